import { hasTrait, type Item, type Kind, type Room } from '@plumbline/concept';

/** Kinds of things that an owner brings or buys, and that no contractor builds in. */
export const FURNITURE: ReadonlySet<Kind> = new Set<Kind>([
  'sofa',
  'sectional',
  'armchair',
  'ottoman',
  'bench',
  'coffee-table',
  'side-table',
  'console-table',
  'dining-table',
  'dining-chair',
  'stool',
  'tv-console',
  'tv',
  'piano',
  'bed',
  'bunk-bed',
  'crib',
  'nightstand',
  'dresser',
  'desk',
  'office-chair',
  'monitor',
  'pool-table',
  'game-table',
  'treadmill',
  'piece',
  'hung-piece',
  'exercise-mat',
  'rug',
  'plant',
  'floor-lamp',
  'table-lamp',
  'artwork',
  'curtain',
  'freezer',
  'bike-rack',
  'tool-chest',
  'cabinet',
  'projector-screen',
  'whiteboard',
  'wardrobe',
]);

/** So wide a mirror is glued to its wall in sheets, and begins so low that one sees one's knees. Inches. */
const SHEETS = { wide: 48, from: 24 } as const;

/** A mirror along a wall, as one trains before: no owner hangs it. */
export const isWallMirror = (item: Item): boolean =>
  hasTrait(item, ['mirror'], 'shape', 'rectangle') &&
  item.box.z <= SHEETS.from &&
  Math.max(item.box.widthIn, item.box.depthIn) >= SHEETS.wide;

/** Furniture on the plan: drawn to show that it fits, bought by the owner. */
export const furnitureOf = (room: Pick<Room, 'items'>): Item[] =>
  room.items.filter((i) => FURNITURE.has(i.kind) && !isWindowSeat(i) && !isClosetFitting(i));

/** What a room for clothes is fitted with. */
export const isClosetFitting = (item: Item): boolean =>
  hasTrait(item, ['wardrobe'], 'fit', 'double-hang', 'long-hang') ||
  hasTrait(item, ['cabinet'], 'use', 'closet-island');

/** A bench below a window is built in. */
export const isWindowSeat = (item: Item): boolean => hasTrait(item, ['bench'], 'use', 'window');
