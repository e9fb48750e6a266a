import { placedThing, readBrief } from '@plumbline/brief';
import { boundsOf, type Item, opposite, type Room, type Side } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { inFrame } from '../../../brief/src/frame/in-frame.js';
import { planConcept } from '../../src/index.js';
import { DRAWN_AS_SEEN, LEFT_AS_TYPED, SEEN, type SeenPlace } from './seen-from-the-door.js';

/** Everything that a text was read to put at a wall: "window@north", "shower@northeast", "sofa@north to east". */
function placesRead({ category, area, text }: SeenPlace): readonly string[] {
  const { brief } = readBrief({ category, area, designPrompt: text });
  return [
    ...(brief.openingsAt ?? []).map(({ opening, at }) => `${opening}@${at}`),
    ...(brief.thingsAt ?? []).flatMap(({ thing, at = '', corner, end }) =>
      corner
        ? [`${thing}@${/north|south/.test(at) ? `${at}${corner}` : `${corner}${at}`}`]
        : [`${thing}@${at}`, ...(end ? [`${thing}@${at} to ${end}`] : [])],
    ),
  ];
}

describe('places told from where one stands', () => {
  it.each([...SEEN])('$category: $text', (row) => {
    expect(placesRead(row)).toEqual(expect.arrayContaining([...row.at]));
  });
});

describe('texts that tell no such place', () => {
  it.each([...LEFT_AS_TYPED])('%s: %s', (category, text) => {
    expect(inFrame([text], category).texts).toEqual([text]);
  });
});

const offWall = (room: Room, { box }: Item, side: Side): number => {
  const { w, d } = boundsOf(room.shell);
  return { west: box.x, south: box.y, east: w - box.x - box.widthIn, north: d - box.y - box.depthIn }[side];
};

/** Whether something of a name stands at a wall of a room, or in a corner of it. */
function stands(room: Room, told: string): boolean {
  const [thing = '', at = ''] = told.split('@');
  const sides = (['north', 'south', 'east', 'west'] as const).filter((side) => at.includes(side));
  if (thing === 'door' || thing === 'window')
    return room.openings.some((o) => (o.kind === 'window') === (thing === 'window') && o.side === at);
  return room.items.some(
    (item) =>
      placedThing(thing)?.kinds.includes(item.kind) &&
      sides.every((side) => offWall(room, item, side) <= (sides.length > 1 ? 36 : 8)) &&
      (sides.length > 1 || item.kind === 'shower' || opposite(item.facing) === sides[0]),
  );
}

describe('rooms show what was told from the door', () => {
  it.each([...DRAWN_AS_SEEN])('%s', (begins) => {
    const row = SEEN.find(({ text }) => text.startsWith(begins)) as SeenPlace;
    const { category, area, text } = row;
    const concept = planConcept({ category, area, designPrompt: text }, { seed: 1, date: '2026-11-28' });
    expect(row.at.filter((told) => !told.startsWith('fireplace') && !stands(concept.room, told))).toEqual([]);
  });
  it('says which wall was taken for the way in', () => {
    const { brief } = readBriefOf('bedroom', 'Wardrobe on the left as you come in, bed on the far wall.');
    expect(brief.some((said) => said.includes('the way in was taken to be in the south wall'))).toBe(true);
  });
});

const readBriefOf = (category: SeenPlace['category'], designPrompt: string) => ({
  brief: readBrief({ category, designPrompt }).reading.assumed,
});
