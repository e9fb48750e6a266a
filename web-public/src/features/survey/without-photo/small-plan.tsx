import { boundsOf, edgesOf, openingSpan, type Point, type Shell } from '@plumbline/concept';
import { placeNear, thingInShell } from '@plumbline/survey';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { classes } from '#lib/format/classes.js';
import { formatMeasure } from '#lib/format/format-measure.js';
import { survey } from '#texts/survey';
import { type DrawnThing } from '../model/matched-room.js';
import type { PlanOpening } from '../model/openings.js';
import { nameOfThing, type WallNames } from '../model/things.js';
import type { ThingsHand } from '../things/things-list.js';
import styles from './small-plan.module.css';

/** Inches of paper around the room. */
const MARGIN = 20;
const WALL = 6;
/** How far an arrow key moves a thing, and with Shift. Inches. */
const STEP = 1;
const LONG_STEP = 12;

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
  hand?: Pick<ThingsHand, 'changeThing'>;
  names: WallNames;
  /** Where the camera stood, from the near left corner. */
  eye?: { readonly x: number; readonly y: number };
}) {
  const { w, d } = boundsOf(shell);
  const drag = useRef<{ readonly id: string; readonly off: Point; moved: boolean } | null>(null);
  const [held, setHeld] = useState<string | null>(null);

  function pointOf(event: PointerEvent): Point {
    const frame = event.currentTarget.closest('svg')!.getBoundingClientRect();
    const scale = Math.max((w + 2 * MARGIN) / frame.width, (d + 2 * MARGIN) / frame.height);
    return {
      x: (event.clientX - frame.left - frame.width / 2) * scale + w / 2,
      y: d / 2 - (event.clientY - frame.top - frame.height / 2) * scale,
    };
  }

  function middleOf(thing: DrawnThing): Point {
    const { box } = thingInShell(shell, thing);
    return { x: box.x + box.widthIn / 2, y: box.y + box.depthIn / 2 };
  }

  const put = (thing: DrawnThing, to: Point, step: boolean) =>
    hand?.changeThing(thing.id, placeNear(shell, to, thing), { step });

  const handlers = (thing: DrawnThing) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const [at, from] = [pointOf(event), middleOf(thing)];
      drag.current = { id: thing.id, off: { x: from.x - at.x, y: from.y - at.y }, moved: false };
      setHeld(thing.id);
    },
    onPointerMove(event: PointerEvent) {
      const { current } = drag;
      if (current?.id !== thing.id) return;
      const at = pointOf(event);
      // The whole drag is one step back.
      put(thing, { x: at.x + current.off.x, y: at.y + current.off.y }, !current.moved);
      current.moved = true;
    },
    onPointerUp: () => end(),
    onPointerCancel: () => end(),
    onKeyDown(event: KeyboardEvent) {
      const way = WAYS[event.key];
      if (!way) return;
      event.preventDefault();
      hand?.changeThing(thing.id, moved(shell, thing, way, event.shiftKey ? LONG_STEP : STEP));
    },
  });

  function end() {
    drag.current = null;
    setHeld(null);
  }

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
        {things.map((thing, i) => {
          const { box } = thingInShell(shell, thing);
          const y = d - box.y - box.depthIn;
          const wall = shell.walls.find(({ id }) => id === thing.wall) ?? shell.walls[0]!;
          const off = thing.offIn > 0 ? formatMeasure(thing.offIn, 'in') : null;
          return (
            <g
              key={thing.id}
              {...(hand
                ? {
                    role: 'slider',
                    tabIndex: 0,
                    'aria-valuenow': Math.round(thing.alongIn),
                    'aria-valuetext': survey.thingAt(
                      nameOf(wall),
                      formatMeasure(thing.alongIn / 12, 'ft'),
                      off,
                    ),
                    ...handlers(thing),
                  }
                : { role: 'img' })}
              aria-label={`${nameOfThing(thing.kind)} ${i + 1}`}
              className={classes(styles.thing, styles[thing.plan], held === thing.id && styles.held)}
            >
              {/* As large as a finger, however small the thing is. */}
              <circle cx={box.x + box.widthIn / 2} cy={y + box.depthIn / 2} r={Math.max(w, d) / 14} />
              <rect x={box.x} y={y} width={box.widthIn} height={box.depthIn} />
              <text x={box.x + box.widthIn / 2} y={y + box.depthIn / 2}>
                {i + 1}
              </text>
            </g>
          );
        })}
        {eye && <path d={`M${eye.x} ${Math.min(d - 4, d - eye.y)}l-6 10h12z`} className={styles.eye} />}
      </svg>
      {hand && things.length > 0 && <p className={styles.hint}>{survey.planDrag}</p>}
    </div>
  );
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/**
 * Where an arrow key takes a thing: along its wall; across it off the wall and back, and from there to the wall on the
 * other side.
 */
function moved(
  shell: Shell,
  thing: DrawnThing,
  way: Point,
  by: number,
): Pick<DrawnThing, 'wall' | 'alongIn' | 'offIn'> {
  const { box, facing } = thingInShell(shell, thing);
  const from = { x: box.x + box.widthIn / 2, y: box.y + box.depthIn / 2 };
  const to = { x: from.x + way.x * by, y: from.y + way.y * by };
  const across = facing === 'north' || facing === 'south' ? way.y !== 0 : way.x !== 0;
  const place = placeNear(shell, to, thing);
  if (!across) return place.wall === thing.wall ? { ...place, offIn: thing.offIn } : place;
  const away =
    (facing === 'north' ? way.y : facing === 'south' ? -way.y : facing === 'east' ? way.x : -way.x) * by;
  const { wall, alongIn, offIn } = thing;
  return place.wall === wall || away < 0 ? { wall, alongIn, offIn: Math.max(0, offIn + away) } : place;
}
