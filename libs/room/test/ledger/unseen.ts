import type { ConceptRequest } from '@plumbline/brief';
import type { Extent } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';

/** What a reading must have found beside the outcomes of its clauses. */
export interface MustRead {
  /** Ids of what stays; nothing else may be among what stays, but a place ("layout", "plumbing"). */
  readonly kept?: readonly string[];
  readonly extent?: Extent['id'];
  /** Inches, in either order. */
  readonly size?: readonly [number, number];
  readonly ceilingIn?: number;
  readonly budgetUsd?: number;
  readonly wanted?: readonly string[];
  readonly refused?: readonly string[];
}

/** A wish with the marks of its clauses, what must be read of it, and the other fields that were filled. */
export type UnseenText = readonly [
  category: RoomCategory,
  marked: string,
  must?: MustRead,
  fields?: Partial<Pick<ConceptRequest, 'area' | 'budget'>>,
];

/** Sixty wishes, labelled before the engine read them (see texts.ts for the letters), and since used for mending. */
export const UNSEEN_FIRST: readonly UnseenText[] = [
  // Kitchens.
  [
    'kitchen',
    'New: cabinets{d}, countertops{d}, sink{d}. Staying: fridge{k}, range{k}, dishwasher{k}, floor{k}.',
    { kept: ['refrigerator', 'range', 'dishwasher', 'floor'] },
  ],
  [
    'kitchen',
    'only the counters{d} and the sink{d} get replaced, all the rest is staying as is{k}, we have about $7,500 for it{p}',
    { extent: 'replace', budgetUsd: 7500 },
  ],
  [
    'kitchen',
    'so um we have this galley kitchen its like twelve by fourteen{d} and my husband really wants an island{d} but im not sure theres room and we need somewhere for the kids to do homework{d} oh and the dishwasher is broken{dp} so a new one of those{d}',
    { size: [144, 168], wanted: ['island'] },
  ],
  [
    'kitchen',
    'Room is 12\'6" x 10\'{d}, ceiling 8\'2"{d}. Ikea cabinets are ok{d}, 30" gas range{d}, 33" fridge{d}, no dishwasher{r}',
    { size: [150, 120], ceilingIn: 98, refused: ['dishwasher'] },
  ],
  [
    'kitchen',
    'The wall between the kitchen and the den is load bearing I think{pf} and we want it opened up as much as possible{p}. Peninsula with 3 stools on that side{d}. Total budget 85k{p}',
    { budgetUsd: 85000, extent: 'walls-or-plumbing' },
  ],
  [
    'kitchen',
    "I'm kosher so I need two of everything: two sinks{d}, two ovens{d}, two dishwashers if they fit{d}",
    { wanted: ['kosher', 'second-sink'] },
  ],
  [
    'kitchen',
    'We got a 48 inch sub zero{d} and a 48 wolf{d} from my sister in law, they both have to fit{} and the panels should match the cabinets{d}',
  ],
  [
    'kitchen',
    'Please DO NOT touch the plumbing{k} or the gas line{k}. Reface the cabinets{p}, not replace{}. Swap out laminate tops for quartz{d}. Tile backsplash behind the stove only{d}.',
    { kept: ['plumbing', 'gas-line', 'cabinets'] },
  ],
  [
    'kitchen',
    'Rip out the ugly soffits{p}, rip out the vinyl{r}, rip out that stupid desk nobody uses{r}. Put in: pantry cabinet{d}, oak floors to match the dining room{d}, LED undercabinets{d}.',
  ],
  [
    'kitchen',
    'celiac in the house so I need a separate gluten free prep area with its own counter and toaster spot{d}, drawers not doors down low{d}, and a fridge with the freezer on bottom{d}',
  ],
  [
    'kitchen',
    'Dining for 8 in the kitchen{d}, island w seating for 4 more{d}. 16 x 22 ft{d}. Budget $120,000{p} but appliances are separate{pf}.',
    { size: [192, 264], budgetUsd: 120000 },
  ],
  [
    'kitchen',
    'cheap refresh before we list the house{p}: paint cabinets{p}, new pulls{p}, new faucet{p}, peel and stick backsplash{d}. 3500 max{p}',
    { budgetUsd: 3500, extent: 'refresh' },
  ],
  [
    'kitchen',
    'My husband is 6 foot 5 and hits his head on the hood{df}. I am 5 foot 1 and cant reach above the first shelf{df}. We both cook{d}. Skip upper cabinets{r}, give me a big pantry{d}.',
    { refused: ['wall-cabinets'] },
  ],
  [
    'kitchen',
    'keep cabinets n counters n appliances{k}. just tear up the tile{p} n put luxury vinyl{d}, paint walls{p}, and swap the boob light for something nice over the table{d}',
    { kept: ['cabinets', 'counters', 'appliances'] },
  ],
  [
    'kitchen',
    "We want an island{d}. But we don't want to lose the table{k}. But also we'd like it to feel open{d}. 11x12{d}, don't know if that's possible.",
    { size: [132, 144] },
  ],
  [
    'kitchen',
    "Corner sink has to go{r}, it's awful{} – sink under the window please{d}. Cooktop where the sink was{d}, and wall oven + microwave stacked{d}. Walnut lowers{d}, uppers painted off white{d}, honed black granite{d}",
  ],
  // Bathrooms.
  [
    'bathroom',
    'Keep tub{k} and tile{k}. New vanity{d}, new toilet{d}, new light over mirror{d}.',
    { kept: ['bathtub', 'tile'] },
  ],
  [
    'bathroom',
    'only the shower gets redone{d} everything else in there is 2 years old and stays put{k}. prob 9 grand{p}',
    { budgetUsd: 9000, extent: 'replace' },
  ],
  [
    'bathroom',
    'Bath measures 5 ft 2 in by 7 ft 11 in{d}. Tub/shower combo → walk-in shower{d}. Toilet can\'t move, stack is right behind it{k}. 30" vanity{d}.',
    { size: [62, 95], kept: ['toilet'] },
  ],
  [
    'bathroom',
    'my mother in law is 83 she falls alot{d} we need a shower she can just walk into no lip{d} with a place to sit{d} and bars{d} and the toilet up higher{d} and a light that comes on by itself at night{pf}',
  ],
  [
    'bathroom',
    'No tub{r}, no glass{r}, no wallpaper{r}, no gold{r}. Shower with curtain{d}, white tile{d}, black fixtures{d}, done{}.',
  ],
  [
    'bathroom',
    'Mold behind the tub surround, black{p}. Contractor last year "fixed" it, did not{f}. Everything down to studs{p}, cement board{p}, exhaust fan that actually works{d}',
  ],
  [
    'bathroom',
    'Jack and Jill between two girls rooms{d}. Double sinks{d}, toilet and tub in own room{d}, lockable from both sides{df}, tons of hair stuff so drawers and outlets{d}',
  ],
  [
    'bathroom',
    'His and hers vanities on opposite walls{d}, freestanding tub between the windows{d}, shower for two with a steam{d}, water closet with a door{d}, heated floors{p}. 12x16{d}, 110k{p}',
    { size: [144, 192], budgetUsd: 110000 },
  ],
  [
    'bathroom',
    'I have $4000{p}. What can I get{}? Vanity is peeling{d}, floor is yellow linoleum{d}, tub ok{k}',
    { budgetUsd: 4000, extent: 'refresh', kept: ['bathtub'] },
  ],
  [
    'bathroom',
    "powder room 4'6 x 5'{d}. something dramatic, dark wallpaper{d}, tiny sink{d}, brass{d}, keep the toilet, it's a toto{k}",
    { size: [54, 60], kept: ['toilet'] },
  ],
  [
    'bathroom',
    'Son uses a power wheelchair{d}. Need to roll under the sink{d}, roll in shower 5x5{d}, ceiling lift track later{pf}, 36" door{p}, mirror low{df}',
  ],
  [
    'bathroom',
    "Don't want to move the toilet{k} but the vanity can go on the other wall{d}. Window in the shower has to stay because HOA{k}. Niche{d}, bench optional{d}, pebble floor NO{r}.",
    { kept: ['toilet', 'windows'] },
  ],
  // Living rooms.
  [
    'living room',
    'No rug, I trip{r}. Recliner that lifts{d}, sofa{d}, TV 55"{d}, lamps I can reach{d}. Keep my china cabinet{k} and the carpet{k}.',
    { kept: ['furniture', 'floor'], refused: ['rug'] },
  ],
  [
    'living room',
    'sleeper sofa for when the kids visit{d}, two chairs{d}, piano stays{k}, paint that awful paneling white{p}, refinish the floors{p}',
  ],
  [
    'living room',
    '14 x 19 great room{d}: sofa facing fireplace{d}, dining table for eight by the kitchen{d}, desk tucked somewhere{d}. We keep the sofa (gray sectional, 110 x 85){k}',
    { size: [168, 228] },
  ],
  [
    'living room',
    'we just want paint{p} and new curtains{d} nothing else changes{k} under 2k please{p}',
    { extent: 'refresh', budgetUsd: 2000 },
  ],
  [
    'living room',
    "3 cats{d}, they need a tree and perches{f}, scratch proof couch{d}, no dangly curtains{r}. Boyfriend's vinyl collection ~800 records{d} + turntable{df}",
  ],
  [
    'living room',
    'Convert wood fireplace to gas{d}, raise the hearth{pf}, tv should NOT be above the mantel{d}, built ins for books on the left only{d}',
  ],
  [
    'living room',
    'make it mid century{d}, walnut{d}, mustard chair{d}, teal sofa{d}, sputnik chandelier{d}. floors are original oak dont you dare{k}',
    { kept: ['floor'] },
  ],
  // Bedrooms.
  [
    'bedroom',
    'Master 13 by 15{d}, king bed{d}, his dresser and her dresser{d}, tv across from the bed{d}, chair for putting on socks{d}, blackout shades{dp}. Carpet was new last year so keep it{k}',
    { size: [156, 180], kept: ['floor'] },
  ],
  [
    'bedroom',
    'daughter has bad dust allergy{d}: no carpet{r}, no curtains{r}, closed storage{d}, washable everything{d}. twin bed with drawers under{d}. Lavender walls{d}',
  ],
  [
    'bedroom',
    'two boys 7 and 9{d} share ten by twelve{d}, bunk{d}, one desk each{d}, lego storage{d}, no tv ever{r}',
    { size: [120, 144], refused: ['tv'] },
  ],
  [
    'bedroom',
    'Grandma moving in{d}. Hospital bed now{df}, walker{d}, commode nearby{f}. Grab bar by the bed{df}. Nothing on the floor she can catch a foot on{r}. Phone charging{pf}',
  ],
  [
    'bedroom',
    "guest room slash nursery{d}: crib now{d}, queen later{d}, or daybed{d}? rocking chair{d}. Can't paint, it's a rental{k}",
  ],
  [
    'bedroom',
    'vaulted, 9 ft at wall and 14 at the ridge{d}. beams get stained dark{pf}, fan on a downrod{d}, bed under the window{d}, window seat with drawers{d}',
  ],
  // Offices.
  [
    'office',
    'two computer programmers back to back, each w 72" desk{d}, door must shut{d}, sound panels{p}, whiteboard 4x8{d}, plants{d}, 10\'8" x 13\'4"{d}',
    { size: [128, 160] },
  ],
  [
    'office',
    'spare bedroom to office{d}. keep closet{k}, keep fan{k}, lose the carpet{r}. walking pad{d}, standing desk{d}, camera should see a bookcase behind me{d}',
    { kept: ['closet', 'fan'] },
  ],
  [
    'office',
    'CPA, clients sit across from me{d}, 3 lateral files{d}, printer/scanner/shredder station{d}, no natural light in here so make lighting good{d}, $6,000{p}',
  ],
  [
    'office',
    'Need it quiet: I record audiobooks{df}. Booth in the corner maybe 4x4{f}, foam panels{p}, carpet stays{k}, nothing that hums{f}',
  ],
  // Basements.
  [
    'basement',
    '24 x 30 unfinished{d}, 7 foot 4 ceilings{d}. Rec room{d}, bedroom w/ egress for our college kid{d}, 3/4 bath{d}, leave mechanical area unfinished{k}. Radon fan must keep running{pf}. 60-70k{p}',
    { size: [288, 360], ceilingIn: 88, budgetUsd: 70000 },
  ],
  [
    'basement',
    'ceilings 6 ft 8 so no drop ceiling{r}, paint everything black{d}. Ping pong{d}, foosball{df}, bar with sink and dishwasher{d}, half bath{d}',
    { ceilingIn: 80, refused: ['drop-ceiling'] },
  ],
  [
    'basement',
    'Mother in law suite: bedroom, sitting area, kitchenette no stove{d}, bathroom she can get a walker into{d}, her own door{d}. Stairs too steep so add second handrail{p}',
  ],
  [
    'basement',
    'Home theater 7 seats two rows{d}, 120 inch screen{d}, projector{d}, riser{pf}, star ceiling{pf}, popcorn machine stays{k}, soundproof from upstairs{p}',
  ],
  [
    'basement',
    'We want to be able to rent it{p}. Separate meter{pf}, kitchen{d}, bath{d}, laundry stays shared{k}, fire rated drywall{p}, sound insulation{p}.',
  ],
  // Garages.
  [
    'garage',
    'ADU in a 2 car garage 20x22{d} for my dad: bed{d}, full bath with zero entry shower{d}, kitchenette{d}, small table for two{d}, washer/dryer{d}, mini split{p}, own entrance{d}. 95k all in{p}',
    { size: [240, 264], budgetUsd: 95000, extent: 'conversion' },
  ],
  [
    'garage',
    'F-150 crew cab{d} and a Subaru{d} both gotta fit. Workbench 10 ft{d}, air compressor in corner{f}, welder plug 240{p}, slatwall{d}, no epoxy it gets slippery{r}',
  ],
  [
    'garage',
    'Insulate{p}, drywall{p}, heat{p}. Cars stay{dk}. Kids bikes x4{d}, skis{d}, tires{f}, freezer chest{d}, a sink would be nice{d}',
  ],
  [
    'garage',
    'half for my pottery{d} - kiln needs 50 amp{pf}, wheel{f}, big sink with trap{d}, shelves for drying{d}; other half parking{d}',
  ],
  // Other rooms.
  [
    'other',
    'Laundry 6x9{d}. Washer dryer are staying (side by side, white){k}. Counter over top{d}, rod{d}, cat box hidden in cabinet{f}, sink moved to the window{d}',
    { size: [72, 108], kept: ['laundry'] },
  ],
  [
    'other',
    'mudroom off garage 7x8{d}, 4 kids so 4 cubbies{d}, dog shower{d}, charging drawer{p}, floor that laughs at snow boots{d}, keep the back door{k}',
    { size: [84, 96] },
  ],
  [
    'other',
    "Formal dining, seats twelve at christmas{d}. New chandelier{d}, wainscoting{d}, keep grandma's hutch{k}, ditch the carpet{r} for herringbone{d}, no blue{r}",
  ],
  [
    'other',
    'attic 15x28 with 7\'6" at the peak{d}, slopes both sides{d}. playroom{d} + reading nook{d} + storage behind knee walls{d}. need heat up there{p} and skylights{p}',
  ],
  [
    'other',
    'sun porch, three walls windows{d}, plants everywhere{d}, wicker set stays{k}, ceiling fan{d}, heat so we can use it in january{p}, tile that can get wet{d}',
  ],
  [
    'other',
    'sewing + gift wrap room{d}. cutting island 36 high{d}, two machines{d}, ironing board that folds out of wall{df}, pegboard for thread{d}, no overhead fluorescent{r}',
  ],
];

/** Twenty more, written after the first mends and read once before they were used for more. */
export const UNSEEN_SECOND: readonly UnseenText[] = [
  [
    'kitchen',
    'Our appliances are three years old and we love them, so they are not going anywhere{k}. What we hate: the golden oak doors{d} and the tile counters with the gross grout{d}. Quartz please{d}. Around $18,000 if that is realistic{p}.',
    { budgetUsd: 18000, kept: ['appliances'] },
  ],
  [
    'kitchen',
    'fridge stays where its at{k} stove moves to the outside wall{d} sink stays{k} get rid of the bar top{r} one level counter{d} three stools{d}',
    { kept: ['refrigerator', 'sink'] },
  ],
  [
    'kitchen',
    '10 ft 4 by 13 ft 8{d}. Bertazzoni 36" dual fuel range (already bought){k}, Bosch 800 dishwasher{d}, counter depth fridge{d}, no microwave{r}, lots of drawers{d}.',
    { size: [124, 164], refused: ['microwave'] },
  ],
  [
    'kitchen',
    'Just swap the countertop and sink{d}. Cabinets, floor, appliances all stay{k}. I have five grand{p}.',
    { budgetUsd: 5000, extent: 'replace' },
  ],
  [
    'kitchen',
    'I would love to take out the wall to the living room{p}, my brother in law says it holds up the second floor{pf}. Seating for five at an island{d}. Vent hood, not a microwave hood{d}.',
    { wanted: ['island'] },
  ],
  ['kitchen', 'we rent{f}, landlord said ok to paint{p} and change pulls{p} but nothing permanent{f}'],
  [
    'bathroom',
    'Everything in here is avocado green from 1974{d}. Tear it all out{p} EXCEPT the cast iron tub which we will have reglazed{pk}. Two sinks if they fit in 60 inches{d}. Heated floor would be a treat{p}.',
    { kept: ['bathtub'] },
  ],
  [
    'bathroom',
    'six by nine{d}, one little window up high stays{k}, trade the tub for a big shower{d}, pocket door{d}, vanity 42{d}, matte black everything{d}',
    { size: [72, 108], kept: ['windows'] },
  ],
  [
    'bathroom',
    "My husband's wheelchair is 27 inches wide{d} and the door is only 28{p}. Shower he can roll into{d}, hand shower on a bar{d}, sink with space for his knees{d}. Please no throw rugs{r}.",
  ],
  [
    'bathroom',
    "new vanity top only{d}, keep the base{k}, keep the faucet{k}, new mirror{d}, don't need a medicine cabinet{r}. $900{p}",
    { kept: ['vanity', 'faucet'], refused: ['medicine-cabinet'] },
  ],
  [
    'living room',
    'sofa bed for my in laws{d}, no recliner{r}, keep the bookcases{k}, gas logs in the fireplace{d}, get the TV off the mantel{d}, floors refinished dark{p}',
    { kept: ['bookcase'], refused: ['recliner'] },
  ],
  [
    'living room',
    "It's 15'6\" x 21'{d} and half of it goes unused{d}. Game table by the windows{d}, piano on an inside wall{d}, seating for seven{d}",
    { size: [186, 252] },
  ],
  [
    'bedroom',
    'queen bed stays{k}, need two nightstands{d}, somewhere to do makeup{d}, quiet fan{d}. Walls a dusty blue{d}; please leave the ceiling alone{k}.',
  ],
  [
    'bedroom',
    'my son is allergic to dust mites{d} so rip the carpet out{pr} and put down cork{d}. loft bed with desk under{d}, 9 x 11{d}',
    { size: [108, 132] },
  ],
  [
    'office',
    'I sit in zoom meetings eight hours{d}. door behind me is bad{d}, window in front of me is good{d}. L desk 66 x 60{d}. budget 4k{p}',
    { budgetUsd: 4000 },
  ],
  [
    'basement',
    "kids' hangout{d} with tv 85{d}, sectional for eight{d}, snack bar with mini fridge{d}; ceilings are 7'2\"{d}; don't finish the storage room{k}; there's a post at the bottom of the stairs we can't move{k}",
    { ceilingIn: 86 },
  ],
  [
    'basement',
    'apartment for my dad{d}: bedroom with a real window{d}, shower no step{d}, tiny kitchen with two burners{d}, washer and dryer of his own{d}, separate entry is already there{k}',
  ],
  [
    'garage',
    'still need to park the Highlander{d}. Other half: table saw{d}, 8 ft bench{d}, French cleats{d}, dust collector{df}, two 240V circuits{p}, more heat{p}',
  ],
  [
    'other',
    'laundry on the 2nd floor 5 x 8{d}: stackables stay{k}, need folding surface{d}, sink{d}, hanging bar{d}, waterproof floor{d}, leak pan{pf}',
    { size: [60, 96], kept: ['laundry'] },
  ],
  [
    'other',
    'Dining: our table is 44 x 96 and it stays{k}, want ten comfy chairs{d}, new light centered over it{d}, buffet{d}, and the wallpaper must go{r}',
    { kept: ['dining-table'] },
  ],
];
