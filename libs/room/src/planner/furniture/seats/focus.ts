import type { Draft } from '../../floor/draft.js';
import type { Group } from '../../floor/place.js';
import type { SeatingProgram } from './program.js';

/** What seats look at, at its wall. Inches. */

type Pieces = Group['pieces'];

/** How deep it is. */
export const FOCUS_DEEP: Readonly<Record<SeatingProgram['focus'], number>> = {
  tv: 18,
  fireplace: 18,
  screen: 16,
  none: 0,
};

const HEARTH = 66;
/** Width of shelves built in beside a fireplace. */
const BESIDE_HEARTH = 36;
const SCREEN = 110;
const CONSOLE = 72;
const CONSOLE_HIGH = 24;
/** Over the floor, of who sits on a sofa: 42 to 48; at the upper end a console's things stay under the screen. */
const SEATED_EYES = 47;

/** How much of the wall it takes. */
export function focusWide({ focus, builtIns, tvAside, tvIn, centred }: SeatingProgram): number {
  if (focus === 'fireplace' && tvAside && centred) return HEARTH + 2 * (BETWEEN + consoleFor(tvIn));
  if (focus === 'fireplace' && tvAside) return besideHearth(builtIns) + HEARTH + BETWEEN + consoleFor(tvIn);
  if (focus === 'fireplace') return HEARTH + besideHearth(builtIns);
  return focus === 'screen' ? SCREEN : focus === 'tv' ? CONSOLE : 0;
}

/** What shelves on both sides of a fire take of its wall. */
const besideHearth = (builtIns: boolean): number => (builtIns ? 2 * BESIDE_HEARTH : 0);

/** The pieces of what is looked at, their middle so far along the group. */
export function focusPieces(draft: Draft, program: SeatingProgram, mid: number): Pieces {
  if (program.focus === 'fireplace' && program.tvAside) return hearthAndTv(draft, program, mid);
  if (program.focus === 'fireplace') return hearth(draft, program, mid);
  if (program.focus === 'tv') return mediaWall(program, mid);
  return program.focus === 'screen' ? screen(mid) : [];
}

function hearth(
  draft: Draft,
  { noTv, tvIn, builtIns }: Pick<SeatingProgram, 'noTv' | 'tvIn' | 'builtIns'>,
  mid: number,
): Pieces {
  const { ceilingIn } = draft.shell;
  const sides = [mid - HEARTH / 2 - BESIDE_HEARTH, mid + HEARTH / 2];
  return [
    {
      kind: 'fireplace',
      t: mid - HEARTH / 2,
      n: 0,
      along: HEARTH,
      deep: 18,
      height: Math.min(54, ceilingIn),
      traits: { fuel: 'gas', surround: 'stone', fullHeight: false },
    },
    ...(noTv ? [] : [{ ...television(mid, tvIn), z: 58, optional: true }]),
    ...(builtIns ? sides : []).map((t) => builtInAt(draft, t)),
  ];
}

/** A fire by itself, with shelves on both sides of it where they were asked for: what is looked at stands elsewhere. */
export function hearthAlone(draft: Draft, builtIns: boolean): Group {
  const wide = HEARTH + besideHearth(builtIns);
  const before = [{ t: (wide - HEARTH) / 2, n: 18, along: HEARTH, deep: 36 }];
  return {
    along: wide,
    deep: 18,
    pieces: hearth(draft, { noTv: true, builtIns }, wide / 2),
    clear: before,
    keep: before,
  };
}

/** A stove or a small fire in a corner. Inches. */
export const cornerFire: Group = {
  along: 42,
  deep: 26,
  pieces: [
    {
      kind: 'fireplace',
      t: 0,
      n: 0,
      along: 42,
      deep: 26,
      height: 42,
      traits: { surround: 'stone', fullHeight: false },
    },
  ],
  clear: [{ t: 0, n: 26, along: 42, deep: 36 }],
  keep: [{ t: 0, n: 26, along: 42, deep: 36 }],
};

const builtInAt = ({ shell: { ceilingIn } }: Draft, t: number): Pieces[number] => ({
  kind: 'bookcase',
  t,
  n: 0,
  along: BESIDE_HEARTH,
  deep: 14,
  height: Math.min(84, ceilingIn - 2),
  label: `Built-in shelves ${BESIDE_HEARTH}`,
  traits: { builtIn: true, shelves: 6 },
});

/** Between a fire and the console of a television beside it. Inches. */
const BETWEEN = 8;

/** A console as wide as its television, and a little more. Inches. */
const consoleFor = (diagonalIn = 65): number => Math.max(48, Math.round(diagonalIn * 0.862) + 4);

/** A fire between its shelves, where they were asked for, and beside it a television over its console; the middle of both is looked at. */
function hearthAndTv(draft: Draft, program: SeatingProgram, mid: number): Pieces {
  const { tvIn, tvAside, centred, builtIns } = program;
  const wide = focusWide(program);
  const console = consoleFor(tvIn);
  if (centred) return hearthBetween(draft, program, mid, wide);
  const from = mid - wide / 2;
  const toFire = (HEARTH + besideHearth(builtIns)) / 2;
  const fireMid = tvAside === 'low' ? from + wide - toFire : from + toFire;
  const tvMid = tvAside === 'low' ? from + console / 2 : from + wide - console / 2;
  return [
    ...hearth(draft, { ...program, noTv: true }, fireMid),
    mediaConsole(tvMid, console, false),
    { ...overConsole(television(tvMid, tvIn)), label: `Television ${tvIn ?? 65}` },
  ];
}

/** A fire in the middle of its wall, the screen to one hand of it and shelves, where they were asked for, to the other. */
function hearthBetween(draft: Draft, program: SeatingProgram, mid: number, wide: number): Pieces {
  const { tvIn, tvAside, builtIns } = program;
  const console = consoleFor(tvIn);
  const by = (wide - console) / 2;
  const tvMid = tvAside === 'low' ? mid - by : mid + by;
  const shelves = tvAside === 'low' ? mid + HEARTH / 2 : mid - HEARTH / 2 - BESIDE_HEARTH;
  return [
    ...hearth(draft, { ...program, noTv: true, builtIns: false }, mid),
    mediaConsole(tvMid, console, builtIns),
    { ...overConsole(television(tvMid, tvIn)), label: `Television ${tvIn ?? 65}` },
    ...(builtIns ? [builtInAt(draft, shelves)] : []),
  ];
}

const mediaConsole = (mid: number, along: number, builtIn: boolean): Pieces[number] => ({
  kind: 'tv-console',
  t: mid - along / 2,
  n: 0,
  along,
  deep: 18,
  height: CONSOLE_HIGH,
  label: `Media console ${along}`,
  traits: { builtIn },
});

const mediaWall = ({ builtIns, tvIn }: SeatingProgram, mid: number): Pieces => [
  mediaConsole(mid, CONSOLE, builtIns),
  { ...overConsole(television(mid, tvIn)), label: `Television ${tvIn ?? 65}` },
];

/** Its middle at the eyes of who sits, 47 in over the floor, or right over the console where it is larger or smaller. */
const overConsole = (tv: Pieces[number]): Pieces[number] => ({
  ...tv,
  z: Math.max(CONSOLE_HIGH + 3, Math.round(SEATED_EYES - tv.height / 2)),
});

const screen = (mid: number): Pieces => [
  {
    kind: 'projector-screen',
    t: mid - SCREEN / 2,
    n: 0,
    along: SCREEN,
    deep: 4,
    height: 62,
    z: 24,
    label: 'Projector screen 125',
    traits: { diagonalIn: 125 },
  },
  {
    kind: 'cabinet',
    t: mid - CONSOLE / 2,
    n: 0,
    along: CONSOLE,
    deep: 16,
    height: 24,
    label: `Media cabinet ${CONSOLE}`,
    traits: { use: 'credenza' },
  },
];

/** A television on the wall, its middle at `mid`, of 65 in where nothing else was told; who hangs it says how high. */
function television(mid: number, diagonalIn = 65): Group['pieces'][number] {
  // 16 to 9, with the frame's edge.
  const along = Math.round(diagonalIn * 0.862);
  return {
    kind: 'tv',
    t: mid - along / 2,
    n: 0,
    along,
    deep: 3,
    height: Math.round(diagonalIn * 0.49),
    traits: { diagonalIn },
  };
}
