import type { RoomCategory } from '@plumbline/contracts';

/**
 * Things that homeowners name and that stand in a room, as one table: what people call them, their true size, the floor
 * they want, what they need of the house, and a few solids that plan and picture draw. Reader, planner, drawing, picture
 * and estimate all take from it, so that the next thing is one entry. Lengths are inches. Things that the catalogue has a
 * kind for stand as that kind.
 */

/** What a part of a piece is made of in the picture. */
export type PieceLook =
  | 'wood'
  | 'metal'
  | 'black'
  | 'white'
  | 'fabric'
  | 'cloth'
  | 'clay'
  | 'glass'
  | 'steel'
  | 'plant';

/** A solid of a piece in shares of its box: `x` along the front, `y` from back to front, `z` up. Round ones stand up. */
export interface PiecePart {
  readonly look: PieceLook;
  readonly from: readonly [x: number, y: number, z: number];
  readonly to: readonly [x: number, y: number, z: number];
  readonly round?: true;
}

/** A circuit of its own: volts, amperes of its breaker, volt-amperes of its nameplate. */
export interface PieceCircuit {
  readonly volts: 120 | 240;
  readonly amps: number;
  readonly va: number;
}

export interface PieceSpec {
  readonly name: string;
  /** More that people call it. */
  readonly words: readonly string[];
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Widths that it is sold in besides, the largest first: taken where the usual one has no place. */
  readonly widths?: readonly number[];
  /** Whose size it is. */
  readonly source: string;
  /** Where it stands: at a wall, in a corner, at a window, near the way in, or free in the room. */
  readonly at: 'wall' | 'corner' | 'window' | 'entry' | 'middle';
  /** Free floor before it, at either side, and between it and the wall. */
  readonly front: number;
  readonly sides?: number;
  readonly back?: number;
  /** It hangs so high over the floor. */
  readonly z?: number;
  /** It may stand before a window: it ends below a sill. */
  readonly low?: true;
  /** What the house has to give it. */
  readonly needs?: { readonly circuit?: PieceCircuit; readonly vent?: true; readonly water?: true };
  /** A plural without a number asks for two of it: "bean bags". */
  readonly pair?: true;
  /** The rooms in which its words stand for it; in all that are furnished where left out. */
  readonly rooms?: readonly RoomCategory[];
  /** What a room is used for that has it. */
  readonly use?: 'gym' | 'studio' | 'play' | 'work' | 'shop' | 'entry' | 'laundry' | 'music' | 'media';
  readonly parts: readonly PiecePart[];
}

const solid = (
  look: PieceLook,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
): PiecePart => ({ look, from, to });
const round = (
  look: PieceLook,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
): PiecePart => ({ look, from, to, round: true });

/** A top on four legs. */
const table = (top: PieceLook, legs: PieceLook = top, under: readonly PiecePart[] = []): PiecePart[] => [
  solid(top, [0, 0, 0.94], [1, 1, 1]),
  ...[0.02, 0.92].flatMap((x) => [0.04, 0.88].map((y) => solid(legs, [x, y, 0], [x + 0.06, y + 0.08, 0.94]))),
  ...under,
];

/** Boards between two ends. */
const shelves = (look: PieceLook, count: number, ends: PieceLook = look): PiecePart[] => [
  solid(ends, [0, 0, 0], [0.03, 1, 1]),
  solid(ends, [0.97, 0, 0], [1, 1, 1]),
  ...Array.from({ length: count }, (_, i) => {
    const z = 0.04 + (i * 0.92) / Math.max(1, count - 1);
    return solid(look, [0.03, 0, z], [0.97, 1, z + 0.025]);
  }),
];

/** A body with doors on a plinth. */
const cabinet = (look: PieceLook, doors: number): PiecePart[] => [
  solid('black', [0.02, 0, 0], [0.98, 0.9, 0.06]),
  solid(look, [0, 0, 0.06], [1, 0.96, 1]),
  ...Array.from({ length: doors }, (_, i) =>
    solid(look, [i / doors + 0.01, 0.96, 0.08], [(i + 1) / doors - 0.01, 1, 0.98]),
  ),
];

const seat = (look: PieceLook): PiecePart[] => [
  solid(look, [0.12, 0.1, 0.2], [0.88, 1, 0.48]),
  solid(look, [0.12, 0, 0.2], [0.88, 0.24, 1]),
  solid(look, [0, 0.08, 0.12], [0.14, 0.92, 0.62]),
  solid(look, [0.86, 0.08, 0.12], [1, 0.92, 0.62]),
  solid('black', [0.1, 0.1, 0], [0.9, 0.9, 0.14]),
];

const machine = (...parts: PiecePart[]): PiecePart[] => parts;

const MOTOR: PieceCircuit = { volts: 120, amps: 20, va: 1500 };

const piece = (
  name: string,
  words: string,
  [width, depth, height]: readonly [number, number, number],
  source: string,
  more: Pick<PieceSpec, 'at' | 'front' | 'parts'> & Partial<PieceSpec>,
): PieceSpec => ({ name, words: words.split('|'), width, depth, height, source, ...more });

/** "two rows of three recliners": how many rows there are is said before it. */
const ROWS = ['recliner', 'theater seat', 'theater recliner', 'theatre seat', 'seat', 'cinema seat'].flatMap(
  (seats) =>
    ['', '2 ', 'two ', '3 ', 'three ', '4 ', 'four ', '5 ', 'five ', '6 ', 'six '].map(
      (n) => `rows of ${n}${seats}s`,
    ),
);

/** What each piece is, by id. Sizes are of products that are sold much, from their makers' data sheets. */
export const PIECES = {
  // Gym
  'squat-rack': piece(
    'squat rack',
    'squat rack with barbell|squat rack|power rack|squat stand|half rack|squat cage|power cage|barbell|barbell rack|olympic barbell',
    [87, 50, 82],
    'Rogue S-2 squat stand 49 × 48; an Olympic bar is 86.5 long (IWF); who loads its ends stands beside them',
    {
      at: 'wall',
      front: 36,
      sides: 24,
      back: 6,
      use: 'gym',
      parts: machine(
        ...[0.22, 0.74].map((x) => solid('black', [x, 0.55, 0], [x + 0.04, 0.62, 1])),
        ...[0.22, 0.74].map((x) => solid('black', [x, 0, 0], [x + 0.04, 1, 0.04])),
        solid('black', [0.26, 0.56, 0.94], [0.74, 0.61, 0.98]),
        solid('steel', [0, 0.64, 0.66], [1, 0.665, 0.68]),
        ...[0.06, 0.9].map((x) => solid('black', [x, 0.46, 0.56], [x + 0.04, 0.84, 0.78])),
        solid('wood', [0.14, 0, 0], [0.86, 1, 0.01]),
      ),
    },
  ),
  'weight-bench': piece(
    'weight bench',
    'bench press|weight bench|workout bench|lifting bench|flat bench',
    [48, 20, 18],
    'Rogue flat bench 47.5 × 17',
    {
      at: 'middle',
      front: 30,
      sides: 24,
      back: 24,
      use: 'gym',
      parts: machine(
        solid('black', [0, 0.2, 0.8], [1, 0.8, 1]),
        solid('metal', [0.08, 0.1, 0], [0.14, 0.9, 0.8]),
        solid('metal', [0.84, 0.1, 0], [0.9, 0.9, 0.8]),
      ),
    },
  ),
  'dumbbell-rack': piece(
    'dumbbell rack',
    'dumbbells|dumbbell rack|weight rack|free weights|kettlebells|weights|dumbells|hand weights',
    [48, 20, 36],
    'Bowflex and Rogue three-tier racks 48-52 × 20',
    {
      at: 'wall',
      front: 36,
      low: true,
      use: 'gym',
      widths: [36],
      parts: machine(
        solid('black', [0, 0, 0], [0.05, 1, 1]),
        solid('black', [0.95, 0, 0], [1, 1, 1]),
        ...[0.2, 0.52, 0.84].flatMap((z) => [
          solid('metal', [0.05, 0.1, z], [0.95, 0.9, z + 0.03]),
          ...[0.1, 0.26, 0.42, 0.58, 0.74].map((x) =>
            solid('black', [x, 0.2, z + 0.03], [x + 0.12, 0.8, z + 0.15]),
          ),
        ]),
      ),
    },
  ),
  treadmill: piece(
    'treadmill',
    'treadmill|tread mill|running machine|nordictrack|walking pad',
    [35, 78, 58],
    'NordicTrack Commercial 1750: 76 × 35; floor behind it by ASTM F2115',
    { at: 'wall', front: 72, sides: 18, low: true, use: 'gym', needs: { circuit: MOTOR }, parts: [] },
  ),
  'exercise-bike': piece(
    'exercise bike',
    'peloton|exercise bike|stationary bike|spin bike|spinning bike|peloton bike|recumbent bike',
    [32, 60, 56],
    'Peloton Bike: 59 × 23 and a rider',
    { at: 'wall', front: 24, sides: 12, low: true, use: 'gym', parts: [] },
  ),
  rower: piece(
    'rowing machine',
    'rower|rowing machine|concept2|hydrow|indoor rower',
    [24, 96, 44],
    'Concept2 RowErg: 96 × 24',
    {
      at: 'wall',
      front: 24,
      sides: 12,
      use: 'gym',
      parts: machine(
        solid('steel', [0.38, 0.1, 0.28], [0.62, 1, 0.36]),
        solid('black', [0.2, 0, 0.1], [0.8, 0.2, 0.6]),
        solid('black', [0.3, 0.55, 0.36], [0.7, 0.66, 0.46]),
        solid('black', [0.1, 0.94, 0], [0.9, 0.98, 0.28]),
        solid('black', [0.1, 0.22, 0], [0.9, 0.28, 0.2]),
        solid('black', [0.46, 0.04, 0.6], [0.54, 0.07, 1]),
      ),
    },
  ),
  elliptical: piece(
    'elliptical trainer',
    'elliptical|elliptical machine|cross trainer|stair climber|stairmaster',
    [30, 70, 66],
    'NordicTrack and Sole ellipticals 70-82 × 28-32',
    {
      at: 'wall',
      front: 24,
      sides: 12,
      use: 'gym',
      parts: machine(
        solid('black', [0.3, 0.05, 0], [0.7, 0.35, 0.4]),
        solid('metal', [0.44, 0.1, 0.4], [0.56, 0.16, 0.95]),
        solid('black', [0.3, 0.06, 0.88], [0.7, 0.12, 1]),
        ...[0.2, 0.66].map((x) => solid('black', [x, 0.3, 0.12], [x + 0.14, 0.95, 0.2])),
        ...[0.16, 0.78].map((x) => solid('metal', [x, 0.22, 0.2], [x + 0.06, 0.28, 0.9])),
      ),
    },
  ),
  'cable-machine': piece(
    'cable machine',
    'cable machine|functional trainer|home gym machine|multi gym|bowflex|smith machine|tonal',
    [68, 50, 84],
    'REP Ares and Inspire FT2: 55-68 × 48-58',
    {
      at: 'corner',
      front: 60,
      use: 'gym',
      parts: machine(
        ...[0, 0.86].map((x) => solid('black', [x, 0.1, 0], [x + 0.14, 0.5, 1])),
        solid('black', [0.14, 0.2, 0.94], [0.86, 0.3, 1]),
        ...[0.03, 0.89].map((x) => solid('metal', [x, 0.5, 0.05], [x + 0.08, 0.62, 0.6])),
      ),
    },
  ),
  'mirror-wall': piece(
    'mirror wall',
    'wall mirrors|wall of mirrors|mirrored wall|mirror wall|mirrors on the wall|mirrors on one wall|gym mirror|gym mirrors|full wall mirror',
    [96, 1, 54],
    'Gym mirrors are sold in sheets of 48 × 72 and hung over the base plugs',
    { at: 'wall', front: 0, z: 22, widths: [72, 60, 48, 36], use: 'gym', parts: [] },
  ),
  sauna: piece(
    'two-person sauna',
    'sauna|two person sauna|2 person sauna|sauna for two|small sauna|little sauna|infrared sauna|steam sauna|dry sauna|sauna cabin',
    [48, 45, 77],
    'Dynamic and Sun Home two-person cabins 47-51 × 40-47 × 75-77',
    {
      at: 'corner',
      front: 30,
      back: 1,
      needs: { circuit: { volts: 240, amps: 30, va: 4500 } },
      parts: machine(
        solid('wood', [0, 0, 0], [1, 0.06, 1]),
        solid('wood', [0, 0, 0], [0.06, 1, 1]),
        solid('wood', [0.94, 0, 0], [1, 1, 1]),
        solid('wood', [0, 0, 0.96], [1, 1, 1]),
        solid('wood', [0.06, 0.06, 0.2], [0.94, 0.5, 0.25]),
        solid('wood', [0, 0.95, 0], [0.24, 1, 1]),
        solid('wood', [0.76, 0.95, 0], [1, 1, 1]),
        solid('glass', [0.26, 0.97, 0.02], [0.74, 0.99, 0.94]),
      ),
    },
  ),
  'cold-plunge': piece(
    'cold plunge tub',
    'cold plunge|ice bath|plunge tub|cold tub',
    [66, 32, 28],
    'Plunge: 67 × 31 × 27',
    {
      at: 'wall',
      front: 30,
      low: true,
      needs: { water: true, circuit: MOTOR },
      parts: machine(
        solid('white', [0, 0, 0], [1, 0.1, 1]),
        solid('white', [0, 0.9, 0], [1, 1, 1]),
        solid('white', [0, 0, 0], [0.06, 1, 1]),
        solid('white', [0.8, 0, 0], [1, 1, 1]),
        solid('glass', [0.06, 0.1, 0], [0.8, 0.9, 0.8]),
      ),
    },
  ),
  yoga: piece(
    'yoga floor',
    'yoga spot|yoga space|yoga mat|yoga area|yoga corner|place for yoga|room for yoga|spot for yoga|pilates mat|stretching area|stretching mat|exercise mat|mats|yoga',
    [72, 96, 0.5],
    'A mat of 24 × 68 with an arm to each side',
    { at: 'middle', front: 0, widths: [60, 48], use: 'gym', parts: [] },
  ),
  'punching-bag': piece(
    'heavy bag',
    'punching bag|heavy bag|boxing bag|speed bag',
    [24, 24, 70],
    'Everlast free-standing bag: 24 base, 67 high',
    {
      at: 'middle',
      front: 40,
      sides: 40,
      back: 40,
      use: 'gym',
      parts: machine(
        round('black', [0, 0, 0], [1, 1, 0.14]),
        round('cloth', [0.2, 0.2, 0.2], [0.8, 0.8, 1]),
        round('black', [0.4, 0.4, 0.1], [0.6, 0.6, 0.3]),
      ),
    },
  ),

  // Studio and craft
  'pottery-wheel': piece(
    'pottery wheel',
    'pottery wheel|wheel|potters wheel|throwing wheel|wheel for pottery',
    [30, 46, 24],
    'Brent Model C: 31 × 24 × 20, and a stool before it',
    {
      at: 'wall',
      front: 18,
      sides: 12,
      back: 6,
      use: 'studio',
      needs: { circuit: { volts: 120, amps: 15, va: 600 } },
      parts: machine(
        solid('black', [0.05, 0.05, 0], [0.95, 0.6, 0.7]),
        solid('white', [0, 0, 0.7], [1, 0.62, 0.8]),
        round('steel', [0.25, 0.12, 0.8], [0.75, 0.5, 0.86]),
        round('clay', [0.4, 0.24, 0.86], [0.6, 0.38, 1]),
        round('wood', [0.26, 0.72, 0.7], [0.74, 1, 0.78]),
        solid('metal', [0.45, 0.82, 0], [0.55, 0.9, 0.7]),
      ),
    },
  ),
  kiln: piece(
    'electric kiln',
    'kiln|pottery kiln|ceramics kiln|electric kiln',
    [37, 35, 45],
    'Skutt KM-1027: 37 × 35 × 45; 18 in to every wall, 60 A at 240 V',
    {
      at: 'corner',
      front: 36,
      sides: 18,
      back: 18,
      use: 'studio',
      needs: { circuit: { volts: 240, amps: 60, va: 11_500 }, vent: true },
      parts: machine(
        round('black', [0.1, 0.1, 0], [0.9, 0.9, 0.22]),
        round('steel', [0.06, 0.06, 0.22], [0.94, 0.94, 0.88]),
        round('clay', [0.06, 0.06, 0.88], [0.94, 0.94, 0.97]),
        solid('black', [0.4, 0.9, 0.4], [0.6, 1, 0.75]),
      ),
    },
  ),
  'wedging-table': piece(
    'wedging table',
    'wedging table|wedging bench|clay table|wedging board|slab roller',
    [36, 30, 34],
    'Brent wedging table 36 × 30',
    { at: 'wall', front: 36, low: true, use: 'studio', parts: table('clay', 'metal') },
  ),
  'drying-shelves': piece(
    'drying shelves',
    'drying shelves|drying rack for pottery|ware rack|ware shelves|shelves for drying|ware cart|shelves for pots|glaze shelves',
    [48, 20, 76],
    'Ware racks are sold 48 × 18 to 20',
    {
      at: 'wall',
      front: 30,
      widths: [36],
      use: 'studio',
      parts: [
        ...shelves('wood', 6, 'metal'),
        ...[0.15, 0.45, 0.72].map((x, i) =>
          round('clay', [x, 0.3, 0.43 + i * 0.184 - 0.184], [x + 0.12, 0.6, 0.52 + i * 0.184 - 0.184]),
        ),
      ],
    },
  ),
  easel: piece(
    'easel',
    'easel|painting easel|artist easel|easels|art easel',
    [28, 28, 68],
    'Mabef studio easel: 24 × 24, 92 at most',
    {
      at: 'window',
      front: 48,
      use: 'studio',
      parts: machine(
        solid('wood', [0.08, 0.4, 0], [0.14, 0.5, 1]),
        solid('wood', [0.86, 0.4, 0], [0.92, 0.5, 1]),
        solid('wood', [0.47, 0, 0], [0.53, 0.1, 0.8]),
        solid('wood', [0.05, 0.5, 0.42], [0.95, 0.66, 0.45]),
        solid('white', [0.02, 0.52, 0.45], [0.98, 0.57, 0.96]),
      ),
    },
  ),
  'cutting-table': piece(
    'cutting table',
    'cutting table|fabric table|fabric cutting table|quilting table|big cutting table|pattern table',
    [60, 36, 36],
    'Cutting tables are sold 60 × 36, at counter height',
    {
      at: 'middle',
      front: 30,
      sides: 30,
      back: 30,
      use: 'studio',
      parts: table('wood', 'white', [solid('white', [0.06, 0.08, 0.3], [0.94, 0.92, 0.34])]),
    },
  ),
  'sewing-table': piece(
    'sewing table',
    'sewing table|sewing machine|machine at the window|sewing machine at the window|sewing machine table|sewing desk|serger|sewing station|sewing place',
    [52, 24, 30],
    'Koala and Arrow sewing cabinets 46-57 × 20-24; 36 behind the chair',
    {
      at: 'window',
      front: 42,
      low: true,
      widths: [48, 42],
      use: 'studio',
      parts: [
        ...table('wood'),
        solid('white', [0.38, 0.3, 1], [0.68, 0.55, 1.04]),
        solid('white', [0.38, 0.32, 1.04], [0.46, 0.53, 1.34]),
        solid('white', [0.38, 0.34, 1.28], [0.68, 0.51, 1.4]),
      ],
    },
  ),
  'fabric-cabinet': piece(
    'tall cabinet',
    'tall cabinet for fabric|fabric cabinet|cabinet for fabric|fabric storage|yarn cabinet|cabinet for supplies|supply cabinet|tall storage cabinet|tall cabinet|art supply cabinet|craft cabinet|armoire for fabric|fabric armoire',
    [36, 20, 84],
    'Tall storage cabinets 30-36 × 18-24',
    { at: 'wall', front: 30, widths: [30, 24], use: 'studio', parts: [] },
  ),
  loom: piece(
    'floor loom',
    'loom|floor loom|weaving loom',
    [50, 46, 48],
    'Schacht Baby Wolf and Mighty Wolf',
    {
      at: 'middle',
      front: 36,
      sides: 18,
      back: 18,
      use: 'studio',
      parts: [...table('wood'), solid('wood', [0, 0.45, 0.5], [1, 0.55, 1])],
    },
  ),
  '3d-printer': piece(
    '3D printer',
    '3d printer|3d printers|laser cutter|vinyl cutter|cricut',
    [30, 24, 52],
    'Bambu P1S 15 × 15 × 18 on a stand of 30 × 24',
    {
      at: 'wall',
      front: 30,
      use: 'work',
      parts: [
        ...table('wood', 'metal').map(({ look, from, to }) =>
          solid(look, [from[0], from[1], from[2] * 0.6], [to[0], to[1], to[2] * 0.6]),
        ),
        solid('black', [0.2, 0.2, 0.6], [0.8, 0.85, 1]),
      ],
    },
  ),

  // Office
  'partner-desk': piece(
    'partner desk',
    'partner desk|partners desk|partner desks|desks face to face|two desks face to face|desks facing each other|face to face|facing desks',
    [66, 60, 30],
    'Partner desks 60-72 × 48-60, knee spaces on both long sides',
    { at: 'middle', front: 48, sides: 34, back: 48, widths: [60], use: 'work', parts: [] },
  ),
  'coffee-station': piece(
    'coffee station',
    'coffee station|coffee bar|espresso station|coffee nook|coffee corner|coffee cart|tea station|coffee maker',
    [36, 20, 36],
    'Coffee bar cabinets 36-48 × 16-20',
    {
      at: 'wall',
      front: 30,
      low: true,
      widths: [30, 24],
      use: 'work',
      needs: { circuit: MOTOR },
      parts: [...cabinet('wood', 2), solid('black', [0.12, 0.2, 1], [0.4, 0.7, 1.4])],
    },
  ),
  'printer-stand': piece(
    'printer stand',
    'printer|printer stand|copier|laser printer|multifunction printer|printer cart',
    [24, 18, 28],
    'Stands for an office printer 22-26 × 18-20',
    {
      at: 'wall',
      front: 28,
      low: true,
      use: 'work',
      parts: [
        ...table('wood', 'metal', [solid('wood', [0.04, 0.06, 0.3], [0.96, 0.94, 0.34])]),
        solid('white', [0.12, 0.12, 1], [0.88, 0.9, 1.4]),
        solid('black', [0.2, 0.88, 1.1], [0.8, 0.92, 1.25]),
      ],
    },
  ),
  'server-rack': piece(
    'server rack',
    'server rack|network rack|server cabinet|media rack',
    [24, 36, 48],
    'StarTech 25U cabinet: 24 × 36',
    {
      at: 'corner',
      front: 36,
      use: 'work',
      needs: { circuit: MOTOR },
      parts: machine(
        solid('black', [0, 0, 0], [1, 0.97, 1]),
        solid('glass', [0.05, 0.97, 0.05], [0.95, 1, 0.95]),
      ),
    },
  ),
  // Entry, pets and the house's daily round
  'coat-place': piece(
    'bench with hooks',
    'place for shoes and coats|shoes and coats|coats and shoes|coat hooks|coat rack|coat stand|shoe rack|shoe storage|shoe bench|hooks for coats|place for coats|place for shoes|coats|shoes|hall tree|coat tree|entry bench',
    [48, 18, 18],
    'Hall trees are sold 36 to 60 × 16 to 18; hooks at 60 to 66',
    {
      at: 'entry',
      front: 30,
      widths: [42, 36, 30],
      use: 'entry',
      rooms: ['living room', 'basement'],
      parts: [],
    },
  ),
  'boot-tray': piece(
    'boot tray',
    'boot tray|boot rack|boot dryer|tray for boots|place for boots|wet boots',
    [36, 16, 6],
    'Boot trays 34-38 × 14-16',
    {
      at: 'entry',
      front: 24,
      low: true,
      use: 'entry',
      widths: [30, 24],
      parts: machine(
        solid('metal', [0, 0, 0], [1, 1, 0.3]),
        ...[0.1, 0.4, 0.7].flatMap((x) => [
          solid('black', [x, 0.2, 0.3], [x + 0.09, 0.8, 1]),
          solid('black', [x + 0.12, 0.2, 0.3], [x + 0.21, 0.8, 1]),
        ]),
      ),
    },
  ),
  'broom-closet': piece(
    'broom closet',
    'broom closet|broom cabinet|broom cupboard|utility closet|cleaning closet|vacuum closet|mop closet|place for the vacuum|place for brooms',
    [24, 24, 84],
    'Utility cabinets 18-24 × 24',
    { at: 'wall', front: 30, widths: [18], use: 'entry', parts: [] },
  ),
  'drop-zone': piece(
    'drop zone',
    'drop zone|charging station|landing zone|charging drawer|place to drop keys|phone charging|drop zone with charging|command center|mail station|charging shelf',
    [36, 14, 44],
    'A shelf of 12 to 14 in at 36 over cubbies, with receptacles behind',
    {
      at: 'entry',
      front: 26,
      widths: [30, 24],
      low: true,
      use: 'entry',
      needs: { circuit: { volts: 120, amps: 15, va: 180 } },
      parts: machine(
        solid('wood', [0, 0, 0], [0.03, 0.9, 0.82]),
        solid('wood', [0.97, 0, 0], [1, 0.9, 0.82]),
        solid('wood', [0, 0, 0.82], [1, 1, 0.86]),
        solid('wood', [0, 0, 0.04], [1, 0.9, 0.07]),
        solid('wood', [0, 0, 0.44], [1, 0.9, 0.47]),
        solid('white', [0, 0, 0.86], [1, 0.08, 1]),
      ),
    },
  ),
  'litter-box': piece(
    'litter box',
    'litter box|litter boxes|litterbox|cat litter|kitty litter|cat box',
    [22, 26, 20],
    'Covered boxes: Petmate and Modkat 20-22 × 16-26',
    {
      at: 'corner',
      front: 18,
      low: true,
      widths: [18],
      parts: machine(
        solid('white', [0, 0, 0], [1, 1, 0.5]),
        solid('white', [0.05, 0.05, 0.5], [0.95, 0.95, 1]),
        solid('black', [0.28, 0.95, 0.3], [0.72, 1, 0.8]),
      ),
    },
  ),
  'cat-perch': piece(
    'cat tree',
    'cat tree|cat perch|cat shelf|cat shelves|cat tower|window perch|perch for the cat|cats can look out|cat can look out|cats look out|place for the cats|cats at the window|cats can look out of the window|two cats can look out',
    [24, 18, 28],
    'Cat trees of sill height: Frisco 20-24 × 16-20',
    {
      at: 'window',
      front: 12,
      low: true,
      parts: machine(
        solid('cloth', [0, 0, 0], [1, 1, 0.08]),
        round('wood', [0.16, 0.3, 0.08], [0.32, 0.55, 0.55]),
        round('wood', [0.64, 0.3, 0.08], [0.8, 0.55, 0.92]),
        solid('cloth', [0, 0.1, 0.55], [0.5, 0.9, 0.64]),
        solid('cloth', [0.44, 0.1, 0.92], [1, 0.9, 1]),
      ),
    },
  ),
  'dog-crate': piece(
    'dog crate',
    "dog crate|dog's crate|dogs crate|crate for the dog|crate for our dog|dog kennel|dog crates|kennel|puppy crate",
    [42, 28, 30],
    'MidWest 42 in crate: 42 × 28 × 30',
    {
      at: 'corner',
      front: 30,
      low: true,
      parts: machine(
        solid('black', [0, 0, 0], [1, 1, 0.05]),
        solid('wood', [0, 0, 0.95], [1, 1, 1]),
        ...[0, 0.24, 0.49, 0.74, 0.97].flatMap((x) => [
          solid('black', [x, 0.97, 0.05], [x + 0.02, 1, 0.95]),
          solid('black', [x, 0, 0.05], [x + 0.02, 0.03, 0.95]),
        ]),
      ),
    },
  ),
  'dog-bed': piece(
    'dog bed',
    'dog bed|dog beds|bed for the dog|pet bed',
    [42, 30, 8],
    'Large beds 42-48 × 30',
    {
      at: 'corner',
      front: 18,
      low: true,
      parts: machine(solid('fabric', [0, 0, 0], [1, 1, 0.5]), solid('fabric', [0, 0, 0.5], [1, 0.2, 1])),
    },
  ),
  'dog-bowls': piece(
    'pet feeder',
    'dog bowls|pet bowls|pet feeding station|feeding station|food and water bowls|cat bowls|dog food station',
    [24, 13, 12],
    'Raised feeders 22-24 × 12-13',
    {
      at: 'wall',
      front: 24,
      low: true,
      parts: [
        ...table('wood'),
        round('steel', [0.1, 0.2, 1], [0.42, 0.8, 1.1]),
        round('steel', [0.58, 0.2, 1], [0.9, 0.8, 1.1]),
      ],
    },
  ),
  aquarium: piece(
    'aquarium',
    'aquarium|fish tank|terrarium|reptile tank',
    [48, 18, 54],
    'Aqueon 55 gallons: 48 × 13 × 21 on a stand',
    {
      at: 'wall',
      front: 30,
      widths: [36],
      needs: { circuit: { volts: 120, amps: 15, va: 400 } },
      parts: [
        solid('wood', [0, 0, 0], [1, 1, 0.55]),
        solid('glass', [0.02, 0.06, 0.55], [0.98, 0.94, 0.96]),
        solid('black', [0, 0.04, 0.96], [1, 0.96, 1]),
      ],
    },
  ),

  // Dining
  'wine-storage': piece(
    'wine rack',
    'wine storage|wine rack|wine wall|wine cellar|wine cabinet|wine shelves|wine bottles|bottles of wine|wine display|wine closet|wine racks',
    [48, 14, 72],
    'Racks of 4 in a bottle: 18 bottles in a column of 72',
    {
      at: 'wall',
      front: 30,
      widths: [36, 24],
      parts: [
        ...shelves('wood', 7),
        ...[0.09, 0.22, 0.36, 0.5, 0.64, 0.78, 0.9].flatMap((x) =>
          [0.1, 0.26, 0.41, 0.56, 0.72, 0.87].map((z) =>
            solid('black', [x - 0.025, 0.15, z], [x + 0.025, 1, z + 0.045]),
          ),
        ),
      ],
    },
  ),
  'bar-cart': piece(
    'bar cart',
    'bar cart|drinks cart|bar trolley|liquor cart',
    [36, 18, 34],
    'Bar carts 30-36 × 16-18',
    {
      at: 'wall',
      front: 24,
      low: true,
      parts: table('glass', 'metal', [solid('wood', [0.04, 0.06, 0.3], [0.96, 0.94, 0.34])]),
    },
  ),

  // Sunroom and garden
  daybed: piece(
    'daybed',
    'daybed|day bed|daybed for naps|napping bed|nap bed|trundle daybed|daybed with trundle|trundle bed',
    [80, 42, 36],
    'Daybeds for a twin mattress 78-82 × 41-43',
    {
      at: 'window',
      front: 30,
      low: true,
      parts: machine(
        solid('wood', [0, 0, 0], [0.03, 1, 0.9]),
        solid('wood', [0.97, 0, 0], [1, 1, 0.9]),
        solid('wood', [0.03, 0, 0.3], [0.97, 0.06, 1]),
        solid('wood', [0.03, 0.06, 0.2], [0.97, 1, 0.3]),
        solid('cloth', [0.04, 0.07, 0.3], [0.96, 0.99, 0.55]),
        ...[0.06, 0.36, 0.66].map((x) => solid('fabric', [x, 0.08, 0.55], [x + 0.26, 0.26, 0.92])),
      ),
    },
  ),
  'potting-bench': piece(
    'potting bench',
    'potting bench|potting table|gardening bench|potting station|seed starting bench|potting sink|small potting bench',
    [48, 24, 36],
    'Potting benches 42-48 × 20-24',
    {
      at: 'window',
      front: 32,
      low: true,
      widths: [42, 36],
      parts: [
        ...table('wood', 'wood', [solid('wood', [0.05, 0.1, 0.25], [0.95, 0.9, 0.29])]),
        round('clay', [0.08, 0.2, 1], [0.22, 0.5, 1.2]),
        round('clay', [0.28, 0.2, 1], [0.4, 0.46, 1.16]),
      ],
    },
  ),
  'hanging-chair': piece(
    'hanging chair',
    'hanging chair|egg chair|swing chair|porch swing|hammock chair|indoor swing|swinging chair|hammock',
    [42, 40, 78],
    'Egg chairs on a stand 38-42 across',
    {
      at: 'corner',
      front: 24,
      parts: machine(
        round('metal', [0.1, 0.1, 0], [0.9, 0.9, 0.03]),
        solid('metal', [0.46, 0.02, 0], [0.54, 0.1, 1]),
        solid('metal', [0.46, 0.02, 0.97], [0.54, 0.55, 1]),
        round('wood', [0.14, 0.2, 0.24], [0.86, 0.95, 0.34]),
        solid('wood', [0.14, 0.2, 0.34], [0.86, 0.3, 0.82]),
        solid('cloth', [0.22, 0.3, 0.34], [0.78, 0.9, 0.42]),
      ),
    },
  ),
  'plant-stand': piece(
    'plant stand',
    'plant stand|plant shelves|plant shelf|plant rack|grow lights|seed shelf|orchid shelf|herb shelf',
    [36, 14, 36],
    'Tiered stands 30-42 × 12-15',
    {
      at: 'window',
      front: 24,
      low: true,
      parts: [
        ...shelves('wood', 3, 'metal'),
        ...[0.1, 0.4, 0.68].map((x) => round('plant', [x, 0.15, 0.98], [x + 0.2, 0.85, 1.3])),
      ],
    },
  ),

  // Laundry
  'ironing-board': piece(
    'ironing board',
    'ironing board|fold out ironing board|fold down ironing board|ironing station|built in ironing board|pull down ironing board|wall mounted ironing board|place to iron',
    [15, 6, 60],
    'Iron-A-Way: 15 × 4 to 6 × 61; the board comes out 48',
    {
      at: 'wall',
      front: 50,
      z: 20,
      use: 'laundry',
      parts: machine(
        solid('white', [0, 0, 0], [1, 0.8, 1]),
        solid('white', [0.05, 0.8, 0.03], [0.95, 1, 0.97]),
      ),
    },
  ),
  'hanging-rod': piece(
    'hanging rod',
    'hanging rod|hanging rods|drip dry rod|drip dry bar|rod over the counter|clothes rod|rod for hanging|rod for shirts|rod for clothes|a rod for|rod to hang|rod above|hanging bar|place to hang clothes',
    [48, 14, 6],
    'Rods hang 66 to 70 up, a shelf of 12 to 14 over them',
    {
      at: 'wall',
      front: 0,
      z: 66,
      widths: [36, 24],
      use: 'laundry',
      rooms: ['other', 'basement', 'garage'],
      parts: machine(
        solid('wood', [0, 0, 0.8], [1, 1, 1]),
        solid('metal', [0.02, 0.62, 0.1], [0.98, 0.72, 0.3]),
        solid('metal', [0, 0.6, 0], [0.03, 0.76, 0.8]),
        solid('metal', [0.97, 0.6, 0], [1, 0.76, 0.8]),
      ),
    },
  ),
  'drying-rack': piece(
    'drying rack',
    'drying rack|clothes drying rack|wall drying rack|drying rod|clothesline|place to air dry',
    [36, 16, 30],
    'Wall racks 30-36 wide that come out 14-18',
    {
      at: 'wall',
      front: 0,
      z: 48,
      use: 'laundry',
      parts: machine(
        solid('white', [0, 0, 0], [1, 0.08, 1]),
        ...[0.2, 0.5, 0.8].map((y) => solid('wood', [0.02, y, 0.9], [0.98, y + 0.06, 0.94])),
        solid('wood', [0, 0.08, 0.86], [0.03, 0.95, 0.9]),
        solid('wood', [0.97, 0.08, 0.86], [1, 0.95, 0.9]),
      ),
    },
  ),
  hampers: piece(
    'laundry hampers',
    'hamper|hampers|laundry hamper|laundry hampers|laundry baskets|laundry sorter|laundry basket',
    [32, 16, 32],
    'Sorters for three loads 30-36 × 15-17',
    {
      at: 'wall',
      front: 26,
      low: true,
      use: 'laundry',
      parts: [0, 0.34, 0.68].flatMap((x) => [
        solid('cloth', [x, 0.05, 0], [x + 0.31, 0.95, 0.95]),
        solid('wood', [x, 0.05, 0.95], [x + 0.31, 0.95, 1]),
      ]),
    },
  ),

  // Children
  'train-table': piece(
    'train table',
    'train table|lego table|activity table|sensory table|water table|train layout|layout table|model train table|model trains',
    [48, 34, 18],
    'Kidkraft train table: 49 × 34 × 16',
    { at: 'middle', front: 24, sides: 24, back: 24, low: true, use: 'play', parts: table('wood') },
  ),
  'play-kitchen': piece(
    'play kitchen',
    'play kitchen|toy kitchen|pretend kitchen',
    [36, 14, 38],
    'Kidkraft and Ikea Duktig 28-42 × 13-16',
    { at: 'wall', front: 30, low: true, use: 'play', parts: cabinet('white', 2) },
  ),
  'play-tent': piece(
    'play tent',
    'teepee|play tent|reading tent|tepee|tipi',
    [48, 48, 62],
    'Play tents 46-48 square',
    {
      at: 'corner',
      front: 18,
      use: 'play',
      parts: [0, 0.12, 0.24, 0.36].map((inset, i) =>
        solid('cloth', [inset, inset, i * 0.22], [1 - inset, 1 - inset, (i + 1) * 0.22]),
      ),
    },
  ),
  'bean-bag': piece(
    'bean bag',
    'bean bag|bean bags|beanbag|beanbags|floor pillows',
    [36, 36, 28],
    'Bean bags for one 34-38',
    {
      at: 'corner',
      front: 12,
      low: true,
      pair: true,
      parts: machine(
        round('fabric', [0, 0, 0], [1, 1, 0.5]),
        round('fabric', [0.12, 0.05, 0.5], [0.88, 0.75, 1]),
      ),
    },
  ),
  bassinet: piece(
    'bassinet',
    'bassinet|bassinets|moses basket|co sleeper',
    [36, 22, 36],
    'Halo and Snoo 35-36 × 19-23',
    {
      at: 'wall',
      front: 24,
      parts: machine(
        solid('cloth', [0, 0, 0.55], [1, 1, 0.65]),
        solid('cloth', [0, 0, 0.65], [1, 0.08, 1]),
        solid('cloth', [0, 0.92, 0.65], [1, 1, 1]),
        solid('wood', [0.05, 0.1, 0], [0.11, 0.9, 0.55]),
        solid('wood', [0.89, 0.1, 0], [0.95, 0.9, 0.55]),
      ),
    },
  ),
  'book-ledge': piece(
    'book ledges',
    'book ledge|book ledges|picture ledge|forward facing bookshelf|front facing books|low book shelf|montessori shelf|book ledge low on the wall',
    [36, 5, 24],
    'Ledges of 36 × 4 to 5, one over the other, from 12 in up',
    {
      at: 'wall',
      front: 18,
      z: 12,
      widths: [30, 24],
      use: 'play',
      parts: [0, 0.5].flatMap((z) => [
        solid('wood', [0, 0, z], [1, 1, z + 0.04]),
        solid('wood', [0, 0.9, z + 0.04], [1, 1, z + 0.12]),
        solid('white', [0.06, 0.2, z + 0.04], [0.34, 0.5, z + 0.42]),
        solid('fabric', [0.4, 0.2, z + 0.04], [0.66, 0.5, z + 0.38]),
        solid('clay', [0.7, 0.2, z + 0.04], [0.94, 0.5, z + 0.44]),
      ]),
    },
  ),

  // Music and games
  drums: piece(
    'drum kit',
    'drum kit|drum set|drums|drum kit corner|electronic drums',
    [72, 66, 48],
    'A kit of five pieces on a rug of 6 × 5-1/2 ft',
    {
      at: 'corner',
      front: 12,
      low: true,
      use: 'music',
      parts: machine(
        round('wood', [0.36, 0.45, 0.04], [0.66, 0.78, 0.46]),
        round('wood', [0.7, 0.2, 0.1], [0.94, 0.46, 0.55]),
        round('white', [0.06, 0.2, 0.42], [0.28, 0.44, 0.54]),
        round('wood', [0.34, 0.44, 0.5], [0.5, 0.62, 0.68]),
        round('wood', [0.52, 0.44, 0.5], [0.68, 0.62, 0.68]),
        round('metal', [0, 0.5, 0.86], [0.28, 0.8, 0.88]),
        round('metal', [0.74, 0.5, 0.9], [1, 0.8, 0.92]),
        solid('metal', [0.13, 0.64, 0], [0.15, 0.66, 0.86]),
        solid('metal', [0.86, 0.64, 0], [0.88, 0.66, 0.9]),
        round('black', [0.42, 0.02, 0.3], [0.6, 0.22, 0.42]),
        solid('metal', [0.5, 0.1, 0], [0.52, 0.13, 0.3]),
      ),
    },
  ),
  guitars: piece(
    'guitars',
    'guitar wall|guitars on the wall|guitars|wall of guitars|hang guitars|guitar hooks',
    [60, 6, 42],
    'A hanger each 15 in; a guitar is 40 long and 5 deep',
    {
      at: 'wall',
      front: 0,
      z: 36,
      widths: [45, 30],
      use: 'music',
      parts: [0.02, 0.27, 0.52, 0.77].flatMap((x) => [
        solid('wood', [x, 0.1, 0], [x + 0.21, 0.8, 0.42]),
        solid('wood', [x + 0.085, 0.1, 0.42], [x + 0.125, 0.3, 0.92]),
        solid('black', [x + 0.07, 0.1, 0.92], [x + 0.14, 0.3, 1]),
      ]),
    },
  ),
  'digital-piano': piece(
    'digital piano',
    'digital piano|electric piano|keyboard stand|synth|synthesizer|music keyboard',
    [54, 16, 34],
    'Yamaha P-125 and Clavinova 52-57 × 12-17; a bench of 30 before it',
    {
      at: 'wall',
      front: 42,
      use: 'music',
      parts: [
        ...table('black'),
        solid('white', [0.05, 0.45, 1], [0.95, 0.95, 1.02]),
        solid('black', [0.3, 0, 1], [0.7, 0.1, 1.25]),
      ],
    },
  ),
  'music-corner': piece(
    'music stand',
    'music stand|cello|violin practice|place to practice cello|stand and chair|band practice|amps|guitar amp|amplifier',
    [36, 42, 46],
    'A chair of 18 and a stand of 20 before it',
    {
      at: 'corner',
      front: 12,
      use: 'music',
      parts: machine(
        solid('wood', [0.25, 0.05, 0.36], [0.75, 0.48, 0.4]),
        solid('wood', [0.25, 0.05, 0.4], [0.75, 0.1, 0.76]),
        ...[0.27, 0.69].flatMap((x) =>
          [0.07, 0.42].map((y) => solid('wood', [x, y, 0], [x + 0.05, y + 0.04, 0.36])),
        ),
        solid('black', [0.47, 0.82, 0], [0.53, 0.86, 0.7]),
        solid('black', [0.2, 0.8, 0.66], [0.8, 0.84, 1]),
      ),
    },
  ),
  'record-console': piece(
    'record console',
    'record player|turntable|vinyl records|record collection|record console|vinyl collection|stereo|hifi',
    [48, 18, 28],
    'Record consoles 40-60 × 16-18',
    {
      at: 'wall',
      front: 30,
      low: true,
      widths: [36],
      use: 'music',
      parts: [
        ...cabinet('wood', 2),
        solid('black', [0.1, 0.15, 1], [0.45, 0.85, 1.14]),
        round('metal', [0.14, 0.2, 1.14], [0.36, 0.78, 1.17]),
      ],
    },
  ),
  'air-hockey': piece('air hockey table', 'air hockey', [84, 48, 32], 'Home air hockey tables 84 × 42-48', {
    at: 'middle',
    front: 30,
    sides: 36,
    back: 30,
    use: 'play',
    parts: table('white', 'black', [solid('black', [0, 0, 0.8], [1, 1, 0.94])]),
  }),
  foosball: piece(
    'foosball table',
    'foosball|foosball table|table soccer',
    [56, 30, 35],
    'Foosball tables 54-57 × 29-30',
    {
      at: 'middle',
      front: 40,
      sides: 12,
      back: 40,
      use: 'play',
      parts: table('wood', 'black', [solid('wood', [0, 0, 0.7], [1, 1, 0.94])]),
    },
  ),
  arcade: piece(
    'arcade machine',
    'arcade machine|arcade cabinet|arcade machines|arcade games|arcade|arcade game',
    [28, 34, 68],
    'Arcade1Up and full-size cabinets 25-30 × 30-36',
    {
      at: 'wall',
      front: 36,
      pair: true,
      use: 'play',
      parts: machine(
        solid('black', [0, 0, 0], [1, 0.7, 1]),
        solid('black', [0, 0.7, 0], [1, 0.9, 0.5]),
        solid('black', [0, 0.7, 0.5], [1, 1, 0.56]),
        solid('glass', [0.08, 0.69, 0.6], [0.92, 0.72, 0.86]),
      ),
    },
  ),
  pinball: piece(
    'pinball machine',
    'pinball|pinball machine|pinball machines',
    [28, 54, 74],
    'Stern: 27 × 55 × 75',
    {
      at: 'wall',
      front: 36,
      use: 'play',
      parts: machine(
        solid('black', [0, 0.06, 0.42], [1, 1, 0.54]),
        solid('black', [0, 0, 0.54], [1, 0.2, 1]),
        ...[0.02, 0.9].flatMap((x) =>
          [0.1, 0.9].map((y) => solid('metal', [x, y, 0], [x + 0.08, y + 0.06, 0.42])),
        ),
        solid('glass', [0.05, 0.22, 0.54], [0.95, 0.97, 0.55]),
      ),
    },
  ),
  'dart-board': piece(
    'dart board',
    'dart board|dartboard|darts|dart area',
    [24, 4, 28],
    'World Darts Federation: the throw line is 93-1/4 from the board, its eye 68 up',
    {
      at: 'wall',
      front: 93,
      z: 54,
      use: 'play',
      parts: machine(
        solid('wood', [0, 0, 0], [1, 0.5, 1]),
        solid('black', [0.15, 0.5, 0.15], [0.85, 1, 0.85]),
      ),
    },
  ),
  'poker-table': piece(
    'poker table',
    'poker table|card table|round poker table|poker table for six',
    [54, 54, 30],
    'Round poker tables 52-54, chairs around',
    {
      at: 'middle',
      front: 34,
      sides: 34,
      back: 34,
      widths: [48, 42, 36],
      use: 'play',
      parts: machine(
        round('wood', [0, 0, 0.9], [1, 1, 1]),
        round('plant', [0.08, 0.08, 1], [0.92, 0.92, 1.01]),
        round('wood', [0.4, 0.4, 0.05], [0.6, 0.6, 0.9]),
        round('wood', [0.25, 0.25, 0], [0.75, 0.75, 0.05]),
      ),
    },
  ),
  'popcorn-machine': piece(
    'popcorn bar',
    'popcorn machine|popcorn bar|snack bar|concession stand|candy bar|popcorn maker|snack station',
    [60, 24, 36],
    'A counter of 24 in with a machine of 20',
    {
      at: 'wall',
      front: 36,
      widths: [48, 36],
      use: 'media',
      needs: { circuit: MOTOR },
      parts: [
        ...cabinet('wood', 3),
        solid('metal', [0.08, 0.1, 1], [0.4, 0.85, 1.1]),
        solid('glass', [0.09, 0.12, 1.1], [0.39, 0.83, 1.6]),
        solid('fabric', [0.08, 0.1, 1.6], [0.4, 0.85, 1.75]),
      ],
    },
  ),
  'golf-simulator': piece(
    'golf simulator',
    'golf simulator|golf sim|golf bay|putting green',
    [144, 144, 100],
    'SkyTrak and Carl’s Place: 12 wide, 12 deep, 8-1/2 high at least',
    {
      at: 'wall',
      front: 36,
      use: 'play',
      needs: { circuit: MOTOR },
      parts: machine(
        solid('cloth', [0, 0, 0], [1, 0.02, 1]),
        solid('plant', [0, 0.02, 0], [1, 1, 0.01]),
        solid('black', [0, 0, 0], [0.02, 0.4, 0.02]),
        solid('white', [0.3, 0.75, 0.01], [0.7, 1, 0.015]),
      ),
    },
  ),

  // Garage and shop
  'second-fridge': piece(
    'second refrigerator',
    'second fridge|second refrigerator|extra fridge|extra refrigerator|garage fridge|beer fridge|garage refrigerator|spare fridge|another fridge|drinks fridge',
    [30, 30, 66],
    'Top-freezer garage refrigerators 28-30 × 29-31 × 60-67',
    { at: 'wall', front: 36, use: 'shop', parts: [] },
  ),
  lathe: piece('lathe', 'lathe|wood lathe|metal lathe', [60, 24, 48], 'Jet and Laguna lathes 48-68 × 20-26', {
    at: 'wall',
    front: 36,
    use: 'shop',
    needs: { circuit: { volts: 240, amps: 20, va: 2500 } },
    parts: machine(
      solid('metal', [0.1, 0.3, 0], [0.2, 0.7, 0.7]),
      solid('metal', [0.8, 0.3, 0], [0.9, 0.7, 0.7]),
      solid('white', [0, 0.25, 0.7], [1, 0.75, 0.78]),
      solid('white', [0, 0.2, 0.78], [0.24, 0.8, 1]),
      solid('white', [0.78, 0.3, 0.78], [0.92, 0.7, 0.96]),
      solid('wood', [0.24, 0.42, 0.84], [0.78, 0.58, 0.92]),
    ),
  }),
  'band-saw': piece('band saw', 'band saw|bandsaw', [27, 27, 70], 'Laguna and Jet 14 in saws 27-30 × 24-28', {
    at: 'wall',
    front: 48,
    sides: 18,
    use: 'shop',
    needs: { circuit: MOTOR },
    parts: machine(
      solid('black', [0.1, 0.1, 0], [0.9, 0.9, 0.32]),
      solid('metal', [0, 0.1, 0.54], [1, 0.9, 0.57]),
      solid('white', [0.1, 0.2, 0.32], [0.9, 0.7, 0.54]),
      solid('white', [0.1, 0.2, 0.74], [0.9, 0.7, 1]),
      solid('white', [0.1, 0.3, 0.54], [0.26, 0.6, 0.74]),
    ),
  }),
  'drill-press': piece('drill press', 'drill press', [20, 26, 66], 'Floor presses 14-20 × 24-28 × 64-70', {
    at: 'wall',
    front: 36,
    use: 'shop',
    needs: { circuit: MOTOR },
    parts: machine(
      solid('black', [0.1, 0.1, 0], [0.9, 0.9, 0.05]),
      round('metal', [0.38, 0.2, 0.05], [0.62, 0.38, 0.95]),
      solid('metal', [0.1, 0.35, 0.5], [0.9, 0.95, 0.53]),
      solid('white', [0.2, 0.1, 0.78], [0.8, 0.95, 1]),
    ),
  }),
  'miter-saw': piece(
    'miter saw station',
    'miter saw|miter saw station|chop saw|mitre saw',
    [96, 30, 38],
    'Stations of 8 ft with wings of 3 ft on both sides of the saw',
    {
      at: 'wall',
      front: 42,
      low: true,
      widths: [72],
      use: 'shop',
      needs: { circuit: MOTOR },
      parts: [...cabinet('wood', 4), solid('metal', [0.42, 0.2, 1], [0.58, 0.85, 1.4])],
    },
  ),
  'dust-collector': piece(
    'dust collector',
    'dust collector|dust collection|dust extraction',
    [36, 24, 72],
    'Jet DC-1100: 38 × 23 × 78',
    {
      at: 'corner',
      front: 24,
      use: 'shop',
      needs: { circuit: MOTOR },
      parts: machine(
        round('clay', [0.4, 0.1, 0.1], [0.98, 0.98, 0.55]),
        round('cloth', [0.4, 0.1, 0.55], [0.98, 0.98, 1]),
        solid('metal', [0, 0.2, 0.1], [0.4, 0.8, 0.5]),
      ),
    },
  ),
  compressor: piece(
    'air compressor',
    'air compressor|compressor',
    [36, 22, 44],
    'Twenty-gallon compressors 34-38 × 20-22',
    {
      at: 'corner',
      front: 24,
      use: 'shop',
      needs: { circuit: MOTOR },
      parts: machine(
        solid('metal', [0, 0.1, 0.1], [1, 0.9, 0.6]),
        solid('black', [0.3, 0.2, 0.6], [0.8, 0.8, 1]),
        solid('black', [0.05, 0.1, 0], [0.15, 0.9, 0.1]),
        solid('black', [0.85, 0.1, 0], [0.95, 0.9, 0.1]),
      ),
    },
  ),
  mower: piece(
    'lawn mower',
    'lawn mower|lawnmower|snow blower|snowblower|lawn tractor|riding mower|mower|push mower',
    [26, 60, 42],
    'Honda HRN: 58 × 22; two-stage snow blowers 57-60 × 26-28',
    {
      at: 'wall',
      front: 24,
      use: 'shop',
      parts: machine(
        solid('black', [0, 0.42, 0.1], [1, 0.95, 0.3]),
        solid('fabric', [0.15, 0.5, 0.3], [0.85, 0.9, 0.5]),
        solid('metal', [0.05, 0.02, 0.3], [0.12, 0.45, 0.36]),
        solid('metal', [0.05, 0.02, 0.36], [0.95, 0.08, 1]),
      ),
    },
  ),
  kayaks: piece(
    'kayak rack',
    'kayak|kayaks|paddle boards|paddleboard|surfboards|surfboard|canoe|kayak rack',
    [120, 30, 26],
    'Recreational kayaks 10 ft × 28-30, on wall arms',
    {
      at: 'wall',
      front: 0,
      z: 52,
      use: 'shop',
      parts: machine(
        solid('fabric', [0.14, 0.25, 0.2], [0.86, 0.85, 0.8]),
        solid('fabric', [0, 0.42, 0.35], [0.14, 0.68, 0.65]),
        solid('fabric', [0.86, 0.42, 0.35], [1, 0.68, 0.65]),
        ...[0.28, 0.7].map((x) => solid('metal', [x, 0, 0.08], [x + 0.02, 1, 0.16])),
      ),
    },
  ),
  'gun-safe': piece(
    'safe',
    'gun safe|fire safe|gun cabinet',
    [30, 24, 60],
    'Liberty and Winchester 28-30 × 22-26',
    {
      at: 'corner',
      front: 30,
      parts: machine(
        solid('black', [0, 0, 0], [1, 0.92, 1]),
        solid('black', [0.03, 0.92, 0.02], [0.97, 1, 0.98]),
        solid('metal', [0.45, 0.98, 0.45], [0.55, 1, 0.55]),
      ),
    },
  ),
  'bike-rack': piece(
    'bicycle rack',
    'bike storage|bike rack|bicycle storage|bicycles|bikes|bike hooks|hang bikes|hang the bikes|bikes on the wall|bikes on the ceiling|bike hoist|store bikes|bike racks|wall storage for bikes|bike|storage for bikes',
    [36, 44, 74],
    'Hung upright and staggered: 16 in of wall a bicycle, which comes out 44',
    { at: 'wall', front: 20, use: 'shop', parts: [] },
  ),

  // Seats before a screen
  recliners: piece(
    'recliners in rows',
    ROWS.join('|'),
    [36, 40, 42],
    'Theater recliners 32-36 wide; 66 deep lying back',
    { at: 'middle', front: 30, use: 'media', parts: seat('fabric') },
  ),
  riser: piece(
    'riser for the back row',
    'riser|on a riser|raised back row|back row on a riser|platform for the back row|tiered seating|stadium seating',
    [120, 72, 10],
    'A platform of 6 ft, 10 in high: one step',
    { at: 'middle', front: 0, use: 'media', parts: [solid('cloth', [0, 0, 0], [1, 1, 1])] },
  ),
  'sump-pit': piece(
    'sump pit',
    'sump pit|sump crock|sump basin|sump pump pit',
    [20, 20, 4],
    'A basin of 18 in with its lid (Jackel SF16, 18 by 22 in)',
    { at: 'wall', front: 30, rooms: ['basement'], parts: [round('black', [0, 0, 0], [1, 1, 1])] },
  ),
} as const satisfies Readonly<Record<string, PieceSpec>>;

export type PieceId = keyof typeof PIECES;

export const PIECE_IDS = Object.keys(PIECES) as [PieceId, ...PieceId[]];

export const isPiece = (id: string): id is PieceId => Object.hasOwn(PIECES, id);

/** What is known of a piece. */
export const pieceSpec = (id: PieceId): PieceSpec => PIECES[id];

/** Of things that hang or lie side by side: inches of width that one takes, and how many stand in a column. */
const SIDE_BY_SIDE: { readonly [id in PieceId]?: { readonly each: number; readonly stacked: number } } = {
  'bike-rack': { each: 16, stacked: 1 },
  'wine-storage': { each: 4, stacked: 18 },
  guitars: { each: 15, stacked: 1 },
};

/** The width, inches, of a rack for so many; undefined where every one is a thing of its own. */
export function sizeForCount(id: PieceId, count: number): number | undefined {
  const rack = SIDE_BY_SIDE[id];
  return rack && Math.min(96, Math.max(24, Math.ceil(count / rack.stacked) * rack.each));
}

/** How many a rack of a width, inches, holds; one where it is no rack. */
export function countForSize(id: PieceId, widthIn: number): number {
  const rack = SIDE_BY_SIDE[id];
  return rack ? Math.floor((widthIn + 0.01) / rack.each) * rack.stacked : 1;
}
