import {
  CATALOGUE,
  derivedOf,
  type Item,
  type ItemOf,
  type Kind,
  type Opening,
  outlineWithout,
  type Point,
  rectangularShell,
  type Shell,
  type Side,
  shellOf,
} from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { checkRoom, RULES } from '../../src/rules/check-room.js';
import { codeFamily } from '../../src/rules/code-family.js';
import type { CheckedRoom } from '../../src/rules/measuring/rule.js';

let count = 0;
const thing = <K extends Kind>(
  kind: K,
  x: number,
  y: number,
  w: number,
  d: number,
  facing: Side,
  more: Partial<Omit<ItemOf<K>, 'box'>> & { z?: number; h?: number } = {},
): ItemOf<K> => {
  const { z = 0, h = CATALOGUE[kind].height[0], ...rest } = more;
  return {
    id: `${kind}-${++count}`,
    kind,
    label: kind,
    facing,
    box: { x, y, z, widthIn: w, depthIn: d, heightIn: h },
    ...rest,
  } as ItemOf<K>;
};
const opening = (
  kind: Opening['kind'],
  side: Side,
  offsetIn: number,
  widthIn: number,
  more: Partial<Opening> = {},
): Opening => ({
  id: `${kind}-${++count}`,
  kind,
  wall: ({ south: 'w1', east: 'w2', north: 'w3', west: 'w4' } as const)[side],
  side,
  offsetIn,
  widthIn,
  heightIn: 80,
  sillIn: 0,
  ...more,
});
const room = (
  category: CheckedRoom['category'],
  items: Item[],
  openings: Opening[] = [],
  { widthIn = 240, depthIn = 240, ceilingIn = 96 }: Partial<CheckedRoom> = {},
): CheckedRoom =>
  inShell(category, rectangularShell(widthIn, depthIn, ceilingIn, ['north']), items, openings);
const inShell = (
  category: CheckedRoom['category'],
  shell: Shell,
  items: Item[] = [],
  openings: Opening[] = [],
): CheckedRoom => ({ category, shell, ...derivedOf(shell), items, openings });
const kitchen = (items: Item[], openings: Opening[] = []) => room('kitchen', items, openings);
const bath = (items: Item[], openings: Opening[] = []) => room('bathroom', items, openings);

/** A sink, a range and a refrigerator along the north wall with their fronts in one line, `a` and `b` feet apart. */
function triangle(a: number, b: number): CheckedRoom {
  const y = 600 - 24;
  const at = (feet: number) => 12 + feet * 12 - 0.5;
  const corners = [
    thing('sink-base', at(0), y, 1, 24, 'south'),
    thing('range', at(a), y, 1, 24, 'south'),
    thing('refrigerator', at(a + b), y, 1, 24, 'south'),
  ];
  return room('kitchen', corners, [], { widthIn: 900, depthIn: 600 });
}

/** A counter along the north wall, and something set into it. */
const counter = (from: number, to: number) =>
  thing('countertop', from, 240 - 25.5, to - from, 25.5, 'south', { z: 34.5, h: 1.5 });
const sink = (x: number) => thing('sink-base', x, 216, 36, 24, 'south', { traits: { role: 'main' } });
const island = (y: number, seats: number, w = 72, overhang = 15, x = 84) =>
  thing('countertop', x, y, w, 40, 'north', {
    z: 34.5,
    h: 1.5,
    group: 'island',
    traits: { seats, overhangIn: overhang, seatSide: 'south' },
  });

/** A kitchen with `x` in of drawer front: one bank of three drawers, 24 in deep. */
const shelves = (x: number, widthIn: number, depthIn: number): CheckedRoom =>
  room('kitchen', [thing('base-cabinet', 0, 0, x / 6, 24, 'north', { traits: { drawers: 3 } })], [], {
    widthIn,
    depthIn,
  });

/** The same beside a sink, and another bank out of its reach. */
const nearSink = (x: number, widthIn: number, depthIn: number): CheckedRoom => {
  const { items, ...rest } = shelves(x, widthIn, depthIn);
  return {
    ...rest,
    items: [
      ...items,
      thing('sink-base', 0, 40, 24, 36, 'east', { traits: { role: 'main' } }),
      thing('base-cabinet', 0, 150, 24, 36, 'east', { traits: { drawers: 3 } }),
    ],
  };
};

/** Cabinets across from each other whose counters, 1-1/2 in deeper than they, are `x` apart. */
const betweenEdges = (x: number): CheckedRoom =>
  kitchen([
    thing('base-cabinet', 60, 216, 36, 24, 'south'),
    counter(60, 96),
    thing('base-cabinet', 60, 214.5 - x - 25.5, 36, 24, 'north'),
    thing('countertop', 60, 214.5 - x - 25.5, 36, 25.5, 'north', { z: 34.5, h: 1.5 }),
  ]);

/** A receptacle's plate with its middle `at` along a wall of 240 in. */
const plate = (side: Side, at: number, z = 16, more: Partial<ItemOf<'receptacle'>> = {}) => {
  const t = at - 1.375;
  const [x, y, w, d] = {
    north: [t, 239.75, 2.75, 0.25],
    south: [t, 0, 2.75, 0.25],
    west: [0, t, 0.25, 2.75],
    east: [239.75, t, 0.25, 2.75],
  }[side] as [number, number, number, number];
  return thing(
    'receptacle',
    x,
    y,
    w,
    d,
    ({ north: 'south', south: 'north', west: 'east', east: 'west' } as const)[side],
    { z, ...more },
  );
};
const onWall = (kind: 'switch' | 'receptacle') => thing(kind, 100, 239.75, 2.75, 0.25, 'south', { z: 46 });

/** For each rule: a room in which it measures `x`. */
const CASES: Readonly<Record<string, (x: number) => CheckedRoom>> = {
  'kitchen-entry': (x) => kitchen([], [opening('cased-opening', 'south', 40, x)]),
  'kitchen-door-interference': (x) =>
    kitchen(
      Array.from({ length: x }, (_, i) => thing('base-cabinet', 40 + i * 10, 0, 9, 24, 'north')),
      [opening('door', 'south', 40, 32, { swing: { hinge: 'near', into: 'room' } })],
    ),
  'triangle-total': (x) => triangle(x / 4, x / 4),
  'triangle-leg-short': (x) => triangle(x, x),
  'triangle-leg-long': (x) => triangle(x / 2, x / 2),
  'triangle-through-island': (x) => ({
    ...kitchen([
      thing('sink-base', 0, 100, 24, 1, 'east'),
      thing('range', 216, 100, 24, 1, 'west'),
      thing('refrigerator', 0, 103, 24, 1, 'east'),
      // Only the legs between sink or refrigerator and range cross it.
      thing('countertop', 100, 60, x * LEG_SLOPE, 100, 'north', { z: 34.5, h: 1.5, group: 'island' }),
    ]),
  }),
  'work-aisle': (x) => betweenEdges(x),
  'work-aisle-two-cooks': (x) => betweenEdges(x),
  'kitchen-walkway': (x) => ({ ...kitchen([thing('base-cabinet', 60, x, 36, 24, 'south')]) }),
  'behind-seats': (x) => kitchen([island(x, 2)]),
  'behind-seats-walk': (x) => kitchen([island(x, 2)]),
  'behind-seats-still': (x) => kitchen([island(x, 2, 72, 15, 0)]),
  'seat-width': (x) => kitchen([island(100, 2, x * 2)]),
  'knee-depth': (x) => kitchen([island(100, 2, 72, x)]),
  'sink-landing-long': (x) => kitchen([sink(60), counter(60 - x, 96)]),
  'sink-landing-short': (x) => kitchen([sink(60), counter(0, 96 + x)]),
  'prep-area': (x) => kitchen([sink(60), counter(60 - x, 96)]),
  'dishwasher-near-sink': (x) => kitchen([sink(60), thing('dishwasher', 96 + x, 216, 24, 24, 'south')]),
  'dishwasher-standing': (x) => ({
    ...kitchen([
      thing('dishwasher', 12, 216, 24, 24, 'south'),
      thing('base-cabinet', 36 + x, 190, 24, 26, 'west'),
    ]),
  }),
  'aux-sink-landing-long': (x) =>
    kitchen([
      thing('sink-base', 60, 216, 24, 24, 'south', { traits: { role: 'bar' } }),
      counter(60 - x, 84 + Math.min(x, 3)),
    ]),
  'aux-sink-landing-short': (x) =>
    kitchen([thing('sink-base', 60, 216, 24, 24, 'south', { traits: { role: 'bar' } }), counter(0, 84 + x)]),
  'fridge-landing': (x) => kitchen([thing('refrigerator', 60, 210, 36, 30, 'south'), counter(96, 96 + x)]),
  'cooking-landing-long': (x) => kitchen([thing('range', 60, 214, 30, 26, 'south'), counter(90, 90 + x)]),
  'cooking-landing-short': (x) =>
    kitchen([thing('range', 60, 214, 30, 26, 'south'), counter(90, 130), counter(60 - x, 60)]),
  'above-cooking': (x) =>
    kitchen([
      thing('range', 60, 214, 30, 26, 'south'),
      thing('hood', 60, 220, 30, 20, 'south', { z: 36 + x }),
    ]),
  'hood-code': (x) => kitchen([thing('hood', 60, 220, 30, 20, 'south', { z: 66, traits: { cfm: x } })]),
  'hood-nkba': (x) => kitchen([thing('hood', 60, 220, 30, 20, 'south', { z: 66, traits: { cfm: x } })]),
  'makeup-air': (x) =>
    kitchen([thing('hood', 60, 220, 30, 20, 'south', { z: 66, traits: { cfm: 600, makeupAir: x === 0 } })]),
  'appliance-doors': (x) =>
    kitchen([
      thing('dishwasher', 60, 216, 24, 24, 'south'),
      thing('range', 60, x ? 146 : 100, 30, 26, 'north'),
    ]),
  'cooking-under-window': (x) =>
    kitchen(
      [thing('range', 60, 214, 30, 26, 'south')],
      Array.from({ length: x }, () => opening('window', 'north', 60, 30, { sillIn: 42, heightIn: 40 })),
    ),
  'oven-landing': (x) => kitchen([thing('wall-oven', 60, 216, 33, 24, 'south'), counter(93, 93 + x)]),
  'counter-total': (x) => kitchen([counter(0, x)]),
  'counter-to-wall-cabinet': (x) =>
    kitchen([counter(0, 60), thing('wall-cabinet', 0, 228, 30, 12, 'south', { z: 36 + x })]),

  'separated-centres': (x) =>
    kitchen([
      thing('sink-base', 0, 216, 36, 24, 'south'),
      ...Array.from({ length: x }, () => thing('tall-cabinet', 40, 216, 24, 24, 'south')),
      thing('range', 80, 214, 30, 26, 'south'),
      thing('refrigerator', 200, 210, 36, 30, 'south'),
    ]),
  'through-traffic': (x) => ({
    ...kitchen([
      thing('sink-base', 100, 216, 36, 24, 'south'),
      thing('range', 0, 100, 26, 30, 'east'),
      thing('refrigerator', 210, 100, 30, 36, 'west'),
    ]),
    openings: [
      opening('cased-opening', 'west', x ? 180 : 10, 36),
      opening('cased-opening', 'east', x ? 180 : 10, 36),
    ],
  }),
  'sink-between': (x) =>
    kitchen([
      thing('sink-base', x ? 150 : 60, 216, 36, 24, 'south'),
      thing('range', 0, 214, 30, 26, 'south'),
      thing('refrigerator', 110, 210, 36, 30, 'south'),
    ]),
  'waste-bins': (x) =>
    kitchen([
      sink(60),
      ...Array.from({ length: x }, (_, i) =>
        thing('base-cabinet', 96 + 15 * i, 216, 15, 24, 'south', { traits: { pullout: 'waste', bins: 1 } }),
      ),
    ]),
  'microwave-height': (x) => kitchen([thing('microwave', 60, 224, 24, 16, 'south', { z: x })]),
  'microwave-landing': (x) =>
    kitchen([
      { ...counter(60, 60 + x), box: { x: 60, y: 216, z: 34.5, widthIn: x, depthIn: 12, heightIn: 1.5 } },
      thing('microwave', 60, 224, 24, 16, 'south', { z: 54 }),
    ]),
  'shelf-frontage-small': (x) => shelves(x, 120, 120),
  'shelf-frontage-medium': (x) => shelves(x, 180, 180),
  'shelf-frontage-large': (x) => shelves(x, 240, 240),
  'above-cooking-bare': (x) =>
    kitchen([
      thing('range', 60, 214, 30, 26, 'south'),
      thing('wall-cabinet', 60, 228, 30, 12, 'south', { z: 36 + x }),
    ]),
  'storage-near-sink-small': (x) => nearSink(x, 120, 120),
  'storage-near-sink-medium': (x) => nearSink(x, 180, 180),
  'storage-near-sink-large': (x) => nearSink(x, 240, 240),
  'corner-unit': (x) =>
    kitchen([
      counter(0, 100),
      thing('countertop', 0, 100, 25.5, 114.5, 'east', { z: 34.5, h: 1.5 }),
      ...Array.from({ length: x }, () =>
        thing('corner-base-cabinet', 0, 204, 36, 36, 'south', { traits: { corner: 'northwest' } }),
      ),
    ]),
  'counter-receptacles': (x) => {
    const above = (at: number) =>
      thing('receptacle', at - 1.375, 239.25, 2.75, 0.25, 'south', { z: 44, traits: { at: 'counter' } });
    return kitchen([counter(0, x * 4), above(x), above(3 * x)]);
  },

  'toilet-side': (x) => bath([thing('toilet', x - 9, 212, 18, 28, 'south')]),
  'toilet-side-nkba': (x) => bath([thing('toilet', x - 9, 212, 18, 28, 'south')]),
  'toilet-front': (x) => bath([thing('toilet', 60, x, 18, 28, 'south')]),
  'basin-front': (x) => bath([thing('vanity', 60, x, 36, 21, 'south')]),
  'tub-front': (x) => bath([thing('bathtub', 60, x, 60, 30, 'south')]),
  'shower-front': (x) => bath([thing('shower', 60, x, 36, 36, 'south')]),
  'fixture-front-nkba': (x) => bath([thing('vanity', 60, x, 36, 21, 'south')]),
  'basin-to-wall': (x) => bath([thing('vanity', x - 12, 219, 24, 21, 'south', { traits: { sinks: 1 } })]),
  'basin-to-wall-nkba': (x) =>
    bath([thing('vanity', x - 12, 219, 24, 21, 'south', { traits: { sinks: 1 } })]),
  'double-basin': (x) => bath([thing('vanity', 60, 219, x * 2, 21, 'south', { traits: { sinks: 2 } })]),
  'double-basin-nkba': (x) => bath([thing('vanity', 60, 219, x * 2, 21, 'south', { traits: { sinks: 2 } })]),
  'basin-height': (x) => bath([thing('vanity', 60, 219, 36, 21, 'south', { h: x })]),
  'basin-height-most': (x) => bath([thing('vanity', 60, 219, 36, 21, 'south', { h: x })]),
  'shower-disc': (x) => bath([thing('shower', 0, 180, x, 60, 'south')]),
  'shower-area': (x) => bath([thing('shower', 0, 180, x / 30, 30, 'south')]),
  'shower-nkba': (x) => bath([thing('shower', 0, 180, x, 60, 'south')]),
  'shower-seat-low': (x) => bath([thing('shower-bench', 0, 180, 36, 15, 'south', { h: x })]),
  'shower-seat-high': (x) => bath([thing('shower-bench', 0, 180, 36, 15, 'south', { h: x })]),
  'shower-seat-depth': (x) => bath([thing('shower-bench', 0, 180, 36, x, 'south')]),
  'shower-tile-height': (x) =>
    bath([thing('shower', 0, 180, 36, 36, 'south', { traits: { tileHeightIn: x } })]),
  'bath-door': (x) => bath([], [opening('door', 'south', 40, x + 2)]),
  'shower-way-in': (x) =>
    bath([
      thing('shower', 0, 150, 60, 36, 'south', { traits: { entryEnd: 'left' } }),
      thing('shower-bench', 0, 150, 30 - x, 36, 'east', { h: 18 }),
    ]),
  'door-to-toilet': (x) =>
    bath(
      [thing('toilet', 41.75 + x, 0, 18, 28, 'north')],
      [opening('door', 'south', 40, 32, { swing: { hinge: 'near', into: 'room' } })],
    ),
  'bath-door-interference': (x) =>
    bath(
      Array.from({ length: x }, () => thing('toilet', 40, 4, 18, 28, 'north')),
      [opening('door', 'south', 36, 34, { swing: { hinge: 'near', into: 'room' } })],
    ),
  'bath-fan': (x) => bath([thing('exhaust-fan', 100, 100, 12, 12, 'south', { z: 94, traits: { cfm: x } })]),
  'grab-bar-height': (x) => bath([thing('grab-bar', 100, 237, 36, 3, 'south', { z: x })]),
  'paper-holder-height': (x) => bath([thing('paper-holder', 100, 237, 6, 3, 'south', { z: x })]),

  'ceiling-habitable': (x) => room('office', [], [], { ceilingIn: x }),
  'ceiling-bath': (x) => room('basement', [], [], { ceilingIn: x }),
  'sloped-floor-area': (x) => inShell('office', attic((x * 144) / 84)),
  'door-blocked': (x) =>
    room(
      'office',
      Array.from({ length: x }, () => thing('cabinet', 44, 4, 20, 20, 'north')),
      [opening('door', 'south', 40, 32, { swing: { hinge: 'near', into: 'room' } })],
    ),
  'bedroom-area': (x) => room('bedroom', [], [], { widthIn: (x * 144) / 120, depthIn: 120 }),
  'bedroom-side': (x) => room('bedroom', [], [], { widthIn: x, depthIn: 160 }),
  'escape-area': (x) =>
    room(
      'bedroom',
      [],
      [opening('window', 'north', 40, 36, { sillIn: 20, heightIn: ((x * 144) / 32.5 + 3.75) * 2 })],
    ),
  'escape-sill': (x) =>
    room(
      'bedroom',
      [],
      [
        opening('window', 'north', 40, 44, { sillIn: x, heightIn: 60 }),
        ...(x > 44 ? [opening('window', 'north', 90, 44, { sillIn: x, heightIn: 60 })] : []),
      ],
    ),
  'stair-width': (x) =>
    room('basement', [thing('stair', 0, 60, x, 120, 'north', { traits: { riserIn: 7.5, treadIn: 10 } })]),
  'stair-riser': (x) =>
    room('basement', [thing('stair', 0, 60, 36, 120, 'north', { traits: { riserIn: x, treadIn: 10 } })]),
  'stair-tread': (x) =>
    room('basement', [thing('stair', 0, 60, 36, 120, 'north', { traits: { riserIn: 7.5, treadIn: x } })]),
  'stair-landing': (x) =>
    room('basement', [thing('stair', 0, x, 36, 120, 'south', { traits: { riserIn: 7.5, treadIn: 10 } })]),
  'panel-front': (x) =>
    room('basement', [
      thing('electrical-panel', 60, 236, 16, 4, 'south', { z: 36 }),
      thing('water-heater', 30, 236 - x - 24, 80, 24, 'south'),
    ]),
  // One long wall space with a receptacle at its middle: the far ends are x away.
  'wall-receptacles': (x) =>
    room(
      'living room',
      [plate('south', 120)],
      [
        opening('cased-opening', 'south', 0, 120 - x),
        opening('cased-opening', 'south', 120 + x, 120 - x),
        opening('cased-opening', 'north', 0, 240),
        opening('cased-opening', 'west', 0, 240),
        opening('cased-opening', 'east', 0, 240),
      ],
    ),
  'island-receptacle': (x) =>
    kitchen([
      island(100, 2),
      ...Array.from({ length: x }, () =>
        thing('receptacle', 90, 118, 2.75, 2.75, 'north', { z: 36, h: 0.25 }),
      ),
      // Below the top it does not count.
      thing('receptacle', 156, 118, 0.25, 2.75, 'east', { z: 24 }),
    ]),
  'basin-receptacle': (x) =>
    bath([
      thing('vanity', 60, 219, 24, 21, 'south', { traits: { sinks: 1 } }),
      plate('north', 72 + 9 + x, 42, { traits: { at: 'basin' } }),
    ]),
  'laundry-receptacle': (x) =>
    room('other', [thing('washer', 0, 208, 27, 32, 'south'), plate('north', 27 + x + 1.375)]),
  'garage-receptacle': (x) =>
    room(
      'garage',
      [onWall('switch'), ...Array.from({ length: x * 2 }, (_, i) => plate('west', 20 + 20 * i))],
      [opening('garage-door', 'south', 12, 192)],
    ),
  'utility-receptacle': (x) =>
    room('basement', [
      thing('partition', 0, 80, 120, 4.5, 'north', { h: 96 }),
      thing('partition', 120, 0, 4.5, 84.5, 'north', { h: 96 }),
      thing('furnace', 10, 10, 24, 30, 'north'),
      onWall('switch'),
      ...Array.from({ length: x }, () => plate('south', 60)),
    ]),
  'light-switch': (x) =>
    room('office', [plate('west', 60), ...Array.from({ length: x }, () => onWall('switch'))]),
  'smoke-alarm': (x) =>
    room('bedroom', [
      onWall('switch'),
      ...Array.from({ length: x }, () => thing('smoke-alarm', 100, 100, 5.5, 5.5, 'south', { z: 94 })),
    ]),
  'co-alarm': (x) =>
    room('basement', [
      onWall('switch'),
      thing('smoke-alarm', 50, 100, 5.5, 5.5, 'south', { z: 94 }),
      ...Array.from({ length: x }, () =>
        thing('smoke-alarm', 100, 100, 5.5, 5.5, 'south', { z: 94, traits: { co: true } }),
      ),
    ]),
  'sleeping-ceiling': (x) => room('basement', [thing('bed', 60, 60, 60, 80, 'north')], [], { ceilingIn: x }),
  'tempered-glass': (x) =>
    bath(
      [thing('bathtub', 60, 180, 60, 30, 'south')],
      [opening('window', 'north', 60, 36, { sillIn: 42, heightIn: 30, tempered: x === 0 })],
    ),
  'bed-side': (x) => room('bedroom', [thing('bed', x, 150, 60, 86, 'south')], [], { widthIn: 60 + x + 1 }),
  'bed-foot': (x) => room('bedroom', [thing('bed', 60, x, 60, 86, 'south')]),
  'desk-chair': (x) =>
    room('office', [
      thing('desk', 60, x, 60, 28, 'south', { group: 'desk' }),
      thing('office-chair', 78, x - 25, 24, 24, 'north', { group: 'desk' }),
    ]),
  'dining-behind': (x) =>
    room('other', [
      thing('dining-table', 60, x, 72, 36, 'south', { group: 'dining' }),
      thing('dining-chair', 80, x - 21, 18, 20, 'north', { group: 'dining' }),
    ]),
  'pool-around': (x) =>
    room('basement', [thing('pool-table', x, 90, 100, 56, 'south')], [], { widthIn: 400 }),
  'car-side': (x) => room('garage', [thing('car', x, 20, 72, 180, 'north')]),
  'sofa-table': (x) =>
    room('living room', [
      thing('sofa', 60, 180, 84, 36, 'south', { group: 'seating' }),
      thing('coffee-table', 80, 180 - x - 22, 44, 22, 'south', { group: 'seating' }),
    ]),
};

/** 11 ft across under a ridge of 8 ft, with knee walls of 4 ft: 7 ft of it, `widthIn` wide, have 5 ft and more. */
const attic = (widthIn: number): Shell => ({
  ...rectangularShell(widthIn, 112, 96),
  ceiling: {
    heightIn: 96,
    zones: [],
    slope: { ridge: 'east-west', ridgeAtIn: 56, ridgeIn: 96, kneeStartIn: 48, kneeEndIn: 48 },
  },
});

/** The crossing of the island by the slightly slanted leg, per inch of its width. */
const LEG_SLOPE = 1 / Math.hypot(1, 3 / 192);

/** The smallest step that a rule can tell: whole things, or a tenth. */
const stepOf = (unit: string): number =>
  unit === 'count' ? 1 : unit === 'ft' || unit === 'sq ft' ? 0.01 : 0.1;

/** Measured by what is there at all: on the wrong side it is not found, and so not met in another rule. */
const VANISHES = new Set(['escape-sill']);

describe('rules', () => {
  it('are all measured here', () => {
    expect(RULES.map((r) => r.id).filter((id) => !(id in CASES))).toEqual([]);
    expect(new Set(RULES.map((r) => r.id)).size).toBe(RULES.length);
  });

  for (const rule of RULES) {
    const make = CASES[rule.id];
    if (!make) continue;
    const find = (x: number) => checkRoom(make(x)).find((f) => f.rule === rule.id);
    const bad = rule.bound === 'least' ? rule.limit - stepOf(rule.unit) : rule.limit + stepOf(rule.unit);

    it(`${rule.id} is met at ${rule.limit} ${rule.unit}`, () => {
      expect(find(rule.limit)).toMatchObject({ met: true, limit: rule.limit, severity: rule.severity });
      expect(find(rule.limit)?.measured).toBeCloseTo(rule.limit, 1);
    });
    if (!VANISHES.has(rule.id)) {
      it(`${rule.id} is not met at ${bad.toFixed(2)} ${rule.unit}`, () => {
        const finding = find(bad);
        expect(finding?.met).toBe(false);
        expect(finding?.measured).toBeCloseTo(bad, 1);
      });
    }
  }

  it('finds no escape window where every sill is too high', () => {
    const high = room('bedroom', [], [opening('window', 'north', 40, 60, { sillIn: 44.5, heightIn: 48 })]);
    expect(checkRoom(high).find((f) => f.rule === 'escape-area')).toMatchObject({ met: false, measured: 0 });
  });

  it('counts under a slope what has 5 ft, and asks for 7 ft over half of the floor that is required', () => {
    const rule = (shell: Shell, id: string) =>
      checkRoom(inShell('bedroom', shell)).find((f) => f.rule === id);
    // 84 in deep where it has 5 ft, 28 in deep where it has 7 ft.
    expect(rule(attic(120), 'bedroom-area')?.measured).toBeCloseTo(70, 1);
    expect(rule(attic(180), 'ceiling-habitable')?.measured).toBeCloseTo(84, 1);
    expect(rule(attic(180.1), 'ceiling-habitable')?.met).toBe(true);
    expect(rule(attic(170), 'ceiling-habitable')?.met).toBe(false);
    expect(rule(rectangularShell(120, 120, 96), 'sloped-floor-area')).toBeUndefined();
  });

  it('measures rooms of other shapes by their outline', () => {
    const outline = outlineWithout(144, 144, [{ x: 72, y: 72, w: 72, d: 72 }]) as Point[];
    const shell = shellOf(outline, { heightIn: 96, zones: [] });
    const measured = (room: CheckedRoom, id: string) => checkRoom(room).find((f) => f.rule === id)?.measured;
    expect(measured(inShell('bedroom', shell), 'bedroom-area')).toBe(108);
    expect(measured(inShell('bedroom', shell), 'bedroom-side')).toBe(72);
    // The notch's walls end the floor before a toilet and beside it.
    const toilet = thing('toilet', 100, 0, 18, 28, 'north');
    expect(measured(inShell('bathroom', shell, [toilet]), 'toilet-front')).toBe(44);
    const beside = thing('toilet', 50, 116, 18, 28, 'south');
    expect(measured(inShell('bathroom', shell, [beside]), 'toilet-side')).toBe(13);
  });

  it('follows the plumbing code of the state', () => {
    expect([codeFamily('CA'), codeFamily('ca'), codeFamily('NY'), codeFamily(undefined)]).toEqual([
      'UPC',
      'UPC',
      'IRC',
      'IRC',
    ]);
    const tight = bath([thing('toilet', 60, 22, 18, 28, 'south')]);
    const front = (state?: string) => checkRoom(tight, state).find((f) => f.rule === 'toilet-front');
    expect(front('NY')).toMatchObject({ met: true, limit: 21 });
    expect(front('CA')).toMatchObject({ met: false, limit: 24 });
  });

  it("lets a corner with a return stand for the sink's second landing", () => {
    const corner = thing('corner-base-cabinet', 0, 204, 36, 36, 'south', {
      traits: { corner: 'northwest', legIn: 24 },
    });
    const inCorner = kitchen([
      sink(36),
      corner,
      counter(0, 120),
      thing('countertop', 0, 100, 25.5, 114.5, 'east', { z: 34.5, h: 1.5 }),
    ]);
    expect(checkRoom(inCorner).find((f) => f.rule === 'sink-landing-short')).toMatchObject({ met: true });
  });
});
