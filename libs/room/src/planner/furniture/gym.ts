import { upperFirst } from '@plumbline/brief';
import { pieceSpec } from '@plumbline/concept';
import { type Group, type Piece, single } from '../floor/place.js';

/** Machines to train at, with the floor to get on and off them. Inches. */

/** A gym's mirror hangs off the floor, where weights lie and plugs are: receptacles have their place below it. Inches. */
const GYM_MIRROR = { height: 54, z: 22 } as const;

/** A treadmill with a mat beside it, or the treadmill alone. */
export function gymGroups(): Group[] {
  const treadmill = {
    kind: 'treadmill' as const,
    n: 12,
    along: 34,
    deep: 72,
    height: 58,
    looks: 'in' as const,
    label: 'Treadmill 34',
    traits: { use: 'treadmill' as const },
  };
  const full: Group = {
    along: 130,
    deep: 102,
    pieces: [
      { ...treadmill, t: 6 },
      { kind: 'exercise-mat', t: 52, n: 12, along: 72, deep: 72, height: 0.5 },
      {
        kind: 'mirror',
        t: 56,
        n: 0,
        along: 60,
        deep: 1,
        ...GYM_MIRROR,
        traits: { shape: 'rectangle' },
        optional: true,
      },
    ],
    clear: [
      { t: 46, n: 4, along: 84, deep: 88 },
      { t: 6, n: 84, along: 34, deep: 18 },
    ],
    keep: [{ t: 0, n: 0, along: 130, deep: 102 }],
  };
  const small: Group = {
    along: 46,
    deep: 100,
    pieces: [{ ...treadmill, t: 6 }],
    clear: [{ t: 6, n: 84, along: 34, deep: 16 }],
    keep: [{ t: 0, n: 0, along: 46, deep: 100 }],
  };
  return [full, small];
}

const BICYCLE = {
  kind: 'treadmill',
  t: 0,
  n: 12,
  along: 32,
  deep: 62,
  height: 56,
  looks: 'in',
  label: 'Exercise bike 32',
  traits: { use: 'bike' },
} as const;

/** A bicycle alone. */
export const bicycle: Group = {
  along: 50,
  deep: 84,
  pieces: [BICYCLE],
  clear: [{ t: 32, n: 4, along: 18, deep: 80 }],
  keep: [{ t: 0, n: 0, along: 50, deep: 88 }],
};

/** A bicycle and a bench for weights, `apart` inches from one another and from what stands beside them. */
export const machines = (apart: number): Group => {
  const along = 32 + apart + 24 + apart;
  return {
    along,
    deep: 84,
    pieces: [
      BICYCLE,
      {
        kind: 'bench',
        t: 32 + apart,
        n: 18,
        along: 24,
        deep: 48,
        height: 18,
        looks: 'high',
        label: 'Weight bench 48',
        traits: { use: 'weights' },
      },
    ],
    clear: [{ t: 32, n: 4, along: along - 32, deep: 80 }],
    keep: [{ t: 0, n: 0, along, deep: 88 }],
  };
};

/** A mirror along a wall to train before. */
export const wallMirror = (width: number): Group => ({
  along: width,
  deep: 2,
  pieces: [
    { kind: 'mirror', t: 0, n: 0, along: width, deep: 1, ...GYM_MIRROR, traits: { shape: 'rectangle' } },
  ],
});

/** Shelves for weights, balls and mats. */
export const equipmentRack: Group = single('storage-shelf', 48, 16, 60, 26, {
  label: 'Equipment rack 48',
  traits: { shelves: 3 },
});

/** Between a rack and the head of the bench before it. Inches. */
const TO_RACK = 2;

/**
 * A squat rack with its bench before it, where one lies below the bar; `share` of the floor that both want beside them.
 * Under a ceiling that is too low for the rack there is none.
 */
export function rackWithBench(ceilingIn: number, share: number): Group[] {
  const [rack, bench] = [pieceSpec('squat-rack'), pieceSpec('weight-bench')];
  if (rack.height > ceilingIn - 2) return [];
  const { sides = 0, back = 0 } = rack;
  const beside = sides * share;
  const front = back + rack.depth;
  const along = rack.width + 2 * beside;
  const stands = (id: 'squat-rack' | 'weight-bench', at: Omit<Piece & { kind: 'piece' }, 'kind'>): Piece => ({
    ...at,
    kind: 'piece',
    label: `${upperFirst(pieceSpec(id).name)} ${pieceSpec(id).width}`,
    traits: { piece: id },
  });
  const floor = [
    { t: beside, n: front, along: rack.width, deep: TO_RACK + bench.width + bench.front * share },
    ...[0, beside + rack.width].map((t) => ({ t, n: back, along: beside, deep: rack.depth })),
  ];
  return [
    {
      along,
      deep: front + TO_RACK + bench.width,
      pieces: [
        stands('squat-rack', {
          t: beside,
          n: back,
          along: rack.width,
          deep: rack.depth,
          height: rack.height,
        }),
        stands('weight-bench', {
          t: (along - bench.depth) / 2,
          n: front + TO_RACK,
          along: bench.depth,
          deep: bench.width,
          height: bench.height,
          looks: 'low',
        }),
      ],
      clear: floor,
      keep: floor,
    },
  ];
}
