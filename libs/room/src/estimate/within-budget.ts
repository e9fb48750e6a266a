import {
  APPLIANCES_ASKED,
  dollars,
  isBasementBuilt,
  isOwned,
  keepable,
  keepableFeature,
  markExisting,
  mayMove,
  partOfFeature,
  partOfItem,
  partOfKept,
  partOfPrice,
  touches,
  withKept,
} from '@plumbline/brief';
import {
  type Brief,
  type Extent,
  type Grade,
  type Room,
  type SurveyedRoom,
  WORK_PARTS,
  type WorkPart,
} from '@plumbline/concept';
import { chooseFinishes } from '../finishes.js';
import { gradeOf } from '../grade/grade.js';
import { type Likely, LOW_END, likelyLines } from './estimate.js';
import { PLAINER } from './plainer.js';
import type { Price } from './prices.js';

/**
 * Taking a job down to a sum that is too small for it, before anything is priced for good: things are set where the old
 * ones stand, of plainer goods, and what nobody asked for stays as it is. What was asked for by name is never left out.
 */

interface FittedBrief {
  readonly brief: Brief;
  /** The room with plainer things where nobody named one, in its grade's finishes, what stays marked as there already. */
  readonly room: Room;
  /** What was taken down, as one sentence. */
  readonly text: string;
}

/** What stays as it is, what is missed least first. */
type Cut = WorkPart | `kept:${string}`;

/** Any room: nobody gives up what it is for with these. */
const AROUND: readonly Cut[] = [
  'fireplace',
  'stairs',
  'lights',
  'ceiling',
  'trim',
  'doors',
  'windows',
  'backsplash',
  'floor',
  'wiring',
];
/** What makes a room of its kind: left alone only where some of it was asked for and the rest was not. */
const CORE: Readonly<Partial<Record<Brief['category'], readonly WorkPart[]>>> = {
  kitchen: ['sink', 'counters', 'cabinets'],
  bathroom: ['mirror', 'counters', 'vanity', 'bathtub', 'tile', 'shower'],
};

/** What cannot be set without the other. */
const WITH: Readonly<Partial<Record<WorkPart, readonly WorkPart[]>>> = {
  cabinets: ['counters', 'sink'],
  counters: ['sink', 'faucet'],
  vanity: ['counters', 'faucet'],
  shower: ['tile', 'plumbing'],
  bathtub: ['tile', 'plumbing'],
};

const GRADES: readonly Grade[] = ['luxury', 'fine', 'standard', 'economy'];

/** Who sits, walks with help or grows old here: what was there is not made for them. */
const FOR_ACCESS: ReadonlySet<string> = new Set(['accessible', 'wheelchair', 'walker', 'aging-in-place']);

/** Parts that words ask something new of, and what goes with them. */
function askedParts(
  { category, wanted, layouts, kept = [] }: Brief,
  named: readonly WorkPart[],
): Set<WorkPart> {
  const access = wanted.some((id) => FOR_ACCESS.has(id));
  const kitchen = category === 'kitchen' && (layouts.length > 0 || access);
  const parts = new Set<WorkPart>([
    ...named,
    ...wanted.map(partOfFeature),
    // What is made good is asked for as well.
    ...kept.flatMap(({ id, how }) => (how === 'renewed' ? (partOfKept(id) ?? []) : [])),
    ...(kitchen ? (['cabinets'] as const) : []),
    // No basin for knees, no roll-in shower and no bar is there already.
    ...(category === 'bathroom' && access ? (['vanity', 'shower', 'toilet', 'mirror'] as const) : []),
  ]);
  for (const part of parts) for (const other of WITH[part] ?? []) parts.add(other);
  return parts;
}

/** Whether rooms are built in bare space: their walls, wires and floors are the job itself. */
const isBuilt = ({ category, extent, kept }: Brief, { items, openings }: Room): boolean =>
  // Behind the door that cars came through there is a better garage, and no dwelling.
  (extent?.id === 'conversion' &&
    !(category === 'garage' && openings.some(({ kind }) => kind === 'garage-door'))) ||
  (isBasementBuilt({ category, kept }) &&
    items.some(({ kind }) => kind === 'partition' || kind === 'toilet' || kind === 'sink-base'));

/** What may stay as it is without anything asked for falling out, what is missed least first. */
function cutsOf(brief: Brief, room: Room, asked: ReadonlySet<WorkPart>): Cut[] {
  const { category, wanted } = brief;
  const core = CORE[category] ?? [];
  const partitioned = room.items.some(({ kind }) => kind === 'partition');
  const parts: readonly Cut[] = isBuilt(brief, room)
    ? (['fireplace', 'stairs'] as const)
    : [
        ...AROUND.filter((part) => !(partitioned && part === 'doors')),
        ...(core.some((part) => asked.has(part)) ? core : []),
        ...(asked.size > 0 && !partitioned ? (['walls'] as const) : []),
      ];
  const all = isOwned(brief, 'appliances') || wanted.some((id) => keepableFeature(id)?.id === 'appliances');
  // Where rooms are built, no old appliance stands but a basement's machines.
  const there = isBuilt(brief, room) ? APPLIANCES_ASKED.filter(([id]) => id === 'laundry') : APPLIANCES_ASKED;
  const appliances = there
    .filter(([id, asks]) => !all && !isOwned(brief, id) && !wanted.some((wish) => asks.test(wish)))
    .map(([id]): Cut => `kept:${id}`);
  // Behind new cabinets a backsplash seldom stays, nor a hood over a range that moved: these are left alone last.
  const rebuilt = category === 'kitchen' && asked.has('cabinets') && mayMove(brief);
  const last: ReadonlySet<Cut> = new Set(rebuilt ? ['backsplash', 'kept:hood'] : []);
  const cuts = [...parts.slice(0, 5), ...appliances, ...parts.slice(5)].filter(
    (cut) => cut.startsWith('kept:') || (!asked.has(cut as WorkPart) && touches(brief, cut as WorkPart)),
  );
  return [...cuts.filter((cut) => !last.has(cut)), ...cuts.filter((cut) => last.has(cut))];
}

/** US dollars that a cut saves. */
function savedBy(cut: Cut, { lines }: Likely): number {
  const saves = cut.startsWith('kept:') ? keepable(cut.slice(5))?.saves : undefined;
  return lines.reduce(
    (n, { price, usd }) => n + ((saves ? saves.test(price) : partOfPrice(price) === cut) ? usd : 0),
    0,
  );
}

/** The parts of a room that the job would touch: those that something is drawn or priced of. */
function partsOf(brief: Brief, room: Room, { lines }: Likely, asked: ReadonlySet<WorkPart>): WorkPart[] {
  const there = new Set<WorkPart | undefined>([
    ...room.items.map(partOfItem),
    ...lines.map(({ price }) => partOfPrice(price)),
    ...asked,
  ]);
  return WORK_PARTS.filter((part) => there.has(part) && touches(brief, part));
}

/** The brief with some cuts made, of the parts that the job touches. */
function withCuts(brief: Brief, cuts: readonly Cut[], parts: readonly WorkPart[]): Brief {
  const kept = cuts.flatMap((cut) => (cut.startsWith('kept:') ? [cut.slice(5)] : []));
  const stays = kept.reduce((b, id) => withKept(b, id, 'kept'), brief);
  const inside = parts.filter((part) => !cuts.includes(part));
  return inside.length === parts.length ? stays : { ...stays, extent: { ...extentOf(brief), inside } };
}

const extentOf = ({ extent }: Brief): Extent => ({
  ...(extent ?? { id: 'rearrange' }),
  from: extent?.from === 'words' ? 'words' : 'budget',
});

/** The room in the finishes that its goods' grade buys. */
const inGrade = (room: Room, brief: Brief): Room =>
  brief.grade === undefined ? room : { ...room, finishes: chooseFinishes(brief) };

/**
 * A simpler room is held to so much of the budget: held to all of it, it may cost what the room as asked for does. It is the
 * low end of an estimate whose room, extent and grade are known, as a share of its likely sum: what costs no more is
 * cheaper by more than estimates are off.
 */
const SIMPLER = LOW_END;

/** Wishes that lay a room out anew: nothing of them stands there already. */
const LAID_OUT: ReadonlySet<string> = new Set([
  'island',
  'peninsula',
  'prep-sink',
  'second-sink',
  'kosher',
  'accessible',
  'wet-room',
]);

/** Whether wishes lay the room out anew; a washer is new in any room but that of a washer. */
const isLaidOut = ({ category, layouts, wanted }: Brief): boolean =>
  (category === 'kitchen' && layouts.length > 0) ||
  wanted.some((id) => LAID_OUT.has(id) || (id === 'laundry' && category !== 'other'));

/**
 * The brief as far down as its budget asks for, with what was taken down; undefined where the budget covers the room,
 * where a finer room is asked for, or where nothing can be taken down. First things are set in the old places and what
 * nobody asked for is left; then single things are plainer where none was named, and only then all goods are.
 * @param planned the room as it was planned for the brief
 * @param named parts that words ask something new of
 */
export function withinBudget(
  brief: Brief,
  planned: Room,
  named: readonly WorkPart[],
  prices?: readonly Price[],
  surveyed?: SurveyedRoom,
): FittedBrief | undefined {
  if (brief.budgetUsd === undefined || brief.tier === 'finer') return undefined;
  const budgetUsd = brief.budgetUsd * (brief.tier === 'simpler' ? SIMPLER : 1);
  const priced = (b: Brief, room: Room) => likelyLines(markExisting(room, b), b, prices, surveyed);
  const before = priced(brief, planned);
  if (before.usd <= budgetUsd) return undefined;

  const inPlace: Brief =
    mayMove(brief) &&
    brief.extent?.from !== 'words' &&
    brief.extent?.id !== 'walls-or-plumbing' &&
    !isLaidOut(brief)
      ? { ...brief, extent: { ...extentOf(brief), id: 'replace' } }
      : brief;
  const asked = askedParts(brief, named);
  const grades = [undefined, ...GRADES.slice(GRADES.indexOf(gradeOf(brief)) + 1)];
  let fitted: Fitted | undefined;
  for (const grade of grades) {
    if (fitted && fitted.usd <= budgetUsd) break;
    const whole = grade === undefined ? inPlace : { ...inPlace, grade };
    fitted = fittedIn(whole, { room: inGrade(planned, whole), asked, budgetUsd, priced });
  }
  if (!fitted) return undefined;
  fitted = movedBack(fitted, brief, inPlace, budgetUsd, priced);
  if (fitted.usd >= before.usd) return undefined;
  return {
    brief: fitted.brief,
    room: markExisting(fitted.room, fitted.brief),
    text: `So that it costs about ${dollars(fitted.usd)} and not ${dollars(before.usd)}, ${saysOf(fitted, brief).join('; ')}.`,
  };
}

/** What was done to a job, each as a part of a sentence. */
const saysOf = ({ brief, plainer, cuts }: Fitted, before: Brief): string[] => [
  ...(mayMove(brief) === mayMove(before) ? [] : ['new things stand where the old ones stood']),
  ...(brief.grade === before.grade ? [] : ['the goods are plainer']),
  ...(plainer.length > 0 ? [`it has ${plainer.join(', ')}`] : []),
  ...(cuts.length > 0 ? [`these stay as they are: ${cuts.map(nameOfCut).join(', ')}`] : []),
];

/** A job in one grade of goods: without what nobody asked for, then with plainer things one after another. */
function fittedIn(whole: Brief, job: Job): Fitted {
  const { budgetUsd, priced } = job;
  let { room } = job;
  let fitted = withoutUnasked(whole, job);
  const plainer: string[] = [];
  for (const { name, take } of PLAINER) {
    if (fitted.usd <= budgetUsd) break;
    const other = take(markExisting(room, fitted.brief), fitted.brief);
    if (!other) continue;
    const { usd } = priced(fitted.brief, other);
    if (usd >= fitted.usd) continue;
    room = other;
    fitted = { ...fitted, usd };
    plainer.push(name);
  }
  return { ...fitted, room, plainer: [...new Set(plainer)] };
}

/** The job with things set elsewhere than before, as it was asked, where the sum is enough for that as well. */
function movedBack(fitted: Fitted, brief: Brief, inPlace: Brief, budgetUsd: number, priced: Pricer): Fitted {
  if (inPlace === brief || fitted.usd >= budgetUsd) return fitted;
  const extent = { ...fitted.brief.extent, id: brief.extent?.id, from: fitted.brief.extent?.from } as Extent;
  const moved = { ...fitted.brief, extent: fitted.cuts.length > 0 ? extent : brief.extent };
  const { usd } = priced(moved, fitted.room);
  return usd <= budgetUsd ? { ...fitted, brief: moved, usd } : fitted;
}

type Pricer = (brief: Brief, room: Room) => Likely;

interface Job {
  readonly room: Room;
  readonly asked: ReadonlySet<WorkPart>;
  readonly budgetUsd: number;
  readonly priced: Pricer;
}

interface Cutting {
  readonly brief: Brief;
  readonly usd: number;
  readonly cuts: readonly Cut[];
}

interface Fitted extends Cutting {
  readonly room: Room;
  readonly plainer: readonly string[];
}

/** The brief with as much left as it is as brings its price within the budget, of what nobody asked for. */
function withoutUnasked(whole: Brief, { room, asked, budgetUsd, priced }: Job): Cutting {
  const now = priced(whole, room);
  if (now.usd <= budgetUsd) return { brief: whole, usd: now.usd, cuts: [] };
  const parts = partsOf(whole, room, now, asked);
  const possible = cutsOf(whole, room, asked).filter((cut) => savedBy(cut, now) > 0);
  const make = (cuts: readonly Cut[]): Cutting => {
    const brief = withCuts(whole, cuts, parts);
    return { brief, usd: priced(brief, room).usd, cuts };
  };
  let n = 0;
  for (let left = now.usd; n < possible.length && left > budgetUsd; n++)
    left -= savedBy(possible[n] as Cut, now);
  let made = make(possible.slice(0, n));
  // Least prices make a sum fall by less than its lines.
  while (made.usd > budgetUsd && n < possible.length) made = make(possible.slice(0, ++n));
  // What is left over buys back what is missed most.
  for (const cut of [...made.cuts].reverse()) {
    if (savedBy(cut, now) > budgetUsd - made.usd) continue;
    const other = make(made.cuts.filter((c) => c !== cut));
    if (other.usd <= budgetUsd) made = other;
  }
  return made;
}

const NAMES: Readonly<Partial<Record<WorkPart, string>>> = {
  wiring: 'circuits and receptacles',
  mirror: 'mirror and accessories',
};
const nameOfCut = (cut: Cut): string =>
  cut.startsWith('kept:') ? (keepable(cut.slice(5))?.name ?? cut.slice(5)) : (NAMES[cut as WorkPart] ?? cut);
