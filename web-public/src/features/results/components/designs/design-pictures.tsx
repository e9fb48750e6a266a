import type { DesignPicture } from '@plumbline/api-client';
import type { CSSProperties } from 'react';
import { BeforeAfter } from '#components/picture/before-after.js';
import { Picture } from '#components/picture/picture.js';
import { RefinedPicture } from '#components/picture/refined-picture.js';
import type { ZoomPicture } from '#components/picture/zoom-picture.js';
import { Zoomable } from '#components/picture/zoomable.js';
import { classes } from '#lib/format/classes.js';
import { shownPicture } from '#lib/server/shown-picture.js';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import styles from './design-pictures.module.css';

/** Views beside the one that is compared with the photo. */
const MOST_VIEWS = 3;

/**
 * The concept's picture and the homeowner's photo: under a slider where both are taken by one camera, so that a line
 * between them compares the same place; else side by side, as the line would compare nothing.
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
  const aligned = alignedPicture(design);
  if (aligned && photoUrl)
    return <AlignedPair design={design} aligned={aligned} photoUrl={photoUrl} alt={alt} among={pictures} />;
  const shown = design.pictures?.find(({ url }) => url === design.imageUrl);
  return (
    <>
      <div className={classes(styles.pictures, photoUrl ? styles.pair : undefined)}>
        <figure className={styles.concept}>
          <Zoomable src={design.imageUrl} alt={alt} among={pictures}>
            <RefinedPicture
              key={design._id}
              src={shownPicture(design) ?? design.imageUrl}
              alt={alt}
              width={1536}
              height={1024}
              className={styles.frame}
            />
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
      {shown && <OtherViews design={design} than={shown.kind} among={pictures} />}
    </>
  );
}

/** The picture that lies over the homeowner's photo, where it is the one that stands for the design. */
function alignedPicture({ pictures, imageUrl }: Design): DesignPicture | undefined {
  return pictures?.find(({ kind, camera, url }) => kind === 'from-photo' && camera && url === imageUrl);
}

/** Photo and concept through one camera, and below them the views that the photo does not show. */
function AlignedPair({
  design,
  aligned,
  photoUrl,
  alt,
  among,
}: {
  design: Design;
  aligned: DesignPicture;
  photoUrl: string;
  alt: string;
  among: readonly ZoomPicture[];
}) {
  const { width, height } = aligned.camera ?? { width: 3, height: 2 };
  return (
    <div className={styles.aligned} style={{ '--shape': width / height } as CSSProperties}>
      <BeforeAfter
        className={styles.slider}
        width={aligned.width ?? Math.round(width)}
        height={aligned.height ?? Math.round(height)}
        before={{ src: photoUrl, alt: results.beforeAlt }}
        after={{ src: shownPicture(design) ?? aligned.url, alt }}
      />
      <OtherViews design={design} than="from-photo" among={among} />
    </div>
  );
}

/** The views of the room beside the one that stands for it. */
function OtherViews({
  design,
  than,
  among,
}: {
  design: Design;
  than: DesignPicture['kind'] | undefined;
  among: readonly ZoomPicture[];
}) {
  const others = (design.pictures ?? []).filter(({ kind }) => kind !== than).slice(0, MOST_VIEWS);
  if (others.length === 0) return null;
  return (
    <div className={styles.views}>
      {others.map(({ url, width, height }) => (
        <Zoomable key={url} src={url} alt={results.otherView(design.title)} among={among}>
          <Picture
            src={url}
            alt={results.otherView(design.title)}
            width={width ?? undefined}
            height={height ?? undefined}
            className={classes(styles.view, (height ?? 0) > (width ?? 0) ? styles.upright : undefined)}
          />
        </Zoomable>
      ))}
    </div>
  );
}
