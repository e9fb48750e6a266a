import { CATALOGUE, type Item, type Kind, type Opening, type Room, type Side } from '@plumbline/concept';

/**
 * A room on squares of half an inch: a second way to measure it, which shares nothing with the rules. A square is floor
 * where its middle lies inside the outline (crossing number), and what it holds is painted into layers.
 */

export const CELL = 0.5;

export type Seen = Pick<
  Room,
  'category' | 'shell' | 'items' | 'openings' | 'exterior' | 'widthIn' | 'depthIn' | 'ceilingIn'
>;

export interface Cells {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

export const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, 1],
  south: [0, -1],
  east: [1, 0],
  west: [-1, 0],
};

/** Light things, which a person pushes aside. */
const LIGHT: ReadonlySet<string> = new Set(
  'stool dining-chair office-chair rug bath-mat exercise-mat plant floor-lamp ottoman'.split(' '),
);

/** Whether a thing stands in the way of somebody who walks. */
export const standsInWay = ({ kind, box }: Item): boolean =>
  box.z < 6 && box.heightIn > 1 && !LIGHT.has(kind);

export interface Parts {
  readonly at: (x: number, y: number) => number;
  /** Square inches. */
  readonly sizes: readonly number[];
}

export class Grid {
  readonly columns: number;
  readonly rows: number;
  private readonly floor: Uint8Array;
  /** By layer: 0 where nothing is, else the place of the item in the room's list and one. */
  private readonly layers = new Map<string, Uint16Array>();

  constructor(readonly room: Seen) {
    this.columns = Math.ceil(room.widthIn / CELL);
    this.rows = Math.ceil(room.depthIn / CELL);
    this.floor = new Uint8Array(this.columns * this.rows);
    const { outline } = room.shell;
    for (let row = 0; row < this.rows; row++) {
      const y = (row + 0.5) * CELL;
      const crossed = outline
        .flatMap((a, i) => {
          const b = outline[(i + 1) % outline.length] as typeof a;
          return a.y > y !== b.y > y ? [a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)] : [];
        })
        .sort((p, q) => p - q);
      for (let column = 0; column < this.columns; column++) {
        const x = (column + 0.5) * CELL;
        if (crossed.filter((at) => at < x).length % 2 === 1) this.floor[row * this.columns + column] = 1;
      }
    }
  }

  kind<K extends Kind>(...kinds: readonly K[]): Item[] {
    return this.room.items.filter((i) => (kinds as readonly string[]).includes(i.kind));
  }

  /** The squares whose middles lie in a rectangle. */
  cells(x: number, y: number, w: number, d: number): Cells {
    const from = (at: number): number => Math.ceil(at / CELL - 0.5 - 1e-6);
    return { x0: from(x), x1: from(x + w) - 1, y0: from(y), y1: from(y + d) - 1 };
  }

  of = ({ box }: Item): Cells => this.cells(box.x, box.y, box.widthIn, box.depthIn);

  /** A layer of the things for which a test holds, later ones over earlier ones. */
  layer(name: string, has: (item: Item) => boolean): Uint16Array {
    const known = this.layers.get(name);
    if (known) return known;
    const made = new Uint16Array(this.columns * this.rows);
    for (const [i, item] of this.room.items.entries()) {
      if (!has(item)) continue;
      this.each(this.of(item), (at) => {
        made[at] = i + 1;
      });
    }
    this.layers.set(name, made);
    return made;
  }

  each({ x0, x1, y0, y1 }: Cells, visit: (at: number, x: number, y: number) => void): void {
    for (let y = Math.max(0, y0); y <= Math.min(this.rows - 1, y1); y++)
      for (let x = Math.max(0, x0); x <= Math.min(this.columns - 1, x1); x++)
        visit(y * this.columns + x, x, y);
  }

  isFloor = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < this.columns && y < this.rows && this.floor[y * this.columns + x] === 1;

  owner(layer: Uint16Array, x: number, y: number): Item | undefined {
    const at = layer[y * this.columns + x] ?? 0;
    return at > 0 ? this.room.items[at - 1] : undefined;
  }

  /** Square inches of floor for which a test holds. */
  area(holds: (x: number, y: number) => boolean = () => true): number {
    let count = 0;
    for (let y = 0; y < this.rows; y++)
      for (let x = 0; x < this.columns; x++)
        if (this.isFloor(x, y) && holds((x + 0.5) * CELL, (y + 0.5) * CELL)) count++;
    return count * CELL * CELL;
  }

  /**
   * How far one comes from the front of a thing, square by square over its width, until wall or something in the way
   * ends it, and what that is. What reaches less than 2 in before it at a side does not count.
   */
  ahead(
    from: Cells,
    facing: Side,
    stops: (item: Item) => boolean,
    layer = this.layer('in the way', standsInWay),
    inset = 2,
  ): { readonly distance: number; readonly item?: Item } {
    const [dx, dy] = STEPS[facing];
    const trim = inset > 0 ? Math.round(inset / CELL) - 1 : 0;
    const lanes: (readonly [number, number])[] = [];
    if (dx === 0) for (let x = from.x0; x <= from.x1; x++) lanes.push([x, dy > 0 ? from.y1 : from.y0]);
    else for (let y = from.y0; y <= from.y1; y++) lanes.push([dx > 0 ? from.x1 : from.x0, y]);
    let best = Number.POSITIVE_INFINITY;
    let by: Item | undefined;
    for (const [i, [x0, y0]] of lanes.entries()) {
      const counts = i >= trim && i < lanes.length - trim;
      let steps = 0;
      for (let [x, y] = [x0 + dx, y0 + dy]; steps < best && this.isFloor(x, y); x += dx, y += dy) {
        const item = this.owner(layer, x, y);
        if (counts && item && stops(item)) break;
        steps++;
      }
      if (steps >= best) continue;
      best = steps;
      const item = this.owner(layer, x0 + dx * (steps + 1), y0 + dy * (steps + 1));
      by = this.isFloor(x0 + dx * (steps + 1), y0 + dy * (steps + 1)) ? item : undefined;
    }
    return { distance: best * CELL, ...(by ? { item: by } : {}) };
  }

  /** The squares of floor that lie along an opening, so deep. */
  before({ side, wall, offsetIn, widthIn }: Opening, deep: number): Cells {
    const i = this.room.shell.walls.findIndex((w) => w.id === wall);
    const a = this.room.shell.outline[i] as { x: number; y: number };
    const b = this.room.shell.outline[(i + 1) % this.room.shell.outline.length] as { x: number; y: number };
    const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    if (side === 'south') return this.cells(x + offsetIn, y, widthIn, deep);
    if (side === 'north') return this.cells(x + offsetIn, y - deep, widthIn, deep);
    if (side === 'west') return this.cells(x, y + offsetIn, deep, widthIn);
    return this.cells(x - deep, y + offsetIn, deep, widthIn);
  }

  private divided?: Parts;

  /** The parts of the floor that partitions divide: a number for each square, 0 where a wall is. */
  parts(): Parts {
    this.divided ??= this.divide();
    return this.divided;
  }

  private divide(): Parts {
    const walls = this.layer(
      'partitions',
      (i) => (i.kind === 'partition' && i.box.heightIn >= 72) || i.kind === 'partition-door',
    );
    const part = new Uint16Array(this.columns * this.rows);
    const sizes: number[] = [];
    for (let start = 0; start < part.length; start++) {
      if (part[start] || !this.floor[start] || walls[start]) continue;
      const id = sizes.length + 1;
      let size = 0;
      const todo = [start];
      part[start] = id;
      for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
        size++;
        const x = at % this.columns;
        for (const next of [
          x > 0 ? at - 1 : -1,
          x < this.columns - 1 ? at + 1 : -1,
          at - this.columns,
          at + this.columns,
        ]) {
          if (next < 0 || next >= part.length || part[next] || !this.floor[next] || walls[next]) continue;
          part[next] = id;
          todo.push(next);
        }
      }
      sizes.push(size * CELL * CELL);
    }
    return {
      at: (x, y) =>
        x < 0 || y < 0 || x >= this.columns || y >= this.rows ? 0 : (part[y * this.columns + x] ?? 0),
      sizes,
    };
  }
}

export const isFlatOnWall = ({ kind }: Item): boolean => 'layer' in CATALOGUE[kind];
