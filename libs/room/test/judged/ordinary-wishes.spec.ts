import type { Concept, Item } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const planned = (category: RoomCategory, area: string, designPrompt: string, budget?: number) =>
  planConcept(
    { category, area, designPrompt, ...(budget ? { budget } : {}) },
    { seed: 1, date: '2026-11-29' },
  );
const outcomes = ({ brief }: Concept) => (brief.ledger ?? []).map(({ outcome }) => outcome);
const of = ({ room }: Concept, kind: Item['kind']) => room.items.filter((item) => item.kind === kind);
const lines = ({ quantities }: Concept) => quantities.map(({ item }) => item);
const isLocker = ({ label }: Item) => label.startsWith('Locker');

describe('a bath is not refused its own name', () => {
  for (const wish of [
    'New bathroom with a tub',
    'We want a new bathroom for the kids, tub and toilet',
    'Second bathroom under the stairs',
    'small bathroom refresh',
  ])
    it(wish, () => expect(outcomes(planned('bathroom', '5x8', wish))).not.toContain('refused'));

  it('is built where there was none: nothing of it is torn out', () => {
    const bath = planned('bathroom', '5x8', 'Add a second bathroom under the stairs with a shower');
    expect(lines(bath)).toContain('Toilet, set');
    expect(lines(bath).filter((line) => /^Demolition: (?:toilet|vanity|wall tile)/.test(line))).toEqual([]);
  });

  it('is freshened up where no more is said: pipes stay', () => {
    const refresh = lines(planned('bathroom', '5x8', 'small bathroom refresh'));
    expect(refresh).toContain('Toilet, set');
    expect(refresh.filter((line) => /rough-in|tub wall tile/.test(line))).toEqual([]);
  });
});

describe('what will do is asked for, and what is fine stays', () => {
  it.each([
    ['Powder room. Pedestal sink is fine.', 'pedestal-sink', false],
    ['New bath. A basic white toilet is fine.', 'toilet', false],
    ['New tile. The toilet is fine.', 'toilet', true],
  ] as const)('%s', (wish, kind, stays) => {
    const [thing] = of(planned('bathroom', '6x7', wish), kind);
    expect(thing?.existing === true).toBe(stays);
  });
});

describe('kitchens', () => {
  it('buy the built-in refrigerator that was asked for', () => {
    const kitchen = planned('kitchen', '15x20', '48 inch range, fridge and freezer columns, an island');
    expect(of(kitchen, 'refrigerator').map(({ existing }) => existing)).toEqual([undefined, undefined]);
    expect(lines(kitchen).filter((line) => / column /.test(line))).toHaveLength(2);
  });

  it('keep a wide range beside ovens in the wall', () => {
    const kitchen = planned('kitchen', '15x20', '48 inch range, double ovens, an island');
    expect(of(kitchen, 'range')[0]?.label).toBe('Range 48');
    expect(of(kitchen, 'wall-oven')).toHaveLength(1);
    expect(of(planned('kitchen', '15x20', '6 burner cooktop and double ovens'), 'cooktop')).toHaveLength(1);
  });

  it.each(['9x11', '10x10'])('set a table for two in a corner of %s', (area) => {
    const kitchen = planned('kitchen', area, 'Small L-shaped kitchen, room for a little table for two');
    expect(of(kitchen, 'dining-chair')).toHaveLength(2);
    expect(kitchen.brief.unmet).toEqual([]);
  });
});

describe('people are counted behind a place, and in a family', () => {
  it.each([
    ['living room', '16x22', 'Sofa, and a dining table at the far end for 8', 'dining-chair', 8],
    ['kitchen', '15x20', 'island in the middle for four', 'stool', 4],
  ] as const)('%s, %s: %s', (category, area, wish, kind, least) =>
    expect(of(planned(category, area, wish), kind).length).toBeGreaterThanOrEqual(least),
  );

  it.each([
    ['Mudroom for family of four with lockers, bench, shoe storage, coat closet', 4],
    ['Mudroom with cubbies for a family of five', 5],
    ['Mudroom for four of us: a locker for each, bench', 4],
    ['Mudroom, a cubby for each of the 3 kids', 3],
  ] as const)('%s', (wish, count) => {
    const mudroom = planned('other', '9x12', wish);
    expect(mudroom.room.items.filter(isLocker)).toHaveLength(count);
    expect(outcomes(mudroom)).not.toContain('refused');
  });

  it('shelves for shoes are in the bench of a mudroom', () => {
    const mudroom = planned('other', '8x10', 'Mudroom with bench and shoe shelves');
    expect(mudroom.room.items.find(({ kind }) => kind === 'bench')?.label).toContain('shoe drawers');
    expect(outcomes(mudroom)).not.toContain('refused');
  });

  it('seats that stand before a table are others than its own', () => {
    const { brief } = planned('other', '12x16', 'Sunroom with seating for six, a small dining table');
    const [seats] = brief.ledger ?? [];
    expect(seats?.understood).toContain('Seats in the room: 6');
    expect(seats?.understood).not.toContain('Places at the table');
  });
});

describe('rooms to dine, to sleep, to work and to park', () => {
  it('a bar leaves a table for eight its floor, and its cooler is the one for wine', () => {
    const dining = planned(
      'other',
      '11x13',
      'Dining room for ten, a china cabinet and a bar with a wine fridge',
    );
    expect(of(dining, 'dining-chair').length).toBeGreaterThanOrEqual(8);
    expect(of(dining, 'beverage-cooler').map(({ label }) => label)).toEqual(['Wine cooler 24']);
  });

  it('books stand under a window where no wall is left', () => {
    const room = planned(
      'bedroom',
      '10x11',
      'Room for two girls. Bunk bed, a desk for each, closet stays, a bookcase',
    );
    expect(of(room, 'bookcase')).toHaveLength(1);
    expect(of(room, 'desk')).toHaveLength(2);
  });

  it('a loveseat is one', () => {
    const office = planned('office', '9x11', 'Therapist office: desk, two armchairs and a loveseat');
    expect(of(office, 'sofa')[0]?.label).toBe('Sofa 60');
    expect(of(office, 'armchair')).toHaveLength(2);
  });

  it('a background on video is asked for', () =>
    expect(outcomes(planned('office', '10x12', 'Two desks, good video background'))).toEqual(
      expect.not.arrayContaining(['unclear', 'for-contractor']),
    ));

  it('what is stored beside two cars hangs on a wall', () => {
    const garage = planned('garage', '20x20', 'Two cars plus wall storage');
    expect([...of(garage, 'slat-wall'), ...of(garage, 'storage-shelf')].length).toBeGreaterThan(0);
    expect(outcomes(garage)).not.toContain('refused');
  });
});

describe('a way through is told to stay free', () => {
  it.each([
    ['12x20', 'keep a path from the front door to the kitchen'],
    ['14x20', 'leave a clear walkway from the hall to the kitchen'],
  ] as const)('%s: %s', (area, wish) => {
    const [said] = planned('living room', area, wish).brief.ledger ?? [];
    expect(said?.understood).toContain('The way through stays free');
  });
});

describe('a word in its sense', () => {
  const understood = (...wish: Parameters<typeof planned>) =>
    (planned(...wish).brief.ledger ?? []).map((entry) => entry.understood).join('; ');
  it.each([
    ['bathroom', '8x8', 'White subway tile to the ceiling', 'white backsplash', 'white ceiling'],
    ['bathroom', '9x14', 'Big shower with a bench and steam', 'steam shower', 'moisture'],
    ['bathroom', '8x8', 'New patterned floor', 'floor: cement tile', 'clay'],
    ['basement', '18x24', 'Playroom. Keep the sump accessible', 'Stays: sump pump', 'accessible layout'],
    ['kitchen', '11x15', 'Go light: cream uppers, green lowers', 'Color: cream', 'recessed lighting'],
    ['kitchen', '11x15', 'Spice pullout by the range', 'spice pull-out', 'deep drawers'],
    ['kitchen', '13x13', 'Move the stove to an island', 'Range in the island', 'plumbing moved'],
    ['living room', '15x20', 'Built-ins around the TV', 'television', 'facing the television'],
  ] as const)('%s, %s: %s', (category, area, wish, reads, not) => {
    const said = understood(category, area, wish);
    expect(said).toContain(reads);
    expect(said).not.toContain(not);
  });

  it('two sinks apart are two vanities', () =>
    expect(of(planned('bathroom', '9x14', 'Two sinks but not together'), 'vanity')).toHaveLength(2));

  it('a desk for two has two chairs in any room', () => {
    const room = planned('living room', '18x20', 'Family room with a homework desk for two');
    expect(of(room, 'office-chair')).toHaveLength(2);
  });

  it('a tub’s surround has its price, and no backsplash', () => {
    const bath = lines(planned('bathroom', '5x7', 'New tub and tub surround'));
    expect(bath).toContain('Shower and tub wall tile');
    expect(bath).not.toContain('Tile backsplash');
  });

  it('open shelves in place of wall cabinets hang on the wall of the sink alone', () => {
    const kitchen = planned('kitchen', '11x15', 'Open shelves instead of uppers on the sink wall');
    const [sink] = of(kitchen, 'sink-base');
    const facing = (kind: Item['kind']) => of(kitchen, kind).filter(({ facing }) => facing === sink?.facing);
    expect(facing('floating-shelf').length).toBeGreaterThan(0);
    expect(facing('wall-cabinet')).toEqual([]);
    expect(of(kitchen, 'wall-cabinet').length).toBeGreaterThan(0);
  });

  it('a laundry with a half bath has a toilet', () => {
    const room = planned(
      'other',
      '6x9',
      'Laundry and half bath off the kitchen, stackable washer dryer, sink',
    );
    expect(of(room, 'toilet')).toHaveLength(1);
    expect(of(room, 'washer')).toHaveLength(1);
    expect(outcomes(room)).not.toContain('refused');
  });
});

describe('work that is left to the contractor is priced', () => {
  it.each([
    ['bathroom', '8x10', 'New vanity and tile. Plumbing and electric by your people.'],
    ['bathroom', '8x10', 'New vanity. The contractor does plumbing and electrical.'],
    ['bathroom', '8x10', 'New vanity. We want a pro to do the plumbing.'],
    ['bathroom', '8x10', 'New vanity. I do the demo, leave plumbing to the pros.'],
    ['bathroom', '8x10', 'New vanity. I do the demo, you do the rest.'],
    ['basement', '24x30', 'I hang the drywall myself, taping and cutting the concrete go to pros.'],
  ] as const)('%s, %s: %s', (category, area, wish) => {
    const { brief } = planned(category, area, wish);
    const told = (brief.ledger ?? []).filter(({ understood }) => /by the contractor/.test(understood));
    const own = (brief.ledger ?? []).filter(({ understood }) =>
      /You (?:supply|do yourself): (?:plumbing|wiring|electrical)|concrete/.test(understood),
    );
    expect(own.map(({ understood }) => understood)).toEqual([]);
    expect(told.length > 0 || category === 'basement').toBe(true);
    expect(outcomes({ brief } as Concept)).not.toContain('unclear');
  });

  it('what two do themselves is both theirs', () => {
    const { brief } = planned('kitchen', '12x12', 'My wife and I do demo and wall painting. New cabinets.');
    const said = (brief.ledger ?? []).map(({ understood }) => understood).join('; ');
    expect(said).toContain('You do yourself: demolition');
    expect(said).toContain('You do yourself: painting');
    expect(said).not.toContain('artwork');
  });
});

describe('what is there is not asked for', () => {
  it.each([
    ['bathroom', '8x10', 'New toilet. The tile floor is heated and two years old, it stays.', 'heated floor'],
    ['bedroom', '14x18', 'New carpet, just keep the light that’s there', 'recessed lighting'],
    ['bedroom', '14x18', 'Quiet the north wall, the kids’ room is behind it', 'child’s room'],
  ] as const)('%s, %s: %s', (category, area, wish, not) => {
    const { brief } = planned(category, area, wish);
    const said = (brief.ledger ?? []).map(({ understood }) => understood.replaceAll("'", '’')).join('; ');
    expect(said).not.toContain(`Wish: ${not}`);
  });
});

describe('a microwave over the range', () => {
  it('hangs there where it is asked for', () => {
    const kitchen = planned('kitchen', '11x11', 'Quartz counters, over the range microwave');
    expect(of(kitchen, 'microwave')[0]?.label).toMatch(/over the range/);
    expect(outcomes(kitchen)).not.toContain('changed');
  });

  it('puts no sink over the range where it goes', () => {
    const wish = 'Single bowl sink, and replace the over the range microwave with a hood';
    const { brief } = planned('kitchen', '11x11', wish);
    const said = (brief.ledger ?? []).map(({ understood }) => understood).join('; ');
    expect(said).not.toContain('Sink over the range');
    expect(said).toContain('Without: microwave');
  });
});

describe('what a room is called and what is in it', () => {
  it('no color stands before a child', () => {
    const { title } = planned('bedroom', '12x12', 'Bedroom for a teenager, queen bed, desk, black walls');
    expect(title).toMatch(/^Child's bedroom/);
  });

  it('a bedroom with a loveseat is no guest room', () => {
    const { title } = planned('bedroom', '16x20', 'King bed, walk-in closet, loveseat');
    expect(title).toMatch(/^Bedroom/);
  });

  it('a private bath of a bedroom is built, behind walls and with new pipes', () => {
    const suite = planned('bedroom', '16x20', 'Master suite with private bath and walk-in closet. King bed');
    for (const kind of ['toilet', 'shower', 'vanity'] as const) {
      const [fixture] = of(suite, kind);
      expect(fixture?.existing).toBeUndefined();
      expect(fixture?.group).toBe('bath');
    }
    expect(suite.quantities.find(({ price }) => price === 'rough-in')?.quantity).toBe(3);
    expect(of(suite, 'walk-in-closet')).toHaveLength(1);
  });

  it('shelves behind a desk are built in where that was asked for', () => {
    const office = planned('office', '10x11', 'Built-in bookcases, desk facing the door, guest chairs');
    expect(of(office, 'bookcase')[0]?.label).toMatch(/^Built-in shelves/);
    expect(outcomes(office)).not.toContain('refused');
  });

  it('a pantry to walk into leaves an island its floor', () => {
    const kitchen = planned('kitchen', '12x15', 'L-shaped with an island, walk-in pantry');
    expect(kitchen.brief.unmet).toEqual([]);
    expect(kitchen.title).toContain('island');
  });

  it('a television above a fire hangs over it, whatever table was named before', () => {
    const wish = 'Seating for 6, dining table for 8, gas fireplace with TV above';
    const room = planned('living room', '16x24', wish);
    const said = (room.brief.ledger ?? []).map(({ understood }) => understood).join('; ');
    expect(said).toContain('TV over the fireplace');
    expect(said).not.toContain('over the table');
    expect(of(room, 'dining-chair')).toHaveLength(8);
  });
});

describe('"just" of one thing says nothing of the rest', () => {
  it('cabinets that are just painted leave counters and sink to be bought', () => {
    const wish =
      'Replace the laminate counters with butcher block and put in a farmhouse sink, cabinets are fine just paint them navy';
    const kitchen = planned('kitchen', '10x11', wish);
    expect(lines(kitchen)).toContain('Wood countertop');
    expect(lines(kitchen)).toContain('Cabinets, cleaned and repainted');
    expect(kitchen.room.finishes.cabinets.color).not.toBe(kitchen.room.finishes.walls.color);
  });

  it('a counter that is just a counter leaves a basement to be finished', () => {
    const wish =
      'Basement is unfinished. Family room, guest bedroom, bathroom with a shower. A wet bar but probably not, well maybe just a counter with a mini fridge.';
    const basement = lines(planned('basement', '24x30', wish));
    for (const line of ['Toilet, set', 'Partition framing', 'Luxury vinyl plank'])
      expect(basement).toContain(line);
  });

  it('just new counters are just these', () => {
    const kitchen = lines(planned('kitchen', '12x12', 'We just want new counters'));
    expect(kitchen.some((line) => /cabinets: base/.test(line))).toBe(false);
  });

  it('a porch that is turned into a room is a conversion', () =>
    expect(
      planned('other', '12x14', 'Turn our screened porch into a 4 season sunroom').brief.extent?.id,
    ).toBe('conversion'));
});
