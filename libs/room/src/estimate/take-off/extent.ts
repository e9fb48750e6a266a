import {
  isNamedAlone,
  isNamedOfFurnished,
  partOfPrice,
  takesWallOut,
  wants,
  workRow,
} from '@plumbline/brief';
import type { Brief, Quantity, WorkPart } from '@plumbline/concept';
import { isFittedPrice } from './fitted.js';
import { NEW_WALLS } from './walls.js';

/** The quantities inside the job's extent; what is asked for in so many words is always inside. */
export function withinExtent(quantities: readonly Quantity[], brief: Brief): Quantity[] {
  const { extent } = brief;
  const inside = extent?.inside;
  if (!inside) return [...quantities];
  const wired =
    extent.id === 'walls-or-plumbing' ||
    takesWallOut(brief) ||
    inside.some((part) => NEEDS_PERMIT.has(part)) ||
    wants(brief, 'permits');
  const within = quantities.filter(({ price, where }) => {
    // A wall that is drawn new is built, with its board and its door.
    if (where === NEW_WALLS) return true;
    if (brief.removed?.some((id) => TOLD_OUT[id] === price)) return true;
    if (BUILT.has(price)) return wired;
    if (wants(brief, price) || isSmallJob(price, brief) || isFittedPrice(price, brief.wanted)) return true;
    // New fixtures leave marks on the wall.
    if (price === 'drywall-repair' && isNamedAlone(brief)) return inside.some((part) => FIXED.has(part));
    // Drywall, insulation and partitions are no paint job.
    if (extent.id === 'refresh' && ROUGH.has(price)) return false;
    const part = partOfPrice(price);
    return part === undefined || inside.includes(part);
  });
  return isNamedOfFurnished(brief) ? withPermitsOf(within, brief) : within;
}

/** The lines with a permit for each trade that needs one: paint, floors and what is hung on walls need none. */
function withPermitsOf(within: readonly Quantity[], brief: Brief): Quantity[] {
  const of = (name: string, needs: (q: Quantity) => boolean): string[] => (within.some(needs) ? [name] : []);
  const names = [
    ...(['plumbing', 'hvac', 'electrical'] as const).flatMap((trade) => of(trade, (q) => q.trade === trade)),
    ...of(
      'building',
      ({ trade, price }) => (trade === 'framing' && price !== 'blocking') || BUILDING.test(price),
    ),
  ];
  const asked = names.length > 0 || !wants(brief, 'permits') ? names : ['building'];
  return within.flatMap((q) =>
    q.price !== 'permit-minor'
      ? [q]
      : asked.length > 0
        ? [{ ...q, quantity: asked.length, formula: `one for each trade: ${asked.join(', ')}` }]
        : [],
  );
}

/** Lines of what words say is taken out, which are in the job however little else of that part is. */
const TOLD_OUT: Readonly<Record<string, string>> = { closet: 'wall-removal', bathtub: 'demolition-tub' };

/** What goes into walls and chimneys. */
const BUILDING =
  /^(?:fireplace|door-patio|door-exterior|patio-door|egress-window|skylight|window-(?:moved|widened))/;

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
