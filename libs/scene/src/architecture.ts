/** What the room is in: floor, ceiling and walls. */
import { rectsOf } from '@plumbline/concept';
import { buildCeiling, OVER_WALLS } from './ceiling.js';
import type { Context } from './context.js';
import { roomFrame } from './room-frame.js';
import { buildWalls } from './walls.js';

export function buildArchitecture(context: Context): void {
  buildFloor(context);
  buildCeiling(context);
  buildWalls(context);
}

function buildFloor(context: Context): void {
  const { room, shell, palette } = context;
  const grain = room.widthIn > room.depthIn ? 'x' : 'y';
  const over = OVER_WALLS;
  for (const { x, y, w, d } of rectsOf(shell))
    roomFrame(context).box(x - over, y - over, -8, x + w + over, y + d + over, 0, palette.floor, {
      bevel: 0,
      inRoom: true,
      grain,
    });
}
