import { feetAndInches } from '@plumbline/brief';
import { type Item, itemsOf } from '@plumbline/concept';
import type { SaidOf } from '../said-of.js';
import { thingsTold } from './things-told.js';

/** Heights that a clause tells, held against how high its things are drawn. Lengths are inches. */

const UNIT = '(in|inch|inches|"|”|ft|feet|foot|\'|’)';
/** "42 inches high", "36 in off the floor". */
const HIGH = new RegExp(
  `\\b(\\d{1,3}) ?-?${UNIT}(?![a-z])\\.? ?(?:high|tall|off the (?:floor|ground)|(?:above|from|over) the floor|in height)(?![a-z])`,
  'i',
);
/** "At 36 inches", "at table height, 30 inches". */
const AT = new RegExp(
  `\\b(?:at|height,?|height of) (?:about |around |exactly )?(\\d{1,3}) ?-?${UNIT}(?![a-z])(?!\\.? ?(?:wide|deep|long|apart|from|away|on center|x|by)\\b)`,
  'i',
);
const SAME = 1.5;

const topOf = ({ box }: Item): number => box.z + box.heightIn;
/** A counter lies on its cabinets. */
const COUNTER = 1.5;
const LIES_ON: ReadonlySet<Item['kind']> = new Set<Item['kind']>(['base-cabinet', 'sink-base', 'vanity']);

/** The heights that one may mean by a thing's height: of its top, and of what hangs its middle and its lower edge as well. */
function heightsOf(item: Item): readonly number[] {
  const top = topOf(item);
  if (item.box.z > 0 && item.kind !== 'countertop')
    return [item.box.z, item.box.z + item.box.heightIn / 2, top];
  return LIES_ON.has(item.kind) ? [top, top + COUNTER] : [top];
}

/** A top that one works or sits at; an island's is that of its counter. */
const TOPPED = /^(?:base-cabinet|sink-base|stool|dining-chair)$/;

/** Hooks are drawn with what they hang on or not at all. */
const HOOKS = /\bhooks?\b/i;

/** The things of a clause whose height is told, with the tops that they carry. */
function thingsOf(said: SaidOf, before: number): readonly Item[] {
  const { e } = said;
  if (HOOKS.test(said.words.slice(0, before))) return [];
  const things = thingsTold(said, before);
  const groups = new Set(things.flatMap(({ kind, group }) => (TOPPED.test(kind) && group ? [group] : [])));
  return [...things, ...itemsOf(e.room, 'countertop').filter(({ group }) => group && groups.has(group))];
}

/** Heights of the room and its windows are held against it by their readers. */
const OF_SHELL: ReadonlySet<string> = new Set(['ceiling', 'opening', 'shell', 'fixed']);

/** That nothing of a clause is as high as it tells, in inches or feet. */
function atAnotherHeight(said: SaidOf): string | undefined {
  if (said.statements.some(({ claim }) => OF_SHELL.has(claim.is)) || /\bsill\b/i.test(said.words))
    return undefined;
  const match = HIGH.exec(said.words) ?? AT.exec(said.words);
  if (!match) return undefined;
  const told = Number(match[1]) * (/^(?:f|'|’)/i.test(match[2] ?? '') ? 12 : 1);
  const things = thingsOf(said, match.index);
  if (things.length === 0) return HEIGHT_UNTOLD;
  if (things.some((item) => heightsOf(item).some((height) => Math.abs(height - told) <= SAME)))
    return undefined;
  const [first] = things;
  const high = heightsOf(first as Item).reduce((a, b) => (Math.abs(b - told) < Math.abs(a - told) ? b : a));
  return `It is drawn ${feetAndInches(Math.round(high))} high, not ${feetAndInches(told)}.`;
}
const HEIGHT_UNTOLD = 'How high it goes is on no sheet: your contractor sets it as you wrote it.';

/** Heights in words, and what is so high. */
interface HeightInWords {
  readonly words: RegExp;
  readonly beside?: RegExp;
  readonly is: (item: Item) => boolean;
  /** What the plan has in its place. */
  readonly else: string;
}

const hangs = ({ box }: Item): boolean => box.z > 0;
const middleOf = ({ box }: Item): number => box.z + box.heightIn / 2;
/** What a child of four reaches (ADA 308, notes), and the lower edge of what hangs for one. */
const CHILD_REACHES = 44;
const HANGS_LOW = 36;
const isBetween =
  (least: number, most: number) =>
  (item: Item): boolean =>
    topOf(item) >= least && topOf(item) <= most;

const IN_WORDS: readonly HeightInWords[] = [
  {
    words: /\b(?:eye|face) (?:level|height)\b/i,
    beside: /\b(?:sit|sits|sitting|seated|seats?)\b/i,
    is: (item) => hangs(item) && middleOf(item) >= 36 && middleOf(item) <= 48,
    else: 'It is drawn, but its middle is not at the eyes of who sits.',
  },
  {
    words: /\b(?:eye|face) (?:level|height)\b/i,
    is: (item) => item.kind === 'wall-oven' || (hangs(item) && middleOf(item) >= 48 && middleOf(item) <= 68),
    else: 'It is drawn, but its middle is not at eye level.',
  },
  {
    words: /\b(?:table|desk|dining)[- ]height\b/i,
    is: isBetween(27, 31.5),
    else: 'It is drawn higher or lower than a table.',
  },
  {
    words: /\bbar[- ]height\b/i,
    is: isBetween(40, 44),
    else: 'It is drawn higher or lower than a bar of 42 in.',
  },
  {
    words: /\b(?:standing|working) height\b/i,
    is: isBetween(35, 44),
    else: 'It is drawn higher or lower than one works at standing.',
  },
  {
    words:
      /\b(?:low|lower|lowered|short) enough\b|\b(?:hung|mounted|set|placed|down) (?:down )?low\b|\b(?:kid|child|toddler|children['’]?s|kids['’]?)[- ](?:height|level|high|sized? height)\b|\bat (?:his|her|their) (?:height|level)\b|\b(?:kids?|children|toddlers?|he|she|they) can reach\b|\blow (?:for|so)\b|\bone low\b/i,
    is: (item) => (hangs(item) ? item.box.z <= HANGS_LOW : topOf(item) <= CHILD_REACHES),
    else: 'It is drawn at the usual height, not low: your contractor sets it as you wrote it.',
  },
  {
    words:
      /\b(?:up|mounted|hung|stored|kept) high\b|\bhigh up\b|\bout of (?:the )?(?:reach|kids['’]? reach|children['’]?s reach)\b|\b(?:kids?|children|toddlers?|bab(?:y|ies)|dogs?|cats?|they|he|she) (?:can['’]?t|cannot|won['’]?t) (?:reach|get (?:at|to|into))\b/i,
    is: (item) => item.box.z >= 48 || (item.kind !== 'bookcase' && topOf(item) >= 72),
    else: 'Nothing of it is drawn high up or locked.',
  },
];
/** A figure beside the words counts, and not the words. */
const HAS_FIGURE = new RegExp(`\\d ?-?${UNIT}(?![a-z])`, 'i');

/** What a clause says of how high its things are that is not so in the plan. */
export function heightLacking(said: SaidOf): string | undefined {
  const other = atAnotherHeight(said);
  if (other !== undefined || HAS_FIGURE.test(said.words)) return other;
  const told = IN_WORDS.find(
    ({ words, beside }) => words.test(said.words) && (beside?.test(said.words) ?? true),
  );
  const things = told ? thingsOf(said, said.words.search(told.words)) : [];
  if (!told || things.some(told.is)) return undefined;
  return things.length === 0 ? HEIGHT_UNTOLD : told.else;
}

/** Whether words tell a height or a reach. */
export const tellsHeight = (words: string): boolean =>
  HIGH.test(words) || IN_WORDS.some((told) => told.words.test(words));
