import type { Finishes, Purpose, Surface } from '@plumbline/concept';

/** Layouts, by what they are called in a plan. */
export const LAYOUT_WORDS: Readonly<
  Record<string, { readonly name: string; readonly words: readonly string[] }>
> = {
  'one-wall': {
    name: 'one-wall',
    words: [
      'one wall',
      'single wall',
      'i-shape',
      'i-shaped',
      'straight',
      'linear',
      'in-line',
      'one wall kitchen',
    ],
  },
  galley: { name: 'galley', words: ['galley', 'corridor', 'two wall', 'parallel', 'galley style'] },
  'l-shape': { name: 'L-shaped', words: ['l shape', 'l shaped', 'l layout', 'corner layout', 'l'] },
  'u-shape': { name: 'U-shaped', words: ['u shape', 'u shaped', 'u layout', 'horseshoe', 'u'] },
  peninsula: { name: 'peninsula', words: ['g shape', 'g shaped', 'peninsula layout', 'peninsula kitchen'] },
  'open-concept': {
    name: 'open concept',
    words: [
      'open concept',
      'open plan',
      'open floor plan',
      'open layout',
      'open kitchen',
      'open to the living room',
      'great room',
      'open to living room',
      'open to dining',
      'open space',
      'open',
      'open living',
    ],
  },
  'three-piece': {
    name: 'three-piece bath',
    words: [
      'three piece',
      '3 piece',
      'full bathroom',
      'full bath',
      'family bathroom',
      'hall bathroom',
      'hall bath',
      'guest bathroom',
      'guest bath',
    ],
  },
  'four-piece': {
    name: 'four-piece bath',
    words: [
      'four piece',
      '4 piece',
      'five piece',
      '5 piece',
      'master bath',
      'master bathroom',
      'primary bath',
      'primary bathroom',
      'ensuite',
      'en suite',
      'separate tub and shower',
      'tub and separate shower',
    ],
  },
  'half-bath': {
    name: 'half bath',
    words: ['half bath', 'half bathroom', 'powder room', 'two piece', '2 piece', 'powder bath'],
  },
  'shower-only': {
    name: 'shower room',
    words: [
      'shower room',
      'three quarter bath',
      '3/4 bath',
      'shower only',
      'tub to shower',
      'tub to shower conversion',
      'convert tub to shower',
      'replace tub with shower',
    ],
  },
  'wet-room': { name: 'wet room', words: ['wet room', 'wetroom'] },
  'jack-and-jill': { name: 'Jack and Jill', words: ['jack and jill', 'jack jill'] },
  conversation: {
    name: 'conversation group',
    words: [
      'conversational',
      'conversation layout',
      'facing sofas',
      'symmetrical',
      'symmetric',
      'face to face',
    ],
  },
  'tv-focus': {
    name: 'facing the television',
    words: ['tv focused', 'media focused', 'around the tv', 'facing the tv'],
  },
  'fireplace-focus': {
    name: 'facing the fireplace',
    words: ['around the fireplace', 'facing the fireplace', 'fireplace focus', 'fireplace focal point'],
  },
  'l-desk': { name: 'L-shaped desk', words: ['l shaped desk', 'corner desk', 'l desk'] },
  'floating-desk': {
    name: 'desk facing the room',
    words: [
      'floating desk',
      'desk in the middle',
      'desk facing the door',
      'executive layout',
      'desk in the center',
    ],
  },
};

/** Materials, with the name they take on each surface. The first surface is meant where none is said. */
export interface MaterialWords {
  readonly words: readonly string[];
  readonly on: readonly (readonly [Surface, string])[];
}

const m = (words: string, ...on: (readonly [Surface, string])[]): MaterialWords => ({
  words: words.split('|'),
  on,
});

export const MATERIAL_WORDS: readonly MaterialWords[] = [
  m('quartz|engineered stone|caesarstone|silestone|cambria', ['counter', 'quartz'], ['backsplash', 'slab']),
  m('granite', ['counter', 'granite'], ['floor', 'stone-tile'], ['backsplash', 'slab']),
  m(
    'marble|carrara|calacatta',
    ['counter', 'marble'],
    ['floor', 'marble-tile'],
    ['backsplash', 'marble-tile'],
    ['walls', 'tile'],
  ),
  m('quartzite', ['counter', 'quartzite'], ['backsplash', 'slab']),
  m('soapstone', ['counter', 'soapstone']),
  m('butcher block|butcherblock|wood counter|wooden counter|wood countertop|wood top', [
    'counter',
    'butcher-block',
  ]),
  m('concrete', ['counter', 'concrete'], ['floor', 'concrete'], ['walls', 'concrete']),
  m('concrete floor|polished concrete|concrete flooring', ['floor', 'concrete']),
  m('laminate|formica', ['counter', 'laminate'], ['floor', 'laminate'], ['cabinets', 'laminate']),
  m('laminate floor|laminate flooring', ['floor', 'laminate']),
  m('solid surface|corian', ['counter', 'solid-surface']),
  m(
    'stainless steel|stainless',
    ['counter', 'stainless-steel'],
    ['backsplash', 'stainless-steel'],
    ['cabinets', 'stainless-steel'],
    ['metal', 'stainless-steel'],
  ),
  m('terrazzo', ['floor', 'terrazzo'], ['counter', 'terrazzo']),
  m(
    'tile',
    ['floor', 'porcelain-tile'],
    ['backsplash', 'subway-tile'],
    ['counter', 'tile'],
    ['walls', 'tile'],
  ),
  m(
    'porcelain|porcelain tile',
    ['floor', 'porcelain-tile'],
    ['backsplash', 'porcelain-tile'],
    ['walls', 'tile'],
  ),
  m('ceramic|ceramic tile', ['floor', 'ceramic-tile'], ['backsplash', 'subway-tile'], ['walls', 'tile']),
  m('subway tile|metro tile|subway', ['backsplash', 'subway-tile'], ['walls', 'tile']),
  m('zellige|zellige tile|handmade tile', ['backsplash', 'zellige-tile'], ['walls', 'tile']),
  m('herringbone', ['floor', 'herringbone-oak'], ['backsplash', 'herringbone-tile']),
  m('herringbone tile', ['backsplash', 'herringbone-tile']),
  m('hex tile|hexagon tile|hexagonal tile|hexagon', ['floor', 'hex-tile'], ['backsplash', 'hex-tile']),
  m('penny tile|penny round', ['floor', 'penny-tile'], ['backsplash', 'penny-tile']),
  m('mosaic|mosaic tile', ['backsplash', 'mosaic-tile']),
  m('glass tile', ['backsplash', 'glass-tile']),
  m('stacked tile|vertical tile', ['backsplash', 'stacked-tile']),
  m(
    'patterned tile|cement tile|encaustic tile|moroccan tile|talavera',
    ['floor', 'cement-tile'],
    ['backsplash', 'patterned-tile'],
  ),
  m(
    'checkerboard|checkered|checkerboard floor|checkered floor|black and white tile|black and white checkerboard|black and white checkered|black and white checkerboard floor|black and white checkered floor',
    ['floor', 'checkerboard-tile'],
  ),
  m(
    'terracotta tile|terracotta floor|terracotta flooring|terracotta tile floor|terra cotta floor|terra cotta tile|saltillo|spanish tile',
    ['floor', 'terracotta-tile'],
  ),
  m('slate tile|slate floor', ['floor', 'slate-tile']),
  m(
    'stone tile|travertine|limestone|natural stone|stone',
    ['floor', 'stone-tile'],
    ['backsplash', 'marble-tile'],
    ['walls', 'tile'],
  ),
  m('slab backsplash|stone backsplash|quartz backsplash|full height backsplash', ['backsplash', 'slab']),
  m(
    'hardwood|wood floor|wooden floor|hardwood floor|wood flooring|hardwood flooring',
    ['floor', 'oak-plank'],
    ['cabinets', 'oak'],
    ['wood', 'oak'],
  ),
  m(
    'wood|wooden|natural wood|timber',
    ['wood', 'oak'],
    ['floor', 'oak-plank'],
    ['cabinets', 'oak'],
    ['counter', 'butcher-block'],
    ['walls', 'wood-panel'],
    ['ceiling', 'wood-plank'],
  ),
  m('engineered wood|engineered hardwood|engineered oak', ['floor', 'engineered-oak']),
  m(
    'oak',
    ['cabinets', 'oak'],
    ['floor', 'oak-plank'],
    ['wood', 'oak'],
    ['counter', 'butcher-block'],
    ['walls', 'wood-panel'],
  ),
  m(
    'white oak|light oak|rift oak|light wood|pale wood|blonde wood',
    ['cabinets', 'white-oak'],
    ['floor', 'white-oak-plank'],
    ['wood', 'white-oak'],
  ),
  m(
    'walnut|dark wood',
    ['cabinets', 'walnut'],
    ['floor', 'walnut-plank'],
    ['wood', 'walnut'],
    ['counter', 'butcher-block'],
    ['walls', 'wood-panel'],
  ),
  m(
    'maple',
    ['cabinets', 'maple'],
    ['floor', 'maple-plank'],
    ['wood', 'maple'],
    ['counter', 'butcher-block'],
  ),
  m('cherry', ['cabinets', 'cherry'], ['wood', 'cherry'], ['floor', 'oak-plank']),
  m(
    'pine|knotty pine',
    ['floor', 'pine-plank'],
    ['cabinets', 'pine'],
    ['wood', 'pine'],
    ['walls', 'wood-panel'],
    ['ceiling', 'wood-plank'],
  ),
  m('bamboo', ['floor', 'bamboo'], ['cabinets', 'bamboo'], ['wood', 'bamboo']),
  m('teak', ['wood', 'teak'], ['cabinets', 'walnut']),
  m('rattan|wicker|cane', ['wood', 'rattan']),
  m(
    'reclaimed wood|barn wood|barnwood|salvaged wood',
    ['wood', 'reclaimed-wood'],
    ['cabinets', 'reclaimed-wood'],
    ['floor', 'pine-plank'],
    ['walls', 'wood-panel'],
  ),
  m('cork', ['floor', 'cork']),
  m(
    'vinyl plank|vinyl planks|click vinyl|vinyl flooring|vinyl floor|vinyl tile|luxury vinyl|lvp|lvt|vinyl|waterproof flooring|luxury vinyl plank',
    ['floor', 'lvp'],
  ),
  m('sheet vinyl|linoleum', ['floor', 'vinyl-sheet']),
  m('carpet|carpeting|carpet tile|berber|wall to wall carpet|plush carpet', ['floor', 'carpet']),
  m('epoxy|epoxy floor|epoxy flooring|polyaspartic|polyaspartic floor|polyurea|floor coating|coated floor', [
    'floor',
    'epoxy',
  ]),
  m(
    'rubber floor|rubber flooring|rubber mat|rubber mats|rubber tile|rubber tiles|gym flooring|gym floor|gym mats|horse stall mats|stall mats',
    ['floor', 'rubber'],
  ),
  m('brick|exposed brick|brick wall', ['walls', 'brick'], ['backsplash', 'brick']),
  m('shiplap', ['walls', 'shiplap'], ['backsplash', 'shiplap']),
  m('beadboard', ['walls', 'beadboard'], ['backsplash', 'beadboard'], ['ceiling', 'beadboard']),
  m(
    'wainscoting|wainscot|board and batten|wood paneling|wood panelling|picture frame molding|shaker paneling|paneling|wall paneling|panelling',
    ['walls', 'wainscot'],
  ),
  m('wallpaper|accent wallpaper|wall paper|grasscloth|mural|peel and stick wallpaper', [
    'walls',
    'wallpaper',
  ]),
  m('plaster|venetian plaster|stucco', ['walls', 'plaster']),
  m('limewash|roman clay', ['walls', 'limewash']),
  m('coffered ceiling|coffered|tray ceiling', ['ceiling', 'coffered']),
  m('wood ceiling|tongue and groove|plank ceiling', ['ceiling', 'wood-plank']),
  m(
    'brass|champagne bronze|antique brass|gold hardware|gold fixture|brushed gold|gold accent|gold faucet|brushed brass|unlacquered brass',
    ['metal', 'brass'],
  ),
  m('matte black|black hardware|black fixture|black faucet|black metal', ['metal', 'matte-black']),
  m('brushed nickel|nickel|satin nickel', ['metal', 'brushed-nickel']),
  m('polished nickel', ['metal', 'polished-nickel']),
  m('chrome|polished chrome', ['metal', 'chrome']),
  m('bronze|oil rubbed bronze', ['metal', 'bronze']),
  m('copper accent|copper hardware|copper fixture', ['metal', 'copper']),
  m('wrought iron|iron', ['metal', 'iron']),
  m('leather', ['fabric', 'leather']),
  m('velvet', ['fabric', 'velvet']),
  m('linen fabric|linen upholstery|linen sofa|linen curtain', ['fabric', 'linen']),
  m('boucle', ['fabric', 'boucle']),
  m('wool', ['fabric', 'wool']),
  m('performance fabric|pet friendly fabric|stain resistant', ['fabric', 'performance-weave']),
];

/** Nouns that say which surface a colour or a material belongs to. */
export const SURFACE_WORDS: Readonly<Record<Surface | 'accentCabinets', readonly string[]>> = {
  walls: ['wall', 'paint', 'wall color', 'wall colour', 'accent wall'],
  ceiling: ['ceiling'],
  floor: ['floor', 'flooring'],
  trim: ['trim', 'baseboard', 'molding', 'moulding', 'woodwork', 'casing'],
  cabinets: [
    'cabinet',
    'cabinetry',
    'cab',
    'cupboard',
    'vanity',
    'built in',
    'built ins',
    'upper cabinet',
    'bar cabinet',
    'bookcase',
    'wardrobe',
  ],
  accentCabinets: ['island', 'lower cabinet', 'base cabinet', 'lowers', 'peninsula'],
  counter: ['counter', 'countertop', 'worktop', 'benchtop', 'counter top', 'work surface', 'new top', 'tops'],
  backsplash: [
    'backsplash',
    'splashback',
    'back splash',
    'tile',
    'surround',
    'tub surround',
    'shower surround',
  ],
  metal: [
    'hardware',
    'fixture',
    'faucet',
    'handle',
    'pull',
    'knob',
    'tap',
    'metal finish',
    'brass finish',
    'black finish',
    'metal',
  ],
  fabric: [
    'sofa',
    'couch',
    'upholstery',
    'furniture',
    'curtain',
    'chair',
    'bedding',
    'fabric',
    'headboard',
    'sectional',
  ],
  wood: ['table', 'shelf', 'shelving', 'wood furniture', 'desk', 'beam', 'bed frame', 'dresser'],
  accent: ['accent', 'pop', 'pillow', 'decor', 'rug', 'accents', 'throw'],
};

/** How cabinet doors are made. */
export const DOOR_WORDS: Readonly<Record<Finishes['door'], readonly string[]>> = {
  slab: ['slab door', 'flat panel', 'flat front', 'slab', 'handleless', 'slab cabinet', 'flat panel cabinet'],
  shaker: ['shaker', 'shaker cabinet', 'shaker style', 'shaker door'],
  'raised-panel': ['raised panel', 'raised panel door'],
  glass: ['all glass doors'],
  beadboard: ['beadboard cabinet', 'beadboard door'],
};

/** What a room of the category "other" is for. */
export const PURPOSE_WORDS: Readonly<Record<Exclude<Purpose, 'open'>, readonly string[]>> = {
  laundry: [
    'laundry room',
    'laundry closet',
    'laundry nook',
    'laundry',
    'utility room',
    'wash room',
    'washer and dryer',
    'washer',
    'dryer',
  ],
  dining: ['dining room', 'dining', 'formal dining', 'breakfast room', 'breakfast nook'],
  mudroom: ['mudroom', 'mud room', 'entryway', 'entry', 'foyer', 'hallway', 'drop zone', 'boot room'],
  playroom: ['playroom', 'play room', 'kids room', 'toy room', 'play area'],
  gym: ['gym', 'home gym', 'exercise room', 'workout room', 'yoga room', 'fitness room'],
  sunroom: [
    'sunroom',
    'sun room',
    'conservatory',
    'enclosed porch',
    'solarium',
    'four season room',
    'florida room',
    'porch',
  ],
  library: ['library', 'reading room', 'den', 'study'],
  media: ['media room', 'theater room', 'home theater', 'movie room', 'cinema'],
  craft: ['craft room', 'sewing room', 'art studio', 'hobby room', 'studio', 'crafts'],
  music: ['music room', 'recording studio', 'piano room'],
};

/** Small words, and words that say nothing about the room: never reported as unread. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  `a about above accent add added adding additional after again against all along already also although always am
  among amount an and another any anything anyone are area around as ask at available away back basic be beautiful
  because been before being below best better between big both bring but by call can cannot care center clean color
  colored colour coloured combination come comfortable cool could cozy create current currently cute day dear
  definitely design desire did do does doing done down dream during each easily easy eg either elegant else enough
  especially etc even every everything existing family feel feeling few find finish finished first fit fix for
  friend friendly from front fresh full fully function functional get give glad go going good got great guest guests
  had has have having he hello help her here hi high him his home hope house how however i idea if im in inch
  include included including instead install installed into inviting is it its just keep kid kids kind know large
  larger last leave let like line little live living long look looking looks lot love low lower made main maintain
  make making many match matching may maybe me mean medium might mix modernize more most mostly move much must my
  near need needed needs never new next nice no none nor not nothing now of off often ok okay old on once one ones
  only or other otherwise our out over overall own part perfect person piece place please plus possible prefer
  preferably preferred pretty probably project put quality quite rather really recommend redo refresh remodel
  remodeling remodelling remove renovate renovating renovation replace replaced replacing right room said same
  say section see set she should show side simple since size sized small smaller so some someone something sort
  space spacious special standard start stay still style styled stylish such sure take tall tasteful than thank
  thanks that the their them then there these they thing things think this those though three through throughout
  to together tone tones too top toward two type under until up update updated updating upgrade us use used using
  very via want wanted wants warm was way we well were what when where which while white who whole why wide will
  wish with within without wonderful work working would yes yet you swap swapped swapping trade exchange your kitchen bathroom bath bedroom basement garage
  office colorful neutral bright light dark soft natural please feature features double single four five
  modernised practical timeless beautifully lovely big bigger open walls wall floors floor ceiling window windows door doors
  layout concept wood house apartment condo everyday maximize maximise minimum maximum ensure i'd i'm we'd id weve ive
  contractor contractors licensed insured professional budget cost price cheap affordable dollar usd days weeks months
  mother father mom dad parent parents son daughter boy boys girl girls teen husband wife dog dogs cat pet pets people six seven
    actual actually baby bit bought build built busy bump change check comfy completely convert cook cooking corner could couple
    current daily ever everyone fancy favorite feels finally focal gets hotel homework honestly hopefully horrible it's its
    facing behind reading moved moves moving lives narrow never old original point rather real really roughly run seems several someday
    somewhere spare stain stains starting stays stuff suite super that's there's tiny tired today tried trying ugly unfinished usually video wants weekend
    eight dining deck patio primary main studio living space yard backyard labor labour only material materials phase phases payment end half
    alone keeping owner preserve preserving provide provided reface refaced refinish refinished refinishing reglaze reglazed remain
    w b c x freshen deep attic den loft painted heads we're i've we've they're you're he's she's what's who's isn't aren't wasn't weren't hasn't haven't couldn't shouldn't wouldn't let's i'll we'll they'll it'll it'd there'd that'd y'all ain't winter fall season seasons night nights day already less across opposite pls plz thx incl including asap hoping prior currently etc stuff ours theirs mine yours etc gonna wanna gotta kinda sorta lol ok okay btw fyi aka vs thats its dont doesnt isnt arent wont hasnt havent didnt wasnt couldnt shouldnt wouldnt cannot ive weve theyre theyve youre hes shes hed shed wed itd youd ill well hi hello thanks sorry guess suppose hear heard show shown told tell talk said read see seen saw come comes coming came go goes gone went give given gave put puts run runs running ran hold holds held bring brings brought keep keeps turn turns turned sit sits start begins begin began stop stops open opens opened close closes closed closing fall falls follow follows allow allows become becomes remain leave leaves left next last final first second third side sides top bottom middle center centre edge end ends part parts bit piece pieces kind sort type way ways thing matter reason idea ideas plan plans job work works worked while during until since before after above below under over between behind beside near around through along against toward inside outside everywhere nowhere anywhere somewhere both either neither each every few many several most least more enough plenty total entire whole half full empty able unable ready easy easily hard difficult simple simply fine great good better best bad worse worst nice nicer really truly very quite pretty rather fairly just only even still yet ever never always often sometimes usually maybe perhaps possibly probably definitely certainly surely exactly especially particularly mainly mostly almost nearly about approximately roughly again once twice soon later early late ago today tomorrow yesterday week weekly month monthly year yearly years old new young yr yrs hour hours minute minutes can't cant spot spots shape condition solid bigger remains remaining swing swings repaint repainted restore restored retain retaining reuse reusing save saving staying supplied supply supplying
    touch touching untouched clear approximately ballpark max per spend spending tops`
    .split(/\s+/)
    .filter(Boolean),
);
