import type { StyleId } from '@plumbline/contracts';
import type { Finish, Finishes } from './finishes.js';

/** Pictures that hang in frames: drawings, botanical sheets, photographs, paintings; the last ones are for children. */
export type PrintKind =
  | 'hills'
  | 'fields'
  | 'sprig'
  | 'coast'
  | 'water'
  | 'drawnHills'
  | 'dunes'
  | 'inkCircle'
  | 'herbarium'
  | 'washedHills'
  | 'arcade'
  | 'vessels'
  | 'eucalyptus'
  | 'greatLeaf'
  | 'moonOverWater'
  | 'paintedHorizon'
  | 'reeds'
  | 'bands'
  | 'arcs'
  | 'sun'
  | 'balloon'
  | 'moonAndStars'
  | 'animal';

/** How the things of a style are shaped, where the homeowner did not ask for another shape. */
export interface Form {
  /** Doors of rooms and closets; flush ones have levers, paneled ones knobs. */
  readonly doors: 'flush' | 'paneled';
  readonly windowFrame: 'light' | 'dark';
  readonly slidingDoorFrame: 'light' | 'dark';
  /** A hung sash has a rail at half height. */
  readonly sash: 'fixed' | 'hung';
  /** Bars that part the glass into panes. */
  readonly grille: 'none' | 'upper' | 'full';
  /** Trim around openings; a capped one has a shelf on top. */
  readonly casing: 'flat' | 'molded' | 'capped';
  readonly baseboardIn: number;
  /** Whether a moulding runs where walls and ceiling meet. */
  readonly crown: boolean;
  /** Legs of sofas and chairs; slender ones lift them higher. */
  readonly seatLegs: 'slender' | 'stout';
  readonly sofaArms: 'track' | 'rolled';
  readonly armchair: 'lounge' | 'club';
  readonly chairs: 'wood' | 'metal';
  readonly chairBack: 'cushion' | 'wood' | 'slats';
  readonly stools: 'wood' | 'metal';
  readonly tableLegs: 'tapered' | 'heavy' | 'metal';
  readonly coffeeTableShelf: boolean;
  readonly bed: 'platform' | 'upholstered';
  readonly curtains: 'linen' | 'woven';
  /** The pattern of a rug before a sofa. */
  readonly rug: 'plain' | 'border' | 'stripe' | 'kilim';
  readonly mantel: 'painted' | 'wood';
  /** How wide floor boards are: strip is 2 1/4 to 3 1/4 in, plank 4 to 5 in and wide plank from 6 in, as mills cut them (NWFA). */
  readonly floorBoardIn: number;
  /** What hangs in frames: more kinds than a room has places for. */
  readonly prints: readonly PrintKind[];
  /** Handles of cabinets. */
  readonly pulls: Readonly<Record<'doors' | 'drawers', 'knob' | 'bar' | 'long-bar' | 'tab'>>;
  /** How many handles a drawer over 30 in wide has. */
  readonly pullsOnWideDrawers: 1 | 2;
  readonly pendant: 'globe' | 'dome' | 'cone' | 'drum' | 'lantern' | 'basket' | 'paper';
  readonly kitchenFaucet: 'bridge' | 'pull-down';
  readonly hood: 'chimney' | 'wood' | 'plaster';
  readonly vanity: 'floor' | 'floating';
  /** The outside of a tub on feet: the accent color, or white as its inside. */
  readonly clawfootTub: 'accent' | 'white';
  readonly showerGlass: 'frameless' | 'framed' | 'grid';
  /** What lies outside the windows. */
  readonly view: 'garden' | 'town' | 'sea';
}

/** What a style is made of where the homeowner did not say otherwise. */
export interface Style {
  readonly name: string;
  /** Words for it in a sentence: "a warm, plain room". */
  readonly mood: string;
  /** What people call it; the first is its own name. */
  readonly words: readonly [string, ...string[]];
  readonly form: Form;
  readonly finishes: Finishes;
  /** What a bathroom of the style has instead: tile to stand on, and a vanity that stands out from its wall. */
  readonly bathroom: Partial<Finishes>;
  /** What a kitchen of the style has instead: cabinets that stand out from the walls behind them. */
  readonly kitchen?: Partial<Finishes>;
  /** What a garage of the style has instead: makers sell the flakes of epoxy in blends from tan to charcoal. */
  readonly garage?: Partial<Finishes>;
}

const f = (material: string, color: string, accent?: string): Finish =>
  accent ? { material, color, accent } : { material, color };

/** The shapes that most styles share; each style names what it has otherwise. */
const USUAL: Form = {
  doors: 'paneled',
  windowFrame: 'light',
  slidingDoorFrame: 'light',
  sash: 'fixed',
  grille: 'none',
  casing: 'molded',
  baseboardIn: 4.5,
  crown: false,
  seatLegs: 'stout',
  sofaArms: 'track',
  armchair: 'club',
  chairs: 'wood',
  chairBack: 'cushion',
  stools: 'wood',
  tableLegs: 'tapered',
  coffeeTableShelf: false,
  bed: 'upholstered',
  curtains: 'linen',
  rug: 'plain',
  mantel: 'painted',
  floorBoardIn: 5,
  prints: [
    'paintedHorizon',
    'vessels',
    'greatLeaf',
    'hills',
    'fields',
    'eucalyptus',
    'dunes',
    'bands',
    'drawnHills',
  ],
  pulls: { doors: 'bar', drawers: 'bar' },
  pullsOnWideDrawers: 2,
  pendant: 'globe',
  kitchenFaucet: 'pull-down',
  hood: 'chimney',
  vanity: 'floor',
  clawfootTub: 'accent',
  showerGlass: 'frameless',
  view: 'garden',
};

/**
 * All styles. A new one is a row here and its id in the list of ids (`STYLE_IDS` of contracts): brief, planner,
 * drawing, picture and pages take it from there.
 */
export const STYLES: Readonly<Record<StyleId, Style>> = {
  modern: {
    name: 'Modern',
    mood: 'clean lines, plain surfaces and few materials',
    words: ['modern', 'sleek', 'modern style', 'ultra modern', 'high gloss', 'european'],
    form: {
      ...USUAL,
      prints: [
        'inkCircle',
        'fields',
        'dunes',
        'vessels',
        'bands',
        'paintedHorizon',
        'hills',
        'drawnHills',
        'arcade',
      ],
      windowFrame: 'dark',
      slidingDoorFrame: 'dark',
      doors: 'flush',
      casing: 'flat',
      baseboardIn: 3.5,
      seatLegs: 'slender',
      stools: 'metal',
      coffeeTableShelf: true,
      bed: 'platform',
      pulls: { doors: 'long-bar', drawers: 'long-bar' },
      pullsOnWideDrawers: 1,
      pendant: 'cone',
      vanity: 'floating',
      clawfootTub: 'white',
      showerGlass: 'framed',
    },
    finishes: {
      walls: f('paint', '#f1f0ec'),
      ceiling: f('paint', '#fbfaf7'),
      floor: f('white-oak-plank', '#c7ab85', '#b1946c'),
      trim: f('painted-wood', '#f1f0ec'),
      cabinets: f('painted-wood', '#eceae4'),
      accentCabinets: f('walnut', '#6e4f38', '#573c29'),
      counter: f('quartz', '#f2f1ee', '#d5d3cf'),
      backsplash: f('slab', '#efeeea', '#cfcdc8'),
      metal: f('matte-black', '#26262a'),
      fabric: f('wool', '#8d8f92'),
      wood: f('walnut', '#6e4f38', '#573c29'),
      accent: f('ceramic', '#3d5a66'),
      door: 'slab',
    },
    bathroom: {
      floor: f('slate-tile', '#6b6f72', '#565a5d'),
      backsplash: f('stacked-tile', '#d6d1c6', '#bcb6a9'),
      cabinets: f('walnut', '#6e4f38', '#573c29'),
    },
    kitchen: {
      cabinets: f('painted-wood', '#c9c2b4'),
    },
    garage: { walls: f('paint', '#e6e6e3'), floor: f('epoxy', '#74797d', '#4e5357') },
  },
  contemporary: {
    name: 'Contemporary',
    mood: 'soft contrasts, mixed materials and sculptural light',
    words: [
      'contemporary',
      'current',
      'trendy',
      'glam',
      'hollywood regency',
      'luxury',
      'luxurious',
      'eclectic',
    ],
    form: { ...USUAL, slidingDoorFrame: 'dark', doors: 'flush', seatLegs: 'slender', coffeeTableShelf: true },
    finishes: {
      walls: f('paint', '#eceae6'),
      ceiling: f('paint', '#fafaf8'),
      floor: f('engineered-oak', '#b79a76', '#9f825d'),
      trim: f('painted-wood', '#f3f2ef'),
      cabinets: f('painted-wood', '#d9d6cf'),
      accentCabinets: f('painted-wood', '#3f4a50'),
      counter: f('quartz', '#efede9', '#bfbab2'),
      backsplash: f('stacked-tile', '#e6e3dc', '#cfcac1'),
      metal: f('brushed-nickel', '#b9b8b4'),
      fabric: f('boucle', '#dcd5c9'),
      wood: f('oak', '#b08a5f', '#8f6b44'),
      accent: f('textile', '#b5654a'),
      door: 'slab',
    },
    bathroom: {
      floor: f('stone-tile', '#a59d92', '#8d857a'),
      backsplash: f('stacked-tile', '#cfc6b8', '#b3aa9c'),
      cabinets: f('painted-wood', '#3f4a50'),
    },
    kitchen: {
      cabinets: f('painted-wood', '#c3bdb0'),
      walls: f('paint', '#f0eee9'),
    },
    garage: { walls: f('paint', '#d3d6d8'), floor: f('epoxy', '#858b90', '#5f656a') },
  },
  traditional: {
    name: 'Traditional',
    mood: 'warm wood, classic trim and settled colors',
    words: [
      'traditional',
      'classic',
      'colonial',
      'victorian',
      'french country',
      'english',
      'craftsman',
      'timeless',
      'formal',
      'georgian',
      'tudor',
    ],
    form: {
      ...USUAL,
      floorBoardIn: 3.25,
      prints: [
        'paintedHorizon',
        'herbarium',
        'coast',
        'sprig',
        'arcade',
        'washedHills',
        'hills',
        'vessels',
        'reeds',
      ],
      rug: 'kilim',
      sash: 'hung',
      grille: 'upper',
      casing: 'capped',
      baseboardIn: 7,
      crown: true,
      sofaArms: 'rolled',
      chairBack: 'slats',
      tableLegs: 'heavy',
      pulls: { doors: 'knob', drawers: 'knob' },
      pendant: 'lantern',
    },
    finishes: {
      walls: f('paint', '#efe6d3'),
      ceiling: f('paint', '#faf6ec'),
      floor: f('oak-plank', '#9c6b3f', '#7c5130'),
      trim: f('painted-wood', '#f8f3e6'),
      cabinets: f('painted-wood', '#f0e7d4'),
      accentCabinets: f('cherry', '#7b4428', '#5f3320'),
      counter: f('granite', '#a99880', '#5d5145'),
      backsplash: f('subway-tile', '#f3ecdc', '#ddd3bf'),
      metal: f('bronze', '#54432f'),
      fabric: f('cotton', '#b99f7c'),
      wood: f('cherry', '#7b4428', '#5f3320'),
      accent: f('textile', '#7a2f2b'),
      door: 'raised-panel',
    },
    bathroom: {
      walls: f('paint', '#dcdccb'),
      floor: f('checkerboard-tile', '#efe9dc', '#8a7f6d'),
      backsplash: f('subway-tile', '#f3ecdc', '#cfc4ae'),
      cabinets: f('cherry', '#7b4428', '#5f3320'),
    },
    kitchen: {
      walls: f('paint', '#d3d0bb'),
    },
    garage: { floor: f('epoxy', '#ad9f8b', '#857864') },
  },
  transitional: {
    name: 'Transitional',
    mood: 'calm neutrals between old and new',
    words: ['transitional', 'updated traditional', 'modern traditional', 'soft modern'],
    form: {
      ...USUAL,
      floorBoardIn: 4,
      prints: [
        'eucalyptus',
        'paintedHorizon',
        'vessels',
        'hills',
        'sprig',
        'drawnHills',
        'coast',
        'fields',
        'herbarium',
      ],
      rug: 'border',
      sash: 'hung',
      baseboardIn: 5.25,
      crown: true,
      tableLegs: 'heavy',
      pendant: 'drum',
    },
    finishes: {
      walls: f('paint', '#e8e4dc'),
      ceiling: f('paint', '#fbf9f5'),
      floor: f('oak-plank', '#b08d63', '#94724a'),
      trim: f('painted-wood', '#f7f5f0'),
      cabinets: f('painted-wood', '#f5f3ee'),
      accentCabinets: f('painted-wood', '#5a6772'),
      counter: f('quartz', '#f1efea', '#c8c3b9'),
      backsplash: f('subway-tile', '#f3f1ec', '#d8d4cb'),
      metal: f('polished-nickel', '#c4beb4'),
      fabric: f('linen', '#cfc6b6'),
      wood: f('oak', '#a67f53', '#86633d'),
      accent: f('textile', '#4d6478'),
      door: 'shaker',
    },
    bathroom: {
      walls: f('paint', '#d8dad5'),
      floor: f('hex-tile', '#e6e4df', '#8f8d88'),
      backsplash: f('subway-tile', '#f1efea', '#c9c5bd'),
      cabinets: f('painted-wood', '#55646e'),
    },
    kitchen: {
      walls: f('paint', '#d2cdc1'),
      backsplash: f('subway-tile', '#f3f1ec', '#c3beb3'),
    },
  },
  farmhouse: {
    name: 'Farmhouse',
    mood: 'soft whites, black iron and honest wood',
    words: [
      'farmhouse',
      'farm house',
      'modern farmhouse',
      'rustic',
      'country',
      'cottage',
      'shabby chic',
      'cabin',
      'barn',
    ],
    form: {
      ...USUAL,
      floorBoardIn: 6,
      prints: [
        'herbarium',
        'paintedHorizon',
        'eucalyptus',
        'hills',
        'washedHills',
        'sprig',
        'coast',
        'reeds',
        'vessels',
      ],
      rug: 'stripe',
      sash: 'hung',
      grille: 'upper',
      casing: 'capped',
      baseboardIn: 6,
      crown: true,
      chairBack: 'slats',
      tableLegs: 'heavy',
      mantel: 'wood',
      pulls: { doors: 'knob', drawers: 'bar' },
      pendant: 'dome',
      kitchenFaucet: 'bridge',
      hood: 'wood',
    },
    finishes: {
      walls: f('shiplap', '#f3f0e8', '#ddd8cc'),
      ceiling: f('paint', '#faf8f2'),
      floor: f('pine-plank', '#b58a58', '#96703f'),
      trim: f('painted-wood', '#f6f3eb'),
      cabinets: f('painted-wood', '#f2eee4'),
      accentCabinets: f('painted-wood', '#5f7361'),
      counter: f('butcher-block', '#b9854f', '#8f6236'),
      backsplash: f('subway-tile', '#f5f2ea', '#cfc9bb'),
      metal: f('matte-black', '#2b2a28'),
      fabric: f('linen', '#d9cfbd'),
      wood: f('reclaimed-wood', '#8f6a45', '#6c4d30'),
      accent: f('ceramic', '#56707e'),
      door: 'shaker',
    },
    bathroom: {
      floor: f('hex-tile', '#eceae4', '#6f6c67'),
      backsplash: f('subway-tile', '#f4f1ea', '#c4bfb5'),
      cabinets: f('painted-wood', '#74846f'),
      counter: f('quartz', '#f1efea', '#d0cdc8'),
    },
    kitchen: {
      cabinets: f('painted-wood', '#a9b09c'),
      accentCabinets: f('painted-wood', '#5f7361'),
    },
    garage: { walls: f('paint', '#e9e2d3'), floor: f('epoxy', '#b2a48e', '#8d7e68') },
  },
  scandinavian: {
    name: 'Scandinavian',
    mood: 'pale wood, white walls and plain comfort',
    words: ['scandinavian', 'scandi', 'nordic', 'hygge', 'swedish', 'danish'],
    form: {
      ...USUAL,
      prints: [
        'drawnHills',
        'eucalyptus',
        'moonOverWater',
        'vessels',
        'bands',
        'reeds',
        'hills',
        'greatLeaf',
        'inkCircle',
      ],
      rug: 'stripe',
      doors: 'flush',
      seatLegs: 'slender',
      armchair: 'lounge',
      chairBack: 'wood',
      bed: 'platform',
      pendant: 'dome',
    },
    finishes: {
      walls: f('paint', '#f6f5f1'),
      ceiling: f('paint', '#fcfbf8'),
      floor: f('maple-plank', '#d8c09a', '#c3a87d'),
      trim: f('painted-wood', '#f8f7f3'),
      cabinets: f('painted-wood', '#f3f2ee'),
      accentCabinets: f('white-oak', '#cdb18a', '#b59770'),
      counter: f('butcher-block', '#cba877', '#ad8857'),
      backsplash: f('stacked-tile', '#f4f4f1', '#dcdbd6'),
      metal: f('brushed-nickel', '#bfbeba'),
      fabric: f('wool', '#c9cac7'),
      wood: f('ash', '#d3b98f', '#b99c70'),
      accent: f('textile', '#7f95a0'),
      door: 'slab',
    },
    bathroom: {
      floor: f('terrazzo', '#d3cec5', '#93887c'),
      backsplash: f('zellige-tile', '#d9dfd8', '#bcc6bd'),
      cabinets: f('white-oak', '#c9ad86', '#b0936b'),
      counter: f('quartz', '#f1efea', '#d0cdc8'),
    },
    kitchen: {
      cabinets: f('painted-wood', '#c5ccc6'),
    },
  },
  industrial: {
    name: 'Industrial',
    mood: 'brick, steel and dark wood left honest',
    words: ['industrial', 'loft', 'warehouse', 'urban', 'steampunk'],
    form: {
      ...USUAL,
      floorBoardIn: 4,
      prints: [
        'arcade',
        'hills',
        'bands',
        'inkCircle',
        'dunes',
        'fields',
        'drawnHills',
        'paintedHorizon',
        'coast',
      ],
      rug: 'kilim',
      windowFrame: 'dark',
      slidingDoorFrame: 'dark',
      grille: 'full',
      chairs: 'metal',
      stools: 'metal',
      tableLegs: 'metal',
      coffeeTableShelf: true,
      curtains: 'woven',
      pulls: { doors: 'long-bar', drawers: 'long-bar' },
      pendant: 'dome',
      showerGlass: 'grid',
      view: 'town',
    },
    finishes: {
      walls: f('brick', '#8f5c47', '#b9afa2'),
      ceiling: f('concrete', '#a5a29d'),
      floor: f('concrete', '#8f8c87', '#7d7a75'),
      trim: f('stained-wood', '#3b332c'),
      cabinets: f('painted-wood', '#33373a'),
      accentCabinets: f('reclaimed-wood', '#7b5a3c', '#5d4029'),
      counter: f('concrete', '#9b9893', '#86837e'),
      backsplash: f('subway-tile', '#e3e1dc', '#55534f'),
      metal: f('iron', '#3a3a3c'),
      fabric: f('leather', '#7a4d30'),
      wood: f('reclaimed-wood', '#7b5a3c', '#5d4029'),
      accent: f('ceramic', '#b06a35'),
      door: 'slab',
    },
    bathroom: {
      floor: f('concrete', '#8d8b87', '#7a7874'),
      backsplash: f('subway-tile', '#efede8', '#85827d'),
      cabinets: f('painted-wood', '#303336'),
    },
    garage: { walls: f('paint', '#bdbab4'), floor: f('epoxy', '#63676a', '#3f4346') },
  },
  'mid-century': {
    name: 'Mid-century',
    mood: 'walnut, slim legs and a clear accent color',
    words: [
      'mid century',
      'midcentury',
      'mid-century modern',
      'mcm',
      'retro',
      'fifties',
      'sixties',
      'vintage',
    ],
    form: {
      ...USUAL,
      floorBoardIn: 3.25,
      prints: [
        'washedHills',
        'bands',
        'vessels',
        'greatLeaf',
        'moonOverWater',
        'fields',
        'dunes',
        'sprig',
        'arcs',
      ],
      rug: 'kilim',
      windowFrame: 'dark',
      slidingDoorFrame: 'dark',
      seatLegs: 'slender',
      armchair: 'lounge',
    },
    finishes: {
      walls: f('paint', '#f2ede2'),
      ceiling: f('paint', '#faf7f0'),
      floor: f('oak-plank', '#b38857', '#956c3f'),
      trim: f('painted-wood', '#f2ede2'),
      cabinets: f('walnut', '#7b5233', '#613d24'),
      accentCabinets: f('painted-wood', '#2f6b6c'),
      counter: f('quartz', '#f3f1ec', '#dcd8cf'),
      backsplash: f('stacked-tile', '#5f8f8b', '#d9d4c7'),
      metal: f('brass', '#b08d4c'),
      fabric: f('wool', '#c98a3a'),
      wood: f('walnut', '#7b5233', '#613d24'),
      accent: f('textile', '#4a7470'),
      door: 'slab',
    },
    bathroom: {
      floor: f('hex-tile', '#e4e3dc', '#8f9c97'),
      backsplash: f('stacked-tile', '#5f928c', '#4c7a75'),
      cabinets: f('walnut', '#7a4f30', '#5d3b23'),
    },
  },
  coastal: {
    name: 'Coastal',
    mood: 'bright whites, sea blues and light wood',
    words: ['coastal', 'beach', 'beachy', 'beach house', 'nautical', 'hamptons', 'tropical', 'seaside'],
    form: {
      ...USUAL,
      prints: [
        'coast',
        'greatLeaf',
        'moonOverWater',
        'paintedHorizon',
        'washedHills',
        'dunes',
        'eucalyptus',
        'bands',
        'sprig',
      ],
      rug: 'stripe',
      sash: 'hung',
      seatLegs: 'slender',
      chairBack: 'slats',
      pendant: 'basket',
      view: 'sea',
    },
    finishes: {
      walls: f('beadboard', '#f2f5f4', '#dde4e4'),
      ceiling: f('wood-plank', '#f8f8f4', '#e9e9e3'),
      floor: f('white-oak-plank', '#d6c2a0', '#bfa985'),
      trim: f('painted-wood', '#fafaf7'),
      cabinets: f('painted-wood', '#f7f8f6'),
      accentCabinets: f('painted-wood', '#6d93a8'),
      counter: f('quartzite', '#eef0ef', '#b9c6cb'),
      backsplash: f('zellige-tile', '#cfe0e2', '#f1f4f3'),
      metal: f('chrome', '#c9ccce'),
      fabric: f('linen', '#e3ddd0'),
      wood: f('rattan', '#c29f6d', '#a17f4f'),
      accent: f('textile', '#3f7395'),
      door: 'shaker',
    },
    bathroom: {
      floor: f('penny-tile', '#e6ebe9', '#9fb1b4'),
      backsplash: f('zellige-tile', '#b4d0d3', '#97b8bd'),
      cabinets: f('white-oak', '#cfb48d', '#b79b73'),
    },
    kitchen: {
      walls: f('beadboard', '#d5dfe0', '#c2cfd1'),
    },
  },
  mediterranean: {
    name: 'Mediterranean',
    mood: 'plaster walls, terracotta and carved wood',
    words: [
      'mediterranean',
      'spanish',
      'tuscan',
      'italian',
      'moroccan',
      'greek',
      'hacienda',
      'southwestern',
      'bohemian',
      'boho',
    ],
    form: {
      ...USUAL,
      floorBoardIn: 4,
      prints: [
        'arcade',
        'vessels',
        'paintedHorizon',
        'sprig',
        'washedHills',
        'coast',
        'eucalyptus',
        'herbarium',
        'dunes',
      ],
      rug: 'kilim',
      pendant: 'lantern',
      hood: 'plaster',
      view: 'sea',
    },
    finishes: {
      walls: f('plaster', '#f1e4cd', '#e4d3b5'),
      ceiling: f('beams', '#f6ecd9', '#6b4528'),
      floor: f('terracotta-tile', '#b56e47', '#d9c3a5'),
      trim: f('stained-wood', '#6b4528'),
      cabinets: f('painted-wood', '#ded0b2'),
      accentCabinets: f('painted-wood', '#3f6a73'),
      counter: f('marble', '#ece4d6', '#b9a88d'),
      backsplash: f('patterned-tile', '#e9ddc4', '#35618a'),
      metal: f('iron', '#3b342d'),
      fabric: f('cotton', '#d8b98d'),
      wood: f('oak', '#7d5532', '#5f3d22'),
      accent: f('ceramic', '#2f6690'),
      door: 'raised-panel',
    },
    bathroom: {
      floor: f('terracotta-tile', '#b56e47', '#d9c3a5'),
      backsplash: f('zellige-tile', '#3f7f82', '#336a6f'),
      cabinets: f('oak', '#8a5c36', '#6c4626'),
    },
    kitchen: {
      cabinets: f('painted-wood', '#b4ad8c'),
    },
    garage: { floor: f('epoxy', '#b59f84', '#8c7659') },
  },
  japandi: {
    name: 'Japandi',
    mood: 'quiet oak, low furniture and warm grey plaster',
    words: ['japandi', 'japanese', 'zen', 'wabi sabi', 'spa', 'spa-like', 'organic modern', 'asian'],
    form: {
      ...USUAL,
      floorBoardIn: 5.5,
      prints: [
        'reeds',
        'inkCircle',
        'moonOverWater',
        'hills',
        'vessels',
        'eucalyptus',
        'drawnHills',
        'water',
        'dunes',
      ],
      windowFrame: 'dark',
      slidingDoorFrame: 'dark',
      doors: 'flush',
      casing: 'flat',
      seatLegs: 'slender',
      armchair: 'lounge',
      bed: 'platform',
      pulls: { doors: 'tab', drawers: 'tab' },
      pendant: 'paper',
      vanity: 'floating',
    },
    finishes: {
      walls: f('limewash', '#e9e2d6', '#ddd4c5'),
      ceiling: f('paint', '#f7f3eb'),
      floor: f('white-oak-plank', '#c9ad86', '#b0936b'),
      trim: f('stained-wood', '#b89a72'),
      cabinets: f('white-oak', '#c4a67d', '#a98a60'),
      accentCabinets: f('painted-wood', '#4a4640'),
      counter: f('quartz', '#e4ded3', '#cbc3b5'),
      backsplash: f('zellige-tile', '#ddd5c6', '#c9c0af'),
      metal: f('matte-black', '#2d2b28'),
      fabric: f('linen', '#d5cbb9'),
      wood: f('white-oak', '#c4a67d', '#a98a60'),
      accent: f('ceramic', '#6e7561'),
      door: 'slab',
    },
    bathroom: {
      floor: f('stone-tile', '#a69c8d', '#8f8577'),
      backsplash: f('stacked-tile', '#cdc5b6', '#b4ab9b'),
      cabinets: f('oak', '#a67f53', '#8a673f'),
    },
  },
  minimalist: {
    name: 'Minimalist',
    mood: 'one tone, no ornament and nothing in the way',
    words: ['minimalist', 'minimal', 'minimalistic', 'uncluttered', 'simple and clean', 'clean lines'],
    form: {
      ...USUAL,
      prints: [
        'inkCircle',
        'drawnHills',
        'dunes',
        'reeds',
        'moonOverWater',
        'fields',
        'hills',
        'vessels',
        'eucalyptus',
      ],
      doors: 'flush',
      casing: 'flat',
      baseboardIn: 3,
      bed: 'platform',
      pulls: { doors: 'tab', drawers: 'tab' },
      pendant: 'cone',
      vanity: 'floating',
    },
    finishes: {
      walls: f('paint', '#f5f4f1'),
      ceiling: f('paint', '#fbfaf8'),
      floor: f('concrete', '#cfccc6', '#c1beb8'),
      trim: f('painted-wood', '#f5f4f1'),
      cabinets: f('painted-wood', '#f1f0ec'),
      accentCabinets: f('white-oak', '#c9b08b', '#b1966f'),
      counter: f('solid-surface', '#f3f2ee', '#e6e4df'),
      backsplash: f('slab', '#f0efeb', '#e2e0db'),
      metal: f('stainless-steel', '#b5b6b6'),
      fabric: f('cotton', '#d8d6d0'),
      wood: f('ash', '#cdb48c', '#b1966c'),
      accent: f('paint', '#8b8a84'),
      door: 'slab',
    },
    bathroom: {
      floor: f('concrete', '#b0aca5', '#9b978f'),
      backsplash: f('slab', '#d9d5cc', '#c5c0b6'),
      cabinets: f('painted-wood', '#bdb6a9'),
    },
    kitchen: {
      cabinets: f('painted-wood', '#d2cdc2'),
    },
  },
};
