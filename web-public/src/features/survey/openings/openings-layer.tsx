import type { AxisSegment, Pixel } from '@plumbline/survey';
import { type CSSProperties, type MouseEvent, useRef, useState } from 'react';
import { survey } from '#texts/survey';
import { Loupe } from '../controls/loupe.js';
import { PictureHandle, percent } from '../controls/picture-handle.js';
import type { Match } from '../draft/use-match.js';
import { heldByLines } from '../model/grips.js';
import type { MatchedRoom } from '../model/matched-room.js';
import { type DrawnOpening } from '../model/matched-room.js';
import { planeOfOpening, quadOfOpening, sizeWords, withCorner } from '../model/openings.js';
import { isInside } from '../model/openings-of-draft.js';
import styles from './openings-layer.module.css';

/** Share of the picture's diagonal from where edges of the photo take hold of a corner. */
const REACH = 0.007;
const CORNERS = ['below-left', 'below-right', 'above-right', 'above-left'] as const;

/** Windows and doors on the photo: a tap adds one, its corners can be dragged. */
export function OpeningsLayer({
  room,
  lines,
  match,
  src,
  chosen,
  onChosen,
  toggles,
}: {
  room: MatchedRoom;
  lines: readonly AxisSegment[];
  match: Match;
  src: string;
  /** Id of the opening whose corners are shown. */
  chosen: string | null;
  onChosen: (id: string | null) => void;
  /** Openings that are doubtful are shown too, and a tap takes those that were found out or in. */
  toggles?: boolean;
}) {
  const { camera } = room;
  const { width, height } = camera;
  const diagonal = Math.hypot(width, height);
  /** The opening as it was when a corner was taken. */
  const from = useRef<DrawnOpening | null>(null);
  const [dragged, setDragged] = useState<{ corner: number; at: Pixel } | null>(null);
  const shown = match.draft.openings.flatMap((opening, i) => {
    const quad = quadOfOpening(room, opening);
    return quad ? [{ opening, quad, number: i + 1 }] : [];
  });
  // One that was taken out is gone from the photo: tapped there once more, it is drawn by hand.
  const doubtful = toggles ? match.draft.offered.filter(({ found }) => found === 'doubtful') : [];
  const offered = doubtful.flatMap((opening) => {
    const quad = quadOfOpening(room, opening);
    return quad ? [{ opening, quad }] : [];
  });
  const current = shown.find(({ opening }) => opening.id === chosen);

  async function onTap(event: MouseEvent<SVGSVGElement>) {
    const frame = event.currentTarget.getBoundingClientRect();
    const at = {
      u: ((event.clientX - frame.left) / frame.width) * width,
      v: ((event.clientY - frame.top) / frame.height) * height,
    };
    const touched = shown.find(({ quad }) => isInside(at, quad));
    const found = toggles && (touched ?? offered.find(({ quad }) => isInside(at, quad)))?.opening;
    if (found && (found.found || !touched)) match.toggleOpening(found.id);
    // Tapped once more, it is done: what else the photo holds can be taken hold of again.
    else if (touched) onChosen(touched.opening.id === chosen ? null : touched.opening.id);
    else onChosen(await match.showOpening(at));
  }

  /** Answers where the corner is held: by edges of the photo, or where it was drawn to. */
  function draw(before: DrawnOpening, corner: number, to: Pixel, by: 'finger' | 'key'): Pixel {
    const level = planeOfOpening(room, before)?.wall === 'back' ? 'x' : 'y';
    const held = by === 'key' ? to : heldByLines(to, 'top', lines, REACH * diagonal, level);
    const after = withCorner(room, before, corner, held);
    if (after) match.drawOpening(after.id, after.corners);
    return held;
  }

  return (
    <div className={styles.layer}>
      {/* By keyboard, buttons below the photo add openings. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={styles.tap}
        aria-hidden="true"
        onClick={onTap}
      >
        {offered.map(({ opening, quad }) => (
          <polygon key={opening.id} points={pointsOf(quad)} className={styles.offered} />
        ))}
        {shown.map(({ opening, quad }) => (
          <polygon
            key={opening.id}
            points={pointsOf(quad)}
            className={opening.id === chosen ? styles.chosen : undefined}
          />
        ))}
      </svg>
      {shown.map(({ opening, quad, number }) => (
        <span
          key={opening.id}
          className={styles.number}
          style={placeOf(quad, width, height)}
          aria-hidden="true"
        >
          {toggles && opening.found ? '✓' : number}
        </span>
      ))}
      {offered.map(({ opening, quad }) => (
        <span
          key={opening.id}
          className={styles.number}
          style={placeOf(quad, width, height)}
          aria-hidden="true"
        >
          +
        </span>
      ))}
      {current?.quad.map((at, corner) => {
        const place = dragged?.corner === corner ? dragged.at : at;
        const { opening, number, quad } = current;
        const name = survey.openingKinds[opening.kind];
        return (
          <PictureHandle
            key={CORNERS[corner]}
            at={at}
            shown={place}
            picture={camera}
            label={survey.openingCorner(number, name, cornerWords(quad, corner))}
            says={[
              survey.gripAt(Math.round(percent(place.u, width)), Math.round(percent(place.v, height))),
              sizeWords(room, opening),
            ]
              .filter(Boolean)
              .join('; ')}
            held={dragged?.corner === corner}
            onTake={() => {
              from.current = opening;
              match.take();
            }}
            onDraw={(to, by) => {
              const held = draw(from.current ?? opening, corner, to, by);
              if (by === 'finger') setDragged({ corner, at: held });
            }}
            onRelease={(moved) => {
              setDragged(null);
              // A key moves it as it is told.
              if (dragged) void match.releaseOpening(opening.id, moved);
            }}
          />
        );
      })}
      {dragged && <Loupe at={dragged.at} room={room} src={src} />}
    </div>
  );
}

/** Which corner of four, as it is seen in the picture. */
function cornerWords(quad: readonly Pixel[], corner: number): (typeof CORNERS)[number] {
  const middle = (key: 'u' | 'v') => quad.reduce((sum, at) => sum + at[key], 0) / quad.length;
  const { u, v } = quad[corner]!;
  return `${v > middle('v') ? 'below' : 'above'}-${u > middle('u') ? 'right' : 'left'}`;
}

const placeOf = (quad: readonly Pixel[], width: number, height: number): CSSProperties => {
  const middle = (key: 'u' | 'v') => quad.reduce((sum, at) => sum + at[key], 0) / quad.length;
  return {
    '--x': `${percent(middle('u'), width)}%`,
    '--y': `${percent(middle('v'), height)}%`,
  } as CSSProperties;
};

const pointsOf = (quad: readonly Pixel[]): string =>
  quad.map(({ u, v }) => `${u.toFixed(1)},${v.toFixed(1)}`).join(' ');
