import type { FormText } from './fresh-voices.js';

/**
 * Thirty forms of households, a third of them awkward: fragments, typos, second thoughts, stories with a wish in them. Labelled
 * and committed before the engine read them, and since used for mending: of 262 clauses 201 were right at first sight. Eight marks
 * were cut anew or set right after that.
 */
export const HOUSEHOLDS: readonly FormText[] = [
  // Kitchens.
  [
    'kitchen',
    {
      designPrompt:
        "The lazy susan is broken and I'm done with it, give me drawers there instead{d}. My husband is 6'5 so counters a couple inches higher would save his back{dpcf}. We're fine with the fridge{k}. The window by the table leaks air{p}. I always wanted one of those faucets over the stove but where would the water come from, skip it{r}. Butcher block on the island only{dp}, everything else something I don't have to seal{dpf}.",
      area: '13x16',
      budget: '41000',
      colors: 'dusty green{d}, cream{d}',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'fridge on the other side please, door hits the wall{d}\nmore counter between stove and sink{d}\nsoft close anything{dp}\nspot for the air fryer and toaster so they arent out all the time{d}\nno tile floor my knees{r}\ndisposal yes{dp}\ninstant hot nope{r}\nceiling fan stays{k}',
      area: '11x12',
      budget: '27k',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "We bought the house in March and the kitchen is straight out of 1978.{} The layout actually works so let's not mess with it{k}. Doors and drawer fronts could be swapped, the boxes are solid{kpd}. Counters: anything but granite{rd}. We'd love to lose the fluorescent box light{pr} and do cans{d}. The vent just blows in my face, I'd want it to go outside{pd}. Dishwasher's brand new so don't price one{k}.",
      area: '12 x 14',
      budget: '22000',
      style: 'mid century{d}',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Need: {}30" gas range{d}, French door fridge{d}, single bowl sink{d}, trash pull out{d}. Nice to have: {}wine fridge{d}, glass doors on a couple uppers{d}. Absolutely not: {}open shelves{r}, anything grey{r}. Already bought: {}the pendant lights{kp}, Bosch dishwasher{kp}.',
      area: '12x15',
      budget: '55,000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'my mom cooks indian food every day so {}serious ventilation{dp}, and a door or something I can shut so the smell stays in there{dpr}. deep sink for the big pots{d}. a spot for a 20 lb bag of rice{dp}. she sits on a low stool to chop so leave a piece of counter low{d}. gas please, she wont use induction{dr}. the pooja shelf in the corner is not to be touched{k}',
      area: '10x13',
      budget: '30000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "I go back and forth about an island. OK no island{r}, a table we can all sit at{d}, there's six of us{}. Dishwasher drawers? saw them at a friend's, love{d}. Paint the ceiling{p}. Uppers only on the stove wall{d}. If there's anything left over do the pantry shelves too{dp}. We can live without a microwave{r}.",
      area: '15 x 13',
      budget: '46000',
      requirements: 'please no work on Saturdays, we keep Shabbat{f}; need a copy of your insurance{f}',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Rental. Cheap. {}lvp{d}, stock white shakers{d}, formica{d}, white appliances{d} and {}they need to fit a 24 wide stove space{d}. Fix the hole behind the fridge{p}. GFCI everything{p}. Done before the 1st{fp}',
      area: '8x9',
      budget: '11000',
    },
  ],
  // Bathrooms.
  [
    'bathroom',
    {
      designPrompt:
        "Can't step over the tub anymore after the hip. {}Low shower{d}, a place to sit down in it{d}, something to hold on to{d}. Same toilet is okay but raise it or swap for a tall one{dk}. I don't care about the vanity, cheapest that holds my things{d}. Leave the window alone{k}. My granddaughter slips, so grippy floor{d}.",
      area: '5x8',
      budget: '15000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'double vanity - we get ready at the same time{d}\ntub: dont need it{r}\nshower w/ bench + 2 niches{d}\ntoilet hidden from door{d}\nheated towel bar ok if cheap{dp}\nexhaust fan that turns on by itself{dp}\nno wallpaper. i mean it{r}\nplants can live in there? {}need light then so maybe a skylight{dp}',
      area: '9x11',
      budget: '38000',
      colors: 'warm white{d} oak{d} black fixtures{d}',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Honey oak vanity from the 90s, take it{pr}. Cultured marble top with it{pr}. The tub we keep, its cast iron{k}, the tile around it tho… {}replace{pd}. Someone put carpet in here. Carpet. In a bathroom.{pr} Want tile{d}. Light over mirror buzzes{pd}. Bigger mirror{d}.',
      area: '6x9',
      budget: '13500',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "This is the kids' bath, 3 boys.{} Bulletproof everything.{} Urinal? my husband asked, no{r}. Wall hung faucet{dp}, trough sink{d}, hooks not bars, boys don't fold{dp}. Toilet seat that closes slow{dp}. Floor drain in case of flood{dp}. Grout that isn't white{d}. Shower curtain is fine, no glass to clean{dr}.",
      area: '7x10',
      budget: '21000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Half bath. {}Pedestal sink instead of the cabinet{d}. Corner toilet if there is such a thing, otherwise a short one{d}. Door opens in and hits your knees, pocket door or swing it out{dp}. Wainscot half way{dp}. Mirror from my aunt goes over the sink{dk}. Keep floor{k}.',
      area: "4'6 x 6",
      budget: '6500',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Leak under the shower, ceiling below has a brown ring{p}. So while you have it open: {}new pan{dp}, new valve{p}, bigger if it can go into the linen closet{dpc}. We never use the whirlpool, it can come out{pr} and the laundry could go there, stacked{d}. Bidet seat later, run the outlet now{p}. No frosted glass{r}.',
      area: '10x10',
      budget: '33000',
      layout: 'sinks stay on the long wall{k}',
    },
  ],
  // Bedrooms.
  [
    'bedroom',
    {
      designPrompt:
        'Our son is autistic and needs it calm{}: dim lights{dp}, no bright colors{r}, soft floor{d}, a hideout/tent corner{d}. Bed against the wall, he rolls{d}. Nothing he can climb{r}. Dresser bolted to the wall{dp}. Quiet - his window faces the street{p}. Keep his weighted swing, it hangs from the ceiling{k}.',
      area: '10x12',
      budget: '7000',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'guest room mostly, {}daybed w trundle{d}, desk for when I work late{d}, luggage rack or bench{d}, tv small{d}. no nightstand on the wall side{r}. paint whatever you like but not beige{dpr}. closet is full of my sewing, hands off{k}',
      area: '10x11',
      budget: '5500',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'King bed facing the water view{d}. Fireplace, gas, across from bed - TV over it is ok here{d}. Two closets, one is mine, both need organizers{dp}. Reading chair{d} and a lamp{d}. Rip up the wall to wall{pr}; there might be oak under, if so refinish, if not engineered{dp}. French doors to the deck are staying{k}. Blackout, I work nights{d}.',
      area: '16x18',
      budget: '48000',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'Two queens for airbnb{d}, outlets both sides of each bed{dp}, luggage hooks{dp}, tv on wall{d}, mini fridge + coffee{d}, no closet needed just a rod{dr}. lock on the door{dp}. smoke alarm{p}. Carpet out{pr}, lvp in{d}',
      area: '13x14',
      budget: '8000',
    },
  ],
  // Living rooms.
  [
    'living room',
    {
      designPrompt:
        "We never sit in here because it's dark and the couch is from college.{} New couch{d}, deep, fits three with a dog{d}. TV goes where the bookcase is now{d}, bookcase moves to the office{r}. Can you brighten it without new windows? {dp}Fake beams: take down{pr}. My record player and 400 albums need a home{d}.",
      area: '14x17',
      budget: '13000',
      colors: 'rust{d}, olive{d}, no blue{r}',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        "We'd like to sit around the fire and talk, not stare at a screen{d}. So no television{r}. Four chairs{d}, small table by each{d}, a window seat if it fits under the bay{d}. The mantel's lovely, keep{k}. Grandchildren visit twice a year, hide some toys{d}. The stairs come down in the corner and can't be blocked{d}. The radiator hisses{p}.",
      area: '15 x 19',
      budget: '18,000',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'sectional, L, grey performance fabric{d}. 75" tv{d} on a low console{d}. shelf for switch/ps5/xbox{d}, outlets behind there{p}, cable hidden in wall{p}. rug 9x12{d}. keep blinds{k}. NO recliners my wife says{r}. bar cart{d}. dart board maybe hallway not here{r}',
      area: '15x15',
      budget: '9000',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        "Mom's moving in with a wheelchair so clear paths 36 everywhere{d}. Lift chair near the window and an outlet for it{d}. Threshold at the patio door is too high, ramp it{p}. Rugs out{r}. Sofa can stay{k}, coffee table can't{pr}. Bigger light switches{p}. She likes yellow{d}.",
      area: '16x14',
      budget: '12000',
    },
  ],
  // Basements.
  [
    'basement',
    {
      designPrompt:
        "Teen hangout now, rental later so rough in a bathroom but don't finish it{p}. Big couch{d}, projector screen{d}, foosball{d}. Sound: the baby sleeps right above, insulate the ceiling{p}. Sump pump closet stays accessible{k}. Stairs need a rail{p}. There's a musty smell, deal with that before anything{p}. Carpet tiles{d}.",
      area: '20x24',
      budget: '36000',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        'wine storage on the cold wall{d} w/ glass front{dp}, poker table 6 ppl{d}, wet bar{d}, half bath under the stairs{d}. french drain was done last year, dont touch{k}. ceiling black painted, pipes exposed{d}. low beam - pad it or light it{dp}. Need a second way out? idk code{fp}',
      area: '18x26',
      budget: '50000',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        "Laundry is down here and it is gross. {}New washer and dryer{d}, folding table{d}, utility tub{d}, clothes line across{d}. Half of it gym: {}treadmill{d}, bench{d}, mirrors{d}. Not finishing walls, just paint the block white{d}. Floor epoxy if it's dry enough{d}. Cat door to the stairs{p}.",
      area: '22 by 16',
      budget: '15000',
    },
  ],
  // Garages.
  [
    'garage',
    {
      designPrompt:
        "Two cars have to fit, the Tesla nearest the panel{d}. Charger, 60 amp{dp}. Wall of cabinets for the tools{d}, overhead racks for Christmas{d}, freezer{d}. The step into the house is rotten{p}. Hose bib inside{p}. Floor coating, grey with flecks{d}. Door opener is loud, belt drive{pd}. Don't drywall, no need{r}.",
      area: '22x22',
      budget: '19000',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        'gym in here, car can live outside{rd}. power rack{d}, deadlift platform{d}, rower{d}, rubber floor{d}. mirrors on one wall{d}. insulate the door, its a freezer{p}. big fan{dp}. tv{d}. ceiling is 8 ft so the rack has to be short{}. leave shelves on the back wall{k}',
      area: '20x20',
      budget: '8500',
    },
  ],
  // Offices.
  [
    'office',
    {
      designPrompt:
        "Work from home, calls all day. {}Desk 72 wide{d}, not with my back to the door{d}. Second monitor arm{d}. Acoustic panels or a thick rug{dp}. Bookshelves floor to ceiling on the wall behind me{d}. Keep grandfather's globe{k}. The overhead is harsh, something softer{d}. No carpet, chair won't roll{r}. Space for the dog bed under the desk{d}.",
      area: '11x12',
      budget: '9500',
    },
  ],
  [
    'office',
    {
      designPrompt:
        'tax preparer, people come w/ papers. {}L desk{d} 2 chairs across{d} 3 lateral files that lock{d} shredder spot{dp} printer stand{d}. waiting bench by door{d}. separate entrance would be nice someday{rf}. paint it anything but what it is{dp}. ethernet{p}',
      area: '12x13',
      budget: '7000',
    },
  ],
  // Others.
  [
    'other',
    {
      designPrompt:
        "Laundry room. {}Front loaders side by side w/ counter on top{d}, hanging bar{d}, sink I can wash the dog in{d}. Ironing board that comes out of a drawer{d}. Cabinets to the ceiling, I'm tall{d}. The dryer takes forever, I think the vent is clogged{p}. Floor's wavy, level it{p}. Door could slide, it bangs into the washer{dp}. Water heater is in the corner and lives there{k}.",
      area: '7x11',
      budget: '17000',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'dining room nobody dines in. {}turn it into a library w a table{d}. books on 3 walls{d}, ladder if not crazy money{d}. two wingbacks{d}. seats 6 at xmas{d}. chandelier: my mother in law gave it, so.. stays{k}. take the carpet up{pr}. dark walls, ceiling too{d}. no tv no speakers{r}',
      area: '12x14',
      budget: '14000',
    },
  ],
];
