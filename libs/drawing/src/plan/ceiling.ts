import { boundsOf, rectsOf, type Shell, type Slope, zoneRect } from '@plumbline/concept';
import { feetAndInches, ZONE_NAMES } from '@plumbline/room/parts';
import { type Area, type Labels, meets, textArea } from '../pen/labels.js';
import { INK, line, rect } from '../pen/svg.js';
import { sheetX, sheetY, type View } from '../sheet/view.js';
import { isOnFloor, itemArea } from './tags.js';

/** The ceiling as dashed lines with heights: soffits, beams and trays, the ridge, and where a slope is how high. */

const ZONE = { weight: 0.6, stroke: INK.above, dash: '9 3' } as const;
const RIDGE = { weight: 0.8, stroke: INK.above, dash: '12 2.5 2 2.5' } as const;
/** From a knee wall, or the edge of a zone, to the middle of its name. Points. */
const HEAD = 9;
const HEIGHT = { weight: 0.45, stroke: INK.above, dash: '5 4' } as const;

/** Heights that codes ask for under a slope: of the edge of floor that counts, and of half of it. Inches. */
const TOLD_HEIGHTS = [60, 84] as const;

/** A line below a slope, across which the ceiling has one height. */
interface Level {
  readonly name: string;
  /** Across the ridge. */
  readonly at: number;
  readonly pen: typeof RIDGE | typeof HEIGHT;
}

export function drawCeiling(v: View): string {
  const { shell } = v.room;
  const zones = shell.ceiling.zones.map((zone) => {
    const { x, y, w, d } = zoneRect(zone);
    return rect(sheetX(v, x), sheetY(v, y + d), w * v.s, d * v.s, ZONE);
  });
  const levels = levelsOf(shell).flatMap((level) =>
    stretches(shell, level.at).map(([from, to]) =>
      line(...pointOn(v, level.at, from), ...pointOn(v, level.at, to), level.pen),
    ),
  );
  return [...zones, ...levels].join('');
}

/** Names of zones and heights, where they find a place. */
export function nameCeiling(v: View, labels: Labels): void {
  const { shell } = v.room;
  const style = { size: v.type.clearance, anchor: 'middle' as const, color: INK.above };
  const onFloor = (area: Area): boolean => isOnFloor(v, area);
  const things = v.room.items.filter((i) => i.box.heightIn > 1).map((i) => itemArea(v, i));
  // On open floor where there is some.
  const set = (name: string, places: readonly [number, number][], turned: boolean): boolean => {
    const isOpen = ([x, y]: [number, number]): boolean => {
      const area = textArea(name, x, y, { ...style, turned });
      return !things.some((thing) => meets(thing, area));
    };
    const open = places.filter(isOpen);
    const rest = places.filter((place) => !open.includes(place));
    return labels.set(name, [...open, ...rest], { ...style, turned }, INK.floor, onFloor);
  };
  for (const zone of shell.ceiling.zones) {
    const { x, y, w, d } = zoneRect(zone);
    const turned = d > w;
    // Inside it, or else along one of its edges.
    const beside = ((turned ? w : d) * v.s) / 2 + HEAD;
    const places = [0, beside, -beside].flatMap((off) =>
      [0.5, 0.25, 0.75, 0.35, 0.65, 0.15, 0.85].map((k): [number, number] =>
        turned
          ? [sheetX(v, x + w / 2) + off, sheetY(v, y + d * k)]
          : [sheetX(v, x + w * k), sheetY(v, y + d / 2) + off],
      ),
    );
    const name = `${ZONE_NAMES[zone.kind]} ${feetAndInches(zone.heightIn)}`;
    set(name, places, turned);
  }
  for (const knee of kneesOf(shell)) {
    const inside = (HEAD * (knee.at === 0 ? 1 : -1)) / v.s;
    const places = [0.5, 0.25, 0.75, 0.1, 0.9].map((k) =>
      pointOn(v, knee.at + inside, knee.from + (knee.to - knee.from) * k),
    );
    set(knee.name, places, ridgeRunsNorth(shell));
  }
  const turned = ridgeRunsNorth(shell);
  for (const { name, at } of levelsOf(shell)) {
    const places = stretches(shell, at).flatMap(([from, to]) =>
      [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6].map((k) => pointOn(v, at, from + (to - from) * k)),
    );
    set(name, places, turned);
  }
}

const ridgeRunsNorth = ({ ceiling }: Shell): boolean => ceiling.slope?.ridge === 'north-south';

/** The low walls on both sides of a ridge: where they stand across it, and from where to where they run. */
function kneesOf(shell: Shell): { name: string; at: number; from: number; to: number }[] {
  const { slope, heightIn } = shell.ceiling;
  if (!slope) return [];
  const { w, d } = boundsOf(shell);
  const [extent, along] = slope.ridge === 'east-west' ? [d, w] : [w, d];
  return (
    [
      [0, slope.kneeStartIn],
      [extent, slope.kneeEndIn],
    ] as const
  )
    .filter(([, height]) => height < heightIn)
    .map(([at, height]) => ({ name: `Knee wall ${feetAndInches(height)}`, at, from: 0, to: along }));
}

/** A point of a line along the ridge on the sheet: `at` across the ridge, `t` along it. */
const pointOn = (v: View, at: number, t: number): [number, number] =>
  v.room.shell.ceiling.slope?.ridge === 'north-south'
    ? [sheetX(v, at), sheetY(v, t)]
    : [sheetX(v, t), sheetY(v, at)];

/** Where a line along the ridge runs over the floor. */
function stretches(shell: Shell, at: number): [number, number][] {
  const level = shell.ceiling.slope?.ridge === 'east-west';
  const found: [number, number][] = [];
  for (const { x, y, w, d } of rectsOf(shell)) {
    const [across, deep, from, long] = level ? [y, d, x, w] : [x, w, y, d];
    if (at <= across || at >= across + deep) continue;
    const last = found.find(([, to]) => to === from);
    if (last) last[1] = from + long;
    else found.push([from, from + long]);
  }
  return found;
}

/** The ridge or the edges of the flat ceiling, and the lines of the told heights. */
function levelsOf(shell: Shell): Level[] {
  const { slope, heightIn } = shell.ceiling;
  if (!slope) return [];
  const bounds = boundsOf(shell);
  const extent = slope.ridge === 'east-west' ? bounds.d : bounds.w;
  const told = (height: number, name: string, pen: Level['pen']): Level[] =>
    reaches(slope, extent, height).map((at) => ({ name: `${name}${feetAndInches(height)}`, at, pen }));
  const top = Math.min(heightIn, slope.ridgeIn);
  return [
    ...(slope.ridgeIn > heightIn
      ? told(heightIn, 'Flat from here ', RIDGE)
      : [{ name: `Ridge ${feetAndInches(slope.ridgeIn)}`, at: slope.ridgeAtIn, pen: RIDGE }]),
    ...TOLD_HEIGHTS.filter((height) => height < top - 3).flatMap((height) => told(height, 'Height ', HEIGHT)),
  ];
}

/** Where across the ridge the slopes reach a height: at most once on either side. */
function reaches(
  { ridgeAtIn, ridgeIn, kneeStartIn, kneeEndIn }: Slope,
  extent: number,
  height: number,
): number[] {
  const found: number[] = [];
  if (kneeStartIn < height && height < ridgeIn)
    found.push((ridgeAtIn * (height - kneeStartIn)) / (ridgeIn - kneeStartIn));
  if (kneeEndIn < height && height < ridgeIn)
    found.push(extent - ((extent - ridgeAtIn) * (height - kneeEndIn)) / (ridgeIn - kneeEndIn));
  return found;
}
