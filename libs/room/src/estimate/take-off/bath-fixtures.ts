import { type ItemOf, isOf, itemsOf, type Room } from '@plumbline/concept';
import { frontWidth } from '../../geometry/geometry.js';
import type { Of, QuantityList } from './quantity-list.js';

export function bathFixtures(list: QuantityList, room: Room, of: Of): void {
  const toilets = of('toilet');
  const hung = toilets.filter((t) => t.traits?.wallHung);
  list.add('toilet', toilets.length - hung.length + of('bidet').length, { of: [...toilets, ...of('bidet')] });
  list.add('toilet-wall-hung', hung.length, { of: hung });
  const tubs = of('bathtub');
  const jetted = tubs.filter((t) => t.traits?.jets);
  const free = tubs.filter(
    (t) => !t.traits?.jets && (t.traits?.form === 'freestanding' || t.traits?.form === 'clawfoot'),
  );
  list.add('bathtub', tubs.length - free.length - jetted.length, { of: tubs });
  list.add('bathtub-free', free.length, { of: free });
  list.add('bathtub-jetted', jetted.length, { of: jetted });
  for (const shower of of('shower')) {
    // The unit price is that of 36 by 36 in.
    const size = Math.max(0.9, Math.min(1.6, Math.sqrt((shower.box.widthIn * shower.box.depthIn) / 1296)));
    // A pan that is tiled on site is no base that is bought.
    const tiled = shower.traits?.curbless === true && (shower.traits?.tileHeightIn ?? 0) > 0;
    list.add('shower', 1, {
      ...(tiled ? { item: 'Shower drain, valve and trim' } : {}),
      share: tiled ? size * WITHOUT_BASE : size,
      of: [shower],
      formula: 'by its size',
    });
    const extras = [shower.traits?.rain, shower.traits?.handheld].filter(Boolean).length;
    list.add('shower-extras', extras, { of: [shower], formula: 'rain head and hand shower' });
    list.add('steam', shower.traits?.steam ? 1 : 0, { of: [shower] });
  }
  const glazed = [...of('shower'), ...tubs].filter((i) => i.traits?.enclosure === 'glass');
  for (const wet of glazed)
    list.add('shower-glass', 1, {
      share: Math.min(2.5, Math.max(0.7, glassIn(wet) / USUAL_GLASS)),
      of: [wet],
      formula: 'by the width of its glass',
    });
  const curtained = [...of('shower'), ...tubs].filter((i) => i.traits?.enclosure === 'curtain');
  list.add('curtain-rod', curtained.length, { of: curtained });
  list.add(
    'lavatory',
    of('vanity', 'pedestal-sink').reduce((n, i) => n + (i.traits?.sinks ?? 1), 0),
    { of: of('vanity', 'pedestal-sink') },
  );
  list.add('grab-bar', of('grab-bar').length, { of: of('grab-bar') });
  list.add('medicine-cabinet', of('medicine-cabinet').length, { of: of('medicine-cabinet') });
  if (itemsOf(room, 'toilet').length > 0)
    list.add(
      'bath-accessories',
      1,
      of('mirror').length > 0 ? {} : { item: 'Bars and paper holder', share: WITHOUT_MIRROR },
    );
}

/**
 * The width of glass that closes a shower or a tub, as it is priced: its front, and half of each further side that is open to the
 * room, since a fixed pane has neither hinges nor seals. Inches.
 */

function glassIn(wet: ItemOf<'shower' | 'bathtub'>): number {
  const { box, facing } = wet;
  const more = (isOf(wet, 'shower') ? (wet.traits?.open ?? '') : '')
    .split(',')
    .filter((side) => side !== '' && side !== facing)
    .map((side) => (side === 'north' || side === 'south' ? box.widthIn : box.depthIn));
  return frontWidth(wet) + more.reduce((a, b) => a + b, 0) / 2;
}

/** The glass that the unit price is for: a door of 24 to 30 in with its pane, as long as a tub that a shower replaces. Inches. */

const USUAL_GLASS = 60;

/** What of the price of a shower is left where no base is bought. General knowledge. */
const WITHOUT_BASE = 0.75;

/** What of the price of mirror, bars and paper holder is left where a medicine cabinet is the mirror. General knowledge. */

const WITHOUT_MIRROR = 0.5;
