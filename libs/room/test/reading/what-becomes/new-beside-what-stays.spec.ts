import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

const AREA: Readonly<Record<string, string>> = {
  kitchen: '14x16',
  bathroom: '9x11',
  'living room': '16x20',
  bedroom: '14x16',
  office: '12x13',
  basement: '24x28',
  other: '8x11',
};
const planned = (category: RoomCategory, designPrompt: string) =>
  planConcept({ category, area: AREA[category] ?? '12x14', designPrompt }, { seed: 1, date: '2026-11-29' });
const keptIn = (category: RoomCategory, text: string): string[] =>
  (planned(category, text).wishes.kept ?? []).flatMap(({ id }) => (id === 'plumbing' ? [] : id)).sort();

describe('what is asked for beside what stays', () => {
  it.each<[RoomCategory, string, string[]]>([
    ['bathroom', 'Keep toilet, small sink. New tile floor.', ['toilet']],
    ['bathroom', 'Keep tub, small vanity, new tile floor.', ['bathtub']],
    ['kitchen', 'Keep fridge, small sink.', ['refrigerator']],
    ['living room', 'We want a squat rack and the piano stays.', ['piano']],
    ['living room', 'Put in a fireplace, and our piano is staying.', ['piano']],
    ['living room', "I'd like a desk and my sofa is going to stay.", ['sofa']],
    ['living room', 'Add a bookcase and the sofa and rug are staying.', ['rug', 'sofa']],
    ['living room', 'The sofa, the rug, and the piano are staying.', ['piano', 'rug', 'sofa']],
    [
      'living room',
      'Electric fireplace on the long wall. Our piano stays, just not next to the fireplace.',
      ['piano'],
    ],
    ['kitchen', 'We want an island, and the fridge is staying.', ['refrigerator']],
    ['kitchen', 'We want new counters, a farmhouse sink and the range is staying.', ['range']],
    ['bathroom', 'We want a new vanity, and the toilet is staying.', ['toilet']],
    ['bathroom', 'Tub and toilet stays, new tile.', ['bathtub', 'toilet']],
    ['bathroom', 'New tile and the tub is not going anywhere.', ['bathtub']],
    ['bedroom', 'A king bed, and the dresser is coming with us.', ['dresser']],
    ['office', 'Two desks, and the file cabinet is ours.', ['filing']],
    ['other', 'Our mudroom coming in from the garage. Washer and dryer stay.', ['laundry']],
    [
      'other',
      'This is our laundry / mudroom combo coming in from the garage. Washer and dryer stay.',
      ['laundry'],
    ],
  ])('%s: "%s" keeps %j', (category, text, kept) => {
    expect(keptIn(category, text)).toEqual(kept);
  });

  it.each<[RoomCategory, string]>([
    ['bathroom', 'The toilet is 20 years old, replace it.'],
    ['bathroom', "New toilet but don't move it."],
    ['bathroom', 'The vanity is worn out and should be replaced.'],
    ['bathroom', 'Just a new tub in the same place.'],
    ['kitchen', 'The dishwasher is 12 years old, replace it.'],
    ['kitchen', "New range but don't move it."],
    ['bedroom', 'The ceiling fan is 20 years old, replace it.'],
  ])('%s: "%s" buys it anew', (category, text) => {
    const { brief, room } = planned(category, text);
    const [first] = brief.ledger ?? [];
    expect(first?.outcome).toBe('drawn');
    const drawn = room.items.filter(({ id }) => first?.items?.includes(id));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every(({ existing }) => existing !== true)).toBe(true);
  });

  it('keeps what is three years old', () => {
    expect(keptIn('bathroom', 'The toilet is 3 years old.')).toEqual(['toilet']);
    expect(keptIn('bathroom', "The toilet doesn't need replacing. New vanity.")).toEqual(['toilet']);
  });
});

describe('a no that turns', () => {
  it('refuses nothing of what is wanted then', () => {
    const { brief } = planned('kitchen', 'White cabinets, or actually no my wife wants sage green bottoms.');
    const meanings = brief.understood.map(({ meaning }) => meaning);
    expect(meanings).toContain('Color: sage');
    expect(meanings).not.toContain('Not in sage');
  });

  it('and who leaves a bath untouched keeps it', () => {
    const { brief } = planned('basement', "Home gym. Don't touch the existing half bath.");
    const entry = brief.ledger?.find(({ text }) => text.includes('half bath'));
    expect(entry?.outcome).toBe('kept');
  });
});

describe('what is drawn new', () => {
  it.each<[RoomCategory, string, string]>([
    ['kitchen', 'Open shelves and butcher block counters.', 'floating-shelf'],
    ['kitchen', 'We want a walk-in pantry.', 'walk-in-closet'],
    ['bathroom', 'A taller toilet please.', 'toilet'],
    ['bathroom', 'A toilet room with its own door.', 'partition-door'],
    ['bathroom', 'We want a shower bench.', 'shower-bench'],
    ['living room', 'A dry bar with a wine fridge.', 'base-cabinet'],
    ['bedroom', 'His and hers closets, king bed.', 'closet'],
  ])('%s: "%s": the %s is none that was there', (category, text, kind) => {
    const things = planned(category, text).room.items.filter((item) => item.kind === kind);
    expect(things.length).toBeGreaterThan(0);
    expect(things.every(({ existing }) => existing !== true)).toBe(true);
  });

  it.each<[RoomCategory, string, string]>([
    ['living room', 'Add a wet bar with a sink.', 'rough-in'],
    ['living room', 'A dry bar with a wine fridge.', 'cooler'],
    ['kitchen', 'We want a walk-in pantry.', 'closet-system'],
    ['bathroom', 'A toilet room with its own door.', 'door-interior'],
    ['basement', 'Home gym, mirrors, treadmill.', 'wall-mirror'],
    ['basement', 'A workshop with a workbench.', 'garage-cabinets'],
    ['bedroom', 'His and hers closets, king bed.', 'closet-system'],
  ])('%s: "%s" has its line: %s', (category, text, price) => {
    expect(planned(category, text).estimate.lines.map((line) => line.price)).toContain(price);
  });

  it('is said not to be in the price where it is furniture', () => {
    const { brief } = planned('living room', 'A new sofa and a wall bed.');
    const noteOf = (word: string) => brief.ledger?.find(({ text }) => text.includes(word))?.note ?? '';
    expect(noteOf('sofa')).toMatch(/not in the price/);
    expect(noteOf('wall bed')).not.toMatch(/not in the price/);
  });
});
