import type { FormText } from './fresh-voices.js';

/**
 * Twenty-four wishes as homeowners fill in the form, a third of them awkward, labelled before the engine read them; and
 * what must be so in their plans, in the words of `judged/judge.ts`. Nineteen marks were set right after the first reading: what
 * goes may be priced or left out, as in the other tables, and small work may be priced where it is not drawn.
 */
export const HOMEOWNERS: readonly FormText[] = [
  // Kitchens.
  [
    'kitchen',
    {
      designPrompt:
        "Going: {}laminate counters{pr}, the electric range{pr}, wallpaper{pr}. New: {}induction range{d}, quartz counters{d}, undermount sink{d}. Staying: {}maple cabinets{k}, fridge{k}, tile floor{k}. Plumbing doesn't move{k}.",
      area: '10x12',
      budget: '18,500',
    },
    ['range', 'no stool'],
  ],
  [
    'kitchen',
    {
      designPrompt:
        "A peninsula with two stools so someone can sit while I cook{d}. Gas stays, I love my burners{k}. Dishwasher to the right of the sink{d}. Trash shouldn't sit out{d}. We're both under 5'4\" so nothing important up high{d}.",
      colors: 'sage lowers{d}, cream walls{d}',
      area: '10x12',
      budget: '32000',
    },
    ['stool=2', 'in group peninsula', 'dishwasher'],
  ],
  [
    'kitchen',
    {
      designPrompt:
        '- island? no room i think{rc}\n- table for 4{d}\n- bigger window over sink{dp}\n- no upper cabs on window wall{r}\n- pantry cabinet{d}\n- fridge w/ ice maker{dp}\n- floor: lvp{d}\n- under cab lights yes{d}\n- backsplash to ceiling behind the stove{d}',
      area: '12 x 13',
      budget: '45k',
    },
    ['dining-table.seats=4', 'no stool'],
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Open up to the family room{pd}, wall is bearing per the engineer{p}. Island 8 ft long{d} with seating for 4 on the family room side{d}. Two wall ovens{d}, 36 inch gas cooktop{d}, hood that actually vents outside{d}. Coffee station with its own water line{d}. Beverage fridge{d}. White oak floor to match the family room{d}.',
      features: 'walk in pantry{d}, soft close{dp}, prep sink in the island{d}',
      area: '16x20',
      budget: '140000',
      style: 'transitional{d}',
    },
    ['in group island', 'stool=4', 'wall-oven'],
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Renters move out in June, need it cheap and clean. {}Reface dont replace cabinets{kp}. new laminate tops{d}. stainless sink{d}. smallest dishwasher you can get, 18{d}. no microwave, no disposal{r}. vinyl floor over the old one ok{d}. walls whatever white{d}',
      area: '8x10',
      budget: '9000',
    },
    ['no microwave', 'dishwasher'],
  ],
  // Baths.
  [
    'bathroom',
    {
      designPrompt:
        "Tub goes{pr}, big walk in shower instead{d} with a bench{d} and a niche{d}. Vanity with two sinks if 60 fits, otherwise one sink is fine{d}. Heated floor? nice but only if there's money{dp}. Toilet is two years old, keep{k}. Fan is loud{dp}.",
      area: '8x10',
      budget: '24000',
    },
    ['shower', 'no bathtub', 'vanity'],
  ],
  [
    'bathroom',
    {
      designPrompt:
        'kids bath. {}tub shower combo stays the same spot{k}, new tile around it{d}, double sink{d}, lots of towel hooks{dp}, no glass we do curtain{d}, something that hides the toliet a bit{d}. navy and white{d}',
      area: '5x11',
      budget: '16k',
    },
    ['bathtub', 'vanity.sinks=2 or told', 'toilet'],
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Half bath under the stairs, slope down to 5 ft at the back{dcf}. {}Small corner sink{d}, toilet{d}, wallpaper{dp}, pendant not a vanity bar{d}. No storage needed{r}. Door should swing out{d}.',
      area: '4x7',
      budget: '8500',
    },
    ['toilet', 'no shower', 'no bathtub', 'door swings out'],
  ],
  [
    'bathroom',
    {
      designPrompt:
        'My dad had a stroke and is coming to live with us. {}Curbless shower with a fold down seat{d}, hand held on a bar{d}, grab bars by the toilet and in the shower{d}, raised toilet{d}, sink he can roll under{d}, door 36 wide{dp}, floor that isnt slippery{d}. No tub{r}, no glass door{r}. Light that comes on by itself{dp}.',
      area: '9x9',
      budget: '30000',
    },
    ['shower', 'no bathtub', 'toilet'],
  ],
  // Bedrooms.
  [
    'bedroom',
    {
      designPrompt:
        'guest room, {}queen bed{d}, closet{d} thats it really. {}maybe a lamp on each side{d}. keep the blinds{k}. paint something calm{dp}',
      area: '9x10',
      budget: '4000',
    },
    ['bed.size=queen', 'closet'],
  ],
  [
    'bedroom',
    {
      designPrompt:
        "Our son's room. {}Full bed{d}, dresser{d}, desk by the window{d}, shelves for legos{d}. Carpet out{pr}, wood floor in{d}. Ceiling fan is staying{k}. He's allergic to dust so no curtains{r}.",
      area: '10x12',
      budget: '7,500',
    },
    ['bed.size=full', 'dresser', 'desk'],
  ],
  [
    'bedroom',
    {
      designPrompt:
        'Master: {}king bed facing the windows{d}, two nightstands w/ outlets{d}, bench at the end{rx}, walk in closet{d}, no tv{r}, reading chair{d}. actually skip the bench, my shins{rx}. Blackout shades{dp}. Quiet{dp}.',
      area: '14x17',
      budget: '20000',
      style: 'japandi{d}',
    },
    ['bed.size=king or told', 'nightstand=2', 'walk-in-closet', 'no tv', 'armchair'],
  ],
  // Living rooms.
  [
    'living room',
    {
      designPrompt:
        "We don't watch tv in here{r}. Two sofas facing each other{d}, fireplace gets a new stone surround{dp}, built in bookcases both sides{d}, a spot for the dog bed{d}, good reading light{d}. Carpet: gone{pr}. Hardwood underneath: refinish{pk}.",
      area: '15x18',
      budget: '28000',
    },
    ['sofa >= 2', 'fireplace', 'no tv', 'bookcase >= 2'],
  ],
  [
    'living room',
    {
      designPrompt:
        'sectional that fits 6{d}, 75 in tv{d}, toy storage{d}, no coffee table (toddler){r}, outlets where the lamps go{dp}, play mat area{d}, dark blue accent wall{dp}, curtains{dp}. fireplace is fake, remove it{pr}',
      area: '13x16',
      budget: '12000',
    },
    ['sectional', 'tv', 'no coffee-table', 'no fireplace'],
  ],
  // Basements.
  [
    'basement',
    {
      designPrompt:
        "Rough idea: {}bedroom w egress for our daughter{d}, full bath{d}, TV area{d}, laundry stays by the panel{k}. Ceiling's only 7'2\" so no drop ceiling{r}. Sump pump can't be covered{k}. Some dampness on the north wall after rain{p}. Luxury vinyl, no carpet{d}.",
      area: '24x28',
      budget: '75000',
    },
    ['bed', 'toilet', 'sofa or sectional', 'tv', 'washer', 'escape'],
  ],
  [
    'basement',
    {
      designPrompt:
        'gym in half{d}, movie room other half{d}. drywall? no{r}. just paint the concrete{p}. heat? no{r}. projector not tv{d}. 2 rows of seats{d}. treadmill, bench, rack{d}. mini fridge{d} no bar{r}',
      area: '20x30',
      budget: '22000',
    },
    ['treadmill', 'armchair >= 4', 'no sink-base'],
  ],
  // Garages.
  [
    'garage',
    {
      designPrompt:
        'Two cars have to fit still{d}. Overhead racks{d}, workbench along the back{d}, pegboard{d}, epoxy floor grey{d}, EV charger{d}, bikes x4 on the wall{d}. no heat{r} no drywall{r} just insulate the door{p}. Freezer is staying{k}',
      area: '22x24',
      budget: '14000',
    },
    ['car=2', 'workbench', 'bike-rack', 'ev-charger'],
  ],
  [
    'garage',
    {
      designPrompt:
        'Turn one car garage into a pottery studio{d}. kiln with its own circuit and vent{d}, wheel x2{d}, wedging table{d}, deep sink w clay trap{d}, drying shelves{d}. Garage door out, windows in{d}. Floor drain?{pf} Keep the side door{k}',
      area: '12x22',
      budget: '38000',
    },
    ['piece.piece=kiln', 'piece.piece=pottery-wheel', 'no car', 'no garage-door'],
  ],
  // Offices.
  [
    'office',
    {
      designPrompt:
        "I'm on zoom six hours a day. {}Desk where the light's on my face{d}, bookcase behind me{d}, sit stand desk 60 inches{d}, two monitors{d}, printer out of sight{d}. Door has a glass panel, add something so the kids can't see in{dpf}. No overhead light, it glares{r}. Murphy bed for mom{d}.",
      area: '11x12',
      budget: '11000',
    },
    ['desk', 'bookcase', 'bed'],
  ],
  [
    'office',
    {
      designPrompt:
        'therapist, clients come here. {}two armchairs and a loveseat{d}, small desk{d}, lockable file cabinet{d}, sound proof the door{dp}, warm lamps{d}, box of tissues lol{} water cooler{d}',
      area: '10x13',
      budget: '6500',
      colors: 'warm neutrals{d}',
    },
    ['armchair >= 2', 'sofa', 'desk', 'cabinet'],
  ],
  // Others.
  [
    'other',
    {
      designPrompt:
        'Laundry/mudroom off the garage. {}Washer and dryer side by side{d}, counter over them{d}, utility sink{d}, 4 lockers{d}, bench with shoes under{d}, drying rod{d}. Cat litter hidden in a cabinet{d}. Pocket door{d}. New: lvt floor{d}. Staying: water heater{k}.',
      area: '8x12',
      budget: '19000',
    },
    ['washer', 'dryer', 'bench'],
  ],
  [
    'other',
    {
      designPrompt:
        'dinning room, {}table for 8 that can streach to 10{d}, buffet along the long wall{d}, chandelier over table{d}, wainscotting{dp}, the piano moves out{pr}. rug yes{d}. Do not touch the windows{k}',
      area: '12x16',
      budget: '15000',
    },
    ['dining-table', 'dining-chair >= 8', 'no piano'],
  ],
  [
    'bedroom',
    {
      designPrompt:
        'I thought bunk beds first{r} but they fight, so two twins{d}. One long desk for both{d}. Closet has no light, add one{dp}. Each gets a shelf over the bed{d}. Pink? no{r}. Yellow{d}. Rug in the middle to play on{d}.',
      area: '11x13',
      budget: '9000',
    },
    ['bed=2', 'desk'],
  ],
  [
    'kitchen',
    {
      designPrompt:
        "Everything's original to 1962.{} We want it gutted{p}. L shape{d}, stove on the outside wall for the vent{d}, a real pantry{d}, a spot for two to eat breakfast{d}. Not gray, not white{r}. Warm wood cabinets{d}, green tile{d}. Asbestos floor probably{p}. Ceiling has a crack{p}. Fridge counter depth{d}.",
      requirements: 'two bids in writing{f}, done before Thanksgiving{pf}',
      area: '11x14',
      budget: '52000',
    },
    ['refrigerator', 'dining-chair >= 2 or stool >= 2'],
  ],
];

/** Twelve more, written and labelled once the first were mended for; six marks were cut anew after the first reading. */
export const HOMEOWNERS_MORE: readonly FormText[] = [
  [
    'kitchen',
    {
      designPrompt:
        "Out: {}peninsula{pr}, pink counters{pr}. In: {}island w/ seating for 3{d}, white quartz{d}, gas cooktop{d}. Keep: {}wood floor{k}, windows{k}. Double oven? nope, one's fine{r}. Pot filler: no{r}. I was thinking about a farm sink{r} but honestly undermount is easier to clean{d}.",
      area: '13x15',
      budget: '60000',
    },
    ['stool=3', 'in group island'],
  ],
  [
    'kitchen',
    {
      designPrompt:
        "Tiny galley, it's a rental we own. {}White slab doors{d}, cheapest quartz{d}, 24 inch range{d}, 24 inch fridge{d}. No dishwasher, tenants break them{r}. Open shelf instead of uppers on one side{d}. Outlets aren't to code{p}. The window sticks{p}.",
      area: '7x10',
      budget: '15000',
    },
    ['no dishwasher', 'floating-shelf'],
  ],
  [
    'kitchen',
    {
      designPrompt:
        'We keep kosher for passover only so one sink is enough{d}. Need lots of counter{d}, 2 dishwashers{d}, drawers not doors{d}. Table by the window for 6{d}. TV? absolutely not{r}. The radiator has to stay{k}. Hate the soffits, take them out{p}.',
      area: '14x18',
      budget: '70,000',
    },
    ['dishwasher=2', 'dining-table.seats=6', 'no tv'],
  ],
  [
    'bathroom',
    {
      designPrompt:
        "shower only, we never take baths so lose the tub{pr}. glass door{d} rain head{d} seat{d}. keep the vanity it's new{k} but swap the faucet for black{d}. mirror w lights{d}. toilet is ok leave it{k}. vent fan doesn't work{dp}",
      area: '5x8',
      budget: '12000',
    },
    ['shower', 'no bathtub', 'toilet', 'vanity'],
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Primary bath. Wife: soaking tub by the window{d}. Me: big shower, no door on it{d}. Two vanities not one long one{d}. Water closet w/ door{d}. Linen closet{d}. Heat: radiant floor{dp}. Nothing gold{r}. Wallpaper maybe? nah{r}, just paint{dp}.',
      area: '12x14',
      budget: '65000',
    },
    ['bathtub', 'shower', 'vanity >= 2', 'partition-door'],
  ],
  [
    'bedroom',
    {
      designPrompt:
        'Twin for my daughter{d}, crib stays for the baby{k}. Rocker by the window{d}. Dresser doubles as changing table{d}. No bookshelf, they climb{r}. Carpet please, soft{d}. Closet: leave{k}. Walls: yellow no{r}, green yes{d}.',
      area: '11x12',
      budget: '5000',
    },
    ['bed.size=twin', 'crib', 'no bookcase'],
  ],
  [
    'living room',
    {
      designPrompt:
        "Front door opens right into it so we need a spot for shoes and coats{d}. Sofa{d}, 2 chairs{d}, piano stays put{k}. I don't want the TV to be the main thing, put it in a cabinet or something{d}. Replace the fireplace? no way, love it{k}. More light, lamps not cans{d}.",
      area: '14x20',
      budget: '16000',
    },
    ['sofa', 'armchair >= 2', 'piano', 'fireplace'],
  ],
  [
    'basement',
    {
      designPrompt:
        'Kids hangout: {}sectional{d}, big tv{d}, ping pong{d}, snack bar with mini fridge and microwave{d}, half bath{d}. Unfinished storage stays unfinished{k}. No bedroom so no egress needed{r}. Pole in the middle, wrap it{dp}. Drop ceiling, we need to reach pipes{dp}.',
      area: '22x30',
      budget: '55k',
    },
    ['sectional', 'tv', 'toilet', 'no bed'],
  ],
  [
    'garage',
    {
      designPrompt:
        "One side for the truck{d}, other side woodshop{d}: table saw{d}, miter station{d}, dust collector{d}, lumber rack{d}, assembly table in the middle{d}. 240v{p}. Water? don't need it{r}. Insulate and heat so I can work in winter{p}. Floor's cracked but whatever, leave it{k}.",
      area: '24x26',
      budget: '25000',
    },
    ['car=1', 'a table saw'],
  ],
  [
    'office',
    {
      designPrompt:
        "Two of us work here. L desk for me{d}, small one for her{d}, don't want to face each other{d}. Closet becomes shelves{dp}. Cat tree{d}. The treadmill goes to the basement{r}. Dark green walls{d}, no rug{r} the cat pees{}. Overhead light ok as is{k}.",
      area: '11x14',
      budget: '6000',
    },
    ['desk >= 1', 'no treadmill', 'no rug'],
  ],
  [
    'other',
    {
      designPrompt:
        'Sunroom. {}Was going to put a hot tub{r} but the floor wont hold it, so plants{d} and a daybed{d}. Ceiling fan{d}, tile floor{d}, shades on all the windows{dp}. heat? there is none, add a mini split{p}. Door to deck stays{k}',
      area: '12x15',
      budget: '18000',
    },
    ['piece.piece=daybed', 'ceiling-fan', 'plant'],
  ],
  [
    'other',
    {
      designPrompt:
        'Entry hall. Bench{d}, hooks for 5 people{d}, mirror{d}, place to drop mail and keys{d}. Closet door off, curtain instead{dp}. No console, too narrow{r}. Dog leash spot{d}. Tile that hides dirt{d}. Front door: paint red{p}.',
      area: '6x11',
      budget: '4500',
    },
    ['bench', 'no console-table', 'no sofa'],
  ],
];
