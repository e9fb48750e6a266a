import { TILE_STEP } from './layers.js';

/** Pixels of its neighbours that a tile sees on each side. */
const OVERLAP = 32;
const MOST_PARTS = 16;
/** Smaller tiles would be more of their neighbours than of themselves. */
const LEAST_OWN = 2 * OVERLAP;

/** A tile: its corner in the picture, and the pixels that are taken of it. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Tiling {
  /** Width and height of every tile: multiples of 16, perhaps more than the picture's. */
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly Tile[];
}

/** Parts a picture into tiles of at most so many pixels, as few pixels in all as it can. */
export function tilesOf(width: number, height: number, mostPixels: number): Tiling {
  let best: { columns: number; rows: number; pixels: number } | undefined;
  for (let columns = 1; columns <= mostParts(width); columns++) {
    for (let rows = 1; rows <= mostParts(height); rows++) {
      const tile = sideOf(width, columns) * sideOf(height, rows);
      const pixels = tile * columns * rows;
      if (tile <= mostPixels && (!best || pixels < best.pixels)) best = { columns, rows, pixels };
    }
  }
  if (!best) throw new RangeError(`A picture of ${width} x ${height} is too large to be cleared in tiles.`);
  const across = partsOf(width, best.columns);
  const down = partsOf(height, best.rows);
  return {
    width: sideOf(width, best.columns),
    height: sideOf(height, best.rows),
    tiles: down.flatMap(({ at: y, from: top, to: bottom }) =>
      across.map(({ at: x, from: left, to: right }) => ({ x, y, left, top, right, bottom })),
    ),
  };
}

/** Into how many parts a length may be cut. */
const mostParts = (length: number): number =>
  Math.max(1, Math.min(MOST_PARTS, Math.floor(length / LEAST_OWN)));

/** A tile's side where a length is parted into tiles of one size, each of which lies over its neighbours. */
function sideOf(length: number, parts: number): number {
  return Math.ceil((length + 2 * OVERLAP * (parts - 1)) / parts / TILE_STEP) * TILE_STEP;
}

function partsOf(length: number, parts: number) {
  const side = sideOf(length, parts);
  const at = (i: number): number => (parts === 1 ? 0 : Math.floor((i * (length - side)) / (parts - 1)));
  return Array.from({ length: parts }, (_, i) => ({
    at: at(i),
    from: i === 0 ? 0 : at(i) + OVERLAP,
    to: i === parts - 1 ? length : at(i + 1) + OVERLAP,
  }));
}
