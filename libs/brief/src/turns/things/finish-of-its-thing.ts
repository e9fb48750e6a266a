import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * A finish or a place that belongs to the thing before it and to no other: "cream cabinets to the ceiling" colors no ceiling, "reface the
 * fireplace in limestone" lays no floor, "a sink he can roll under" stands below nothing. Every repetition is bounded.
 */

const ENDS = String.raw`(?=\s?(?:[.,;:!?()\n–—]|$)| (?:and|but|so|with|because|on)\b)`;
const REFACE =
  "(?:re-?face|re-?facing|resurface|resurfacing|re-?clad|clad|cladding|cover|covering|redo|redoing|wrap|wrapping|finish|update|(?:i|we)(?:['’]d| would)? (?:like|love|want))";
const FIREPLACE =
  '(?:the |our |my |that )(?:(?:old|ugly|red|brick|stone|existing|dated|80s|90s) ){0,3}fireplace(?: wall| surround)?';
/** "Covered with stacked stone". */
const DONE = '(?: to be)?(?: re-?faced| re-?clad| clad| covered| wrapped| finished| redone)?';
const LOOK =
  '(?:(?:some(?: kind of)?|a|an|the|white|gray|grey|light|dark|honed|large format|big|nice) ){0,3}';

const THINGS: readonly Rewriting[] = [
  [
    /\b((?:shaker|flat|slab|inset|raised panel|custom|semi-custom|white|cream|navy|green|blue|gr[ae]y|black|oak|walnut|maple|cherry|birch|sage|wood|painted|stained|new|tall) )(cabinets|cabinetry|cupboards|uppers|upper cabinets)(?: (?:that|which) (?:go|run|reach|extend)| (?:going|running|reaching|extending|taken|carried))?(?: (?:all the way|right|straight))?(?: up)? to the ceiling\b/gi,
    '$1$2, cabinets to the ceiling',
  ],
  [
    new RegExp(
      `\\b${REFACE} ${FIREPLACE}${DONE} ?(?:\\(|,|in|with|using) ?${LOOK}(?:plaster|limewash|lime ?wash|stucco|roman clay|venetian plaster)(?: or [a-z]{4,12})?(?: look| finish)?\\)?${ENDS}`,
      'gi',
    ),
    'limewash the fireplace',
  ],
  [
    new RegExp(
      `\\b${REFACE} ${FIREPLACE}${DONE} ?(?:\\(|,|in|with|using) ?${LOOK}(?:stacked stone|field ?stone|ledge ?stone|river rock|stone|cultured stone|stone veneer)(?: or [a-z]{4,12})?(?: look| finish)?\\)?${ENDS}`,
      'gi',
    ),
    'stone veneer on the fireplace',
  ],
  [
    new RegExp(
      `\\b${REFACE} ${FIREPLACE}${DONE} ?(?:\\(|,|in|with|using) ?${LOOK}(?:limestone|marble|slate|porcelain|tiles?|zellige|travertine|soapstone|granite|quartz|terrazzo|subway tiles?)(?: (?:slabs?|tiles?))?(?: or [a-z]{4,12})?(?: look| finish)?\\)?${ENDS}`,
      'gi',
    ),
    'tile the fireplace',
  ],
  [
    new RegExp(`\\b(?:re-?face|re-?facing|resurface|re-?clad) ${FIREPLACE}${ENDS}`, 'gi'),
    'tile the fireplace',
  ],
  // Where the tile is comes before how high it goes.
  [
    /\b((?:new |white )?(?:subway |hex |square |ceramic |porcelain |marble |zellige )?)tiles? (?:all the way )?(?:up )?to the ceiling (?:all )?a?round (?:the |our )tub\b/gi,
    '$1tile around the tub to the ceiling',
  ],
  // The light that another one comes instead of.
  [
    / (?:instead of|in place of|rather than) (?:the |our |that |this |those )(?:(?:old|ugly|existing|current|horrible) )?(?:boob|dome|nipple|fluorescent|builder[- ]grade|hollywood|box|tube|can)(?: box| tube)? (?:lights?|fixtures?|lamps?|lighting|strip)\b/gi,
    '',
  ],
  [/\bceiling fan light\b/gi, 'ceiling fan with a light'],
  [/\bunder (cabinet|counter) (lights?|lighting|leds?)\b/gi, 'under-$1 $2'],
  // Who rolls under a sink needs his knees free.
  [
    /\b(?:wall[- ](?:hung|mount(?:ed)?) |floating |open )?(?:sink|vanity|basin)(?: that| which)? (?:he|she|they|i|dad|mom|you|we|my [a-z]{3,8}) (?:can|could|will|would|is able to|are able to) (?:roll|wheel|get|drive) (?:right )?(?:under|underneath)\b(?: it)?/gi,
    'wheelchair vanity with knee space',
  ],
];

/** A text in which finishes and places are told with what they are of. */
export const finishOfItsThing = (text: string): string =>
  /\bto the ceiling\b|\bfireplace\b|\bunder(?:neath)?\b|\blights?\b|\bfixtures?\b|\blamps?\b/i.test(text)
    ? bySentence(text, (sentence) => rewritten(sentence, THINGS))
    : text;
