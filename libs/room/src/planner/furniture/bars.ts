import { lengthsOf, wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import { rectAround, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import type { Group } from '../floor/place.js';
import { walkable } from '../floor/reach.js';
import { baseCabinet } from './groups.js';

/** Bars to mix drinks at. Inches. */

/** What a bar holds beside its cabinets: a sink or none, and a cooler for drinks or for wine. */
interface Holds {
  readonly wet: boolean;
  readonly cools: 'drinks' | 'wine';
}

const WET: Holds = { wet: true, cools: 'drinks' };

/** A bar: base cabinets with a small sink and a cooler at the wall, a counter above. */
export function barGroup(length: number, { wet, cools }: Holds = WET): Group {
  const cabinets = length - 24 - (wet ? 24 : 0);
  const pieces: Group['pieces'][number][] = [
    {
      kind: 'beverage-cooler',
      t: 0,
      n: 0,
      along: 24,
      deep: 24,
      height: 34.5,
      label: `${cools === 'wine' ? 'Wine' : 'Beverage'} cooler 24`,
      traits: { use: cools },
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
    pieces.push(baseCabinet(t, width));
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
    along: Math.min(96, length - 12),
    deep: 10,
    height: 2,
    z: 56,
    optional: true,
  });
  // Before a counter without a sink nobody works long.
  const front = [{ t: 0, n: 25.5, along: length, deep: wet ? 36 : 30 }];
  return { along: length, deep: 25.5, pieces, clear: front, keep: front };
}

/** Between the run at the wall and the counter that guests sit at. */
const AISLE = 36;
/** How far that counter's top reaches over its guests' knees, and floor behind their stools. */
const OVERHANG = 12;
const BEHIND_STOOLS = 24;
const PLACE = 24;

/** A bar with a counter before it, at which so many sit on stools. */
function barWithStools(length: number, holds: Holds, stools: number): Group {
  const back = barGroup(length, holds);
  const n = back.deep + AISLE;
  const long = stools * PLACE;
  const t = (length - long) / 2;
  const pieces: Group['pieces'][number][] = [];
  for (let from = 0; from < long; from += 36) {
    const along = Math.min(36, long - from);
    pieces.push({ ...baseCabinet(t + from, along), n, looks: 'in' });
  }
  pieces.push({
    kind: 'countertop',
    t,
    n: n - 1.5,
    along: long,
    deep: 24 + 1.5 + OVERHANG,
    height: 1.5,
    z: 34.5,
    traits: { edge: 'eased' },
  });
  for (let i = 0; i < stools; i++)
    pieces.push({
      kind: 'stool',
      t: t + i * PLACE + (PLACE - 16) / 2,
      n: n + 24 + OVERHANG - 10,
      along: 16,
      deep: 16,
      height: 26,
      looks: 'in',
    });
  const seats = n + 24 + OVERHANG - 10;
  const front = { t, n: seats + 16, along: long, deep: BEHIND_STOOLS };
  return {
    along: length,
    deep: seats + 16,
    pieces: [...back.pieces, ...pieces],
    // One end stays open for who stands behind the counter: nothing else is set beside it.
    clear: [...(back.clear ?? []), { t: -AISLE, n: back.deep, along: AISLE, deep: AISLE }, front],
    keep: [
      { t: 0, n: back.deep, along: length, deep: AISLE },
      { t: -AISLE, n: back.deep, along: AISLE, deep: AISLE },
      front,
    ],
  };
}

/** How many are to sit on stools at a bar; 0 where nobody said that anybody does. */
export function stoolsAsked(brief: Brief): number {
  const told = [6, 5, 4, 3, 2].find((n) => wants(brief, `counter-seats-${n}`));
  return told ?? (wants(brief, 'island-seating') ? 3 : 0);
}

/** Bars, those with as many stools as were asked for and the longest first; the shortest without a sink. */
export function barsFor(brief: Brief, usual: readonly number[] = [96, 84, 72, 60]): readonly Group[] {
  const lengths = lengthsOf(brief, 'bar', usual);
  const cools = wants(brief, 'wine-cooler') && !wants(brief, 'beverage-cooler') ? 'wine' : 'drinks';
  const holds: Holds = { wet: !wants(brief, 'dry-bar'), cools };
  const asked = stoolsAsked(brief);
  const seats = Array.from({ length: Math.max(0, asked - 1) }, (_, i) => asked - i);
  return [
    ...seats.flatMap((stools) =>
      [...new Set([Math.max(lengths[0] ?? 96, stools * PLACE), Math.max(60, stools * PLACE)])].map((w) =>
        barWithStools(w, holds, stools),
      ),
    ),
    ...lengths.map((w) => barGroup(w, holds)),
    barGroup(48, { ...holds, wet: false }),
  ];
}

/** Says where fewer sit at a bar than were asked for. */
export function tellFewerStools(draft: Draft, brief: Brief, unmet: string[]): void {
  const asked = stoolsAsked(brief);
  const found = draft.items.filter(({ kind }) => kind === 'stool').length;
  if (asked > found)
    unmet.push(
      found === 0
        ? 'Stools at the bar were left out: a counter with stools before it wants 9 ft of floor from the wall.'
        : `${found} of ${asked} stools fit at the bar.`,
    );
}

/** What it takes off where the way from one part of a room to another leads behind its bar. */
const THROUGH_BAR = 120;
/** So much of the floor that is walked on is reached without passing behind the bar. */
const ROUND_BAR = 0.85;

/** What a plan loses where one passes behind the bar, where somebody mixes drinks, to come to the rest of the room. */
export function faultsOfBar(draft: Draft): number {
  const bar = draft.items.filter(({ group, box }) => group === 'bar' && box.z < 1);
  if (!bar.some(({ kind }) => kind === 'stool')) return 0;
  const behind = rectAround(bar.filter(({ kind }) => kind !== 'stool').map(({ box }) => rectOf(box)));
  const least = ROUND_BAR * (walkable(draft).reachedIn2 - behind.w * behind.d);
  return walkable(draft, undefined, [behind]).reachedIn2 < least ? THROUGH_BAR : 0;
}
