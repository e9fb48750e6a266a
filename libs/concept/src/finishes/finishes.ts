import { STYLE_IDS } from '@plumbline/contracts';
import { z } from 'zod';
import { hexColor, record, word } from '../units.js';

export const styleIdSchema = z.enum(STYLE_IDS);

/** A surface's material by name and its color as sRGB hex. */
export const finishSchema = record({
  material: word,
  color: hexColor,
  /** A second color where the material has one: grout, vein, grain. */
  accent: hexColor.optional(),
});
export type Finish = z.infer<typeof finishSchema>;

/** How cabinet doors are made. */
export const doorStyleSchema = z.enum(['slab', 'handleless', 'shaker', 'raised-panel', 'glass', 'beadboard']);

const surfaces = {
  walls: finishSchema,
  ceiling: finishSchema,
  floor: finishSchema,
  trim: finishSchema,
  cabinets: finishSchema,
  counter: finishSchema,
  backsplash: finishSchema,
  metal: finishSchema,
  fabric: finishSchema,
  wood: finishSchema,
  accent: finishSchema,
};

/** What the surfaces are made of; the homeowner's wishes win over the style's palette. */
export const finishesSchema = record({
  ...surfaces,
  accentCabinets: finishSchema.optional(),
  islandTop: finishSchema.optional(),
  door: doorStyleSchema,
});
export type Finishes = z.infer<typeof finishesSchema>;

/** A surface that a material may be named for. */
export type Surface = keyof typeof surfaces;
const surfaceSchema = z.enum(Object.keys(surfaces) as [Surface, ...Surface[]]);
export const paintedSurfaceSchema = z.enum([...surfaceSchema.options, 'accentCabinets', 'islandTop']);
/** A surface that a color may be named for, too: the second cabinets are of another color or wood, the island's top of another material. */
export type PaintedSurface = z.infer<typeof paintedSurfaceSchema>;
