import { dollars, lowerFirst } from '@plumbline/brief';
import { derivedOf } from '@plumbline/concept';
import { PRICES } from '../../estimate/prices.js';
import { differenceBetween } from './alternates.js';
import { type Asked, type Topic, told } from './topic.js';

/** Questions of money that the lines of the estimate answer. US dollars. */

const BEFORE = 'before tax, overhead and contingency';

/** Words that name no line. */
const NO_NAME =
  /^(?:what|would|will|save|skip|leave|left|drop|without|cost|much|does|have|that|this|them|more|adding|extra|about)$/;

const LEAVES_OUT = /\b(?:skip|drop|leave|without|cut|lose|do away)\b/;
/** Behind such a word its thing is named within so many. */
const MOST_WORDS = 7;

/** "What do I save if I skip the niche?": its lines. */
function saved({ words, e: { estimate } }: Asked): string {
  const at = words.search(LEAVES_OUT);
  const nouns = words
    .slice(Math.max(0, at))
    .split(/[^a-z]+/, MOST_WORDS)
    .filter((word) => word.length > 3 && !NO_NAME.test(word));
  const lines = estimate.lines.filter(
    ({ item, likely }) =>
      likely > 0 && nouns.some((noun) => item.toLowerCase().includes(noun.replace(/s$/, ''))),
  );
  const usd = lines.reduce((sum, { likely }) => sum + likely, 0);
  return usd > 0
    ? `About ${dollars(usd)}, ${BEFORE}: ${lines
        .slice(0, 3)
        .map(({ item }) => lowerFirst(item))
        .join(', ')}.`
    : 'Nothing: it is not in this price.';
}

/** What costs most, of which something may be cut. */
function whatToCut({ e: { estimate } }: Asked): string {
  const dear = [...estimate.lines]
    .filter(({ likely }) => likely > 0)
    .sort((a, b) => b.likely - a.likely)
    .slice(0, 4);
  if (dear.length === 0) return 'Nothing here is in the price: it is furniture, which you buy.';
  const names = dear.map(({ item, likely }) => `${lowerFirst(item)} (${dollars(likely)})`).join(', ');
  return `The dearest lines are ${names}. Plainer goods there, keeping what is sound and leaving pipes and walls where they are save most.`;
}

const MOVES = /^(?:rough-in|plumbing|wall-removal|gas-line|beam|drain)/;

/** "Is it cheaper to keep the layout?". */
function layoutKept({ e: { quantities, estimate } }: Asked): string {
  const ids = new Set(quantities.flatMap(({ price }) => (price && MOVES.test(price) ? [price] : [])));
  const usd = estimate.lines.reduce(
    (sum, { price, likely }) => (price && ids.has(price) ? sum + likely : sum),
    0,
  );
  return `Yes: pipes, drains, gas and walls that stay cost nothing.${usd > 0 ? ` Lines of that kind come to ${dollars(usd)} here, ${BEFORE}.` : ' None of that is in this price.'}`;
}

/** Things that one asks to add, with the row of the price table and what it is counted by. */
const ADDED: readonly (readonly [said: RegExp, id: string, by: 'floor' | 'one'])[] = [
  [/\b(?:heated|radiant|warm) floors?\b|\bfloor heat(?:ing)?\b/, 'floor-heat', 'floor'],
  [/\bskylight\b/, 'skylight', 'one'],
  [/\bdisposal\b/, 'disposal', 'one'],
  [/\bpot filler\b/, 'pot-filler', 'one'],
  [/\bniche\b/, 'shower-niche', 'one'],
  [/\bbench\b/, 'shower-bench', 'one'],
  [/\bbidet\b/, 'bidet-seat', 'one'],
  [/\btowel warmer\b|\bheated towel\b/, 'towel-warmer', 'one'],
  [/\bmini ?split\b|\bheat pump\b/, 'heat-pump', 'one'],
];
/** Of a bath's floor so much is free to be heated. */
const FREE = 0.5;

/** "How much would a heated floor add?": by the price table, where none is priced. */
function added({ words, e: { room, estimate } }: Asked): string | undefined {
  const [, id, by] = ADDED.find(([said]) => said.test(words)) ?? [];
  const row = PRICES.find((one) => one.id === id);
  if (!row || estimate.lines.some(({ price, likely }) => price === id && likely > 0)) return undefined;
  const { widthIn, depthIn } = derivedOf(room.shell);
  const many = by === 'floor' ? Math.round((widthIn * depthIn * FREE) / 144) : 1;
  const [low, high] = [0, 1].map(
    (i) => Math.round((many * ((row.material[i] ?? 0) + (row.labor[i] ?? 0))) / 10) * 10,
  );
  return `${row.name}: about ${dollars(low ?? 0)} to ${dollars(high ?? 0)} more${by === 'floor' ? ` for the ${many} sq ft that are free` : ''}, ${BEFORE}. It is not in this price.`;
}

/** Whether words ask what one of these things would add. */
export const asksForAdded = (words: string): boolean =>
  /\b(?:add|adding|extra|more)\b/.test(words) && ADDED.some(([said]) => said.test(words));

export const OF_MONEY: readonly Topic[] = [
  {
    asks: [[/\b(?:difference|compare|compared|versus|vs)\b/, /\b(?:price|cost|prices|expensive|between)\b/]],
    answer: ({ words, e }) => differenceBetween(words, e.estimate),
    outcome: 'priced',
  },
  {
    asks: [[/\bsave\b/, /\b(?:skip|drop|leave (?:out|off)|without|do away)\b/]],
    answer: saved,
    outcome: 'priced',
  },
  {
    asks: [
      [/\b(?:what|where|how) (?:can|could|should|do|would) (?:i|we) (?:cut|save|trim|skimp|economize)\b/],
      [/\b(?:bring|get|keep) (?:the |this )?(?:cost|price|budget) down\b/],
    ],
    unless: /\b(?:skip|drop|leave (?:out|off)|without|do away)\b/,
    answer: whatToCut,
    outcome: 'priced',
  },
  {
    asks: [
      [
        /\bcheaper\b|\bsave\b/,
        /\b(?:layout|same place|same spot|where (?:it|everything) is|keep everything)\b/,
      ],
    ],
    answer: layoutKept,
    outcome: 'priced',
  },
  {
    asks: [[/\bhow much\b|\bwhat (?:would|does)\b/, /\b(?:add|adding|extra|more)\b/]],
    answer: added,
    outcome: 'priced',
  },
  {
    asks: [[/\b(?:phases|stages|a bit at a time|one (?:room|thing) at a time|spread (?:it|this) out)\b/]],
    unless: /\bpay(?:ments?)?\b/,
    answer: told(
      'Yes, with a seam in the right place: what is in the walls and under the floor is done once, before cabinets and finishes. A second start pays its permit, protection and travel again. The order of the work is in the scope.',
    ),
  },
  {
    asks: [[/\b(?:property )?tax(?:es)?\b/]],
    unless: /\bsales tax\b/,
    answer: told(
      'Your county’s assessor tells: finished floor area, a bath or a bedroom more raises what the house is assessed at, and the permit lets them know. New finishes in the same room seldom do.',
    ),
  },
  {
    asks: [[/\bhoa(?:['’]s)?\b|\bhome ?owners['’]? association\b|\bcondo (?:board|association)\b/]],
    answer: told(
      'Your association’s board tells, by its rules: most ask before work that is seen from outside, touches shared walls, pipes or floors, or takes a parking place; ask for its answer in writing before you sign.',
    ),
  },
  {
    asks: [[/\b(?:hold|keep)s? (?:its|their) value\b|\bmoney back\b|\bpay(?:s)? off\b|\breturn on\b/]],
    answer: ({ e: { room } }) =>
      `Nobody can promise it: in the surveys of what is paid back at a sale a ${room.category === 'kitchen' || room.category === 'bathroom' ? `middling ${room.category}` : 'finished room'} returns about half to three quarters of its cost, a dear one less. A local agent knows what sells in your street.`,
  },
];
