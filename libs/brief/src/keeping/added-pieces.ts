import { type Brief, hasTrait, type Item, type WorkPart } from '@plumbline/concept';
import { keptOf } from '../brief.js';
import type { Statement } from '../claim.js';
import { partOfClaim } from './parts.js';

/** Pieces made of cabinets that are added to a kitchen whose cabinets stay: an island, a pantry cabinet, a coffee bar. */

interface AddedPiece {
  readonly wish: RegExp;
  readonly is: (item: Item) => boolean;
  /** What is built with it besides cabinets. */
  readonly with: readonly WorkPart[];
}

const PIECES: readonly AddedPiece[] = [
  {
    wish: /^(?:island|plain-island|two-islands|island-seating)$/,
    is: ({ group }) => group === 'island',
    with: ['counters', 'wiring'],
  },
  { wish: /^peninsula$/, is: ({ group }) => group === 'peninsula', with: ['counters', 'wiring'] },
  {
    wish: /^pantry$/,
    is: ({ kind, label }) => kind === 'tall-cabinet' && label.startsWith('Pantry'),
    with: [],
  },
  {
    wish: /^coffee-bar$/,
    is: (item) => hasTrait(item, ['base-cabinet'], 'appliance', 'coffee'),
    with: [],
  },
  {
    wish: /^baking-center$/,
    is: ({ kind, label }) => kind === 'base-cabinet' && label.startsWith('Baking center'),
    with: ['counters'],
  },
];
/** A sink in what is added has its pipes. */
const SINKS = /^(?:prep-sink|second-sink|island-sink|island-prep-sink)$/;
const PIPED: readonly WorkPart[] = ['sink', 'faucet', 'plumbing'];

const asked = (wanted: Iterable<string>): readonly AddedPiece[] => {
  const all = [...wanted];
  return PIECES.filter(({ wish }) => all.some((id) => wish.test(id)));
};

/** The parts that pieces asked for are made of; nothing where none is asked for. */
export function partsOfAdded(wanted: ReadonlySet<string>): readonly WorkPart[] {
  const pieces = asked(wanted);
  if (pieces.length === 0) return [];
  const sinks = [...wanted].some((id) => SINKS.test(id)) ? PIPED : [];
  return [...new Set<WorkPart>(['cabinets', ...pieces.flatMap((piece) => piece.with), ...sinks])];
}

/** Whether words ask for a sink besides one in such a piece. */
export const asksForMainSink = (statements: readonly Statement[]): boolean =>
  statements.some(
    ({ claim }) =>
      claim.is !== 'kept' &&
      partOfClaim(claim) === 'sink' &&
      !(claim.is === 'feature' && SINKS.test(claim.id)),
  );

/** Whether words ask for cabinets by such pieces alone. */
export const asksOnlyForPieces = (statements: readonly Statement[]): boolean =>
  statements.every(
    ({ claim }) =>
      claim.is === 'kept' ||
      partOfClaim(claim) !== 'cabinets' ||
      (claim.is === 'feature' && PIECES.some(({ wish }) => wish.test(claim.id))),
  );

const CABINETS = /^(?:cabinets|base-cabinets)$/;
/** Whether a brief adds such pieces to cabinets that stay. */
export const addsPieces = (brief: Brief): boolean =>
  brief.category === 'kitchen' &&
  keptOf(brief).some(({ id, how }) => CABINETS.test(id) && STAYING.has(how)) &&
  asked(brief.wanted).length > 0;
/** How cabinets stay, painted and refaced ones among them. */
const STAYING: ReadonlySet<string> = new Set(['kept', 'in place', 'renewed']);

/** Whether a thing is one of those, or belongs to one. */
export const isAddedPiece = (item: Item, brief: Brief): boolean =>
  addsPieces(brief) &&
  asked(brief.wanted).some(({ wish, is }) => is(item) && !keptOf(brief).some(({ id }) => wish.test(id)));
