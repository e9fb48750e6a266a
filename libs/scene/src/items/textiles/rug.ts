import { type Item, type ItemOf, type Room, STYLES } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import { linear, scaled } from '../../color.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import type { Vec3 } from '../../scene.js';
import { HEARTH } from '../fireplace/fireplace.js';

/** The kernel's numbers of patterns; 5 is a lattice, 6 has a medallion. */
const RUGS: Readonly<Record<string, number>> = { plain: 0, border: 1, stripe: 2, kilim: 3 };
const ROUND = 4;
/** What a room may have beside the pattern of its style, where nobody named one: not all of a style buy the same rug. */
const ALIKE: Readonly<Record<string, readonly number[]>> = {
  plain: [0, 0, 5],
  border: [1, 6],
  stripe: [2, 2, 5],
  kilim: [3, 6, 5],
};

/** A rug ends so far before a hearth, which lies as far before its fire as it is deep there. Inches. */
const OFF_HEARTH = 2;
/** What a rug loses to a hearth at most: from more it is laid over it as planned. */
const MOST_LOST = 20;

/** The floor that a rug covers: short of hearths, on which sparks fall. */
function clearOfHearths(box: Item['box'], { items }: Room): Item['box'] {
  const clear = { ...box };
  for (const { kind, box: fire, facing } of items) {
    if (kind !== 'fireplace') continue;
    const level = facing === 'north' || facing === 'south';
    const [at, size] = level ? (['y', 'depthIn'] as const) : (['x', 'widthIn'] as const);
    const [across, wide] = level ? (['x', 'widthIn'] as const) : (['y', 'depthIn'] as const);
    if (clear[across] > fire[across] + fire[wide] || clear[across] + clear[wide] < fire[across]) continue;
    const reach = HEARTH + OFF_HEARTH;
    const low = facing === 'north' || facing === 'east';
    const edge = low ? fire[at] + fire[size] + reach : fire[at] - reach;
    const lost = low ? edge - clear[at] : clear[at] + clear[size] - edge;
    if (lost <= 0 || lost > MOST_LOST) continue;
    clear[size] -= lost;
    if (low) clear[at] += lost;
  }
  return clear;
}

export function rug(frame: ItemFrame, item: ItemOf<'rug'>, { palette, room, random, scene }: Context): void {
  const clear = clearOfHearths(item.box, room);
  const f =
    clear.widthIn === item.box.widthIn && clear.depthIn === item.box.depthIn
      ? frame
      : scene.frame(clear, frame.facing);
  const [a, b] = [f.width / 2, f.depth / 2];
  const round = (item.traits?.shape ?? 'rectangle') === 'round';
  const alike = ALIKE[STYLES[room.style].form.rug] ?? [0];
  const own = alike[Math.floor(random('rug')() * alike.length)]!;
  const kind = round ? ROUND : item.traits?.pattern ? (RUGS[item.traits.pattern] ?? 0) : own;
  const ground = linear(room.finishes.fabric.color);
  // Undyed wool: lighter than most floors, darker than a white sofa.
  const wool: Vec3 = [0.47, 0.42, 0.35];
  const base: Vec3 = [
    (ground[0] + wool[0] * 2) / 3,
    (ground[1] + wool[1] * 2) / 3,
    (ground[2] + wool[2] * 2) / 3,
  ];
  const accent = linear(room.finishes.accent.color);
  const m = palette.custom(`rug ${item.id}`, () =>
    plain(base, {
      pattern: 12,
      accent: scaled(accent, kind === 3 ? 1 : kind === 6 ? 0.7 : 0.9),
      third: [base[0] * 0.45, base[1] * 0.4, base[2] * 0.36],
      mean: base,
      roughness: 1,
      reflectance: 0,
      bump: 0.35,
      parameters: [(round ? Math.min(a, b) : a) * 0.0254, b * 0.0254, kind],
    }),
  );
  const high = Math.max(0.45, f.height);
  if (round) f.cone([0, 0, 0], [0, 0, high], Math.min(a, b), Math.min(a, b) - 0.2, m);
  else f.roundedBox([0, 0, high / 2], [a, b, high / 2], high / 2, m);
}
