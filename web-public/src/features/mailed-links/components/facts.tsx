import styles from './facts.module.css';

/** Label and value, one under the other. Values that are missing leave nothing. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
