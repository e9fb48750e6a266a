/** The way that the long walls of a room go. */
export type LongWall = 'east-west' | 'north-south';

const LENGTH_OF_WALL =
  /\b(?:(long|short|narrow)(?:er|est)? (north|south|east|west)(?:ern)?(?:[ -]facing)?(?: (?:outside |exterior )?(?:wall|side|end))?\b|(north|south|east|west)(?:ern)?,? (?:wall |side )?(?:is |being )?the (long|short)(?:er|est)? (?:one|wall|side)\b)/i;

/** A stair runs along a long wall, and the ends of a room are its short ones: "the front door on the west end". */
const STAIR_ALONG =
  /\bstair(?:s|way|case)? (?:goes |go |runs? )?(?:up )?along (?:the )?(north|south|east|west)(?:ern)?(?: (?:wall|side))?\b/i;
const AT_END = /\b(?:on|at) (?:the )?(north|south|east|west)(?:ern)? end\b/i;

/** The way that the long walls go in a text that calls a wall of a compass side long or short; undefined where none does. */
export function longWallTold(text: string): LongWall | undefined {
  const m = LENGTH_OF_WALL.exec(text);
  if (!m) return wayOf(STAIR_ALONG.exec(text)?.[1], true) ?? wayOf(AT_END.exec(text)?.[1], false);
  const level = /north|south/i.test(m[2] ?? m[3] ?? '');
  return level === /long/i.test(m[1] ?? m[4] ?? '') ? 'east-west' : 'north-south';
}

const wayOf = (side: string | undefined, long: boolean): LongWall | undefined =>
  side === undefined ? undefined : /north|south/i.test(side) === long ? 'east-west' : 'north-south';

const SIDE_BEHIND =
  /\b(long|longer|short|shorter|narrow|far|back) (wall|side|end)(?:,? (?:which|that) is)?,? (?:on|to|at|in|along|toward|towards) the (north|south|east|west)(?:ern)?(?: (?:side|end))?\b(?! (?:wall|corner|end|side|of)\b)/gi;

/** "The short wall on the east" is the short east wall. */
export const withSideFirst = (text: string): string => text.replace(SIDE_BEHIND, '$1 $3 $2');
