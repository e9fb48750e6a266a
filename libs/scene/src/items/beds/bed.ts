import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Vec3 } from '../../vector.js';
import { isChildsRoom } from '../childs-room.js';
import { bear } from '../dressing/kit-things.js';
import { legs } from '../seats/legs.js';
import { leant, type Pillow, pillow } from '../textiles/cushions.js';
import { duvet } from './duvet.js';
import { headboard } from './headboard.js';

export function bed(f: ItemFrame, item: ItemOf<'bed'>, context: Context): void {
  const { palette } = context;
  const next = context.random(item);
  const [x, y] = [f.width / 2, f.depth / 2];
  const style = item.traits?.frame ?? 'upholstered';
  const wooden = style === 'panel' || style === 'platform' || style === 'canopy';
  const m = style === 'metal' ? palette.metal : wooden ? palette.wood : palette.fabric;
  const head = y - 1.6;
  const bx = x - 1.6;
  const foot = -y + 1;
  headboard(f, style, m);
  if (style === 'canopy') canopy(f, foot, Math.min(80, context.ceilingOver(item.box) - 8), m);
  // rails and mattress
  f.roundedBox(
    [0, (foot + head) / 2, 9.4],
    [x, (head - foot) / 2, 3.4],
    wooden ? 0.4 : 1.2,
    m,
    {},
    { grain: 'x' },
  );
  legs(f, x - 3, y - 3, 6.4, context);
  const top = 24;
  f.roundedBox([0, (foot + head) / 2, 17.6], [bx, (head - foot) / 2 - 0.8, 6.2], 2.6, palette.cotton);
  duvet(f, { x, bx, foot, head, top }, context);
  dressHead(f, head, top, context, next);
}

/** Four posts and a frame over them, from a bed's foot to its head. */
function canopy(f: ItemFrame, foot: number, tall: number, m: number): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  for (const sx of [-1, 1])
    for (const sy of [foot, y - 1])
      f.box(sx * x, sy - 0.8, 0, sx * (x - 1.6), sy + 0.8, tall, m, { bevel: 0.12 });
  for (const sy of [foot, y - 1]) f.box(-x, sy - 0.7, tall - 1.5, x, sy + 0.7, tall, m, { bevel: 0.12 });
  for (const sx of [-1, 1]) f.box(sx * x, foot, tall - 1.5, sx * (x - 1.4), y - 1, tall, m, { bevel: 0.12 });
}

/** How far the folded end of the duvet stands above the mattress, and how far from the bed's head it begins. */
const FOLDED = { high: 2.2, from: 25 };

/**
 * Pillows in rows before the head; in a child's room a bear, elsewhere cushions. Each leans on those behind it, and what
 * stands before the fold of the duvet stands on it.
 */
function dressHead(f: ItemFrame, head: number, top: number, context: Context, next: () => number): void {
  const { palette } = context;
  const x = f.width / 2;
  const across = f.width > 66 ? [-0.5, 0.5] : f.width > 50 ? [-0.46, 0.46] : [0];
  const half = f.width > 66 ? x * 0.47 : f.width > 50 ? x * 0.44 : x * 0.7;
  const tilt = (): number => (next() - 0.5) * 7;
  const laid: Pillow[] = [];
  const lean = (wanted: Pillow, m: number): Pillow | undefined => {
    const behind = leant(wanted, laid);
    const down = wanted.half[2] * Math.sin((-(wanted.turn.x ?? 0) * Math.PI) / 180);
    const onFold = behind === undefined || behind.at[1] - down < head - FOLDED.from;
    const at: Vec3 = [...wanted.at.slice(0, 2), wanted.at[2] + FOLDED.high] as unknown as Vec3;
    const placed = onFold ? leant({ ...wanted, at }, laid) : behind;
    const creased = next();
    // For one more there is no place on this bed.
    if (!placed) return undefined;
    laid.push(placed);
    pillow(f, placed.at, placed.half, m, placed.turn, creased);
    return placed;
  };
  let front = head;
  for (const a of across) {
    lean(
      { at: [a * x, head - 4.4, top + 8.6], half: [half, 3.5, 9.6], turn: { x: -17, y: tilt(), z: tilt() } },
      palette.cotton,
    );
    const placed = lean(
      {
        at: [a * x + tilt() * 0.1, head - 8, top + 7.8],
        half: [half * 0.96, 3.5, 9],
        turn: { x: -25, y: tilt(), z: tilt() },
      },
      palette.linen,
    );
    front = Math.min(front, placed?.at[1] ?? front);
  }
  if (isChildsRoom(context.room)) {
    bear(f, tilt() * 0.3, front - 7, top + 1.6, 13, context);
    return;
  }
  const cover = palette.cushion(next());
  const euros = f.width > 50 ? [-1, 1] : [0];
  for (const s of euros)
    lean(
      {
        at: [s * (9.6 + next()), head - 13 - next(), top + 7.8],
        half: [8.8, 3.2, 8.8],
        turn: { x: -31, y: tilt() * 1.4, z: s * 8 + tilt() },
      },
      cover,
    );
  if (f.width <= 50) return;
  const at: Vec3 = [tilt() * 0.3, head - 18, top + 5.4];
  const other = palette.cushion(next());
  lean({ at, half: [9.6, 2.7, 5.6], turn: { x: -38, z: tilt() } }, other);
}
