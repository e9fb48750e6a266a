import type { FormText } from './fresh-voices.js';

/**
 * Twenty-five forms in other voices: letters, text messages, dictation, an agent, a nurse, people who think aloud. Labelled and
 * committed before the engine read them, and before the first thirty (`households.ts`) were mended for: of 209 clauses 162 were
 * right before that and 163 behind it, 173 since.
 */
export const HOUSEHOLDS_AGAIN: readonly FormText[] = [
  // Kitchens.
  [
    'kitchen',
    {
      designPrompt:
        'To whom it may concern: we are a retired couple and wish to renew our kitchen.{} The cupboards are sound and only want repainting{pdk}. We should like a proper larder{d} and a comfortable chair by the window{d}. The cooker is gas and must remain so{kd}. My wife finds the present lighting gloomy{dp}. Kindly do not disturb the quarry tiles{k}.',
      area: '12 x 15',
      budget: '20000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'kk so basically {}knock thru to the dining room{p}, breakfast bar where the wall was{d}, 4 stools{d}. Smeg fridge the red one already ordered{k}. boiling water tap{dp}. no handles, push to open{d}. bin hidden{d}. kids art wall?? magnetic paint maybe{dp}. budget is tight tight{}',
      area: '11x17',
      budget: '29000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "I'm a baker and sell at the market, so it has to pass inspection{fp}: three compartment sink{d}, hand sink{d}, two ovens stacked{d}, a speed rack{d}, stainless tables instead of an island{d}. Flour gets everywhere, nothing with grooves{rd}. The home side can shrink, {}one small fridge is enough for us{d}. Grease trap, whoever knows{fp}.",
      area: '14x20',
      budget: '72000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'Listing goes live in June. {}Paint the cabinets{pd}, new hardware{d}, new counters in a light quartz{d}, swap the 4" splash for subway{d}. Appliances are fine{k}. Don\'t touch plumbing locations{k}. Pot rack comes down{pr}. Replace the one cracked pane over the sink{p}. Anything yellow is out{r}.',
      budget: '14000',
      area: '10x14',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "The thing that bugs me most is there's nowhere to put groceries down when I come in{d}. Second thing is the corner cabinet eats pots{d}. Third, two people can't pass each other by the stove{d}. Other than that we like it! {}Same color, same floor{k}. Maybe a bigger sink{d}. We'd do a peninsula but not if it makes it tighter{dr}.",
      area: '10x13',
      budget: '24000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'stove is a safety issue, sparks when it rains, {}replace{d}\nlight switch is behind the fridge, move{p}\ncupboards: keep uppers, new lowers{dk}\nlino curling -> sheet vinyl{d}\nbackdoor sticks{p}\na nook with a bench for two{d}\ngrab n go shelf for lunchboxes{d}\nGarbage disposal humming, dead{pd}',
      area: '9x12',
      budget: '16500',
    },
  ],
  // Bathrooms.
  [
    'bathroom',
    {
      designPrompt:
        'Home health nurse here filling this in for my patient, he is on a rollator and uses oxygen at night.{} Needs a roll-in shower w/ seat{d}, hand held sprayer{d}, bars both sides of commode{d}, raised seat{d}, door at least 34 clear{dp}. He likes his sink, it can stay if he can get close{kd}. No lips or thresholds anywhere{dr}. Heat lamp, he gets cold{dp}.',
      area: '7x8',
      budget: '18500',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "Thinking out loud: soaking tub or bigger shower, can't have both.{} Shower wins{dr}. Rain head no, my hair{r}. Handheld yes{d}. Somewhere to shave my legs, a ledge is fine{d}. We share a mirror and elbow each other so two mirrors{d}. Drawers for the hot tools with a plug in them{dp}. Terrazzo floor if it isn't insane, else porcelain that looks like it{d}.",
      area: '8x10',
      budget: '31000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'guest bath. new toilet (elongated){d}. new vanity 36{d}. tub stays{k}. surround is chipped - {}fix or replace whatever cheaper{dp}. paint{dp}. towel rings fall off the wall{p}. no power outlet anywhere!!{p} shower head at 5ft 8, raise it{dp}.',
      area: '5x8',
      budget: '8000',
      colors: 'light blue{d}',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'I want to feel like I am in a hotel in Marrakech.{} Arched mirror{d}, green zellige{d}, brass taps{d}, a niche with a lantern{d}. Bath under the window{d}, shower in the corner w/ no door{d}. Toilet out of view{d}. Underfloor heating only if the price is silly low{dp}. No spotlights{r}.',
      area: '10x12',
      budget: '52000',
      style: 'moroccan{dp}',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        "Basement bath smells like sewer when it rains, I assume the trap dries out, someone look{pf}. While at it: {}fiberglass shower out{pr}, tile in{d}. Ceiling's only 6-8 so no rain head{r}. The pump under the toilet is loud, can it be quieter{p}. Storage for cleaning stuff{d}. Tile can be the cheap white stuff{d}.",
      area: '6x7',
      budget: '14000',
    },
  ],
  // Bedrooms.
  [
    'bedroom',
    {
      designPrompt:
        "My mother passed and this was her room.{} I'd like it to become a place for yoga and my paintings{d}. Her armoire stays, I could never part with it{k}. Take up the pink carpet{pr} and {}show the boards{pd}. An easel by the north window{d}, a sink would be too much I suppose{r}. Shelves for paint{d}. One mirror, full length{d}.",
      area: '13x15',
      budget: '9000',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'two boys 7 & 9. {}lofts w desks under{d} or {}bunks w stairs, whichever leaves more floor{d}. lego table{d}. hoop on the back of door{dp}. closet doors always off the track, curtain it{dp}. wall they can draw on{dp}. no white{r}. blackout shades{dp}. fan stays{k}',
      area: '12x13',
      budget: '6000',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        "Don't need much. {}Queen, we have the frame{k}. Better reading lights, the lamps get knocked over{d}. More drawers{d}. Window seat with the cat in mind{d}. Squeaky floor by the closet{p}. There's a draft around the AC sleeve, close it up{p}. We'd rather not paint{r}.",
      area: '11x14',
      budget: '4500',
    },
  ],
  // Living rooms.
  [
    'living room',
    {
      designPrompt:
        "Need this room to do three jobs: tv room{d}, homeschool for 2{d}, and grandma sleeps here some weekends{d}. Everything on wheels if possible{}. Printer hidden{d}. World map on wall{d}. Sofa we have is a sleeper so it stays{k}. Woodstove is not used, {}block it but don't remove{k}. Cold floor{p}.",
      area: '17x18',
      budget: '10500',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'OK I am dictating this in the car.{} Big comfy sectional{d} and then um a big ottoman not a coffee table{dr} and the TV on an arm so I can see it from the kitchen{d} oh and get rid of the popcorn{p} and the mirrored wall{pr} and my husband wants a humidor no not a humidor a cigar chair whatever a leather chair{d} and plants lots of plants{d}',
      area: '18x20',
      budget: '22000',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        "Apartment, renting, deposit matters so no drilling{r}. Curtains on tension rods{d}, plug-in sconces{d}, peel and stick on the one ugly wall{d}. Loveseat not sofa, elevator is tiny{d}. Foldaway table for 4{d}. Bikes x2 leaning somewhere{d}. The radiator cover is the landlord's{k}.",
      area: '11x16',
      budget: '3500',
    },
  ],
  // Basements.
  [
    'basement',
    {
      designPrompt:
        "Dad's a drummer, so soundproof one end{p}. Other end: {}kids' table{d}, beanbags{d}, tv{d}, closet for games{d}. We tried carpet and it got wet; vinyl plank{d}. Furnace needs air, don't box it in tight{k}. Bathroom? Not now, plumb for later{p}. Window wells full of leaves{p}. Railing wobbles{p}.",
      area: '24x26',
      budget: '34000',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        'nanny suite. {}queen bed{d}, closet{d}, own bath w/ shower{d}, kitchenette: sink{d}, microwave{d}, 2 burner{d}. big egress window{d}. a lock between it and the rest{p}. HVAC reach down there?{fp} laundry is shared, keep where it is{k}. no bar!!{r}',
      area: '20x25',
      budget: '62000',
    },
  ],
  // Garages.
  [
    'garage',
    {
      designPrompt:
        "Furniture restorer, want to work in one bay and still park the Outback{d}. Spray area with a fan that goes outside{dp}. Bench along the back 12 foot{d}. Solvent cabinet, metal{d}. Lots of light, daylight color{d}. Concrete is pitted, grind and seal{p}. Leave the loft storage up there{k}. No sink, there's one in the mudroom{r}.",
      area: '21x23',
      budget: '16000',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        'make it a hangout/office for our teen, {}daybed{d} desk{d} mini fridge{d} tv{d}. garage door becomes a wall w a slider{dp}. heat n cool{p}. attic ladder stays{k}. floor slopes to the door fyi, level{p}. we dont need a bathroom{r}',
      area: '12x20',
      budget: '33000',
    },
  ],
  // Offices.
  [
    'office',
    {
      designPrompt:
        "Architect, I print big and pin up: plotter{d}, flat files{d}, a long pin-up wall{d}, layout table in the middle at standing height{d}. North light is perfect, don't cover those windows{k}. Two stools{d}. Sample library, shelves with bins{d}. Echoey{p}. Concrete floor as is{k}.",
      area: '15x18',
      budget: '17000',
    },
  ],
  // Others.
  [
    'other',
    {
      designPrompt:
        'Pantry off kitchen: {}adjustable shelves{d}, countertop for mixer and toaster oven{d} w/ outlets{p}, spot for 2 trash cans{d}, freezer upright{d}. Light that comes on by itself{dp}. Mouse holes - plug em{p}. No door, just open{rd}. Bottom shelf high enough for dog food bins{dp}.',
      area: '6x8',
      budget: '6000',
    },
  ],
  [
    'other',
    {
      designPrompt:
        "Sunroom to four season room. It has baseboard heat that never works{p}. I'd sit there with coffee{}: two chairs{d}, small table{d}. Plants that need sun, a potting bench{d}, hose hookup{p}. Screens are torn{p}. Brick floor is original, love it{k}. No curtains{r}. Ceiling could be wood{dp}.",
      area: '12x16',
      budget: '27000',
    },
  ],
  [
    'other',
    {
      designPrompt:
        "Entry. {}Somewhere for 5 pairs of boots{d}, backpacks{d}, leashes{d}, the mail{d}. A seat{d}. Light on a sensor{dp}. Slate or something that can take salt{d}. Door weatherstrip is shot{p}. Coat closet: remove the door{pr}, we never close it anyway{}. Big clock is an heirloom, don't move{k}.",
      area: '8x9',
      budget: '7500',
    },
  ],
];
