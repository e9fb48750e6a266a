import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '#lib/server/load-chunk.js';
import { common } from '#texts/common';
import type { ZoomPicture } from './zoom-picture.js';
import styles from './zoomable.module.css';

const Lightbox = lazy(() => loadChunk(() => import('./lightbox.js')));

/** Something small that opens large; `among`: the pictures that can be gone through from there, itself one of them. */
export function Zoomable({
  src,
  alt,
  among = [],
  children,
}: ZoomPicture & { among?: readonly ZoomPicture[]; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const first = among.findIndex((picture) => picture.src === src);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={common.zoom(alt)}
        onClick={() => setOpen(true)}
      >
        {children}
        <span className={styles.hint} aria-hidden="true" data-no-print>
          {common.enlarge}
        </span>
      </button>
      {open && (
        <Suspense>
          <Lightbox
            pictures={first < 0 ? [{ src, alt }] : among}
            first={Math.max(0, first)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
