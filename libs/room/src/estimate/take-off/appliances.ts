import { type Item, type ItemOf, type Kind, type Room, runsEast } from '@plumbline/concept';
import { sideBehind, soldWidth } from '../../geometry/items.js';
import type { Of, QuantityList } from './quantity-list.js';

/** Appliances with the ids of their prices. */
const APPLIANCES = {
  refrigerator: 'refrigerator',
  dishwasher: 'dishwasher',
  range: 'range',
  cooktop: 'cooktop',
  'wall-oven': 'wall-oven',
  hood: 'hood',
  microwave: 'microwave',
  'beverage-cooler': 'cooler',
} as const satisfies Partial<Record<Kind, string>>;

/** The unit price of an appliance, by its kind, size and make. */
function appliancePrice(item: ItemOf<keyof typeof APPLIANCES>): string {
  const wide = soldWidth(item);
  switch (item.kind) {
    case 'range':
      if (wide >= 42) return 'range-pro';
      if (wide >= 36) return 'range-36';
      return item.traits?.fuel === 'induction' ? 'range-induction' : 'range';
    case 'cooktop':
      return wide >= 36 || item.traits?.fuel === 'induction' ? 'cooktop-wide' : 'cooktop';
    case 'wall-oven':
      return (item.traits?.ovens ?? 1) > 1 ? 'wall-oven-double' : 'wall-oven';
    case 'hood':
      return (item.traits?.cfm ?? 0) > 400 || ['wood', 'plaster', 'insert'].includes(item.traits?.form ?? '')
        ? 'hood-pro'
        : 'hood';
    case 'refrigerator':
      return item.traits?.builtIn || item.traits?.panelled ? 'refrigerator-built-in' : 'refrigerator';
    case 'dishwasher':
      return item.traits?.panelled ? 'dishwasher-panelled' : 'dishwasher';
    default:
      return APPLIANCES[item.kind];
  }
}

export function appliances(list: QuantityList, of: Of): void {
  for (const item of of(...(Object.keys(APPLIANCES) as (keyof typeof APPLIANCES)[])))
    list.add(appliancePrice(item), 1, { state: 'allowance', item: item.label, of: [item] });
  const below = of('microwave').filter((i) => i.traits?.form !== 'over-range');
  list.add('microwave-kit', below.length, { of: below, formula: 'a microwave has nothing to hang by' });
  const drawers = of('base-cabinet').filter((i) => i.traits?.appliance === 'microwave');
  list.add('microwave-drawer', drawers.length, { state: 'allowance', item: 'Microwave drawer', of: drawers });
  list.add('laundry-pair', of('washer').length, { state: 'allowance', of: of('washer') });
}

/** How a hood's duct leaves the house, and what of the unit price that takes: one straight out, or across the room. */

export function wayOut(
  { shell }: Pick<Room, 'shell'>,
  hood: Item,
): { readonly share: number; readonly formula: string } {
  const behind = hood.group === 'island' ? undefined : sideBehind(hood);
  const outside = shell.walls.filter(({ exterior }) => exterior).map(({ side }) => side);
  if (behind && outside.includes(behind))
    return { share: 1, formula: `straight out through the ${behind} wall, which is an outside wall` };
  const from = behind ? `up from the ${behind} wall, which is drawn as an inside wall,` : 'up';
  const near = outside.find((side) => !behind || runsEast(side) !== runsEast(behind)) ?? outside[0];
  return near
    ? {
        share: ACROSS,
        formula: `${from} and between the joists to the ${near} wall; another way out is a change`,
      }
    : {
        share: ACROSS,
        formula: `${from} and out through the roof or the nearest outside wall; another way out is a change`,
      };
}

/** What a duct across a room costs over one straight out: three estimators asked 1,050 to 1,150 against 750. */

const ACROSS = 1.5;
