/** A point of land in the sea, seen from a house among its dunes: beach and surf all around, headlands farther off. */
import { house } from './buildings.mjs';
import { Triangles } from './parts.mjs';
import { Place, passed, pick } from './place.mjs';
import { shrub, tree, tuft } from './plants.mjs';

/** From the eye to the water's edge, and to where the dunes' crest runs, metres. */
const BEACH = 56;
const CREST = 17;

const SAND = [0.5, 0.42, 0.31];
const WET = [0.2, 0.165, 0.125];

export function shoreOf(look) {
  const shore = new Place(look);
  shore.plane(shore.surface('water', [0.8, 0.83, 0.85], { length: BEACH }), 6000);
  const wave = waves(shore.next);
  const height = (a, r) => heightOf(wave, a, r);
  shore.put(shore.mesh(land(height)), shore.surface('sand', SAND, { second: WET, vary: 0 }), [0, 0, 0]);
  grasses(shore, height);
  bushes(shore, height);
  neighbour(shore, height);
  boats(shore);
  for (const [from, to, out, tall] of [
    [0.22, 0.98, 430, 58],
    [1.3, 1.72, 1500, 120],
    [1.58, 2.16, 780, 74],
    [2.36, 2.66, 1100, 60],
  ])
    headland(shore, { from, to, out, tall });
  return shore;
}

/** A sum of waves around the half turn, from about -1 to 1. */
function waves(next) {
  const parts = Array.from({ length: 4 }, () =>
    [1, 2, 3, 5, 8, 13, 21].map((k) => [2 * k, 2 * Math.PI * next(), (0.7 + 0.6 * next()) / k ** 0.62]),
  );
  return (which, a) =>
    parts[which].reduce((sum, [k, at, high]) => sum + 0.55 * high * Math.sin(k * a + at), 0);
}

const smooth = (from, to, x) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Dunes between the yard and the beach, which falls to below the water. */
function heightOf(wave, a, r) {
  const crest = CREST + 3 * wave(0, a);
  const high = 1.35 + 1.25 * wave(1, a);
  const dune = Math.max(0, high) * smooth(6, 0, Math.abs(r - crest)) * 1.2;
  const second = Math.max(0, 0.9 * wave(2, a)) * smooth(7, 0, Math.abs(r - crest - 9));
  const slope = 3.2 - 2.1 * smooth(12, 34, r) - 1.1 * smooth(34, BEACH, r);
  const edge = BEACH + 7 * 0.5 * wave(3, a * 0.5);
  return slope + dune + second - 0.09 * Math.max(0, r - edge + 6) + 0.08 * wave(3, a * 3 + r * 0.4);
}

function land(height) {
  const mesh = new Triangles();
  const around = 520;
  const out = [3];
  while (out.at(-1) < BEACH + 16) out.push(out.at(-1) * 1.035 + 0.05);
  const at = (i, r) => {
    const a = (Math.PI * i) / around;
    return [r * Math.cos(a), r * Math.sin(a), height(a, r)];
  };
  for (let i = 0; i < around; i++)
    for (let j = 0; j + 1 < out.length; j++)
      mesh.quad(at(i, out[j]), at(i + 1, out[j]), at(i + 1, out[j + 1]), at(i, out[j + 1]), [0.5, 0.5, 0.5]);
  return mesh.mesh();
}

const LEANING = [0, 1, 2].map((i) => [
  [0.2 * Math.cos(2.1 * i), 0.2 * Math.sin(2.1 * i), 0],
  [0.5 * Math.cos(2.1 * i) + 0.25, 0.5 * Math.sin(2.1 * i), 1],
]);
const MARRAM = { leaf: [0.145, 0.175, 0.075], second: [0.33, 0.29, 0.165], vary: 0.4, gloss: 0.5 };

/** Marram, thick on the crests and thin in the hollows. */
function grasses(shore, height) {
  const { next } = shore;
  const tufts = [0.75, 0.95, 1.1].map((tall) =>
    shore.kept(tuft(next, { height: tall, count: 300, width: 0.011, stiff: 0.62 })),
  );
  for (let i = 0; i < 5200; i++) {
    const a = Math.PI * next();
    const r = 7 + 24 * next() ** 0.8;
    const z = height(a, r);
    // What stands higher than the slope alone is a dune.
    if (next() > 0.12 + 0.75 * smooth(2.6, 3.6, z)) continue;
    shore.plant(pick(tufts, next), [r * Math.cos(a), r * Math.sin(a), z - 0.03], 0.65 + 0.5 * next(), MARRAM);
  }
}

/** Low bushes in groups, and a few pines that the wind has bent. */
function bushes(shore, height) {
  const { next } = shore;
  const kinds = [
    { leaf: [0.075, 0.105, 0.05], second: [0.12, 0.14, 0.06], height: 1.3, wide: 1.2 },
    { leaf: [0.12, 0.14, 0.1], second: [0.17, 0.17, 0.12], height: 0.9, wide: 1 },
  ].flatMap(({ leaf, second, ...form }) =>
    [0, 1].map(() => ({ leaf, second, meshes: shore.kept(shrub(next, { ...form, leaf: 0.045, each: 18 })) })),
  );
  for (let group = 0; group < 18; group++) {
    const [a, r] = [2.55 * next(), 10 + 18 * next()];
    const kind = pick(kinds, next);
    for (let i = 0; i < 4; i++) {
      const [b, q] = [a + (0.13 * (next() - 0.5) * 14) / r, r + 2 * (next() - 0.5)];
      shore.plant(
        kind.meshes,
        [q * Math.cos(b), q * Math.sin(b), height(b, q) - 0.1],
        0.7 + 0.6 * next(),
        kind,
      );
    }
  }
  const pine = {
    leaf: [0.045, 0.075, 0.035],
    second: [0.075, 0.105, 0.045],
    gloss: 0.3,
    bark: [0.16, 0.12, 0.095],
  };
  const trees = [0, 1].map((i) =>
    shore.kept(
      tree(next, {
        height: 4.6 + i,
        from: 1.1,
        wide: 2.7,
        points: 1500,
        leaf: 0.07,
        each: 26,
        boughs: 9,
        trunks: LEANING,
      }),
    ),
  );
  for (const [a, r] of [
    [0.22, 23],
    [0.34, 26],
    [1.28, 20],
    [2.02, 27],
    [2.14, 24],
    [2.5, 22],
  ])
    shore.plant(
      pick(trees, next),
      [r * Math.cos(a), r * Math.sin(a), height(a, r) - 0.1],
      0.85 + 0.3 * next(),
      pine,
    );
}

function neighbour(shore, height) {
  const { next } = shore;
  const parts = house(next, { wide: 9, deep: 8, eaves: 4.6, ridge: 7.6, upper: 2.75 });
  const surfaces = {
    walls: shore.surface('solid', [0.36, 0.4, 0.42], { vary: 0.04 }),
    trim: shore.surface('solid', [0.64, 0.64, 0.62], { vary: 0 }),
    panes: shore.surface('pane', [0.02, 0.022, 0.025], { vary: 0, gloss: 1 }),
    roof: shore.surface('solid', [0.2, 0.185, 0.17], { vary: 0.25 }),
  };
  const a = 2.74;
  const r = 44;
  for (const [name, mesh] of Object.entries(parts))
    shore.put(
      shore.mesh(mesh),
      surfaces[name],
      [r * Math.cos(a), r * Math.sin(a), Math.max(2.6, height(a, r)) - 0.2],
      a - Math.PI / 2 + 0.4,
    );
}

/** Boats under sail, far out: hull, mainsail and jib. */
function boats(shore) {
  const mesh = new Triangles();
  const white = [0.5, 0.5, 0.5];
  mesh.box([-4, -1.1, 0], [4, 1.1, 0.9], white);
  mesh.triangle([-3.6, 0, 1.8], [0.2, 0.3, 1.8], [0.2, 0, 12], white);
  mesh.triangle([0.6, 0.3, 1.4], [4, 0, 1.4], [0.4, 0, 10.5], white);
  const boat = shore.mesh(mesh.mesh());
  const surface = shore.surface('solid', [0.74, 0.73, 0.7], { vary: 0 });
  for (const [a, r, turn] of [
    [0.16, 620, 1.7],
    [1.16, 380, 2.6],
    [1.24, 900, 2.9],
    [2.24, 520, 0.4],
    [2.9, 760, 1.2],
  ])
    shore.put(boat, surface, [r * Math.cos(a), r * Math.sin(a)], turn);
}

/** A wooded ridge that falls to the water in rocks. */
function headland(shore, { from, to, out, tall }) {
  const { next } = shore;
  const wave = waves(next);
  const mesh = new Triangles();
  const count = 260;
  const rows = 10;
  const reach = out * 0.3;
  // Long slopes to one side, short ones to the other.
  const profile = (t) => smooth(0, 0.55, t) * smooth(1, 0.82, t);
  const top = (t) => tall * profile(t) * Math.max(0.15, 0.72 + 0.3 * wave(0, t * 1.1)) - 0.5;
  const at = (i, j) => {
    const [t, v] = [i / count, j / rows];
    const a = from + (to - from) * t;
    const r = out + reach * v + 0.05 * out * wave(1, t * 1.4) + out * 0.016 * wave(2, t * 13 + j);
    // Steep below, where rocks stand, round above.
    const cliff = 0.12 + 0.2 * Math.max(0, wave(2, t * 3));
    const z =
      top(t) * Math.min(1, (j > 0 ? cliff : 0) + 0.9 * v ** 0.8) +
      (j === 0 ? -1.5 : 0.05 * tall * wave(3, t * 23 + j * 2) * profile(t));
    return [r * Math.cos(a), r * Math.sin(a), z];
  };
  for (let i = 0; i < count; i++)
    for (let j = 0; j < rows; j++)
      mesh.quad(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1), [next(), j === 0 ? 0 : 0.9, 0.5]);
  const rock = [0.24, 0.205, 0.165];
  shore.put(
    shore.mesh(mesh.mesh()),
    shore.surface('solid', rock, { second: [0.1, 0.115, 0.06], vary: 0.12 }),
    [0, 0, 0],
  );
  const green = [0.06, 0.085, 0.04];
  const crowns = [0, 1].map(() =>
    shore.kept(shrub(next, { height: 1, wide: 0.75, leaf: 0.09, each: 10, points: 300 })),
  );
  const leaves = [0, 1, 2].map((i) =>
    shore.surface(
      'leaf',
      green.map((v) => v * (0.8 + 0.25 * i)),
      { through: passed(green), vary: 0.3 },
    ),
  );
  for (let i = 0; i < 700; i++) {
    const [x, y, z] = at(Math.floor(count * next()), 1 + Math.floor((rows - 1) * next()));
    if (z < 0.16 * tall) continue;
    const scale = (4.5 + 4.5 * next()) * Math.min(1.6, out / 500);
    shore.put(pick(crowns, next).leaves, pick(leaves, next), [x, y, z - 0.5], 7 * next(), scale);
  }
}
