import { type Group } from '../floor/place.js';
import { bookcase } from '../furniture/groups.js';
import { playCorner, playFloor } from '../furniture/play.js';
import { aside, central, nearWindow } from '../furniture/preferences.js';
import { readingCorner } from '../furniture/seats/easy-chairs.js';
import { setCraftTable } from '../furniture/workshop.js';
import type { Attempt } from '../search/attempt.js';
import type { OtherRoom } from './other-room.js';

/** A floor to play on, a table, and books. */
export function furnishPlayroom({ attempt, seen }: OtherRoom): void {
  // Whichever comes first has the better place: books at the window, or the floor to play on.
  const readsFirst = attempt.chance.flip();
  const reads = attempt.wants('reading-nook');
  if (reads && readsFirst) placeReading(attempt);
  attempt.placeAsked(
    'Toy storage',
    reads ? [playCorner(), playFloor()] : [playFloor(), playCorner()],
    { group: 'play', prefer: seen },
    30,
  );
  if (attempt.wants('craft-table') && setCraftTable(attempt.draft, attempt.unmet)) attempt.score += 40;
  else attempt.place([PLAY_TABLE], { group: 'play', off: 20, prefer: central() }, 12);
  if (reads && !readsFirst) placeReading(attempt);
  attempt.place(LOW_BOOKCASES, { group: 'storage', prefer: aside() });
}

function placeReading(attempt: Attempt): void {
  const near = nearWindow(attempt.draft);
  attempt.placeAsked(
    'A reading corner',
    [readingCorner],
    { group: 'reading', prefer: (s) => near(s) + aside()(s) / 2 },
    15,
  );
}

const LOW_BOOKCASES = [bookcase(48, false, 48), bookcase(36, false, 48)];

const PLAY_TABLE: Group = {
  along: 60,
  deep: 56,
  pieces: [
    {
      kind: 'game-table',
      t: 10,
      n: 8,
      along: 40,
      deep: 40,
      height: 29,
      label: 'Play table 40',
      traits: { use: 'play', shape: 'round' },
    },
  ],
  clear: [{ t: 0, n: 0, along: 60, deep: 56 }],
  keep: [{ t: 0, n: 0, along: 60, deep: 56 }],
};
