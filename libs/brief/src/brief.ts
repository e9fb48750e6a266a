import {
  type Brief,
  type Kept,
  type SizedThing,
  type ThingSize,
  WORK_PARTS,
  type WorkPart,
} from '@plumbline/concept';

export const wants = (brief: Brief, feature: string): boolean => brief.wanted.includes(feature);
/** Whether a wall of the room comes out. */
export const takesWallOut = (brief: Brief): boolean =>
  wants(brief, 'remove-wall') || wants(brief, 'bearing-wall');
export const refuses = (brief: Brief, feature: string): boolean => brief.refused.includes(feature);
export const refusesAt = (brief: Brief, feature: string, place: string): boolean =>
  brief.refusedAt.some((r) => r.feature === feature && r.place === place);
/** What the owner keeps or brings, also of an older concept. */
export const keptOf = (brief: Pick<Brief, 'kept'>): readonly Kept[] => brief.kept ?? [];
/** Whether words tell of a thing that the owner has: whatever becomes of it, it is not bought. */
export const isOwned = (brief: Pick<Brief, 'kept'>, id: string): boolean =>
  keptOf(brief).some((kept) => kept.id === id);
export const keeps = (brief: Pick<Brief, 'kept'>, id: string): boolean =>
  keptOf(brief).some((k) => k.id === id && (k.how === 'kept' || k.how === 'renewed'));
/** Whether a thing is neither moved nor bought anew. */
export const standsStill = (brief: Brief, id: string): boolean =>
  keptOf(brief).some((k) => k.id === id && k.how !== 'supplied' && k.how !== 'by owner');

/** The size that words gave to a thing, if they did. */
export const sizeOf = ({ sizes }: Pick<Brief, 'sizes'>, thing: SizedThing): ThingSize | undefined =>
  sizes?.find((size) => size.thing === thing);
/** The length that words gave to a thing, with the usual ones behind it; of "at most" the usual ones up to it. */
export const lengthsOf = (
  brief: Pick<Brief, 'sizes'>,
  thing: SizedThing,
  usual: readonly number[],
): number[] => {
  const size = sizeOf(brief, thing);
  if (!size) return [...usual];
  const long = Math.max(size.widthIn, size.depthIn ?? 0);
  return [long, ...usual.filter((n) => (size.most ? n < long : n !== long))];
};

/** Whether the job touches a part of the room; what it does not touch remains as it is. */
export const touches = ({ extent }: Pick<Brief, 'extent'>, part: WorkPart): boolean =>
  extent?.inside?.includes(part) ?? true;
/** Whether a surface that the job touches is painted all over, and not only where the work opens it. */
export const paintsAll = ({ extent }: Pick<Brief, 'extent'>, part: 'walls' | 'ceiling'): boolean =>
  extent?.painted?.includes(part) ?? true;
/** Whether the words name the work of a room that is furnished: what they do not name is there already. */
export const isNamedOfFurnished = ({ category, extent }: Pick<Brief, 'category' | 'extent'>): boolean =>
  extent?.painted !== undefined && category !== 'kitchen' && category !== 'bathroom';
/** Whether a basement is finished by the job: it is not where words tell that it is finished. */
export const isBasementBuilt = ({ category, kept }: Pick<Brief, 'category' | 'kept'>): boolean =>
  category === 'basement' && !keeps({ kept }, 'fit-out');
/** Whether a room has no board, floor covering or wires before the work, where it is no basement and no garage. */
export const isBareRoom = ({ kept }: Pick<Brief, 'kept'>): boolean => keeps({ kept }, 'bare-room');
/** Whether nothing stands in a room before the work: neither what is torn out nor what could stay. */
export const isEmptyRoom = ({ kept }: Pick<Brief, 'kept'>): boolean =>
  isBareRoom({ kept }) || keeps({ kept }, 'empty-room');
/** Whether a room becomes what it never was: nothing of its kind is there, and its pipes and wires are new. */
export const isFirstOfItsKind = ({ kept }: Pick<Brief, 'kept'>): boolean =>
  isEmptyRoom({ kept }) || keeps({ kept }, 'room-of-other-use');
/** Whether a kitchen or a bath has only what was named done in it, and what that disturbs. */
export const isNamedAlone = ({ category, extent }: Pick<Brief, 'category' | 'extent'>): boolean =>
  (category === 'kitchen' || category === 'bathroom') &&
  extent?.inside !== undefined &&
  extent.from === 'assumed' &&
  !isAllButFloor({ category, extent });
/** Whether a room is stripped: all that stood in it goes, and nothing behind its surfaces stays as it is. */
export const isGutted = (brief: Brief): boolean =>
  wants(brief, 'tear-out') && !isNamedAlone(brief) && !isNamedOfFurnished(brief);
/** Whether a whole kitchen is done on the floor that is there. */
export const isAllButFloor = ({ category, extent }: Pick<Brief, 'category' | 'extent'>): boolean =>
  category === 'kitchen' &&
  extent?.from === 'assumed' &&
  WORK_PARTS.every((part) => part === 'floor' || extent.inside?.includes(part) === true);
/** Whether things may stand elsewhere than before. */
export const mayMove = ({ extent }: Pick<Brief, 'extent'>): boolean =>
  extent?.id !== 'refresh' && extent?.id !== 'replace';

/** The brief with a feature asked for. */
export const withFeature = (brief: Brief, id: string): Brief => ({
  ...brief,
  wanted: [...brief.wanted.filter((other) => other !== id), id],
  refused: brief.refused.filter((other) => other !== id),
});
/** The brief with a feature refused. */
export const withoutFeature = (brief: Brief, id: string): Brief => ({
  ...brief,
  wanted: brief.wanted.filter((other) => other !== id),
  refused: [...brief.refused.filter((other) => other !== id), id],
});
export const withKept = (brief: Brief, id: string, how: Kept['how']): Brief => ({
  ...brief,
  kept: [...keptOf(brief).filter((k) => k.id !== id), { id, how }],
});
/** The brief with a thing that is bought anew, which makes its part one that the job touches. */
export const withoutKept = (brief: Brief, id: string, part: WorkPart | undefined): Brief => ({
  ...brief,
  kept: keptOf(brief).filter((k) => k.id !== id),
  ...(brief.extent?.inside && part
    ? { extent: { ...brief.extent, inside: [...new Set([...brief.extent.inside, part])] } }
    : {}),
});
