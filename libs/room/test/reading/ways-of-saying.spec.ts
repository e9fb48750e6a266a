import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const entriesOf = (category: RoomCategory, area: string, designPrompt: string) =>
  (planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-28' }).brief.ledger ?? []).filter(
    ({ field }) => field === 'designPrompt',
  );

describe('what homeowners say in other words', () => {
  it.each([
    ['living room', 'Wood stove on the north wall stays.', 'Fireplace on the north wall'],
    ['living room', 'front door opens straight into it on the south wall', 'Front door: south wall'],
    ['living room', 'TV area that seats six', 'seating for six'],
    ['living room', 'a corner where I can work two days a week', 'desk'],
    ['bedroom', 'a spot where I can sew', 'sewing table'],
    ['garage', 'Two car garage but we only park one', 'one-car garage'],
    ['bathroom', 'The door is narrow, make it 36.', 'wider doorway'],
    ['bathroom', 'She hates gray.', 'Not in grey'],
    ['kitchen', "I can't stand white kitchens", 'Not in white'],
    ['kitchen', 'my husband wants a coffee spot away from the stove', 'coffee bar'],
    ['kitchen', "I'd love a lower counter for the mixer", 'baking center'],
    ['basement', 'Furnace and water heater sit in the southeast corner', 'Furnace in the southeast corner'],
    ['office', 'sound should not leave the room', 'soundproofing'],
    ['office', 'video sessions all day', 'work on video'],
    ['office', 'door behind camera not behind me', 'facing the room'],
    ['bedroom', 'a chaise longue', 'armchairs'],
    ['bathroom', "the ceiling slopes along the long west side from 7'6\" down to 4'", 'Ceiling sloping'],
    ['other', 'We considered a hot tub but decided against it.', 'Without'],
    ['other', 'It has to be usable in a Minnesota winter', 'insulation'],
    ['bathroom', 'Double vanity, 60 inches at least, on the east wall.', 'Vanity on the east wall'],
    [
      'basement',
      'The furnace and water heater in the southeast corner need to stay accessible.',
      'Furnace in the southeast corner',
    ],
  ] as const)('%s: "%s" is %s', (category, text, understood) => {
    expect(
      entriesOf(category, '14x20', text)
        .map((e) => e.understood)
        .join('; '),
    ).toContain(understood);
  });

  it.each([
    ['bedroom', 'One closet on the north wall with sliding doors.', 'patio door'],
    ['living room', 'Wood stove on the north wall stays.', 'Range'],
    ['kitchen', 'a coffee bar not next to the stove', 'Without'],
    ['kitchen', 'somewhere to sit for coffee', 'Color'],
    ['kitchen', 'peach cobbler is what we bake', 'Color'],
    ['living room', 'we have an olive tree in the corner', 'Color'],
    ['garage', 'my red truck', 'Color'],
    ['kitchen', 'opening to the dining room across from the sink', 'pass-through'],
    ['kitchen', 'The sink has to stay under the window', 'new sink'],
    ['kitchen', 'Fridge with water line stays about where it is', 'plumbing moved'],
    ['basement', 'the water heater sits in the southeast corner', 'sit back'],
    ['bathroom', 'My mom is moving in', 'When the work'],
    ['kitchen', 'Open the wall between kitchen and living room', 'Window: none'],
    ['bedroom', 'so the dresser can leave', 'Stays'],
    ['living room', 'Fireplace on the east wall. Built ins either side of the chimney', 'Chimney breast'],
    [
      'basement',
      "half bath near the stairs. Support posts every 10 feet down the middle can't move.",
      'Stays',
    ],
    ['other', 'bench to pull off boots', 'hardware'],
    ['kitchen', 'a place to charge phones', 'control wiring'],
    ['bathroom', 'The current shower is 32 inches square, way too small.', '32 in'],
    ['bathroom', 'The current shower is 32 inches square, way too small.', 'contemporary'],
    [
      'bathroom',
      'Our old one had a medicine cabinet I kept hitting my head on, so just a flat mirror.',
      'medicine',
    ],
    ['office', "The daybed for my sister can go; she's getting a place of her own.", 'Wish: daybed'],
    ['garage', "We don't need heat.", 'Wish: heating'],
    ['garage', 'An EV charger on the left side for the next car', 'one-car'],
    ['kitchen', 'back door on the short east wall', 'How tall'],
    ['kitchen', "Keep the refrigerator and dishwasher, they're two years old", 'Children'],
    ['other', 'a bench with cubbies for five by the back door', '5 hinged doors'],
    ['bathroom', 'Replace the toilet', 'comfort-height'],
    ['bathroom', 'The tub stays, it was just reglazed', 'made good'],
    ['office', 'no glare on the monitors', 'Without: monitors'],
    ['bathroom', "He doesn't want it to look like a hospital.", 'outdated'],
    ['living room', 'a clear spot about 6 by 6', "6'-0"],
  ] as const)('%s: "%s" says nothing of %s', (category, text, misread) => {
    expect(
      entriesOf(category, '14x20', text)
        .map((e) => `${e.understood} ${e.note ?? ''}`)
        .join('; '),
    ).not.toContain(misread);
  });

  it('still reads such words as colors where they are meant so', () => {
    for (const text of ['coffee cabinets', 'paint it sage', 'olive and cream', 'something in charcoal'])
      expect(entriesOf('kitchen', '11x16', text)[0]?.understood).toContain('Color');
  });
});
