import { landing } from '#texts/landing';
import styles from './steps.module.css';

/** Three steps, each hanging from a longer line than the one before. */
export function Steps() {
  return (
    <section id="how-it-works" className={styles.section} aria-labelledby="steps-title">
      <h2 id="steps-title" className={styles.title}>
        {landing.stepsTitle}
      </h2>
      <ol className={styles.steps}>
        {landing.steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
