import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import type { Mesh } from '../../mesh/mesh.js';
import { ellipse, lofted, type Ring } from '../../mesh/surfaces.js';
import { isChildsRoom } from '../childs-room.js';
import { boxCushion } from '../textiles/cushions.js';
import { bowed, pad } from './chair-parts.js';

/** Height of the seat, inches. */
const SEAT = 18;
/** How far over it the middle of the plate is that carries the back. */
const PLATE = 8.6;

/** How far a chair that one has risen from is turned aside, degrees: at least, and by how much more at most. */
const TURNED = [14, 26] as const;

export function officeChair(frame: ItemFrame, item: Item, context: Context): void {
  if (isChildsRoom(context.room)) {
    childsChair(frame.slanted(18), context);
    return;
  }
  const { palette } = context;
  const next = context.random(`risen ${item.id}`);
  const f = frame.slanted((next() < 0.5 ? -1 : 1) * (TURNED[0] + TURNED[1] * next()));
  const [half, deep] = [f.width / 2 - 3, f.depth / 2 - 2.6];
  base(f, palette);
  // The seat on its shell: a cushion with a front that falls off.
  f.roundedBox([0, -0.4, SEAT - 2], [half - 1.2, deep - 1.2, 0.7], 0.6, palette.blackMetal);
  boxCushion(f, [0, -0.6, SEAT - 0.2], [half, deep, 1.3], palette.fabric, {}, { crown: 0.7, sag: 0.25 });
  const high = f.height - SEAT - 3.4;
  f.mesh(
    `chair back ${half.toFixed(1)} ${high.toFixed(1)}`,
    () => backrest(half - 0.6, high),
    palette.fabric,
    {
      at: [0, deep - 2.4, SEAT + 3],
    },
  );
  // What carries it, behind: a post that ends in a plate, to which the back is screwed.
  f.pipe(
    [
      [0, deep - 5, SEAT - 2],
      [0, deep - 1, SEAT - 1.6],
      [0, deep - 0.4, SEAT + 3],
      [0, deep - 1.1, SEAT + PLATE],
    ],
    0.8,
    palette.blackMetal,
  );
  f.roundedBox([0, deep - 1.5, SEAT + PLATE], [2.6, 0.5, 3.4], 0.45, palette.blackMetal);
  for (const s of [-1, 1]) arm(f, s * (f.width / 2 - 1.6), palette);
}

/** At a child's desk stands a chair of wood: four splayed legs, a seat hollowed a little, a bowed back on two posts. */
function childsChair(f: ItemFrame, { palette }: Context): void {
  const [half, deep, seat] = [Math.min(8, f.width / 2 - 2), 7.4, SEAT - 1.4];
  const wood = palette.board;
  f.mesh('childs seat', () => pad(half, deep, seat + 0.9, 0.8, 0.25), wood, { grain: 'y' });
  for (const s of [-1, 1]) {
    for (const end of [-1, 1])
      f.cone(
        [s * (half - 0.4), end * (deep - 0.2), 0],
        [s * (half - 2), end * (deep - 1.8), seat - 0.4],
        0.52,
        0.78,
        wood,
      );
    f.capsule([s * (half - 1.4), deep - 1.4, seat], [s * (half - 1), deep + 1.6, seat + 14], 0.55, wood);
    f.capsule([s * (half - 1.1), -deep + 1, seat * 0.4], [s * (half - 1.1), deep - 1, seat * 0.4], 0.4, wood);
  }
  f.mesh(
    'childs back',
    () => bowed(half - 0.6, seat + 9.4, 5.2, deep + 0.2, 0.7, 0.9, 0.2, 12),
    palette.accentCabinet,
    {
      grain: 'x',
    },
  );
}

/** Padded, hollow from side to side and for the small of the back, leaning. Its foot is at z = 0. */
function backrest(half: number, high: number): Mesh {
  const at = (t: number): Ring => {
    const toEnd = Math.min(t, 1 - t) * high;
    const round = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, toEnd / 2.2)) ** 2));
    const wide = half * (0.84 + 0.16 * Math.sin(Math.PI * t ** 0.85)) - 2 * (1 - round);
    const thick = 0.25 + 0.95 * round;
    const lean = 2.6 * t - 1.3 * Math.exp(-(((t - 0.22) / 0.2) ** 2));
    return ellipse(wide, thick, t * high, 44, 3.4).map(
      ([x, y, z]) => [x, y + lean - 1.7 * (x / half) ** 2, z] as const,
    );
  };
  return lofted([0, 0.02, 0.05, 0.09, 0.16, 0.3, 0.45, 0.6, 0.75, 0.86, 0.92, 0.96, 0.985, 1].map(at), {
    lids: 'both',
    creaseAt: 60,
  });
}

/** A star of five with twin castors, and the column that lifts the seat. */
function base(f: ItemFrame, palette: Palette): void {
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 2 * Math.PI + 0.3;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const [x, y] = [c * (f.width / 2 - 1.6), s * (f.depth / 2 - 1.6)];
    f.cone([0, 0, 4.2], [x * 0.96, y * 0.96, 3], 1.15, 0.75, palette.chrome);
    f.capsule([x, y, 3.2], [x, y, 1.6], 0.32, palette.blackMetal);
    for (const side of [-1, 1]) {
      const [ox, oy] = [-s * side * 0.55, c * side * 0.55];
      f.cone([x + ox * 0.5, y + oy * 0.5, 1.15], [x + ox * 2, y + oy * 2, 1.15], 1.15, 1.1, palette.toeKick);
    }
  }
  f.cone([0, 0, 3.2], [0, 0, 5.4], 1.7, 1.4, palette.chrome);
  f.cone([0, 0, 5.4], [0, 0, 10], 1.15, 1.15, palette.blackMetal);
  f.cone([0, 0, 10], [0, 0, SEAT - 2.6], 0.6, 0.6, palette.chrome);
  f.roundedBox([0, 0.4, SEAT - 3.2], [3, 4.4, 0.7], 0.5, palette.blackMetal);
}

/** An arm that rises from below the seat to a soft pad. */
function arm(f: ItemFrame, x: number, palette: Palette): void {
  const pad = SEAT + 8.4;
  f.pipe(
    [
      [x * 0.55, 1.4, SEAT - 2.4],
      [x * 0.94, 1.4, SEAT - 1.8],
      [x, 1.3, SEAT - 0.6],
      [x, 0.6, pad - 0.6],
    ],
    0.55,
    palette.blackMetal,
  );
  f.roundedBox([x, 0.2, pad], [1.35, 4.6, 0.55], 0.54, palette.blackMetal);
}
