import type { Opening } from '@plumbline/concept';

/** How a window opens; an untold one is taken to be double-hung. */
export type Operation = NonNullable<Opening['operation']>;

/** What a person can climb through, in inches. */
interface ClearOpening {
  readonly width: number;
  readonly height: number;
}

/**
 * The net clear opening of a window of a nominal size, in inches. Frame, sash and hardware take what makers' tables of
 * clear openings take: a double-hung of 36 by 54 leaves 32-1/2 by 23-1/4 in, about 5.2 sq ft. The figures are means of
 * such tables, and want checking with the maker of the window that is bought.
 */
function clearOpening({ widthIn, heightIn, operation = 'double-hung' }: Opening): ClearOpening {
  const clear = {
    'double-hung': { width: widthIn - 3.5, height: heightIn / 2 - 3.75 },
    slider: { width: widthIn / 2 - 3.5, height: heightIn - 4 },
    casement: { width: widthIn - 8, height: heightIn - 4.5 },
    awning: { width: 0, height: 0 },
    fixed: { width: 0, height: 0 },
  }[operation];
  return { width: Math.max(0, clear.width), height: Math.max(0, clear.height) };
}

/** IRC R310.2: net area in square feet (5.0 at grade floor), and the least of it in inches. */
export const ESCAPE = { areaSqFt: 5.7, heightIn: 24, widthIn: 20, sillIn: 44 } as const;

/** Net area through which one can escape, in square feet; 0 where it is too narrow, too low or too high up. */
export function escapeSqFt(window: Opening): number {
  const { width, height } = clearOpening(window);
  return width >= ESCAPE.widthIn && height >= ESCAPE.heightIn && window.sillIn <= ESCAPE.sillIn
    ? (width * height) / 144
    : 0;
}
