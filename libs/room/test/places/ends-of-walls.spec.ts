import { readBrief } from '@plumbline/brief';
import { boundsOf, opposite, reachFrom, runsEast, type Side } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { expect, it } from 'vitest';
import { rectOf } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';
import { thingsPlaced } from '../../src/planner/floor/told-places.js';

/** Where along its wall a thing is told to stand: read, drawn there, and told of in the ledger. */

type Row = readonly [
  RoomCategory,
  area: string,
  text: string,
  thing: string,
  at: Side,
  along: Side | 'middle',
];

const DOOR = 'The door is on the front wall.';
const ROWS: readonly Row[] = [
  ['kitchen', '12x15', 'Fridge at the front end of the left wall.', 'refrigerator', 'west', 'south'],
  [
    'kitchen',
    '14x13',
    'Fridge (36 wide, counter depth) in the back of the left wall.',
    'refrigerator',
    'west',
    'north',
  ],
  ['kitchen', '12x15', 'I want the sink on the right wall, up toward the front.', 'sink', 'east', 'south'],
  ['kitchen', '12x15', 'A wall oven at the right end of the back wall.', 'oven', 'north', 'east'],
  ['kitchen', '11x13', 'Put a 36 inch range centered on the back wall.', 'range', 'north', 'middle'],
  ['bathroom', '9x11', 'The vanity goes at the back end of the left wall.', 'vanity', 'west', 'north'],
  ['bathroom', '9x11', 'Linen cabinet on the right wall near the front corner.', 'linen', 'east', 'south'],
  [
    'living room',
    '16x20',
    'Upright piano on the left wall, a bit toward the front.',
    'piano',
    'west',
    'south',
  ],
  ['living room', '16x20', 'A bookcase in the middle of the right wall.', 'books', 'east', 'middle'],
  [
    'living room',
    '16x20',
    'A china cabinet, a nice one, pushed to the right on the back wall.',
    'china',
    'north',
    'east',
  ],
  ['bedroom', '14x16', 'A dresser at the end of the left wall nearer the door.', 'dresser', 'west', 'south'],
  [
    'bedroom',
    '14x16',
    'There is a window on the left wall. A desk at the back end of that wall.',
    'desk',
    'west',
    'north',
  ],
  ['office', '12x14', 'In the back of the right wall I want a file cabinet.', 'files', 'east', 'north'],
  ['office', '12x14', 'Credenza on the right wall, dead center.', 'sideboard', 'east', 'middle'],
  ['garage', '24x24', 'Tool chest at the back of the right wall.', 'tool-chest', 'east', 'north'],
  ['basement', '24x30', 'A wet bar on the back wall over at the right.', 'bar', 'north', 'east'],
  ['other', '14x16', 'A potting bench halfway along the left wall.', 'potting-bench', 'west', 'middle'],
];

it.each(ROWS)('%s %s: %s', (category, area, text, thing, at, along) => {
  const concept = planConcept(
    { category, area, designPrompt: `${DOOR} ${text}` },
    { seed: 1, date: '2026-11-29' },
  );
  const { room, brief } = concept;
  const { w, d } = boundsOf(room.shell);
  const [long, isAcross] = runsEast(at) ? [w, true] : [d, false];
  const offMiddle = thingsPlaced(room, thing)
    .filter((item) => opposite(item.facing) === at && reachFrom(room.shell, rectOf(item.box), at) <= 8)
    .map(({ box }) => (isAcross ? box.x + box.widthIn / 2 : box.y + box.depthIn / 2) - long / 2);
  const isThere = (off: number): boolean =>
    along === 'middle'
      ? Math.abs(off) <= 3
      : (along === 'north' || along === 'east' ? off : -off) >= long / 6 - 3;
  expect(offMiddle.filter(isThere)).not.toEqual([]);
  const told =
    along === 'middle' ? `in the middle of the ${at} wall` : `at the ${along} end of the ${at} wall`;
  const entry = brief.ledger?.find(({ understood }) => understood.includes(told));
  expect(entry?.outcome).toMatch(/^(?:drawn|kept)$/);
});

it('says where a thing stands that is not at its end', () => {
  const designPrompt = `${DOOR} Fridge at the left end of the back wall, sink at the left end of the back wall, range at the left end of the back wall.`;
  const { brief } = planConcept(
    { category: 'kitchen', area: '11x13', designPrompt },
    { seed: 1, date: '2026-11-29' },
  );
  const notes = (brief.ledger ?? []).filter(({ outcome }) => outcome === 'changed').map(({ note }) => note);
  expect(notes.join(' ')).toMatch(/it stands (?:at the|along the)/);
});

const TOLD: readonly (readonly [RoomCategory, string, object])[] = [
  [
    'kitchen',
    "A new fridge goes in the freezer's place, the front end of the left wall.",
    { thing: 'refrigerator', at: 'west', end: 'south' },
  ],
  [
    'kitchen',
    'Fridge on the right. The last guy drew the fridge in the corner and it looked awful, so make it the front end of the right side.',
    { thing: 'refrigerator', at: 'east', end: 'south' },
  ],
  [
    'kitchen',
    'Sink on the right wall, and the dishwasher is on your left when you stand at the sink.',
    { thing: 'dishwasher', how: 'left', to: 'sink' },
  ],
  [
    'living room',
    'A window seat under the windows on the right wall, up toward the front.',
    { thing: 'banquette', how: 'under', to: 'window', at: 'east', end: 'south' },
  ],
];
it.each(TOLD)('%s: %s', (category, text, told) => {
  const { brief } = readBrief({ category, area: '14x16', designPrompt: `${DOOR} ${text}` });
  expect(brief.thingsAt).toContainEqual(told);
});

it('has one door in each of two walls, both towards the front', () => {
  const designPrompt =
    'One door in the left wall and one in the right, both a little toward the front, and both stay.';
  const { brief } = readBrief({ category: 'bathroom', area: '8x12', designPrompt });
  expect(brief.openingsAt?.map(({ at, of }) => `${at} ${of}`)).toEqual(['west south', 'east south']);
});
