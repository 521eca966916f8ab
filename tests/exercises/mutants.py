"""Every program that differs from a given one in one small way: an operator, a bound, a line left out …"""

import ast
import copy
from collections.abc import Iterator

OPERATORS = {
    ast.Add: [ast.Sub],
    ast.Sub: [ast.Add],
    ast.Mult: [ast.Add, ast.FloorDiv],
    ast.FloorDiv: [ast.Mod, ast.Mult, ast.Div],
    ast.Div: [ast.FloorDiv, ast.Mult],
    ast.Mod: [ast.FloorDiv],
    ast.BitOr: [ast.BitAnd, ast.BitXor, ast.Add],
    ast.BitAnd: [ast.BitOr, ast.BitXor],
    ast.BitXor: [ast.BitOr, ast.BitAnd],
    ast.LShift: [ast.RShift],
    ast.RShift: [ast.LShift],
    ast.Pow: [ast.Mult],
}
KEPT = (ast.FunctionDef, ast.Nonlocal, ast.Pass, ast.Import, ast.ImportFrom)  # never left out
COMPARISONS = {
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
SYMMETRIC = (ast.Add, ast.Mult, ast.BitOr, ast.BitAnd, ast.BitXor)  # their sides may change places


def mutants(source: str) -> Iterator[tuple[str, str]]:
    """Yield (what was changed, the program) for every single change; the order is always the same."""
    tree = ast.parse(source)
    for node in ast.walk(tree):  # types that are noted do nothing
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    met = {ast.unparse(tree)}
    for path, node in _walk(tree):
        for changed, what in _changes(node):
            new = _replaced(tree, path, changed)
            try:
                text = ast.unparse(ast.fix_missing_locations(new))
                compile(text, "<mutant>", "exec")
            except (SyntaxError, ValueError):
                continue
            if text not in met:
                met.add(text)
                yield f"line {getattr(node, 'lineno', 0)}: {what}", text


def _walk(node: ast.AST, path: tuple = ()) -> Iterator[tuple[tuple, ast.AST]]:
    yield path, node
    for name, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            yield from _walk(value, (*path, (name, None)))
        elif isinstance(value, list):
            for k, each in enumerate(value):
                if isinstance(each, ast.AST):
                    yield from _walk(each, (*path, (name, k)))


def _replaced(tree: ast.AST, path: tuple, changed) -> ast.AST:
    """A copy of the tree with the node at this path changed; a list takes the place of a statement."""
    new = copy.deepcopy(tree)
    if not path:
        return changed
    at = new
    for name, k in path[:-1]:
        at = getattr(at, name) if k is None else getattr(at, name)[k]
    name, k = path[-1]
    if k is None:
        setattr(at, name, changed)
    elif isinstance(changed, list):
        body = getattr(at, name)
        body[k : k + 1] = changed
        if not body:
            body.append(ast.Pass())
    else:
        getattr(at, name)[k] = changed
    return new


def _with(node: ast.AST, **fields) -> ast.AST:
    new = copy.deepcopy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


def _says(old: ast.AST, new) -> str:
    """The change in words: the first line of what was there and of what it became."""

    def text(node) -> str:
        if isinstance(node, list):
            return "; ".join(map(text, node)) or "nothing"
        return ast.unparse(node).partition("\n")[0].strip()[:80]

    before, after = text(old), text(new)
    return f"`{before}` became `{after}`" if before != after else f"`{before}`, with a statement in another place"


def _changes(node: ast.AST) -> Iterator[tuple]:
    for new in _new_nodes(node):
        yield new, _says(node, new)


def _new_nodes(node: ast.AST) -> Iterator:
    if isinstance(node, ast.BinOp | ast.AugAssign):
        for kind in OPERATORS.get(type(node.op), []):
            yield _with(node, op=kind())
    if isinstance(node, ast.BinOp) and not isinstance(
        node.op, ast.Add | ast.BitOr | ast.BitAnd | ast.BitXor | ast.Mult
    ):
        yield _with(node, left=node.right, right=node.left)
    if isinstance(node, ast.AugAssign):
        yield ast.Assign([node.target], node.value, lineno=node.lineno)
    if isinstance(node, ast.Compare):
        for k, operator in enumerate(node.ops):
            for kind in COMPARISONS[type(operator)]:
                yield _with(node, ops=[*node.ops[:k], kind(), *node.ops[k + 1 :]])
    if isinstance(node, ast.BoolOp):
        yield _with(node, op=ast.And() if isinstance(node.op, ast.Or) else ast.Or())
        for k in range(len(node.values)):
            rest = node.values[:k] + node.values[k + 1 :]
            yield rest[0] if len(rest) == 1 else _with(node, values=rest)
    if isinstance(node, ast.UnaryOp):
        yield node.operand
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        yield ast.Constant(not node.value)
    if isinstance(node, ast.Call):
        if len(node.args) == 2 and not node.keywords:
            yield _with(node, args=node.args[::-1])
        if isinstance(node.func, ast.Name) and node.func.id == "range":
            for k, bound in enumerate(node.args[:2]):
                for step in (1, -1):
                    moved = ast.BinOp(bound, ast.Add() if step > 0 else ast.Sub(), ast.Constant(1))
                    yield _with(node, args=[*node.args[:k], moved, *node.args[k + 1 :]])
            if len(node.args) == 1:
                yield _with(node, args=[ast.Constant(1), *node.args])
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield _with(node, test=ast.UnaryOp(ast.Not(), node.test))
    if isinstance(node, ast.comprehension):
        for k in range(len(node.ifs)):
            yield _with(node, ifs=node.ifs[:k] + node.ifs[k + 1 :])
    if isinstance(node, ast.Tuple | ast.List | ast.Set) and 2 <= len(node.elts) <= 3:
        for k in range(len(node.elts)):
            yield _with(node, elts=node.elts[:k] + node.elts[k + 1 :])
        if len(node.elts) == 2:
            yield _with(node, elts=node.elts[::-1])
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Name) and isinstance(node.value, ast.Subscript):
        inner = node.value
        if isinstance(inner.slice, ast.Name):
            yield _with(node, value=_with(inner, slice=node.slice), slice=inner.slice)
    if isinstance(node, ast.Break):
        yield ast.Continue()
    if isinstance(node, ast.Continue):
        yield ast.Break()
    if isinstance(node, ast.Return) and node.value:
        yield ast.Return(None)
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    if isinstance(node, ast.stmt) and not is_text and not isinstance(node, KEPT):
        yield []  # left out
    if isinstance(node, ast.For | ast.While) and not node.orelse:
        # The statement after the loop moved into it cannot be seen from here; the last one in it moved out can.
        if len(node.body) > 1:
            yield [_with(node, body=node.body[:-1]), node.body[-1]]
        last = node.body[-1]
        if isinstance(last, ast.If) and not last.orelse and len(last.body) > 1:
            yield _with(node, body=[*node.body[:-1], _with(last, body=last.body[:-1]), last.body[-1]])
    if isinstance(node, ast.FunctionDef | ast.For | ast.While | ast.If):
        # A `return` one level deeper: after a loop, into the loop.
        for k, (one, following) in enumerate(zip(node.body, node.body[1:], strict=False)):
            if isinstance(following, ast.Return) and isinstance(one, ast.For | ast.While):
                inside = _with(one, body=[*one.body, following])
                yield _with(node, body=[*node.body[:k], inside, *node.body[k + 2 :]])
