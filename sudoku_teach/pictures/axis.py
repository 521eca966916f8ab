"""Numbers on an axis: how they are written, and where a log axis has its lines."""

import math


def rounded(number: float) -> str:
    """Return a whole number exactly, any other rounded to four digits."""
    if number == int(number):
        return f"{int(number):,}"
    places = max(0, 3 - math.floor(math.log10(number)))
    return f"{number:,.{places}f}".rstrip("0").rstrip(".") if places else f"{number:,.0f}"


def log_ticks(low: int, high: int, parts: int) -> tuple[list[float], str]:
    """Return powers of ten between two of them, in about so many parts or fewer, and what to write under the axis."""
    step = math.ceil((high - low) / parts)
    ticks = [10.0**power for power in range(low, high + 1, step)]
    return ticks, f"log scale: each line is {10**step:,} times the one before"
