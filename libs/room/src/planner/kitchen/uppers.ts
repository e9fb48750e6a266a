import { refuses, refusesAt, wants } from '@plumbline/brief';
import { type Brief, CATALOGUE, type Frame, HEIGHTS, itemsOf, SIDES, STYLES } from '@plumbline/concept';
import { cornerEnd, frontWidth, opposite, type Rect, rectOf, seenFromWall } from '../../geometry/geometry.js';
import { RECIRCULATING } from '../../geometry/items.js';
import { cabinetWidths } from '../cabinets/run.js';
import { BASE_DEEP, tallHeight, WALL_DEEP } from '../cabinets/sizes.js';
import type { Draft } from '../floor/draft.js';
import { accessOf } from './needs.js';
import { type PlacedRun } from './runs.js';
import { type Stretch, stretches, stretchOf, tallBreaks, windowStretches } from './stretches.js';

/** The ends of a run that reach into a corner of the room, where the next run goes on. */
interface InCorners {
  readonly low: boolean;
  readonly high: boolean;
}

/** Backsplash, wall cabinets or shelves, hood and lights of a run at a wall. */
export function standUppers(draft: Draft, run: PlacedRun, corners: InCorners, brief: Brief): void {
  const { frame } = run;
  const top = Math.min(draft.shell.ceilingIn, tallHeight(draft.shell.ceilingIn));
  const hangs = hangsUppers(draft, frame, brief);
  const isRefused = refusesAt(brief, 'wall-cabinets', `${frame.side} wall`);
  if (hangs || (wants(brief, 'open-shelves') && !isRefused)) standFridgeTops(draft, run, top);
  standHoods(draft, run, top, brief);
  const tall = tallBreaks(draft, run);
  standBacksplash(draft, run, corners, tall);
  if (wants(brief, 'tile-to-ceiling')) tileBehindHoods(draft, run);

  const windows = windowStretches(draft, frame, 2);
  const breaks = [
    ...tall,
    ...windows,
    ...hoodStretches(draft, run),
    ...(hangs ? refusedStretches(draft, run, brief) : []),
  ];
  const from = corners.low ? CORNER_UPPER : run.from;
  const to = corners.high ? frame.lengthIn - CORNER_UPPER : run.to;
  for (const stretch of stretches(from, to, breaks)) {
    const width = Math.floor((stretch.to - stretch.from + 0.01) / 3) * 3;
    if (width < 9) continue;
    const besideWindow = windows.some((w) => Math.abs(w.to - stretch.from) < 0.1);
    const start = besideWindow ? stretch.to - width : stretch.from;
    if (hangs) {
      hangCabinets(draft, run, { stretch, start, width, top }, brief);
      hangLight(draft, run, start, width, brief);
    } else if (width >= 18 && wants(brief, 'open-shelves')) hangShelves(draft, run, start, width);
  }
}

/** Tiles the wall from the counter to the wall cabinets, but for where tall units stand. */
function standBacksplash(draft: Draft, run: PlacedRun, corners: InCorners, tall: readonly Stretch[]): void {
  const { frame, group } = run;
  const length = frame.lengthIn;
  for (const s of stretches(corners.low ? 0 : run.from, corners.high ? length : run.to, tall)) {
    if (s.to - s.from < 3) continue;
    // In a corner the first leg's backsplash runs through; the second starts at its face.
    const first = group === 'main';
    const from = corners.low && s.from < 0.1 && !first ? 0.5 : s.from;
    const to = corners.high && s.to > length - 0.1 && !first ? length - 0.5 : s.to;
    const rect = draft.at(frame, from, 0, to - from, 0.5);
    const height = Math.min(HEIGHTS.wallCabinetBottom, Math.floor(draft.ceilingOver(rect))) - HEIGHTS.counter;
    if (height >= LEAST_BACKSPLASH)
      draft.add('backsplash', rect, { facing: opposite(frame.side), group, z: HEIGHTS.counter, height });
  }
}

/** Where the hoods of a run hang. */
const hoodStretches = (draft: Draft, { frame, group }: PlacedRun): Stretch[] =>
  itemsOf(draft, 'hood')
    .filter((i) => i.facing === opposite(frame.side) && i.group === group)
    .map((i) => stretchOf(draft, frame, i));

/** Two shelves one over the other, where no wall cabinets hang. */
function hangShelves(draft: Draft, { frame, group }: PlacedRun, start: number, width: number): void {
  const along = Math.min(width, LONGEST_SHELF);
  for (const z of [HEIGHTS.wallCabinetBottom, HEIGHTS.wallCabinetBottom + 15]) {
    const rect = draft.at(frame, start, 0, along, 10);
    if (!draft.isClearAt(rect, z, 2)) continue;
    draft.add('floating-shelf', rect, {
      facing: opposite(frame.side),
      group,
      z,
      height: 2,
      label: `Shelf ${along}`,
    });
  }
}

/** Wall cabinets side by side, up to `top` or what is lower over them. */
function hangCabinets(
  draft: Draft,
  { frame, group }: PlacedRun,
  {
    stretch,
    start,
    width,
    top,
  }: { readonly stretch: Stretch; readonly start: number; readonly width: number; readonly top: number },
  brief: Brief,
): void {
  const bottom = HEIGHTS.wallCabinetBottom;
  let t = start;
  for (const w of cabinetWidths(width)) {
    const rect = draft.at(frame, t, 0, w, WALL_DEEP);
    const height = cabinetTop(draft, rect, top) - bottom;
    if (height >= LEAST_UPPER)
      draft.add('wall-cabinet', rect, {
        facing: opposite(frame.side),
        group,
        label: `Wall cabinet ${w}`,
        z: bottom,
        height,
        traits: {
          doors: w > 21 ? 2 : 1,
          ...(w <= 21 ? { hinge: t < (stretch.from + stretch.to) / 2 ? 'left' : 'right' } : {}),
          glass: wants(brief, 'glass-cabinets'),
        },
      });
    t += w;
  }
}

/** Lights below wall cabinets, where they were asked for or the budget does not forbid them: of a long run several. */
function hangLight(
  draft: Draft,
  { frame, group }: PlacedRun,
  start: number,
  width: number,
  brief: Brief,
): void {
  const rect = draft.at(frame, start, 2, width, 1.5);
  if (draft.ceilingOver(rect) < HEIGHTS.wallCabinetBottom + LEAST_UPPER) return;
  if (
    !wants(brief, 'under-cabinet-lights') &&
    brief.budgetUsd !== undefined &&
    brief.budgetUsd <= LIT_FROM_USD
  )
    return;
  const parts = Math.ceil(width / CATALOGUE['under-cabinet-light'].width[1]);
  for (let part = 0; part < parts; part++)
    draft.add('under-cabinet-light', draft.at(frame, start + (part * width) / parts, 2, width / parts, 1.5), {
      facing: opposite(frame.side),
      group,
      z: HEIGHTS.wallCabinetBottom - 0.75,
      height: 0.75,
    });
}

/** Above so small a budget lights hang below wall cabinets that nobody asked for. US dollars. */
const LIT_FROM_USD = 12_000;
/** Each side of a wall cabinet in a corner. Inches. */
const CORNER_UPPER = 24;
const LONGEST_SHELF = 96;

/** Tiles the wall behind a run's hoods from their underside to the ceiling; the backsplash is tiled up to them. */
function tileBehindHoods(draft: Draft, run: PlacedRun): void {
  for (const hood of itemsOf(draft, 'hood')) {
    if (hood.group !== run.group || hood.facing !== opposite(run.side)) continue;
    const { from, to } = stretchOf(draft, run.frame, hood);
    const rect = draft.at(run.frame, from, 0, to - from, 0.5);
    draft.add('backsplash', rect, {
      facing: hood.facing,
      group: run.group,
      z: hood.box.z,
      height: Math.floor(draft.ceilingOver(rect)) - hood.box.z,
    });
  }
}

/** Places at which wall cabinets can be refused. */
export const UPPERS_HEED: ReadonlySet<string> = new Set([
  'window',
  'sink',
  'range',
  ...SIDES.map((s) => `${s} wall`),
]);

/** Whether wall cabinets hang on a wall: open shelves take their place unless these are for one place only. */
function hangsUppers(draft: Draft, frame: Frame, brief: Brief): boolean {
  const { wall } = draft.wall(frame);
  const has = (kind: string) => draft.openings.some((o) => o.wall === wall.id && o.kind === kind);
  if (refuses(brief, 'wall-cabinets') || refusesAt(brief, 'wall-cabinets', `${wall.side} wall`)) return false;
  if (refusesAt(brief, 'wall-cabinets', 'window') && has('window')) return false;
  if (
    wants(brief, 'open-shelves') &&
    SHELVED.some(([place, kinds]) => refusesAt(brief, 'wall-cabinets', place) && isAlong(draft, frame, kinds))
  )
    return false;
  // Over a counter of 34 in who sits reaches to 46 in (ADA 308.3.2), under the lowest shelf: drawers and a pantry hold more.
  if (accessOf(brief) === 'wheelchair' && !wants(brief, 'wall-cabinets')) return false;
  return !wants(brief, 'open-shelves') || brief.refusedAt.some((r) => r.feature === 'wall-cabinets');
}

/** "Open shelves instead of uppers on the sink wall": the whole wall has shelves. */
const SHELVED: readonly (readonly [place: string, kinds: readonly string[]])[] = [
  ['sink', ['sink-base']],
  ['range', ['range', 'cooktop']],
];
const isAlong = (draft: Draft, frame: Frame, kinds: readonly string[]): boolean =>
  draft.items.some(
    (i) => kinds.includes(i.kind) && i.group !== 'island' && i.facing === opposite(frame.side),
  );

/** Inches beside a sink or range that count as "at" it. */
const BESIDE = { sink: 6, range: 24 } as const;

/** Stretches of a run's wall over the sink or range where no wall cabinets are wanted. */
function refusedStretches(draft: Draft, run: PlacedRun, brief: Brief): Stretch[] {
  const around = (place: 'sink' | 'range', ...kinds: string[]): Stretch[] =>
    refusesAt(brief, 'wall-cabinets', place)
      ? draft.items
          .filter((i) => kinds.includes(i.kind) && i.group === run.group && i.facing === opposite(run.side))
          .map((i) => stretchOf(draft, run.frame, i))
          .map((s) => ({ from: s.from - BESIDE[place], to: s.to + BESIDE[place] }))
      : [];
  return [...around('sink', 'sink-base'), ...around('range', 'range', 'cooktop')];
}

/** The lowest wall cabinet worth hanging below a slope or soffit. Inches. */
const LEAST_UPPER = 12;

const LEAST_CORNER_UPPER = 30;

const LEAST_BACKSPLASH = 4;

/** How high a cabinet may reach at a place: in steps of 3 in below slope and soffit. */
function cabinetTop(draft: Draft, rect: Rect, top: number): number {
  const ceiling = draft.ceilingOver(rect);
  return ceiling >= top
    ? top
    : HEIGHTS.wallCabinetBottom + Math.floor((ceiling - HEIGHTS.wallCabinetBottom) / 3) * 3;
}

/** A wall cabinet over the sink's corner, where two runs meet and no window is near. */
export function standCornerUpper(draft: Draft, a: Frame, b: Frame, brief: Brief): void {
  if (!hangsUppers(draft, a, brief) || !hangsUppers(draft, b, brief)) return;
  const t = cornerEnd(b.side) === 'start' ? 0 : a.lengthIn - CORNER_UPPER;
  const rect = draft.at(a, t, 0, CORNER_UPPER, CORNER_UPPER);
  const whole = Math.min(draft.shell.ceilingIn, tallHeight(draft.shell.ceilingIn));
  const top = cabinetTop(draft, rect, whole);
  if (top - HEIGHTS.wallCabinetBottom < LEAST_CORNER_UPPER) return;
  const blocked = [a, b].some((frame) => {
    const s = seenFromWall(draft.shell, frame, rect);
    return windowStretches(draft, frame, 2).some((w) => w.from < s.t + s.along && s.t < w.to);
  });
  if (blocked || !draft.isClearAt(rect, HEIGHTS.wallCabinetBottom, top - HEIGHTS.wallCabinetBottom)) return;
  const vertical = a.side === 'north' || b.side === 'north' ? 'north' : 'south';
  const horizontal = a.side === 'west' || b.side === 'west' ? 'west' : 'east';
  draft.add('corner-wall-cabinet', rect, {
    facing: opposite(a.side),
    group: 'wall',
    label: `Corner wall cabinet ${CORNER_UPPER}`,
    z: HEIGHTS.wallCabinetBottom,
    height: top - HEIGHTS.wallCabinetBottom,
    traits: { corner: `${vertical}${horizontal}`, doors: 1, legIn: WALL_DEEP },
  });
}

function standFridgeTops(draft: Draft, run: PlacedRun, top: number): void {
  for (const item of draft.items) {
    if (item.kind !== 'refrigerator' || item.group !== run.group) continue;
    const s = stretchOf(draft, run.frame, item);
    const bottom = item.box.heightIn + 2;
    const under = Math.min(top, draft.ceilingOver(rectOf(item.box)));
    const height = Math.floor((under - bottom) / 3) * 3;
    if (height < 12) continue;
    draft.add('wall-cabinet', draft.at(run.frame, s.from, run.off, s.to - s.from, BASE_DEEP), {
      facing: opposite(run.side),
      group: run.group,
      label: `Cabinet over refrigerator ${s.to - s.from}`,
      z: bottom,
      height,
      traits: { doors: 2 },
    });
  }
}

/** The narrowest hood that is sold. Inches. */
const LEAST_HOOD = 24;

function standHoods(draft: Draft, run: PlacedRun, top: number, brief: Brief): void {
  for (const item of [...draft.items]) {
    if ((item.kind !== 'range' && item.kind !== 'cooktop') || item.group !== run.group) continue;
    const s = stretchOf(draft, run.frame, item);
    const width = Math.max(LEAST_HOOD, Math.ceil(frontWidth(item) / 6) * 6);
    const from = (s.from + s.to) / 2 - width / 2;
    const bottom = HEIGHTS.counter + 30;
    const under = wants(brief, 'under-cabinet-hood');
    const form = under
      ? 'under-cabinet'
      : wants(brief, 'wood-hood')
        ? 'wood'
        : wants(brief, 'plaster-hood')
          ? 'plaster'
          : STYLES[brief.style].form.hood;
    const rect = draft.at(run.frame, from, wants(brief, 'tile-to-ceiling') ? 0.5 : 0, width, under ? 18 : 20);
    const roof = Math.min(top, draft.ceilingOver(rect));
    draft.add('hood', rect, {
      facing: opposite(run.side),
      group: run.group,
      label: `Range hood ${width}${wants(brief, 'recirculating-hood') ? RECIRCULATING : ''}`,
      z: bottom,
      height: under ? 6 : Math.max(12, roof - bottom),
      traits: {
        form,
        cfm: width >= 42 ? 900 : width >= 36 ? 400 : 300,
      },
    });
  }
}
