import { type Rewriting, rewritten } from '../text/needed-words.js';
import { bySentence } from './by-sentence.js';

/**
 * Work on a thing that stays, told by "it": "keep the cabinets just paint them dark green", "keep the hardwood floor, just refinish it".
 * What is painted or refinished is named where the work is told. Every repetition is bounded.
 */

const KEPT = String.raw`(?:(?:(?:i|we)(?:['’]d| would)? (?:want|like|love|plan|prefer|need) to |we['’]?re |please |just |let['’]?s )?(?:keep|keeping|leave|save)(?: all)? (?:the|our|my|those|these) ((?:(?:oak|maple|wood|hardwood|existing|old|current|original|kitchen|brick|pine|cherry) ){0,2}(?:cabinets|cupboards|floors?|flooring|vanity|doors|trim|tub|bathtub|built-?ins|beams|stairs|fireplace|island)))`;
const DEED = '(re-?paint|paint|stain|re-?stain|refinish|sand|reface|re-?glaze|whitewash|limewash)';
const WORKED = new RegExp(
  String.raw`\b${KEPT},? (?:and |but |then |& )?(?:just |only |simply |maybe )?${DEED}(?:ing)? (?:them|it)(?: all)?\b(?: (?:like |in )?(?:an? )?((?:(?:dark|light|soft|pale|deep|warm|bright|off|navy|sage|forest|olive) ){0,2}(?:white|green|blue|gr[ae]y|black|cream|navy|sage|greige|taupe|olive|charcoal|teal|red|yellow|pink|beige)))?`,
  'gi',
);
const BY_ITSELF: readonly Rewriting[] = [
  // "Appliances all stay except the dishwasher obviously": that one is new.
  [
    /\b((?:all (?:of )?(?:the |our )?|the |our )?appliances(?: all| can| will)? (?:stays?|staying|are staying|remain)),? (?:except|but not|all but|other than|apart from|besides)(?: for)? (?:the |our )(dishwasher|fridge|refrigerator|range|stove|microwave|hood|cooktop|oven)(?:,? (?:obviously|of course|clearly|naturally))?(?=\s?(?:[.,;!?)\n]|$))(?!,? (?:that|which|it|we|the|this))/gi,
    '$1, new $2',
  ],
];

/** A text in which work on what stays names what it is done to. */
export const keptAndWorkedOn = (text: string): string =>
  bySentence(rewritten(text, BY_ITSELF), (sentence) =>
    sentence.replace(WORKED, (_, thing: string, deed: string, color?: string) => {
      const done = /paint/i.test(deed) ? 'paint' : deed.toLowerCase();
      return `${done} the ${thing}${color ? ` ${color}` : ''}`;
    }),
  );
