import type { Opening, Point, Shell, Survey, SurveyLength } from '@plumbline/concept';
import { frameOf } from '@plumbline/concept';
import type { Measured } from '../box/measure.js';
import { leftIsStart, MOST_CORNERS, outlinedShell, settled } from '../shell/rectilinear.js';
import { CEILINGS_IN, ROOM_SIDES_IN } from '../survey-faults.js';

/**
 * A room measured with a tape, one question at a time, from its first corner around to it again. Who measures looks at
 * each wall from inside, from its left corner to its right one: clockwise, as seen from above. The first wall is the
 * plan's north wall. The answers are the whole state: the last one is taken back by dropping it.
 */

const WALK_OPENINGS = ['window', 'door', 'cased-opening'] as const;
type WalkOpeningKind = (typeof WALK_OPENINGS)[number];

/** What a question takes: a length within limits, or one of some words. */
export type WalkQuestion = { readonly wall: number } & (
  | {
      readonly ask: 'ceiling' | 'wall' | 'from' | 'width' | 'sill' | 'height';
      /** Inches. */
      readonly least: number;
      readonly most: number;
      /** What it usually is, for who cannot reach it. Inches. */
      readonly usual?: number;
      /** Of the opening that is asked about, and how many were told on this wall before. */
      readonly opening?: WalkOpeningKind;
      readonly nth?: number;
    }
  | { readonly ask: 'shape'; readonly choices: readonly ['rectangle', 'more'] }
  | { readonly ask: 'next'; readonly choices: readonly (WalkOpeningKind | 'nothing')[]; readonly nth: number }
  | { readonly ask: 'corner'; readonly choices: readonly ('inside' | 'outside' | 'first')[] }
);

/** An answer: inches, or one of the question's words; `usual` where nobody measured it. */
export interface WalkAnswer {
  readonly value: number | string;
  readonly usual?: boolean;
}

/** An opening of a wall, counted from the wall's left corner as one looks at it. Inches. */
interface WalkOpening {
  readonly kind: WalkOpeningKind;
  readonly from: number;
  readonly width?: number;
  readonly sill?: number;
  readonly height?: number;
  /** Which of these nobody measured. */
  readonly usual: readonly ('sill' | 'height')[];
}

export interface WalkWall {
  readonly inches: number;
  /** The other side of a rectangle says it. */
  readonly taken: boolean;
  readonly openings: readonly WalkOpening[];
  /** How the room goes on at its right corner. */
  readonly corner?: 'inside' | 'outside' | 'first';
}

/** How far a walk has come. */
export interface Walk {
  readonly ceilingIn: number | null;
  readonly walls: readonly WalkWall[];
  /** Nothing once the walk is back at its first corner. */
  readonly question: WalkQuestion | undefined;
  /** How many answers fit their questions; those after belong to none. */
  readonly used: number;
}

/** How exactly people read a tape along a wall, inches. */
const TAPE_SPREAD_IN = 0.5;
/** How well a length is known that is only usual: doors and sills of houses. Inches. */
const USUAL_SPREAD_IN = 4;
const LEAST_OPENING_IN = 6;
const MOST_OPENINGS = 12;
/** Doors of US houses are 6'-8" high; sills of their windows are about 3'-0" and heads in line with the doors. */
const USUAL = { door: 80, sill: 36, head: 80 } as const;
/** What may be missing between the last corner and the first, as a share of the way around, and inches at least. */
const MOST_MISS = { share: 0.03, inches: 12 } as const;

/** Asks what follows from the answers so far. */
export function walkOf(answers: readonly WalkAnswer[]): Walk {
  const way = new WalkSoFar(answers);
  const question = wayAround(way);
  return { ceilingIn: way.ceilingIn, walls: way.walls, question, used: way.used };
}

/** What a walk has told so far, and the answers that are still to be read. */
class WalkSoFar {
  readonly walls: WalkWall[] = [];
  ceilingIn: number | null = null;
  used = 0;

  constructor(private readonly answers: readonly WalkAnswer[]) {}

  /** The answer to a question, where one is there that it takes. */
  answerTo(question: WalkQuestion): WalkAnswer | undefined {
    const answer = this.answers[this.used];
    if (!answer || !takes(question, answer.value)) return undefined;
    this.used += 1;
    return answer;
  }

  get openings(): number {
    return this.walls.reduce((sum, one) => sum + one.openings.length, 0);
  }
}

/** Ceiling, shape, then wall after wall; answers the question that has no answer yet. */
function wayAround(way: WalkSoFar): WalkQuestion | undefined {
  const ceiling: WalkQuestion = { ask: 'ceiling', wall: 0, least: CEILINGS_IN.min, most: CEILINGS_IN.max };
  const high = way.answerTo(ceiling);
  if (!high) return ceiling;
  way.ceilingIn = high.value as number;
  const shape: WalkQuestion = { ask: 'shape', wall: 0, choices: ['rectangle', 'more'] };
  const shaped = way.answerTo(shape);
  if (!shaped) return shape;
  const rectangle = shaped.value === 'rectangle';
  for (let wall = 0; ; wall++) {
    const open = alongWall(way, wall, rectangle, way.ceilingIn) ?? atCorner(way, wall, rectangle);
    if (open) return open;
    if (way.walls[wall]?.corner === 'first') return undefined;
  }
}

/** A wall's length, taken from the one across where the room is a rectangle, and what opens in it. */
function alongWall(
  way: WalkSoFar,
  wall: number,
  rectangle: boolean,
  ceilingIn: number,
): WalkQuestion | undefined {
  const same = rectangle && wall >= 2 ? way.walls[wall - 2] : undefined;
  let inches = same?.inches;
  if (inches === undefined) {
    const long: WalkQuestion = {
      ask: 'wall',
      wall,
      least: rectangle ? ROOM_SIDES_IN.min : LEAST_OPENING_IN,
      most: ROOM_SIDES_IN.max,
    };
    const told = way.answerTo(long);
    if (!told) return long;
    inches = told.value as number;
  }
  const openings: OpeningSoFar[] = [];
  const put = (): void => {
    way.walls[wall] = { inches, taken: same !== undefined, openings: [...openings] };
  };
  put();
  for (let nth = 0; ; nth++) {
    const last = openings.at(-1);
    const from = last ? last.from + (last.width ?? 0) : 0;
    if (inches - from < LEAST_OPENING_IN || way.openings >= MOST_OPENINGS) return undefined;
    const what: WalkQuestion = { ask: 'next', wall, nth, choices: [...WALK_OPENINGS, 'nothing'] };
    const has = way.answerTo(what);
    if (!has) return what;
    if (has.value === 'nothing') return undefined;
    const opening = has.value as WalkOpeningKind;
    const asked = { wall, opening, nth };
    const far: WalkQuestion = { ask: 'from', ...asked, least: from, most: inches - LEAST_OPENING_IN };
    const begins = way.answerTo(far);
    if (!begins) return far;
    const one: OpeningSoFar = { kind: opening, from: begins.value as number, usual: [] };
    openings.push(one);
    put();
    const unknown = sizesOf(way, one, asked, inches, ceilingIn);
    if (unknown) return unknown;
    put();
  }
}

type OpeningSoFar = { -readonly [K in keyof WalkOpening]: WalkOpening[K] };

/** An opening's width, a window's sill, and its height. */
function sizesOf(
  way: WalkSoFar,
  one: OpeningSoFar,
  asked: { readonly wall: number; readonly opening: WalkOpeningKind; readonly nth: number },
  inches: number,
  ceilingIn: number,
): WalkQuestion | undefined {
  const wide: WalkQuestion = { ask: 'width', ...asked, least: LEAST_OPENING_IN, most: inches - one.from };
  const width = way.answerTo(wide);
  if (!width) return wide;
  one.width = width.value as number;
  if (one.kind === 'window') {
    const most = ceilingIn - LEAST_OPENING_IN;
    const sill: WalkQuestion = { ask: 'sill', ...asked, least: 0, most, usual: USUAL.sill };
    const low = way.answerTo(sill);
    if (!low) return sill;
    one.sill = low.value as number;
    if (low.usual) one.usual = ['sill'];
  }
  const most = ceilingIn - (one.sill ?? 0);
  const usual = Math.min(
    most,
    Math.max(LEAST_OPENING_IN, one.kind === 'window' ? USUAL.head - (one.sill ?? 0) : USUAL.door),
  );
  const tall: WalkQuestion = { ask: 'height', ...asked, least: LEAST_OPENING_IN, most, usual };
  const height = way.answerTo(tall);
  if (!height) return tall;
  one.height = height.value as number;
  if (height.usual) one.usual = [...one.usual, 'height'];
  return undefined;
}

/** Where the walk turns at a wall's end; the fourth wall of a rectangle ends at the first corner. */
function atCorner(way: WalkSoFar, wall: number, rectangle: boolean): WalkQuestion | undefined {
  const turn: WalkQuestion = { ask: 'corner', wall, choices: turnsAt(way.walls.length) };
  const turned = rectangle ? (wall === 3 ? 'first' : 'inside') : way.answerTo(turn)?.value;
  if (turned === undefined) return turn;
  way.walls[wall] = { ...way.walls[wall]!, corner: turned as WalkWall['corner'] & string };
  return undefined;
}

/** A right-angled room has an even number of walls: it may be closed by each second one. */
const turnsAt = (walls: number): readonly ('inside' | 'outside' | 'first')[] => {
  if (walls >= MOST_CORNERS) return ['first'];
  return walls >= 4 && walls % 2 === 0 ? ['inside', 'outside', 'first'] : ['inside', 'outside'];
};

function takes(question: WalkQuestion, value: number | string): boolean {
  if ('choices' in question) return (question.choices as readonly unknown[]).includes(value);
  return typeof value === 'number' && value >= question.least && value <= question.most;
}

/** Steps of one wall: clockwise from the north wall, which is walked east. */
const HEADINGS = [
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
] as const;

/** The way around so far, from the first corner at 0, 0: the first wall runs east, its room lies south of it. Inches. */
export function pathOf(walls: readonly WalkWall[]): readonly Point[] {
  const path: Point[] = [{ x: 0, y: 0 }];
  let heading = 0;
  for (const { inches, corner } of walls) {
    const { x, y } = path.at(-1) as Point;
    const step = HEADINGS[heading]!;
    path.push({ x: x + inches * step.x, y: y + inches * step.y });
    heading = (heading + (corner === 'outside' ? 3 : 1)) % 4;
  }
  return path;
}

/** A walk that came to its end: the room, or how far its lengths miss each other. */
type WalkedRoom =
  | { readonly survey: Survey; readonly missIn: number }
  | { readonly fault: 'open' | 'crossing'; readonly missIn: number };

/**
 * The survey of a finished walk. Lengths that miss each other by a little are settled between all walls; by how much they
 * missed is told. `open`: the last corner lies too far from the first. `crossing`: walls touch or cross.
 */
export function surveyOfWalk({ ceilingIn, walls, question }: Walk): WalkedRoom {
  if (question || ceilingIn === null) throw new Error('The walk is not at its end.');
  const path = pathOf(walls);
  const end = path.at(-1) as Point;
  const missIn = Math.abs(end.x) + Math.abs(end.y);
  const around = walls.reduce((sum, { inches }) => sum + inches, 0);
  if (missIn > Math.max(MOST_MISS.inches, MOST_MISS.share * around)) return { fault: 'open', missIn };
  const spread = Math.max(TAPE_SPREAD_IN, missIn / 4);
  const measured = walls.map(({ inches }): Measured => ({ inches, spread }));
  const { corners } = settled(squareEnd(path.slice(0, -1)), measured);
  const outlined = outlinedShell(corners, ceilingIn);
  if (!outlined) return { fault: 'crossing', missIn };
  const { shell } = outlined;
  const lengths: SurveyLength[] = [];
  for (const [i, { taken }] of walls.entries()) {
    const on = outlined.walls[i]!;
    const inches = frameOf(shell, on).lengthIn;
    lengths.push({ of: 'wall', on, inches, spreadIn: taken ? 2 * spread : spread, source: 'typed' });
  }
  lengths.push({ of: 'ceiling', inches: ceilingIn, spreadIn: TAPE_SPREAD_IN, source: 'typed' });
  const openings: Opening[] = [];
  for (const [i, wall] of walls.entries()) {
    for (const told of wall.openings) {
      const opening = openingAlong(shell, outlined.walls[i]!, `opening-${openings.length + 1}`, told);
      openings.push(opening);
      const length = (of: SurveyLength['of'], inches: number, isUsual: boolean): SurveyLength => ({
        of,
        on: opening.id,
        inches,
        spreadIn: isUsual ? USUAL_SPREAD_IN : TAPE_SPREAD_IN,
        source: isUsual ? 'assumed' : 'typed',
      });
      lengths.push(
        length('opening-offset', opening.offsetIn, false),
        length('opening-width', opening.widthIn, false),
        length('opening-height', opening.heightIn, told.usual.includes('height')),
        ...(told.kind === 'window'
          ? [length('opening-sill', opening.sillIn, told.usual.includes('sill'))]
          : []),
      );
    }
  }
  return {
    survey: {
      photos: [],
      shell: withOuterWalls(shell, openings),
      openings,
      existing: [],
      lengths,
      measuredBy: 'tape',
    },
    missIn,
  };
}

/** Walls alternate from the first, which is level: the last one is upright, and ends at the first corner. */
const squareEnd = (corners: readonly Point[]): readonly Point[] => [
  ...corners.slice(0, -1),
  { x: 0, y: (corners.at(-1) as Point).y },
];

/** What is told of an opening along a wall, from its left corner as one looks at it. Inches. */
export interface AlongWall {
  readonly kind: Opening['kind'];
  readonly from: number;
  readonly width?: number | undefined;
  readonly sill?: number | undefined;
  readonly height?: number | undefined;
}

/**
 * An opening of a shell's wall, told from the wall's left corner as one looks at it from inside; what is not told is
 * usual. It is pushed into its wall where that came out shorter.
 */
export function openingAlong(shell: Shell, wallId: string, id: string, told: AlongWall): Opening {
  const { wall, side, lengthIn } = frameOf(shell, wallId);
  const isWindow = told.kind === 'window';
  const widthIn = Math.min(told.width ?? (isWindow ? 36 : 32), lengthIn);
  const from = Math.max(0, Math.min(told.from, lengthIn - widthIn));
  const high = shell.ceiling.heightIn;
  const sillIn = isWindow ? Math.min(told.sill ?? USUAL.sill, high - LEAST_OPENING_IN) : 0;
  const heightIn = Math.min(told.height ?? Math.max(LEAST_OPENING_IN, USUAL.head - sillIn), high - sillIn);
  return {
    id,
    kind: told.kind,
    wall: wall.id,
    side,
    // Plans count from the west or south end; the left end of a north wall is west, of an east wall north.
    offsetIn: leftIsStart(side) ? from : lengthIn - from - widthIn,
    widthIn,
    heightIn,
    sillIn,
  };
}

/** Walls with a window are outer walls; where no window was told, the north wall is taken for one. */
export function withOuterWalls(shell: Shell, openings: readonly Opening[]): Shell {
  const told = new Set(openings.filter(({ kind }) => kind === 'window').map(({ wall }) => wall));
  const isOuter = ({ id, side }: Shell['walls'][number]): boolean =>
    told.size > 0 ? told.has(id) : side === 'north';
  return { ...shell, walls: shell.walls.map((wall) => ({ ...wall, exterior: isOuter(wall) })) };
}
