import {
  CATALOGUE,
  type Item,
  type Kind,
  type Range,
  type Room,
  rectangularShell,
  STYLES,
} from '@plumbline/concept';
import { STYLE_IDS } from '@plumbline/contracts';
import { buildScene } from '@plumbline/scene';
import { renderRoom } from '../render-room.js';
import { SceneTables } from '../tracer/scene-tables.js';

/** What most rooms hold, the costliest first: between them they use all ways in which things are made. */
const COMMON: readonly Kind[] = [
  'bed',
  'sofa',
  'curtain',
  'vanity',
  'toilet',
  'base-cabinet',
  'sink-base',
  'bookcase',
  'plant',
  'range',
  'bathtub',
  'coffee-table',
  'armchair',
  'shower',
  'dining-chair',
  'pendant',
];

/** Inches of each side of the room that a thing is built in, and of its ceiling. */
const ROOM = 400;
const CEILING = 150;

/** A room of a style that holds one thing of a kind, of middle size. */
function roomWith(kind: Kind, style: Room['style']): Room {
  const { width, depth, height } = CATALOGUE[kind];
  const middle = ([least, most]: Range): number => (least + most) / 2;
  const box = {
    x: 20,
    y: 20,
    z: 0,
    widthIn: middle(width),
    depthIn: middle(depth),
    heightIn: middle(height),
  };
  return {
    category: 'other',
    shell: rectangularShell(ROOM, ROOM, CEILING, ['north']),
    widthIn: ROOM,
    depthIn: ROOM,
    ceilingIn: CEILING,
    exterior: ['north'],
    openings: [],
    items: [{ id: kind, kind, label: kind, box, facing: 'south' } as Item],
    style,
    finishes: STYLES[style].finishes,
  };
}

/** Pixels of the picture's width. */
const WIDTH = 96;

/**
 * Builds rooms until a picture is wanted, one of each common kind of thing, and then draws a small picture of one:
 * the code of both is compiled by the time one is wanted, which is most of what a first one costs. What is made is
 * thrown away. Rejects with the signal's reason where a picture is wanted meanwhile.
 */
export async function warmUp(wanted: AbortSignal): Promise<void> {
  for (const [i, kind] of COMMON.entries()) {
    // What was asked for meanwhile is heard between two rooms.
    await new Promise((resolve) => setImmediate(resolve));
    wanted.throwIfAborted();
    new SceneTables(buildScene(roomWith(kind, STYLE_IDS[i % STYLE_IDS.length]!), 1));
  }
  await renderRoom(roomWith(COMMON[0]!, STYLE_IDS[0]!), {
    seed: 1,
    quality: 'preview',
    width: WIDTH,
    signal: wanted,
  });
}
