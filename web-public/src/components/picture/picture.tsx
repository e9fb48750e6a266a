import { type ImgHTMLAttributes, useState } from 'react';
import { classes } from '#lib/format/classes.js';
import { fileUrl } from '#lib/server/file-url.js';
import { common } from '#texts/common';
import styles from './picture.module.css';

/** An image that gives way to a placeholder when it is broken or missing; `narrow` is its form for narrow screens. */
export function Picture({
  src,
  narrow,
  alt,
  className,
  ...rest
}: Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> & {
  src: string | null | undefined;
  narrow?: string | null | undefined;
  alt: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) {
    return (
      <div
        role="img"
        aria-label={[alt, common.pictureMissing].filter(Boolean).join('. ')}
        className={classes(styles.missing, className)}
      >
        <svg viewBox="0 0 48 36" width="48" height="36" aria-hidden="true">
          <path d="M1 35V9L24 1l23 8v26z M17 35V20h14v15" className={styles.house} />
        </svg>
        <span aria-hidden="true">{common.pictureMissing}</span>
      </div>
    );
  }
  const image = (
    <img
      {...rest}
      src={fileUrl(src)}
      alt={alt}
      className={classes(styles.picture, className)}
      onError={() => setBroken(src)}
    />
  );
  if (!narrow) return image;
  return (
    <picture>
      <source media="(max-width: 40rem)" srcSet={fileUrl(narrow)} />
      {image}
    </picture>
  );
}
