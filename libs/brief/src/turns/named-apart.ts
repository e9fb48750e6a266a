import { bySentence } from './by-sentence.js';

/**
 * Two things told by one number and a place for either: "two desks, one on the left wall and one on the right wall", "a bookcase in
 * each front corner". Each is named with its place, as readers of places know it. Every repetition is bounded.
 */

const COUNT = '(?:two|2|both|three|3|a pair of)';
/** A size and what describes a thing, between the number and its name. */
const DESCRIBED = String.raw`(?:\d{1,3}(?:[- ]?(?:inch|in|foot|ft|feet|["'])?)? )?(?:(?!(?:one|and|with|on|in|at|by|for|of|the)\b)[a-z-]{2,12} ){0,3}`;
const AT = '(?:on|in|at|by|against|along|under|below|beside|next to|near|to|over|above)';
const PLACE = String.raw`${AT} (?:the |our |my |each )?[a-z]{3,10}(?: [a-z]{3,10}){0,3}?`;
const ONE_EACH = new RegExp(
  String.raw`\b(${COUNT} ${DESCRIBED}([a-z]{2,12}(?:chairs?|lights?|cases|stands|tables|shelves)|[a-z]{3,12}s)),? (?:with )?(?:(?:just |right )?one|1) (?:is |goes |should go |can go |would go )?(${PLACE}),?( and|,|;)(?: then)? (?:(?:the )?other(?: one)?|another(?: one)?|one|1) (?:is |goes |should go |can go |would go )?(?=${AT} )`,
  'gi',
);

/** Names that end as one of many and are one. */
const single = (name: string): string =>
  /shelves$/i.test(name)
    ? name.replace(/ves$/i, 'f')
    : /(?:ss|sh|ch|x)es$/i.test(name)
      ? name.replace(/es$/i, '')
      : name.replace(/s$/i, '');

const several = (name: string): string => (/shelf$/i.test(name) ? name.replace(/f$/i, 'ves') : `${name}s`);

/** Nobody sets one of these here and another there. */
const NO_THING = /^(?:ways|days|weeks|years|inches|feet|kids|boys|girls|people|sides|walls|places|of us)$/i;

/** "One door in the left wall and one in the right". */
const ONE_AND_ONE =
  /\bone (door|window|closet|sconce|bookcase|desk|chair|vanity|twin|bed|sofa|loveseat|sink|dresser|shelf|bench) (in|on|at|along|against) the (left|right|back|front|north|south|east|west)( wall| side)? and (?:one|the other|another) (?:in|on|at|along|against) the (left|right|back|front|north|south|east|west)(?: wall| side)?(?! (?:corner|end|half)\b)/gi;

const IN_EACH_CORNER =
  /\b(?:an?|one) ((?:[a-z-]{3,12} ){0,2})([a-z]{3,14}) in (?:each|both|either|the two|each of the two) (?:of the )?(front|back|rear|far|left|right) corners?\b/gi;

/** Which two corners are at an end of a room. */
const CORNERS: Readonly<Record<string, readonly [string, string]>> = {
  front: ['front left', 'front right'],
  back: ['back left', 'back right'],
  rear: ['back left', 'back right'],
  far: ['back left', 'back right'],
  left: ['back left', 'front left'],
  right: ['back right', 'front right'],
};

/** An opening that a door is to close. */
const CLOSED_WITH =
  /\b(?:close|fill|shut|closing|filling)(?: off| in| up)? (?:the |that |our )?(?:(?:cased|wide|big|open|arched) )?(?:opening|archway|doorway)((?: (?:on|in|to|at|between) the [a-z]{3,10}(?: [a-z]{3,10}){0,2}?)?),? with (?:an? |some |new )?((?:glass |wood |white |black |steel |new )*(?:french|pocket|sliding|barn|double|bifold) doors?)\b/gi;

/** "Along the left and back walls". */
const TWO_WALLS =
  /\b(windows|bookcases|bookshelves)((?: (?:all|are|go|both))*) (on|in|at|along|against|covering|across)(?: both)? the (left|right|back|front|rear|far) (?:(?:wall|side) )?and (?:(?:on|along) )?(?:the )?(left|right|back|front|rear|far)(?: (?:walls?|sides?))?\b(?! (?:corner|end|of|half|wall|side)\b)/gi;

const STOOD =
  '(?:tv|television|desk|bed|sofa|couch|sectional|piano|(?:dining |kitchen |coffee |pool )?table|dresser|crib|fridge|refrigerator|stove|range|washer|dryer|treadmill|bookcase|bookshelf|china cabinet|hutch)';
/** "TV used to be over the fireplace ... so somewhere else, maybe the left wall": where it was is where it is not to be. */
const USED_TO_BE = new RegExp(
  String.raw`\b(?:(?:the|our|my) )?(${STOOD}) (?:used to (?:be|hang|sit|stand|go|live)|was always) ((?:over|above|on|in|under|by|against|at|next to|beside) (?:the|our|a) [a-z]{3,12}(?: (?:wall|corner|window))?)(?:([^.;!?\n]{0,80}?),? (?:and |but |so )?(?:it (?:should|can|has to|needs to) go |i want it |we want it )?(?:somewhere else|someplace else|elsewhere|anywhere else|anywhere but there|not there)(?:,? (?:maybe|perhaps|like|say|probably|possibly)? ?(?:on |at |against )?(the [a-z]{4,5} wall))?)?`,
  'gi',
);

/** "Windows along the back in their place": new ones. */
const IN_THEIR_PLACE = /\b(?<!new )(windows?\b[^.;!?\n]{0,60}?),? in (?:their|its|that) place\b/gi;

/** "Facing the fire — or facing the TV? facing the fire": who asks and says the first again means that one. */
const ASKED_AND_SAID =
  /\b((?:facing|on|at|under|over|by|in|against|along|opposite|beside) (?:the |our |my )?[a-z]{2,12}(?: [a-z]{3,8})?) ?(?:—|–|-|,|\.\.\.|…)? ?or (?:(?:maybe|should it be|is it) )?[a-z' ]{3,40}\? ?(?:no,? |hmm,? |well,? )?(\1)\b/gi;

/** "Lamps, two": how many behind the name. */
const COUNTED_BEHIND =
  /(?<=^ ?)(?:the )?([a-z]{3,12}(?: [a-z]{3,12})?s), (two|three|four|five|six|seven|eight|[2-8])(?=[,.;!?\n]|$)(?! ?(?:by|x)\b)/gi;

/** Where a thing came from once is no place of this room. */
const CAME_FROM =
  /(?:,|\band\b) (?:(?:it|they|which|that) )?(?:came|was shipped|was hauled|was brought)(?: over| up| down| here)? (?:all the way )?(?:from|in|on) [^,.;!?\n]{3,60}(?=[,.;!?\n]|$)/gi;

/** "A bookcase no taller than 4 feet": a low one. */
const NO_TALLER =
  /\b((?:an? |the |two |one )?)((?:[a-z-]{3,10} )?(?:bookcases?|bookshelf|bookshelves|shelves|dressers?|cabinets?))(?:,| that is| that['’]?s| which is)? (?:no|not|nothing) (?:taller|higher) than (?:about )?(?:[2-4]|two|three|four|2\d|3\d|4[0-8])(?:[- ]?(?:feet|foot|ft|inches|inch|in)\b| ?['"])/gi;

/** One desk that more than one sit at, told around its size and its wall. */
const DESK_FOR_BOTH =
  /\bdesk\b([^.;!?\n]{0,60}?),? (?:for|that fits|to fit) (?:both|the two|two) (?:of (?:them|us)|girls|boys|kids|children|people|chairs)(?: (?:with|and) (?:two|2) (?:desk |office |task )?chairs)?\b/gi;

/** "The walls should be warm white and the oak floor stays": two sentences, each of its own surface. */
const AND_STAYS =
  /\b((?:the |our |all )?(?:walls|ceiling|trim)\b[^,.;!?\n]{3,40}?|paint (?:the |all the |all )?(?:walls|ceiling|trim)[^,.;!?\n]{3,40}?),? and (?=(?:keep|leave|save) (?:the|our) |(?:the|our) (?:[a-z]{3,10} ){0,2}[a-z]{4,10} (?:stays|remains|is staying)\b)/gi;

/** "A rug over the wood floor we have": the floor is there and stays. */
const FLOOR_WE_HAVE =
  /\b(over|on|with|on top of) (?:the|our) ((?:wood|hardwood|oak|pine|maple|tile|laminate|vinyl|concrete|existing|original)(?: wood| oak| pine)? floors?) (?:that )?(?:we (?:already |now )?have|(?:that )?is (?:already )?there|there now)\b/gi;

/** A thing that is put away in a closet stands nowhere in the room. */
const IN_CLOSET =
  /\b(?:the|our|my|a) (?:printer|router|vacuum|safe|modem|luggage|ironing board|sewing machine|shredder|paper) (?:goes|lives|stays|sits|can go|should go|will go|is going|belongs|hides?) in(?:side|to)? (the|our|my) closet\b/gi;

/** "The desk should face the door with a bookcase behind me": two things. */
const FACES_WITH = /\b(fac(?:e|es|ing) the (?:door|window|room|entry)) with (?=(?:an?|the|my|our) )/gi;

/** "The desk should face the door": it stands in the room, and at no wall of the door. */
const DESK_FACES =
  /\bdesk (?:(?:that|which|should|must|to|will|can|has to|needs to|would|is to) ){0,2}(?:fac(?:e|es|ing)|look(?:s|ing)? (?:at|to|toward)) (?:the |my |our )?(?:door|entry|doorway)\b/gi;

/** "A workbench along the back wall with a pegboard": the board is over it. */
const WITH_PEGBOARD =
  /\b(work ?bench|desk|craft table|sewing table)\b([^.;!?\n]{0,60}?),? with (?:a |some )?(pegboard|peg board)s?(?: (?:above|over|behind|on the wall)(?: it| the bench)?)?/gi;

/** "With a table between them": a small one beside two chairs. */
const TABLE_BETWEEN =
  /(?<!\b(?:coffee|side|end|card|game|dining|cocktail|pool|lamp|bedside|night) )\btable (?=between (?:them|the (?:two )?chairs|the two of them|both chairs)\b)/gi;

/** "Bookcases behind me on the back wall": who sits before them says nothing of where they are. */
const BEHIND_ME =
  /\b(bookcases?|bookshel(?:f|ves)|books|shelves)(?: walls?)? behind (?:me|us|my back|my chair)(?: is| are|,)? (?=(?:on|against|along|at) the )/gi;

/** The text with each of two things named by itself. */
export const namedApart = (text: string): string =>
  bySentence(text.replace(ASKED_AND_SAID, '$2'), namedApartInOne);

const namedApartInOne = (text: string): string =>
  text
    .replace(ONE_EACH, (said: string, all: string, name: string, place: string, joint: string) =>
      NO_THING.test(name) ? said : `${all}, one ${single(name)} ${place}${joint} one ${single(name)} `,
    )
    .replace(
      ONE_AND_ONE,
      (_, name: string, at: string, first: string, wall = ' wall', second = '') =>
        `one ${name} ${at} the ${first}${wall} and one ${name} ${at} the ${second}${wall}`,
    )
    .replace(IN_EACH_CORNER, (said: string, kind: string, name: string, end: string) => {
      const [first, second] = CORNERS[end.toLowerCase()] ?? [];
      return first
        ? `two ${kind}${several(name)}, one ${name} in the ${first} corner and one ${name} in the ${second} corner`
        : said;
    })
    .replace(CAME_FROM, '')
    .replace(AND_STAYS, '$1. ')
    .replace(FLOOR_WE_HAVE, '. Our $2 stays')
    .replace(IN_CLOSET, '$1 closet is')
    .replace(FACES_WITH, '$1. ')
    .replace(TABLE_BETWEEN, 'side table ')
    .replace(WITH_PEGBOARD, '$1$2, a $3 above the $1')
    .replace(DESK_FACES, 'floating desk')
    .replace(BEHIND_ME, '$1 ')
    .replace(NO_TALLER, '$1low $2')
    .replace(DESK_FOR_BOTH, 'desk for two$1')
    .replace(COUNTED_BEHIND, '$2 $1')
    .replace(USED_TO_BE, (_, thing: string, there: string, told?: string, wall?: string) =>
      told === undefined ? '' : `${thing} not ${there}${wall ? `, ${thing} on ${wall}` : ''}`,
    )
    .replace(IN_THEIR_PLACE, '$1, new windows')
    .replace(TWO_WALLS, '$1$2 $3 the $4 wall and $1$2 $3 the $5 wall')
    .replace(CLOSED_WITH, (_, place: string, door: string) => `${door}${place}`);
