import type { Span } from '@plumbline/brief';

/**
 * How a thing is told to be made, where the plan draws and the estimate prices only the plain thing: "louvered door", "motorized
 * shades". The clause is told as drawn in another way, and the word as left to the contractor.
 */

/** A word that says how a thing is made or works. */
const KIND =
  /^(?!(?:used|loved|tired|needed|wanted|decided|talked|signed|finished|called|beloved|interested|supposed|something|anything|nothing|everything|during|morning|evening|building|ceiling|existing|living|dining|moving|missing|amazing|boring|interesting|outstanding|charming|retired|married|divorced)$)[a-z-]{3,}(?:[^e]ed|ing|[^t]able|ible)$|^(?:hidden|sunken|built-in|drop-leaf|fold-?down|fold-?out|flip-?down|pull-?down|pull-?up|tilt-?out|roll-?up|sit-stand|two-way|one-way|self-?closing|[a-z]{4,8}-?proof)$/i;
/** Words between it and the thing. */
const BETWEEN = /^ (?:[a-z-]{2,12} ){0,1}$/i;

/** Strange words of a clause that say how a thing is made that was read; places are those of the whole text. */
export function kindsLeft(text: string, strange: readonly Span[], things: readonly Span[]): readonly Span[] {
  return strange.filter(
    (span) =>
      KIND.test(text.slice(span.start, span.end)) &&
      things.some(
        (thing) =>
          thing.start > span.end &&
          thing.start - span.end < 16 &&
          BETWEEN.test(text.slice(span.end, thing.start)),
      ),
  );
}

/** A thing whose nearest kin is drawn or priced in its place. */
interface StandIn {
  readonly words: RegExp;
  readonly note: string;
}

const STAND_INS: readonly StandIn[] = [
  {
    words: /\bice[- ]?makers?\b/i,
    note: 'A cooler under the counter is drawn in its place: the ice maker is left to the contractor.',
  },
  {
    words: /\bkegerators?\b/i,
    note: 'A cooler under the counter is drawn in its place: the kegerator is left to the contractor.',
  },
  { words: /\bprojectors?\b/i, note: 'A screen is drawn: the projector is left to the contractor.' },
  {
    words:
      /\bmirrors? (?:that |which )?(?:comes? down low|(?:he|she|they|i|we) can (?:see|use)|tilts?)\b|\b(?:low|lowered|tilt(?:ing)?|magnifying) mirrors?\b/i,
    note: 'A mirror of the usual kind is drawn: what it is to do besides is left to the contractor.',
  },
  {
    words: /\b(?:roll[- ]?down|exterior|hurricane|storm|outside) shutters?\b/i,
    note: 'Shutters are priced as those inside: what these are to do is left to the contractor.',
  },
  {
    words: /\b(?:motorized|motorised|electric|remote|smart|solar) (?:blinds|shades|curtains)\b/i,
    note: 'Plain shades are priced: what they are to do besides is left to the contractor.',
  },
];

/** What is told of a clause that names a thing whose kin stands in its place. */
export const standInFor = (words: string): string | undefined =>
  STAND_INS.find((one) => one.words.test(words))?.note;
