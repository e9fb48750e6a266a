import { wants } from '@plumbline/brief';
import { type Brief, DIVIDER, HALF_WALL, type Item, type Side, type ThingPlace } from '@plumbline/concept';

/** A wall across a furnished room that makes two of it, with a door near one end. Inches. */

const DOOR = { wide: 32, high: 80, off: 8 } as const;
/** No half of a room is shorter. */
const LEAST = 84;
/** Rooms whose halves are furnished; a garage and a basement have walls of their own. */
const FURNISHED: ReadonlySet<Brief['category']> = new Set(['living room', 'bedroom', 'office', 'other']);

/** Whether the room is to be two, and long enough for that. */
export const isDivided = (brief: Brief): boolean =>
  wants(brief, 'dividing-wall') &&
  FURNISHED.has(brief.category) &&
  brief.shell === undefined &&
  Math.max(brief.size.widthIn, brief.size.depthIn) >= 2 * LEAST + HALF_WALL.thick;

/** The wall in the middle of the longer way, in two pieces with the door between. */
export function dividerOf(brief: Brief): readonly Item[] {
  if (!isDivided(brief)) return [];
  const { widthIn, depthIn, ceilingIn } = brief.size;
  const level = depthIn >= widthIn;
  const [along, across] = level ? [widthIn, depthIn] : [depthIn, widthIn];
  const at = Math.round((across - HALF_WALL.thick) / 2);
  const box = (from: number, to: number, heightIn: number): Item['box'] =>
    level
      ? { x: from, y: at, z: 0, widthIn: to - from, depthIn: HALF_WALL.thick, heightIn }
      : { x: at, y: from, z: 0, widthIn: HALF_WALL.thick, depthIn: to - from, heightIn };
  const facing: Side = level ? 'north' : 'east';
  const wall = (n: number, from: number, to: number): Item => ({
    id: `partition-${n}`,
    kind: 'partition',
    label: 'Dividing wall',
    box: box(from, to, ceilingIn),
    facing,
    group: DIVIDER,
  });
  const door = { from: DOOR.off, to: DOOR.off + DOOR.wide };
  return [
    wall(1, 0, door.from),
    wall(2, door.to, along),
    {
      id: 'partition-door-1',
      kind: 'partition-door',
      label: 'Door',
      box: box(door.from, door.to, DOOR.high),
      facing,
      group: DIVIDER,
      traits: { form: 'hinged', hinge: 'near' },
    },
  ];
}

/** What one sleeps in is in one half and what one works at in the other, where words tell nothing else. */
export function toldInHalves(brief: Brief): readonly ThingPlace[] {
  const told = brief.thingsAt ?? [];
  if (!isDivided(brief)) return told;
  const [back, front]: readonly [Side, Side] =
    brief.size.depthIn >= brief.size.widthIn ? ['north', 'south'] : ['east', 'west'];
  const isTold = (...things: readonly string[]): boolean => told.some(({ thing }) => things.includes(thing));
  return isTold('bed', 'desk')
    ? told
    : [...told, { thing: 'bed', at: back, part: true }, { thing: 'desk', at: front, part: true }];
}
