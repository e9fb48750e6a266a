import type { Draft } from '../../floor/draft.js';
import type { Group } from '../../floor/place.js';
import { focusPieces, focusWide } from './focus.js';
import type { SeatingProgram } from './program.js';

/** A row of seats that looks at the wall across from it. Inches. */

type Pieces = Group['pieces'];

/** At which ends of the sofa a chair stands; one chair may stand at either, beside a chaise none. */
export type Chairs = readonly ('low' | 'high')[];

/** A sectional is drawn longer than the sofa of its group. */
export const SECTIONAL_MORE = 14;
const SECTIONAL_DEEP = 68;
/** From the back of a sectional to the end of its chaise: as told, where it was. */
export const deepOfSectional = ({ chaiseIn = 0 }: SeatingProgram): number =>
  Math.max(SECTIONAL_DEEP, chaiseIn);
/** Depth of a sectional's arms. */
const SEAT = 36;
const SOFA_DEEP = 36;
const RECLINER_DEEP = 38;
/** Along the wall for a chair at an end of the sofa; before the ends of a long one, on either hand of the table. */
const CHAIR_ROOM = 40;
const CHAIR_ROOM_LONG = 24;
const LONG_SOFA = 96;
const chairRoom = (sofaWide: number): number => (sofaWide >= LONG_SOFA ? CHAIR_ROOM_LONG : CHAIR_ROOM);

/** A row of seats as it is measured out along the wall and away from it. */
interface Row {
  readonly program: SeatingProgram;
  readonly along: number;
  /** From the wall to the back of the sofa. */
  readonly deep: number;
  readonly sectional: boolean;
  readonly chairs: Chairs;
  /** The sofa's low end, its middle and its length. */
  readonly sofaAt: number;
  readonly sofaMid: number;
  readonly sofaWide: number;
}

/** A sofa so long, a sectional or recliners, their back so far from the wall that they look at, with a table and chairs. */
export function seatsBefore(
  draft: Draft,
  program: SeatingProgram,
  distance: number,
  sofa: number,
  chairs: Chairs,
): Group {
  const sectional = program.sectional && sofa >= 84;
  const sofaWide = sectional ? sofa + SECTIONAL_MORE : sofa;
  // The sofa stands squarely before what it looks at, also where a chair stands at one end only.
  const half = Math.max(focusWide(program), sofaWide) / 2;
  const beside = program.reclining || sectional ? CHAIR_ROOM : chairRoom(sofaWide);
  const end = (at: Chairs[number]): number =>
    Math.max(half, sofaWide / 2 + (chairs.includes(at) || program.centred ? chairs.length && beside : 0));
  const [low, high] = [end('low'), end('high')];
  const along = low + high;
  const sofaMid = low;
  const sofaAt = sofaMid - sofaWide / 2;
  const row: Row = { program, along, deep: distance, sectional, chairs, sofaAt, sofaMid, sofaWide };
  const mid = sofaMid;
  const before = distance - (sectional ? deepOfSectional(program) - 4 : SOFA_DEEP);
  return {
    along,
    deep: distance,
    pieces: [
      ...focusPieces(draft, program, mid),
      ...seatPieces(row),
      ...coffeeTable(row),
      ...chairPieces(row),
      ...sideTable(row),
      rug(row, before),
    ],
    clear: [
      { t: mid - 18, n: program.focus === 'none' ? 0 : 19, along: 36, deep: 20 },
      // Nothing stands between the seats and what they look at.
      { t: Math.max(0, mid - 42), n: 19, along: Math.min(along, 84), deep: Math.max(0, before - 22) },
    ],
    keep: [{ t: 0, n: 0, along, deep: distance }],
  };
}

function seatPieces({ program, deep, sectional, sofaAt, sofaMid, sofaWide }: Row): Pieces {
  if (sectional)
    return [
      {
        kind: 'sectional',
        t: sofaAt,
        n: deep - deepOfSectional(program),
        along: sofaWide,
        deep: deepOfSectional(program),
        height: 32,
        looks: 'in',
        label: `Sectional sofa ${sofaWide}`,
        traits: { chaise: 'left', seatDepthIn: SEAT },
      },
    ];
  if (program.noSofa) return [sofaMid - 36, sofaMid + 4].map((t) => easyChair(t, deep));
  if (program.recliners)
    return (
      hasTableBetween(program, sofaWide) ? [sofaMid - 43, sofaMid + 9] : [sofaMid - 36, sofaMid + 2]
    ).map((t) => recliner(t, deep));
  return [
    {
      kind: 'sofa',
      t: sofaAt,
      n: deep - SOFA_DEEP,
      along: sofaWide,
      deep: SOFA_DEEP,
      height: 32,
      looks: 'in',
      label: `Sofa ${sofaWide}`,
      traits: { seats: sofaWide >= 84 ? 3 : 2, arms: 'track', sleeper: program.sleeper },
    },
  ];
}

/** Two recliners on the floor of a long sofa have a small table between. */
const hasTableBetween = ({ recliners }: SeatingProgram, sofaWide: number): boolean =>
  recliners && sofaWide >= 84;

/** A chair `t` along the row, which looks where a sofa would look. Inches. */
const easyChair = (t: number, deep: number): Pieces[number] => ({
  kind: 'armchair',
  t,
  n: deep - EASY_DEEP,
  along: 32,
  deep: 32,
  height: 32,
  looks: 'in',
  traits: { form: 'lounge' },
});
const EASY_DEEP = 34;

/** A recliner `t` along the row, which looks where the sofa looks. Inches. */
const recliner = (t: number, deep: number): Pieces[number] => ({
  kind: 'armchair',
  t,
  n: deep - RECLINER_DEEP,
  along: 34,
  deep: RECLINER_DEEP,
  height: 40,
  looks: 'in',
  label: 'Recliner',
  traits: { form: 'recliner' },
});

/** 16 in before the sofa, where that leaves a way to what is looked at. */
function coffeeTable({ program, deep, sectional, sofaAt, sofaMid, sofaWide }: Row): Pieces {
  const n = deep - SOFA_DEEP - 16 - 22;
  if (n <= (program.focus === 'none' ? 0 : 18) + 24) return [];
  return [
    {
      kind: 'coffee-table',
      // Before the long arm of a sectional, 16 in off its chaise.
      t: sectional ? sofaAt + sofaWide - SEAT - 16 - 44 : sofaMid - 22,
      n,
      along: 44,
      deep: 22,
      height: 17,
      traits: { shape: 'rectangle' },
      optional: true,
    },
  ];
}

function chairPieces({ program, chairs, deep, sectional, sofaAt, sofaWide }: Row): Pieces {
  const chairsRoom = sectional ? CHAIR_ROOM : chairRoom(sofaWide);
  return chairs.map((end) =>
    program.reclining
      ? // Who lies back looks at what the sofa looks at.
        recliner(end === 'low' ? sofaAt - CHAIR_ROOM + 2 : sofaAt + sofaWide + 4, deep)
      : {
          kind: 'armchair',
          t: end === 'low' ? sofaAt - chairsRoom + 2 : sofaAt + sofaWide + chairsRoom - 34,
          n: Math.max(26, deep - SOFA_DEEP - 44),
          along: 32,
          deep: 32,
          height: 32,
          looks: end === 'low' ? 'high' : 'low',
          traits: { form: 'lounge' },
        },
  );
}

/** A small table with a lamp at the low end of the sofa; where a recliner stands there, at the other. */
function sideTable({ program, chairs, deep, sofaAt, sofaMid, sofaWide }: Row): Pieces {
  const reclined = program.reclining && chairs.includes('low');
  if (reclined && chairs.includes('high')) return [];
  const between = hasTableBetween(program, sofaWide);
  const t = between ? sofaMid - 9 : reclined ? sofaAt + sofaWide + 2 : sofaAt - 20;
  return [
    {
      kind: 'side-table',
      t,
      n: deep - 22,
      along: 18,
      deep: 18,
      height: 22,
      traits: { shape: 'round' },
      optional: true,
    },
    {
      kind: 'table-lamp',
      t: t + 3,
      n: deep - 19,
      along: 12,
      deep: 12,
      height: 24,
      z: 22,
      optional: true,
      on: 'side-table',
    },
  ];
}

function rug({ program, along, deep, sofaMid }: Row, before: number): Pieces[number] {
  const n = Math.max(program.focus === 'none' ? 0 : 20, before - 60);
  return {
    kind: 'rug',
    t: Math.max(0, sofaMid - 54),
    n,
    along: Math.min(108, along),
    deep: Math.min(96, deep - n - 8),
    height: 0.5,
    traits: { shape: 'rectangle' },
    optional: true,
  };
}
