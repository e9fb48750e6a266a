import type { PaintedSurface } from '@plumbline/concept';

export const SURFACE_NAMES: Readonly<Record<PaintedSurface, string>> = {
  walls: 'walls',
  ceiling: 'ceiling',
  floor: 'floor',
  trim: 'trim',
  cabinets: 'cabinets',
  accentCabinets: 'island or lower cabinets',
  counter: 'counters',
  islandTop: 'island top',
  backsplash: 'backsplash',
  metal: 'metal',
  fabric: 'fabric',
  wood: 'wood',
  accent: 'accents',
};
