import { upperFirst } from '@plumbline/brief';
import { pieceSpec } from '@plumbline/concept';
import { type Group, type Piece, single } from '../floor/place.js';

/** Machines to train at, with the floor to get on and off them. Inches. */

/** A gym's mirror hangs off the floor, where weights lie and plugs are: receptacles have their place below it. Inches. */
const GYM_MIRROR = { height: 54, z: 22 } as const;

/** Behind a treadmill 6-1/2 ft stay free to fall on, and 20 in at its sides (ASTM F2115). Its console is at the wall. */
const OFF_TREADMILL = { behind: 78, side: 20 } as const;
/** A machine that is sold for homes, and a compact one. */
const TREADMILLS = [
  { along: 34, deep: 72, height: 58 },
  { along: 30, deep: 60, height: 52 },
] as const;

/** A treadmill with a mat beside it, or the treadmill alone. */
export function gymGroups(): Group[] {
  const { behind, side } = OFF_TREADMILL;
  const alone = TREADMILLS.map(({ along, deep, height }): Group => {
    const floor = [
      { t: 0, n: 2, along: along + 2 * side, deep },
      { t: side, n: 2 + deep, along, deep: behind },
    ];
    return {
      along: along + 2 * side,
      deep: deep + 2,
      pieces: [
        {
          kind: 'treadmill',
          t: side,
          n: 2,
          along,
          deep,
          height,
          label: `Treadmill ${along}`,
          traits: { use: 'treadmill' },
        },
      ],
      clear: floor,
      keep: floor,
    };
  });
  const [first] = alone as [Group];
  const from = first.along + 2;
  const full: Group = {
    ...first,
    along: from + 74,
    deep: 80,
    pieces: [
      ...first.pieces,
      { kind: 'exercise-mat', t: from, n: 6, along: 72, deep: 72, height: 0.5 },
      {
        kind: 'mirror',
        t: from + 6,
        n: 0,
        along: 60,
        deep: 1,
        ...GYM_MIRROR,
        traits: { shape: 'rectangle' },
        optional: true,
      },
    ],
    clear: [...(first.clear ?? []), { t: from, n: 4, along: 74, deep: 80 }],
    keep: [...(first.keep ?? []), { t: 0, n: 0, along: from + 74, deep: 86 }],
  };
  return [full, ...alone];
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
