import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '#lib/load-chunk.js';
import { common } from '#texts/common';
import styles from './zoomable.module.css';

const Lightbox = lazy(() => loadChunk(() => import('./lightbox.js')));

/** Something small that opens large. */
export function Zoomable({ src, alt, children }: { src: string; alt: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
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
          <Lightbox src={src} alt={alt} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
