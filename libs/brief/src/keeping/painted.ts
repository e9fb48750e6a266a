import type { Extent, WorkPart } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import type { Claim, Statement } from '../claim.js';

/** Which surfaces are painted all over in a job that names its work: those of which paint is asked, and no others. */

/** Work that takes the finish off the walls of a room. */
const STRIPS: ReadonlySet<string> = new Set(['wallpaper-removal', 'strip-out', 'skim-coat']);

/** Where cabinets and tile come off, a kitchen's or a bath's walls are painted; so they are where a bath's pipes are reached. */
const UNCOVERS: Readonly<Partial<Record<RoomCategory, readonly WorkPart[]>>> = {
  kitchen: ['cabinets', 'backsplash'],
  bathroom: ['tile', 'shower', 'bathtub', 'vanity', 'cabinets'],
};

/** Whether a claim asks for walls that are painted, or that look otherwise than today. */
function asksForPaint(claim: Claim): boolean {
  switch (claim.is) {
    case 'feature':
      return claim.landmark !== true && (claim.id === 'painting' || STRIPS.has(claim.id));
    case 'material':
      return claim.on === 'walls';
    case 'color':
      return claim.on === 'walls' || claim.on === undefined;
    // Who paints himself has it named.
    case 'kept':
      return claim.id === 'own-painting';
    default:
      return false;
  }
}

const SURFACES: readonly WorkPart[] = ['walls', 'ceiling'];

/** The extent with what of its surfaces is painted all over, where words name the work. */
export function withPainted(
  extent: Extent,
  category: RoomCategory,
  named: readonly WorkPart[],
  statements: readonly Statement[],
  renewed: readonly WorkPart[] = [],
): Extent {
  const { inside, id } = extent;
  if (!inside || id === 'conversion' || named.length === 0) return extent;
  if (UNCOVERS[category]?.some((part) => inside.includes(part) && !renewed.includes(part))) return extent;
  const paints = statements.some(({ claim, outvoted }) => !outvoted && asksForPaint(claim));
  const strips = statements.some(({ claim }) => claim.is === 'feature' && STRIPS.has(claim.id));
  const parts = strips && !inside.includes('walls') ? [...inside, 'walls' as const] : inside;
  const painted = SURFACES.filter((part) => parts.includes(part) && (part !== 'walls' || paints));
  return { ...extent, inside: parts, painted };
}
