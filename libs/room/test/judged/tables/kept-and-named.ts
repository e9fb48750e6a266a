import type { Kind } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';

/** Wishes full of what is kept, of compound names and of sizes, with what must be so in plan, ledger and estimate. */
export interface KeptAndNamed {
  readonly id: string;
  readonly category: RoomCategory;
  readonly area: string;
  readonly budget?: number;
  readonly wish: string;
  /** Kinds that stand in the plan and are there already. */
  readonly there?: readonly Kind[];
  /** Kinds that stand in the plan, each with the lengths of its longer and its shorter side where they are told. Inches. */
  readonly stands?: readonly (readonly [kind: Kind, longIn?: number, shortIn?: number])[];
  /** Kinds that do not. */
  readonly not?: readonly Kind[];
  /** Ids of unit prices that a line has, and that none has. */
  readonly lines?: readonly string[];
  readonly noLines?: readonly string[];
  /** What the ledger does not understand. */
  readonly unsaid?: RegExp;
}

export const KEPT_AND_NAMED: readonly KeptAndNamed[] = [
  {
    id: 'closet-radiator-gas-line',
    category: 'kitchen',
    area: '12x16',
    budget: 55_000,
    wish: 'Our broom closet next to the back door stays put, and the cast iron radiator under the window isn’t going anywhere either. Everything else is new: white cabinets, a 30 inch gas range, a 36 in. French door refrigerator and a single bowl sink. The gas line is already there from the old stove. Island about 6 feet by 3 with two stools. Butcher block on the island, quartz on the rest. My contractor already pulled the permit.',
    there: ['tall-cabinet', 'radiator'],
    stands: [['refrigerator'], ['range', 30]],
    lines: ['counter-butcher-block', 'counter-quartz'],
    noLines: ['gas-line', 'door-exterior', 'door-french', 'door-patio', 'heating-cooling', 'permit'],
    unsaid: /French doors|metal: iron \d/,
  },
  {
    id: 'so-does-the-fridge',
    category: 'kitchen',
    area: '11x13',
    budget: 40_000,
    wish: 'Keeping the cabinets, they’re solid maple, but new counters and a wall mounted pot rack. The dishwasher is two years old and stays, so does the fridge, which is a 33 inch side by side. Under-cabinet lights.',
    there: ['dishwasher', 'refrigerator', 'base-cabinet'],
    lines: ['light-strip'],
    noLines: ['refrigerator', 'dishwasher', 'demolition-cabinets'],
    unsaid: /Children|wall-hung/i,
  },
  {
    id: 'beam-with-the-wall',
    category: 'kitchen',
    area: '14x18',
    wish: 'Take out the wall between the kitchen and dining room, it’s load bearing and we have the drawings from the engineer. Wall oven and a 36 inch cooktop instead of the range. 20 amp outlets on the island, and a built-in coffee machine.',
    lines: ['bearing-wall'],
    noLines: ['wall-removal', 'structural-engineer', 'rewiring'],
    unsaid: /built-in shelves/i,
  },
  {
    id: 'reglazed-tub',
    category: 'bathroom',
    area: '8x9',
    budget: 25_000,
    wish: 'The claw foot tub stays, I just had it reglazed. New toilet and a 36 inch vanity, no deeper than 19 in. Shower 36 x 48 with a sliding door in the other corner. The medicine cabinet was my dad’s and is staying. The steam radiator stays too.',
    there: ['bathtub', 'medicine-cabinet', 'radiator'],
    stands: [
      ['vanity', 36, 19],
      ['shower', 48, 36],
    ],
    noLines: [
      'tub-reglaze',
      'bathtub-free',
      'medicine-cabinet',
      'heating-cooling',
      'door-patio',
      'door-interior',
    ],
    unsaid: /older people|patio|moisture/i,
  },
  {
    id: 'tub-where-it-is',
    category: 'bathroom',
    area: '5x8',
    budget: 15_000,
    wish: 'Hall bath. Keep the tub where it is, just new surround and a curtain. New 36 inch vanity. Toilet stays put.',
    there: ['bathtub'],
    noLines: ['bathtub', 'demolition-tub'],
  },
  {
    id: 'hung-vanity-bidet-seat',
    category: 'bathroom',
    area: '5x9',
    wish: 'Replace the tub with a 60 x 32 shower. A wall hung vanity 30 wide and 18 deep. Keep the toilet. The existing rough-in works. Bidet seat on the toilet with an outlet for it.',
    there: ['toilet'],
    stands: [
      ['vanity', 30, 18],
      ['shower', 60, 32],
    ],
    lines: ['bidet-seat'],
    noLines: ['toilet', 'plumbing-move', 'toilet-wall-hung'],
  },
  {
    id: 'sectional-and-grand',
    category: 'living room',
    area: '16x19',
    wish: 'We’re keeping our sectional, 110 by 84 inches, and the baby grand. Coffee table no bigger than 48 x 24. A wall of family photos behind the sofa.',
    there: ['sectional', 'piano'],
    stands: [['sectional', 110]],
    unsaid: /^Walls|Size of the table/,
  },
  {
    id: 'armoire-comes-along',
    category: 'bedroom',
    area: '12x14',
    wish: 'Queen bed. The armoire was built by my grandfather and comes along, 48 wide and 24 deep. The closet with bifold doors is staying as is. A 40 in. wide dresser. The baseboard heater under the window stays.',
    there: ['wardrobe', 'radiator'],
    stands: [
      ['wardrobe', 48, 24],
      ['dresser', 40],
    ],
    noLines: ['closet-doors', 'heating-cooling'],
    unsaid: /older people/i,
  },
  {
    id: 'table-is-the-ping-pong-table',
    category: 'basement',
    area: '24x28',
    wish: 'It’s unfinished now, just concrete and joists. The laundry stays where it is. A family room with a 9 ft sectional. Ping-pong table, the table needs room all around. Exercise bike. Bathroom 5 x 8, there’s already a rough-in. Two 20 amp outlets at the workbench.',
    there: ['washer'],
    not: ['dining-table', 'bike-rack'],
    lines: ['drywall', 'furring'],
    noLines: ['below-slab', 'plumbing-move', 'rewiring', 'subfloor-repair', 'laundry-pair'],
    unsaid: /concrete/,
  },
  {
    id: 'gym-bike',
    category: 'basement',
    area: '20x26',
    wish: 'Home gym on one end: a bike and a squat rack. A guest room at the other end, there’s just those tiny hopper windows now. Half bath.',
    not: ['bike-rack'],
    lines: ['egress-window', 'drywall'],
    unsaid: /bicycle|All else stays/,
  },
  {
    id: 'garage-door-alone',
    category: 'garage',
    area: '22x22',
    wish: 'One car and a workshop. The workbench my dad built stays. Insulate the garage door. The furnace is in the corner and stays. Four 20 amp outlets.',
    there: ['workbench'],
    lines: ['garage-door-insulation'],
    noLines: ['insulation', 'rewiring'],
  },
  {
    id: 'backyard-door',
    category: 'other',
    area: '8x12',
    wish: 'Mudroom with a door to the backyard. Our washer and dryer come along. A wall hung utility sink. Bench 5 feet long.',
    not: ['toilet'],
    noLines: ['door-patio'],
    unsaid: /patio|toilet/i,
  },
  {
    id: 'own-table-and-hutch',
    category: 'other',
    area: '12x15',
    wish: 'Dining room. Our table is 72 by 42 and seats six, and we keep the china hutch, five feet wide.',
    there: ['bookcase'],
    stands: [['dining-table', 72, 42]],
  },
  {
    id: 'ours-and-brand-new',
    category: 'kitchen',
    area: '12x15',
    wish: 'The fridge is ours and is brand new, a 36 inch French door, so it’s staying. The old radiator on the north wall has to stay, the boiler feeds it. New range, 30 in., gas, the gas is there already. There’s asbestos under the linoleum and we got the test results.',
    there: ['refrigerator', 'radiator'],
    noLines: ['refrigerator', 'gas-line', 'hazard-test', 'door-french'],
    unsaid: /French doors/,
  },
  {
    id: 'both-stay',
    category: 'living room',
    area: '15x18',
    wish: 'Our sofa is 88 inches and comes with us. The built-ins flank the fireplace and both stay as they are. A desk, 48 x 24.',
    there: ['sofa', 'fireplace'],
    stands: [
      ['sofa', 88],
      ['desk', 48, 24],
    ],
    noLines: ['built-ins', 'fireplace'],
  },
  {
    id: 'closet-doors-work',
    category: 'bedroom',
    area: '12x13',
    wish: 'The bed is ours, a queen. The radiator there was disconnected years ago. Closet doors are the old sliders and they work. A vanity table 36 inches with a stool.',
    there: ['bed'],
    noLines: ['heating-cooling', 'door-patio', 'closet-doors'],
    unsaid: /patio|seating at/i,
  },
  {
    id: 'french-doors-that-are-there',
    category: 'living room',
    area: '14x18',
    wish: 'French doors are in the middle of the east wall, they open out to the patio, don’t put anything in front. A sofa and two armchairs.',
    noLines: ['door-french', 'door-interior', 'door-patio'],
  },
  {
    id: 'french-doors-stay',
    category: 'living room',
    area: '14x18',
    wish: 'French doors to the deck stay, north wall. A sofa.',
    noLines: ['door-french', 'door-patio'],
  },
  {
    id: 'french-doors-replaced',
    category: 'office',
    area: '10x13',
    wish: 'A desk. French doors to the hall get replaced with a solid core door, sound you know.',
    lines: ['solid-core-door'],
    noLines: ['door-french'],
  },
  {
    id: 'machines-of-ours',
    category: 'other',
    area: '8x11',
    wish: 'Laundry. Washer and dryer side by side on the back wall with a counter over them, front loaders, we’re bringing ours.',
    there: ['washer', 'dryer'],
    noLines: ['laundry-pair', 'washer-dryer'],
  },
  {
    id: 'old-fridge-of-the-garage',
    category: 'garage',
    area: '22x24',
    wish: 'Workbench. The old fridge in the back right corner stays.',
    there: ['refrigerator'],
    noLines: ['refrigerator'],
  },
  {
    id: 'bifolds-off',
    category: 'bedroom',
    area: '11x12',
    wish: 'Queen bed. Closet on the south wall keep it for fabric, take off the bifold doors.',
    there: ['closet'],
    noLines: ['closet-doors'],
  },
  {
    id: 'clawfoot-to-the-sister',
    category: 'bathroom',
    area: '9x12',
    wish: 'Roll-in shower. We were going to keep the clawfoot tub but there just isn’t space with the chair, so it’s going to my sister’s.',
    stands: [['shower']],
    not: ['bathtub'],
  },
  {
    id: 'one-dresser-for-another',
    category: 'bedroom',
    area: '13x14',
    wish: 'King bed. The dresser’s going in the guest room so a 60 inch one instead of it.',
    stands: [['dresser', 60]],
  },
  {
    id: 'keep-a-tub-but-new',
    category: 'bathroom',
    area: '5x8',
    wish: 'The kids still need the tub so keep a tub but a new one, 60 inch alcove, with tile up to the ceiling. Vanity 36.',
    stands: [['bathtub', 60]],
    lines: ['bathtub', 'demolition-tub'],
  },
  {
    id: 'treadmill-gone-already',
    category: 'office',
    area: '10x13',
    wish: 'Two of us work from home in here and we’re both on calls all day, so desks on opposite walls, each 5 feet, sit-stand if possible. The window faces east and the glare is awful in the morning. Pinboard over my desk. Used to have a treadmill desk in here; that’s gone already.',
    stands: [['desk']],
    not: ['treadmill'],
    unsaid: /treadmill/,
  },
];
