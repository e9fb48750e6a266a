import { useState } from 'react';
import { BeforeAfter } from '#components/before-after.js';
import { buttonClass } from '#components/button.js';
import form from '#components/form-grid.module.css';
import { Picture } from '#components/picture.js';
import { Zoomable, type ZoomPicture } from '#components/zoomable.js';
import { fileUrl } from '#lib/file-url.js';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import styles from './design-pictures.module.css';

/** The concept's picture alone, or against the homeowner's photo. */
export function DesignPictures({
  design,
  photoUrl,
  pictures,
}: {
  design: Design;
  photoUrl: string | undefined;
  pictures: readonly ZoomPicture[];
}) {
  const [compared, setCompared] = useState(false);
  const alt = results.imageAlt(design.title, design.altText);
  return (
    <div className={styles.pictures}>
      {compared && photoUrl ? (
        <BeforeAfter
          className={styles.frame}
          width={1536}
          height={1024}
          before={{ src: photoUrl, alt: results.beforeAlt }}
          after={{ src: design.imageUrl!, alt }}
        />
      ) : (
        <Zoomable src={design.imageUrl!} alt={alt} among={pictures}>
          <Picture src={design.imageUrl} alt={alt} width={1536} height={1024} className={styles.frame} />
        </Zoomable>
      )}
      <div className={form.actions} data-no-print>
        {photoUrl && (
          <fieldset className={styles.switch}>
            <legend className="visually-hidden">{results.view}</legend>
            <button type="button" aria-pressed={!compared} onClick={() => setCompared(false)}>
              {results.picture}
            </button>
            <button type="button" aria-pressed={compared} onClick={() => setCompared(true)}>
              {results.comparePhoto}
            </button>
          </fieldset>
        )}
        <a href={fileUrl(design.imageUrl!)} download className={buttonClass('quiet', true)}>
          {results.downloadPicture}
        </a>
      </div>
    </div>
  );
}
