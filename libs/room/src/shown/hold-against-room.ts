import {
  type Claim,
  COUNTABLES,
  keepable,
  keepableFeature,
  lowerFirst,
  nameOfFeature,
  nearestColor,
  type UnderstoodClaim,
  workRow,
} from '@plumbline/brief';
import {
  boundsOf,
  contains,
  DIVIDER,
  isGlassDoor,
  itemsOf,
  type PaintedSurface,
  type Rect,
  SIDES,
  type Surface,
  type Understood,
} from '@plumbline/concept';
import { NEW_WALLS } from '../estimate/take-off/walls.js';
import { keptApart, standsApart } from '../planner/floor/refused-places.js';
import { placedAsTold } from '../planner/floor/told-places.js';
import { UPPERS_HEED } from '../planner/kitchen/uppers.js';
import { asTold } from '../planner/openings/told-openings.js';
import { ANSWERED, seatsAt } from './answered.js';
import type { Evidence, Shows } from './evidence.js';
import { SHOWN } from './features-shown.js';
import { FOLLOWED } from './layouts-followed.js';
import { isPieceOfSize, measuredThings } from './measured-things.js';
import { countOfPiece, itemsOfPiece } from './pieces.js';
import { any, count, kind, opening } from './predicates.js';
import { isOffPlace } from './refused-places.js';
import { isRoomAsTold } from './rooms-as-told.js';
import { hasUppersAt, runsAsTold } from './runs-at-walls.js';
import { CARRIERS } from './surfaces-shown.js';

/** Holding what was understood against the room: what is not so is not called understood, but not met. */

/** Whether a thing of today's room goes and another of the kind takes its place. */
export const isExchanged = (feature: string, e: Evidence): boolean =>
  (SHOWN[feature]?.(e) ?? false) && (e.removed?.includes(keepableFeature(feature)?.id ?? feature) ?? false);

/** What a refused thing would be seen by, where what shows that it is there shows less: any table is a place to eat. */
const REFUSAL_BROKEN_BY: Readonly<Record<string, Shows>> = {
  // "A cooktop instead of the range".
  'plain-range': kind('range'),
  'breakfast-nook': ({ room }) =>
    room.items.some((item) => (item.traits as { use?: string } | undefined)?.use === 'banquette'),
  // Who wants no drywall may still have a new wall, and one patched where something came off.
  'drywall-repair': ({ quantities }) =>
    quantities.some(({ price, where }) => price === 'drywall' && where !== NEW_WALLS),
  // A dressing table is none to work at.
  desk: ({ room }) =>
    room.items.some(
      ({ kind: one, traits }) =>
        one === 'desk' &&
        !/^(?:vanity|makeup|dressing)$/.test((traits as { use?: string } | undefined)?.use ?? ''),
    ),
  // A screen that is rolled up is no television.
  tv: ({ room }) => room.items.some((i) => i.kind === 'tv'),
  'cabinet-hardware': (e) =>
    e.room.finishes.door !== 'handleless' && (SHOWN['cabinet-hardware']?.(e) ?? false),
};

type Holds = { readonly [K in Claim['is']]: (claim: Extract<Claim, { is: K }>, e: Evidence) => boolean };

const carried = (surface: PaintedSurface, e: Evidence): boolean => CARRIERS[surface]?.(e) ?? true;

const named =
  (pattern: RegExp): Shows =>
  ({ layout }) =>
    pattern.test(layout);

/** How a layout shows that rooms of a category follow. A test holds this table against the layouts followed. */
export const LAID_OUT: Readonly<Record<string, Shows>> = {
  'one-wall': named(/^One-wall/),
  galley: named(/^Galley/),
  'l-shape': named(/^L-shaped/),
  'u-shape': named(/^U-shaped/),
  peninsula: named(/^Peninsula|with a peninsula/),
  'open-concept': any(
    opening((o) => o.kind === 'cased-opening' || isGlassDoor(o)),
    // One room that was two, or a basement in one.
    ({ room }) => room.category === 'basement' || room.category === 'garage',
  ),
  'three-piece': any(named(/^Three-piece/), ({ room }) =>
    [['toilet'], ['bathtub', 'shower'], ['vanity', 'pedestal-sink']].every((kinds) =>
      room.items.some((i) => kinds.includes(i.kind)),
    ),
  ),
  'four-piece': named(/^Four-piece/),
  'half-bath': named(/^Half/),
  'shower-only': ({ room }) =>
    room.items.some((i) => i.kind === 'shower') && !room.items.some((i) => i.kind === 'bathtub'),
  'wet-room': named(/^Wet-room/),
  'jack-and-jill': ({ room }) => room.openings.filter((o) => o.kind !== 'window').length >= 2,
  conversation: any(count(2, 'armchair', 'sofa', 'sectional'), kind('sectional')),
  'tv-focus': kind('tv', 'tv-console', 'projector-screen'),
  'fireplace-focus': kind('fireplace'),
  'floating-desk': named(/facing the room/),
  'l-desk': named(/L-shaped desk/),
};

const door = opening((o) => o.kind !== 'window' && o.kind !== 'garage-door');

/** What stands for a thing that stays or is brought; what no plan shows (pipes, paint, wiring) always holds. */
export const STAYS: Readonly<Record<string, Shows>> = {
  doors: door,
  windows: opening((o) => o.kind === 'window'),
  // Of a room beside the garage it is the door to it.
  'garage-door': (e) =>
    e.room.category === 'garage' ? opening((o) => o.kind === 'garage-door')(e) : door(e),
  cabinets: (e) => carried('cabinets', e),
  'wall-cabinets': kind('wall-cabinet'),
  'base-cabinets': kind('base-cabinet', 'sink-base'),
  counters: kind('countertop', 'vanity'),
  backsplash: kind('backsplash'),
  lights: ({ room }) => room.items.some((i) => /light|pendant|sconce|chandelier|fan|lamp/.test(i.kind)),
  pendants: kind('pendant'),
  chandelier: kind('chandelier'),
  sconces: kind('sconce'),
  'ceiling-fan': kind('ceiling-fan'),
  'medicine-cabinet': kind('medicine-cabinet'),
  'overhead-storage': kind('overhead-rack'),
  bidet: kind('toilet', 'bidet'),
  fan: kind('exhaust-fan'),
  'bath-inside': kind('toilet'),
  sink: kind('sink-base', 'vanity', 'pedestal-sink'),
  faucet: kind('sink-base', 'vanity', 'pedestal-sink'),
  fixtures: kind('sink-base', 'vanity', 'pedestal-sink', 'toilet', 'bathtub', 'shower'),
  appliances: kind('refrigerator', 'range', 'cooktop'),
  refrigerator: kind('refrigerator'),
  range: kind('range', 'cooktop'),
  cooktop: kind('cooktop', 'range'),
  'wall-oven': kind('wall-oven'),
  hood: kind('hood'),
  dishwasher: kind('dishwasher'),
  cooler: kind('beverage-cooler'),
  laundry: kind('washer'),
  toilet: kind('toilet'),
  bathtub: kind('bathtub'),
  shower: any(kind('shower'), ({ room }) => itemsOf(room, 'bathtub').some((i) => i.traits?.shower)),
  vanity: kind('vanity', 'pedestal-sink'),
  tile: kind('shower', 'bathtub'),
  fireplace: kind('fireplace'),
  'gas-line': () => true,
  wiring: () => true,
  'rough-in': () => true,
  permits: () => true,
  'hazard-test': () => true,
  // Seats of the owner's own, which no plan need draw.
  'shower-chair': () => true,
  chair: () => true,
  'garage-door-opener': () => true,
  stairs: kind('stair'),
  furniture: kind(
    'sofa',
    'sectional',
    'armchair',
    'bed',
    'dining-table',
    'desk',
    'dresser',
    'bookcase',
    'bench',
  ),
  closet: kind('closet', 'walk-in-closet', 'wardrobe'),
};

const equalSizes = ({ w, d }: Rect, widthIn: number, depthIn: number): boolean =>
  w === widthIn && d === depthIn;

const isAlike = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const isFloorOfPart = ({ parts = [] }: Evidence['room'], id: string): boolean =>
  parts.some(({ floor }) => floor?.material === id);

const HOLDS: Holds = {
  fact: () => true,
  budget: (_, { estimate }) => estimate.budget?.covers ?? true,
  size: ({ widthIn, depthIn }, { room: { shell } }) =>
    // A bump-out is told beside the size of the room that it belongs to.
    shell.outline.some(({ x }) =>
      shell.outline.some(({ y }) => contains(shell, { x, y, w: widthIn, d: depthIn })),
    ) || equalSizes(boundsOf(shell), widthIn, depthIn),
  ceiling: ({ heightIn }, { room }) => room.ceilingIn === heightIn,
  fixed: (_, { room }) => room.items.some((item) => item.fixed),
  shell: ({ of, shell }, { room }) =>
    of === 'walls'
      ? shell.walls.every(({ id, bearing, wet }) =>
          room.shell.walls.some((wall) => wall.id === id && wall.bearing === bearing && wall.wet === wet),
        )
      : JSON.stringify(room.shell[of]) === JSON.stringify(shell[of]),
  style: ({ id }, { room }) => room.style === id,
  layout: ({ id }, e) => (FOLLOWED[id]?.includes(e.room.category) ?? false) && (LAID_OUT[id]?.(e) ?? false),
  feature: ({ id }, e) => SHOWN[id]?.(e) ?? false,
  without: ({ feature, place }, e) =>
    place === undefined
      ? !((REFUSAL_BROKEN_BY[feature] ?? SHOWN[feature])?.(e) ?? false) || isExchanged(feature, e)
      : feature === 'wall-cabinets' && e.room.category === 'kitchen'
        ? UPPERS_HEED.has(place) &&
          !SIDES.some((side) => place === `${side} wall` && hasUppersAt(e.room, side))
        : isOffPlace(feature, place, e),
  color: ({ hex, on }, e) => {
    const { door: _, ...finishes } = e.room.finishes;
    return Object.entries(finishes).some(
      ([surface, finish]) =>
        (on === undefined || surface === on) && isAlike(finish.color, hex) && carried(surface as Surface, e),
    );
  },
  material: ({ on, id }, e) =>
    (e.room.finishes[on]?.material === id || (on === 'floor' && isFloorOfPart(e.room, id))) && carried(on, e),
  'not in': ({ names }, e) => {
    const { door: _, ...finishes } = e.room.finishes;
    return !Object.entries(finishes).some(
      ([surface, { material, color }]) =>
        carried(surface as Surface, e) &&
        (names.includes(material) ||
          // Who wants no white means no ceiling.
          (material === 'paint' && surface !== 'ceiling' && names.includes(nearestColor(color)))),
    );
  },
  door: ({ id }, e) => {
    const { door } = e.room.finishes;
    // Fronts without handles are as flat.
    return (door === id || (id === 'slab' && door === 'handleless')) && carried('cabinets', e);
  },
  opening: ({ told }, { room }) => asTold(room, told) !== undefined,
  runs: (told, { room }) => runsAsTold(room, told),
  place: ({ told }, { room }) => placedAsTold(room, told) !== undefined,
  room: ({ told }, { room }) => isRoomAsTold(room, told),
  part: ({ use, floor }, { room }) =>
    use === undefined
      ? room.items.some(({ group }) => group === DIVIDER)
      : (room.parts?.some((part) => part.use === use && (!floor || part.work.includes('floor'))) ?? false),
  'not at': ({ told }, { room }) => keptApart(room, told.thing).length > 0 && standsApart(room, told),
  seats: ({ at, least }, e) => seatsAt(at, e) >= least,
  pieces: ({ id, least }, { room }) => countOfPiece(room, id) >= least,
  'piece size': (size, { room }) => isPieceOfSize(size, itemsOfPiece(room, size.id)),
  'thing size': (size, { room }) => measuredThings(size, room).right.length > 0,
  count: ({ of, least, most = Number.POSITIVE_INFINITY }, { room }) => {
    const found = COUNTABLES[of].of(room);
    return found >= least && found <= most;
  },
  kind: () => false,
  // What is outside of the job is there and not new.
  surface: ({ on }, e) => carried(on, e),
  told: ({ id }, e) => ANSWERED[id]?.(e) ?? false,
  extent: () => true,
  kept: ({ id, how }, e) =>
    how === 'supplied' ||
    workRow(id) !== undefined ||
    (STAYS[id] ?? SHOWN[keepable(id)?.features?.[0] ?? ''] ?? (() => true))(e),
};

/** Whether a claim is so in the room. */
export const holds = (claim: Claim, e: Evidence): boolean =>
  (HOLDS[claim.is] as (claim: Claim, e: Evidence) => boolean)(claim, e);

/** The sentences of the reading that are so in the room, and those that are not. */
export function holdAgainstRoom(
  told: readonly UnderstoodClaim[],
  e: Evidence,
): { readonly held: readonly Understood[]; readonly unheld: readonly UnderstoodClaim[] } {
  return {
    held: told
      .filter(({ claim }) => holds(claim, e))
      .map(({ field, said, meaning }) => ({ field, said, meaning })),
    unheld: told.filter(({ claim }) => !holds(claim, e)),
  };
}

/** Names of what is not so and that neither the planner nor the list of undrawn wishes tells of. */
export function unheldNames(
  unheld: readonly UnderstoodClaim[],
  e: Evidence,
  unmet: readonly string[],
): string[] {
  return unheld.flatMap(({ claim, meaning }) => {
    const plain = lowerFirst(meaning);
    switch (claim.is) {
      case 'kept': {
        const name = keepable(claim.id)?.name ?? claim.id;
        const isTold = unmet.some((text) => text.includes('was left out') && text.includes(name));
        return isTold ? [] : [`to keep the ${name}`];
      }
      case 'without':
        return claim.place === undefined ? [`no ${nameOfFeature(claim.feature)}`] : [];
      case 'not in':
        return [`no ${claim.names.map((name) => name.replaceAll('-', ' ')).join(' or ')}`];
      case 'door':
        return [`${claim.id.replace('-', ' ')} cabinet doors`];
      case 'material':
      case 'color':
        // Undrawn where nothing carries it, and then noted.
        return claim.on !== undefined && carried(claim.on, e) ? [plain] : [];
      case 'layout': {
        const followed = FOLLOWED[claim.id]?.includes(e.room.category) ?? false;
        return followed && !unmet.some((text) => /layout|wished for/.test(text)) ? [plain] : [];
      }
      case 'ceiling':
      case 'opening':
      case 'place':
      case 'runs':
      case 'shell':
      case 'fixed':
      case 'size':
      case 'style':
      case 'thing size':
      case 'piece size':
        return [plain];
      default:
        return [];
    }
  });
}
