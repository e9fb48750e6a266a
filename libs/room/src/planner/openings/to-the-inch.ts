import type { Opening, Side, ToldOpening, WallFrame } from '@plumbline/concept';
import { isSide, SIDES } from '@plumbline/concept';
import { cornerEnd } from '../../geometry/geometry.js';
import type { Draft, NewOpening } from '../floor/draft.js';

/** Doors and windows that words put so far from a corner, or hinge at one side. Inches. */

/** What is drawn so near to what was told is as told. */
export const AS_TOLD = 2;
/** What was told to be tight to a corner leaves so much for its casing. */
const CASING = 4;
const OF_TIGHT = 6;

type Told = Pick<ToldOpening, 'from' | 'offIn' | 'middleIn'>;

export const isToTheInch = ({ offIn, middleIn }: Told): boolean =>
  offIn !== undefined || middleIn !== undefined;

/** Where an opening of a width begins along its wall, as told: from the end that was named, or from either. */
export function offsetsTold(
  { lengthIn }: { readonly lengthIn: number },
  widthIn: number,
  told: Told,
  least = 0,
): readonly number[] {
  const { from, offIn, middleIn } = told;
  const off =
    offIn !== undefined ? Math.max(offIn, offIn < CASING ? least : 0) : (middleIn ?? 0) - widthIn / 2;
  const ends = isSide(from ?? '') ? [cornerEnd(from as Side)] : (['start', 'end'] as const);
  return ends
    .map((end) => (end === 'start' ? off : lengthIn - widthIn - off))
    .filter((at) => at >= 0 && at + widthIn <= lengthIn);
}

/** Whether an opening stands along its wall as told. */
export function standsToTheInch(
  { lengthIn }: { readonly lengthIn: number },
  { offsetIn, widthIn }: Pick<Opening, 'offsetIn' | 'widthIn'>,
  told: Told,
): boolean {
  if (!isToTheInch(told)) return true;
  const within = told.offIn === 0 ? OF_TIGHT : AS_TOLD;
  return offsetsTold({ lengthIn }, widthIn, told).some((at) => Math.abs(at - offsetIn) <= within);
}

/** The end of its wall that a door is hinged at as told, as the room writes it. */
export const hingeTold = ({ hinge }: Pick<ToldOpening, 'hinge'>): 'near' | 'far' | undefined => {
  const side = SIDES.find((one) => one === hinge);
  return side && (cornerEnd(side) === 'start' ? 'near' : 'far');
};

/** Without an opening between, and below no ceiling that is lower than its head. */
const isFree = (
  draft: Draft,
  frame: WallFrame,
  { offsetIn, widthIn, sillIn, heightIn }: Pick<Opening, 'offsetIn' | 'widthIn' | 'sillIn' | 'heightIn'>,
): boolean =>
  draft.openings.every(
    (o) => o.wall !== frame.wall.id || o.offsetIn >= offsetIn + widthIn || offsetIn >= o.offsetIn + o.widthIn,
  ) && draft.ceilingOver(draft.at(frame, offsetIn, 0, widthIn, 1)) >= sillIn + heightIn;

/** Opens one exactly where it was told, in the first of a side's walls that takes it; false where none does. */
export function openToTheInch(
  draft: Draft,
  side: Side,
  told: Told,
  opening: Omit<NewOpening, 'wall' | 'offsetIn'>,
): boolean {
  const least = opening.kind === 'door' || opening.kind === 'window' ? CASING : 0;
  for (const frame of draft.wallsAt(side))
    for (const offsetIn of offsetsTold(frame, opening.widthIn, told, least)) {
      if (!isFree(draft, frame, { ...opening, offsetIn })) continue;
      draft.open({ ...opening, wall: frame, offsetIn });
      return true;
    }
  return false;
}
