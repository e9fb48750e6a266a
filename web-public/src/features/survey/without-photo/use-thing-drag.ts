import { boundsOf, type Point, type Shell } from '@plumbline/concept';
import { placeNear, thingInShell } from '@plumbline/survey';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { DrawnThing } from '../model/matched-room.js';
import type { ThingActions } from '../things/things-list.js';

/** Inches of paper around the room. */
export const MARGIN = 20;
/** How far an arrow key moves a thing, and with Shift. Inches. */
const STEP = 1;
const LONG_STEP = 12;

/** Moves things of a plan by finger, mouse and arrow keys. */
export function useThingDrag(shell: Shell, hand: Pick<ThingActions, 'changeThing'> | undefined) {
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

  return {
    /** The id of the thing that is dragged. */
    held,
    handlers,
  };
}

export type ThingHandlers = ReturnType<ReturnType<typeof useThingDrag>['handlers']>;

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
