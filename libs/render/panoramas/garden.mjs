/** The garden behind a house as instances of plants: the eye stands 1.5 m over a lawn, in the middle of its fence. */
import { fence, house, wall } from './buildings.mjs';
import { Place, passed, pick } from './place.mjs';
import { cactus, conifer, fallen, hedge, shrub, tree, tuft, turf } from './plants.mjs';

/** From the eye to the fence, and to where the lawn ends, metres. */
const LOT = 12.6;
const LAWN = 9.6;

/** Lawn, beds, fence, hedge, shrubs, trees, houses behind. */
export function gardenOf(look) {
  const garden = new Place(look);
  const { next } = garden;
  const { ground, mulch = [0.075, 0.055, 0.04] } = look;
  garden.plane(
    garden.surface('ground', ground, { second: mulch, vary: look.rough ?? 0.4, length: LAWN }),
    260,
  );
  lawn(garden);
  border(garden);
  const shrubs = look.shrubs.flatMap((kind) =>
    [0, 1].map(() => ({ ...kind, meshes: garden.kept(bushOf(kind, next)) })),
  );
  beds(garden, shrubs);
  trees(garden, shrubs);
  houses(garden);
  return garden;
}

function lawn(garden) {
  const { look, next } = garden;
  if (!look.grass) return;
  const patches = [0, 1, 2].map(() => garden.mesh(turf(next, look.turf ?? {}).leaves));
  const leaves = look.fallen && [0, 1].map(() => garden.mesh(fallen(next, {}).leaves));
  const fallenOnes = look.fallen?.map((back) =>
    garden.surface('leaf', back, { through: passed(back), vary: 0.5, second: [0.2, 0.11, 0.05] }),
  );
  for (let x = -LAWN + 0.6; x < LAWN; x += 1.2)
    for (let y = 0.6; y < LAWN; y += 1.2) {
      if (Math.hypot(x, y) < 2.6) continue;
      const tone = 0.85 + 0.3 * next();
      const back = look.grass.map((v) => v * tone);
      const surface = garden.surface('leaf', back, {
        through: passed(back),
        second: look.dryGrass,
        vary: 0.45,
        gloss: 0.35,
      });
      garden.put(pick(patches, next), surface, [x, y], Math.floor(next() * 4) * (Math.PI / 2));
      if (leaves && next() < 0.75) garden.put(pick(leaves, next), pick(fallenOnes, next), [x, y], next() * 7);
    }
}

/** On one side a fence, on the next a hedge that gives way to it. */
function border(garden) {
  const { look, next } = garden;
  const panels = [0, 1, 2].map(() => garden.mesh(look.isWalled ? wall() : fence(next)));
  const hedges = look.hedge && [0, 1].map(() => garden.kept(hedge(next, {})));
  const wood = garden.surface('solid', look.fence ?? [0.27, 0.215, 0.165], {
    vary: 0.28,
    second: [0.23, 0.2, 0.175],
  });
  for (let side = 0; side < 2; side++) {
    const turn = (side * Math.PI) / 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const place = (along, out) => [c * along - s * out, s * along + c * out];
    const grown = hedges && side === 1;
    if (grown)
      for (let along = -LOT; along < LOT; along += 2) {
        if (along > -4) break;
        const at = place(along + 1, LOT);
        const { leaves, wood: core } = pick(hedges, next);
        const back = look.hedge.map((v) => v * (0.94 + 0.12 * next()));
        garden.put(
          core,
          garden.surface(
            'solid',
            back.map((v) => v * 0.12),
          ),
          at,
          turn,
        );
        garden.put(
          leaves,
          garden.surface('leaf', back, {
            through: passed(back),
            vary: 0.4,
            gloss: 0.5,
            second: look.hedgeSecond ?? back,
          }),
          at,
          turn,
        );
      }
    for (let along = grown ? -3.5 : -LOT; along < LOT; along += 2.44)
      garden.put(pick(panels, next), wood, place(along + 1.2, LOT), turn);
  }
}

const bushOf = ({ tuft: blades, form, bare }, next) =>
  blades ? tuft(next, blades) : shrub(next, { ...form, bare });

function beds(garden, shrubs) {
  const { look, next } = garden;
  const low = look.low.flatMap((kind) =>
    [0, 1].map(() => ({ ...kind, meshes: garden.kept(bushOf(kind, next)) })),
  );
  for (let side = 0; side < 2; side++) {
    const turn = (side * Math.PI) / 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const place = (along, out) => [c * along - s * out, s * along + c * out];
    for (let along = -LOT + 1; along < LOT - 1; along += 1.5 + 1.1 * next()) {
      if (next() < 0.16) continue;
      const kind = pick(shrubs, next);
      garden.plant(kind.meshes, place(along, LAWN + 1.6 + 0.6 * next()), 0.85 + 0.5 * next(), kind);
    }
    let group = pick(low, next);
    let rest = 3;
    for (let along = -LOT + 1.5; along < LOT - 1.5; along += 0.6 + 0.35 * next()) {
      if (--rest < 0) {
        group = pick(low, next);
        rest = 2 + Math.floor(3 * next());
        along += 0.5 * next();
      }
      garden.plant(group.meshes, place(along, LAWN + 0.5 + 0.45 * next()), 0.8 + 0.4 * next(), group);
    }
  }
}

function grownTree({ conifer: spruce, cactus: column, form, bare }, next) {
  if (spruce) return conifer(next, spruce);
  if (column) return cactus(next, column);
  return tree(next, { ...form, bare });
}

function trees(garden, shrubs) {
  const { look, next } = garden;
  const kinds = look.trees.map((kind) => ({
    ...kind,
    meshes: garden.kept(grownTree(kind, next)),
  }));
  const near = kinds.filter(({ isNear }) => isNear);
  const tall = kinds.filter(({ isNear }) => !isNear);
  // A few small ones in the garden, taller ones behind the fence with shrubs under them, a line of them farther off.
  for (let i = 0; i < 4; i++) {
    const a = ((i + 0.2 + 0.6 * next()) / 4) * Math.PI;
    const far = 8.4 + 1.8 * next();
    const kind = pick(near, next);
    garden.plant(kind.meshes, [Math.cos(a) * far, Math.sin(a) * far], 0.85 + 0.35 * next(), kind);
  }
  for (const [count, from, to, least, of] of [
    [11, 19.5, 25, 1.5, shrubs],
    [7, 19, 26, 0.85, tall],
    [14, 30, 44, 1, tall],
    [28, 44, 58, 3, shrubs],
    [30, 52, 80, 1.3, tall],
  ])
    for (let i = 0; i < count; i++) {
      const a = ((i + 0.8 * next()) / count) * Math.PI + count;
      const far = from + (to - from) * next();
      const kind = pick(of, next);
      const scale = least * (0.8 + 0.45 * next());
      garden.plant(
        kind.meshes,
        [Math.cos(a) * far, Math.sin(a) * far],
        scale,
        kind,
        scale * (0.9 + 0.25 * next()),
      );
    }
}

function houses(garden) {
  const { look, next } = garden;
  const parts = house(next);
  const meshes = Object.fromEntries(Object.entries(parts).map(([name, mesh]) => [name, garden.mesh(mesh)]));
  const paints = look.walls ?? [
    [0.5, 0.49, 0.46],
    [0.34, 0.37, 0.39],
    [0.45, 0.4, 0.32],
  ];
  const trim = garden.surface('solid', look.trim ?? [0.62, 0.62, 0.6], { vary: 0 });
  const panes = garden.surface('solid', [0.03, 0.035, 0.04], { vary: 0, gloss: 2.2, snow: 0 });
  const roof = garden.surface('solid', look.roof ?? [0.11, 0.105, 0.105], { vary: 0.25 });
  for (const [i, a] of [0.62, 2.25].entries()) {
    const far = 27 + 5 * next();
    const at = [Math.cos(a) * far, Math.sin(a) * far];
    const turn = a - Math.PI / 2 + 0.3 * (next() - 0.5);
    const walls = garden.surface('solid', paints[i % paints.length], { vary: 0.03 });
    for (const [name, material] of Object.entries({ walls, trim, panes, roof }))
      garden.put(meshes[name], material, at, turn);
  }
}
