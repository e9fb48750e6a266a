import { feetAndInches, sizeOf, upperFirst } from '@plumbline/brief';
import type { Brief, Side } from '@plumbline/concept';
import { centre, grow, type Rect, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { placeFree } from '../floor/place.js';

/** Tables to play at, with the floor that players need around them. Inches. */

interface Game {
  readonly kind: 'pool-table' | 'game-table';
  readonly name: string;
  /** The larger one first. */
  readonly sizes: readonly (readonly [number, number])[];
  readonly around: number;
  /** Beyond its ends, where players stand back from it. */
  readonly ends?: number;
  /** With less around it, down to this, it is played with short cues. */
  readonly least?: number;
  /** And beyond its ends. */
  readonly leastEnds?: number;
  /** A post may stand in the floor around it, so far off it. */
  readonly offPosts?: number;
}

export const GAMES = {
  pool: {
    kind: 'pool-table',
    name: 'A pool table',
    sizes: [
      [100, 56],
      [92, 52],
    ],
    around: 54,
    least: 48,
    // As far as a short cue of 36 in needs behind the ball, with the hand that holds it.
    offPosts: 30,
  },
  // For play at home: 5 ft behind each end and 3 ft to either side of a table of 9 by 5 ft (ITTF 2.01).
  // With 4 ft and 2-1/2 ft one still plays, and steps back less.
  pingPong: {
    kind: 'game-table',
    name: 'A ping-pong table',
    sizes: [[108, 60]],
    around: 36,
    ends: 60,
    least: 30,
    leastEnds: 48,
  },
  cards: {
    kind: 'game-table',
    name: 'A game table',
    sizes: [
      [56, 36],
      [44, 44],
    ],
    around: 30,
  },
} as const satisfies Readonly<Record<string, Game>>;

/** A pool table of the size told: of 7, 8 or 9 ft by its name, with its rails. */
export function poolFor(brief: Brief): Game {
  const told = sizeOf(brief, 'pool-table')?.widthIn;
  const [eight, seven] = GAMES.pool.sizes;
  if (told === undefined) return GAMES.pool;
  return {
    ...GAMES.pool,
    sizes: told < 92 ? [seven] : told < 104 ? [eight, seven] : [[112, 62], eight, seven],
  };
}

/** The share of the floor around a table that nothing else comes to stand on. */
const KEPT = 0.8;

/** The floor beside a table and beyond its ends. */
const playedOn = ({ x, y, w, d }: Rect, beside: number, past: number): Rect => {
  const [dx, dy] = w > d ? [past, beside] : [beside, past];
  return { x: x - dx, y: y - dy, w: w + 2 * dx, d: d + 2 * dy };
};

/** The floor on which two play ping-pong at a table. */
export const pingPongFloor = (table: Rect): Rect =>
  playedOn(table, GAMES.pingPong.least, GAMES.pingPong.leastEnds);

/** Sets a table to play at with its floor free on every side, in the middle or by a corner, or says why not. */
export function setGame(
  draft: Draft,
  unmet: string[],
  { kind, name, sizes, around: wished, ends, least = wished, leastEnds, offPosts }: Game,
  toCorner = false,
): boolean {
  const tries = [...new Set([wished, least])].flatMap((around) =>
    sizes.map((size) => ({ around, size, posts: undefined as number | undefined })),
  );
  const hasPosts =
    offPosts !== undefined && draft.items.some((i) => i.kind === 'post' || i.kind === 'column');
  const besidePosts = hasPosts ? sizes.map((size) => ({ around: least, size, posts: offPosts })) : [];
  for (const {
    around,
    size: [w, d],
    posts,
  } of [...tries, ...besidePosts]) {
    const past = around < wished ? (leastEnds ?? ends ?? around) : (ends ?? around);
    const open = { around, ends: past, ...(posts === undefined ? {} : { offPosts: posts }) };
    const spot = placeFree(draft, { w, d }, { ...open, turn: true, toCorner, thing: kind });
    if (!spot) continue;
    if (posts !== undefined)
      unmet.push(
        `${name} is drawn with a post within ${around} in of it, ${posts} in off or more: a short cue is wanted there.`,
      );
    else if (around < wished)
      unmet.push(
        ends === undefined
          ? `${name} is drawn with ${around} in around it, not ${wished}: a short cue is wanted on some sides.`
          : `${name} is drawn with ${past} in at its ends and ${around} beside it for play, not ${ends} and ${wished}.`,
      );
    const facing: Side = spot.turned ? 'east' : 'south';
    const placement = {
      facing,
      group: 'games',
      label: `${upperFirst(name.replace(/^An? /, ''))} ${w} × ${d}`,
    };
    if (kind === 'pool-table') draft.add(kind, spot.rect, { ...placement, height: 32 });
    else
      draft.add(kind, spot.rect, {
        ...placement,
        height: 30,
        traits: { use: w > 100 ? 'ping-pong' : 'cards', shape: 'rectangle' },
      });
    draft.keepFree(ends === undefined ? grow(spot.rect, around * KEPT) : playedOn(spot.rect, around, past));
    return true;
  }
  const floor =
    ends === undefined
      ? `${least} in around it`
      : `${leastEnds ?? ends} in at its ends and ${least} beside it`;
  const [w, d] = sizes.at(-1) ?? [0, 0];
  const all = `${feetAndInches(w + 2 * (leastEnds ?? ends ?? least))} by ${feetAndInches(d + 2 * least)}`;
  unmet.push(`${name} was left out: with ${floor} for play, ${all}, this room has no place for one.`);
  return false;
}

/** Sides of a table for four, with the floor around it; and with no more than a chair and who rises from it. Inches. */
const PLAYED_AT = [48, 42, 36].map((size) => [size, 34] as const);
const CLOSE = [
  [40, 28],
  [36, 28],
  [36, 24],
] as const;

/** A smaller room has other things around its card table. Square inches. */
const LARGE = 300 * 144;

/**
 * Sets a table for four to play at by a corner, with a chair on each side, or says why not; `away` from the side of what
 * others sit before.
 */
export function setPlayTable(draft: Draft, unmet: string[], away?: Side): boolean {
  const small = draft.shell.widthIn * draft.shell.depthIn < LARGE;
  for (const [size, around] of small ? [...CLOSE, ...PLAYED_AT] : [...PLAYED_AT, ...CLOSE]) {
    const spot = placeFree(
      draft,
      { w: size, d: size },
      {
        around,
        toCorner: true,
        away,
        thing: 'game-table',
        seats: ({ rect }) => chairsAround(rect).map((chair) => chair.rect),
      },
    );
    if (!spot) continue;
    draft.add('game-table', spot.rect, {
      height: 30,
      facing: 'south',
      group: 'games',
      label: `Game table ${size}`,
      traits: { use: 'cards', shape: 'rectangle' },
    });
    for (const { rect, facing } of chairsAround(spot.rect))
      draft.add('dining-chair', rect, { height: 34, facing, group: 'games' });
    // Whoever rises draws a chair back.
    draft.keepFree(grow(spot.rect, around));
    return true;
  }
  unmet.push('A game table was left out: this room has no free place for one with chairs around.');
  return false;
}

/** A chair on each side of a square table. */
function chairsAround(table: Rect): { readonly rect: Rect; readonly facing: Side }[] {
  const mid = centre(table);
  const half = table.w / 2 + 11;
  return (
    [
      [mid.x, mid.y - half, 'north'],
      [mid.x, mid.y + half, 'south'],
      [mid.x - half, mid.y, 'east'],
      [mid.x + half, mid.y, 'west'],
    ] as const
  ).map(([x, y, facing]) => {
    const [w, d] = runsEast(facing) ? [18, 20] : [20, 18];
    return { rect: { x: x - w / 2, y: y - d / 2, w, d }, facing };
  });
}
