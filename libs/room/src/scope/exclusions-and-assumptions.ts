import { namesOfKept, upperFirst, withoutMatchAdvice } from '@plumbline/brief';
import type { Concept, ConceptSurvey, Shell } from '@plumbline/concept';
import { furnitureOf } from '../furniture.js';
import { measuredLengths, measuredNote, ON_SITE } from '../survey/measured-words.js';
import { exclusionsOf } from './exclusions.js';
import { openPoints, pricedSo } from './priced-so.js';
import { bullet, para, type ScopeLine } from './scope-lines.js';
import { section } from './sections.js';

/** What is in no price. */
export function exclusionLines(concept: Concept): ScopeLine[] {
  const names = furnitureOf(concept.room).map((i) => i.label.replace(/\s+[\d. /]+$/, '').toLowerCase());
  const furniture = [...new Set(names)].map((name) => {
    const count = names.filter((n) => n === name).length;
    return count > 1
      ? `${count} ${name.endsWith('s') ? name : name.replace(/(?<=sh|ch|x)$/, 'e')}${name.endsWith('s') ? '' : 's'}`
      : name;
  });
  const own = namesOfKept(concept.wishes, 'by owner');
  return [
    ...exclusionsOf(concept),
    ...(own.length > 0 ? [`Work that the owner does: ${own.join(', ')}`] : []),
    ...(furniture.length > 0
      ? [`Furniture and loose items, drawn to show that they fit: ${furniture.join(', ')}`]
      : []),
    ...replacedLines(concept),
  ].map((text, i) => bullet(`${i + 1}`, text));
}

/** That what stays is not replaced. */
function replacedLines({ wishes }: Concept): string[] {
  const names = namesOfKept(wishes, 'kept', 'renewed');
  return names.length > 0 ? [`Replacement of what stays: ${names.join(', ')}`] : [];
}

/** What was measured leads, with how sure it is. */
const measuredNotes = (survey: ConceptSurvey, shell: Shell): string[] => [
  survey.verified ? measuredNote(survey) : `${measuredNote(survey)} [to verify]`,
  ...measuredLengths(survey, shell).map(
    (words) => `${upperFirst(words)}.${words.endsWith(ON_SITE) ? '' : ' [to verify]'}`,
  ),
];

/** What was taken to be so, and wants a look on site. */
export function assumptionLines(concept: Concept): ScopeLine[] {
  const { survey, room } = concept;
  const notes = [
    ...(survey ? measuredNotes(survey, room.shell) : []),
    'All dimensions are verified on site before anything is ordered. [to verify]',
    ...(concept.room.openings.length > 0
      ? [
          `Windows and doors are taken as standing where they are drawn; one that ${section(concept, 'Work by trade')} does not name is a change. [to verify]`,
        ]
      : []),
    ...openPoints(concept),
    // How it was measured stands above, length by length.
    ...concept.brief.assumed.slice(survey ? 1 : 0).map(withoutMatchAdvice),
    ...concept.brief.unmet,
    ...concept.findings
      .filter((f) => !f.met && f.severity !== 'hint')
      .map(
        (f) =>
          `The plan misses a guideline: ${f.text} ${f.found ? `Found: ${f.found}` : `It measures ${f.measured} ${f.unit}`}. [to verify]`,
      ),
  ];
  const so = pricedSo(concept);
  return [
    ...notes.map((note, i) => bullet(`${i + 1}`, note)),
    ...(so.length > 0
      ? [
          para(
            'priced-so',
            'Every bidder prices it so, whether it was seen or not; where the site shows otherwise it is a change: [to verify]',
          ),
          ...so.map((text, i) => bullet(`priced-so-${i + 1}`, text)),
        ]
      : []),
  ];
}
