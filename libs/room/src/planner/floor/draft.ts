import { rounded } from '@plumbline/brief';
import {
  type Box,
  boundsOf,
  CATALOGUE,
  ceilingOver,
  framesAt,
  type Item,
  type ItemOf,
  isRectangular,
  type Kind,
  type Opening,
  outsideOf,
  type PlaceRefused,
  reachFrom,
  type Shell,
  SIDES,
  type Side,
  type ThingPlace,
  type TraitsOf,
  type WallFrame,
} from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import {
  atWall,
  footprintsOf,
  frameAt,
  grow,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  seenFromWall,
  type WallRef,
} from '../../geometry/geometry.js';
import { frontOf, isSolid } from '../../geometry/items.js';
import { floorOfOpening } from '../../geometry/openings.js';
import type { House } from './house.js';

/** The shell of the room to plan. */
export interface PlannerShell extends Shell {
  readonly category: RoomCategory;
  /** Of the bounding box. */
  readonly widthIn: number;
  readonly depthIn: number;
  /** Of the flat ceiling: see {@link ceilingOver} for what is below a slope or soffit. */
  readonly ceilingIn: number;
  /** Things that belong to the house and stay where they are: columns, posts. */
  readonly fixed: readonly Item[];
  /** Where words put things of the room. */
  readonly told?: readonly ThingPlace[];
  /** Where words do not want things of the room. */
  readonly apart?: readonly PlaceRefused[];
  /** What is there before anything is planned, where the room was planned before. */
  readonly house?: House;
}

interface Placement<K extends Kind = Kind> {
  readonly label?: string;
  readonly z?: number;
  readonly height: number;
  readonly facing: Side;
  readonly group?: string;
  readonly traits?: TraitsOf<K>;
  /** Floor that must stay free for this item; defaults to nothing. */
  readonly keepFree?: readonly Rect[];
}

/** What two rectangles may share before they count as overlapping: a hair, for rounding. */
const HAIR = 0.02;

/** A door or window to make. */
export type NewOpening = Omit<Opening, 'id' | 'side' | 'wall'> & { readonly wall: WallRef };

/** As much as what speaks for one wall and against another. */
const MOST_LIKED = 40;

/** Floor that stays free around a door in a wall within the room. Inches. */
const BEFORE_DOOR = 32;

/** Floor that stays free before what stands already. Inches. */
const STANDING_FRONT = 24;

/** A room while it is being planned: what stands where, and which floor must stay free. */
export class Draft {
  readonly items: Item[] = [];
  readonly openings: Opening[] = [];
  private readonly free: Rect[] = [];
  private readonly counts = new Map<string, number>();
  /** Where in `items` and in `free` what took the last place stands. */
  private lastTaking = 0;
  private lastKept = 0;
  private readonly liking: Readonly<Partial<Record<Side, number>>>;

  /** The walls in the order in which places are tried: of each side the longest first. */
  readonly frames: readonly WallFrame[];
  private readonly flat: boolean;
  private readonly floor: Rect;
  private readonly outside: readonly Rect[];

  constructor(
    readonly shell: PlannerShell,
    of?: Draft,
  ) {
    this.frames = of?.frames ?? SIDES.flatMap((side) => framesAt(shell, side));
    this.flat = !shell.ceiling.slope && shell.ceiling.zones.length === 0;
    this.floor = boundsOf(shell);
    this.outside = outsideOf(shell);
    if (of) {
      this.items.push(...of.items);
      this.openings.push(...of.openings);
      this.free.push(...of.free);
      for (const [kind, n] of of.counts) this.counts.set(kind, n);
      this.liking = of.liking;
      return;
    }
    for (const { id: _, side: __, ...opening } of shell.house?.openings ?? []) this.open(opening);
    for (const item of shell.fixed) {
      this.counts.set(item.kind, (this.counts.get(item.kind) ?? 0) + 1);
      this.items.push(item);
      if (item.kind === 'partition-door') this.free.push(grow(rectOf(item.box), BEFORE_DOOR));
    }
    for (const item of shell.house?.items ?? []) {
      this.counts.set(item.kind, (this.counts.get(item.kind) ?? 0) + 1);
      this.items.push(item);
      this.free.push(frontOf(item, STANDING_FRONT));
    }
    const { chance } = shell.house ?? {};
    this.liking = chance ? Object.fromEntries(SIDES.map((side) => [side, chance.next() * MOST_LIKED])) : {};
  }

  /** The bounding box of the floor. */
  get bounds(): Rect {
    return { x: 0, y: 0, w: this.shell.widthIn, d: this.shell.depthIn };
  }

  /** True for a plain rectangle with nothing that stands in it from before. */
  get plain(): boolean {
    return isRectangular(this.shell) && this.flat && this.shell.fixed.length === 0;
  }

  /** Whether a rectangle lies in the room. */
  contains(rect: Rect): boolean {
    const { x, y, w, d } = this.floor;
    return (
      rect.x >= x - HAIR &&
      rect.y >= y - HAIR &&
      rect.x + rect.w <= x + w + HAIR &&
      rect.y + rect.d <= y + d + HAIR &&
      (this.outside.length === 0 || !this.outside.some((out) => overlaps(out, rect)))
    );
  }

  /** Whether a thing that stands on the floor takes any of a rectangle. Asked for every place: it makes nothing. */
  private isTaken(rect: Rect): boolean {
    // What was in the way of the last place is often in the way of the next.
    const last = this.items[this.lastTaking];
    if (last && takes(last, rect)) return true;
    for (let i = 0; i < this.items.length; i++) {
      if (takes(this.items[i] as Item, rect)) {
        this.lastTaking = i;
        return true;
      }
    }
    return false;
  }

  /** Height of the ceiling over a rectangle, at its lowest. */
  ceilingOver(rect: Rect): number {
    return this.flat ? this.shell.ceilingIn : ceilingOver(this.shell, rect);
  }

  /** How far the room reaches from a rectangle towards a side. */
  reach(rect: Rect, towards: Side): number {
    return reachFrom(this.shell, rect, towards);
  }

  /** The walls that close a side, the longest first. */
  wallsAt(side: Side): readonly WallFrame[] {
    return framesAt(this.shell, side);
  }

  /** The wall that a thing has its back to; of several the nearest. */
  wallBehind(item: Item): WallFrame {
    const side = opposite(item.facing);
    const [main, ...others] = framesAt(this.shell, side);
    if (others.length === 0) return main;
    const off = (frame: WallFrame): number => {
      const { t, n, along } = seenFromWall(this.shell, frame, rectOf(item.box));
      return n < -0.5 || t + along < 0 || t > frame.lengthIn ? Number.POSITIVE_INFINITY : n;
    };
    return [main, ...others].reduce((a, b) => (off(b) < off(a) ? b : a));
  }

  /** What chance adds to a place at a wall. */
  liked(side: Side): number {
    return this.liking[side] ?? 0;
  }

  /** A rectangle at a wall of this room. */
  at(wall: WallRef, t: number, n: number, along: number, deep: number): Rect {
    return atWall(this.shell, wall, t, n, along, deep);
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

  /** Takes away what hangs: a pendant that makes way for a chandelier. */
  takeDown(kind: Kind): void {
    const left = this.items.filter((item) => item.kind !== kind);
    this.items.splice(0, this.items.length, ...left);
  }

  /** Adds a door, window or opening and keeps the floor it needs free. */
  open({ wall: name, ...opening }: NewOpening): Opening {
    const { wall, side } = this.wall(name);
    const made: Opening = { id: this.nextId(opening.kind), wall: wall.id, side, ...opening };
    this.openings.push(made);
    this.free.push(...floorOfOpening(this.shell, made));
    return made;
  }

  /** A wall by its name. */
  wall(name: WallRef): WallFrame {
    const frame = frameAt(this.shell, name);
    if (!('wall' in frame)) throw new RangeError('Doors and windows are in walls.');
    return frame as WallFrame;
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
    if (!this.contains(rect)) return false;
    const wide = margin > 0 ? grow(rect, margin) : rect;
    if (this.isTaken(wide)) return false;
    const last = this.free[this.lastKept];
    if (last && overlaps(rect, last)) return false;
    for (let i = 0; i < this.free.length; i++) {
      if (overlaps(rect, this.free[i] as Rect)) {
        this.lastKept = i;
        return false;
      }
    }
    return true;
  }

  /** True if this floor lies inside the room with no solid on it (other free floor may overlap it). */
  isOpenFloor(rect: Rect): boolean {
    return this.contains(rect) && !this.isTaken(rect);
  }

  /** The same, whatever some things take of it; floor that is kept free counts. */
  isOpenFloorBut(rect: Rect, things: readonly Item[]): boolean {
    return (
      this.contains(rect) &&
      !this.items.some((item) => !things.includes(item) && takes(item, rect)) &&
      !this.free.some((zone) => overlaps(rect, zone))
    );
  }

  /** All that a thing may not stand on: solids with what lies outside of the walls, and floor that is kept free. */
  inTheWay(): { readonly solids: readonly Rect[]; readonly kept: readonly Rect[] } {
    return { solids: [...this.outside, ...this.solids().map(({ box }) => rectOf(box))], kept: this.free };
  }

  /** True if a chair may stand here: off every solid and off what doors sweep; floor that is walked on is shared. */
  takesChair(rect: Rect): boolean {
    return (
      this.isOpenFloor(rect) &&
      !this.openings.some((o) => floorOfOpening(this.shell, o).some((zone) => overlaps(rect, zone)))
    );
  }

  /** True if nothing hangs or stands in this box. */
  isClearAt(rect: Rect, z: number, height: number): boolean {
    return (
      this.contains(rect) &&
      (this.flat || z + height <= this.ceilingOver(rect) + 0.01) &&
      !this.items.some(
        (item) =>
          item.box.z < z + height - 0.02 &&
          z < item.box.z + item.box.heightIn - 0.02 &&
          standsOn(item.box, rect),
      )
    );
  }

  /** True if something on a wall or below the ceiling hangs where a thing of this height would stand. */
  hangsIn(rect: Rect, height: number): boolean {
    return this.items.some(
      (item) =>
        item.box.z < height - 0.02 &&
        standsOn(item.box, rect) &&
        !isSolid(item) &&
        CATALOGUE[item.kind].mount !== 'flat',
    );
  }

  /** Another draft with all that stands in this one, which likes the same walls. */
  copy(): Draft {
    return new Draft(this.shell, this);
  }

  /** Keeps no other floor from now on than doors need and this. */
  keepOnly(floor: readonly Rect[]): void {
    const doors = this.openings.flatMap((o) => floorOfOpening(this.shell, o));
    this.free.splice(0, this.free.length, ...doors, ...floor);
  }

  private nextId(kind: string): string {
    const n = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, n);
    return `${kind}-${n}`;
  }
}

/** Whether a thing stands on any of a rectangle. */
const takes = (item: Item, rect: Rect): boolean =>
  standsOn(item.box, rect) &&
  isSolid(item) &&
  (item.kind !== 'sectional' || footprintsOf(item).some((part) => overlaps(part, rect)));

/** Whether a box and a rectangle share floor, as `overlaps` has it; asked for every place, it makes nothing. */
const standsOn = ({ x, y, widthIn, depthIn }: Box, rect: Rect): boolean =>
  rect.x < x + widthIn - HAIR &&
  x < rect.x + rect.w - HAIR &&
  rect.y < y + depthIn - HAIR &&
  y < rect.y + rect.d - HAIR;
