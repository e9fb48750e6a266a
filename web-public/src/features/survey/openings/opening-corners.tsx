import type { AxisSegment, Pixel } from '@plumbline/survey';
import { useRef, useState } from 'react';
import { survey } from '#texts/survey';
import { Loupe } from '../controls/loupe.js';
import { PictureHandle, percent } from '../controls/picture-handle.js';
import type { Match } from '../draft/use-match.js';
import { heldByLines } from '../model/grips.js';
import type { DrawnOpening, MatchedRoom } from '../model/matched-room.js';
import { planeOfOpening, sizeWords, withCorner } from '../model/openings.js';

/** Share of the picture's diagonal from where edges of the photo take hold of a corner. */
const REACH = 0.007;
const CORNERS = ['below-left', 'below-right', 'above-right', 'above-left'] as const;

/** The corners of one opening on the photo, to be dragged. */
export function OpeningCorners({
  room,
  lines,
  match,
  src,
  opening,
  quad,
  number,
}: {
  room: MatchedRoom;
  lines: readonly AxisSegment[];
  match: Match;
  src: string;
  opening: DrawnOpening;
  /** The corners as they are drawn. */
  quad: readonly Pixel[];
  number: number;
}) {
  const { camera } = room;
  const { width, height } = camera;
  /** The opening as it was when a corner was taken. */
  const from = useRef<DrawnOpening | null>(null);
  const [dragged, setDragged] = useState<{ corner: number; at: Pixel } | null>(null);
  const name = survey.openingKinds[opening.kind];

  /** Answers where the corner is held: by edges of the photo, or where it was drawn to. */
  function draw(before: DrawnOpening, corner: number, to: Pixel, by: 'finger' | 'key'): Pixel {
    const level = planeOfOpening(room, before)?.wall === 'back' ? 'x' : 'y';
    const held = by === 'key' ? to : heldByLines(to, 'top', lines, REACH * Math.hypot(width, height), level);
    const after = withCorner(room, before, corner, held);
    if (after) match.drawOpening(after.id, after.corners);
    return held;
  }

  return (
    <>
      {quad.map((at, corner) => {
        const place = dragged?.corner === corner ? dragged.at : at;
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
    </>
  );
}

/** Which corner of four, as it is seen in the picture. */
function cornerWords(quad: readonly Pixel[], corner: number): (typeof CORNERS)[number] {
  const middle = (key: 'u' | 'v') => quad.reduce((sum, at) => sum + at[key], 0) / quad.length;
  const { u, v } = quad[corner]!;
  return `${v > middle('v') ? 'below' : 'above'}-${u > middle('u') ? 'right' : 'left'}`;
}
