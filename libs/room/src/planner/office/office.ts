import { asksForBed, countAskedFor, lengthsOf, sizeOf, wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import { isUnderRoof } from '../bedroom/layout.js';
import { hangCentre, standRecessedLights } from '../electrical/lights.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import { type Group, single } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { setAsked } from '../furniture/asked.js';
import { wallBedsFor } from '../furniture/beds.js';
import { closet, reachIn } from '../furniture/closets.js';
import { diningFor } from '../furniture/dining.js';
import { dress } from '../furniture/dress.js';
import { bookcase, filingCabinets, sofa } from '../furniture/groups.js';
import { guestBedsFor } from '../furniture/guest-beds.js';
import { namesPieces, setPieces } from '../furniture/pieces.js';
import { aside, central } from '../furniture/preferences.js';
import { chairPair, chairs } from '../furniture/seats/easy-chairs.js';
import { windowSeat } from '../furniture/seats/window-seat.js';
import { placeWallOfShelves } from '../furniture/wall-of-shelves.js';
import { keepWaysIn, openWays, outsideWalls, windowsToEscapeBy } from '../openings/ways.js';
import { Attempt } from '../search/attempt.js';
import { bestAttempt, entrySide } from '../search/attempts.js';
import type { Office } from './office-room.js';
import { farFromDesk, mayFaceRoom, placeDesk, placeSecondDesk } from './place-desks.js';
import { scoreOffice } from './score.js';

export const LEAST_OFFICE = { widthIn: 66, depthIn: 66 } as const;

const ATTEMPTS = 8;

export function planOffice(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  return bestAttempt(shell, ATTEMPTS, () => planOnce(brief, shell, chance), ATTEMPTS);
}

const forClients = (brief: Brief): boolean => wants(brief, 'guest-seating');

function planOnce(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  const office = openOffice(new Attempt(brief, new Draft(shell), chance));
  if (!office) return undefined;
  const { attempt, partners, folds } = office;
  // Desks that face the room want its depth: a wall of books comes before or behind them.
  if (attempt.wants('wall-of-shelves') && attempt.chance.flip()) placeWallOfShelves(attempt);
  const facesRoom = mayFaceRoom(office);
  // Two desks in one piece, and other things that were named, may come before the desk.
  const namedFirst = partners || (namesPieces(brief) && chance.flip());
  if (namedFirst) placeNamedAndMeeting(office);
  const desk = placeDesk(office, facesRoom);
  if (!desk) return undefined;
  if (!namedFirst) placeNamed(attempt, (id) => !isAtDesk(id));
  const layout = placeSecondDesk(office, desk);
  placeWallOfShelves(attempt);
  placeNamed(attempt, isAtDesk);
  placeSofa(office, desk.talking);
  if (!folds) placeCloset(attempt);
  // Clients, files and books want the same walls: a short row of shelves may come before the others.
  if (forClients(brief) && attempt.wants('bookcase') && chance.flip())
    attempt.place(
      [48, 36, 30].map((w) => bookcase(w, false, office.shelfIn)),
      { group: 'storage', prefer: aside() },
      12,
    );
  placeClients(attempt);
  placeStorage(office);
  if (!namedFirst) placeMeeting(office);
  attempt.score += setAsked(attempt.draft, brief, attempt.unmet);
  // Shelves that nobody asked for leave the walls to what was.
  placeChairAsked(attempt);
  placeShelves(office);
  placeChair(attempt);
  finish(attempt);
  if (!attempt.has('desk')) return undefined;
  scoreOffice(office);
  return attempt.plan(layout, office.exterior);
}

function openOffice(attempt: Attempt): Office | undefined {
  const { brief, draft, shell, chance } = attempt;
  const entry = entrySide(shell, chance);
  const exterior = outsideWalls(shell, entry, attempt.areaIn2 > 120 * 144 ? 2 : 1, chance);
  const toEscape = windowsToEscapeBy(brief, shell);
  if (!openWays(draft, { exterior, entry, door: 'hinged', windows: 2, ...toEscape }, brief, chance))
    return undefined;
  keepWaysIn(draft);
  // Folded down it wants more floor than anything else here.
  const folds =
    attempt.wants('murphy-bed') &&
    attempt.placeAsked('A wall bed', wallBedsFor(brief), { group: 'guests', prefer: aside() }, 30);
  // A closet is built into the room: in some attempts it has its corner before desks have their walls.
  if (folds || (attempt.wants('closet') && chance.flip())) placeCloset(attempt);
  // Guests of an office sleep on a sofa, unless a bed was named.
  if (!attempt.wantsAny(['murphy-bed', 'guest-room']) && asksForBed(brief))
    attempt.placeAsked('A bed', guestBedsFor(brief), { group: 'guests', prefer: aside() }, 30);
  return {
    attempt,
    entry,
    exterior,
    folds,
    video: attempt.wants('video-calls'),
    partners: attempt.wants('partner-desk'),
    talks: attempt.wants('sofa') && attempt.wantsAny(['armchairs', 'guest-seating']),
    shelfIn: isUnderRoof(shell) ? LOW_SHELVES : Math.min(84, shell.ceilingIn - 2),
  };
}

/** Shelves that stand at the low walls of an attic. Inches. */
const LOW_SHELVES = 42;

function placeCloset(attempt: Attempt): void {
  if (!attempt.wants('closet') || attempt.has('closet', 'walk-in-closet')) return;
  const closets = [
    ...[72, 60, 48].map((w) => closet(w, attempt.draft)),
    ...[42, 36].map((w) => reachIn(w, attempt.draft)),
  ];
  attempt.placeAsked('A closet', closets, { group: 'closet', prefer: aside() });
}

function placeNamed(attempt: Attempt, isMeant: (id: string) => boolean = () => true): void {
  attempt.score += setPieces(attempt.draft, attempt.brief, attempt.unmet, isMeant);
}

/** What is used from the desk: it stands once that does. */
const isAtDesk = (id: string): boolean => id === 'printer-stand';

/** A table to meet at wants as much floor as the desks: either comes first. */
function placeNamedAndMeeting(office: Office): void {
  const meetsFirst = meets(office.attempt) && office.attempt.chance.flip();
  if (meetsFirst) placeMeeting(office);
  placeNamed(office.attempt, (id) => !isAtDesk(id));
  if (!meetsFirst) placeMeeting(office);
}

/** For how many a table to meet at was asked for, where a number was told. */
const meeting = ({ brief }: Attempt): number | undefined => countAskedFor(brief.wanted, 'dining');

const meets = (attempt: Attempt): boolean => meeting(attempt) !== undefined || attempt.wants('dining-table');

function placeMeeting({ attempt, partners }: Office): void {
  if (!meets(attempt)) return;
  const people = meeting(attempt) ?? 4;
  const seats = diningFor(attempt.draft, people, {
    around: 24,
    group: 'meeting',
    round: attempt.wants('round-table'),
    // Beside a sofa it may stand in a corner.
    toCorner: partners || (attempt.wants('sofa') && attempt.chance.flip()),
  });
  if (seats < people)
    attempt.unmet.push(
      seats === 0
        ? `A table for ${people} was left out: this room has no free place for one with chairs around.`
        : `A table for ${people} became one for ${seats}: this room has no free place for a larger one.`,
    );
  attempt.score += seats * 6;
}

/** A sofa for guests to sit on or to sleep on, unless one to talk on stands. */
function placeSofa({ attempt, folds }: Office, talking: boolean): void {
  if (talking) {
    attempt.score += 30;
    return;
  }
  const sleeper = attempt.wants('sleeper-sofa') || (!folds && attempt.wantsAny(['guest-room', 'murphy-bed']));
  if (!sleeper && !attempt.wants('sofa')) return;
  attempt.placeAsked(
    'A sofa for guests',
    sofasFor(sleeper, attempt.wants('loveseat') ? 60 : 84),
    { group: 'guests', prefer: central() },
    14,
  );
}

const sofasFor = (sleeper: boolean, longest: number): readonly Group[] => [
  ...[84, 72, 60].filter((w) => w <= longest).map((w) => sofa(w, sleeper)),
  sleeper ? sofa(54, true) : SETTEE,
];

const SETTEE = single('sofa', 54, 33, 32, 20, { label: 'Settee 54', traits: { seats: 2, arms: 'slim' } });

/** What was asked for to store and to write on. */
function placeStorage(office: Office): void {
  const { attempt } = office;
  const storage = { group: 'storage', prefer: aside() };
  // A cabinet for files takes less of a wall than shelves do, and cannot be divided.
  if (attempt.wantsAny(['filing', 'storage']))
    attempt.placeAsked('A filing cabinet', filingCabinets, storage, 8);
  if (attempt.wantsAny(SHELVES)) placeShelves(office);
  if (attempt.wants('sideboard') && !attempt.has('cabinet'))
    attempt.placeAsked('A credenza', CREDENZAS, storage);
  if (attempt.wants('whiteboard') && !attempt.place([WHITEBOARD], { group: 'wall', prefer: central() }))
    attempt.unmet.push('A whiteboard was left out: no wall is free for it.');
}

const SHELVES = ['bookcase', 'built-ins'];

/** Shelves, the longest that fit: any office has some. */
function placeShelves({ attempt, shelfIn }: Office): void {
  if (attempt.refuses('bookcase') || attempt.has('bookcase')) return;
  const sizes = lengthsOf(attempt.brief, 'bookcase', [120, 96, 72, 60, 48, 36, 30]).map((w) =>
    bookcase(w, attempt.wants('built-ins'), shelfIn),
  );
  const shelves = attempt.place(sizes, { group: 'storage', prefer: aside() });
  if (!shelves && attempt.wantsAny(SHELVES))
    attempt.unmet.push('Shelving was left out: this room has no free place for it.');
  attempt.score += (shelves ?? []).reduce((n, { box }) => n + 8 + Math.max(box.widthIn, box.depthIn) / 8, 0);
}

const CREDENZAS = [72, 60, 48, 36].map((w) =>
  single('cabinet', w, 18, 30, 30, { label: `Credenza ${w}`, traits: { use: 'credenza' } }),
);

const WHITEBOARD: Group = {
  along: 60,
  deep: 2,
  pieces: [{ kind: 'whiteboard', t: 0, n: 0, along: 60, deep: 1.5, height: 40, z: 36 }],
};

/** Chairs for clients, before shelves take the walls. */
function placeClients(attempt: Attempt): void {
  const { draft, brief } = attempt;
  if (!attempt.wants('guest-seating') || attempt.has('armchair')) return;
  attempt.placeAsked(
    'A chair for clients',
    [chairPair, ...chairs(brief)],
    { group: 'guests', prefer: (s) => central()(s) - farFromDesk(draft, s) },
    12,
  );
}

/** A chair to sit back in that was asked for; says where clients have one chair alone. */
function placeChairAsked(attempt: Attempt): void {
  const { draft, brief } = attempt;
  const seated = attempt.has('armchair');
  if (attempt.wants('guest-seating') && draft.items.filter((i) => i.kind === 'armchair').length === 1)
    attempt.unmet.push('A second chair for clients was left out: this room has no free place for it.');
  if (asksForChair(attempt) && !(attempt.wants('armchairs') && seated && !attempt.wants('reading-nook')))
    attempt.placeAsked('An armchair', chairs(brief), READING);
}

/** A chair to read in that nobody asked for, where there is floor for it. */
function placeChair(attempt: Attempt): void {
  const unasked = !asksForChair(attempt) && !attempt.wants('guest-seating') && !attempt.refuses('armchairs');
  if (unasked && attempt.areaIn2 > 150 * 144 && !attempt.has('armchair'))
    attempt.place(chairs(attempt.brief), READING);
}

const asksForChair = (attempt: Attempt): boolean => attempt.wantsAny(['reading-nook', 'armchairs']);
const READING = { group: 'reading', prefer: aside() };

/** What nobody asked for: decor and light. */
function finish(attempt: Attempt): void {
  const { draft, brief, chance } = attempt;
  if (attempt.wants('window-seat')) windowSeat(draft, sizeOf(brief, 'window-seat')?.widthIn);
  dress(draft, brief, chance);
  if (attempt.wants('ceiling-fan')) hangCentre(draft, 'ceiling-fan');
  standRecessedLights(draft, 66);
}
