import { z } from 'zod';
import { doorStyleSchema, paintedSurfaceSchema, styleIdSchema } from '../finishes/finishes.js';
import { itemSchema } from '../items/item.js';
import { partUses } from '../part-uses.js';
import { categorySchema } from '../room.js';
import { shellSchema } from '../shell/shell.js';
import {
  dollarAmount,
  hexColor,
  inches,
  line,
  list,
  longText,
  record,
  sideSchema,
  text,
  word,
} from '../units.js';
import { extentSchema, workPartSchema } from './extent.js';
import { ledgerSchema, questionsSchema } from './ledger.js';
import { roomUses } from './room-uses.js';
import { TIERS } from './tiers.js';

export const purposeSchema = z.enum([
  'open',
  'laundry',
  'dining',
  'mudroom',
  'playroom',
  'gym',
  'sunroom',
  'library',
  'media',
  'craft',
  'music',
  'dressing',
]);
export type Purpose = z.infer<typeof purposeSchema>;

export const workTypeSchema = z.enum(['labor only', 'labor and materials', 'materials only']);
export type WorkType = z.infer<typeof workTypeSchema>;

export const roomSizeSchema = record({ widthIn: inches, depthIn: inches, ceilingIn: inches });
export type RoomSize = z.infer<typeof roomSizeSchema>;

export const colorWishSchema = record({
  name: line,
  hex: hexColor,
  /** The surface it was said of, if one was. */
  on: paintedSurfaceSchema.optional(),
  /** Said of all lower cabinets: those of an island are not the only ones. */
  lowers: z.boolean().optional(),
});
export type ColorWish = z.infer<typeof colorWishSchema>;

export const paymentPhaseSchema = record({ name: line, percent: z.number().min(0).max(1e9) });
export type PaymentPhase = z.infer<typeof paymentPhaseSchema>;

/** A thing that stays as it is, stays and is made good, is not moved, or comes from the owner; work that the owner does. */
export const keptSchema = record({
  /** Of the table of what can be kept. */
  id: word,
  how: z.enum(['kept', 'renewed', 'in place', 'supplied', 'by owner']),
  /** No word keeps it: the budget is too small for another one. */
  forBudget: z.boolean().optional(),
  /** The piece of furniture that it is made of, as its owner calls it. */
  madeOf: word.optional(),
});
export type Kept = z.infer<typeof keptSchema>;

/** Things of a room whose size words may tell. */
export const sizedThingSchema = z.enum([
  'armchair',
  'bar',
  'bathtub',
  'bench',
  'beverage-cooler',
  'bookcase',
  'closet',
  'coffee-table',
  'console-table',
  'desk',
  'dishwasher',
  'china-cabinet',
  'dining-table',
  'dresser',
  'file-cabinet',
  'freezer',
  'island',
  'linen-cabinet',
  'lockers',
  'mechanical-room',
  'mirror',
  'nightstand',
  'ottoman',
  'pantry',
  'patio-door',
  'peninsula',
  'pool-table',
  'range',
  'refrigerator',
  'rug',
  'sectional',
  'shelves',
  'shower',
  'side-table',
  'sideboard',
  'sink',
  'sofa',
  'tool-chest',
  'tv',
  'tv-console',
  'vanity',
  'wall-oven',
  'wardrobe',
  'window',
  'window-seat',
  'workbench',
]);
export type SizedThing = z.infer<typeof sizedThingSchema>;

/** A size that words gave to a thing; a television's is its diagonal. Inches. */
export const thingSizeSchema = record({
  thing: sizedThingSchema,
  /** The one length told, or the first of two. */
  widthIn: inches,
  depthIn: inches.optional(),
  /** No larger; smaller is as well. */
  most: z.boolean().optional(),
  /** No smaller; larger is as well. */
  least: z.boolean().optional(),
});
export type ThingSize = z.infer<typeof thingSizeSchema>;

/** A door, a window or another part of the house, with where words put it. Lengths are inches. */
export const toldOpeningSchema = record({
  opening: z.enum(['door', 'window', 'fireplace', 'stair', 'closet', 'outside-wall']),
  /** A wall, an end or "any": a word of the reader's table of places. */
  at: word,
  /** What it stands at or across from: "tub", "door"; of the door that cars drive through, "cars". */
  of: word.optional(),
  /** Length of the wall that is meant. */
  wallIn: inches.optional(),
  /** Of a cased opening whose width was told, and of a picture window. */
  widthIn: inches.optional(),
  form: z.enum(['hinged', 'front', 'french', 'sliding', 'pocket', 'cased', 'bay']).optional(),
  along: z.enum(['middle', 'corner']).optional(),
  count: z.number().int().min(0).max(12).optional(),
  /** More than one was told, without a number: "the windows on the back wall". Not in concepts stored before. */
  several: z.boolean().optional(),
  swings: z.enum(['in', 'out']).optional(),
  /** Leads out of the house, or to another room of it. */
  leads: z.enum(['outside', 'inside']).optional(),
  /** It is to move there. */
  moves: z.boolean().optional(),
  /** From an end of its wall, a compass word, to its edge or its middle; without the word from either end. Not in older concepts. */
  from: word.optional(),
  offIn: inches.optional(),
  middleIn: inches.optional(),
  /** Of a window. Not in older concepts. */
  sillIn: inches.optional(),
  heightIn: inches.optional(),
  /** The end of its wall, a compass word, that a door is hinged at. Not in older concepts. */
  hinge: word.optional(),
});
export type ToldOpening = z.infer<typeof toldOpeningSchema>;

/** Where words put a thing of the room. */
export const thingPlaceSchema = record({
  /** Of the reader's table of things that words place: "refrigerator". */
  thing: word,
  /** The wall it has its back to, or the side of the room it is on: a compass word, "long", "short" or, as one comes in,
   * "left", "right", "far"; or "middle". */
  at: word.optional(),
  /** The second side of a corner: "east" of the northeast one; "any" where only that it is in a corner is told. */
  corner: word.optional(),
  /** Only that part of the room is told, and no wall: "on the east side", "at the north end". */
  part: z.boolean().optional(),
  /** In the middle of its wall. Not in concepts that were stored before this was read. */
  middle: z.boolean().optional(),
  /** Towards which end of its wall: a compass word. Not in concepts that were stored before this was read. */
  end: word.optional(),
  /** How it stands to what is named in `to`. */
  how: z
    .enum([
      'under',
      'beside',
      'across',
      'faces',
      'flanks',
      'left',
      'right',
      'over',
      'in',
      // Not in older concepts: these five.
      'front',
      'behind',
      'between',
      'along',
      'opposite',
    ])
    .optional(),
  /** "window", "door", or another thing of the table. */
  to: word.optional(),
  /** The second of two that it is between. Not in older concepts. */
  and: word.optional(),
});
export type ThingPlace = z.infer<typeof thingPlaceSchema>;

/** At which walls cabinets stand alone, and which have none: compass words. */
const runsAtSchema = record({ only: list(word, 4), bare: list(word, 4) });
export type RunsAt = z.infer<typeof runsAtSchema>;

/** Where words do not want a thing of the room: "bed not under the window". */
export const placeRefusedSchema = record({
  /** Of the reader's table of things that words place, or "microwave". */
  thing: word,
  /** "far" is at the other end of the room, or as near to it as may be. Not in older concepts. */
  how: z.enum(['over', 'near', 'faces', 'far']),
  /** A thing, a side ("north"), or "window", "door", "outside wall". */
  to: word,
  /** Not to be seen from there, whichever way it faces: "bed not visible from the door". Not in older concepts. */
  seen: z.boolean().optional(),
});
export type PlaceRefused = z.infer<typeof placeRefusedSchema>;

/**
 * A room, or a part of the floor, that words put into a corner of the room ("a movie room 12 by 16 in the back left corner"), or
 * give walls of its own ("a craft room and a playroom with a door between").
 */
export const toldRoomSchema = record({
  use: z.enum(roomUses),
  /** The two sides of its corner: "north" and "west". Neither where nobody told them. */
  at: word.optional(),
  corner: word.optional(),
  /** The room behind the wall that both share: a door in that wall leads there. */
  beside: z.enum(roomUses).optional(),
  /** How that door opens, where words tell it. */
  door: z.enum(['french', 'pocket', 'barn', 'sliding']).optional(),
  /** Its clear width and depth as the plan shows them. Inches. */
  widthIn: inches.optional(),
  depthIn: inches.optional(),
  /** Words call it a room, or tell of its walls: it has walls of its own. */
  walled: z.boolean(),
});
export type ToldRoom = z.infer<typeof toldRoomSchema>;

/** A part of a room that words divide: "half the garage becomes an office". */
export const toldPartSchema = record({
  use: z.enum(partUses),
  /** As its owner calls it: "woodshop". */
  called: word.optional(),
  /** The side of the room that it lies on. */
  side: sideSchema.optional(),
  /** Its share of the room. */
  share: z.number().min(0).max(1),
  /** It stays as it is. */
  kept: z.boolean().optional(),
  /** What words say of it, with the words that name it. */
  words: longText,
});
export type ToldPart = z.infer<typeof toldPartSchema>;

/** The parts of a room, and whether a wall with a door parts them. */
export const toldPartsSchema = record({
  parts: list(toldPartSchema, 4),
  walled: z.boolean(),
  door: z.enum(['hinged', 'french', 'pocket', 'barn', 'sliding']).optional(),
  /** The door closes tight, as against sound or dust. */
  sealed: z.boolean().optional(),
});
export type ToldParts = z.infer<typeof toldPartsSchema>;

/** How many of a piece were asked for, in how many rows, and the size that words gave to it. Inches. */
export const askedPieceSchema = record({
  id: word,
  count: z.number().int().min(1).max(1_000).optional(),
  rows: z.number().int().min(1).max(4).optional(),
  widthIn: inches.optional(),
  depthIn: inches.optional(),
  heightIn: inches.optional(),
  /** What its owner calls a thing that no table knows. */
  called: word.optional(),
});
export type AskedPiece = z.infer<typeof askedPieceSchema>;

/** How many of a thing were asked for, where its feature says nothing of how many: "two bookcases". */
export const askedCountSchema = record({
  of: word,
  least: z.number().int().min(1).max(20),
  /** No more than so many. Not in concepts that were stored before this was read. */
  most: z.number().int().min(1).max(20).optional(),
});
export type AskedCount = z.infer<typeof askedCountSchema>;

const words = list(word, 500);

/** How good the things of a room are, from the least: it tells where in the span of a unit price a line lies. */
export const gradeSchema = z.enum(['economy', 'standard', 'fine', 'luxury']);
export type Grade = z.infer<typeof gradeSchema>;

/** What a homeowner wants, read from their words into things the planner knows. Lengths are inches. */
export const briefSchema = record({
  category: categorySchema,
  /** How far the job goes. Not in concepts that were stored before this was read. */
  extent: extentSchema.optional(),
  /** For a lower or a higher sum than the words by themselves. */
  tier: z.enum(TIERS).optional(),
  /** How good its goods are, where words tell that or the budget took it down. */
  grade: gradeSchema.optional(),
  /** Parts whose goods are of another grade than the rest. */
  grades: z.partialRecord(workPartSchema, gradeSchema).readonly().optional(),
  /** For the category "other": what the room is for, as far as the words tell. */
  purpose: purposeSchema,
  style: styleIdSchema,
  size: roomSizeSchema,
  /** The shell, where words told more of it than a size. */
  shell: shellSchema.optional(),
  /** Things of the house that stay where they are. */
  fixed: list(itemSchema, 20).optional(),
  colors: list(colorWishSchema, 200),
  /** Layouts wished for, the first named first. */
  layouts: words,
  /** Ids from the feature vocabulary. */
  wanted: words,
  refused: words,
  /** Refused in one place only: "no upper cabinets on the window wall". */
  refusedAt: list(record({ feature: word, place: word }), 500),
  /** Sizes told of things of the room. Not in concepts that were stored before this was read. */
  sizes: list(thingSizeSchema, 40).optional(),
  /** Floor on every side of an island that words ask for, inches. Not in older concepts. */
  aroundIslandIn: inches.optional(),
  /** What was told of pieces that are asked for. Not in concepts that were stored before this was read. */
  pieces: list(askedPieceSchema, 40).optional(),
  /** How many of a thing are asked for. Not in concepts that were stored before this was planned by. */
  counts: list(askedCountSchema, 20).optional(),
  /** Where words put doors, windows and the like. */
  openingsAt: list(toldOpeningSchema, 20).optional(),
  /** Where words put things of the room. Not in concepts that were stored before this was read. */
  thingsAt: list(thingPlaceSchema, 20).optional(),
  /** Of a kitchen. Not in concepts that were stored before this was read. */
  runsAt: runsAtSchema.optional(),
  /** Rooms that words put into corners of a basement. Not in concepts that were stored before this was read. */
  rooms: list(toldRoomSchema, 8).optional(),
  /** Parts that words divide the room into. Not in concepts that were stored before this was read. */
  inParts: toldPartsSchema.optional(),
  /** Where words do not want things of the room. Not in concepts that were stored before this was planned by. */
  placesRefused: list(placeRefusedSchema, 20).optional(),
  /** What the owner keeps or brings. Not in concepts that were stored before this was read. */
  kept: list(keptSchema, 200).optional(),
  /** What words take out of the room: ids of what can be kept, else of features. Not in concepts stored before. */
  removed: list(word, 100).optional(),
  /** Materials and colors that are not to be used, by name. */
  avoided: words,
  /** Materials named, by surface; `accentCabinets` are an island's, or the lower cabinets'. */
  materials: z.partialRecord(paintedSurfaceSchema, word).readonly(),
  /** The second material is said of the lower cabinets. Not in concepts that were stored before this was read. */
  accentOnLowers: z.boolean().optional(),
  door: doorStyleSchema.optional(),
  /** US dollars. */
  budgetUsd: dollarAmount.optional(),
  materialsUsd: dollarAmount.optional(),
  workType: workTypeSchema,
  startInDays: z.number().min(0).max(1e6).optional(),
  durationDays: z.number().min(0).max(1e6).optional(),
  phases: list(paymentPhaseSchema, 100),
  requirements: longText.optional(),
  zipCode: word.optional(),
  state: word.optional(),
});
export type Brief = z.infer<typeof briefSchema>;

export const understoodSchema = record({ field: word, said: text, meaning: text });
export type Understood = z.infer<typeof understoodSchema>;

const reading = {
  /** Words, and what they were taken to mean. */
  understood: list(understoodSchema, 1_000),
  /** What was not said, and what was taken instead. */
  assumed: list(text, 200),
  /** Words that no meaning was found for. */
  unread: list(text, 200),
};

/** How the words were read: shown back to the homeowner. */
export const readingSchema = record(reading);
export type Reading = z.infer<typeof readingSchema>;

/** A reading held against the finished room. */
export const heldReadingSchema = record({
  ...reading,
  /** Wishes that the room could not meet, each with its reason. */
  unmet: list(text, 200),
  /** How far the job goes. */
  extent: extentSchema.optional(),
  tier: z.enum(TIERS).optional(),
  /** Every clause that was written, in order, and what became of it. Not in concepts stored before there was one. */
  ledger: ledgerSchema.optional(),
  /** What the owner may decide otherwise, with what the concept took. */
  questions: questionsSchema.optional(),
});
export type VerifiedBrief = z.infer<typeof heldReadingSchema>;
