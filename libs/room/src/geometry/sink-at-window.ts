import { itemsOf, type Room } from '@plumbline/concept';
import { rectOf, seenFromWall } from './geometry.js';
import { sideBehind } from './items.js';

/** So far inside of a window's jambs a sink's middle is before its glass. Inches. */
const JAMB = 3;
/** A counter's depth with what is behind it. Inches. */
const REACH = 30;

/** Whether the middle of a sink is before the glass of a window. */
export const hasSinkAtWindow = (room: Pick<Room, 'shell' | 'items' | 'openings'>): boolean =>
  itemsOf(room, 'sink-base').some((i) =>
    room.openings.some((o) => {
      if (o.kind !== 'window' || o.side !== sideBehind(i)) return false;
      const { t, n, along } = seenFromWall(room, o.wall, rectOf(i.box));
      const middle = t + along / 2;
      return n < REACH && middle > o.offsetIn + JAMB && middle < o.offsetIn + o.widthIn - JAMB;
    }),
  );
