import { isPocketPair } from '@plumbline/concept';
import { INK, line, path, WEIGHT } from '../pen/svg.js';
import type { Elevation } from './elevation.js';
import type { ElevationPen } from './elevation-pen.js';

/** A door, window or way through with its casing; broken lines meet at the hinge, arrows show how a leaf slides. */
export function drawOpeningFront({ box, X, Y }: ElevationPen, o: Elevation['openings'][number]): string {
  const top = o.sillIn + o.heightIn;
  let art =
    box(o.x - 2.5, Math.max(0, o.sillIn - 2.5), o.widthIn + 5, o.heightIn + (o.sillIn > 0 ? 5 : 2.5), {
      weight: WEIGHT.fine,
      stroke: INK.soft,
    }) +
    box(o.x, o.sillIn, o.widthIn, o.heightIn, {
      weight: WEIGHT.object,
      fill: o.kind === 'window' ? INK.water : INK.paper,
    });
  const half = o.x + o.widthIn / 2;
  const swing = (hinge: number, latch: number): string =>
    path(`M${X(latch)} ${Y(top)}L${X(hinge)} ${Y(o.sillIn + o.heightIn / 2)}L${X(latch)} ${Y(o.sillIn)}`, {
      weight: WEIGHT.fine,
      dash: '3 2',
      stroke: INK.soft,
    });
  const slide = (from: number, to: number): string => {
    const y = Y(o.sillIn + o.heightIn / 2);
    const back = Math.sign(from - to) * 4;
    return (
      line(X(from), y, X(to), y, { weight: WEIGHT.detail }) +
      path(`M${X(to) + back} ${y - 2.5}L${X(to)} ${y}L${X(to) + back} ${y + 2.5}`, { weight: WEIGHT.detail })
    );
  };
  // Facing south or east one sees the near end of an opening at the right.
  const nearIsLeft = o.side === 'north' || o.side === 'west';
  const [near, far] = nearIsLeft ? [o.x, o.x + o.widthIn] : [o.x + o.widthIn, o.x];
  switch (o.kind) {
    case 'window':
      art += line(X(o.x), Y(o.sillIn + o.heightIn / 2), X(o.x + o.widthIn), Y(o.sillIn + o.heightIn / 2), {
        weight: WEIGHT.detail,
      });
      break;
    case 'door':
      art += o.swing?.hinge === 'far' ? swing(far, near) : swing(near, far);
      break;
    case 'french-door':
      art +=
        line(X(half), Y(o.sillIn), X(half), Y(top), { weight: WEIGHT.detail }) +
        swing(o.x, half) +
        swing(o.x + o.widthIn, half);
      break;
    case 'sliding-door':
      art +=
        line(X(half), Y(o.sillIn), X(half), Y(top), { weight: WEIGHT.detail }) +
        slide(o.x + o.widthIn * 0.9, o.x + o.widthIn * 0.6);
      break;
    case 'pocket-door':
      // Each of two leaves slides to its own side.
      if (isPocketPair(o))
        art +=
          line(X(half), Y(o.sillIn), X(half), Y(top), { weight: WEIGHT.detail }) +
          slide(o.x + o.widthIn * 0.4, o.x + o.widthIn * 0.1) +
          slide(o.x + o.widthIn * 0.6, o.x + o.widthIn * 0.9);
      // Its pocket lies beyond the near edge.
      else art += slide((near * 2 + far) / 3 + (far - near) / 3, near + (far - near) * 0.15);
      break;
    case 'garage-door':
      for (const k of [0.25, 0.5, 0.75])
        art += line(X(o.x), Y(o.sillIn + o.heightIn * k), X(o.x + o.widthIn), Y(o.sillIn + o.heightIn * k), {
          weight: WEIGHT.fine,
          stroke: INK.soft,
        });
      break;
    case 'cased-opening':
      break;
  }
  return art;
}
