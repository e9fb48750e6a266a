import { KEEPABLES } from '@plumbline/brief';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';
import { LAID_OUT, STAYS } from '../../../src/shown/hold-against-room.js';
import { FOLLOWED } from '../../../src/shown/layouts-followed.js';

/**
 * Wishes, and what becomes of them: `kind` and `-kind` what stands and does not stand in the room (an item, with its
 * width where one is told, or an opening), `surface=material` and `surface#hex` how a surface is drawn, `?words` what
 * is said not to be met, `!words` what is not said to be understood. Nothing else may be unmet.
 */
const WISHES: readonly (readonly [RoomCategory, string, string])[] = [
  ['bathroom', 'Tub out, walk-in shower', 'shower -bathtub'],
  ['bathroom', '5x8 bath. Tub out, walk-in shower in. Keep the toilet where it is', 'shower -bathtub toilet'],
  ['bathroom', 'tub removed, new shower', 'shower -bathtub'],
  ['bathroom', 'swap the tub for a shower', 'shower -bathtub'],
  ['bathroom', 'replace the bathtub with a curbless shower', 'shower -bathtub'],
  ['bathroom', 'the tub has to go, shower instead', 'shower -bathtub'],
  ['bathroom', 'rip the tub out and put in a shower', 'shower -bathtub'],
  ['bathroom', 'remove the old tub and put in a walk-in shower', 'shower -bathtub'],
  ['bathroom', 'the tub is to be taken out, we want a shower', 'shower -bathtub'],
  ['bathroom', '8x10, replace the tub with a freestanding tub and add a shower', 'bathtub shower'],
  ['bathroom', '8x10, keep the tub, new vanity and toilet', 'bathtub vanity toilet !Stays:_vanity'],
  ['bathroom', 'no tub, no shower curtain', 'shower -bathtub'],
  ['bathroom', 'green vanity, marble floor', 'cabinets#5d8057 floor=marble-tile vanity'],
  ['bathroom', '5x8, freestanding tub and separate shower', 'bathtub ?Four-piece ?over_the_tub'],
  ['bathroom', 'half bath with a bathtub', '-bathtub ?bathtub !Wish:_bathtub'],
  ['bathroom', 'wet room, water closet', 'shower partition-door'],
  ['garage', 'keep the garage door, add a workbench', 'garage-door workbench'],
  ['garage', 'convert to a home office, keep the garage door', 'garage-door desk'],
  ['garage', 'Convert to ADU with kitchenette, bath, bed', 'toilet shower sink-base bed'],
  ['garage', 'three cars, no workbench', '-workbench ?three-car_garage ?Bays_for_3_cars'],
  [
    'kitchen',
    'green cabinets, terracotta floor, 24 in fridge, butcher block counters',
    'cabinets#5d8057 floor=terracotta-tile refrigerator24 counter=butcher-block',
  ],
  [
    'kitchen',
    'green lower cabinets, white uppers',
    'accentCabinets#5d8057 cabinets#f5f4f0 wall-cabinet base-cabinet:accent',
  ],
  ['kitchen', '8x8 with a 24" fridge and an 18 inch dishwasher', 'refrigerator24 dishwasher18'],
  ['kitchen', '12x12, 48 inch range and 48-inch refrigerator', 'range48 refrigerator48'],
  ['kitchen', 'keep the balcony door', 'sliding-door'],
  ['kitchen', 'door to the balcony, galley', 'sliding-door'],
  ['kitchen', 'butcher block island, quartz counters', 'counter=quartz'],
  ['kitchen', '14x18, two dishwashers, two sinks', 'dishwasher sink-base'],
  ['kitchen', '6x8 with an island', '?island !island'],
  ['kitchen', 'no upper cabinets, open shelves, no pantry', 'floating-shelf -tall-cabinet'],
  ['kitchen', 'galley, coffee bar, appliance garage', 'wall-cabinet countertop'],
  ['kitchen', 'white walls, white oak floor', 'walls#f5f4f0 floor=white-oak-plank floor#c9ad86'],
  [
    'kitchen',
    'walnut cabinets, white and grey',
    'cabinets=walnut cabinets#6e4f38 backsplash#f5f4f0 walls#a5a7a8',
  ],
  ['kitchen', 'shaker doors, navy island, no granite', 'door=shaker accentCabinets#27364f countertop'],
  [
    'living room',
    'balcony door, terracotta floor, fireplace stays',
    'sliding-door floor=terracotta-tile fireplace',
  ],
  ['living room', 'no tv, green built-ins', '-tv cabinets#5d8057'],
  ['living room', 'sofa, vaulted ceiling', 'sofa ?vaulted_ceiling !vaulted'],
  ['bedroom', 'navy walls, carpet, balcony door', 'walls#27364f floor=carpet sliding-door'],
  ['bedroom', 'murphy bed, no closet', 'bed -closet'],
  ['bedroom', 'king bed 9x9', '?king_bed !king'],
  ['basement', 'home bar with green cabinets, butcher block top', 'cabinets#5d8057 counter=butcher-block'],
  ['basement', 'tv area, no bar', '-sink-base'],
  ['basement', 'guest bedroom with egress, no carpet', 'bed window'],
  ['office', 'green built-ins, oak floor, two desks', 'cabinets#5d8057 floor=oak-plank desk'],
  ['office', 'granite counters, desk facing the door', 'desk ?granite_counters !granite'],
  ['other', 'laundry room, keep the washer', 'washer'],
  ['other', 'mudroom with a bench and a fireplace', 'bench fireplace'],
];

describe('what is said to be understood', () => {
  it.each(WISHES)('%s: "%s" is drawn or told as %s', (category, designPrompt, expected) => {
    const { room, brief } = planConcept({ category, designPrompt }, { seed: 3, date: '2026-11-22' });
    const unmet = brief.unmet.join(' ');
    const understood = brief.understood.map((u) => u.meaning).join(' | ');
    const { door, ...surfaces } = room.finishes;
    const stands = (token: string): boolean => {
      const [, kind = '', width, trait] = /^([a-z-]+?)(\d+)?(?::([a-z]+))?$/.exec(token) ?? [];
      return (
        room.openings.some((o) => o.kind === kind) ||
        room.items.some(
          (i) =>
            i.kind === kind &&
            (!width || i.label.endsWith(` ${width}`)) &&
            (!trait || (i.traits as Readonly<Record<string, unknown>> | undefined)?.[trait] === true),
        )
      );
    };
    for (const token of expected.split(' ')) {
      const words = token.slice(1).replaceAll('_', ' ');
      const [surface = '', value = ''] = token.split(/[=#]/);
      if (token.startsWith('?')) expect(unmet).toContain(words);
      else if (token.startsWith('!')) expect(understood).not.toContain(words);
      else if (token.startsWith('door=')) expect(door).toBe(value);
      else if (token.includes('=')) expect(surfaces[surface as 'walls'].material).toBe(value);
      else if (token.includes('#')) expect(surfaces[surface as 'walls'].color).toBe(`#${value}`);
      else if (token.startsWith('-')) expect([token, stands(token.slice(1))]).toEqual([token, false]);
      else expect([token, stands(token)]).toEqual([token, true]);
    }
    if (!expected.includes('?')) expect(brief.unmet).toEqual([]);
  });

  it('is what a photo does not color, and what it does is said', () => {
    const assumed = (designPrompt: string, photo = true) =>
      planConcept({ category: 'kitchen', designPrompt }, { seed: 1, date: '2026-11-22', photo })
        .brief.assumed.filter((text) => text.startsWith('In the picture'))
        .join();
    expect(assumed('island')).toContain('walls and floor take their color from the photo');
    expect(assumed('white walls')).toContain('floor takes its color from the photo');
    expect(assumed('white walls, white oak floor')).toBe('');
    expect(assumed('island', false)).toBe('');
    const described = planConcept(
      { category: 'bathroom', designPrompt: 'walk-in shower' },
      { seed: 1, date: '2026-11-22', photo: true },
    );
    expect(described.title).not.toContain('White');
    expect(described.description).toContain('walls as on the photo');
  });

  it('is held against the room, whatever is said: each layout and each thing that stays has its proof', () => {
    expect(WISHES.length).toBeGreaterThanOrEqual(40);
    expect(Object.keys(LAID_OUT).sort()).toEqual(Object.keys(FOLLOWED).sort());
    const unseen = [
      ...['floor', 'walls', 'paint', 'ceiling', 'trim', 'wiring', 'layout', 'plumbing'],
      ...[
        'insulation',
        'drywall',
        'rough-plumbing',
        'framing',
        'shower-glass',
        'built-ins',
        'microwave',
        'ev-charger',
        'radiator',
        'water-heater',
        'sump-pump',
        'thermostat',
        'panel',
      ],
    ];
    const fitted = KEEPABLES.filter((k) => k.saves || k.words.length > 0).map(({ id }) => id);
    expect(fitted.filter((id) => !(id in STAYS) && !unseen.includes(id))).toEqual([]);
  });
});
