import { Picture } from '#components/picture.js';
import { Zoomable, type ZoomPicture } from '#components/zoomable.js';
import { classes } from '#lib/classes.js';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import styles from './design-pictures.module.css';

/**
 * The concept's picture and the homeowner's photo side by side. Not under a slider: the two are not taken by one camera,
 * so a line between them would compare nothing.
 */
export function DesignPictures({
  design,
  photoUrl,
  pictures,
}: {
  design: Design;
  photoUrl: string | null | undefined;
  pictures: readonly ZoomPicture[];
}) {
  const alt = results.imageAlt(design.title, design.altText);
  if (!design.imageUrl && design.pictureNote) return <p className={styles.note}>{design.pictureNote}</p>;
  if (!design.imageUrl) return <Picture src={null} alt={alt} className={styles.none} />;
  return (
    <div className={classes(styles.pictures, photoUrl ? styles.pair : undefined)}>
      <figure className={styles.concept}>
        <Zoomable src={design.imageUrl} alt={alt} among={pictures}>
          <Picture src={design.imageUrl} alt={alt} width={1536} height={1024} className={styles.frame} />
        </Zoomable>
        {photoUrl && <figcaption>{results.picture}</figcaption>}
      </figure>
      {photoUrl && (
        <figure className={styles.photo}>
          <Zoomable src={photoUrl} alt={results.beforeAlt} among={pictures}>
            <Picture src={photoUrl} alt={results.beforeAlt} className={styles.frame} />
          </Zoomable>
          <figcaption>{results.beforeAlt}</figcaption>
        </figure>
      )}
    </div>
  );
}
