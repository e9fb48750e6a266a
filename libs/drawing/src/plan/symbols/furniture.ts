import { pieceSpec } from '@plumbline/concept';
import { circle, d, ellipse, INK, line, path, rect, WEIGHT } from '../../pen/svg.js';
import { DASH, DETAIL, FINE, OBJECT, outline, type SymbolFrame, type Symbols } from './symbol.js';

/** Tables, shelves and what else stands in rooms. */
export const FURNITURE = {
  box: (f) => outline(f, INK.furniture, 1),
  table: (f) => {
    const shape = f.item.traits?.shape;
    if (shape === 'round' || shape === 'oval')
      return ellipse(0, 0, f.w / 2, f.h / 2, { ...OBJECT, fill: INK.furniture });
    return (
      outline(f, INK.furniture, 1.5 * f.s) +
      rect(-f.w / 2 + 1.5 * f.s, -f.h / 2 + 1.5 * f.s, f.w - 3 * f.s, f.h - 3 * f.s, FINE, f.s)
    );
  },
  desk: (f) =>
    outline(f, INK.furniture) + line(-f.w / 2, -f.h / 2 + 2 * f.s, f.w / 2, -f.h / 2 + 2 * f.s, FINE),
  bookcase: (f) => {
    let art = outline(f, INK.cabinet);
    const bays = Math.max(1, Math.round(f.w / (30 * f.s)));
    for (let i = 1; i < bays; i++)
      art += line(-f.w / 2 + (i * f.w) / bays, -f.h / 2, -f.w / 2 + (i * f.w) / bays, f.h / 2, DETAIL);
    for (let i = 0; i < bays; i++)
      art += line(-f.w / 2 + (i * f.w) / bays, f.h / 2, -f.w / 2 + ((i + 1) * f.w) / bays, -f.h / 2, FINE);
    return art;
  },
  shelf: (f) => {
    let art = outline(f, INK.cabinet);
    const bays = Math.max(1, Math.round(f.w / (36 * f.s)));
    for (let i = 1; i < bays; i++)
      art += line(-f.w / 2 + (i * f.w) / bays, -f.h / 2, -f.w / 2 + (i * f.w) / bays, f.h / 2, DETAIL);
    return art + line(-f.w / 2, 0, f.w / 2, 0, FINE);
  },
  tv: (f) => rect(-f.w / 2, -f.h / 2, f.w, Math.max(f.h, 1), { weight: WEIGHT.detail, fill: INK.soft }),
  screen: (f) =>
    rect(-f.w / 2, -f.h / 2, f.w, Math.max(f.h, 1.2), { weight: WEIGHT.object, fill: INK.paper }),
  piano: (f) =>
    f.item.kind === 'piano' && f.item.traits?.form === 'grand' ? grandPiano(f) : uprightPiano(f),
  rug: (f) => {
    if (f.item.traits?.shape === 'round')
      return (
        ellipse(0, 0, f.w / 2, f.h / 2, FINE) + ellipse(0, 0, f.w / 2 - 3 * f.s, f.h / 2 - 3 * f.s, FINE)
      );
    return (
      rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...FINE, stroke: INK.faint }) +
      rect(-f.w / 2 + 3 * f.s, -f.h / 2 + 3 * f.s, f.w - 6 * f.s, f.h - 6 * f.s, {
        ...FINE,
        stroke: INK.faint,
      })
    );
  },
  plant: (f) => {
    const r = Math.min(f.w, f.h) / 2;
    const leaves = Array.from({ length: 7 }, (_, i) => {
      const a = (i * 2 * Math.PI) / 7;
      const x = Math.cos(a) * r;
      const y = Math.sin(a) * r;
      return path(
        d(
          'M',
          0,
          0,
          'Q',
          Math.cos(a - 0.5) * r * 0.75,
          Math.sin(a - 0.5) * r * 0.75,
          x,
          y,
          'Q',
          Math.cos(a + 0.5) * r * 0.75,
          Math.sin(a + 0.5) * r * 0.75,
          0,
          0,
          'Z',
        ),
        { ...FINE, fill: INK.plant },
      );
    });
    return leaves.join('') + circle(0, 0, r * 0.22, { ...FINE, fill: INK.paper });
  },
  'pool-table': (f) => {
    let art =
      outline(f, INK.furniture, 3 * f.s) +
      rect(-f.w / 2 + 5 * f.s, -f.h / 2 + 5 * f.s, f.w - 10 * f.s, f.h - 10 * f.s, {
        ...DETAIL,
        fill: INK.plant,
      });
    for (const x of [-1, 0, 1])
      for (const y of [-1, 1])
        art += circle(x * (f.w / 2 - 4.5 * f.s), y * (f.h / 2 - 4.5 * f.s), 2 * f.s, {
          ...DETAIL,
          fill: INK.soft,
        });
    return art;
  },
  /** Its outline at true size, with its parts seen from above, the lowest first. */
  piece: (f) => {
    const id = f.item.traits?.piece;
    const hung = f.item.kind === 'hung-piece';
    const parts = [...(id ? pieceSpec(id).parts : [])].sort((a, b) => a.to[2] - b.to[2]);
    const shapes = parts.map(({ from, to, round }) => {
      const [x, y] = [f.w * (from[0] - 0.5), f.h * (from[1] - 0.5)];
      const [w, h] = [f.w * (to[0] - from[0]), f.h * (to[1] - from[1])];
      const style = { ...FINE, fill: INK.furniture };
      return round ? ellipse(x + w / 2, y + h / 2, w / 2, h / 2, style) : rect(x, y, w, h, style);
    });
    return (hung ? rect(-f.w / 2, -f.h / 2, f.w, f.h, DASH) : outline(f, INK.furniture)) + shapes.join('');
  },
  treadmill: (f) =>
    outline(f, INK.furniture, 2 * f.s) +
    rect(-f.w * 0.32, -f.h * 0.22, f.w * 0.64, f.h * 0.66, DETAIL) +
    rect(-f.w * 0.42, -f.h / 2 + 3 * f.s, f.w * 0.84, f.h * 0.12, DETAIL, f.s),
} satisfies Partial<Symbols>;

const uprightPiano = (f: SymbolFrame): string =>
  outline(f, INK.furniture) +
  rect(-f.w / 2 + 2 * f.s, f.h / 2 - 7 * f.s, f.w - 4 * f.s, 6 * f.s, { ...DETAIL, fill: INK.paper }) +
  Array.from({ length: 13 }, (_, i) =>
    line(
      -f.w / 2 + 2 * f.s + ((i + 1) * (f.w - 4 * f.s)) / 14,
      f.h / 2 - 7 * f.s,
      -f.w / 2 + 2 * f.s + ((i + 1) * (f.w - 4 * f.s)) / 14,
      f.h / 2 - 3 * f.s,
      FINE,
    ),
  ).join('');

/** A grand: its keys at the front, its curve on the right of the player, who sits at the front. */
function grandPiano({ w, h, s }: SymbolFrame): string {
  const keys = 7 * s;
  const body = path(
    d(
      'M',
      -w / 2,
      h / 2 - keys,
      'L',
      -w / 2,
      -h * 0.3,
      'Q',
      -w / 2,
      -h / 2,
      -w * 0.22,
      -h / 2,
      'Q',
      0,
      -h / 2,
      w * 0.04,
      -h * 0.26,
      'Q',
      w * 0.1,
      0,
      w * 0.32,
      h * 0.04,
      'Q',
      w / 2,
      h * 0.08,
      w / 2,
      h / 2 - keys,
      'Z',
    ),
    { ...OBJECT, fill: INK.furniture },
  );
  const board = rect(-w / 2, h / 2 - keys, w, keys, { ...DETAIL, fill: INK.paper });
  const lines = Array.from({ length: 20 }, (_, i) => {
    const x = -w / 2 + 4 * s + (i * (w - 8 * s)) / 19;
    return line(x, h / 2 - keys, x, h / 2 - keys * 0.4, FINE);
  });
  return body + board + lines.join('');
}
