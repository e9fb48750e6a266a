import { landing } from '#texts/landing';
import styles from './gallery.module.css';

/** A strip of rooms to look through, by hand, wheel or keyboard. */
export function Gallery() {
  return (
    <section className={styles.section} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className={styles.title}>
        {landing.galleryTitle}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={landing.galleryStrip}>
        <ul className={styles.strip}>
          {landing.gallery.map(({ name, caption, alt }) => (
            <li key={name}>
              <figure>
                <picture>
                  <source type="image/avif" srcSet={`/gallery/${name}.avif`} />
                  <img
                    src={`/gallery/${name}.webp`}
                    alt={alt}
                    width={900}
                    height={600}
                    loading="lazy"
                    decoding="async"
                  />
                </picture>
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}
