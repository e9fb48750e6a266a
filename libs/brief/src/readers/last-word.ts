import type { Statement } from '../claim.js';
import type { NamedHit } from '../reading/named-hit.js';
import type { RequestReading } from '../reading/request-reading.js';

/** What was asked for and is taken back by a later word. */

/** Words that take back what was wished for before. */
const TAKES_BACK: ReadonlySet<string> = new Set(
  `but actually scratch forget scrap cancel wait instead nevermind drop strike nix decided rather thought thinking anymore
  changed ok okay`.split(/\s+/),
);

/** How far back of a refusal the words stand that make it a change of mind. */
const FURTHEST_MIND = 6;

const asksFor = ({ claim }: Statement): boolean =>
  claim.is === 'feature' || claim.is === 'pieces' || claim.is === 'seats' || claim.is === 'thing size';

/** What was asked of the thing that a hit names: an island, its seats, "an island with seating". */
const isOfThing =
  (id: string, { hit, field }: NamedHit, sentenceStart: number) =>
  (statement: Statement): boolean => {
    const { claim, said } = statement;
    const noun = field.tokens[hit.end - 1]?.stem ?? '';
    return (
      statement.field === field.field &&
      (statement.span?.start ?? -1) >= sentenceStart &&
      asksFor(statement) &&
      ((claim.is === 'feature' && claim.id === id) ||
        (claim.is === 'seats' && claim.at === id) ||
        (noun.length > 3 &&
          said
            .toLowerCase()
            .split(' ')
            .some((word) => word === noun || word === `${noun}s`)))
    );
  };

/** Where the sentence of a hit begins in the text as typed: of another sentence both are told, and one is asked for. */
function startOfSentence({ hit, field }: NamedHit): number {
  const { sentence } = field.tokens[hit.start] ?? {};
  let first = hit.start;
  while (first > 0 && field.tokens[first - 1]?.sentence === sentence) first--;
  for (let i = first; i <= hit.start; i++) {
    const word = field.wordOf(i);
    if (word) return word.start;
  }
  return 0;
}

/**
 * Whether the words take back what was asked for: "an island with seating … but drop the island". What a later sentence plainly refuses,
 * with nothing behind it that tells which one, is not wanted any more.
 */
export function takesBack(named: NamedHit, { statements }: RequestReading): boolean {
  const { hit, field } = named;
  if (named.hit.meaning.is !== 'feature') return false;
  const isSame = isSameName(named);
  if (isPlainRefusal(named, TAKEN_OUT) && statements.some(isSame)) return true;
  const before = field.tokens
    .slice(Math.max(0, hit.start - FURTHEST_MIND), hit.start)
    .filter(({ sentence }) => sentence === field.tokens[hit.start]?.sentence);
  return (
    before.some(({ said }) => TAKES_BACK.has(said)) &&
    // "I want one, but I also don't want one" makes up no mind.
    !before.some(({ said }) => said === 'also') &&
    statements.some(isOfThing(named.hit.meaning.id, named, startOfSentence(named)))
  );
}

/** Whether the thing was asked for by the name that refuses it: who wants hooks and no towel bars wants hooks. */
const isSameName =
  ({ hit, field }: NamedHit) =>
  ({ claim, said, field: other }: Statement): boolean =>
    claim.is === 'feature' &&
    hit.meaning.is === 'feature' &&
    claim.id === hit.meaning.id &&
    other === field.field &&
    said.toLowerCase().endsWith(field.tokens[hit.end - 1]?.said ?? '');

/** "No peninsula", "forget the pool table", with nothing behind it in its clause. */
function isPlainRefusal(
  { hit: { start, end, clause }, field: { tokens } }: NamedHit,
  words = PLAIN_NO,
): boolean {
  const before = tokens
    .slice(Math.max(0, start - FURTHEST_IF), start)
    .filter(({ sentence }) => sentence === tokens[start]?.sentence);
  // "If not, then no drums".
  if (before.some(({ said }) => said === 'if')) return false;
  const no = before.findLast(({ said }) => !BETWEEN.has(said) && !/^\d+$/.test(said));
  return (
    no?.clause === clause &&
    words.test(no.said) &&
    (tokens[end]?.clause !== clause || ENDS_THERE.has(tokens[end]?.said ?? ''))
  );
}
const BETWEEN: ReadonlySet<string> = new Set(
  'a an the our my that any those these two three four big new fancy'.split(' '),
);
const FURTHEST_IF = 12;
const PLAIN_NO = /^(?:no|forget|skip|scratch|without|nix|drop|ditch)$/;
/** What was asked for before: "an island … no island" is a contradiction, of which the owner decides. */
const TAKEN_OUT = /^(?:forget|skip|scratch|nix|drop|ditch)$/;
const ENDS_THERE: ReadonlySet<string> = new Set([
  'then',
  'please',
  'anymore',
  'either',
  'and',
  'or',
  'but',
  'now',
]);

/** Does away with what was asked for of a thing, and marks the words for it as taken back. */
export function dropAsked(id: string, named: NamedHit, reading: RequestReading): void {
  const isNamed = isSameName(named);
  const isOf =
    isPlainRefusal(named, TAKEN_OUT) && reading.statements.some(isNamed)
      ? (one: Statement): boolean => isNamed(one) || (one.claim.is === 'seats' && one.claim.at === id)
      : isOfThing(id, named, startOfSentence(named));
  for (const statement of reading.statements)
    if (isOf(statement) && statement.claim.is === 'feature') reading.wanted.delete(statement.claim.id);
  reading.wanted.delete(id);
  const piece = reading.pieces.findIndex((one) => one.id === id);
  if (piece >= 0) reading.pieces.splice(piece, 1);
  reading.outvote(isOf);
}

/** "I wanted carpet … so no carpet": a finish that a later sentence plainly refuses is that of nothing any more. */
export function dropFinish(named: NamedHit, reading: RequestReading): void {
  const { meaning } = named.hit;
  if (!isPlainRefusal(named)) return;
  if (meaning.is === 'material') {
    for (const [on, id] of meaning.on)
      if (reading.materials[on] === id) {
        delete reading.materials[on];
        reading.outvote(({ claim }) => claim.is === 'material' && claim.on === on && claim.id === id);
      }
  } else if (meaning.is === 'color') {
    const at = reading.colors.findIndex(({ hex }) => hex === meaning.hex);
    if (at < 0) return;
    reading.colors.splice(at, 1);
    reading.outvote(({ claim }) => claim.is === 'color' && claim.hex === meaning.hex);
  }
}
