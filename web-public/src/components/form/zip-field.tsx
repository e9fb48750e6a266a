import { LIMITS, zipFault } from '@plumbline/contracts';
import type { ComponentProps } from 'react';
import { common } from '#texts/common';
import { TextField } from './field.js';

/** Five digits, whatever else is typed or pasted: ZIP+4 is cut to them. */
export function ZipField({
  label = common.zip,
  onZip,
  error,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label' | 'onChange'> & {
  label?: string;
  onZip: (zip: string) => void;
}) {
  const zip = String(field.value ?? '');
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="postal-code"
      onChange={(event) => onZip(event.target.value.replace(/\D/g, '').slice(0, LIMITS.zipDigits))}
      {...field}
      error={(zip.length === LIMITS.zipDigits && zipFault(zip)) || error}
    />
  );
}
