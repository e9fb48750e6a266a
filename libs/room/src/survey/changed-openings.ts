import { feetAndInches } from '@plumbline/brief';
import type { Opening, Room, SurveyedRoom } from '@plumbline/concept';

/** A window, door or way through of a measured room that the plan has elsewhere, or wider. */
interface ChangedOpening {
  readonly opening: Opening;
  readonly how: 'moved' | 'widened';
  /** What becomes of it: from where to where, or from which width to which. */
  readonly words: string;
}

/** Nearer than this it is where it was: what a tape is read to. Inches. */
const SAME = { place: 6, width: 2 } as const;

/**
 * The openings of a measured room that its plan moves or widens. Those that the plan names otherwise are taken in turn
 * for those of their kind that it no longer has; one that went with its wall is part of that wall's work.
 */
export function openingsChanged(
  { openings }: Pick<Room, 'openings'>,
  { survey }: Pick<SurveyedRoom, 'survey'>,
): readonly ChangedOpening[] {
  const left = survey.openings.filter(({ id }) => !openings.some((one) => one.id === id));
  return openings.flatMap((opening): ChangedOpening[] => {
    const same = survey.openings.find(({ id }) => id === opening.id);
    const before = same ?? left.find(({ kind }) => kind === opening.kind);
    if (!before) return [];
    if (!same) left.splice(left.indexOf(before), 1);
    return changeOf(before, opening);
  });
}

function changeOf(before: Opening, opening: Opening): ChangedOpening[] {
  const middle = ({ offsetIn, widthIn }: Opening): number => offsetIn + widthIn / 2;
  const away = Math.abs(middle(opening) - middle(before));
  const isWider = opening.widthIn > before.widthIn + SAME.width;
  // What grows to one side only has its middle elsewhere, and stays where it is.
  const grown = isWider ? (opening.widthIn - before.widthIn) / 2 + SAME.place : SAME.place;
  if (opening.wall !== before.wall)
    return [{ opening, how: 'moved', words: `from the ${before.side} to the ${opening.side} wall` }];
  if (away > grown)
    return [{ opening, how: 'moved', words: `by ${feetAndInches(away)} along the ${opening.side} wall` }];
  if (!isWider) return [];
  const words = `from ${feetAndInches(before.widthIn)} to ${feetAndInches(opening.widthIn)} in the ${opening.side} wall`;
  return [{ opening, how: 'widened', words }];
}
