import { countAskedFor } from '@plumbline/brief';
import { type Group, placeGroup, single } from '../floor/place.js';
import { seatsIn, tableSeats } from '../floor/use-of-floor.js';
import { barsFor, stoolsAsked, tellFewerStools } from '../furniture/bars.js';
import { setDining } from '../furniture/dining.js';
import { GAMES, poolFor, setGame, setPlayTable } from '../furniture/games.js';
import { bookcase, sofa } from '../furniture/groups.js';
import { aside, coveredWindows, nearWindow } from '../furniture/preferences.js';
import { chairPair, chairs, rockerPair } from '../furniture/seats/easy-chairs.js';
import { LOUNGER, loungerAlone, loungerPair } from '../furniture/seats/loungers.js';
import type { SeatingProgram } from '../furniture/seats/program.js';
import { chaiseTold, seatingGroups, sofaTold } from '../furniture/seats/seating.js';
import { faultsOfSofas } from '../furniture/seats/worth.js';
import { setCraftTable } from '../furniture/workshop.js';
import type { Attempt } from '../search/attempt.js';
import type { OtherRoom } from './other-room.js';
import { isWorkedIn } from './uses.js';

/** Features that are seats, which stand then beside whatever else was named. */
const SEATS = ['sofa', 'sectional', 'tv', 'armchairs', 'sleeper-sofa', 'conversation'];
/** What chairs stand across from where it is asked for. */
const SOFAS = ['sofa', 'sectional', 'sleeper-sofa', 'conversation', 'tv', 'fireplace'];

/** Furnishes a media room, a sunroom, or a room for nothing else: seats, and what is done beside them. */
export function furnishSittingRoom(room: OtherRoom): void {
  const { attempt } = room;
  const { draft, brief, chance, unmet } = attempt;
  const { purpose } = brief;
  if (attempt.wants('loungers')) placeLoungers(attempt);
  placeGames(attempt);
  const eats = attempt.wants('dining-table');
  const tableFirst = eats && chance.flip();
  if (tableFirst) setDining(draft, brief, unmet, true);
  // A counter with stools before it wants more floor than seats at a wall.
  const barFirst = attempt.wants('bar') && stoolsAsked(brief) > 0 && chance.flip();
  if (barFirst) placeBar(attempt);
  placeSeats(room);
  if (eats && !tableFirst) setDining(draft, brief, unmet);
  if (attempt.wants('bar') && !barFirst) placeBar(attempt);
  if (purpose === 'open')
    attempt.place(
      [72, 48, 36].map((w) => bookcase(w, attempt.wants('built-ins'))),
      { group: 'storage', prefer: aside() },
    );
  if (purpose === 'sunroom') placePlants(attempt);
  if (eats) attempt.score += SEAT_AT_TABLE * tableSeats(draft);
  attempt.score += 5 * Math.min(6, seatsIn(draft)) - (purpose === 'sunroom' ? 0 : faultsOfSofas(draft));
}

/** What a place at a table that was asked for is worth. */
const SEAT_AT_TABLE = 8;

function placeBar(attempt: Attempt): void {
  const { draft, brief, unmet } = attempt;
  attempt.placeAsked('A bar', barsFor(brief), { group: 'bar', prefer: aside() }, 20);
  tellFewerStools(draft, brief, unmet);
}

function placeLoungers(attempt: Attempt): void {
  const { draft } = attempt;
  const placed = attempt.placeAsked(
    'A place for loungers',
    [loungerPair, loungerAlone],
    // Off the low sills of a sunroom.
    { group: 'loungers', off: 10, prefer: nearWindow(draft) },
    40,
  );
  if (placed && draft.items.filter((i) => i.label === LOUNGER).length < 2)
    attempt.unmet.push('A second lounger was left out: this room has no free place for it.');
}

function placeGames(attempt: Attempt): void {
  const { draft, chance, unmet, brief } = attempt;
  if (attempt.wants('pool-table') && setGame(draft, unmet, poolFor(brief), chance.flip()))
    attempt.score += 25;
  if (attempt.wants('ping-pong') && setGame(draft, unmet, GAMES.pingPong, chance.flip())) attempt.score += 25;
  // What one sits around wants more floor than seats at a wall.
  if (
    attempt.wants('game-room') &&
    !attempt.wantsAny(['pool-table', 'ping-pong']) &&
    setPlayTable(draft, unmet)
  )
    attempt.score += 18;
  if (attempt.wants('craft-table') && setCraftTable(draft, unmet)) attempt.score += 22;
}

/** Seats before what is looked at, a pair of chairs where no more was asked for, or what a small room holds. */
function placeSeats({ attempt, seen }: OtherRoom): void {
  const { draft, brief } = attempt;
  const { purpose } = brief;
  const people = countAskedFor(brief.wanted, 'seats');
  const rowed = draft.items.some(({ group }) => group === 'seating');
  const sofas = !rowed && (people !== undefined || takesSofas(attempt));
  // Two chairs alone were asked for: no sofa comes with them.
  const rockers = attempt.wants('two-gliders')
    ? attempt.place(
        [rockerPair],
        { group: 'rockers', prefer: seen, off: purpose === 'sunroom' ? OFF_GLASS : 0 },
        30,
      )
    : undefined;
  const pair =
    rockers ??
    (attempt.wants('armchairs') && !attempt.wantsAny(SOFAS) && people === undefined
      ? // Off the low sills of a sunroom.
        attempt.place([chairPair], {
          group: 'seating',
          prefer: seen,
          off: purpose === 'sunroom' ? OFF_GLASS : 0,
        })
      : undefined);
  const seating = seatingFor(attempt, people);
  const seated =
    sofas &&
    !pair &&
    seatingGroups(draft, seating).some((g) =>
      placeGroup(draft, g, { group: 'seating', off: seating.focus === 'none' ? 20 : 0, prefer: seen }),
    );
  if (seated || rowed || pair) attempt.score += 45;
  else if (sofas && !placeSmallSeats(attempt, seen, people)) attempt.score -= 20;
  const chairsOnly = draft.items.filter((i) => i.kind === 'armchair').length === 1;
  if (attempt.wants('armchairs') && chairsOnly && !pair)
    attempt.place(chairs(brief), { group: 'seating', prefer: seen }, 20);
}

/** What a small room holds: a sofa by itself; among the glass of a sunroom it stands before a window, with chairs beside it. */
function placeSmallSeats(attempt: Attempt, seen: OtherRoom['seen'], people = 0): boolean {
  const small = attempt.wants('loveseat') ? LOVESEATS : SMALL_SEATS;
  const options = { group: 'seating', prefer: seen };
  if (attempt.brief.purpose !== 'sunroom') return attempt.place(small, options, 25) !== undefined;
  const atGlass = { ...options, off: OFF_GLASS };
  const set = attempt.place([...LOVESEATS.slice(0, 1), ...small].map(beforeGlass), atGlass, 25);
  const more = people > 2 || attempt.wantsAny(['conversation', 'armchairs', 'two-armchairs']);
  if (set && more && !attempt.place([beforeGlass(chairPair)], atGlass, 20))
    attempt.place(chairs(attempt.brief).map(beforeGlass), atGlass, 10);
  return set !== undefined;
}

/** Off the low sills of a sunroom. Inches. */
const OFF_GLASS = 8;
const beforeGlass = (group: Group): Group => ({
  ...group,
  pieces: group.pieces.map((piece) => ({ ...piece, underWindow: true })),
});

/** Who asked for loungers and a table asked for no sofa, nor did who works here. */
const takesSofas = (attempt: Attempt): boolean =>
  attempt.wantsAny(SEATS) ||
  !(
    (attempt.wants('loungers') && attempt.wants('dining-table')) ||
    attempt.wants('daybed') ||
    isWorkedIn(attempt.brief)
  );

function seatingFor(attempt: Attempt, people: number | undefined): SeatingProgram {
  const { purpose } = attempt.brief;
  const media = purpose === 'media' || attempt.wants('home-theater');
  const tv = purpose === 'open' && attempt.wants('tv');
  return {
    focus: media ? 'screen' : tv ? 'tv' : attempt.wants('fireplace') ? 'fireplace' : 'none',
    noTv: !attempt.wants('tv'),
    sectional: media || attempt.wants('sectional'),
    chairs: media ? 0 : 2,
    chairsAsked: !media && attempt.wants('armchairs'),
    ...(people ? { people } : {}),
    builtIns: attempt.wants('built-ins'),
    sleeper: attempt.wants('sleeper-sofa'),
    recliners: attempt.wants('recliner'),
    sofaIn: sofaTold(attempt.brief),
    chaiseIn: chaiseTold(attempt.brief),
  };
}

const LOVESEATS = [60, 54].map((w) => sofa(w));

const SMALL_SEATS = [
  single('sofa', 72, 34, 32, 24, { label: 'Sofa 72', traits: { seats: 2, arms: 'slim' } }),
  single('armchair', 30, 32, 32, 20, { traits: { form: 'lounge' } }),
];

/** Plants at the glass, that to the south first. */
function placePlants({ draft }: Attempt): void {
  const plant = single('plant', 22, 22, 54, 0, { underWindow: true });
  for (let i = 0; i < 4; i++)
    placeGroup(draft, plant, {
      group: 'decor',
      prefer: (s) => coveredWindows(draft, s) * 2 + (s.side === 'south' ? 40 : 0) + aside()(s) / 4,
    });
}
