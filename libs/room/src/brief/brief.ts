import type { Brief, Kept, WorkPart } from '@plumbline/concept';

export const wants = (brief: Brief, feature: string): boolean => brief.wanted.includes(feature);
export const refuses = (brief: Brief, feature: string): boolean => brief.refused.includes(feature);
export const refusesAt = (brief: Brief, feature: string, place: string): boolean =>
  brief.refusedAt.some((r) => r.feature === feature && r.place === place);
/** What the owner keeps or brings, also of an older concept. */
export const keptOf = (brief: Pick<Brief, 'kept'>): readonly Kept[] => brief.kept ?? [];
export const keeps = (brief: Brief, id: string): boolean =>
  keptOf(brief).some((k) => k.id === id && (k.how === 'kept' || k.how === 'renewed'));
/** Whether a thing is neither moved nor bought anew. */
export const standsStill = (brief: Brief, id: string): boolean =>
  keptOf(brief).some((k) => k.id === id && k.how !== 'supplied');

/** Whether the job touches a part of the room; what it does not touch remains as it is. */
export const touches = ({ extent }: Pick<Brief, 'extent'>, part: WorkPart): boolean =>
  extent?.inside?.includes(part) ?? true;
/** Whether things may stand elsewhere than before. */
export const mayMove = ({ extent }: Pick<Brief, 'extent'>): boolean =>
  extent?.id !== 'refresh' && extent?.id !== 'replace';
