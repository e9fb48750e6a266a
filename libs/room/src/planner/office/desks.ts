import type { PlannerShell } from '../floor/draft.js';
import type { Group } from '../floor/place.js';
import { deskForTwo } from '../furniture/desks.js';

/** Desks of an office with their chairs, screens and what stands behind them. Inches. */

/** One desk for two who sit side by side, each with a screen and a chair. Inches. */
const SHARED: readonly Group[] = [108, 96, 84, 72].map((width) =>
  deskForTwo(width, { deep: 28, front: 42, keep: 36, screens: true }),
);

/** Such a desk leaves a quarter of its wall to shelves and files. */
export const desksForTwo = ({ widthIn, depthIn }: PlannerShell): readonly Group[] =>
  SHARED.filter(({ along }) => along <= Math.max(72, 0.75 * Math.max(widthIn, depthIn)));

/** A desk in a corner with a return along the other wall. */
export function cornerDesk(width: number, end: 'low' | 'high'): Group {
  const back = 42;
  const flip = (t: number, along: number) => (end === 'low' ? t : width - t - along);
  return {
    end,
    along: width,
    deep: 28 + back,
    pieces: [
      {
        kind: 'desk',
        t: 0,
        n: 0,
        along: width,
        deep: 26,
        height: 30,
        label: `L-shaped desk ${width}`,
        traits: { use: 'work' },
      },
      {
        kind: 'desk',
        t: flip(0, 22),
        n: 26,
        along: 22,
        deep: back,
        height: 30,
        looks: end === 'low' ? 'high' : 'low',
        label: `Desk return ${back}`,
        traits: { use: 'work' },
      },
      { kind: 'office-chair', t: flip(28, 24), n: 28, along: 24, deep: 24, height: 42, looks: 'in' },
      { kind: 'monitor', t: flip(20, 22), n: 8.5, along: 22, deep: 7, height: 18, z: 30, optional: true },
      { kind: 'monitor', t: flip(43, 22), n: 8.5, along: 22, deep: 7, height: 18, z: 30, optional: true },
    ],
    clear: [{ t: flip(22, width - 22), n: 26, along: width - 22, deep: 40 }],
    keep: [{ t: flip(22, width - 22), n: 26, along: width - 22, deep: 38 }],
  };
}

/**
 * A desk that looks into the room with one end at a wall, and two chairs across it: for rooms of 8 ft and more. Behind
 * it shelves so high, or none.
 */
export function acrossDesk(width: number, shelved = 0, builtIn = false): Group[] {
  const [back, deep, way] = [shelved > 0 ? 56 : 40, 28, 30];
  const n = shelved > 0 ? 14 : 0;
  return (['low', 'high'] as const).map((end) => {
    const at = (t: number, along: number) => (end === 'low' ? t : width + way - t - along);
    return {
      end,
      along: width + way,
      deep: back + deep + 38,
      pieces: [
        ...(shelved > 0
          ? [
              {
                kind: 'bookcase' as const,
                t: 0,
                n: 0,
                along: width + way,
                deep: 14,
                height: shelved,
                label: `${builtIn ? 'Built-in shelves' : 'Bookcase'} ${width + way}`,
                traits: { builtIn, shelves: 6 },
              },
            ]
          : []),
        { kind: 'office-chair', t: at(width / 2 - 12, 24), n: back - 27, along: 24, deep: 24, height: 42 },
        {
          kind: 'desk',
          t: at(0, width),
          n: back,
          along: width,
          deep,
          height: 30,
          label: `Desk ${width}`,
          traits: { use: 'work' },
        },
        {
          kind: 'monitor',
          t: at(8, 22),
          n: back + 14,
          along: 22,
          deep: 7,
          height: 18,
          z: 30,
          looks: 'in',
        },
        ...[2, width - 28].map((t) => ({
          kind: 'armchair' as const,
          t: at(t, 26),
          n: back + deep + 8,
          along: 26,
          deep: 28,
          height: 32,
          looks: 'in' as const,
          traits: { form: 'lounge' as const },
        })),
      ],
      clear: [
        { t: at(0, width), n, along: width, deep: back - n },
        { t: at(width, way), n, along: way, deep: back + deep - n },
      ],
      keep: [
        { t: at(0, width), n, along: width, deep: back - n },
        { t: at(width, way), n, along: way - 4, deep: back + deep + 38 - n },
      ],
    };
  });
}

/**
 * A desk that looks into the room with one end at a wall, its chair before a wall that is left plain: what a camera sees
 * behind the sitter.
 */
export const backedDesk = (width: number, sitStand: boolean): Group[] =>
  (['low', 'high'] as const).map((end) => {
    const { back, deep, way } = BACKED;
    const at = (t: number, along: number) => (end === 'low' ? t : width + way - t - along);
    return {
      end,
      along: width + way,
      deep: back + deep,
      pieces: [
        { kind: 'office-chair', t: at(width / 2 - 12, 24), n: back - 27, along: 24, deep: 24, height: 42 },
        {
          kind: 'desk',
          t: at(0, width),
          n: back,
          along: width,
          deep,
          height: 30,
          label: `Desk ${width}`,
          traits: { sitStand, use: 'work' },
        },
        {
          kind: 'monitor',
          t: at(width / 2 - 13, 26),
          n: back + 14,
          along: 26,
          deep: 7,
          height: 18,
          z: 30,
          looks: 'in',
        },
      ],
      clear: [
        { t: at(0, width), n: 0, along: width, deep: back },
        { t: at(width, way), n: 0, along: way, deep: back + deep },
        { t: 0, n: back + deep, along: width + way, deep: 20 },
      ],
      keep: [
        { t: at(0, width), n: 0, along: width, deep: back },
        { t: at(width, way), n: 0, along: way, deep: back + deep },
      ],
    };
  });
/** Floor behind the desk, its depth, and the way in beside it. Inches. */
const BACKED = { back: 42, deep: 28, way: 26 } as const;

/** A desk that looks into the room, its chair at the wall's side; behind it a credenza, or shelves so high. */
export function executive(
  width: number,
  {
    guests,
    sitStand,
    shelved,
    builtIn,
    close = false,
  }: {
    readonly guests: boolean;
    readonly sitStand: boolean;
    readonly shelved: number;
    readonly builtIn: boolean;
    /** Nearer to the shelves behind, so that a sofa stands before it. */
    readonly close?: boolean;
  },
): Group {
  const behind = close ? 14 : 18;
  const way = close ? 38 : 46;
  const deep = 30;
  const side = 30;
  const along = width + 2 * side;
  const n = behind + way;
  const mid = along / 2;
  const pieces: Group['pieces'][number][] = [
    shelved > 0
      ? {
          kind: 'bookcase',
          t: mid - 36,
          n: 0,
          along: 72,
          deep: 14,
          height: shelved,
          label: builtIn ? 'Built-in shelves 72' : 'Bookcase 72',
          traits: { builtIn, shelves: 6 },
        }
      : {
          kind: 'cabinet',
          t: mid - 30,
          n: 0,
          along: 60,
          deep: behind,
          height: 30,
          label: 'Credenza 60',
          traits: { use: 'credenza' },
        },
    { kind: 'office-chair', t: mid - 12, n: n - 27, along: 24, deep: 24, height: 42 },
    {
      kind: 'desk',
      t: side,
      n,
      along: width,
      deep,
      height: 30,
      label: `Desk ${width}`,
      traits: { sitStand, use: 'work' },
    },
    { kind: 'monitor', t: mid - 13, n: n + 16, along: 26, deep: 7, height: 18, z: 30, looks: 'in' },
  ];
  if (guests) {
    for (const t of [mid - 32, mid + 6])
      pieces.push({
        kind: 'armchair',
        t,
        n: n + deep + 8,
        along: 26,
        deep: 28,
        height: 32,
        looks: 'in',
        traits: { form: 'lounge' },
      });
  }
  const total = n + deep + (guests ? 36 : 0);
  return {
    along,
    deep: total,
    pieces,
    clear: [
      { t: 0, n: behind, along: side, deep: way + deep },
      { t: side, n: n + deep, along: width, deep: guests ? 0 : close ? 18 : 30 },
    ],
    keep: [
      { t: 0, n: behind, along, deep: way },
      { t: 0, n: behind, along: side - 4, deep: total - behind },
    ],
  };
}
