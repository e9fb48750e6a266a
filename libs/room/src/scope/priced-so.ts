import { type Concept, itemsOf, type Quantity, type Room, SIDES } from '@plumbline/concept';
import { circuitsOf } from '../estimate/circuits.js';
import { tiledSides } from '../estimate/take-off/tile.js';

/** What no concept can know of a house, and what every bidder takes for it, so that bids are of the same work. */

/** A drain or a supply that has a rough-in moves so far at most, feet; a fan's duct is so long. General practice. */
const MOVE_FT = 3;
const DUCT_FT = 12;

type Has = (price: RegExp) => boolean;
/** Sentences that a job takes, where it has what they speak of. */
type Taken = (has: Has, concept: Concept) => string | undefined;

const onSlab = ({ category }: Room): boolean => category === 'basement' || category === 'garage';

const TAKEN: readonly Taken[] = [
  (has) =>
    has(/^demolition-/)
      ? 'What stands there is as much as is set new, on drywall and one layer of floor covering that ends at the old cabinets and fixtures. Plaster, a second layer and a mortar bed are a change.'
      : undefined,
  (has) =>
    has(/^demolition-(?:fixture|tub|cabinets)$/)
      ? 'Old lights, fan, mirrors, bars, shelves and trim of what is renewed are taken out with it.'
      : undefined,
  (has, { room }) =>
    has(/^rough-in$/) && !onSlab(room)
      ? `The floor is joists that are reached from below or through the opened floor. Each drain and supply with a rough-in moves up to ${MOVE_FT} ft; drains in a slab and what is farther are a change.`
      : undefined,
  (has) =>
    has(/^(?:toilet|bathtub|shower(?:-own-valve)?$|lavatory|sink(?:-own-faucet)?$)/) && !has(/^rough-in$/)
      ? "Fixtures are set on the pipes that are there, drain over drain; stops, traps, a toilet's flange and supplies are new. A drain that has to move is a change."
      : undefined,
  (has, { room, wishes }) => {
    if (!has(/^circuit-/)) return undefined;
    const there = circuitsOf(room, wishes).some(({ added }) => !added);
    return `The panel has spaces for the new circuits and stands within 50 ft of cable; without spaces a subpanel is a change. A circuit's breaker holds its AFCI and GFCI protection, and its receptacles are then plain ones.${there ? ' Circuits that are there are sound and keep their breakers.' : ''}`;
  },
  (has) =>
    has(/^fan$/)
      ? `The fan's duct runs up to ${DUCT_FT} ft through an attic or between joists to a cap outdoors.`
      : undefined,
  (has) =>
    has(/^floor-(?!heat|refinish|level)/)
      ? 'The floor below is sound and flat to 3/16 in over 10 ft; leveling and new subfloor are a change. Where the new floor is higher, doors that stay are cut, and the transition is in the line.'
      : undefined,
  (has) =>
    has(/^demolition-(?:drywall|tile)$/) && !has(/^insulation$/)
      ? 'Outside walls are insulated behind what is opened; what is missing is a change.'
      : undefined,
  (has) =>
    has(/^paint-ceiling$/) && !has(/^demolition-ceiling$/)
      ? 'The ceiling stays, smooth, and is patched where lights and fans come and go; matching a texture is a change.'
      : undefined,
  (has) =>
    has(/^cabinets-(?:stock|semi|custom)$/)
      ? 'No soffit, pipe or duct stands where cabinets hang. Registers and returns stay where they are; one below a cabinet gets a grille in its toe kick.'
      : undefined,
  (has) => (has(/^counter-/) ? 'Tops have no splash of their own material.' : undefined),
];

/** What every bidder takes as so, a sentence or two each; where the site shows otherwise it is a change. */
export function pricedSo(concept: Concept): string[] {
  const has: Has = (price) => concept.quantities.some((q: Quantity) => price.test(q.price));
  return TAKEN.flatMap((taken) => taken(has, concept) ?? []);
}

/** What has to be settled before anybody signs: a tub's open end, and what a dealer asks for cabinets. */
export function openPoints({ room, quantities }: Concept): string[] {
  const openEnds = itemsOf(room, 'bathtub')
    .filter((tub) => tub.traits?.form === 'alcove' && (tub.traits.tileHeightIn ?? 0) > 0)
    .flatMap((tub) => {
      const tiled = tiledSides(room, tub);
      return SIDES.filter((side) => side !== tub.facing && !tiled.includes(side));
    });
  return [
    ...openEnds.map(
      (side) =>
        `No wall stands at the ${side} end of the tub, and no tile is priced there. To shower in it, a stud wall of 4-1/2 in with tile at that end is built, and what stands beside it becomes so much narrower: a change to agree on before signing. [to verify]`,
    ),
    ...(quantities.some((q) => q.price === 'cabinets-semi' && q.state === 'included')
      ? [
          "The cabinets' material basis is the middle of what price guides publish. A dealer's quote for semi-custom boxes with this many drawers may be half as high again: it is had for the list of exhibit A before signing. [to verify]",
        ]
      : []),
  ];
}
