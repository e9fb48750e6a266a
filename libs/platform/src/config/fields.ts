import { isIP } from 'node:net';
import { isEmail } from '@plumbline/contracts';
import { z } from 'zod';

/** Kinds of settings, each with the words for a wrong value. */

/** The address of a server; a database may leave the host out. */
export const url = (protocols: string[], example: string) =>
  z.string().refine((value) => isAddress(parsed(value), protocols), `is not an address like ${example}`);

/** The address of a site: protocol, host and port, nothing behind them. */
export const origin = (example: string) =>
  z.string().refine((value) => {
    const address = parsed(value);
    if (!address || !isAddress(address, ['http:', 'https:'])) return false;
    const { pathname, search, hash, username } = address;
    return `${search}${hash}${username}` === '' && /^\/+$/.test(pathname);
  }, `is not an address like ${example}, with nothing behind the host`);

function isAddress(address: URL | null, protocols: readonly string[]): boolean {
  if (!address || !protocols.includes(address.protocol)) return false;
  if (!address.hostname && !address.protocol.startsWith('postgres')) return false;
  return isDecodable(address.username) && isDecodable(address.password);
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

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
  z.string().refine(isEmail, `is not an e-mail address like ${example}`);

/** An address, or a name and an address: what stands in From. */
export const sender = (example: string) =>
  z
    .string()
    .refine(
      (value) => isEmail(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value),
      `holds no e-mail address; use one like "${example}"`,
    );

/** A name or an IP address of this machine. */
export const host = (example: string) =>
  z
    .string()
    .refine(
      (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
      `is not a name or an address of this machine like ${example}`,
    );

/** A text that can be sent in a header. */
export const secret = (min: number) =>
  z
    .string()
    .min(min, `is shorter than ${min} characters; use a long random text`)
    .regex(/^[\x20-\x7e]*$/, 'holds more than plain letters, digits and signs; use a long random text');

export const bucket = (example: string) =>
  z.string().regex(/^[\w.-]{3,255}$/, `is not the name of a bucket like ${example}`);
