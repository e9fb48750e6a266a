import {
  type Box,
  CATALOGUE,
  type Item,
  type ItemOf,
  type Kind,
  type Opening,
  SIDES,
  type Side,
  type TraitsOf,
} from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { rounded } from '../units.js';
import {
  atWall,
  contains,
  grow,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  runsEast,
} from './geometry.js';
import type { House } from './house.js';

export interface Shell {
  readonly category: RoomCategory;
  readonly widthIn: number;
  readonly depthIn: number;
  readonly ceilingIn: number;
  readonly exterior: readonly Side[];
  /** What is there before anything is planned, where the room was planned before. */
  readonly house?: House;
}

export interface Placement<K extends Kind = Kind> {
  readonly label?: string;
  readonly z?: number;
  readonly height: number;
  readonly facing: Side;
  readonly group?: string;
  readonly traits?: TraitsOf<K>;
  /** Floor that must stay free for this item; defaults to nothing. */
  readonly keepFree?: readonly Rect[];
}

/** As much as what speaks for one wall and against another. */
const MOST_LIKED = 40;

/** Floor that stays free before what stands already. Inches. */
const STANDING_FRONT = 24;

/** A room while it is being planned: what stands where, and which floor must stay free. */
export class Draft {
  readonly items: Item[] = [];
  readonly openings: Opening[] = [];
  private readonly free: Rect[] = [];
  private readonly counts = new Map<string, number>();
  private readonly liking: Readonly<Partial<Record<Side, number>>>;

  constructor(readonly shell: Shell) {
    for (const { id: _, ...opening } of shell.house?.openings ?? []) this.open(opening);
    for (const item of shell.house?.items ?? []) {
      this.counts.set(item.kind, (this.counts.get(item.kind) ?? 0) + 1);
      this.items.push(item);
      this.free.push(frontOf(item, STANDING_FRONT));
    }
    const { chance } = shell.house ?? {};
    this.liking = chance ? Object.fromEntries(SIDES.map((side) => [side, chance.next() * MOST_LIKED])) : {};
  }

  get floor(): Rect {
    return { x: 0, y: 0, w: this.shell.widthIn, d: this.shell.depthIn };
  }

  /** What chance adds to a place at a wall. */
  liked(side: Side): number {
    return this.liking[side] ?? 0;
  }

  /** A rectangle at a wall of this room. */
  at(side: Side, t: number, n: number, along: number, deep: number): Rect {
    return atWall(this.shell, side, t, n, along, deep);
  }

  add<K extends Kind>(kind: K, rect: Rect, p: Placement<K>): ItemOf<K> {
    const box: Box = {
      x: rounded(rect.x),
      y: rounded(rect.y),
      z: rounded(p.z ?? 0),
      widthIn: rounded(rect.w),
      depthIn: rounded(rect.d),
      heightIn: rounded(p.height),
    };
    const item = {
      id: this.nextId(kind),
      kind,
      label: p.label ?? CATALOGUE[kind].name,
      box,
      facing: p.facing,
      ...(p.group ? { group: p.group } : {}),
      ...(p.traits ? { traits: p.traits } : {}),
    } as ItemOf<K>;
    this.items.push(item);
    for (const zone of p.keepFree ?? []) this.free.push(zone);
    return item;
  }

  /** Adds a door, window or opening and keeps the floor it needs free. */
  open(opening: Omit<Opening, 'id'>): Opening {
    const made: Opening = { id: this.nextId(opening.kind), ...opening };
    this.openings.push(made);
    this.free.push(...floorOfOpening(this.shell, made));
    return made;
  }

  keepFree(zone: Rect): void {
    this.free.push(zone);
  }

  /** Items that stand on the floor and cannot be walked through. */
  solids(): Item[] {
    return this.items.filter(isSolid);
  }

  /** True if a thing may stand at `rect`: inside, off every solid and off all floor that is kept free. */
  isFree(rect: Rect, margin = 0): boolean {
    if (!contains(this.floor, rect)) return false;
    const wide = margin > 0 ? grow(rect, margin) : rect;
    return (
      !this.items.some((item) => isSolid(item) && overlaps(wide, rectOf(item.box))) &&
      !this.free.some((zone) => overlaps(rect, zone))
    );
  }

  /** True if this floor lies inside the room with no solid on it (other free floor may overlap it). */
  isOpenFloor(rect: Rect): boolean {
    return (
      contains(this.floor, rect) &&
      !this.items.some((item) => isSolid(item) && overlaps(rect, rectOf(item.box)))
    );
  }

  /** True if nothing hangs or stands in this box. */
  isClearAt(rect: Rect, z: number, height: number): boolean {
    return (
      contains(this.floor, rect) &&
      !this.items.some(
        (item) =>
          item.box.z < z + height - 0.02 &&
          z < item.box.z + item.box.heightIn - 0.02 &&
          overlaps(rect, rectOf(item.box)),
      )
    );
  }

  /** True if something on a wall or below the ceiling hangs where a thing of this height would stand. */
  hangsIn(rect: Rect, height: number): boolean {
    return this.items.some(
      (item) =>
        !isSolid(item) &&
        CATALOGUE[item.kind].mount !== 'flat' &&
        item.box.z < height - 0.02 &&
        overlaps(rect, rectOf(item.box)),
    );
  }

  copy(): Draft {
    const other = new Draft(this.shell);
    other.items.splice(0, other.items.length, ...this.items);
    other.openings.splice(0, other.openings.length, ...this.openings);
    other.free.splice(0, other.free.length, ...this.free);
    for (const [kind, n] of this.counts) other.counts.set(kind, n);
    return other;
  }

  private nextId(kind: string): string {
    const n = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, n);
    return `${kind}-${n}`;
  }
}

/** On the floor, and higher than a rug. */
export const isSolid = (item: Item): boolean => CATALOGUE[item.kind].mount === 'floor' && item.box.z < 1;

/** The floor that a door sweeps and that a person needs to come in by. */
export function floorOfOpening(size: { widthIn: number; depthIn: number }, opening: Opening): Rect[] {
  if (opening.kind === 'window') return [];
  const { side, offsetIn, widthIn } = opening;
  if (opening.kind === 'garage-door') return [atWall(size, side, offsetIn, 0, widthIn, 12)];
  const hinged = opening.kind === 'door';
  const intoRoom = hinged && (opening.swing?.into ?? 'room') === 'room';
  return [atWall(size, side, offsetIn, 0, widthIn, intoRoom ? widthIn : 30)];
}

/** The rectangle in front of a placed item, `deep` inches. */
export const frontOf = (item: Item, deep: number): Rect => inFront(rectOf(item.box), item.facing, deep);

/** Width of an item along its front. */
export const frontWidth = (item: Item): number =>
  runsEast(item.facing) ? item.box.widthIn : item.box.depthIn;

/** Size of an item from its back to its front. */
export const frontDepth = (item: Item): number =>
  runsEast(item.facing) ? item.box.depthIn : item.box.widthIn;

/** The wall an item has its back to. */
export const wallOf = (item: Item): Side => opposite(item.facing);

/** The width that an item is sold by: a 36 in cooktop measures 35. */
export const soldWidth = (item: Item): number =>
  item.kind === 'cooktop' ? Number(/\d+$/.exec(item.label)?.[0] ?? frontWidth(item)) : frontWidth(item);
