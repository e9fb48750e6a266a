// Writes .br and .gz beside text files, so that neither front door compresses at request time.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;
const WORTH_BYTES = 1024;

export async function compressFolder(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (bytes.length < WORTH_BYTES) continue;
    const br = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, await promisify(gzip)(bytes))]);
  }
}
