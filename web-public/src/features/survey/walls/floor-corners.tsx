import type { AxisSegment, Pixel } from '@plumbline/survey';
import { type MouseEvent, useState } from 'react';
import { Button } from '#components/form/button.js';
import { survey } from '#texts/survey';
import { Loupe } from '../controls/loupe.js';
import { PictureHandle, percent } from '../controls/picture-handle.js';
import type { Match } from '../draft/use-match.js';
import { heldByLines } from '../model/grips.js';
import type { MatchedRoom } from '../model/matched-room.js';
import styles from './floor-corners.module.css';

/** Share of the picture's diagonal from where edges of the photo take hold of a corner. */
const REACH = 0.007;
/** A room has 16 corners at most: two of them lie behind the camera. */
const FLOOR_CORNERS_MOST = 14;

/** The corners of a floor that is no rectangle, marked on the photo: a tap adds the next one, handles move them. */
export function FloorCorners({
  room,
  lines,
  match,
  src,
}: {
  room: MatchedRoom;
  lines: readonly AxisSegment[];
  match: Match;
  src: string;
}) {
  const { camera } = room;
  const { width, height } = camera;
  const { corners } = match.draft.floor;
  const [dragged, setDragged] = useState<{ corner: number; at: Pixel } | null>(null);
  const reach = REACH * Math.hypot(width, height);

  function onTap(event: MouseEvent<SVGSVGElement>) {
    if (corners.length >= FLOOR_CORNERS_MOST) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const at = {
      u: ((event.clientX - frame.left) / frame.width) * width,
      v: ((event.clientY - frame.top) / frame.height) * height,
    };
    match.markFloor([...corners, heldByLines(at, 'bottom', lines, reach)]);
  }

  const put = (corner: number, at: Pixel) =>
    match.markFloor(
      corners.map((was, i) => (i === corner ? at : was)),
      { step: false },
    );

  return (
    <div className={styles.layer}>
      {/* By keyboard, a button below the photo adds corners. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={styles.tap}
        aria-hidden="true"
        onClick={onTap}
      >
        <polyline
          points={corners.map(({ u, v }) => `${u.toFixed(1)},${v.toFixed(1)}`).join(' ')}
          className={styles.way}
        />
      </svg>
      {corners.map((at, corner) => {
        const place = dragged?.corner === corner ? dragged.at : at;
        return (
          <PictureHandle
            // biome-ignore lint/suspicious/noArrayIndexKey: corners keep their order and have no name.
            key={corner}
            at={at}
            shown={place}
            picture={camera}
            label={survey.floorCorner(corner + 1)}
            says={survey.gripAt(Math.round(percent(place.u, width)), Math.round(percent(place.v, height)))}
            held={dragged?.corner === corner}
            onTake={match.take}
            onDraw={(to, by) => {
              const held = by === 'key' ? to : heldByLines(to, 'bottom', lines, reach);
              put(corner, held);
              if (by === 'finger') setDragged({ corner, at: held });
            }}
            onRelease={() => setDragged(null)}
          />
        );
      })}
      {dragged && <Loupe at={dragged.at} room={room} src={src} />}
    </div>
  );
}

/** How corners are marked, whether they make a room yet, and how it is done without tapping. */
export function FloorMarks({ match, room }: { match: Match; room: MatchedRoom }) {
  const { corners } = match.draft.floor;
  const { width, height } = room.camera;
  const enough = corners.length >= 4;
  return (
    <div className={styles.marks}>
      <p>{survey.markFloorHow}</p>
      <p role="status">
        {room.outline
          ? survey.floorMade(room.outline.walls.length)
          : enough
            ? survey.floorNotYet
            : survey.floorMarked(corners.length)}
      </p>
      <div className={styles.actions}>
        {corners.length < FLOOR_CORNERS_MOST && (
          <Button
            look="outline"
            small
            onClick={() => match.markFloor([...corners, { u: width / 2, v: 0.85 * height }])}
          >
            {survey.addFloorCorner}
          </Button>
        )}
        {corners.length > 0 && (
          <>
            <Button look="outline" small onClick={() => match.markFloor(corners.slice(0, -1))}>
              {survey.dropFloorCorner}
            </Button>
            <Button look="quiet" small onClick={() => match.markFloor([])}>
              {survey.isBox}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
