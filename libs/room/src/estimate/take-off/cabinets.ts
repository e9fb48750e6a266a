import { isIslandBox, isOwned, keepsIsland, keptOf, mayMove, wants } from '@plumbline/brief';
import { type Brief, type Item, type ItemOf, itemsOf, type Kind, type Room } from '@plumbline/concept';
import { isClosetFitting, isWindowSeat } from '../../furniture.js';
import { frontWidth } from '../../geometry/geometry.js';
import { gradeOfPart } from '../../grade/grade.js';
import { PRICES, priceOf } from '../prices.js';
import type { Of, QuantityList } from './quantity-list.js';

export const BASE_KINDS = ['base-cabinet', 'sink-base', 'corner-base-cabinet', 'filler'] as const;

export function cabinets(list: QuantityList, room: Room, brief: Brief, of: Of): void {
  const line = cabinetGrade(brief);
  const feet = (items: readonly Item[]) => items.reduce((n, i) => n + frontWidth(i), 0) / 12;
  const islandStays = keepsIsland(brief);
  const shelves = of('floating-shelf');
  if (room.category === 'garage' && !wants(brief, 'no-cars')) {
    const stored = of(
      'base-cabinet',
      'wall-cabinet',
      'tall-cabinet',
      'workbench',
      'storage-shelf',
      'floating-shelf',
    );
    list.add('garage-cabinets', feet(stored), {
      of: stored,
      formula: 'widths of cabinets, benches and shelves',
    });
  } else {
    // A lineal foot of the price guides is base with wall cabinet; tall ones count for both.
    for (const [name, share, kinds] of CABINET_LINES) {
      const set = of(...kinds).filter((item) => !(islandStays && isIslandBox(item)));
      const boxes = set.filter((i) => i.kind !== 'filler').length;
      list.add(line, feet(set), {
        item: `${gradeName(line)}: ${name} (${boxes})`,
        share,
        of: set,
        formula: `widths of ${boxes} ${name} cabinet${boxes === 1 ? '' : 's'}${set.length > boxes ? ' and their fillers' : ''}`,
      });
    }
    const benches = of('workbench').filter(() => !isOwned(brief, 'workbench'));
    list.add('garage-cabinets', feet(benches), { item: 'Workbench', of: benches, formula: 'its width' });
    list.add(
      'shelf',
      shelves.reduce((n, i) => n + (frontWidth(i) / 12) * Math.max(1, i.traits?.shelves ?? 1), 0),
      {
        of: shelves,
        formula: 'widths of the boards',
      },
    );
  }
  const wood = woodLineOf(room.finishes.cabinets.material);
  // Custom cabinets are priced in whatever wood is asked for.
  if (wood && line !== 'cabinets-custom' && brief.materials.cabinets === room.finishes.cabinets.material) {
    const boxes = CABINET_LINES.reduce((n, [, share, kinds]) => n + share * feet(of(...kinds)), 0);
    list.add(wood, boxes + BASE_SHARE * feet(newVanities(brief, of)), {
      formula: 'widths of base, wall and tall cabinets by what each counts of the price of a foot',
    });
  }
  const second = woodLineOf(room.finishes.accentCabinets?.material ?? '');
  if (second && line !== 'cabinets-custom' && brief.materials.accentCabinets) {
    const accented = CABINET_LINES.reduce(
      (n, [, share, kinds]) => n + share * feet(of(...kinds).filter(isAccented)),
      0,
    );
    list.add(second, accented, { formula: 'widths of the cabinets in a wood of their own' });
  }
  // The price guides' vanity is 36 in wide.
  for (const item of of('vanity'))
    list.add('vanity', 1, {
      item: `${item.label} in, cabinet`,
      share: Math.max(0.7, frontWidth(item) / 36),
      of: [item],
      formula: 'by its width',
    });
  const builtIns = [
    ...of('bookcase', 'tv-console').filter((i) => i.traits?.builtIn),
    ...of('bench').filter(isWindowSeat),
  ];
  list.add('built-ins', feet(builtIns), { of: builtIns, formula: 'their widths' });
  const closets = [...of('closet', 'walk-in-closet'), ...of('wardrobe', 'cabinet').filter(isClosetFitting)];
  list.add(
    'closet-system',
    closets.reduce((n, i) => n + frontWidth(i) * (i.kind === 'walk-in-closet' ? 2.2 : 1), 0) / 12,
    { of: closets, formula: 'widths of closets and of what hangs openly; 2.2 times where one walks in' },
  );
  const hung = [
    ...(of('wall-cabinet').length > 0 ? ['wall cabinets'] : []),
    ...(of('grab-bar').length > 0 ? ['grab bars'] : []),
    ...(shelves.length > 0 ? ['shelves'] : []),
    ...(of('vanity').some((v) => v.traits?.mount === 'floating') ? ['the floating vanity'] : []),
  ];
  const isOpened = mayMove(brief) || list.has('demolition-drywall') || list.has('demolition-tile');
  if (hung.length > 0 && isOpened && brief.extent?.id !== 'refresh')
    list.add('blocking', 1, {
      item: `Blocking in walls behind ${hung.join(', ')}`,
      formula: '2 by 8 between studs',
    });
}

/** What of a lineal foot of base with wall cabinet the base is. */

const BASE_SHARE = 0.6;

const CABINET_LINES: readonly (readonly [name: string, share: number, kinds: readonly Kind[]])[] = [
  ['base', BASE_SHARE, BASE_KINDS],
  ['wall', 1 - BASE_SHARE, ['wall-cabinet', 'corner-wall-cabinet']],
  ['tall', 1, ['tall-cabinet']],
];

const isAccented = ({ traits }: Item): boolean =>
  (traits as { accent?: boolean } | undefined)?.accent === true;

/** Old boxes grow to no ceiling: new ones are set on them. */
export function stackedBoxes(list: QuantityList, room: Room, brief: Brief): void {
  const stay = wants(brief, 'cabinet-refacing') || keptOf(brief).some(({ id }) => id === 'cabinets');
  const carriedUp = wants(brief, 'cabinets-carried-up');
  if (!carriedUp && !(stay && wants(brief, 'cabinets-to-ceiling'))) return;
  const walls = itemsOf(room, 'wall-cabinet', 'corner-wall-cabinet').filter(({ existing }) => existing);
  list.add('cabinet-stack', walls.reduce((n, i) => n + frontWidth(i), 0) / 12, {
    of: walls,
    formula: 'widths of the wall cabinets that stay',
  });
}

/** Cabinets by the foot. */
export const BOXES = CABINET_LINES.flatMap(([, , kinds]) => kinds);
/** What of the price of a lineal foot a kind of them counts. */
export const shareOfBox = (kind: Kind): number =>
  CABINET_LINES.find(([, , kinds]) => kinds.includes(kind))?.[1] ?? 1;

/** The line for what a wood adds to cabinets; none where it adds nothing to painted or plain fronts. */

export const woodLineOf = (material: string): string | undefined => WOOD_LINES[material];

const WOOD_LINES: Readonly<Record<string, string>> = {
  oak: 'cabinet-wood-oak',
  'white-oak': 'cabinet-wood-oak',
  cherry: 'cabinet-wood-cherry',
  walnut: 'cabinet-wood-walnut',
};

/** The line of cabinets that a grade buys. */

export function cabinetGrade(brief: Brief): 'cabinets-stock' | 'cabinets-semi' | 'cabinets-custom' {
  const named = CABINETS_NAMED.find(([id]) => wants(brief, id));
  if (named) return named[1];
  const grade = gradeOfPart(brief, 'cabinets');
  if (grade === 'luxury' || (grade === 'fine' && wants(brief, 'panel-ready'))) return 'cabinets-custom';
  return grade === 'economy' ? 'cabinets-stock' : 'cabinets-semi';
}

/** Lines of cabinets that words name. */
const CABINETS_NAMED = [
  ['stock-cabinets', 'cabinets-stock'],
  ['semi-custom-cabinets', 'cabinets-semi'],
  ['custom-cabinets', 'cabinets-custom'],
] as const;
const gradeName = (grade: string): string => priceOf(PRICES, grade).name;
/** Vanities that are bought. */

export const newVanities = (brief: Brief, of: Of): ItemOf<'vanity'>[] =>
  keptOf(brief).some((k) => k.id === 'vanity' && k.how !== 'in place' && k.madeOf === undefined)
    ? []
    : of('vanity');
