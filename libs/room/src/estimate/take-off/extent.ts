import { isNamedAlone, partOfPrice, wants, workRow } from '@plumbline/brief';
import type { Brief, Quantity, WorkPart } from '@plumbline/concept';
import { isFittedPrice } from './fitted.js';
import { NEW_WALLS } from './walls.js';

/** The quantities inside the job's extent; what is asked for in so many words is always inside. */
export function withinExtent(quantities: readonly Quantity[], brief: Brief): Quantity[] {
  const { extent } = brief;
  const inside = extent?.inside;
  if (!inside) return [...quantities];
  const wired = inside.some((part) => NEEDS_PERMIT.has(part)) || brief.wanted.some((id) => id === 'permits');
  return quantities.filter(({ price, where }) => {
    // A wall that is drawn new is built, with its board and its door.
    if (where === NEW_WALLS) return true;
    if (BUILT.has(price)) return wired;
    if (wants(brief, price) || isSmallJob(price, brief) || isFittedPrice(price, brief.wanted)) return true;
    // New fixtures leave marks on the wall.
    if (price === 'drywall-repair' && isNamedAlone(brief)) return inside.some((part) => FIXED.has(part));
    // Drywall, insulation and partitions are no paint job.
    if (extent.id === 'refresh' && ROUGH.has(price)) return false;
    const part = partOfPrice(price);
    return part === undefined || inside.includes(part);
  });
}

/** Lines that a small job which was asked for is in. */
const isSmallJob = (price: string, { wanted }: Brief): boolean =>
  wanted.some((id) => {
    const row = workRow(id);
    return row?.part === 'furniture' && row.lines?.test(price);
  });

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

const FIXED: ReadonlySet<WorkPart> = new Set<WorkPart>(['cabinets', 'vanity', 'shower', 'bathtub']);

const ROUGH: ReadonlySet<string> = new Set(['drywall', 'insulation', 'partition', 'wall-panel']);
