import type { QuantityUnit, Sureness, Trade } from '@plumbline/concept';
import type { JoinCategory } from '@plumbline/contracts';
import { WORK, type WorkRow } from '../brief/work/work.js';
import { upperFirst } from '../text.js';

/**
 * Unit prices as dated, sourced data: an operator may hand another table to the estimate. US dollars a unit,
 * before the state's labor factor, low to high. Where a source tells an installed price only, the split
 * between material and labor is general knowledge and marked so.
 */
export interface Price {
  readonly id: string;
  readonly name: string;
  /** '%' where the spans are percent of material and of labor instead of US dollars. */
  readonly unit: QuantityUnit | '%';
  readonly material: readonly [low: number, high: number];
  readonly labor: readonly [low: number, high: number];
  readonly trade: Trade;
  readonly year: number;
  readonly source: string;
  readonly sure: Sureness;
  /** Rows that took over from this one: no new estimate asks for it, and an operator's row for it scales them. */
  readonly became?: readonly string[];
}

/** The contractor category (as they join) that does a trade in a room that is not a kitchen or bathroom. */
export const TRADE_CATEGORY: Readonly<Record<Trade, JoinCategory>> = {
  permits: 'general',
  demolition: 'general',
  framing: 'general',
  plumbing: 'plumbing',
  hvac: 'general',
  electrical: 'electrical',
  insulation: 'general',
  drywall: 'general',
  'doors and windows': 'windows',
  cabinets: 'general',
  counters: 'general',
  tile: 'flooring',
  flooring: 'flooring',
  trim: 'general',
  fixtures: 'plumbing',
  appliances: 'general',
  painting: 'painting',
  specialties: 'general',
  'clean-up': 'general',
};

const EF = 'engineerfix cost pages';
const CF = 'costflowai unit prices';
const HA = 'HomeAdvisor numbers as repeated by 360fshome';
const OWN = 'general knowledge';

type PriceRange = readonly [number, number];
const p = (
  id: string,
  name: string,
  unit: Price['unit'],
  trade: Trade,
  material: PriceRange,
  labor: PriceRange,
  year: number,
  source: string,
  sure: Price['sure'],
): Price => ({ id, name, unit, material, labor, trade, year, source, sure });

/** A row of general knowledge. */
const own = (
  id: string,
  name: string,
  unit: Price['unit'],
  trade: Trade,
  material: PriceRange,
  labor: PriceRange,
  source = OWN,
  sure: Price['sure'] = 'none',
): Price => p(id, name, unit, trade, material, labor, 2025, source, sure);

const UNITS: Readonly<Record<WorkRow['per'], QuantityUnit>> = {
  job: 'job',
  floor: 'sq ft',
  ceiling: 'sq ft',
  walls: 'sq ft',
  windows: 'each',
  doors: 'each',
  sinks: 'each',
};

/** Ids of removals: one for each kind of thing that is torn out. */
const REMOVALS = [
  'demolition-cabinets',
  'demolition-counters',
  'demolition-backsplash',
  'demolition-fixture',
  'demolition-tub',
  'demolition-appliance',
  'demolition-tile',
  'demolition-floor',
  'demolition-drywall',
  'dumpster',
] as const;

const VISITS = 'hours of the visits at 30 to 120 (engineerfix, tilers); general knowledge';
const WOODS = "what makers' lists add to painted fronts for a wood; general knowledge";
const LEAST_TOP = "a fabricator's least charge, 200 to 600 with template and setting; general knowledge";
const JOB = 'guide sites: 1,100 to 4,900 a job, divided by things; general knowledge';

export const PRICES: readonly Price[] = [
  p(
    'permit',
    'Permits and inspections',
    'job',
    'permits',
    [500, 2000],
    [0, 0],
    2025,
    'remodcost (basements)',
    'M',
  ),
  p(
    'permit-dwelling',
    'Plans and permits of a dwelling',
    'job',
    'permits',
    [4000, 12000],
    [0, 0],
    2025,
    OWN,
    'none',
  ),
  p('permit-minor', 'Permit of one trade', 'job', 'permits', [75, 350], [0, 0], 2025, OWN, 'none'),
  own(
    'design-plans',
    'Measured plans and specification',
    'job',
    'permits',
    [500, 2500],
    [0, 0],
    'kbebuild, credited to NKBA: design is 4 % of a kitchen',
    'L',
  ),
  own('design-architect', 'Plans for the building department', 'job', 'permits', [1500, 6000], [0, 0]),
  {
    ...p(
      'demolition',
      'Demolition and disposal',
      'sq ft',
      'demolition',
      [1, 3],
      [4, 18],
      2025,
      'guide sites: 1,100 to 4,900 a job, spread over 230 sq ft',
      'L',
    ),
    became: REMOVALS,
  },
  own(
    'safe-off',
    'Water, gas and power shut off, capped and made safe',
    'job',
    'demolition',
    [10, 40],
    [100, 320],
    'an hour or two of two trades at 50 to 150; general knowledge',
    'L',
  ),
  own('demolition-cabinets', 'Demolition: cabinets', 'lin ft', 'demolition', [0.5, 2], [7, 24], JOB, 'L'),
  own('demolition-counters', 'Demolition: counters', 'sq ft', 'demolition', [0.5, 1.5], [2, 7], JOB, 'L'),
  own(
    'demolition-backsplash',
    'Demolition: backsplash',
    'sq ft',
    'demolition',
    [0.2, 0.8],
    [1.5, 5],
    JOB,
    'L',
  ),
  own('demolition-fixture', 'Demolition: fixture', 'each', 'demolition', [5, 20], [60, 180], JOB, 'L'),
  own('demolition-tub', 'Demolition: tub or shower', 'each', 'demolition', [15, 50], [150, 450], JOB, 'L'),
  own('demolition-appliance', 'Demolition: appliance', 'each', 'demolition', [10, 40], [40, 120], JOB, 'L'),
  own('demolition-tile', 'Demolition: wall tile', 'sq ft', 'demolition', [0.4, 1.2], [2.5, 6], JOB, 'L'),
  own(
    'demolition-floor',
    'Demolition: floor covering',
    'sq ft',
    'demolition',
    [0.25, 0.75],
    [1, 3.5],
    JOB,
    'L',
  ),
  own(
    'demolition-drywall',
    'Demolition: drywall',
    'sq ft',
    'demolition',
    [0.15, 0.5],
    [0.35, 2],
    'guide sites: 0.50 to 2.50',
    'L',
  ),
  own('dumpster', 'Dumpster, set, hauled and tipped', 'each', 'demolition', [300, 650], [50, 150], JOB, 'L'),
  p(
    'demolition-light',
    'Removal of floor covering and trim',
    'sq ft',
    'demolition',
    [0.25, 0.75],
    [1, 3],
    2025,
    OWN,
    'none',
  ),
  p(
    'wall-removal',
    'Wall removal, to verify on site',
    'each',
    'framing',
    [150, 3500],
    [300, 6500],
    2025,
    'guide sites: 300 to 10,000, load-bearing at the top',
    'L',
  ),
  p(
    'infill-wall',
    'Garage door opening, closed',
    'each',
    'framing',
    [900, 2200],
    [1500, 3500],
    2025,
    OWN,
    'none',
  ),
  own('furring', 'Furring or framing along foundation walls', 'sq ft', 'framing', [0.9, 2], [1.4, 3.2]),
  own('blocking', 'Blocking in walls for cabinets, bars and glass', 'job', 'framing', [25, 90], [80, 280]),
  own('below-slab', 'Slab opened, drains laid, slab closed', 'lin ft', 'plumbing', [12, 30], [55, 125]),
  own('ejector', 'Sewage ejector with basin and vent', 'each', 'plumbing', [600, 1400], [900, 2400]),
  own('pot-filler', 'Pot filler with its branch', 'each', 'plumbing', [150, 600], [300, 750]),
  own('gas-cap', 'Gas line capped, where there is one', 'each', 'plumbing', [10, 40], [100, 260]),
  own('makeup-air', 'Makeup air with damper, interlocked', 'each', 'hvac', [350, 1200], [450, 1500]),
  own('duct-run', 'Supply duct and register', 'each', 'hvac', [60, 170], [140, 380]),
  own('tile-underlayment', 'Tile underlayment on the floor', 'sq ft', 'flooring', [0.9, 2], [0.9, 2.2]),
  own('tile-backer', 'Tile backer board', 'sq ft', 'tile', [1.1, 2.6], [1.6, 4]),
  own('shower-waterproofing', 'Waterproof membrane, pan and walls', 'sq ft', 'tile', [1.2, 3.5], [1.8, 4.5]),
  own('shower-niche', 'Tiled niche', 'each', 'tile', [60, 200], [120, 380]),
  own('shower-bench', 'Tiled bench', 'each', 'tile', [120, 450], [200, 700]),
  own('dust-wall', 'Dust wall with a zipped way through', 'each', 'clean-up', [40, 130], [90, 260]),
  own('temporary-kitchen', 'Temporary kitchen', 'job', 'clean-up', [100, 400], [120, 380]),
  p('partition', 'Partition framing', 'lin ft', 'framing', [9, 16], [14, 30], 2025, OWN, 'none'),
  p(
    'egress-window',
    'Egress window',
    'each',
    'doors and windows',
    [700, 1500],
    [800, 2000],
    2025,
    'remodcost: 1,500 to 3,500',
    'M',
  ),
  own(
    'window-moved',
    'Window moved: new opening framed and headed, the old one closed inside and out',
    'each',
    'doors and windows',
    [250, 900],
    [900, 2600],
  ),
  own(
    'window-widened',
    'Window opening widened: new header, wider window set',
    'each',
    'doors and windows',
    [600, 2200],
    [800, 2400],
  ),
  own(
    'door-moved',
    'Doorway moved: new opening framed and headed, the old one closed',
    'each',
    'doors and windows',
    [150, 600],
    [500, 1800],
  ),
  p('skylight', 'Skylight', 'each', 'doors and windows', [300, 1200], [700, 2200], 2025, OWN, 'none'),
  p(
    'sewer-run',
    "Water and drain to the house's lines",
    'job',
    'plumbing',
    [2500, 6000],
    [5000, 14000],
    2025,
    OWN,
    'none',
  ),
  p('disposal', 'Garbage disposal', 'each', 'plumbing', [80, 250], [100, 250], 2025, OWN, 'none'),
  p('dimmer', 'Dimmer switch', 'each', 'electrical', [20, 60], [40, 90], 2025, OWN, 'none'),
  p('soundproofing', 'Sound insulation', 'sq ft', 'insulation', [0.8, 2.5], [0.8, 2.5], 2025, OWN, 'none'),
  p('waterproofing', 'Interior waterproofing', 'lin ft', 'insulation', [15, 45], [25, 70], 2025, OWN, 'none'),
  p('crown', 'Crown molding', 'lin ft', 'trim', [2, 6], [4, 9], 2025, OWN, 'none'),
  p(
    'cabinets-stock',
    'Stock cabinets',
    'lin ft',
    'cabinets',
    [100, 300],
    [50, 200],
    2025,
    `homestery and journeymanhq (via ${EF}); setting 50 to 200 (${EF})`,
    'M',
  ),
  p(
    'cabinets-semi',
    'Semi-custom cabinets',
    'lin ft',
    'cabinets',
    [150, 800],
    [50, 300],
    2025,
    `${EF}: 150 to 800, setting 50 to 300`,
    'M',
  ),
  p(
    'cabinets-custom',
    'Custom cabinets',
    'lin ft',
    'cabinets',
    [500, 1500],
    [80, 300],
    2026,
    `winenfood 2026, others agree; setting 50 to 300 (${EF})`,
    'M',
  ),
  own('cabinet-panels', 'Finished panels: ends, backs and sides', 'sq ft', 'cabinets', [8, 30], [5, 14]),
  own(
    'cabinet-base',
    'Plywood under cabinets, to the height of the finished floor',
    'sq ft',
    'cabinets',
    [1.2, 2.4],
    [1.6, 4.2],
  ),
  own('cabinet-wood-oak', 'Oak for cabinet fronts and panels', 'lin ft', 'cabinets', [15, 60], [0, 0], WOODS),
  own(
    'cabinet-wood-cherry',
    'Cherry for cabinet fronts and panels',
    'lin ft',
    'cabinets',
    [30, 110],
    [0, 0],
    WOODS,
  ),
  own(
    'cabinet-wood-walnut',
    'Walnut for cabinet fronts and panels',
    'lin ft',
    'cabinets',
    [70, 220],
    [0, 0],
    WOODS,
  ),
  own('cabinet-delivery', 'Cabinets delivered and carried in', 'job', 'cabinets', [150, 450], [60, 180]),
  p(
    'built-ins',
    'Built-in shelves and cabinets',
    'lin ft',
    'cabinets',
    [120, 450],
    [80, 220],
    2025,
    OWN,
    'none',
  ),
  p('closet-system', 'Closet system', 'lin ft', 'cabinets', [50, 180], [25, 70], 2025, OWN, 'none'),
  p(
    'cabinets-refinish',
    'Cabinets, cleaned and repainted',
    'lin ft',
    'cabinets',
    [10, 30],
    [60, 170],
    2025,
    OWN,
    'none',
  ),
  own(
    'cabinets-reface',
    'Cabinets, refaced with new doors and drawer fronts',
    'lin ft',
    'cabinets',
    [90, 260],
    [60, 150],
  ),
  p('vanity', 'Vanity cabinet', 'each', 'cabinets', [300, 2200], [200, 500], 2025, OWN, 'none'),
  p(
    'garage-cabinets',
    'Garage cabinets and benches',
    'lin ft',
    'cabinets',
    [60, 250],
    [25, 60],
    2025,
    OWN,
    'none',
  ),

  p('counter-laminate', 'Laminate countertop', 'sq ft', 'counters', [12, 30], [8, 20], 2025, HA, 'M'),
  p('counter-quartz', 'Quartz countertop', 'sq ft', 'counters', [55, 85], [25, 35], 2025, HA, 'M'),
  p('counter-granite', 'Granite countertop', 'sq ft', 'counters', [52, 150], [28, 50], 2025, HA, 'M'),
  p('counter-marble', 'Marble countertop', 'sq ft', 'counters', [45, 150], [25, 50], 2025, HA, 'M'),
  p('counter-quartzite', 'Quartzite countertop', 'sq ft', 'counters', [55, 150], [28, 50], 2025, OWN, 'none'),
  p('counter-soapstone', 'Soapstone countertop', 'sq ft', 'counters', [50, 110], [25, 45], 2025, OWN, 'none'),
  p(
    'counter-solid-surface',
    'Solid surface countertop',
    'sq ft',
    'counters',
    [45, 70],
    [25, 30],
    2025,
    HA,
    'M',
  ),
  p('counter-butcher-block', 'Wood countertop', 'sq ft', 'counters', [32, 70], [18, 30], 2025, HA, 'M'),
  p('counter-concrete', 'Concrete countertop', 'sq ft', 'counters', [45, 65], [55, 85], 2025, HA, 'M'),
  p(
    'counter-stainless-steel',
    'Stainless steel countertop',
    'sq ft',
    'counters',
    [110, 220],
    [40, 80],
    2025,
    HA,
    'M',
  ),
  p('counter-tile', 'Tile countertop', 'sq ft', 'counters', [12, 30], [23, 40], 2025, HA, 'M'),
  own('visits-counter', 'Small-job charge: counter', 'job', 'counters', [0, 0], [150, 450], LEAST_TOP, 'L'),
  p('counter-terrazzo', 'Terrazzo countertop', 'sq ft', 'counters', [55, 110], [35, 60], 2025, OWN, 'none'),
  p(
    'counter-cultured-marble',
    'Cultured marble top',
    'sq ft',
    'counters',
    [25, 50],
    [15, 25],
    2025,
    OWN,
    'none',
  ),

  p(
    'backsplash-tile',
    'Tile backsplash',
    'sq ft',
    'tile',
    [5, 30],
    [5, 20],
    2025,
    'several guide sites: 10 to 50 installed, labor 5 to 10 and up',
    'M',
  ),
  p('backsplash-slab', 'Slab backsplash', 'sq ft', 'tile', [45, 110], [15, 40], 2025, OWN, 'none'),
  p('backsplash-wood', 'Panelled backsplash', 'sq ft', 'tile', [4, 10], [6, 14], 2025, OWN, 'none'),
  p(
    'shower-tile',
    'Shower and tub wall tile',
    'sq ft',
    'tile',
    [5, 23],
    [10, 35],
    2025,
    'remodelingcalculator: 15 to 58 installed',
    'L',
  ),
  own('visits-backsplash', 'Small-job charge: backsplash', 'job', 'tile', [0, 0], [240, 700], VISITS, 'L'),

  p('floor-carpet', 'Carpet', 'sq ft', 'flooring', [2, 6], [1, 2], 2025, CF, 'M'),
  p('floor-vinyl-sheet', 'Sheet vinyl', 'sq ft', 'flooring', [1.5, 4], [1.5, 3], 2025, CF, 'M'),
  p('floor-laminate', 'Laminate floor', 'sq ft', 'flooring', [2, 6], [2, 4], 2025, CF, 'M'),
  p('floor-lvp', 'Luxury vinyl plank', 'sq ft', 'flooring', [3, 8], [2, 4], 2025, CF, 'M'),
  p('floor-engineered', 'Engineered wood floor', 'sq ft', 'flooring', [5, 10], [3, 6], 2025, CF, 'M'),
  p('floor-hardwood', 'Solid hardwood floor', 'sq ft', 'flooring', [6, 13], [4, 7], 2025, CF, 'M'),
  p('floor-ceramic', 'Ceramic tile floor', 'sq ft', 'flooring', [3, 9], [5, 9], 2025, CF, 'M'),
  p('floor-porcelain', 'Porcelain tile floor', 'sq ft', 'flooring', [4, 12], [6, 10], 2025, CF, 'M'),
  p('floor-stone', 'Stone floor', 'sq ft', 'flooring', [7, 17], [8, 13], 2025, CF, 'M'),
  p(
    'floor-concrete',
    'Concrete floor, ground and sealed',
    'sq ft',
    'flooring',
    [1, 4],
    [2, 6],
    2025,
    OWN,
    'none',
  ),
  p('floor-epoxy', 'Epoxy floor coating', 'sq ft', 'flooring', [1, 4], [2, 6], 2025, OWN, 'none'),
  p('floor-rubber', 'Rubber floor', 'sq ft', 'flooring', [2, 7], [1, 3], 2025, OWN, 'none'),
  p('floor-cork', 'Cork or bamboo floor', 'sq ft', 'flooring', [4, 9], [3, 5], 2025, OWN, 'none'),
  p(
    'floor-refinish',
    'Wood floor, sanded and refinished',
    'sq ft',
    'flooring',
    [0.5, 1.5],
    [2.5, 6.5],
    2025,
    OWN,
    'none',
  ),
  p('floor-heat', 'Electric floor heating', 'sq ft', 'electrical', [6, 12], [4, 10], 2025, OWN, 'none'),
  p(
    'subfloor-insulated',
    'Insulated subfloor over the slab',
    'sq ft',
    'flooring',
    [3, 6],
    [3, 6],
    2025,
    OWN,
    'none',
  ),
  own('visits-floor', 'Small-job charge: tiled floor', 'job', 'flooring', [0, 0], [260, 700], VISITS, 'L'),
  p('floor-level', 'Floor levelling', 'sq ft', 'flooring', [0.4, 1], [0.6, 2], 2025, CF, 'M'),

  p('paint-wall', 'Wall painting', 'sq ft', 'painting', [0.4, 1], [1.6, 3.5], 2025, `${CF}: 2 to 4.50`, 'M'),
  p(
    'paint-ceiling',
    'Ceiling painting',
    'sq ft',
    'painting',
    [0.2, 0.5],
    [0.55, 1.4],
    2026,
    'homerenocost: 0.75 and up',
    'L',
  ),
  p(
    'trim',
    'Baseboard and casing, fitted and painted',
    'lin ft',
    'trim',
    [1.5, 5],
    [3.5, 7],
    2026,
    'homerenocost: painting 3.50; fitting general knowledge',
    'L',
  ),
  own('visits-paint', 'Small-job charge: painting', 'job', 'painting', [0, 0], [220, 560], VISITS, 'L'),
  own('wall-plaster', 'Plaster or limewash finish', 'sq ft', 'painting', [0.8, 3], [2.5, 7]),
  own('wallpaper', 'Wallpaper, hung', 'sq ft', 'painting', [1.5, 6], [2, 5]),
  own('ceiling-coffered', 'Coffered ceiling', 'sq ft', 'trim', [7, 15], [12, 25]),
  own('ceiling-boards', 'Boards on the ceiling', 'sq ft', 'trim', [3, 8], [5, 10]),
  p('wall-panel', 'Wall panelling or thin brick', 'sq ft', 'trim', [3, 10], [5, 14], 2025, OWN, 'none'),
  p(
    'drywall',
    'Drywall hung and finished',
    'sq ft',
    'drywall',
    [0.5, 0.85],
    [1.1, 2.05],
    2025,
    '1build 2020: 1.60 to 2.35, raised for 2025',
    'M',
  ),
  own('visits-drywall', 'Small-job charge: drywall', 'job', 'drywall', [0, 0], [380, 950], VISITS, 'L'),
  p('insulation', 'Wall insulation', 'sq ft', 'insulation', [0.5, 1.6], [0.6, 1.6], 2025, OWN, 'none'),

  p(
    'light-recessed',
    'Recessed light',
    'each',
    'electrical',
    [15, 50],
    [80, 160],
    2025,
    'guide sites (fixture); labor from 50 to 130 an hour',
    'L',
  ),
  p(
    'light-fixture',
    'Pendant, fan or wall light',
    'each',
    'electrical',
    [80, 400],
    [90, 200],
    2025,
    OWN,
    'none',
  ),
  p('light-strip', 'Under-cabinet light', 'lin ft', 'electrical', [8, 25], [10, 25], 2025, OWN, 'none'),
  p(
    'outlet',
    'Receptacle, new',
    'each',
    'electrical',
    [20, 60],
    [130, 290],
    2025,
    'guide sites: 150 to 350',
    'M',
  ),
  p(
    'subpanel',
    'Subpanel and its feeder',
    'each',
    'electrical',
    [500, 1200],
    [1000, 2500],
    2025,
    OWN,
    'none',
  ),
  {
    ...own('circuit', 'Dedicated circuit', 'each', 'electrical', [60, 180], [250, 650]),
    became: ['circuit-120', 'circuit-240'],
  },
  own('circuit-120', 'Circuit, 120 V, 15 or 20 A', 'each', 'electrical', [60, 150], [230, 560]),
  own('circuit-240', 'Circuit, 240 V, 30 to 50 A', 'each', 'electrical', [110, 300], [320, 850]),
  own('breaker-afci', 'AFCI or GFCI breaker', 'each', 'electrical', [45, 85], [20, 60]),
  own('alarm', 'Smoke or CO alarm, wired', 'each', 'electrical', [30, 90], [60, 150]),
  p(
    'ev-charger',
    'EV charger with 240 V circuit',
    'each',
    'electrical',
    [450, 900],
    [400, 1500],
    2025,
    OWN,
    'none',
  ),
  p('heat-pump', 'Ductless heat pump', 'each', 'hvac', [1800, 3500], [1500, 3500], 2025, OWN, 'none'),
  p('fan', 'Exhaust fan, ducted outdoors', 'each', 'hvac', [80, 300], [200, 450], 2025, OWN, 'none'),
  p('hood-duct', 'Hood duct to outdoors', 'each', 'hvac', [80, 250], [250, 650], 2025, OWN, 'none'),

  p(
    'sink',
    'Sink and faucet',
    'each',
    'plumbing',
    [250, 1000],
    [250, 600],
    2025,
    `${EF}: faucet 50 to 500; sink general knowledge`,
    'M',
  ),
  p(
    'rough-in',
    'Plumbing rough-in of a fixture',
    'each',
    'plumbing',
    [120, 350],
    [450, 1300],
    2025,
    OWN,
    'none',
  ),
  p(
    'dishwasher-hookup',
    'Appliance connections',
    'each',
    'plumbing',
    [20, 60],
    [120, 300],
    2025,
    OWN,
    'none',
  ),
  p('tub-reglaze', 'Bathtub, reglazed', 'each', 'fixtures', [60, 150], [250, 500], 2025, OWN, 'none'),
  p('toilet', 'Toilet, set', 'each', 'fixtures', [200, 420], [150, 380], 2025, EF, 'M'),
  // Seats with warm water and air, plugged in beside the toilet.
  p('bidet-seat', 'Bidet seat', 'each', 'fixtures', [220, 600], [90, 200], 2025, OWN, 'none'),
  p(
    'bathtub',
    'Bathtub, set',
    'each',
    'fixtures',
    [400, 2500],
    [1100, 2200],
    2025,
    `${EF}: 1,500 to 10,000 fitted`,
    'L',
  ),
  p(
    'bathtub-free',
    'Freestanding bathtub, set',
    'each',
    'fixtures',
    [1200, 5000],
    [900, 2600],
    2025,
    EF,
    'L',
  ),
  p(
    'shower',
    'Shower base, valve and trim',
    'each',
    'fixtures',
    [700, 2500],
    [1300, 3200],
    2025,
    `${EF}: tiled shower 4,000 to 10,000 whole`,
    'L',
  ),
  p('shower-glass', 'Shower glass', 'each', 'fixtures', [600, 2200], [250, 600], 2025, OWN, 'none'),
  p(
    'bath-accessories',
    'Mirror, bars and paper holder',
    'job',
    'fixtures',
    [150, 700],
    [120, 350],
    2025,
    OWN,
    'none',
  ),
  own('curtain-rod', 'Curtain rod', 'each', 'fixtures', [20, 80], [40, 110]),
  own('toilet-wall-hung', 'Wall-hung toilet with carrier', 'each', 'fixtures', [700, 2200], [500, 1200]),
  own('bathtub-jetted', 'Jetted bathtub, set', 'each', 'fixtures', [1500, 6500], [1000, 2800]),
  own('shower-extras', 'Rain head, hand shower or body sprays', 'each', 'fixtures', [200, 900], [150, 500]),
  own('steam', 'Steam generator and controls', 'each', 'fixtures', [1500, 4200], [700, 1800]),
  own('medicine-cabinet', 'Medicine cabinet', 'each', 'fixtures', [120, 900], [80, 250]),
  p('grab-bar', 'Grab bar on backing', 'each', 'fixtures', [25, 90], [80, 200], 2025, OWN, 'none'),
  p(
    'lavatory',
    'Basin and faucet',
    'each',
    'fixtures',
    [120, 700],
    [150, 400],
    2025,
    `${EF}: faucet 50 to 500`,
    'M',
  ),

  p('range', 'Range', 'each', 'appliances', [800, 3500], [100, 300], 2025, OWN, 'none'),
  own('range-pro', 'Professional range of 48 in or more', 'each', 'appliances', [6500, 18000], [300, 800]),
  p('cooktop', 'Cooktop', 'each', 'appliances', [500, 2200], [150, 350], 2025, OWN, 'none'),
  p('wall-oven', 'Wall oven', 'each', 'appliances', [1300, 3800], [200, 450], 2025, OWN, 'none'),
  p('hood', 'Range hood', 'each', 'appliances', [200, 1500], [120, 350], 2025, OWN, 'none'),
  own('range-induction', 'Induction range', 'each', 'appliances', [1100, 4200], [100, 300]),
  own('range-36', 'Range of 36 in', 'each', 'appliances', [2600, 9500], [200, 550]),
  own(
    'cooktop-wide',
    'Cooktop of 36 in or more, or induction',
    'each',
    'appliances',
    [900, 4200],
    [150, 400],
  ),
  own('wall-oven-double', 'Double wall oven', 'each', 'appliances', [2300, 8500], [250, 600]),
  own(
    'hood-pro',
    'Hood above 400 cfm, or in a hood enclosure',
    'each',
    'appliances',
    [700, 4500],
    [250, 750],
  ),
  own('refrigerator-built-in', 'Built-in refrigerator', 'each', 'appliances', [5500, 15000], [250, 700]),
  own('dishwasher-panelled', 'Dishwasher, panel-ready', 'each', 'appliances', [900, 2600], [120, 350]),
  own('microwave-drawer', 'Microwave drawer', 'each', 'appliances', [850, 1900], [80, 220]),
  p('refrigerator', 'Refrigerator', 'each', 'appliances', [1000, 3500], [80, 200], 2025, OWN, 'none'),
  p('dishwasher', 'Dishwasher', 'each', 'appliances', [450, 1200], [100, 250], 2025, OWN, 'none'),
  p('microwave', 'Microwave', 'each', 'appliances', [150, 900], [60, 180], 2025, OWN, 'none'),
  own('microwave-kit', 'Shelf or trim kit for the microwave', 'each', 'appliances', [60, 240], [60, 160]),
  p('cooler', 'Beverage cooler', 'each', 'appliances', [400, 1800], [80, 200], 2025, OWN, 'none'),
  p('laundry-pair', 'Washer and dryer', 'each', 'appliances', [1200, 2800], [150, 350], 2025, OWN, 'none'),

  p(
    'door-interior',
    'Interior door, hung',
    'each',
    'doors and windows',
    [80, 350],
    [100, 250],
    2025,
    'latestcost: 120 to 600',
    'L',
  ),
  own('shelf', 'Floating shelf on brackets', 'lin ft', 'cabinets', [12, 60], [12, 40]),
  own('door-pocket', 'Pocket or barn door, hung', 'each', 'doors and windows', [200, 700], [250, 650]),
  own('door-patio', 'Sliding patio door, set', 'each', 'doors and windows', [900, 3500], [400, 1200]),
  own('door-french', 'French doors, pair, set', 'each', 'doors and windows', [1100, 4200], [450, 1300]),
  p(
    'door-exterior',
    'Exterior or patio door, hung',
    'each',
    'doors and windows',
    [400, 1700],
    [250, 800],
    2025,
    'latestcost: entry 500 to 2,500',
    'L',
  ),
  p(
    'garage-door',
    'Garage door with opener',
    'each',
    'doors and windows',
    [700, 2400],
    [300, 700],
    2025,
    OWN,
    'none',
  ),
  p(
    'fireplace',
    'Fireplace insert and surround',
    'each',
    'specialties',
    [1500, 5500],
    [900, 3500],
    2025,
    OWN,
    'none',
  ),
  p('stair', 'Stair, refinished', 'each', 'trim', [300, 900], [600, 1800], 2025, OWN, 'none'),
  p('overhead-rack', 'Overhead rack', 'each', 'specialties', [150, 400], [80, 200], 2025, OWN, 'none'),
  p('slat-wall', 'Slat wall', 'sq ft', 'specialties', [4, 10], [2, 5], 2025, OWN, 'none'),
  own(
    'overhead-profit',
    'Overhead and profit of the general contractor',
    '%',
    'permits',
    [27, 42],
    [27, 42],
    'general knowledge: remodelers report gross margins of 25 to 29 percent, a markup of 33 to 41; less on large jobs. Set both ends to your own',
    'L',
  ),
  own(
    'sales-tax',
    'Sales tax on material',
    '%',
    'permits',
    [0, 7.25],
    [0, 0],
    "the states' own rates; towns may add to them",
    'M',
  ),
  p('clean-up', 'Protection and final clean', 'job', 'clean-up', [60, 200], [250, 700], 2025, OWN, 'none'),
  ...WORK.flatMap(({ id, name, per, trade, material, labor }) =>
    material && labor ? [p(id, upperFirst(name), UNITS[per], trade, material, labor, 2025, OWN, 'none')] : [],
  ),
];

const INDEXES = new WeakMap<readonly Price[], ReadonlyMap<string, Price>>();

/** The row of an id. @throws RangeError where the table has none */
export function priceOf(prices: readonly Price[], id: string): Price {
  let index = INDEXES.get(prices);
  if (!index) {
    index = new Map(prices.map((price) => [price.id, price]));
    INDEXES.set(prices, index);
  }
  const price = index.get(id);
  if (!price) throw new RangeError(`The price table has no "${id}".`);
  return price;
}

/**
 * The bundled prices with an operator's rows over them, matched by id. `rows` is parsed JSON: a list of
 * `{ id, material: [low, high], labor: [low, high], year, source }`. A row for an id that became others scales those,
 * unless they have rows of their own. Throws a RangeError that names the row at fault.
 */
export function withOwnPrices(rows: unknown): readonly Price[] {
  if (!Array.isArray(rows)) throw new RangeError('A price table is a list of rows.');
  const own = new Map<string, Partial<Price>>();
  for (const [i, row] of rows.entries()) {
    const { id, material, labor, year, source } = (row ?? {}) as Record<string, unknown>;
    const known = PRICES.find((price) => price.id === id);
    if (!known) throw new RangeError(`Row ${i + 1} of the price table: "${String(id)}" is no price id.`);
    if (!isSpan(material) || !isSpan(labor))
      throw new RangeError(
        `Price "${String(id)}": material and labor are [low, high] in ${known.unit === '%' ? 'percent' : 'dollars'}, low first.`,
      );
    if (known.unit === '%' && Math.max(material[1], labor[1]) > 100)
      throw new RangeError(`Price "${String(id)}" is in percent: at most 100.`);
    if (!Number.isInteger(year) || typeof source !== 'string' || source === '')
      throw new RangeError(`Price "${String(id)}" needs a year and a source.`);
    own.set(String(id), { material, labor, year: year as number, source, sure: 'M' });
  }
  const scaled = new Map<string, Partial<Price>>();
  for (const price of PRICES) {
    const mine = own.get(price.id);
    if (mine) for (const id of price.became ?? []) scaled.set(id, scaledBy(price, { ...price, ...mine }, id));
  }
  return PRICES.map((price) => ({ ...price, ...scaled.get(price.id), ...own.get(price.id) }));
}

/** A row scaled as an operator's row stands to the bundled one that it took over from. */
function scaledBy(before: Price, mine: Price, id: string): Partial<Price> {
  const row = PRICES.find((price) => price.id === id) as Price;
  const times = (of: 'material' | 'labor'): PriceRange => {
    const ratio = (mine[of][0] + mine[of][1]) / (before[of][0] + before[of][1] || 1);
    return [row[of][0] * ratio, row[of][1] * ratio];
  };
  return {
    material: times('material'),
    labor: times('labor'),
    year: mine.year,
    source: `${mine.source} (by "${before.id}")`,
    sure: mine.sure,
  };
}

const isSpan = (value: unknown): value is PriceRange =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((n) => typeof n === 'number' && Number.isFinite(n) && n >= 0) &&
  value[0] <= value[1];
