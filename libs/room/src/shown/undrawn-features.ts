import { LAYOUT_WORDS, nameOfFeature, SURFACE_NAMES, WORK } from '@plumbline/brief';
import type { Brief, PaintedSurface, Surface } from '@plumbline/concept';
import { surfaceOfColor } from '../finishes.js';
import { UPPERS_HEED } from '../planner/kitchen/uppers.js';
import type { Evidence } from './evidence.js';
import { SHOWN } from './features-shown.js';
import { FOLLOWED } from './layouts-followed.js';
import { isOffPlace } from './refused-places.js';
import { CARRIERS } from './surfaces-shown.js';

/** Features that are priced and stand on no drawing. */
export const NOT_DRAWN: ReadonlySet<string> = new Set([
  'crown-molding',
  'dimmers',
  'disposal',
  'skylight',
  'heated-floor',
  'soundproofing',
  'waterproofing',
  'garage-door-opener',
  'insulation',
  'remove-wall',
  'wood-island-top',
  'outlets',
  'stock-cabinets',
  'semi-custom-cabinets',
  'custom-cabinets',
  ...WORK.flatMap(({ id }) => (id === 'window-cut' ? [] : [id])),
]);

/**
 * What becomes of features that were understood and stand on no drawing: those that are priced, and those that are only
 * passed on to the contractor. `told` are the sentences on what could not be met; that is not repeated.
 */
export function undrawnFeatures(
  brief: Brief,
  evidence: Evidence,
  told: readonly string[],
): { readonly priced: readonly string[]; readonly noted: readonly string[] } {
  const said = told.join(' ').toLowerCase();
  const isTold = (name: string): boolean =>
    name.split(' ').some((word) => word.length > 3 && said.includes(word.toLowerCase().replace(/s$/, '')));
  const shows = (id: string): boolean => SHOWN[id]?.(evidence) ?? false;
  const carried = (surface: PaintedSurface): boolean => CARRIERS[surface]?.(evidence) ?? true;
  const layouts = brief.layouts.filter((id) => !FOLLOWED[id]?.includes(brief.category));
  const surfaces = Object.entries(brief.materials).filter(([surface]) => !carried(surface as Surface));
  const colors = brief.colors.filter((color) => {
    const surface = surfaceOfColor(brief, color);
    return !surface || !carried(surface);
  });
  return {
    priced: brief.wanted.filter((id) => NOT_DRAWN.has(id) && shows(id)).map(nameOfFeature),
    noted: [
      ...brief.wanted
        .filter((id) => !shows(id))
        .map(nameOfFeature)
        .filter((name) => !isTold(name)),
      ...brief.refusedAt
        .filter(({ feature, place }) =>
          brief.category === 'kitchen' && feature === 'wall-cabinets'
            ? !UPPERS_HEED.has(place)
            : !isOffPlace(feature, place, evidence),
        )
        .map(({ feature, place }) => `no ${nameOfFeature(feature)} at the ${place}`),
      ...layouts.map((id) => `${LAYOUT_WORDS[id]?.name ?? id} layout`),
      ...surfaces.map(
        ([surface, material]) => `${material.replaceAll('-', ' ')} ${SURFACE_NAMES[surface as Surface]}`,
      ),
      ...colors.map(
        (color) => `${color.name}${color.on ? ` ${SURFACE_NAMES[color.on]}` : ' as a further color'}`,
      ),
    ],
  };
}
