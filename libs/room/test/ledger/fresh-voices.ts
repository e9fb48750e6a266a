import type { RoomCategory } from '@plumbline/contracts';

/** Wishes with every field of the form used, each field marked as in texts.ts; and what must be so in the plan (`judge.ts`). */
export type FormText = readonly [
  category: RoomCategory,
  fields: Readonly<
    Partial<
      Record<
        'designPrompt' | 'features' | 'layout' | 'colors' | 'style' | 'area' | 'requirements' | 'budget',
        string
      >
    >
  >,
  plan?: readonly string[],
];

/** Sixty wishes of people who dictate, hurry and change their minds, labelled before the engine read them, and since used for mending. */
export const VOICES_FIRST: readonly FormText[] = [
  // Kitchens.
  [
    'kitchen',
    {
      designPrompt:
        'so we gutted it ourselves down to studs{} and now we need everything, {}uppers to the ceiling{d}, a big single bowl sink{d} and the range on the long wall{d} my wife says no to the island{r} so a table for four in the middle instead{d}',
      features: 'soft close drawers{dp}, gas range 36{d}, panel ready fridge{d}',
      colors: 'off white{d}, a little brass{d}',
      area: '13 by 15',
      budget: '48000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "I originally wanted two ovens but I talked myself out of it so one is plenty{d}. Fridge has to stay where it is because of the water line{k}. What I'd like is {}more counter to the left of the stove{d} and somewhere to sit for coffee, just two of us{d}. Old linoleum comes up{pr}.",
      features: 'quiet dishwasher{d}; under cabinet lights{d}; no microwave over the stove{r}',
      style: 'farmhouse but not too much{d}',
      area: '10x12',
      budget: '26,000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'rental unit 3B. paint cabinets white{pd} new knobs{dp} replace the range if under 800 otherwise clean it{pdc}. floor stays{k} counter stays{k} NO layout changes{k}. tenant moves in aug 1{f}',
      area: '8x9',
      budget: '4500',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "The window over the sink looks at the neighbor's garage, id rather the sink faced the family room{dcf}. We do a big Sunday dinner, 10 or 11 people{d}. Peninsula not island because the dog bed goes in the middle{d}. If there's any way to hide the toaster and the mixer do that{d}.",
      features: 'walk in pantry{d}, wine fridge{d}, two trash bins{d}',
      requirements: 'must pull permits{pf}, work only 8 to 4{f}',
      area: '14x18',
      budget: '75000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Me and my brother are tall 6 5 and 6 7 so counters at 39{d}, hood high enough we dont hit our heads{dp}. electric not gas{d}. big sink{d}. thats about it. Oh and the door to the yard sticks, fix that{p}',
      colors: 'dark green{d}',
      area: '11x11',
      budget: '30k',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Would love: {}a bay window with a bench{d}. Must: {}dishwasher next to sink{d}, place for the recycling{d}, light over the island{d}. Could live without: {}second sink{r}, pot filler{r}.',
      features: 'island with 4 stools{d}',
      area: '15x16',
      budget: '60000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "My mom uses a walker and she turns around by the stove so please {}keep five feet clear there{d}. She can't reach above her shoulders, {}so what she uses needs to be low{d}. No throw rugs{r}. The oven at waist height{d}, not under the cooktop{dr}. Sink with a spray thing{d}.",
      requirements: 'she is home all day so we need dust kept out of the rest of the house{f}',
      area: '12 x 14',
      budget: '40000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'white kitchen{d} gold handles{d} marble look counter but not real marble{d} I saw it on tiktok and the girl had a coffee nook behind doors that slide away{d} thats the dream fr{} also a spot for my air fryer{d}',
      budget: '20000',
      area: '9x12',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Layout is ok, leave it{k}. Cabinets are solid cherry and I refuse to toss them{k}; sand and restain darker{p}. Counters are what I hate{dp}. Something that will not stain from turmeric{d}. Backsplash to go with it{d}. Sink undermount{d}, black faucet{d}.',
      area: '12x10',
      budget: '14000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'We bake bread. {}A low stone section to knead on{d}, a drawer for flour bins{d}, a shelf for cookbooks{d}. The old woodstove in the corner is staying{kc} so nothing wood within 3 ft of it{dkrf}. We heat with it.{}',
      features: 'farm sink{d}, open shelves, not uppers{d}',
      style: 'rustic{d}',
      area: '16x14',
      budget: '38000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'hello, english is second language. {}I need kitchen where two women can cook same time{d}. gas strong{d}, strong hood go outside{dp}. closed kitchen, door, smell not go to sofa{d}. place for rice 50 pound{d}. thank you{}',
      area: '10x13',
      budget: '32000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Replace appliances only. {}Fridge{d}, range{d}, dishwasher{d}, all stainless, all 30 inch except dishwasher{d}. Keep cabinets{k}. Microwave is fine, it works{k}. Maybe the disposal, it hums{dp}',
      area: '11x12',
      budget: '7000',
    },
  ],
  // Bathrooms.
  [
    'bathroom',
    {
      designPrompt:
        'tub out{pr} shower in{d} same spot same drain{k} sliding glass{d} shelf for shampoo not a niche, niches get gross{d} vanity with drawers not doors{d} keep toilet its a toto{k}',
      colors: 'navy vanity{d} white everything else{d}',
      area: '5x8',
      budget: '13500',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "We share it with teenagers so two separate sinks with a cabinet in between{d} and hooks for towels, not bars, they'll never fold them{d}. The toilet shouldn't be what you see from the hall when somebody leaves the door open{d}. Lock on the door that works{p}.",
      features: 'big mirror{d}, outlet in the drawer for hair stuff{dp}',
      area: '8x11',
      budget: '24000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "After my hip surgery I need: {}a shower I can walk into without a step{d}, a seat that folds{d}, bars{d}, a toilet that isn't so low{d}. I don't need a tub anymore{r}. The doorway is 26 and should be 32 at least{dp}. My surgery is March 3 so it has to be ready by then{f}.",
      area: '7x8',
      budget: '21000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'half bath off the kitchen. keep it simple, toilet{d}, sink{d}, mirror{d}. maybe wallpaper{d} or maybe not, {}whatever is cheaper. Door opens out please, it bangs the toilet now{d}. sound from kitchen is embarassing so insulate{p}',
      area: "4'6 x 5'",
      budget: '5500',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'I want a spa. {}Rain shower{d}, body jets if the budget lets you, if not skip{dpr}, teak bench{dp}, tub you can see the trees from{d}. Heated towel thing{d}. Warm stone, no white tile please{dr}. Dimmers on all of it{dp}.',
      features: 'double vanity at least 66 inches{d}; water closet with a door{d}',
      style: 'japanese modern{d}',
      area: '12 x 13',
      budget: '65000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Grout is black, caulk is peeling, fan does nothing.{} Regrout{p}, recaulk{p}, new fan that goes outside{dp}. New toilet seat is all the toilet needs{kp}. Vanity top cracked, replace top only{pd}. Everything else leave alone{k}.',
      area: '6x8',
      budget: '3800',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'the kids bath. tub yes{d} shower over it{d} curtain rod curved{d} step stool that slides under the sink{d} lower mirror or a long one{d} anti scald valve{dp} nothing slippery{d} yellow would be fun but not on the walls, the floor maybe{d}',
      area: '5x9',
      budget: '15000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'We plan to move the washer and dryer in here{d}, stacked{d}, behind a door{d}. That means the linen closet goes{pr}. One sink is enough{d}. Shower 36x48{d}. Window is in the shower now and rots, so glass block or take it out, your call{dpc}.',
      area: '9x9',
      budget: '28000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "jack and jill between the girls rooms. {}two doors, both pocket{d}, toilet and tub behind a third door so one can shower while the other does her teeth{d}. lots of drawers{d}. no medicine cabinet, they'd fight over it{r}",
      colors: 'lavendar and white{d}',
      area: '8 x 10',
      budget: '27500',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Only thing wrong is the shower leaks into the dining room.{} New pan and tile{pd}, new valve while you are in there{dp}. I like the vanity. I like the floor.{k} Do not talk me into a remodel.{k}',
      area: '8x8',
      budget: '9000',
    },
  ],
  // Bedrooms.
  [
    'bedroom',
    {
      designPrompt:
        'king bed facing the windows{d} dresser out of here and in the closet{rd} two reading lights on the wall so we dont need lamps{d} blackout shades he works nights{dp} a chair to put clothes on lol{d}',
      colors: 'deep blue{d}, wood tones{d}',
      area: '13x15',
      budget: '9000',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        "Nursery, due in October{f}. Crib away from the window and the vent{d}, rocker next to the crib{d}, changing table with drawers{d}. Grandma sleeps here the first month so a twin or a daybed{d}. No fan over the crib{r}. Carpet stays, it's new{k}.",
      area: '11x10',
      budget: '4500',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        "my sons room. he's 15 he wants black walls{d}, i said one wall{d}. full bed not twin{d}, gaming desk with two monitors{d}, somewhere for his drums?? {}probably not enough room so if not then no drums{dr}. hamper{d}",
      area: '10x11',
      budget: '3500',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'We want to turn the small bedroom next door into a closet so knock through{p}, put in a door 36 wide{dp}, and close the old door to the hall{p}. In here only {}new paint{dp} and the ceiling light swapped for a fan{d}. The bed and nightstands stay{k}.',
      area: '14x13',
      budget: '18000',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'Guest room. It also has to be where I sew.{} murphy bed{d} and a cutting table 36 high{d} and shelves for fabric{d}, i have tons. Good light at the machine{d}. My machine cabinet comes with me{k}. Nobody stays longer than 2 nights so no dresser{r}.',
      features: 'full length mirror{d}',
      area: '12 x 12',
      budget: '8000',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'Husband has a hospital bed, it needs an outlet each side{dp} and 4 feet on one side for the lift{d}. I sleep in a twin next to him{d}. Oxygen machine hums, needs a place not by our heads{d}. No carpet because of the wheels{rd}. TV he can see lying down{d}.',
      area: '14x15',
      budget: '12000',
    },
  ],
  // Living rooms.
  [
    'living room',
    {
      designPrompt:
        'couch facing the fire{d}, not the tv{rd}. tv can go on the side wall{d}. my chair by the lamp where I can see the street{d}. rug that hides dog hair{d}. we have a piano nobody plays but its my grandmothers so it stays{k}. no more bookshelves, we read on the ipad{r}.',
      colors: 'warm, tan, rust{d}',
      area: '14x19',
      budget: '11000',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        "I've got 3 boys and they wrestle. {}Sectional, washable covers{d}, ottoman not a coffee table{d}, no lamps that tip{r}, lights in the ceiling instead{d}. Closed cabinets for the games, low{d}. 75 inch tv, mounted{d}.",
      features: 'lots of outlets{dp}',
      area: '16 by 20',
      budget: '14000',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        "The room's long and skinny and the front door opens right into it.{} Can you make an entry, some kind of divider{d}, bench{d}, hooks{d}. Then seating for 6{d}. TV on the short wall at the far end{d}. Radiators stay{k}. I dont want to lose the light from the front window{dk}.",
      area: '11x24',
      budget: '12500',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'paint{dp}, new curtains{d}, sell the recliner{r}, keep the sofa, it just needs a slipcover{kp}. two chairs that swivel{d} so you can turn to the tv or to talk.{} floor lamp behind the sofa{d}. thats all for now, other half next year{}',
      colors: 'sage or something like it{d}',
      area: '12x16',
      budget: '3000',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'Open the wall to the kitchen if it isnt load bearing, if it is forget it{pf}. Gas insert in the old fireplace{dp}. White oak floors through both rooms{d}. Built ins left and right of the chimney{d}, doors on the bottom, shelves on top{d}. Speakers in the ceiling{pd}.',
      area: '15x18',
      budget: '45000',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'We are two and the cat. The cat tree goes by the window{d}, the record player and about 600 records{d} need a wall, I want to sit where the speakers make a triangle{d}. No tv at all{r}. Sofa shouldn’t be leather because the cat{dr}.',
      style: 'mid century{d}',
      area: '13x14',
      budget: '9500',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'My aunt is moving in and she takes the den so the living room also needs a desk for me{d}, facing the wall is ok{d}. Sleeper sofa{d}. A table that goes from coffee to dinner height{d}. I saw one at ikea, I can buy that myself{pkf}.',
      area: '12 x 15',
      budget: '5,000',
    },
  ],
  // Basements.
  [
    'basement',
    {
      designPrompt:
        'finish it{d}. tv area with a wet bar{d}, a bedroom that is legal{d}, full bath under the kitchen bath so plumbing is easy{d}. furnace needs to be reachable{d}. It gets damp in spring, fix that first{p}. Ceiling is 7 4, dont lose any of it{dk}. No carpet{r}.',
      requirements: 'permit{p}, licensed electrician{pf}',
      area: '24x32',
      budget: '70000',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        'kids playroom on one side{d}, my gym on the other{d} with a wall between and a window in the wall so i can watch them{dp}. rubber floor in the gym{d} carpet tiles in the play side{d}. treadmill{d}, rack{d}, mirror{d}. storage under the stairs stays{k}',
      area: '20 x 26',
      budget: '28000',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        'home theater, 7 seats in two rows{d}, back row raised{d}, 120 screen{d}, projector hung{d}, popcorn machine{d}, dark walls{d}, sound proof so upstairs can sleep{p}. sump pump in the corner has to stay accessable{k}. Not doing a bar{r}.',
      area: '15x22',
      budget: '40000',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        'Mother in law apartment: own door is there already{k}, kitchenette with a two burner{d}, bath she can roll into someday{d}, bed{d}, sitting area with her recliner{kd}, window big enough to get out of{dp}. Her cats need a spot for the box, not the kitchen{d}.',
      area: '25x28',
      budget: '95,000',
    },
  ],
  // Garages.
  [
    'garage',
    {
      designPrompt:
        'two car garage but really one car and my stuff{d}. Truck is 19 ft long so measure that{d}. Bench along the back 10 ft{d}, pegboard over it{d}, tool chest is mine, 46 wide{k}. Compressor outside the living wall because of noise{df}. 240 for a welder{dp}. floor coating{d}.',
      area: '22x24',
      budget: '11000',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        'turn garage into a music studio and a bathroom{d}. drum riser{d}, vocal booth if it fits{d}, insulate{p}, mini split{dp}. leave the garage door from outside but wall it off inside{kp}. no windows needed, quiet is what i need{r}',
      area: '20x20',
      budget: '52000',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        'EV charger{dp}. shelves high up both sides{d}. freezer stays{k}, second fridge goes{r}. Bikes, 4, on hooks{d}. lawnmower and the snow blower near the big door{d}. that side door has to keep opening all the way{d}. Don’t paint{r}',
      area: '21 x 22',
      budget: '6500',
    },
  ],
  // Offices.
  [
    'office',
    {
      designPrompt:
        'I am on zoom 6 hours a day. {}Desk facing the door not with my back to it{d}, window to the side so no glare{d}, bookcase behind me that looks smart{d}. Printer in a cabinet{d}. Quiet, kids next door{p}. Standing desk, mine, 60x30{k}.',
      colors: 'deep teal{d}',
      area: '10x11',
      budget: '6000',
    },
  ],
  [
    'office',
    {
      designPrompt:
        'two desks back to back or side by side whichever works{d}. one of us talks all day{}. File cabinets two{d}. daybed for naps and guests{d}. no overhead light, it gives me migraines{r}, lamps{d}. door with glass{dp}.',
      area: '12x13',
      budget: '8500',
    },
  ],
  [
    'office',
    {
      designPrompt:
        "Therapist's office with its own entrance{dk}: {}two armchairs angled{d}, a small sofa{d}, box of tissues lol{}, white noise{f}, clock where I can see it but they cant{df}. Desk tiny, just for notes{d}. Not clinical{d}.",
      area: '11 x 14',
      budget: '7500',
    },
  ],
  // Other rooms.
  [
    'other',
    {
      designPrompt:
        'laundry room off the garage. {}sink deep enough for the dog{d}, counter over the machines{d}, front load both{d}, rod to hang shirts{d}, ironing board in the wall{d}, cat box hidden but easy to clean{d}. Broom closet{d}. vent is clogged fix{p}',
      area: '8x9',
      budget: '11000',
    },
  ],
  [
    'other',
    {
      designPrompt:
        "Mud room: 5 cubbies, one per kid plus me{d}. Shoes underneath, hats on top{d}. Dad doesn't need one he uses the front door{}. Tile floor that's not slick{d}. Charging shelf for phones{dp}. Keep the window and the coat closet{k}.",
      area: '7x10',
      budget: '8000',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'dining room, seats 8 normally and 12 at christmas so it has to extend{d}. China cabinet of my moms stays{k}. bar cart{d}. chandelier centered on the table{d}. no rug under there, kids{r}. Wainscoting{dp}, deep red above it{d}',
      area: '13x15',
      budget: '10000',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'Sunroom. {}Plants, lots, by the glass{d}, two chairs and a little table{d}, a swing if the ceiling can take it, otherwise a hammock stand{df}. Tile stays{k}. Shades that go up from the bottom{dp}. Electric heater for march and november{dp}.',
      area: '10x18',
      budget: '7000',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'Attic bonus room under the roof, 4 foot knee walls{}. craft table in the tall part{d}, drawers built into the knee wall{d}, skylight{dp}, window seat at the gable end{d}. No closet needed{r}. Make it warm up here, it is an ice box{p}',
      area: '14x22',
      budget: '26000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'okay so basically cabinets are fine counters are fine its the floor and the lights{dp}, like the floor is peeling vinyl{} and theres one light in the middle of the ceiling that buzzes{}. cork maybe{d}? and can lights plus one over the sink{dp}',
      area: '11x13',
      budget: '8,500',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'I use a wheelchair. My husband does not and he is 6 2.{} So one counter for me at 32 with nothing under it{d} and one for him regular{d}. Cooktop with controls on the front{d}. Side opening oven{d}. Pull down shelves{d}. I reach 15 to 48.{d} Table I can roll up to with 3 chairs{d}.',
      area: '14x15',
      budget: '58000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'whatever you do dont move the sink{k}. dont move the gas either{k}. I want {}a bigger fridge{d} but it can only be 33 wide because of the doorway{d} and not taller than 69{d}. drawers{d} drawers{d} drawers{}. Spice pullout by the stove{d}. The soffits - gone{pr}.',
      area: '10x11',
      budget: '22000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Contractor here, client wants {}60x32 alcove tub{d}, subway to ceiling{d}, LVP{d}, 30 van w/ qtz top{d}, comfort ht WC{d}, exh fan 110cfm{dp}, GFCI at van{dp}. Ex. window to remain{k}. N.I.C.: {}accessories{rf}.',
      area: "5'x8'",
      budget: '14000',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'its an old farmhouse and nothing is square.{} queen bed under the slope{d} the iron one we have{k}, two tables either side{d}. chimney runs through the room and stays exposed{k}. paint the floor{dp}. wardrobe since theres no closet{d}. keep it plain{d}',
      area: '12x14',
      budget: '4000',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'Need space for a hospital style recliner with 3 ft clear all round for the aide{d}. He wants to see the bird feeder out the back window{d}. The rest of us need a couch{d} and two chairs{d}. Tv where everybody sees it{d}. Rugs are a no{r}. Wider door to the hall, 36{dp}.',
      area: '15x17',
      budget: '13000',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        'pool table 8 ft with room to shoot{d}. poker table in the corner{d}. bar with 4 stools{d}, beer fridge under the counter{d}, no sink, too much digging{r}. dartboard not near the tv{d}. half bath is already roughed in, finish it{d}.',
      area: '18x30',
      budget: '35000',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'yoga and meditation room. {}empty floor mostly{d}, mirror on one wall{d}, a shelf for blocks and mats{d}, an altar, small, facing east{df}. cork or bamboo underfoot{d}. dim warm light{d}. door that closes tight{p}. no screens of any kind{r}',
      area: '10x12',
      budget: '6000',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        'Just clean and organized.{} Cabinets with doors along one side{d}, closed because I hate looking at junk{}, a sink would be great but there is no water out there so no{r}. Two cars, a civic and a minivan{d}. Wheelchair ramp to the house door stays{k}.',
      area: '22x22',
      budget: '9000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'The cat box lives in here{d} and the hamper{d} and that is why its crowded.{} Smaller vanity then, 24{d}, or the toilet that hangs on the wall to save space{d}. Radiator goes, heat in the floor instead{d}. Shower stays, just reglaze or whatever you call it{kp}',
      features: 'storage over the toilet{d}',
      area: '6 x 7',
      budget: '10500',
    },
  ],
];

/** Thirty more, labelled before the engine read them, after the first sixty had been used for mending. */
export const VOICES_SECOND: readonly FormText[] = [
  [
    'kitchen',
    {
      designPrompt:
        "I'd love a six burner stove{d} but honestly four is fine if it saves money{}. Island no wider than 3 feet so we can get past{d}. Our table seats 6 and we're keeping it{k}. The window above the sink gets bigger if it's not crazy expensive{dp}. Trash in a drawer{d}. I hate the fluorescent box light{pr}.",
      features: 'pantry with roll outs{d}, spot for two dog bowls{df}',
      budget: '41000',
      area: '13 x 16',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'new doors and drawer fronts only{pd} boxes stay{k} and new pulls{dp} and a deeper sink{d} counters we did two yrs ago so leave those{k} also can the fridge water line be hooked up{p} it never was{}',
      budget: '9k',
      area: '10x14',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Vegetarian household of 5. {}Prep sink in the island{d}, compost bin{df}, big window ledge for herbs{d}, two people chopping side by side{d}, steam oven if we can afford it{dpr}. No garbage disposal{r}. Induction, please, no gas in the house for our daughters asthma{d}.',
      colors: 'pale green or cream{d}, butcher block{d}',
      budget: '68000',
      area: '15x15',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "Dad's 84 and lives with us. He makes his own breakfast{}, so microwave at counter height not up high{d}, cereal and mugs where he can get them without bending{d}, a chair at the counter for him{d}, bright light where he cuts things{d}. Stove that shuts itself off{dfp}. Otherwise leave the kitchen how it is{k}.",
      budget: '12000',
      area: '11x12',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'wall between kitchen and dinning room comes down{p}, its not holding anything up our engineer says{}. then an island where the wall was{d} with the cooktop in it{d} and a hood hanging over it{d}. ovens in the wall 2 of them{d}. floors to match the old maple{dp}. i dont cook at all my husband does lol{}',
      style: 'modern, warm{d}',
      budget: '85000',
      area: '18x20',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Apartment kitchen, 7 ft ceilings{}, co-op board says no moving pipes or gas{k}. I need storage storage storage: {}cabinets all the way up{d}, something in the corner that spins{d}, narrow pullout next to the stove{d}. 24" dishwasher{d}. If there isn\'t room for a dishwasher and a full oven, I pick the dishwasher{}.',
      budget: '33000',
      area: '7x10',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "Breakfast bar yes{d}, island no{r}. Open shelves? My sister swears by them but I don't dust, so closed{d}. Black stainless or whatever{d}. We're selling in two years so don't go wild{}. The slider to the deck has to stay usable{k}.",
      budget: '25000',
      area: '12x13',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "My husband had a stroke, left side is weak{}, so the bar by the toilet has to be on his right{d} and the shower controls where he can reach from the seat{d}. No glass, a curtain so I can help him{d}. Floor level all the way through, no lip{d}. Sink he can sit at{d}. Can this be done while he's in rehab, about 5 weeks?{f}",
      budget: '26000',
      area: '8x9',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'replace: {}vanity{d}, mirror{d}, light{d}, faucet{d}. not replace: {}tub{k}, tile{k}, toilet{k}. Paint{dp}. done{}',
      budget: '3500',
      area: '5x8',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "we thought about keeping the tub but nobody's used it in 4 years so take it{pr}, bigger shower there{d}, with a bench I can shave my legs on{d}, and a window that opens for air{dp}. black fixtures{d}, no wait, brass{d}. penny tile floor{d}. His side of the vanity needs an outlet inside{dp}.",
      budget: '23000',
      area: '7x10',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Guest bath. Minimal. {}Wall hung toilet{d}, wall hung sink{d}, shower, frameless{d}, big tiles so theres less grout{d}. Underfloor heat{dp}. Nothing on the counter ever{}. Mirror with light in it{d}. No shower curtain, no rugs, no clutter{r}.',
      colors: 'concrete grey{d}',
      budget: '30000',
      area: '6x9',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'toilet runs all night{p}, sink drains slow{p}, one outlet is dead{p}, and the door hits the tub so flip it or make it slide{dp}. thats it, no remodel{k}',
      budget: '2500',
      area: '5x7',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "Basement bath next to the gym. {}Shower big enough for my husband who's 6'6 and 280{d}, shower head up high{d}, lockers{d}, a spot to hang wet towels{d}, a urinal (don't laugh){fdr}. Rubber or tile floor, something that drains{d}. Fan that can keep up{dp}.",
      budget: '22000',
      area: '8x10',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        "We're empty nesters turning our son's room into a guest room slash my sewing room{d}. Queen bed that folds up in the wall{d}. Long table under the window for the machine{d}. Ironing board that stays up{d}. His trophies go to his place{}. The closet has to hold fabric not clothes, shelves please{d}. Carpet's gross, out{pr}.",
      budget: '9500',
      area: '11x13',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'two boys 7 and 9{} bunk beds no, they fall out{r}, two twins on opposite walls{d}, one dresser to share{d}, lego table{d}, hooks low for backpacks{d}, a rug with roads on it lol{d}. paint ceiling with stars{dp}. window guards{pf}',
      budget: '4000',
      area: '12x13',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        "I work nights and sleep days: {}blackout everything{d}, quiet, the street is loud{p}, bed on the wall away from the street{d}. Don't need a tv{r}. Treadmill if there is space, if not a yoga mat is ok{dr}. King bed frame is ours, Amish, don't lose it{k}.",
      budget: '8000',
      area: '14 x 16',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        "Sofa's fine{k}, chairs are not, want new ones, two{d}. Coffee table can go, the baby hits her head{r}. Gate at the stairs{fd}. Toys in something with lids{d}. TV up high on the wall over nothing, so no console{dr}. Lamp in the dark corner by the stairs{d}.",
      colors: 'blues{d}',
      budget: '4500',
      area: '13x18',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'The fireplace wall is ugly brown stone, cover it or paint it, whatever works{p}. Mantel from reclaimed wood{d}. TV goes over it, I know I know{d}. A sectional that fits five{d}. Bar cart{d}. The bay window, can that be a reading spot?{d} Recessed lights, not more than six{d}.',
      budget: '21000',
      area: '16x18',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        "It's a studio so living room is bedroom too. {}Murphy bed or a really good sofa bed{d}, desk that closes up{d}, table for two{d}, something to hide the bed from the door{d}. I own the rug and the bookcase{k}. No overhead fan{r}.",
      budget: '7000',
      area: '14x20',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'Church group meets here, 14 people on Tuesdays{d}. The rest of the week it is just us two{}. So chairs that stack or fold and a place to keep them{d}, one loveseat{d}, my recliner{kd}, good reading light{d}. piano stays{k}. We do not want wall to wall carpet{r}.',
      budget: '8000',
      area: '17x22',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        "We rent it to a student so it's gotta be legal: {}window to climb out{dp}, smoke alarms{p}, kitchenette no stove{d}, 3/4 bath{d}, own thermostat{p}. Bed, desk, small couch{d}. Laundry is down there too and we all use it, so a door between{d}. Ceiling ducts, box them in{p}.",
      budget: '62000',
      area: '22x26',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        'just dry it out, insulate, drywall and lights{p}. one big room{}. we will do the floor later{r}. leave the workshop corner like it is{k}. egress window maybe later, frame for it now{p}.',
      budget: '20000',
      area: '24x28',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        "Wife parks her SUV in it every night so that side stays open{d}. My side: {}lathe{fd}, table saw{d}, drill press{d}, bench with a vise{d}, dust collection{fd}. 220{p}. Heater for winter{p}. Lights so bright I can see a splinter{dp}. Don't touch the opener{k}.",
      budget: '14000',
      area: '24x24',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        'make it a playroom for now and a garage again when we sell so nothing permanent{}, roll out floor{d}, heat{p}, tv{d}, couch{d}, foosball{d}, cover the garage door inside with curtains{d}. paint walls{dp}. two fridges stay{k}.',
      budget: '9000',
      area: '20x21',
    },
  ],
  [
    'office',
    {
      designPrompt:
        'Lawyer working from home, {}desk facing clients{d}, two chairs for them{d}, wall of books{d}, locked file drawers{d}, a small table to sign things at{d}. The door from the hall gets a lock{p}. My diplomas go behind me{d}. Carpet or rug for the echo{d}.',
      style: 'traditional{d}',
      budget: '13000',
      area: '12x14',
    },
  ],
  [
    'office',
    {
      designPrompt:
        'gaming and streaming setup, 3 monitors{fd}, l desk{d}, green screen behind me{fd}, acoustic panels{dfp}, led strips{d}, mini fridge{d}, couch for when friends come{d}. no window needed tbh, cover it{d}. carpet stays i guess{k}',
      budget: '5000',
      area: '11 x 12',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'Laundry closet in the hall, 6 feet wide 5 deep{}. Washer dryer side by side{d}, shelf above{d}, somewhere to hang 5 or 6 shirts{d}. Bifold doors now, would rather have barn doors{dp} or nothing{}. Drip pan under the washer, it leaked once{pf}.',
      budget: '4000',
      area: '6x5',
    },
  ],
  [
    'other',
    {
      designPrompt:
        "Entry needs help. {}Bench with shoes under{d}, 6 hooks{d}, mirror{d}, place for mail and keys{d}, a light that isn't a boob light{dp}. Tile by the door and wood after that{d}. Dog leash hook at kid height{d}. The coat closet turns into cubbies{d}.",
      budget: '6500',
      area: '7x9',
    },
  ],
  [
    'other',
    {
      designPrompt:
        "Three season porch to four season: {}insulate floor and ceiling{p}, new windows{dp}, mini split{dp}. dining for 6 at one end{d}, two rockers at the other{d}. keep the ceiling boards, they're original{k}. outlets, there are none{p}. no blinds{r}",
      budget: '38000',
      area: '12x20',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'im replacing just the island because the old one is in the way{d}. smaller one on wheels{d}, walnut top{d}, with a shelf under{d} and a towel bar{d}. everything else in here was done last year and stays{k}',
      budget: '3000',
      area: '13x14',
    },
  ],
];
