import type { PaintedSurface } from '@plumbline/concept';
import type { Shows } from './evidence.js';
import { item, kind, trait } from './predicates.js';

/** What must stand in a room for a surface of it to be seen; other surfaces every room has. */
export const CARRIERS: Readonly<Partial<Record<PaintedSurface, Shows>>> = {
  cabinets: ({ room }) =>
    room.items.some((i) => /cabinet|vanity|sink-base|bookcase|closet|wardrobe/.test(i.kind)),
  accentCabinets: trait(
    [
      'base-cabinet',
      'corner-base-cabinet',
      'sink-base',
      'wall-cabinet',
      'corner-wall-cabinet',
      'tall-cabinet',
      'filler',
      'dishwasher',
      'vanity',
    ],
    'accent',
    true,
  ),
  counter: kind('countertop', 'vanity'),
  islandTop: item(['countertop'], ({ group }) => group === 'island'),
  // The tile of a bath goes around its shower and tub.
  backsplash: kind('backsplash', 'shower', 'bathtub'),
};
