import type { Opening } from '@plumbline/api-client';
import { classes } from '#lib/classes.js';
import { survey } from '#texts/survey';
import { type DrawnThing, nameOfThing, type RoomSize, thingInRoom } from '../things.js';
import styles from './small-plan.module.css';

/** Inches of paper around the room. */
const MARGIN = 14;
const WALL = 6;

/** An opening of a wall on the plan, inches from the room's near left corner. */
type PlanOpening = Pick<Opening, 'id' | 'side' | 'offsetIn' | 'widthIn'> & { readonly window: boolean };

/** The room from above, as small as a card: its openings, what stands there and where the photo was taken. */
export function SmallPlan({
  size,
  openings,
  things,
  eye,
}: {
  size: RoomSize;
  openings: readonly PlanOpening[];
  things: readonly DrawnThing[];
  /** Where the camera stood, from the near left corner. */
  eye: { readonly x: number; readonly y: number };
}) {
  const { widthIn: w, depthIn: d } = size;
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${w + 2 * MARGIN} ${d + 2 * MARGIN}`}
      role="img"
      aria-label={survey.smallPlan(things.map(({ kind }) => nameOfThing(kind)))}
      className={styles.plan}
    >
      <rect
        x={-WALL / 2}
        y={-WALL / 2}
        width={w + WALL}
        height={d + WALL}
        className={styles.walls}
        strokeWidth={WALL}
      />
      {openings.map(({ id, side, offsetIn, widthIn, window }) => {
        const [x1, y1, x2, y2] = {
          north: [offsetIn, -WALL / 2, offsetIn + widthIn, -WALL / 2],
          south: [offsetIn, d + WALL / 2, offsetIn + widthIn, d + WALL / 2],
          west: [-WALL / 2, d - offsetIn, -WALL / 2, d - offsetIn - widthIn],
          east: [w + WALL / 2, d - offsetIn, w + WALL / 2, d - offsetIn - widthIn],
        }[side] as [number, number, number, number];
        return (
          <line
            key={id}
            {...{ x1, y1, x2, y2 }}
            strokeWidth={window ? WALL * 0.55 : WALL * 1.1}
            className={window ? styles.window : styles.door}
          />
        );
      })}
      {things.map((thing, i) => {
        const { box } = thingInRoom(thing, size);
        const y = d - box.y - box.depthIn;
        return (
          <g key={thing.id} className={classes(styles.thing, styles[thing.plan])}>
            <rect x={box.x} y={y} width={box.widthIn} height={box.depthIn} />
            <text x={box.x + box.widthIn / 2} y={y + box.depthIn / 2}>
              {i + 1}
            </text>
          </g>
        );
      })}
      <path d={`M${eye.x} ${Math.min(d - 4, d - eye.y)}l-6 10h12z`} className={styles.eye} />
    </svg>
  );
}
