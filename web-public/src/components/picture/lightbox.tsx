import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { classes } from '#lib/format/classes.js';
import { fileUrl } from '#lib/server/file-url.js';
import { common } from '#texts/common';
import { Button } from '../form/button.js';
import styles from './lightbox.module.css';
import { type Leafing, useLeafing } from './use-leafing.js';
import type { ZoomPicture } from './zoom-picture.js';

/** A file to take away. */
export interface FileLink {
  readonly href: string;
  readonly name: string;
}

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
  const leafing = useLeafing(pictures.length, first);
  const { at, actual, stage, image } = leafing;
  const { src, alt, drawn } = pictures[at]!;
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={styles.overlay}>
      <Modal className={styles.modal}>
        <Dialog aria-label={alt} className={styles.dialog}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: every key here has its button */}
          <div className={styles.frame} onKeyDown={leafing.onKeyDown}>
            <LightboxBar leafing={leafing} count={pictures.length} alt={alt} onClose={onClose} />
            <div
              {...stage}
              className={classes(styles.stage, drawn && !actual && styles.fitted)}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled picture must be reachable by keyboard
              tabIndex={0}
            >
              <img
                {...image}
                src={fileUrl(src)}
                alt={alt}
                draggable={false}
                className={classes(styles.image, actual && styles.actual)}
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

/** What can be pressed above the picture. */
function LightboxBar({
  leafing: { at, actual, go, toggleSize },
  count,
  alt,
  onClose,
}: {
  leafing: Leafing;
  count: number;
  alt: string;
  onClose: () => void;
}) {
  return (
    <div className={styles.bar}>
      {count > 1 && (
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
            {common.pictureOf(at + 1, count)}
            <span className="visually-hidden">: {alt}</span>
          </p>
        </>
      )}
      <p className={styles.keys}>{common.zoomKeys(count > 1)}</p>
      <Button look="outline" small className={styles.button} onClick={toggleSize}>
        {actual ? common.fit : common.actualSize}
      </Button>
      <Button look="outline" small className={styles.button} onClick={onClose}>
        {common.close}
      </Button>
    </div>
  );
}
