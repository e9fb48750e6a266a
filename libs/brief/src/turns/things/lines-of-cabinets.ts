import { type Rewriting, rewritten } from '../../text/needed-words.js';

/**
 * Kitchens of which one line of cabinets is new: "new upper cabinets only", "replace the lowers, uppers stay". Who names one line leaves the
 * other as it is, which is written behind it. Every repetition is bounded.
 */

const NEW = '(?:new|replace|replacing|swap|swap out|add|just|only|install|pay for)';
const UPPERS =
  '(?:uppers|upper cabinets|upper cupboards|wall cabinets|wall cupboards|upper kitchen cabinets)';
const LOWERS =
  '(?:lowers|lower cabinets|lower cupboards|base cabinets|base cupboards|bottom cabinets|bottom cupboards)';
const BETWEEN = '(?: (?:only|just|the|our|all|all the|all new|new|white|oak|shaker|some|more|out)){0,3}';
const NEW_UPPERS = new RegExp(`\\b${NEW}${BETWEEN} ${UPPERS}\\b(?: only| alone)?`, 'i');
const NEW_LOWERS = new RegExp(`\\b${NEW}${BETWEEN} ${LOWERS}\\b(?: only| alone)?`, 'i');
/** Other words by which cabinets are new, or a kitchen is. */
const OTHER_CABINETS =
  /(?<!\b(?:upper|lower|base|wall|bottom|medicine|under|kitchen|pantry|corner) )(?<!under[- ])\b(?:cabinets?|cabinetry|cupboards)\b(?! (?:lights?|lighting|hardware|pulls|knobs|doors|boxes))|\bgut(?:ted|ting)?\b|\bisland\b|\bpeninsula\b|\bpantry\b|\blayout\b|\bnew kitchen\b|\b(?:whole|entire|full|complete) kitchen\b|\bremodel|\brenovat|\bstart over\b/i;
const UPPERS_AT_ALL = new RegExp(`\\b${UPPERS}\\b`, 'i');
const LOWERS_AT_ALL = new RegExp(`\\b${LOWERS}\\b`, 'i');
/** The other line is told to stay, or is somebody else's. */
const LINE_LEFT = new RegExp(
  `\\b(?:${UPPERS}|${LOWERS}|bases)\\b[^.,;!?\\n]{0,30}?\\b(?:stays?|staying|stay as|are fine|is fine|are ok|are okay|are good|remain)\\b|\\b(?:keep|keeping|leave|insurance (?:is )?(?:covers?|covering|pays?|paying)(?: for)?) [^.;!?\\n]{0,40}?\\b(?:${UPPERS}|${LOWERS}|bases)\\b`,
  'i',
);

/** What people call the two lines, as the lists have it. */
const NAMED: readonly Rewriting[] = [
  [/\b(?:the |our )?uppers(?! (?:cabinets|cupboards|shelves))\b/gi, 'wall cabinets'],
  [/\b(?:the |our )?(?:lowers|bases)(?! (?:cabinets|cupboards))\b/gi, 'base cabinets'],
];

const BASES_STAY = /\bbase cabinets (?:all )?(?:stay|are staying)\b/i;
const WALLS_STAY = /\bwall cabinets (?:all )?(?:stay|are staying)\b/i;

/** A text in which the line of cabinets that nobody named is told to stay. */
export function linesOfCabinets(text: string): string {
  if (!/\b(?:upper|lower|base|wall|bottom)s?\b/i.test(text)) return text;
  const uppers = NEW_UPPERS.exec(text);
  const lowers = NEW_LOWERS.exec(text);
  if ((uppers === null) === (lowers === null) || OTHER_CABINETS.test(text)) return text;
  const said = (uppers ?? lowers) as RegExpExecArray;
  const other = uppers ? LOWERS_AT_ALL : UPPERS_AT_ALL;
  if (other.test(text) && !LINE_LEFT.test(text)) return text;
  const end = said.index + said[0].length;
  const alone = said[0].replace(/ (?:only|alone)$/i, '');
  const plain = uppers ? alone : alone.replace(LOWERS_AT_ALL, 'cabinets');
  const stays = uppers ? 'base cabinets stay' : 'wall cabinets stay';
  const left = rewritten(text.slice(end), NAMED);
  const isSaid = (uppers ? BASES_STAY : WALLS_STAY).test(left);
  return `${text.slice(0, said.index)}${plain}${isSaid ? '' : `, ${stays}`}${left}`;
}
