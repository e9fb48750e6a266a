import type { UnseenText } from './unseen.js';

/** Sixty wishes as very different people write, labelled before the engine read them (see texts.ts for the letters). */
export const STRANGERS_FIRST: readonly UnseenText[] = [
  // Kitchens.
  [
    'kitchen',
    'hola, my kitchen is chica like 9 x 11{d}, I want gabinetes blancos{d}, a estufa de gas 30{d} and please no quitar the window{k}, gracias',
    { size: [108, 132], kept: ['windows'] },
  ],
  [
    'kitchen',
    'okay so the kitchen is ten by thirteen{d} and the microwave should not be over the range{d} and I need a real vent hood{d} and my wife wants a place to sit for two{d} and yeah the floor stays because we just did it{k}',
    { size: [120, 156], kept: ['floor'] },
  ],
  [
    'kitchen',
    '- Demo existing cabs, tops, flooring{p}\n- New semi-custom cabs, painted{d}\n- Level 2 granite{d}\n- 12x24 porcelain{d}\n- (6) LED cans{d}\n- Relocate range to exterior wall, vent out{d}\n- Existing fridge to remain{k}',
    { kept: ['refrigerator'] },
  ],
  [
    'kitchen',
    "My neighbor put in an island and it's way too tight{}. We'd rather have a peninsula{d}, if it fits, with 2 or 3 stools{d}. Keep sink where it is{k}.",
    { kept: ['sink'], wanted: ['peninsula'] },
  ],
  [
    'kitchen',
    'Listing goes live in April{pf} so we need max ROI{p}: bright white{d}, modern pulls{p}, stainless appliance package{d}, new lighting{d}. $15-20K{p}. Cabinet boxes are solid so just paint{pk}.',
    { budgetUsd: 20000 },
  ],
  [
    'kitchen',
    "I don't cook. I heat things up{df}. Give me a big microwave{d}, a two burner cooktop{d}, a tiny fridge{d} and somewhere to eat with a view{d}.",
    { wanted: ['microwave'] },
  ],
  [
    'kitchen',
    'As you can see in photo 2 there is a radiator under the window{} - it cannot be moved{k}. Photo 3 shows the wall we would open up{p}. Everything white oak{d}, no handles{d}.',
  ],
  [
    'kitchen',
    'We are a family of six{d} and there is nowhere for the kids to have breakfast{d}. Also one fridge is not enough{d}. 15x18{d}, budget about 70 thousand{p}',
    { size: [180, 216], budgetUsd: 70000 },
  ],
  [
    'kitchen',
    'Instead of the double oven we want a single oven with a warming drawer{d}, and instead of the desk area more pantry{d}. Counters and floor are fine{k}.',
    { kept: ['counters', 'floor'] },
  ],
  [
    'kitchen',
    'kitchn 11x14{d}. wnat: soft close drwaers{dp}, gray quartz cuonters{d}, white subway tiel{d}, stainles sink undermont{d}. dont want: islnd{r}, open shelfs{r}. budgt 25k{p}',
    { size: [132, 168], refused: ['island', 'open-shelves'], budgetUsd: 25000 },
  ],
  [
    'kitchen',
    "Honestly maybe an island{d}, maybe not, you tell me{}. What I do know is that the fridge blocks the pantry door and I'm sick of it{df}. Dishwasher to the left of the sink because I'm left handed{d}.",
  ],
  [
    'kitchen',
    'L-shaped{d}. Sink facing the window{d}. Range on the short wall{d}. Refrigerator by the door{d}. No uppers on the window wall{r}. Full height backsplash{d}.',
  ],
  [
    'kitchen',
    'My dad (79, arthritis) lives with us{d}, he needs handles he can grab{pd}, pull out shelves{dp} and an oven he does not have to bend for{d}. Nothing gas{r}, he forgets{}.',
  ],
  [
    'kitchen',
    'Reface not replace{p}. New doors in slim shaker{d}, hinges{p}, pulls{p}. If there is money left over, quartz{d}. Cap is $12,500{p}.',
    { budgetUsd: 12500 },
  ],
  [
    'kitchen',
    'We have two ovens and we use one{}, so lose the second one{r}. The cooktop stays in the island{k}. Swap the trash compactor for a pull-out bin{d}. Hexagon mosaic on the backsplash{d}.',
  ],
  [
    'kitchen',
    'gut it{p}. 40k{p}. start after Labor day done by thanksgiving{pf}. need asbestos check its a 1955 house{p}. dog crate under counter{df}',
    { budgetUsd: 40000 },
  ],
  // Bathrooms.
  [
    'bathroom',
    'the tub goes{pr}, a shower in its place{d}. toilet and vanity are from last year{k}',
    { kept: ['toilet', 'vanity'], refused: ['bathtub'], wanted: ['walk-in-shower'] },
  ],
  [
    'bathroom',
    'I walk with a cane and the tub wall is 19 inches high{d}. Curbless shower please{d}, fold down seat{d}, two grab bars{d}, handheld{d}. The room is 5 by 8{d}.',
    { size: [60, 96], wanted: ['curbless-shower'] },
  ],
  [
    'bathroom',
    'Baño principal: quiero regadera grande{d}, doble lavabo{d}, piso antiderrapante{d}, no bathtub{r}. 8 x 10{d}.',
    { size: [96, 120], refused: ['bathtub'] },
  ],
  [
    'bathroom',
    'hall bath for three teenagers all getting ready at seven{d} so two sinks at least{d} a door between the sinks and the toilet{d} and enough hooks for towels{df} tub not needed they only shower{r} oh and a fan that is not loud{d}',
    { refused: ['bathtub'] },
  ],
  [
    'bathroom',
    'Toilet: keep location, new unit{d}. Vanity: 48" single{d}. Tub: keep, reglaze{pk}. Tile: wet wall only{d}. Fan: vent to exterior{d}. Door: flip swing{p}.',
    { kept: ['bathtub'] },
  ],
  [
    'bathroom',
    "We'd like the same as my sister's bathroom{}: penny tile floor{d}, clawfoot tub{d}, wainscot halfway up{d}. Unlike hers, I want a separate shower too{d} if there is space. 9 by 9 with a sloped ceiling on one side{d}.",
    { size: [108, 108] },
  ],
  [
    'bathroom',
    "Water comes through the kitchen ceiling when anyone showers{pf}. Redo the shower pan and the tile{pd}. Everything that isn't wet can stay{k}. We are not rich{}: 8 thousand tops{p}.",
    { budgetUsd: 8000 },
  ],
  [
    'bathroom',
    "Powder room 30 inches by 6 feet{d}. Can it be less ugly{}? Wallpaper{d}, a wall mounted faucet{dp}, a sink that doesn't stick out{d}. The plumbing won't move{k}.",
  ],
  [
    'bathroom',
    'must have: rain head{dp}, niche{dp}, linear drain{dfp}, heated towel bar{d}. nice to have: bidet seat{d}, skylight{p}, tv in mirror{pf}. no: brass{r}, barn door{r}, vessel sink{r}',
  ],
  [
    'bathroom',
    'I want to replace the 60 inch vanity by a 48 so that a linen tower fits next to it{d}. Shower glass without frame{d}. Walls and ceiling the same green{d}.',
  ],
  [
    'bathroom',
    'Primary suite retreat! Spa vibes{d}, soaking tub{d}, dual vanities{d}, walk-in shower w/ frameless glass{d}, water closet{d}, radiant floors{p}, natural stone{d}. 11 x 15{d}. Seller credit of $35,000{p}.',
    { size: [132, 180], budgetUsd: 35000 },
  ],
  [
    'bathroom',
    'My husband says the bathroom doesn\'t need a window{}. I say it stays{k}. Neither of us wants carpet in there any more{r}. Vanity no deeper than 18"{d}, medicine cabinet recessed{d}.',
    { kept: ['windows'] },
  ],
  [
    'bathroom',
    'kids bath: tub w/ shower yes{d}, glass door no{r}, 1 sink ok{d}, 2 better{d}, light floor{d}, dark grout so it does not look dirty{f}, step stool storage{df}',
  ],
  [
    'bathroom',
    "The doctor said I can't step over anything anymore{d}. Walker fits 30 inches{d}. No threshold at the door either{d}. Please leave my blue tile, it's from 1951 and perfect{k}.",
    { kept: ['tile'] },
  ],
  // Living rooms.
  [
    'living room',
    'TV not above the mantel{d}. Sofa facing the window{d}. Dog bed by the fire{d}. No coffee table, baby is learning to walk{r}.',
    { refused: ['coffee-table'] },
  ],
  [
    'living room',
    'we have 2 armchairs from my grandmother that stay{k}, the couch goes{pr}, new couch for four people{d}, a rug 8x10{d}, bookshelfs around the door{d}, lamp for reading{d}',
  ],
  [
    'living room',
    'Open concept great room approx 420 sq ft{d}. Statement fireplace{d}, shiplap{d}, white oak floors{d}, sectional{d}, conversation area with swivel chairs{d}. Staging budget 12K{p}.',
    { budgetUsd: 12000 },
  ],
  [
    'living room',
    'My piano teacher studio is in the living room: upright piano{d}, chair for me{d}, bench for parents waiting{d}, shelf for music{d}. Piano not on the outside wall because of humidity{d}.',
  ],
  [
    'living room',
    "we don't watch tv so no tv{r}. records{d}, big speakers on each side of the window{dfp}, a chair in the sweet spot{d}, thick curtains{d}. 13x16{d}",
    { size: [156, 192], refused: ['tv'] },
  ],
  [
    'living room',
    'Everything beige bores me{dr}. Color!{d} Maybe a green sofa{d}, pink walls{d}, or wallpaper{d}. The wood ceiling stays wood, no paint on it{k}.',
  ],
  [
    'living room',
    "if the sectional doesn't fit, two loveseats{d}. recliner for dad either way{d}. we host 10 for football{d} so tv at least 75{d} and a bar cart{df}",
  ],
  // Bedrooms.
  [
    'bedroom',
    "Make-up table by the window{d}, king bed on the wall opposite{d}, two nightstands{d}, and my husband's CPAP needs an outlet next to the bed{p}. Not a fan of overhead lights{r}.",
  ],
  [
    'bedroom',
    'teen boy 15{d}, 6 ft 3 so the bed has to be long{d}, desk for gaming 60 inch{d}, guitar wall{df}, black{d} but not depressing{}, 10x11{d}. carpet fine{k}',
    { size: [120, 132] },
  ],
  [
    'bedroom',
    'Guest room. Two twin beds that can push together{d}, one nightstand between them{d}, luggage rack{f}, blackout{d}. Closet keeps its doors{k}. Paint and carpet only otherwise{dp}.',
  ],
  [
    'bedroom',
    'baby number 2 arrives in march{d}. toddler bed stays{k} crib comes in{d} dresser doubles as changing table{d} no room for a glider i guess{r} but would be nice{}. night light{pf}, humidifier outlet{p}',
  ],
  [
    'bedroom',
    'Our bedroom is 12 x 15{d}, the bed is against the window now and it is cold{}, put it against the inside wall{d}. Walk in closet by taking 5 feet from the room{d}. Ceiling fan instead of the chandelier{d}.',
    { size: [144, 180], wanted: ['ceiling-fan'] },
  ],
  [
    'bedroom',
    'I have migraines{}: no bright lights{r}, dimmers everywhere{p}, dark walls{d}, heavy drapes{d}, nothing scented lol{}. Queen{d}. Keep dresser + nightstands{k}',
    { kept: ['dresser'] },
  ],
  // Offices.
  [
    'office',
    'I teach online so the camera must see the bookshelf{d}, the light comes from in front of me{d}, and nobody walks behind me{d}. Desk 72x30{d}, second monitor arm{f}, printer out of sight{d}. $3,500{p}.',
    { budgetUsd: 3500 },
  ],
  [
    'office',
    'two of us share{d}, he is on calls all day and i write{d}, so desks not facing each other{d}, far apart{d}, and a door instead of the open arch{d}. rug to kill echo{d}',
  ],
  [
    'office',
    'Therapy practice at home: two armchairs facing{d}, small sofa{d}, box of toys for kids{df}, white noise{pf}, separate entrance off the driveway already exists{k}. Warm, not clinical{d}.',
  ],
  [
    'office',
    'closet office (cloffice) 5 ft wide 26 in deep{d}. desk top{d}, 2 shelves over{d}, outlet in there{p}, bifolds come off{r}',
  ],
  // Basements.
  [
    'basement',
    'Bsmt 700 SF, LVP throughout{d}, (1) egress bedroom{d}, full bath rough-in exists{k}, wet bar{d}, 5/8 drywall ceiling no drop{r}, mech room louvered door{pf}. Est. $55/SF{p}.',
  ],
  [
    'basement',
    'it floods about every two years{pf} so nothing that can rot{d}. sump stays accessible{k}. gym one side{d}, kids play area other side{d}. no bedroom{r}, no bathroom{r}.',
  ],
  [
    'basement',
    'pool table{d} needs five feet around{d}, dart board{df}, poker table for 6{d}, fridge for beer{d}, couch + tv{d}. stairs come down in the middle{d}. 24x28 with 3 poles{d}',
    { size: [288, 336] },
  ],
  [
    'basement',
    'Parents come from India for six months at a time{d}. Bedroom, bathroom with a shower and a hand spray by the toilet{d}, small kitchen with good exhaust because of spices{d}, prayer corner facing east{df}. No stairs inside for them if possible{f}.',
  ],
  [
    'basement',
    "don't finish it all{}, half stays storage{k}. the finished half: homeschool for 4{d}, big table{d}, whiteboard{d}, cubbies{d}, craft sink{d}. lots of light, it's dark{d}",
  ],
  // Garages.
  [
    'garage',
    'two sedans{d}, a snowblower{df} and 3 bikes{d}. shelves up high{d}. EV charger for one of them{dp}. Floor coating{d}. The water heater in the corner stays{k}.',
  ],
  [
    'garage',
    'Convert to rental studio 12x20{d}: kitchen along one wall{d}, 3/4 bath{d}, murphy bed{d}, slider where the garage door is{d}. City says 1 parking spot must stay on the driveway{f}.',
    { size: [144, 240], extent: 'conversion' },
  ],
  [
    'garage',
    "The truck lives outside now and that's fine, no cars in here{r}. Woodshop: table saw in the middle{d}, bench along the back{d}, dust collection{df}, 240V{p}, mini split{p}.",
  ],
  [
    'garage',
    '3 cars{d}, lift for the third one{f}, epoxy with flakes{d}, cabinets gray on left wall{d}, no drywall needed{r}, door opener quiet{p}. 30 by 24{d}',
    { size: [360, 288] },
  ],
  // Others.
  [
    'other',
    'Mudroom: five of everything{}: hooks{d}, cubbies{d}, shoe slots{d}. Bench{d}. Washer and dryer move here from the basement{d}. Dog door{p}.',
  ],
  [
    'other',
    'laundry, 6 by 7{d}, side by side not stacked{d}, front loaders{d}, pull out ironing board{df}, the cat box has to go somewhere{df}, drying rack{d}, no sink{r}',
    { size: [72, 84], refused: ['plain-sink'] },
  ],
  [
    'other',
    'Dining room seats 8{d} but our table only 6 so bigger table{d}. Sideboard stays{k}. Chandelier too low{d}. Walls dark blue above the chair rail{d}. Window treatments{d}',
  ],
  [
    'other',
    'Screened porch into a 3 season room{d}: windows instead of screens{p}, swing stays{k}, ceiling fan{d}, outdoor rug{d}, table for four{d}, no heat{r}.',
  ],
];

/** Thirty more, labelled before the engine read them, after the mends for the sixty. */
export const STRANGERS_SECOND: readonly UnseenText[] = [
  [
    'kitchen',
    "so we just moved in and the previous owners left a giant pot rack it needs to go{r} the counters are fine we dont need new ones{k} but oh my god the floor is sticky it's vinyl from the seventies and i want something wood looking{d} and my mother in law who is kosher needs her own little corner with a sink{d}",
    { kept: ['counters'] },
  ],
  [
    'kitchen',
    'Scope: R&R base cabs only{d}, uppers to remain{k}. New quartz tops w/ 4" splash{d}, undermount SS sink{d}, disposal{p}. Paint walls 2 coats{p}. Appliances by owner{p}.',
    { kept: ['wall-cabinets', 'appliances'] },
  ],
  [
    'kitchen',
    'I am Polish, in Poland kitchens are closed with door{}, I like this{d}, so no open concept{r}. Washing machine in kitchen under counter{d}. Gas cooker 60 cm{d}. Table for four persons by window{d}.',
  ],
  [
    'kitchen',
    'Do we need a permit to remove the soffit{p}? If not, please remove it{p} and take the new cabinets up to the ceiling{d}. Fridge can go anywhere except next to the stove{d}.',
  ],
  [
    'kitchen',
    'Cocina with island con asientos para 4{d}, gabinetes verdes{d}, keep my azulejo because my abuela made it{k}. Need dos hornos{d} for tamales season.',
  ],
  [
    'kitchen',
    "If you could find space for a dishwasher{d} I'd be thrilled, we've washed by hand for 30 years. Not the 18 inch toy, a real one{d}. The stove stays{k}, I know it's ugly.",
    { kept: ['range'], wanted: ['dishwasher'] },
  ],
  [
    'kitchen',
    '11\'4" x 9\'8"{d}; soffits staying{kd}; two-tone cabs (navy/white){d}; undercab LED{d}; 36" ref{d}; 30" slide-in{d}; MW in base cab{d}; no wine fridge{r}; allowance $9k for cabs{p}',
    { size: [136, 116] },
  ],
  [
    'kitchen',
    'Turn the breakfast nook into a mudroom-ish drop zone{d} because we always eat at the counter anyway{d}. Four stools there{d}. Pantry by the garage door{d}. Kids are 3, 5 and 8{d}.',
  ],
  [
    'bathroom',
    'Only the toilet and the vanity{d}. Shower is off limits, it was redone in 2022{k}. Vanity top must be quartz not cultured marble{d}. We can spend 4 to 5 thousand{p}.',
    { extent: 'replace', kept: ['shower'], budgetUsd: 5000 },
  ],
  [
    'bathroom',
    'For Mom. She transfers from her chair from the left side{df}. Sink she can roll up to{d}, tilted mirror{df}, faucet lever{p}, shower 60x36 no curb with a seat on the short wall{d}. She hates cold so heat lamp{pd}.',
  ],
  [
    'bathroom',
    'tub stays{k} its a vintage one, new shower head n valve{pd}, vanity smaller so the door opens all the way{d}, no more pink{r}, hex floor{d}',
    { kept: ['bathtub'] },
  ],
  [
    'bathroom',
    "I don't want the toilet to be the first thing you see{d}. Also don't put the vanity under the window{d}. Shower can stay in the corner{k} but with a new door{d}.",
  ],
  [
    'bathroom',
    'Bathroom 2.4 m by 1.9 m{d}, washing machine must fit{d}, shower instead of bath tub{d}, wall hung toilet{d}, warm floor{p}, towel dryer{d}.',
    { wanted: ['wall-hung-toilet'] },
  ],
  [
    'bathroom',
    'Quick flip: refinish tub{pk}, new vanity 30{d}, LVP{d}, paint{p}, toilet{d}, light{d}. $3k all in{p}. Two weeks{pf}.',
    { budgetUsd: 3000, kept: ['bathtub'] },
  ],
  [
    'bathroom',
    "We've been fighting over this: he wants a urinal{f}, I want a bidet{d}. Neither of us wants a tub{r}. Skylight would be a dream but only if the roof allows it{p}. Storage for 2 years of toilet paper{d}.",
    { refused: ['bathtub'] },
  ],
  [
    'living room',
    'The TV is on the wrong wall, move it opposite the windows{d}... actually no, glare. Put it on the short wall{d}. Couch stays{k}, rug goes{r}, need two end tables{d} and a floor lamp{d}.',
  ],
  [
    'living room',
    'we got 4 dogs{d} so leather not fabric{d}, washable rug{d}, no glass tables{r}, gate to the stairs{f}. 18x20{d}',
    { size: [216, 240] },
  ],
  [
    'living room',
    'Looking for a light and airy coastal feel{d}; existing fireplace surround to be painted white{dp}; sectional w/ chaise{d}; the built-ins flanking the fireplace are staying but need doors{k}; no ceiling fan{r}.',
    { refused: ['ceiling-fan'] },
  ],
  [
    'living room',
    'my dads chair has to be where he can see the front door{d}, hes a vet. big screen{d}, space for his oxygen machine plus outlet{p}, nothing he can trip on{r}',
  ],
  [
    'bedroom',
    "Bed can't go on the window wall{d}, the radiator is there{k}. King{d}. I'd swap the dresser for a wall of closets{d}. Reading lights on both sides{d}. Nothing hanging over our heads, earthquake country{r}.",
  ],
  [
    'bedroom',
    'twin girls age 6{d} each wants her own side{d}, canopy beds{d}, shared desk in the middle for 2{d}, 12 by 12{d}, unicorn wallpaper on one wall{dp}, the closet is fine{k}',
    { size: [144, 144], kept: ['closet'] },
  ],
  [
    'bedroom',
    'Downsizing. Full bed is plenty{d}, no TV in bedroom{r}, one dresser not two{d}, and leave space on the right side of the bed for a walker{d}. Night path lighting to bath{pd}.',
    { refused: ['tv'] },
  ],
  [
    'office',
    "Don't face me to the wall{d}. Desk stays{k}, it's 60x30. Chair for visitors, just one{d}. Bookcase wall behind{d}. Closet doors off and shelves in there instead{d}.",
  ],
  [
    'office',
    'day trader: 6 monitors on one long desk 8 ft{d}, blackout{d}, separate circuit{p}, mini fridge{d}, couch to crash on{d}, lock on door{pf}, 10x14{d}',
    { size: [120, 168] },
  ],
  [
    'basement',
    'Half bath near the stairs{d}, not under them{d}. Movie area{d} and a bar, dry is fine{d}. Leave the laundry where it sits{k}. Ceiling exposed and sprayed black{d}. Thirty five to forty thousand{p}.',
    { budgetUsd: 40000 },
  ],
  [
    'basement',
    'in law unit for my parents (both 74){d}, they dont do stairs well so everything on that level{d}, walk in shower w bench{d}, king bed{d}, small dining table{d}, kitchenette w full size fridge{d}, smoke + CO alarms{p}',
  ],
  [
    'garage',
    'One side for the minivan{d}, the other side gym: rack{d}, bike{d}, mats{d}. Attic ladder must stay clear{k}. Insulated garage door{pd}, not the cheap kind{}. Would be nice if there was a mirror{d}.',
  ],
  [
    'garage',
    'we park 2 small hatchbacks inside{d} plus lawn tractor{df}; need wall for ladders{d}; freezer on the house wall{d}; concrete is cracked{dp}',
  ],
  [
    'other',
    'Entry hall 6x11{d}: bench to put boots on{d}, hooks low for kids and high for us{d}, mail slot sorter{f}, big mirror{d}, runner not a rug with fringe{d}. The stairs railing stays{k}.',
    { size: [72, 132] },
  ],
  [
    'other',
    'Turn dining room into library with a game table{d}, floor to ceiling shelves on the two long walls{d}, ladder on a rail{df}, two leather chairs by the fireplace{d}, chandelier stays but dimmer{k}.',
  ],
];

/** Thirty more, labelled before the engine read them, after the mends for the second thirty. */
export const STRANGERS_THIRD: readonly UnseenText[] = [
  [
    'kitchen',
    'Hi there! Our kitchen is 12 by 15{d} and dated{p}. We would like white cabinets{d}, quartz{d}, a bigger island with seating for three{d}, and to hide the microwave{d}. The hardwood runs through the whole house so please work around it{k}. Budget is 55,000{p}.',
    { size: [144, 180], budgetUsd: 55000, kept: ['floor'], wanted: ['island'] },
  ],
  [
    'kitchen',
    'no upper cabs on the sink wall{r} just a long shelf{d} | fridge opposite the range{d} | black hardware{d} | walnut island top{d} | keep tile floor{k}',
    { kept: ['floor'] },
  ],
  [
    'kitchen',
    'I cook Indian food every day so strong exhaust is a must{d}. Gas with 5 burners{d}. Deep sink{d}. Space for 20 kg bags of rice and flour{d}. My mother sits on a chair to cut vegetables so one lower counter please{d}.',
  ],
  [
    'kitchen',
    'Rental unit, nothing fancy{p}: stock cabinets{d}, laminate tops{d}, vinyl plank{d}, 30" electric range{d}, no dishwasher{r}. Tenant moves in Sept 1{pf}. $11k including labor{p}.',
    { budgetUsd: 11000, refused: ['dishwasher'] },
  ],
  [
    'kitchen',
    "The layout works great, don't change it{k}. It's the finishes that kill me: oak cabinets{d}, almond appliances{d}, green counters{d}. We'd keep the sink because it's cast iron{k}.",
    { kept: ['layout', 'sink'] },
  ],
  [
    'kitchen',
    'we want two islands{d} one for cooking{d} and one for eating{d} in 18 x 24{d}, a scullery behind{d}, fridge and freezer columns{d}, and glass doors to the pool{d}',
    { size: [216, 288] },
  ],
  [
    'kitchen',
    'Tear down the wall between kitchen and dining{p} (contractor friend says its not load bearing){f}, put a counter with stools where it was{d}. Everything else we did in 2019, leave it{k}.',
  ],
  [
    'kitchen',
    'small kitchen, small budget: 6500{p}. paint cabs{p}, new knobs{p}, replace laminate with butcher block{d}, single bowl sink{d}, and a light over the sink{d}. DIY the painting{r}.',
    { budgetUsd: 6500 },
  ],
  [
    'bathroom',
    'Our only bathroom{p} is 5x8{d}. Husband had a hip replacement{d} and can no longer get over the tub{d}. Replace it with a shower with a low threshold{d} and a built in seat{d}. Keep the window{k}. About 15 grand{p}.',
    { size: [60, 96], budgetUsd: 15000, kept: ['windows'] },
  ],
  [
    'bathroom',
    'Primary bath: ditch the corner jacuzzi nobody uses{r}, larger shower in that spot{d}, 72" double vanity{d}, private toilet{d}, black and white tile{d}, brass{d}.',
  ],
  [
    'bathroom',
    'Replace toilet{d}, replace faucet{p}, regrout{p}, new exhaust fan{d}, paint ceiling (peeling){p}. That is all{k}.',
    { extent: 'refresh' },
  ],
  [
    'bathroom',
    'kids wet the floor every night so i need waterproof everything{d}. tub yes{d}. toilet far from tub{d}. storage for towels up high{d} so toddler cant reach. lock that opens from outside{f}',
  ],
  [
    'bathroom',
    'Half bath under stairs 3x6{d}. ceiling slopes to 4 feet at back{d}. corner sink{d}, small toilet{d}, fun wallpaper{d}, round mirror{d}',
    { size: [36, 72] },
  ],
  [
    'bathroom',
    "My partner and I are both tall (6'2\" and 6'5\"){d}: taller vanity{d}, shower head at 7 feet{pdf}, mirror that does not cut off our heads{d}, long tub{d}. Don't need double sinks{r}. 9x10{d}.",
    { size: [108, 120], refused: ['double-vanity'] },
  ],
  [
    'living room',
    'Furniture against walls makes it look like a waiting room{}. Float the sofa{d}, two chairs opposite{d}, rug under all of it{d}, TV above console not over fireplace{d}. Piano has to remain by the stairs{k}. 16x22{d}',
    { size: [192, 264] },
  ],
  [
    'living room',
    "we're minimalists{d}. one sofa{d} one chair{d} one lamp{d} no curtains{r} no rug{r} nothing on the walls{r}",
    { refused: ['curtains', 'rug'] },
  ],
  [
    'living room',
    'Keep the wood stove{k} and the beams{k}, lose the shag carpet{r} and the paneling{r}. Window seat where the radiator is{d}. Plaster walls painted cream{p}.',
  ],
  [
    'living room',
    'grandkids sleep over so a pull-out{d}; toy chest{d}; my recliner near the window{d}; the organ can go{r}; tv bigger than 55{d}',
  ],
  [
    'bedroom',
    'Main bedroom 13 x 14{d}, two windows facing south{d}. We want the bed between the windows{d}, matching nightstands with drawers{d}, a dresser for each of us{d}, and somewhere to sit and put shoes on{d}. Existing carpet is staying{k}.',
    { size: [156, 168], kept: ['floor'] },
  ],
  [
    'bedroom',
    'Toddler moves from crib to twin{d}, so crib out{r}, low shelves{d}, blackout shade{d}, nightlight outlet{p}, wall mural of dinosaurs{dfp}, no dresser that can tip{d}',
  ],
  [
    'bedroom',
    'teen girl 10x12{d} full bed{d} vanity with lights{d} desk{d} fairy lights{df} bean bag{df} lavender{d} closet too small so a wardrobe too{d}',
    { size: [120, 144] },
  ],
  [
    'office',
    'Spare room 10 by 11{d}. My wife works nights so it needs to be dark and quiet{d}, sofa bed for her to nap{d}, my desk by the door{d}, two file cabinets stay{k}, printer{d}.',
    { size: [120, 132] },
  ],
  [
    'office',
    'law office at home: mahogany desk{d}, wall of bookshelves{d}, two client chairs{d}, no window treatments{r}, soundproof door{p}, dedicated internet line{p}',
  ],
  [
    'basement',
    'Need: 2 bedrooms with egress{d}, 1 full bath{d}, small living area{d}. Keep: furnace{k}, water heater{k}, panel accessible{k}. Skip: bar{r}, theater{r}. 30 x 26{d}, 7-6 ceiling{d}. Under 75k{p}.',
    { size: [360, 312], budgetUsd: 75000 },
  ],
  [
    'basement',
    "It's for our band: drums{df}, two guitars amps{df}, couch{d}, mini fridge{d}, must be soundproof or the neighbors will kill us{p}. Carpet ok{d}. Don't need a bathroom{r}.",
  ],
  [
    'basement',
    'finish half of it as gym with mirrors{d} rubber floor{d} sauna{df}; shower and toilet next to gym{d}; other half remains unfinished for storage{k}',
  ],
  [
    'garage',
    'Garage is 24 deep 22 wide{d}. Park the SUV{d}. Rest of it: lawn stuff{d}, tools on pegboard{d}, two bikes hung from ceiling{d}, rolling toolbox stays{k}. Door is noisy, new one with windows{pd}.',
    { size: [264, 288] },
  ],
  [
    'garage',
    'hair salon for one chair{df}, wash sink{d}, waiting bench{d}, half bath{d}, mini split{p}, own entrance from driveway{d}. not parking anymore{dr}. 12x20{d}',
    { size: [144, 240] },
  ],
  [
    'other',
    'Laundry/pantry combo 8x9{d}: stacked machines{d}, pantry shelves floor to ceiling{d}, chest freezer{d}, counter to fold{d}, hamper for each kid{df}. Back door stays where it is{k}.',
    { size: [96, 108] },
  ],
  [
    'other',
    'sunroom 10x16{d} for my orchids: lots of shelves by the glass{d}, sink{d}, chair for me to read in{d}, tile floor with drain{pd}, shades for summer{d}, no tv{r}',
    { size: [120, 192], refused: ['tv'] },
  ],
];
