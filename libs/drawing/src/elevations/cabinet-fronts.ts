import { INK, path, WEIGHT } from '../pen/svg.js';
import type { ElevationPen, FrontArea } from './elevation-pen.js';

/** How much of its base a microwave drawer takes, from the top. Inches: makers' cutouts are 14-13/16 to 15-1/4. */
const MICROWAVE_DRAWER = 16;

/** Doors with the lines that meet at their hinges, drawers below each other; a pull-out is one front. */
export function fronts(
  { box, X, Y }: ElevationPen,
  item: { readonly traits?: object },
  { x, z, w, h }: FrontArea,
): string {
  const traits = (item.traits ?? {}) as {
    doors?: number;
    drawers?: number;
    hinge?: string;
    open?: boolean;
    pullout?: string;
    appliance?: string;
  };
  if (traits.open) return '';
  if (traits.pullout === 'waste' || traits.pullout === 'spice' || traits.pullout === 'tray')
    return box(x + 0.75, z + 0.75, w - 1.5, h - 1.5, { weight: WEIGHT.fine });
  if (traits.appliance === 'microwave')
    return (
      box(x + 0.75, z + h - MICROWAVE_DRAWER, w - 1.5, MICROWAVE_DRAWER - 1.5, {
        fill: INK.appliance,
        weight: WEIGHT.object,
      }) + box(x + 0.75, z + 0.75, w - 1.5, h - MICROWAVE_DRAWER - 1.5, { weight: WEIGHT.fine })
    );
  const drawers = traits.drawers ?? 0;
  const doors = traits.doors ?? (drawers > 0 ? 0 : w > 21 ? 2 : 1);
  const gap = 0.75;
  let art = '';
  const drawerHigh = doors > 0 ? Math.min(6, h / 4) : (h - gap) / Math.max(1, drawers);
  for (let i = 0; i < drawers && (doors === 0 || i === 0); i++)
    art += box(x + gap, z + h - (i + 1) * drawerHigh, w - 2 * gap, drawerHigh - gap, { weight: WEIGHT.fine });
  const high = h - (doors > 0 && drawers > 0 ? drawerHigh : 0) - gap;
  const each = (w - gap) / Math.max(1, doors);
  for (let i = 0; i < doors; i++) {
    const from = x + gap + i * each;
    art += box(from, z + gap, each - gap, high - gap, { weight: WEIGHT.fine });
    const right = doors === 1 ? traits.hinge === 'right' : i % 2 === 1;
    const hinge = right ? from + each - gap : from;
    const open = right ? from : from + each - gap;
    art += path(`M${X(open)} ${Y(z + high)}L${X(hinge)} ${Y(z + high / 2)}L${X(open)} ${Y(z + gap)}`, {
      weight: 0.25,
      dash: '2 2',
      stroke: INK.soft,
    });
  }
  return art;
}
