import { NOUNS } from '../meanings/nouns.js';
import type { Cut } from '../mentions/context.js';
import type { Length } from './lengths.js';
import type { Noun, NounAround } from './nouns-around.js';
import { thingCalled, usualWidth } from './things-called.js';

/** What speaks for and against that a length is the size of a noun beside it, as plain strings that a linear scorer weighs. */

/** The words of a length: from one to before another. */
export interface AtWords {
  readonly from: number;
  readonly to: number;
}

const bucket = (n: number): string => (n <= 3 ? `${n}` : n <= 5 ? '4' : n <= 9 ? '6' : n <= 16 ? '10' : '17');

/** How large a length is beside the usual width of a thing. */
function fitOf(thing: string, sides: readonly number[]): string {
  const usual = usualWidth(thing);
  if (usual === undefined) return 'unknown';
  const share = Math.max(...sides) / usual;
  return share < 0.35
    ? 'tiny'
    : share < 0.6
      ? 'small'
      : share < 1.5
        ? 'usual'
        : share < 2.4
          ? 'large'
          : 'huge';
}

const HEIGHT = /^(?:tall|high|thick|deep|off|above|below|apart|away|from|clearance|between)$/;

/** Of a length by itself: what it is where it belongs to no noun. */
export function featuresOfNone({ words }: Cut, { from, to }: AtWords, { form, sides }: Length): string[] {
  const after = words[to]?.stem ?? '^';
  const before = words[from - 1]?.stem ?? '^';
  const most = Math.max(...sides);
  return [
    'none',
    `none ${form}`,
    `none after ${after}`,
    `none before ${before}`,
    `none ${form} after ${words[to]?.part ?? '^'}`,
    `none ${form} before ${words[from - 1]?.part ?? '^'}`,
    `none ${form} ${most < 24 ? 's' : most < 100 ? 'm' : most < 150 ? 'l' : 'xl'}`,
    ...(HEIGHT.test(words[to]?.word ?? '') ? ['none height'] : []),
    ...(from === 0 ? ['none first'] : []),
  ];
}

/** What a noun names, whatever length is beside it. */
export interface Naming {
  readonly thing: string | undefined;
  readonly known: string;
  /** The word that its phrase begins with, determiners and numbers taken in. */
  readonly lead: number;
}

export function namingOf(all: Cut, noun: Noun): Naming {
  const thing = thingCalled(noun.phrase);
  const named = (): string => NOUNS.names([noun.phrase.slice(noun.phrase.lastIndexOf(' ') + 1)]) ?? 'none';
  return {
    thing,
    known: thing === undefined ? named() : thing === 'other' ? 'other' : 'sized',
    lead: leadOf(all, noun),
  };
}

/** Of a noun beside it. */
export function featuresOfNoun(
  { words, clauseOf, sentenceOf }: Cut,
  at: AtWords,
  { form, sides }: Length,
  { noun, side, rank }: NounAround,
  { thing, known, lead }: Naming,
): string[] {
  const [low, high] = side === 'before' ? [noun.to, at.from] : [at.to, noun.from];
  const between = words.slice(low, high);
  const parts = between.map(({ part }) => part).join('');
  const leads = words[lead - 1];
  const isLed = leads?.part === 'P' ? leads.word : leads?.part === '&' || leads?.part === '/' ? '&' : '-';
  const sameClause = clauseOf[noun.from] === clauseOf[at.from];
  const sameSentence = sentenceOf[noun.from] === sentenceOf[at.from];
  const where = sameClause ? 'clause' : sameSentence ? 'sentence' : 'beyond';
  const isFirst = sentenceOf[noun.from] !== sentenceOf[lead - 1];
  const after = words[at.to]?.word ?? '^';
  const own = words[noun.from - 1];
  const hasNumber = side === 'before' && own !== undefined && /^[#U]$/.test(own.part);
  return [
    `${side} ${rank}`,
    `${side} ${rank} ${form}`,
    `${side} far ${bucket(between.length)}`,
    `${side} ${where}`,
    `${side} ${where} ${rank}`,
    `${side} ${known}`,
    `${side} ${known} ${rank}`,
    `${side} led ${isLed}`,
    `${side} led ${isLed === '-' ? '-' : 'P'} ${known}`,
    ...(between.length <= 6 ? [`${side} path ${parts}`] : []),
    ...(between.length <= 3 ? [`${side} words ${between.map(({ stem }) => stem).join(' ')}`] : []),
    ...(isFirst ? [`${side} subject`, `${side} subject ${where}`] : []),
    ...(hasNumber ? [`${side} numbered`] : []),
    ...(between.some(({ part }) => part === '#') ? [`${side} over number`] : []),
    ...(between.some(({ part }) => part === '.') ? [`${side} over stop`] : []),
    ...(between.some(({ part }) => part === 'T') ? [`${side} over it`] : []),
    ...(between.some(({ part }) => part === '&') ? [`${side} over and`] : []),
    ...(between.some(({ part }) => part === 'P') ? [`${side} over P`] : []),
    ...(/^[,.)]$/.test(words[at.to]?.part ?? '.')
      ? [`${side} ends`]
      : [`${side} then ${words[at.to]?.part}`]),
    ...(HEIGHT.test(after) ? [`${side} height`] : []),
    `fit ${fitOf(thing ?? '', sides)}`,
    `fit ${form} ${thing ?? 'none'} ${fitOf(thing ?? '', sides)}`,
    `head ${words[noun.to - 1]?.stem}`,
    `det ${own?.part === 'D' ? own.word : (own?.part ?? '^')}`,
  ];
}

function leadOf({ words }: Cut, { from }: Noun): number {
  let first = from;
  while (first > 0 && from - first < 5 && /^[D#US]$/.test(words[first - 1]?.part ?? '')) first--;
  return first;
}
