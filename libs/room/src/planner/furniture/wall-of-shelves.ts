import { type Attempt } from '../search/attempt.js';
import { bookcase } from './groups.js';
import { aside } from './preferences.js';

/** Shelves along a wall, in steps of a foot: from wall to wall where that is free, and 6 ft are the least that is a wall of them. Inches. */
const RUNS = Array.from({ length: 15 }, (_, i) => 240 - 12 * i);
/** What they leave free under a ceiling, and how high they go at most. Inches. */
const HEAD = 2;
const HIGHEST = 96;

/** Shelves built in along as much of one wall as is free, before other things take the walls. */
export function placeWallOfShelves(attempt: Attempt): void {
  if (!attempt.wants('wall-of-shelves') || attempt.has('bookcase')) return;
  const high = Math.min(HIGHEST, attempt.shell.ceilingIn - HEAD);
  const placed = attempt.place(
    RUNS.map((w) => bookcase(w, true, high)),
    { group: 'storage', prefer: aside() },
    24,
  );
  if (placed) attempt.score += Math.max(...placed.map(({ box }) => Math.max(box.widthIn, box.depthIn))) / 8;
  else attempt.leaveOut('A wall of shelves was left out: no wall has 6 ft free for it.');
}
