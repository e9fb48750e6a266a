import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';

/** Each question of a wish is answered in words, with the rule or the number that the answer goes by. */

const plan = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });

const answerTo = (category: RoomCategory, area: string, before: string, question: string) => {
  const { brief } = plan(category, area, before + question);
  const own = (brief.ledger ?? []).filter(
    ({ field, end }) => field === 'designPrompt' && end > before.length,
  );
  return own.map(({ note = '' }) => note).join(' ');
};

type Row = readonly [RoomCategory, string, string, string, RegExp];
const ROWS: readonly Row[] = [
  [
    'kitchen',
    '12x14',
    'New cabinets and quartz counters. ',
    'What would butcher block run instead?',
    /^Wood countertop in place of quartz countertop: about \$[\d,]+ where \$[\d,]+ are priced, \$[\d,]+ less/,
  ],
  [
    'kitchen',
    '12x14',
    'New cabinets and quartz counters. ',
    'Is granite cheaper?',
    /\$[\d,]+ more, before tax/,
  ],
  [
    'kitchen',
    '12x14',
    'New kitchen. ',
    'Would it be cheaper to keep the old cabinets and paint them?',
    /^Cabinets, cleaned and repainted in place of .* less/,
  ],
  [
    'kitchen',
    '12x14',
    'New kitchen with gas range. ',
    'Is induction much more?',
    /^Induction range in place of range/,
  ],
  [
    'kitchen',
    '12x14',
    'New cabinets, counters, floor. ',
    'How much is the floor alone?',
    /^The lines of that alone come to \$[\d,]+/,
  ],
  ['basement', '18x22', 'Gym and a golf simulator. ', '8\'2" ceilings is that enough??', /9 ft .*8'-2"/],
  ['basement', '18x22', 'Gym and a golf simulator. ', 'Is 8 ft enough for golf?', /9 ft .*8'-0"/],
  ['basement', '18x22', 'Family room. ', 'Ceiling is 7\'4", is that ok?', /6'-8".*7'-4"/],
  ['basement', '18x22', 'Family room. ', 'Do I need an egress window?', /R310/],
  ['bedroom', '12x13', 'New floor. ', 'Will a king fit?', /\d+ and \d+ in clear at its sides/],
  ['bedroom', '12x13', 'New floor. ', 'Can a king fit with nightstands?', /24 in .*nightstands/],
  ['bedroom', '9x12', 'New floor. ', 'Is it legal as a bedroom?', /70 sq ft.*R310/],
  ['office', '10x12', 'New floor and paint. ', 'Can it count as a bedroom?', /70 sq ft.*R310/],
  ['bedroom', '12x13', 'New floor and paint. ', 'Do we need a permit?', /^Usually not/],
  ['kitchen', '12x15', 'New cabinets, move the sink. ', 'do we need permits', /^Yes.*building/],
  ['bathroom', '5x8', 'New tub and vanity. ', "Permit? we're in Ohio", /building department/],
  ['garage', '22x24', 'EV charger. ', 'Do I need a permit for that?', /^Yes.*electric/],
  ['kitchen', '12x15', 'New cabinets. ', 'Is that wall load bearing?', /engineer/],
  ['kitchen', '12x15', 'New cabinets and an island. ', 'What would that run?', /^About \$[\d,]+ .*between/],
  ['kitchen', '12x15', 'New cabinets. ', 'Ballpark?', /^About \$[\d,]+/],
  ['kitchen', '12x15', 'Island. ', 'Is 36 inches enough between it and the counter?', /42 in for one cook/],
  ['kitchen', '12x15', 'New cabinets. ', 'how many cans do I need', /25 sq ft/],
  ['kitchen', '12x15', 'New cabinets. ', 'How long will it take?', /calendar days/],
  ['bathroom', '5x8', 'New tub and vanity. ', 'Can the washer go upstairs?', /240 V/],
  ['bathroom', '8x10', 'New vanity. ', 'Can the toilet move to the other wall?', /3 in/],
  ['garage', '22x24', 'Epoxy floor. ', 'Will two cars fit?', /clear at its sides.*20 in/],
  ['other', '12x16', 'Sunroom. ', 'The slab is 7 inches low, raise it or leave a step?', /7-3\/4 in/],
  ['other', '12x16', 'Sunroom. ', 'Either raise it or leave a step whatever is smarter.', /7-3\/4 in/],
  ['living room', '16x20', 'New floor. ', 'Is the color a good idea?', /contractor/],
];

describe('questions', () => {
  it.each(ROWS)('%s %s: %s%s', (category, area, before, question, says) => {
    expect(answerTo(category, area, before, question)).toMatch(says);
  });

  it.each([
    ['bathroom', '5x8', 'New tub and vanity. Can the washer go upstairs?', 'washer'],
    ['other', '12x16', 'Sunroom with a table. Is it legal as a bedroom?', 'bed'],
  ] as const)('%s %s: %s asks for no %s', (category, area, text, kind) => {
    expect(plan(category, area, text).room.items.map((item) => item.kind)).not.toContain(kind);
  });

  it('a permit that is asked about is not bought', () => {
    const { estimate } = plan('bedroom', '12x13', 'New floor and paint. Do we need a permit?');
    expect(estimate.lines.filter(({ trade }) => trade === 'permits')).toEqual([]);
  });
});
