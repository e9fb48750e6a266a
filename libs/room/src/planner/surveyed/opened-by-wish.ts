import { feetAndInches, wants } from '@plumbline/brief';
import {
  type Brief,
  frameOf,
  framesAt,
  type Opening,
  type Shell,
  SIDES,
  type SurveyedRoom,
  seenFromWall,
} from '@plumbline/concept';
import { thingsThatStay } from '../../survey/surveyed-brief.js';

/** What the wish makes of the doors and windows of a measured room; without one they all stay. */

/** A wall that is knocked down becomes an opening between stubs that carry its beam. Inches. */
const TAKEN_DOWN = { most: 144, stub: 12, least: 60, high: 84, beam: 6 } as const;
/** A wider door takes a wheelchair (ICC A117.1 asks for 32 in clear); a wider way through is walked by two. Inches. */
const WIDER = { door: 36, way: 60 } as const;
/** Of wall that stays beside an opening. Inches. */
const BESIDE = 4;
/** What stands nearer to a wall than this stands against it. Inches. */
const AGAINST = 12;

interface Opened {
  readonly openings: readonly Opening[];
  /** What was opened, and what could not be, in sentences. */
  readonly said: readonly string[];
}

/** The openings of a measured room as the wish has them: a wall knocked down, a doorway widened, a window moved. */
export function openedByWish(brief: Brief, surveyed: SurveyedRoom, measured: readonly Opening[]): Opened {
  let opened: Opened = { openings: measured, said: [] };
  const then = (change: (openings: readonly Opening[]) => Opened | undefined): void => {
    const next = change(opened.openings);
    if (next) opened = { openings: next.openings, said: [...opened.said, ...next.said] };
  };
  then((openings) => windowsMoved(brief, surveyed.shell, openings));
  if (wants(brief, 'wider-opening')) then((openings) => doorwayWidened(surveyed.shell, openings));
  if (wants(brief, 'remove-wall')) then((openings) => wallTakenDown(brief, surveyed, openings));
  return opened;
}

/** "Move the window to the west wall": the first window of another wall. */
function windowsMoved(brief: Brief, shell: Shell, openings: readonly Opening[]): Opened | undefined {
  const wished = brief.openingsAt?.find(({ opening, moves }) => opening === 'window' && moves)?.at;
  const side = SIDES.find((one) => one === wished);
  const there = openings.some((one) => one.kind === 'window' && one.side === side);
  const window = openings.find(({ kind }) => kind === 'window');
  if (!side || there || !window) return undefined;
  const others = openings.filter((one) => one !== window);
  for (const { wall, lengthIn } of framesAt(shell, side)) {
    const offsetIn = freePlace(others, wall.id, lengthIn, window.widthIn);
    if (offsetIn === undefined) continue;
    return {
      openings: [...others, { ...window, wall: wall.id, side, offsetIn }],
      said: [`As wished, the window of the ${window.side} wall moves to the ${side} wall.`],
    };
  }
  return { openings, said: [`The ${side} wall has no room for the window: it stays where it is.`] };
}

/** The place for an opening nearest to the middle of its wall, from the wall's west or south end; nothing where none is. */
function freePlace(
  others: readonly Opening[],
  wall: string,
  lengthIn: number,
  widthIn: number,
): number | undefined {
  const taken = others.filter((one) => one.wall === wall);
  const middle = (lengthIn - widthIn) / 2;
  const places = taken.flatMap((one) => [
    one.offsetIn - BESIDE - widthIn,
    one.offsetIn + one.widthIn + BESIDE,
  ]);
  return [middle, ...places]
    .filter((at) => at >= BESIDE && at + widthIn <= lengthIn - BESIDE)
    .filter((at) => taken.every((one) => at + widthIn < one.offsetIn || at > one.offsetIn + one.widthIn))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
}

/** The widest way through, or else the first door, as wide as its wall and its neighbors let it be. */
function doorwayWidened(shell: Shell, openings: readonly Opening[]): Opened {
  const way =
    openings.find(({ kind }) => kind === 'cased-opening') ?? openings.find(({ kind }) => kind === 'door');
  if (!way) return { openings, said: ['No doorway of your room was measured: none is widened.'] };
  const wished = way.kind === 'door' ? WIDER.door : WIDER.way;
  const { lengthIn } = frameOf(shell, way.wall);
  const beside = openings.filter((one) => one !== way && one.wall === way.wall);
  const end = way.offsetIn + way.widthIn;
  const from = Math.max(
    0,
    ...beside.filter((one) => one.offsetIn < way.offsetIn).map((one) => one.offsetIn + one.widthIn),
  );
  const to = Math.min(
    lengthIn,
    ...beside.filter((one) => one.offsetIn > way.offsetIn).map((one) => one.offsetIn),
  );
  const widthIn = Math.min(wished, to - from - 2 * BESIDE);
  if (widthIn <= way.widthIn)
    return {
      openings,
      said: [
        `The doorway in the ${way.side} wall is ${feetAndInches(way.widthIn)} wide already, or cannot be wider.`,
      ],
    };
  const offsetIn = Math.min(
    to - BESIDE - widthIn,
    Math.max(from + BESIDE, (way.offsetIn + end - widthIn) / 2),
  );
  return {
    openings: openings.map((one) => (one === way ? { ...way, offsetIn, widthIn } : one)),
    said: [`As wished, the doorway in the ${way.side} wall becomes ${feetAndInches(widthIn)} wide.`],
  };
}

/** The longest inside wall with a way through, or else without: neither windows nor what stays stand in the way. */
function wallTakenDown(brief: Brief, surveyed: SurveyedRoom, openings: readonly Opening[]): Opened {
  const { shell } = surveyed;
  const stays = thingsThatStay(brief, surveyed);
  const isAgainst = (id: string): boolean =>
    stays.some(({ box }) => {
      const seen = seenFromWall(shell, id, { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn });
      return Math.abs(seen.n) < AGAINST && seen.t + seen.along > 0 && seen.t < frameOf(shell, id).lengthIn;
    });
  const [wall] = shell.walls
    .filter(({ id, exterior }) => !exterior && !isAgainst(id))
    .filter(({ id }) => !openings.some((one) => one.wall === id && one.kind === 'window'))
    .map(({ id, side }) => ({
      id,
      side,
      lengthIn: frameOf(shell, id).lengthIn,
      isPassed: openings.some((one) => one.wall === id),
    }))
    .filter(({ lengthIn }) => lengthIn - 2 * TAKEN_DOWN.stub >= TAKEN_DOWN.least)
    .sort((a, b) => Number(b.isPassed) - Number(a.isPassed) || b.lengthIn - a.lengthIn);
  if (!wall)
    return {
      openings,
      said: [
        'No inside wall of your measured room can be opened: they have windows, or what stays stands there.',
      ],
    };
  const widthIn = Math.min(TAKEN_DOWN.most, wall.lengthIn - 2 * TAKEN_DOWN.stub);
  const way: Opening = {
    id: 'opened-wall',
    kind: 'cased-opening',
    wall: wall.id,
    side: wall.side,
    offsetIn: (wall.lengthIn - widthIn) / 2,
    widthIn,
    heightIn: Math.min(TAKEN_DOWN.high, shell.ceiling.heightIn - TAKEN_DOWN.beam),
    sillIn: 0,
  };
  return {
    openings: [...openings.filter((one) => one.wall !== wall.id), way],
    said: [
      `As wished, the ${wall.side} wall is opened by ${feetAndInches(widthIn)}; if another wall was meant, say which room lies behind it.`,
    ],
  };
}
