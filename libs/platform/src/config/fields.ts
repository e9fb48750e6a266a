import { z } from 'zod';

/** Kinds of settings, each with the words for a wrong value. */

export const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => protocols.includes(parsed(value)?.protocol ?? ''),
      `is not an address like ${example}`,
    );

const parsed = (value: string): URL | null => {
  try {
    return new URL(value);
  } catch {
    return null;
  }
};

export const integer = (min: number, max: number, example: number) =>
  number(min, max, example).int(`is not a whole number; use one like ${example}`);

export const number = (min: number, max: number, example: number) =>
  z.coerce
    .number(`is not a number; use one like ${example}`)
    .min(min, `is below ${min}; use a number like ${example}`)
    .max(max, `is above ${max}; use a number like ${example}`);

export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, `must be ${values.join(' or ')}`);

export const email = (example: string) =>
  z.string().regex(/^[^\s@]+@[^\s@]+$/, `is not an e-mail address like ${example}`);
