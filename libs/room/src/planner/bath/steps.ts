import { sizeOf } from '@plumbline/brief';
import { type Brief, SIDES, type Side } from '@plumbline/concept';
import { Draft } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { isAsTold, worthAsTold } from '../floor/place.js';
import { AS_TOLD, costOfOthersPlace, isCalled } from '../floor/told-places.js';
import { ownThings } from '../furniture/pieces.js';
import { sidesTold } from '../openings/told-openings.js';
import { basins, toilets } from './basins.js';
import { showersAlong, tubsAlong, wetZones } from './bathing.js';
import { compartments } from './compartment.js';
import { doorsTold, type Entry, type Likes, SMALL, standingEntry } from './entries.js';
import { type Option, type PlacedOption, placesOf } from './option.js';
import { windowTold } from './panes.js';
import { type BathNeeds, type OwnThingRole, PROGRAMS, type Role, STANDS_FOR } from './program.js';
import { type Step } from './search.js';
import { benches, dogWashOptions, dressingTables, laundries, linens, ownThingOptions } from './stores.js';
import { isFreeTub } from './worth.js';

/** The things of a bath program, and the places that each could have. */

/** What a plan loses that leaves out what was asked for. */
const MISSING = {
  laundry: 60,
  linen: 18,
  'linen told': 120,
  door: 30,
  'door told': 200,
  'dog-wash': 60,
  bench: 16,
  dressing: 44,
  'second-basin': 40,
  'own thing': 200,
} as const;

/** What it is worth that a dryer stands at the outside wall, through which it blows. */
const VENTED = 24;

/** Places tried on each wall, of those worth most. */
const PLACES = { linen: 16, other: 44, small: 120 } as const;

/** Whether words put a linen cabinet beside something. */
const isLinenBeside = ({ brief }: Pick<BathNeeds, 'brief'>): boolean =>
  (brief.thingsAt ?? []).some(({ thing, to }) => thing === 'linen' && to !== undefined);

/** More of them for a cabinet that was told to be beside something: which place that is the other decides. */
const placesFor = (role: Role, { brief, sqFt }: BathNeeds): number =>
  role === 'linen'
    ? isLinenBeside({ brief })
      ? PLACES.small
      : PLACES.linen
    : sqFt < SMALL
      ? PLACES.small
      : PLACES.other;

/** What has its place to be found, the bulky things first; what stands from before is left where it is. */
export function stepsOf(
  program: string,
  needs: BathNeeds,
  base: Draft,
  doors: readonly Entry[],
  likes: Likes,
): Step[] {
  const standing = (role: Role): boolean => base.items.some((i) => STANDS_FOR[role].includes(i.kind));
  const told = PROGRAMS[program]?.roles ?? [];
  // A room around the toilet is bulkier than anything in the bath.
  const order = needs.toiletRoom ? ['toilet' as const, ...told.filter((r) => r !== 'toilet')] : told;
  const roles = order.filter((role) => !standing(role));
  const outside = outsideTold(needs.brief, base);
  const step = (role: Role, optional?: number): Step => ({
    role,
    places: SIDES.flatMap((side) =>
      base.wallsAt(side).flatMap((wall) =>
        optionsFor(role, program, needs, base, wall)
          .flatMap((option) =>
            [...placesOf(base, option, wall)].map((place) =>
              atWindow(asTold(liked(place, base, likes, outside), base, program), needs),
            ),
          )
          .sort((a, b) => b.worth - a.worth)
          .slice(0, placesFor(role, needs)),
      ),
    ),
    ...(optional === undefined ? {} : { optional }),
  });
  const [first, other] = doorsTold(needs.brief, base.shell);
  const placesOn = (sides: readonly Side[] = SIDES): readonly PlacedOption[] =>
    doors.flatMap(({ place }) => (sides.includes(place.side) ? [place] : []));
  const entry: Step[] = isOpened(base.shell)
    ? standingEntry(base).map((place) => ({ role: 'door', places: [place] }))
    : [{ role: 'door', places: placesOn(first?.sides) }];
  const second: Step[] =
    (needs.twoDoors || other) && !isOpened(base.shell)
      ? [
          {
            role: 'door',
            places: placesOn((other ?? first)?.sides),
            optional: other ? MISSING['door told'] : MISSING.door,
          },
        ]
      : [];
  const extras: Step[] = [
    ...(needs.dogWash ? [step('dog-wash', MISSING['dog-wash'])] : []),
    ...(needs.laundry && !standing('laundry') ? [step('laundry', MISSING.laundry)] : []),
    ...(needs.apart ? [step('second-basin', MISSING['second-basin'])] : []),
    ...(needs.bench && !standing('bench') ? [step('bench', MISSING.bench)] : []),
  ];
  // A vanity of a size that was told takes its wall before a cabinet does.
  const linenFirst = needs.linen && (isLinenBeside(needs) || !sizeOf(needs.brief, 'vanity'));
  const linen: Step[] =
    (needs.linen || keepsTowelsUnasked(needs)) && !standing('linen')
      ? [step('linen', isLinenBeside(needs) ? MISSING['linen told'] : needs.linen ? MISSING.linen : 0)]
      : [];
  // What its owner brings has its size: the fixtures keep to what it leaves.
  const owned = ownThings(needs.brief).map(({ id }) => step(id as OwnThingRole, MISSING['own thing']));
  return [
    ...entry,
    ...second,
    ...owned,
    ...roles.slice(0, -2).map((r) => step(r)),
    ...extras,
    ...(linenFirst ? linen : []),
    ...roles.slice(-2).map((r) => step(r)),
    ...(linenFirst ? [] : linen),
    ...(needs.dressing && !standing('dressing') ? [step('dressing', MISSING.dressing)] : []),
  ];
}

/** From so much floor on a bath has a cabinet for towels that nobody asked for, where no budget of the usual sort is spent on it. */
const keepsTowelsUnasked = ({ sqFt, level, brief }: BathNeeds): boolean =>
  sqFt >= 55 && (level === 'fine' || (level === 'usual' && brief.budgetUsd === undefined));

/** What it is worth that a tub which stands free is at the wall that was told to have one window: two want more wall. */
const AT_WINDOW = 14;

const atWindow = (place: PlacedOption, { brief }: BathNeeds): PlacedOption => {
  const told = windowTold(brief);
  return place.role === 'tub' && isFreeTub(place) && told?.at === place.side && (told.count ?? 1) === 1
    ? { ...place, worth: place.worth + AT_WINDOW }
    : place;
};

/** The walls that words call outside walls. */
const outsideTold = ({ openingsAt = [] }: Brief, { shell }: Draft): readonly Side[] =>
  openingsAt.filter(({ opening }) => opening === 'outside-wall').flatMap((told) => sidesTold(shell, told));

/** A place with what speaks for its wall: chance, a wall told to hold the pipes, another idea. */
function liked(place: PlacedOption, base: Draft, likes: Likes, outside: readonly Side[]): PlacedOption {
  const told = base.shell.walls.filter((wall) => wall.wet).map((wall) => wall.side);
  const onWet = told.length > 0 && place.wet.some((side) => told.includes(side)) ? worthOnWet(place) : 0;
  const wet = Math.max(0, ...place.wet.map((side) => likes[side])) / 2;
  const vented = place.role === 'laundry' && outside.includes(place.side) ? VENTED : 0;
  return { ...place, worth: place.worth + onWet + wet + vented + base.liked(place.side) / 2 };
}

/** What it is worth to stand at the wall that words give the pipes: most for what drains through the floor. */
const worthOnWet = ({ role }: PlacedOption): number => (DRAINED.has(role) ? 70 : 24);
const DRAINED: ReadonlySet<PlacedOption['role']> = new Set(['toilet', 'tub', 'tub-shower', 'shower']);

/** What it is worth in a bath that a thing stands where it was told, beside {@link worthAsTold}: its walls are few. */
const TOLD = 3;

/** How much of what it costs to stand where something else was told to is certain before that stands. */
const TAKEN = 0.1;

/** A place with what it is worth that words put the thing there, or another one. */
function asTold(place: PlacedOption, base: Draft, program: string): PlacedOption {
  const { option, spot } = place;
  if (!base.shell.told || !option || !spot) return place;
  const off = option.off ?? 0;
  // The window comes last: what is to be under it stands at its wall.
  const atPane = base.shell.told
    .filter(({ how, to, at }) => how === 'under' && to === 'window' && at !== undefined)
    .filter(({ how: _, to: __, ...atWall }) => isAsTold(base, option, spot, off, atWall));
  const worth = worthAsTold(base, option, spot, off) + AS_TOLD * atPane.length;
  const isOwn = (thing: string): boolean =>
    option.pieces.some(({ kind, traits }) => isCalled(thing, kind, traits));
  const own = base.shell.told.filter(({ thing }) => isOwn(thing));
  // What is told beside another thing stands at that one's wall.
  const others = base.shell.told.filter(({ thing }) => !isOwn(thing) && !own.some(({ to }) => to === thing));
  // Where it stands as told itself it takes no other thing's place; a wet zone takes its walls whole.
  const taken = worth > 0 || program === 'wet-room' ? 0 : costOfOthersPlace(base, others, spot) * TAKEN;
  return { ...place, worth: place.worth + TOLD * worth - taken };
}

function optionsFor(
  role: Role,
  program: string,
  needs: BathNeeds,
  base: Draft,
  wall: Parameters<typeof tubsAlong>[0],
): readonly Option[] {
  switch (role) {
    case 'tub-shower':
      return [
        ...(needs.compartment ? compartments(wall, needs, base) : []),
        ...tubsAlong(wall, needs, true, base),
      ];
    case 'tub':
      return tubsAlong(wall, needs, false, base);
    case 'shower':
      return [
        ...(program === 'wet-room' ? wetZones(wall, needs, base) : []),
        ...showersAlong(wall, needs, base),
      ];
    case 'toilet':
      return toilets(needs, base.shell.ceilingIn);
    case 'vanity':
      return basins(needs, program, base);
    case 'second-basin':
      return basins(needs, program, base).map((option) => ({ ...option, role: 'second-basin' }));
    case 'laundry':
      return laundries(needs, wall);
    case 'linen':
      return linens(needs, base.shell.ceilingIn);
    case 'dog-wash':
      return dogWashOptions(base, needs.brief);
    case 'bench':
      return benches(needs);
    case 'dressing':
      return dressingTables;
    default:
      return ownThingOptions(base, needs, role);
  }
}
