import { z } from 'zod';
import { inches, position, record, sideSchema, word } from '../units.js';
import { wallIdSchema } from './walls.js';

/** A door, window or cased opening in one wall. */
export const openingSchema = record({
  id: word,
  /** A French door has two glazed leaves, hinged at its ends. */
  kind: z.enum([
    'door',
    'window',
    'cased-opening',
    'sliding-door',
    'french-door',
    'pocket-door',
    'garage-door',
  ]),
  /** Of the room's shell. */
  wall: wallIdSchema,
  /** Which side of the room the wall closes. */
  side: sideSchema,
  /** Distance of the near edge from its wall's west end (north, south) or south end (east, west). */
  offsetIn: position,
  widthIn: inches,
  heightIn: inches,
  /** Height of the sill above the floor; 0 for doors. */
  sillIn: inches,
  /** For windows: how it opens. A maker's net clear opening depends on it. Missing in older concepts. */
  operation: z.enum(['double-hung', 'casement', 'slider', 'awning', 'fixed']).optional(),
  /** For windows: of safety glass. Missing in older concepts. */
  tempered: z.boolean().optional(),
  /** For hinged doors: hinge at the near (offset) or the far edge (of French doors at both), leaf into the room or out of it. */
  swing: record({ hinge: z.enum(['near', 'far']), into: z.enum(['room', 'outside']) }).optional(),
});
export type Opening = z.infer<typeof openingSchema>;
