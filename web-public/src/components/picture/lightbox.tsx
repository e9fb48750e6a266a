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
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { classes } from '#lib/format/classes.js';
import { fileUrl } from '#lib/server/file-url.js';
import { common } from '#texts/common';
import { Button } from '../form/button.js';
import styles from './lightbox.module.css';
import type { ZoomPicture } from './zoom-picture.js';

/** A pointer that went further than this (px) has dragged the picture, not pressed it. */
const PRESS_PX = 4;
/** A finger that went further across than this has leafed. */
const SWIPE_PX = 48;
/** A file to take away. */
export interface FileLink {
  readonly href: string;
  readonly name: string;
}

const MIDDLE = { x: 0.5, y: 0.5 };

/**
 * Pictures over the whole window, one at a time: fitted, or at its actual size to be moved about in. A press on the
 * picture, + and −, or the button change between the two; the mouse drags, arrow keys and fingers scroll, fingers pinch
 * as on any page. While a picture is fitted, arrow keys and swipes go to the next one and back.
 */
export default function Lightbox({
  pictures,
  first,
  files = [],
  onClose,
}: {
  pictures: readonly ZoomPicture[];
  /** Which of them is opened. */
  first: number;
  /** What can be taken away with them. */
  files?: readonly FileLink[];
  onClose: () => void;
}) {
  const [at, setAt] = useState(first);
  const [actual, setActual] = useState(false);
  const { src, alt, drawn } = pictures[at]!;
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  /** The point of the picture, as shares of its sides, that stays in the middle when the size changes. */
  const focus = useRef(MIDDLE);
  const dragged = useRef(0);
  const touched = useRef<{ readonly x: number; readonly y: number } | null>(null);

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
    setAt((at + steps + pictures.length) % pictures.length);
    show(false);
  }

  function onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey) return;
    if (key === '+' || key === '=') show(true);
    if (key === '-') show(false);
    if (actual || pictures.length === 1) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  }

  function onPointerMove({ buttons, pointerType, movementX, movementY }: PointerEvent) {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    dragged.current += Math.abs(movementX) + Math.abs(movementY);
    stage.current?.scrollBy(-movementX, -movementY);
  }

  /** A finger that goes across a fitted picture leafs; on one that was pinched larger it moves about. */
  function onTouchEnd({ changedTouches }: TouchEvent) {
    const finger = changedTouches[0];
    const from = touched.current;
    touched.current = null;
    if (!from || !finger || actual || pictures.length === 1) return;
    if ((window.visualViewport?.scale ?? 1) > 1.05) return;
    const x = finger.clientX - from.x;
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(finger.clientY - from.y)) go(x < 0 ? 1 : -1);
  }

  function onPress({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    if (dragged.current > PRESS_PX) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    show(!actual, { x: (clientX - left) / width, y: (clientY - top) / height });
  }

  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={styles.overlay}>
      <Modal className={styles.modal}>
        <Dialog aria-label={alt} className={styles.dialog}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: every key here has its button */}
          <div className={styles.frame} onKeyDown={onKeyDown}>
            <div className={styles.bar}>
              {pictures.length > 1 && (
                <>
                  <Button
                    look="outline"
                    small
                    className={classes(styles.button, styles.arrow)}
                    aria-label={common.previousPicture}
                    onClick={() => go(-1)}
                  >
                    ←
                  </Button>
                  <Button
                    look="outline"
                    small
                    className={classes(styles.button, styles.arrow)}
                    aria-label={common.nextPicture}
                    onClick={() => go(1)}
                  >
                    →
                  </Button>
                  <p className={styles.place} role="status">
                    {common.pictureOf(at + 1, pictures.length)}
                    <span className="visually-hidden">: {alt}</span>
                  </p>
                </>
              )}
              <p className={styles.keys}>{common.zoomKeys(pictures.length > 1)}</p>
              <Button look="outline" small className={styles.button} onClick={() => show(!actual)}>
                {actual ? common.fit : common.actualSize}
              </Button>
              <Button look="outline" small className={styles.button} onClick={onClose}>
                {common.close}
              </Button>
            </div>
            <div
              ref={stage}
              className={classes(styles.stage, drawn && !actual && styles.fitted)}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled picture must be reachable by keyboard
              tabIndex={0}
              onPointerDown={() => {
                dragged.current = 0;
              }}
              onPointerMove={onPointerMove}
              onTouchStart={({ touches }) => {
                const finger = touches[0];
                touched.current =
                  finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
              }}
              onTouchEnd={onTouchEnd}
            >
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same */}
              <img
                ref={image}
                src={fileUrl(src)}
                alt={alt}
                draggable={false}
                className={classes(styles.image, actual && styles.actual)}
                onClick={onPress}
              />
            </div>
            {drawn && <p className={styles.caption}>{alt}</p>}
            {files.length > 0 && (
              <p className={styles.files}>
                {files.map(({ href, name }) => (
                  <a key={href} href={fileUrl(href)} download>
                    {name}
                  </a>
                ))}
              </p>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
