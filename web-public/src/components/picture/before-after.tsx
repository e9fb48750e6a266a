import { LIMITS } from '@plumbline/contracts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { classes } from '#lib/format/classes.js';
import { fileUrl } from '#lib/server/file-url.js';
import { common } from '#texts/common';
import styles from './before-after.module.css';
import { RefinedPicture } from './refined-picture.js';

interface Side {
  src: string;
  srcSet?: string;
  avifSet?: string;
  /** Upright cuts for a narrow window. */
  narrowSet?: string;
  alt: string;
}

/** Below this width of the window the pictures may stand upright. */
export const NARROW = '(max-width: 39.99em)';

interface BeforeAfterProps {
  before: Side;
  after: Side;
  sizes?: string;
  width: number;
  height: number;
  /** The first picture of a page: fetched before everything else. */
  eager?: boolean;
  className?: string;
}

/**
 * Two pictures of one room and a plumb line to drag between them; a finer form of the second, when it comes, fades in.
 * A native range input carries it, so that touch, keyboard and screen readers work.
 */
export function BeforeAfter({ before, after, sizes, width, height, eager, className }: BeforeAfterProps) {
  const [at, setAt] = useState<number>(LIMITS.sliderStartPercent);
  const range = useRef<HTMLInputElement>(null);
  /** Where the line was when it was touched. */
  const touchedAt = useRef(at);
  // Dragged in the pre-rendered page, before its script had arrived.
  useEffect(() => {
    if (range.current) setAt(Number(range.current.value));
  }, []);
  const load = { width, height, sizes, loading: eager ? 'eager' : 'lazy', decoding: 'async' } as const;
  return (
    <div className={classes(styles.slider, className)} style={{ '--at': `${at}%` } as CSSProperties}>
      {after.srcSet ? (
        <picture>
          <Sources side={after} sizes={sizes} />
          <img
            {...load}
            src={fileUrl(after.src)}
            srcSet={after.srcSet}
            alt={after.alt}
            className={styles.after}
            fetchPriority={eager ? 'high' : 'auto'}
            draggable={false}
          />
        </picture>
      ) : (
        <RefinedPicture
          {...load}
          src={after.src}
          alt={after.alt}
          className={styles.after}
          fetchPriority={eager ? 'high' : 'auto'}
          draggable={false}
        />
      )}
      <picture>
        <Sources side={before} sizes={sizes} />
        <img
          {...load}
          fetchPriority={eager ? 'low' : 'auto'}
          src={fileUrl(before.src)}
          srcSet={before.srcSet}
          alt={before.alt}
          className={styles.before}
          draggable={false}
        />
      </picture>
      <Marks />
      <input
        ref={range}
        type="range"
        min={0}
        max={100}
        step={1}
        value={at}
        onChange={(event) => setAt(Number(event.target.value))}
        onPointerDown={() => {
          touchedAt.current = at;
        }}
        // The finger scrolls the page: it was not meant for the line.
        onPointerCancel={() => setAt(touchedAt.current)}
        aria-label={common.compare}
        aria-valuetext={common.compareAt(at)}
        className={styles.range}
      />
    </div>
  );
}

/** Which side is which, and the plumb line between them. */
function Marks() {
  return (
    <>
      <span className={classes(styles.tag, styles.tagBefore)} aria-hidden="true">
        {common.before}
      </span>
      <span className={classes(styles.tag, styles.tagAfter)} aria-hidden="true">
        {common.after}
      </span>
      <span className={styles.line} aria-hidden="true">
        <svg viewBox="0 0 36 62" width="36" height="62" aria-hidden="true" className={styles.bob}>
          <path d="M18 0v12" className={styles.cord} />
          <path d="M10 11h16l5 11-13 38L5 22z" className={styles.brass} />
          <path d="M5 22h26" className={styles.edge} />
        </svg>
      </span>
    </>
  );
}

function Sources({ side, sizes }: { side: Side; sizes: string | undefined }) {
  return (
    <>
      {side.narrowSet && <source media={NARROW} type="image/avif" srcSet={side.narrowSet} sizes={sizes} />}
      {side.avifSet && <source type="image/avif" srcSet={side.avifSet} sizes={sizes} />}
    </>
  );
}
