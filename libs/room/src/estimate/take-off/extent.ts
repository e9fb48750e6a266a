import type { Brief, Quantity, WorkPart } from '@plumbline/concept';
import { wants } from '../../brief/brief.js';
import { partOfPrice } from '../../brief/keeping/parts.js';

/** The quantities inside the job's extent; what is asked for in so many words is always inside. */
export function withinExtent(quantities: readonly Quantity[], brief: Brief): Quantity[] {
  const { extent } = brief;
  const inside = extent?.inside;
  if (!inside) return [...quantities];
  const wired = inside.some((part) => NEEDS_PERMIT.has(part)) || brief.wanted.some((id) => id === 'permits');
  return quantities.filter(({ price }) => {
    if (BUILT.has(price)) return wired;
    if (wants(brief, price)) return true;
    // Drywall, insulation and partitions are no paint job.
    if (extent.id === 'refresh' && ROUGH.has(price)) return false;
    const part = partOfPrice(price);
    return part === undefined || inside.includes(part);
  });
}

/** Lines that come with any work that opens a wall or joins a pipe, and not with paint. */

const BUILT: ReadonlySet<string> = new Set([
  'permit',
  'permit-minor',
  'design-plans',
  'design-architect',
  'blocking',
]);

const NEEDS_PERMIT: ReadonlySet<WorkPart> = new Set<WorkPart>([
  'plumbing',
  'wiring',
  'bathtub',
  'shower',
  'windows',
  'doors',
  'stairs',
  'fireplace',
]);

const ROUGH: ReadonlySet<string> = new Set(['drywall', 'insulation', 'partition', 'wall-panel']);
