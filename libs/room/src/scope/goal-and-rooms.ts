import { FEATURES, feetAndInches, namesOfKept, upperFirst } from '@plumbline/brief';
import {
  type Concept,
  isRectangular,
  type Kept,
  type Room,
  type Shell,
  STYLES,
  type Wall,
  wallSpan,
} from '@plumbline/concept';
import { ceilingSentences, ceilingWords, floorSqFt, shapeName } from '../shape.js';
import { section } from './sections.js';

/** What is to be made, in which style, and what stays. */
export function goalLines(concept: Concept): string[] {
  const kept =
    concept.wishes.refused.length > 0
      ? ` Not wanted: ${concept.wishes.refused.map(featureName).join(', ')}.`
      : '';
  return [
    concept.description.replace(
      'named in the findings',
      `named in ${section(concept, 'Assumptions, and items to verify on site')}`,
    ) + kept,
    `Style: ${STYLES[concept.room.style].name}. What is not named in ${section(concept, 'Work by trade')} stays and is protected.`,
    ...stayingLines(concept),
    ...(concept.wishes.requirements ? [`The owner requires: ${concept.wishes.requirements}`] : []),
  ];
}

const STAYING: readonly (readonly [how: Kept['how'], words: string])[] = [
  ['kept', 'Stays, and is protected'],
  ['renewed', 'Stays, and is made good'],
  ['in place', 'Stays where it is'],
  ['supplied', 'Supplied by the owner, set by the contractor'],
  ['by owner', 'Done by the owner, and not priced'],
];

/** What the owner keeps or brings. */
const stayingLines = ({ wishes }: Concept): string[] =>
  STAYING.flatMap(([how, words]) => {
    const names = namesOfKept(wishes, how);
    return names.length > 0 ? [`${words}: ${names.join(', ')}.`] : [];
  });

const scopeSize = ({ shell, widthIn, depthIn }: Room): string => {
  const size = `${feetAndInches(widthIn)} east-west by ${feetAndInches(depthIn)} north-south`;
  return isRectangular(shell) ? size : `${shapeName(shell)}, ${size} over all`;
};

/** What a contractor must know of walls and ceiling before he prices them. */
function wallLines(shell: Shell): string[] {
  const wallsThat = (is: (wall: Wall) => boolean | undefined): string =>
    shell.walls
      .filter(is)
      .map(({ id, side }) => `${side} ${feetAndInches(wallSpan(shell, id).lengthIn)}`)
      .join(', ');
  const walls = isRectangular(shell) ? '' : wallsThat(() => true);
  const bearing = wallsThat(({ bearing }) => bearing);
  const wet = wallsThat(({ wet }) => wet);
  return [
    ...(walls ? [`Walls, counter-clockwise from the south-west: ${walls}.`] : []),
    ...(bearing ? [`Walls that carry load, as the owner told: ${bearing}.`] : []),
    ...(wet ? [`Walls with water and drain pipes, as the owner told: ${wet}.`] : []),
    ...ceilingSentences(shell),
  ];
}

/** The room as it is drawn: size, walls, openings, and where the work ends. */
export function roomLines({ room }: Concept): string[] {
  const openings = room.openings.map(
    (o) =>
      `${o.kind.replace('-', ' ')} ${feetAndInches(o.widthIn)} by ${feetAndInches(o.heightIn)}${o.sillIn > 0 ? `, sill ${feetAndInches(o.sillIn)}` : ''} (${o.side})`,
  );
  return [
    `${room.category === 'other' ? 'Room' : upperFirst(room.category)}: ${scopeSize(room)}, ceiling ${ceilingWords(room.shell)}, ${Math.round(floorSqFt(room.shell))} sq ft.`,
    ...wallLines(room.shell),
    `Openings: ${openings.join('; ') || 'none'}.`,
    'The work ends at the inside faces of the walls of this room; pipes, ducts and cables of the lines below run on beyond.',
  ];
}

const featureName = (id: string): string => FEATURES.find((f) => f.id === id)?.name ?? id;
