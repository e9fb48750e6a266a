import type { PlacedLabel } from '../pen/labels.js';
import { INK, line, rect, WEIGHT } from '../pen/svg.js';
import { fitted, text } from '../pen/text.js';
import type { SheetOptions } from './open-sheet.js';
import { openSheet } from './open-sheet.js';
import type { PlanInfo } from './plan-info.js';
import { stampOf } from './plan-info.js';
import { scaleBar, scaleBarWidth } from './scale-and-north.js';

/** Papers of the sheets that lie: ANSI A (letter) and ANSI B (tabloid), in points. */
export const PAPERS = { letter: { w: 792, h: 612 }, tabloid: { w: 1224, h: 792 } } as const;
export type Paper = keyof typeof PAPERS;

/** A sheet of a drawing set, with the boxes of its labels for whoever wants to check them. */
export interface Sheet {
  /** "A-2.1": by the discipline and type of the US National CAD Standard. */
  readonly number: string;
  readonly title: string;
  readonly svg: string;
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly labels: readonly PlacedLabel[];
}

const MARGIN = 22;
const TITLE_HEIGHT = 36;
/** Of the figure beside the scale bar. */
const BAR_FIGURE = 40;

/** Where a sheet is drawn on, between its frame and its title. */
export const drawingArea = (paper: Paper) => ({
  x: MARGIN,
  y: MARGIN,
  w: PAPERS[paper].w - 2 * MARGIN,
  h: PAPERS[paper].h - 2 * MARGIN - TITLE_HEIGHT,
});

/** A sheet with its frame and its title block round a drawing. */
export function framed(
  info: PlanInfo,
  paper: Paper,
  {
    number,
    title,
    scale,
    s,
    key = '',
  }: {
    readonly number: string;
    readonly title: string;
    readonly scale: string;
    /** Points an inch. */
    readonly s: number;
    /** What short names on the sheet stand for. */
    readonly key?: string;
  },
  art: string,
  labels: readonly PlacedLabel[],
  options: SheetOptions,
): Sheet {
  const { w, h } = PAPERS[paper];
  const y = h - MARGIN - TITLE_HEIGHT;
  const right = w - MARGIN - 250;
  const bar = right - scaleBarWidth({ s }) - BAR_FIGURE;
  const svg = [
    ...openSheet(w, h, info.title, options).map((part, i) =>
      i === 0 ? part.replace('Floor plan: ', `${title}: `) : part,
    ),
    art,
    line(MARGIN - 6, y, w - MARGIN + 6, y, { weight: 0.9 }),
    line(right, y, right, h - MARGIN + 6, { weight: WEIGHT.detail }),
    text(MARGIN, y + 12, fitted(info.title, bar - MARGIN - 10, 13, 'bold'), { size: 13, weight: 'bold' }),
    scaleBar(bar, y + 12, { s }),
    text(
      MARGIN,
      y + 28,
      fitted(
        [info.date.slice(0, 10), info.zipCode ? `ZIP area ${info.zipCode}` : '', key, info.note ?? '']
          .filter(Boolean)
          .join('  ·  '),
        right - MARGIN - 10,
        9.5,
      ),
      { size: 9.5 },
    ),
    text(right + 10, y + 12, title, { size: 11, weight: 'bold' }),
    text(w - MARGIN, y + 12, number, { size: 13, weight: 'bold', anchor: 'end' }),
    text(right + 10, y + 28, `Scale ${scale}`, { size: 9.5 }),
    text(w - MARGIN, y + 28, stampOf(info), {
      size: 9.5,
      anchor: 'end',
      color: INK.accent,
      weight: 'bold',
    }),
    rect(MARGIN - 6, MARGIN - 6, w - 2 * MARGIN + 12, h - 2 * MARGIN + 12, { weight: 0.9 }),
    '</svg>',
  ].join('');
  return { number, title, svg, width: w, height: h, labels };
}
