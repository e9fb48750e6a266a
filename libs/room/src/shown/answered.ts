import type { SeatsAt } from '@plumbline/brief';
import { isGlazed, itemsOf, type Kind } from '@plumbline/concept';
import { rectOf } from '../geometry/geometry.js';
import { isSolid } from '../geometry/items.js';
import { walkable } from '../planner/floor/reach.js';
import { OFF_FLAME } from '../planner/floor/refused-places.js';
import { gap } from '../planner/floor/told-places.js';
import { benchSeats, tableSeats } from '../planner/floor/use-of-floor.js';
import type { Evidence, Shows } from './evidence.js';
import { any, kind, opening } from './predicates.js';

/** How a room answers to what was told of people and days, and how many it seats. */

const floorIs =
  (...materials: string[]): Shows =>
  ({ room }) =>
    materials.includes(room.finishes.floor.material);
const HARD_FLOORS = [
  'lvp',
  'vinyl-sheet',
  'laminate',
  'porcelain-tile',
  'ceramic-tile',
  'hex-tile',
  'penny-tile',
  'cement-tile',
  'checkerboard-tile',
  'terracotta-tile',
  'slate-tile',
  'stone-tile',
  'marble-tile',
  'terrazzo',
  'concrete',
  'epoxy',
  'rubber',
  'oak-plank',
  'white-oak-plank',
  'walnut-plank',
  'maple-plank',
  'engineered-oak',
  'pine-plank',
  'herringbone-oak',
  'bamboo',
  'cork',
];
const not =
  (shows: Shows): Shows =>
  (e) =>
    !shows(e);
const STORES = kind(
  'base-cabinet',
  'tall-cabinet',
  'wall-cabinet',
  'vanity',
  'closet',
  'walk-in-closet',
  'wardrobe',
  'bookcase',
  'cabinet',
  'storage-shelf',
  'tv-console',
  'dresser',
);
const SITS = kind('sofa', 'sectional', 'armchair', 'stool', 'dining-chair', 'bench', 'dining-table');
const LIGHTS: Shows = ({ room }) =>
  room.items.some((i) => /light|pendant|sconce|chandelier|fan|lamp/.test(i.kind));
const NEW_LINES: Shows = ({ quantities }) => quantities.some((q) => q.trade !== 'clean-up');
/** Between the largest and the smallest of red, green and blue, of 1: how strong a color is. */
const strength = (hex: string): number => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return Math.max(...parts) - Math.min(...parts);
};
/** Above it a wall or a row of cabinets is a strong color. */
const STRONG = 0.4;
const LARGE_SURFACES = ['walls', 'floor', 'cabinets'] as const;
const MUTED: Shows = ({ room: { finishes } }) =>
  LARGE_SURFACES.every((on) => finishes[on].material !== 'paint' || strength(finishes[on].color) <= STRONG);
const WARM_MATERIAL =
  /oak|walnut|maple|pine|cherry|bamboo|teak|cork|wood|carpet|terracotta|brick|rattan|leather|velvet|wool|linen|boucle/;
const PATTERNED = /patterned|cement-tile|checkerboard|wallpaper|terrazzo|mosaic|talavera/;
const PLAIN: Shows = ({ room: { finishes } }) =>
  (['walls', 'floor', 'backsplash'] as const).every((on) => !PATTERNED.test(finishes[on].material));
const WARM: Shows = ({ room: { finishes } }) =>
  (['floor', 'wood', 'cabinets', 'fabric'] as const).some((on) => WARM_MATERIAL.test(finishes[on].material));
const NEW_THINGS: Shows = ({ room }) => room.items.some((i) => !i.existing);
const CODE_MET: Shows = ({ findings }) => findings.every((f) => f.severity !== 'code' || f.met);

const met = (rule: RegExp): Shows => {
  return ({ findings }) => findings.some((f) => rule.test(f.rule) && f.met);
};

/** A way through without a door is a doorway up to this width, inches; wider ones open a room to the next. */
const DOORWAY = 48;

const offFlames: Shows = ({ room }) => {
  const flames = [
    ...itemsOf(room, 'fireplace'),
    ...itemsOf(room, 'range', 'cooktop').filter((i) => i.traits?.fuel === 'gas'),
  ];
  const rests = itemsOf(room, 'bed', 'sofa', 'sectional', 'armchair');
  return rests.every((rest) =>
    flames.every((flame) => gap(rectOf(rest.box), rectOf(flame.box)) >= OFF_FLAME),
  );
};

/** Half of a way that one walks through a room by (NKBA 7: a walkway is 36 in; 32 in past a corner). Inches. */
const HALF_WALKWAY = 16;

/** Whether one walks from each door of a room to the others; where only one is drawn nobody walks through. */
const waysFree: Shows = ({ room: { shell, openings, items } }) =>
  openings.filter(({ kind }) => kind !== 'window').length > 1 &&
  walkable({ shell, openings, solids: () => items.filter(isSolid) }, HALF_WALKWAY).doorsMeet;

/** A rule for each thing of FACTS that a plan can answer; what has none goes to the contractor. */
export const ANSWERED: Readonly<Record<string, Shows>> = {
  children: any(
    kind('bathtub', 'stool', 'dining-table', 'sofa', 'sectional', 'crib', 'bunk-bed', 'desk'),
    STORES,
  ),
  pets: floorIs(...HARD_FLOORS),
  'older-people': any(kind('grab-bar'), not(kind('rug'))),
  cooks: any(kind('countertop'), met(/work-aisle|landing|prep/)),
  hosts: any(SITS, kind('countertop')),
  'works-from-home': kind('desk'),
  dark: any(
    LIGHTS,
    opening((o) => o.kind === 'window'),
  ),
  outdated: NEW_LINES,
  'by-contractor': NEW_LINES,
  crowded: CODE_MET,
  'panel-front': met(/^panel-front$/),
  tidy: STORES,
  'easy-care': floorIs(...HARD_FLOORS),
  calm: MUTED,
  homely: any(kind('rug', 'plant', 'curtain', 'floor-lamp', 'table-lamp'), WARM),
  fine: PLAIN,
  renewed: NEW_THINGS,
  oxygen: offFlames,
  'works-well': CODE_MET,
  'way-through': waysFree,
  value: ({ estimate }) => (estimate.budget ? estimate.budget.covers : estimate.likely > 0),
  view: opening(isGlazed),
  closed: ({ room }) => room.openings.every((o) => o.kind !== 'cased-opening' || o.widthIn <= DOORWAY),
  eats: kind('dining-table', 'stool', 'countertop'),
  'gets-ready': kind(
    'vanity',
    'mirror',
    'medicine-cabinet',
    'pedestal-sink',
    'dresser',
    'closet',
    'walk-in-closet',
    'wardrobe',
  ),
  crafts: kind('desk', 'dining-table', 'game-table', 'workbench', 'countertop'),
  relaxes: any(SITS, kind('bed', 'tv', 'projector-screen', 'piano', 'bookcase')),
  sleeps: any(kind('bed', 'bunk-bed', 'crib'), ({ room }) =>
    room.items.some((i) => i.kind === 'sofa' && i.traits?.sleeper === true),
  ),
  exercise: kind('treadmill', 'exercise-mat'),
  'keeps-things': any(STORES, kind('overhead-rack', 'slat-wall', 'tool-chest', 'workbench', 'shower-niche')),
  'a-place': STORES,
  /** What a room of the category "other" is for: things that are not there already stand in it. */
  purpose: NEW_THINGS,
};

/** Facts that a price answers, not a thing of the plan. */
export const PRICED_FACTS: ReadonlySet<string> = new Set(['outdated', 'value', 'by-contractor']);

const seatsOf = (kinds: readonly Kind[], each: number, { room }: Evidence): number =>
  itemsOf(room, ...kinds).length * each;

/** How many people sit down: at the table, at an island, in the room. */
export function seatsAt(at: SeatsAt, e: Evidence): number {
  if (at === 'island') return seatsOf(['stool'], 1, e);
  if (at === 'dining') return tableSeats(e.room);
  return (
    seatsOf(['sofa'], 3, e) +
    seatsOf(['sectional'], 5, e) +
    seatsOf(['armchair', 'ottoman'], 1, e) +
    benchSeats(e.room)
  );
}
