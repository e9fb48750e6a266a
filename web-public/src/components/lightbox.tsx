import { useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { classes } from '#lib/classes.js';
import { fileUrl } from '#lib/file-url.js';
import { common } from '#texts/common';
import { Button } from './button.js';
import styles from './lightbox.module.css';

/** A picture over the whole window: fitted, or at its actual size to be scrolled about in. */
export default function Lightbox({ src, alt, onClose }: { src: string; alt: string; onClose: () => void }) {
  const [actual, setActual] = useState(false);
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={styles.overlay}>
      <Modal className={styles.modal}>
        <Dialog aria-label={alt} className={styles.dialog}>
          <div className={styles.bar}>
            <Button look="outline" small className={styles.button} onClick={() => setActual(!actual)}>
              {actual ? common.fit : common.actualSize}
            </Button>
            <Button look="outline" small className={styles.button} onClick={onClose}>
              {common.close}
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled picture must be reachable by keyboard */}
          <div className={styles.stage} tabIndex={0}>
            <img src={fileUrl(src)} alt={alt} className={classes(styles.image, actual && styles.actual)} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
