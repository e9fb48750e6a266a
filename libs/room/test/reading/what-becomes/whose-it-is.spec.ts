import type { Item } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

/** Who sold, gave, owns, built or wanted a thing says what becomes of it: on the plan, in the price and in the ledger. */

type Concept = ReturnType<typeof planConcept>;

const concept = (category: RoomCategory, area: string, designPrompt: string): Concept =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
const drawn = ({ room }: Concept, name: RegExp): readonly Item[] =>
  room.items.filter(({ kind, label }) => name.test(kind) || name.test(label ?? ''));
const billed = ({ estimate }: Concept, price: RegExp): readonly string[] =>
  estimate.lines.flatMap((line) => (price.test(line.price ?? '') && line.likely > 0 ? [line.item] : []));
const notes = ({ brief }: Concept): string =>
  (brief.ledger ?? []).map(({ outcome, note }) => `${outcome} ${note ?? ''}`).join('\n');
const widths = (items: readonly Item[]): readonly number[] =>
  items.map(({ box }) => Math.max(box.widthIn, box.depthIn));

describe('what leaves, is refused or was given up', () => {
  it.each<[RoomCategory, string, string, RegExp]>([
    [
      'kitchen',
      '13x16',
      'I had asked on the phone for an island, and then my neighbor had hers put in and bruises her hip on it, so no island. White cabinets.',
      /^island$/,
    ],
    [
      'kitchen',
      '13x16',
      'My son thinks I need a wine refrigerator. I have had perhaps six glasses of wine in my life.',
      /beverage|wine/i,
    ],
    [
      'kitchen',
      '14x18',
      'A wine fridge I can do without. A range and a sink under the window.',
      /beverage|wine/i,
    ],
    [
      'kitchen',
      '14x18',
      'I was talked into a coffee station by a magazine and talked out of it by my husband.',
      /coffee/i,
    ],
    ['kitchen', '12x15', 'A garbage disposal. I never had one and my plumber begged me not to.', /disposal/i],
    [
      'living room',
      '15x19',
      'The big armchair we are giving to our nephew. The crystal chandelier, we sold it. A sofa.',
      /chandelier/,
    ],
    [
      'living room',
      '15x19',
      'My wife used to talk about a fireplace. Then she saw the gas bill of her sister, so no more fireplace.',
      /fireplace/,
    ],
    ['living room', '18x22', 'The piano: we rehomed it with the school. A sofa and a TV.', /piano/],
    [
      'bedroom',
      '13x15',
      "My roommate's treadmill is leaving with her at the end of the month. A queen bed.",
      /treadmill/i,
    ],
    [
      'bedroom',
      '15x18',
      "The one I won is the gas fireplace, as in there won't be one. A king bed.",
      /fireplace/,
    ],
    ['bedroom', '15x18', "A queen bed. A window seat? My knees wouldn't.", /window seat/i],
    ['garage', '22x24', 'Two cars. Chest freezer is going to the church.', /freezer/i],
    [
      'office',
      '11x12',
      'A desk. Sofa: none. My wife proposed a daybed, and I proposed she sleep on it.',
      /sofa|daybed/i,
    ],
    [
      'basement',
      '24x28',
      'Deleted since rev. 2: kitchenette, sauna, golf simulator. A sofa and a TV.',
      /sauna|golf/i,
    ],
  ])('%s %s: "%s"', (category, area, text, thing) => {
    const made = concept(category, area, text);
    expect(drawn(made, thing)).toEqual([]);
    expect(made.title).not.toMatch(thing);
    expect(notes(made)).not.toMatch(/contradicts/);
  });

  it.each<[RoomCategory, string, RegExp]>([
    ['bathroom', 'Radiant floor heat was considered and dropped. Tile floor.', /^floor-heat$/],
    ['bathroom', 'The tenant asked for a bidet. Tenants ask for many things. New toilet.', /^bidet/],
    [
      'bathroom',
      'My sister-in-law in Minnesota says heat the floor. It was 81 degrees here on Christmas. Tile floor.',
      /^floor-heat$/,
    ],
    ['kitchen', 'The pot filler is a thing people on television have. A gas range.', /^pot-filler$/],
    ['living room', 'A sofa. Crown molding, maybe in another life.', /^crown$/],
  ])('%s: "%s" is not in the price', (category, text, price) => {
    expect(billed(concept(category, '10x12', text), price)).toEqual([]);
  });

  it('names the room by no color that was refused', () => {
    expect(
      concept(
        'kitchen',
        '12x16',
        'Cabinets were going to be sage until the whole block did sage. Butter yellow, then.',
      ).title,
    ).not.toMatch(/sage/i);
    expect(
      concept('bathroom', '8x8', 'Walk-in shower. Black is his favorite and is not going on my walls. White.')
        .title,
    ).not.toMatch(/black/i);
  });

  it('calls a change of mind what it is', () => {
    expect(notes(concept('living room', '14x16', 'We want a fireplace. A sofa. No fireplace.'))).toContain(
      'You changed your mind: no fireplace.',
    );
  });

  it('takes what somebody bought in the place of what was told first', () => {
    const made = concept(
      'bedroom',
      '15x18',
      'What I told the first designer was a queen, for the space, but then Marcus got his diagnosis and we bought a split king.',
    );
    expect(drawn(made, /^King bed/)).toHaveLength(1);
    expect(drawn(made, /^Queen bed/)).toEqual([]);
  });
});

describe("what is the owner's", () => {
  it.each<[RoomCategory, string, string, RegExp, number, RegExp]>([
    [
      'kitchen',
      '15x18',
      'No island. In its place goes my own oak table, 60 by 36, which seats four.',
      /dining-table/,
      60,
      /^$/,
    ],
    ['kitchen', '12x16', 'We supply the table, 60 by 30.', /dining-table/, 60, /^$/],
    [
      'kitchen',
      '14x18',
      "Her stove, a 1952 O'Keefe and Merritt, forty inches across, restored at great expense, is the heart of it.",
      /^range$/,
      40,
      /^$/,
    ],
    [
      'living room',
      '17x21',
      'The room turns on the aquarium: 180 gallons, six feet long by two deep, mine already, centered on the left wall.',
      /Aquarium/,
      72,
      /aquarium/,
    ],
    [
      'living room',
      '15x19',
      'The bookcase is already ordered and paid, eight feet of it, for the front wall.',
      /bookcase/i,
      96,
      /built-in/,
    ],
    [
      'bedroom',
      '14x17',
      'The dresser is a hand-me-down from my aunt, five feet long, it goes on the left wall.',
      /^dresser$/,
      60,
      /^$/,
    ],
    [
      'bedroom',
      '15x18',
      'His chest of drawers, 40 inches wide, I am keeping. A queen bed.',
      /^dresser$/,
      40,
      /^$/,
    ],
    ['office', '11x12', 'Desk: existing, 66 by 30, faces the door.', /^desk$/, 66, /^$/],
    [
      'bathroom',
      '10x12',
      "In place of a store-bought vanity I have Grandmother's oak dresser, 44 inches, and that goes on the left wall. A shower.",
      /^vanity$/,
      44,
      /^$/,
    ],
    [
      'bathroom',
      '10x12',
      'What has to stay is the clawfoot, 60 inches. A shower.',
      /bathtub/,
      60,
      /^bathtub/,
    ],
  ])('%s %s: "%s"', (category, area, text, thing, width, price) => {
    const made = concept(category, area, text);
    expect(widths(drawn(made, thing)).some((wide) => Math.abs(wide - width) <= 2)).toBe(true);
    expect(billed(made, price)).toEqual([]);
  });

  it.each<[RoomCategory, string, RegExp]>([
    [
      'kitchen',
      'The dishwasher was a gift from my daughters last Christmas and is still in its carton in the dining room.',
      /dishwasher/i,
    ],
    [
      'kitchen',
      "The range I won at a church raffle, thirty inches, gas, and it's in the hallway with a bow on it.",
      /range/i,
    ],
    ['bathroom', "Toilet we already bought, it's in the garage in the box, one of those Totos.", /toilet/i],
    ['garage', 'EV charger: the power company put it in last fall, leave it. One car.', /charger/i],
    ['basement', 'Owner furnished: sofa 96 inches, 77 inch TV, treadmill.', /sofa|television|treadmill/],
  ])('%s: "%s" is told as the owner\'s', (category, text, words) => {
    const entries = concept(category, '14x20', text).brief.ledger?.map(({ understood }) => understood) ?? [];
    expect(entries.some((one) => /You supply|Stays/.test(one) && words.test(one))).toBe(true);
  });

  it('buys what the owner would have to buy', () => {
    const entry = concept(
      'bedroom',
      '13x15',
      "I'd want a bookcase, 30 inches wide, that you'd have to buy. A full bed.",
    ).brief.ledger?.find((one) => /bookcase/.test(one.text));
    expect(entry?.understood).toMatch(/Wish: bookcase/);
    const made = concept(
      'living room',
      '16x20',
      "The couch is Devon's and he's taking it when he moves out in August so we need a new one, 90 inches, back wall.",
    );
    expect(widths(drawn(made, /^sofa$/))).toContain(90);
  });

  it('hangs no second door in the place of one that is fine', () => {
    const text =
      "The French doors to the balcony are at the left end of the back wall, they open out, they're fine. A king bed.";
    expect(billed(concept('bedroom', '15x18', text), /^door-/)).toEqual([]);
  });
});

describe('what others do, or did before', () => {
  it.each<[RoomCategory, string, RegExp]>([
    ['kitchen', 'New white cabinets. My brother Walt is doing the painting.', /^paint-/],
    ['bedroom', 'A queen bed. The landlord is repainting in June at his own expense.', /^paint-/],
    ['bedroom', "A queen bed. Ceiling and walls are my wife's to paint.", /^paint-/],
    [
      'kitchen',
      "Countertops: Russ's cousin Dale cuts granite and owes us for a transmission, so he's making them and setting them, leave them off your number.",
      /^counter-/,
    ],
    [
      'kitchen',
      'New cabinets. The floor under the linoleum is fir and Luis is refinishing it next month.',
      /^floor-/,
    ],
    ['bedroom', 'My church friends are doing the wallpaper, all of it. A queen bed.', /^wallpaper/],
    [
      'basement',
      'Finish it. Pete from next door is framing and drywalling as a trade for my old boat.',
      /^drywall$/,
    ],
    ['garage', 'Two cars. Insulation was blown in by the solar people.', /^insulation$/],
    ['office', 'A desk. Carpet: replaced in January, not your concern.', /^floor-/],
  ])('%s: "%s"', (category, text, price) => {
    expect(billed(concept(category, '13x16', text), price)).toEqual([]);
  });
});

describe('how large things are', () => {
  it.each<[RoomCategory, string, string, RegExp, number]>([
    [
      'office',
      '14x16',
      'Bookcases: a good nine feet of them on the left wall, new. A desk.',
      /bookcase/i,
      108,
    ],
    ['garage', '22x24', 'One car. Twelve feet of steel shelving on the left wall.', /storage-shelf/, 144],
    ['living room', '14x17', 'Cube shelves ten feet long on the left wall. A sofa.', /bookcase/i, 120],
  ])('%s %s: "%s"', (category, area, text, thing, width) => {
    expect(widths(drawn(concept(category, area, text), thing))).toContain(width);
  });
});
