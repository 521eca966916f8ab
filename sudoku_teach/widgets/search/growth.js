// @ts-check
// The placements of a film as a tree that grows: the state of each node at a step, where it is drawn, what it is called.

import { cellName } from "../shared/geometry.js";
import { count, many } from "../shared/words.js";

/** @import { Film } from "./film.js" */
/** @typedef {"hidden" | "standing" | "solution" | "dead" | "back"} NodeState */

/** @param {Film} film @param {number} node @param {number} step @returns {NodeState} */
export function nodeState(film, node, step) {
  const { placed, undone, after } = film.nodes[node];
  if (placed >= step) return "hidden";
  if (undone >= step) return film.solvedAt(step) ? "solution" : "standing";
  return after === 0 ? "dead" : "back";
}

export function nodeName(/** @type {Film} */ film, /** @type {number} */ node) {
  return node < 0 ? "start" : `${cellName(film.nodes[node].cell)} = ${film.nodes[node].digit}`;
}

export function nodeWords(/** @type {Film} */ film, /** @type {number} */ node, /** @type {number} */ step) {
  if (node < 0) return "start: the given board";
  const { depth, parent, placed, undone, after } = film.nodes[node];
  const fruit = after ? `after ${many(after, "more placement")}` : "with nothing placed after it: a dead end";
  const taken = `undone at step ${count(undone + 1)}, ${fruit}`;
  const state = nodeState(film, node, step);
  const end = state === "standing" ? "still on the board" : state === "solution" ? "on the way to the solution" : taken;
  const place = `placed at step ${count(placed + 1)}, under ${nodeName(film, parent)}`;
  return `${nodeName(film, node)}, depth ${depth}: ${place}; ${end}`;
}

/** What the search has done up to each step, in words. @param {Film} film */
export function makeTotals(film) {
  const deadEnds = new Uint32Array(film.last + 1);
  const depths = new Uint8Array(film.last + 1);
  for (let step = 1; step <= film.last; step++) {
    const { placed } = film.change(step - 1);
    const node = film.nodes[film.nodeOf[step - 1]]; // a given has none
    deadEnds[step] = deadEnds[step - 1] + Number(!placed && node?.after === 0);
    depths[step] = Math.max(depths[step - 1], placed ? node.depth : 0);
  }
  return (/** @type {number} */ step) =>
    `${many(film.placements(step), "node")} so far, ${many(deadEnds[step], "dead end")}, deepest so far ${depths[step]}`;
}

/** Children by node (at node + 1; the start is 0), and for each node its place among the leaves. @param {Film} film */
export function layOut({ nodes }) {
  /** @type {number[][]} */
  const children = Array.from({ length: nodes.length + 1 }, () => []);
  for (const [node, { parent }] of nodes.entries()) children[parent + 1].push(node);
  const across = new Float64Array(nodes.length + 1);
  const leaves = children.filter((below) => !below.length).length;
  let free = leaves;
  for (let at = nodes.length; at >= 0; at--) {
    const [first, last] = [children[at][0], children[at].at(-1)];
    across[at] = last === undefined ? --free : (across[first + 1] + across[last + 1]) / 2;
  }
  return { children, across, leaves };
}

// The nodes counted in at most so many bands of depth: how many were placed there up to a step, how many stand.
export function makeBandCounts(/** @type {Film} */ film, /** @type {number} */ most) {
  const { deepest } = film;
  const fold = Math.ceil(deepest / most);
  const rows = Math.ceil(deepest / fold);
  const [made, stand, all] = [new Uint32Array(rows), new Uint32Array(rows), new Uint32Array(rows)];
  const bandOf = (/** @type {number} */ node) => Math.floor((film.nodes[node].depth - 1) / fold);
  for (const node of film.nodes.keys()) all[bandOf(node)]++;
  const names = [...all.keys()].map((row) => {
    const [first, last] = [row * fold + 1, Math.min((row + 1) * fold, deepest)];
    return first === last ? `${first}` : `${first}–${last}`;
  });
  let at = 0;
  /** @param {number} index  of a change @param {number} sign  1 makes it, -1 takes it back */
  const turn = (index, sign) => {
    const node = film.nodeOf[index];
    if (node < 0) return;
    const { placed } = film.change(index);
    if (placed) made[bandOf(node)] += sign;
    stand[bandOf(node)] += placed ? sign : -sign;
  };
  /** Forwards and backwards alike, a step at a time: even 200,000 of them take no time to see. @param {number} step */
  const go = (step) => {
    for (; at < step; at++) turn(at, 1);
    for (; at > step; at--) turn(at - 1, -1);
  };
  return { names, made, stand, bandOf, go, most: Math.max(1, ...all) };
}
