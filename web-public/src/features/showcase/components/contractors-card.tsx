import { ButtonLink } from '#components/form/button.js';
import { landing } from '#texts/landing';
import styles from './contractors-card.module.css';

export function ContractorsCard() {
  return (
    <section id="for-contractors" className={styles.section} aria-labelledby="contractors-title">
      <div className={styles.card}>
        <picture className={styles.picture}>
          <source type="image/avif" srcSet="/contractors.avif" />
          <img
            src="/contractors.webp"
            alt={landing.contractorsAlt}
            width={1200}
            height={800}
            loading="lazy"
            decoding="async"
            className={styles.image}
          />
        </picture>
        <div className={styles.words}>
          <h2 id="contractors-title">{landing.contractorsTitle}</h2>
          <p>{landing.contractorsText}</p>
          <p>
            <ButtonLink to="/contractors" className={styles.link}>
              {landing.contractorsLink}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
