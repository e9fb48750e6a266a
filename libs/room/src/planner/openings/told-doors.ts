import { takesWallOut } from '@plumbline/brief';
import { type Brief, isRectangular, isSide, SIDES, type Side, type ToldOpening } from '@plumbline/concept';
import { cornerEnd, opposite, runsEast, wallLength } from '../../geometry/geometry.js';
import { Draft } from '../floor/draft.js';
import { type Chance } from '../floor/random.js';
import { wallsTold } from '../floor/told-places.js';
import {
  clearIntervals,
  doorHigh,
  hangDoor,
  type Interval,
  openCased,
  openedWide,
  setPocketDoor,
  stretchAlong,
} from './openings.js';
import { hingeTold, isToTheInch, openToTheInch } from './to-the-inch.js';
import { isOnBoth } from './told-openings.js';
import { doorWidths, setGlassDoor } from './ways.js';

/** Doors that words put somewhere, opened in a wall. */

export const isGlass = ({ form }: ToldOpening): boolean => form === 'french' || form === 'sliding';

/**
 * Two runs of 26 in and the way between them; in a wider kitchen doors in a corner leave a wall, unless runs were told to
 * be on either side of the way. Inches.
 */
const WIDEST_PASSAGE = 108;
const WIDEST_OF_RUNS = 156;

/** Whether words put things at both walls beside a side, or call for runs on either side. */
function isBetweenRuns({ layouts, thingsAt = [] }: Brief, side: Side): boolean {
  if (layouts.includes('galley')) return true;
  if (layouts.includes('l-shape') || layouts.includes('one-wall')) return false;
  const at = wallsTold({ told: thingsAt });
  return SIDES.filter((one) => runsEast(one) !== runsEast(side)).every((one) => at.includes(one));
}

/** The end of a wall that leaves the floor before a fireplace in the next wall to those who sit there. */
function awayFromHearth({ openingsAt = [] }: Brief, side: Side): 'start' | 'end' | undefined {
  const at = openingsAt.find(({ opening }) => opening === 'fireplace')?.at;
  if (at === undefined || !isSide(at) || at === side || at === opposite(side)) return undefined;
  return cornerEnd(opposite(at));
}

/** What a thing of a kitchen that words put at a wall loses where a door takes the corner of that wall. */
const AT_CORNER = { corner: 4, window: 2, wall: 1 } as const;

/**
 * The end of a kitchen's wall away from the walls that words give to its runs, and from a corner that is told: a door in
 * the corner of a wall cuts its run short. Undefined where both ends are as good.
 */
function awayFromTold({ category, thingsAt = [] }: Brief, side: Side): 'start' | 'end' | undefined {
  if (category !== 'kitchen') return undefined;
  const lost = { start: 0, end: 0 };
  for (const { at, corner, to } of thingsAt) {
    const other = at === side ? corner : corner === side ? at : undefined;
    if (other !== undefined && isSide(other)) lost[cornerEnd(other)] += AT_CORNER.corner;
    if (at === undefined || !isSide(at) || runsEast(at) === runsEast(side)) continue;
    lost[cornerEnd(at)] += to === 'window' ? AT_CORNER.window : AT_CORNER.wall;
  }
  return lost.start === lost.end ? undefined : lost.start < lost.end ? 'start' : 'end';
}

/** What stands in a corner takes so much of a wall. Inches. */
const IN_CORNER = 62;
/** The narrowest glass door with its casing. Inches. */
const LEAST_GLASS = 76;

/** The part of a wall that leaves its corner to what words put there: a fire, a piano. */
function offCornerTold(room: Interval, side: Side, { thingsAt = [] }: Brief): Interval {
  const corners = thingsAt.flatMap(({ at, corner }) =>
    at === side && corner ? [corner] : corner === side && at ? [at] : [],
  );
  const ends = corners.filter(isSide).map(cornerEnd);
  const from = ends.includes('start') ? room.from + IN_CORNER : room.from;
  const to = ends.includes('end') ? room.to - IN_CORNER : room.to;
  return to - from >= LEAST_GLASS ? { from, to } : room;
}
/** The widest glass door that is set whole before a narrower one. Inches. */
const WIDEST_GLASS = 192;
/** A run with its counter, and a hand beside it. Inches. */
const RUN_DEEP = 28;

/** Opens a door of its form in a wall of a side: to the inch where words tell that, and hinged as told. */
export function openDoor(
  draft: Draft,
  side: Side,
  asked: ToldOpening,
  brief: Brief,
  chance: Chance,
): boolean {
  const opened = isToTheInch(asked)
    ? openAsMeasured(draft, side, asked, brief)
    : openSomewhere(draft, side, asked, brief, chance);
  const hinge = hingeTold(asked);
  const last = draft.openings.at(-1);
  if (opened && hinge && last?.swing)
    draft.openings[draft.openings.length - 1] = { ...last, swing: { ...last.swing, hinge } };
  return opened;
}

const KINDS = {
  french: 'french-door',
  sliding: 'sliding-door',
  pocket: 'pocket-door',
  cased: 'cased-opening',
} as const;
const WIDTHS = { french: 72, sliding: 72, pocket: 32, cased: 42 } as const;

/** A door so far from a corner as words tell. Inches. */
function openAsMeasured(draft: Draft, side: Side, asked: ToldOpening, brief: Brief): boolean {
  const form = asked.form;
  const high = doorHigh(draft.shell);
  if (form === 'french' || form === 'sliding' || form === 'pocket' || form === 'cased')
    return openToTheInch(draft, side, asked, {
      kind: KINDS[form],
      widthIn: asked.widthIn ?? WIDTHS[form],
      heightIn: form === 'cased' ? Math.min(84, draft.shell.ceilingIn - 6) : high,
      sillIn: 0,
      ...(form === 'french'
        ? { swing: { hinge: 'near', into: asked.swings === 'in' ? 'room' : 'outside' } }
        : {}),
    });
  const [usual = 32] = usualWidths(asked, brief, draft);
  const widthIn = asked.widthIn ?? usual;
  const near = asked.from && isSide(asked.from) && cornerEnd(asked.from) === 'end' ? 'far' : 'near';
  return openToTheInch(draft, side, asked, {
    kind: 'door',
    widthIn,
    heightIn: high,
    sillIn: 0,
    swing: { hinge: hingeTold(asked) ?? near, into: opensOut(asked, brief) ? 'outside' : 'room' },
  });
}

const usualWidths = ({ leads, form }: ToldOpening, brief: Brief, draft: Draft): readonly number[] =>
  leads === 'outside' || form === 'front' ? [36, 34, 32] : doorWidths(brief, draft.shell);
/** Out of a kitchen's aisles, where nothing else was told. */
const opensOut = ({ swings, leads }: ToldOpening, { category }: Brief): boolean =>
  swings ? swings === 'out' : category === 'kitchen' && leads !== 'outside';

/** Opens a door wherever its wall has the place. */
function openSomewhere(draft: Draft, side: Side, asked: ToldOpening, brief: Brief, chance: Chance): boolean {
  const { form, along, of } = asked;
  // A narrow kitchen that is walked through from end to end has its runs on either side of the way.
  const between = brief.category === 'kitchen' && isBetweenRuns(brief, side);
  const passage =
    brief.category === 'kitchen' &&
    (isOnBoth(asked) || between) &&
    along === undefined &&
    isRectangular(draft.shell) &&
    wallLength(draft.shell, side) <= (between ? WIDEST_OF_RUNS : WIDEST_PASSAGE);
  const end =
    along === 'middle' || passage
      ? 'middle'
      : of && isSide(of)
        ? cornerEnd(of)
        : (awayFromHearth(brief, side) ??
          awayFromTold(brief, side) ??
          chance.pick(['start', 'end'] as const));
  const told = along === 'middle' ? 'middle' : of && isSide(of) && along ? cornerEnd(of) : undefined;
  if (form === 'french' || form === 'sliding') {
    const wide = Math.max(64, Math.min(asked.widthIn ?? 0, WIDEST_GLASS) + 4);
    const all = clearIntervals(draft, side, 30, 82);
    const room =
      (told && stretchAlong(draft.wall(side), all, wide, told)) ?? all.find((i) => i.to - i.from >= 64);
    if (!room) return false;
    const kinds = form === 'french' ? ['patio-door', 'french-doors'] : ['patio-door'];
    const wanted = [...brief.wanted.filter((id) => id !== 'french-doors'), ...kinds];
    // Between two runs it leaves each of them its depth.
    const inner = between && room.to - room.from >= wallLength(draft.shell, side) - 2 ? RUN_DEEP : 0;
    const free = { from: room.from + inner, to: room.to - inner };
    const fit = offCornerTold(free.to - free.from >= 64 ? free : room, side, brief);
    setGlassDoor(draft, side, told ? room : fit, { ...brief, wanted }, asked.widthIn, told);
    return true;
  }
  if (form === 'cased')
    return openCased(
      draft,
      side,
      asked.widthIn ?? casedWidth(brief, wallLength(draft.shell, side)),
      32,
      end,
      undefined,
      told,
    );
  if (form === 'pocket') return setPocketDoor(draft, side, end, asked.widthIn);
  const usual = usualWidths(asked, brief, draft);
  const widths = asked.widthIn === undefined ? usual : [asked.widthIn, ...usual];
  return hangDoor(draft, side, end, widths, opensOut(asked, brief) ? 'outside' : 'room', told !== undefined);
}

const casedWidth = (brief: Brief, wallIn: number): number =>
  takesWallOut(brief) ? Math.max(42, openedWide(wallIn)) : wallIn > 150 ? 72 : 42;

/** Two glass doors in one wall, at either end of what is free of it, as wide as leaves a window between them. */
export function openPair(draft: Draft, side: Side, { form }: ToldOpening, brief: Brief): boolean {
  const { widthIn, apartIn } = PAIR;
  const room = clearIntervals(draft, side, 30, 82).find((i) => i.to - i.from >= 2 * widthIn + apartIn);
  if (!room) return false;
  const french = form === 'french' ? ['french-doors'] : [];
  const wanted = [...brief.wanted.filter((id) => id !== 'french-doors'), 'patio-door', ...french];
  const least = widthIn + 4;
  for (const part of [
    { from: room.from, to: room.from + least },
    { from: room.to - least, to: room.to },
  ])
    setGlassDoor(draft, side, part, { ...brief, wanted });
  return true;
}

/** The narrowest glass door of two panes, and the wall between two of them. Inches. */
const PAIR = { widthIn: 60, apartIn: 36 } as const;
