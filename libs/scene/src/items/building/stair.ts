import { type ItemOf, opposite, type Side } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Vec3 } from '../../scene.js';

/** How deep the boards at the sides of a flight of stairs are: a two by twelve. */
const STRINGER = 11.25;

/** A flight between two boards, closed below, with newels, balusters and handrails. */
export function stair(f: ItemFrame, item: ItemOf<'stair'>, { palette, room }: Context): void {
  const g = f.turnedTo('south');
  const { widthIn: w, depthIn: d } = item.box;
  // It faces whoever comes to its foot.
  const up = (item.traits?.up as Side | undefined) ?? opposite(item.facing);
  const alongX = up === 'east' || up === 'west';
  const run = alongX ? w : d;
  const wide = (alongX ? d : w) / 2;
  const risers = Math.max(3, Math.min(20, item.traits?.risers ?? Math.round(run / 10) + 1));
  const rise = item.traits?.riserIn ?? 7.5;
  const tread = Math.min(item.traits?.treadIn ?? 10, run / risers);
  const sign = up === 'north' || up === 'east' ? 1 : -1;
  const box = (
    a0: number,
    b0: number,
    z0: number,
    a1: number,
    b1: number,
    z1: number,
    m: number,
    grain: 'x' | 'y' | 'z' = 'x',
  ): void =>
    alongX
      ? g.box(sign * (a0 - run / 2), b0, z0, sign * (a1 - run / 2), b1, z1, m, { grain, bevel: 0.12 })
      : g.box(b0, sign * (a0 - run / 2), z0, b1, sign * (a1 - run / 2), z1, m, { grain, bevel: 0.12 });
  const count = Math.min(risers, Math.floor((room.ceilingIn - 2) / rise));
  for (let i = 0; i < count; i++) {
    const top = (i + 1) * rise;
    box(i * tread, -wide + 0.7, top - rise, i * tread + 0.75, wide - 0.7, top - 1, palette.trim);
    // A tread of 1 in whose nosing reaches an inch over the riser.
    box(
      i * tread - 1,
      -wide + 0.7,
      top - 1,
      (i + 1) * tread + 0.7,
      wide - 0.7,
      top,
      palette.wood,
      alongX ? 'y' : 'x',
    );
  }
  // Boards on both sides that take the ends of treads and risers, and a panel beneath them: all as steep as the flight.
  const angle = (Math.atan2(rise, tread) * 180) / Math.PI;
  const [sin, cos] = [rise / Math.hypot(rise, tread), tread / Math.hypot(rise, tread)];
  const flight = count * Math.hypot(rise, tread);
  const sloped = (b: number, thick: number, below: number, deep: number, m: number): void => {
    const [a, z] = [(count * tread) / 2 + below * sin, rise + (count * rise) / 2 - below * cos];
    const [along, across] = [flight / 2, thick / 2];
    g.orientedBox(
      alongX ? [sign * (a - run / 2), b, z] : [b, sign * (a - run / 2), z],
      alongX ? [along, across, deep / 2] : [across, along, deep / 2],
      alongX ? { y: -sign * angle } : { x: sign * angle },
      m,
      { grain: alongX ? 'x' : 'y', bevel: 0.1 },
    );
  };
  for (const s of [-1, 1]) sloped(s * (wide - 0.5), 1, STRINGER / 2 - 1.6, STRINGER, palette.trim);
  sloped(0, 2 * wide - 1.4, STRINGER - 2.2, 0.6, palette.ceiling);
  // newel, balusters and a rail on both open sides
  for (const s of [-1, 1]) {
    const at = s * (wide - 1.6);
    const point = (a: number, z: number): Vec3 =>
      alongX ? [sign * (a - run / 2), at, z] : [at, sign * (a - run / 2), z];
    const steps = Math.min(risers - 1, Math.floor((room.ceilingIn - 40) / rise));
    if (steps < 2) continue;
    box(-0.2, at - 1.7, 0, 3.2, at + 1.7, rise + 38, palette.wood, 'z');
    box(-0.7, at - 2.2, rise + 38, 3.7, at + 2.2, rise + 39.25, palette.wood, 'z');
    f.turnedTo('south').capsule(
      point(1.5, rise + 34),
      point(steps * tread, steps * rise + 34),
      1.2,
      palette.wood,
    );
    for (let i = 0; i < steps; i++)
      for (const k of [0.3, 0.8])
        g.capsule(
          point((i + k) * tread, (i + 1) * rise),
          point((i + k) * tread, (i + k + 0.7) * rise + 32),
          0.45,
          palette.paint('#f4f3ef'),
        );
  }
}
