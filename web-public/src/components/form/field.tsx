import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classes } from '#lib/format/classes.js';
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
  /** More was put in than may be sent: the form does not go (see Form). */
  'data-too-long': true | undefined;
}

/** From this share of its length on, a field for free text says how much of it is used. */
const COUNTED_FROM = 0.9;
/** Shorter fields (a ZIP, a phone number) only say when it is too much. */
const COUNTED_LENGTH_LEAST = 200;

/**
 * What a field says of its length. A browser's own `maxlength` cuts what is pasted without a word; here it stays whole,
 * and is refused with its number.
 */
function lengthOf(value: unknown, maxLength: number | undefined) {
  const length = typeof value === 'string' && maxLength ? value.length : 0;
  if (!maxLength || length < maxLength * COUNTED_FROM) return {};
  if (length > maxLength) return { tooLong: common.tooLong(length, maxLength) };
  return maxLength < COUNTED_LENGTH_LEAST ? {} : { count: common.lengthUsed(length, maxLength) };
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
  value,
  maxLength,
  children,
}: FieldFrame & {
  id?: string | undefined;
  value?: unknown;
  maxLength?: number | undefined;
  children: (wiring: Wiring) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { tooLong, count } = lengthOf(value, maxLength);
  const fault = error ?? tooLong;
  const note = Boolean(hint || count);
  const described = [note && `${id}-hint`, fault && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes(styles.field, wide && styles.wide)}>
      <div className={styles.top}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> {common.optional}</span>}
        </label>
        {action}
      </div>
      {children({
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': described || undefined,
        'data-too-long': tooLong ? true : undefined,
      })}
      {note && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
          {hint && count && ' '}
          {count}
        </p>
      )}
      {fault && (
        <p id={`${id}-error`} className={styles.error}>
          {fault}
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
  maxLength,
  ...input
}: FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & { prefix?: string }) {
  return (
    <Frame {...{ label, hint, error, optional, action, wide, maxLength, id: input.id, value: input.value }}>
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
  maxLength,
  ...input
}: FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <Frame {...{ label, hint, error, optional, action, wide, maxLength, id: input.id, value: input.value }}>
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
