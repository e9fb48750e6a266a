import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoPath, type TestPhoto } from '@plumbline/testing';

/** A file as a client would send it. */
export interface Sample {
  readonly name: string;
  /** What is special about it. */
  readonly what: string;
  readonly bytes: Buffer;
}

export const sample = (name: string, what: string, bytes: Buffer | string): Sample => ({
  name,
  what,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
});

export const photo = (name: TestPhoto): Buffer => readFileSync(photoPath(name));

export const video = (name: string): Buffer => readFileSync(join(__dirname, 'videos', name));
