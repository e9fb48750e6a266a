import { type ItemOf, itemsOf, tileToHoods } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { counterMaterial, tileMaterial } from '../../materials/counters-and-tile.js';
import { coverWall } from '../../wall-covering.js';
import { plainFrame } from './corner-cabinets.js';

/** The part of a rectangle's plan that a sink's bowl takes out of the top above it. */
export interface Cut {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Bowl of a sink base in the room's plan, inches. */
export function sinkCut(item: ItemOf<'sink-base'>): Cut {
  const { x, y, widthIn, depthIn } = item.box;
  const across = item.facing === 'north' || item.facing === 'south';
  const apron = item.traits?.apron === true;
  const [cx, cy] = [x + widthIn / 2, y + depthIn / 2];
  const front = { south: [0, -1], north: [0, 1], east: [1, 0], west: [-1, 0] }[item.facing] as [
    number,
    number,
  ];
  const w = (across ? widthIn : depthIn) - (apron ? 2.4 : 7);
  const d = apron ? 18 : 16;
  const move = apron ? (across ? depthIn : widthIn) / 2 - d / 2 + 2 : 0.5;
  const [mx, my] = [cx + front[0] * move, cy + front[1] * move];
  return across
    ? { x0: mx - w / 2, x1: mx + w / 2, y0: my - d / 2, y1: my + d / 2 }
    : { x0: mx - d / 2, x1: mx + d / 2, y0: my - w / 2, y1: my + w / 2 };
}

/** A top with its cut-outs; a waterfall comes down at both ends. */
export function countertop(f: ItemFrame, item: ItemOf<'countertop'>, context: Context): void {
  const { palette, room } = context;
  const own = item.traits?.material;
  const m =
    typeof own === 'string'
      ? palette.custom(`top ${own} ${item.traits?.color ?? ''}`, () =>
          counterMaterial({
            material: own,
            color: item.traits?.color ?? room.finishes.counter.color,
            ...(room.finishes.counter.accent ? { accent: room.finishes.counter.accent } : {}),
          }),
        )
      : item.group === 'island'
        ? palette.islandTop
        : palette.counter;
  const { x, y, widthIn, depthIn } = item.box;
  const cuts = itemsOf(room, 'sink-base')
    .map(sinkCut)
    .filter((c) => c.x0 < x + widthIn && c.x1 > x && c.y0 < y + depthIn && c.y1 > y);
  const wall = plainFrame(f);
  const [ox, oy] = [x + widthIn / 2, y + depthIn / 2];
  const bevel = (item.traits?.edge ?? 'eased') === 'bullnose' ? 0.6 : 0.16;
  const slab = (x0: number, y0: number, x1: number, y1: number): void =>
    wall.box(x0 - ox, y0 - oy, 0, x1 - ox, y1 - oy, f.height, m, {
      bevel,
      inRoom: true,
      grain: depthIn > widthIn ? 'y' : 'x',
    });
  let pieces: Cut[] = [{ x0: x, y0: y, x1: x + widthIn, y1: y + depthIn }];
  for (const cut of cuts) pieces = pieces.flatMap((piece) => without(piece, cut));
  for (const p of pieces) slab(p.x0, p.y0, p.x1, p.y1);
  if (item.traits?.waterfall === true) {
    const long = widthIn >= depthIn;
    for (const end of [-1, 1]) {
      const a = (long ? widthIn : depthIn) / 2;
      if (long)
        wall.box(end * (a - f.height), -depthIn / 2, -item.box.z, end * a, depthIn / 2, 0, m, { bevel });
      else wall.box(-widthIn / 2, end * (a - f.height), -item.box.z, widthIn / 2, end * a, 0, m, { bevel });
    }
  }
}

function without(p: Cut, c: Cut): Cut[] {
  const x0 = Math.max(p.x0, c.x0);
  const x1 = Math.min(p.x1, c.x1);
  const y0 = Math.max(p.y0, c.y0);
  const y1 = Math.min(p.y1, c.y1);
  if (x0 >= x1 || y0 >= y1) return [p];
  return [
    { x0: p.x0, x1: x0, y0: p.y0, y1: p.y1 },
    { x0: x1, x1: p.x1, y0: p.y0, y1: p.y1 },
    { x0, x1, y0: p.y0, y1: y0 },
    { x0, x1, y0: y1, y1: p.y1 },
  ].filter((r) => r.x1 - r.x0 > 0.1 && r.y1 - r.y0 > 0.1);
}

export function backsplash(f: ItemFrame, item: ItemOf<'backsplash'>, { palette, room }: Context): void {
  const own = item.traits?.material;
  const m =
    typeof own === 'string' && own !== room.finishes.backsplash.material
      ? palette.custom(`splash ${own}`, () =>
          tileMaterial({ ...room.finishes.backsplash, material: own }, room.finishes.counter),
        )
      : palette.splash;
  const look = { bevel: 0.02, inRoom: true };
  const laid = coverWall(
    f,
    room,
    [-f.width / 2, -f.depth / 2, 0],
    [f.width / 2, f.depth / 2, f.height],
    m,
    look,
  );
  // Between a range and its hood the wall is tiled all the way up.
  const floor = f.scene.frame({ x: 0, y: 0, z: 0, widthIn: 0, depthIn: 0, heightIn: 0 }, 'south');
  for (const { x, y, z, widthIn, depthIn, heightIn } of tileToHoods(item, room.items))
    coverWall(floor, room, [x, y, z], [x + widthIn, y + depthIn, z + heightIn], laid, look);
}
