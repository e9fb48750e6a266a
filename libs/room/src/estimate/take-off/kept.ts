import {
  addsPieces,
  isBoughtBesideKept,
  keepable,
  keptOf,
  lineOf,
  ownWork,
  renewalOf,
  wants,
} from '@plumbline/brief';
import { type Brief, type Item, itemsOf, type Kept, type Quantity, type Room } from '@plumbline/concept';
import { frontWidth } from '../../geometry/geometry.js';
import { PRICES, priceOf } from '../prices.js';
import { BOXES, shareOfBox } from './cabinets.js';
import { isBought } from './once.js';
import { inOrder, QuantityList } from './quantity-list.js';

/** The quantities that are left where the owner keeps things, makes them good, brings them, or does the work. */
export function quantitiesWithoutKept(quantities: readonly Quantity[], brief: Brief, room: Room): Quantity[] {
  const left = new QuantityList({ category: brief.category });
  const lines: Quantity[] = [];
  for (const q of quantities) {
    const staying = keptFor(brief).find(({ id, how }) => {
      if (id === 'wall-tile') return q.price === 'shower-tile';
      const thing = keepable(id);
      // Machines that stay where they are are those that stand there.
      const stays = how !== 'in place' || id === 'laundry';
      // What no table knows as kept and has a line of its own is that line.
      if (!thing?.saves) return how === 'supplied' && lineOf(id) === q.price;
      // One that is asked for beside those that stay is bought.
      if (
        id === 'appliances' &&
        isBoughtBesideKept(brief, (one) => keepable(one)?.saves?.test(q.price) ?? false)
      )
        return false;
      // An island beside cabinets that stay is bought, and none of theirs is counted.
      if (OF_CABINETS.test(id) && addsPieces(brief) && !q.price.startsWith('demolition')) return false;
      if (id === 'lights' && LAMPS_ASKED.some(([wish, item]) => q.item === item && wants(brief, wish)))
        return false;
      return stays && thing.saves.test(q.price) && (thing.lines?.test(q.item) ?? true);
    });
    if (!staying) lines.push(withOwnParts(q, brief));
    else if (staying.madeOf !== undefined)
      lines.push(
        q.price === 'vanity'
          ? { ...q, price: FROM_FURNITURE, item: priceOf(PRICES, FROM_FURNITURE).name }
          : q,
      );
    else if (staying.how === 'supplied')
      lines.push(BEHIND_SUPPLIED.test(q.price) ? q : { ...q, state: 'owner-supplied' });
    else if (staying.how === 'renewed') {
      const row = renewalOf(staying.id, brief.wanted) ?? q.price;
      // A vanity is sold by the piece, and repainted by the foot; fronts are sold by the foot of base with wall cabinet.
      const perFoot = q.unit === 'each' && priceOf(PRICES, row).unit === 'lin ft';
      const feet = perFoot ? q.quantity * (q.share ?? 1) * 3 : q.quantity;
      if (!NOT_REFINISHED.test(q.price))
        left.add(row, row === 'cabinets-reface' ? feet * (q.share ?? 1) : feet, {
          formula: 'as many feet as the plan shows',
          ...(q.where ? { where: q.where } : {}),
        });
    }
  }
  const standing = standingMadeGood(brief, room);
  if (standing) left.add(standing.row, standing.feet, { formula: 'cabinets that stand, by their widths' });
  const own = keptOf(brief).flatMap(({ id, how }) => (how === 'by owner' ? (ownWork(id) ?? []) : []));
  return inOrder([...lines, ...left.sorted()]).map((q) =>
    own.some(({ does }) => does(q)) ? { ...q, state: 'by-owner' } : q,
  );
}

/** Cabinets that stand and are painted or refaced beside an island that is added: their line, and as many feet as it takes. */
function standingMadeGood(
  brief: Brief,
  room: Room,
): { readonly row: string; readonly feet: number } | undefined {
  const renewed = renewedFor(brief).find(({ id, how }) => how === 'renewed' && OF_CABINETS.test(id));
  const row = renewed && addsPieces(brief) ? renewalOf(renewed.id, brief.wanted) : undefined;
  if (row === undefined) return undefined;
  const stand = itemsOf(room, ...BOXES).filter(({ existing }) => existing);
  const share = ({ kind }: Item): number => (row !== 'cabinets-reface' ? 1 : shareOfBox(kind));
  return { row, feet: stand.reduce((n, item) => n + share(item) * frontWidth(item), 0) / 12 };
}

const OF_CABINETS = /^(?:cabinets|base-cabinets|counters|sink)$/;
/** Lamps that are new beside lights that stay. */
const LAMPS_ASKED = [
  ['ceiling-fan', 'Ceiling fan'],
  ['pendants', 'Pendant light'],
  ['chandelier', 'Chandelier'],
  ['sconces', 'Wall light'],
] as const;

/** A fixture whose faucet or valve the owner has: it is set with it, and bought without. */
const OWN_PARTS: readonly (readonly [id: string, of: readonly string[], suffix: string])[] = [
  ['faucet', ['sink', 'lavatory'], 'own-faucet'],
  ['shower-valve', ['shower'], 'own-valve'],
];

function withOwnParts(q: Quantity, brief: Brief): Quantity {
  const own = OWN_PARTS.find(
    ([id, of]) =>
      of.includes(q.price) &&
      isBought(q) &&
      keptOf(brief).some((kept) => kept.id === id && (kept.how === 'supplied' || kept.how === 'kept')),
  );
  if (!own) return q;
  const { id, name } = priceOf(PRICES, `${q.price}-${own[2]}`);
  return { ...q, price: id, item: name };
}

/** What stays, cabinets that are refaced among it. */

const keptFor = (brief: Brief): readonly Kept[] => [
  ...renewedFor(brief),
  // A bath's tile is on its walls: who brings the tile brings that.
  ...(brief.category === 'bathroom' &&
  keptOf(brief).some((k) => k.id === 'backsplash' && k.how === 'supplied')
    ? [{ id: 'wall-tile', how: 'supplied' } as const]
    : []),
];

const renewedFor = (brief: Brief): readonly Kept[] =>
  wants(brief, 'cabinet-refacing')
    ? [{ id: 'cabinets', how: 'renewed' }, ...keptOf(brief).filter(({ id }) => id !== 'cabinets')]
    : keptOf(brief);

/** What is built in behind a hood or a tile that the owner brings is the contractor's. */

const BEHIND_SUPPLIED = /^(?:hood-duct|tile-backer|shower-(?:waterproofing|niche|bench))$/;

/** The work on a piece of the owner's furniture; basin and top are bought for it. */
const FROM_FURNITURE = 'vanity-of-furniture';

/** What goes with cabinets that are made good, and is no feet of them. */

const NOT_REFINISHED = /^(?:lavatory(?:-own-faucet)?|shelf|cabinet-wood-\w+)$/;
