import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classes } from '#lib/classes.js';
import { common } from '#texts/common';
import styles from './field.module.css';

interface FieldFrame {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks a field that may stay empty. */
  optional?: boolean;
  /** Something beside the label: a "restore" button, say. */
  action?: ReactNode;
  wide?: boolean;
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A label, its control, a hint and an error, tied together for screen readers. */
function Frame({
  label,
  hint,
  error,
  optional,
  action,
  wide,
  id: givenId,
  children,
}: FieldFrame & { id?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes(styles.field, wide && styles.wide)}>
      <div className={styles.top}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> {common.optional}</span>}
        </label>
        {action}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  optional,
  action,
  wide,
  prefix,
  ...input
}: FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & { prefix?: string }) {
  return (
    <Frame {...{ label, hint, error, optional, action, wide, id: input.id }}>
      {(wiring) =>
        prefix ? (
          <span className={styles.prefixed}>
            <span aria-hidden="true">{prefix}</span>
            <input {...input} {...wiring} className={styles.control} />
          </span>
        ) : (
          <input {...input} {...wiring} className={styles.control} />
        )
      }
    </Frame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  action,
  wide,
  ...input
}: FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Frame {...{ label, hint, error, optional, action, wide, id: input.id }}>
      {(wiring) => (
        <textarea rows={4} {...input} {...wiring} className={classes(styles.control, styles.area)} />
      )}
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  action,
  wide,
  children,
  ...input
}: FieldFrame & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Frame {...{ label, hint, error, optional, action, wide, id: input.id }}>
      {(wiring) => (
        <span className={styles.select}>
          <select {...input} {...wiring} className={styles.control}>
            {children}
          </select>
        </span>
      )}
    </Frame>
  );
}
