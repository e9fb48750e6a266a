import { isPiece, pieceSpec } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { thingCalled } from '../attachment/things-called.js';
import { bySentence } from '../turns/by-sentence.js';

/**
 * Things of the owner that come with a size: "my grandmother's Hoosier cabinet: 41 wide, 27 deep, 70 tall". What a table knows gets its
 * size before its name, as every reader takes it; what none knows is written as one of the words that `own-thing` is called by. Every
 * repetition is bounded.
 */

export interface OwnThing {
  readonly id: string;
  /** As its owner calls it. */
  readonly called: string;
  readonly widthIn: number;
  readonly depthIn: number;
  readonly heightIn?: number;
}

const IDS = ['own-thing', 'own-thing-2', 'own-thing-3', 'own-thing-4'] as const;
export const isOwnThing = (id: string): boolean => (IDS as readonly string[]).includes(id);

const RELATION =
  '(?:grandmother|grandma|grandfather|grandpa|great[- ](?:grandmother|grandfather|aunt|uncle)|mother|mom|father|dad|parents|aunt(?: [A-Z][a-z]+)?|uncle(?: [A-Z][a-z]+)?|sister|brother|husband|wife|son|daughter|mother[- ]in[- ]law)';
const OWNER = `(?:(?:my|our|his|her)(?: (?:late |great )?${RELATION}['’]?s?['’]?)?(?: own| old| antique)?)`;
const HAVE =
  "(?:(?:we|i)(?:[’']ve got| already have| have| own| already own| inherited|[’']ve already got)(?: also)? (?:an?|the|this|that|our|my))";
const STOP =
  '(?:is|are|was|goes|go|stays|stay|has|have|it|its|that|which|and|or|but|with|for|of|on|in|at|to|by|from|too|also|wide|deep|tall|high|long|the|a|an|i|we|own|about|inches|feet)';
const WORD = `(?!${STOP}\\b)[a-zA-Z][a-zA-Z'’-]{1,14}`;
const NAME = `((?:${WORD} ){0,3}?${WORD})`;
const BETWEEN =
  "(?: on (?:wheels|casters|a stand|a rolling base))?(?: too| also)?(?:[,:]| \\(|,? (?:that|which)(?: is|['’]s)| is| at)? ?(?:\\(?(?:i|we) (?:already )?(?:own|have) (?:it|one),? ?)?(?:(?:and )?(?:it['’]?s|it is|it measures|measures|about|roughly|at) ){0,2}";
const UNIT = `(?:["”″]| ?inch(?:es)?| ?in\\b\\.?|['’′]| ?feet| ?foot| ?ft\\b)?`;
const NUMBER = '(\\d{1,3}(?:\\.5)?)';
/** A comma ends what is said of the size, before where the thing goes. */
const ENDS = '(?:,(?= (?:goes|go|stays|stay|belongs|sits|stands|needs|is)\\b))?';
const SIZE = `${NUMBER}(${UNIT})(?: (?:wide|long))?(?: ?[x×] ?| by |,? (?:and )?)${NUMBER}(${UNIT})(?: (deep|wide))?(?:(?: ?[x×] ?| by |,? (?:and )?)${NUMBER}${UNIT}(?: (?:tall|high))?)?\\)?`;

const BEHIND = new RegExp(
  `\\b(${OWNER}|${HAVE}|the) ${NAME}${BETWEEN}${SIZE}(?![\\d'"]| ?(?:years|people|of\\b))${ENDS}`,
  'gi',
);
const BEFORE = new RegExp(
  `\\b(${OWNER}|${HAVE}) ${SIZE.replace('\\)?', '')} ${NAME}(?=[,;:.!?)]|$| (?:goes|stays|on|in|at|by|that|which|is|next|along|against|near))`,
  'gi',
);

/** What a room is planned around, or what is built: these have sizes of their own. */
const PLANNED =
  /(?:^|[ -])(?:rooms?|kitchen|bath(?:room)?|bedroom|living|windows?|doors?|opening|doorway|sliders?|closets?|walls?|floors?|ceiling|island|peninsula|tub|bathtub|clawfoot|showers?|vanity|sinks?|toilet|range|stove|cooktop|ovens?|fridge|refrigerator|dishwasher|hood|microwave|beds?|mattress|sofa|couch|sectional|loveseat|rugs?|carpet|tv|television|desk|nook|space|area|lot|house|yard|deck|porch|garage|basement|truck|car|suv|counters?|countertops?|cabinets|stairs|addition|budget|feet|niche|mirror|picture|painting|curtains?|shelf|shelves|tiles?|panel|crib|budget|spot|place|corner)$/i;
const PLANNED_WHOLE =
  /^(?:(?:big |old |small |round |kitchen |dining |dining room |breakfast |coffee |farm |side |end |work )*table|(?:linen |medicine |corner |upper |lower |base |tall |wall )?cabinet|work ?bench|bench|bookcase|nightstand|chair|recliner|glider)$/i;

const isPlanned = (name: string): boolean =>
  !OTHER_KIND.test(name) && (PLANNED.test(name) || PLANNED_WHOLE.test(name) || /piano$/i.test(name));
/** Things whose last word is that of another one. */
const OTHER_KIND =
  /\b(?:(?:tanning|massage|flower|dog|cat|fainting) (?:bed|couch)|(?:doll|bird|play|dog) ?house|phone room)$/i;
/** What says nothing of the kind before a thing's name. */
const PLAIN_WORD =
  /^(?:floor|big|old|small|large|little|wooden|wood|antique|vintage|electric|metal|steel|heavy|tall|long|new|nice|upright|full|kids['’]?|children['’]?s)$/i;

/** A garage has the floor around a saw for what is cut. */
const isSaw = (name: string, category: RoomCategory): boolean =>
  category === 'garage' && /\btable saw$/i.test(name);

/** Whether the room's own readers and planners know a thing by its name, with a size. */
function isKnown(name: string, category: RoomCategory): boolean {
  const plain = name.toLowerCase();
  if (isPlanned(plain) || isSaw(plain, category)) return true;
  const thing = thingCalled(plain);
  if (thing === undefined || thing === 'other') return false;
  if (!isPiece(thing)) return OWN_SIZE[thing]?.includes(category) === true;
  const { words, name: called, rooms } = pieceSpec(thing);
  return (
    (rooms ?? FURNISHED).includes(category) &&
    [called, ...words].some((word) => {
      const said = word.toLowerCase();
      if (plain === said) return true;
      // A spinning wheel is no potter's.
      const more = plain.endsWith(` ${said}`) ? plain.slice(0, -said.length - 1).split(' ') : [];
      return more.length > 0 && (said.includes(' ') || more.every((one) => PLAIN_WORD.test(one)));
    })
  );
}
const FURNISHED: readonly RoomCategory[] = [
  'living room',
  'bedroom',
  'basement',
  'garage',
  'office',
  'other',
];
/** The rooms in which these are planned as wide as told. */
const OWN_SIZE: Readonly<Record<string, readonly RoomCategory[]>> = {
  dresser: ['bedroom'],
  wardrobe: ['bedroom'],
  freezer: ['garage', 'basement', 'other'],
  'pool-table': ['basement', 'living room', 'garage'],
  'file-cabinet': ['office'],
  'tool-chest': ['garage'],
};

const inches = (said: string, unit: string, other: string): number => {
  const isFeet = /['’′f]/i.test(unit) || (unit === '' && /['’′f]/i.test(other));
  return Number(said) * (isFeet ? 12 : 1);
};
const LEAST = 8;
const MOST = 240;

/** The things of the owner that a text tells of with their sizes, and the text with their names as readers know them. */
export function ownThingsIn(
  text: string,
  category: RoomCategory,
): { readonly things: readonly OwnThing[]; readonly plain: string } {
  if (!/\d/.test(text)) return { things: [], plain: text };
  const things: OwnThing[] = [];
  const take = (owner: string, name: string, sides: readonly (string | undefined)[], all: string): string => {
    const [a = '', unitA = '', b = '', unitB = '', turned, high] = sides;
    const [first, second] = [inches(a, unitA, unitB), inches(b, unitB, unitA)];
    const [widthIn, depthIn] =
      turned === undefined ? [Math.max(first, second), Math.min(first, second)] : [first, second];
    if ([widthIn, depthIn].some((side) => side < LEAST || side > MOST)) return all;
    // "The table, 48 by 30" is nobody's yet.
    if (/^the$/i.test(owner) && !/\b(?:own|have)\b/i.test(all)) return all;
    if (isKnown(name, category)) {
      const thing = isSaw(name, category)
        ? 'table-saw'
        : isPlanned(name)
          ? undefined
          : thingCalled(name.toLowerCase());
      if (thing === undefined) return all;
      things.push({ id: thing, called: name, widthIn, depthIn });
      return `${owner} ${widthIn} by ${depthIn} inch ${name}`;
    }
    const id = IDS[things.filter((one) => isOwnThing(one.id)).length];
    if (id === undefined) return all;
    things.push({ id, called: name, widthIn, depthIn, ...(high ? { heightIn: Number(high) } : {}) });
    // Whose it was says nothing more: it is theirs, and stays.
    return `${/^(?:my|our|his|her)\b/i.test(owner) ? 'my' : owner} ${pieceSpec(id).name}`;
  };
  const plain = bySentence(text, (sentence) =>
    sentence
      .replace(BEHIND, (all: string, owner: string, name: string, ...sides: (string | undefined)[]) =>
        take(owner, name, sides.slice(0, 6), all),
      )
      .replace(BEFORE, (all: string, owner: string, ...rest: (string | undefined)[]) =>
        take(owner, rest[6] ?? '', rest.slice(0, 6), all),
      ),
  );
  return { things, plain };
}
