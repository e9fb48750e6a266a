import type { Concept } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { misses } from './judge.js';

/**
 * Wishes of one to three plain sentences, and what is so in their plans: what the judge reads, `line name` or `no line name`
 * for what is priced, `owned name` for what the owner brings, `floor id`, and `not id` of a finish.
 */
type Row = readonly [
  category: RoomCategory,
  area: string,
  wish: string,
  expected: readonly string[],
  budget?: number,
];

const ROWS: readonly Row[] = [
  // What a thing is not to be.
  [
    'living room',
    '15x17',
    "A couch that isn't leather. Replace the carpet with something that wipes clean.",
    ['sofa', 'not leather', 'not carpet'],
  ],
  ['bedroom', '10x12', "Bunk beds. They need a floor that isn't carpet.", ['bunk-bed', 'not carpet']],
  ['kitchen', '12x14', "Counters that aren't granite and cabinets that aren't white", ['not granite']],
  // A word that names another thing.
  [
    'living room',
    '12x12',
    "It's dark in here. Lighter paint and a mirror to bounce the light around.",
    ['mirror', 'no line Subfloor repair', 'no line Solid hardwood floor'],
  ],
  [
    'bathroom',
    '5x7',
    'Pedestal sink, black and white floor tile, and a tub',
    ['pedestal-sink', 'bathtub', 'floor checkerboard-tile'],
  ],
  [
    'bathroom',
    '7x9',
    'Two sinks, a tub with a shower over it',
    ['bathtub.shower=true', 'no shower', 'vanity.sinks=2'],
  ],
  [
    'living room',
    '18x24',
    'Coffered ceiling and a gas fireplace in stone. We have a grand piano.',
    ['fireplace', 'not stone-tile', 'piano.form=grand', 'line Coffered ceiling', 'price >= 15000'],
  ],
  [
    'living room',
    '13x15',
    'Mount a 75" TV and hide the cords, with a long low cabinet built under it. Lights that dim.',
    ['tv-console.builtIn=true', 'line Dimmer'],
  ],
  ['bedroom', '12x12', "Teen girl's room, twin bed, vanity with a mirror", ['desk.use=vanity', 'mirror']],
  [
    'bedroom',
    '11x13',
    "Guest room that's also my sewing room. Murphy bed and a big table with good light.",
    ['no dining-table', 'piece.piece=sewing-table'],
  ],
  [
    'living room',
    '13x18',
    'No TV in here. Just books and a comfortable chair.',
    ['bookcase', 'armchair=1', 'no tv'],
  ],
  ['kitchen', '13x13', "I'd like a lower spot for me to roll out dough", ['told or countertop >= 2']],
  // Sizes and counts in a word.
  [
    'kitchen',
    '8x8',
    'Tiny kitchen, we need a smaller range and an apartment fridge',
    ['line Range 24', 'line Refrigerator 24'],
  ],
  ['living room', '17x17', 'The TV should be huge', ['tv.diagonalIn=75']],
  ['living room', '14x16', 'A sectional big enough for six grown men', ['seats >= 6', 'sectional']],
  [
    'bathroom',
    '9x10',
    'One sink is fine, a shower is fine, no tub',
    ['vanity.sinks=1', 'shower', 'no bathtub'],
  ],
  [
    'bathroom',
    '10x12',
    'Shower for two with two heads and a bench, no tub',
    ['shower.handheld=true', 'shower-bench', 'vanity.sinks=1'],
  ],
  ['bedroom', '14x16', 'King bed and a reading chair', ['armchair=1']],
  // Places to step in, to sit and to hold on.
  [
    'bathroom',
    '8x10',
    "Get rid of the tub and put in a walk-in shower with a bench and two grab bars, my knees are shot. No step anywhere, and the floor shouldn't be slick when it's wet.",
    ['shower.curbless=true', 'shower.glass=fixed', 'shower-bench', 'vanity.sinks=1', 'floor porcelain-tile'],
  ],
  [
    'bathroom',
    '5x10',
    'A wider vanity, and get the shower door to stop hitting the toilet',
    ['shower.glass=sliding', 'no bathtub'],
  ],
  // What is asked for in a room of furniture.
  [
    'living room',
    '16x22',
    "I'd like two seating areas, one for TV and one for talking",
    ['in group talk', 'sofa >= 2', 'tv'],
  ],
  [
    'living room',
    '14x20',
    'A play area for the kids at one end, sofa and TV at the other',
    ['in group play', 'rug >= 2'],
  ],
  [
    'living room',
    '14x19',
    "A sleeper sofa for guests. We'll keep my dad's recliner.",
    ['sofa.sleeper=true', 'armchair.form=recliner'],
  ],
  ['bedroom', '9x12', 'Daybed, a desk and bookshelves', ['piece.piece=daybed', 'no bed', 'desk', 'bookcase']],
  // Kitchens.
  ['kitchen', '14x14', 'An island that seats four', ['stool >= 3', 'in group island']],
  ['kitchen', '12x16', 'An island that seats four', ['stool=4', 'in group island']],
  ['kitchen', '12x15', 'Open it up with an island where four kids can do homework', ['in group island']],
  [
    'kitchen',
    '10x12',
    'Just leave a 33 inch hole for a fridge since the tenants bring their own. A 30 inch range with a microwave above it.',
    ['owned Refrigerator 33', 'microwave.form=over-range'],
  ],
  ['kitchen', '11x11', 'A bookshelf for cookbooks', ['floating-shelf']],
  // Prices of what is named, and of nothing else.
  [
    'living room',
    '14x16',
    "A sectional, a 65 inch TV and somewhere for the kids' toys",
    [
      'no line Recessed light',
      'no line Baseboard and casing, fitted and painted',
      'no line Ceiling painting',
    ],
  ],
  ['bedroom', '12x12', 'Queen bed and a ceiling fan', ['line Ceiling fan', 'no line Closet system']],
  [
    'kitchen',
    '10x16',
    'Repaint our cabinets white and new hardware',
    ['line Cabinet hardware', 'no line Range 30', 'no line Solid hardwood floor'],
  ],
  ['bathroom', '5x6', 'Just a half bath, toilet and a tiny sink. Wallpaper.', ['line Wallpaper, hung'], 7000],
  [
    'bedroom',
    '11x14',
    'Get rid of the wallpaper and the ceiling fan. Painted walls and refinished floors.',
    ['line Wallpaper removal', 'line Wood floor, sanded and refinished', 'no ceiling-fan'],
    4500,
  ],
  // Things that many rooms have, in plain words.
  [
    'bedroom',
    '12x13',
    'Calm primary bedroom. King bed, two nightstands with reading lights, dresser, blackout curtains, a chair by the window.',
    ['bed.size=king', 'nightstand >= 2', 'dresser'],
  ],
  [
    'bedroom',
    '10x11',
    'Room for twin boys: two twin beds or bunks, desk for two, lots of book storage.',
    ['bed=2 or bunk-bed', 'desk', 'bookcase'],
  ],
  [
    'basement',
    '24x30',
    'Home theater for 6, a gym corner with treadmill and weights, guest bedroom with egress, full bath, wet bar.',
    ['projector-screen', 'treadmill', 'bed', 'shower', 'toilet', 'sink-base'],
  ],
  [
    'basement',
    '18x22',
    'Playroom and laundry. Keep the washer and dryer where they are, add a folding counter and storage.',
    ['washer', 'countertop', 'storage-shelf'],
  ],
  ['garage', '22x22', 'Two cars, and a place to drop muddy boots by the house door.', ['car >= 2', 'bench']],
  ['other', '6x9', 'Laundry room, place for the cat litter.', ['washer', 'piece.piece=litter-box']],
  [
    'other',
    '9x14',
    'Screened sunroom: wicker seating, ceiling fan, plants, a small table for breakfast.',
    ['sofa', 'armchair', 'dining-table.seats=2', 'ceiling-fan'],
  ],
  ['living room', '13x17', 'Gas fireplace, sectional and a big ottoman.', ['ottoman', 'no coffee-table']],
  [
    'kitchen',
    '14x20',
    'Island with seating for 4, quartz counters with marble on the island.',
    ['line Quartz countertop', 'line Marble countertop'],
  ],
  [
    'kitchen',
    '13x16',
    'Granite island top, laminate counters elsewhere.',
    ['line Granite countertop', 'line Laminate countertop'],
  ],
  ['kitchen', '14x16', 'Island with four stools, a beverage center.', ['beverage-cooler', 'stool >= 4']],
];

const linesOf = ({ estimate }: Concept): readonly string[] => estimate.lines.map(({ item }) => item);
const finishesOf = ({ room }: Concept): readonly string[] =>
  Object.values(room.finishes).map((finish) => (finish as { readonly material?: string }).material ?? '');

function lacks(concept: Concept, expected: string): string | undefined {
  const [, isNot, line] = /^(no )?line (.+)$/.exec(expected) ?? [];
  if (line) {
    const is = linesOf(concept).some((item) => item.startsWith(line));
    return is === !isNot ? undefined : `expected ${expected}, not ${linesOf(concept).join('; ')}`;
  }
  const [, owned] = /^owned (.+)$/.exec(expected) ?? [];
  if (owned) {
    const bought = concept.estimate.lines.find(({ item }) => item === owned);
    return bought?.state === 'owner-supplied' ? undefined : `expected ${expected}`;
  }
  const [, floor] = /^floor (.+)$/.exec(expected) ?? [];
  if (floor)
    return concept.room.finishes.floor.material === floor
      ? undefined
      : `floor ${concept.room.finishes.floor.material}`;
  const [, other] = /^not (.+)$/.exec(expected) ?? [];
  if (other) return finishesOf(concept).includes(other) ? `expected no ${other}` : undefined;
  return misses(concept, expected);
}

describe('wishes of one to three plain sentences', () => {
  for (const [category, area, wish, expected, budget] of ROWS)
    it(`${category} ${area}: ${wish}`, () => {
      const concept = planConcept(
        { category, area, designPrompt: wish, ...(budget ? { budget } : {}) },
        { seed: 1, date: '2026-11-29' },
      );
      expect(expected.flatMap((one) => lacks(concept, one) ?? [])).toEqual([]);
    });
});
