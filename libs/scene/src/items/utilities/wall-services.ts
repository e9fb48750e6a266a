import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import { brightness, linear, scaled } from '../../color.js';
import type { Context, Palette } from '../../context.js';
import { plain } from '../../materials/material.js';
import type { Vec3 } from '../../scene.js';
import { seatOnCeiling } from '../on-ceiling.js';

/** What is set flat into walls and ceiling. Its back is at the frame's far side, its front looks into the room. */

/** How far the two sockets of a duplex are from its middle, and half of a socket. Inches. */
const SOCKET = { off: 0.75, across: 0.66, high: 0.55 } as const;

export function receptacle(f: ItemFrame, item: Item, context: Context): void {
  if (item.box.heightIn < 1) popUp(f, context);
  else duplex(f, context);
}

function duplex(f: ItemFrame, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y, 0, x, y, h, palette.whitePlastic, { bevel: 0.08 });
  for (const middle of [h / 2 - SOCKET.off, h / 2 + SOCKET.off]) {
    f.box(
      -SOCKET.across,
      -y - 0.08,
      middle - SOCKET.high,
      SOCKET.across,
      -y + 0.05,
      middle + SOCKET.high,
      palette.whitePlastic,
      { bevel: 0.07 },
    );
    for (const side of [-0.25, 0.25])
      f.box(side - 0.05, -y - 0.1, middle - 0.05, side + 0.05, -y, middle + 0.28, palette.blackMetal);
  }
}

/** From this lightness on, and up to so much color, a top takes a white lid; stained wood takes the metal of the room's handles. */
const PALE_TOP = 0.4;
const COLORED_TOP = 1.5;

/** The closed lid of a receptacle in a countertop, with its ring: of the top's tone, so that one does not see it first. */
function popUp(f: ItemFrame, { palette }: Context): void {
  const top = linear((palette.names.islandTop ?? palette.names.counter).color);
  const isColored = Math.max(...top) > COLORED_TOP * Math.min(...top);
  const [lid, ring] = isColored
    ? [palette.metal, palette.metal]
    : brightness(top) > PALE_TOP
      ? [palette.whitePlastic, palette.whitePlastic]
      : [palette.steel, palette.blackMetal];
  const r = Math.min(f.width, f.depth) / 2;
  f.cone([0, 0, 0], [0, 0, f.height * 0.6], r, r * 0.97, ring);
  f.cone([0, 0, f.height * 0.6], [0, 0, f.height], r * 0.78, r * 0.76, lid);
}

export function lightSwitch(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y, 0, x, y, h, palette.whitePlastic, { bevel: 0.08 });
  f.box(-0.65, -y - 0.12, h / 2 - 1.3, 0.65, -y + 0.05, h / 2 + 1.3, palette.whitePlastic, { bevel: 0.05 });
}

export function smokeAlarm(f: ItemFrame, item: Item, context: Context): void {
  const { palette } = context;
  const r = Math.min(f.width, f.depth) / 2;
  const h = f.height;
  const { g, below } = seatOnCeiling(f, item, context, r);
  g.cone(below(0), below(h * 0.55), r, r * 0.94, palette.whitePlastic);
  // The dark ring is the gap that smoke enters by.
  g.cone(below(h * 0.55), below(h * 0.7), r * 0.78, r * 0.78, palette.blackMetal);
  g.cone(below(h * 0.7), below(h), r * 0.8, r * 0.62, palette.whitePlastic);
}

/** Between louvers one sees the next one in its shadow. */
const gap = (palette: Palette): number =>
  palette.custom('between louvers', () => plain([0.16, 0.16, 0.155], { roughness: 0.8 }));

/** White enamel behind a blade of its grille. */
const HALF_SHADE: Vec3 = [0.38, 0.38, 0.37];

export function register(f: ItemFrame, item: Item, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const { widthIn, depthIn } = item.box;
  const { g, below, turn } = seatOnCeiling(f, item, context, Math.max(widthIn, depthIn) / 2);
  if (turn && item.box.z > 60) {
    g.orientedBox(below(h / 2), [widthIn / 2, depthIn / 2, h / 2], turn, palette.whitePlastic);
    g.orientedBox(below(h), [widthIn / 2 - 0.8, depthIn / 2 - 0.8, 0.03], turn, gap(palette));
    return;
  }
  f.box(-x, -y, 0, x, y, h, palette.whitePlastic, { bevel: 0.05 });
  // Louvers along its length, seen from below.
  for (let at = -y + 1; at < y - 0.6; at += 0.9)
    f.box(-x + 0.8, at, -0.03, x - 0.8, at + 0.35, 0.02, gap(palette));
}

/** A stamped grille painted with its wall: its blades look down, so that between two of them one sees the next, in half shade. */
export function grille(f: ItemFrame, _item: Item, { palette, room }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const { material, color } = room.finishes.walls;
  const painted = material === 'paint' ? palette.wall : palette.whitePlastic;
  const shaded = material === 'paint' ? scaled(linear(color), 0.5) : HALF_SHADE;
  const between = palette.custom('between blades', () => plain(shaded, { roughness: 0.8 }));
  f.box(-x, -y, 0, x, y, h, painted, { bevel: 0.06 });
  for (let z = 1; z < h - 0.9; z += 0.66) f.box(-x + 1, -y - 0.03, z, x - 1, -y + 0.02, z + 0.2, between);
}
