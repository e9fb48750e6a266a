import type { Brief, Grade, WorkPart } from '@plumbline/concept';
import type { FieldText } from '../reading/field-text.js';
import type { RequestReading } from '../reading/request-reading.js';
import { allMatches } from '../text/all-matches.js';

/** Reads how dear the goods of a room are to be, of all of it and of single parts. */

/** What was said of the level of cost. */
export type CostLevel = Pick<Brief, 'grade' | 'grades'>;

/** Words by which all of it is to cost little. */
const LOW =
  /\b(?:cheapest|as cheap(?:ly)? as|keep it cheap|(?:do|doing|done|redo) (?:it|this|the (?:kitchen|bath|bathroom|room)) (?:on the )?cheap(?:ly)?|on the cheap|inexpensive|budget[- ]friendly|(?:low|lowest)[- ](?:cost|budget)|keep(?:ing)? (?:the |our |all )?costs? (?:(?:way|really|very|as) )?(?:down|low)|(?:tight|shoestring|bare ?bones) budget|budget is (?:really |very |super )?tight|on a (?:tight |shoestring )?budget|money is tight|economical|rental (?:unit|property|house|home|kitchen|bath|bathroom|apartment)|landlord|(?:house |fix and )?flip(?:ping)?(?= house\b| property\b|,|\.)|flip house|spend as little as)/gi;
/** Words by which nothing of it is spared. */
const HIGH =
  /\b(?:high[- ]end(?= (?:kitchen|bath|bathroom|remodel|renovation|room|everything|finish(?:es)?|materials|all|look)\b|[.,;!]|$)|luxury (?=kitchen|bath|bathroom|remodel|renovation|everything|finish)|no expense spared|spare no expense|money is no object|budget is no (?:object|issue)|(?:top of the line|the best of) everything|everything (?:top of the line|top notch|high[- ]end))/gi;
/** What stands before a word and turns it: "not cheap", "looks cheap". */
const TURNED =
  /\b(?:not|no|nothing|never|isn['’]?t|don['’]?t(?: want| like)?|without|looks?|looking|feels?|hate|hated|previous|last|old|former|as if|avoid)(?: [a-z]{1,8})? $/i;

/** A level of cost before the goods that are to have it: "basic white appliances". */
const OF_PART =
  /\b(cheap|cheapest|basic|inexpensive|budget|entry[- ]level|bottom of the line|economy|low[- ]cost|contractor[- ]grade|no[- ]frills|high[- ]end|top[- ]of[- ]the[- ]line|luxury(?! vinyl)|premium|professional[- ]grade|chef[- ]grade)(?:,| and)?(?: (?!and\b|or\b|with\b|but\b)[a-z-]{2,10}){0,2} (appliances?|counter(?:top)?s?|floor(?:ing|s)?|faucets?|lighting|lights|light fixtures?|hardware|knobs|pulls|vanity|vanities|tile|cabinets?|cabinetry|doors?|toilet|tub|bathtub)\b/gi;
const FINE = /^(?:high|top|luxury|premium|professional|chef)/i;
/** Who told of what is there: "the cheap cabinets from the last owner". */
const OF_TODAY = /\b(?:the|our|those|these|their|my|old)(?: [a-z]{1,8})? $/i;
const PARTS: readonly (readonly [name: RegExp, part: WorkPart])[] = [
  [/^appliance/i, 'appliances'],
  [/^counter/i, 'counters'],
  [/^floor/i, 'floor'],
  [/^faucet/i, 'faucet'],
  [/^light/i, 'lights'],
  [/^(?:hardware|knobs|pulls)/i, 'hardware'],
  [/^vanit/i, 'vanity'],
  [/^tile/i, 'tile'],
  [/^cabinet/i, 'cabinets'],
  [/^door/i, 'doors'],
  [/^toilet/i, 'toilet'],
  [/tub$/i, 'bathtub'],
];

/** Grades of single parts that a text names. */
const gradesIn = (text: string): readonly (readonly [WorkPart, Grade])[] =>
  allMatches(text, OF_PART).flatMap(({ 1: level = '', 2: name = '', index }) => {
    const before = text.slice(Math.max(0, index - 24), index);
    const part = PARTS.find(([pattern]) => pattern.test(name))?.[1];
    return !part || TURNED.test(before) || OF_TODAY.test(before)
      ? []
      : [[part, FINE.test(level) ? 'fine' : 'economy'] as const];
  });

/** Places of a pattern in a text where nothing before it turns its sense. */
const placesOf = (pattern: RegExp, text: string): readonly string[] =>
  allMatches(text, pattern)
    .filter(({ index }) => !TURNED.test(text.slice(Math.max(0, index - 24), index)))
    .map(({ 0: said }) => said);

const LITTLE = 'Costs as little as it can';
const MUCH = 'Of the finest goods';

/** How dear a room's goods are to be; a sum that was named decides what is spent where nothing is spared. */
export function readCostLevel(
  texts: readonly FieldText[],
  budgetUsd: number | undefined,
  reading: RequestReading,
): CostLevel {
  let grade: Grade | undefined;
  const grades: Partial<Record<WorkPart, Grade>> = {};
  for (const { field } of texts) {
    const text = reading.textOf(field);
    for (const [part, of] of gradesIn(text)) grades[part] = of;
    const low = placesOf(LOW, text)[0];
    const high = placesOf(HIGH, text)[0];
    if (low) reading.tell(field, low, LITTLE, { is: 'told', id: 'value' });
    else if (high) reading.tell(field, high, MUCH, { is: 'told', id: 'value' });
    if (low) grade ??= 'economy';
    else if (high && budgetUsd === undefined) grade ??= 'luxury';
  }
  return {
    ...(grade ? { grade } : {}),
    ...(Object.keys(grades).length > 0 ? { grades } : {}),
  };
}
