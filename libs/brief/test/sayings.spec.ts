import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../src/read-brief.js';

/** What people say for keeping a thing and for taking it out, with X for the thing. */

const KEPT = [
  'X stays',
  'X is staying',
  'X to remain',
  'X has to stay',
  'X should stay put',
  'leave X',
  'leave X alone',
  'leave X where it is',
  "please don't touch X",
  "don't mess with X",
  'no need to replace X',
  "X doesn't need replacing",
  "X doesn't need to be replaced",
  'X is brand new',
  'X is new',
  'X is only two years old',
  'X is from last year',
  'we just replaced X',
  'X was replaced in 2021',
  'X was just redone',
  'X is in great shape',
  'X is fine',
  'X still works fine',
  'X works great',
  'X is perfectly good',
  'we love X',
  "we're happy with X",
  'hang on to X',
  'hold on to X',
  'work around X',
  'reuse X',
  'X is a keeper',
  "X isn't going anywhere",
  'X is off limits',
  'X: keep',
  'keep: X',
  'ETR X',
  'X is untouchable',
  "X ain't broke",
  'not replacing X',
  'the only thing staying is X',
  'everything except X is new',
  'everything but X goes',
  'all new except X',
  "i'd like to keep X if possible",
  'rather not replace X',
  'X already exists',
  'we already have X',
];
const TAKEN_OUT = [
  'X goes',
  'X has to go',
  'X needs to go',
  'X can go',
  'get rid of X',
  'lose X',
  'ditch X',
  'take out X',
  'take X out',
  'yank X',
  'toss X',
  'scrap X',
  'dump X',
  'X is going',
  'X gets removed',
  'X comes out',
  'X comes off',
  "don't need X anymore",
  'no longer need X',
  'nobody uses X',
  "we don't want X",
  'without X',
  'say goodbye to X',
  'we can live without X',
  'X? no thanks',
  'not interested in X',
  'X is a hard no',
  'nix X',
  'forget X',
];

const read = (category: RoomCategory, saying: string, thing: string) =>
  readBrief({ category, designPrompt: saying.replace('X', thing) }).brief;

describe('sayings', () => {
  it.each(KEPT)('keep: %s', (saying) => {
    const kept = (category: RoomCategory, thing: string) =>
      read(category, saying, thing).kept?.map(({ id }) => id);
    expect(kept('bathroom', 'the tub')).toContain('bathtub');
    expect(kept('kitchen', 'our hardwood floor')).toContain('floor');
  });

  it.each(TAKEN_OUT)('take out: %s', (saying) => {
    const { refused, removed = [], wanted } = read('bathroom', saying, 'the tub');
    expect([...refused, ...removed]).toContain('bathtub');
    expect(wanted).not.toContain('bathtub');
  });

  it('asks for what comes in place of what goes', () => {
    const { wanted, refused } = read('living room', 'X goes, new couch for four', 'the couch');
    expect(wanted).toContain('sofa');
    expect(refused).not.toContain('sofa');
  });

  it.each([
    ['kitchen', 'the microwave should not be over the range', 'Microwave not over the range'],
    ['living room', 'TV not above the mantel', 'TV not over the fireplace'],
    ['living room', "don't put the TV over the fireplace", 'TV not over the fireplace'],
    ['living room', 'Piano not on the outside wall because of humidity', 'Piano not near the outside wall'],
    ['bedroom', "Bed can't go under the window", 'Bed not near the window'],
    ['kitchen', 'Fridge can go anywhere except next to the stove', 'Refrigerator not near the range'],
  ] as const)('%s: "%s" refuses a place and no thing', (category, designPrompt, meaning) => {
    const { reading, brief } = readBrief({ category, designPrompt });
    expect(reading.statements.map((t) => t.meaning)).toContain(meaning);
    expect(brief.refused.filter((id) => id !== 'microwave-over-range')).toEqual([]);
    expect(brief.thingsAt ?? []).toEqual([]);
  });

  it.each([
    ['kitchen', 'nowhere for the kids to have breakfast', 'dining-table'],
    ['kitchen', 'a place to sit for two', 'dining-table'],
    ['kitchen', 'gabinetes blancos con isla', 'island'],
    ['garage', 'two sedans and 3 bikes', 'two-cars'],
    ['bathroom', "I can't step over anything", 'curbless-shower'],
    ['bedroom', 'Make-up table by the window', 'vanity-table'],
  ] as const)('%s: "%s" asks for %s', (category, designPrompt, id) => {
    expect(readBrief({ category, designPrompt }).brief.wanted).toContain(id);
  });

  it.each([
    ['kitchen', 'My neighbor put in an island', 'island'],
    ['kitchen', 'As you can see in photo 2 the cabinets are oak', 'artwork'],
    ['bathroom', 'I can barely climb over the tub, a shower please', 'bathtub'],
    ['bedroom', 'Not a fan of overhead lights', 'ceiling-fan'],
    ['garage', 'The truck lives outside now, woodshop', 'pickup'],
    ['bathroom', 'light floor and white tile', 'recessed-lights'],
  ] as const)('%s: "%s" asks for no %s', (category, designPrompt, id) => {
    const { wanted, refused } = readBrief({ category, designPrompt }).brief;
    expect(wanted).not.toContain(id);
    expect(refused).not.toContain(id);
  });

  it.each([
    ['bathroom', 'Remove that tub', 'bathtub'],
    ['bathroom', 'We want a walk-in shower, not a tub', 'bathtub'],
  ] as const)('%s: "%s" refuses %s', (category, designPrompt, id) => {
    const { wanted, refused } = readBrief({ category, designPrompt }).brief;
    expect(refused).toContain(id);
    expect(wanted).not.toContain(id);
  });

  it.each([
    ['bathroom', 'With my walker I can barely use the shower', 'walk-in-shower'],
    ['bedroom', 'The Murphy bed comes down when guests visit', 'murphy-bed'],
    ['bathroom', 'Tina needs a walk-in shower', 'bathtub'],
    ['kitchen', 'A Blanco Silgranit sink', 'white'],
    ['bathroom', 'Our tub is cramped. Nobody wants a cramped shower', 'walk-in-shower'],
  ] as const)('%s: "%s" does away with nothing', (category, designPrompt, id) => {
    const { refused } = readBrief({ category, designPrompt }).brief;
    expect(refused).not.toContain(id);
    expect(refused).toEqual([]);
  });

  it.each([
    ['kitchen', 'Laminate counters are perfectly fine'],
    ['kitchen', 'An island big enough that two cooks can work around it'],
    ['bathroom', 'As much as I love the tub, it has to go'],
    ['bathroom', 'A shower instead of the tub works great'],
    ['bathroom', 'A backsplash to work with the new vanity'],
  ] as const)('%s: "%s" keeps nothing', (category, designPrompt) => {
    const { statements } = readBrief({ category, designPrompt }).reading;
    expect(statements.filter(({ claim }) => claim.is === 'kept')).toEqual([]);
  });

  it.each([
    ['bathroom', 'My sister uses a wheelchair', 'wheelchair'],
    ['bathroom', 'Wider door because of my wheelchair', 'wheelchair'],
    [
      'bathroom',
      'Everything but the floor goes and a new walk-in shower comes in its place',
      'walk-in-shower',
    ],
    ['bathroom', 'My brother has MS and needs a curbless shower', 'curbless-shower'],
  ] as const)('%s: "%s" asks for %s, told of another or as a reason', (category, designPrompt, id) => {
    expect(readBrief({ category, designPrompt }).brief.wanted).toContain(id);
  });

  it('asks for no second one where one is enough', () => {
    const { wanted } = readBrief({ category: 'kitchen', designPrompt: 'One sink is enough' }).brief;
    expect(wanted.filter((id) => /two-sinks|second/.test(id))).toEqual([]);
  });

  it('reads the size of the new one where one replaces another, and no tile or desk as the room', () => {
    const sizes = (category: RoomCategory, designPrompt: string) =>
      readBrief({ category, designPrompt }).brief;
    expect(sizes('bathroom', 'replace the 60 inch vanity by a 48').sizes).toMatchObject([
      { thing: 'vanity', widthIn: 48 },
    ]);
    expect(sizes('kitchen', 'new cabinets, 12x24 porcelain').size.widthIn).not.toBe(144);
    expect(sizes('office', "Desk stays, it's 60x30").size.widthIn).toBeLessThan(400);
  });
});
