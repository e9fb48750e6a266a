import { sizeOf, wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import type { Group } from '../floor/place.js';

/** Desks at a wall with their chairs. Inches. */

/** A screen on a desk, its middle so far along it. */
const screenAt = (middle: number): Group['pieces'][number] => ({
  kind: 'monitor',
  t: middle - 13,
  n: 8.5,
  along: 26,
  deep: 7,
  height: 18,
  z: 30,
  optional: true,
});

/** A desk at the wall with its chair before it. */
function deskGroup(width: number, brief: Brief, deep = 28, front = 42): Group {
  return {
    along: width,
    deep: deep + 26,
    pieces: [
      {
        kind: 'desk',
        t: 0,
        n: 0,
        along: width,
        deep,
        height: 30,
        label: `Desk ${width}`,
        traits: { sitStand: wants(brief, 'standing-desk'), use: 'work' },
      },
      { kind: 'office-chair', t: width / 2 - 12, n: deep + 1, along: 24, deep: 24, height: 40, looks: 'in' },
      screenAt(width / 2),
      { kind: 'table-lamp', t: 3, n: 3, along: 9, deep: 9, height: 20, z: 30, optional: true },
    ],
    clear: [{ t: 0, n: deep, along: width, deep: front }],
    keep: [{ t: 0, n: deep, along: width, deep: Math.min(36, front) }],
  };
}

/** The desk of the size that words told, on either of its sides where both were told. */
function desksTold(brief: Brief): Group[] {
  const size = sizeOf(brief, 'desk');
  if (!size) return [];
  const [long, deep] = [
    Math.max(size.widthIn, size.depthIn ?? 0),
    Math.min(size.widthIn, size.depthIn ?? 28),
  ];
  return long >= 24 && long <= 120 && deep >= 16 ? [deskGroup(long, brief, deep)] : [];
}

/** Desks from large to small, one for two first where it was asked for; `tight` adds those with less floor behind the chair. */
export const desks = (brief: Brief, largest = 60, tight = true): Group[] => [
  ...(wants(brief, 'shared-desk') && largest >= 60 ? desksToShare(brief) : []),
  ...desksTold(brief),
  ...[72, 60, 48].filter((w) => w <= largest).map((w) => deskGroup(w, brief, w > 48 ? 28 : 24)),
  ...[42, 36].filter((w) => w <= largest).map((w) => deskGroup(w, brief, 22)),
  ...(tight ? [42, 36].map((w) => deskGroup(w, brief, 20, 30)) : []),
];

/** One desk for two, as long as told, with a chair and a screen for either. */
export function desksToShare(brief: Brief): Group[] {
  const told = sizeOf(brief, 'desk');
  const long = told ? Math.max(told.widthIn, told.depthIn ?? 0) : undefined;
  const lengths = long !== undefined && long >= 60 && long <= 144 ? [long, 72, 66, 60] : [84, 72, 66, 60];
  return [...new Set(lengths)].flatMap((w) => [
    deskForTwo(w, { deep: 28, front: 40, keep: 30 }),
    deskForTwo(w, { deep: 24, front: 30, keep: 30 }),
  ]);
}

/** A chair takes so much of a desk. */
const CHAIR = 24;

/** What stands on and before a desk for two: floor that is clear before it, and so much of it that stays free. Inches. */
interface ForTwo {
  readonly deep: number;
  readonly front: number;
  readonly keep: number;
  /** A screen before each. */
  readonly screens?: boolean;
}

/** One desk for two who sit side by side. */
export function deskForTwo(width: number, { deep, front, keep, screens = false }: ForTwo): Group {
  return {
    along: width,
    deep: deep + 26,
    pieces: [
      {
        kind: 'desk',
        t: 0,
        n: 0,
        along: width,
        deep,
        height: 30,
        label: `Desk for two ${width}`,
        traits: { use: 'work' },
      },
      ...[width / 4, (3 * width) / 4].flatMap((middle): Group['pieces'] => [
        {
          kind: 'office-chair',
          t: middle - CHAIR / 2,
          n: deep + 1,
          along: CHAIR,
          deep: CHAIR,
          height: 40,
          looks: 'in',
        },
        ...(screens ? [screenAt(middle)] : []),
      ]),
    ],
    clear: [{ t: 0, n: deep, along: width, deep: front }],
    keep: [{ t: 0, n: deep, along: width, deep: keep }],
  };
}

/** Two desks side by side with a chair before each, as two children have them, the longest first. */
export const desksAbreast = (brief: Brief): Group[] =>
  [48, 42, 36].map((w) => {
    const one = deskGroup(w, brief, 22, 34);
    const beside = <T extends { readonly t: number }>(patch: T): T => ({ ...patch, t: patch.t + w });
    return {
      along: 2 * w,
      deep: one.deep,
      pieces: [...one.pieces, ...one.pieces.map(beside)],
      clear: [...(one.clear ?? []), ...(one.clear ?? []).map(beside)],
      keep: [...(one.keep ?? []), ...(one.keep ?? []).map(beside)],
    };
  });
