import { isOf } from '@plumbline/concept';
import { INK, line, WEIGHT } from '../pen/svg.js';
import { fronts } from './cabinet-fronts.js';
import { drawBase, drawCornerWall, ovenCabinet } from './cabinets.js';
import type { Seen } from './elevation.js';
import type { ElevationPen } from './elevation-pen.js';

/** A thing on its wall, drawn from its front where that is seen. */
export function drawThing(pen: ElevationPen, seen: Seen): string {
  const { item, x, z, w, h, facing } = seen;
  const { box } = pen;
  switch (item.kind) {
    case 'base-cabinet':
    case 'sink-base':
    case 'vanity':
    case 'corner-base-cabinet':
      return drawBase(pen, seen);
    case 'filler':
      return box(x, z, w, h, { fill: INK.cabinet, weight: WEIGHT.fine });
    case 'corner-wall-cabinet':
      return drawCornerWall(pen, seen);
    case 'wall-cabinet':
    case 'tall-cabinet':
      return drawBody(pen, seen, () => fronts(pen, item, seen));
    case 'bookcase':
    case 'storage-shelf':
      return drawBody(pen, seen, () => shelvesOf(pen, seen));
    case 'dresser':
      return drawBody(pen, seen, () => chest(pen, seen));
    case 'fireplace':
      return (
        box(x, z, w, h, { fill: INK.counter, weight: WEIGHT.object }) + (facing ? firebox(pen, seen) : '')
      );
    case 'workbench':
      return drawWorkbench(pen, seen);
    case 'wall-oven':
      return ovenCabinet(pen, seen);
    case 'toilet':
      return facing ? toilet(pen, seen) : box(x, z, w, h, { fill: INK.fixture, weight: WEIGHT.object });
    case 'partition':
      return box(x, z, w, h, { fill: INK.poche, weight: WEIGHT.fine });
    case 'countertop':
      return box(x, z, w, Math.max(1.5, h), { fill: INK.poche, weight: WEIGHT.fine });
    case 'backsplash':
      return '';
    case 'bathtub':
      return box(x, z, w, h, { fill: INK.fixture, weight: WEIGHT.object });
    case 'shower':
      // Without a curb its floor is the room's.
      return isOf(item, 'shower') && item.traits?.curbless
        ? ''
        : box(x, 0, w, 3, { fill: INK.fixture, weight: WEIGHT.object });
    case 'receptacle':
    case 'switch':
      return drawDevice(pen, seen);
    case 'mirror':
    case 'medicine-cabinet':
    case 'tv':
      return box(x, z, w, h, { fill: INK.water, weight: WEIGHT.detail });
    default:
      return APPLIANCES.has(item.kind)
        ? drawAppliance(pen, seen)
        : box(x, z, w, h, { fill: INK.fixture, weight: WEIGHT.detail });
  }
}

const APPLIANCES: ReadonlySet<string> = new Set([
  'range',
  'refrigerator',
  'dishwasher',
  'cooktop',
  'microwave',
  'hood',
  'beverage-cooler',
  'washer',
  'dryer',
]);

/** A cabinet's body, and before it what its front shows. */
const drawBody = ({ box }: ElevationPen, { x, z, w, h, facing }: Seen, front: () => string): string =>
  box(x, z, w, h, { fill: INK.cabinet, weight: WEIGHT.object }) + (facing ? front() : '');

function shelvesOf({ box }: ElevationPen, { item, x, z, w, h }: Seen): string {
  const shelves = (item.traits as { shelves?: number } | undefined)?.shelves ?? Math.floor(h / 14);
  return Array.from({ length: Math.max(0, shelves - 1) }, (_, i) =>
    box(x + 0.75, z + (h * (i + 1)) / shelves, w - 1.5, 0.75, { weight: WEIGHT.fine }),
  ).join('');
}

const drawWorkbench = ({ box }: ElevationPen, { x, z, w, h }: Seen): string =>
  box(x, z + h - 2, w, 2, { fill: INK.cabinet, weight: WEIGHT.object }) +
  [x + 1, x + w - 4.5]
    .map((leg) => box(leg, z, 3.5, h - 2, { fill: INK.cabinet, weight: WEIGHT.object }))
    .join('') +
  box(x + 4.5, z + 8, w - 9, 1.5, { weight: WEIGHT.fine });

/** A receptacle with its slot, or a switch. */
const drawDevice = ({ box, X, Y }: ElevationPen, { item, x, z, w, h }: Seen): string =>
  box(x, z, w, Math.max(h, 1), { fill: INK.paper, weight: WEIGHT.detail }) +
  (item.kind === 'switch'
    ? ''
    : line(X(x + w / 2), Y(z + 1), X(x + w / 2), Y(z + h - 1), { weight: WEIGHT.detail }));

const drawAppliance = ({ box, X, Y }: ElevationPen, { x, z, w, h, facing }: Seen): string =>
  box(x, z, w, h, { fill: INK.appliance, weight: WEIGHT.object }) +
  (facing && h > 30
    ? line(X(x + 2), Y(z + h * 0.86), X(x + w - 2), Y(z + h * 0.86), { weight: WEIGHT.detail })
    : '');

/** A toilet from its front: tank and bowl, or the bowl alone where it hangs on the wall. Usual heights, in inches. */
function toilet({ box }: ElevationPen, { item, x, z, w, h }: Seen): string {
  const pen = { fill: INK.fixture, weight: WEIGHT.object };
  const hangs = isOf(item, 'toilet') && item.traits?.wallHung === true;
  const bowl = Math.min(14, w - 2);
  const tank = hangs ? '' : box(x, z + SEAT, w, h - SEAT, pen);
  const from = hangs ? z + 7 : z;
  return (
    tank +
    box(x + (w - bowl) / 2, from, bowl, z + SEAT - 1.5 - from, pen) +
    box(x + (w - bowl) / 2 - 0.5, z + SEAT - 1.5, bowl + 1, 1.5, pen)
  );
}
/** The top of a toilet's seat. Inches. */
const SEAT = 16.5;

/** Drawers side by side, as wide as drawers are. */
function chest({ box }: ElevationPen, { item, x, z, w, h }: Seen): string {
  const drawers = (item.traits as { drawers?: number } | undefined)?.drawers ?? 4;
  const across = Math.max(1, Math.round(w / DRAWER));
  const down = Math.max(1, Math.ceil(drawers / across));
  return Array.from({ length: across * down }, (_, i) =>
    box(
      x + (i % across) * (w / across) + 0.75,
      z + Math.floor(i / across) * (h / down) + 0.75,
      w / across - 1.5,
      h / down - 1.5,
      { weight: WEIGHT.fine },
    ),
  ).join('');
}
/** A usual width. Inches. */
const DRAWER = 30;

/** The opening of a fireplace over its hearth, and the mantel. Usual sizes, in inches. */
const firebox = ({ box }: ElevationPen, { x, z, w, h }: Seen): string => {
  const wide = Math.min(42, w - 16);
  return (
    box(x + (w - wide) / 2, z + 4, wide, Math.min(30, h - 18), { fill: INK.poche, weight: WEIGHT.object }) +
    (h < 72 ? box(x, z + h - 4, w, 4, { weight: WEIGHT.detail }) : '')
  );
};
