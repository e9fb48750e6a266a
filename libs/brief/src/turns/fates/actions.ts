import type { Fate, FateReader } from './fate.js';
import type { Marked } from './named.js';
import { workIn } from './works.js';

/** Clauses in which somebody does something to a thing: "my brother is doing the painting", "I gave the old sofa to my niece". */

const ADVERBS =
  '(?: (?:already|just|now|still|all|both|finally|actually|also|since|recently|currently|long|even|then|only|really|promptly|probably|long since)){0,2}';
const GIVES =
  '(?:gave|give|gives|giving|have given|has given|promised|lent|loaned|leaving|left|passed|sent|handing|handed)';
const ME = '(?:i|we)';
const P = '(?:P\\d{1,2}|he|she|they|somebody|someone|everybody|everyone)';
const PARTS_WITH =
  '(?:sold|donated|re-?homed|returned|tossed|threw out|threw away|got rid of|gave away|traded in|dumped|junked|scrapped|lost)';
const TAKES =
  "(?:takes?|took|taking|has taken|have taken|will take|['’]ll take|is taking|are taking|['’]s taking|gets|is getting|picked up|is picking up|picks up|hauled off|carried off|wants (?=it back|them back))";
const THING = 'T(\\d{1,2})(?!\\d)';
const BEGINS = String.raw`(?<=^|[,;:(—–-] ?|\b(?:and|but|so|because|since|then|as|oh|well|also) )`;
const ENDS = String.raw`(?=\s?(?:[,;:.)!—–-]|$)| (?:and|but|so|because|since|which|that) )`;
/** Words behind, up to the end of the clause. */
const TAIL = String.raw`(?: (?!(?:and|but|so|because)\b)[A-Za-z0-9'’$%-]{1,14}){0,9}?`;
const AUX = "(?:['’](?:ve|d|s|re|ll|m)| (?:have|has|had|is|are|am|was|were|will|is going to|are going to))?";

const OTHER_ROOM =
  '(?:(?:up|down)stairs|elsewhere|somewhere else|next door|in (?:the|an|our|my) ?(?:other|next|adjoining|adjacent|another|different) room|in another room)';

type Say = (named: string, head: string) => string | undefined;
interface Action {
  readonly said: RegExp;
  readonly means: Say;
  readonly unless?: RegExp;
  /** Of no thing told with "a": a neighbor's is none of this house. */
  readonly definite?: true;
  /** Only of things that are told to be somebody's. */
  readonly whose?: 'somebody';
}

const supply: Say = (name) => `we supply the ${name}`;
const remove: Say = (name) => `remove the ${name}`;
const keepOrDo: Say = (_, head) => {
  const work = workIn(head);
  return work && work !== 'flooring install' ? `we do the ${work} ourselves` : `keep the ${head}`;
};
const doWork: Say = (_, head) => {
  const work = workIn(head);
  return work ? `we do the ${work} ourselves` : undefined;
};

const RECEIVED =
  '(?:gave|gives|giving|left|leaves|leaving|lends?|lent|lending|bought|buys|buying|sent|sends|sending|ordered|orders|made|makes|making|built|builds|building|brings?|bringing|brought|carved|got)';
const MAKES =
  '(?:made|makes|making|built|builds|building|carved|milled|brings?|bringing|brought|sends?|sending|supplies|provides|supplying|providing|lending|buying)';
const INSTALLED =
  '(?:put in|installed|replaced|redid|ran|refinished|laid|swapped(?: out)?|rebuilt|fitted|upgraded|relined|re-?painted|rewired|serviced|reglazed|insulated|sealed|fixed|repaired|did|sprayed|has done|have done|roughed in|dug|poured)';
const DOES =
  '(?:do|does|doing|(?:also )?supposed to do|handles?|handling|taking care of|takes care of|putting up|puts? up|hangs?|hanging|lays?|laying|finish(?:es|ing)?|refinish(?:es|ing)?|install(?:s|ing)?|paint(?:s|ing)?|set(?:s|ting)?|to do|has|have|owes (?:me|us))';

const ACTIONS: readonly Action[] = [
  {
    said: new RegExp(
      `${BEGINS}${P}${AUX}${ADVERBS} ${RECEIVED} (?:us|me|him|her|them|it to (?:us|me)) ${THING}${TAIL}${ENDS}`,
      'gi',
    ),
    means: supply,
  },
  {
    said: new RegExp(`${BEGINS}${P}${AUX}${ADVERBS} ${GIVES} ${THING} to (?:us|me)${TAIL}${ENDS}`, 'gi'),
    means: supply,
  },
  {
    said: new RegExp(`${BEGINS}(?:${ME}|${P})${AUX}${ADVERBS} ${PARTS_WITH} ${THING}${TAIL}${ENDS}`, 'gi'),
    means: remove,
  },
  {
    said: new RegExp(
      `${BEGINS}(?:${ME}|${P})${AUX}${ADVERBS} ${GIVES} ${THING}(?: away| back| up)?(?: to| for|${ENDS})${TAIL}${ENDS}`,
      'gi',
    ),
    means: remove,
    unless: /\b(?:to|for) (?:me|us)\b|\b(?:leaving|left|leave) T\d{1,2} (?:in|on|at|where|as)\b/i,
  },
  {
    said: new RegExp(
      `${BEGINS}${P}${AUX}${ADVERBS} ${TAKES} ${THING}(?: (?:with|back|away|home|off|to|at|on|in|this|next|when|for|along)\\b${TAIL})?${ENDS}`,
      'gi',
    ),
    means: remove,
    unless: /\bgets? T\d{1,2}(?: (?:on|in|by|at|with)\b|,)|^(?:he|she|they)(?:['’]s| is)? gets?\b/i,
  },
  // "We already have a TV in the next room": none is wanted here.
  {
    said: new RegExp(
      `${BEGINS}${ME}${AUX}(?: already| still)? (?:have|got|own) ${THING} ${OTHER_ROOM}(?: already)?${ENDS}`,
      'gi',
    ),
    means: (name) => `no ${name}`,
    unless: /^(?!.*\balready\b)/i,
  },
  {
    said: new RegExp(
      `${BEGINS}${ME}${AUX}${ADVERBS} (?:own|inherited|won|bought|found|purchased|already have|already own|already bought|have already|ordered) ${THING}${TAIL}${ENDS}`,
      'gi',
    ),
    means: supply,
    unless: /\b(?:house|condo|place|home)\b/i,
  },
  {
    said: new RegExp(
      `${BEGINS}${ME} had ${THING} (?:put in|installed|replaced|redone|done|refinished|painted|rewired|upgraded|relined|serviced)${TAIL}${ENDS}`,
      'gi',
    ),
    means: keepOrDo,
  },
  // "Leave the tongue-and-groove ceiling be".
  {
    said: new RegExp(
      `${BEGINS}(?:leave|keep) ${THING} (?:be|alone|as (?:is|it is|they are))(?=\\s?(?:[,;:.)!—–-]|$)| (?:and|but|so|because) )`,
      'gi',
    ),
    means: (_, head) => `keep the ${head}`,
  },
  // "Don't touch the existing half bath".
  {
    said: new RegExp(
      `${BEGINS}(?:please )?(?:do not|don['’]?t|never) (?:touch|mess with|disturb) ${THING}${ENDS}`,
      'gi',
    ),
    means: (_, head) => `keep the ${head}`,
  },
  // "He gets his train table".
  {
    said: new RegExp(`${BEGINS}${P}${AUX}${ADVERBS} (?:gets?|keeps?|has|have) ${THING}${ENDS}`, 'gi'),
    means: supply,
    whose: 'somebody',
  },
  {
    said: new RegExp(
      `${BEGINS}${P}${AUX} (?:already )?been paid to [a-z]{3,12}(?: ${THING}| it| them)${TAIL}${ENDS}`,
      'gi',
    ),
    means: () => '',
  },
  { said: new RegExp(`${BEGINS}${P}${AUX}${ADVERBS} owns? ${THING}${TAIL}${ENDS}`, 'gi'), means: supply },
  {
    said: new RegExp(`${BEGINS}${P}${AUX}${ADVERBS} ${DOES} ${THING}${TAIL}${ENDS}`, 'gi'),
    means: doWork,
  },
  {
    said: new RegExp(`${BEGINS}${P}${AUX}${ADVERBS} ${MAKES} ${THING}${TAIL}${ENDS}`, 'gi'),
    means: (name, head) => (workIn(head) ? undefined : supply(name, head)),
    unless: /\b(?:should|you)\b/i,
  },
  {
    said: new RegExp(`${BEGINS}${P}${AUX}${ADVERBS} ${INSTALLED} ${THING}${TAIL}${ENDS}`, 'gi'),
    means: keepOrDo,
    definite: true,
    unless: /\bdid (?:not|n['’]t)\b/i,
  },
];

/** "My brother and his crew are framing and drywalling", "the landlord is repainting in June": the verb is the work. */
const VERBAL = new RegExp(
  `${BEGINS}${P}(?: from (?:next (?:door|T\\d{1,2})|church|work))?(?:['’](?:s|ll|re)| is| are| will| is going to| are going to| has offered to| wants to| promised to| can| has been)? (?:all |both |just )?((?:re)?paint(?:s|ing|ed)?|fram(?:es|ing)|drywall(?:s|ing)?|til(?:es|ing)|insulat(?:es|ing)|plumbs|plumbing|wiring|wires|wallpapering)(?: and ((?:re)?painting|framing|drywalling|tiling|insulating|plumbing|wiring))?(?: (?:it|them|that|those|everything|the (?:room|walls|whole (?:room|thing|place))|T\\d{1,2}))?${TAIL}${ENDS}`,
  'gi',
);

export const byAction: FateReader = (one): Fate | undefined => {
  let hit = false;
  let said = one.shown.replace(/[.!?]{1,3}\s*$/, '');
  said = said.replace(VERBAL, (all: string, verb: string, other: string | undefined) => {
    const works = [verb, other].flatMap((word) => (word ? [workIn(word)] : [])).filter(Boolean);
    if (works.length === 0) return all;
    hit = true;
    return works.map((work) => `we do the ${work} ourselves`).join('. ');
  });
  for (const { said: pattern, means, unless, whose, definite } of ACTIONS)
    said = said.replace(pattern, (all: string, n: string | undefined) => {
      const isOther =
        unless?.test(all) ||
        (definite && /^(?:an?|some|two|three) /i.test(one.things[Number(n)]?.said ?? '')) ||
        (whose && one.things[Number(n)]?.whose !== whose);
      const plain = isOther ? undefined : n === undefined ? means('', '') : meant(one, n, means);
      if (plain === undefined) return all;
      hit = true;
      return plain;
    });
  return hit ? { said } : undefined;
};

function meant({ things }: Marked, n: string, means: Say): string | undefined {
  const thing = things[Number(n)];
  return thing ? means(thing.name, thing.head) : undefined;
}
