import type { Drawings as DrawingSet } from '@plumbline/api-client';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { fileUrl } from '#lib/server/file-url.js';
import { call } from '#lib/server/http.js';
import { loadChunk } from '#lib/server/load-chunk.js';
import { common } from '#texts/common';
import styles from './drawings.module.css';
import type { FileLink } from './lightbox.js';

const Lightbox = lazy(() => loadChunk(() => import('./lightbox.js')));
const texts = common.drawings;

/**
 * A drawing set, small: opens its sheets to leaf through, and its files to take away. `cover`: its first sheet; `also`:
 * further files that are offered there; `toPrice`: for a bidder, whose quantities come without our prices.
 */
export function Drawings({
  url,
  cover,
  also = [],
  toPrice = false,
}: {
  url: string;
  cover: string | null | undefined;
  also?: readonly FileLink[];
  toPrice?: boolean;
}) {
  const { data, mutate, reset, isPending, isError } = useMutation({
    mutationFn: () => call<DrawingSet>(fileUrl(url)),
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-busy={isPending || undefined}
        onClick={() => !isPending && mutate()}
      >
        {cover && <img src={fileUrl(cover)} alt="" className={styles.cover} loading="lazy" />}
        {isPending ? common.loading : texts.title}
      </button>
      <span role="alert" className={styles.fault}>
        {isError && texts.failed}
      </span>
      {data && (
        <Suspense>
          <Lightbox
            pictures={data.sheets.map(({ number, title, url: src }) => ({
              src,
              alt: texts.sheet(number, title),
              drawn: true,
            }))}
            first={0}
            files={[...filesOf(data, toPrice), ...also]}
            onClose={reset}
          />
        </Suspense>
      )}
    </>
  );
}

const filesOf = (
  { letterPdfUrl, tabloidPdfUrl, quantitiesCsvUrl, cabinetsCsvUrl }: DrawingSet,
  toPrice: boolean,
): FileLink[] => [
  { href: letterPdfUrl, name: texts.letter },
  { href: tabloidPdfUrl, name: texts.tabloid },
  { href: `${quantitiesCsvUrl}${toPrice ? '?prices=none' : ''}`, name: texts.quantities },
  ...(cabinetsCsvUrl ? [{ href: cabinetsCsvUrl, name: texts.cabinets }] : []),
];
