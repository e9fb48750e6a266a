import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { classes } from '#lib/classes.js';
import { fileUrl } from '#lib/file-url.js';
import { common } from '#texts/common';
import { Button } from './button.js';
import styles from './lightbox.module.css';

/** A pointer that went further than this (px) has dragged the picture, not pressed it. */
const PRESS_PX = 4;
const MIDDLE = { x: 0.5, y: 0.5 };

/**
 * A picture over the whole window: fitted, or at its actual size to be moved about in. A press on the picture, + and −,
 * or the button change between the two; the mouse drags, arrow keys and fingers scroll, fingers pinch as on any page.
 */
export default function Lightbox({ src, alt, onClose }: { src: string; alt: string; onClose: () => void }) {
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

  function show(larger: boolean, at = MIDDLE) {
    focus.current = at;
    setActual(larger);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === '+' || key === '=') show(true);
    if (key === '-') show(false);
  }

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

  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={styles.overlay}>
      <Modal className={styles.modal}>
        <Dialog aria-label={alt} className={styles.dialog}>
          <div className={styles.bar}>
            <Button look="outline" small className={styles.button} onClick={() => show(!actual)}>
              {actual ? common.fit : common.actualSize}
            </Button>
            <Button look="outline" small className={styles.button} onClick={onClose}>
              {common.close}
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: moving about is scrolling, which keys do by themselves */}
          <div
            ref={stage}
            className={styles.stage}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled picture must be reachable by keyboard
            tabIndex={0}
            onKeyDown={onKeyDown}
            onPointerDown={() => {
              dragged.current = 0;
            }}
            onPointerMove={onPointerMove}
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
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
