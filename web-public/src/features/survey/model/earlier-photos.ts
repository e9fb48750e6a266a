import type { Side } from '@plumbline/concept';
import {
  type Disagreement,
  facingByCorner,
  facingByOpening,
  type PhotoRoom,
  type UprightName,
} from '@plumbline/survey';
import { formatMeasure } from '#lib/format/format-measure.js';
import { survey } from '#texts/survey';
import { type DrawnOpening } from './matched-room.js';
import { planeOfOpening } from './openings.js';

/** As many photos of one room as the server takes. */
export const PHOTOS_MOST = 6;

/** A corner of the wall ahead, or an opening by its id. */
export type PlaceInPhoto = { readonly corner: UprightName } | { readonly opening: string };

export const keyOf = (place: PlaceInPhoto): string => ('corner' in place ? place.corner : place.opening);

/** A photo that others can be put to. */
export interface EarlierPhoto {
  readonly imageUrl: string;
  readonly facing: Side;
  readonly alone: Pick<PhotoRoom, 'camera' | 'box'>;
  readonly openings: readonly DrawnOpening[];
}

type Here = Pick<EarlierPhoto, 'alone' | 'openings'>;

/**
 * The side of the room that a photo looks at which shows `here` what an earlier one shows `there`; nothing where a corner
 * was tapped in one and an opening in the other, or an opening lies on no wall.
 */
export function facingOf(
  earlier: EarlierPhoto,
  there: PlaceInPhoto,
  photo: Here,
  here: PlaceInPhoto,
): Side | undefined {
  if ('corner' in there && 'corner' in here) return facingByCorner(earlier.facing, there.corner, here.corner);
  if ('corner' in there || 'corner' in here) return undefined;
  const [a, b] = [wallOf(earlier, there.opening), wallOf(photo, here.opening)];
  return a && b && facingByOpening(earlier.facing, a, b);
}

function wallOf({ alone, openings }: Here, id: string) {
  const opening = openings.find((one) => one.id === id);
  return opening && planeOfOpening(alone, opening)?.wall;
}

/**
 * The openings of a photo under names that no other photo uses, but for the one that both show.
 * @param number of the photo, from 2
 */
export function namedOpenings(
  openings: readonly DrawnOpening[],
  number: number,
  there: PlaceInPhoto,
  here: PlaceInPhoto,
): readonly DrawnOpening[] {
  return openings.map((one) => {
    const isShared = 'opening' in there && 'opening' in here && here.opening === one.id;
    return { ...one, id: isShared ? there.opening : `photo-${number}-${one.id}` };
  });
}

/** What photos of a room disagree on, in a sentence each: which length, what they say, and which to trust. */
export function disagreementWords(
  disagreements: readonly Disagreement[],
  photos: number,
  openings: readonly DrawnOpening[],
): readonly string[] {
  const feet = (inches: number) => formatMeasure(Math.round(inches) / 12, 'ft');
  return disagreements.map(({ of, trust, doubt }) => {
    const number = 'opening' in of ? openings.findIndex(({ id }) => id === of.opening) : -1;
    const opening = openings[number];
    const what =
      'walls' in of
        ? survey.disagreeWalls[of.walls]
        : survey.disagreeOpening[of.is](
            opening ? `${survey.openingKinds[opening.kind]} ${number + 1}` : survey.anOpening,
          );
    return survey.disagree({
      what,
      trusted: trust.photo + 1,
      says: feet(trust.inches),
      doubted: doubt.photo + 1,
      butSays: feet(doubt.inches),
      byMost: photos > 2,
    });
  });
}
