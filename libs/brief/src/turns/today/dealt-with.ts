import { sentencesOf } from '../../text/sentences.js';

/**
 * Trouble that is over, or somebody else's: "we had water two years ago, it's been fixed since", "the popcorn was removed last year", "my
 * abatement guy handles that separately". Nothing of it is bought again. Trouble that is there now is work: "we get a bit of water in
 * spring" asks for waterproofing. Every repetition is bounded.
 */

const REPAIRED =
  '(?:fixed|repaired|removed|abated|remediated|dealt with|taken care of|treated|sealed|cleaned up|remedied|resolved|tested|replaced|encapsulated|patched|waterproofed|mitigated)';
const WHEN =
  '(?:since|then|already|back then|years? ago|last (?:year|month|week|spring|summer|fall|winter)|in (?:19|20)\\d\\d|when we (?:bought|moved)|before we (?:bought|moved)|by (?:the )?(?:previous|last|prior|former|old) owners?|by (?:our|the) insurance)';
/** Told to be done. */
const DONE = new RegExp(
  String.raw`(?:, |\b(?:was|were|been|got|already|both|all) )(?:(?:all|both|already|since|fully|professionally) )?${REPAIRED}\b`,
  'i',
);
const ONCE = new RegExp(String.raw`\b${WHEN}\b`, 'i');
const DONE_SINCE = new RegExp(String.raw`\bbeen ${REPAIRED} since\b|\balready ${REPAIRED}\b`, 'i');
const isOver = (sentence: string): boolean =>
  DONE_SINCE.test(sentence) || (DONE.test(sentence) && ONCE.test(sentence));

const TROUBLE =
  /\b(?:water|leaks?|leaked|flood(?:ed|s|ing)?|mold|mildew|termites?|asbestos|popcorn|lead|radon|rot|rotted|knob and tube|damage|damp|mice|rodents|ants|cracks?|backup|sewage|fire|smoke)\b/i;
const ASKS =
  /\b(?:want|need|please|would like|['’]d like|replace the|new (?!drain|sump)|add|install|redo|again|keeps? (?:coming|leaking)|still)\b/i;

/** Who else deals with it: "and my abatement guy handles that separately". */
const BY_OTHERS =
  /(?:,|;|\band\b|\bbut\b|\bso\b) ?(?:(?:my|our|the|an?) (?:[a-z-]{3,14} ){0,2}(?:guy|company|contractor|crew|landlord|hoa|insurance|man|people|team)|(?:someone|somebody) else) (?:is |will be )?(?:handl(?:es?|ing)|do(?:es|ing)|will (?:do|handle)|tak(?:es|ing) care of|deal(?:s|ing) with|com(?:es|ing) for) (?:that|it|this|those|them)(?: separately| first| before(?: you start)?| beforehand)?/i;

const FLOODED =
  /\b(?:flooded|leaked|burst|was flooded|had a (?:leak|flood|fire))\b[^.;!?\n]{0,30}\b(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|last (?:year|month|week|spring|summer|fall|winter)|ago)\b/i;
const INSURED = /\binsurance (?:is )?(?:pay(?:s|ing)|paid|cover(?:s|ed|ing)|will (?:pay|cover))\b/i;

const WATER_NOW =
  /\b(?:(?:we|it|the basement|the garage|this) (?:do |does |sometimes |still |always |occasionally ){0,2}(?:gets?|takes? on|seeps?|has|have) (?:(?:a |an )?(?:little|bit of|little bit of|some|minor|occasional|slight) ){1,2}(?:water|seepage|moisture)\b[^.,;!?\n]{0,60})/i;

const MACHINE_SITS =
  /\b((?:water heater|furnace|boiler|electrical panel|panel|sump pump|softener|washer|dryer|freezer) )(?:sits|stands|lives|is located|is tucked|is mounted)(?: right)? (?=in |at |by |on |near |next )/gi;
const ON_STAND =
  /\b((?:water heater|heater|furnace)\b[^.,;!?\n]{0,50}?) on (?:an? |its )(?:stand|platform|pedestal|pad|pan)\b/gi;

/** A text without trouble that is over, or that others deal with; trouble of today as the work that ends it. */
export function withoutDealtWith(text: string): string {
  const insured = INSURED.test(text);
  return sentencesOf(text)
    .map((sentence) => told(sentence, insured))
    .join('');
}

function told(said: string, insured: boolean): string {
  const sentence = said.replace(MACHINE_SITS, '$1stays ').replace(ON_STAND, '$1');
  if (!TROUBLE.test(sentence)) return sentence;
  if (!ASKS.test(sentence) && (isOver(sentence) || (insured && FLOODED.test(sentence))))
    return endOf(sentence);
  const others = BY_OTHERS.exec(sentence);
  if (others) {
    const before = sentence.slice(0, others.index);
    const from = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(':'));
    return `${from < 0 ? '' : before.slice(0, from)}${sentence.slice(others.index + others[0].length)}`;
  }
  return sentence.replace(WATER_NOW, 'waterproof the basement');
}

const endOf = (sentence: string): string => /[.;!?\n]{1,4}\s{0,3}$/.exec(sentence)?.[0] ?? '';
