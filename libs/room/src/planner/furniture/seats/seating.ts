import { countAskedFor, sizeOf, wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import type { Draft, PlannerShell } from '../../floor/draft.js';
import type { Group } from '../../floor/place.js';
import { acrossTable, circles, FACING, FACING_CLOSE, facingSofas } from './around-table.js';
import { type Chairs, deepOfSectional, SECTIONAL_MORE, seatsBefore } from './before-focus.js';
import { FOCUS_DEEP } from './focus.js';
import type { SeatingProgram } from './program.js';

/** Seats before what is looked at, as groups at a wall. Inches. */

/** A sectional on which six sit. Inches. */
const FOR_SIX = 120;
/** A sofa for two. Inches. */
const LOVESEAT = 60;

/** How long the sofa or sectional is that words ask for, inches; undefined where they say nothing of it. */
export const sofaTold = (brief: Brief): number | undefined =>
  (sizeOf(brief, 'sectional') ?? sizeOf(brief, 'sofa'))?.widthIn ??
  (wants(brief, 'sectional') && (countAskedFor(brief.wanted, 'seats') ?? 0) > 5 ? FOR_SIX : undefined) ??
  (wants(brief, 'loveseat') && !hasBoth(brief) ? LOVESEAT : undefined);

/** How deep a sectional is with its chaise, where both its sides were told. Inches. */
export const chaiseTold = (brief: Brief): number | undefined => sizeOf(brief, 'sectional')?.depthIn;

/** Whether a loveseat was asked for beside a sofa. */
export const hasBoth = (brief: Brief): boolean =>
  wants(brief, 'loveseat') &&
  wants(brief, 'sofa') &&
  !wants(brief, 'sleeper-sofa') &&
  // A loveseat asks for a sofa, which follows it in the list: that is one seat and not two.
  brief.wanted.indexOf('sofa') !== brief.wanted.indexOf('loveseat') + 1;

/** Between what is looked at and the seats. */
const LEGS = 16;

/** Groups made for a shell: a room is furnished in many attempts, with the same groups in each. */
const madeFor = new WeakMap<PlannerShell, Map<string, readonly Group[]>>();

/** Seating before a focus on the wall: sofa, table, chairs, rug. Generous groups first. */
export function seatingGroups(draft: Draft, program: SeatingProgram): readonly Group[] {
  const { shell } = draft;
  const made = madeFor.get(shell) ?? new Map<string, readonly Group[]>();
  madeFor.set(shell, made);
  const key = JSON.stringify(program);
  // Where a chaise as long as told has no place, one as usual comes before a sofa.
  const { chaiseIn, ...usual } = program;
  const groups = made.get(key) ?? [
    ...makeGroups(draft, program),
    ...(chaiseIn ? makeGroups(draft, usual) : []),
  ];
  made.set(key, groups);
  return groups;
}

function makeGroups(draft: Draft, program: SeatingProgram): Group[] {
  const groups: Group[] = program.facing
    ? [FACING, FACING_CLOSE].flatMap((set) =>
        lengthsFacing(program).flatMap((sofa) =>
          (program.chairsAsked ? [true, false] : [false]).map((chairs) =>
            facingSofas(draft, program, sofa, set, chairs),
          ),
        ),
      )
    : [];
  if ((program.people ?? 0) > 5 && !program.recliners && !program.noSofa)
    groups.push(...circles(draft, program, program.people ?? 0));
  const across = Math.max(draft.shell.widthIn, draft.shell.depthIn);
  // A small sofa that was asked for, where nothing is looked at, stands across from its chairs.
  const talks = program.focus === 'none' && program.chairs > 1 && program.sofaIn !== undefined;
  for (const distance of talks ? [] : distancesIn(draft)) {
    for (const sofa of lengthsOfSofas(across, program)) {
      const sectional = program.sectional && sofa >= 84;
      if (distance < FOCUS_DEEP[program.focus] + LEGS + (sectional ? deepOfSectional(program) : 38)) continue;
      for (const chairs of chairsBeside(program, sectional))
        groups.push(seatsBefore(draft, program, distance, sofa, chairs));
    }
  }
  if (program.focus === 'none' && program.chairs > 1 && !program.noSofa)
    for (const sofa of [...(program.sofaIn ? [program.sofaIn] : []), 90, 84, 72])
      groups.push(acrossTable(sofa, 22));
  const people = program.people ?? (program.focus === 'none' && program.chairs > 1 && !talks ? 5 : undefined);
  const short = (group: Group): number =>
    (people ? lack(group, people) : 0) +
    (program.chairsAsked ? 2 * Math.max(0, program.chairs - chairsIn(group)) : 0) +
    (program.sectional && !group.pieces.some(({ kind }) => kind === 'sectional') ? NO_SECTIONAL : 0) +
    (program.facing && group.pieces.filter(({ kind }) => kind === 'sofa').length < 2 ? NOT_FACING : 0);
  return people || program.chairsAsked ? groups.sort((a, b) => short(a) - short(b)) : groups;
}

/** A sectional that was asked for comes before two chairs at its ends: those stand elsewhere too. */
const NO_SECTIONAL = 6;
/** So do two sofas across from one another. */
const NOT_FACING = 6;

/** From the wall to the back of the sofa, the largest first: up to the far wall where that leaves no way behind. */
function distancesIn({ shell }: Draft): readonly number[] {
  const upTo = [shell.widthIn, shell.depthIn].filter((deep) => deep > 96 && deep < 132 + BEHIND);
  return [...new Set([...upTo, 132, 120, 108, 96, 84, 72])].sort((a, b) => b - a);
}

/** A way behind a sofa: where less is left, the sofa stands at the wall. Inches. */
export const BEHIND = 32;

function chairsBeside({ chairs }: SeatingProgram, sectional: boolean): readonly Chairs[] {
  if (chairs === 0) return [[]];
  if (sectional) return [['low'], []];
  return chairs > 1 ? [['low', 'high'], ['high'], ['low'], []] : [['high'], ['low'], []];
}

/** Lengths of two sofas across from one another: as told, where they were. */
function lengthsFacing({ sofaIn }: SeatingProgram): readonly number[] {
  const usual = [90, 84, 72, 60];
  return sofaIn !== undefined && sofaIn >= 48 && sofaIn <= 120
    ? [sofaIn, ...usual.filter((long) => long < sofaIn)]
    : usual;
}

const lengthsOfSofas = (
  across: number,
  { sofaIn, sectional, reclining, chairs, noSofa }: SeatingProgram,
): readonly number[] => {
  // Two chairs side by side take as much as a small sofa.
  if (noSofa) return [72];
  // Between two recliners a sofa for two is enough.
  const usual = reclining && chairs > 1 ? [72, 60] : across > 150 ? [90, 84, 72, 60] : [84, 72, 60];
  const told = sofaIn !== undefined && sofaIn >= 48 && sofaIn <= 180 ? sofaIn : undefined;
  return told === undefined ? usual : [sectional ? told - SECTIONAL_MORE : told, ...usual];
};

const chairsIn = ({ pieces }: Group): number => pieces.filter(({ kind }) => kind === 'armchair').length;

/** How many of those who are to sit a group has no seat for. */
function lack({ pieces }: Group, people: number): number {
  const seats = pieces.reduce(
    (n, { kind, along, deep }) =>
      n +
      (kind === 'sofa'
        ? Math.max(along, deep) >= 80
          ? 3
          : 2
        : kind === 'sectional'
          ? 5
          : kind === 'armchair'
            ? 1
            : 0),
    0,
  );
  return Math.max(0, people - seats);
}
