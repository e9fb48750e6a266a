import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Vec3 } from '../../scene.js';
import { seatOnCeiling } from '../on-ceiling.js';

const WARM: Vec3 = [1, 0.8, 0.56];

export const warm = (power: number): Vec3 => [WARM[0] * power, WARM[1] * power, WARM[2] * power];

/** What a shade glows with: seen beside the daylight, or beside all that a room's lamps give where they are its light. */
export const shine = (power: number, { lampPower }: Pick<Context, 'lampPower'>): Vec3 =>
  warm(power * Math.max(1, lampPower));

/** A can's lens seems as bright at half its power as at all of it. */
const LENS = 14;
/**
 * By day it is dimmed to a tenth, as people leave it and photographers like it: so that its lens shines, twice as bright as a white
 * wall in the room, and its light is lost beside the windows'.
 */
const DIMMED = 2.6;

/**
 * How far a trim stands out from a flat ceiling, where one sees it from below, and from a slope, where one looks along it and more would
 * be a can. Inches.
 */
const TRIM = { flat: 0.8, slope: 0.3 } as const;

/**
 * A can in the ceiling: a trim that stands out from the ceiling all around, a white baffle that narrows up to the lens, and that lens.
 * Beside windows it is dimmed.
 */
export function recessed(f: ItemFrame, item: Item, context: Context): void {
  const { palette, canPower } = context;
  const power = canPower(item.box);
  const r = Math.min(f.width, f.depth) / 2;
  const { g, below, normal, turn } = seatOnCeiling(f, item, context, r);
  const trim = turn ? TRIM.slope : TRIM.flat;
  const lens = r * 0.78;
  g.tube(below(trim), below(-0.2), r + 0.1, r + 0.6, palette.whitePlastic);
  g.tube(below(trim), below(0.1), r + 0.1, lens, palette.whitePlastic);
  const face = below(0.2);
  if (power === 0) {
    g.disk(face, normal, lens, palette.glow(warm(DIMMED)));
    return;
  }
  g.disk(face, normal, lens, palette.glow(warm(LENS)));
  g.diskLight(below(trim + 0.04), lens, [-normal[0], -normal[1], -normal[2]], warm(46 * power), 'spot');
}

export function chandelier(
  f: ItemFrame,
  item: ItemOf<'chandelier'>,
  { palette, ceilingOver, lampPower }: Context,
): void {
  const r = Math.min(f.width, f.depth) / 2 - 2;
  const top = Math.max(f.height, ceilingOver(item.box) - item.box.z);
  f.cone([0, 0, top - 1], [0, 0, top], 2.6, 2.6, palette.metal);
  f.capsule([0, 0, 5], [0, 0, top], 0.3, palette.metal);
  f.ellipsoid([0, 0, 4], [1.6, 1.6, 2.4], palette.metal);
  const arms = r > 14 ? 8 : 6;
  for (let i = 0; i < arms; i++) {
    const a = (i / arms) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    f.pipe(
      [
        [0, 0, 4],
        [c * r * 0.5, s * r * 0.5, 1.4],
        [c * r * 0.9, s * r * 0.9, 2.2],
        [c * r, s * r, 4.5],
      ],
      0.28,
      palette.metal,
    );
    f.cone([c * r, s * r, 4.5], [c * r, s * r, 7], 0.45, 0.45, palette.porcelain);
    f.ellipsoid([c * r, s * r, 8.2], [0.75, 0.75, 1.4], palette.glow(warm(12)));
  }
  f.ballLight([0, 0, 7], r * 0.35, warm((5.5 * lampPower * 12) / r));
}

/** A strip of light below a wall cabinet: it lifts the counter's light by about half, so that tile keeps its joints. */
export function underCabinet(f: ItemFrame, _item: Item, { palette, lampPower }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0.1, x, y, f.height, palette.whitePlastic);
  f.box(-x, -y + 0.1, 0, x, y - 0.1, 0.12, palette.glow(warm(2)));
  f.rectangleLight(
    'rectangle',
    [0, 0, -0.08],
    [x, 0, 0],
    [0, Math.max(0.5, y), 0],
    [0, 0, -1],
    warm(6.5 * Math.min(1, (1 + lampPower) / 2)),
  );
}
