/**
 * What heads a list of things that go, and what is said of one thing that goes. One list for all who read it. Patterns for
 * `RegExp`, without groups.
 */

/** In front of a colon: "Going: tub, toilet", "Take out: the peninsula". */
export const HEADS_WHAT_GOES = String.raw`(?:(?:what'?s|what is|these are|all) )?(?:going|goes|to go|gone|out|leaving|trash|demo|remov(?:e|ed|ing)|ditch(?:ing)?|toss(?:ing)?|los(?:e|ing)|scrap(?:ping)?|(?:tak(?:e|ing)|tear(?:ing)?|rip(?:ping)?|pull(?:ing)?) out|get(?:ting)? rid of)(?: away| out)?`;

/** Behind the thing and a mark: "carpet: gone", "soffits - out", "peninsula: rip out". */
export const SAID_OF_WHAT_GOES = String.raw`(?:gone|out|goes|going|go|remov(?:e|ed|ing)|toss(?:ed)?|trash(?:ed)?|demo(?:ed|lish|lished)?|ditch(?:ed)?|scrap(?:ped)?|(?:rip|ripped|tak(?:e|en)|tear|torn|pull|pulled|haul|hauled)(?: it| them)? (?:out|off|away|down|up)|get rid of(?: it| them)?)`;
