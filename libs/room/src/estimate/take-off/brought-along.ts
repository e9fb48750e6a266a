import { wants } from '@plumbline/brief';
import { type Brief, itemsOf, type Quantity, type Room } from '@plumbline/concept';
import { finishedPanelsSqFt, visitsFor } from '../comes-along.js';
import { onPlanSqFt } from '../surfaces.js';
import { BASE_KINDS } from './cabinets.js';
import { isBought } from './once.js';
import { QuantityList } from './quantity-list.js';

/** What comes with the lines that are left: panels, plywood below and delivery with cabinets, dust walls, visits with a small amount of work. */
export function comingAlong(room: Room, lines: readonly Quantity[], brief: Brief): readonly Quantity[] {
  const along = new QuantityList(room);
  const cabinets = lines.find(({ price }) => NEW_CABINETS.test(price));
  if (cabinets) {
    const { state } = cabinets;
    along.add('cabinet-panels', finishedPanelsSqFt(room), {
      state,
      formula: `sides and backs of boxes that the room sees${itemsOf(room, 'refrigerator').length > 0 ? ', and a panel from the floor up at each free side of a refrigerator' : ''}`,
    });
    // A bath's cabinets are set on its floor.
    if (
      room.category !== 'bathroom' &&
      state !== 'by-owner' &&
      lines.some(({ price, state }) => THICK_FLOOR.test(price) && state !== 'by-owner') &&
      !wants(brief, 'floor-under-cabinets')
    )
      along.add('cabinet-base', onPlanSqFt(itemsOf(room, ...BASE_KINDS, 'tall-cabinet')), {
        formula: 'floor under base and tall cabinets, which the new floor is laid around',
      });
    // Who buys the cabinets has them brought.
    if (isBought(cabinets)) along.add('cabinet-delivery', 1, { formula: 'one load' });
  }
  // A doorway without a leaf is closed off while walls are torn out.
  const ways = room.openings.filter((o) => o.kind === 'cased-opening');
  if (lines.some(({ price, state }) => price === 'demolition-drywall' && state !== 'by-owner'))
    along.add('dust-wall', ways.length, {
      where: [...new Set(ways.map((o) => `${o.side} wall`))].join(', '),
      formula: 'one at each opening without a door',
    });
  const has = (price: string): boolean => lines.some((q) => q.price === price);
  // Where pipes stay as they are, their stops and a breaker do.
  if (has('demolition-drywall') && (has('rough-in') || has('gas-line')))
    along.add('safe-off', 1, { formula: 'before walls with pipes and wires are opened' });
  for (const { price, ...more } of visitsFor(lines)) along.add(price, 1, more);
  return along.sorted();
}

/** Floors as thick as a dishwasher has no room for: tile on its underlayment, and boards of 3/4 in. */

const THICK_FLOOR = /^floor-(?:ceramic|porcelain|stone|hardwood)$/;

const NEW_CABINETS = /^cabinets-(?:stock|semi|custom)$/;
