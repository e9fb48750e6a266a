/** Writing SVG: numbers to a hundredth, text escaped. Everything is in points (1/72 in) on the sheet. */

export const n = (value: number): string => {
  const text = (Math.round(value * 100) / 100).toString();
  return text === '-0' ? '0' : text;
};

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Line weights of the drawing, in points. */
export const WEIGHT = { wall: 1.1, object: 0.85, detail: 0.5, fine: 0.35 } as const;

export const INK = {
  poche: '#2b3138',
  line: '#2b3138',
  soft: '#6b7680',
  /** What hangs above the cut: wall cabinets, hoods, and their tags. */
  above: '#46515b',
  faint: '#aab3bb',
  paper: '#ffffff',
  floor: '#fbf9f5',
  cabinet: '#f3efe8',
  counter: '#faf8f4',
  appliance: '#e9edf0',
  fixture: '#ffffff',
  furniture: '#f4efe6',
  water: '#eaf3f6',
  plant: '#e4ecdc',
  accent: '#b4532a',
  /** Water and drain pipes in a wall. */
  pipe: '#8fc4d8',
} as const;

interface Pen {
  readonly fill?: string;
  readonly stroke?: string;
  readonly weight?: number;
  readonly dash?: string;
}

const pen = ({ fill = 'none', stroke = INK.line, weight = WEIGHT.detail, dash }: Pen): string =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${n(weight)}"${dash ? ` stroke-dasharray="${dash}"` : ''}`;

export const rect = (x: number, y: number, w: number, h: number, p: Pen = {}, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}"${radius > 0 ? ` rx="${n(radius)}"` : ''} ${pen(p)}/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, p: Pen = {}): string =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" ${pen(p)}/>`;

export const circle = (x: number, y: number, r: number, p: Pen = {}): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${pen(p)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, p: Pen = {}): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${pen(p)}/>`;

export const path = (d: string, p: Pen = {}): string => `<path d="${d}" ${pen(p)}/>`;

/** A path's text from commands and numbers: `d('M', 0, 0, 'L', 10, 5)`. */
export const d = (...parts: (string | number)[]): string =>
  parts.map((p) => (typeof p === 'number' ? n(p) : p)).join(' ');
