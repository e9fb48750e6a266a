import {
  type Brief,
  type Concept,
  catalogueKindOf,
  type ExistingThing,
  type Item,
  runsEast,
} from '@plumbline/concept';
import { thingsThatStay } from './surveyed-brief.js';

/** What of a measured room remains where it is, and what goes. */

/** How far the middle of a thing that stays may be drawn from where it is: along its wall, and off it. Inches. */
export const STAYS_WITHIN = { along: 4, off: 8 } as const;

/** The item that is the thing, where it is. */
export const itemThere = (
  { kind, box, facing }: ExistingThing,
  items: readonly Item[],
  { category }: Pick<Brief, 'category'>,
): Item | undefined =>
  items.find((item) => {
    if (item.kind !== catalogueKindOf(kind, category) || item.facing !== facing) return false;
    const across = Math.abs(item.box.x + item.box.widthIn / 2 - box.x - box.widthIn / 2);
    const deep = Math.abs(item.box.y + item.box.depthIn / 2 - box.y - box.depthIn / 2);
    const [along, off] = runsEast(facing) ? [across, deep] : [deep, across];
    return along <= STAYS_WITHIN.along && off <= STAYS_WITHIN.off;
  });

/** The things of a survey that are taken away from where they stand: to be removed, or to be moved. */
export const thingsThatGo = ({
  wishes,
  survey,
}: Pick<Concept, 'wishes' | 'survey'>): readonly ExistingThing[] => {
  if (!survey) return [];
  const stays = thingsThatStay(wishes, { survey });
  return survey.existing.filter((thing) => !stays.includes(thing));
};

/** The items of a concept that are there already and remain. */
export const itemsThatRemain = ({
  room,
  wishes,
  survey,
}: Pick<Concept, 'room' | 'wishes' | 'survey'>): Item[] =>
  survey
    ? thingsThatStay(wishes, { survey }).flatMap((thing) => itemThere(thing, room.items, room) ?? [])
    : [];
