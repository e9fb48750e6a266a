import { hasTrait, type Item, isOnFloorPlan } from '@plumbline/concept';

/** What the kinds of things are worth to a picture, and how they may stand in it. */

/** What looks like the bare wall that it is a part of. */
export const WALL_LIKE: readonly string[] = [
  'partition',
  'partition-door',
  'closet',
  'walk-in-closet',
  'stair',
];
/** What is as opaque as a wall and rises over the eye. */
export const SCREENS: readonly string[] = [
  'partition',
  'partition-door',
  'closet',
  'walk-in-closet',
  'tall-cabinet',
  'wall-cabinet',
  'corner-wall-cabinet',
  'refrigerator',
  'freezer',
  'fridge-panel',
  'wall-oven',
  'bookcase',
  'cabinet',
  'storage-shelf',
  'wardrobe',
];
/** What brings tiled walls along, which may fill much of a picture. */
export const WALLED: readonly string[] = ['bathtub', 'shower'];
/** Metres from which a thing does not stand in the way: 1.1 for the rest. */
export const NEAR: Readonly<Record<string, number>> = {
  pendant: 2.2,
  shower: 1.6,
  fireplace: 1.6,
  'table-lamp': 2.4,
  'side-table': 2.2,
  tv: 2.4,
  'projector-screen': 3.2,
  refrigerator: 1.7,
  'tall-cabinet': 1.3,
  wardrobe: 1.5,
  toilet: 1.3,
  'overhead-rack': 2.5,
  'storage-shelf': 1.8,
  car: 3.2,
  desk: 1.5,
};

/** What runs along walls or floor from one side of a picture to the other and may be cut by its edge. */
export const RUNS: readonly string[] = [
  'base-cabinet',
  'corner-base-cabinet',
  'sink-base',
  'wall-cabinet',
  'corner-wall-cabinet',
  'countertop',
  'backsplash',
  'rug',
  'curtain',
  'closet',
  'walk-in-closet',
  'partition',
];

/** What stands at the end of such a run or along a wall: cut, it looks less like a mistake than a chair. */
export const ENDS: readonly string[] = [
  'refrigerator',
  'tall-cabinet',
  'fridge-panel',
  'dishwasher',
  'wall-oven',
  'bookcase',
  'storage-shelf',
  'wardrobe',
  'stair',
];

/** What hangs on walls and is no longer itself where the picture's upper edge cuts it. */
export const HUNG: readonly string[] = [
  'mirror',
  'medicine-cabinet',
  'artwork',
  'tv',
  'projector-screen',
  'hood',
  'sconce',
];

/** What is as good to look at from every side. */
export const ROUND: readonly string[] = [
  'dining-table',
  'pool-table',
  'game-table',
  'coffee-table',
  'side-table',
  'ottoman',
  'stool',
  'pendant',
  'plant',
  'rug',
  'column',
];

/** How much a kind matters to see; the rest counts 1. */
export const WORTH: Readonly<Record<string, number>> = {
  stool: 1.6,
  range: 3.4,
  cooktop: 2,
  hood: 2.5,
  'sink-base': 1.5,
  'wall-cabinet': 1.4,
  'base-cabinet': 1.2,
  'under-cabinet-light': 0,
  'recessed-light': 0.1,
  'overhead-rack': 0.2,
  curtain: 0.3,
  countertop: 2,
  refrigerator: 1.2,
  backsplash: 2,
  pendant: 2,
  vanity: 4,
  mirror: 2,
  bathtub: 4,
  shower: 3,
  toilet: 0.5,
  sofa: 4,
  sectional: 4,
  armchair: 2,
  'coffee-table': 2,
  'tv-console': 1.5,
  fireplace: 4,
  bed: 5,
  nightstand: 1.5,
  dresser: 1,
  desk: 4,
  'office-chair': 2,
  bookcase: 3.2,
  rug: 1.5,
  tv: 2,
  'projector-screen': 1.6,
  'dining-table': 3,
  'pool-table': 4,
  'game-table': 3,
  workbench: 3,
  car: 3.5,
  'tool-chest': 2,
  'storage-shelf': 1.5,
  'slat-wall': 2,
  plant: 1,
  artwork: 1,
  closet: 0.5,
  'walk-in-closet': 0.3,
  partition: 0.1,
  'partition-door': 0.1,
  column: 0.2,
  stair: 0.8,
  filler: 0.2,
  'fridge-panel': 0.2,
};

/** What turns its back on the eye where it is seen from behind. */
export const SOFAS: readonly string[] = ['sofa', 'sectional'];
export const SEATS: readonly string[] = [...SOFAS, 'armchair', 'office-chair', 'dining-chair'];

/** What stands on legs that one sees it by. */
export const ON_LEGS: readonly string[] = [
  ...SEATS,
  'stool',
  'bench',
  'desk',
  'dining-table',
  'coffee-table',
  'side-table',
  'console-table',
  'game-table',
  'pool-table',
  'workbench',
  'piano',
];

/** What is flat in front and shows nothing from its side: of these only what is seen of the front counts as seen well. */
export const FACED: readonly string[] = ['tv', 'projector-screen', 'fireplace', 'bookcase'];

/** A tub that stands free is what its room was made for. */
export const worthOf = (item: Item): number =>
  hasTrait(item, ['bathtub'], 'form', 'freestanding')
    ? 5
    : (WORTH[item.kind] ?? (isOnFloorPlan(item) ? 0.6 : 0));
