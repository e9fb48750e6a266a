import { type Rewriting, rewritten } from './needed-words.js';

/**
 * Words of the trade in turns of phrase that ask for nothing of it: what is set in stone is fixed, a formal dining room next door is no
 * style, "not a huge island" is a small one. Every repetition is bounded.
 */
const IN_PASSING: readonly Rewriting[] = [
  [/\b(?:set|written|carved|cast|etched) in (?:stone|concrete)\b/gi, 'fixed'],
  // "Limited as far as layout goes".
  [
    /\bas far as (?:the |our |my )?([a-z]{3,14}(?: [a-z]{3,14})?) (?:goes|go|is concerned|are concerned)\b/gi,
    'for $1',
  ],
  // Light floods no floor.
  [
    /\bflood(?:s|ed|ing)? (?:(?:the|our|my|this) (?:[a-z]{3,10} )?[a-z]{3,10} )?with (?:natural |morning |evening )?(?:sun|light|sunlight|sunshine|daylight)\b/gi,
    'bright',
  ],
  [
    /\b(lets?|letting|brings?|bringing|gets?|getting) in (?:(?:a lot|lots|tons|plenty) of|more|so much|much) light\b/gi,
    '$1 in natural light',
  ],
  // Drawers run on slides.
  [/\b(drawers?\b[^.,;!?\n]{0,30} )(?:runners|glides)\b/gi, '$1slides'],
  // A formal dining room beside this one says nothing of its style.
  [
    /(?<=\b(?:by|to|into|from|between|beside|behind|off|through|and|or|of|next to) (?:an?|the|our|my) )formal (?=(?:dining|living) room\b)/gi,
    '',
  ],
  [/\bmodern (?=(?:conveniences?|amenities|comforts)\b)/gi, ''],
  // What another room has: "open to a dining area that is all windows and skylights".
  [
    /(?<=\b(?:open|opens|opening|leads|looks?|flows) (?:on)?(?:in)?(?:to|onto) (?:an?|the|our|my) (?:[a-z]{3,8} ){0,2}(?:dining|living|family|great|sun|play|breakfast)[ -]?(?:room|area)) (?:that|which) (?:is|has|was|had) [^.,;!?\n]{3,60}/gi,
    '',
  ],
  // "The other door leads to Ross's closet", to "the living room with the fireplace" where one stands in it.
  [
    /\b((?:leads?|goes|opens) (?:in)?to )(?:(?:the|our|my|his|her|their|[A-Z][a-z]{1,12}['’]?s) )(?:[a-z-]{3,10} )?(?:walk[- ]in )?closets?\b/g,
    '$1another room',
  ],
  [
    /\b(?:we|i) (?:currently )?(?:do not|don['’]?t) have an? (?:separate |other |dedicated |second )?(?:tv|family|media|dining|laundry|rec|play|guest|living) ?room\b(?:,? so\b)?/gi,
    '',
  ],
  // Long as a room is.
  [
    /\belongated\b(?! (?:toilet|bowl|seat|front|comfort|one))/gi,
    'long',
    (text) => !/\b(?:toilet|bowl|commode|john)\b/i.test(text),
  ],
  // A counter of laminate that looks like stone is laminate.
  [
    /\b((?:laminate|formica|quartz|solid[- ]surface|corian)\b[^.,;!?\n]{0,24}?) (?:that|which) (?:(?:really |actually )?looks?|is made to look|will look)(?: just| a lot| kind of| more)? like (?:real |natural |white |gray |grey )?(?:stone|marble|granite|slate|concrete|travertine|soapstone)\b/gi,
    '$1',
  ],
  [
    /\b(?:porcelain |ceramic )?tiles? (?:that|which) (?:looks?|is made to look|will look)(?: just| a lot| kind of| more)? like (?:real |natural |white )?(?:wood|oak|hardwood|planks?|barn wood)\b/gi,
    'wood-look tile',
  ],
  [/\bcolumn (refrigerator|fridge) and (?:a )?(?:column )?freezer\b/gi, '$1 and freezer columns'],
  // Tools for a bench-top and machines for a counter-top are no bench and no counter.
  [
    /\b(?:bench|table|counter)[ -]?top (?=(?:planer|band ?saw|drill press|jointer|sander|grinder|lathe|router|mixer|blender|toaster|appliances)\b)/gi,
    '',
  ],
  [/\b(?:during|at|after|before) (?:the|our|my) (?:home )?inspection\b,?/gi, ''],
  [/\((?:(?:a )?diy(?: job| project)?|we['’]?ll diy|diy by us|we can diy(?: it)?)\)/gi, 'ourselves'],
  // "I'm not planning for a super long island", "I don't want a huge island".
  [
    /\b(?:(?:but|and|so) )?(?:i|we)(?: really| just| definitely)? ?(?:(?:am|are|['’]m|['’]re) not (?:planning (?:for|on)|looking for|after|going for|thinking of|picturing)|(?:do not|don['’]?t) (?:really )?(?:need|want|plan on|have to have)) (?:an? )?(?:(?:super|very|really|crazy|overly|ridiculously|too|that|terribly|such an?) )?(?:long|big|huge|large|giant|massive|enormous|gigantic|oversized) (island|peninsula|tub|bathtub|shower|vanity|sink|bar|desk|table|sofa|sectional|tv|pantry|closet|range|fridge|refrigerator|window|bed)\b/gi,
    'new small $1',
  ],
  // "We don't need tile or fixtures that are fancy": the tile is wanted.
  [
    /\b(?:do not|don['’]?t|does not|doesn['’]?t) (?:really |necessarily |actually )?(?:need|want|care (?:about|for)|require) (?:any )?(?:[a-z-]{3,14},? ){1,3}?(?:(?:or|and) [a-z-]{3,14} )?that (?:is|are|cost)(?: too| very| super| really| overly| so| a lot)? (?:fancy|expensive|high[- ]end|luxurious|elaborate|complicated|over the top|top of the line|extravagant|fussy)(?: (?:or|and) [a-z-]{3,14})?\b/gi,
    ' want nothing fancy',
  ],
  [
    /\bno (?:easy|cheap|inexpensive|good|real|practical|affordable|simple)(?: or [a-z]{3,12})? way to\b/gi,
    'no way to',
  ],
  // What stands in the walls all around: a reason, and no work.
  [
    /\b(?:due to|because of|thanks to) (?=[^.;!?\n]{0,80}\b(?:stairway|plumbing|heat runs|ducts?|chimney|wiring|bathrooms)\b)[^.;!?\n]{3,140}/gi,
    '',
  ],
  [
    /\b(?:keep|keeping|leave|leaving) (?:everything|all of it|it all|all (?:the )?fixtures|all (?:the )?plumbing) (?:in|at) (?:the same|its (?:current|present)|their (?:current|present)|the (?:current|existing)) (?:locations?|places?|spots?|positions?)(?: (?:(?:as |that |where )?(?:it|they)(?:['’]s|['’]re| is| are)(?: in| at)?|as)(?: now| today| currently)?)?/gi,
    'keep the layout',
  ],
  [
    /\beverything (?:stays|remains|can stay|should stay|is staying) (?:in|at) (?:the same|its (?:current|present)|the (?:current|existing)) (?:locations?|places?|spots?|positions?)(?: as (?:now|today))?/gi,
    'the layout stays',
  ],
  [/\btoo much stuff to (?:keep )?park(?:ing)? (?:2|two|both) cars\b/gi, 'room for one car, too much stuff'],
  // What is wrong with cabinets and doors that sag is no floor.
  [
    /\bsagging (?=(?:[a-z-]{3,16} ){0,2}(?:cabinets|cupboards|shelf|shelves|drawers|doors?|sofa|couch|mattress|bed)\b)/gi,
    'worn ',
  ],
  // "I would love to get rid of the post": whether it can go, an engineer says.
  [
    /(\b(?:post|column|pole)s?\b[^.;!?\n]{0,90}[.;!] ?)(?:so )?(?:we|i)(?:['’]d| would| really)* (?:love|like|want|prefer) to (?:be able to )?(?:get rid of|remove|lose|take out|move) (?:it|that|them)\b[^.;!?\n]{0,50}/gi,
    '$1Can the post be removed?',
  ],
  [/\ba couple (?=\d{2}[ -]?amps?\b)/gi, 'two '],
  // "Half of it is sheetrocked and insulated, the rest needs to be done": what is left to do.
  [
    /\b(?:about |around |roughly )?(?:\d\/\d|half|a third|one third|two thirds|most|part|some) (?:of (?:the|our|my) )([a-z]{4,10}) is (?:already )?([a-z]{5,12}ed(?: and [a-z]{5,12}ed)?)[.;,] ?(?:but |and )?(?:the )?rest (?:still )?(?:needs?|has|should|must)(?: to)?(?: be)?(?: done| finished| it| the same| too)?\b/gi,
    'The rest of the $1 needs to be $2',
  ],
  // What is done against heat or cold: its reason asks for no machine.
  [
    /(\b(?:insulat[a-z]{1,4}|drywall|sheetrock|curtains?|drapes|shades?|weather ?strip[a-z]{0,5}|windows?|storm door|mini[- ]split|heat pump|radiator|heated floor|rug|carpet)\b[^.;!?\n]{0,60}?),? (?:since|because|as) (?:it|this room|that room|the (?:room|garage|basement|space|floor|bedroom|bath|bathroom|kitchen|office|house)) (?:gets|is|stays|runs|can get)(?: really| so| very| too| pretty| super| way too| extremely)? (?:hot|cold|freezing|warm|drafty|chilly|stuffy)(?: (?:in (?:the )?(?:summer|winter)s?|at night|all (?:year|winter|summer)|up there|down there|in here))?\b/gi,
    '$1',
  ],
];

/** A text without the trade's words that it uses in passing. */
export const withoutInPassing = (text: string): string => rewritten(text, IN_PASSING);
