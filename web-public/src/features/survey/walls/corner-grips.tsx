import type { AxisSegment, Pixel } from '@plumbline/survey';
import { useRef, useState } from 'react';
import { survey } from '#texts/survey';
import { Loupe } from '../controls/loupe.js';
import { PictureHandle, percent } from '../controls/picture-handle.js';
import type { Match } from '../draft/use-match.js';
import { type Grip, gripsOf, type Held, heldByLines } from '../model/grips.js';
import styles from './corner-grips.module.css';

/** Shares of the picture's diagonal: how exactly people point with a loupe, and from where edges take hold. */
const POINTED = 0.004;
const REACH = 0.009;

/** Both upright corners at the back of the room, to be taken hold of by finger, mouse and keyboard. */
export function CornerGrips({
  held,
  lines,
  match,
  src,
}: {
  held: Held;
  lines: readonly AxisSegment[];
  match: Match;
  src: string;
}) {
  const { camera } = held.room;
  const diagonal = Math.hypot(camera.width, camera.height);
  /** The room as it was when the grip was taken. */
  const from = useRef(held);
  /** Where the grip is that is dragged: it follows the finger while the room is solved again. */
  const [dragged, setDragged] = useState<(Pick<Grip, 'side' | 'part'> & { at: Pixel }) | null>(null);

  return (
    <div className={styles.layer}>
      {gripsOf(held.room).map(({ side, part, at, inPicture }) => {
        const isDragged = dragged?.side === side && dragged.part === part;
        const place = isDragged ? dragged.at : at;
        return (
          <PictureHandle
            key={`${side}-${part}`}
            at={at}
            shown={place}
            picture={camera}
            label={survey.grips[side][part]}
            says={
              inPicture
                ? survey.gripAt(
                    Math.round(percent(place.u, camera.width)),
                    Math.round(percent(place.v, camera.height)),
                  )
                : survey.gripAway
            }
            held={isDragged}
            className={part === 'whole' ? styles.whole : undefined}
            onTake={() => {
              from.current = held;
              match.take();
            }}
            onDraw={(to, by) => {
              const held = by === 'key' ? to : heldByLines(to, part, lines, REACH * diagonal);
              match.draw(from.current, { side, part }, held, POINTED * diagonal);
              if (by === 'finger') setDragged({ side, part, at: held });
            }}
            onRelease={(moved) => {
              setDragged(null);
              match.release(moved, camera);
            }}
          />
        );
      })}
      {dragged && <Loupe at={dragged.at} room={held.room} src={src} />}
    </div>
  );
}
