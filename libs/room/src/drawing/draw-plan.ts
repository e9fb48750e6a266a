import type { Concept } from '@plumbline/concept';
import { measuredNote } from '../survey/measured-words.js';
import { itemsThatRemain, thingsThatGo } from '../survey/surveyed-room.js';
import { drawPhone } from './phone.js';
import { drawSheet, type PlanInfo, type PlanOptions } from './plan.js';

type Drawable = Pick<Concept, 'room' | 'title' | 'date' | 'wishes' | 'survey'>;

/** The floor plan of a concept as SVG: US letter, upright, at a named architect's scale. */
export const drawPlan = (concept: Drawable, options: PlanOptions = {}): string =>
  drawSheet(infoOf(concept), options).svg;

/** The same plan for a phone: 360 points wide, its least type 10 points. */
export const drawPhonePlan = (concept: Drawable, options: PlanOptions = {}): string =>
  drawPhone(infoOf(concept), options).svg;

/** What the title blocks of a concept's sheets tell. */
export const infoOf = ({ room, title, date, wishes, survey }: Drawable): PlanInfo => ({
  room,
  title,
  date,
  ...(wishes.zipCode ? { zipCode: wishes.zipCode } : {}),
  ...(survey
    ? {
        note: measuredNote(survey),
        remains: itemsThatRemain({ room, wishes, survey }),
        goes: thingsThatGo({ wishes, survey }).map(({ box }) => box),
      }
    : {}),
});
