import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planOnce } from '../rooms/planned-once.js';

/** What its owner brings or keeps is drawn as large as told, and not bought; what is fixed to walls and asked for has a price. */

const plan = (category: RoomCategory, area: string, designPrompt: string) =>
  planOnce({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });

type Planned = ReturnType<typeof plan>;
const sizesOf = ({ room }: Planned): string[] =>
  room.items.map(({ box }) =>
    [box.widthIn, box.depthIn]
      .map(Math.round)
      .sort((a, b) => b - a)
      .join('x'),
  );
const linesOf = ({ estimate }: Planned): string =>
  estimate.lines
    .map(({ item, state }) => `${item}${state === 'owner-supplied' ? ' (theirs)' : ''}`)
    .join('; ');

describe('things of their owner', () => {
  it.each([
    ['kitchen', '17x14', 'New cabinets. I have a hutch, 60 wide 14 deep, that I want to use.', '60x14'],
    [
      'kitchen',
      '17x14',
      "New cabinets. We'd rather keep my grandmother's table, 36x60 with four chairs.",
      '60x36',
    ],
    [
      'kitchen',
      '17x14',
      'New cabinets except the built-in hutch on the east wall (5 ft wide, 14 deep) which stays as is.',
      '60x14',
    ],
    ['bathroom', '9x11', 'A walk in shower. Our armoire is 36 wide and 20 deep and stays.', '36x20'],
    ['bathroom', '9x11', 'A walk in shower. Keep the 34 by 18 inch bench we already have.', '34x18'],
    ['bedroom', '14x16', "Our bedroom. We want the treadmill instead, it's 30x70 and ours.", '70x30'],
    ['living room', '14x18', 'A floor loom, 5 ft wide by 4 1/2 deep, at the north window.', '60x54'],
    ['living room', '15x20', 'A cozy room. The sofa stays. It measures 84 by 38 inches.', '84x38'],
    ['office', '11x13', 'A desk for one. Our piano, 4 ft 10 in wide and 24 in deep, is staying.', '58x24'],
    ['garage', '22x22', 'One car. Our workbench (96x30) is already bought.', '96x30'],
    ['other', '9x12', 'A laundry room. My bookcase (36" x 12") goes in here.', '36x12'],
  ] as const)('stand at their size: %s %s, %s', (category, area, text, size) => {
    expect(sizesOf(plan(category, area, text))).toContain(size);
  });

  it.each([
    [
      'kitchen',
      '14x18',
      "The old table is my grandmother's, 42 by 72, and must fit.",
      'dining-table',
      '72x42',
    ],
    [
      'kitchen',
      '14x16',
      "It has to fit: the table is my mom's, 36 by 60. New cabinets.",
      'dining-table',
      '60x36',
    ],
    ['other', '12x14', "Dining room. Our table was Grandma's, 40 by 84, for eight.", 'dining-table', '84x40'],
    ['office', '11x12', "The desk is my late father's, 66 by 32. Shelves for books.", 'desk', '66x32'],
    ['bedroom', '12x14', "The dresser is my great aunt's, 58 by 22. A queen bed.", 'dresser', '58x22'],
    ['living room', '14x18', "The piano is my sister's upright, 58 by 25. A sofa.", 'piano', '58x25'],
    ['living room', '14x18', "The sectional is my brother's, 110 by 90. A TV.", 'sectional', '110x90'],
    ['other', '12x14', 'Dining room. The table belonged to my parents, 44 x 84.', 'dining-table', '84x44'],
  ] as const)(
    'stand once where their owner is told after their name: %s %s, %s',
    (category, area, text, kind, size) => {
      const { room } = plan(category, area, text);
      const own = room.items.filter((item) => item.kind === kind);
      expect([
        own.length,
        ...sizesOf({ ...plan(category, area, text), room: { ...room, items: own } }),
      ]).toEqual([1, size]);
      expect(room.items.filter((item) => item.kind === 'piece')).toEqual([]);
    },
  );

  it.each([
    'I have an oak dresser, 42 wide 20 deep, that should become the vanity.',
    "We want to turn my grandmother's dresser into the vanity, it's 42x20.",
    'I want a vanity made from an old dresser I own, 42x20.',
  ])('become something else at their size, and only the work is priced: %s', (text) => {
    const told = plan('bathroom', '8x10', `New tub and toilet. ${text}`);
    const [vanity, ...more] = told.room.items.filter(({ kind }) => kind === 'vanity');
    expect([vanity?.label.includes('resser as vanity'), more.length]).toEqual([true, 0]);
    expect(sizesOf({ ...told, room: { ...told.room, items: vanity ? [vanity] : [] } })).toEqual(['42x20']);
    expect(linesOf(told)).toContain('Furniture made into a vanity');
    expect(linesOf(told)).not.toContain('in, cabinet');
  });

  it.each([
    [
      'kitchen',
      "The fridge we'll buy ourselves later so leave a 36 in. space but don't count it.",
      'Refrigerator',
    ],
    ['kitchen', 'The gas range has to stay where it is.', 'Range 3'],
    ['kitchen', "We'll buy the dishwasher ourselves later.", 'Dishwasher'],
    ['other', 'Our washer and dryer move up from the basement.', 'Washer'],
  ] as const)('are not bought: %s, %s', (category, text, item) => {
    const lines = linesOf(plan(category, '13x15', `New cabinets and counters. ${text}`)).split('; ');
    expect(lines.filter((line) => line.startsWith(item) && !line.endsWith('(theirs)'))).toEqual([]);
  });

  it('are seats before the screen: two recliners 34 in wide', () => {
    const { room } = plan(
      'basement',
      '24x26',
      'A sitting area with her two recliners (hers, 34 wide) and a TV.',
    );
    const [one, other] = room.items.filter(({ label }) => label.startsWith('Recliner'));
    if (!one || !other) throw new Error('a recliner is missing');
    expect(Math.hypot(one.box.x - other.box.x, one.box.y - other.box.y)).toBeLessThan(60);
    expect([one, other].map(({ box }) => Math.min(box.widthIn, box.depthIn))).toEqual([34, 34]);
  });
});

describe('a price', () => {
  it.each([
    ['bedroom', '10x12', 'A guest room with a queen Murphy bed. Closet stays.', 'Wall bed', 'Wall painting'],
    ['garage', '22x22', 'Storage for 4 bikes and a kayak.', 'Place for a bicycle', 'Drywall'],
    [
      'living room',
      '15x20',
      'Built in bookshelves on both sides of the firplace.',
      'Built-in shelves',
      'Wall painting',
    ],
    [
      'other',
      '7x11',
      'Five cubbies, a rod for drip drying. Floor that takes salt, so not wood.',
      'Hanging rod',
      'hardwood',
    ],
  ] as const)('has what was asked for and nothing else: %s %s, %s', (category, area, text, has, not) => {
    const lines = linesOf(plan(category, area, text));
    expect(lines).toContain(has);
    expect(lines).not.toContain(not);
  });
});

it('sets shelves on both sides of a fire beside which the screen hangs', () => {
  const { brief } = plan(
    'living room',
    '15x20',
    'Built in bookshelves on both sides of the firplace, room for a big sectional and my upright piano. TV should NOT go over the fireplace.',
  );
  expect(brief.ledger?.filter(({ outcome }) => outcome !== 'drawn')).toEqual([]);
});
