import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** A pointer that went further than this (px) has dragged the picture, not pressed it. */
const PRESS_PX = 4;
/** A finger that went further across than this has leafed. */
const SWIPE_PX = 48;

const MIDDLE = { x: 0.5, y: 0.5 };

/** Which of `count` pictures is shown, at which size, and how keys, mouse and fingers change it. */
export function useLeafing(count: number, first: number) {
  const [at, setAt] = useState(first);
  const [actual, setActual] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  /** The point of the picture, as shares of its sides, that stays in the middle when the size changes. */
  const focus = useRef(MIDDLE);
  const dragged = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place to scroll to follows the size
  useLayoutEffect(() => {
    const view = stage.current;
    const picture = image.current;
    if (!view || !picture) return;
    view.scrollLeft = focus.current.x * picture.offsetWidth - view.clientWidth / 2;
    view.scrollTop = focus.current.y * picture.offsetHeight - view.clientHeight / 2;
  }, [actual]);

  // Where the keys act.
  useEffect(() => stage.current?.focus(), []);

  function show(larger: boolean, at = MIDDLE) {
    focus.current = at;
    setActual(larger);
  }

  function go(steps: number) {
    setAt((at + steps + count) % count);
    show(false);
  }

  function onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey) return;
    if (key === '+' || key === '=') show(true);
    if (key === '-') show(false);
    if (actual || count === 1) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  }

  const swipe = useSwipe(go, actual || count === 1);

  function onPointerMove({ buttons, pointerType, movementX, movementY }: PointerEvent) {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    dragged.current += Math.abs(movementX) + Math.abs(movementY);
    stage.current?.scrollBy(-movementX, -movementY);
  }

  function onPress({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    if (dragged.current > PRESS_PX) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    show(!actual, { x: (clientX - left) / width, y: (clientY - top) / height });
  }

  return {
    at,
    actual,
    go,
    toggleSize: () => show(!actual),
    onKeyDown,
    stage: {
      ref: stage,
      onPointerDown() {
        dragged.current = 0;
      },
      onPointerMove,
      ...swipe,
    },
    image: { ref: image, onClick: onPress },
  };
}

/** A finger that goes across a fitted picture leafs; on one that was pinched larger it moves about. */
function useSwipe(go: (steps: number) => void, isOff: boolean) {
  const touched = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      touched.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      const from = touched.current;
      touched.current = null;
      if (!from || !finger || isOff) return;
      if ((window.visualViewport?.scale ?? 1) > 1.05) return;
      const x = finger.clientX - from.x;
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(finger.clientY - from.y)) go(x < 0 ? 1 : -1);
    },
  };
}

export type Leafing = ReturnType<typeof useLeafing>;
