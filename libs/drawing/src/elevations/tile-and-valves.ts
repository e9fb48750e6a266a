import { plainInches, valveOf } from '@plumbline/room/parts';
import { type Area, insideOf } from '../pen/labels.js';
import { circle, INK, line, path, WEIGHT } from '../pen/svg.js';
import type { Seen } from './elevation.js';
import { type DrawnElevation, type ElevationPen, elevationArea, type FrontArea } from './elevation-pen.js';

/** The tile on the wall behind a counter, a shower or a tub. */
export function drawTile(pen: ElevationPen, { item, x, z, w, h, tile }: Seen): string {
  const [from, high] = item.kind === 'backsplash' ? [z, h] : [0, tile];
  if (high <= 0) return '';
  return (
    pen.box(x, from, w, high, { fill: INK.counter, weight: WEIGHT.fine, stroke: INK.faint }) +
    courses(pen, { x, z: from, w, h: high })
  );
}

/** Tile in courses of 6 in, or what the scale lets one see. */
function courses({ X, Y, s }: ElevationPen, { x, z, w, h }: FrontArea): string {
  const step = s >= 1.5 ? 6 : 12;
  let art = '';
  for (let up = step; up < h - 1; up += step)
    art += line(X(x), Y(z + up), X(x + w), Y(z + up), { weight: 0.2, stroke: INK.faint });
  return art;
}

/** The valve of a tub or shower on the wall that carries it, and its head, with their heights. */
export function drawValve(drawn: DrawnElevation, { item, x, w }: Seen): string {
  const { elevation, s, X, Y, labels } = drawn;
  const valve = item.existing ? undefined : valveOf(item);
  if (!valve || valve.side !== elevation.wall?.side) return '';
  const mid = X(x + w / 2);
  for (const z of [valve.valveIn, valve.headIn ?? valve.valveIn])
    labels.reserve({ x: mid - 3 * s, y: Y(z) - 3 * s, w: 6 * s, h: 6 * s });
  const pen = { size: 6.5 } as const;
  const tell = (words: string, z: number): void => {
    const at = (aside: number) => [0, 8, -8].map((down) => [mid + aside, Y(z) + down] as const);
    const within = (a: Area): boolean => insideOf(elevationArea(drawn), a);
    const name = `${words} ${plainInches(z)}"`;
    if (!labels.set(name, at(4 * s), pen, INK.paper, within))
      labels.set(name, at(-4 * s), { ...pen, anchor: 'end' }, INK.paper, within);
  };
  tell('Valve', valve.valveIn);
  let art = circle(mid, Y(valve.valveIn), 3 * s, { weight: WEIGHT.object, fill: INK.paper });
  art += line(mid, Y(valve.valveIn), mid, Y(valve.valveIn) + 2.5 * s, { weight: WEIGHT.object });
  if (valve.headIn !== undefined) {
    tell('Head', valve.headIn);
    const up = Y(valve.headIn);
    art += path(
      `M${mid - s} ${up - s}L${mid + s} ${up - s}L${mid + 2.5 * s} ${up + 2 * s}L${mid - 2.5 * s} ${up + 2 * s}Z`,
      {
        weight: WEIGHT.object,
        fill: INK.paper,
      },
    );
  }
  return art;
}
