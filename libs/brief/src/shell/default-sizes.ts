import type { RoomSize } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';

/** A room nobody told the size of. Inches; common sizes of US houses. */
export const DEFAULT_SIZES: Readonly<Record<RoomCategory, RoomSize>> = {
  kitchen: { widthIn: 168, depthIn: 156, ceilingIn: 96 },
  bathroom: { widthIn: 96, depthIn: 120, ceilingIn: 96 },
  'living room': { widthIn: 216, depthIn: 168, ceilingIn: 96 },
  bedroom: { widthIn: 168, depthIn: 156, ceilingIn: 96 },
  basement: { widthIn: 336, depthIn: 288, ceilingIn: 90 },
  garage: { widthIn: 264, depthIn: 264, ceilingIn: 108 },
  office: { widthIn: 144, depthIn: 132, ceilingIn: 96 },
  other: { widthIn: 192, depthIn: 168, ceilingIn: 96 },
};
