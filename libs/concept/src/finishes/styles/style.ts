import type { Finishes } from '../finishes.js';

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
