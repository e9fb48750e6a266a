import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '#lib/format/classes.js';
import styles from './button.module.css';

/** `danger`: what cannot be taken back. */
type Look = 'solid' | 'danger' | 'outline' | 'quiet';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  small?: boolean;
  /** Work is under way: the button keeps focus, says so, and does nothing. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = 'solid',
  small,
  busy,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={classes(styles.button, styles[look], small && styles.small, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

export function ButtonLink({
  look = 'solid',
  small,
  className,
  ...rest
}: LinkProps & { look?: Look; small?: boolean }) {
  return (
    <Link {...rest} className={classes(styles.button, styles[look], small && styles.small, className)} />
  );
}

/** The look of a button for plain anchors: downloads, in-page anchors, mail links. */
export function buttonClass(look: Look = 'solid', small = false): string {
  return classes(styles.button, styles[look], small && styles.small);
}
