import { upperFirst } from '@plumbline/brief';
import { type Brief, SIDES, type Side } from '@plumbline/concept';
import { TOILET } from './bath/basins.js';
import { standRecessedLights } from './electrical/lights.js';
import { Draft, type PlannerShell } from './floor/draft.js';
import { type Group, patchAt, placeGroup, type Spot } from './floor/place.js';
import type { Plan } from './floor/plan.js';
import type { Chance } from './floor/random.js';
import { namesPieces, setPieces } from './furniture/pieces.js';
import { hangDoor } from './openings/openings.js';
import { keepWaysIn, openWays, outsideWalls } from './openings/ways.js';
import { entrySide } from './search/attempts.js';

/** Lights in rows so far apart, inches. */
const LIGHTS = 66;

/**
 * A room of which no whole plan fits: its shell as told, with a door, a window, lights and the pieces that words name.
 * Undefined where not even a door fits.
 */
export function planBare(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  const first = entrySide(shell, chance);
  for (const entry of [first, ...SIDES.filter((side) => side !== first)]) {
    const draft = new Draft(shell);
    const exterior = outsideWalls(shell, entry, 1, chance);
    if (!opened(draft, entry, exterior, brief, chance)) continue;
    keepWaysIn(draft);
    const unmet = [notWhole(brief)];
    if (brief.category === 'bathroom' && !setToilet(draft)) unmet.push(NO_TOILET);
    if (namesPieces(brief)) setPieces(draft, brief, unmet);
    standRecessedLights(draft, LIGHTS);
    return { draft, exterior, layout: `${upperFirst(nameOf(brief))} in part`, unmet, score: 0 };
  }
  return undefined;
}

/** In so small a room a door opens out. Square inches. */
const SMALL = 40 * 144;

function opened(
  draft: Draft,
  entry: Side,
  exterior: readonly [Side, ...Side[]],
  brief: Brief,
  chance: Chance,
): boolean {
  const { widthIn, depthIn } = draft.shell;
  if (widthIn * depthIn >= SMALL)
    return openWays(draft, { exterior, entry, door: 'hinged', windows: 1 }, brief, chance);
  return hangDoor(draft, entry, 'middle', [32, 30, 28], 'outside');
}

/** Floor before a toilet, and from its middle to either side (IRC R307.1). Inches. */
const TOILET_FLOOR = { before: 21, side: 15 } as const;
const NO_TOILET = 'A toilet was left out: no wall has 30 in for it with 21 in before it under the roof.';

/** A toilet where the roof leaves most height before it. */
function setToilet(draft: Draft): boolean {
  const { wide, deep, height } = TOILET;
  const along = TOILET_FLOOR.side * 2;
  const floor = { t: 0, n: deep, along, deep: TOILET_FLOOR.before };
  const group: Group = {
    along,
    deep,
    pieces: [{ kind: 'toilet', t: (along - wide) / 2, n: 0, along: wide, deep, height }],
    clear: [floor],
  };
  const prefer = (spot: Spot): number => draft.ceilingOver(patchAt(spot, floor, 0));
  return placeGroup(draft, group, { group: 'bath', prefer }) !== undefined;
}

const nameOf = ({ category }: Brief): string => (category === 'other' ? 'room' : category);

const notWhole = (brief: Brief): string =>
  `A whole ${nameOf(brief)} does not fit as this room is shaped: what fits is drawn, and the contractor says what else it can hold.`;
