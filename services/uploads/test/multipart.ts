import { randomBytes } from 'node:crypto';
import type { Sample } from './corpus/sample.js';

/** A multipart/form-data body, byte for byte as given: names are not escaped. */
export function multipart(
  files: readonly Pick<Sample, 'name' | 'bytes'>[],
  fields: Readonly<Record<string, string>> = {},
  fileField = 'files',
): { body: Buffer; contentType: string } {
  const boundary = `----test${randomBytes(12).toString('hex')}`;
  const part = (header: string, content: Buffer) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n${header}\r\n\r\n`), content, Buffer.from('\r\n')]);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      ...Object.entries(fields).map(([name, value]) =>
        part(`Content-Disposition: form-data; name="${name}"`, Buffer.from(value)),
      ),
      ...files.map(({ name, bytes }) =>
        part(
          `Content-Disposition: form-data; name="${fileField}"; filename="${name}"\r\nContent-Type: image/jpeg`,
          bytes,
        ),
      ),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  };
}
