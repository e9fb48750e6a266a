import { feetAndInches, upperFirst } from '@plumbline/brief';
import {
  type ConceptSurvey,
  derivedOf,
  edgesOf,
  frameOf,
  type Opening,
  type Point,
  type Room,
  runsEast,
  type Shell,
  type SurveyedRoom,
  type SurveyLength,
  type Wall,
} from '@plumbline/concept';

/**
 * The lengths of a room that somebody with a tape is asked for, and the room that they make of it. Lengths are inches.
 */

/** A length to be measured on site. */
export interface SiteLength {
  /** Names it in this room: `w3`, `ceiling`, `window-1/offset`. */
  readonly id: string;
  /** What to measure and from where. */
  readonly label: string;
  /** As the plan has it. */
  readonly inches: number;
  readonly least: number;
  readonly most: number;
}

/** A length as it was measured. */
export interface TypedLength {
  readonly id: string;
  readonly inches: number;
}

/** Who measured, and when. */
export interface SiteVisit {
  readonly name: string;
  /** ISO date. */
  readonly on: string;
  readonly by: 'homeowner' | 'contractor';
}

/** The lengths do not make a room; the message is a sentence for whoever measured. */
export class NoSuchRoom extends Error {
  override readonly name = 'NoSuchRoom';
}

/** As many as somebody types on a phone in a room. */
export const SITE_LENGTHS_MAX = 10;
const WALLS_MAX = 5;
/** Walls and ceilings of houses; what is less is a cupboard, what is more a hall. */
const WALL = { least: 24, most: 1_200 } as const;
const CEILING = { least: 72, most: 240 } as const;
const OPENING = { least: 12, most: 240 } as const;
/** Less than this between two corners is no wall. */
const JOG_LEAST = 2;

/** A length with what it is of, for a survey. */
type Asked = SiteLength & Pick<SurveyLength, 'of' | 'on'>;

/** What to measure, the most telling first: walls, ceiling, then where openings begin, their sills, widths, heights. */
export const siteLengths = (room: Room): SiteLength[] =>
  askedOf(room).map(({ id, label, inches, least, most }) => ({ id, label, inches, least, most }));

function askedOf({ shell, openings }: Room): Asked[] {
  const walls = independentWalls(shell);
  const named = (opening: Opening) => {
    const kind = opening.kind.replaceAll('-', ' ');
    const alike = openings.filter((o) => o.kind === opening.kind && o.wall === opening.wall);
    const which = alike.length > 1 ? ` ${alike.indexOf(opening) + 1}` : '';
    return `${upperFirst(kind)}${which} in the ${wallName(shell, opening.wall)}`;
  };
  const size = (
    of: SurveyLength['of'],
    part: string,
    inches: (o: Opening) => number,
    words: (o: Opening) => string,
    bounds: (o: Opening) => { least: number; most: number },
    suits: (o: Opening) => boolean = () => true,
  ): Asked[] =>
    openings.filter(suits).map((o) => ({
      id: `${o.id}/${part}`,
      of,
      on: o.id,
      label: `${named(o)}, ${words(o)}`,
      inches: inches(o),
      ...bounds(o),
    }));
  const openable = () => OPENING;
  return [
    ...walls.map(
      (wall): Asked => ({
        id: wall.id,
        of: 'wall',
        on: wall.id,
        label: upperFirst(wallName(shell, wall.id)),
        inches: frameOf(shell, wall.id).lengthIn,
        ...WALL,
      }),
    ),
    {
      id: 'ceiling',
      of: 'ceiling',
      label: 'Ceiling above the finished floor',
      inches: shell.ceiling.heightIn,
      ...CEILING,
    } satisfies Asked,
    ...size(
      'opening-offset',
      'offset',
      (o) => o.offsetIn,
      (o) => `from the ${cornerName(o.side)} corner`,
      () => ({ least: 0, most: WALL.most }),
    ),
    ...size(
      'opening-sill',
      'sill',
      (o) => o.sillIn,
      () => 'sill above the floor',
      () => ({ least: 0, most: CEILING.most }),
      (o) => o.kind === 'window',
    ),
    ...size(
      'opening-width',
      'width',
      (o) => o.widthIn,
      () => 'width',
      openable,
    ),
    ...size(
      'opening-height',
      'height',
      (o) => o.heightIn,
      () => 'height',
      openable,
    ),
  ].slice(0, SITE_LENGTHS_MAX);
}

/**
 * The room as it is after somebody measured it: typed lengths hold, the others stay as near to the plan as they can.
 * Corners between measured walls move with them, and so does what is marked on the ceiling. An opening whose place was
 * not measured keeps its distance to the nearer corner.
 *
 * @throws NoSuchRoom with a sentence where a length is not asked for, is out of its bounds, or fits no room
 */
export function measuredOnSite(
  { room, survey }: { readonly room: Room; readonly survey?: ConceptSurvey | undefined },
  typed: readonly TypedLength[],
  visit: SiteVisit,
  designId: string,
): SurveyedRoom {
  const asked = new Map(askedOf(room).map((one) => [one.id, one]));
  const told = typed.map(({ id, inches }) => {
    const one = asked.get(id);
    if (!one) throw new NoSuchRoom(`The plan has no length called ${id}.`);
    if (inches < one.least || inches > one.most)
      throw new NoSuchRoom(
        `${one.label}: ${feetAndInches(inches)} is not between ${feetAndInches(one.least)} and ${feetAndInches(one.most)}.`,
      );
    return { ...one, inches };
  });
  const of = (id: string): number | undefined => told.find((one) => one.id === id)?.inches;
  const shell = shellMeasured(room.shell, of);
  const openings = room.openings.map((o) => openingMeasured(o, room.shell, shell, of));
  const before = (survey?.lengths ?? []).filter((l) => !told.some((t) => t.of === l.of && t.on === l.on));
  const { toX, toY } = movesOf(room.shell, shell);
  return {
    shell,
    survey: {
      ...survey,
      id: survey?.id ?? designId,
      version: (survey?.version ?? 0) + 1,
      measuredBy: visit.by === 'contractor' ? 'contractor' : (survey?.measuredBy ?? 'tape'),
      lengths: [
        ...told.map(({ of, on, inches }) => ({
          of,
          ...(on ? { on } : {}),
          inches,
          spreadIn: 0,
          source: 'typed' as const,
        })),
        ...before,
      ].slice(0, 120),
      openings,
      existing: (survey?.existing ?? []).map((thing) => ({
        ...thing,
        box: { ...thing.box, x: Math.max(0, toX(thing.box.x)), y: Math.max(0, toY(thing.box.y)) },
      })),
      verified: { name: visit.name, on: visit.on },
    },
  };
}

/** "north wall", or with its length where a side has several. */
function wallName(shell: Shell, id: string): string {
  const { side, lengthIn } = frameOf(shell, id);
  const alike = shell.walls.filter((wall) => wall.side === side);
  return alike.length > 1 ? `${side} wall of ${feetAndInches(lengthIn)}` : `${side} wall`;
}

/** The corner that offsets are told from, as whoever faces the wall sees it. */
const cornerName = (side: Opening['side']): string =>
  ({ north: 'left (west)', south: 'right (west)', east: 'right (south)', west: 'left (south)' })[side];

type Axis = 'x' | 'y';

/** The places along an axis where corners are, in order. */
const stopsOf = (shell: Shell, axis: Axis): number[] =>
  [...new Set(shell.outline.map((p) => p[axis]))].sort((a, b) => a - b);

/** The walls along an axis with the gaps between stops that each of them spans. */
function spansOf(shell: Shell, axis: Axis) {
  const stops = stopsOf(shell, axis);
  return edgesOf(shell).flatMap(([a, b], i) => {
    const wall = shell.walls[i] as Wall;
    if (runsEast(wall.side) !== (axis === 'x')) return [];
    const [from, to] = [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])];
    return [
      { wall, row: stops.slice(1).map((stop, k) => (stop <= to && (stops[k] as number) >= from ? 1 : 0)) },
    ];
  });
}

/** Walls of which none follows from the others, the longest first; each axis has one at least. */
function independentWalls(shell: Shell): Wall[] {
  const found = (['x', 'y'] as const).flatMap((axis) => {
    const basis: number[][] = [];
    return spansOf(shell, axis)
      .sort((a, b) => frameOf(shell, b.wall.id).lengthIn - frameOf(shell, a.wall.id).lengthIn)
      .filter(({ row }) => {
        const left = reduced(row, basis);
        if (left.every((n) => Math.abs(n) < 1e-9)) return false;
        basis.push(left);
        return true;
      })
      .map(({ wall }, rank) => ({ wall, rank }));
  });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, WALLS_MAX)
    .map(({ wall }) => wall);
}

/** A row without what the rows of a basis say of it. */
function reduced(row: readonly number[], basis: readonly (readonly number[])[]): number[] {
  let left = [...row];
  for (const known of basis) {
    const at = known.findIndex((n) => Math.abs(n) > 1e-9);
    const factor = (left[at] as number) / (known[at] as number);
    left = left.map((n, k) => n - factor * (known[k] as number));
  }
  return left;
}

function shellMeasured(shell: Shell, of: (id: string) => number | undefined): Shell {
  const stops = { x: stopsMeasured(shell, 'x', of), y: stopsMeasured(shell, 'y', of) };
  const old = { x: stopsOf(shell, 'x'), y: stopsOf(shell, 'y') };
  const to = (axis: Axis) => (at: number) => moved(at, old[axis], stops[axis]);
  const point = ({ x, y }: Point): Point => ({ x: to('x')(x), y: to('y')(y) });
  const heightIn = of('ceiling') ?? shell.ceiling.heightIn;
  const { zones, slope } = shell.ceiling;
  return {
    ...shell,
    outline: shell.outline.map(point),
    // A new list: frames of walls are known by it.
    walls: shell.walls.map((wall) => ({ ...wall })),
    ceiling: {
      heightIn,
      zones: zones.map((zone) => {
        const from = point(zone);
        const end = point({ x: zone.x + zone.widthIn, y: zone.y + zone.depthIn });
        const under = Math.min(zone.heightIn, zone.kind === 'tray' ? zone.heightIn : heightIn - 1);
        return { ...zone, ...from, widthIn: end.x - from.x, depthIn: end.y - from.y, heightIn: under };
      }),
      ...(slope
        ? { slope: { ...slope, ridgeAtIn: to(slope.ridge === 'east-west' ? 'y' : 'x')(slope.ridgeAtIn) } }
        : {}),
    },
    ...(shell.vents ? { vents: shell.vents.map(point) } : {}),
  };
}

/** The stops of an axis where its typed walls are as long as they were measured, and all else as near as can be. */
function stopsMeasured(shell: Shell, axis: Axis, of: (id: string) => number | undefined): number[] {
  const stops = stopsOf(shell, axis);
  const gaps = stops.slice(1).map((stop, i) => stop - (stops[i] as number));
  const rows = spansOf(shell, axis).flatMap(({ wall, row }) => {
    const inches = of(wall.id);
    return inches === undefined ? [] : [{ row, inches }];
  });
  // The smallest change of the gaps that gives the walls their lengths: d = Aᵀ(AAᵀ)⁻¹r.
  const missing = rows.map(({ row, inches }) => inches - dot(row, gaps));
  const weights = solved(
    rows.map(({ row }) => rows.map((other) => dot(row, other.row))),
    missing,
  );
  const made = gaps.map((gap, k) =>
    rows.reduce((sum, { row }, i) => sum + (row[k] as number) * (weights[i] as number), gap),
  );
  if (made.some((gap) => gap < JOG_LEAST))
    throw new NoSuchRoom('These walls do not fit together: please measure them once more.');
  const places = [0];
  for (const gap of made) places.push(Math.round(((places.at(-1) as number) + gap) * 100) / 100);
  return places;
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, n, i) => sum + n * (b[i] as number), 0);

/** Gauss elimination; the rows are independent, as siteLengths() asks only for such walls. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] as number;
    for (const [k, other] of rows.entries()) {
      if (k === i) continue;
      const factor = (other[i] as number) / pivot;
      for (let c = i; c <= rows.length; c++) other[c] = (other[c] as number) - factor * (row[c] as number);
    }
  }
  return rows.map((row, i) => (row[rows.length] as number) / (row[i] as number));
}

/** Where a place between two stops comes to lie when the stops move. */
function moved(at: number, from: readonly number[], to: readonly number[]): number {
  const next = Math.min(
    from.length - 1,
    Math.max(
      1,
      from.findIndex((stop) => stop >= at),
    ),
  );
  const [a, b] = [from[next - 1] as number, from[next] as number];
  const [c, d] = [to[next - 1] as number, to[next] as number];
  return c + ((at - a) / (b - a)) * (d - c);
}

/** How things in the old room move with its walls. */
function movesOf(before: Shell, after: Shell) {
  const to = (axis: Axis) => (at: number) => moved(at, stopsOf(before, axis), stopsOf(after, axis));
  return { toX: to('x'), toY: to('y') };
}

function openingMeasured(
  opening: Opening,
  before: Shell,
  after: Shell,
  of: (id: string) => number | undefined,
): Opening {
  const widthIn = of(`${opening.id}/width`) ?? opening.widthIn;
  const heightIn = of(`${opening.id}/height`) ?? opening.heightIn;
  const sillIn = of(`${opening.id}/sill`) ?? opening.sillIn;
  const was = frameOf(before, opening.wall).lengthIn;
  const is = frameOf(after, opening.wall).lengthIn;
  const beyond = was - opening.offsetIn - opening.widthIn;
  const near = opening.offsetIn <= beyond ? opening.offsetIn : is - beyond - widthIn;
  const told = of(`${opening.id}/offset`);
  const offsetIn = told ?? Math.max(0, Math.min(near, is - widthIn));
  if (offsetIn + widthIn > is + 0.5)
    throw new NoSuchRoom(
      `The ${opening.kind.replaceAll('-', ' ')} in the ${opening.side} wall ends ${feetAndInches(offsetIn + widthIn - is)} beyond the wall, which is ${feetAndInches(is)} long.`,
    );
  const top = derivedOf(after).ceilingIn;
  if (sillIn + heightIn > top)
    throw new NoSuchRoom(
      `The ${opening.kind.replaceAll('-', ' ')} in the ${opening.side} wall is higher than the ceiling at ${feetAndInches(top)}.`,
    );
  return { ...opening, offsetIn: Math.min(offsetIn, is - widthIn), widthIn, heightIn, sillIn };
}
