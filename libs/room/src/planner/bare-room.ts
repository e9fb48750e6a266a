import { type Brief, SIDES } from '@plumbline/concept';
import { upperFirst } from '../text.js';
import { entrySide } from './attempts.js';
import { Draft, type Shell } from './draft.js';
import { standRecessedLights } from './lights.js';
import { namesPieces, setPieces } from './pieces.js';
import type { Plan } from './plan.js';
import type { Chance } from './random.js';
import { keepWaysIn, openWays, outsideWalls } from './ways.js';

/** Lights in rows so far apart, inches. */
const LIGHTS = 66;

/**
 * A room of which no whole plan fits: its shell as told, with a door, a window, lights and the pieces that words name.
 * Undefined where not even a door fits.
 */
export function planBare(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const first = entrySide(shell, chance);
  for (const entry of [first, ...SIDES.filter((side) => side !== first)]) {
    const draft = new Draft(shell);
    const exterior = outsideWalls(shell, entry, 1, chance);
    if (!openWays(draft, { exterior, entry, door: 'hinged', windows: 1 }, brief, chance)) continue;
    keepWaysIn(draft);
    const unmet = [notWhole(brief)];
    if (namesPieces(brief)) setPieces(draft, brief, unmet);
    standRecessedLights(draft, LIGHTS);
    return { draft, exterior, layout: `${upperFirst(nameOf(brief))} without furniture`, unmet, score: 0 };
  }
  return undefined;
}

const nameOf = ({ category }: Brief): string => (category === 'other' ? 'room' : category);

const notWhole = (brief: Brief): string =>
  `A whole ${nameOf(brief)} does not fit as this room is shaped: it is drawn with its walls, ceiling, door and window, for the contractor to say what else it can hold.`;
