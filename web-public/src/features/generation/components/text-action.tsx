import styles from './preferences-step.module.css';

/** What can be done with the text of a field, beside its label. */
export function TextAction({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" className={styles.action} onClick={onPress}>
      {children}
    </button>
  );
}
