/** Plants as meshes, in metres, with their feet at the origin: wood and what grows on it. */
import { boughsOf, grow } from './grow.mjs';
import { add, anyDirection, times, unit } from './numbers.mjs';
import { Triangles } from './parts.mjs';

/** Limbs of grown branches; the thinnest have three sides. */
function woodOf(nodes, next, flare = 1.5) {
  const wood = new Triangles();
  for (const { at, below, radius } of nodes) {
    if (below < 0) continue;
    const from = nodes[below];
    const foot = from.below < 0 ? flare : 1;
    // A thin branch leaves a thick one with its own girth.
    const radiusA = Math.min(from.radius, radius * 1.6 + 0.004) * foot;
    wood.limb(from.at, at, radiusA, radius, radius > 0.05 ? 7 : radius > 0.012 ? 5 : 3, [
      next(),
      next(),
      next(),
    ]);
  }
  return wood;
}

/** Leaves about the thin branches: turned to the light and outwards, hanging a little. */
function leavesOf(nodes, next, { most = 10, each, spread, length, width, middle, droop = 0.35 }) {
  const leaves = new Triangles();
  for (const { at, ends, below } of nodes) {
    if (ends > most || below < 0) continue;
    const outwards = unit(add(at, middle, -1));
    // Leaves of one twig are alike.
    const twig = [next(), next(), next()];
    for (let i = 0; i < each; i++) {
      const place = add(at, anyDirection(next), spread * next() ** 0.5);
      const normal = unit(
        add(add(add([0, 0, 0.75], outwards, 0.55), anyDirection(next), 0.75), [0, 0, 0], 1),
      );
      const along = unit(add(add(anyDirection(next), outwards, 0.4), [0, 0, -droop]));
      const size = 0.7 + 0.6 * next();
      const own = twig.map((t) => 0.5 * t + 0.5 * next());
      leaves.smallLeaf(place, along, normal, length * size, width * size, own);
    }
  }
  return leaves;
}

/** Bare twigs where leaves were. */
function twigsOf(nodes, next, { most = 10, each = 4, length = 0.4 }, wood) {
  for (const { at, ends, below } of nodes) {
    if (ends > most || below < 0) continue;
    const way = unit(add(at, nodes[below].at, -1));
    for (let i = 0; i < each; i++) {
      const along = unit(add(add(way, anyDirection(next), 0.75), [0, 0, 0.25]));
      const end = add(at, along, length * (0.4 + 0.8 * next()));
      wood.limb(at, end, 0.0045, 0.002, 3, [next(), next(), next()]);
    }
  }
}

/** A broadleaf tree; a bare one where `bare`. */
export function tree(
  next,
  { height, from, wide, leaf = 0.085, each = 13, boughs = 11, points = 1500, bare = false, trunks },
) {
  const crown = boughsOf({ height, from, wide, count: boughs }, next);
  const step = height / 42;
  const nodes = grow(
    {
      points: bare ? points * 1.5 : points,
      boughs: crown,
      step,
      reach: height / 5,
      near: height / 30,
      trunks,
    },
    next,
  );
  const wood = woodOf(nodes, next);
  if (bare) {
    twigsOf(nodes, next, { length: height / 18 }, wood);
    return { wood: wood.mesh() };
  }
  const middle = [0, 0, (height * 1.1 + from) / 2];
  const leaves = leavesOf(nodes, next, {
    each,
    spread: height / 30,
    length: leaf,
    width: leaf * 0.62,
    middle,
  });
  return { wood: wood.mesh(), leaves: leaves.mesh() };
}

/** A shrub of several stems, round to the ground. */
export function shrub(
  next,
  { height, wide, leaf = 0.05, each = 16, points = 420, loose = 0.28, bare = false },
) {
  const count = 7;
  const boughs = [{ at: [0, 0, height * 0.45], radius: wide * 0.75, flat: (height * 0.55) / wide }];
  for (let i = 0; i < count; i++) {
    const a = i * 2.4 + next();
    const out = wide * (0.45 + loose * next());
    boughs.push({
      at: [Math.cos(a) * out, Math.sin(a) * out, height * (0.28 + 0.5 * next())],
      radius: wide * (0.35 + loose * next()),
      flat: 0.85,
    });
  }
  const trunks = Array.from({ length: 5 }, (_, i) => [
    [Math.cos(i * 1.26) * 0.08, Math.sin(i * 1.26) * 0.08, 0],
    [Math.cos(i * 1.26) * 0.8, Math.sin(i * 1.26) * 0.8, 1],
  ]);
  const step = height / 18;
  const nodes = grow(
    { points, boughs, step, reach: height / 1.6, near: height / 12, trunks, tip: 0.003 },
    next,
  );
  const wood = woodOf(nodes, next, 1);
  if (bare) {
    twigsOf(nodes, next, { each: 5, length: height / 5 }, wood);
    return { wood: wood.mesh() };
  }
  const leaves = leavesOf(nodes, next, {
    most: 14,
    each,
    spread: height / 11,
    length: leaf,
    width: leaf * 0.6,
    middle: [0, 0, height * 0.4],
    droop: 0.1,
  });
  return { wood: wood.mesh(), leaves: leaves.mesh() };
}

/** Two metres of a clipped hedge along x. */
export function hedge(next, { height = 1.75, deep = 0.8, leaf = 0.045, count = 15_000 }) {
  const leaves = new Triangles();
  for (let i = 0; i < count; i++) {
    // In its outer hand's breadth, on the two sides and on top.
    const inside = 0.12 * next() ** 1.6 - 0.03 * next();
    const face = next() * (2 * height + deep);
    const x = 2.06 * next() - 1.03;
    const wave = 0.04 * Math.sin(x * Math.PI) * Math.sin(i);
    const [at, out] =
      face < deep
        ? [
            [x, face - deep / 2, height - inside + wave],
            [0, 0, 1],
          ]
        : [
            [x, (face < deep + height ? -1 : 1) * (deep / 2 - inside), ((face - deep) % height) * 0.98],
            [0, face < deep + height ? -1 : 1, 0.2],
          ];
    const normal = unit(add(add(out, [0, 0, 0.5]), anyDirection(next), 0.8));
    const size = 0.7 + 0.6 * next();
    const along = unit(add(anyDirection(next), out, 0.7));
    leaves.smallLeaf(at, along, normal, leaf * size, leaf * 0.6 * size, [next(), next(), next()]);
  }
  const core = new Triangles();
  core.box([-1.05, -deep / 2 + 0.13, 0], [1.05, deep / 2 - 0.13, height - 0.13], [0.2, 0.5, 0.5]);
  return { wood: core.mesh(), leaves: leaves.mesh() };
}

/** A spruce: whorls of boughs that hang a little, each with shoots of needles. */
export function conifer(next, { height, wide, pitch = 0.34 }) {
  const wood = new Triangles();
  const leaves = new Triangles();
  wood.limb([0, 0, 0], [0, 0, height], height * 0.016, 0.01, 7, [next(), 0.5, 0.5]);
  let turn = 0;
  for (
    let z = height * 0.035;
    z < height - 0.15;
    z += pitch * (0.75 + 0.5 * next()) * (1 - (0.45 * z) / height)
  ) {
    const t = z / height;
    const reach = wide * (1 - t) ** 0.8 * (0.82 + 0.3 * next()) + 0.1;
    const count = 5 + Math.floor(next() * 3);
    for (let i = 0; i < count; i++) {
      turn += 2.4;
      const long = reach * (0.72 + 0.4 * next());
      bough(wood, leaves, next, {
        z: z + 0.2 * next(),
        bearing: turn + next() * 0.5,
        long,
        lift: 0.75 * t - 0.18,
      });
    }
  }
  const top = [next(), next(), next()];
  for (let i = 0; i < 60; i++) {
    const at = [0, 0, height - 0.5 * next()];
    leaves.blade(at, unit(add(anyDirection(next), [0, 0, 1.2])), [0, 0, 0.3], 0.09, 0.014, top);
  }
  return { wood: wood.mesh(), leaves: leaves.mesh() };
}

function bough(wood, leaves, next, { z, bearing, long, lift }) {
  const out = [Math.cos(bearing), Math.sin(bearing), 0];
  const side = [-out[1], out[0], 0];
  const place = (t) => add(times(out, long * t), [0, 0, z + long * (lift * t - 0.3 * t * t + 0.16 * t ** 3)]);
  for (let k = 0; k < 4; k++)
    wood.limb(place(k / 4), place((k + 1) / 4), 0.02 * (1.1 - k / 4), 0.02 * (0.85 - k / 4), 3, [
      next(),
      0.5,
      0.5,
    ]);
  const tone = [next(), next(), next()];
  for (let t = 0.16; t <= 1; t += 0.085 / Math.max(long, 0.4)) {
    for (const k of [-1, 1]) {
      const length = Math.max(0.1, Math.min(long * 0.42, 0.75) * (1.15 - t) * (0.7 + 0.6 * next()));
      const way = unit(add(add(times(side, k), out, 0.75), [0, 0, -0.22 - 0.2 * next()]));
      for (let s = 0; s < length; s += 0.042) {
        const at = add(place(t), way, s);
        for (let n = 0; n < 3; n++) {
          const needle = unit(add(add(way, anyDirection(next), 0.85), [0, 0, 0.25]));
          leaves.blade(
            at,
            needle,
            way,
            0.075,
            0.013,
            tone.map((v) => 0.5 * v + 0.5 * next()),
          );
        }
      }
    }
  }
}

/** A tuft of long blades. */
export function tuft(next, { height = 0.75, count = 420, width = 0.009, stiff = 0.6 }) {
  const leaves = new Triangles();
  for (let i = 0; i < count; i++) {
    const a = next() * 2 * Math.PI;
    const lean = next() ** 0.7 * (1 - stiff) * 2;
    const out = [Math.cos(a), Math.sin(a), 0];
    const at = add(times(out, 0.12 * next()), [0, 0, 0]);
    const along = unit(add([0, 0, 1], out, lean));
    const bend = unit(add(add(out, [0, 0, 0.35 - lean]), anyDirection(next), 0.3));
    leaves.blade(at, along, bend, height * (0.5 + 0.5 * next()), width, [next(), next(), next()]);
  }
  return { leaves: leaves.mesh() };
}

/** A patch of mown grass, `side` metres square. */
export function turf(next, { side = 1.2, count = 5200, height = 0.06 }) {
  const leaves = new Triangles();
  for (let i = 0; i < count; i++) {
    const at = [side * (next() - 0.5) * 1.05, side * (next() - 0.5) * 1.05, 0];
    const along = unit(add([0, 0, 1], anyDirection(next), 0.55));
    leaves.blade(at, along, anyDirection(next), height * (0.6 + 0.7 * next()), 0.006, [
      next(),
      next(),
      next(),
    ]);
  }
  return { leaves: leaves.mesh() };
}

/** Leaves that lie on a patch of ground. */
export function fallen(next, { side = 1.2, count = 26 }) {
  const leaves = new Triangles();
  for (let i = 0; i < count; i++) {
    const at = [side * (next() - 0.5), side * (next() - 0.5), 0.045 + 0.02 * next()];
    const along = unit([next() - 0.5, next() - 0.5, 0.2 * next()]);
    leaves.leaf(at, along, unit(add([0, 0, 1], anyDirection(next), 0.5)), 0.09, 0.07, [
      next(),
      next(),
      next(),
    ]);
  }
  return { leaves: leaves.mesh() };
}

/** A column cactus with arms: ribbed. */
export function cactus(next, { height = 3.4, radius = 0.2, arms = 3 }) {
  const leaves = new Triangles();
  const column = (path, wide) => {
    const sides = 40;
    const ring = ([x, y, z], r, i) => {
      const t = (2 * Math.PI * i) / sides;
      const rib = r * (1 + 0.13 * Math.cos((i * Math.PI * 2) / 2.5));
      return [x + rib * Math.cos(t), y + rib * Math.sin(t), z];
    };
    for (let k = 0; k + 1 < path.length; k++)
      for (let i = 0; i < sides; i++) {
        const [a, b] = [wide(k / (path.length - 1)), wide((k + 1) / (path.length - 1))];
        leaves.quad(
          ring(path[k], a, i),
          ring(path[k], a, i + 1),
          ring(path[k + 1], b, i + 1),
          ring(path[k + 1], b, i),
          [0.5 + 0.5 * (i % 2), next(), 0.5],
        );
      }
  };
  const round = (r) => (t) => r * (0.85 + 0.2 * Math.sin(t * 2.4)) * Math.sqrt(Math.max(0.001, 1 - t ** 14));
  const line = (from, to, parts) =>
    Array.from({ length: parts + 1 }, (_, i) => add(times(from, 1 - i / parts), times(to, i / parts)));
  column(line([0, 0, 0], [0, 0, height], 24), round(radius));
  for (let i = 0; i < arms; i++) {
    const a = i * 2.3 + next();
    const out = [Math.cos(a), Math.sin(a), 0];
    const z = height * (0.35 + 0.2 * next());
    const elbow = add(times(out, 0.5), [0, 0, z + 0.12]);
    const path = [
      ...Array.from({ length: 7 }, (_, k) =>
        add(times(out, 0.5 * Math.sin((k / 6) * 1.57)), [0, 0, z + 0.3 * (1 - Math.cos((k / 6) * 1.57))]),
      ),
      ...line(add(elbow, [0, 0, 0.25]), add(elbow, [0, 0, 0.8 + 0.9 * next()]), 12),
    ];
    column(path, round(radius * 0.72));
  }
  return { wood: leaves.mesh() };
}
