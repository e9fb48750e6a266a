import { type Brief, SIDES, type Side } from '@plumbline/concept';
import { sizeOf, wants, withoutFeature } from '../../brief/brief.js';
import { DRAWN_LEFT, inFront, opposite, rectOf, runsEast } from '../../geometry/geometry.js';
import { Draft, type Shell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { stand, worthAsTold } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { sidesTold } from '../openings/told-openings.js';
import { basins, toilets } from './basins.js';
import { showersAlong, tubsAlong, wetZones } from './bathing.js';
import { compartments } from './compartment.js';
import { isDogWash } from './dog-wash.js';
import { doorsTold, doorWidths, type Entry, entries, type Likes, SMALL, standingEntry } from './entries.js';
import { setFittings } from './fittings.js';
import { lowUnderRoof, type Option, type Place, placesOf } from './option.js';
import { bestPane, windowTold } from './panes.js';
import { asked, type BathWish, bathWish, PROGRAMS, programsFor, type Role, STANDS_FOR } from './program.js';
import { type Choice, type Step, search } from './search.js';
import { finishShowers, isInShower } from './showers.js';
import { benches, dogWashOptions, laundries, linens } from './stores.js';
import { tidied } from './tidy.js';
import { turns, wetWalls } from './worth.js';

export { finishShowers } from './showers.js';

/** The size under which not even a toilet and a small basin fit. */
export const LEAST_BATHROOM = { widthIn: 48, depthIn: 69 } as const;

/** What a plan loses that leaves out what was asked for. */
const MISSING = {
  laundry: 60,
  linen: 18,
  door: 30,
  'door told': 200,
  'dog-wash': 60,
  bench: 16,
  'second-basin': 40,
} as const;
/** What it is worth that a dryer stands at the outside wall, through which it blows. */
const VENTED = 24;
/** What it costs that nobody gets to a part of the room. */
const CUT_OFF = 60;
/** How much chance likes one wall better than another. */
const LIKED = 5;
/** Places tried on each wall, of those worth most. */
const PLACES = { linen: 16, other: 44, small: 120 } as const;
/** Doors tried on each wall. */
const DOORS = 6;
/** Choices that are drawn to the end, of those worth most; another idea for a room has more to choose from. */
const DRAWN = { first: 10, another: 40 } as const;

/** Plans a bathroom: the fullest program that fits, every thing where the others have their place as well. */
export function planBathroom(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const wish = bathWish(brief, shell);
  const programs = programsFor(wish);
  for (const [rank, program] of programs.entries()) {
    const best = bothBasins(program, wish, shell, chance) ?? withoutPocket(program, wish, shell, chance);
    if (!best) continue;
    const first = programs[0];
    return rank > 0 && first && asked(brief)
      ? { ...best, unmet: [...best.unmet, instead(first, program, best.draft)] }
      : best;
  }
  // A bath too small for machines is a bath still.
  if (!wants(brief, 'laundry') && !wants(brief, 'stacked-laundry')) return undefined;
  const without = planBathroom(
    withoutFeature(withoutFeature(brief, 'laundry'), 'stacked-laundry'),
    shell,
    chance,
  );
  return without && { ...without, unmet: [...without.unmet, NO_LAUNDRY] };
}

const NO_LAUNDRY = 'A washer and dryer were left out: no wall has the place for them.';

/** A plan with as many basins as were asked for: on one wall, else apart. */
function bothBasins(program: string, wish: BathWish, shell: Shell, chance: Chance): Plan | undefined {
  const separate = wants(wish.brief, 'separate-vanities');
  const two = separate ? fullest(program, { ...wish, double: false, apart: true }, shell, chance) : undefined;
  if (two && vanitiesOf(two.draft) > 1) return two;
  const plan = fullest(program, wish, shell, chance);
  if (separate && plan && basinsOf(plan.draft) > 1) return { ...plan, unmet: [...plan.unmet, ONE_VANITY] };
  if (!wants(wish.brief, 'double-vanity') || (plan && basinsOf(plan.draft) > 1)) return plan;
  const apart = fullest(program, { ...wish, double: false, apart: true }, shell, chance);
  if (apart && basinsOf(apart.draft) > 1) return { ...apart, unmet: [...apart.unmet, BASINS_APART] };
  // Nobody gives up a tub for a second basin.
  const one = plan ?? apart ?? fullest(program, { ...wish, double: false }, shell, chance);
  return one === plan ? plan : one && { ...one, unmet: [...one.unmet, NO_DOUBLE] };
}

const vanitiesOf = ({ items }: Draft): number => items.filter(({ kind }) => kind === 'vanity').length;
const basinsOf = ({ items }: Draft): number =>
  items.reduce(
    (n, i) => n + (i.kind === 'vanity' || i.kind === 'pedestal-sink' ? (i.traits?.sinks ?? 1) : 0),
    0,
  );
const ONE_VANITY = 'Two separate vanities did not fit: one vanity with two basins is drawn in their place.';
const NO_DOUBLE = 'A double vanity was left out: two basins take 60 in of a wall.';
const BASINS_APART = 'A double vanity takes 60 in of a wall: two basins stand apart instead.';

/** The same program with a hinged door, where no wall has the place for a pocket. */
function withoutPocket(program: string, wish: BathWish, shell: Shell, chance: Chance): Plan | undefined {
  if (!wants(wish.brief, 'pocket-door') || isOpened(shell)) return undefined;
  const plan = fullest(program, { ...wish, brief: withoutFeature(wish.brief, 'pocket-door') }, shell, chance);
  return plan && { ...plan, unmet: [...plan.unmet, NO_POCKET] };
}

const NO_POCKET =
  'A pocket door was left out: beside what else was asked for, no wall has the place for its pocket.';

function instead(first: string, program: string, draft: Draft): string {
  const over = draft.items.find((i) => i.kind === 'bathtub' && i.traits?.shower === true);
  const named = (id: string): string => PROGRAMS[id]?.name ?? id;
  const how = over && first === 'four-piece' ? ' The shower is over the tub.' : '';
  return `${named(first)} was wished for; this room holds a ${named(program).toLowerCase()}.${how}`;
}

/** A plan with all that was asked for, else one without what takes most floor. */
function fullest(program: string, wish: BathWish, shell: Shell, chance: Chance): Plan | undefined {
  const plan = widest(program, wish, shell, chance);
  if (plan || !(wish.toiletRoom || wish.linen)) return plan;
  const plainer = widest(program, { ...wish, toiletRoom: false, linen: false }, shell, chance);
  return (
    plainer && {
      ...plainer,
      unmet: [
        ...plainer.unmet,
        ...(wish.toiletRoom ? [NO_TOILET_ROOM] : []),
        ...(wish.linen && !plainer.draft.items.some((i) => i.kind === 'tall-cabinet') ? [NO_LINEN] : []),
      ],
    }
  );
}

const NO_TOILET_ROOM = 'A toilet room was left out: this bath has no corner of 3 by 5 ft for it.';
const NO_COMPARTMENT =
  'A room of their own for tub and toilet was left out: no end of this bath is free for one of 5 by 6 ft.';
const NO_LINEN = 'A linen cabinet was left out: no wall has the place for it.';

/** The plan with the widest door that the room takes. */
function widest(program: string, wish: BathWish, shell: Shell, chance: Chance): Plan | undefined {
  const tried = isOpened(shell) ? [[]] : shell.house ? [doorWidths(wish).flat()] : doorWidths(wish);
  for (const widths of tried) {
    const plan = planProgram(program, wish, shell, chance, widths);
    if (plan) return plan;
  }
  return undefined;
}

function planProgram(
  program: string,
  wish: BathWish,
  shell: Shell,
  chance: Chance,
  widths: readonly number[],
): Plan | undefined {
  const base = new Draft(shell);
  const likes = Object.fromEntries(SIDES.map((side) => [side, chance.next() * LIKED])) as Likes;
  const doors = isOpened(shell)
    ? []
    : entries(base, wish, program, likes, {
        widths,
        most: (program === 'half-bath' || wish.sqFt < SMALL) && !shell.house ? DOORS * 2 : DOORS,
      });
  if (!isOpened(shell) && doors.length === 0) return undefined;
  const steps = stepsOf(program, wish, base, doors, likes);
  const choices = search(base, wish, steps, chance);
  const judged = choices
    .map((choice) => ({
      choice,
      worth: choice.worth + wetWalls(choice.places, wish) + turning(base, choice, wish),
    }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, shell.house ? DRAWN.another : DRAWN.first);
  let best: Plan | undefined;
  for (const { choice, worth } of judged) {
    // What is drawn to the end adds at most so much.
    if (best && worth + 30 < best.score) break;
    const plan = drawn(program, wish, shell, { ...choice, worth }, doors);
    if (!plan || (best && plan.score <= best.score)) continue;
    best = plan;
  }
  return best;
}

/** What has its place to be found, the bulky things first; what stands from before is left where it is. */
function stepsOf(
  program: string,
  wish: BathWish,
  base: Draft,
  doors: readonly Entry[],
  likes: Likes,
): Step[] {
  const standing = (role: Role): boolean => base.items.some((i) => STANDS_FOR[role].includes(i.kind));
  const told = PROGRAMS[program]?.roles ?? [];
  // A room around the toilet is bulkier than anything in the bath.
  const order = wish.toiletRoom ? ['toilet' as const, ...told.filter((r) => r !== 'toilet')] : told;
  const roles = order.filter((role) => !standing(role));
  const outside = outsideTold(wish.brief, base);
  const step = (role: Role, optional?: number): Step => ({
    role,
    places: SIDES.flatMap((side) =>
      base.wallsAt(side).flatMap((wall) =>
        optionsFor(role, program, wish, base, wall)
          .flatMap((option) =>
            [...placesOf(base, option, wall)].map((place) =>
              asTold(liked(place, base, likes, outside), base),
            ),
          )
          .sort((a, b) => b.worth - a.worth)
          .slice(0, role === 'linen' ? PLACES.linen : wish.sqFt < SMALL ? PLACES.small : PLACES.other),
      ),
    ),
    ...(optional === undefined ? {} : { optional }),
  });
  const [first, other] = doorsTold(wish.brief, base.shell);
  const placesOn = (sides: readonly Side[] = SIDES): readonly Place[] =>
    doors.flatMap(({ place }) => (sides.includes(place.side) ? [place] : []));
  const entry: Step[] = isOpened(base.shell)
    ? standingEntry(base).map((place) => ({ role: 'door', places: [place] }))
    : [{ role: 'door', places: placesOn(first?.sides) }];
  const second: Step[] =
    (wish.twoDoors || other) && !isOpened(base.shell)
      ? [
          {
            role: 'door',
            places: placesOn((other ?? first)?.sides),
            optional: other ? MISSING['door told'] : MISSING.door,
          },
        ]
      : [];
  const extras: Step[] = [
    ...(wish.dogWash ? [step('dog-wash', MISSING['dog-wash'])] : []),
    ...(wish.laundry && !standing('laundry') ? [step('laundry', MISSING.laundry)] : []),
    ...(wish.apart ? [step('second-basin', MISSING['second-basin'])] : []),
    ...(wish.bench && !standing('bench') ? [step('bench', MISSING.bench)] : []),
  ];
  // A vanity of a size that was told takes its wall before a cabinet does.
  const linenFirst = wish.linen && !sizeOf(wish.brief, 'vanity');
  const linen: Step[] =
    (wish.linen || (wish.sqFt >= 55 && wish.level !== 'spare')) && !standing('linen')
      ? [step('linen', wish.linen ? MISSING.linen : 0)]
      : [];
  return [
    ...entry,
    ...second,
    ...roles.slice(0, -2).map((r) => step(r)),
    ...extras,
    ...(linenFirst ? linen : []),
    ...roles.slice(-2).map((r) => step(r)),
    ...(linenFirst ? [] : linen),
  ];
}

/** The walls that words call outside walls. */
const outsideTold = ({ openingsAt = [] }: Brief, { shell }: Draft): readonly Side[] =>
  openingsAt.filter(({ opening }) => opening === 'outside-wall').flatMap((told) => sidesTold(shell, told));

/** A place with what speaks for its wall: chance, a wall told to hold the pipes, another idea. */
function liked(place: Place, base: Draft, likes: Likes, outside: readonly Side[]): Place {
  const told = base.shell.walls.filter((wall) => wall.wet).map((wall) => wall.side);
  const onWet = told.length > 0 && place.wet.some((side) => told.includes(side)) ? 24 : 0;
  const wet = Math.max(0, ...place.wet.map((side) => likes[side])) / 2;
  const vented = place.role === 'laundry' && outside.includes(place.side) ? VENTED : 0;
  return { ...place, worth: place.worth + onWet + wet + vented + base.liked(place.side) / 2 };
}

/** What it is worth in a bath that a thing stands where it was told, beside {@link worthAsTold}: its walls are few. */
const TOLD = 3;

/** A place with what it is worth that words put the thing there. */
function asTold(place: Place, base: Draft): Place {
  const { option, spot } = place;
  if (!base.shell.told || !option || !spot) return place;
  return { ...place, worth: place.worth + TOLD * worthAsTold(base, option, spot, option.off ?? 0) };
}

function optionsFor(
  role: Role,
  program: string,
  wish: BathWish,
  base: Draft,
  wall: Parameters<typeof tubsAlong>[0],
): readonly Option[] {
  switch (role) {
    case 'tub-shower':
      return [
        ...(wish.compartment ? compartments(wall, wish, base) : []),
        ...tubsAlong(wall, wish, true, base),
      ];
    case 'tub':
      return tubsAlong(wall, wish, false, base);
    case 'shower':
      return [
        ...(program === 'wet-room' ? wetZones(wall, wish, base) : []),
        ...showersAlong(wall, wish, base),
      ];
    case 'toilet':
      return toilets(wish, base.shell.ceilingIn);
    case 'vanity':
      return basins(wish, program, base);
    case 'second-basin':
      return basins(wish, program, base).map((option) => ({ ...option, role: 'second-basin' }));
    case 'laundry':
      return laundries(wish, wall);
    case 'linen':
      return linens(wish, base.shell.ceilingIn);
    case 'dog-wash':
      return dogWashOptions(base);
    case 'bench':
      return benches(wish);
  }
}

const curblessOf = (place: Place): boolean =>
  place.option?.pieces.some((p) => p.kind === 'shower' && p.traits?.curbless === true) ?? false;

function turning(base: Draft, choice: Choice, wish: BathWish): number {
  if (wish.access !== 'wheelchair' && wish.access !== 'walker') return 0;
  const all = choice.places.flatMap((p) => p.solids);
  const free = choice.places.filter((p) => !curblessOf(p)).flatMap((p) => p.solids);
  const worth = wish.access === 'wheelchair' ? 40 : 20;
  return turns(base, all) ? worth : turns(base, free) ? worth * 0.7 : 0;
}

/** A choice as a finished room. */
function drawn(
  program: string,
  wish: BathWish,
  shell: Shell,
  found: Choice,
  doors: readonly Entry[],
): Plan | undefined {
  if (shell.house && !shell.house.accepts(stood(shell, found).items)) return undefined;
  const choice = tidied(new Draft(shell), wish, found);
  const draft = new Draft(shell);
  for (const place of choice.doors) {
    const entry = doors.find((d) => d.place === place);
    if (entry) draft.open(entry.opening);
  }
  stood(shell, choice, draft);
  turnDrains(draft);
  tellEntries(draft, choice);
  const { doorsMeet, at, everywhere } = walkable(draft);
  const enclosed = draft.items.some((i) => i.kind === 'partition-door');
  const needed = draft.items.filter(
    (i) =>
      ['toilet', 'vanity', 'pedestal-sink', 'shower', 'bathtub', 'washer'].includes(i.kind) &&
      !(enclosed && (i.kind === 'toilet' || (wish.compartment && i.kind === 'bathtub'))) &&
      !isInShower(draft, i),
  );
  if (!doorsMeet || needed.some((i) => !at(inFront(rectOf(i.box), i.facing, 18)))) return undefined;
  let worth = choice.worth - (!draft.plain && !everywhere ? CUT_OFF : 0);
  const unmet: string[] = [];
  const pane = isOpened(shell) ? undefined : bestPane(draft, wish);
  if (pane) {
    draft.open(pane.opening);
    worth += pane.worth;
    // "A pair of windows": the further ones in the wall of the first.
    const { count = 1 } = windowTold(wish.brief) ?? {};
    for (let i = 1; i < Math.min(count, MOST_PANES); i++) {
      const next = bestPane(draft, wish, pane.side);
      if (next) draft.open(next.opening);
      else worth -= LACKS_PANE;
    }
  } else if (!isOpened(shell) && windowTold(wish.brief)?.at !== 'none') worth -= 12;
  finishShowers(draft, wish.brief, wish);
  setFittings(draft, wish, unmet);
  worth += draft.items.some((i) => i.kind === 'mirror' || i.kind === 'medicine-cabinet') ? 0 : -25;
  unmet.push(...leftOut(choice, wish, draft), ...stooped(choice, draft));
  const exterior = pane?.side ?? shell.house?.exterior[0] ?? outsideOf(draft);
  return { draft, exterior: [exterior], layout: layoutName(program, draft), unmet, score: worth };
}

/** So many windows a bathroom has at most, and what each of them that finds no place is worth. */
const MOST_PANES = 4;
const LACKS_PANE = 30;

/** A room with what a choice sets in it. */
function stood(shell: Shell, { places }: Choice, draft = new Draft(shell)): Draft {
  for (const { option, spot } of places)
    if (option && spot) stand(draft, option, spot, { group: 'bath', off: option.off ?? 0 });
  return draft;
}

/** A bath without a window has its outside wall where no door is. */
const outsideOf = (draft: Draft): Side =>
  SIDES.find((side) => !draft.openings.some((o) => o.side === side)) ?? 'north';

/** Says over which fixtures a roof is lower than codes and designers ask. */
function stooped({ places }: Choice, draft: Draft): string[] {
  return places.flatMap((place) => {
    const [body] = place.solids;
    const low = place.role === 'door' || !body ? 0 : lowUnderRoof(draft, place.role, place.front, body);
    return low > 0.5
      ? [
          `The roof over the ${place.role.replaceAll('-', ' ')} is ${Math.ceil(low)} in lower than one stands there: a dormer or another place would give that height.`,
        ]
      : [];
  });
}

function leftOut(choice: Choice, wish: BathWish, draft: Draft): string[] {
  const out: string[] = [];
  if (choice.without.includes('laundry')) out.push(NO_LAUNDRY);
  if (choice.without.includes('dog-wash'))
    out.push('A dog wash was left out: no corner of 36 by 32 in is free for it.');
  if (wish.double && !draft.items.some((i) => i.kind === 'vanity' && (i.traits?.sinks ?? 1) > 1))
    out.push(NO_DOUBLE);
  if (choice.without.includes('bench')) out.push('A bench was left out: no wall has the place for it.');
  if (wish.linen && choice.without.includes('linen')) out.push(NO_LINEN);
  if (wish.compartment && !draft.items.some((i) => i.kind === 'partition-door')) out.push(NO_COMPARTMENT);
  if (wish.toiletRoom && !draft.items.some((i) => i.kind === 'partition-door')) out.push(NO_TOILET_ROOM);
  if (wish.twoDoors && draft.openings.filter((o) => o.kind !== 'window').length < 2)
    out.push('A second door was left out: no other wall has the place for it.');
  if (wish.access === 'wheelchair') {
    const floor = draft
      .solids()
      .filter((i) => !(i.kind === 'shower' && i.traits?.curbless === true) && i.kind !== 'shower-bench')
      .map((i) => rectOf(i.box));
    if (!turns(draft, floor))
      out.push('A turning circle of 60 in does not fit: this bath is too small for one.');
  }
  const said = windowTold(wish.brief);
  if (said?.opening === 'window' && said.at !== 'none' && !draft.openings.some((o) => o.kind === 'window'))
    out.push('The window found no place on the wall that was told.');
  return out;
}

/** The drain of a built-in tub is at the end where the other pipes are. */
function turnDrains(draft: Draft): void {
  const pipes = draft.items
    .filter((i) => i.kind === 'toilet' || i.kind === 'vanity' || i.kind === 'pedestal-sink')
    .map((i) => opposite(i.facing));
  for (const [index, item] of draft.items.entries()) {
    if (item.kind !== 'bathtub' || item.traits?.drain === 'centre') continue;
    const r = rectOf(item.box);
    const ends: [Side, Side] = runsEast(item.facing) ? ['west', 'east'] : ['south', 'north'];
    const atWall = ends.filter((side) => draft.reach(r, side) < 2.5);
    const end = atWall.find((side) => pipes.includes(side)) ?? atWall[0] ?? ends[0];
    const left = DRAWN_LEFT[item.facing] === end;
    draft.items[index] = { ...item, traits: { ...item.traits, drain: left ? 'left' : 'right' } };
  }
}

/** At which end each shower is entered, as its symbol is drawn. */
function tellEntries(draft: Draft, { places }: Choice): void {
  const entry = places.find((p) => p.role === 'shower')?.option?.entry;
  if (!entry) return;
  for (const [index, item] of draft.items.entries()) {
    if (item.kind !== 'shower' || isDogWash(item)) continue;
    const low: Side = runsEast(item.facing) ? 'west' : 'south';
    const left = (DRAWN_LEFT[item.facing] === low) === (entry === 'low');
    draft.items[index] = { ...item, traits: { ...item.traits, entryEnd: left ? 'left' : 'right' } };
  }
}

function layoutName(program: string, draft: Draft): string {
  const twin = draft.items.some((i) => i.kind === 'vanity' && (i.traits?.sinks ?? 1) > 1);
  return `${PROGRAMS[program]?.name ?? 'Bathroom'}${twin ? ' with a double vanity' : ''}`;
}
