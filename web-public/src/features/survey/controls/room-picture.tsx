import { linesOfOutline, outlineOf, type PictureLine } from '@plumbline/survey';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { classes } from '#lib/format/classes.js';
import type { MatchedRoom } from '../model/matched-room.js';
import styles from './room-picture.module.css';

/**
 * A photo with the outline of a room in it: white with a dark halo, to read on any photo. Drawn anew where its own room is:
 * beside one whose corner is dragged stand others that stay.
 */
export const RoomPicture = memo(function RoomPicture({
  src,
  alt,
  room,
  small,
  className,
  children,
}: {
  src: string;
  alt: string;
  room: MatchedRoom | null;
  /** As small as a thumbnail: with thinner lines. */
  small?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  // The photo has its place before it is there: it would move what somebody is about to take hold of.
  const shape = room ? shapeOf(room.camera) : undefined;
  return (
    <div className={classes(styles.frame, small && styles.thin, className)}>
      <img src={src} alt={alt} className={styles.photo} style={shape} draggable={false} />
      {room && <Outline room={room} />}
      {children}
    </div>
  );
});

/** A photo's width beside its height, for style sheets. */
export const shapeOf = ({ width, height }: { width: number; height: number }): CSSProperties =>
  ({ '--shape': width / height }) as CSSProperties;

export function Outline({ room }: { room: MatchedRoom }) {
  const { camera, box, outline, doubt } = room;
  const { shown, hidden } = outline
    ? linesOfOutline(camera, outline)
    : { shown: [...outlineOf(camera, box).values()], hidden: [] };
  const path = pathOf(shown);
  const ring = px(RING * Math.hypot(camera.width, camera.height));
  const check = !outline && doubt?.isDoubtful ? doubt.check : undefined;
  return (
    <svg
      viewBox={`0 0 ${camera.width} ${camera.height}`}
      preserveAspectRatio="none"
      className={styles.outline}
      aria-hidden="true"
    >
      {hidden.length > 0 && <path d={pathOf(hidden)} className={styles.hidden} />}
      <path d={path} className={styles.halo} />
      <path d={path} className={styles.white} />
      {check && (
        <g className={styles.ring}>
          <circle cx={px(check.u)} cy={px(check.v)} r={ring} className={styles.halo} />
          <circle cx={px(check.u)} cy={px(check.v)} r={ring} className={styles.white} />
        </g>
      )}
    </svg>
  );
}

/** Radius of the ring around what is to be checked, as a share of the diagonal. */
const RING = 0.035;

const pathOf = (lines: readonly PictureLine[]): string =>
  lines.map(({ from, to }) => `M${px(from.u)} ${px(from.v)}L${px(to.u)} ${px(to.v)}`).join('');

const px = (value: number): string => value.toFixed(1);
