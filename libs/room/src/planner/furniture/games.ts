import type { Side } from '@plumbline/concept';
import { upperFirst } from '../../text.js';
import type { Draft } from '../floor/draft.js';
import { placeFree } from '../floor/place.js';

/** Tables to play at, with the floor that players need around them. Inches. */

export interface Game {
  readonly kind: 'pool-table' | 'game-table';
  readonly name: string;
  /** The larger one first. */
  readonly sizes: readonly (readonly [number, number])[];
  readonly around: number;
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
  },
  pingPong: { kind: 'game-table', name: 'A ping-pong table', sizes: [[108, 60]], around: 42 },
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

/** Sets a table to play at with its floor free on every side, in the middle or by a corner, or says why not. */
export function setGame(
  draft: Draft,
  unmet: string[],
  { kind, name, sizes, around }: Game,
  toCorner = false,
): boolean {
  for (const [w, d] of sizes) {
    const spot = placeFree(draft, { w, d }, around, true, toCorner, kind);
    if (!spot) continue;
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
    draft.keepFree({
      x: spot.rect.x - around * 0.8,
      y: spot.rect.y - around * 0.8,
      w: spot.rect.w + around * 1.6,
      d: spot.rect.d + around * 1.6,
    });
    return true;
  }
  unmet.push(`${name} was left out: with ${around} in around it for play, this room has no place for one.`);
  return false;
}
