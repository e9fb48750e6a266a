import type { RoomCategory } from '@plumbline/contracts';

/** Wishes for baths, laundries and mudrooms as people write them, and what their plans are to show. */
export const BATHS: readonly {
  readonly category: RoomCategory;
  readonly area: string;
  readonly designPrompt: string;
  readonly budget?: string;
  readonly expects: readonly string[];
}[] = [
  {
    category: 'bathroom',
    area: '5x8 ft',
    designPrompt: "Keep the tub, new vanity, toilet and tile, don't move plumbing. Under $15k if possible",
    expects: ['bathtub', 'toilet', 'vanity', 'wet walls: 1', 'no: partition'],
  },
  {
    category: 'bathroom',
    area: '5x10 ft',
    designPrompt: 'door on the short end, window at the far end, clawfoot tub and a shower, stacked washer',
    expects: ['tub: clawfoot', 'door on: short'],
  },
  {
    category: 'bathroom',
    area: '5x8 ft',
    designPrompt: 'Tub out, walk-in shower in. Keep the toilet where it is',
    expects: ['shower', 'no: bathtub', 'toilet', 'vanity'],
  },
  {
    category: 'bathroom',
    area: '8x10 ft',
    designPrompt: 'primary bath, double vanity, big shower with a bench and a niche, linen tower',
    expects: ['shower', 'basins: 2', 'shower-bench', 'shower-niche', 'tall-cabinet'],
  },
  {
    category: 'bathroom',
    area: '10x12 ft',
    designPrompt:
      'master bath: freestanding tub under the window, separate shower, his and hers sinks, toilet in its own little room',
    expects: ['tub: freestanding', 'shower', 'basins: 2', 'partition-door'],
  },
  {
    category: 'bathroom',
    area: '8x10 ft',
    designPrompt:
      'My husband is in a wheelchair. Roll-in shower, sink he can roll under, grab bars by the toilet',
    expects: ['shower: curbless', 'enclosure: curtain', 'grab-bar', 'label: knee space'],
  },
  {
    category: 'bathroom',
    area: '6x9 ft',
    designPrompt: 'mom moves in, she has a walker. no tub, somewhere to sit in the shower, bars',
    expects: ['shower: curbless', 'no: bathtub', 'shower-bench', 'grab-bar'],
  },
  {
    category: 'bathroom',
    area: '3x7 ft',
    designPrompt: 'powder room under the stairs, tiny, just toilet and sink',
    expects: ['toilet', 'basin', 'no: bathtub', 'no: shower'],
  },
  {
    category: 'bathroom',
    area: '8x11 ft',
    designPrompt: 'Jack and Jill between two bedrooms, two sinks, tub for the kids',
    expects: ['doors: 2', 'basins: 2', 'bathtub'],
  },
  {
    category: 'bathroom',
    area: '7x8 ft',
    designPrompt: 'kids bath, tub/shower combo, lots of towel hooks, easy to clean',
    expects: ['tub with: shower'],
  },
  {
    category: 'bathroom',
    area: '9x10 ft',
    designPrompt: 'bathroom with laundry: washer and dryer side by side or stacked, shower, no tub',
    expects: ['washer', 'shower', 'no: bathtub'],
  },
  {
    category: 'bathroom',
    area: '10x10 ft',
    designPrompt: 'spa feel, steam shower with bench, heated towel rack, curbless if you can',
    budget: '70000',
    expects: ['shower: curbless', 'shower-bench'],
  },
  {
    category: 'bathroom',
    area: '5x7 ft',
    designPrompt: 'rental, as cheap as possible, tub stays',
    budget: '6000',
    expects: ['bathtub', 'no: shower-niche'],
  },
  {
    category: 'bathroom',
    area: '12x14 ft',
    designPrompt: 'wet room with tub inside the shower area, double vanity, no curb',
    expects: ['shower', 'bathtub', 'basins: 2'],
  },
  {
    category: 'bathroom',
    area: '6x8 ft',
    designPrompt: 'pocket door please the swing door hits the toilet. shower only',
    expects: ['opening: pocket-door', 'shower'],
  },
  {
    category: 'bathroom',
    area: '9x9 ft',
    designPrompt: 'soaking tub and walkin shower, one sink is fine, storage for towels',
    expects: ['bathtub', 'shower'],
  },
  {
    category: 'bathroom',
    area: '5x9 ft',
    designPrompt:
      'aging in place, we want no step into the shower and comfort height toilet, grab bars later',
    expects: ['shower: curbless'],
  },
  {
    category: 'bathroom',
    area: '11x13 ft',
    designPrompt: 'jacuzzi tub, big shower, double sinks, water closet, linen closet, $90k',
    expects: ['tub with: jets', 'shower', 'basins: 2', 'partition-door', 'tall-cabinet'],
  },
  {
    category: 'bathroom',
    area: '4x8 ft',
    designPrompt: 'half bath, pedestal sink',
    expects: ['pedestal-sink', 'toilet', 'no: bathtub'],
  },
  {
    category: 'bathroom',
    area: '7x10 ft',
    designPrompt:
      'two people get ready at once. shower 5 foot, double vanity 60, toilet not next to the sinks',
    expects: ['basins: 2', 'shower'],
  },
  {
    category: 'bathroom',
    area: '8x8 ft',
    designPrompt: 'guest bath w shower, door in the long wall? whatever works. medicine cabinet',
    expects: ['shower', 'medicine-cabinet'],
  },
  {
    category: 'bathroom',
    area: '6x10 ft',
    designPrompt: 'long narrow bathroom tub at the end, door at the short end',
    expects: ['bathtub', 'door on: short'],
  },
  {
    category: 'bathroom',
    area: '10x11 ft',
    designPrompt: 'no tub!! huge shower, floating vanity, bidet, round mirrors',
    expects: ['shower', 'no: bathtub', 'vanity'],
  },
  {
    category: 'bathroom',
    area: '5x8 ft',
    designPrompt: 'replace everything but leave every pipe where it is. glass instead of curtain',
    expects: ['wet walls: 1'],
  },
  {
    category: 'other',
    area: '6x8 ft',
    designPrompt: 'laundry room with folding counter, hanging rod and a utility sink',
    expects: ['washer', 'dryer', 'countertop'],
  },
  {
    category: 'other',
    area: '8x10 ft',
    designPrompt: 'mudroom with laundry: bench with hooks, cubbies for 4 kids, washer and dryer',
    expects: ['washer', 'bench'],
  },
  {
    category: 'other',
    area: '5x6 ft',
    designPrompt: 'laundry closet, stacked machines, shelves',
    expects: ['washer'],
  },
  {
    category: 'other',
    area: '7x12 ft',
    designPrompt: 'mudroom, dog wash, boots everywhere, bench to sit',
    expects: ['bench'],
  },
  {
    category: 'other',
    area: '9x11 ft',
    designPrompt: 'laundry with ironing, sink, lots of cabinets, place to fold, fits baskets',
    expects: ['washer', 'dryer', 'countertop'],
  },
  {
    category: 'other',
    area: '6x10 ft',
    designPrompt: 'mud room, coats shoes and backpacks, door to the garage',
    expects: ['bench'],
  },
  {
    category: 'bathroom',
    area: '8x12 ft',
    designPrompt: 'bath for a power chair user, wants to keep a tub too',
    expects: ['grab-bar', 'bathtub'],
  },
];
