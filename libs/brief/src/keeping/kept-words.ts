/** Words that say what becomes of a thing of the owner's, and words that may stand around its name. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

export const KEEPING = words(
  'keep keeping retain retaining preserve preserving reuse reusing salvage salvaging save saving',
);

export const KEPT = words('kept retained preserved reused salvaged saved');

export const RENEWING = words(
  `refinish refinishing refinished reface refacing refaced repaint repainting repainted resurface resurfacing resurfaced
  reglaze reglazing reglazed restain restaining sand sanding sanded refurbish refurbishing refurbished restore restoring restored`,
);

export const CHANGING = words(
  'touch touching block blocking cover covering disturb damage replace replacing change changing remove removing redo redoing alter altering rip ripping tear tearing lose losing rid ditch ditching',
);

export const MOVING = words('move moving relocate relocating');

export const STAYING = words('stay stays staying remain remains remaining');

export const BRINGING = words(
  `supply supplies supplying supplied provide provides providing provided furnish furnishes furnishing furnished buys purchases brings orders buy buying bought
  purchase purchasing purchased bring bringing order ordering ordered own`,
);

export const OWNERS = words(
  "we i we'll i'll we've i've we're i'm owner homeowner homeowners customer client ourselves myself us me",
);

export const OLD = words('existing current old original present same');

/** Words that may stand before a thing that is named without anything new said of it. */
export const PLAIN = words(
  `the our my this that these those all both any of and or as well also plus just only still most is are be can could
  should must will would has have to needs need want wants we i'd definitely please where possible`,
);

export const LINKS = words('and or plus nor');

export const ARTICLES = words('the our my this that these those existing current old original');

/** What follows a thing that is to be kept clear, not kept: "keep the counters clear". */
export const CLEAR = words(
  'clear clean free open simple small low away out off tidy uncluttered minimal empty dry light bright dark down',
);

/** Where a list of things ends. */
export const ENDS = words(
  `new add adding install installing replace replacing paint painting put putting with in at on under near from for but
  so while then because except without into by over make get build update upgrade want with not no move remove change`,
);

/** What follows is in no price. */
export const EXCLUDING = words('exclude excluding excludes excluded');

/** "The egress window is already there". */
export const THERE = words('there in installed exist exists done here roughed present');

/** What heads a list of things that stay: "Keep: the tub, the toilet". */
export const KEEPS_LIST = words('keep keeping keepers staying stays stay reuse save');

/** What heads a list of things that the owner brings. */
export const BOUGHT_LIST = words('bought ordered purchased');

/** What is said of things that are good enough to stay: "the cabinets are solid", "in good shape". */
export const SOUND = words('solid sound shape condition fine');

export const SOUND_BEFORE = words(
  'yr yrs year years old and but new only are is was were still in good great decent pretty excellent very perfectly structurally really',
);

/** Where it is said that something stands, between its name and its verb. */
export const WHERE = words(
  'in at by on the corner middle center back front left right side far basement below above underneath themselves boxes gets get being ok',
);

export const LEADS = words(
  'in on at by near under over above behind beside next to for with from of into around',
);

export const isVerb = (text: string): boolean => CHANGING.has(text) || MOVING.has(text);

/** "The couch is 96 inches and stays". */
export const isSize = (text: string): boolean =>
  /^(?:\d+(?:x\d+)?|in|inch|inches|ft|feet|foot|wide|long)$/.test(text);

/** Words between a thing and what is said of it. */
export const FURTHEST = 6;

/** Said of a thing by itself, they let it stay: "tub ok". */
export const OKAY = words('ok okay good great fine');

/** What a room has of the builder: the stems of plain names. */
export const HAD = words(
  `tub bathtub shower toilet sink vanity floor cabinet counter countertop appliance fridge refrigerator stove range oven
  dishwasher window light fan layout ceiling trim plumbing wiring furnace door carpet hardwood tile`,
);

/** What somebody who names it alone would have: nobody says of the own counter that quartz is fine. */
export const AGREED = words(
  'quartz granite marble laminate formica corian soapstone brass chrome nickel vinyl lvp linoleum',
);

/** What leads from a thing to where it is. */
export const PLACED = words('in by over under above beside behind near at on');
