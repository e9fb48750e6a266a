import { type Side } from '@plumbline/concept';
import type { Draft } from './draft.js';
import { centre, type Rect } from './geometry.js';

/** Tables with chairs around, standing free. Inches. */

/** A table with chairs around, standing free. */
export function diningSet(
  draft: Draft,
  sizes: readonly (readonly [number, number])[],
  options: { readonly around: number; readonly group: string },
): boolean {
  for (const [long, deep] of sizes) {
    // A square table has its chairs north and south.
    for (const turned of long === deep ? [false] : [false, true]) {
      const w = (turned ? deep : long) + (turned ? 44 : 0);
      const d = (turned ? long : deep) + (turned ? 0 : 44);
      const spot = freeSpot(draft, w, d, options.around);
      if (!spot) continue;
      const rect: Rect = turned
        ? { x: spot.x + 22, y: spot.y, w: deep, d: long }
        : { x: spot.x, y: spot.y + 22, w: long, d: deep };
      standTable(draft, rect, options.group);
      draft.keepFree({ x: spot.x, y: spot.y, w, d });
      return true;
    }
  }
  return false;
}

/** The low corner of the free floor of this size with the most air around it. */
export function freeSpot(
  draft: Draft,
  w: number,
  d: number,
  around: number,
): { x: number; y: number } | undefined {
  const { widthIn, depthIn } = draft.shell;
  let best: { x: number; y: number; room: number } | undefined;
  for (let x = around; x <= widthIn - w - around; x += 6) {
    for (let y = around; y <= depthIn - d - around; y += 6) {
      if (!draft.isFree({ x, y, w, d })) continue;
      if (!draft.isOpenFloor({ x: x - around, y: y - around, w: w + 2 * around, d: d + 2 * around }))
        continue;
      const r = { x, y, w, d };
      const room =
        Math.min(draft.reach(r, 'west'), draft.reach(r, 'east')) +
        Math.min(draft.reach(r, 'south'), draft.reach(r, 'north'));
      if (!best || room > best.room) best = { x, y, room };
    }
  }
  return best;
}

export function standTable(draft: Draft, rect: Rect, group: string): void {
  const long = Math.max(rect.w, rect.d);
  const round = Math.abs(rect.w - rect.d) < 1;
  const along = rect.w >= rect.d;
  const places = round ? 1 : Math.max(1, Math.floor(long / 24));
  const seats = round ? 4 : places * 2;
  draft.add('dining-table', rect, {
    height: 30,
    facing: along ? 'south' : 'east',
    group,
    label: `Dining table ${long}`,
    traits: { shape: round ? 'round' : 'rectangle', seats },
  });
  const mid = centre(rect);
  const chair = (x: number, y: number, facing: Side): void => {
    draft.add('dining-chair', { x: x - 9, y: y - 10, w: 18, d: 20 }, { height: 34, facing, group });
  };
  const sideChair = (x: number, y: number, facing: Side): void => {
    draft.add('dining-chair', { x: x - 10, y: y - 9, w: 20, d: 18 }, { height: 34, facing, group });
  };
  for (let i = 0; i < places; i++) {
    const shift = ((i + 0.5) / places - 0.5) * long;
    if (along) {
      chair(mid.x + shift, rect.y - 11, 'north');
      chair(mid.x + shift, rect.y + rect.d + 11, 'south');
    } else {
      sideChair(rect.x - 11, mid.y + shift, 'east');
      sideChair(rect.x + rect.w + 11, mid.y + shift, 'west');
    }
  }
  const hang = { x: mid.x - 10, y: mid.y - 10, w: 20, d: 20 };
  const height = draft.ceilingOver(hang) - 62;
  if (height >= 12 && draft.isClearAt(hang, 62, height)) {
    draft.add('pendant', hang, {
      z: 62,
      height: Math.min(54, height),
      facing: 'south',
      group,
      traits: { form: 'drum' },
    });
  }
}
