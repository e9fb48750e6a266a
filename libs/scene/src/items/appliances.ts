/** Sinks and appliances. */
import type { Item, ItemOf } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { type Context } from '../context.js';
import { glow, lacquer, metal, plain } from '../materials.js';
import type { Vec3 } from '../scene.js';
import { fillFront, finishedBack, leaf, plinth } from './cabinetry.js';
import { towelOver } from './cloth.js';
import { kitchenTap } from './taps.js';

const LEAF = 0.75;

export function sinkBase(f: Frame, item: ItemOf<'sink-base'>, context: Context): void {
  const { palette } = context;
  const m = item.traits?.accent === true ? palette.accentCabinet : palette.cabinet;
  const [x, y] = [f.width / 2, f.depth / 2];
  const apron = item.traits?.apron === true;
  const top = apron ? f.height - 9 : f.height;
  plinth(f, m);
  finishedBack(f, item, m, context);
  // Kept below the bowl, which is deeper than a box in the way of it would allow.
  f.box(-x, -y + LEAF, 4, x, y, f.height - 10, m, { bevel: 0 });
  f.box(-x, -y + LEAF, f.height - 10, -x + 0.75, y, f.height, m, { bevel: 0 });
  f.box(x - 0.75, -y + LEAF, f.height - 10, x, y, f.height, m, { bevel: 0 });
  f.box(-x, y - 1, f.height - 10, x, y, f.height, m, { bevel: 0 });
  if (!apron) f.box(-x, -y + LEAF, f.height - 10, x, -y + LEAF + 0.7, f.height, m, { bevel: 0 });
  fillFront(
    f,
    -x,
    4,
    x,
    top - 0.1,
    -y + LEAF,
    { doors: f.width > 22 ? 2 : 1, drawers: 0, hinge: 'left', glass: false, handles: 'high' },
    m,
    context,
  );
  const basin = item.traits?.basin ?? (apron ? 'fireclay' : 'stainless-steel');
  const bowl =
    basin === 'fireclay'
      ? palette.porcelain
      : basin === 'composite'
        ? palette.custom('composite', () => plain([0.05, 0.05, 0.052], { roughness: 0.5 }))
        : basin === 'copper'
          ? palette.custom('copper', () => metal([0.7, 0.4, 0.26], 0.3))
          : palette.steel;
  const w = (apron ? f.width - 2.4 : f.width - 7) / 2;
  const d = apron ? 9 : 8;
  const cy = apron ? -f.depth / 2 + 7 : -0.5;
  const z1 = apron ? f.height + 1.2 : f.height;
  const z0 = f.height - 8.6;
  const t = apron ? 1 : 0.12;
  f.box(-w, cy - d, z0, w, cy + d, z0 + 0.3, bowl);
  f.box(-w, cy - d, z0, -w + t, cy + d, z1, bowl);
  f.box(w - t, cy - d, z0, w, cy + d, z1, bowl);
  f.box(-w, cy + d - t, z0, w, cy + d, z1, bowl);
  f.box(-w, cy - d - (apron ? 0.6 : 0), apron ? top - 0.4 : z0, w, cy - d + t, z1, bowl, {
    bevel: apron ? 0.5 : 0.05,
  });
  f.disk([0, cy, z0 + 0.34], [0, 0, 1], 1.7, palette.chrome);
  if ((item.traits?.bowls ?? 1) > 1) f.box(-0.5, cy - d, z0, 0.5, cy + d, z1 - 1.4, bowl, { bevel: 0.3 });
  const style = item.traits?.faucet ?? context.form.kitchenFaucet;
  kitchenTap(f, 0, Math.min(cy + d + 1.8, f.depth / 2 - 1.4), f.height + 1.5, style, palette.metal);
}

export function dishwasher(f: Frame, item: ItemOf<'dishwasher'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  // Its toe kick goes on as that of its run; its back, where it stands in the room, is closed by a panel of it.
  const accented = context.room.items.some(
    (other) => other.group === item.group && other.kind === 'sink-base' && other.traits?.accent === true,
  );
  const run = accented ? palette.accentCabinet : palette.cabinet;
  f.box(-x, -y + 3.5, 0, x, y, 4, run, { grain: 'x', bevel: 0 });
  finishedBack(f, item, run, context);
  if (item.traits?.panelled === true) {
    f.box(-x, -y + LEAF, 4, x, y, f.height, palette.cabinet, { bevel: 0 });
    fillFront(
      f,
      -x,
      4,
      x,
      f.height - 0.1,
      -y + LEAF,
      { doors: 0, drawers: 1, hinge: 'left', glass: false, handles: 'high' },
      palette.cabinet,
      context,
    );
    return;
  }
  f.box(-x + 0.1, -y + 1, 4, x - 0.1, y, f.height, palette.blackMetal, { bevel: 0 });
  f.box(-x + 0.1, -y, 4.2, x - 0.1, -y + 1, f.height - 0.3, palette.steel, { grain: 'x', bevel: 0.12 });
  barHandle(f, -x + 2.5, f.height - 4.6, x - 2.5, f.height - 4.6, -y, palette.steel);
  // The controls lie on the door's upper edge; a seam below them, a row of marks, the maker's plate.
  f.box(-x + 0.12, -y - 0.01, f.height - 2.36, x - 0.12, -y + 0.1, f.height - 2.28, palette.blackMetal, {
    bevel: 0,
  });
  f.box(-x + 0.4, -y + 0.1, f.height - 0.34, x - 0.4, -y + 0.9, f.height - 0.28, palette.blackGlass, {
    bevel: 0,
  });
  for (let i = 0; i < 5; i++)
    f.disk([x - 3 - i * 0.9, -y - 0.02, f.height - 1.3], [0, -1, 0], 0.12, palette.blackMetal);
  badge(f, -x + 3.2, f.height - 1.3, -y, context);
}

/** A maker's plain plate on a front whose face is at y. */
function badge(f: Frame, x: number, z: number, y: number, { palette }: Context): void {
  f.box(x - 1.1, y - 0.05, z - 0.2, x + 1.1, y + 0.1, z + 0.2, palette.chrome, { bevel: 0.04 });
  f.box(x - 0.85, y - 0.06, z - 0.07, x + 0.85, y, z + 0.07, palette.blackMetal, { bevel: 0 });
}

/** Four levelling feet under a case, an inch and a half in from its edges. */
function feet(f: Frame, x: number, y0: number, y1: number, high: number, { palette }: Context): void {
  for (const s of [-1, 1])
    for (const y of [y0 + 1.5, y1 - 1.5]) {
      f.cone([s * (x - 1.5), y, 0], [s * (x - 1.5), y, 0.5], 0.8, 0.7, palette.blackMetal);
      f.cone([s * (x - 1.5), y, 0.5], [s * (x - 1.5), y, high + 0.1], 0.35, 0.35, palette.steel);
    }
}

/** A display with its time or temperature, on a panel whose face is at y. */
function display(f: Frame, x: number, z: number, y: number, { palette }: Context): void {
  const digits = palette.custom('digits', () => glow([0.5, 0.62, 0.7]));
  for (const [at, wide] of [
    [-0.75, 0.1],
    [-0.4, 0.34],
    [0.3, 0.34],
    [0.75, 0.34],
  ] as const) {
    f.box(x + at - wide / 2, y - 0.02, z + 0.26, x + at + wide / 2, y, z + 0.33, digits, { bevel: 0 });
    f.box(x + at + wide / 2 - 0.06, y - 0.02, z - 0.33, x + at + wide / 2, y, z + 0.33, digits, { bevel: 0 });
    f.box(x + at - wide / 2, y - 0.02, z - 0.33, x + at + wide / 2, y, z - 0.26, digits, { bevel: 0 });
  }
}

/** How far a bar handle stands off its door. */
const HANDLE_OUT = 2;

/** On two ovens of three a towel over the handle at (y, z), towards one of its ends, at x at most. */
function dishTowel(f: Frame, x: number, y: number, z: number, context: Context): void {
  const next = context.random('dish towel');
  if (next() > 0.67) return;
  const [half, front, behind] = [4.6, 13.5, 10.5];
  const at = (next() < 0.5 ? -1 : 1) * (x - half - 4) * (0.4 + 0.5 * next());
  f.mesh(
    'dish towel',
    () => towelOver(half, 0.5, front, behind),
    context.palette.coloredTerry(context.random('dish towel tone')()),
    { at: [at, y, z] },
  );
}

function barHandle(f: Frame, x0: number, z0: number, x1: number, z1: number, y: number, m: number): void {
  const out = y - HANDLE_OUT;
  f.capsule([x0, out, z0], [x1, out, z1], 0.45, m);
  const lean = (a: number, b: number, t: number): number => a + (b - a) * t;
  for (const t of [0.07, 0.93])
    f.capsule([lean(x0, x1, t), y, lean(z0, z1, t)], [lean(x0, x1, t), out, lean(z0, z1, t)], 0.38, m);
}

/** How far behind its oven's face a range's kick plate lies: where the toe kicks of the cabinets beside it are. Inches. */
const KICK_BACK = 2.6;

export function range(f: Frame, item: ItemOf<'range'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2 - 0.06, f.depth / 2];
  const face = -y + 1.4;
  const body = palette.steel;
  f.box(-x, face + 0.8, 3.5, x, y, f.height - 0.4, body, { bevel: 0.05 });
  // A kick plate, in line with the toe kicks beside it, hides the feet.
  f.box(-x, face + KICK_BACK, 0.4, x, y, 3.5, palette.blackMetal, { bevel: 0.05 });
  // drawer, door with a window, control panel
  f.box(-x, face, 3.6, x, face + 0.8, 9.4, body, { grain: 'x', bevel: 0.12 });
  f.box(-x, face, 9.7, x, face + 0.8, 29.4, body, { grain: 'x', bevel: 0.12 });
  f.box(-x + 5, face - 0.05, 13.5, x - 5, face + 0.3, 24.4, palette.blackGlass, { bevel: 0.05 });
  barHandle(f, -x + 2.5, 27, x - 2.5, 27, face, palette.steel);
  dishTowel(f, x, face - HANDLE_OUT, 27, context);
  f.box(-x, face - 0.3, 29.8, x, face + 0.9, f.height - 0.2, body, { grain: 'x', bevel: 0.2 });
  badge(f, 0, 28.5, face, context);
  // Warm air leaves through slots between door and panel.
  for (let i = -3; i <= 3; i++)
    f.box(i * 2.6 - 1, face + 0.1, 29.45, i * 2.6 + 1, face + 0.5, 29.75, palette.blackMetal, { bevel: 0 });
  const knobs = f.width > 34 ? 6 : 4;
  if (f.width <= 34) {
    f.box(-3.4, face - 0.36, 31.5, 3.4, face, 33.7, palette.blackGlass, { bevel: 0.06 });
    display(f, 0, 32.6, face - 0.36, context);
  }
  for (let i = 0; i < knobs; i++) {
    const at =
      f.width > 34
        ? -x + 3.2 + ((2 * x - 6.4) * i) / (knobs - 1)
        : (i < 2 ? -1 : 1) * (x - 2.6 - (i % 2 ? 4 : 0));
    f.cone([at, face - 0.3, 32.6], [at, face - 1.6, 32.6], 1, 0.85, palette.blackMetal);
    f.box(at - 0.09, face - 1.64, 32.7, at + 0.09, face - 1.5, 33.4, palette.chrome, { bevel: 0 });
    f.cone([at, face - 0.3, 32.6], [at, face - 0.5, 32.6], 1.25, 1.2, palette.chrome);
  }
  const fuel = item.traits?.fuel ?? 'gas';
  const top = f.height;
  f.box(
    -x,
    face + 0.2,
    top - 0.4,
    x,
    y,
    top - 0.1,
    fuel === 'gas' || fuel === 'dual' ? body : palette.blackGlass,
  );
  if (fuel === 'gas' || fuel === 'dual') grates(f, x - 0.8, face + 1.6, y - 2, top - 0.1, context);
  else rings(f, x, face, y, top - 0.08, context);
  f.box(-x, y - 1.2, top - 0.2, x, y, top + 1.2, body, { bevel: 0.2 });
}

function grates(f: Frame, x: number, y0: number, y1: number, z: number, { palette }: Context): void {
  const columns = x > 20 ? 3 : 2;
  for (let c = 0; c < columns; c++) {
    const a = -x + (2 * x * c) / columns + 0.3;
    const b = -x + (2 * x * (c + 1)) / columns - 0.3;
    const m = palette.iron;
    for (const at of [y0, (y0 + y1) / 2, y1]) f.box(a, at - 0.25, z + 0.7, b, at + 0.25, z + 1.25, m);
    for (const at of [a, (a + b) / 2, b]) f.box(at - 0.25, y0, z + 0.7, at + 0.25, y1, z + 1.25, m);
    for (const at of [a, b]) {
      f.box(at - 0.3, y0, z, at + 0.3, y0 + 0.6, z + 0.8, m);
      f.box(at - 0.3, y1 - 0.6, z, at + 0.3, y1, z + 0.8, m);
    }
    for (const cy of [0.27, 0.73]) {
      const by = y0 + (y1 - y0) * cy;
      f.cone([(a + b) / 2, by, z], [(a + b) / 2, by, z + 0.6], 1.9, 1.5, m);
    }
  }
}

function rings(f: Frame, x: number, y0: number, y1: number, z: number, { palette }: Context): void {
  const ring = palette.custom('ring', () => plain([0.06, 0.06, 0.062], { roughness: 0.2 }));
  for (const [cx, cy, r] of [
    [-0.45, 0.3, 3.6],
    [0.45, 0.3, 3],
    [-0.45, 0.72, 3],
    [0.45, 0.72, 4.2],
  ] as const) {
    f.disk([cx * x, y0 + (y1 - y0) * cy, z + 0.02], [0, 0, 1], r, ring);
    f.disk([cx * x, y0 + (y1 - y0) * cy, z + 0.04], [0, 0, 1], r - 0.15, palette.blackGlass);
  }
}

/** A cooktop lies on the counter; its works hang below. */
export function cooktop(f: Frame, item: ItemOf<'cooktop'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const gas = (item.traits?.fuel ?? 'induction') === 'gas';
  if (gas) {
    f.roundedBox([0, 0, 0.14], [x, y, 0.16], 0.12, palette.steel, {}, { grain: 'x' });
    grates(f, x - 1, -y + 2.5, y - 1.5, 0.3, context);
    return;
  }
  // a pane of 5/32 in in a fine rim
  f.box(-x, -y, 0, x, y, 0.12, palette.steel, { bevel: 0.05 });
  f.box(-x + 0.08, -y + 0.08, 0, x - 0.08, y - 0.08, 0.2, palette.blackGlass, { bevel: 0.06 });
  rings(f, x, -y, y, 0.21, context);
}

export function wallOven(f: Frame, item: ItemOf<'wall-oven'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const m = palette.cabinet;
  f.box(-x + 0.1, -y + 3.5, 0, x - 0.1, y, 4, palette.toeKick);
  f.box(-x, -y + LEAF, 4, x, y, f.height, m, { grain: 'z', bevel: 0 });
  const two = (item.traits?.ovens ?? 1) > 1;
  const micro = item.traits?.microwave === true;
  const z0 = two ? 14 : 30;
  const pieces: [number, number][] = two
    ? [
        [z0, z0 + 27],
        [z0 + 27.3, z0 + 53],
      ]
    : [[z0, z0 + 28]];
  if (micro && !two) pieces.push([z0 + 28.4, z0 + 46]);
  const top = pieces.at(-1)![1];
  fillFront(
    f,
    -x,
    4,
    x,
    z0 - 0.2,
    -y + LEAF,
    { doors: 0, drawers: 1, hinge: 'left', glass: false, handles: 'high' },
    m,
    context,
  );
  if (f.height - top > 6)
    fillFront(
      f,
      -x,
      top + 0.2,
      x,
      f.height - 0.1,
      -y + LEAF,
      { doors: 2, drawers: 0, hinge: 'left', glass: false, handles: 'low' },
      m,
      context,
    );
  for (const [a, b] of pieces) {
    const w = x - 0.9;
    f.box(-w, -y - 0.5, a, w, -y + 1, b, palette.steel, { grain: 'x', bevel: 0.12 });
    f.box(-w + 2.4, -y - 0.56, a + 4, w - 2.4, -y, b - 7, palette.blackGlass, { bevel: 0.05 });
    f.box(-w + 0.4, -y - 0.56, b - 3.6, w - 0.4, -y, b - 0.5, palette.blackGlass, { bevel: 0.05 });
    barHandle(f, -w + 2, b - 5.4, w - 2, b - 5.4, -y - 0.5, palette.steel);
    display(f, 0, b - 2.05, -y - 0.56, context);
    f.box(-w, -y - 0.51, b - 3.86, w, -y - 0.3, b - 3.78, palette.blackMetal, { bevel: 0 });
    badge(f, 0, a + 2, -y - 0.5, context);
  }
}

export function microwave(f: Frame, _item: Item, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y + 0.9, 0, x, y, f.height, palette.steel, { bevel: 0.08 });
  f.box(-x, -y, 0.1, x, -y + 0.9, f.height - 0.1, palette.steel, { grain: 'x', bevel: 0.12 });
  f.box(-x + 1.6, -y - 0.05, 2, x - 7, -y + 0.2, f.height - 2, palette.screenedGlass);
  f.box(x - 5.2, -y - 0.05, 1, x - 0.6, -y + 0.2, f.height - 1, palette.blackGlass);
  barHandle(f, x - 6.1, 2, x - 6.1, f.height - 2, -y, palette.steel);
  display(f, x - 2.9, f.height - 2.4, -y - 0.05, context);
  const keys = palette.custom('keys', () => plain([0.2, 0.2, 0.21], { roughness: 0.5 }));
  for (let row = 0; row < 4; row++)
    for (let column = -1; column <= 1; column++)
      f.box(
        x - 3.2 + column * 1.2,
        -y - 0.06,
        1.8 + row * 1.2,
        x - 2.6 + column * 1.2,
        -y,
        2 + row * 1.2,
        keys,
        { bevel: 0 },
      );
}

export function hood(f: Frame, item: ItemOf<'hood'>, context: Context): void {
  const { palette, ceilingOver } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const form = item.traits?.form ?? 'chimney';
  const h = f.height;
  const light: Vec3 = [30, 26, 20];
  if (form === 'wood' || form === 'plaster') {
    const m =
      form === 'wood' ? palette.cabinet : palette.custom('plaster hood', () => lacquer([0.78, 0.76, 0.71]));
    const band = Math.min(5, h * 0.2);
    f.box(-x, -y, 0, x, y, band, m, { bevel: 0.15, grain: 'x' });
    f.box(-x - 0.3, -y - 0.3, band * 0.25, x + 0.3, y, band * 0.75, form === 'wood' ? palette.wood : m, {
      grain: 'x',
    });
    // The body leans back: a sloping front over a body in fine steps, which the front hides.
    const lean = 2 * y * 0.42;
    const steps = 24;
    for (let i = 0; i < steps; i++) {
      const back = (lean * (i + 1)) / steps + 0.2;
      const z = band + ((h - band) * i) / steps;
      f.box(-x + 0.4, -y + back, z, x - 0.4, y, z + (h - band) / steps, m, { bevel: 0 });
    }
    const long = Math.hypot(lean, h - band) / 2;
    const angle = (Math.atan2(lean, h - band) * 180) / Math.PI;
    f.orientedBox([0, -y + lean / 2 + 0.45, (band + h) / 2], [x - 0.35, 0.5, long], { x: -angle }, m, {
      grain: 'z',
    });
  } else if (form === 'under-cabinet' || form === 'insert') {
    f.box(-x, -y, 0, x, y, Math.min(h, 6), palette.steel, { grain: 'x', bevel: 0.3 });
    if (h > 6) {
      f.box(-x, -y + LEAF, 6, x, y, h, palette.cabinet, { bevel: 0 });
      fillFront(
        f,
        -x,
        6,
        x,
        h,
        -y + LEAF,
        { doors: 2, drawers: 0, hinge: 'left', glass: false, handles: 'low' },
        palette.cabinet,
        context,
      );
    }
  } else {
    f.box(-x, -y, 0, x, y, 2.4, palette.steel, { grain: 'x', bevel: 0.15 });
    f.box(-x * 0.72, y - 2 * y * 0.78, 2.4, x * 0.72, y, 3.4, palette.steel, { grain: 'x', bevel: 0.1 });
    const top = form === 'island' ? h : Math.max(h, ceilingOver(item.box) - item.box.z - 0.1);
    f.box(-6, y - 10, 3.4, 6, y, top, palette.steel, { grain: 'z', bevel: 0.1 });
  }
  f.box(-x + 2, -y + 2, -0.15, x - 2, y - 2, 0, palette.blackMetal);
  for (const at of [-0.5, 0.5]) {
    f.disk([at * x, 0, -0.2], [0, 0, 1], 1.3, palette.glow(light));
    f.diskLight([at * x, 0, -0.25], 1.3, [0, 0, -1], [light[0] * 2, light[1] * 2, light[2] * 2]);
  }
}

export function refrigerator(f: Frame, item: ItemOf<'refrigerator' | 'freezer'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2 - 0.2, f.depth / 2];
  const finish = item.traits?.panelled === true ? 'panel' : (item.traits?.finish ?? 'stainless-steel');
  const skin =
    finish === 'panel'
      ? palette.cabinet
      : finish === 'black'
        ? palette.custom('black steel', () => metal([0.09, 0.09, 0.1], 0.3, 0.1))
        : finish === 'white'
          ? palette.whitePlastic
          : palette.steel;
  const body =
    finish === 'panel'
      ? palette.cabinet
      : palette.custom('fridge side', () => plain([0.2, 0.2, 0.21], { roughness: 0.45 }));
  f.box(-x, -y + 2.6, 1, x, y, f.height, body, { bevel: 0.1 });
  f.box(-x + 0.5, -y + 3, 0, x - 0.5, y, 1.2, palette.toeKick);
  const doors = item.traits?.doors ?? (f.width >= 33 ? 'french' : 'single');
  const gap = 0.12;
  const panel = (x0: number, z0: number, x1: number, z1: number): void => {
    if (finish === 'panel') leaf(f, x0, z0, x1, z1, -y + 1.4, skin, context);
    else
      f.roundedBox(
        [(x0 + x1) / 2, -y + 1.3, (z0 + z1) / 2],
        [(x1 - x0) / 2 - gap, 1.25, (z1 - z0) / 2 - gap],
        0.45,
        skin,
        {},
        { grain: 'z' },
      );
  };
  const m = finish === 'panel' ? palette.metal : skin;
  // A grille before the compressor, hinges on top; built-in panels have neither.
  if (finish !== 'panel') {
    for (let z = 0.25; z < 1.2; z += 0.3)
      f.box(-x + 1.2, -y + 2.5, z, x - 1.2, -y + 3, z + 0.12, palette.blackMetal, { bevel: 0 });
    for (const s of doors === 'single' ? [(item.traits?.hinge ?? 'left') === 'left' ? -1 : 1] : [-1, 1])
      f.roundedBox([s * (x - 1.6), -y + 2.4, f.height + 0.25], [1.3, 2, 0.3], 0.2, body);
    badge(f, doors === 'single' ? 0 : -x * 0.55, f.height - 4, -y + 0.05, context);
  }
  if (doors === 'side-by-side') {
    panel(-x, 1.4, -x * 0.16, f.height);
    panel(-x * 0.16, 1.4, x, f.height);
    barHandle(f, -x * 0.16 - 1.8, 22, -x * 0.16 - 1.8, f.height - 14, -y, m);
    barHandle(f, -x * 0.16 + 1.8, 22, -x * 0.16 + 1.8, f.height - 14, -y, m);
    return;
  }
  const low = doors === 'single' ? 22 : 26;
  panel(-x, 1.4, x, low);
  barHandle(f, -x + 3, low - 3.2, x - 3, low - 3.2, -y, m);
  if (doors === 'french') {
    panel(-x, low, 0, f.height);
    panel(0, low, x, f.height);
    for (const side of [-1.8, 1.8]) barHandle(f, side, low + 4, side, f.height - 12, -y, m);
    if (finish !== 'panel' && context.random(item)() < 0.5) dispenser(f, -x * 0.58, low + 17, -y, context);
  } else {
    panel(-x, low, x, f.height);
    const at = (item.traits?.hinge ?? 'left') === 'left' ? x - 2 : -x + 2;
    barHandle(f, at, low + 4, at, low + 26, -y, m);
  }
}

/** Water and ice in a niche of a door whose face is at y. */
function dispenser(f: Frame, x: number, z: number, y: number, context: Context): void {
  const { palette } = context;
  f.box(x - 3.6, y - 0.04, z - 6, x + 3.6, y + 0.4, z + 6, palette.blackGlass, { bevel: 0.08 });
  f.box(x - 2.9, y - 0.05, z - 5.2, x + 2.9, y, z + 2, palette.toeKick, { bevel: 0 });
  f.box(x - 2.9, y - 0.5, z - 5.4, x + 2.9, y, z - 5.1, palette.steel, { bevel: 0.05 });
  f.cone([x, y - 0.2, z + 2], [x, y - 0.2, z + 0.9], 0.5, 0.35, palette.steel);
  display(f, x, z + 4, y - 0.04, context);
}

export function beverageCooler(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2 - 0.1, f.depth / 2];
  f.box(-x, -y + 1.5, 3.5, x, y, f.height, palette.blackMetal, { bevel: 0 });
  f.box(-x, -y + 3, 0, x, y, 3.5, palette.toeKick);
  const t = 1.6;
  f.box(-x, -y, 3.7, -x + t, -y + 1.4, f.height - 0.2, palette.steel);
  f.box(x - t, -y, 3.7, x, -y + 1.4, f.height - 0.2, palette.steel);
  f.box(-x + t, -y, 3.7, x - t, -y + 1.4, 3.7 + t, palette.steel);
  f.box(-x + t, -y, f.height - 0.2 - t, x - t, -y + 1.4, f.height - 0.2, palette.steel);
  f.box(-x + t, -y + 0.5, 3.7 + t, x - t, -y + 0.8, f.height - 0.2 - t, palette.blackGlass);
  for (let i = 0; i < 4; i++)
    f.box(-x + t, -y + 0.3, 8 + i * 6, x - t, -y + 0.5, 8.7 + i * 6, palette.board, { grain: 'x' });
  barHandle(f, x - 3, 12, x - 3, f.height - 5, -y, palette.steel);
}

/** Front-loading washer or dryer. */
export function washer(f: Frame, item: ItemOf<'washer' | 'dryer'>, context: Context): void {
  const { palette } = context;
  const one = (z: number, high: number): void => {
    const [x, y] = [f.width / 2 - 0.2, f.depth / 2];
    const lift = z === 0 ? 0.8 : 0.1;
    f.roundedBox(
      [0, 0.4, z + (high + lift) / 2],
      [x, y - 0.4, (high - lift) / 2 - 0.1],
      0.8,
      palette.whitePlastic,
    );
    if (z === 0) feet(f, x, -y + 0.8, y, 0.8, context);
    const cz = z + high * 0.47;
    const r = Math.min(x * 0.72, high * 0.3);
    f.cone([0, -y + 0.9, cz], [0, -y - 0.6, cz], r, r * 0.94, palette.whitePlastic);
    f.cone([0, -y + 0.2, cz], [0, -y - 1, cz], r * 0.8, r * 0.62, palette.blackGlass);
    f.box(-x + 1, -y, z + high - 5.4, x - 1, -y + 0.6, z + high - 1.4, palette.blackGlass, { bevel: 0.3 });
    f.cone([x * 0.4, -y, z + high - 3.4], [x * 0.4, -y - 0.8, z + high - 3.4], 1.2, 1.1, palette.chrome);
    display(f, x * 0.75, z + high - 3.4, -y, context);
    badge(f, 0, z + high - 6.4, -y + 0.02, context);
    const seam = palette.custom('seam', () => plain([0.16, 0.16, 0.16], { roughness: 0.8 }));
    if (item.kind === 'washer') {
      // the drawer for detergent, and below the door a flap before the pump's filter
      const [a, b] = [-x + 1.4, -x * 0.25];
      f.box(a, -y - 0.02, z + high - 5, b, -y + 0.2, z + high - 1.8, palette.whitePlastic, { bevel: 0.15 });
      f.box(a + 0.8, -y - 0.03, z + high - 4.7, b - 0.8, -y, z + high - 4.3, seam, { bevel: 0.1 });
      f.box(x - 6, -y - 0.01, z + 2, x - 2, -y + 0.05, z + 2.05, seam, { bevel: 0 });
      f.box(x - 6, -y - 0.01, z + 5, x - 2, -y + 0.05, z + 5.05, seam, { bevel: 0 });
      for (const at of [x - 6, x - 2])
        f.box(at - 0.025, -y - 0.01, z + 2, at + 0.025, -y + 0.05, z + 5.05, seam, { bevel: 0 });
    }
    // a grip at the door's rim
    f.roundedBox([r * 0.88, -y - 0.75, cz], [0.35, 0.3, 1.8], 0.25, palette.chrome);
  };
  if (item.traits?.stacked === true) {
    one(0, f.height / 2);
    one(f.height / 2, f.height / 2);
  } else one(0, f.height);
}
