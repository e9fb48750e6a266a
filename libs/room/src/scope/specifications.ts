import { feetAndInches, nearestColor } from '@plumbline/brief';
import {
  type Concept,
  type Item,
  type ItemOf,
  isOf,
  itemsOf,
  type Quantity,
  type Room,
  SIDES,
} from '@plumbline/concept';
import { materialName } from '../describe.js';
import { woodLineOf } from '../estimate/take-off/cabinets.js';
import { surfacesLeftOpen } from '../finishes.js';
import { runsEast } from '../geometry/geometry.js';
import { showerDoorOf } from '../shower-door.js';
import { valveOf } from '../valves.js';

/** What a line of work is made of and how well: class, line and grade, edge, tile, paint. General practice where no source stands. */

type Spec = (concept: Concept, q: Quantity) => string;

const GRADE_LINES = {
  economy: 'builder line',
  standard: 'middle line',
  fine: 'upper line',
  luxury: 'top line',
} as const;

const line = ({ estimate }: Concept): string => GRADE_LINES[estimate.grade ?? 'standard'];
const always =
  (text: string): Spec =>
  () =>
    text;

const CABINET_CLASS: Readonly<Record<string, string>> = {
  'cabinets-stock': 'stock, particleboard boxes, 3/8 in or more',
  'cabinets-semi': 'semi-custom, plywood boxes of 1/2 in',
  'cabinets-custom': 'custom, plywood boxes of 3/4 in, made to the field measure',
};

/** What fronts are made of: wood that was asked for is a line of its own, and any other is the look of one. */
function cabinetLook({ room, quantities }: Concept): string {
  const { material, color } = room.finishes.cabinets;
  const words = `${materialName(material)} in ${nearestColor(color)}`;
  const line = woodLineOf(material);
  const isLook = line && !quantities.some(({ price }) => price === line || price === 'cabinets-custom');
  return isLook ? `veneer or laminate with the look of ${words}` : words;
}

/** Of walls whose color nobody named, a contractor is told so: the one that is drawn is a proposal. */
function wallColor({ room: { finishes }, wishes, brief }: Concept): string {
  if (finishes.walls.material !== 'paint') return 'as chosen';
  const color = nearestColor(finishes.walls.color);
  // A scope that was drafted before there was a ledger stays as it was.
  return brief.ledger && surfacesLeftOpen(wishes, finishes).includes('walls')
    ? `color as the owner chooses (drawn ${color})`
    : color;
}

/** Whether a vanity hangs or stands. */
function mountOf(room: Room): string {
  const hung = itemsOf(room, 'vanity').some((v) => v.traits?.mount === 'floating');
  return hung ? 'hung on the wall' : 'standing on the floor';
}

const cabinets: Spec = (concept, q) => {
  const { room, quantities } = concept;
  // Concepts of before had no line for what is seen of the boxes.
  const seen = quantities.some(({ price }) => price === 'cabinet-panels')
    ? ''
    : ", finished ends, panels at the refrigerator and the island's back";
  return `${CABINET_CLASS[q.price] ?? 'boxes as chosen'}; ${room.finishes.door.replace('-', ' ')} doors, ${cabinetLook(concept)}, full overlay, soft-close hinges and slides; ${room.finishes.door === 'handleless' ? 'no pulls, fronts that open at a push or a gripped edge' : 'pulls'}, fillers, scribe and toe kick${seen} with them`;
};

/** Size and pattern of a tile by its name. */
function tileWords(material: string): string {
  const size: Readonly<Record<string, string>> = {
    'subway-tile': '3 × 6 in, running bond',
    'zellige-tile': '4 × 4 in, stacked',
    'herringbone-tile': '3 × 6 in, herringbone',
    'stacked-tile': '3 × 9 in',
    'mosaic-tile': '1 × 1 in on sheets',
    'glass-tile': '3 × 6 in, stacked',
    'penny-tile': '3/4 in rounds on sheets',
    'hex-tile': '2 in hexagons on sheets',
    'checkerboard-tile': '12 × 12 in, checkerboard on the diagonal',
    'cement-tile': '8 × 8 in',
    'patterned-tile': '8 × 8 in',
    'porcelain-tile': '12 × 24 in, third offset',
    'ceramic-tile': '12 × 12 in, straight',
    'terracotta-tile': '8 × 8 in',
    'marble-tile': '12 × 24 in, third offset',
    'stone-tile': '12 × 24 in, third offset',
    'slate-tile': '12 × 12 in, straight',
    tile: '4 × 4 in, straight',
  };
  return `${materialName(material)}${size[material] ? `, ${size[material]}` : ''}`;
}

const edgeOf = (room: Room): string =>
  itemsOf(room, 'countertop').find((i) => i.traits?.edge)?.traits?.edge ?? 'eased';

function appliance(c: Concept, { state }: Quantity): string {
  return `${line(c)}; model by the owner${state === 'allowance' && c.wishes.workType !== 'labor only' ? ' from the allowance' : ''}`;
}

/** What a hood moves, which tells whether makeup air is due. */
function hoodCfm(room: Room): string {
  const [cfm = 0] = itemsOf(room, 'hood').map((i) => i.traits?.cfm ?? 0);
  return cfm > 400 ? `${cfm} cfm` : '400 cfm at most, so that no makeup air is due (IRC M1503.6)';
}

const SPECS: readonly (readonly [RegExp, Spec])[] = [
  [/^cabinets-(?:stock|semi|custom)$/, cabinets],
  [
    /^cabinet-panels$/,
    ({ room }) => `${materialName(room.finishes.cabinets.material)} as the fronts, scribed`,
  ],
  [
    /^cabinet-base$/,
    always(
      'so high that counters stand 36 in above the finished floor and the dishwasher slides out over it; or the floor is laid before the cabinets, at the same price',
    ),
  ],
  [/^cabinet-delivery$/, always('to the room, unpacked and counted, packing taken away')],
  [/^visits-/, (_, { formula }) => formula ?? ''],
  [
    /^cabinets-reface$/,
    ({ room }) =>
      `${room.finishes.door.replace('-', ' ')} doors and drawer fronts, boxes faced to match, new soft-close hinges`,
  ],
  [/^cabinets-refinish$/, always('degrease, sand, bonding primer, two coats of catalyzed enamel, satin')],
  [
    /^counter-/,
    ({ room }, { price }) =>
      `${materialName(price.slice('counter-'.length))}, ${price === 'counter-laminate' ? '1-1/2 in built up' : '3 cm or 1-1/4 in'}, ${edgeOf(room)} edge, cutouts for sinks and faucets, seams shown on the template and agreed; fabricated and delivered, template and setting being labor`,
  ],
  [
    /^backsplash-tile$/,
    ({ room }) =>
      `${tileWords(room.finishes.backsplash.material)}; grout to match, edge profiles at open ends`,
  ],
  [/^backsplash-/, ({ room }) => materialName(room.finishes.backsplash.material)],
  [
    /^shower-tile$/,
    ({ room }, { item, formula }) =>
      /floor/.test(item)
        ? 'mosaic of 2 in, sloped 1/4 in a foot to the drain, slip-resistant (DCOF of 0.42 or more)'
        : `${formula ? `${formula}; ` : ''}${tileWords(room.finishes.walls.material === 'tile' ? 'tile' : room.finishes.backsplash.material.endsWith('tile') ? room.finishes.backsplash.material : 'ceramic-tile')}; corners in silicone, trim pieces at every open edge`,
  ],
  [
    /^shower-waterproofing$/,
    ({ room }) =>
      `bonded membrane to ANSI A118.10${itemsOf(room, 'shower').some((s) => s.traits?.curbless) ? ' with flood test, 24 hours' : ''}`,
  ],
  [
    /^demolition-tile$/,
    always('with its backing, to the studs; behind a tub or a shower of one piece it goes with that'),
  ],
  [/^demolition-tub$/, always('with its valve, waste, overflow and the wall behind it')],
  [/^demolition-cabinets$/, always('base, wall and tall ones by their widths, one over the other')],
  [/^demolition-floor$/, always('one layer with its underlayment, to the subfloor')],
  [/^demolition-appliance$/, always('hauled off with the debris; refrigerant as the law asks')],
  // What a count alone leaves open: whose permits, and which walls how high.
  [/^permit-minor$/, (_, { formula }) => formula ?? ''],
  [/^tile-backer$/, always('cement board of 1/2 in, joints taped')],
  [/^tile-underlayment$/, always('backer board of 1/4 in or an uncoupling membrane')],
  [
    /^floor-(?!heat|refinish|level)/,
    ({ room }) => {
      const { material } = room.finishes.floor;
      return `${/tile/.test(material) ? tileWords(material) : materialName(material)}, ${nearestColor(room.finishes.floor.color)}; transitions to the next rooms with it`;
    },
  ],
  [
    /^floor-refinish$/,
    always('sand to bare wood, stain as chosen, three coats of water-borne finish, satin'),
  ],
  [
    /^drywall$/,
    ({ room }) =>
      `1/2 in, level 4 finish${room.category === 'bathroom' ? '; moisture-resistant board throughout' : ''}; holes of lights and fans in a ceiling that stays are patched`,
  ],
  [
    /^insulation$/,
    ({ room }) =>
      room.category === 'basement'
        ? 'R-10 continuous or R-13 in the furring, vapor retarder as the code asks'
        : 'to the R-value of the energy code for the place',
  ],
  [/^furring$/, always('2 × 4 at 16 in on center with a treated bottom plate, 1/2 in off the foundation')],
  [/^partition$/, always('2 × 4 at 16 in on center, double top plate')],
  [
    /^paint-wall$/,
    (concept) =>
      `one coat of primer where bare, two of acrylic, ${wallColor(concept)}, ${concept.room.category === 'bathroom' || concept.room.category === 'kitchen' ? 'satin' : 'eggshell'}`,
  ],
  [
    /^paint-ceiling$/,
    ({ room }) => `two coats of acrylic, ${nearestColor(room.finishes.ceiling.color)}, flat`,
  ],
  [
    /^trim$/,
    ({ room }, { formula }) =>
      `${formula ? `${formula}; ` : ''}on this side, the old trim taken off; ${trimPaint(room)}`,
  ],
  [
    /^outlet$/,
    ({ room }) =>
      `20 A, tamper-resistant, box and plate, as drawn${isInTop(room) ? '; what stands in a counter is a pop-up assembly listed for it' : ''}`,
  ],
  [
    /^light-recessed$/,
    ({ room }) =>
      `LED wafer or can of 4 to 6 in, 2700 to 3000 K, IC-rated, wet-rated over water, with wiring and one dimmer for ${itemsOf(room, 'switch').length > 0 ? 'their letter on E-1' : 'all of them'}`,
  ],
  [/^light-fixture$/, always('fixture of the middle line, with wiring, box and switch')],
  [/^light-strip$/, always('LED, 2700 to 3000 K, driver out of sight, with a switch')],
  [/^circuit-/, always('copper, with its breaker and label in the panel, to the outlet of what it serves')],
  [/^alarm$/, always('hard-wired with battery, interconnected')],
  [/^rough-in$/, always('water, drain and vent of one fixture, with stops')],
  [/^sink$/, (c) => `${line(c)}, with faucet, strainer, trap and stops`],
  [/^lavatory$/, (c) => `${line(c)}, with faucet, pop-up, trap and stops`],
  [/^lavatory-own-faucet$/, (c) => `${line(c)}, with pop-up, trap and stops`],
  [/^toilet/, (c) => `${line(c)}, 1.28 gpf, with seat, supply and wax ring`],
  [/^bathtub/, (c) => `${line(c)}, with waste and overflow, valve and trim`],
  [
    /^shower$/,
    (c) =>
      `${line(c)}; ${itemsOf(c.room, 'shower').some((s) => s.traits?.curbless) ? 'floor let in so that nothing is stepped over, bonded-flange drain of 2 in' : 'bought base of acrylic or the like, set stud to stud, drain of 2 in'}; pressure-balanced or thermostatic valve`,
  ],
  [
    /^bath-accessories$/,
    ({ room }) =>
      [
        named(itemsOf(room, 'mirror').length, 'mirror'),
        named(itemsOf(room, 'towel-bar').length, 'towel bar'),
        named(itemsOf(room, 'paper-holder').length, 'paper holder'),
      ]
        .filter(Boolean)
        .join(', '),
  ],
  [/^medicine-cabinet$/, (c) => `${line(c)}, on the wall, with mirror and shelves`],
  [/^floor-heat$/, always('mat or cable under the finish, with floor sensor and thermostat')],
  [/^pot-filler$/, (c) => `${line(c)}, two shut-offs, cold, 3/8 in branch or as made`],
  [/^ejector$/, always('sealed basin, 2 in discharge with check and gate valve, own vent and circuit')],
  [/^shower-glass$/, glassWords],
  [/^fan$/, always('50 cfm or more at 1.5 sone or less, rigid duct and cap outdoors, own switch')],
  [
    /^hood-duct$/,
    (_, { formula }) => `rigid metal, smooth, with damper and cap${formula ? `; ${formula}` : ''}`,
  ],
  [/^makeup-air$/, ({ room }, { formula }) => [hoodCfm(room), formula].filter(Boolean).join('; ')],
  [/^hood(?:-pro)?$/, (c, q) => `${hoodCfm(c.room)}; ${appliance(c, q)}`],
  [/^microwave-kit$/, always('a shelf in or below the cabinet above it, or the trim kit of its maker')],
  [/^curtain-rod$/, always('screwed to studs or blocking')],
  [/^door-(?:interior|pocket)/, (c) => `${line(c)}, pre-hung, with hinges, latch and stop`],
  [/^door-(?:exterior|patio|french)/, (c) => `${line(c)}, insulated, with flashing, threshold and lock`],
  [/^vanity$/, (c) => `${line(c)}, ${mountOf(c.room)}, ${cabinetLook(c)}`],
  [/^cabinet-wood-/, always('fronts, drawer fronts and finished panels, sequence-matched in a run')],
  [
    /^(?:range|cooktop|wall-oven|refrigerator|dishwasher(?!-hookup)|microwave|hood(?!-duct)|cooler|laundry)/,
    appliance,
  ],
  [/^dumpster$/, always('sized for the debris, placed where the owner says, permit of the street with it')],
  [
    /^temporary-kitchen$/,
    always('sink or laundry tub, a counter and a 20 A receptacle in another room, refrigerator moved there'),
  ],
  [/^design-plans$/, always('field measure, these sheets corrected to it for the permit, revised once')],
  [/^design-architect$/, always('drawings as the building department asks for them')],
];

/** Panels and doors of glass by the sides that they close: frameless at a shower, sliding above a tub's rim. */
function glassWords({ room }: Concept): string {
  const kinds = [...itemsOf(room, 'shower'), ...itemsOf(room, 'bathtub')]
    .filter((i) => i.traits?.enclosure === 'glass')
    .map((item) => {
      const open = isOf(item, 'shower') ? (item.traits?.open ?? '').split(',') : [];
      const wide = SIDES.filter((side) => side === item.facing || open.includes(side))
        .map((side) => feetAndInches(runsEast(side) ? item.box.widthIn : item.box.depthIn))
        .join(' and ');
      return isOf(item, 'shower')
        ? `${showerGlassWords(item)} across ${wide}, 3/8 in, 76 in high${hungOn(item)}`
        : `two sliding doors across ${wide}, 1/4 in or more, 58 in above the rim`;
    });
  return `tempered; ${[...new Set(kinds)].join('; ')}; measured after tile`;
}

const showerGlassWords = ({ traits }: ItemOf<'shower'>): string =>
  traits?.glass === 'fixed'
    ? 'frameless fixed panels, open to step in by,'
    : traits?.glass === 'sliding'
      ? 'two sliding panels'
      : 'frameless hinged door and fixed panels';

/** A fixed pane that is wider and free at one end is braced, inches. General practice. */
const LEAST_BRACED = 30;

/** Where the door of a shower hangs, and what holds the pane beside it; nothing where it hangs on the pane. */
function hungOn(shower: ItemOf<'shower'>): string {
  const { onWall, paneIn } = showerDoorOf(shower);
  if (!onWall) return '';
  const braced =
    paneIn > LEAST_BRACED ? '; the fixed panel is braced to wall or ceiling at its free end' : '';
  return `, door hinged on the wall${braced}`;
}

const trimPaint = ({ finishes }: Room): string =>
  `primed, two coats, ${nearestColor(finishes.trim.color)}, semi-gloss`;

/** "2 towel bars"; nothing where there is none. */
const named = (count: number, name: string): string =>
  count > 0 ? `${count} ${name}${count > 1 ? 's' : ''}` : '';

/** Whether a receptacle lies in a countertop, and not in a wall. */
const isInTop = (room: Room): boolean => itemsOf(room, 'receptacle').some(({ box }) => box.heightIn < 1);

/** The specification of a line; nothing where its name says all. */
export const specificationOf = (concept: Concept, q: Quantity): string =>
  SPECS.find(([pattern]) => pattern.test(q.price))?.[1](concept, q) ?? '';

/** A row of the finish schedule: surface, material, color, system, and where. */
interface FinishRow {
  readonly surface: string;
  readonly finish: string;
}

/** The surfaces that the work touches, with what they get. */
export function finishRows(concept: Concept): FinishRow[] {
  const { room, quantities } = concept;
  const has = (price: RegExp) => quantities.some((q) => price.test(q.price));
  const spec = (price: RegExp) => {
    const q = quantities.find((one) => price.test(one.price));
    return q ? specificationOf(concept, q) : '';
  };
  const rows: (readonly [boolean, string, string])[] = [
    [has(/^paint-wall$/), 'Walls', spec(/^paint-wall$/)],
    [has(/^wall-p/), 'Wall finish', materialName(room.finishes.walls.material)],
    [has(/^paint-ceiling$/), 'Ceiling', spec(/^paint-ceiling$/)],
    [has(/^floor-(?!heat|level)/), 'Floor', spec(/^floor-(?!heat|level)/)],
    [has(/^trim$/), 'Trim', trimPaint(room)],
    [has(/^cabinets-/), 'Cabinets', spec(/^cabinets-/)],
    [has(/^counter-/), 'Counters', spec(/^counter-/)],
    [has(/^backsplash-/), 'Backsplash', spec(/^backsplash-/)],
    [has(/^shower-tile$/), 'Shower and tub walls', spec(/^shower-tile$/)],
    [
      has(/^(?:cabinets|vanity|sink|lavatory|shower|bath)/),
      'Metal',
      `${materialName(room.finishes.metal.material)} for faucets, pulls and bars`,
    ],
  ];
  return rows.flatMap(([there, surface, finish]) => (there && finish ? [{ surface, finish }] : []));
}

/** Pipes of a fixture: IRC P2903 and P3201 for water and drain. Inches. */
const PIPES: Readonly<Record<string, string>> = {
  'sink-base': '1/2 in hot and cold, 1-1/2 in drain',
  vanity: '1/2 in hot and cold, 1-1/4 in drain',
  'pedestal-sink': '1/2 in hot and cold, 1-1/4 in drain',
  toilet: '1/2 in cold, 3 in drain',
  bidet: '1/2 in hot and cold, 1-1/4 in drain',
  bathtub: '1/2 in hot and cold, 1-1/2 in drain',
  shower: '1/2 in hot and cold, 2 in drain',
  washer: '1/2 in hot and cold, 2 in standpipe',
  dishwasher: '3/8 in hot, drain to the sink with an air gap or high loop',
  refrigerator: '1/4 in cold for ice',
};

/** Where a plumber finds a thing: its middle along the wall behind it, of what stands free from both walls. */
function placeOf({ kind, box, facing, group }: Item): string {
  const west = `${feetAndInches(box.x + box.widthIn / 2)} from the west wall`;
  const south = `${feetAndInches(box.y + box.depthIn / 2)} from the south wall`;
  if (group === 'island' || kind === 'shower' || kind === 'bathtub') return `center ${west}, ${south}`;
  const along = facing === 'north' || facing === 'south' ? west : south;
  const behind = { north: 'south', south: 'north', east: 'west', west: 'east' }[facing];
  return `at the ${behind} wall, center ${along}${kind === 'toilet' ? ', flange 12 in off the wall behind' : ''}`;
}

/** "; valve in the west wall at 45 in, head at 80 in": where a tub's or shower's water is turned on. */
function valveWords(item: Item): string {
  const valve = item.existing ? undefined : valveOf(item);
  if (!valve) return '';
  const head = valve.headIn === undefined ? '' : `, head at ${valve.headIn} in`;
  return `; valve at the ${valve.side} end, ${valve.valveIn} in above the floor${head}`;
}

/** Each piped thing of the room with its pipes and where it stands. */
export function pipeLines(room: Room): string[] {
  return room.items.flatMap((item) => {
    const pipes = PIPES[item.kind];
    const fuel = (item.traits as { fuel?: string } | undefined)?.fuel;
    const burns = (item.kind === 'range' || item.kind === 'cooktop') && (fuel === 'gas' || fuel === 'dual');
    if (!pipes && !burns) return [];
    return [
      `${item.label}, ${placeOf(item)}: ${pipes ?? 'gas 1/2 in or as sized, shut-off within reach'}${valveWords(item)}`,
    ];
  });
}
