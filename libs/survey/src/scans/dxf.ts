import type { Point } from '@plumbline/concept';
import type { WallPiece } from '../shell/rectilinear.js';
import {
  SCAN_LIMITS,
  type ScannedFloor,
  type ScannedLabel,
  type ScannedOpening,
  type ScannedThing,
  ScanRefusal,
  thingNamed,
} from './scanned-floor.js';

/**
 * Plans drawn as DXF text, as magicplan and Polycam export them: lines and polylines on named layers, doors, windows and
 * fixtures as blocks or on layers of theirs. A DXF file is pairs of lines, a group code and its value (Autodesk's DXF
 * reference); of its entities only those with straight edges, arcs, texts and inserted blocks are read.
 */

/** Units that a drawing may be in: inches in one of them. */
const DRAWING_UNITS = { in: 1, ft: 12, mm: 1 / 25.4, cm: 1 / 2.54, m: 100 / 2.54 } as const;
export type DrawingUnit = keyof typeof DRAWING_UNITS;

/** $INSUNITS of the header; 0 says nothing. */
const INSUNITS: Readonly<Record<string, DrawingUnit>> = { 1: 'in', 2: 'ft', 4: 'mm', 5: 'cm', 6: 'm' };

export interface Drawing {
  /** What the file says of its unit. */
  readonly unit: DrawingUnit | null;
  /** In the drawing's own unit. */
  readonly shapes: readonly Shape[];
}

/** A piece of the drawing: its straight lines, on a layer, perhaps of a named block. */
interface Shape {
  readonly layer: string;
  readonly block: string;
  /** The same number for all that was set as one block or drawn as one line. */
  readonly one: number;
  readonly lines: readonly WallPiece[];
  readonly text?: ScannedLabel;
}

interface Entity {
  readonly type: string;
  /** Values by their group codes, in the order of the file. */
  readonly codes: ReadonlyMap<number, readonly string[]>;
  /** Of a polyline of the old kind. */
  readonly vertices: readonly Entity[];
}

/** @throws ScanRefusal for what is no DXF text, or more than a home */
export function readDxf(text: string): Drawing {
  if (text.startsWith('AutoCAD Binary DXF')) throw new ScanRefusal('binary-dxf');
  const { header, blocks, entities } = sectionsOf(text);
  const budget = { left: SCAN_LIMITS.entities, one: 0 };
  const unit = INSUNITS[header.get('$INSUNITS') ?? ''] ?? null;
  return { unit, shapes: shapesOf(entities, { blocks, budget, depth: 0, layer: '', block: '', one: 0 }) };
}

function sectionsOf(text: string) {
  const header = new Map<string, string>();
  const blocks = new Map<string, Entity[]>();
  const entities: Entity[] = [];
  let count = 0;
  let section = '';
  let block: Entity[] | undefined;
  let variable = '';
  let current: { type: string; codes: Map<number, string[]>; vertices: Entity[] } | undefined;
  let polyline: typeof current;
  const close = (): void => {
    if (!current) return;
    const done = current;
    current = undefined;
    count += 1;
    if (count > SCAN_LIMITS.entities) throw new ScanRefusal('too-many');
    if (done.type === 'BLOCK') {
      block = [];
      blocks.set(textOf(done, 2), block);
      return;
    }
    if (done.type === 'ENDBLK') {
      block = undefined;
      return;
    }
    if (done.type === 'VERTEX') {
      polyline?.vertices.push(done);
      return;
    }
    polyline = done.type === 'POLYLINE' ? done : undefined;
    if (done.type === 'SEQEND') return;
    if (section === 'ENTITIES') entities.push(done);
    else if (section === 'BLOCKS') block?.push(done);
  };
  for (const [code, value] of pairsOf(text)) {
    if (code === 0) {
      close();
      if (value === 'SECTION' || value === 'ENDSEC' || value === 'EOF') {
        section = '';
        if (value === 'SECTION') current = { type: 'SECTION', codes: new Map(), vertices: [] };
        if (value === 'EOF') break;
        continue;
      }
      current =
        section === 'ENTITIES' || section === 'BLOCKS'
          ? { type: value, codes: new Map(), vertices: [] }
          : undefined;
      continue;
    }
    if (current?.type === 'SECTION' && code === 2) {
      section = value;
      current = undefined;
    } else if (section === 'HEADER') {
      if (code === 9) variable = value;
      else if (!header.has(variable)) header.set(variable, value);
    } else if (current) {
      const those = current.codes.get(code);
      if (those) those.push(value);
      else current.codes.set(code, [value]);
    }
  }
  close();
  if (entities.length === 0) throw new ScanRefusal('no-walls');
  return { header, blocks, entities };
}

/** @throws ScanRefusal where a group code is none */
function* pairsOf(text: string): Generator<readonly [number, string]> {
  let at = 0;
  const line = (): string | undefined => {
    if (at >= text.length) return undefined;
    const end = text.indexOf('\n', at);
    const until = end < 0 ? text.length : end;
    const found = text.slice(at, until).trim();
    at = until + 1;
    return found;
  };
  for (;;) {
    const first = line();
    if (first === undefined) return;
    const value = line();
    if (value === undefined) {
      if (first === '') return;
      throw new ScanRefusal('damaged');
    }
    const code = Number(first);
    if (first === '' || !Number.isInteger(code)) throw new ScanRefusal('damaged');
    yield [code, value];
  }
}

const textOf = ({ codes }: Entity, code: number): string => codes.get(code)?.[0] ?? '';

function numberOf(entity: Entity, code: number, otherwise = 0): number {
  const value = Number(textOf(entity, code) || otherwise);
  return Number.isFinite(value) ? value : otherwise;
}

const pointOf = (entity: Entity, x: number, y: number): Point => ({
  x: numberOf(entity, x),
  y: numberOf(entity, y),
});

/** Where entities stand: in the drawing itself, or in a block that was set there. */
interface Placement extends Pick<Shape, 'layer' | 'block' | 'one'> {
  readonly blocks: ReadonlyMap<string, readonly Entity[]>;
  /** Entities that may still be read, blocks as often as they are set; and the last number that was given. */
  readonly budget: { left: number; one: number };
  readonly depth: number;
}

function shapesOf(entities: readonly Entity[], place: Placement): Shape[] {
  const { blocks, budget, depth, block } = place;
  const shapes: Shape[] = [];
  for (const entity of entities) {
    budget.left -= 1;
    if (budget.left < 0) throw new ScanRefusal('too-many');
    const own = textOf(entity, 8);
    // What lies on layer 0 of a block takes the layer on which the block is set.
    const layer = own === '' || own === '0' ? place.layer || own : own;
    const one = place.one || ++budget.one;
    const shape = (points: readonly Point[], closed: boolean): void => {
      const pieces = points.slice(1).map((to, i): WallPiece => ({ from: points[i] as Point, to }));
      const [first] = points;
      const last = points.at(-1);
      if (closed && first && last && points.length > 2) pieces.push({ from: last, to: first });
      if (pieces.length > 0) shapes.push({ layer, block, one, lines: pieces });
    };
    switch (entity.type) {
      case 'LINE':
        shape([pointOf(entity, 10, 20), pointOf(entity, 11, 21)], false);
        break;
      case 'LWPOLYLINE': {
        const [xs, ys] = [entity.codes.get(10) ?? [], entity.codes.get(20) ?? []];
        const points = xs.map((x, i) => ({ x: Number(x), y: Number(ys[i]) }));
        shape(points.filter(isPoint), (numberOf(entity, 70) & 1) === 1 || returns(points));
        break;
      }
      case 'POLYLINE': {
        const points = entity.vertices.map((vertex) => pointOf(vertex, 10, 20));
        shape(points, (numberOf(entity, 70) & 1) === 1 || returns(points));
        break;
      }
      case 'ARC': {
        const [{ x, y }, r] = [pointOf(entity, 10, 20), numberOf(entity, 40)];
        const on = (code: number): Point => {
          const angle = (numberOf(entity, code) * Math.PI) / 180;
          return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
        };
        shape([on(50), on(51)], false);
        break;
      }
      case 'TEXT':
      case 'MTEXT':
        shapes.push({
          layer,
          block,
          one,
          lines: [],
          text: { text: textOf(entity, 1).slice(0, 80), at: pointOf(entity, 10, 20) },
        });
        break;
      case 'INSERT': {
        const name = textOf(entity, 2);
        const inside = blocks.get(name);
        if (!inside || depth >= SCAN_LIMITS.blocks) break;
        const parts = shapesOf(inside, {
          blocks,
          budget,
          depth: depth + 1,
          layer,
          block: block || name,
          one,
        });
        shapes.push(...parts.map((part) => moved(part, entity)));
        break;
      }
    }
  }
  return shapes;
}

const isPoint = ({ x, y }: Point): boolean => Number.isFinite(x) && Number.isFinite(y);

const returns = (points: readonly Point[]): boolean => {
  const [first] = points;
  const last = points.at(-1);
  return points.length > 3 && first !== undefined && first.x === last?.x && first.y === last.y;
};

/** A part of a block where the block is set. */
function moved(shape: Shape, insert: Entity): Shape {
  const [sx, sy] = [numberOf(insert, 41, 1), numberOf(insert, 42, 1)];
  const angle = (numberOf(insert, 50) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const { x: dx, y: dy } = pointOf(insert, 10, 20);
  const place = ({ x, y }: Point): Point => ({
    x: dx + cosine * x * sx - sine * y * sy,
    y: dy + sine * x * sx + cosine * y * sy,
  });
  return {
    ...shape,
    lines: shape.lines.map(({ from, to }) => ({ from: place(from), to: place(to) })),
    ...(shape.text ? { text: { ...shape.text, at: place(shape.text.at) } } : {}),
  };
}

const named =
  (...words: readonly string[]) =>
  ({ layer, block }: Shape): boolean => {
    const name = `${layer} ${block}`.toLowerCase();
    return words.some((word) => name.includes(word));
  };

const isWindow = named('window', 'glaz', 'fenster', 'fenetre', 'fenêtre', 'ventana');
const isDoor = named('door', 'porte', 'puerta', 'tür');
const isPassage = named('opening', 'passage');
const isWall = named('wall', 'mur', 'wand', 'pared');
const isNote = named(
  'dim',
  'text',
  'note',
  'label',
  'title',
  'hatch',
  'grid',
  'furnitur',
  'fixture',
  'symbol',
);

/** A drawing as a floor, in inches. @throws ScanRefusal where no wall is drawn, or more than a home has */
export function floorOfDrawing({ shapes }: Drawing, unit: DrawingUnit): ScannedFloor {
  const inches = DRAWING_UNITS[unit];
  const scaled = ({ x, y }: Point): Point => ({ x: x * inches, y: y * inches });
  const drawn = shapes.filter(({ lines }) => lines.length > 0);
  const isOpening = (shape: Shape) => isWindow(shape) || isDoor(shape) || isPassage(shape);
  const thingOf = ({ layer, block }: Shape) => thingNamed(` ${block} `) ?? thingNamed(` ${layer} `);
  const rest = drawn.filter((shape) => !isOpening(shape) && !thingOf(shape));
  const onLayer = rest.filter(isWall);
  const walls = (onLayer.length > 0 ? onLayer : rest.filter((shape) => !isNote(shape))).flatMap(({ lines }) =>
    lines.map(({ from, to }): WallPiece => ({ from: scaled(from), to: scaled(to) })),
  );
  if (walls.length === 0) throw new ScanRefusal('no-walls');
  const openings = whole(drawn.filter(isOpening)).map(
    ({ shape, points }): ScannedOpening => ({
      kind: isWindow(shape) ? 'window' : isDoor(shape) ? 'door' : 'cased-opening',
      points: points.map(scaled),
      sillIn: null,
      heightIn: null,
    }),
  );
  const things = whole(drawn.filter((shape) => !isOpening(shape) && thingOf(shape))).flatMap(
    ({ shape, points }): ScannedThing[] => {
      const kind = thingOf(shape);
      return kind ? [{ kind, points: points.map(scaled) }] : [];
    },
  );
  if (walls.length > SCAN_LIMITS.walls || openings.length + things.length > SCAN_LIMITS.pieces)
    throw new ScanRefusal('too-many');
  const labels = shapes.flatMap(({ text }) => (text ? [{ text: text.text, at: scaled(text.at) }] : []));
  return { walls, openings, things, labels, ceilingIn: null };
}

/** Shapes that belong together as one, with all their points. */
function whole(shapes: readonly Shape[]): { readonly shape: Shape; readonly points: readonly Point[] }[] {
  const ones = new Map<number, { shape: Shape; points: Point[] }>();
  for (const shape of shapes) {
    const points = shape.lines.flatMap(({ from, to }) => [from, to]);
    const known = ones.get(shape.one);
    if (known) known.points.push(...points);
    else ones.set(shape.one, { shape, points });
  }
  return [...ones.values()];
}
