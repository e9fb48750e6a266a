import { CAP_HEIGHT, type TextOptions, text, textWidth } from './text.js';

/** A place on the sheet, in points. */
export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the sheet, in points. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const meets = (a: Area, b: Area): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export interface PlacedLabel extends Area {
  readonly text: string;
}

/**
 * The labels of a sheet: each is set at the first of its places where it meets no other label and nothing that
 * was reserved (walls), or not at all.
 */
export class Labels {
  readonly placed: PlacedLabel[] = [];
  private readonly reserved: Area[] = [];
  private readonly svg: string[] = [];

  reserve(...areas: Area[]): void {
    this.reserved.push(...areas);
  }

  /** Free of labels and reserved areas, with `margin` around. */
  isFree(area: Area, margin = 0.6): boolean {
    const wide = { x: area.x - margin, y: area.y - margin, w: area.w + 2 * margin, h: area.h + 2 * margin };
    return !this.placed.some((p) => meets(p, wide)) && !this.reserved.some((r) => meets(r, wide));
  }

  /** Sets a text at the first free place; `halo` paints paper behind it; `within` tells where it may stand. False where no place is free. */
  set(
    content: string,
    places: readonly (readonly [x: number, y: number])[],
    o: TextOptions,
    halo?: string,
    within?: (area: Area) => boolean,
  ): boolean {
    for (const [x, y] of places) {
      const area = textArea(content, x, y, o);
      if (within && !within(area)) continue;
      if (!this.isFree(area)) continue;
      this.placed.push({ ...area, text: content });
      if (halo) {
        this.svg.push(
          `<rect x="${(area.x - 1.2).toFixed(2)}" y="${(area.y - 1).toFixed(2)}" width="${(area.w + 2.4).toFixed(2)}" height="${(area.h + 2).toFixed(2)}" fill="${halo}"/>`,
        );
      }
      this.svg.push(text(x, y, content, o));
      return true;
    }
    return false;
  }

  toSvg(): string {
    return this.svg.join('');
  }
}

/** What a text covers: capitals' height, with a hair for descenders. */
export function textArea(content: string, x: number, y: number, o: TextOptions): Area {
  const w = textWidth(content, o.size, o.weight);
  const h = CAP_HEIGHT * o.size + 1.5;
  const back = o.anchor === 'middle' ? w / 2 : o.anchor === 'end' ? w : 0;
  if (o.turned) return { x: x - h / 2, y: y - (w - back), w: h, h: w };
  return { x: x - back, y: y - h / 2, w, h };
}

export const insideOf = (outer: Area, inner: Area): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.w <= outer.x + outer.w + 0.01 &&
  inner.y + inner.h <= outer.y + outer.h + 0.01;
