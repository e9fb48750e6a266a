import type { Pixel } from '@plumbline/survey';
import type { CSSProperties } from 'react';
import { classes } from '#lib/format/classes.js';
import type { MatchedRoom } from '../model/matched-room.js';
import styles from './loupe.module.css';
import { Outline } from './room-picture.js';

/** How many times larger than the picture. */
const ZOOM = 3;

/** What lies under the finger, larger, in the corner of the picture that the finger does not cover; nothing outside. */
export function Loupe({ at, room, src }: { at: Pixel; room: MatchedRoom; src: string }) {
  const { width, height } = room.camera;
  if (at.u < 0 || at.u > width || at.v < 0 || at.v > height) return null;
  const place = { '--x': at.u / width, '--y': at.v / height, '--zoom': ZOOM } as CSSProperties;
  return (
    <div className={classes(styles.loupe, at.u < width / 2 && styles.right)} style={place} aria-hidden="true">
      <div className={styles.picture}>
        <img src={src} alt="" draggable={false} />
        <Outline room={room} />
      </div>
    </div>
  );
}
