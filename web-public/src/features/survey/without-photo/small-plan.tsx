import { boundsOf, edgesOf, openingSpan, type Shell } from '@plumbline/concept';
import { thingInShell } from '@plumbline/survey';
import { classes } from '#lib/format/classes.js';
import { formatMeasure } from '#lib/format/format-measure.js';
import { survey } from '#texts/survey';
import type { DrawnThing } from '../model/matched-room.js';
import type { PlanOpening } from '../model/openings.js';
import { nameOfThing, type WallNames } from '../model/things.js';
import type { ThingActions } from '../things/things-list.js';
import styles from './small-plan.module.css';
import { MARGIN, type ThingHandlers, useThingDrag } from './use-thing-drag.js';

/** Thickness of a wall. Inches. */
const WALL = 6;

/**
 * The room from above, as small as a card: its openings, what stands there and where the photo was taken. Things are
 * dragged by finger and mouse, and moved by arrow keys; they hold on to walls.
 */
export function SmallPlan({
  shell,
  openings,
  things,
  hand,
  names: { nameOf, numbers },
  eye,
}: {
  shell: Shell;
  openings: readonly PlanOpening[];
  things: readonly DrawnThing[];
  /** Moves things; without it the plan is only looked at. */
  hand?: Pick<ThingActions, 'changeThing'>;
  names: WallNames;
  /** Where the camera stood, from the near left corner. */
  eye?: { readonly x: number; readonly y: number };
}) {
  const { w, d } = boundsOf(shell);
  const { held, handlers } = useThingDrag(shell, hand);
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing groups what can be moved in it. */}
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${w + 2 * MARGIN} ${d + 2 * MARGIN}`}
        role="group"
        aria-label={survey.smallPlan(things.map(({ kind }) => nameOfThing(kind)))}
        className={styles.plan}
      >
        <path
          d={`M${shell.outline.map(({ x, y }) => `${x} ${d - y}`).join('L')}Z`}
          className={styles.walls}
          strokeWidth={WALL}
        />
        {openings.map((opening) => {
          const { from, to } = openingSpan(shell, opening);
          return (
            <line
              key={opening.id}
              {...{ x1: from.x, y1: d - from.y, x2: to.x, y2: d - to.y }}
              strokeWidth={opening.kind === 'window' ? WALL * 0.55 : WALL * 1.1}
              className={opening.kind === 'window' ? styles.window : styles.door}
            />
          );
        })}
        {numbers &&
          edgesOf(shell).map(([a, b], i) => (
            // Counter-clockwise, the room lies on the left hand: outside is to the right.
            <text
              key={shell.walls[i]!.id}
              x={(a.x + b.x) / 2 + Math.sign(b.y - a.y) * 12}
              y={d - (a.y + b.y) / 2 + Math.sign(b.x - a.x) * 12}
              className={styles.number}
            >
              {numbers.get(shell.walls[i]!.id)}
            </text>
          ))}
        {things.map((thing, i) => (
          <PlanThing
            key={thing.id}
            {...{ shell, thing, nameOf }}
            number={i + 1}
            held={held === thing.id}
            handlers={hand && handlers(thing)}
          />
        ))}
        {eye && <path d={`M${eye.x} ${Math.min(d - 4, d - eye.y)}l-6 10h12z`} className={styles.eye} />}
      </svg>
      {hand && things.length > 0 && <p className={styles.hint}>{survey.planDrag}</p>}
    </div>
  );
}

/** A thing of the plan: a slider along its wall where it can be moved. */
function PlanThing({
  shell,
  thing,
  number,
  nameOf,
  held,
  handlers,
}: {
  shell: Shell;
  thing: DrawnThing;
  number: number;
  nameOf: WallNames['nameOf'];
  held: boolean;
  handlers: ThingHandlers | undefined;
}) {
  const { w, d } = boundsOf(shell);
  const { box } = thingInShell(shell, thing);
  const y = d - box.y - box.depthIn;
  const wall = shell.walls.find(({ id }) => id === thing.wall) ?? shell.walls[0]!;
  const off = thing.offIn > 0 ? formatMeasure(thing.offIn, 'in') : null;
  return (
    <g
      {...(handlers
        ? {
            role: 'slider',
            tabIndex: 0,
            'aria-valuenow': Math.round(thing.alongIn),
            'aria-valuetext': survey.thingAt(nameOf(wall), formatMeasure(thing.alongIn / 12, 'ft'), off),
            ...handlers,
          }
        : { role: 'img' })}
      aria-label={`${nameOfThing(thing.kind)} ${number}`}
      className={classes(styles.thing, styles[thing.plan], held && styles.held)}
    >
      {/* As large as a finger, however small the thing is. */}
      <circle cx={box.x + box.widthIn / 2} cy={y + box.depthIn / 2} r={Math.max(w, d) / 14} />
      <rect x={box.x} y={y} width={box.widthIn} height={box.depthIn} />
      <text x={box.x + box.widthIn / 2} y={y + box.depthIn / 2}>
        {number}
      </text>
    </g>
  );
}
