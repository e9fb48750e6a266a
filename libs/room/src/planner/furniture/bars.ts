import type { Brief } from '@plumbline/concept';
import { wants } from '../../brief/brief.js';
import type { Group } from '../floor/place.js';

/** Bars to mix drinks at. Inches. */

/** A bar: base cabinets with a small sink and a cooler at the wall, a counter above. */
export function barGroup(length: number, wet: boolean): Group {
  const cabinets = length - 24 - (wet ? 24 : 0);
  const pieces: Group['pieces'][number][] = [
    {
      kind: 'beverage-cooler',
      t: 0,
      n: 0,
      along: 24,
      deep: 24,
      height: 34.5,
      label: 'Beverage cooler 24',
      traits: { use: 'drinks' },
    },
  ];
  let t = 24;
  if (wet) {
    pieces.push({
      kind: 'sink-base',
      t,
      n: 0,
      along: 24,
      deep: 24,
      height: 34.5,
      label: 'Bar sink base 24',
      traits: {
        doors: 1,
        drawers: 0,
        bowls: 1,
        apron: false,
        basin: 'stainless-steel',
        faucet: 'single',
        role: 'bar',
      },
    });
    t += 24;
  }
  for (let left = cabinets; left >= 12; ) {
    const width = Math.min(36, left);
    pieces.push({
      kind: 'base-cabinet',
      t,
      n: 0,
      along: width,
      deep: 24,
      height: 34.5,
      label: `Base cabinet ${width}`,
      traits: { doors: width > 21 ? 2 : 1, drawers: 1 },
    });
    t += width;
    left -= width;
  }
  pieces.push({
    kind: 'countertop',
    t: 0,
    n: 0,
    along: length,
    deep: 25.5,
    height: 1.5,
    z: 34.5,
    traits: { edge: 'eased' },
  });
  pieces.push({
    kind: 'floating-shelf',
    t: 6,
    n: 0,
    along: length - 12,
    deep: 10,
    height: 2,
    z: 56,
    optional: true,
  });
  return {
    along: length,
    deep: 25.5,
    pieces,
    clear: [{ t: 0, n: 25.5, along: length, deep: 36 }],
    keep: [{ t: 0, n: 25.5, along: length, deep: 36 }],
  };
}

/** Bars, the longest first; the shortest without a sink. */
export const barsFor = (brief: Brief): readonly Group[] => [
  ...[96, 84, 72, 60].map((w) => barGroup(w, !wants(brief, 'dry-bar'))),
  barGroup(48, false),
];
