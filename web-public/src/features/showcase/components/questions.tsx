import { landing } from '#texts/landing';
import styles from './questions.module.css';

export function Questions() {
  return (
    <section className={styles.section} aria-labelledby="faq-title">
      <h2 id="faq-title" className={styles.title}>
        {landing.faqTitle}
      </h2>
      <div className={styles.list}>
        {landing.faq.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
