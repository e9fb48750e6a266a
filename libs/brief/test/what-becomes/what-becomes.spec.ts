import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../src/read-brief.js';
import { readWords } from '../../src/read-words.js';
import { canMatch, neededBy } from '../../src/text/needed-words.js';

interface Row {
  readonly category: RoomCategory;
  readonly wish: string;
  readonly wanted?: readonly string[];
  readonly unwanted?: readonly string[];
  readonly refused?: readonly string[];
  readonly removed?: readonly string[];
  /** As `id/how`. */
  readonly kept?: readonly string[];
}

/** What stands there, leaves, is refused, is kept, and what is decided by which of two ways costs less. */
const ROWS: readonly Row[] = [
  {
    category: 'bedroom',
    wish: 'A reach-in closet 6 feet wide with bifold doors, currently it has sliders.',
    wanted: ['closet', 'closet-doors'],
    unwanted: ['patio-door'],
  },
  {
    category: 'bedroom',
    wish: 'They want bunk beds, I do not, so two twin beds with a nightstand between them.',
    wanted: ['twin-beds', 'nightstands'],
    refused: ['bunk-bed'],
  },
  {
    category: 'bedroom',
    wish: 'He wants a TV in here, I said no. A queen bed.',
    wanted: ['queen-bed'],
    refused: ['tv'],
  },
  {
    category: 'bedroom',
    wish: 'He says he wants a loft bed. We say no, a full bed.',
    wanted: ['full-bed'],
    refused: ['bunk-bed'],
  },
  {
    category: 'garage',
    wish: 'My wife thought about a dog wash, we talked her out of it. Workbench.',
    wanted: ['workbench'],
    refused: ['dog-wash'],
  },
  {
    category: 'living room',
    wish: 'Wood stove: my wife says yes, the insurance says no, so no. A sofa.',
    wanted: ['sofa'],
    refused: ['fireplace'],
  },
  {
    category: 'bedroom',
    wish: "At the moment a king bed takes up the whole room, we're downsizing to a queen.",
    wanted: ['queen-bed'],
    unwanted: ['king-bed'],
  },
  {
    category: 'bathroom',
    wish: "Right now there's a shower curtain on a rod over the tub; we want the tub kept but a glass door on it.",
    unwanted: ['shower-curtain'],
    kept: ['bathtub/kept'],
  },
  { category: 'kitchen', wish: "There's a soffit all the way round, it goes.", wanted: ['soffit-removal'] },
  {
    category: 'bathroom',
    wish: 'There is a jetted tub in the corner we never use; out it goes, and a walk-in shower takes its place.',
    wanted: ['walk-in-shower'],
    refused: ['jetted-tub'],
    removed: ['bathtub'],
  },
  {
    category: 'living room',
    wish: "We've got two recliners and hate them both, so they go and two swivel chairs come in their place.",
    wanted: ['two-armchairs'],
    refused: ['two-recliners'],
  },
  {
    category: 'garage',
    wish: "The broken chest freezer gets hauled off and there won't be another one.",
    refused: ['freezer'],
  },
  {
    category: 'bedroom',
    wish: 'The armoire was sold last month. A dresser.',
    wanted: ['dresser'],
    refused: ['wardrobe'],
  },
  {
    category: 'living room',
    wish: 'The sectional moves out to the rec room and we get a regular sofa plus two armchairs.',
    wanted: ['sofa', 'two-armchairs'],
    refused: ['sectional'],
  },
  { category: 'garage', wish: 'The shelving unit my father built goes to the shed.', unwanted: ['storage'] },
  {
    category: 'bedroom',
    wish: 'Ceiling fan with light to replace the boob light.',
    unwanted: ['recessed-lights'],
  },
  {
    category: 'other',
    wish: 'French doors to the patio on the south, replace the slider that leaks.',
    wanted: ['french-doors'],
    unwanted: ['water-damage'],
  },
  {
    category: 'kitchen',
    wish: 'A 7 ft sliding door on the west wall goes to the deck and stays. A pocket door.',
    kept: ['patio-door/kept'],
  },
  {
    category: 'kitchen',
    wish: 'Galley, door to the dining room at one short end and back door to the yard at the other.',
    kept: ['back-door/kept'],
  },
  {
    category: 'kitchen',
    wish: 'The dishwasher and the range are both under warranty so they stay, everything else is new.',
    kept: ['dishwasher/kept', 'range/kept'],
  },
  {
    category: 'kitchen',
    wish: "Single bowl sink. HOA won't let us touch plumbing so sink stays where it is on the north wall.",
    kept: ['sink/in place'],
  },
  {
    category: 'bathroom',
    wish: "Toilet stays put, it's a newer Toto, but we want a new 36 inch vanity with drawers.",
    kept: ['toilet/kept'],
  },
  {
    category: 'bathroom',
    wish: "Pedestal sink as there's no room for a vanity. A corner shower.",
    wanted: ['pedestal-sink'],
    unwanted: ['vanity'],
  },
  {
    category: 'kitchen',
    wish: 'The backsplash my husband is doing himself.',
    kept: ['own-backsplash-labor/by owner'],
  },
  {
    category: 'bathroom',
    wish: 'Powder room becoming a full bath. Corner shower.',
    wanted: ['bathroom-rough-in', 'walk-in-shower'],
  },
  { category: 'kitchen', wish: "Can't do without an island.", wanted: ['island'] },
];

describe('what becomes of things', () => {
  it.each(ROWS.map((row) => [row.category, row.wish, row] as const))(
    '%s: %s',
    (category, designPrompt, row) => {
      const { wanted, refused, removed = [], kept = [] } = readBrief({ category, designPrompt }).brief;
      expect(wanted).toEqual(expect.arrayContaining([...(row.wanted ?? [])]));
      expect(wanted.filter((id) => row.unwanted?.includes(id))).toEqual([]);
      expect(refused).toEqual(expect.arrayContaining([...(row.refused ?? [])]));
      expect(wanted.filter((id) => row.refused?.includes(id))).toEqual([]);
      expect(removed).toEqual(expect.arrayContaining([...(row.removed ?? [])]));
      expect(kept.map(({ id, how }) => `${id}/${how}`)).toEqual(
        expect.arrayContaining([...(row.kept ?? [])]),
      );
    },
  );

  it('the toilet that needs a room of its own is no toilet that stays', () => {
    const { kept = [] } = readBrief({
      category: 'bathroom',
      designPrompt: 'The toilet needs its own little room with a door.',
    }).brief;
    expect(kept.map(({ id }) => id)).not.toContain('toilet');
  });

  it('a door that is to be a pocket or to swing out, whichever is cheaper, swings out', () => {
    const { openingsAt = [] } = readBrief({
      category: 'bathroom',
      designPrompt:
        'Door swings in and hits the vanity now so make it a pocket or swing it out, whichever is cheaper.',
    }).brief;
    expect(openingsAt).toEqual([expect.objectContaining({ opening: 'door', swings: 'out' })]);
  });

  it('a television anywhere but above the fireplace is not over it', () => {
    const { placesRefused = [] } = readBrief({
      category: 'living room',
      designPrompt:
        'Fireplace is in the middle of the north wall and we want the 65 inch tv anywhere but above it.',
    }).brief;
    expect(placesRefused).toEqual([expect.objectContaining({ thing: 'tv', how: 'over', to: 'fireplace' })]);
  });

  it('an island on condition that stools or an aisle fit is read with the condition', () => {
    const conditionsOf = (designPrompt: string) =>
      readWords({ category: 'kitchen', designPrompt }).reading.conditions;
    expect(
      conditionsOf('Butcher block island only if an island fits with stools for two, otherwise skip it.'),
    ).toEqual([expect.objectContaining({ seats: 2 })]);
    expect(conditionsOf('Peninsula for three if it leaves us 42 inches, if not then skip it.')).toEqual([
      expect.objectContaining({ seats: 3, aisleIn: 42 }),
    ]);
    expect(conditionsOf('An island with seating for four.')).toEqual([]);
  });
});

describe('the words that a pattern needs', () => {
  it.each([
    [/\bkeep (?:the|our) tub\b/i, ['keep ']],
    [/\b(?:sofa|couch)s?\b/, ['sofa', 'couch']],
    [/(?:a|an)? ?x{2,3}\d+/, undefined],
    [/\b(?:sofa|tv)\b/, undefined],
    [/(?!never)[a-z]{3}/, undefined],
    [/(?<=under )the [^a-z]sink/, ['under ']],
    [/colou?rs?/, ['colo']],
  ])('%s', (pattern, needed) => {
    expect(neededBy(pattern)).toEqual(needed);
  });

  it('match wherever the pattern does', () => {
    for (const [pattern, text] of [
      [/\bthe (?:old )?(?:vanity|toilet)\b/i, 'The Old TOILET goes'],
      [/colou?r of the walls?/i, 'Color of the wall'],
      [/\bw\/? (?=sink)/i, 'w/ sink'],
    ] as const)
      expect(pattern.test(text) && canMatch(pattern, text.toLowerCase())).toBe(true);
  });
});
