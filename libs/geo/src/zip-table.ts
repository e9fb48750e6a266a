import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * All ZIP codes in columns, sorted by ZIP: about 1 MB whole, read on first use. The file's form is described
 * in scripts/make-data.mjs, its sources in data/README.md.
 */
export interface ZipTable {
  readonly count: number;
  readonly zip: Uint32Array;
  /** 1 where the position is the Census Bureau's own, 0 where it is the mean of the city or area. */
  readonly exact: Uint8Array;
  readonly lat: Float32Array;
  readonly lon: Float32Array;
  /** "City, ST" */
  placeOf(row: number): string;
}

let table: ZipTable | undefined;

export function zipTable(): ZipTable {
  table ??= readTable(gunzipSync(readFileSync(new URL('../data/zip-codes.bin.gz', import.meta.url))));
  return table;
}

function readTable(bytes: Buffer): ZipTable {
  const count = bytes.readUInt32LE(0);
  const zip = new Uint32Array(count);
  const exact = new Uint8Array(count);
  const lat = new Float32Array(count);
  const lon = new Float32Array(count);
  const place = new Uint16Array(count);
  for (let row = 0; row < count; row++) {
    const marked = bytes.readUInt32LE(4 + row * 4);
    zip[row] = marked & 0x7fffffff;
    exact[row] = marked >>> 31;
    lat[row] = bytes.readInt32LE(4 + count * 4 + row * 4) / 10_000;
    lon[row] = bytes.readInt32LE(4 + count * 8 + row * 4) / 10_000;
    place[row] = bytes.readUInt16LE(4 + count * 12 + row * 2);
  }
  // The names stay one buffer; a string is made only for the place that is asked for.
  const names = Buffer.from(bytes.subarray(4 + count * 14));
  const starts = [0];
  for (let at = names.indexOf(10); at >= 0; at = names.indexOf(10, at + 1)) starts.push(at + 1);
  starts.push(names.length + 1);
  const nameStarts = Uint32Array.from(starts);
  return {
    count,
    zip,
    exact,
    lat,
    lon,
    placeOf: (row) =>
      names.toString(
        'utf8',
        nameStarts[place[row] as number],
        (nameStarts[(place[row] as number) + 1] as number) - 1,
      ),
  };
}
