import type { Pixel } from '@plumbline/survey';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { classes } from '#lib/format/classes.js';
import { survey } from '#texts/survey';
import styles from './picture-handle.module.css';

/** Shares of the longer side that an arrow key moves a handle by. */
const STEP = 0.002;
const LONG_STEP = 0.02;

/**
 * A point of a picture to be taken hold of by finger, mouse and keyboard. It lies in an element as large as the picture;
 * all points are pixels of the picture.
 */
export function PictureHandle({
  at,
  shown = at,
  picture: { width, height },
  label,
  says,
  held,
  className,
  onTake,
  onDraw,
  onRelease,
}: {
  at: Pixel;
  /** Where it is drawn: while it is dragged it may be held by an edge. */
  shown?: Pixel;
  picture: { readonly width: number; readonly height: number };
  label: string;
  /** Where it is, in words. */
  says: string;
  held: boolean;
  className?: string | undefined;
  onTake: () => void;
  /** It is drawn to a point. `by`: a key moves it as it is told, a finger may be held by edges. */
  onDraw: (to: Pixel, by: 'finger' | 'key') => void;
  /** It was let go `moved` pixels from where it was. */
  onRelease: (moved: number) => void;
}) {
  const drag = usePictureDrag({ at, picture: { width, height }, onTake, onDraw, onRelease });

  function onKeyDown(event: KeyboardEvent) {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const by = (event.shiftKey ? LONG_STEP : STEP) * Math.max(width, height);
    onTake();
    onDraw({ u: at.u + way.u * by, v: at.v + way.v * by }, 'key');
    onRelease(by);
  }

  const [across, down] = [percent(shown.u, width), percent(shown.v, height)];
  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes(styles.handle, className, held && styles.held)}
      style={{ '--x': `${across}%`, '--y': `${down}%` } as CSSProperties}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(across)}
      aria-valuetext={says}
      aria-description={survey.gripHint}
      {...drag}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden="true" />
    </div>
  );
}

/** What a pointer does to a point: it keeps the distance at which it took hold of it. */
function usePictureDrag({
  at,
  picture: { width, height },
  onTake,
  onDraw,
  onRelease,
}: Pick<Parameters<typeof PictureHandle>[0], 'at' | 'picture' | 'onTake' | 'onDraw' | 'onRelease'>) {
  const drag = useRef<{ readonly off: Pixel; readonly start: Pixel; last: Pixel } | null>(null);

  function pixelOf(event: PointerEvent): Pixel {
    const box = event.currentTarget.parentElement!.getBoundingClientRect();
    return {
      u: ((event.clientX - box.left) / box.width) * width,
      v: ((event.clientY - box.top) / box.height) * height,
    };
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const finger = pixelOf(event);
    drag.current = { off: { u: at.u - finger.u, v: at.v - finger.v }, start: at, last: at };
    onTake();
  }

  function onPointerMove(event: PointerEvent) {
    const { current } = drag;
    if (!current) return;
    const finger = pixelOf(event);
    current.last = { u: finger.u + current.off.u, v: finger.v + current.off.v };
    onDraw(current.last, 'finger');
  }

  function onPointerEnd() {
    const { current } = drag;
    if (!current) return;
    drag.current = null;
    onRelease(Math.hypot(current.last.u - current.start.u, current.last.v - current.start.v));
  }

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

const WAYS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { u: -1, v: 0 },
  ArrowRight: { u: 1, v: 0 },
  ArrowUp: { u: 0, v: -1 },
  ArrowDown: { u: 0, v: 1 },
};

/** A point of a picture in hundredths of its width or height. */
export const percent = (value: number, size: number): number =>
  Math.min(100, Math.max(0, (100 * value) / size));
