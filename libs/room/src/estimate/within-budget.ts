import {
  APPLIANCES_ASKED,
  dollars,
  isBasementBuilt,
  isFirstOfItsKind,
  isGutted,
  isOwned,
  keepable,
  keepableFeature,
  keptOf,
  markExisting,
  mayMove,
  partOfFeature,
  partOfItem,
  partOfKept,
  partOfPrice,
  standsStill,
  touches,
  withKept,
} from '@plumbline/brief';
import {
  type Brief,
  type Extent,
  type Grade,
  type Kept,
  type Room,
  type SurveyedRoom,
  WORK_PARTS,
  type WorkPart,
} from '@plumbline/concept';
import { chooseFinishes } from '../finishes.js';
import { gradeOf } from '../grade/grade.js';
import { type Likely, LOW_END, likelyLines } from './estimate.js';
import { PLAINER, type Plainer, partsPlainer } from './plainer.js';
import type { Price } from './prices.js';

/**
 * Taking a job down to a sum that is too small for it, before anything is priced for good: fixtures join the pipes that
 * are there, goods are plainer, and what nobody asked for stays as it is. What was asked for by name is never left out,
 * nor is what the codes ask for of the job: its wires, their protection, its permits and its pipes.
 */

interface FittedBrief {
  readonly brief: Brief;
  /** The room with plainer things where nobody named one, in its grade's finishes, what stays marked as there already. */
  readonly room: Room;
  /** What was taken down, as one sentence. */
  readonly text: string;
  /** What was given up, as parts of a sentence. */
  readonly givenUp: string;
}

/** What stays as it is, what is missed least first. */
type Cut = WorkPart | `kept:${string}`;

/** Any room: nobody gives up what it is for with these. */
const AROUND: readonly Cut[] = ['fireplace', 'stairs', 'ceiling', 'trim', 'doors', 'windows'];
/** What is left alone only where plainer goods do not do: a new room on an old floor looks unfinished. */
const LAST: readonly Cut[] = ['lights', 'backsplash', 'floor'];
/** What stands free of walls that are stripped or built. */
const STANDING: readonly Cut[] = ['fireplace', 'stairs'];
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
interface Cuts {
  readonly first: readonly Cut[];
  /** Left alone only where plainer goods do not do. */
  readonly last: readonly Cut[];
}

function cutsOf(brief: Brief, room: Room, asked: ReadonlySet<WorkPart>): Cuts {
  const { category, wanted } = brief;
  const core = CORE[category] ?? [];
  const partitioned = room.items.some(({ kind }) => kind === 'partition');
  const built = isBuilt(brief, room);
  const gutted = isGutted(brief);
  // Of a room that is stripped or laid out anew no light stays where it is, and behind new cabinets no backsplash.
  const stays = (part: Cut): boolean =>
    part === 'doors'
      ? !partitioned
      : part === 'lights'
        ? !wanted.some((id) => LAID_OUT.has(id))
        : part !== 'backsplash' || !asked.has('cabinets');
  const around = built || gutted ? STANDING : AROUND;
  const open = (cuts: readonly Cut[]): Cut[] =>
    cuts.filter(
      (cut) => cut.startsWith('kept:') || (!asked.has(cut as WorkPart) && touches(brief, cut as WorkPart)),
    );
  const all = isOwned(brief, 'appliances') || wanted.some((id) => keepableFeature(id)?.id === 'appliances');
  // Where rooms are built, no old appliance stands but a basement's machines.
  const there = isFirstOfItsKind(brief)
    ? []
    : built
      ? APPLIANCES_ASKED.filter(([id]) => id === 'laundry')
      : APPLIANCES_ASKED;
  const appliances = there
    .filter(([id, asks]) => !all && !isOwned(brief, id) && !wanted.some((wish) => asks.test(wish)))
    // A hood over a range that moved, or on a wall that is opened, does not stay.
    .filter(([id]) => id !== 'hood' || !mayMove(brief))
    .map(([id]): Cut => `kept:${id}`);
  return {
    first: open([...around.filter(stays), ...appliances]),
    last:
      built || gutted
        ? []
        : open([
            ...LAST.filter(stays),
            ...(core.some((part) => asked.has(part)) ? core : []),
            ...(asked.size > 0 && !partitioned ? (['walls'] as const) : []),
          ]),
  };
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
  const left = cuts.flatMap((cut) => (cut.startsWith('kept:') ? [cut.slice(5)] : []));
  const kept: readonly Kept[] = [
    ...keptOf(brief).filter(({ id }) => !left.includes(id)),
    ...left.map((id) => ({ id, how: 'kept' as const, forBudget: true })),
  ];
  const stays = left.length > 0 ? { ...brief, kept } : brief;
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
  const priced = pricedOnce((b, room) => likelyLines(markExisting(room, b), b, prices, surveyed));
  const before = priced(brief, planned);
  if (before.usd <= budgetUsd) return undefined;

  const inPlace: Brief = joinsPipes(brief, planned) ? withKept(brief, 'plumbing', 'kept') : brief;
  const asked = askedParts(brief, named);
  const grades = GRADES.slice(GRADES.indexOf(gradeOf(brief)) + 1);
  const job = (whole: Brief): Job => ({ room: inGrade(planned, whole), asked, budgetUsd, priced });
  let whole = inPlace;
  let fitted: Fitted | undefined;
  for (const grade of grades) {
    // First one part after another, and then what belongs to no part.
    fitted = fittedIn(whole, job(whole), [...PLAINER, ...partsPlainer(grade)]);
    if (fitted.usd <= budgetUsd) break;
    whole = { ...inPlace, grade };
  }
  if (!fitted || fitted.usd > budgetUsd) fitted = fittedIn(whole, job(whole), PLAINER);
  if (fitted.usd > budgetUsd) fitted = withoutUnasked(fitted, job(whole), 'last');
  fitted = movedBack(fitted, brief, inPlace, budgetUsd, priced);
  if (fitted.usd >= before.usd) return undefined;
  const givenUp = saysOf(fitted, brief).join('; ');
  return {
    brief: fitted.brief,
    room: markExisting(fitted.room, fitted.brief),
    givenUp: `${givenUp}; without that it comes to about ${dollars(before.usd)}`,
    text: `So that it costs about ${dollars(fitted.usd)} and not ${dollars(before.usd)}, ${givenUp}.`,
  };
}

/** Whether fixtures may join the pipes that are there: where words neither lay the room out anew nor strip its walls. */
const joinsPipes = (brief: Brief, room: Room): boolean =>
  (brief.category === 'kitchen' || brief.category === 'bathroom') &&
  mayMove(brief) &&
  brief.extent?.from !== 'words' &&
  brief.extent?.id !== 'walls-or-plumbing' &&
  !isBuilt(brief, room) &&
  !isGutted(brief) &&
  !isLaidOut(brief) &&
  !standsStill(brief, 'plumbing');

/** What was done to a job, each as a part of a sentence. */
const saysOf = ({ brief, plainer, cuts }: Fitted, before: Brief): string[] => [
  ...(standsStill(brief, 'plumbing') === standsStill(before, 'plumbing')
    ? []
    : ['new things stand where the old ones stood']),
  ...(brief.grade === before.grade ? [] : ['the goods are plainer']),
  ...(plainer.length > 0 ? [`it has ${plainer.join(', ')}`] : []),
  ...(cuts.length > 0 ? [`these stay as they are: ${cuts.map(nameOfCut).join(', ')}`] : []),
];

/** A job in one grade of goods: with plainer things one after another, then without what nobody asked for. */
function fittedIn(whole: Brief, job: Job, plainer: readonly Plainer[]): Fitted {
  const { budgetUsd, priced } = job;
  const start: Fitted = {
    brief: whole,
    room: job.room,
    usd: priced(whole, job.room).usd,
    cuts: [],
    plainer: [],
  };
  const taken: Plainer[] = [];
  let fitted = start;
  for (const one of plainer) {
    if (fitted.usd <= budgetUsd) break;
    const next = made(fitted, one);
    if (next === fitted) continue;
    const { usd } = priced(next.brief, next.room);
    if (usd >= fitted.usd) continue;
    fitted = { ...next, usd };
    taken.push(one);
  }
  if (fitted.usd > budgetUsd) return withoutUnasked(fitted, job, 'first');
  // What is left over buys back what is felt most.
  for (const one of [...taken].reverse()) {
    const others = taken.filter((other) => other !== one);
    const next = others.reduce(made, start);
    const { usd } = priced(next.brief, next.room);
    if (usd > budgetUsd) continue;
    taken.splice(taken.indexOf(one), 1);
    fitted = { ...next, usd };
  }
  return fitted;
}

/** The job with one thing plainer, not yet priced anew; the same job where there is nothing to make so. */
function made(fitted: Fitted, { name, take }: Plainer): Fitted {
  const { room, brief } = fitted;
  const other = { room, brief, ...take(markExisting(room, brief), brief) };
  return other.room === room && other.brief === brief
    ? fitted
    : { ...fitted, ...other, plainer: [...fitted.plainer, name] };
}

/** The job with fixtures that are piped anew, as it was asked, where the sum is enough for that as well. */
function movedBack(fitted: Fitted, brief: Brief, inPlace: Brief, budgetUsd: number, priced: Pricer): Fitted {
  if (inPlace === brief || fitted.usd >= budgetUsd) return fitted;
  const moved: Brief = {
    ...fitted.brief,
    kept: keptOf(fitted.brief).filter(({ id }) => id !== 'plumbing'),
  };
  const { usd } = priced(moved, fitted.room);
  return usd <= budgetUsd ? { ...fitted, brief: moved, usd } : fitted;
}

type Pricer = (brief: Brief, room: Room) => Likely;

/** Prices each job once: steps down begin where another one ended. */
function pricedOnce(price: Pricer): Pricer {
  const known = new Map<Brief, Map<Room, Likely>>();
  return (brief, room) => {
    const ofBrief = known.get(brief) ?? new Map<Room, Likely>();
    known.set(brief, ofBrief);
    const likely = ofBrief.get(room) ?? price(brief, room);
    ofBrief.set(room, likely);
    return likely;
  };
}

interface Job {
  readonly room: Room;
  readonly asked: ReadonlySet<WorkPart>;
  readonly budgetUsd: number;
  readonly priced: Pricer;
}

interface Fitted {
  readonly brief: Brief;
  readonly room: Room;
  readonly usd: number;
  readonly cuts: readonly Cut[];
  readonly plainer: readonly string[];
}

/** The job with as much left as it is as brings its price within the budget, of what nobody asked for. */
function withoutUnasked(fitted: Fitted, { asked, budgetUsd, priced }: Job, which: keyof Cuts): Fitted {
  const { brief: whole, room } = fitted;
  const now = priced(whole, room);
  if (now.usd <= budgetUsd) return fitted;
  const parts = partsOf(whole, room, now, asked);
  const possible = cutsOf(whole, room, asked)[which].filter((cut) => savedBy(cut, now) > 0);
  const make = (cuts: readonly Cut[]): Fitted => {
    const brief = withCuts(whole, cuts, parts);
    return { ...fitted, brief, usd: priced(brief, room).usd, cuts: [...fitted.cuts, ...cuts] };
  };
  let n = 0;
  for (let left = now.usd; n < possible.length && left > budgetUsd; n++)
    left -= savedBy(possible[n] as Cut, now);
  let made = possible.slice(0, n);
  let best = make(made);
  // Least prices make a sum fall by less than its lines.
  while (best.usd > budgetUsd && n < possible.length) {
    made = possible.slice(0, ++n);
    best = make(made);
  }
  // What is left over buys back what is missed most.
  for (const cut of [...made].reverse()) {
    if (savedBy(cut, now) > budgetUsd - best.usd) continue;
    const other = make(made.filter((c) => c !== cut));
    if (other.usd > budgetUsd) continue;
    made = made.filter((c) => c !== cut);
    best = other;
  }
  return best;
}

const NAMES: Readonly<Partial<Record<WorkPart, string>>> = {
  mirror: 'mirror and accessories',
};
const nameOfCut = (cut: Cut): string =>
  cut.startsWith('kept:') ? (keepable(cut.slice(5))?.name ?? cut.slice(5)) : (NAMES[cut as WorkPart] ?? cut);
