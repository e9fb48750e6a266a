import { sizeOf, wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import type { Draft } from '../../floor/draft.js';
import { type Group, type Piece, placeFirst, type Spot } from '../../floor/place.js';
import { central } from '../preferences.js';

/** Recliners in rows before a screen. Inches. */

/** A theater seat, the floor from one row to the next, and the floor beside the rows. Inches. */
const SEAT = { wide: 34, deep: 38 } as const;
const PITCH = 70;
const WAY = 24;
/** From the screen to the front row. */
const VIEWING = [120, 108, 96, 84, 76, 70] as const;
const RISER = 10;

/** Whether seats in rows were asked for. */
export const wantsRows = (brief: Brief): boolean => wants(brief, 'recliners');

/**
 * Sets rows of recliners before their screen, each row after the first on its riser. False where they do not fit.
 *
 * @param orFewer whether a row may have one seat less than asked for
 */
export function setRows(draft: Draft, brief: Brief, unmet: string[], orFewer = true): boolean {
  const asked = brief.pieces?.find(({ id }) => id === 'recliners');
  const [rows, each] = [asked?.rows ?? 2, asked?.count ?? 3];
  const diagonal = Math.min(150, Math.max(80, sizeOf(brief, 'tv')?.widthIn ?? 110));
  const prefer = (s: Spot) => central()(s) + (s.wall.lengthIn <= shortest(draft) + 1 ? 60 : 0);
  for (const seats of (orFewer ? [each, each - 1] : [each]).filter((n) => n > 1)) {
    // Nearer to a screen at the wall that was told before further from one at another.
    const groups = [WAY, 4].flatMap((beside) =>
      VIEWING.map((viewing) => rowsGroup(draft, rows, seats, diagonal, viewing, beside)),
    );
    if (!placeFirst(draft, groups, { group: 'seating', prefer })) continue;
    if (seats < each)
      unmet.push(
        `Rows of ${each} recliners became rows of ${seats}: no more stand side by side with a way past them.`,
      );
    return true;
  }
  unmet.push(
    `The recliners in rows were left out: ${rows} rows before a screen want more floor than this room has.`,
  );
  return false;
}

const shortest = (draft: Draft): number => Math.min(...draft.frames.map(({ lengthIn }) => lengthIn));

/** @param beside floor at the low end of the rows: a second way past them, or none */
function rowsGroup(
  draft: Draft,
  rows: number,
  seats: number,
  diagonal: number,
  viewing: number,
  beside: number,
): Group {
  const wide = seats * SEAT.wide;
  // Of a picture of 16 by 9.
  const screen = { wide: Math.min(144, Math.round(diagonal * 0.872)), high: Math.round(diagonal * 0.49) };
  const along = Math.max(wide + WAY + beside, screen.wide + 4);
  const from = (along - wide - WAY + beside) / 2;
  const pieces: Piece[] = [
    {
      kind: 'projector-screen',
      t: (along - screen.wide) / 2,
      n: 0,
      along: screen.wide,
      deep: 3,
      height: Math.min(84, Math.max(45, screen.high)),
      z: Math.max(16, Math.min(30, draft.shell.ceilingIn - screen.high - 4)),
      label: `Projector screen ${diagonal}`,
      traits: { diagonalIn: diagonal },
    },
  ];
  for (let row = 0; row < rows; row++) {
    const n = viewing + row * PITCH;
    const z = row * RISER;
    if (row > 0)
      pieces.push({
        kind: 'piece',
        t: from - 2,
        n: n - 22,
        along: wide + 4,
        deep: SEAT.deep + 26,
        height: z,
        looks: 'in',
        label: `Riser ${Math.round(wide + 4)}`,
        traits: { piece: 'riser' },
      });
    for (let seat = 0; seat < seats; seat++)
      pieces.push({
        kind: 'armchair',
        t: from + seat * SEAT.wide,
        n,
        along: SEAT.wide,
        deep: SEAT.deep,
        height: 40,
        looks: 'in',
        underWindow: true,
        label: `Theater recliner ${SEAT.wide}`,
        ...(z > 0 ? { z } : {}),
        traits: { form: 'theater' },
      });
  }
  const deep = viewing + (rows - 1) * PITCH + SEAT.deep + 4;
  const low = Math.min(from, (along - screen.wide) / 2);
  const high = Math.max(from + wide, (along + screen.wide) / 2);
  return {
    along,
    deep,
    pieces,
    clear: [{ t: from + wide, n: viewing - 40, along: WAY, deep: deep - viewing + 40 }],
    // The floor that is looked over, and the ways beside the rows; the corners beside the screen are free.
    keep: [
      { t: low, n: 0, along: high - low, deep },
      { t: 0, n: viewing - 40, along, deep: deep - viewing + 40 },
    ],
  };
}
