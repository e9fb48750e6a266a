import type { Rewriting } from '../needed-words.js';

/**
 * Floors as people tell them: the wood that lies under the carpet, what is laid where the carpet goes, one coating in place of another.
 * Every repetition is bounded.
 */

const WOOD = '(?:hardwoods?|wood|oak|pine|maple|fir|plank)';
const FLOOR = '(?: (?:floors?|flooring|floorboards))?';
const UNDER =
  '(?:under|underneath|below|beneath)(?: (?:it|that|there|the carpet(?:ing)?|the old carpet(?:ing)?|all that carpet))?';
const UNDER_CARPET =
  '(?:under|underneath|below|beneath) (?:the |that |all (?:the|that) |our )?(?:old )?carpet(?:ing)?';
const CARPET_UP =
  '(?:(?:pull|take|rip|tear|get|yank) (?:up |out )?(?:the |our |all the |that )?(?:old )?carpet(?:ing)?(?: up| out)?)';
const THERE =
  "(?:there(?:['’]s| is| are| should be)|we (?:know|think|found)(?: that)? there(?:['’]s| is)|i (?:know|think) there(?:['’]s| is))";
const SOUND =
  '(?:should be|is|are|looks?|seems?|is supposed to be|are supposed to be|is said to be)(?: (?:still|pretty|really|in))? (?:fine|good|nice|ok|okay|great|sound|beautiful|original|good shape|decent shape)';
const REFINISHED = 'carpet removal, refinish the hardwood floor';

const CARPET_GOES =
  /\bcarpet(?:ing)? (?:out|gone|goes|is going|has to go|must go|needs to go|comes (?:up|out)|is (?:gross|disgusting|ruined|done|shot))\b|\b(?:rid of|no more|no|lose|remove|pull up|rip up|rip out|tear out|tear up|take up|take out|replace|hate) (?:the |our |that |this |all the )?(?:old )?carpet/i;
const ANOTHER_FLOOR =
  /\b(?:tiles?|porcelain|lvp|lvt|vinyl|laminate|hardwoods?|wood floors?|oak|cork|rubber|concrete|linoleum|bamboo|new carpet|carpet tiles?)\b/i;
const isBare = (text: string): boolean => CARPET_GOES.test(text) && !ANOTHER_FLOOR.test(text);
const EASY =
  "(?:that (?:just )?(?:cleans?|wipes?|mops?|sweeps?)(?: up| down| off| clean)?(?: easily| easy| well)?|(?:easy|easier|simple) to (?:clean|mop|wipe|wipe down|sweep|keep clean|keep up)|wipe-?able|washable|mop-?able|durable|tough|hard|harder|(?:the |our )?(?:dogs?|cats?|kids|boys|girls) (?:can['’]?t|won['’]?t|cannot|couldn['’]?t) (?:ruin|destroy|wreck|stain|scratch|hurt))";

export const FLOORS_TOLD: readonly Rewriting[] = [
  // "Pull the carpet up, there's oak under it, refinish that".
  [
    new RegExp(
      `\\b${CARPET_UP},? (?:and |because |since )?${THERE} (?:an? |some |the )?(?:original |old |solid )?${WOOD}${FLOOR} ${UNDER}(?:,? (?:(?:and|so|please|just|we want to|want to|let['’]s) ){0,3}(?:refinish|sand|restore|expose|use|keep)(?: and refinish)? (?:it|that|them|those))?`,
      'gi',
    ),
    REFINISHED,
  ],
  // "Take up the carpet, the oak floor underneath should be fine".
  [
    new RegExp(
      `\\b${CARPET_UP},? (?:and |because |since )?(?:the |our )?${WOOD}${FLOOR} ${UNDER} ${SOUND}`,
      'gi',
    ),
    REFINISHED,
  ],
  // "There's hardwood under the carpet we'd like to use".
  [
    new RegExp(
      `\\b${THERE} (?:an? |some )?(?:original |old |solid |nice )?${WOOD}${FLOOR} ${UNDER_CARPET},? (?:(?:that|which|and|so) ){0,2}(?:we|i)(?:['’]d| would)? (?:really )?(?:like|love|want|hope|plan) to (?:use|keep|refinish|restore|expose|show|save|bring back|get back to)(?: it| that| them)?`,
      'gi',
    ),
    REFINISHED,
  ],
  [
    new RegExp(
      `\\b(?:expose|uncover|refinish|restore|save|use|bring back|get back to|reveal) (?:the |our )?(?:original |old )?${WOOD}${FLOOR} (?:that(?:['’]s| is) )?${UNDER_CARPET}`,
      'gi',
    ),
    REFINISHED,
  ],
  // "Carpet out, something that cleans up": a floor.
  [
    new RegExp(`\\b(?:(?:put in|install|want|with|and|get) )?something (?:else )?${EASY}\\b`, 'gi'),
    'new vinyl plank floor',
    isBare,
  ],
  [/\bcarpet out\b/gi, 'remove the carpet'],
  // A coating that is not epoxy.
  [
    /\b(?:floor )?coating (?:that|which) (?:isn['’]?t|is not|won['’]?t be) epoxy\b|\b(?:non|not)[- ]epoxy (?:floor )?coating\b/gi,
    'polyaspartic floor',
  ],
  // "No tile in the shower, solid panels".
  [
    /\bno (?:more )?(?:tile|grout) in the shower,? (?:but |just |only |want )?(?:solid |acrylic |big |large )?(?:surface )?(?:wall )?panels\b/gi,
    'shower wall panels',
  ],
];
