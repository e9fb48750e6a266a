import styles from './plumb-steps.module.css';

/** What happens next, step below step along a plumb line. */
export function PlumbSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
