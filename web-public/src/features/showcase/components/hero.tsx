import { buttonClass } from '#components/form/button.js';
import { BeforeAfter } from '#components/picture/before-after.js';
import { landing } from '#texts/landing';
import { HERO_AFTER, HERO_BEFORE } from '../hero-pictures.js';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 id="hero-title" tabIndex={-1} data-page-heading className={styles.title}>
          {landing.title}
        </h1>
        <div className={styles.side}>
          <p className={styles.lead}>{landing.lead}</p>
          <p className={styles.actions}>
            <a href="#get-started" className={buttonClass('solid')}>
              {landing.start}
            </a>
            <a href="#how-it-works" className={buttonClass('quiet')}>
              {landing.see}
            </a>
          </p>
        </div>
      </div>
      <figure className={styles.figure}>
        <BeforeAfter
          className={styles.slider}
          width={1920}
          height={1280}
          eager
          sizes="100vw"
          before={{ ...HERO_BEFORE, alt: landing.heroBefore }}
          after={{ ...HERO_AFTER, alt: landing.heroAfter }}
        />
        <figcaption className={styles.caption}>{landing.heroCaption}</figcaption>
      </figure>
    </section>
  );
}
