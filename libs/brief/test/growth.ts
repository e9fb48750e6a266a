import type { ConceptRequest } from '../src/request.js';
import { LONGEST_TEXT } from '../src/text/plain-text.js';

export type Bait = readonly [begin: string, again: string, end: string];

/** What the readers look for, said again and again between a beginning and an end that make a match likely or late. */
export const BAIT: readonly Bait[] = [
  ['sofa 10', ' ', 'quartz'],
  ['ceiling', ' ', '9'],
  ['', 'island, ', '4 stools'],
  ['', 'bar a', ' 4 stools'],
  ['10 ft', '\t', 'x'],
  ['under', '\n', '$9'],
  ['keep', '\u00a0', 'everything'],
  ['', '7', ''],
  ['$', '7', 'x'],
  ['', '1,', 'sq'],
  ['', '1.', 'ft'],
  ['', '1 ', 'by'],
  ['', '1 1/2 ', 'x'],
  ['', "9'", 'x'],
  ['', '9\' 6" x ', ''],
  ['', '12x', ''],
  ['', '12 by ', ''],
  ['', '10 ft ', 'ceiling'],
  ['', '9-', 'ceiling'],
  ['ceiling is ', '9 ', ''],
  ['', 'ceiling ', ''],
  ['', '4 and a half ', ''],
  ['', 'ten by ', ''],
  ['', '12 sq ft ', ''],
  ['', "'", 'a'],
  ['', '"', ''],
  ['', ',', ''],
  ['', '1 000', ''],
  ['', '20k to ', ''],
  ['', '$5 or ', ''],
  ['budget ', 'of ', '9'],
  ['', 'about ', '$9000'],
  ['', 'a hundred thousand ', ''],
  ['', 'forty ', 'grand'],
  ['', '30% ', ''],
  ['', 'half ', '50%'],
  ['', '1/2, ', ''],
  ['start', ' day 1', ''],
  ['', 'labor ', 'only'],
  ['', 'keep ', 'the tub'],
  ['', 'tub later, ', 'now'],
  ['', 'tub: no, ', 'hands off'],
  ['', 'keep the tub and ', ''],
  ['sofa 10', 'keep the tub and 24" fridge ', 'quartz'],
  ['no ', 'tub and ', ''],
  ['', 'supply the tile and ', ''],
  ['sofa 10', 'supply the tile and ', 'quartz'],
  ['', 'own the tile and ', ''],
  ['', 'the tub can stay ', ''],
  ['', 'red walls ', ''],
  ['', 'red ', 'walls'],
  ['', 'quartz ', ''],
  ['', 'island, no island, ', ''],
  ['', 'no shelves on the ab wall, ', ''],
  ['', 'black and white checkerboard ', ''],
  ['', '#abc', ''],
  ['', 'a', ''],
  ['', 'quarts islnd ', ''],
  ['', '\ufdfa', ''],
  ['', 'tub is to be taken ', 'out'],
  ['', 'swap the tub for a shower ', ''],
  ['', '24" fridge ', ''],
  ['', 'labor and ', 'materials'],
];

/** Lengths of a text, each at least four times the one before. */
const LENGTHS = [20, 80, 320, 1_280, LONGEST_TEXT];
/** Work that grows in proportion may seem to grow this much faster, for garbage collection and compilation ... */
const SLACK = 2;
/** ... and what is done within so many milliseconds of processor time a field is not looked at. */
const NOTHING_MS = 2.5;

/** A text in every field. */
export function everywhere(text: string): ConceptRequest {
  return {
    category: 'kitchen',
    style: text,
    area: text,
    colors: text,
    layout: text,
    features: text,
    designPrompt: text,
    contractorPrompt: text,
    requirements: text,
    paymentPhases: text,
    workType: text,
    budget: text,
    materials: text,
    startInDays: text,
    durationDays: text,
    zipCode: text,
    state: text,
  };
}

const FIELDS = Object.keys(everywhere('')).filter((name) => name !== 'designPrompt' && name !== 'category');

/** A text as the wish and in three of the other fields, which are others each time. */
export function inSomeFields(text: string, turn: number): ConceptRequest {
  const others = [0, 1, 2].map((i) => FIELDS[(3 * turn + i) % FIELDS.length]!);
  return {
    category: 'kitchen',
    designPrompt: text,
    ...Object.fromEntries(others.map((field) => [field, text])),
  };
}

/** Milliseconds of processor time: other programs do not stretch them. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A text of a length: the beginning, the middle again and again, the end. */
export const textOf = ([begin, again, end]: Bait, length: number): string =>
  begin +
  again.repeat(Math.ceil(length / again.length)).slice(0, Math.max(0, length - begin.length - end.length)) +
  end;

/** A sentence where more text costs more than in proportion; a cost in doubt is taken once more. */
export function disproportion(
  textOf: (length: number) => string,
  work: (request: ConceptRequest) => unknown,
  inFields: (text: string) => ConceptRequest = everywhere,
): string | undefined {
  let last: { length: number; ms: number } | undefined;
  for (const length of LENGTHS) {
    const request = inFields(textOf(length));
    const nothing = NOTHING_MS * Object.keys(request).length;
    const most = last ? (last.ms * SLACK * length) / last.length + nothing : Number.POSITIVE_INFINITY;
    let ms = cost(() => work(request));
    for (let again = 0; ms > most && again < (ms < 1_000 ? 3 : 1); again++)
      ms = Math.min(
        ms,
        cost(() => work(request)),
      );
    if (ms > most)
      return `${length} characters took ${ms} ms of processor time, ${last?.length} took ${last?.ms} ms`;
    last = { length, ms };
  }
}
