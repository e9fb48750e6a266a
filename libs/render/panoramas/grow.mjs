/**
 * Trees and shrubs grown by space colonization (Runions, Lane and Prusinkiewicz, "Modeling Trees with a Space
 * Colonization Algorithm", 2007): branches grow towards points of a crown until they have reached them.
 */
import { add, anyDirection, times, unit } from './numbers.mjs';

/** Points of a crown made of round boughs, more of them towards its outside, as there is light. */
function crownPoints({ points, boughs }, next) {
  const found = [];
  while (found.length < points) {
    const { at, radius, flat = 1 } = boughs[Math.floor(next() * boughs.length)];
    const d = anyDirection(next);
    const r = radius * next() ** 0.28;
    found.push([at[0] + d[0] * r, at[1] + d[1] * r, at[2] + d[2] * r * flat]);
  }
  return found.filter(([, , z]) => z > 0.1);
}

/** A tree's branches: nodes with the node below, its direction and radius, and how many ends it carries. */
export function grow(
  {
    trunks = [
      [
        [0, 0, 0],
        [0, 0, 1],
      ],
    ],
    step,
    reach,
    near,
    tip = 0.006,
    power = 2.15,
    ...crown
  },
  next,
) {
  const goals = crownPoints(crown, next).map((at) => ({ at, best: -1, far: Infinity }));
  const nodes = [];
  const lowest = Math.min(...goals.map(({ at }) => at[2]));
  const put = (at, below) => nodes.push({ at, below, children: 0, ends: 0, radius: 0 }) - 1;
  for (const [foot, way] of trunks) {
    let last = put(foot, -1);
    let way2 = unit(way);
    const height = Math.max(step * 2, lowest + reach * 0.3);
    for (let h = 0; h < height; h += step) {
      way2 = unit(add(way2, anyDirection(next), 0.07));
      last = put(add(nodes[last].at, way2, step), last);
    }
  }
  let seen = 0;
  let left = goals;
  for (let round = 0; round < 160 && left.length > 0; round++) {
    for (const goal of left)
      for (let n = seen; n < nodes.length; n++) {
        const p = nodes[n].at;
        const d = (p[0] - goal.at[0]) ** 2 + (p[1] - goal.at[1]) ** 2 + (p[2] - goal.at[2]) ** 2;
        if (d < goal.far) {
          goal.far = d;
          goal.best = n;
        }
      }
    seen = nodes.length;
    left = left.filter(({ far }) => far > near * near);
    const pulls = new Map();
    for (const { at, best, far } of left) {
      if (far > reach * reach) continue;
      const way = unit(add(at, nodes[best].at, -1));
      pulls.set(best, add(pulls.get(best) ?? [0, 0, 0], way));
    }
    if (pulls.size === 0) break;
    for (const [n, pull] of pulls) {
      const way = unit(add(add(unit(pull), anyDirection(next), 0.25), [0, 0, 1], 0.06));
      put(add(nodes[n].at, way, step), n);
    }
  }
  for (let n = nodes.length - 1; n >= 0; n--) {
    const node = nodes[n];
    if (node.children === 0) {
      node.ends = 1;
      node.area = tip ** power;
    }
    node.radius = node.area ** (1 / power);
    if (node.below < 0) continue;
    const below = nodes[node.below];
    below.children++;
    below.ends += node.ends;
    below.area = (below.area ?? 0) + node.area;
  }
  return nodes;
}

/** A crown of boughs about a middle: an uneven outline, wider below. */
export function boughsOf({ height, from, wide, count }, next) {
  const middle = (height + from) / 2;
  const tall = (height - from) / 2;
  const boughs = [{ at: [0, 0, middle], radius: wide * 0.62, flat: tall / wide }];
  for (let i = 0; i < count; i++) {
    const t = (i + next()) / count;
    const a = i * 2.4 + next() * 0.9;
    const z = from + (height - from) * (0.14 + 0.74 * t);
    const out = wide * (0.72 - 0.5 * Math.max(0, t - 0.25)) * (0.75 + 0.4 * next());
    boughs.push({
      at: times([Math.cos(a), Math.sin(a), 0], out * 0.75).map((v, axis) => (axis === 2 ? z : v)),
      radius: wide * (0.32 + 0.18 * next()) * (1 - 0.25 * t),
      flat: 0.72,
    });
  }
  return boughs;
}
