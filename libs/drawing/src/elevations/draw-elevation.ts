import { isOf } from '@plumbline/concept';
import { plainInches } from '@plumbline/room/parts';
import { INK, line, path, WEIGHT } from '../pen/svg.js';
import { drawOpeningFront } from './draw-opening.js';
import { drawThing } from './draw-thing.js';
import { type DrawnElevation, thingArea } from './elevation-pen.js';
import { areasThatShow, nameGuarded, nameThings, nameWainscot } from './names.js';
import { heights, widths } from './strings.js';
import { drawTile, drawValve } from './tile-and-valves.js';

/** One elevation: what it shows, its strings and its names; `key` takes what short names stand for. */
export function drawElevation(
  drawn: DrawnElevation,
  tagOf: ReadonlyMap<string, string>,
  key: Map<string, string>,
): string {
  const { elevation, X, Y, labels } = drawn;
  const { name, things, dado, back } = elevation;
  let art = drawWallAndThings(drawn);
  labels.set(name, [[X(0), Y(0) + 39]], { size: 9.5, weight: 'bold' });
  if (back)
    labels.set(
      `Finished back${back.overhang >= 1 ? `, top stands ${plainInches(back.overhang)}" over it` : ''}`,
      [[X(back.x + back.w / 2), Y(back.h / 2)]],
      { size: 7.5, anchor: 'middle' },
      undefined,
    );
  art += widths(drawn) + heights(drawn);
  for (const seen of things)
    if (isOf(seen.item, 'receptacle', 'switch')) labels.reserve(thingArea(drawn, seen));
  nameThings(drawn, tagOf, key);
  const shown = areasThatShow(drawn);
  if (dado > 0) nameWainscot(drawn, shown);
  nameGuarded(drawn, shown);
  return art;
}

/** Panels, tile, openings and things, and the wall's own line over what stands at its edges. */
function drawWallAndThings(drawn: DrawnElevation): string {
  const { elevation, lengthIn, X, Y, box } = drawn;
  const { top, things, openings, dado, back } = elevation;
  // Panels and tile end at openings, and cabinets and fixtures stand before them.
  let art =
    dado > 0 ? box(0, 0, lengthIn, dado, { fill: INK.counter, weight: WEIGHT.detail, stroke: INK.soft }) : '';
  art += things.map((seen) => drawTile(drawn, seen)).join('');
  art += openings.map((o) => drawOpeningFront(drawn, o)).join('');
  if (back) art += box(back.x, 0, back.w, back.h, { fill: INK.cabinet, weight: WEIGHT.object });
  for (const seen of things) art += drawThing(drawn, seen);
  for (const seen of things) art += drawValve(drawn, seen);
  const outline = [
    `M${X(0)} ${Y(0)}`,
    ...top.map((p) => `L${X(p.x)} ${Y(p.heightIn)}`),
    `L${X(lengthIn)} ${Y(0)}Z`,
  ].join('');
  if (elevation.wall) art += path(outline, { weight: WEIGHT.wall });
  return art + line(X(0) - 5, Y(0), X(lengthIn) + 5, Y(0), { weight: 1.6 });
}
