import {
  type Box,
  type Concept,
  type ConceptSurvey,
  isRectangular,
  plusMinusIn,
  type Room,
  type Side,
} from '@plumbline/concept';
import { takesWallOut } from '../../brief/brief.js';
import { measuredNote } from '../../survey/measured-words.js';
import { itemsThatRemain, thingsThatGo } from '../../survey/surveyed-room.js';
import { feetAndInches } from '../../units.js';
import type { PlusMinus } from './dimensions.js';
import { drawPhone } from './phone.js';
import { drawSheet, type PlanInfo, type PlanOptions } from './plan.js';
import { removedOf, wallThatGoes } from './removed.js';

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
        remains: itemsThatRemain({ room, wishes, survey }),
        goes: [...thingsThatGo({ wishes, survey }).map(({ box }) => box), ...wallsOut({ room, wishes })],
      }
    : knownFromWords({ room, wishes, quantities })),
});

/** What words alone tell of what is there: fixtures that remain, where things stood that go, and what else goes. */
function knownFromWords(concept: Pick<Concept, 'room' | 'wishes' | 'quantities'>): Partial<PlanInfo> {
  const { outlines: things, listed: others } = removedOf(concept);
  const walls = wallsOut(concept);
  const outlines = [...things, ...walls];
  const listed = [
    ...others,
    ...(takesWallOut(concept.wishes)
      ? [
          {
            name: 'Wall',
            amount: walls[0] ? feetAndInches(Math.max(walls[0].widthIn, walls[0].depthIn)) : 'place not told',
          },
        ]
      : []),
  ];
  const remains = concept.room.items.filter((item) => item.existing && MARKED.has(item.kind));
  return {
    ...(remains.length > 0 ? { remains } : {}),
    ...(outlines.length > 0 ? { goes: outlines } : {}),
    ...(listed.length > 0 ? { listed } : {}),
  };
}

const wallsOut = (concept: Pick<Concept, 'room' | 'wishes'>): Box[] => {
  const wall = wallThatGoes(concept);
  return wall ? [wall] : [];
};

/** Things that stay are marked each; cabinets, tops and furniture are only drawn light. */
const MARKED: ReadonlySet<string> = new Set([
  'toilet',
  'bathtub',
  'shower',
  'vanity',
  'pedestal-sink',
  'sink-base',
  'refrigerator',
  'range',
  'cooktop',
  'dishwasher',
  'washer',
  'fireplace',
  'stair',
  'water-heater',
  'furnace',
]);

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
