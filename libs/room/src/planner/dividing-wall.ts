import { wants } from '@plumbline/brief';
import {
  type Brief,
  DIVIDER,
  HALF_WALL,
  type Item,
  type Opening,
  type Side,
  type ThingPlace,
} from '@plumbline/concept';
import { contains, overlaps, type Rect, rectOf, runsEast, SIDES } from '../geometry/geometry.js';
import type { Draft } from './floor/draft.js';
import { escapeWindow } from './openings/ways.js';

/** A wall across a furnished room that makes two of it, with a door near one end. Inches. */

const DOOR = { wide: 32, high: 80, off: 8 } as const;
/** No half of a room is shorter. */
const LEAST = 84;
/** Rooms whose halves are furnished; a garage and a basement have walls of their own. */
const FURNISHED: ReadonlySet<Brief['category']> = new Set(['living room', 'bedroom', 'office', 'other']);

/** Whether the room is to be two, and long enough for that. */
const isDivided = (brief: Brief): boolean =>
  wants(brief, 'dividing-wall') &&
  FURNISHED.has(brief.category) &&
  !brief.inParts?.walled &&
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

/** Gives a half without a window one of its own, off the doors of the room; answers the sides that lie outside by it. */
export function lightHalves(draft: Draft, brief: Brief, exterior: readonly Side[]): readonly Side[] {
  if (!isDivided(brief)) return exterior;
  const { widthIn: w, depthIn: d } = draft.shell;
  const level = d >= w;
  const doored = new Set(draft.openings.filter(({ kind }) => kind !== 'window').map(({ side }) => side));
  const outside = [...exterior];
  for (const half of [0, 1]) {
    const floor: Rect = level
      ? { x: 0, y: (half * d) / 2, w, d: d / 2 }
      : { x: (half * w) / 2, y: 0, w: w / 2, d };
    const at = (o: Opening): Rect => draft.at(o.wall, o.offsetIn, 0, o.widthIn, 2);
    if (draft.openings.some((o) => o.kind === 'window' && overlaps(at(o), floor))) continue;
    const isSleptIn = draft.items.some(({ kind, box }) => /bed$/.test(kind) && overlaps(rectOf(box), floor));
    const { width, sill, height } = isSleptIn ? escapeWindow(draft.shell.ceilingIn) : PLAIN_WINDOW;
    const sides = [...outside, ...SIDES.filter((side) => !outside.includes(side))].filter(
      (side) => !doored.has(side),
    );
    const found = sides.flatMap((side) => {
      const [wall] = draft.wallsAt(side);
      if (!wall) return [];
      const places = Array.from(
        { length: Math.floor((wall.lengthIn - width) / STEP) + 1 },
        (_, i) => i * STEP,
      );
      const middle = (t: number): number => {
        const r = draft.at(wall, t, 0, width, 2);
        const [from, long] = runsEast(side) ? [r.x - floor.x, floor.w] : [r.y - floor.y, floor.d];
        return Math.abs(from + width / 2 - long / 2);
      };
      return places
        .filter((t) => {
          const rect = draft.at(wall, t, 0, width, 4);
          return contains(floor, rect) && draft.isClearAt(rect, sill, height);
        })
        .map((t) => ({ side, wall, t, off: middle(t) }));
    });
    const best = found.reduce<(typeof found)[number] | undefined>(
      (a, b) => (a && a.off <= b.off ? a : b),
      undefined,
    );
    if (!best) continue;
    draft.open({
      kind: 'window',
      wall: best.wall,
      offsetIn: best.t,
      widthIn: width,
      heightIn: height,
      sillIn: sill,
    });
    if (!outside.includes(best.side)) outside.push(best.side);
  }
  return outside;
}

/** A window of a half in which nobody sleeps, and by what steps its place is looked for. Inches. */
const PLAIN_WINDOW = { width: 36, sill: 36, height: 48 } as const;
const STEP = 6;

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
