import { type ComponentProps, useState } from 'react';
import { classes } from '#lib/format/classes.js';
import { fileUrl } from '#lib/server/file-url.js';
import { Picture } from './picture.js';
import styles from './refined-picture.module.css';

/** A picture whose finer form, when it comes, fades in over it once it has loaded. */
export function RefinedPicture({
  src,
  className,
  ...rest
}: ComponentProps<typeof Picture> & { src: string }) {
  const [shown, setShown] = useState(src);
  const [loaded, setLoaded] = useState<string | null>(null);
  return (
    <span className={styles.both}>
      <Picture {...rest} src={shown} className={className} decoding="sync" />
      {src !== shown && (
        <img
          key={src}
          src={fileUrl(src)}
          alt=""
          className={classes(className, styles.finer, loaded === src ? styles.appearing : undefined)}
          onLoad={() => setLoaded(src)}
          onAnimationEnd={() => setShown(src)}
        />
      )}
    </span>
  );
}
