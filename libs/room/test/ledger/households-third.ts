import type { FormText } from './fresh-voices.js';

/**
 * Fourteen further forms, written when the first fifty-five had been mended for, labelled and committed before the engine read
 * them, and since used for mending: 102 of 124 clauses were right at first sight, 99 with the rules from before all three sets.
 * One mark was set right after that. What no plan draws (`df`) goes to the contractor, what the owner brings is `kp`, as in the other tables.
 */
export const HOUSEHOLDS_THIRD: readonly FormText[] = [
  [
    'kitchen',
    {
      designPrompt:
        "The cabinets were my father's work, please keep them{k}. Everything else can go.{pr} Slate floor{d}, a big apron sink{d}, a gas range with a griddle{d}. We cook for twelve at Christmas so an island people can stand around{d}. No pendant lights, I bump my head{r}. A drawer for dog treats{d}.",
      area: '15x17',
      budget: '58000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        'ok: cabinets white{d}, counters wood look laminate{d}, sink stainless{d}, backsplash none{r}, island too small a room no{r}, lights under the cabs{d}, fan over stove vented{dp}, dishwasher yes{d}, microwave on a shelf{d}. radiator doesnt move{k}. door to porch sticks{p}',
      area: '10x11',
      budget: '19000',
    },
  ],
  [
    'kitchen',
    {
      designPrompt:
        "I'd like to see my kids in the yard while I wash up so put the sink at the window{d}. The wall oven is only a year old, work around it{k}. Replace the cooktop, two burners are dead{pd}. Somewhere for cookbooks{d}. We don't really need a table in here{r}. Light grey floor tile{d}, and please not shiny{df}.",
      area: '12x14',
      budget: '32000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Our shower door leaks all over the floor, replace it{dp}. Grout is black in the corners{p}. Toilet runs at night{p}. While you are here: new vanity with drawers{d}, round mirror{d}, and lower the light, it blinds me{dp}. The tub is fine{k}. I do not want gray{r}.',
      area: '8x9',
      budget: '17000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'Master bath for two tall people.{} Vanity at 36 high{d}, shower head at 7 ft{dp}, long tub, 66 or more{d}. Window above the tub stays{k}. Separate room for the toilet{d}. Heated floor would be lovely but we can skip it if money is short{dp}. The closet door hits the vanity, turn it around{p}. Blue-green tile{d}.',
      area: '10x13',
      budget: '48000',
    },
  ],
  [
    'bathroom',
    {
      designPrompt:
        'cheap refresh before we sell: {}paint{dp}, new faucet{dp}, new light{d}, reglaze the tub{kp}, caulk{p}, toilet seat{pd}. dont touch the tile{k}. no new vanity{rk}. fan makes a racket{p}',
      area: '5x8',
      budget: '3500',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        "Teenage girl's room. She wants a vanity with lights{d}, a full bed{d} against the long wall{d}, string lights{df}, a beanbag{d} and a place for her guitar{d}. The desk she has is fine{k}. Closet doors keep falling off{p}. Not pink anymore{r}. Lavender{d}.",
      area: '11x12',
      budget: '5000',
    },
  ],
  [
    'bedroom',
    {
      designPrompt:
        'King bed, two nightstands{d}. TV: no{r}. I sleep hot so a ceiling fan{d}. He reads late so a light on his side only{d}. Our dressers come with us, two, 60 inches each{kd}. Old carpet out{pr}, wood in{d}. There is a crack over the window{p}. Balcony door stays{k}.',
      area: '15x16',
      budget: '15000',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        "Needs to seat eight for book club{d}. I have two armchairs that I'm keeping{k}, the old couch goes to my son{pr}. Bookshelves either side of the fireplace{d}. We never light it but leave it be{k}. A rug{d}. Nothing modern{r}. Drapes to the floor{d}. The front window whistles when it's windy{p}.",
      area: '15x18',
      budget: '14000',
    },
  ],
  [
    'living room',
    {
      designPrompt:
        'tv above fireplace, i know, dont care{d}. leather sectional{d}. kill the carpet{pr}. lvp{d}. ceiling fan w light{d}. dog gate to the kitchen{df}. wall of photos{d}. outlet behind tv{p}. no drapes just blinds{dp}. piano? sold it{r}',
      area: '16x18',
      budget: '16000',
    },
  ],
  [
    'basement',
    {
      designPrompt:
        "Half of this is my husband's shop and that half is off limits{k}. The other half: a guest bed{d}, a sofa{d}, a small desk{d}. Bathroom would be great but I doubt we can afford it, price it anyway{dp}. Walls sweat in July{p}. The steps are steep, add a handrail{p}. No bar{r}. Lights, lots{d}.",
      area: '24x28',
      budget: '38000',
    },
  ],
  [
    'garage',
    {
      designPrompt:
        'One car plus bikes x4{d} plus my workbench which stays{k}. Shelves up high{d}. Overhead door is dented, replace{dp}. Outlet for the charger{dp}. Epoxy later when the slab is dry{r}. Side door lock is broken{p}. Dont insulate{r}.',
      area: '14x22',
      budget: '9000',
    },
  ],
  [
    'office',
    {
      designPrompt:
        'Two desks facing each other{d}. Filing for a law practice, four drawers at least{d}. A couch to think on{d}. Keep the wallpaper, it was expensive{k}. Glass doors to the hall so light gets through{dp}. No overhead can lights{r}. My chair squeaks the floor to death, put something hard{d}. Rug under the couch{d}.',
      area: '13x14',
      budget: '12000',
    },
  ],
  [
    'other',
    {
      designPrompt:
        'Mudroom/laundry. {}Stack the machines{d}, sink big enough for boots{d}, hooks low for the kids{d}, bench{d}. The chest freezer has to stay, sorry{k}. Tile floor, dark{d}. Back door is drafty{p}. Would love a dog shower but it would never fit{r}. Broom closet{d}. Light switch is on the wrong side{p}.',
      area: '8x10',
      budget: '16000',
    },
  ],
];
