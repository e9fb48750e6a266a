import { type Brief, type Frame, HEIGHTS, type Item, itemsOf, SIDES, STYLES } from '@plumbline/concept';
import { refuses, refusesAt, wants } from '../../brief/brief.js';
import {
  contains,
  cornerEnd,
  grow,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  seenFromWall,
} from '../../geometry/geometry.js';
import { cabinetWidths } from '../cabinets/run.js';
import { type Draft, frontWidth } from '../floor/draft.js';
import { BASE_DEEP, COUNTER_DEEP, type PlacedRun, tallHeight } from './runs.js';

/** What goes above the base cabinets of a run: counter, backsplash, wall cabinets or shelves, hood, lights. */

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const WALL_DEEP = 12;
/** A filler beside a tall unit at an outside corner takes no top of its own. Inches. */
const LEAST_COUNTER = 6;

/**
 * The counter of a run: one strip for each stretch between tall units and the range. `reach` lengthens it into
 * a corner at its start or end, in wall coordinates.
 */
export function standCounter(
  draft: Draft,
  run: PlacedRun,
  reach: { readonly low: number; readonly high: number },
  overhangBack = 0,
  traits: Item['traits'] = {},
): void {
  const breaks = lowBreaks(draft, run);
  for (const stretch of stretches(run.from - reach.low, run.to + reach.high, breaks)) {
    if (stretch.to - stretch.from < LEAST_COUNTER) continue;
    const deep = COUNTER_DEEP + overhangBack;
    const rect = draft.at(run.frame, stretch.from, run.off - overhangBack, stretch.to - stretch.from, deep);
    draft.add('countertop', rect, {
      facing: opposite(run.side),
      group: run.group,
      label: 'Countertop',
      z: HEIGHTS.baseCabinet,
      height: HEIGHTS.counterThickness,
      traits: {
        edge: 'eased',
        ...traits,
      },
    });
  }
}

/** Backsplash, wall cabinets or shelves, hood and lights of a run at a wall. */
export function standUppers(
  draft: Draft,
  run: PlacedRun,
  corners: { readonly low: boolean; readonly high: boolean },
  brief: Brief,
): void {
  const { frame } = run;
  const facing = opposite(frame.side);
  const length = frame.lengthIn;
  const low = corners.low ? 0 : run.from;
  const high = corners.high ? length : run.to;
  const top = Math.min(draft.shell.ceilingIn, tallHeight(draft.shell.ceilingIn));
  const bottom = HEIGHTS.wallCabinetBottom;
  const uppers = hangsUppers(draft, frame, brief);

  if (uppers || wants(brief, 'open-shelves')) standFridgeTops(draft, run, top);
  standHoods(draft, run, top, brief);

  const tall = tallBreaks(draft, run);
  for (const s of stretches(low, high, tall)) {
    if (s.to - s.from < 3) continue;
    // In a corner the first leg's backsplash runs through; the second starts at its face.
    const first = run.group === 'main';
    const from = corners.low && s.from < 0.1 && !first ? 0.5 : s.from;
    const to = corners.high && s.to > length - 0.1 && !first ? length - 0.5 : s.to;
    const rect = draft.at(frame, from, 0, to - from, 0.5);
    const height = Math.min(bottom, Math.floor(draft.ceilingOver(rect))) - HEIGHTS.counter;
    if (height >= LEAST_BACKSPLASH)
      draft.add('backsplash', rect, { facing, group: run.group, z: HEIGHTS.counter, height });
  }

  if (wants(brief, 'tile-to-ceiling')) tileBehindHoods(draft, run);
  const windows = windowStretches(draft, frame, 2);
  const hoods = draft.items
    .filter((i) => i.kind === 'hood' && i.facing === facing && i.group === run.group)
    .map((i) => stretchOf(draft, frame, i));
  const bare = uppers ? refusedStretches(draft, run, brief) : [];
  const shelfOnly = !uppers;
  const cornerStep = 24;
  const from = corners.low ? cornerStep : low;
  const to = corners.high ? length - cornerStep : high;
  for (const s of stretches(from, to, [...tall, ...windows, ...hoods, ...bare])) {
    const width = Math.floor((s.to - s.from + 0.01) / 3) * 3;
    if (width < 9) continue;
    const nearWindow = windows.some((w) => Math.abs(w.to - s.from) < 0.1);
    const start = nearWindow ? s.to - width : s.from;
    if (shelfOnly) {
      if (width >= 18 && wants(brief, 'open-shelves')) {
        for (const z of [bottom, bottom + 15]) {
          const rect = draft.at(frame, start, 0, Math.min(width, 96), 10);
          if (draft.isClearAt(rect, z, 2)) {
            draft.add('floating-shelf', rect, {
              facing,
              group: run.group,
              z,
              height: 2,
              label: `Shelf ${Math.min(width, 96)}`,
            });
          }
        }
      }
      continue;
    }
    let t = start;
    for (const w of cabinetWidths(width)) {
      const most = cabinetTop(draft, draft.at(frame, t, 0, w, WALL_DEEP), top);
      if (most - bottom < LEAST_UPPER) {
        t += w;
        continue;
      }
      draft.add('wall-cabinet', draft.at(frame, t, 0, w, WALL_DEEP), {
        facing,
        group: run.group,
        label: `Wall cabinet ${w}`,
        z: bottom,
        height: most - bottom,
        traits: {
          doors: w > 21 ? 2 : 1,
          ...(w <= 21 ? { hinge: t < (s.from + s.to) / 2 ? 'left' : 'right' } : {}),
          glass: wants(brief, 'glass-cabinets'),
        },
      });
      t += w;
    }
    const light = draft.at(frame, start, 2, width, 1.5);
    if (draft.ceilingOver(light) < bottom + LEAST_UPPER) continue;
    if (wants(brief, 'under-cabinet-lights') || brief.budgetUsd === undefined || brief.budgetUsd > 12000) {
      draft.add('under-cabinet-light', light, {
        facing,
        group: run.group,
        z: bottom - 0.75,
        height: 0.75,
      });
    }
  }
}

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
  return !wants(brief, 'open-shelves') || brief.refusedAt.some((r) => r.feature === 'wall-cabinets');
}

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
  const size = 24;
  const t = cornerEnd(b.side) === 'start' ? 0 : a.lengthIn - size;
  const rect = draft.at(a, t, 0, size, size);
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
    label: 'Corner wall cabinet 24',
    z: HEIGHTS.wallCabinetBottom,
    height: top - HEIGHTS.wallCabinetBottom,
    traits: { corner: `${vertical}${horizontal}`, doors: 1, legIn: WALL_DEEP },
  });
}

/** A cabinet that stands on the counter below a wall cabinet: clear of the lights, and of the receptacle behind it. Inches. */
const GARAGE = { widest: 30, deep: 12, high: 16.5, off: 1 } as const;
const NO_GARAGE_OVER = ['sink-base', 'range', 'cooktop'] as const;

export const isApplianceGarage = ({ label }: Pick<Item, 'label'>): boolean =>
  /^Appliance (?:garage|pantry)/.test(label);

/**
 * Closes the counter below a wall cabinet for what is plugged in there, off sink and heat; where none hangs over free
 * counter a pantry gets a shelf for it behind its doors. False where it was asked for and neither is there.
 */
export function standApplianceGarage(draft: Draft, brief: Brief): boolean {
  if (!wants(brief, 'appliance-garage')) return true;
  const busy = itemsOf(draft, ...NO_GARAGE_OVER).map(({ box }) => grow(rectOf(box), GARAGE_OFF_HEAT));
  const tops = itemsOf(draft, 'countertop').map(({ box }) => rectOf(box));
  for (const above of itemsOf(draft, 'wall-cabinet')) {
    const wide = frontWidth(above);
    if (wide < 18 || wide > GARAGE.widest || above.box.z !== HEIGHTS.wallCabinetBottom) continue;
    const wall = draft.wallBehind(above);
    const { t } = seenFromWall(draft.shell, wall, rectOf(above.box));
    const rect = draft.at(wall, t, GARAGE.off, wide, GARAGE.deep);
    if (busy.some((r) => overlaps(r, rect)) || !tops.some((top) => contains(top, rect))) continue;
    if (!draft.isClearAt(rect, HEIGHTS.counter, GARAGE.high)) continue;
    draft.add('wall-cabinet', rect, {
      facing: above.facing,
      ...(above.group ? { group: above.group } : {}),
      label: `Appliance garage ${wide}`,
      z: HEIGHTS.counter,
      height: GARAGE.high,
      traits: { doors: 1 },
    });
    return true;
  }
  const pantry = itemsOf(draft, 'tall-cabinet').find(
    (i) => i.traits?.use === 'pantry' && frontWidth(i) >= 18,
  );
  if (!pantry) return false;
  draft.items[draft.items.indexOf(pantry)] = { ...pantry, label: `Appliance pantry ${frontWidth(pantry)}` };
  return true;
}
const GARAGE_OFF_HEAT = 3;

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
      label: `Range hood ${width}`,
      z: bottom,
      height: under ? 6 : Math.max(12, roof - bottom),
      traits: {
        form,
        cfm: width >= 42 ? 900 : width >= 36 ? 400 : 300,
      },
    });
  }
}

const stretchOf = (draft: Draft, frame: Frame, item: Item): Stretch => {
  const s = seenFromWall(draft.shell, frame, rectOf(item.box));
  return { from: s.t, to: s.t + s.along };
};

/** Along a run: where tall units and the range stop the counter. */
function lowBreaks(draft: Draft, run: PlacedRun): Stretch[] {
  return draft.items
    .filter((i) => i.group === run.group && i.facing === opposite(run.side))
    .filter(
      (i) =>
        TALL_KINDS.has(i.kind) || i.kind === 'range' || (i.kind === 'filler' && i.traits?.level === 'tall'),
    )
    .map((i) => stretchOf(draft, run.frame, i));
}

const TALL_KINDS: ReadonlySet<string> = new Set(['refrigerator', 'tall-cabinet', 'wall-oven']);

/** Where full-height units stand against a wall. */
function tallBreaks(draft: Draft, run: PlacedRun): Stretch[] {
  return draft.items
    .filter((i) => TALL_KINDS.has(i.kind) || (i.kind === 'filler' && i.traits?.level === 'tall'))
    .filter((i) => {
      const strip: Rect = draft.at(run.frame, 0, 0, run.frame.lengthIn, 36);
      return contains(strip, rectOf(i.box)) && (i.group === run.group || i.facing === opposite(run.side));
    })
    .map((i) => stretchOf(draft, run.frame, i));
}

function windowStretches(draft: Draft, frame: Frame, margin: number): Stretch[] {
  const { wall } = draft.wall(frame);
  return draft.openings
    .filter((o) => o.wall === wall.id)
    .map((o) => ({ from: o.offsetIn - margin, to: o.offsetIn + o.widthIn + margin }));
}

/** What is left of [from, to] once the breaks are taken out, in order. */
export function stretches(from: number, to: number, breaks: readonly Stretch[]): Stretch[] {
  const sorted = [...breaks].sort((a, b) => a.from - b.from);
  const left: Stretch[] = [];
  let at = from;
  for (const b of sorted) {
    if (b.to <= at) continue;
    if (b.from >= to) break;
    if (b.from > at + 0.05) left.push({ from: at, to: Math.min(b.from, to) });
    at = Math.max(at, b.to);
  }
  if (at < to - 0.05) left.push({ from: at, to });
  return left;
}
