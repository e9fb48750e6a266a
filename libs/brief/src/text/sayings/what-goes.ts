/** What heads a list of things that go, and what is said of one thing that goes. One list for all who read it. */

/** In front of a colon: "Going: tub, toilet", "Take out: the peninsula". */
const HEADS = String.raw`(?:(?:what'?s|what is|these are|all) )?(?:going|goes|to go|gone|out|leaving|trash|demo|remov(?:e|ed|ing)|ditch(?:ing)?|toss(?:ing)?|los(?:e|ing)|scrap(?:ping)?|(?:tak(?:e|ing)|tear(?:ing)?|rip(?:ping)?|pull(?:ing)?) out|get(?:ting)? rid of)(?: away| out)?`;
/** Behind the thing and a mark: "carpet: gone", "soffits - out", "fake beams: take down". */
const SAID = String.raw`(?:gone|out|goes|going|go|remov(?:e|ed|ing)|toss(?:ed)?|trash(?:ed)?|demo(?:ed|lish|lished)?|ditch(?:ed)?|scrap(?:ped)?|(?:rip|ripped|tak(?:e|en)|tear|torn|pull|pulled|haul|hauled)(?: it| them)? (?:out|off|away|down|up)|get rid of(?: it| them)?)`;

/** The heading of such a list. */
export const GOING_LIST = new RegExp(String.raw`(?<=(?:^|[.;!\n] ?))${HEADS} ?: ?`, 'gi');
/** A text that ends within such a list. */
export const UNDER_GOING = new RegExp(String.raw`(?:^|[.;\n])[ *•-]{0,4}${HEADS}:[^.;:\n]{0,120}$`, 'i');
/** What stands behind a thing that goes: ": gone", " - out". */
export const MARKED_GONE = new RegExp(String.raw`^ ?[:–—-] ?${SAID}(?=\s?(?:[.,;!?\n]|$))`, 'i');
/** "Carpet: gone"; the thing is $1. */
export const THING_GONE = new RegExp(
  String.raw`(?<=(?:^|[.;,!?\n] ?|- ))(?:(?:the|our|my) )?([a-z]{3,14}(?: [a-z]{3,14}){0,2}): ?${SAID}(?=[.,;!\n]|$)`,
  'gi',
);
/** "The soffits - gone": what hangs from a ceiling or lies on a wall; it is $1. */
export const COVER_GONE = new RegExp(
  String.raw`\b(?:the |our |those )(soffits?|paneling|popcorn|wallpaper|bulkheads?) ?[-–—:] ?${SAID}(?=\s?(?:[.,;!?\n]|$))`,
  'gi',
);
