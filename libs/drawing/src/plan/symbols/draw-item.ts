import {
  CATALOGUE,
  type Item,
  overlaps,
  type Room,
  type Side,
  type SymbolId,
  wallBehind,
} from '@plumbline/concept';
import { frontDepth, frontWidth, inFront, rectOf } from '@plumbline/room/parts';
import { n } from '../../pen/svg.js';
import { APPLIANCES } from './appliances.js';
import { BATH } from './bath.js';
import { BEDS } from './beds.js';
import { BUILDING } from './building.js';
import { CABINETS } from './cabinets.js';
import { FURNITURE } from './furniture.js';
import { GARAGE } from './garage.js';
import { LIGHTING } from './lighting.js';
import { SEATS } from './seats.js';
import type { SymbolFrame, Symbols } from './symbol.js';

const SYMBOLS: Symbols = {
  hidden: () => '',
  ...CABINETS,
  ...APPLIANCES,
  ...BATH,
  ...SEATS,
  ...FURNITURE,
  ...LIGHTING,
  ...BEDS,
  ...BUILDING,
  ...GARAGE,
};

/** Kinds that are drawn by their room corner, not by their facing. */
const UNTURNED: ReadonlySet<SymbolId> = new Set(['corner-cabinet']);

const TURN: Readonly<Record<Side, number>> = { south: 0, west: 90, north: 180, east: 270 };

/** The symbol of an item around the sheet point (cx, cy), at `s` points an inch; without a room, alone. */
export function drawItem(item: Item, room: Room | undefined, cx: number, cy: number, s: number): string {
  const spec = CATALOGUE[item.kind];
  const unturned = UNTURNED.has(spec.symbol) || item.kind === 'corner-wall-cabinet';
  const w = (unturned ? item.box.widthIn : frontWidth(item)) * s;
  const h = (unturned ? item.box.depthIn : frontDepth(item)) * s;
  const walls = room ? wallsOf(item, room) : { low: false, high: false };
  // The table holds for each symbol what draws its kinds.
  const draw = SYMBOLS[spec.symbol] as (frame: SymbolFrame) => string;
  const art = draw({ item, w, h, s, walls, alone: room === undefined });
  if (!art) return '';
  const turn = unturned ? 0 : TURN[item.facing];
  return `<g transform="translate(${n(cx)} ${n(cy)})${turn ? ` rotate(${turn})` : ''}">${art}</g>`;
}

/** For each way an item faces: the sides of the room at the low and the high end of its width, as drawn. */
const ENDS: Readonly<Record<Side, readonly [low: Side, high: Side]>> = {
  south: ['west', 'east'],
  west: ['north', 'south'],
  north: ['east', 'west'],
  east: ['south', 'north'],
};

function wallsOf(item: Item, room: Room): SymbolFrame['walls'] {
  const r = rectOf(item.box);
  const at = (side: Side): boolean =>
    wallBehind(room.shell, side, r, 0.6) !== undefined ||
    room.items.some((i) => i.kind === 'partition' && overlaps(inFront(r, side, 1), rectOf(i.box)));
  const [low, high] = ENDS[item.facing];
  return { low: at(low), high: at(high) };
}
