import { isOwned, keptOf, refuses, standsStill, wants } from '@plumbline/brief';
import { type Brief } from '@plumbline/concept';
import { HANDS, type Hand } from '../../geometry/hands.js';
import { codeFamily } from '../../rules/code-family.js';
import type { PlannerShell } from '../floor/draft.js';
import { type Mobility, mobilityOf } from '../mobility.js';

/** What a bathroom holds, as far as words, room and budget tell it. */

/** A thing that gets its place in a bathroom; `tub-shower` is a tub that one also showers in. */
export type Role =
  | 'tub-shower'
  | 'tub'
  | 'shower'
  | 'toilet'
  | 'vanity'
  | 'second-basin'
  | 'laundry'
  | 'linen'
  | 'dog-wash'
  | 'bench'
  | 'dressing'
  | OwnThingRole;

/** Things of the owner, each with a place of its own. */
export type OwnThingRole = 'own-thing' | 'own-thing-2' | 'own-thing-3' | 'own-thing-4';

/** The kinds that a role is drawn as. */
export const STANDS_FOR: Readonly<Record<Role, readonly string[]>> = {
  'tub-shower': ['bathtub'],
  tub: ['bathtub'],
  shower: ['shower'],
  toilet: ['toilet'],
  vanity: ['vanity', 'pedestal-sink'],
  'second-basin': [],
  laundry: ['washer'],
  linen: ['tall-cabinet', 'cabinet'],
  'dog-wash': ['shower'],
  bench: ['bench'],
  dressing: ['desk'],
  'own-thing': [],
  'own-thing-2': [],
  'own-thing-3': [],
  'own-thing-4': [],
};

interface Program {
  readonly name: string;
  readonly roles: readonly Role[];
}

/** What a bathroom of each kind holds, the bulky things first. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  'four-piece': { name: 'Four-piece bathroom', roles: ['tub', 'shower', 'toilet', 'vanity'] },
  'wet-room': { name: 'Wet-room bathroom', roles: ['shower', 'tub', 'toilet', 'vanity'] },
  'three-piece': { name: 'Three-piece bathroom', roles: ['tub-shower', 'toilet', 'vanity'] },
  'shower-only': { name: 'Shower bathroom', roles: ['shower', 'toilet', 'vanity'] },
  'half-bath': { name: 'Half bath', roles: ['toilet', 'vanity'] },
};

/** How well a bath is fitted out for its money. */
type Level = 'spare' | 'usual' | 'fine';

/** Dollars that a bath of the usual fittings costs at least, and one of fine fittings; by the square foot above 40. */
const USUAL_FROM = { first: 12_000, further: 90 } as const;
const FINE_FROM = { first: 38_000, further: 260 } as const;

const from = ({ first, further }: { first: number; further: number }, sqFt: number): number =>
  first + further * Math.max(0, sqFt - 40);

function levelOf(budgetUsd: number | undefined, sqFt: number): Level {
  if (budgetUsd === undefined) return 'usual';
  if (budgetUsd < from(USUAL_FROM, sqFt)) return 'spare';
  return budgetUsd >= from(FINE_FROM, sqFt) ? 'fine' : 'usual';
}

/** What the planner of a bathroom goes by. Lengths are inches. */
export interface BathNeeds {
  readonly brief: Brief;
  readonly sqFt: number;
  readonly level: Level;
  readonly access: Mobility;
  /** Code asks more floor before a toilet, and a larger shower. */
  readonly upc: boolean;
  /** Pipes stay where they are: everything that needs them on one wall. */
  readonly oneWetWall: boolean;
  readonly double: boolean;
  /** Two basins that stand apart, where no wall takes both. */
  readonly apart: boolean;
  readonly laundry: boolean;
  readonly linen: boolean;
  /** A cabinet over the toilet, where none that stands is planned though one was asked for. */
  readonly overToilet?: boolean;
  readonly toiletRoom: boolean;
  /** A low wall beside the toilet. */
  readonly halfWall: boolean;
  /** Tub and toilet behind a door of their own, the basins before it. */
  readonly compartment: boolean;
  readonly dogWash: boolean;
  /** A bench to sit on at the way in, with hooks over it. */
  readonly bench: boolean;
  /** A table to make up at, with its stool. */
  readonly dressing: boolean;
  /** A door from a room on either side. */
  readonly twoDoors: boolean;
  readonly curbless: boolean;
  /** Searched longer and with the smallest sizes, as nothing of the usual sizes fits. */
  readonly squeezed?: boolean;
  /** With the smallest basins alone. */
  readonly leastBasin?: boolean;
}

export function bathNeeds(brief: Brief, shell: PlannerShell): BathNeeds {
  const sqFt = (shell.widthIn * shell.depthIn) / 144;
  // An accessible bath is one that a wheelchair turns in.
  const access = mobilityOf(brief, 'wheelchair');
  const twoDoors = wants(brief, 'jack-and-jill') || brief.layouts.includes('jack-and-jill');
  return {
    brief,
    sqFt,
    access,
    level: levelOf(brief.budgetUsd, sqFt),
    upc: codeFamily(brief.state) === 'UPC',
    oneWetWall: standsStill(brief, 'plumbing') || standsStill(brief, 'layout'),
    apart: false,
    double: wants(brief, 'double-vanity') || (twoDoors && sqFt >= 55),
    laundry: wants(brief, 'laundry') || wants(brief, 'stacked-laundry'),
    // A half bath keeps what it stores in its vanity.
    linen: wants(brief, 'linen-cabinet') || (wants(brief, 'storage') && !isHalf(brief)),
    toiletRoom: wants(brief, 'water-closet'),
    halfWall: wants(brief, 'half-wall') && !wants(brief, 'water-closet'),
    compartment: wants(brief, 'bath-compartment'),
    dogWash: wants(brief, 'dog-wash'),
    bench:
      wants(brief, 'dressing-bench') ||
      isBenchApart(brief) ||
      (wants(brief, 'bench') && brief.layouts.includes('wet-room')) ||
      (wants(brief, 'dog-wash') && (wants(brief, 'mudroom-bench') || wants(brief, 'bench'))),
    dressing: wants(brief, 'vanity-table'),
    twoDoors: twoDoors || countsDoors(brief),
    curbless: wants(brief, 'curbless-shower') || access !== 'any',
  };
}

/** Whether words tell that it has two doors. */
const countsDoors = ({ openingsAt = [] }: Brief): boolean =>
  openingsAt.some(({ opening, at, count = 1 }) => opening === 'door' && at === 'any' && count > 1);

/** Whether words put a bench at a wall of the bathroom: it is none of the shower's. */
const isBenchApart = ({ thingsAt = [] }: Brief): boolean =>
  thingsAt.some(({ thing, how, to }) => BENCHES.has(thing) && to !== 'shower' && how !== 'in');
const BENCHES: ReadonlySet<string> = new Set(['bench', 'entry-bench']);

const isHalf = ({ layouts }: Brief): boolean => layouts.includes('half-bath');

const TUBS = ['bathtub', 'freestanding-tub', 'clawfoot-tub', 'jetted-tub'] as const;
const SHOWERS = ['walk-in-shower', 'curbless-shower', 'steam-shower'] as const;

const SHOWER_PARTS = ['glass-enclosure', 'sliding-shower-door', 'shower-bench', 'doorless-shower'] as const;

/** True where the words said anything about what the bath should hold. */
export const asked = (brief: Brief): boolean =>
  brief.layouts.some((l) => l in PROGRAMS) ||
  [...TUBS, ...SHOWERS, 'tub-shower'].some((f) => wants(brief, f));

/** From so many square feet on a bath has a tub and a shower where nothing else was said. */
const FOUR_PIECE_FROM = 90;
const THREE_PIECE_FROM = 34;

/** The programs to try: what was wished first, then what the area usually holds, then less. */
export function programsFor({ brief, sqFt, access }: BathNeeds): string[] {
  const keepsTub = keptOf(brief).some((k) => k.id === 'bathtub' && k.how !== 'supplied');
  const bulky = keepsTub || TUBS.some((t) => wants(brief, t));
  const noTub = refuses(brief, 'bathtub') && !keepsTub;
  const told = brief.layouts.filter((l) => l in PROGRAMS);
  // Who tells of its door or its seat and of no tub has a shower.
  const ofShower = !bulky && !wants(brief, 'tub-shower') && SHOWER_PARTS.some((s) => wants(brief, s));
  const shower = SHOWERS.some((s) => wants(brief, s)) || ofShower;
  // "Primary bath with a large shower": the tub that such a bath usually has was not asked for.
  const only = shower && !bulky && !wants(brief, 'tub-shower') && !told.includes('wet-room');
  const order: string[] = only ? ['shower-only', ...told] : [...told];
  // A bath that dogs are washed in has no tub or shower that nobody asked for.
  if (wants(brief, 'dog-wash') && !bulky && !shower && !wants(brief, 'tub-shower')) order.push('half-bath');
  if (wants(brief, 'tub-shower')) order.push('three-piece');
  if (bulky && shower && !noTub) order.push('four-piece', 'three-piece');
  if (noTub || (shower && !bulky)) order.push('shower-only');
  if (bulky && !shower) {
    const alcove = keepsTub || wants(brief, 'bathtub');
    const free = wants(brief, 'freestanding-tub') || wants(brief, 'clawfoot-tub');
    order.push(alcove && !free ? 'three-piece' : 'four-piece', 'three-piece');
  }
  if (!bulky && access !== 'any') order.push('shower-only');
  if (sqFt >= FOUR_PIECE_FROM && !noTub) order.push('four-piece');
  if (sqFt >= THREE_PIECE_FROM) order.push(noTub ? 'shower-only' : 'three-piece');
  order.push('shower-only', 'half-bath');
  return [...new Set(order)].filter((p) => !(noTub && p !== 'shower-only' && p !== 'half-bath'));
}

/** Whether a program bathes those who asked for a tub or a shower as they asked, and others at all. */
export function bathesAsAsked(program: string, { brief }: BathNeeds): boolean {
  const roles = PROGRAMS[program]?.roles ?? [];
  const tub = isOwned(brief, 'bathtub') || TUBS.some((t) => wants(brief, t));
  const shower = [...SHOWERS, ...SHOWER_PARTS].some((s) => wants(brief, s));
  const both = wants(brief, 'tub-shower');
  // Who wants a shower in a half bath tells what the room is today.
  const bathes = tub || shower || both;
  const layouts = brief.layouts.filter((layout) => layout in PROGRAMS && !(bathes && layout === 'half-bath'));
  return (
    (layouts.length === 0 || layouts.some((layout) => layout === program)) &&
    (!tub || roles.includes('tub') || (!shower && roles.includes('tub-shower'))) &&
    (!shower || roles.includes('shower')) &&
    (!both || roles.includes('tub-shower')) &&
    (bathes || roles.length > 2)
  );
}

/** How high walls around water are tiled, inches: as usual, or to the ceiling where that is wished. */
export const tiledTo = (brief: Brief, usualIn: number, ceilingIn: number): number =>
  wants(brief, 'tile-to-ceiling') ? ceilingIn : Math.min(usualIn, ceilingIn);

/** The hand of who stands before the tub at which words want its drain. */
export const drainTold = (brief: Brief): Hand | undefined =>
  HANDS.find((hand) => wants(brief, `tub-drain-${hand}`));

/** The hands of who sits on the toilet at which words want a bar. */
export const handsTold = (brief: Brief): readonly Hand[] =>
  wants(brief, 'bars-at-both-hands') ? HANDS : HANDS.filter((hand) => wants(brief, `bar-at-${hand}`));
