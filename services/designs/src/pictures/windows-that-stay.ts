import type { Concept, Opening } from '@plumbline/concept';

/** Inches by which rounding may move an opening. */
const ROUNDING = 2;

/** The windows of a measured room that its plan leaves as they are; none where it was not measured. */
export const windowsThatStay = ({ room, survey }: Pick<Concept, 'room' | 'survey'>): Opening[] =>
  room.openings.filter(
    (planned) =>
      planned.kind === 'window' && survey?.openings.some((measured) => isTheSame(measured, planned)),
  );

const isTheSame = (measured: Opening, planned: Opening): boolean =>
  measured.kind === planned.kind &&
  measured.wall === planned.wall &&
  (['offsetIn', 'widthIn', 'sillIn', 'heightIn'] as const).every(
    (size) => Math.abs(measured[size] - planned[size]) < ROUNDING,
  );
