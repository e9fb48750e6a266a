import { sizeOf } from '@plumbline/brief';
import { type Brief, isGlassDoor, opposite, type Side, type ToldOpening } from '@plumbline/concept';
import { cornerEnd, wallLength } from '../../geometry/geometry.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import { type Chance, shuffled } from '../floor/random.js';
import { type Along, setWindows } from './openings.js';
import { isToTheInch, openToTheInch } from './to-the-inch.js';
import { baysOf, endTold, isOnBoth, sidesTold } from './told-openings.js';
import { type Ways } from './ways.js';

/** Windows that words put somewhere, opened in their walls. */

interface Around {
  readonly brief: Brief;
  readonly shell: PlannerShell;
  readonly entry: Side;
  readonly ways: Ways;
  readonly sidesOfDoors: ReadonlySet<Side>;
  readonly chance: Chance;
}

/** Glass over a whole wall: width of a pane, between panes, and at the ends. Inches. */
const GLASS_WALL = { pane: 48, mullion: 6, sill: 18, high: 66 } as const;

/** So many panes a wall of glass has. */
const panesOf = (shell: PlannerShell, side: Side): number =>
  Math.max(1, Math.floor((wallLength(shell, side) - 12) / (GLASS_WALL.pane + GLASS_WALL.mullion)));

/** Of a bay: width of a pane at most, between panes, and at the ends. Inches. */
const BAY = { pane: 42, mullion: 6, ends: 12 } as const;

/** Sets windows side by side over the fronts of bays that have none yet. Answers how many. */
export function glazeBays(draft: Draft, sill: number, height: number): number {
  return baysOf(draft.shell).reduce((set, { wall, lengthIn }) => {
    if (draft.openings.some((o) => o.wall === wall.id)) return set;
    const panes = Math.max(1, Math.ceil((lengthIn - BAY.ends) / (BAY.pane + BAY.mullion)));
    const wide = Math.floor((lengthIn - BAY.ends - BAY.mullion * (panes - 1)) / panes);
    return set + setWindows(draft, wall.id, panes, wide, sill, height);
  }, 0);
}

/** A wall of this length takes two windows that were told as more than one; seats and a screen want more of theirs. Inches. */
const TWO_USUALLY = 100;
const TWO_FROM: Readonly<Partial<Record<Brief['category'], number>>> = { 'living room': 160, basement: 160 };

/** Whether words put an opening in the middle of its wall or at an end of it. */
export function alongTold(told: ToldOpening, entry: Side | undefined): Along | undefined {
  const end = endTold(told, entry);
  return told.along === 'middle' ? 'middle' : end && cornerEnd(end);
}

/** How high a window sits: its head is as high as usual where only the sill was told. Inches. */
function heightsTold(
  told: ToldOpening,
  ways: Ways,
  shell: PlannerShell,
): { readonly sill: number; readonly height: number } {
  const usual = { sill: ways.sill ?? 30, high: ways.windowHeight ?? 54 };
  const head = Math.min(usual.sill + usual.high, shell.ceilingIn - (told.sillIn === undefined ? 10 : 6));
  const sill = told.sillIn ?? (told.heightIn === undefined ? usual.sill : Math.max(12, head - told.heightIn));
  const most = shell.ceilingIn - sill - (told.heightIn === undefined ? 6 : 2);
  return { sill, height: Math.min(told.heightIn ?? Math.max(LEAST_HIGH, head - sill), most) };
}
/** Of a window whose sill is near its usual head. Inches. */
const LEAST_HIGH = 18;

/** Sets windows into the walls that words mean; false where these take none, or fewer than told. */
export function openWindows(draft: Draft, told: ToldOpening, around: Around): boolean {
  const { brief, shell, entry, ways, sidesOfDoors, chance } = around;
  const sides = sidesTold(shell, told, entry);
  const toldIn = told.widthIn ?? sizeOf(brief, 'window')?.widthIn;
  const width = toldIn ?? ways.windowWidth ?? 42;
  const { sill, height } = heightsTold(told, ways, shell);
  if (told.form === 'bay') return glazeBays(draft, sill, height) > 0;
  if (told.at === 'three sides') {
    const high = Math.min(GLASS_WALL.high, shell.ceilingIn - GLASS_WALL.sill - 10);
    // A glass door fills its wall as well.
    const hasDoor = (side: Side): boolean => draft.openings.some((o) => o.side === side && isGlassDoor(o));
    return sides.every((side) => {
      const panes = panesOf(shell, side);
      return setWindows(draft, side, panes, GLASS_WALL.pane, GLASS_WALL.sill, high) > 0 || hasDoor(side);
    });
  }
  // A sunroom is glass along the walls that were told.
  if (brief.purpose === 'sunroom' && told.several && !told.along && !told.of && !told.widthIn) {
    const high = Math.min(GLASS_WALL.high, shell.ceilingIn - GLASS_WALL.sill - 10);
    return sides.some(
      (side) => setWindows(draft, side, panesOf(shell, side), GLASS_WALL.pane, GLASS_WALL.sill, high) > 0,
    );
  }
  if (isOnBoth(told)) {
    const [first] = shuffled(
      sides.filter((s) => s !== entry && opposite(s) !== entry),
      chance,
    ).concat(sides);
    return (
      first !== undefined &&
      [first, opposite(first)].every((side) => setWindows(draft, side, 1, width, sill, height) > 0)
    );
  }
  if (isToTheInch(told))
    return sides.some((side) =>
      openToTheInch(draft, side, told, { kind: 'window', widthIn: width, heightIn: height, sillIn: sill }),
    );
  const order = shuffled(sides, chance).sort(
    (a, b) => Number(sidesOfDoors.has(a)) - Number(sidesOfDoors.has(b)),
  );
  const usual = (side: Side): number =>
    Math.max(
      told.several && wallLength(shell, side) >= (TWO_FROM[brief.category] ?? TWO_USUALLY) ? 2 : 1,
      Math.min(ways.windows, Math.floor(wallLength(shell, side) / 84)),
    );
  for (const side of order) {
    const many = told.count ?? usual(side);
    if (
      many === 2 &&
      !told.along &&
      isHearthBetween(brief, shell, side) &&
      besideHearth(draft, side, width, sill, height)
    )
      return true;
    const widths = [width, 60, 48, 36, 30, 24].filter(
      (w) => w === width || (w < width && (w <= 36 || toldIn)),
    );
    // As many as told, narrower where the wall is short.
    const fits = widths.find((w) => many * (w + 6) <= wallLength(shell, side) - 12) ?? 24;
    const set = setWindows(draft, side, many, fits, sill, height, alongTold(told, entry));
    if (set >= Math.min(many, told.count ?? 1)) return true;
    if (set > 0) return false;
  }
  return false;
}

/** A fire in the middle of its wall, and what is free of windows for it. Inches. */
const HEARTH = 72;
/** A window that is narrower lights nothing; between it and its corner. Inches. */
const BESIDE = { least: 24, corner: 12 } as const;

/** Whether words put a fire in the middle of a wall. */
const isHearthBetween = (
  { openingsAt = [], thingsAt = [] }: Brief,
  shell: PlannerShell,
  side: Side,
): boolean =>
  openingsAt.some(
    (one) => one.opening === 'fireplace' && one.along !== 'corner' && sidesTold(shell, one).includes(side),
  ) || thingsAt.some(({ thing, at, corner }) => thing === 'fireplace' && at === side && !corner);

/** One window on either side of a fire in the middle of a wall, as wide as that leaves. */
function besideHearth(draft: Draft, side: Side, width: number, sill: number, height: number): boolean {
  const room = (wallLength(draft.shell, side) - HEARTH) / 2 - BESIDE.corner;
  const wide = Math.min(width, Math.floor(room));
  return (
    wide >= BESIDE.least &&
    (['start', 'end'] as const).every((end) => setWindows(draft, side, 1, wide, sill, height, end) > 0)
  );
}
