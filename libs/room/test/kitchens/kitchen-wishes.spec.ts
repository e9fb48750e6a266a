import { type Concept, type Item, itemsOf, type Kind } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { boxesOverlap, centre, rectOf } from '../../src/geometry/geometry.js';
import { soldWidth } from '../../src/geometry/items.js';
import { planConcept } from '../../src/index.js';
import { triangleLegs } from '../../src/parts.js';
import { hasMicrowave } from '../../src/planner/kitchen/microwave.js';
import { SHOWN } from '../../src/shown/features-shown.js';
import { faultsOf } from '../rooms/invariants.js';
import { KITCHEN_WISHES } from './kitchen-wishes.js';

const of = (concept: Concept, kind: string): Item[] => itemsOf(concept.room, kind as Kind);
const apart = (a: Item, b: Item): number => {
  const [p, q] = [centre(rectOf(a.box)), centre(rectOf(b.box))];
  return Math.hypot(p.x - q.x, p.y - q.y);
};
const shown = (concept: Concept, id: string): boolean =>
  SHOWN[id]?.({ ...concept, layout: concept.title }) ?? false;
const islands = (concept: Concept): number =>
  of(concept, 'countertop').filter((top) => top.label === 'Island top').length;

const grown = ({ box }: Item): Item['box'] => ({
  ...box,
  x: box.x - 1,
  y: box.y - 1,
  widthIn: box.widthIn + 2,
  depthIn: box.depthIn + 2,
});

/** Expectations that have a name of their own. */
const NAMED: Readonly<Record<string, (concept: Concept) => boolean>> = {
  microwave: ({ room }) => hasMicrowave(room),
  'no:microwave': ({ room }) => !hasMicrowave(room),
  'microwave-drawer': (c) => shown(c, 'microwave-drawer'),
  coffee: (c) => shown(c, 'coffee-bar'),
  left: (c) => shown(c, 'left-handed'),
  'window-sink': (c) => shown(c, 'window-sink'),
  rounded: (c) => shown(c, 'child-safe'),
  'fridge-48-or-told': (c) =>
    shown(c, 'fridge-48') || c.brief.unmet.some((text) => text.includes('48 in refrigerator')),
  peninsula: (c) => shown(c, 'peninsula'),
  'sliding-door': ({ room }) => room.openings.some((o) => o.kind === 'sliding-door'),
  'islands:1': (c) => islands(c) >= 1,
  'islands:2': (c) => islands(c) === 2,
  'islands<=0': (c) => islands(c) === 0,
  counter34: (c) => of(c, 'countertop').every(({ box }) => box.z + box.heightIn <= 34),
  aisle48: ({ findings }) => findings.some((f) => f.rule === 'work-aisle-two-cooks' && f.met),
  /** Two runs go around the wall's end, with one counter over both, and no leg of the triangle cuts through the wall. */
  'open-floor': (c) => shown(c, 'open-floor'),
  'around-corner': (c) => {
    const end = of(c, 'base-cabinet').find((i) => i.label.startsWith('End cabinet'));
    if (!end) return false;
    const touching = c.room.items.filter(
      (i) => i !== end && i.group !== 'island' && i.box.z < 1 && boxesOverlap(grown(i), end.box),
    );
    const sides = new Set(touching.filter((i) => i.kind !== 'dining-table').map((i) => i.facing));
    const way = triangleLegs(c.room).some(({ path }) => path.length === 3);
    return sides.size === 2 && way;
  },
  turn60: ({ brief }) => !brief.unmet.some((text) => text.includes('60 by 60')),
  cool: (c) =>
    of(c, 'beverage-cooler').every((cooler) =>
      [...of(c, 'range'), ...of(c, 'cooktop')].every((hot) => apart(cooler, hot) > 36),
    ),
};

/** Whether an expectation of the table holds of a concept. */
function holds(concept: Concept, expectation: string): boolean {
  const named = NAMED[expectation];
  if (named) return named(concept);
  const told = /^told:(.+)$/.exec(expectation);
  if (told) return concept.brief.unmet.some((text) => text.toLowerCase().includes(told[1] ?? ''));
  const none = /^no:(.+)$/.exec(expectation);
  if (none) return of(concept, none[1] ?? '').length === 0;
  const knees = /^knee:(\d)$/.exec(expectation);
  if (knees)
    return (
      concept.room.items.filter((i) => (i.traits as { readonly kneeSpace?: boolean })?.kneeSpace).length >=
      Number(knees[1])
    );
  const count = /^([a-z-]+):(\d)$/.exec(expectation);
  if (count) return of(concept, count[1] ?? '').length >= Number(count[2]);
  const wide = /^([a-z-]+)#(\d+)$/.exec(expectation);
  if (wide) return of(concept, wide[1] ?? '').some((i) => soldWidth(i) === Number(wide[2]));
  const trait = /^([a-z-]+)\.([a-zA-Z]+)=(.+)$/.exec(expectation);
  if (trait)
    return of(concept, trait[1] ?? '').some(
      (i) => String((i.traits as Readonly<Record<string, unknown>>)?.[trait[2] ?? '']) === trait[3],
    );
  throw new Error(`No such expectation: ${expectation}`);
}

describe('kitchens that people ask for', () => {
  it.each(KITCHEN_WISHES.map((row) => [row.wish.designPrompt ?? '', row] as const))(
    '%s',
    (_, { wish, expects }) => {
      const concept = planConcept(wish, { seed: 1, date: '2026-11-22' });
      expect(expects.filter((expectation) => !holds(concept, expectation))).toEqual([]);
      expect(faultsOf(concept)).toEqual([]);
    },
  );
});
