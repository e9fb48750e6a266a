import {
  type Brief,
  type Item,
  isOf,
  type Kind,
  type Room,
  runsEast,
  seenFromWall,
} from '@plumbline/concept';
import { type Circuit, circuitsOf, rectOf, serviceLoad, zonesOf } from '@plumbline/room/parts';
import { Labels, type SheetPoint } from './pen/labels.js';
import { circle, d, INK, line, path, rect, WEIGHT } from './pen/svg.js';
import { fitted, text, textWidth } from './pen/text.js';
import { drawOpening } from './plan/openings.js';
import { drawItems } from './plan/room-art.js';
import { drawWalls, wallPieces } from './plan/walls.js';
import type { SheetOptions } from './sheet/open-sheet.js';
import { type PlanInfo } from './sheet/plan-info.js';
import { northArrow } from './sheet/scale-and-north.js';
import { viewOf } from './sheet/sheet.js';
import { drawingArea, framed, type Paper, type Sheet } from './sheet/sheet-frame.js';
import { shortened } from './sheet/shorten.js';
import { sheetX, sheetY, type View } from './sheet/view.js';

/**
 * Sheet E-1: receptacles, switches, lights, alarms and fans on the plan, each with the number of its circuit, and the
 * table of circuits with their load and guard. Symbols after the NKBA's graphics standards.
 */

const LIGHTS: ReadonlySet<Kind> = new Set<Kind>([
  'recessed-light',
  'pendant',
  'chandelier',
  'ceiling-fan',
  'sconce',
  'under-cabinet-light',
]);
const WIRED: ReadonlySet<Kind> = new Set<Kind>([
  ...LIGHTS,
  'receptacle',
  'switch',
  'smoke-alarm',
  'exhaust-fan',
  'electrical-panel',
  'ev-charger',
]);
/** Beside the plan. Points. */
const TABLE_WIDTH = 262;
const ROW = 13;

export function drawPowerPlan(
  info: PlanInfo,
  brief: Brief,
  paper: Paper = 'letter',
  options: SheetOptions = {},
): Sheet {
  const area = drawingArea(paper);
  const labels = new Labels();
  const view = viewOf(
    shortened(info.room),
    { ...area, w: area.w - TABLE_WIDTH - 16 },
    { left: 24, right: 40, top: 24, bottom: 24 },
  );
  const walls = wallPieces(view);
  labels.reserve(...walls);
  const arrow = { x: area.x + area.w - TABLE_WIDTH - 28, y: area.y + 14 };
  labels.reserve(areaAt(arrow, 24));
  const circuits = circuitsOf(info.room, brief);
  const numbersOf = (id: string): number[] =>
    circuits.flatMap(({ serves }, i) => (serves.includes(id) ? [i + 1] : []));
  const letters = switchLetters(info.room);
  const wired = view.room.items.filter((item) => WIRED.has(item.kind) || numbersOf(item.id).length > 0);
  const spots = spotsOf(view, wired);
  const at = (item: Item): SheetPoint => spots.get(item.id) ?? middleOf(view, item);
  for (const item of wired) labels.reserve(areaAt(at(item), 5));
  const art = [
    `<g opacity="0.35">${drawItems({ ...view, room: { ...view.room, items: view.room.items.filter((i) => !WIRED.has(i.kind)) } }).join('')}</g>`,
    drawWalls(walls),
    ...view.room.openings.map((o) => drawOpening(view, o)),
    switchLegs(view, info.room, at),
  ];
  // Appliances above one another are one symbol with the numbers of each.
  const dots = wired.filter((item) => !WIRED.has(item.kind));
  const isSame = (a: Item, b: Item): boolean => Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y) < SAME;
  for (const item of wired) {
    const above = WIRED.has(item.kind) ? [item] : dots.filter((other) => isSame(other, item));
    if (above[0] !== item) continue;
    art.push(symbolAt(item.kind, at(item).x, at(item).y, runsEast(item.facing)));
    const words = [
      [...new Set(above.flatMap(({ id }) => numbersOf(id)))].sort((a, b) => a - b).join(', '),
      letters.get(item.id) ?? '',
      isOf(item, 'receptacle') && item.traits?.gfci ? 'GFCI' : '',
      isOf(item, 'receptacle') && !item.traits?.added && item.traits?.at === 'room' ? '(E)' : '',
    ]
      .filter(Boolean)
      .join(' ');
    if (!words) continue;
    const { x, y } = at(item);
    const places = placesBy({ x, y }, textWidth(words, 6.5, 'bold') / 2, inwardOf(item));
    labels.set(
      words,
      places,
      { size: 6.5, anchor: 'middle', weight: 'bold', color: INK.accent },
      INK.paper,
      (a) =>
        a.x > area.x &&
        a.y > area.y &&
        a.x + a.w < area.x + area.w - TABLE_WIDTH - 8 &&
        a.y + a.h < area.y + area.h,
    );
  }
  const north = northArrow(arrow.x, arrow.y);
  const table = tableOf(info, circuits, area.x + area.w - TABLE_WIDTH, area.y, area.h);
  return framed(
    info,
    paper,
    { number: 'E-1', title: 'Power and light', scale: view.scale, s: view.s },
    `${art.join('')}${labels.toSvg()}${north}${table}`,
    labels.placed,
    options,
  );
}

/** Where one looks from a wall into the room, for what is in a wall: east and south are positive on the sheet. */
const inwardOf = ({ kind, facing }: Item): SheetPoint | undefined =>
  IN_WALLS.has(kind) ? { north: NORTH, south: SOUTH, east: EAST, west: WEST }[facing] : undefined;
const [NORTH, SOUTH, EAST, WEST] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
] as const;

/** Where the words of a symbol may stand, the best first: of what is in a wall, within the room. Points. */
function placesBy(
  { x, y }: SheetPoint,
  half: number,
  inward: SheetPoint | undefined,
): (readonly [x: number, y: number])[] {
  const beside = (to: SheetPoint, far: number, aside = 0): readonly [number, number] =>
    to.x === 0 ? [x + aside, y + to.y * far] : [x + to.x * (far + half - 2), y + aside];
  const fars = [9, 13, 18, 24];
  const first = inward
    ? [0, 9, -9, 16, -16].flatMap((aside) => fars.slice(0, 3).map((far) => beside(inward, far, aside)))
    : [];
  return [
    ...first,
    ...fars.flatMap((far) => [
      ...[NORTH, SOUTH, EAST, WEST].map((to) => beside(to, far)),
      [x + far, y - far] as const,
      [x - far, y + far] as const,
    ]),
  ];
}

/** Nearer than this two dots are one. Points. */
const SAME = 14;
/** Two symbols nearer than this are taken for one. Points. */
const APART = 9;

const middleOf = (v: View, { box }: Item): SheetPoint => ({
  x: sheetX(v, box.x + box.widthIn / 2),
  y: sheetY(v, box.y + box.depthIn / 2),
});
const areaAt = ({ x, y }: SheetPoint, r: number) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/** What may be drawn beside where it is: a strip of light, an appliance's outlet, and a receptacle that is in no wall. */
const gives = ({ shell }: Room, item: Item): boolean =>
  item.kind === 'under-cabinet-light' ||
  !WIRED.has(item.kind) ||
  (item.kind === 'receptacle' &&
    shell.walls.every(({ id }) => seenFromWall(shell, id, rectOf(item.box)).n > IN_NO_WALL));
/** Farther from each wall a receptacle is in an island. Inches. */
const IN_NO_WALL = 6;

/** In a wall one may hang over another: a switch over a receptacle. */
const IN_WALLS: ReadonlySet<Kind> = new Set<Kind>(['receptacle', 'switch']);

/** Where the symbols of things stand: in their middle, beside it where another symbol is. */
function spotsOf(v: View, wired: readonly Item[]): ReadonlyMap<string, SheetPoint> {
  const spots = new Map<string, SheetPoint>();
  const taken: SheetPoint[] = [];
  const isFree = ({ x, y }: SheetPoint, apart: number): boolean =>
    !taken.some((t) => Math.hypot(t.x - x, t.y - y) < apart);
  const order = (item: Item): number => {
    if (!WIRED.has(item.kind)) return 3;
    if (item.kind === 'under-cabinet-light') return 2;
    return Number(item.kind === 'receptacle');
  };
  for (const item of [...wired].sort((a, b) => order(a) - order(b))) {
    const { x, y } = middleOf(v, item);
    const beside = [10, 12, 16].flatMap((far): SheetPoint[] => [
      { x: x + far, y },
      { x: x - far, y },
      { x, y: y + far },
      { x, y: y - far },
    ]);
    // What is in a wall stays in it.
    const along = runsEast(item.facing)
      ? beside.filter((spot) => spot.y === y)
      : beside.filter((spot) => spot.x === x);
    const places = gives(v.room, item) ? beside : IN_WALLS.has(item.kind) ? along : [];
    // A strip of light is drawn longer than the others.
    const apart = item.kind === 'under-cabinet-light' ? APART + 5 : APART;
    const spot = [{ x, y }, ...places].find((one) => isFree(one, apart)) ?? { x, y };
    spots.set(item.id, spot);
    if (WIRED.has(item.kind)) taken.push(spot);
  }
  return spots;
}

/** @param across whether its wall runs east to west: the lines of a receptacle stand on their wall */
function symbolAt(kind: Kind, x: number, y: number, across = true): string {
  const pen = { weight: WEIGHT.object, fill: INK.paper };
  switch (kind) {
    case 'receptacle':
      return (
        circle(x, y, 4, pen) +
        [-1.3, 1.3]
          .map((off) =>
            across
              ? line(x + off, y - 6, x + off, y + 6, { weight: WEIGHT.object })
              : line(x - 6, y + off, x + 6, y + off, { weight: WEIGHT.object }),
          )
          .join('')
      );
    case 'switch':
      return (
        circle(x, y, 4, { ...pen, stroke: 'none', weight: 0 }) +
        text(x, y, 'S', { size: 9, weight: 'bold', anchor: 'middle' })
      );
    case 'recessed-light':
      return circle(x, y, 4, pen) + circle(x, y, 1, { fill: INK.line, weight: WEIGHT.fine });
    case 'pendant':
    case 'chandelier':
    case 'sconce':
      return (
        circle(x, y, 4.5, pen) +
        line(x - 3.2, y - 3.2, x + 3.2, y + 3.2, { weight: WEIGHT.detail }) +
        line(x - 3.2, y + 3.2, x + 3.2, y - 3.2, { weight: WEIGHT.detail })
      );
    case 'under-cabinet-light':
      return rect(x - 7, y - 1.5, 14, 3, pen);
    case 'ceiling-fan':
    case 'exhaust-fan':
      return circle(x, y, 4.5, pen) + text(x, y, 'F', { size: 6.5, weight: 'bold', anchor: 'middle' });
    case 'smoke-alarm':
      return circle(x, y, 4.5, pen) + text(x, y, 'SD', { size: 5, weight: 'bold', anchor: 'middle' });
    case 'electrical-panel':
      return rect(x - 7, y - 3, 14, 6, { fill: INK.poche, weight: WEIGHT.fine });
    case 'ev-charger':
      return rect(x - 4, y - 4, 8, 8, pen) + text(x, y, 'EV', { size: 5, weight: 'bold', anchor: 'middle' });
    default:
      // A special outlet or connection: a circle with a filled triangle.
      return (
        circle(x, y, 3.6, pen) +
        path(`M${x} ${y - 3}L${x + 2.7} ${y + 1.8}L${x - 2.7} ${y + 1.8}Z`, {
          fill: INK.line,
          stroke: 'none',
          weight: 0,
        })
      );
  }
}

/** What one switch turns on, in the order of their letters: lights of a kind, or the fan. */
const SWITCHED = [
  'recessed-light',
  'pendant',
  'chandelier',
  'sconce',
  'under-cabinet-light',
  'ceiling-fan',
  'exhaust-fan',
] as const satisfies readonly Kind[];

/** The letter of each kind that is switched in a room: one kind, one switch. */
function letterOfKind(room: Pick<Room, 'items'>): ReadonlyMap<Kind, string> {
  const here = SWITCHED.filter((kind) => room.items.some((item) => item.kind === kind));
  return new Map(here.map((kind, i) => [kind, String.fromCharCode(97 + i)]));
}

/** "a b": the switches that stand in each box, by the kinds that its zone has. */
function switchLetters(room: Room): ReadonlyMap<string, string> {
  const letters = letterOfKind(room);
  return new Map(
    zonesOf(room).flatMap(({ items }) => {
      const words = [...letters].flatMap(([kind, letter]) =>
        items.some((item) => item.kind === kind) ? [letter] : [],
      );
      return items.flatMap(({ id, kind }) => (kind === 'switch' ? [[id, words.join(' ')] as const] : []));
    }),
  );
}

/** In each room a dashed leg from its switch to its lights of a kind, from each to the next one. */
function switchLegs(v: View, room: Room, at: (item: Item) => SheetPoint): string {
  const middle = { x: v.left + (v.room.widthIn * v.s) / 2, y: v.top + (v.room.depthIn * v.s) / 2 };
  const shown = new Map(v.room.items.map((item) => [item.id, item]));
  return zonesOf(room)
    .flatMap(({ items }) => {
      const here = items.flatMap(({ id }) => shown.get(id) ?? []);
      const switches = here.filter(({ kind }) => kind === 'switch').map(at);
      if (switches.length === 0) return [];
      const lit = here.filter(({ kind }) => LIGHTS.has(kind) || kind === 'exhaust-fan');
      return [...new Set(lit.map(({ kind }) => kind))].flatMap((kind) => {
        const left = lit.filter((item) => item.kind === kind).map(at);
        let { from } = nearestPair(switches, left);
        const legs: string[] = [];
        while (left.length > 0) {
          const { to } = nearestPair([from], left);
          left.splice(left.indexOf(to), 1);
          legs.push(leg(from, to, middle));
          from = to;
        }
        return legs;
      });
    })
    .join('');
}

function nearestPair(
  froms: readonly SheetPoint[],
  tos: readonly SheetPoint[],
): { readonly from: SheetPoint; readonly to: SheetPoint } {
  let best = { from: froms[0] as SheetPoint, to: tos[0] as SheetPoint };
  const away = ({ from, to }: typeof best) => (from.x - to.x) ** 2 + (from.y - to.y) ** 2;
  for (const from of froms) for (const to of tos) if (away({ from, to }) < away(best)) best = { from, to };
  return best;
}

/** A leg bends, so that none is taken for a wall: towards the middle of the room, so that it stays in it. */
function leg(from: SheetPoint, to: SheetPoint, middle: SheetPoint): string {
  const bent = [0.12, -0.12].map((by) => ({
    x: (from.x + to.x) / 2 + (to.y - from.y) * by,
    y: (from.y + to.y) / 2 - (to.x - from.x) * by,
  }));
  const far = (spot: SheetPoint): number => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  const [{ x, y }] = bent.sort((a, b) => far(a) - far(b)) as [SheetPoint, SheetPoint];
  return path(d('M', from.x, from.y, 'Q', x, y, to.x, to.y), {
    weight: 0.3,
    dash: '3 2.5',
    stroke: INK.soft,
  });
}

/** The kind that stands for all appliances in the key. */
const OUTLET = 'range';
const KEY: readonly (readonly [Kind, string])[] = [
  ['receptacle', 'Duplex receptacle, 20 A; (E) existing'],
  [OUTLET, 'Outlet or connection of an appliance'],
  ['switch', 'Switches in one box, a letter for each'],
  ['recessed-light', 'Recessed light'],
  ['pendant', 'Pendant, chandelier or wall light'],
  ['under-cabinet-light', 'Light under cabinets'],
  ['exhaust-fan', 'Fan'],
  ['smoke-alarm', 'Smoke alarm, with CO where told'],
  ['electrical-panel', 'Electrical panel'],
  ['ev-charger', 'EV charger'],
];

/** Kinds that one symbol stands for. */
const KEYED_WITH: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  pendant: ['pendant', 'chandelier', 'sconce'],
  'exhaust-fan': ['ceiling-fan', 'exhaust-fan'],
};

/** The circuits with their load, the load of the house, heights, and the key of symbols. */
function tableOf(
  { room }: PlanInfo,
  circuits: readonly Circuit[],
  x: number,
  top: number,
  height: number,
): string {
  const right = x + TABLE_WIDTH;
  let y = top + 8;
  let art = line(x - 8, top, x - 8, top + height, { weight: WEIGHT.detail, stroke: INK.faint });
  const head = (title: string): void => {
    art +=
      text(x, y, title, { size: 10.5, weight: 'bold' }) +
      line(x, y + 7, right, y + 7, { weight: WEIGHT.detail });
    y += ROW + 3;
  };
  const last = top + height - 8;
  const row = (words: string, size = 8.5): void => {
    if (y > last) return;
    art += text(x, y, fitted(words, TABLE_WIDTH, size), { size });
    y += ROW;
  };
  const serves = new Set(circuits.flatMap((circuit) => circuit.serves));
  const keys = KEY.filter(([kind]) =>
    room.items.some((item) =>
      kind === OUTLET
        ? serves.has(item.id) && !WIRED.has(item.kind)
        : (KEYED_WITH[kind] ?? [kind]).includes(item.kind),
    ),
  );
  head('Circuits');
  const most = Math.max(4, Math.floor((height - keys.length * ROW - 130) / ROW));
  for (const [i, c] of circuits.slice(0, most).entries())
    row(
      `${i + 1}  ${c.name}: ${c.volts} V ${c.amps} A${c.guard === 'none' ? '' : ` ${c.guard.replace(' and ', '/')}`}${c.va > 0 ? ` ${c.va.toLocaleString('en-US')} VA` : ''}${c.added ? '' : ' (E)'}`,
    );
  if (circuits.length > most) row(`and ${circuits.length - most} more, in the scope of work`);
  y += 4;
  head('Load and heights');
  for (const words of [
    ...inLines(serviceLoad(room, circuits).text, 58),
    'To center, above the floor: receptacles 16 in, at counters 44 in',
    'in the backsplash, switches 48 in; verify on site.',
  ])
    row(words, 8);
  y += 4;
  head('Symbols');
  const letters = letterOfKind(room);
  for (const [kind, name] of keys) {
    if (y > last) break;
    const own = (KEYED_WITH[kind] ?? [kind]).flatMap((one) => letters.get(one) ?? []);
    const words = own.length > 0 ? `${name}: switch ${own.join(', ')}` : name;
    art += symbolAt(kind, x + 8, y) + text(x + 22, y, words, { size: 8.5 });
    y += ROW;
  }
  return art;
}

/** Words in lines of so many characters. */
function inLines(words: string, most: number): string[] {
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const last = lines.at(-1) as string;
    if (last.length + word.length + 1 > most) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
