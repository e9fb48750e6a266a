import type { Layer } from './layers.js';
import type { Tile, Tiling } from './tiles.js';

/** From `left` and `top` up to `right` and `bottom`. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels of a block's side. */
const BLOCK = 4;

/**
 * The blocks of four by four pixels that each layer has to work out for the pixels that are taken of a tile, in the order of
 * the layers: the pixels of its neighbours that a tile sees are of use to the layers of half the size, hardly to the last.
 */
export function blocksFor(
  layers: readonly Layer[],
  { width, height }: Tiling,
  { x, y, left, top, right, bottom }: Tile,
): readonly Region[] {
  const levels = new Map(layers.map(({ out, level, pool }) => [out, level + (pool ? 1 : 0)]));
  const last = layers.at(-1)?.out ?? '';
  const needed = new Map([[last, { left: left - x, top: top - y, right: right - x, bottom: bottom - y }]]);
  const need = (name: string, region: Region): void => {
    const before = needed.get(name);
    needed.set(name, before ? aboutBoth(before, region) : region);
  };
  return layers
    .toReversed()
    .map(({ near, skip, out, level, pool }) => {
      const blocks = inUnits(needed.get(out) as Region, pool ? BLOCK / 2 : BLOCK);
      // A block is made of six by six pixels, all of which are part of each of its sums.
      const read = {
        left: Math.max(0, blocks.left * BLOCK - 1),
        top: Math.max(0, blocks.top * BLOCK - 1),
        right: Math.min(width >> level, blocks.right * BLOCK + 1),
        bottom: Math.min(height >> level, blocks.bottom * BLOCK + 1),
      };
      need(near, (levels.get(near) ?? 0) > level ? inUnits(read, 2) : read);
      if (skip) need(skip, read);
      return blocks;
    })
    .toReversed();
}

/** The region in units of so many pixels; a unit that lies in it partly is part of it. */
const inUnits = ({ left, top, right, bottom }: Region, pixels: number): Region => ({
  left: Math.floor(left / pixels),
  top: Math.floor(top / pixels),
  right: Math.ceil(right / pixels),
  bottom: Math.ceil(bottom / pixels),
});

const aboutBoth = (a: Region, b: Region): Region => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
