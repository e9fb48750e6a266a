/** Gardens, streets and the sea, rendered once by panoramas/bake.mjs: what windows show instead of the kernel's painted ring. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { SetupCall } from './workers/pool.js';

export interface Panorama {
  readonly rgb: Uint8Array;
  readonly columns: number;
  readonly rows: number;
}

/** Elevation of the upper edge, as the tangent of its angle; bake.mjs has the same. */
const TOP = 0.62;

/** By plants, then by season, as the kernel numbers them: `libs/scene` tells which (`daylight.ts`). */
const FILES = [
  ['summer', 'summer', 'autumn', 'winter', 'snow'],
  ['conifers', 'conifers', 'conifers', 'conifers', 'snow'],
  ['desert', 'desert', 'desert', 'desert', 'desert'],
  ['evergreen', 'evergreen', 'evergreen', 'evergreen', 'evergreen'],
] as const;
/** A town's, by season: what grows there are a street's trees. */
const TOWN = ['town', 'town', 'town', 'town-winter', 'town-winter'] as const;

function fileOf(outside: number): string | undefined {
  const [place, plants, season] = [outside & 3, (outside >> 2) & 3, outside >> 4];
  if (place === 2) return 'sea';
  return place === 1 ? TOWN[season] : FILES[plants]?.[season];
}

let last: { readonly name: string; readonly panorama: Promise<Panorama | undefined> } | undefined;

/**
 * The panorama of an `outside` of a scene's daylight; nothing where none is kept: then the kernel paints it.
 * The last one stays decoded.
 */
export async function panoramaOf(outside: number): Promise<Panorama | undefined> {
  const name = fileOf(outside);
  if (!name) return undefined;
  if (last?.name !== name) last = { name, panorama: load(name) };
  return await last.panorama;
}

async function load(name: string): Promise<Panorama | undefined> {
  const file = await readFile(new URL(`../panoramas/kept/${name}.webp`, import.meta.url)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );
  if (!file) return undefined;
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgb: data, columns: info.width, rows: info.height };
}

/** A house's fences run along its walls, nearly: the panorama is turned by quarters, and a little aside, by the seed. */
export function panoramaCall(panorama: Panorama | undefined, at: number, seed: number): SetupCall {
  if (!panorama) return ['setPanorama', [0, 0, 0, 0, 1, 0]];
  const chance = Math.imul(seed ^ 0x2f6b, 0x9e3779b1) >>> 0;
  const angle = ((chance >>> 30) / 4) * 2 * Math.PI + 0.24 * (((chance >>> 8) & 0xffff) / 0xffff - 0.5);
  return ['setPanorama', [at, panorama.columns, panorama.rows, TOP, Math.cos(angle), Math.sin(angle)]];
}
