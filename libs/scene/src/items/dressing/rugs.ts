/** Rugs on floors that the plan leaves bare. They are neither planned nor priced. Inches. */
import {
  atFrame,
  contains,
  framesAt,
  type Item,
  type ItemOf,
  overlaps,
  type Rect,
  type Room,
  SIDES,
} from '@plumbline/concept';
import type { Context } from '../../context.js';
import { rug } from '../textiles/rug.js';

/** Sizes that shops have. */
const SIZES = [
  [144, 108],
  [120, 96],
  [108, 72],
  [96, 60],
  [72, 48],
  [60, 36],
] as const;

/** A table stands on its rug with the chairs that are drawn out. */
const ROUND_TABLE = 24;

const OFF_WALL = 10;
const BEFORE_DOOR = 36;
const STEP = 6;

/** What may stand on a rug: it has legs. */
const ON_RUG: ReadonlySet<Item['kind']> = new Set([
  'dining-table',
  'dining-chair',
  'coffee-table',
  'side-table',
  'armchair',
  'ottoman',
  'office-chair',
  'desk',
  'floor-lamp',
  'game-table',
  'pool-table',
]);

const rectOf = ({ box }: Item): Rect => ({ x: box.x, y: box.y, w: box.widthIn, d: box.depthIn });
const widened = ({ x, y, w, d }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  d: d + 2 * by,
});

/** Lays a rug under a dining table, and one on the largest free floor of a room in which none lies. */
export function layRugs(context: Context): void {
  for (const [nth, area] of rugsOf(context).entries()) {
    const box = { x: area.x, y: area.y, z: 0, widthIn: area.w, depthIn: area.d, heightIn: 0.4 };
    const item = {
      id: `laid-rug-${nth}`,
      kind: 'rug',
      label: 'Rug',
      box,
      facing: 'south',
      traits: {},
    } as ItemOf<'rug'>;
    rug(context.scene.frame(box, area.w >= area.d ? 'south' : 'east'), item, context);
  }
}

/** A runner before a sink: its width and its lengths, how far it keeps off the cabinets, and how many kitchens have one. */
const RUNNER = { wide: 27, lengths: [96, 84, 72, 60], off: 3, share: 0.65 } as const;

/** Where a runner lies before a kitchen's sink, where the floor there is free. */
function runnerOf(context: Context): readonly Rect[] {
  const { room, shell, random } = context;
  const sink = room.items.find(({ kind }) => kind === 'sink-base');
  if (!sink || room.items.some(({ kind }) => kind === 'rug' || kind === 'grab-bar')) return [];
  if (random('runner')() >= RUNNER.share) return [];
  const { x, y, w, d } = rectOf(sink);
  const bare = keptBare({ room, shell });
  const level = sink.facing === 'south' || sink.facing === 'north';
  const { wide, off } = RUNNER;
  for (const length of RUNNER.lengths) {
    const rect: Rect = level
      ? {
          x: x + w / 2 - length / 2,
          y: sink.facing === 'south' ? y - off - wide : y + d + off,
          w: length,
          d: wide,
        }
      : {
          x: sink.facing === 'west' ? x - off - wide : x + w + off,
          y: y + d / 2 - length / 2,
          w: wide,
          d: length,
        };
    const isFree =
      contains(shell, widened(rect, STEP)) &&
      !bare.some((other) => overlaps(other, rect)) &&
      !room.items.some((item) => item.box.z < 4 && overlaps(widened(rectOf(item), 2), rect));
    if (isFree) return [rect];
  }
  return [];
}

/** Where they lie. */
export function rugsOf(context: Context): readonly Rect[] {
  const { room, shell, random } = context;
  if (room.category === 'kitchen') return runnerOf(context);
  if (!wantsRug(room)) return [];
  const laid: Rect[] = room.items.filter(({ kind }) => kind === 'rug').map(rectOf);
  const before = laid.length;
  const bare = keptBare({ room, shell });
  const isFree = (rect: Rect, allowed: ReadonlySet<Item['kind']>): boolean =>
    contains(shell, widened(rect, OFF_WALL)) &&
    !laid.some((other) => overlaps(widened(other, STEP), rect)) &&
    !bare.some((other) => overlaps(other, rect)) &&
    !room.items.some(
      (item) =>
        item.box.z < 4 &&
        item.kind !== 'rug' &&
        !allowed.has(item.kind) &&
        overlaps(widened(rectOf(item), 2), rect),
    );
  for (const table of room.items.filter(({ kind }) => kind === 'dining-table')) {
    const rect = widened(rectOf(table), ROUND_TABLE);
    const narrow = widened(rectOf(table), ROUND_TABLE - 8);
    const fits = [rect, narrow].find((one) => isFree(one, ON_RUG));
    if (fits) laid.push(fits);
  }
  if (laid.length === 0) {
    const open = largestFree(room, (rect) => isFree(rect, room.category === 'office' ? ON_RUG : new Set()));
    if (open && random('laid rug')() < 0.9) laid.push(open);
  }
  return laid.slice(before);
}

/** Rooms in which one lives; where wheels turn, weights fall or water runs the floor stays as it is; of a kitchen see `runnerOf`. */
const wantsRug = ({ category, items }: Room): boolean =>
  category !== 'bathroom' &&
  category !== 'garage' &&
  items.length > 0 &&
  !items.some(({ kind }) => kind === 'grab-bar' || kind === 'washer' || kind === 'exercise-mat');

/** Floor that stays bare: where doors swing, before stairs and before what an electrician opens. */
function keptBare({ room, shell }: Pick<Context, 'room' | 'shell'>): readonly Rect[] {
  const frames = SIDES.flatMap((side) => framesAt(shell, side));
  const doors = room.openings
    .filter(({ kind }) => kind !== 'window')
    .flatMap((o) =>
      frames
        .filter(({ wall }) => wall.id === o.wall)
        .map((frame) => atFrame(frame, o.offsetIn, 0, o.widthIn, BEFORE_DOOR)),
    );
  const things = room.items
    .filter(({ kind }) => kind === 'stair' || kind === 'partition-door' || kind === 'electrical-panel')
    .map((item) => widened(rectOf(item), BEFORE_DOOR));
  return [...doors, ...things];
}

/** The largest rug in a size of shops that finds free floor, nearest to the middle of the room. */
function largestFree(room: Room, isFree: (rect: Rect) => boolean): Rect | undefined {
  for (const [long, short] of SIZES) {
    const found: { readonly rect: Rect; readonly off: number }[] = [];
    for (const [w, d] of [
      [long, short],
      [short, long],
    ] as const)
      for (let x = OFF_WALL; x + w <= room.widthIn - OFF_WALL; x += STEP)
        for (let y = OFF_WALL; y + d <= room.depthIn - OFF_WALL; y += STEP) {
          const rect = { x, y, w, d };
          if (isFree(rect))
            found.push({
              rect,
              off: Math.hypot(x + w / 2 - room.widthIn / 2, y + d / 2 - room.depthIn / 2),
            });
        }
    if (found.length > 0) return found.reduce((a, b) => (b.off < a.off ? b : a)).rect;
  }
  return undefined;
}
