import { type Rewriting, rewritten } from '../text/needed-words.js';
import { FLOORS_TOLD } from '../text/sayings/floors-told.js';
import { TOLD_BEHIND } from '../text/sayings/told-behind.js';
import { sentencesOf } from '../text/sentences.js';

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
  // A formal dining room beside this one says nothing of its style.
  [
    /(?<=\b(?:by|to|into|from|between|beside|behind|off|through|and|or|of|next to) (?:an?|the|our|my) )formal (?=(?:dining|living) room\b)/gi,
    '',
  ],
  [/\bmodern (?=(?:conveniences?|amenities|comforts)\b)/gi, ''],
  // "Never had a dishwasher in 27 years, we'd like one", "a dishwasher, never had one in 31 yrs".
  [
    /\b(?:(?:we|i)(?:['’]ve| have)? )?never (?:once )?(?:had|owned) an? ([a-z]{3,12}(?: [a-z]{4,10})?)(?: (?:in|for) [^.,;!?\n]{2,30})?(?:,| and| but|, and|, but)? ?(?:(?:so )?(?:we|i)(?:['’]d| would)?(?: really| love to| finally)? (?:like|love|want|need)(?: to have)? (?:one|it)|want one|would (?:like|love) one)\b/gi,
    'new $1',
  ],
  [
    /,? ?\b(?:which )?(?:we|i)?(?:['’]ve| have)? ?never had one(?: (?:in|for|all) (?:(?:all )?(?:our|my|these|the) )?(?:\d{1,2}|[a-z]{3,8}) ?(?:years?|yrs?)| before)?\b/gi,
    '',
  ],
  // "Window at the end over the sink, door at the other end": two walls across from each other.
  [
    /\b(windows?|sliders?|doors?|doorway|opening|entry) (at|on) (?:one|the) end\b(?! of)/gi,
    '$1 $2 one end',
    (text) => /\b(?:at|on) the other end\b(?! of)/i.test(text),
  ],
  [
    /\b(windows?|sliders?|doors?|doorway|opening|entry) (at|on) the other end\b(?! of)/gi,
    '$1 $2 the other',
    (text) => /\b(?:at|on) (?:one|the) end\b(?! of)/i.test(text),
  ],
  // Thirty-one years are no size.
  [/\b(?:in|for|after|over|about) \d{1,2} ?(?:years?|yrs?)\b(?! old)/gi, 'for years'],
  // "2 car garage, I only need to park one".
  [
    /\b(?:two|2)[- ]car(?: garage)?(?= ?(?:,|;|-|\(|and|but)[^.;!?\n]{0,40}\b(?:only|just)(?: (?:need|have|want|going))?(?: to)? (?:park|store|keep) (?:one|1)\b)/gi,
    'one-car garage',
  ],
  [
    /\b(?:the )?(?:other|rest|second|remaining) (?:half|side|bay|part|stall)?(?: of (?:it|the garage))? ?(?:is|will be|becomes|should be|can be|would be) (?:my|our|his|her|a|the) (?:wood ?|work ?)?shop\b/gi,
    'a workshop in the other half',
  ],
  // "Moving the sofa opens up the floor" takes no wall away.
  [
    /\b(?:opens?|opening|opened|free(?:s|ing)?|clears?|clearing) up (?:the |some |more |a lot of )?(?:floor(?: ?space)?|space|room)\b(?! (?:plan|to the|into))/gi,
    'leaves floor free',
    (text) => !/\bwalls?\b|\bdoorways?\b/i.test(text),
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
  [
    /\bno (?:easy|cheap|inexpensive|good|real|practical|affordable|simple)(?: or [a-z]{3,12})? way to\b/gi,
    'no way to',
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
  [/\ba couple (?=\d{2}[ -]?amps?\b)/gi, 'two '],
  // "Pretty tall" is no praise.
  [
    /\bpretty (?=(?:much|tall|small|big|good|bad|tight|limited|dark|sure|old|narrow|long|short|low|high|cheap|new|rough|beat|basic|standard|typical|hot|cold|wide|happy|large|handy|well|often|easy|hard|close|far|set|open|solid|worn|busy)\b)/gi,
    '',
  ],
  [
    /\b(tub|bed|platform|toilet|floor|stage|desk|dishwasher|washer|dryer) (?:should|must|needs to|has to|will) be elevated\b/gi,
    '$1 should be raised',
  ],
  // "A place to fold laundry that isn't the couch".
  [
    /\bthat (?:is not|isn['’]?t|are not|aren['’]?t) (?:in |on |at )?(?:the|my|our|an?) (?:[a-z]{3,10} )?[a-z]{3,10}(?=[.;,!?\n]|$)/gi,
    '',
  ],
  // Where a thing came to stand, before it is told where it is to be.
  [
    /\b(?:so|and|which is why|that['’]s why) (the|our|my) ([a-z]{2,10}) (?:ended up|wound up|landed|got stuck|is stuck|had to go) (?:in|on|at|by|over|under|behind) (?:the|a|an|one) (?:[a-z]{3,10} )?[a-z]{3,10}\b/gi,
    'which leaves $1 $2',
  ],
  [
    /\b(?:one|a single) (sink|vanity|shower|toilet|fridge|oven|desk|dishwasher) (?:just |simply )?(?:isn['’]?t|is not|doesn['’]?t|does not|won['’]?t|will not) (?:cutting it|enough|cut it|working|work|do it|doing it|going to do it)\b/gi,
    'two $1s',
  ],
  [/\bnew valve(?:,| and|, and) (?:new )?trim\b/gi, 'new shower valve'],
  [/\bmy (?:company|employer|boss|work|job) is paying for\b/gi, 'someone else buys'],
  // What somebody before did to it is how it is today.
  [
    /\b(?:the |our )?(?:(?:previous|last|former|prior|old) (?:owners?|tenants?|people|guy)|sellers?|flippers?|builders?) (?:had |have |has )?(painted|repainted|stained|refinished|tiled|carpeted|covered|wallpapered|replaced|textured) (the|our|all the) ([a-z]{4,10})\b/gi,
    '$2 $3 were $1',
  ],
  [/\bnew vent (?=(?:fan|hood)s?\b)/gi, 'new '],
  // "Actually scratch the seat": it is taken back.
  [
    /\b(?:actually,? |no,? |wait,? |but )?scratch (?:the|that|my|our) ([a-z]{3,12}(?: [a-z]{3,12})?)(?=[.;,!?\n]|$)/gi,
    'no $1',
  ],
  // "We don't need uppers everywhere, just over the machines".
  [
    /\b(?:(?:we|i) )?(?:do not|don['’]?t) (?:need|want) ([a-z]{3,10}(?: [a-z]{3,10})?) everywhere,? (?:just|only) /gi,
    'new $1 only ',
  ],
  [
    /\b(?:it|the basement|this|the room) (?:got|was|had been) (?:a little |a bit )?(?:damp|wet)\b[^.;!?\n]{0,60}/gi,
    '',
    (text) => /\bbeen (?:bone )?dry\b|\bdry (?:ever )?since\b/i.test(text),
  ],
  [/\binstead of (?:the |that |just )?wire(?: (?:shelving|shelves|racks?))?\b/gi, ''],
  // "Currently it faces the door and I hate that".
  [
    /\b(?:right now|currently|now) (?:it|the [a-z]{3,10}) (?:faces|looks at|is|sits|stands) [^.;!?\n,]{3,40} and (?:i|we) (?:really )?(?:hate|can['’]?t stand|don['’]?t like) (?:that|it)\b/gi,
    '',
  ],
  [
    /\b(?:tenants |kids |they |we )?keep (?:breaking|clogging|ruining|jamming) (?:the|our) ([a-z]{4,10}(?: [a-z]{4,10})?),? so (?:none of (?:that|those)|no more|not again)\b/gi,
    'no $1',
  ],
  [
    /\b(?:the )?(?:hardwoods?|oak|pine) (?:floors? )?(?:under|underneath|beneath|below) the carpet (?:is|are|looks?)(?: supposed to be| said to be)? (?:good|fine|nice|in good shape|ok|okay|great|beautiful|original)\b/gi,
    'carpet removal, refinish the hardwood floor',
  ],
  [
    /\babout \$?(\d{1,3})(?:k|,000| grand)? if possible,? \$?(\d{1,3})(?:k|,000| grand)? tops\b/gi,
    'budget is $2,000 at most',
  ],
  [/\b(?:around|round) a low table\b/gi, 'around a coffee table'],
  [
    /\b(radiator|tub|closet|soffit|peninsula|wall|desk) (?:which|that) (?:could|can|should) go\b/gi,
    '$1, remove the $1',
  ],
  [
    /\b(?:serious|good|strong|proper|real|better|decent) ventilation\b/gi,
    'range hood vented outside',
    (text) =>
      /\b(?:cook|wok|fry|stove|range|curry|spices|kitchen)/i.test(text) &&
      !/\b(?:shower|bathroom|bath)\b/i.test(text),
  ],
  [
    /(?<!\b(?:with|for|by) )\bsomething that (?:cleans up|wipes up|wipes down|wipes clean|cleans)(?: easily| easy| well)?\b/gi,
    'easy to clean',
  ],
  // A mudroom off the garage is beside it.
  [
    /\b(laundry|mudroom|mud room|bath|bathroom|pantry|entry|powder room) off (?:of )?the (?=[a-z])/gi,
    '$1 by the ',
  ],
  // "We're opening up the wall between", "knocking through to the dining room".
  [
    /\b(?:opening up|open up|knocking out|blowing out|busting out|busting through) (?:the|a|that|this) wall\b/gi,
    'remove the wall',
  ],
  [/\bknock(?:ing)? through (?:in)?to the\b/gi, 'remove the wall to the'],
  // A screen that hurts the neck where it hangs is to hang elsewhere.
  [
    /\b(?:the |our )?(?:tv|television) is (?:up |way up |too high )?(?:over|above) the fireplace(?: now| today| right now)?,? (?:and|but) (?:it|that|my) [^.;!?\n]{0,24}\b(?:neck|head ?ache|eyes)\b[^.;!?\n]{0,24}/gi,
    'no TV over the fireplace',
  ],
  [/\b(?:water|energy|space|time|labor|labour|money|effort)[- ]saving\b/gi, 'efficient'],
  [/\bstart(?:ing|ed)? (?:over |again |all over )?from scratch\b/gi, 'starting over'],
  [/\bmore hot water (?=on|for my|for our|for sore)/gi, 'more water '],
  // What has to be moved is not thrown away.
  [
    /\b(?:both )?the ([a-z]{3,8})(?: ?\/ ?[a-z]{3,8})?(?: and the ([a-z]{3,8}))? (?:require|requires|will require|would require|need|needs) (?:moving|relocating|relocation|to be (?:moved|relocated))\b/gi,
    'move the $1 $2',
  ],
  [
    /\b(?:would |will )?no longer be (?:located |placed )?(?:in|inside|over|behind) the [a-z]{3,10}\b/gi,
    'be elsewhere',
  ],
  // An exhaust fan that warms is one fan.
  [
    /\bfan(?: with (?:an? )?(?:built[- ]in )?heater|[ /]heater combo| and heater combo)\b/gi,
    'fan, heat lamp',
  ],
  // Who seldom bathes gives up the tub.
  [
    /\b(?:the|our|this) ((?:garden |corner |jetted |soaking |whirlpool |jacuzzi )?(?:bath)?tub) (?:is|was|gets|got|has been) (?:rarely|never|hardly ever|hardly|seldom|almost never|barely) (?:ever )?used\b/gi,
    'remove the $1',
    (text) => !/\bkeep(?:ing)? (?:the|our|a) (?:bath)?tub\b|\btub (?:stays|is staying)\b/i.test(text),
  ],
  [
    /\b(?:and |since |as )?(?:the|our) (?:guest|hall|other|second|kids['’]?|main|upstairs|downstairs) bath(?:room)? (?:still |already )?has (?:an? |the )?(?:nice )?(?:bath)?tub\b/gi,
    '',
  ],
  // "It has a tub but no shower", "we're not pleased with not having a shower": one is missed.
  [
    /(?<=\b(?:has|have|with|got) (?:an? |the |one )(?:[a-z-]{3,10} ){1,3})but no ([a-z]{3,10})\b/gi,
    'and lacks a $1',
  ],
  [
    /\b(?:am|are|is|['’]m|['’]re|['’]s) not (?:too |very |really |so |all that )?(?:pleased|happy|thrilled|crazy|excited|satisfied) (?:with|about) not having (an? [a-z]{3,10})\b/gi,
    ' want $1',
  ],
  [/\b(?:hate|don['’]?t like|do not like|dislike|tired of|miss) not having (an? [a-z]{3,10})\b/gi, 'want $1'],
  [
    /\b(?:(?:but|and|so) )?(?:we|i)? ?(?:do not|don['’]?t|didn['’]?t) (?:like|love) the idea of (?:adding|putting|having|installing|using) (?:an? |the |any )?(?:[a-z]{3,10} ){1,3}(?:to|on|over|in|at) the [a-z ]{3,20}(?=[.;,!?\n]|$)/gi,
    '',
  ],
  [/\bno (?:tub side|tub edge|tub wall|high side|threshold|curb) to step over\b/gi, 'a low threshold'],
  // What one wants to get at is there.
  [
    /(?<=(?:^|[.;,:!\n•*-] ?))(?:easy |clear |good |full )?access to (?:the |our )?((?:[a-z-]{3,12} ){0,2}(?:doors?|slider|shelves|bookshelves|bookcases?|windows?|fireplace|closet|stairs|built[- ]ins|panel))(?: flanking (?:the )?[a-z]{3,10}| to (?:the )?(?:back ?)?yard| to (?:the )?(?:deck|patio|porch|garage))?/gi,
    "don't block the existing $1",
  ],
  // "Remove desk, computer and chair".
  [
    /(?<=(?:^|[.;!\n] ?))(remove|get rid of|take out|haul away) (?:the |our )?([a-z]{3,12}), (?:the |our )?([a-z]{3,12}),? and (?:the |our )?([a-z]{3,12})(?=[.;!\n]|$)/gi,
    '$1 the $2, $1 the $3, $1 the $4',
  ],
  // Two adjectives of one thing: "a large, built-in wall unit".
  [
    /\b((?:an?|one|the|our) (?:large|big|small|tall|old|huge|long|deep|wide|beautiful|nice|dark|heavy|ugly)), (?=(?:built[- ]in|old|dark|deep|heavy|beautiful|ugly|dated|open|low|white|brown|wooden|wood|brick|stone) [a-z])/gi,
    '$1 ',
  ],
  // "We're not planning to make structural changes".
  [
    /\b(?:(?:am|are|is|['’]m|['’]re|['’]s) not (?:really |actually )?(?:planning|looking|going|trying|willing|able) (?:to (?:make|do)|on(?: making| doing)?)|(?:do not|don['’]?t) (?:really )?(?:want|plan|need|intend) (?:to (?:make|do)|on(?: making| doing)?|any)|\bno) (?:any )?(?:major |big )?structural (?:changes|work|modifications)\b/gi,
    ' keep the walls where they are',
  ],
  [
    /\b(?:there['’]s|there is|we have) not (?:a whole lot|a lot|much|enough) (?:of )?(?:seating|seats)\b/gi,
    'more seating',
  ],
  [/\b(?:am|are|was|were|is) (?:starting|started) over\b/gi, 'start over'],
  // Machines that stand elsewhere.
  [
    /\b(?:there['’]s|there is|we have|we keep) an? (?:deep ?freeze|chest freezer|second fridge|extra fridge|spare fridge|freezer|beer fridge) (?:out |down )?in the (?:garage|basement)\b/gi,
    '',
  ],
  // A rug that saves the floor from chairs.
  [
    /\bto (?:protect|save|cover) (?:the|our|my) (?:[a-z]{3,10} )?(?:floors?|carpet|hardwoods?|counters?)(?: from (?:the |our |my )?[a-z ]{3,24})?(?=[.;,!?\n]|$)/gi,
    '',
  ],
  [
    /\b(?:the |our )?(?:garage|room|basement|space|it|office) (?:has|had) no windows(?: now| today| at all)?\b/gi,
    '',
    (text) =>
      /\bwindows? (?:will |would |should |must |needs? to |have to |has to |to be )?(?:have to )?(?:be )?(?:installed|added|put in|cut)\b|\badd (?:a |some |two )?windows?\b/i.test(
        text,
      ),
  ],
];

/** What is there, and what would be done to it: "it would be nice to get rid of the post". */
const POST = /\b(?:post|column|pole)s?\b/i;
const RID_OF_IT =
  /^( ?)(?:so )?(?:we|i)(?:['’]d| would| really){0,2} (?:love|like|want|prefer) to (?:be able to )?(?:get rid of|remove|lose|take out|move) (?:it|that|them)\b/i;
const PARTLY_DONE =
  /\b(?:half|third|thirds|most|part|some|\d\/\d) of (?:the|our|my|it) ?(?:[a-z]{4,10} )?is (?:already )?([a-z]{5,12}ed(?: and [a-z]{5,12}ed)?) ?$/i;
const REST_TOO =
  /^( ?)(?:but |and )?(?:the )?rest (?:still )?(?:needs?|has|should|must)(?: to)?(?: be)?(?: done| finished| it| the same| too)?\b/i;

const NEEDS_NONE =
  /\b(?:do not|don['’]?t|does not|doesn['’]?t) (?:really |necessarily |actually )?(?:need|want|require|care about|care for)\b/i;
const SO_FANCY =
  /\bthat (?:is|are|cost)(?: too| very| super| really| overly| so| a lot)? (?:fancy|expensive|high[- ]end|luxurious|elaborate|complicated|top of the line|extravagant|fussy)\b(?: (?:or|and) (?:fancy|expensive|luxurious|elaborate|complicated))?/i;
/** "I'd rather have marble but it etches so porcelain". */
const WOULD_RATHER =
  /\b(?:i|we)(?:['’]d| would) (?:rather|love to|like to|love|rather have) (?:(?:have|do|use|go with) )?[a-z]{3,12}(?: [a-z]{3,12})?,? but\b/i;
const SO_INSTEAD = /\bso\b/i;
const AGAINST_WEATHER =
  /\b(?:insulat[a-z]{1,4}|drywall|sheetrock|curtains?|drapes|shades?|weatherstrip[a-z]{0,5}|windows?|storm door|mini[- ]split|heat pump|radiator|heated floor|rug|carpet)\b/i;
const SINCE_IT_IS =
  /,? (?:since|because|as) (?:it|this room|that room|the (?:room|garage|basement|space|floor|bedroom|bath|bathroom|kitchen|office|house)) (?:gets|is|stays|runs|can get)(?: really| so| very| too| pretty| super| extremely)? (?:hot|cold|freezing|warm|drafty|chilly|stuffy)\b(?: (?:in (?:the )?(?:summer|winter)s?|at night|up there|down there|in here))?/i;
const BECAUSE_OF = /\b(?:due to|because of|thanks to) /i;
const IN_THE_WALLS = /\b(?:stairway|plumbing|heat runs|ducts?|chimney|wiring|bathrooms)\b/i;
const OPENS_TO = /\b(?:open|opens|opening|leads|looks?|flows) (?:on)?(?:in)?(?:to|onto)\b/i;
const ITS_OWN =
  /\b((?:dining|living|family|great|sun|play|breakfast)[ -]?(?:room|area)) (?:that|which) (?:is|has|was|had) [^.,;!?\n]{3,60}/i;
const CARPET_UP =
  /\b(?:rip|tear|pull|take|yank)(?:ping|ing)? (?:out|up) (?:the |our |all the |that |this )?(?:old )?carpet(?:ing)?\b/i;
const WOOD_BELOW = /\b(?:refinish|restore|hardwoods? (?:under|below|beneath))/i;
const NOT_FITTING =
  /\b(?:does not|doesn['’]?t|did not|didn['’]?t|won['’]?t|will not) fit (?:the|this|our|in|here)\b/i;
const STANDS_ALONE =
  /^( ?)the (?:[a-z]{3,10} ){0,4}?(island|table|sofa|couch|sectional|bed|desk|hutch|piano|fridge|freezer)\b/i;
/** "Remodeling it all in green was ruled out"; of a thing that is ruled out others tell. */
const DOING = /^ ?(?:but |and |so )?[a-z]{3,14}ing\b/i;
const RULED_OUT =
  /\b(?:was|were|is|has been|got) (?:quickly |also )?(?:ruled out|out of the question|rejected|dismissed|nixed|vetoed)\b/i;

/** A refrigerator that makes ice is one machine. */
const COLD = /\b(?:refrigerator|fridge)\b/i;
const MAKES_ICE =
  /,? ?(?:and |with |plus )?(?:an? )?\bice ?maker\b(?! (?:under|in the island|in the bar|built|separate|beside|next))/i;
const VENTS = /\b(?:hood|vent|fan)\b/i;
const DUCT_OUT =
  /\b(?:install|run|add|put in|need) (?:the |new |some )?duct ?work (?:out|up|through|to) (?:of )?the (?:ceiling|roof|wall|outside)(?: and (?:the )?(?:roof|wall))?/i;

/** "They painted the cabinets green. I'd like to paint them white". */
const DONE_TO_THEM = /\b((?:re)?paint|refinish|reface|stain|replace|sand|regrout|reglaze) (?:them|it)\b/i;
const WORKED_ON =
  /\b(?:cabinets|cupboards|floors?|walls|doors|windows|counters|countertops|built-ins|shelves|tub|vanity|trim|ceiling|wallpaper|paneling|brick|fireplace|tile|grout|deck)\b/gi;
function themByName(sentence: string, before: string): string {
  const found = DONE_TO_THEM.exec(sentence);
  const named = before.match(WORKED_ON);
  if (!found || named?.length !== 1 || sentence.slice(0, found.index).match(WORKED_ON)) return sentence;
  return sentence.replace(DONE_TO_THEM, `$1 the ${named[0]}`);
}

/** A sentence as it is meant, behind the one before it. */
function asMeant(sentence: string, before: string): string {
  if (POST.test(before) && RID_OF_IT.test(sentence)) return ' Can the post be removed? ';
  if (DOING.test(sentence) && RULED_OUT.test(sentence)) return ' ';
  const alone = NOT_FITTING.test(sentence) ? STANDS_ALONE.exec(sentence) : null;
  if (alone) return `${alone[1]}no ${alone[2]}.`;
  let plain = themByName(sentence, before);
  if (/\bdrawers?\b/i.test(plain)) plain = plain.replace(/\b(?:runners|glides)\b/gi, 'slides');
  if (OPENS_TO.test(plain)) plain = plain.replace(ITS_OWN, '$1');
  if (COLD.test(plain)) plain = plain.replace(MAKES_ICE, '');
  if (VENTS.test(before + plain)) plain = plain.replace(DUCT_OUT, 'vent it outside');
  if (WOOD_BELOW.test(plain)) plain = plain.replace(CARPET_UP, 'carpet removal');
  plain = cutFrom(plain, WOULD_RATHER, SO_INSTEAD, '');
  plain = cutFrom(plain, NEEDS_NONE, SO_FANCY, 'want nothing fancy');
  const reason = SINCE_IT_IS.exec(plain);
  if (reason && AGAINST_WEATHER.test(before + plain.slice(0, reason.index)))
    plain = plain.replace(SINCE_IT_IS, '');
  const because = BECAUSE_OF.exec(plain);
  return because && IN_THE_WALLS.test(plain.slice(because.index))
    ? `${plain.slice(0, because.index)}.`
    : plain;
}

/** A sentence in which what stands from one pattern to the end of another is put in other words. */
function cutFrom(sentence: string, from: RegExp, to: RegExp, words: string): string {
  const first = from.exec(sentence);
  const last = first && to.exec(sentence.slice(first.index));
  if (!first || !last) return sentence;
  return sentence.slice(0, first.index) + words + sentence.slice(first.index + last.index + last[0].length);
}

function sentencesAsMeant(text: string): string {
  const sentences = sentencesOf(text);
  return sentences
    .map((sentence, i) => {
      const rest = REST_TOO.exec(sentence);
      const done = rest && PARTLY_DONE.exec((sentences[i - 1] ?? '').replace(/[.;,!\s]{1,3}$/, ''));
      if (rest && done) return `${rest[1]}The rest needs to be ${done[1]}${sentence.slice(rest[0].length)}`;
      return asMeant(sentence, sentences[i - 1] ?? '');
    })
    .join('');
}

/** A text without the trade's words that it uses in passing. */
export const withoutInPassing = (text: string): string =>
  sentencesAsMeant([FLOORS_TOLD, TOLD_BEHIND, IN_PASSING].reduce(rewritten, text));
