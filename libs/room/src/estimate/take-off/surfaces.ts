import { isNamedAlone, keeps, mayMove, wants } from '@plumbline/brief';
import {
  type Brief,
  type Item,
  type Room,
  runsEast,
  type Shell,
  SIDES,
  type Side,
  wallSpan,
  wallTop,
} from '@plumbline/concept';
import { hasWallBeside, type WallCover } from '../surfaces.js';

export function floorPrice(material: string): string {
  if (material === 'engineered-oak') return 'floor-engineered';
  if (/plank|herringbone/.test(material)) return 'floor-hardwood';
  if (material === 'bamboo' || material === 'cork') return 'floor-cork';
  if (['carpet', 'vinyl-sheet', 'laminate', 'lvp', 'concrete', 'epoxy', 'rubber'].includes(material))
    return `floor-${material}`;
  if (['marble-tile', 'slate-tile', 'stone-tile', 'terrazzo'].includes(material)) return 'floor-stone';
  return material === 'porcelain-tile' || material === 'cement-tile' ? 'floor-porcelain' : 'floor-ceramic';
}

/** What the walls are dressed with besides paint: its price and its area. */
export function wallFinish(
  room: Room,
  covers: readonly WallCover[],
): { readonly price?: string; readonly sqFt: number; readonly formula: string } {
  const { material } = room.finishes.walls;
  const open = (top: number) => covers.reduce((n, c) => n + c.openBelow(top), 0);
  if (material === 'wainscot')
    return {
      price: 'wall-panel',
      sqFt: open(WAINSCOT_IN),
      formula: `walls to ${WAINSCOT_IN} in, less openings and cabinets`,
    };
  const price = DRESSED[material];
  return price
    ? { price, sqFt: open(Number.POSITIVE_INFINITY), formula: 'walls less openings, tile and cabinets' }
    : { sqFt: 0, formula: '' };
}

/** What a ceiling is dressed with besides paint. */
export const ceilingPrice = ({ finishes }: Room): string | undefined => CEILINGS[finishes.ceiling.material];
const CEILINGS: Readonly<Record<string, string>> = {
  coffered: 'ceiling-coffered',
  'wood-plank': 'ceiling-boards',
  beadboard: 'ceiling-boards',
};

/** As high as it is drawn. */
export const WAINSCOT_IN = 36;

const DRESSED: Readonly<Record<string, string>> = {
  shiplap: 'wall-panel',
  beadboard: 'wall-panel',
  'wood-panel': 'wall-panel',
  brick: 'wall-panel',
  plaster: 'wall-plaster',
  limewash: 'wall-plaster',
  wallpaper: 'wallpaper',
  tile: 'shower-tile',
};

/** Crown runs along walls that meet a level ceiling, not below a slope. */
export const crownFt = (shell: Shell): number =>
  shell.walls.reduce((n, { id }) => {
    const level = wallTop(shell, id).every(({ heightIn }) => heightIn === shell.ceiling.heightIn);
    return n + (level ? wallSpan(shell, id).lengthIn : 0);
  }, 0) / 12;

/**
 * Whether a bath's walls are stripped to the studs: where it is gutted, laid out anew, or new board is asked for. Where
 * new things stand in the old ones' places, only the wall behind tile is opened.
 */

export const opensWalls = (brief: Brief): boolean =>
  keeps(brief, 'torn-out') ||
  (mayMove(brief) && !isNamedAlone(brief)) ||
  OPENING_WISHES.some((id) => wants(brief, id) && !(id === 'drywall-repair' && isNamedAlone(brief)));

const OPENING_WISHES: readonly string[] = ['tear-out', 'drywall-repair', 'insulation', 'soundproofing'];

/** Floor covering bought beyond the area laid. */
export const WASTE = 1.08;

export const WALLS = 'walls less openings';
/** Length of the walls that a walk-in closet or pantry brings along, feet: its sides that are at no wall of the room. */
export function enclosedFt(room: Room, { box, facing }: Item): number {
  const long = (side: Side): number => (runsEast(side) ? box.widthIn : box.depthIn) / 12;
  return SIDES.reduce(
    (n, side) => n + (side === facing || !hasWallBeside(room, { box }, side) ? long(side) : 0),
    0,
  );
}
