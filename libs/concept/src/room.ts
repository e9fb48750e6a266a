import { ROOM_CATEGORIES } from '@plumbline/contracts';
import { z } from 'zod';
import { finishesSchema, finishSchema, styleIdSchema } from './finishes/finishes.js';
import { itemsSchema } from './items/item.js';
import { PART_WORK, partUses } from './part-uses.js';
import { openingSchema } from './shell/opening.js';
import { shellSchema } from './shell/shell.js';
import { inches, list, record, sideSchema, word } from './units.js';

export const categorySchema = z.enum(ROOM_CATEGORIES);

/** What grows outside, and the time of the year: what a picture shows through the windows. */
export const outdoorsSchema = record({
  plants: z.enum(['broadleaf', 'conifers', 'desert', 'evergreen']),
  season: z.enum(['spring', 'summer', 'autumn', 'winter', 'snow']),
});
export type Outdoors = z.infer<typeof outdoorsSchema>;

/** A part of a room that words divide: its floor, what is done in it, and whether it stays as it is. Inches. */
export const roomPartSchema = record({
  use: z.enum(partUses),
  name: word,
  x: inches,
  y: inches,
  widthIn: inches,
  depthIn: inches,
  /** Nothing of it is built or bought. */
  kept: z.boolean().optional(),
  /** Cars leave it: it becomes a room to be in. */
  converted: z.boolean().optional(),
  /** What of it is finished. */
  work: list(z.enum(PART_WORK), PART_WORK.length),
  /** Its floor, where that is not the room's. */
  floor: finishSchema.optional(),
});
export type RoomPart = z.infer<typeof roomPartSchema>;

/**
 * The room: what the planner makes and everything else looks at (drawing, findings, picture, quantities).
 *
 * Lengths are inches. The origin is the inside corner where the west wall meets the south wall, on the
 * finished floor: x runs east, y runs north, z runs up. Closets, stairs and partitions inside the shell are
 * items.
 */
export const roomSchema = record({
  category: categorySchema,
  /** Inside size of the bounding box, west to east. */
  widthIn: inches,
  /** Inside size of the bounding box, south to north. */
  depthIn: inches,
  /** Of the flat ceiling. */
  ceilingIn: inches,
  /** Sides all of whose walls are outside walls (drawn 6-1/2 in thick, others 4-1/2 in). */
  exterior: list(sideSchema, 4),
  shell: shellSchema,
  openings: list(openingSchema, 40),
  items: itemsSchema,
  style: styleIdSchema,
  finishes: finishesSchema,
  /** Parts of a room that words divide. Missing in older concepts and in rooms that are one. */
  parts: list(roomPartSchema, 4).optional(),
  /** Missing in older concepts and in rooms without one. */
  outdoors: outdoorsSchema.optional(),
});
export type Room = z.infer<typeof roomSchema>;
