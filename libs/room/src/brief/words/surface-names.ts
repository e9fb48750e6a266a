import type { Surface } from '@plumbline/concept';

export const SURFACE_NAMES: Readonly<Record<Surface | 'accentCabinets', string>> = {
  walls: 'walls',
  ceiling: 'ceiling',
  floor: 'floor',
  trim: 'trim',
  cabinets: 'cabinets',
  accentCabinets: 'island or lower cabinets',
  counter: 'counters',
  backsplash: 'backsplash',
  metal: 'metal',
  fabric: 'fabric',
  wood: 'wood',
  accent: 'accents',
};
