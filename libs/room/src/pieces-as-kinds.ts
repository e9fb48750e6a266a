import { type Item, isPiece, type Kind, type PieceId, type PieceSpec, pieceSpec } from '@plumbline/concept';

/** Pieces of the table that stand as a kind of the catalogue, with the trait that tells them there. */

interface StandsAs {
  readonly kind: Kind;
  readonly trait?: readonly [name: string, value: string];
}

const AS_KINDS: { readonly [id in PieceId]?: StandsAs } = {
  treadmill: { kind: 'treadmill', trait: ['use', 'treadmill'] },
  'exercise-bike': { kind: 'treadmill', trait: ['use', 'bike'] },
  'mirror-wall': { kind: 'mirror' },
  yoga: { kind: 'exercise-mat' },
  'fabric-cabinet': { kind: 'tall-cabinet' },
  'broom-closet': { kind: 'tall-cabinet', trait: ['use', 'broom'] },
  'coat-place': { kind: 'bench', trait: ['use', 'entry'] },
  'second-fridge': { kind: 'refrigerator' },
  'bike-rack': { kind: 'bike-rack' },
  recliners: { kind: 'armchair', trait: ['form', 'theater'] },
};

/** Whether a thing of a kind, with its traits, is a piece of the table. */
export function isPieceOf(id: string, kind: Kind, traits?: Item['traits']): boolean {
  if (!isPiece(id)) return false;
  const of = traits as Readonly<Record<string, unknown>> | undefined;
  const as = AS_KINDS[id];
  if (as?.kind === kind) return !as.trait || of?.[as.trait[0]] === as.trait[1];
  return (kind === 'piece' || kind === 'hung-piece') && of?.piece === id;
}

/** Whether a thing is a piece that a room is used for so: to train at, to make things at, to play. */
export const isPieceFor = (item: Item, use: NonNullable<PieceSpec['use']>): boolean =>
  item.kind === 'piece' && item.traits?.piece !== undefined && pieceSpec(item.traits.piece).use === use;
