/**
 * "The piano is not up for discussion, it's an upright, 58 wide, and it stays on the right wall": what the sentence begins with is what
 * stays, however much of it is told in between. Every repetition is bounded.
 */

const SENTENCE = /[^.;!?\n]{20,500}/g;
const SUBJECT =
  /^ ?(?:the|my|our|her|his) ([a-z]{3,12}(?: [a-z]{3,12}){0,2}?)(?:,| (?:is|isn['’]?t|was|has|comes|weighs|belonged|used to)\b)/i;
/** Tells of the same thing as the clause before. */
const TELLS_ON =
  /^ ?(?:(?:and|but|so) )?(?:it['’]?s|it is|it isn['’]?t|it was|it has|it weighs|it came|it belonged|it doesn['’]?t|which|\d{1,3}|about|very|really|solid|heavy|oak|antique|a gift|not)\b/i;
const IT_GOES =
  /^( ?(?:(?:and|so|but) )?)it ((?:(?:just|also|really|still|always|should|must|will|can|has to|needs to|is going to|is to|would) ){0,2}(?:stays?|goes?|stands?|sits?|belongs?|hangs?|lives?|remains?|be|is|fits?)(?: (?:right|there|put|where it is|standing|only))? )(?=(?:on|in|at|by|against|under|near|along|next to|beside|between)\b)/i;

/** The text with the name of such a thing where it is told to stand. */
export const itByName = (text: string): string =>
  text.replace(SENTENCE, (sentence) => {
    const name = SUBJECT.exec(sentence)?.[1];
    if (name === undefined || !/\bit\b/i.test(sentence)) return sentence;
    const clauses = sentence.split(/,|(?= and it )/);
    const at = clauses.findIndex((clause, i) => i > 1 && IT_GOES.test(clause));
    if (at < 0 || !clauses.slice(1, at).every((clause) => TELLS_ON.test(clause))) return sentence;
    const named = (clauses[at] ?? '').replace(IT_GOES, `$1the ${name.toLowerCase()} $2`);
    const from = clauses.slice(0, at).reduce((n, clause) => n + clause.length, 0);
    // What the clauses were divided by stays as it is.
    const start = sentence.indexOf(clauses[at] ?? '', from);
    return sentence.slice(0, start) + named + sentence.slice(start + (clauses[at] ?? '').length);
  });

/** "EV charger on the left, I have the unit": the unit is what was named. */
const HAS_UNIT =
  /\b(i|we)(?: already|['’]ve already)? (?:have|got|bought) (?:the|that|our|my) (?:unit|fixture)s?(?: already)?\b/gi;
export const unitIsIt = (text: string): string => text.replace(HAS_UNIT, '$1 already have it');
