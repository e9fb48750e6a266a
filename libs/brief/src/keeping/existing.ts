import {
  type Brief,
  hasTrait,
  type Item,
  isNewWall,
  type Kind,
  type Room,
  useOfGroup,
} from '@plumbline/concept';
import {
  isAllButFloor,
  isFirstOfItsKind,
  isNamedAlone,
  isNamedOfFurnished,
  keptOf,
  refuses,
  touches,
  wants,
} from '../brief.js';
import { isAddedPiece } from './added-pieces.js';
import { APPLIANCES_ASKED, ASKED_ALONE } from './appliances-asked.js';
import { keepableFeature } from './keepables.js';
import { partOfItem, partOfKept } from './parts.js';

/** What of a planned room is there already, and what nobody wants in it. */

/** Things that stand for themselves: a room without one of them is as good as before. */
const LOOSE: Readonly<Record<string, readonly Kind[]>> = {
  rug: ['rug'],
  plants: ['plant'],
  artwork: ['artwork'],
  curtains: ['curtain'],
  'coffee-table': ['coffee-table'],
  armchairs: ['armchair'],
  nightstands: ['nightstand'],
  dresser: ['dresser'],
  bench: ['bench'],
  'reading-nook': [],
  tv: ['tv', 'tv-console'],
  'media-wall': ['tv-console'],
  chandelier: ['chandelier'],
  pendants: ['pendant'],
  'recessed-lights': ['recessed-light'],
  'ceiling-fan': ['ceiling-fan'],
  mirror: ['mirror'],
  'towel-warmer': [],
};

/** What a walker or a wheelchair trips on, and what leaves no way to a sofa. */
const IN_THE_WAY = ['rug', 'coffee-table'] as const;

/** The room without loose things that the brief refuses; nobody who walks with a walker wants a rug. */
export function withoutRefused(room: Room, brief: Brief): Room {
  const gone = new Set<Kind>(
    Object.entries(LOOSE).flatMap(([feature, kinds]) => (refuses(brief, feature) ? kinds : [])),
  );
  if (brief.wanted.includes('accessible'))
    for (const kind of IN_THE_WAY) if (!brief.wanted.includes(kind)) gone.add(kind);
  return gone.size === 0 ? room : { ...room, items: room.items.filter(({ kind }) => !gone.has(kind)) };
}

/** Things that stay by themselves: who keeps the refrigerator may buy a new range. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  refrigerator: ['refrigerator'],
  range: ['range', 'cooktop'],
  cooktop: ['cooktop'],
  'wall-oven': ['wall-oven'],
  hood: ['hood'],
  dishwasher: ['dishwasher'],
  microwave: ['microwave'],
  cooler: ['beverage-cooler'],
  laundry: ['washer', 'dryer'],
  pendants: ['pendant'],
  chandelier: ['chandelier'],
  sconces: ['sconce'],
  'ceiling-fan': ['ceiling-fan'],
  mirror: ['mirror'],
  'medicine-cabinet': ['medicine-cabinet'],
  sofa: ['sofa'],
  sectional: ['sectional'],
  armchairs: ['armchair'],
  'coffee-table': ['coffee-table'],
  piano: ['piano'],
  'game-room': ['game-table'],
  'console-table': ['console-table'],
  bookcase: ['bookcase'],
  'dining-table': ['dining-table', 'dining-chair'],
  desk: ['desk'],
  dresser: ['dresser'],
  workbench: ['workbench'],
  'water-heater': ['water-heater', 'furnace'],
  'base-cabinets': ['base-cabinet', 'corner-base-cabinet', 'sink-base', 'tall-cabinet', 'filler'],
  'wall-cabinets': ['wall-cabinet', 'corner-wall-cabinet'],
};

/** Whether the island of today stays, with its cabinets. */
export const keepsIsland = (brief: Brief): boolean =>
  keptOf(brief).some(({ id, how }) => id === 'island' && (how === 'kept' || how === 'in place'));

/** Whether a thing is a box of an island, which stays with it. */
export const isIslandBox = ({ kind, group }: Item): boolean =>
  group === 'island' && /cabinet|sink-base|filler/.test(kind);

/** Whether a thing stands in an island or a peninsula that is built anew: nothing of today's room stands in its place. */
export const isInNewIsland = ({ group }: Pick<Item, 'group'>, brief: Brief): boolean =>
  (group === 'island' || group === 'peninsula') &&
  !keepsIsland(brief) &&
  !keptOf(brief).some(({ id }) => id === 'peninsula' || id === 'layout' || id === 'cabinets');

/** Appliances that nobody named of a job in which others were: those that are there stay. */
function unnamedAppliances(brief: Brief): readonly string[] {
  const all = brief.wanted.some((id) => keepableFeature(id)?.id === 'appliances');
  const keepsOne = keptOf(brief).some(
    ({ id, how }) => how === 'kept' && id !== 'hood' && KINDS[id] && partOfKept(id) === 'appliances',
  );
  const asksOne = APPLIANCES_ASKED.some(([, asks]) => brief.wanted.some((wish) => asks.test(wish)));
  const listed =
    isNamedAlone(brief) || (brief.extent?.from === 'words' && brief.extent.inside !== undefined && asksOne);
  if (brief.category !== 'kitchen' || !listed || all || (keepsOne && !asksOne)) return [];
  const boxesStay =
    !touches(brief, 'cabinets') ||
    wants(brief, 'cabinet-refacing') ||
    keptOf(brief).some(({ id, how }) => id === 'cabinets' && how === 'renewed');
  const brings = boxesStay && (hasHood(brief) || brief.extent?.from === 'words') ? BRINGS_ALONE : BRINGS;
  const asksFor = (id: string, asks: RegExp): RegExp => (boxesStay && ASKED_ALONE[id]) || asks;
  return APPLIANCES_ASKED.filter(
    ([id, asks]) =>
      id !== 'laundry' &&
      // What the owner brings is set anew.
      !keptOf(brief).some((kept) => kept.id === id && kept.how === 'supplied') &&
      !brief.wanted.some((wish) => asksFor(id, asks).test(wish) || brings[id]?.test(wish)),
  ).map(([id]) => id);
}

/** A new range or cooktop brings the hood above it; where one hangs, only one that is wider does. */
const BRINGS: Readonly<Record<string, RegExp | undefined>> = { hood: /range|cooktop|^induction$/ };
/** One hangs over what one cooks on, where that stays. */
const hasHood = (brief: Brief): boolean => keptOf(brief).some(({ id }) => id === 'range' || id === 'cooktop');
const BRINGS_ALONE: Readonly<Record<string, RegExp | undefined>> = { hood: /^range-(?:36|48)$|pro-range/ };

/** What no whole kitchen has anew unless it is named. */
function unnamedOfWhole(brief: Brief): readonly Kind[] {
  const whole = isAllButFloor(brief);
  const microwave = (whole || listsAppliances(brief)) && !brief.wanted.some((id) => /microwave/.test(id));
  return [
    ...(whole && !brief.wanted.some((id) => LIGHTS.test(id)) ? (['recessed-light'] as const) : []),
    ...(microwave ? (['microwave'] as const) : []),
  ];
}
/** Whether a kitchen's appliances are named one by one: what is not among them is not bought. */
function listsAppliances(brief: Brief): boolean {
  if (brief.category !== 'kitchen' || brief.wanted.some((id) => keepableFeature(id)?.id === 'appliances'))
    return false;
  const named = APPLIANCES_ASKED.filter(
    ([id, asks]) =>
      keptOf(brief).some((kept) => kept.id === id) || brief.wanted.some((wish) => asks.test(wish)),
  );
  // A range asks for what one cooks on, however many kinds there are of it.
  return new Set(named.map(([, asks]) => asks)).size >= LISTED;
}
const LISTED = 2;
const LIGHTS = /lights?$|^lighting/;

/** Lights by the wish that asks for them; who asks for light in general has downlights, and in a bath those at the mirror. */
const LIGHT_KINDS: Readonly<Record<string, readonly Kind[]>> = {
  'recessed-lights': ['recessed-light'],
  'under-cabinet-lights': ['under-cabinet-light'],
  pendants: ['pendant'],
  chandelier: ['chandelier'],
  sconces: ['sconce'],
  'ceiling-fan': ['ceiling-fan'],
};

/** Lights of another kind than those that are named: they are there, where words name the work. */
function otherLights(brief: Brief): readonly Kind[] {
  const isNamed =
    isNamedAlone(brief) ||
    isNamedOfFurnished(brief) ||
    (brief.extent?.from === 'words' && brief.extent.inside !== undefined);
  if (!touches(brief, 'lights') || !isNamed) return [];
  const asked = brief.wanted.flatMap((id) => LIGHT_KINDS[id] ?? []);
  const atMirror = brief.category === 'bathroom' && asked.includes('recessed-light');
  return asked.length === 0
    ? []
    : Object.values(LIGHT_KINDS)
        .flat()
        .filter((kind) => !asked.includes(kind) && !(atMirror && kind === 'sconce'));
}

/** Things by the wish that asks for them: they are new in whatever else stays. */
const ASKED: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  'grab-bar': ['grab-bars', 'bar-at-left', 'bar-at-right', 'bars-at-both-hands'],
  'exhaust-fan': ['exhaust-fan'],
  'medicine-cabinet': ['medicine-cabinet'],
  'towel-bar': ['towel-warmer'],
  'floating-shelf': ['open-shelves'],
  'shower-bench': ['shower-bench'],
  'shower-niche': ['shower-niche'],
  'tall-cabinet': ['fabric-cabinet', 'broom-closet'],
  'ceiling-fan': ['ceiling-fan'],
  pendant: ['pendants'],
  chandelier: ['chandelier'],
  'under-cabinet-light': ['under-cabinet-lights'],
};
/** "Keep all the appliances except the microwave": that one is new. */
const isNamedAppliance = ({ kind }: Item, brief: Brief): boolean =>
  APPLIANCES_ASKED.some(
    ([id, asks]) =>
      KINDS[id]?.includes(kind) === true &&
      brief.wanted.some((wish) => asks.test(wish)) &&
      !keptOf(brief).some((kept) => kept.id === id),
  );
/** Whether an appliance is asked for beside others that stay, by the price of it. */
export const isBoughtBesideKept = (brief: Brief, saves: (id: string) => boolean): boolean =>
  APPLIANCES_ASKED.some(
    ([id, asks]) =>
      saves(id) &&
      brief.wanted.some((wish) => asks.test(wish)) &&
      !keptOf(brief).some((kept) => kept.id === id),
  );
const isAskedFor = (item: Item, brief: Brief): boolean =>
  isNamedAppliance(item, brief) ||
  (hasTrait(item, ['base-cabinet'], 'appliance', 'microwave') && wants(brief, 'microwave-drawer')) ||
  (ASKED[item.kind]?.some((id) => wants(brief, id)) === true &&
    !keptOf(brief).some(({ id }) => id === item.kind));

/** Whether a thing stays for want of money alone: it stands elsewhere than before, and its wires and pipes are new. */
export const staysForBudget = (brief: Brief, { kind }: Pick<Item, 'kind'>): boolean =>
  keptOf(brief).some(({ id, forBudget }) => forBudget && (id === kind || KINDS[id]?.includes(kind)));

/** What stays with all that stands in it. */
const STAYING_GROUPS: Readonly<Record<string, string | undefined>> = { 'bath-inside': 'bath', bar: 'bar' };

/** A wall beside a tub or a shower that stays stands there: paint makes no new one. */
const standsAtTub = ({ kind }: Item, brief: Brief): boolean =>
  kind === 'partition' &&
  brief.category === 'bathroom' &&
  brief.extent?.inside !== undefined &&
  !['bathtub', 'shower', 'plumbing'].some((part) => brief.extent?.inside?.some((one) => one === part)) &&
  !brief.wanted.some((id) => WALLS_ASKED.test(id));
/** A linen cabinet beside a vanity that is painted. */
const standsByVanity = ({ kind }: Item, brief: Brief): boolean =>
  kind === 'tall-cabinet' &&
  brief.category === 'bathroom' &&
  keptOf(brief).some(({ id, how }) => id === 'vanity' && how === 'renewed') &&
  !brief.wanted.some((id) => id === 'linen-cabinet' || id === 'storage');
const WALLS_ASKED = /^(?:water-closet|bath-compartment|half-wall|pony-wall|dividing-wall|remove-wall)$/;

/** Kinds that nobody named and that are there: not in a room that never had any. */
const thereUnnamed = (brief: Brief): readonly Kind[] => [
  ...unnamedAppliances(brief).flatMap((id) => KINDS[id] ?? []),
  ...unnamedOfWhole(brief),
  ...otherLights(brief),
];

/** The room with what the job does not touch, and what stays, marked as there already. */
export function markExisting(room: Room, brief: Brief): Room {
  const stays = keptOf(brief).filter(({ how }) => how === 'kept' || how === 'renewed');
  const kept = new Set(stays.flatMap(({ id }) => (KINDS[id] ? [] : (partOfKept(id) ?? []))));
  kept.delete('furniture');
  const kinds = new Set([
    ...stays.flatMap(({ id }) => KINDS[id] ?? []),
    ...(isFirstOfItsKind(brief) ? [] : thereUnnamed(brief)),
  ]);
  const island = keepsIsland(brief);
  const groups = new Set(stays.flatMap(({ id }) => STAYING_GROUPS[id] ?? []));
  const furnaceRoom = brief.category === 'basement' && isNamedOfFurnished(brief);
  if (kept.size === 0 && !island && groups.size === 0 && kinds.size === 0 && !brief.extent?.inside)
    return room;
  const isThere = (item: Item): boolean => {
    if (item.group !== undefined && groups.has(item.group)) return true;
    // A room within the room is built for the wish.
    if (useOfGroup(item.group) !== undefined || isNewWall(item)) return false;
    // The walls around the furnace of a finished basement stand.
    if (furnaceRoom && item.group === 'mechanical') return true;
    const part = partOfItem(item);
    if (standsAtTub(item, brief) || standsByVanity(item, brief)) return true;
    if (island && isIslandBox(item)) return true;
    if (isAddedPiece(item, brief)) return false;
    const untouched = !touches(brief, part) && !isAskedFor(item, brief);
    const stays =
      kept.has(part) && !((part === 'lights' || part === 'appliances') && isAskedFor(item, brief));
    return item.fixed !== true && (stays || kinds.has(item.kind) || untouched);
  };
  return {
    ...room,
    items: room.items.map((item) => (isThere(item) ? { ...item, existing: true } : item)),
  };
}
