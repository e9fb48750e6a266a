import { TILE_STEP } from './layers.js';

/** Pixels of its neighbours that a tile sees on each side. */
const OVERLAP = 32;
const MOST_PARTS = 16;

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
  for (let columns = 1; columns <= MOST_PARTS; columns++) {
    for (let rows = 1; rows <= MOST_PARTS; rows++) {
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

/** A tile's side where a length is parted. */
function sideOf(length: number, parts: number): number {
  const own = Math.ceil(length / parts);
  const seen = parts === 1 ? own : Math.min(length, own + 2 * OVERLAP);
  return Math.ceil(seen / TILE_STEP) * TILE_STEP;
}

function partsOf(length: number, parts: number) {
  const own = Math.ceil(length / parts);
  const side = sideOf(length, parts);
  return Array.from({ length: parts }, (_, i) => {
    const from = i * own;
    return {
      from,
      to: Math.min(length, from + own),
      at: Math.max(0, Math.min(from - OVERLAP, length - side)),
    };
  });
}
