import {
  type Concept,
  type ConceptSurvey,
  isRectangular,
  plusMinusIn,
  type Room,
  type Side,
} from '@plumbline/concept';
import { measuredNote, remainsAndGoes } from '@plumbline/room/parts';
import type { PlusMinus } from '../sheet/plan-info.js';
import { type PlanInfo } from '../sheet/plan-info.js';
import { drawPhone } from './phone.js';
import { drawSheet, type PlanOptions } from './plan.js';

type Drawable = Pick<Concept, 'room' | 'title' | 'date' | 'wishes' | 'survey' | 'quantities'>;

/** The floor plan of a concept as SVG: US letter, upright, at a named architect's scale. */
export const drawPlan = (concept: Drawable, options: PlanOptions = {}): string =>
  drawSheet(infoOf(concept), options).svg;

/** The same plan for a phone: 360 points wide, its least type 10 points. */
export const drawPhonePlan = (concept: Drawable, options: PlanOptions = {}): string =>
  drawPhone(infoOf(concept), options).svg;

/** What the title blocks of a concept's sheets tell. */
export const infoOf = ({ room, title, date, wishes, survey, quantities }: Drawable): PlanInfo => ({
  room,
  title,
  date,
  ...(wishes.zipCode ? { zipCode: wishes.zipCode } : {}),
  ...(survey
    ? {
        note: measuredNote(survey),
        verified: survey.verified !== undefined,
        plusMinus: plusMinusOf(room, survey),
      }
    : {}),
  ...remainsAndGoes({ room, wishes, survey, quantities }),
});

/** The ± of a rectangular room's whole width and depth. */
function plusMinusOf({ shell }: Room, { lengths }: ConceptSurvey): PlusMinus {
  if (!isRectangular(shell)) return {};
  const of = (side: 'north' | 'west', other: Side): PlusMinus => {
    const isOn = (on: string | undefined) =>
      shell.walls.some((wall) => wall.id === on && (wall.side === side || wall.side === other));
    const length = lengths.find(({ of, on }) => of === 'wall' && isOn(on));
    return length ? { [side]: plusMinusIn(length.spreadIn) } : {};
  };
  return { ...of('north', 'south'), ...of('west', 'east') };
}
