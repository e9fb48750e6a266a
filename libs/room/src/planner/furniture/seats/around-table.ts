import type { Draft } from '../../floor/draft.js';
import type { Group } from '../../floor/place.js';
import { focusPieces, focusWide } from './focus.js';
import type { SeatingProgram } from './program.js';

/** Seats around one table, to talk. Inches. */

type Pieces = Group['pieces'];

/**
 * Seats for six, eight or nine around one table before a focus: a sofa across from it, a sofa along one side, and on
 * the other two chairs or a third sofa.
 */
export function circles(draft: Draft, program: SeatingProgram, people: number): Group[] {
  const wing = people > 8 ? 'sofa' : people > 6 ? 'chairs' : 'none';
  const sizes: readonly (readonly [sofa: number, side: number])[] = program.loveseat
    ? [
        [90, 60],
        [84, 60],
        [72, 60],
      ]
    : [
        [90, 90],
        [84, 84],
        [80, 80],
      ];
  return sizes.flatMap(([sofa, side]) =>
    [false, true].map((flip) => circle(draft, program, { sofa, side, wing, flip })),
  );
}

/** The sofas so long, what stands across from the one at the low side, and whether it is told from the high end. */
interface Circle {
  readonly sofa: number;
  /** The one along a side. */
  readonly side: number;
  readonly wing: 'sofa' | 'chairs' | 'none';
  readonly flip: boolean;
}

/** Floor along the wall: a wing with its way, and the same across from it. */
const WING = { deep: 38, gap: 16, across: { sofa: 38, chairs: 34, none: 0 } } as const;
const CIRCLE_DEEP = 136;

function circle(draft: Draft, program: SeatingProgram, { sofa, side, wing, flip }: Circle): Group {
  const right = WING.across[wing];
  const seats = WING.deep + WING.gap + sofa + (right > 0 ? WING.gap + right : 0);
  const mid = WING.deep + WING.gap + sofa / 2;
  const focus = focusPieces(draft, program, mid);
  const wide = Math.max(0, ...focus.map((p) => p.t + p.along)) - Math.min(...focus.map((p) => p.t), 999);
  const along = Math.max(seats, wide > 0 ? wide : 0);
  const at = (t: number, width: number): number => (flip ? along - t - width : t);
  const clear = along - WING.deep - right - 4;
  return {
    along,
    deep: CIRCLE_DEEP,
    pieces: [
      ...focus.map((p) => ({ ...p, t: at(Math.max(0, p.t), p.along) })),
      {
        kind: 'sofa',
        t: at(WING.deep + WING.gap, sofa),
        n: CIRCLE_DEEP - 36,
        along: sofa,
        deep: 36,
        height: 32,
        looks: 'in',
        label: `Sofa ${sofa}`,
        traits: { seats: sofa >= 80 ? 3 : 2, arms: 'track', sleeper: program.sleeper },
      },
      ...wings({ sofa, side, wing, flip }, at),
      {
        kind: 'coffee-table',
        t: at(mid - 24, 48),
        n: 58,
        along: 48,
        deep: 26,
        height: 17,
        traits: { shape: 'rectangle' },
        optional: true,
      },
      {
        kind: 'rug',
        t: at(mid - 54, 108),
        n: 30,
        along: 108,
        deep: 84,
        height: 0.5,
        traits: { shape: 'rectangle' },
        optional: true,
      },
    ],
    clear: [{ t: at(WING.deep + 2, clear), n: 19, along: clear, deep: CIRCLE_DEEP - 58 }],
    keep: [{ t: 0, n: 0, along, deep: CIRCLE_DEEP }],
  };
}

/** The sofa along one side of the table, and what is across from it. */
function wings({ sofa, side: long, wing, flip }: Circle, at: (t: number, width: number) => number): Pieces {
  const [low, high] = flip ? (['low', 'high'] as const) : (['high', 'low'] as const);
  const far = WING.deep + WING.gap + sofa + WING.gap;
  const side = (t: number, looks: 'low' | 'high'): Pieces[number] => ({
    kind: 'sofa',
    t: at(t, 36),
    n: 38,
    along: 36,
    deep: long,
    height: 32,
    looks,
    label: `${long <= 60 ? 'Loveseat' : 'Sofa'} ${long}`,
    traits: { seats: long >= 80 ? 3 : 2, arms: 'track' },
  });
  const chairs = [40, 84].map((n): Pieces[number] => ({
    kind: 'armchair',
    t: at(far, 32),
    n,
    along: 32,
    deep: 32,
    height: 32,
    looks: high,
    traits: { form: 'lounge' },
  }));
  return [side(0, low), ...(wing === 'sofa' ? [side(far, high)] : wing === 'chairs' ? chairs : [])];
}

/** Two chairs across from a sofa, with a low table so deep between them or none: where nothing is looked at. */
export function acrossTable(sofa: number, tableDeep: number): Group {
  const chairs = 34;
  // Two chairs are wider than a loveseat.
  const along = Math.max(sofa, 72);
  const deep = chairs + (tableDeep > 0 ? 16 + tableDeep + 16 : 36) + 36;
  return {
    along,
    deep,
    pieces: [
      ...[along / 2 - 36, along / 2 + 4].map((t) => ({
        kind: 'armchair' as const,
        t,
        n: 0,
        along: 32,
        deep: chairs - 2,
        height: 32,
        traits: { form: 'lounge' as const },
      })),
      ...(tableDeep > 0
        ? [
            {
              kind: 'coffee-table' as const,
              t: along / 2 - 22,
              n: chairs + 16,
              along: 44,
              deep: tableDeep,
              height: 17,
              traits: { shape: 'rectangle' as const },
            },
          ]
        : []),
      {
        kind: 'sofa',
        t: (along - sofa) / 2,
        n: deep - 36,
        along: sofa,
        deep: 36,
        height: 32,
        looks: 'in',
        label: `Sofa ${sofa}`,
        traits: { seats: sofa >= 84 ? 3 : 2, arms: 'track' },
      },
      {
        kind: 'rug',
        t: Math.max(0, along / 2 - 54),
        n: 20,
        along: Math.min(108, along),
        deep: deep - 46,
        height: 0.5,
        traits: { shape: 'rectangle' },
        optional: true,
      },
    ],
    keep: [{ t: 0, n: 0, along, deep }],
  };
}

/** One chair across from a small sofa, with so much floor between. */
export function chairAcross(sofa: number, between: number): Group {
  const chair = 34;
  const deep = 36 + between + chair;
  return {
    along: sofa,
    deep,
    pieces: [
      {
        kind: 'sofa',
        t: 0,
        n: 0,
        along: sofa,
        deep: 34,
        height: 32,
        label: `${sofa <= 60 ? 'Loveseat' : 'Sofa'} ${sofa}`,
        traits: { seats: sofa >= 80 ? 3 : 2, arms: 'track' },
      },
      {
        kind: 'armchair',
        t: sofa / 2 - 16,
        n: deep - 33,
        along: 32,
        deep: 32,
        height: 32,
        looks: 'in',
        traits: { form: 'lounge' },
      },
      {
        kind: 'rug',
        t: sofa / 2 - 30,
        n: 20,
        along: 60,
        deep: Math.max(48, deep - 40),
        height: 0.5,
        traits: { shape: 'rectangle' },
        optional: true,
      },
    ],
    keep: [{ t: 0, n: 0, along: sofa, deep }],
  };
}

/** Between two sofas a low table with 18 in on either side of it. Inches. */
export const FACING = { sofa: 36, table: 26, legs: 18, before: 40 } as const;
/** With shallower sofas and a narrow table, where a door is at either hand. */
export const FACING_CLOSE = { sofa: 34, table: 22, legs: 15, before: 40 } as const;

/** Between the sofas' ends and chairs there, and such a chair's depth; from the wall to chairs by a fire. Inches. */
const AT_END = { gap: 10, chair: 34, fireside: 22 } as const;

/** From the middle of a fire to the arm of a chair beside it. Inches. */
const HEARTH_SIDE = 36;

/**
 * Two sofas across from one another at right angles to what is looked at, with a table between; with two `chairs` at
 * their far end, which look at it, or to either side of a fire, which look at the sofas.
 */
export function facingSofas(
  draft: Draft,
  program: SeatingProgram,
  sofa: number,
  set: typeof FACING | typeof FACING_CLOSE,
  chairs: boolean,
): Group {
  const alone = Math.max(focusWide(program), sofa);
  const focus = focusPieces(draft, program, alone / 2);
  const between = set.table + 2 * set.legs;
  const along = Math.max(2 * set.sofa + between, ...focus.map((p) => p.t + p.along));
  const mid = along / 2;
  const shift = mid - alone / 2;
  const byFire = chairs && program.fireside === true && focus.length > 0;
  const n = byFire ? AT_END.fireside + AT_END.chair + AT_END.gap : focus.length > 0 ? set.before : 6;
  const deep = n + sofa + (chairs && !byFire ? AT_END.gap + AT_END.chair : 0);
  const seat = (t: number, looks: 'low' | 'high'): Group['pieces'][number] => ({
    kind: 'sofa',
    t,
    n,
    along: set.sofa,
    deep: sofa,
    height: 32,
    looks,
    label: `Sofa ${sofa}`,
    traits: { seats: sofa >= 80 ? 3 : 2, arms: 'track' },
  });
  return {
    along,
    deep,
    pieces: [
      ...focus.map((p) => ({ ...p, t: p.t + shift })),
      seat(mid - between / 2 - set.sofa, 'high'),
      seat(mid + between / 2, 'low'),
      ...(chairs ? (byFire ? [mid - HEARTH_SIDE - 32, mid + HEARTH_SIDE] : [mid - 36, mid + 4]) : []).map(
        (t) => ({
          kind: 'armchair' as const,
          t,
          n: byFire ? AT_END.fireside : n + sofa + AT_END.gap,
          along: 32,
          deep: AT_END.chair,
          height: 32,
          looks: byFire ? ('out' as const) : ('in' as const),
          traits: { form: 'lounge' as const },
        }),
      ),
      {
        kind: 'coffee-table',
        t: mid - set.table / 2,
        n: n + sofa / 2 - 20,
        along: set.table,
        deep: 40,
        height: 17,
        looks: 'low',
        traits: { shape: 'rectangle' },
        optional: true,
      },
      {
        kind: 'rug',
        t: mid - 54,
        n,
        along: 108,
        deep: Math.min(96, sofa),
        height: 0.5,
        traits: { shape: 'rectangle' },
        optional: true,
      },
    ],
    clear: [
      { t: mid - between / 2, n: focus.length > 0 ? 19 : 0, along: between, deep: Math.max(1, n - 19) },
    ],
    keep: [{ t: 0, n: 0, along, deep }],
  };
}
