import { conceptSchema } from '@plumbline/concept/schemas';
import { expect, it } from 'vitest';
import { measuredOnSite, NoSuchRoom, siteLengths, whatChanged } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { planOnce } from '../rooms/planned-once.js';

const DATE = '2026-11-23T00:00:00.000Z';
const VISIT = { name: 'Dana Reyes', on: '2026-11-23', by: 'contractor' } as const;
const ROOMS = [
  ['kitchen', '12x14 kitchen with an island'],
  ['kitchen', '16x14 kitchen with a 6x5 notch'],
  ['bathroom', '5x8 bath, new vanity, tub'],
  ['bedroom', '12x13 bedroom, queen bed, closet'],
  ['living room', '15x18 living room with a fireplace'],
  ['office', '10x12 home office'],
  ['basement', '20x24 basement with a bath and a bar'],
  ['garage', '20x20 garage for a workshop'],
] as const;

const requestOf = (category: (typeof ROOMS)[number][0], designPrompt: string) => ({
  category,
  designPrompt,
  contractorPrompt: 'licensed',
  zipCode: '60614',
  state: 'IL',
});
const planned = (category: (typeof ROOMS)[number][0], words: string) =>
  planOnce(requestOf(category, words), { seed: 3, date: DATE });

it.each(ROOMS)('asks six to ten lengths of a %s: %s', (category, words) => {
  const { room } = planned(category, words);
  const lengths = siteLengths(room);
  expect(lengths.length).toBeGreaterThanOrEqual(6);
  expect(lengths.length).toBeLessThanOrEqual(10);
  expect(new Set(lengths.map(({ label }) => label)).size).toBe(lengths.length);
  for (const { inches, least, most } of lengths) expect(inches >= least && inches <= most).toBe(true);
});

it.each(ROOMS)('plans a %s again inside the tape numbers: %s', (category, words) => {
  const before = planned(category, words);
  const typed = siteLengths(before.room).map(({ id, inches, least }, i) => ({
    id,
    inches: Math.max(least, inches + [1.5, -1, 0.5, -0.75, 0][i % 5]!),
  }));
  const surveyed = measuredOnSite(before, typed, VISIT, 'd1');
  const after = planOnce(requestOf(category, words), { seed: 3, date: DATE, surveyed, as: before.room });
  conceptSchema.parse(after);
  expect(faultsOf(after)).toEqual([]);
  // Typed lengths win: each of them is the room's now.
  const now = new Map(
    siteLengths({ ...after.room, openings: surveyed.survey.openings }).map((l) => [l.id, l.inches]),
  );
  for (const { id, inches } of typed) expect(now.get(id)).toBeCloseTo(inches, 1);
  expect(after.room.openings).toHaveLength(before.room.openings.length);
  expect(after.brief.assumed[0]).toContain('Field-verified by Dana Reyes, 2026-11-23');
  expect(whatChanged(before, after).length).toBeGreaterThan(1);
});

it('moves what nobody measured with the walls between which it is', () => {
  const before = planned('kitchen', '16x14 kitchen with a 6x5 notch');
  const [wall] = siteLengths(before.room).filter(({ id }) => id.startsWith('w'));
  const { shell } = measuredOnSite(before, [{ id: wall!.id, inches: wall!.inches + 6 }], VISIT, 'd1');
  const [wide, deep] = [
    Math.max(...shell.outline.map((p) => p.x)),
    Math.max(...shell.outline.map((p) => p.y)),
  ];
  expect(wide + deep).toBeCloseTo(before.room.widthIn + before.room.depthIn + 6, 1);
  expect(shell.outline).toHaveLength(6);
});

it('says what does not fit in sentences', () => {
  const before = planned('kitchen', '12x14 kitchen with an island');
  const opening = before.room.openings[0]!;
  const send = (id: string, inches: number) => () => measuredOnSite(before, [{ id, inches }], VISIT, 'd1');
  expect(send('ceiling', 40)).toThrow(
    'Ceiling above the finished floor: 3\'-4" is not between 6\'-0" and 20\'-0".',
  );
  expect(send(`${opening.id}/offset`, 160)).toThrow(/ends .* beyond the wall, which is .* long\.$/);
  expect(send('nothing', 40)).toThrow(NoSuchRoom);
});
