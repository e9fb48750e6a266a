import {
  CATALOGUE,
  type Ceiling,
  ceilingOver,
  contains,
  type Item,
  outlineWithout,
  type Rect,
  type RoomSize,
  rectangularShell,
  type Shell,
  type Side,
  type Slope,
  shellOf,
} from '@plumbline/concept';
import { feetAndInches } from '../../units.js';
import { type Corner, LEAST_KNEE, type RoomShape, type SaidShape, type SaidWall } from './shapes.js';

/** A shell as words tell it, with what they left open. */
export interface ShapedShell {
  readonly shell: Shell;
  /** Things of the house that stand in it. */
  readonly fixed: readonly Item[];
  /** Each thing that was said, with what it was taken to mean. */
  readonly meanings: readonly { readonly said: string; readonly meaning: string; readonly of: PartOfShell }[];
  readonly assumed: readonly string[];
  /** What does not fit the room. */
  readonly unfit: readonly string[];
}

export type PartOfShell = 'outline' | 'ceiling' | 'walls' | 'fixed';

/** Least side of what is left of a room, and the least ceiling at its highest. Inches. */
const LEAST_SIDE = 36;
const CHIMNEY = { alongIn: 60, deepIn: 18 } as const;
const SOFFIT = { deepIn: 24, below: 12 } as const;
const BEAM = { wideIn: 8, below: 10 } as const;
/** Bays are sold 6 to 10 ft wide; they reach out up to 2 ft without a foundation of their own (IRC R502.3.3). Inches. */
const BAY = { alongIn: 84, deepIn: 24, least: 48, shallow: 12, deep: 72 } as const;
const KNEE = 48;
/** A post stands at least so far from a wall at the end of its row; and so many are drawn at most. Inches. */
const POST_TO_WALL = 12;
const MOST_POSTS = 12;
/** Rise of a stair over its going, 7-1/2 in over 10, and of a roof of 9 in 12. */
const PITCH = 0.75;
/** Rise of a usual vault over its run: 4 in 12; and the least by which its ridge is above the walls. Inches. */
const VAULT = { pitch: 1 / 3, least: 24 } as const;
/** A main duct of 20 in with its framing and board. Inches. */
const DUCT = 24;
const OPPOSITE_ENDS: Readonly<Record<'L' | 'Z', readonly Corner[]>> = {
  L: ['northeast'],
  Z: ['northeast', 'southwest'],
};

type Of<K extends RoomShape['is']> = Extract<RoomShape, { is: K }>;

/** The shell of a room of a size with the shapes said of it; undefined where none was said. */
export function shapedShell(size: RoomSize, said: readonly SaidShape[]): ShapedShell | undefined {
  if (said.length === 0) return undefined;
  const meanings: { said: string; meaning: string; of: PartOfShell }[] = [];
  const assumed: string[] = [];
  const unfit: string[] = [];
  const told = <K extends RoomShape['is']>(is: K) =>
    said.flatMap(({ said: words, shape }) => (shape.is === is ? [{ words, shape: shape as Of<K> }] : []));
  const means = (words: string, of: PartOfShell, meaning: string): void => {
    meanings.push({ said: words, meaning, of });
  };
  const sideOf = (at: SaidWall | undefined, usual: Side, what: string): Side => {
    if (!at) assumed.push(`Where the ${what} is was not told: the ${usual} wall was taken.`);
    const long: Side = size.widthIn >= size.depthIn ? 'north' : 'west';
    const short: Side = size.widthIn >= size.depthIn ? 'west' : 'north';
    return at === 'long' ? long : at === 'short' ? short : (at ?? usual);
  };

  // Bump-outs lie outside of the size that was told: one at each side, each in a strip of its own.
  const bumps: { side: Side; alongIn: number; deepIn: number }[] = [];
  for (const { words, shape } of told('bump-out')) {
    const side = sideOf(shape.at, 'north', 'bump-out');
    const wall = side === 'north' || side === 'south' ? size.widthIn : size.depthIn;
    if (shape.alongIn > wall - 2 || shape.deepIn < 6 || bumps.some((b) => b.side === side)) {
      unfit.push(words);
      continue;
    }
    bumps.push({ side, alongIn: shape.alongIn, deepIn: shape.deepIn });
    means(
      words,
      'outline',
      `Bump-out of ${feetAndInches(shape.alongIn)} by ${feetAndInches(shape.deepIn)} on the ${side} wall`,
    );
  }
  for (const { words, shape } of told('bay')) {
    const long: Side = size.widthIn >= size.depthIn ? 'north' : 'east';
    const side = sideOf(shape.at, long, 'bay window');
    const wall = side === 'north' || side === 'south' ? size.widthIn : size.depthIn;
    const alongIn = Math.min(shape.alongIn ?? BAY.alongIn, wall - 24);
    if (alongIn < BAY.least || bumps.some((b) => b.side === side)) {
      unfit.push(words);
      continue;
    }
    const deepIn = Math.min(Math.max(shape.deepIn ?? BAY.deepIn, BAY.shallow), BAY.deep);
    bumps.push({ side, alongIn, deepIn });
    if (alongIn !== shape.alongIn || deepIn !== shape.deepIn)
      assumed.push(`The bay was taken as ${feetAndInches(alongIn)} wide and ${feetAndInches(deepIn)} deep.`);
    means(
      words,
      'outline',
      `Bay window of ${feetAndInches(alongIn)}${shape.deepIn === undefined ? '' : ` by ${feetAndInches(deepIn)}`} on the ${side} wall`,
    );
  }
  const out = (side: Side): number => bumps.find((b) => b.side === side)?.deepIn ?? 0;
  const base: Rect = { x: out('west'), y: out('south'), w: size.widthIn, d: size.depthIn };
  const widthIn = base.x + base.w + out('east');
  const depthIn = base.y + base.d + out('north');
  let cuts: Rect[] = bumps.flatMap((bump) => besideBump(bump, base, widthIn, depthIn));
  const cut = (words: string, meaning: string, rects: readonly Rect[]): void => {
    const fits = rects.every((r) => r.w <= base.w - LEAST_SIDE && r.d <= base.d - LEAST_SIDE);
    if (!fits || !isRoom(outlineWithout(widthIn, depthIn, [...cuts, ...rects]))) unfit.push(words);
    else {
      cuts = [...cuts, ...rects];
      means(words, 'outline', meaning);
    }
  };

  const notches = told('notch');
  const forms = told('form');
  for (const { words, shape } of notches) {
    const corner = shape.corner ?? 'northeast';
    if (!shape.corner) assumed.push(`Which corner the notch takes was not told: the ${corner} was taken.`);
    cut(
      words,
      `Notch of ${feetAndInches(shape.alongIn)} by ${feetAndInches(shape.deepIn)} at the ${corner}`,
      [atCorner(base, corner, shape.alongIn, shape.deepIn)],
    );
  }
  for (const { words, shape } of forms) {
    // An L or a U whose notch was told is that notch.
    if (notches.length > 0 && cuts.length > 0) means(words, 'outline', `${shape.form}-shaped room`);
    else {
      cut(words, `${shape.form}-shaped room`, cutsOfForm(shape.form, base));
      assumed.push(`How the ${shape.form} is proportioned was not told: see the plan.`);
    }
  }
  for (const { words, shape } of told('chimney')) {
    const long: Side = size.widthIn >= size.depthIn ? 'north' : 'west';
    const side = sideOf(shape.at, long, 'chimney');
    const { alongIn, deepIn } = { ...CHIMNEY, ...shape };
    if (shape.alongIn === undefined) assumed.push('The chimney breast was taken as 5\'-0" by 1\'-6".');
    const name = `Chimney breast of ${feetAndInches(alongIn)} by ${feetAndInches(deepIn)} on the ${side} wall`;
    cut(words, name, [atMiddle(base, side, alongIn, deepIn)]);
  }
  const outline = outlineWithout(widthIn, depthIn, cuts);
  if (!outline) return undefined;

  let ceiling: Ceiling = { heightIn: size.ceilingIn, zones: [] };
  const level = widthIn >= depthIn;
  const ridge = level ? ('east-west' as const) : ('north-south' as const);
  const [knee] = told('knee walls');
  const [peak] = told('peak');
  const [shed] = told('slope');
  const [roof] = told('under the roof');
  const [vault] = told('vault');
  const [headroom] = told('headroom');
  if (!shed && (knee || peak || vault || roof)) {
    const way = peak?.shape.runs;
    const runs =
      way === undefined || way === 'long'
        ? ridge
        : way === 'short'
          ? level
            ? 'north-south'
            : 'east-west'
          : way;
    const across = runs === 'east-west' ? depthIn : widthIn;
    const told = peak?.shape.heightIn ?? vault?.shape.heightIn;
    const usual = vault && !knee ? size.ceilingIn : KNEE;
    let kneeIn = knee?.shape.heightIn ?? Math.min(usual, (told ?? Number.POSITIVE_INFINITY) - VAULT.least);
    const ridgeIn =
      told ??
      (vault
        ? kneeIn + Math.max(VAULT.least, Math.round((across / 2) * VAULT.pitch))
        : Math.max(size.ceilingIn, kneeIn + 24));
    // Floor of a told width under a told height says how low the roof begins.
    const low = headroom && kneeUnder(headroom.shape, ridgeIn, across);
    if (low !== undefined) kneeIn = low;
    const words = [knee?.words, peak?.words, vault?.words, roof?.words].filter(Boolean).join(', ');
    if (ridgeIn < 72 || ridgeIn > 360 || kneeIn < LEAST_KNEE || kneeIn >= ridgeIn) unfit.push(words);
    else {
      ceiling = {
        heightIn: ridgeIn,
        zones: [],
        slope: { ridge: runs, ridgeAtIn: across / 2, ridgeIn, kneeStartIn: kneeIn, kneeEndIn: kneeIn },
      };
      const walls = vault && !knee ? 'walls under the vault' : 'knee walls';
      if (!knee) assumed.push(`The ${walls} were taken as ${feetAndInches(kneeIn)} high.`);
      else if (kneeIn === LEAST_KNEE && /floor/i.test(knee.words))
        assumed.push(`Where the roof meets the floor a wall of ${feetAndInches(kneeIn)} is drawn.`);
      if (headroom && low !== undefined)
        means(
          headroom.words,
          'ceiling',
          `${feetAndInches(headroom.shape.wideIn)} of floor under ${feetAndInches(headroom.shape.heightIn)} and more: the roof begins at ${feetAndInches(kneeIn)}`,
        );
      if (told === undefined) assumed.push(`The peak was taken as ${feetAndInches(ridgeIn)} high.`);
      if (!way) assumed.push(`The ridge was taken to run ${runs} over the middle.`);
      means(
        words,
        'ceiling',
        vault && !knee
          ? `Vaulted ceiling: walls ${feetAndInches(kneeIn)}, peak ${feetAndInches(ridgeIn)}`
          : `Sloped ceiling: knee walls ${feetAndInches(kneeIn)}, peak ${feetAndInches(ridgeIn)}`,
      );
    }
  } else if (shed) {
    const { lowIn, at, highIn = size.ceilingIn } = shed.shape;
    if (highIn < 72 || highIn > 360 || lowIn < 12 || lowIn >= highIn) unfit.push(shed.words);
    else {
      const side = lowSide(at, level, base);
      ceiling = {
        heightIn: highIn,
        zones: [],
        slope: slopeFrom(side, lowIn, ridgeOver(shed.shape, side, highIn), widthIn, depthIn),
      };
      if (!at || at === 'end') assumed.push(`The ceiling was taken to be low at the ${side} wall.`);
      means(
        shed.words,
        'ceiling',
        `Ceiling sloping from ${feetAndInches(lowIn)} to ${feetAndInches(highIn)}`,
      );
    }
  }
  if (headroom && !meanings.some((m) => m.said === headroom.words)) unfit.push(headroom.words);
  // Of a slope whose top was not told: it rises as stairs and steep roofs do, to the flat ceiling.
  function ridgeOver({ lowIn, highIn }: Of<'slope'>, side: Side, flatIn: number): number {
    const run = side === 'north' || side === 'south' ? depthIn : widthIn;
    return highIn ?? Math.max(flatIn, Math.round(lowIn + run * PITCH));
  }
  const zone = (words: string, meaning: string, made: Ceiling['zones'][number]): void => {
    if (made.heightIn < 60 || made.heightIn >= ceiling.heightIn || made.widthIn < 1 || made.depthIn < 1)
      unfit.push(words);
    else {
      ceiling = { ...ceiling, zones: [...ceiling.zones, made] };
      means(words, 'ceiling', meaning);
    }
  };
  for (const [i, { words, shape }] of told('soffit').entries()) {
    const side = sideOf(shape.at, 'north', 'soffit');
    const deepIn = shape.deepIn ?? SOFFIT.deepIn;
    const heightIn = shape.heightIn ?? ceiling.heightIn - SOFFIT.below;
    if (shape.deepIn === undefined) assumed.push(`The soffit was taken as ${feetAndInches(deepIn)} deep.`);
    const strip = stripAt({ x: 0, y: 0, w: widthIn, d: depthIn }, side, deepIn);
    zone(words, `Soffit of ${feetAndInches(deepIn)} at ${feetAndInches(heightIn)} over the ${side} wall`, {
      id: `soffit-${i + 1}`,
      kind: 'soffit',
      ...boxOf(strip),
      heightIn,
    });
  }
  for (const [i, { words, shape }] of told('duct').entries()) {
    const heightIn = shape.heightIn ?? ceiling.heightIn - SOFFIT.below;
    const along =
      shape.at && stripAt({ x: 0, y: 0, w: widthIn, d: depthIn }, sideOf(shape.at, 'north', 'duct'), DUCT);
    const strip = level
      ? { x: 0, y: (depthIn - DUCT) / 2, w: widthIn, d: DUCT }
      : { x: (widthIn - DUCT) / 2, y: 0, w: DUCT, d: depthIn };
    assumed.push(`The duct was taken as ${feetAndInches(DUCT)} wide with its box.`);
    zone(words, `Duct at ${feetAndInches(heightIn)}${along ? '' : ' along the middle'}`, {
      id: `duct-${i + 1}`,
      kind: 'soffit',
      ...boxOf(along ?? strip),
      heightIn,
    });
  }
  for (const [i, { words, shape }] of told('beam').entries()) {
    const heightIn = shape.heightIn ?? ceiling.heightIn - BEAM.below;
    const line = level
      ? { x: widthIn / 2 - BEAM.wideIn / 2, y: 0, w: BEAM.wideIn, d: depthIn }
      : { x: 0, y: depthIn / 2 - BEAM.wideIn / 2, w: widthIn, d: BEAM.wideIn };
    assumed.push('The beam was taken to cross the middle of the room the short way.');
    zone(words, `Dropped beam at ${feetAndInches(heightIn)}`, {
      id: `beam-${i + 1}`,
      kind: 'beam',
      ...boxOf(line),
      heightIn,
    });
  }

  const plain =
    cuts.length > 0 ? shellOf(outline, ceiling) : { ...rectangularShell(widthIn, depthIn, 1), ceiling };
  const marked = { bearing: new Set<Side>(), wet: new Set<Side>() };
  for (const is of ['bearing', 'wet'] as const) {
    for (const { words, shape } of told(is)) {
      const name = is === 'bearing' ? 'load-bearing wall' : 'plumbing wall';
      const side = sideOf(shape.at, 'north', name);
      marked[is].add(side);
      means(words, 'walls', `${is === 'bearing' ? 'Load-bearing' : 'Plumbing'} wall: ${side}`);
    }
  }
  const walls = plain.walls.map((wall) => ({
    ...wall,
    ...(marked.bearing.has(wall.side) ? { bearing: true } : {}),
    ...(marked.wet.has(wall.side) ? { wet: true } : {}),
  }));
  const shell = { ...plain, walls };
  const fixed: Item[] = [];
  const [column] = told('column');
  if (column) {
    const { kind } = column.shape;
    const long = Math.max(base.w, base.d);
    const { apartIn } = column.shape;
    const count = column.shape.count ?? Math.max(1, Math.ceil(long / (apartIn ?? long)) - 1);
    const fits = apartIn !== undefined && (count - 1) * apartIn <= long - POST_TO_WALL * 2;
    const pitch = fits ? apartIn : long / (count + 1);
    const name = CATALOGUE[kind].name;
    if (apartIn !== undefined && !fits)
      assumed.push(
        `${count} ${name.toLowerCase()}s ${feetAndInches(apartIn)} apart do not fit: ${feetAndInches(Math.round(pitch))} was taken.`,
      );
    const items = Array.from({ length: count }, (_, i) =>
      columnIn(shell, base, kind, i, (i - (count - 1) / 2) * pitch),
    );
    if (
      count > MOST_POSTS ||
      items.some(({ box }) => !contains(shell, { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn }))
    )
      unfit.push(column.words);
    else {
      fixed.push(...items);
      means(
        column.words,
        'fixed',
        count > 1
          ? `${count} ${name.toLowerCase()}s along the middle${fits ? `, ${feetAndInches(apartIn)} apart` : ''}`
          : `${name} in the middle`,
      );
    }
  }
  return { shell, fixed, meanings, assumed, unfit };
}

/** The wall at which a ceiling is low: one that was told, the end of the room, or its long side. */
function lowSide(at: SaidWall | 'end' | undefined, level: boolean, { w, d }: Rect): Side {
  if (at === 'long') return w >= d ? 'north' : 'west';
  if (at === 'end' || at === 'short') return w >= d ? 'west' : 'north';
  return at ?? (level ? 'south' : 'west');
}

/** A slope that is low at a side and high at the one across. */
function slopeFrom(side: Side, lowIn: number, highIn: number, widthIn: number, depthIn: number): Slope {
  const level = side === 'north' || side === 'south';
  const ridge = level ? 'east-west' : 'north-south';
  return side === 'south' || side === 'west'
    ? { ridge, ridgeAtIn: level ? depthIn : widthIn, ridgeIn: highIn, kneeStartIn: lowIn, kneeEndIn: highIn }
    : { ridge, ridgeAtIn: 0, ridgeIn: highIn, kneeStartIn: highIn, kneeEndIn: lowIn };
}

/** Height at which a roof begins that is so high over so much of the width, inches; nothing where it would not begin above the floor. */
function kneeUnder(
  { heightIn, wideIn }: Of<'headroom'>,
  ridgeIn: number,
  acrossIn: number,
): number | undefined {
  const low = Math.round((ridgeIn - ((ridgeIn - heightIn) * acrossIn) / wideIn) * 2) / 2;
  return heightIn < ridgeIn && wideIn < acrossIn && low >= LEAST_KNEE && low < heightIn ? low : undefined;
}

/** One of some columns or posts along the middle of the room, so far from its center; of the least size that the catalogue has. */
function columnIn(shell: Shell, base: Rect, kind: 'column' | 'post', i: number, fromCenter: number): Item {
  const { width, depth, name } = CATALOGUE[kind];
  const [widthIn, depthIn] = [
    Math.max(width[0], Math.min(8, width[1])),
    Math.max(depth[0], Math.min(8, depth[1])),
  ];
  const level = base.w >= base.d;
  const x = base.x + base.w / 2 + (level ? fromCenter : 0) - widthIn / 2;
  const y = base.y + base.d / 2 + (level ? 0 : fromCenter) - depthIn / 2;
  const heightIn = ceilingOver(shell, { x, y, w: widthIn, d: depthIn });
  const box = { x, y, z: 0, widthIn, depthIn, heightIn };
  return { id: `${kind}-${i + 1}`, kind, label: name, box, facing: 'south', fixed: true };
}

const isRoom = (outline: ReturnType<typeof outlineWithout>): boolean =>
  outline !== undefined && outline.length <= 16;

const boxOf = ({ x, y, w, d }: Rect) => ({ x, y, widthIn: w, depthIn: d });

/** What is cut away of a bump-out's strip on both sides of it. */
function besideBump(
  { side, alongIn, deepIn }: { side: Side; alongIn: number; deepIn: number },
  base: Rect,
  widthIn: number,
  depthIn: number,
): Rect[] {
  const strip = stripAt({ x: 0, y: 0, w: widthIn, d: depthIn }, side, deepIn);
  if (side === 'north' || side === 'south') {
    const from = base.x + Math.round((base.w - alongIn) / 2);
    return [
      { ...strip, w: from },
      { ...strip, x: from + alongIn, w: widthIn - from - alongIn },
    ].filter((r) => r.w > 0);
  }
  const from = base.y + Math.round((base.d - alongIn) / 2);
  return [
    { ...strip, d: from },
    { ...strip, y: from + alongIn, d: depthIn - from - alongIn },
  ].filter((r) => r.d > 0);
}

function stripAt({ x, y, w, d }: Rect, side: Side, deep: number): Rect {
  switch (side) {
    case 'north':
      return { x, y: y + d - deep, w, d: deep };
    case 'south':
      return { x, y, w, d: deep };
    case 'west':
      return { x, y, w: deep, d };
    case 'east':
      return { x: x + w - deep, y, w: deep, d };
  }
}

const atCorner = (base: Rect, corner: Corner, w: number, d: number): Rect => ({
  x: corner.endsWith('east') ? base.x + base.w - w : base.x,
  y: corner.startsWith('north') ? base.y + base.d - d : base.y,
  w,
  d,
});

function atMiddle(base: Rect, side: Side, along: number, deep: number): Rect {
  const strip = stripAt(base, side, deep);
  return side === 'north' || side === 'south'
    ? { ...strip, x: base.x + Math.round((base.w - along) / 2), w: along }
    : { ...strip, y: base.y + Math.round((base.d - along) / 2), d: along };
}

/** Proportions that such rooms usually have, in whole feet. */
function cutsOfForm(form: 'L' | 'U' | 'T' | 'Z', base: Rect): Rect[] {
  const feet = (n: number): number => Math.max(12, Math.round(n / 12) * 12);
  if (form === 'L' || form === 'Z') {
    const share = form === 'L' ? 0.4 : 0.3;
    return OPPOSITE_ENDS[form].map((corner) =>
      atCorner(base, corner, feet(base.w * share), feet(base.d * 0.4)),
    );
  }
  if (form === 'U') return [atMiddle(base, 'south', feet(base.w * 0.34), feet(base.d * 0.4))];
  const side = feet(base.w * 0.28);
  const deep = feet(base.d * 0.4);
  return [atCorner(base, 'southwest', side, deep), atCorner(base, 'southeast', side, deep)];
}
