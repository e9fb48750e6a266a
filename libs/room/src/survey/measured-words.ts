import { feetAndInches } from '@plumbline/brief';
import {
  type Concept,
  type ConceptSurvey,
  type LengthSource,
  plusMinusIn,
  type Shell,
  type SurveyedRoom,
  type SurveyLength,
  wallOf,
} from '@plumbline/concept';

/** How a measured room is told: in the assumptions, on the plan, in the scope of work. */

const FROM: Readonly<Record<LengthSource, string>> = {
  photo: 'from photo',
  found: 'from photo, found by its edges',
  scan: 'from scan',
  typed: 'as told',
  assumed: 'assumed',
};

const BY: Readonly<Record<ConceptSurvey['measuredBy'], string>> = {
  homeowner: 'the homeowner, from photos',
  contractor: 'a contractor',
  tape: 'the homeowner, with a tape',
  scan: 'a scan',
};

/** ` ±2 in`; blank for a length that is exact. */
function plusMinusWords(spreadIn: number): string {
  const most = plusMinusIn(spreadIn);
  return most > 0 ? ` ±${most} in` : '';
}

/** How a length is told that somebody measured in the room itself. */
export const ON_SITE = 'measured on site';

const fromWords = ({ source, spreadIn }: SurveyLength, { verified }: ConceptSurvey): string =>
  verified && source === 'typed' && spreadIn === 0 ? ON_SITE : FROM[source];

/** A length of a survey in words: `north wall 12'-6" ±2 in from photo`. */
function lengthWords(length: SurveyLength, shell: Shell, survey: ConceptSurvey): string {
  const figure = `${feetAndInches(length.inches)}${plusMinusWords(length.spreadIn)} ${fromWords(length, survey)}`;
  const opening = survey.openings.find(({ id }) => id === length.on);
  const of = opening ? `${opening.kind.replaceAll('-', ' ')} in the ${opening.side} wall` : '';
  switch (length.of) {
    case 'ceiling':
      return `ceiling ${figure}`;
    case 'wall':
      return shell.walls.some(({ id }) => id === length.on)
        ? `${wallOf(shell, length.on as string).side} wall ${figure}`
        : '';
    case 'opening-width':
      return of && `${of}, width ${figure}`;
    case 'opening-height':
      return of && `${of}, height ${figure}`;
    case 'opening-sill':
      return of && `${of}, sill ${figure}`;
    case 'opening-offset':
      return of && `${of}, from the wall's end ${figure}`;
    case 'thing-place':
      return '';
  }
}

/** The lengths of a survey in words, the room's own first. */
export const measuredLengths = (survey: ConceptSurvey, shell: Shell): string[] =>
  [
    ...survey.lengths.filter(({ of }) => of === 'wall' || of === 'ceiling'),
    ...survey.lengths.filter(({ of }) => of !== 'wall' && of !== 'ceiling'),
  ]
    .map((length) => lengthWords(length, shell, survey))
    .filter((words) => words !== '');

/** The widest ± of what a photo or a scan told; nothing where no length came from one. */
const spreadFrom = ({ lengths }: ConceptSurvey, from: 'photo' | 'scan'): number | undefined => {
  const told = ({ source }: SurveyLength): boolean =>
    source === from || (source === 'found' && from === 'photo');
  const spreads = lengths
    .filter((length) => told(length) && length.of !== 'thing-place')
    .map(({ spreadIn }) => spreadIn);
  return spreads.length > 0 ? Math.max(...spreads) : undefined;
};

/** Who measured a room, where that person asked to be forgotten. */
export const UNNAMED_VISITOR = 'a contractor';

/** A concept that names nobody any more who measured its room as `name`; null where it names no such person. */
export function withoutVisitor(concept: Concept, name: string): Concept | null {
  const { survey, brief } = concept;
  if (survey?.verified?.name !== name) return null;
  const before = verifiedWords(survey.verified);
  const verified = { ...survey.verified, name: UNNAMED_VISITOR };
  return {
    ...concept,
    survey: { ...survey, verified },
    brief: {
      ...brief,
      assumed: brief.assumed.map((text) => text.replaceAll(before, verifiedWords(verified))),
    },
  };
}

/** `Field-verified by Dana Reyes, 2026-11-23` */
const verifiedWords = ({ name, on }: NonNullable<ConceptSurvey['verified']>): string =>
  `Field-verified by ${name}, ${on}`;

/** What is printed on a plan: `Dimensions from photo, ±2 in; verify on site.` */
export function measuredNote(survey: ConceptSurvey): string {
  if (survey.verified) return `${verifiedWords(survey.verified)}.`;
  const from = (['photo', 'scan'] as const).find((source) => spreadFrom(survey, source) !== undefined);
  if (!from) return `Measured by ${BY[survey.measuredBy]}; verify on site.`;
  return `Dimensions from ${from},${plusMinusWords(spreadFrom(survey, from) ?? 0) || ' ±1 in'}; verify on site.`;
}

/** What leads the assumptions of a concept that was planned in a measured room. */
export function measuredSentences({ survey, shell }: SurveyedRoom): string[] {
  if (survey.verified) {
    const typed = survey.lengths.filter(({ source, spreadIn }) => source === 'typed' && spreadIn === 0);
    return [
      `${verifiedWords(survey.verified)}: ${measuredLengths({ ...survey, lengths: typed }, shell)
        .map((words) => words.replace(` ${ON_SITE}`, ''))
        .join(', ')}. All other lengths are still to be verified.`,
    ];
  }
  const walls = measuredLengths(
    { ...survey, lengths: survey.lengths.filter(({ of }) => of === 'wall' || of === 'ceiling') },
    shell,
  );
  return [
    `Measured by ${BY[survey.measuredBy]}${walls.length > 0 ? `: ${walls.slice(0, 8).join(', ')}` : ''}. To be verified on site.`,
  ];
}
