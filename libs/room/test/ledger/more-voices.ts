import type { FormText } from './fresh-voices.js';

/**
 * Forty forms with all fields used, in many voices: lists, dictation, second-language English, a landlord, an agent, a
 * contractor, the old and the young. All were labelled before the engine read them, and since used for mending.
 */
export const VOICES_THIRD: readonly FormText[] = [
  // Kitchens.
  [
    'kitchen',
    {
      designPrompt:
        "Flip house, need it to show well.{} Flat panel cabinets in a warm white{d}, no handles{r}, waterfall end on the peninsula{d}. Keep the stainless range{k} and DW{k} they're 2 yrs old.{} New fridge, counter depth{d}. Skip the backsplash tile, run the counter stone up the wall instead{d}.",
      features: 'single bowl undermount{d}, pull down faucet{pd}, 3 pendants{d}',
      requirements: 'has to list by April 10{f}, GC must be bonded{f}',
      budget: '35000',
      area: '11x14',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'ok so um the drawer next to the stove sticks{p} and the outlet by the sink is dead{p} and honestly the rest can wait{} but if the price is right under 20k I would do counters too{d} something that looks like stone not real stone{d} and please no more of the yellow paint{r}',
      colors: 'cream{d}, soft grey green{d}',
      budget: '22000',
      area: '10x11',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'I am seventy-nine and do not bend well.{} Dishwasher raised up off the floor{d}. A wall oven rather than a range{d}. Pull-out shelves instead of cupboards I must kneel at{dp}. Leave my gas cooktop, I know its ways{k}. More light over the sink{d}. The floor is cold{p}.',
      layout: 'the table stays in the middle{k}',
      budget: '28,000',
      area: '12 x 12',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Scope: demo soffits{p}. Hang 42" uppers{d}. Set new base cabs, plywood box{d}. L-shape{d}. Quartz tops, eased edge{d}. 3x6 subway to ceiling at hood wall{d}. Relocate range 36" left{dpc}. New 20A circuits for DW and disposal{p}. Owner furnishes appliances{p}. LVP throughout{d}.',
      requirements: 'lien waivers with every draw{f}. daily broom clean{pf}.',
      budget: '46000',
      area: '12x13',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'We keep kosher so two sinks{d}, two dishwashers{d}, one oven is ok{d}. Everything else leave to you{}. My mother in law will be cooking from a stool so one counter at 30 inches with room for knees{d}. No open shelving because dust{r}. Trash and recycling hidden{d}',
      style: 'transitional{d}',
      colors: 'white uppers{d}, walnut lowers{d}, brushed nickel{d}',
      budget: '85000',
      area: '15x18',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'hello my name is Tuan. {}my kitchen small, i want cook with wok, big fire gas 6 burner{d}. smoke go outside strong{dp}. floor easy to mop{d}. i dont need oven{r}. sink two hole{d}. rice cooker have place{d}. wall no paint, want tile all up{d}. thank you',
      budget: '18000',
      area: '9x10',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "Don't gut it. {}The cabinets are 90s oak, paint them{dp}. Hinges and knobs in black{dp}. Formica goes{pr}, butcher block comes in{d}. Floor is original fir, it only needs sanding{p}. I'd love a window over the sink but it's a brick wall so forget that{r}. Faucet drips, new one{pd}.",
      budget: '8500',
      area: '9 by 12',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Twins in high chairs{d} and a third on the way so I need to see the family room from the sink{d}, a gate is not an option so a half wall{dpf}. Rounded corners on the island{df}. Nothing breakable{}. Microwave where the kids cannot reach{d}. Magnetic locks on the lower doors{fp}. Snack drawer down low{d}.',
      features: 'island w/ seating for 4{d}; double oven if the budget allows{d}; prep sink{d}',
      budget: '68000',
      area: '16x16',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "Unit 12, 14 and 16 identical, price one and I'll do all three{f}. Stock cabinets{d}, laminate{d}, drop in sink{d}, 30in electric coil range{d}, no dishwasher{r}, no microwave{r}. Sheet vinyl{d}. Tenants stay in place so keep water on at night{f}.",
      budget: '9500',
      area: '8x10',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Charming 1928 Tudor with good bones{}. Buyers want inset cabinetry{d}, an aged brass bridge faucet{pd}, soapstone{d}, and a proper scullery behind{dfr}. Retain the leaded window{k} and the breakfast nook{k}. Fridge must disappear behind panels{d}. The swing door to the dining room should go{pr}.',
      style: 'English country{d}',
      colors: 'putty, oxblood and brass{d}',
      budget: '140000',
      area: '13x17',
    },
  ],
  // Bathrooms.
  [
    'bathroom',
    {
      designPrompt:
        'Toilet must not face the door{d}. Tub is chipped, refinish it if that is under 600, otherwise new{pdc}. Floor tile is ok{k}. Walls: paint above, beadboard below{d}. Fan is so loud we dont use it{pd}. Medicine cabinet with a plug inside{dp}.',
      colors: 'soft blue{d} and white{d}',
      budget: '7500',
      area: '6x9',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'shower at the window{dc}, tub gone{rp}, toilet where it is{k}, two sinks if they fit{d}, towel warmer{dp}, tile floor to ceiling in the shower only{d}, rest paint{dp}, linen tower{d}',
      requirements: 'only one bathroom in the house so we need a toilet every night{f}',
      budget: '24000',
      area: '8x10',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "My dad has Parkinson's. {}Bars everywhere he might grab{d}, contrast between floor and wall so he sees the edge{d}, comfort height toilet{d}, night light{dp}. No rugs{r}, no glass{r}. Shower chair is his, it stays{k}. Door should swing out in case he falls against it{d}. Water not hotter than 120{pf}.",
      budget: '19000',
      area: '7x9',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'primary bath refresh. swap vanity top{dp}, swap sinks{d}, swap faucets - matte black{d}. new shower glass{dp}. regrout shower{p}. keep tub{k}, floor{k}, toilet{k}, wall tile{k}. wallpaper one wall{dp}. sconces instead of the hollywood bar{d}',
      budget: '12000',
      area: '10x12',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'There is a soft spot in front of the tub and I think its rotten under there{p}. Pipe knocks when you shut the shower{p}. The light flickers{p}. Mildew on the ceiling again and again{p}. Once thats sorted a walk in shower where the tub is{d}, one bench{d} and a nice big tile{d}.',
      budget: '16500',
      area: '5x9',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Powder room by the front door for guests. {}wow wallpaper{d} vessel sink on a stone slab{d} wall faucet{pd} round mirror{d} picture light{d} toilet tucked so you dont see it from the entry{d} no storage needed{r} floor same as the hall, oak{d}',
      colors: 'emerald{d}, black{d}, unlacquered brass{d}',
      budget: '11000',
      area: '5x6',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Curbless shower with linear drain{d}, steam{dp}, two shower heads{d}, teak seat{d}. Freestanding tub under the skylight{d}. Skylight leaks, reflash it{p}. Separate toilet room w bidet seat{d}. Heated floor except in the shower{dp}. Vanity 72 double{d}, drawers with outlets{dp}.',
      layout: 'move the door to the bedroom side{dp}; plumbing can move{p}',
      colors: 'travertine, bone, oiled bronze{d}',
      budget: '90000',
      area: '12x14',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'wash the dog here{d} so a low tub or a shower with a hose{d}, hooks for leashes{d}, wall that can take shaking{d}. washer stays under the counter{k}. pedestal sink goes{rp}, we need a cabinet{d}. floor drain would be great but if thats over a thousand skip{pdrf}',
      budget: '15000',
      area: '8x8',
    },
  ],
  // Bedrooms.
  [
    'bedroom',
    {
      designPrompt:
        'My twins are 10, a boy and a girl, so they need a wall or a curtain between{d}. two loft beds with desks under{d}, two closets or one big one split{d}. The window has to be shared{d}. He likes green{d}, she likes orange{d}. No pink{r}.',
      budget: '8500',
      area: '14x16',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'queen bed on the north wall{d} no headboard{r} two nightstands floating{d} dresser stays{k} tv no{r} ceiling fan yes with a light{d} curtains heavy{d} rug soft under feet when i get up{d} closet doors come off the track, fix{p}',
      colors: 'terracotta{d} and cream{d}',
      budget: '5500',
      area: '11x13',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'He snores so we want the room to work with two beds, fulls, apart{d}. A reading chair that isnt a clothes rack{d}. The carpet has got to go, wood instead{d}. The radiator hisses{p}. Window air conditioner out and a quiet mini split in{dp}. Her mother’s vanity table stays by the window{k}.',
      budget: '14000',
      area: '15 x 17',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'Wheelchair user, transfer from the left side of the bed so leave 5 ft there{d}. Bed 20 inches high{dc}. Closet rods low{dp}. Light switches reachable from bed{dp}. Door must be 36 clear{dp}. I also use oxygen at night so no open flame and an outlet for the concentrator{dp}.',
      budget: '13000',
      area: '13x15',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'Airbnb room. {}Sleep 4: {}king{d} plus a sleeper chair or trundle{d}. Luggage racks{df}, lock on the closet{pf}, blackout shades{dp}, durable floor not carpet{d}. Mini fridge and coffee spot{d}. Art on the wall but cheap{d}. Nothing that can walk away{}',
      budget: '6000',
      area: '12x14',
    },
  ],
  // Living rooms.
  [
    'living room',
    {
      designPrompt:
        "Formal living room nobody sits in. {}Make it a library with a bar{d}. Shelves to the ceiling with a ladder{d}. Two club chairs by the fire{d}. Fireplace smokes, sort that{p}. No TV, ever{r}. The chandelier is my mother's and stays{k}. Radiator cover that looks like furniture{fdp}.",
      colors: 'deep green walls{d}, leather{d}, brass{d}',
      budget: '32000',
      area: '14x18',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'sectional faces you when the door is open{d}. tv opposite{d}. toys in baskets{d} not in a chest{r}. the rug we have is fine{k}. curtains no, shades{dp}. floor lamp by the left arm{d}. dog bed next to the heater{d}. wires hidden please{pd}',
      budget: '5000',
      area: '13x16',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'Staging for sale. {}Declutter and lighten{d}. Smaller sofa so the room reads larger{d}. Paint everything agreeable gray{d}. Remove the vertical blinds{pr}, sheers in their place{d}. Refinish oak floors{p}. Popcorn ceiling scraped{p}. Leave the built-ins{k}. Two slipper chairs{d}.',
      requirements: 'vacant by the 15th{f}; photos on the 20th{f}',
      budget: '9000',
      area: '15x20',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'We have six grandchildren who sleep over so couch turns into a bed{d} and ottomans that store blankets{d}. I need a firm chair with arms I can push up from{d}. Grandpa wants his recliner aimed at the set{d}. No glass tables{r}. Coffee table with soft edges{d}. Dark corner by the stair needs a lamp{d}.',
      budget: '7,500',
      area: '14x17',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        "Big room{}, cold in winter because single pane{p}. Wood stove on a stone hearth{d}, 2 sofas across from each other{d}, round game table for 4 in the corner{d}, window seat where the old radiator was{d}. Beams: fake ones, take them down{p}. Don't paint the brick{k}.",
      style: 'mountain modern{d}',
      budget: '54000',
      area: '20x24',
    },
  ],
  // Basements.
  [
    'basement',
    {
      designPrompt:
        'We get an inch of water every March so drain tile and a sump first{p}. After that: {}rec room with ping pong{d}, half bath{d}, laundry stays where it is{k}. Lally columns boxed{p}. Drop ceiling so I can get to the pipes{dp}. No bedroom{r}. Old paneling out{p}.',
      budget: '48000',
      area: '24x30',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        'man cave lol{} bar with a tap{d} and 4 stools{d} pool table 8 foot{d} dart board{d} poker table for 6{d} 85 inch tv{d} leather couch{d} bathroom not needed theres one upstairs{r} walls dark{d} concrete floor just seal it{dp} furnace room dont touch{k}',
      budget: '30000',
      area: '22 x 28',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        'Rental suite with separate entrance{d}. Kitchen along one wall with 24 inch appliances{d}. Bedroom w egress{d}. Bath with shower, no tub{d}. Soundproof ceiling{p}. Separate electric meter if code lets us{pf}. Stacked washer dryer in a closet{d}. Storage room for us with a lock{d}. Stairs stay{k}.',
      requirements: 'permits and inspections by contractor{p}',
      budget: '110000',
      area: '26x32',
    },
  ],
  // Garages.
  [
    'garage',
    {
      designPrompt:
        'Two cars have to fit, a Tahoe and a Civic{d}. wall of cabinets{d}, slatwall{d}, workbench with a sink{d}. Ceiling racks over the hoods{d}. Floor is cracked, patch it and epoxy{dp}. Door opener screams{p}. Water heater is in the corner and stays{k}. Charger for the tesla someday so run the wire now{p}.',
      budget: '16000',
      area: '22x23',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        'Convert to a studio apartment for my daughter: {}bed{d}, bathroom with shower{d}, small kitchen no oven{d}, closet{d}. Big door out{p}, window and door in{d}. Insulate everything{p}. Raise the floor to match the house{p}. Her cats will be here too{d}. Washer stays in the house{k}.',
      budget: '88000',
      area: '20x22',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        'woodshop{d}. table saw in the middle with 8 ft all around{d}, miter station on the long wall{d}, clamps on the wall{df}, lumber rack up high{d}. dust collector outside if we can{df}. no car in here{r}. side door gets wider, 42{d}. leds{dp}. garage fridge goes to my brother{r}',
      budget: '12000',
      area: '24x26',
    },
  ],
  // Offices and other rooms.
  [
    'office',
    {
      designPrompt:
        'Therapist, I see clients at home.{} Two armchairs angled, not across a desk{d}. Small desk for notes out of sight{d}. White noise so nobody hears us from the hall{pf}. Soft lamp light, no overheads{dr}. Box of tissues within reach haha{}. A plant or three{d}. Wall color calming{d}.',
      budget: '6000',
      area: '11x12',
    },
  ],
  [
    'office',
    {
      designPrompt:
        'sit stand desk 72 wide{d}, back to the wall{d}, window on my left{d}. printer hidden{d}. whiteboard 4x6{d}. i have the chair{k}. my wife shares on fridays so a second small desk{d}. internet drops so hardwire it{p}. closet becomes a bookcase{d}',
      budget: '7500',
      area: '10x13',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'Mudroom off the garage. {}Five lockers, one each{d}. Bench with boot trays{d}. Utility sink{d}. Dog shower if there is space, if not skip it{dr}. Tile that hides dirt{d}. Freezer stays{k}. Door to the yard drags{p}. Broom closet{d}. No hooks below 5 feet, toddler{dr}.',
      budget: '14500',
      area: '8x12',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'Dining room. {}Table for ten{d}, sideboard{d}, hutch is grandmas and stays{k}. chandelier centered over the table, its off by a foot now{dp}. wainscoting{d} wallpaper above{d}. carpet up{pr} and whatever is under it refinish{p}. banquette? no{r}',
      colors: 'navy{d}',
      budget: '17000',
      area: '12x15',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'laundry room: {}washer and dryer raised on drawers{d}, counter to fold{d}, sink deep enough to bathe a terrier{d}, drying rod{d}, ironing board that drops out of the wall{d}. dryer takes two cycles, vent is clogged{p}. cabinets we already bought{pk}. cat box somewhere hidden{d}',
      budget: '9000',
      area: '7x10',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'Sunroom. {}We want breakfast out there year round so heat{p} and insulated glass{dp}. Bistro table{d}, a chaise{d}, plants that need watering so a spigot{pf}. Ceiling fan{d}. Slate floor is original, keep{k}. Screens torn{p}. No curtains, I have no neighbors{r}.',
      budget: '26000',
      area: '10x16',
    },
  ],
];

/** Twenty more, written and labelled after the readers were mended by the forty above, before the engine read them. */
export const VOICES_FOURTH: readonly FormText[] = [
  [
    'kitchen',
    {
      designPrompt:
        "The lazy susan is broken{p} and one burner won't light{pd}. I want drawers under the counter instead of doors{d}, a bigger window over the sink{dp}, and a real vent to outside{dp}. My cat eats on the counter so a shelf for her bowls{df}. Fridge stays{k}, dishwasher stays{k}.",
      features: 'farmhouse sink{d}; pull out trash{d}; no glass doors{r}',
      colors: 'butter yellow walls{d}',
      budget: '24000',
      area: '11x12',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Client wants transitional look.{} 36" pro range{d}, 48" built-in fridge{dc}, panel DW{d}. Double stack uppers to 9 ft ceiling{d}. Quartzite perimeter{d}, walnut island top{d}. Existing hardwood to be laced in and refinished{p}. Move sink to island{dp}. Pot filler if wall allows{dr}.',
      requirements: 'submit cabinet shop drawings for approval{f}; work hours 8-5{f}',
      budget: '120000',
      area: '15x19',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'we rent this one out so nothing nice.{} paint cabinets{dp} new counter laminate{d} new sink and faucet{d} keep the stove it works{k} fridge is tenants own{k} floor lifts by the door glue it down{p} thats all{}',
      budget: '4000',
      area: '8x10',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Please, I am left handed so dishwasher on left of sink{d}. Two ovens because holidays{d}. I do not like the white kitchen, everybody has it{r}; I like wood, dark{d}. Table inside the kitchen for six{d}. Island no{r}. Light many{d}. Balcony door do not block{dk}.',
      budget: '45000',
      area: '14x15',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "Sellers market but this bath is pink. {}Pink tub and toilet out{pr}, white in{d}. Keep the pink floor tile, it's coming back{k}. Glass shelf over the sink{dp}. The window sticks{p} and the vent just blows into the attic{pd}. New vanity only if it's under 800, or paint the one we have{dpc}.",
      budget: '9500',
      area: '6x8',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'For our aunt, 84: {}shower she can roll into{d}, handheld on a bar{d}, fold down seat{d}, bars both sides of the toilet{d}, toilet higher{d}, sink she can get under{d}, door 36{dp}. No threshold anywhere{d}. No tub{r}. Warm room, so a heater{dp}. Red call button by the toilet{pf}.',
      budget: '28000',
      area: '8x9',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'hall bath for 3 boys. toilet leaks at the base{p}, vanity drawers fell apart{dp}. tub with shower{d} tile they cant wreck{d} double sink{d} hooks{dp} exhaust fan on a timer{dp} floor that drains{p} no shower door they will break it{r}',
      colors: 'grey{d} and navy{d}',
      budget: '18000',
      area: '7x9',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "Small ensuite. We'd like a tub but there isn't room so skip it{r}. Corner shower{d}, wall hung toilet{d}, vanity no deeper than 16 inches{d}, pocket door{d}, mirror the whole wall{d}. Existing skylight stays{k}. Radiator off the wall and underfloor heat instead{dp}.",
      budget: '21000',
      area: '5x8',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'We want a hotel feel: {}upholstered king{d}, sconces not lamps{d}, bench at the foot{d}, drapes to the floor{d}. TV hidden{d}. Dresser goes to our daughter{r}. Squeaky floor by the closet{p}. The wallpaper from 1985 comes down{pr}. Do not touch the crown molding{k}.',
      colors: 'taupe{d}, ivory{d}',
      budget: '12000',
      area: '14x16',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'teen girl room, vanity with lights{d}, full bed w/ storage under{d}, desk{d}, string lights{d}, corkboard{df}. closet rod collapsed{p}. door wont close all the way{p}. carpet keep{k}. no bunk beds{r} no pink she is over it{r}',
      budget: '3800',
      area: '10x12',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'The piano has to be off the outside wall{d}. Two sofas facing{d}, no recliners{r}, round coffee table{d}. Fireplace mantel is rotten, new one{dp}. Ceiling has a crack from end to end{p}. Built-in on the left only{d}. We keep the rug{k} and both lamps{k}. TV? No{r}.',
      style: 'traditional{d}',
      budget: '16000',
      area: '15x19',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'small apartment living room so everything double duty{}: sofa bed{d}, nesting tables{d}, wall desk that folds{d}, ottoman with storage{d}. Lease says no paint{kr} and no holes{kr}. plug in sconces{d}. baby gate to kitchen{fpd}. heater clanks{p}',
      budget: '3500',
      area: '11x14',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'Great room off the kitchen. {}Sectional toward the view, not the TV{d}. TV on an arm in the corner{d}. Gas fireplace instead of the wood one{d}. Wood ceiling beams stay{k}, popcorn between them goes{pr}. Dining for eight behind the sofa{d}. Ten can lights{d}. Wider opening to the kitchen if not structural{pf}.',
      budget: '60000',
      area: '20x26',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        'teen hangout: {}sectional{d}, 85" tv{d}, air hockey{d}, snack bar with microwave and small fridge{d}, half bath{d}. Furnace makes a racket{p}. Dehumidifier always running so seal the walls{p}. Steps are steep, add a rail{p}. Storage behind the stairs stays as it is{k}. No bedroom needed{r}.',
      budget: '42000',
      area: '22x28',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        "In-law suite for two. {}Bedroom with egress{d}, bath with low threshold shower{d}, galley kitchenette{d}, living area{d}, closet{d}. Her sewing corner{d}. His train table 5x9{d}. Ceiling can't go lower than 7 ft{dk}. Panel stays reachable{dk}. Existing half bath becomes the full one{dp}.",
      requirements: 'permit drawings included{pf}',
      budget: '98000',
      area: '26x34',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        'One truck, one motorcycle{d}. Roll cabinet is mine{k}. Bench 12 ft{d} with vise{df}. Air lines{fp}. Garage door spring broke{p}, opener is fine{k}. Wash bay no{r}. Floor drain clogged{p}. Fluorescents buzz, go LED{dp}. Fridge and freezer along the house wall{d}. Insulated door{dp}.',
      budget: '13000',
      area: '24x24',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        'home gym in the third bay{d}, two cars stay in the other two{d}. rubber floor{d}, mirrors{d}, rig 10 ft wide{d}, rower{d}, fan on the wall{dp}, tv{d}. heat if its under 2500{p}. no drywall needed{r}. garage doors: leave{k}',
      budget: '11500',
      area: '30x22',
    },
  ],
  [
    'office',
    {
      designPrompt:
        'Two desks facing each other{d} under one big pendant{d}. Wall of files{d}. Printer station{d}. Echo is awful, rug and panels{d}. Outlet in the floor{dp}. Guests sleep here at Christmas so a daybed{d}. Door hinge squeals{p}. Blinds are fine{k}. Nothing behind my head on video but a plant{d}.',
      budget: '9000',
      area: '12x15',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'Laundry in the hallway closet to become a real room. {}Washer dryer are new, keep{k}. Sink 24 in{d}. Hanging space for 20 shirts{d}. Cat door{p}. Hot water takes forever{p}. Floor tile, not vinyl{d}. Cabinets above, none below, baskets go there{d}. No window, so bright light{d}.',
      budget: '12000',
      area: '8x9',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'Front entry and stairs hall. {}Carpet off the stairs{pr}, treads stained dark{p}, spindles white{p}. Console under the mirror{d}. Hidden shoe storage{d}. Door sidelights leak air{p}. Chandelier 20 in, brass{d}. No bench, too narrow{r}. Grandfather clock stays at the landing{k}. Runner{d}.',
      budget: '10500',
      area: '8x14',
    },
  ],
];
