import { COUNTS_ASKED_FOR } from '@plumbline/brief';
import {
  hasTrait,
  type Item,
  isChinaCabinet,
  isGlazed,
  isLocker,
  itemsOf,
  type Room,
} from '@plumbline/concept';
import { overlaps, rectOf } from '../geometry/geometry.js';
import { isPieceFor } from '../pieces-as-kinds.js';
import { gap } from '../planner/floor/told-places.js';
import {
  facesLight,
  isInCamera,
  isLitForVideo,
  largestBare,
  seatsIn,
  showsScreen,
  tableSeats,
} from '../planner/floor/use-of-floor.js';
import { PLAY } from '../planner/furniture/play.js';
import { LOUNGER } from '../planner/furniture/seats/loungers.js';
import { BIG_TV } from '../planner/furniture/television.js';
import type { Evidence } from './evidence.js';

/** How wishes for furniture show in a room. */

type Shows = (e: Evidence) => boolean;

const has =
  (test: (item: Item) => boolean): Shows =>
  ({ room }) =>
    room.items.some(test);

const vehicles =
  (form: string, count: number): Shows =>
  ({ room }) =>
    itemsOf(room, 'car').filter((car) => car.traits?.form === form).length >= count;
const vehicle = (form: string): Shows => vehicles(form, 1);

const wetWalls = (room: Room): number =>
  new Set(
    room.items
      .filter((i) => ['toilet', 'shower', 'bathtub', 'vanity', 'sink-base'].includes(i.kind))
      .map((i) => i.facing),
  ).size;

/** Chairs by a fire stand so near. Inches. */
const BY_FIRE = 48;

/** A table to make things at, or what else one works clay and cloth with. */
const isStudio: Shows = has((i) => hasTrait(i, ['game-table'], 'use', 'crafts') || isPieceFor(i, 'studio'));

/** One desk that two sit at. */
const isShared: Shows = ({ room }) =>
  itemsOf(room, 'desk').some(
    ({ group }) => itemsOf(room, 'office-chair').filter((chair) => chair.group === group).length > 1,
  );

export const FURNITURE_SHOWN: Readonly<Record<string, Shows>> = {
  ...Object.fromEntries(
    COUNTS_ASKED_FOR.flatMap((n) => [
      [`dining-for-${n}`, ({ room }: Evidence) => tableSeats(room) >= n],
      [`seats-for-${n}`, ({ room }: Evidence) => seatsIn(room) >= n],
      [`lockers-for-${n}`, ({ room }: Evidence) => room.items.filter(isLocker).length >= n],
    ]),
  ),
  'twin-bed': has((i) => i.kind === 'bed' && i.traits?.size === 'twin'),
  'child-room': has(
    (i) => i.kind === 'bunk-bed' || i.kind === 'crib' || (i.kind === 'bed' && i.traits?.size !== 'king'),
  ),
  'play-floor': ({ room }) => largestBare(room, ...PLAY) !== undefined,
  'knee-wall-drawers': has((i) => i.kind === 'dresser' && i.traits?.builtIn === true),
  glider: has((i) => i.kind === 'armchair' && i.traits?.form === 'glider'),
  'two-gliders': ({ room }) =>
    itemsOf(room, 'armchair').filter(({ traits }) => traits?.form === 'glider').length > 1,
  'art-studio': isStudio,
  'two-cribs': ({ room }) => itemsOf(room, 'crib').length > 1,
  'office-for-two': ({ room }) =>
    itemsOf(room, 'desk').length > 1 || itemsOf(room, 'office-chair').length > 1,
  'shared-desk': isShared,
  'two-desks': (e) => itemsOf(e.room, 'desk').length > 1 || isShared(e),
  'china-cabinet': has(isChinaCabinet),
  'two-dressers': ({ room }) => itemsOf(room, 'dresser').length > 1,
  'three-dressers': ({ room }) => itemsOf(room, 'dresser').length > 2,
  'two-closets': ({ room }) => itemsOf(room, 'closet', 'walk-in-closet', 'wardrobe').length > 1,
  'shelves-on-three-walls': ({ room }) =>
    new Set(itemsOf(room, 'bookcase').map(({ facing }) => facing)).size >= 3,
  // Shorter ones are a bookcase.
  'wall-of-shelves': has(({ kind, box }) => kind === 'bookcase' && Math.max(box.widthIn, box.depthIn) >= 72),
  'one-armchair': ({ room }) => itemsOf(room, 'armchair').length > 0,
  'two-armchairs': ({ room }) => itemsOf(room, 'armchair').length > 1,
  'dry-bar': ({ room }) =>
    room.items.some((i) => i.group === 'bar') &&
    !room.items.some((i) => i.group === 'bar' && i.kind === 'sink-base'),
  'two-recliners': ({ room }) =>
    itemsOf(room, 'armchair').filter(
      ({ traits }) => traits?.form === 'recliner' || traits?.form === 'theater',
    ).length > 1,
  'bed-view': ({ room }) =>
    itemsOf(room, 'bed').some(({ facing }) => room.openings.some((o) => isGlazed(o) && o.side === facing)),
  loungers: has((i) => i.kind === 'armchair' && i.label === LOUNGER),
  'changing-table': has((i) => i.kind === 'dresser'),
  'private-screen': ({ room }) => itemsOf(room, 'desk').length > 0 && !showsScreen(room),
  'video-calls': ({ room }) => isLitForVideo(room),
  'apart-on-camera': ({ room }) => itemsOf(room, 'desk').length > 1 && !isInCamera(room),
  'desk-window': ({ room }) => facesLight(room),
  sideboard: has((i) => i.kind === 'cabinet' && /^(?:sideboard|credenza)$/.test(i.traits?.use ?? '')),
  'round-table': has((i) => i.kind === 'dining-table' && i.traits?.shape === 'round'),
  'low-bookcase': has((i) => i.kind === 'bookcase' && i.box.heightIn <= 48),
  'slat-wall-whole': has((i) => i.kind === 'slat-wall' && Math.max(i.box.widthIn, i.box.depthIn) >= 120),
  'bed-cabinets': ({ room }) =>
    room.items.filter((i) => i.kind === 'tall-cabinet' || i.kind === 'wardrobe' || i.kind === 'bookcase')
      .length > 1,
  'round-coffee-table': has((i) => i.kind === 'coffee-table' && i.traits?.shape === 'round'),
  lamps: has((i) => i.kind === 'floor-lamp' || i.kind === 'table-lamp'),
  'craft-table': isStudio,
  'window-blinds': has((i) => hasTrait(i, ['curtain'], 'form', 'roman', 'blinds', 'shutters')),
  'closet-island': has((i) => hasTrait(i, ['cabinet'], 'use', 'closet-island')),
  'shoe-shelves': has(
    (i) => hasTrait(i, ['bookcase'], 'use', 'shoes') || (i.kind === 'bench' && (i.traits?.drawers ?? 0) > 0),
  ),
  'tv-aside': ({ room }) =>
    itemsOf(room, 'tv').some((tv) =>
      itemsOf(room, 'fireplace').every((fire) => !overlaps(rectOf(tv.box), rectOf(fire.box))),
    ),
  'facing-sofas': ({ room }) => itemsOf(room, 'sofa').length > 1,
  'grand-piano': has((i) => i.kind === 'piano' && i.traits?.form === 'grand'),
  // Where a longer one stands, nobody sits the worse.
  loveseat: has((i) => i.kind === 'sofa'),
  'big-tv': ({ room }) =>
    itemsOf(room, 'projector-screen').length > 0 ||
    itemsOf(room, 'tv').some(({ traits }) => (traits?.diagonalIn ?? 0) >= BIG_TV),
  'console-table': has((i) => i.kind === 'console-table'),
  'key-drop': has((i) => i.kind === 'console-table' || hasTrait(i, ['bench'], 'use', 'entry')),
  'many-rugs': ({ room }) => itemsOf(room, 'rug').length > 1,
  'fireside-chairs': ({ room }) =>
    itemsOf(room, 'fireplace').some(
      (fire) =>
        itemsOf(room, 'armchair').filter(({ box }) => gap(rectOf(box), rectOf(fire.box)) <= BY_FIRE).length >
        1,
    ),
  toys: has((i) => i.kind === 'cabinet' && i.traits?.use === 'toys'),
  suite: ({ room }) =>
    ['toilet', 'sink-base'].every((kind) => room.items.some((i) => i.kind === kind)) &&
    room.items.some((i) => i.kind === 'bed' || (i.kind === 'sofa' && i.traits?.sleeper === true)),
  'one-wet-wall': ({ room }) => wetWalls(room) === 1,
  'two-suvs': vehicles('suv', 2),
  'two-pickups': vehicles('pickup', 2),
  'two-garage-doors': ({ room }) => room.openings.filter((o) => o.kind === 'garage-door').length > 1,
  pickup: vehicle('pickup'),
  suv: vehicle('suv'),
  minivan: vehicle('minivan'),
  sedan: vehicle('sedan'),
  motorcycle: vehicle('motorcycle'),
  'table-saw': has((i) => i.kind === 'workbench' && i.label.startsWith('Table saw')),
};
