import { rounded } from '@plumbline/brief';
import {
  CATALOGUE,
  ceilingOver,
  contains,
  type Frame,
  frameOf,
  type Item,
  type ItemOf,
  type Kind,
  type Opening,
  type Room,
  type Side,
  type TraitsOf,
  type WallId,
} from '@plumbline/concept';
import { furnitureOf } from '../../furniture.js';
import { atWall, boxesOverlap, opposite, type Rect, seenFromWall } from '../../geometry/geometry.js';

/** A thing set flat into a wall: its size and the height of its lower edge, in inches. */
export interface Plate {
  readonly along: number;
  readonly deep: number;
  readonly height: number;
  readonly z: number;
  /** How far off the wall its back is: the thickness of a backsplash. */
  readonly off?: number;
}

/** What a plate is set into: a wall of the room, or the face of a partition. */
export interface PlateFace {
  readonly frame: Frame;
  readonly wall?: WallId;
}

export interface PlateSpot {
  readonly rect: Rect;
  readonly z: number;
  readonly height: number;
  /** The side of the room that it is at. */
  readonly side: Side;
}

type ServiceKind = 'receptacle' | 'switch' | 'smoke-alarm' | 'supply-register' | 'return-grille';

const NUDGES = [0, 3, -3, 6, -6, 9, -9, 12, -12, 18, -18, 24, -24] as const;
/** Free wall between a plate and what it stands beside: a door's trim, the room's corner. */
const BESIDE = 2;
const LOWEST_CEILING = 72;

/** Finds places on the walls and ceiling of a finished room, and collects what is set there. */
export class ServiceSpots {
  readonly items: Item[] = [];
  private readonly furniture: ReadonlySet<Item>;

  constructor(private readonly room: Room) {
    this.furniture = new Set(furnitureOf(room));
  }

  /** A wall of the room, as a face. */
  wall(id: WallId): PlateFace {
    return { frame: frameOf(this.room.shell, id), wall: id };
  }

  /**
   * The place on a face nearest to `t` that nothing stands before; behind furniture where every place is.
   * @param slack how far from `t` it may be
   * @param within the stretch of the face that the middle of the plate is to lie on
   */
  onFace(
    face: PlateFace,
    t: number,
    plate: Plate,
    slack = 24,
    within: { readonly from: number; readonly to: number } = { from: 0, to: face.frame.lengthIn },
  ): PlateSpot | undefined {
    const { along, deep, height, z, off = 0 } = plate;
    const { frame } = face;
    const spots = NUDGES.filter((nudge) => Math.abs(nudge) <= slack)
      .map((nudge) => t + nudge)
      .filter((at) => at >= within.from && at <= within.to)
      .map((at) => atWall(this.room, frame, at - along / 2, off, along, deep))
      .filter((rect) => this.isWall(face, rect, z, height))
      .map((rect) => ({ rect, z, height, side: frame.side }));
    return (
      spots.find((spot) => this.hits(spot).length === 0) ??
      spots.find((spot) => this.hits(spot).every((item) => this.furniture.has(item)))
    );
  }

  /** The place below the ceiling nearest to a point where nothing hangs. */
  onCeiling(x: number, y: number, w: number, d: number, height: number): PlateSpot | undefined {
    for (const dx of NUDGES)
      for (const dy of NUDGES) {
        const rect = { x: x - w / 2 + dx, y: y - d / 2 + dy, w, d };
        const z = ceilingOver(this.room.shell, rect) - height;
        const spot: PlateSpot = { rect, z, height, side: 'north' };
        if (z >= LOWEST_CEILING && this.isFree(spot)) return spot;
      }
    return undefined;
  }

  set<K extends ServiceKind>(kind: K, { rect, z, height, side }: PlateSpot, traits?: TraitsOf<K>): void {
    this.items.push({
      id: `${kind}-${this.items.filter((item) => item.kind === kind).length + 1}`,
      kind,
      label: CATALOGUE[kind].name,
      box: {
        x: rounded(rect.x),
        y: rounded(rect.y),
        z: rounded(z),
        widthIn: rounded(rect.w),
        depthIn: rounded(rect.d),
        heightIn: rounded(height),
      },
      facing: opposite(side),
      ...(traits ? { traits } : {}),
    } as ItemOf<K & Kind>);
  }

  /** Whether a place lies in the room and nothing is there. */
  isFree(spot: PlateSpot): boolean {
    return contains(this.room.shell, spot.rect) && this.hits(spot).length === 0;
  }

  private isWall({ frame, wall }: PlateFace, rect: Rect, z: number, height: number): boolean {
    const { t, along } = seenFromWall(this.room, frame, rect);
    if (t < BESIDE || t + along > frame.lengthIn - BESIDE) return false;
    if (z + height > ceilingOver(this.room.shell, rect)) return false;
    if (!wall) return true;
    const own = seenFromWall(this.room, wall, rect);
    return !this.room.openings.some(
      (o) =>
        o.wall === wall &&
        isBeside(o, z, height) &&
        own.t < o.offsetIn + o.widthIn + BESIDE &&
        o.offsetIn - BESIDE < own.t + own.along,
    );
  }

  private hits({ rect, z, height }: PlateSpot): Item[] {
    const box = { x: rect.x, y: rect.y, z, widthIn: rect.w, depthIn: rect.d, heightIn: height };
    return [...this.room.items, ...this.items].filter((item) => boxesOverlap(item.box, box));
  }
}

/** Whether an opening takes any of these heights of its wall. */
const isBeside = (o: Opening, z: number, height: number): boolean =>
  o.sillIn < z + height && z < o.sillIn + o.heightIn;
