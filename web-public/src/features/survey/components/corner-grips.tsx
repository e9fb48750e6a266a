import type { AxisSegment, Pixel } from '@plumbline/survey';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { classes } from '#lib/classes.js';
import { survey } from '#texts/survey';
import { type Grip, gripsOf, type Held, heldByLines } from '../grips.js';
import type { Match } from '../use-match.js';
import styles from './corner-grips.module.css';
import { Loupe } from './loupe.js';

/** Shares of the picture's diagonal: how exactly people point with a loupe, and from where edges take hold. */
const POINTED = 0.004;
const REACH = 0.009;
/** Shares of the longer side that an arrow key moves a corner by. */
const STEP = 0.002;
const LONG_STEP = 0.02;

interface Drag {
  readonly grip: Pick<Grip, 'side' | 'part'>;
  readonly from: Held;
  /** From the finger to the grip, in pixels of the picture. */
  readonly off: Pixel;
  readonly start: Pixel;
}

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
  const { width, height } = camera;
  const diagonal = Math.hypot(width, height);
  const layer = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  /** Where the grip is that is dragged: it follows the finger while the room is solved again. */
  const [at, setAt] = useState<Pixel | null>(null);
  const grips = gripsOf(held.room);

  function pixelOf(event: PointerEvent): Pixel {
    const box = layer.current!.getBoundingClientRect();
    return {
      u: ((event.clientX - box.left) / box.width) * width,
      v: ((event.clientY - box.top) / box.height) * height,
    };
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>, { side, part, at: place }: Grip) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const finger = pixelOf(event);
    drag.current = {
      grip: { side, part },
      from: held,
      off: { u: place.u - finger.u, v: place.v - finger.v },
      start: place,
    };
    match.take();
    setAt(place);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const { current } = drag;
    if (!current) return;
    const finger = pixelOf(event);
    const to = { u: finger.u + current.off.u, v: finger.v + current.off.v };
    const place = heldByLines(to, current.grip.part, lines, REACH * diagonal);
    match.draw(current.from, current.grip, place, POINTED * diagonal);
    setAt(place);
  }

  function onPointerEnd() {
    const { current } = drag;
    if (!current) return;
    drag.current = null;
    setAt(null);
    match.release(at ? Math.hypot(at.u - current.start.u, at.v - current.start.v) : 0, camera);
  }

  function onKeyDown(event: KeyboardEvent, { side, part, at: place }: Grip) {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const by = (event.shiftKey ? LONG_STEP : STEP) * Math.max(width, height);
    const to = { u: place.u + way.u * by, v: place.v + way.v * by };
    match.take();
    match.draw(held, { side, part }, to, POINTED * diagonal);
    match.release(by, camera);
  }

  const dragged = drag.current?.grip;
  return (
    <div ref={layer} className={styles.layer}>
      {grips.map((grip) => {
        const { side, part, inPicture } = grip;
        const isDragged = dragged?.side === side && dragged.part === part;
        const place = (isDragged && at) || grip.at;
        const [across, down] = [percent(place.u, width), percent(place.v, height)];
        return (
          <div
            key={`${side}-${part}`}
            role="slider"
            tabIndex={0}
            className={classes(styles.grip, styles[part], isDragged && styles.held)}
            style={{ '--x': `${across}%`, '--y': `${down}%` } as CSSProperties}
            aria-label={survey.grips[side][part]}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(across)}
            aria-valuetext={inPicture ? survey.gripAt(Math.round(across), Math.round(down)) : survey.gripAway}
            onPointerDown={(event) => onPointerDown(event, grip)}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerEnd}
            onPointerCancel={onPointerEnd}
            onKeyDown={(event) => onKeyDown(event, grip)}
          >
            <span aria-hidden="true" />
          </div>
        );
      })}
      {at && <Loupe at={at} room={held.room} src={src} />}
    </div>
  );
}

const WAYS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { u: -1, v: 0 },
  ArrowRight: { u: 1, v: 0 },
  ArrowUp: { u: 0, v: -1 },
  ArrowDown: { u: 0, v: 1 },
};

const percent = (value: number, size: number): number => Math.min(100, Math.max(0, (100 * value) / size));
