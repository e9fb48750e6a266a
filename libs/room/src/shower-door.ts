import type { ItemOf } from '@plumbline/concept';
import { DRAWN_LEFT, opposite, type Rect, rectOf, runsEast } from './geometry/geometry.js';

/** The door in the front of a shower of glass, with the fixed pane beside it. Inches. */
export interface ShowerDoor {
  readonly doorIn: number;
  readonly paneIn: number;
  /** Whether it hangs on a wall, and the pane's end is free; else it hangs on the pane. */
  readonly onWall: boolean;
  /** The floor before it that it swings over. */
  readonly swing: Rect;
}

/** Usual width of a leaf, inches; a shorter front gives it that share. General knowledge. */
const LEAF = 28;
const LEAF_SHARE = 0.62;
/** A leaf drawn half open reaches so far out, of its width. */
const REACH = 0.64;

export function showerDoorOf({ box, facing, traits }: ItemOf<'shower'>): ShowerDoor {
  const r = rectOf(box);
  const along = runsEast(facing);
  const width = along ? r.w : r.d;
  const doorIn = Math.min(LEAF, width * LEAF_SHARE);
  const left = DRAWN_LEFT[facing];
  const end = traits?.entryEnd === 'left' ? left : opposite(left);
  const reach = doorIn * REACH;
  const high = end === 'east' || end === 'north';
  const swing = along
    ? {
        x: high ? r.x + r.w - doorIn : r.x,
        y: facing === 'north' ? r.y + r.d : r.y - reach,
        w: doorIn,
        d: reach,
      }
    : {
        x: facing === 'east' ? r.x + r.w : r.x - reach,
        y: high ? r.y + r.d - doorIn : r.y,
        w: reach,
        d: doorIn,
      };
  const onWall = traits?.hinge === 'wall' && !(traits.open ?? '').split(',').includes(end);
  return { doorIn, paneIn: width - doorIn, onWall, swing };
}
