import {
  boundsOf,
  frameOf,
  type Item,
  isSide,
  type PlaceRefused,
  type Room,
  runsEast,
  SIDES,
  type Side,
} from '@plumbline/concept';
import { opposite, type Rect, rectOf } from '../../geometry/geometry.js';
import { isOpening } from './how-things-stand.js';
import { isSeenFrom, isSeenThrough } from './sight.js';
import {
  gap,
  isCalled,
  isOnWall,
  looksToWindow,
  othersCalled,
  type Standing,
  standsAsTold,
  type Thing,
  thingsPlaced,
} from './told-places.js';

/** Whether things stand where words do not want them. Lengths are inches. */

/** A room, or one being planned, with the sides that are known to be the house's outside. */
type House = Standing & { readonly exterior?: Iterable<Side> };

/** What is over another thing is above its floor, or no further from it. */
const OVER = 2;

/** The things of a room that a refused place is said of. */
export const keptApart = (room: Pick<Room, 'items'>, thing: string): readonly Item[] =>
  thing === 'microwave' ? room.items.filter((i) => i.kind === 'microwave') : thingsPlaced(room, thing);

/** Whether what a refused place is told by is in the room: a window, a door, another thing. */
export function hasPlace(room: House, { to }: Pick<PlaceRefused, 'to'>): boolean {
  if (to === 'outside wall') return outsideOf(room).size > 0;
  if (to === 'wall' || to === 'corner' || isSide(to)) return true;
  if (to === 'door') return room.openings.some((o) => o.kind !== 'window');
  return othersCalled(room, to).length > 0;
}

/** Whether no thing stands where it is not to; true as well where there is none. */
export const standsApart = (room: House, refused: PlaceRefused): boolean =>
  keptApart(room, refused.thing).every((item) => !isThere(room, item, refused));

/** The refused places of a room at which things stand all the same. */
export const taken = (room: House, refused: readonly PlaceRefused[] = []): readonly PlaceRefused[] =>
  refused.filter((one) => !standsApart(room, one));

/** What it costs that a thing stands where words do not want it: more than what speaks for any wall. */
export const NOT_APART = 100;

/** The refused places that are told of things, or by them. */
export const concernedBy = (
  things: readonly Pick<Item, 'kind' | 'traits'>[],
  refused: readonly PlaceRefused[] = [],
): readonly PlaceRefused[] =>
  refused.filter(({ thing, to }) =>
    things.some(({ kind, traits }) => isOneOf(thing, kind, traits) || isOneOf(to, kind, traits)),
  );

/** What things that are about to be set would cost by the refused places, told of them, that they take. */
export function costOfTaking(
  room: House,
  things: readonly (Thing & Pick<Item, 'kind' | 'traits'>)[],
  concerned: readonly PlaceRefused[],
): number {
  const added = things.map(({ kind, rect, facing, traits }): Item => {
    const box = { x: rect.x, y: rect.y, z: 0, widthIn: rect.w, depthIn: rect.d, heightIn: 1 };
    return { id: kind, kind, label: '', box, facing, ...(traits ? { traits } : {}) } as Item;
  });
  return NOT_APART * taken({ ...room, items: [...room.items, ...added] }, concerned).length;
}

const isOneOf = (name: string, kind: Item['kind'], traits: Item['traits']): boolean =>
  name === kind || isCalled(name, kind, traits);

/** Oxygen is breathed no nearer to an open flame than 5 ft, and who wants nothing near a fire stays as far (American Lung Association, Using Oxygen Safely). */
export const OFF_FLAME = 60;

/** The sides that are the house's outside: as far as that is known, and those with windows. */
const outsideOf = ({ exterior = [], openings }: House): ReadonlySet<Side> =>
  new Set([...exterior, ...openings.filter((o) => o.kind === 'window').map((o) => o.side)]);

function isThere(room: House, item: Item, refused: PlaceRefused): boolean {
  if (refused.seen) return isInSight(room, item, refused);
  const { thing, how, to } = refused;
  const at = { rect: rectOf(item.box), facing: item.facing };
  const back = opposite(item.facing);
  if (to === 'outside wall') return outsideOf(room).has(back) && isOnWall(room, at, back);
  if (to === 'wall') return isOnWall(room, at, back);
  if (isSide(to)) return back === to && isOnWall(room, at, to);
  if (to === 'corner')
    return (
      isOnWall(room, at, back) && SIDES.some((side) => isBesideOf(side, back) && isOnWall(room, at, side))
    );
  const others = isOpening(to)
    ? othersCalled(room, to).map(({ rect }) => rect)
    : thingsPlaced(room, to).flatMap(({ id, box }) => (id === item.id ? [] : [rectOf(box)]));
  // Light from the side is not what "not facing the window" is about.
  if (to === 'window' && how === 'faces') return looksToWindow(room, at, thing);
  if (how === 'far') return others.some((o) => gap(at.rect, o) < farIn(room));
  if (to === 'window') return others.some((o) => gap(at.rect, o) < OFF_WINDOW);
  if (to === 'door' && how === 'faces') return facesDoor(room, at);
  if (to === 'door') return standsAsTold(room, at, { thing, how: 'beside', to });
  if (how === 'over') return others.some((o) => areStacked(at.rect, o, item.facing));
  if (how === 'near' && to === 'fireplace') return others.some((o) => gap(at.rect, o) < OFF_FLAME);
  return standsAsTold({ ...room, items: room.items.filter(({ id }) => id !== item.id) }, at, {
    thing,
    how: how === 'faces' ? 'across' : 'beside',
    to,
  });
}

/** Out of the sun and the draft of a window. */
export const OFF_WINDOW = 30;
/** Far from another thing is so far, or, in a small room, half its length. */
const FAR = 72;
export function farIn({ shell }: Pick<House, 'shell'>): number {
  const { w, d } = boundsOf(shell);
  return Math.min(FAR, Math.max(w, d) / 2);
}

function isInSight(room: House, item: Item, { to }: PlaceRefused): boolean {
  if (to === 'door' || to === 'window')
    return room.openings.some(
      (o) => (o.kind === 'window') === (to === 'window') && isSeenThrough(room, item, o),
    );
  return thingsPlaced(room, to).some((other) => other !== item && isSeenFrom(room, item, other));
}

const isBesideOf = (a: Side, b: Side): boolean => runsEast(a) !== runsEast(b);

/** Whether who comes through a door looks straight at the front of a thing. */
const facesDoor = (room: House, { rect, facing }: Thing): boolean =>
  room.openings.some((o) => {
    if (o.kind === 'window' || o.side !== facing) return false;
    const level = runsEast(o.side);
    const { from } = frameOf(room.shell, o.wall);
    const start = (level ? from.x : from.y) + o.offsetIn;
    const [low, long] = level ? [rect.x, rect.w] : [rect.y, rect.d];
    return Math.min(low + long, start + o.widthIn) - Math.max(low, start) > OVER;
  });

/** Along one wall and over one another's width. */
function areStacked(a: Rect, b: Rect, facing: Item['facing']): boolean {
  const along = runsEast(facing) ? ([a.x, a.w, b.x, b.w] as const) : ([a.y, a.d, b.y, b.d] as const);
  const across = runsEast(facing) ? ([a.y, a.d, b.y, b.d] as const) : ([a.x, a.w, b.x, b.w] as const);
  const shared = ([p, l, q, m]: readonly [number, number, number, number]): number =>
    Math.min(p + l, q + m) - Math.max(p, q);
  return shared(along) > OVER && shared(across) > -OVER;
}
