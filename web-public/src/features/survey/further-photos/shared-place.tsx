import { edgeOf, lineInPicture, type Pixel } from '@plumbline/survey';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { survey } from '#texts/survey';
import { percent } from '../controls/picture-handle.js';
import { RoomPicture } from '../controls/room-picture.js';
import { type PlaceInPhoto } from '../model/earlier-photos.js';
import type { MatchedRoom } from '../model/matched-room.js';
import { type DrawnOpening } from '../model/matched-room.js';
import { planeOfOpening, quadOfOpening } from '../model/openings.js';
import styles from './shared-place.module.css';

/** Where along its edge a corner is named, from above: below the middle of most windows. */
const CORNER_AT = 0.8;

interface Candidate {
  readonly place: PlaceInPhoto;
  readonly key: string;
  readonly at: Pixel;
  readonly label: string;
}

/** A photo with the corners and openings that another photo may show too: one of them is tapped. */
export function SharedPlace({
  src,
  alt,
  legend,
  room,
  openings,
  chosen,
  onChosen,
  children,
}: {
  src: string;
  alt: string;
  legend: string;
  room: Pick<MatchedRoom, 'camera' | 'box'>;
  openings: readonly DrawnOpening[];
  /** The key of what was tapped. */
  chosen: string | null;
  onChosen: (place: PlaceInPhoto) => void;
  /** What else lies on the photo, below what is tapped. */
  children?: ReactNode;
}) {
  const name = useId();
  const { width, height } = room.camera;
  return (
    <fieldset className={styles.place}>
      <legend>{legend}</legend>
      <RoomPicture src={src} alt={alt} room={{ ...room, lengths: null, impossible: false }}>
        {children}
        <div className={styles.layer}>
          {candidatesOf(room, openings).map(({ place, key, at, label }) => (
            <label
              key={key}
              className={styles.dot}
              style={
                { '--x': `${percent(at.u, width)}%`, '--y': `${percent(at.v, height)}%` } as CSSProperties
              }
            >
              <input
                type="radio"
                name={name}
                className="visually-hidden"
                checked={chosen === key}
                onChange={() => onChosen(place)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </RoomPicture>
    </fieldset>
  );
}

function candidatesOf(
  room: Pick<MatchedRoom, 'camera' | 'box'>,
  openings: readonly DrawnOpening[],
): readonly Candidate[] {
  const corners = (['left', 'right'] as const).flatMap((corner): Candidate[] => {
    const line = lineInPicture(room.camera, edgeOf(room.box, `back-${corner}`));
    if (!line) return [];
    const [top, bottom] = line.from.v < line.to.v ? [line.from, line.to] : [line.to, line.from];
    const at = {
      u: top.u + CORNER_AT * (bottom.u - top.u),
      v: top.v + CORNER_AT * (bottom.v - top.v),
    };
    return [{ place: { corner }, key: corner, at, label: survey.sharedCorner[corner] }];
  });
  const drawn = openings.flatMap((opening, i): Candidate[] => {
    const quad = planeOfOpening(room, opening) && quadOfOpening(room, opening);
    if (!quad) return [];
    const middle = (key: 'u' | 'v') => quad.reduce((sum, at) => sum + at[key], 0) / quad.length;
    const label = `${survey.openingKinds[opening.kind]} ${i + 1}`;
    const at = { u: middle('u'), v: middle('v') };
    return [{ place: { opening: opening.id }, key: opening.id, at, label }];
  });
  return [...corners, ...drawn];
}
