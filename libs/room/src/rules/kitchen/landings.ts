import type { Item } from '@plumbline/concept';
import { overlaps, rectOf } from '../../geometry/geometry.js';
import { counterAcross, landings, ofKind } from '../measuring/measure-plan.js';
import type { CheckedRoom, Measurement } from '../measuring/rule.js';
import { auxSinks, cookers, mainSinks, one } from './things.js';

/** Counter on either side of the main sink: the longer one, or the shorter. Inches. */
export function sinkLandings(room: CheckedRoom, which: 'long' | 'short'): Measurement[] {
  return mainSinks(room).map((sink) => {
    const { low, high } = landings(room, sink);
    const [long, short] = low.length >= high.length ? [low, high] : [high, low];
    if (which === 'long') return one(long.length, sink);
    // 3 in and a return of 21 in do in a corner.
    return one(short.corner && short.length >= 3 ? Math.max(short.length, 18) : short.length, sink);
  });
}

/** The same of the other sinks. */
export function auxSinkLandings(room: CheckedRoom, which: 'long' | 'short'): Measurement[] {
  return auxSinks(room).map((sink) => {
    const { low, high } = landings(room, sink);
    return one(
      which === 'long' ? Math.max(low.length, high.length) : Math.min(low.length, high.length),
      sink,
    );
  });
}

/** The same of what is cooked on. */
export function cookLandings(room: CheckedRoom, which: 'long' | 'short'): Measurement[] {
  return cookers(room).map((cook) => {
    const { low, high } = landings(room, cook);
    return one(
      which === 'long' ? Math.max(low.length, high.length) : Math.min(low.length, high.length),
      cook,
    );
  });
}

/** The longer counter under a microwave. */
export function microwaveLandings(room: CheckedRoom): Measurement[] {
  return ofKind(room, 'microwave').map((item) => {
    const tops = ofKind(room, 'countertop').filter((t) => overlaps(rectOf(t.box), rectOf(item.box)));
    return one(Math.max(0, ...tops.map((t) => Math.max(t.box.widthIn, t.box.depthIn))), item, ...tops);
  });
}

/** The longer counter beside an item, or the one across from it. */
export function bestLanding(room: CheckedRoom, item: Item): number {
  const { low, high } = landings(room, item);
  const beside = Math.max(low.length, high.length);
  return beside >= 15 ? beside : Math.max(beside, counterAcross(room, item, 15));
}
