import { sizeOf, wants } from '@plumbline/brief';
import type { Brief, Side } from '@plumbline/concept';
import { opposite, SIDES, wallLength } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { stand } from '../floor/place.js';
import type { Chance } from '../floor/random.js';
import { walkIn } from '../furniture/closets.js';
import { sidesTold } from '../openings/told-openings.js';

/** A walk-in closet that takes a whole wall of a bedroom: its wall stands before doors and windows are opened. Inches. */

/** A closet as long as a wall, but for so much, takes the whole of it. */
const WHOLE = 12;
/** A partition of studs and board. */
const WALL = 4.5;
/** What of the room is left to sleep in. */
const LEAST_LEFT = 108;

/** Builds the closet; answers its side, nothing where none is told so or the room is too short for it. */
export function standWholeWallCloset(draft: Draft, brief: Brief, chance: Chance): Side | undefined {
  const { shell } = draft;
  const told = sizeOf(brief, 'closet');
  if (!told?.depthIn || !wants(brief, 'walk-in-closet') || shell.house || !draft.plain) return undefined;
  const deep = told.depthIn + WALL;
  const placed = brief.openingsAt?.find(({ opening }) => opening === 'closet');
  const meant = placed ? sidesTold(shell, placed) : SIDES;
  const sides = SIDES.filter((side) => {
    const across = wallLength(shell, side === 'north' || side === 'south' ? 'east' : 'north');
    return Math.abs(wallLength(shell, side) - told.widthIn) < WHOLE && across - deep >= LEAST_LEFT;
  });
  const chosen = sides.filter((side) => meant.includes(side));
  const from = chosen.length > 0 ? chosen : sides;
  if (from.length === 0) return undefined;
  const side = chance.pick(from as [Side, ...Side[]]);
  const [wall] = draft.wallsAt(side);
  if (!wall) return undefined;
  const along = wallLength(shell, side);
  const rect = draft.at(wall, 0, 0, along, deep);
  stand(draft, walkIn(along, deep, draft), { side, wall, t: 0, rect }, { group: 'closet' });
  return side;
}

/** The sides of a way in and of windows, off the wall that a closet takes. */
export const offCloset = (side: Side, closet: Side | undefined): Side =>
  side === closet ? opposite(side) : side;
