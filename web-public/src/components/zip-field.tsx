import { MESSAGES } from '@plumbline/contracts';
import type { ComponentProps } from 'react';
import { isZip } from '#lib/is-zip.js';
import { common } from '#texts/common';
import { TextField } from './field.js';

/** Five digits, whatever else is typed or pasted: ZIP+4 is cut to them. */
export function ZipField({
  onZip,
  error,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label' | 'onChange'> & { onZip: (zip: string) => void }) {
  return (
    <TextField
      label={common.zip}
      inputMode="numeric"
      autoComplete="postal-code"
      onChange={(event) => onZip(event.target.value.replace(/\D/g, '').slice(0, ZIP_DIGITS))}
      {...field}
      error={isImpossible(String(field.value ?? '')) ? MESSAGES.place.noSuchZip : error}
    />
  );
}

const ZIP_DIGITS = 5;

const isImpossible = (typed: string) => typed.length === ZIP_DIGITS && !isZip(typed);
