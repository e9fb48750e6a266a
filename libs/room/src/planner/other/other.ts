import { type Brief, isOf, type Purpose, SIDES, type Side } from '@plumbline/concept';
import { lengthsOf, wants, withoutFeature } from '../../brief/brief.js';
import { countAskedFor } from '../../brief/features/furniture-features.js';
import { inFront, opposite, rectOf } from '../../geometry/geometry.js';
import { bathsFor } from '../basement/enclosed.js';
import { finishShowers } from '../bath/bathroom.js';
import { setDogWash } from '../bath/dog-wash.js';
import { hangCentre, standRecessedLights } from '../electrical/lights.js';
import { Draft, type Shell } from '../floor/draft.js';
import { type Group, placeFirst, placeGroup, single } from '../floor/place.js';
import { type Plan } from '../floor/plan.js';
import { type Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { seatsIn } from '../floor/use-of-floor.js';
import { setAsked } from '../furniture/asked.js';
import { setDining } from '../furniture/dining.js';
import { dress } from '../furniture/dress.js';
import { chairPair, tellSecondChair } from '../furniture/easy-chairs.js';
import { fillFloor } from '../furniture/fill-floor.js';
import {
  aside,
  barGroup,
  bookcase,
  central,
  chinaCabinet,
  coveredWindows,
  deskSpot,
  desks,
  GUEST_BEDS,
  grant,
  hearths,
  LAUNDRY,
  nearWindow,
  utilitySink,
} from '../furniture/furnish.js';
import { GAMES, setGame } from '../furniture/games.js';
import { bicycle, gymGroups, machines, wallMirror } from '../furniture/gym.js';
import { LOUNGER, loungerAlone, loungerPair } from '../furniture/loungers.js';
import { pianos } from '../furniture/pianos.js';
import { askedPieces, namesPieces, setPieces, usedFor } from '../furniture/pieces.js';
import { playCorner, playFloor } from '../furniture/play.js';
import { seatingGroups } from '../furniture/seating.js';
import { faultsOfSofas } from '../furniture/seats-worth.js';
import { setRows, wantsRows } from '../furniture/theater-rows.js';
import { windowSeat } from '../furniture/window-seat.js';
import { setCraftTable } from '../furniture/workshop.js';
import { keepWaysIn, openWays, outsideWalls, type Ways } from '../openings/ways.js';
import { bestAttempt, entrySide } from '../search/attempts.js';
import { furnishLaundry } from './laundry.js';
import { entryBench, furnishMudroom } from './mudroom.js';
import { furnishPantry, isPantryRoom } from './pantry.js';

export const LEAST_OTHER = { widthIn: 54, depthIn: 54 } as const;

const ATTEMPTS = 6;
/** Square inches of a dining room for six, where nobody said how many. */
const SMALL_DINING = 150 * 144;
/** A table for many leaves few places for a sideboard: they are looked for longer. */
const OF_DINING = 12;

const NAMES: Readonly<Record<Purpose, string>> = {
  open: 'Open room',
  laundry: 'Laundry room',
  dining: 'Dining room',
  mudroom: 'Mudroom',
  playroom: 'Playroom',
  gym: 'Home gym',
  sunroom: 'Sunroom',
  library: 'Library',
  media: 'Media room',
  craft: 'Craft room',
  music: 'Music room',
};

/** Plans a room by what it is for; without a word on that, a room to sit in with its middle left open. */
export function planOther(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  if (Math.min(shell.widthIn, shell.depthIn) < 48) return undefined;
  // Much that is named for short walls is tried longer as well.
  const longer = brief.purpose === 'dining' || namesPieces(brief);
  const attempts = longer ? OF_DINING : ATTEMPTS;
  return bestAttempt(shell, attempts, () => attempt(brief, shell, chance));
}

function attempt(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const draft = new Draft(shell);
  const unmet: string[] = [];
  const { purpose } = brief;
  const entry = entrySide(shell, chance);
  const sunny = purpose === 'sunroom';
  const pantry = isPantryRoom(brief);
  // A sunroom stands out of the house with three walls.
  const exterior: readonly [Side, ...Side[]] =
    sunny && !shell.house
      ? ([opposite(entry), ...SIDES.filter((s) => s !== entry && s !== opposite(entry))] as [Side, ...Side[]])
      : outsideWalls(shell, entry, 2, chance);
  const overCounters = pantry || purpose === 'laundry' || purpose === 'mudroom';
  const ways: Ways = {
    exterior,
    entry,
    door: sunny || purpose === 'dining' || (purpose === 'open' && !pantry) ? 'cased' : 'hinged',
    windows: sunny
      ? 4
      : pantry || purpose === 'media' || purpose === 'laundry' || purpose === 'mudroom'
        ? 1
        : 2,
    windowWidth: sunny ? 48 : 36,
    sill: sunny ? 18 : overCounters ? 48 : 30,
    windowHeight: sunny ? 66 : overCounters ? 30 : 54,
  };
  const mudroom = purpose === 'mudroom' ? { ...brief, wanted: [...brief.wanted, 'back-door'] } : brief;
  if (!openWays(draft, ways, mudroom, chance)) return undefined;
  // A dining table stands in the middle of its room.
  if (!['laundry', 'mudroom', 'dining'].includes(purpose)) keepWaysIn(draft);
  const wished = (name: string) => wants(brief, name);
  // A bed wants more floor than anything else that may be wished for.
  if (wished('guest-room') || wished('murphy-bed'))
    grant(draft, unmet, true, 'A bed for guests', GUEST_BEDS, { group: 'bed', prefer: aside() });
  let score = 0;
  if (wished('bathroom-rough-in'))
    score += grant(draft, unmet, true, 'A bathroom', bathsFor(brief, draft), {
      group: 'bath',
      prefer: () => chance.next(),
      only: 'corner',
    })
      ? 40
      : 0;
  if (wished('dog-wash')) score += setDogWash(draft, unmet) ? 25 : 0;
  const piano = () =>
    grant(draft, unmet, true, 'A piano', pianos(wants(brief, 'grand-piano')), {
      group: 'piano',
      prefer: aside(),
    });
  // It wants a wall without windows before sofas and shelves take it; only a dining table comes first.
  if (wished('piano') && purpose !== 'music' && purpose !== 'dining') piano();
  const rowed = wantsRows(brief) && setRows(draft, brief, unmet);
  // What makes these rooms what they are wants their longest walls: it may come first.
  const early =
    (!RUNS.includes(purpose) && !pantry) ||
    // Lockers for so many want the longest wall.
    (namesPieces(brief) && countAskedFor(brief.wanted, 'lockers') === undefined && chance.flip());
  if (early) score += setPieces(draft, brief, unmet);
  score += (rowed ? 40 : 0) + furnish(draft, brief, unmet, entry, chance);
  if (!early) score += setPieces(draft, brief, unmet);
  // A craft room and a library have desks of their own.
  score += setAsked(
    draft,
    ['craft', 'library'].includes(purpose) ? withoutFeature(brief, 'desk') : brief,
    unmet,
  );
  if (
    purpose !== 'gym' &&
    !WORK_USES.some((use) => usedFor(brief, use)) &&
    purpose !== 'dining' &&
    purpose !== 'laundry' &&
    purpose !== 'mudroom' &&
    !pantry
  )
    fillFloor(
      draft,
      brief,
      (purpose === 'open' || purpose === 'sunroom') && !PLAYED.some(({ wish }) => wished(wish)),
    );

  if ((wished('laundry') || wished('stacked-laundry')) && purpose !== 'laundry' && purpose !== 'mudroom')
    score += grant(draft, unmet, true, 'A washer and dryer', LAUNDRY, {
      group: 'laundry',
      prefer: aside(),
    })
      ? 15
      : 0;
  if (wished('desk') && purpose !== 'craft' && purpose !== 'library')
    score += grant(draft, unmet, true, 'A desk', desks(brief), {
      group: 'desk',
      prefer: deskSpot(draft, wished('video-calls')),
    })
      ? 15
      : 0;
  const shelved =
    draft.items.some(
      (i) =>
        i.kind === 'bookcase' ||
        (purpose === 'laundry' && isOf(i, 'floating-shelf', 'wall-cabinet', 'tall-cabinet')),
    ) || unmet.some((said) => said.startsWith('Shelving'));
  if ((wished('bookcase') || wished('built-ins') || wished('storage')) && !shelved && purpose !== 'library') {
    score += grant(
      draft,
      unmet,
      true,
      'Shelving',
      lengthsOf(brief, 'bookcase', [96, 72, 48, 36]).map((w) => bookcase(w, wished('built-ins'))),
      { group: 'storage', prefer: aside() },
    )
      ? 10
      : 0;
  }
  if (wished('mudroom-bench') && purpose !== 'mudroom')
    grant(draft, unmet, true, 'A bench with hooks', [entryBench(60), entryBench(36)], {
      group: 'mudroom',
      prefer: aside(),
    });
  if (wished('piano') && purpose === 'dining') piano();
  if (wished('reading-nook') && purpose !== 'library' && purpose !== 'playroom')
    grant(draft, unmet, true, 'A reading corner', [readingCorner()], {
      group: 'reading',
      prefer: aside(),
    });
  finishShowers(draft, brief);
  if (wished('mirror') && purpose === 'gym')
    placeFirst(draft, [wallMirror(96), wallMirror(72), wallMirror(48)], { group: 'gym', prefer: central() });
  dress(draft, brief, chance);
  if (wished('chandelier')) {
    const table = draft.items.find((i) => i.kind === 'dining-table');
    draft.takeDown('pendant');
    hangCentre(draft, 'chandelier', table && rectOf(table.box));
  }
  if (wished('ceiling-fan') || sunny) hangCentre(draft, 'ceiling-fan');
  standRecessedLights(draft, 66);

  const { at, doorsMeet } = walkable(draft);
  if (!doorsMeet) score -= 80;
  for (const item of draft.items.filter((i) =>
    ['washer', 'bookcase', 'desk', 'bench', 'cabinet', 'tall-cabinet'].includes(i.kind),
  )) {
    if (!at(inFront(rectOf(item.box), item.facing, 18))) score -= 25;
  }
  const seats = countAskedFor(brief.wanted, 'seats');
  tellSecondChair(draft, brief, unmet);
  score -= unmet.length * 40;
  if (seats && seatsIn(draft) < seats) {
    score -= 15 * (seats - seatsIn(draft));
    unmet.push(
      `Seating for ${seats} became seating for ${seatsIn(draft)}: more has no place around one table here.`,
    );
  }
  return { draft, exterior, layout: pantry ? 'Pantry' : NAMES[purpose], unmet, score: score + chance.next() };
}

/** Rooms that are made of runs along their walls. */
const RUNS: readonly Purpose[] = ['mudroom', 'laundry', 'dining', 'library'];
/** Bars, the longest first; the shortest without a sink. */
const barsFor = (brief: Brief): readonly Group[] => [
  ...[96, 84, 72, 60].map((w) => barGroup(w, !wants(brief, 'dry-bar'))),
  barGroup(48, false),
];
/** Things of a craft room that are a table themselves. */
const WORKED_AT: ReadonlySet<string> = new Set([
  'cutting-table',
  'sewing-table',
  'pottery-wheel',
  'wedging-table',
  'loom',
  'train-table',
]);
/** Wishes for seats, which stand then beside whatever else was named. */
const SEATS = ['sofa', 'sectional', 'tv', 'armchairs', 'sleeper-sofa', 'conversation'];
/** What chairs stand across from where it is asked for. */
const SOFAS = ['sofa', 'sectional', 'sleeper-sofa', 'conversation', 'tv', 'fireplace'];
/** What a room may be for in place of sitting. */
const WORK_USES = ['gym', 'studio', 'shop', 'work'] as const;

/** The games that seats stand beside. */
const PLAYED = [
  { wish: 'pool-table', game: GAMES.pool },
  { wish: 'ping-pong', game: GAMES.pingPong },
] as const;

/** The things that make the room what it is for. Answers what they are worth. */
function furnish(draft: Draft, brief: Brief, unmet: string[], entry: Side, chance: Chance): number {
  const { purpose } = brief;
  const seen = (spot: Parameters<ReturnType<typeof central>>[0]) =>
    central()(spot) + (spot.side === opposite(entry) ? 12 : spot.side === entry ? -10 : 4);
  if (isPantryRoom(brief)) return furnishPantry(draft, brief, unmet, seen);
  switch (purpose) {
    case 'laundry':
      return furnishLaundry(draft, brief, unmet, seen);
    case 'dining': {
      const table = () =>
        setDining(
          draft,
          brief.wanted.some((id) => id.startsWith('dining-for'))
            ? brief
            : {
                ...brief,
                wanted: [
                  ...brief.wanted,
                  draft.shell.widthIn * draft.shell.depthIn < SMALL_DINING ? 'dining-for-6' : 'dining-for-8',
                ],
              },
          unmet,
        );
      const board = (widths: readonly number[]) =>
        placeFirst(
          draft,
          widths.flatMap((w) =>
            [36, 26].map((front) =>
              single('cabinet', w, 18, 34, front, { label: `Sideboard ${w}`, traits: { use: 'sideboard' } }),
            ),
          ),
          { group: 'dining', prefer: central() },
        );
      // Whichever comes first has the better place: a long sideboard may leave the table enough.
      const lengths = [72, 60, 48, 36];
      const bar =
        wants(brief, 'bar') &&
        grant(draft, unmet, true, 'A bar', barsFor(brief), { group: 'bar', prefer: aside() });
      const first = !bar && chance.flip() ? board(lengths.slice(chance.next() * lengths.length)) : undefined;
      const set = table();
      const [side] = first ?? (bar ? undefined : board(lengths)) ?? [];
      const china =
        wants(brief, 'china-cabinet') &&
        grant(draft, unmet, true, 'A china cabinet', [48, 42, 36, 30].map(chinaCabinet), {
          group: 'dining',
          prefer: aside(),
        });
      if (wants(brief, 'fireplace'))
        grant(draft, unmet, true, 'A fireplace', hearths, { group: 'hearth', prefer: central() });
      const seat = wants(brief, 'window-seat') && windowSeat(draft);
      if (wants(brief, 'window-seat') && !seat)
        unmet.push('A window seat was left out: no window has free floor under it.');
      return (
        (set ? 50 : 0) +
        (bar ? 20 : 0) +
        (china ? 15 : 0) +
        (seat ? 15 : 0) +
        (side ? Math.max(side.box.widthIn, side.box.depthIn) / 4 : 0)
      );
    }
    case 'mudroom':
      return furnishMudroom(draft, brief, unmet, seen, askedPieces(brief).length > 1 && chance.flip());
    case 'playroom': {
      // Whichever comes first has the better place: books at the window, or the floor to play on.
      const readsFirst = chance.flip();
      const read = () =>
        wants(brief, 'reading-nook') &&
        grant(draft, unmet, true, 'A reading corner', [readingCorner()], {
          group: 'reading',
          prefer: (s) => nearWindow(draft)(s) + aside()(s) / 2,
        });
      const early = readsFirst && read();
      const play = grant(
        draft,
        unmet,
        true,
        'Toy storage',
        wants(brief, 'reading-nook') ? [playCorner(), playFloor()] : [playFloor(), playCorner()],
        {
          group: 'play',
          prefer: seen,
        },
      );
      const crafts = wants(brief, 'craft-table') && setCraftTable(draft, unmet);
      const table =
        crafts ||
        placeGroup(
          draft,
          {
            along: 60,
            deep: 56,
            pieces: [
              {
                kind: 'game-table',
                t: 10,
                n: 8,
                along: 40,
                deep: 40,
                height: 29,
                label: 'Play table 40',
                traits: { use: 'play', shape: 'round' },
              },
            ],
            clear: [{ t: 0, n: 0, along: 60, deep: 56 }],
            keep: [{ t: 0, n: 0, along: 60, deep: 56 }],
          },
          { group: 'play', off: 20, prefer: central() },
        );
      const nook = readsFirst ? early : read();
      placeFirst(draft, [bookcase(48, false, 48), bookcase(36, false, 48)], {
        group: 'storage',
        prefer: aside(),
      });
      return (play ? 30 : 0) + (crafts ? 40 : table ? 12 : 0) + (nook ? 15 : 0);
    }
    case 'gym':
      // Whoever names the machines wants these.
      if (usedFor(brief, 'gym')) return 30;
      return (
        (grant(draft, unmet, true, 'Exercise equipment', gymGroups(), { group: 'gym', prefer: seen })
          ? 40
          : 0) +
        (placeFirst(draft, [machines(36), machines(16), bicycle], { group: 'gym', prefer: aside() })
          ? 10
          : 0) +
        (placeGroup(
          draft,
          single('storage-shelf', 48, 16, 60, 26, { label: 'Equipment rack 48', traits: { shelves: 3 } }),
          { group: 'gym', prefer: aside() },
        )
          ? 6
          : 0)
      );
    case 'library': {
      const seat = wants(brief, 'window-seat') && windowSeat(draft);
      const hearth =
        wants(brief, 'fireplace') &&
        grant(draft, unmet, true, 'A fireplace', hearths, { group: 'hearth', prefer: central() });
      const reading = grant(draft, unmet, true, 'A reading corner', [readingPair(), readingCorner()], {
        group: 'reading',
        prefer: (s) => nearWindow(draft)(s),
      });
      const shelves = setBookshelves(draft, wants(brief, 'shelves-on-three-walls') ? 3 : 2);
      // A partner desk is the desk of the room.
      const desk =
        !wants(brief, 'partner-desk') &&
        placeFirst(draft, desks(brief), {
          group: 'desk',
          prefer: deskSpot(draft, false),
        });
      return shelves / 8 + (hearth ? 20 : 0) + (reading ? 15 : 0) + (desk ? 12 : 0) + (seat ? 15 : 0);
    }
    case 'craft': {
      // Whoever names a cutting table or a wheel works there.
      const named = usedFor(brief, 'studio') || wants(brief, 'train-table');
      const worksAt = brief.wanted.some((id) => WORKED_AT.has(id));
      const table =
        (!worksAt || (wants(brief, 'craft-table') && !wants(brief, 'art-studio'))) &&
        setCraftTable(draft, unmet);
      const desk =
        (!named || wants(brief, 'desk')) &&
        placeFirst(draft, desks(brief, 72), {
          group: 'desk',
          prefer: deskSpot(draft, wants(brief, 'desk-window')),
        });
      const store =
        (!named || wants(brief, 'bookcase') || wants(brief, 'storage') || wants(brief, 'built-ins')) &&
        placeFirst(
          draft,
          [72, 48, 36].map((w) => bookcase(w, true)),
          { group: 'storage', prefer: aside() },
        );
      const sink =
        (wants(brief, 'utility-sink') || wants(brief, 'plain-sink')) &&
        grant(draft, unmet, true, 'A utility sink', [utilitySink], { group: 'utility', prefer: aside() });
      return (desk ? 30 : 0) + (table ? 18 : 0) + (store ? 12 : 0) + (sink ? 12 : 0);
    }
    case 'music': {
      const piano =
        (wants(brief, 'piano') || !usedFor(brief, 'music')) &&
        grant(draft, unmet, true, 'A piano', pianos(wants(brief, 'grand-piano')), {
          group: 'piano',
          prefer: seen,
        });
      const sofa = placeFirst(
        draft,
        [
          single('sofa', 84, 36, 32, 30, { label: 'Sofa 84', traits: { seats: 3, arms: 'track' } }),
          single('sofa', 60, 34, 32, 24, { label: 'Sofa 60', traits: { seats: 2, arms: 'slim' } }),
        ],
        { group: 'seating', prefer: central() },
      );
      placeFirst(draft, [bookcase(48, false), bookcase(36, false)], {
        group: 'storage',
        prefer: aside(),
      });
      return (piano ? 35 : 0) + (sofa ? 15 : 0);
    }
    case 'media':
    case 'sunroom':
    case 'open': {
      const focus =
        purpose === 'media'
          ? 'screen'
          : purpose === 'open' && wants(brief, 'tv')
            ? 'tv'
            : wants(brief, 'fireplace')
              ? 'fireplace'
              : 'none';
      const people = countAskedFor(brief.wanted, 'seats');
      let played = 0;
      const loungers =
        wants(brief, 'loungers') &&
        grant(draft, unmet, true, 'A place for loungers', [loungerPair, loungerAlone], {
          group: 'loungers',
          // Off the low sills of a sunroom.
          off: 10,
          prefer: nearWindow(draft),
        });
      if (loungers && draft.items.filter((i) => i.label === LOUNGER).length < 2)
        unmet.push('A second lounger was left out: this room has no free place for it.');
      const groups = seatingGroups(draft, {
        focus,
        noTv: !wants(brief, 'tv'),
        sectional: wants(brief, 'sectional') || purpose === 'media',
        chairs: purpose === 'media' ? 0 : 2,
        chairsAsked: purpose !== 'media' && wants(brief, 'armchairs'),
        ...(people ? { people } : {}),
        builtIns: wants(brief, 'built-ins'),
        sleeper: false,
        recliners: wants(brief, 'recliner'),
      });
      for (const { wish, game } of PLAYED)
        if (wants(brief, wish) && setGame(draft, unmet, game, chance.flip())) played += 25;
      const tableFirst = wants(brief, 'dining-table') && chance.flip();
      if (tableFirst) setDining(draft, brief, unmet, true);
      // Who asked for loungers and a table asked for no sofa.
      const rowed = draft.items.some(({ group }) => group === 'seating');
      const sofas =
        !rowed &&
        (people !== undefined ||
          SEATS.some((id) => wants(brief, id)) ||
          !(
            (wants(brief, 'loungers') && wants(brief, 'dining-table')) ||
            wants(brief, 'daybed') ||
            WORK_USES.some((use) => usedFor(brief, use))
          ));
      // Two chairs alone were asked for: no sofa comes with them.
      const pair =
        wants(brief, 'armchairs') && !SOFAS.some((id) => wants(brief, id)) && people === undefined
          ? placeFirst(draft, [chairPair], {
              group: 'seating',
              prefer: seen,
              // Off the low sills of a sunroom.
              off: purpose === 'sunroom' ? 8 : 0,
            })
          : undefined;
      const seated =
        sofas &&
        !pair &&
        groups.some((g) =>
          placeGroup(draft, g, { group: 'seating', off: focus === 'none' ? 20 : 0, prefer: seen }),
        );
      const small =
        !seated &&
        !pair &&
        sofas &&
        placeFirst(
          draft,
          [
            single('sofa', 72, 34, 32, 24, { label: 'Sofa 72', traits: { seats: 2, arms: 'slim' } }),
            single('armchair', 30, 32, 32, 20, { traits: { form: 'lounge' } }),
          ],
          { group: 'seating', prefer: seen },
        );
      if (wants(brief, 'dining-table') && !tableFirst) setDining(draft, brief, unmet);
      if (wants(brief, 'bar'))
        grant(draft, unmet, true, 'A bar', barsFor(brief), { group: 'bar', prefer: aside() });
      if (purpose === 'open')
        placeFirst(draft, [bookcase(72, false), bookcase(48, false), bookcase(36, false)], {
          group: 'storage',
          prefer: aside(),
        });
      if (purpose === 'sunroom')
        for (let i = 0; i < 4; i++)
          placeGroup(draft, single('plant', 22, 22, 54, 0, { underWindow: true }), {
            group: 'decor',
            // At the glass, that to the south first.
            prefer: (s) => coveredWindows(draft, s) * 2 + (s.side === 'south' ? 40 : 0) + aside()(s) / 4,
          });
      const crossed = purpose === 'sunroom' ? 0 : faultsOfSofas(draft);
      return (
        played +
        5 * Math.min(6, seatsIn(draft)) +
        (loungers ? 40 : 0) +
        (seated || rowed || pair ? 45 : small ? 25 : sofas ? -20 : 0) -
        crossed
      );
    }
  }
}

/** Shelves built in along so many walls; answers how many inches they come to. */
function setBookshelves(draft: Draft, walls: number): number {
  let inches = 0;
  const taken = new Set<Side>();
  const high = Math.min(84, draft.shell.ceilingIn - 2);
  const cases = [144, 120, 96, 84, 72, 60, 48, 36].map((w) => bookcase(w, true, high));
  // A wall each first, then whatever is left of them: shelves to both sides of a window.
  for (let i = 0; i < walls + 2; i++) {
    const [set] =
      placeFirst(draft, cases, {
        group: 'storage',
        prefer: central(),
        sides: SIDES.filter((side) => (i < walls ? !taken.has(side) : taken.has(side))),
      }) ?? [];
    if (!set) continue;
    taken.add(opposite(set.facing));
    inches += Math.max(set.box.widthIn, set.box.depthIn);
  }
  return inches;
}

/** Two wingback chairs with a table between. */
const readingPair = (): Group => ({
  along: 92,
  deep: 40,
  pieces: [
    { kind: 'armchair', t: 2, n: 2, along: 32, deep: 34, height: 38, traits: { form: 'wingback' } },
    { kind: 'side-table', t: 36, n: 8, along: 20, deep: 20, height: 22, traits: { shape: 'round' } },
    { kind: 'armchair', t: 58, n: 2, along: 32, deep: 34, height: 38, traits: { form: 'wingback' } },
  ],
  clear: [{ t: 0, n: 36, along: 92, deep: 24 }],
  keep: [{ t: 0, n: 0, along: 92, deep: 58 }],
});

const readingCorner = (): Group => ({
  along: 52,
  deep: 44,
  pieces: [
    { kind: 'armchair', t: 2, n: 2, along: 32, deep: 34, height: 38, traits: { form: 'wingback' } },
    { kind: 'floor-lamp', t: 37, n: 3, along: 14, deep: 14, height: 62 },
  ],
  clear: [{ t: 0, n: 36, along: 36, deep: 18 }],
  keep: [{ t: 0, n: 0, along: 52, deep: 54 }],
});
