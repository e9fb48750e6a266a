import { type Brief, isGlazed, SIDES, type Side } from '@plumbline/concept';
import { lengthsOf, refuses, sizeOf, wants } from '../../brief/brief.js';
import { countAskedFor } from '../../brief/features/furniture-features.js';
import { centre, opposite, rectOf } from '../../geometry/geometry.js';
import { hangTv } from '../bedroom/bedroom-things.js';
import { hangCentre, standRecessedLights } from '../electrical/lights.js';
import { Draft, type Shell } from '../floor/draft.js';
import { type Group, type PlaceOptions, placeFirst, placeGroup, type Spot, single } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { largestBare, seatsIn } from '../floor/use-of-floor.js';
import { setAsked } from '../furniture/asked.js';
import { diningFor } from '../furniture/dining.js';
import { dress } from '../furniture/dress.js';
import { chairs, tellSecondChair } from '../furniture/easy-chairs.js';
import { fillFloor } from '../furniture/fill-floor.js';
import { aside, barGroup, bookcase, central, deskSpot, desks, grant } from '../furniture/furnish.js';
import { setPlayTable } from '../furniture/games.js';
import { namesPieces, setPieces } from '../furniture/pieces.js';
import { type SeatingWish, seatingGroups } from '../furniture/seating.js';
import { faultsOfSofas } from '../furniture/seats-worth.js';
import { windowSeat } from '../furniture/window-seat.js';
import { sidesTold } from '../openings/told-openings.js';
import { keepWaysIn, openWays, outsideWalls } from '../openings/ways.js';
import { bestAttempt, entrySide } from '../search/attempts.js';

export const LEAST_LIVING = { widthIn: 84, depthIn: 84 } as const;

const ATTEMPTS = 8;
/** Two sofas that face each other before a fire have few places. */
const OF_FACING = 16;
/** Wishes for seats before a screen or a fire. */
const SEATS = ['sofa', 'sectional', 'tv', 'facing-sofas', 'fireplace', 'sleeper-sofa'];
/** What it is worth that the fireplace stands where it was told. */
const HEARTH_AS_TOLD = 40;

/** Plans a living room: seating before its focus first, then what was wished, then what finishes a room. */
export function planLivingRoom(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  if (Math.min(shell.widthIn, shell.depthIn) < 84) return undefined;
  const attempts = wants(brief, 'facing-sofas') ? OF_FACING : ATTEMPTS;
  const told = brief.openingsAt?.some(({ opening }) => opening === 'fireplace');
  return bestAttempt(shell, attempts, () => attempt(brief, shell, chance), told ? ATTEMPTS : 0);
}

/** The walls that words put the fireplace on; nothing where none was told. */
function hearthTold(
  { openingsAt = [] }: Brief,
  shell: Shell,
  entry: Side,
): Pick<PlaceOptions, 'sides' | 'only'> | undefined {
  const told = openingsAt.find(({ opening }) => opening === 'fireplace');
  if (!told) return undefined;
  const only = told.along === 'middle' ? 'centre' : told.along;
  return { sides: sidesTold(shell, told, entry), ...(only ? { only } : {}) };
}

function attempt(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const draft = new Draft(shell);
  const unmet: string[] = [];
  const entry = entrySide(shell, chance);
  const hearth = hearthTold(brief, shell, entry);
  const walls = outsideWalls(shell, entry, 2, chance);
  // Windows leave the wall of the fireplace to it, where there is another.
  const free = walls.filter((side) => shell.house || !hearth?.sides?.includes(side));
  const exterior = (free.length > 0 ? free : walls) as typeof walls;
  const cased = !wants(brief, 'barn-door') && (brief.layouts.includes('open-concept') || chance.next() < 0.6);
  if (!openWays(draft, { exterior, entry, door: cased ? 'cased' : 'hinged', windows: 2 }, brief, chance))
    return undefined;
  keepWaysIn(draft);

  const fire = wants(brief, 'fireplace') || brief.layouts.includes('fireplace-focus');
  const screen = wants(brief, 'home-theater');
  const focus: SeatingWish['focus'] = fire
    ? 'fireplace'
    : screen
      ? 'screen'
      : refuses(brief, 'tv')
        ? 'none'
        : 'tv';
  const big = shell.widthIn * shell.depthIn >= 200 * 144;
  const people = countAskedFor(brief.wanted, 'seats');
  const talk =
    wants(brief, 'conversation') || brief.layouts.includes('conversation') || wants(brief, 'armchairs');
  const wish: SeatingWish = {
    focus,
    noTv: refuses(brief, 'tv'),
    sectional: wants(brief, 'sectional') || (screen && !wants(brief, 'sofa')),
    chairs: refuses(brief, 'armchairs')
      ? 0
      : wants(brief, 'armchairs') ||
          wants(brief, 'conversation') ||
          brief.layouts.includes('conversation') ||
          big
        ? 2
        : 1,
    chairsAsked: wants(brief, 'armchairs'),
    facing: wants(brief, 'facing-sofas'),
    builtIns: wants(brief, 'built-ins') || wants(brief, 'media-wall'),
    sleeper: wants(brief, 'sleeper-sofa'),
    recliners: wants(brief, 'recliner') && !wants(brief, 'sofa') && !wants(brief, 'sectional'),
    sofaIn: (sizeOf(brief, 'sectional') ?? sizeOf(brief, 'sofa'))?.widthIn,
    tvIn: sizeOf(brief, 'tv')?.widthIn,
    ...(people ? { people } : talk ? { people: 5 } : {}),
  };
  const liked = Object.fromEntries(
    SIDES.map((s) => [s, s === opposite(entry) ? 12 : s === entry ? -10 : 6]),
  ) as Record<Side, number>;
  let score = 0;
  const wished = (name: string) => wants(brief, name);
  const table = (toCorner: boolean): void => {
    score += setDining(draft, brief, unmet, toCorner) ? 25 : 0;
  };
  // A table for many needs more free floor than seats at a wall: it may come first.
  const tableFirst = wished('dining-table') && chance.flip();
  if (tableFirst) table(true);
  // What was named has its place before the sofas that any living room has; of those that were named either comes first.
  const named = () => {
    if (wished('piano')) score += setAsked(draft, only(brief, ['piano', 'grand-piano']), unmet);
    if (wished('game-room')) score += setPlayTable(draft, unmet) ? 18 : 0;
    score += setPieces(draft, brief, unmet);
  };
  const names = namesPieces(brief) || wished('piano') || wished('game-room');
  const seatsFirst = names && SEATS.some(wished) && chance.flip();
  if (!seatsFirst) named();
  const groups = seatingGroups(draft, wish);
  const facing = central(liked);
  // Nobody likes to sit with the back to a window: who looks at a wall has the one across behind.
  const seated = (spot: Spot): number =>
    facing(spot) - (draft.openings.some((o) => isGlazed(o) && o.side === opposite(spot.side)) ? 9 : 0);
  const place = (where: Pick<PlaceOptions, 'sides' | 'only'> = {}): number =>
    groups.findIndex(
      (g) => placeGroup(draft, g, { group: 'seating', prefer: seated, ...where }) !== undefined,
    );
  const told = fire && hearth ? place(hearth) : -1;
  const at = told >= 0 ? told : place();
  if (fire && hearth && told < 0) unmet.push('The fireplace found no place on the wall where you have it.');
  else if (told >= 0) score += HEARTH_AS_TOLD;
  if (at >= 0) score += 80 - at;
  else {
    // Too small for seats before a focus: a sofa alone at a wall.
    if (!placeFirst(draft, sofasAlone(wish.sleeper ?? false), { group: 'seating', prefer: central() }))
      return undefined;
    const sofa = draft.items.find(({ kind }) => kind === 'sofa');
    if (!sofa && ['sofa', 'sleeper-sofa', 'sectional'].some(wished))
      unmet.push('A sofa was left out: beside what else was asked for, no wall is free for it.');
    if (wished('tv') && sofa) hangTv(draft, sofa, unmet);
    if (fire) unmet.push('A fireplace was left out: no wall has the place for one with seats before it.');
    if (wants(brief, 'sectional'))
      unmet.push('A sectional sofa was left out: this room holds a smaller one.');
  }
  if (seatsFirst) named();
  if (wished('dining-table') && !tableFirst) table(false);
  const built = wish.builtIns;
  const flanked = draft.items.some((i) => i.kind === 'bookcase');
  if ((built && !flanked) || wished('bookcase')) {
    score += grant(
      draft,
      unmet,
      built || wished('bookcase'),
      'Shelving',
      lengthsOf(brief, 'bookcase', [96, 72, 48, 36]).map((w) =>
        bookcase(w, built, Math.min(84, shell.ceilingIn - 2)),
      ),
      { group: 'storage', prefer: aside() },
    )
      ? 10
      : -10;
  }
  if (wished('desk'))
    score += grant(draft, unmet, true, 'A desk', desks(brief), {
      group: 'desk',
      prefer: deskSpot(draft, wished('video-calls')),
    })
      ? 20
      : 0;
  const wet = !wished('dry-bar');
  if (wished('bar'))
    score += grant(draft, unmet, true, 'A bar', [barGroup(84, wet), barGroup(72, wet), barGroup(60, false)], {
      group: 'bar',
      prefer: aside(),
    })
      ? 20
      : 0;
  if (wished('window-seat')) {
    if (windowSeat(draft)) score += 15;
    else unmet.push('A window seat was left out: no window has free floor under it.');
  }
  if (wished('reading-nook')) {
    score += grant(
      draft,
      unmet,
      true,
      'A reading corner',
      [
        {
          along: 52,
          deep: 44,
          pieces: [
            { kind: 'armchair', t: 2, n: 2, along: 32, deep: 34, height: 38, traits: { form: 'wingback' } },
            { kind: 'floor-lamp', t: 37, n: 3, along: 14, deep: 14, height: 62 },
          ],
          clear: [{ t: 0, n: 36, along: 36, deep: 18 }],
          keep: [{ t: 0, n: 0, along: 52, deep: 54 }],
        },
      ],
      { group: 'reading', only: 'corner', prefer: () => chance.next() },
    )
      ? 15
      : 0;
  }
  if (wished('storage'))
    grant(
      draft,
      unmet,
      true,
      'A sideboard',
      [
        single('cabinet', 72, 18, 34, 30, { label: 'Sideboard 72', traits: { use: 'sideboard' } }),
        single('cabinet', 48, 16, 34, 30, { label: 'Sideboard 48', traits: { use: 'sideboard' } }),
      ],
      { group: 'storage', prefer: aside() },
    );
  for (const name of wished('two-recliners') ? ['A recliner', 'A second recliner'] : ['A recliner'])
    if (wished('recliner') && !wish.recliners)
      score += grant(draft, unmet, true, name, chairs(brief), {
        group: 'reading',
        prefer: (s) => towardTv(draft, s),
      })
        ? 15
        : 0;
  if (wished('toys') || wished('play-area'))
    score += grant(
      draft,
      unmet,
      true,
      'Toy storage',
      [72, 60, 48, 36].map((w) =>
        single('cabinet', w, 16, 30, 30, { label: `Toy storage ${w}`, traits: { use: 'toys' } }),
      ),
      { group: 'play', prefer: aside() },
    )
      ? 10
      : 0;
  score += setAsked(draft, brief, unmet);
  fillFloor(draft, brief, big && !refuses(brief, 'dining-table'));
  if (big) placeGroup(draft, single('console-table', 48, 14, 32, 24), { group: 'decor', prefer: aside() });
  placeGroup(draft, single('floor-lamp', 14, 14, 62), {
    group: 'decor',
    only: 'corner',
    prefer: () => chance.next(),
  });
  dress(draft, brief, chance);
  if (wished('ceiling-fan')) hangCentre(draft, 'ceiling-fan');
  else if (wished('chandelier')) hangCentre(draft, 'chandelier');
  standRecessedLights(draft, 72);

  const { doorsMeet, at: reached } = walkable(draft);
  if (!doorsMeet) score -= 60;
  if (!draft.items.some((i) => i.kind === 'sofa' || i.kind === 'sectional')) score -= 20;
  score -=
    draft.items
      .filter((i) => i.kind === 'desk' || i.kind === 'piano')
      .filter(
        (i) => !reached({ x: i.box.x - 12, y: i.box.y - 12, w: i.box.widthIn + 24, d: i.box.depthIn + 24 }),
      ).length * 30;
  if (hearth && told < 0) score -= 40;
  if (wished('tv') && !draft.items.some((i) => i.kind === 'tv' || i.kind === 'projector-screen')) score -= 40;
  if (wish.facing && draft.items.filter((i) => i.kind === 'sofa').length < 2) score -= 60;
  const bends = draft.items.some((i) => i.kind === 'sectional');
  if (wished('sectional') && !bends && !unmet.some((said) => said.startsWith('A sectional')))
    unmet.push('A sectional sofa was left out: this room holds a smaller one.');
  else if (wish.sectional && !bends) score -= 40;
  tellSecondChair(draft, brief, unmet);
  score -= unmet.length * 40 + faultsOfSofas(draft);
  if (largestBare(draft, 72, 96)) score -= 15;
  const short = people ? people - seatsIn(draft) : 0;
  if (short > 0) {
    unmet.push(
      `Seating for ${people} became seating for ${seatsIn(draft)}: more has no place around one table here.`,
    );
    score -= 25 * short;
  }
  const name =
    focus === 'fireplace'
      ? 'Living room around a fireplace'
      : focus === 'screen'
        ? 'Media living room'
        : 'Living room';
  return {
    draft,
    exterior,
    layout: at >= 0 ? name : 'Small living room',
    unmet,
    score: score + chance.next(),
  };
}

/** A sofa by itself at a wall, and an armchair where none fits; one that unfolds keeps the floor for that. */
const sofasAlone = (sleeper: boolean): readonly Group[] => [
  ...[84, 72, 60].map((w) =>
    single('sofa', w, w > 80 ? 36 : 34, 32, sleeper ? 54 : 22, {
      label: `${sleeper ? 'Sleeper sofa' : 'Sofa'} ${w}`,
      traits: { seats: w > 80 ? 3 : 2, arms: w > 80 ? 'track' : 'slim', ...(sleeper ? { sleeper } : {}) },
    }),
  ),
  single('armchair', 32, 32, 32, 18, { traits: { form: 'lounge' } }),
];

/** The brief with no wishes but these. */
const only = (brief: Brief, ids: readonly string[]): Brief => ({
  ...brief,
  wanted: brief.wanted.filter((id) => ids.includes(id)),
});

/** Sets the table wished for; says where it seats fewer. */
export function setDining(draft: Draft, brief: Brief, unmet: string[], toCorner = false): boolean {
  const people = countAskedFor(brief.wanted, 'dining') ?? (brief.category === 'other' ? 4 : 6);
  const seated = diningFor(draft, people, {
    around: 28,
    group: 'dining',
    toCorner,
    size: sizeOf(brief, 'dining-table'),
    round: wants(brief, 'round-table'),
  });
  if (seated === 0) unmet.push('A dining table was left out: this room has no free place for it.');
  else if (countAskedFor(brief.wanted, 'dining') && seated < people)
    unmet.push(`A table for ${people} became one for ${seated}: a longer one leaves no way around it.`);
  return seated > 0;
}

/** Likes to look at the television from nearby. */
function towardTv(draft: Draft, spot: Spot): number {
  const tv = draft.items.find((i) => i.kind === 'tv');
  if (!tv) return aside()(spot);
  const [a, b] = [centre(rectOf(tv.box)), centre(spot.rect)];
  return -Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 100) / 3 + (spot.side === tv.facing ? 20 : 0);
}
