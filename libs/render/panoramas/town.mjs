/** A street of town houses, seen from the third floor of one of them: the eye stands in the middle of its block. */
import { townHouse } from './facades.mjs';
import { Triangles } from './parts.mjs';
import { Place, pick } from './place.mjs';
import { tree } from './plants.mjs';

/** From the eye to the houses on the other side, and how far before them trees stand. */
const ACROSS = 25;
const TREES = 4.6;

const BRICK = { long: 0.23, vary: 0.3 };
const BLOCKS = { long: 1.1, vary: 0.05 };
const MORTAR = [0.3, 0.26, 0.22];
const LIMESTONE = [0.44, 0.4, 0.33];
const WHITE = [0.58, 0.57, 0.54];
const BLACK = [0.028, 0.028, 0.03];

/** What a house is of: walls, stone, the cornice, the frames of windows. */
const KINDS = [
  {
    kind: 'old',
    walls: [0.24, 0.088, 0.06],
    ...BRICK,
    stone: LIMESTONE,
    trim: [0.1, 0.13, 0.11],
    frames: WHITE,
  },
  { kind: 'loft', walls: [0.2, 0.1, 0.07], ...BRICK, stone: LIMESTONE, trim: LIMESTONE, frames: BLACK },
  {
    kind: 'old',
    walls: [0.45, 0.41, 0.33],
    ...BLOCKS,
    stone: [0.5, 0.46, 0.38],
    trim: [0.5, 0.46, 0.38],
    frames: BLACK,
  },
  {
    kind: 'old',
    walls: [0.37, 0.26, 0.165],
    ...BRICK,
    vary: 0.2,
    stone: [0.4, 0.35, 0.27],
    trim: [0.2, 0.15, 0.1],
    frames: WHITE,
  },
  {
    kind: 'old',
    walls: [0.19, 0.115, 0.085],
    ...BLOCKS,
    stone: [0.18, 0.11, 0.08],
    trim: [0.12, 0.075, 0.055],
    frames: [0.05, 0.04, 0.035],
  },
  {
    kind: 'loft',
    walls: [0.4, 0.375, 0.33],
    ...BRICK,
    vary: 0.1,
    stone: [0.42, 0.39, 0.34],
    trim: [0.42, 0.39, 0.34],
    frames: BLACK,
  },
  {
    kind: 'old',
    walls: [0.27, 0.105, 0.07],
    ...BRICK,
    stone: [0.3, 0.2, 0.15],
    trim: [0.34, 0.3, 0.24],
    frames: [0.06, 0.075, 0.07],
  },
];

export function townOf(look) {
  const town = new Place(look);
  const asphalt = look.street ?? [0.085, 0.085, 0.088];
  town.plane(town.surface('ground', asphalt, { vary: 0.25 }), 260);
  const panes = panesOf(town);
  const stock = KINDS.flatMap((kind) =>
    (kind.kind === 'loft' ? [0] : [0, 1]).map((i) => houseOf(town, kind, i, panes)),
  );
  rows(town, stock);
  farther(town, stock);
  trees(town);
  return town;
}

/** Surfaces of what is seen through windows. */
function panesOf(town) {
  const pane = (back, vary, more) => town.surface('pane', back, { vary, gloss: 1, snow: 0, ...more });
  return {
    dark: pane([0.02, 0.02, 0.021], 0.6),
    dim: pane([0.045, 0.042, 0.038], 0.6),
    blind: pane([0.26, 0.245, 0.215], 0.45),
    lit: pane([0.34, 0.23, 0.12], 0.3),
    iron: town.surface('solid', [0.02, 0.02, 0.021], { vary: 0 }),
    wood: town.surface('solid', [0.14, 0.1, 0.075], { vary: 0.3 }),
    roof: town.surface('solid', [0.12, 0.115, 0.11], { vary: 0.2 }),
  };
}

function houseOf(town, { kind, walls, long, vary, stone, trim, frames }, i, panes) {
  const { next } = town;
  const wide = (kind === 'loft' ? 11 : 7) + 3.5 * next();
  const storeys = 3 + Math.floor(2.6 * next());
  const parts = townHouse(next, {
    wide,
    storeys,
    storey: 3.3 + 0.5 * next(),
    kind,
    hasStairs: kind === 'old' && i === 1 && next() < 0.7,
    tank: i === 0 && next() < 0.3,
  });
  const tone = 0.92 + 0.16 * next();
  const surfaces = {
    walls: town.surface(
      'masonry',
      walls.map((v) => v * tone),
      { second: long > 1 ? walls.map((v) => v * 0.6) : MORTAR, vary, length: long },
    ),
    stone: town.surface('masonry', stone, { vary: 0.08 }),
    trim: town.surface('masonry', trim, { vary: 0.05 }),
    frames: town.surface('solid', frames, { vary: 0, snow: 0 }),
    ...panes,
  };
  const meshes = Object.entries(parts).map(([name, mesh]) => [town.mesh(mesh), surfaces[name]]);
  return { wide, meshes };
}

function put(town, { meshes }, at, turn, tall = 1) {
  for (const [mesh, surface] of meshes) town.put(mesh, surface, at, turn, 1, tall);
}

/** Houses side by side; no two alike stand together. */
function row(town, stock, { turn, from, to, out }, tallest = 1) {
  const { next } = town;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const lately = [];
  for (let along = from; along < to; ) {
    const house = pick(
      stock.filter((one) => !lately.includes(one)),
      next,
    );
    lately.push(house);
    if (lately.length > 5) lately.shift();
    put(town, house, [c * along - s * out, s * along + c * out], turn, 1 + (tallest - 1) * next());
    along += house.wide;
  }
}

/** The two rows across the streets: the others are the same, half a turn on. */
function rows(town, stock) {
  row(town, stock, { turn: 0, from: -58, to: 3, out: ACROSS });
  row(town, stock, { turn: Math.PI / 2, from: -18, to: 9, out: ACROSS });
  const walk = town.surface('solid', [0.27, 0.26, 0.245], { vary: 0.1 });
  for (const [turn, from, to] of [
    [0, -58, 12],
    [Math.PI / 2, -18, 18],
  ]) {
    const slab = new Triangles();
    slab.box([from, -4.4, 0], [to, 0, 0.15], [0.5, 0.5, 0.5]);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    town.put(town.mesh(slab.mesh()), walk, [-s * ACROSS, c * ACROSS], turn);
  }
}

/** Blocks behind them, and higher ones behind those. */
function farther(town, stock) {
  for (const turn of [0, Math.PI / 2]) {
    row(town, stock, { turn, from: -90, to: 60, out: 66 }, 1.5);
    row(town, stock, { turn, from: -130, to: 130, out: 118 }, 2.4);
  }
}

function trees(town) {
  const { look, next } = town;
  const kinds = [0, 1, 2].map((i) => ({
    ...look.trees[i % look.trees.length],
    meshes: town.kept(
      tree(next, {
        height: 9 + 1.5 * i,
        from: 3,
        wide: 2.5 + 0.3 * i,
        points: 2000,
        leaf: 0.11,
        each: look.trees[i % look.trees.length].bare ? 0 : 20,
        bare: look.trees[i % look.trees.length].bare,
      }),
    ),
  }));
  for (const [turn, from, to] of [
    [0, -40, 14],
    [Math.PI / 2, -22, 18],
  ]) {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    for (let along = from; along < to; along += 7.5 + 3.5 * next()) {
      const out = ACROSS - TREES + 0.4 * next();
      const kind = pick(kinds, next);
      town.plant(kind.meshes, [c * along - s * out, s * along + c * out], 0.85 + 0.25 * next(), kind);
    }
  }
}
