import { type Rewriting, rewritten } from '../needed-words.js';

const COUNTER = '(?:countertop|counter top|counter)';
const FEW = '(?:two|three|four|2|3|4)';
const TO_EAT = String.raw`(?:to|for|(?:(?:that|where) )?(?:we|i|you|they|the kids) (?:can|could)|(?<=for (?:two|three|four|2|3|4) )(?:to|eating)|(?<=can )(?:eat|sit)) (?:(?:sit|sitting)(?: down)?(?: at)? and )?(?:eat|eating|(?:have|having) (?:breakfast|lunch|dinner|meals|cereal))\b(?: (?:at|on|off)\b)?`;

/**
 * Turns of phrase in which a word names another thing than it does alone: light that is bounced around mends no floor, stone of a
 * fireplace lies on none. They are written out before pronouns are named, so that "a shower over it" is over nothing else.
 * Every repetition is bounded.
 */
const IDIOMS: readonly Rewriting[] = [
  // Who bumps into the refrigerator's door asks for room, and for no refrigerator.
  [
    /\b(?:(?:i|we)(?:['’]m|['’]re| am| are)? )?(?:tired of|sick of|keep|always|constantly|forever) (?:bumping|banging|running|walking|knocking|squeezing) (?:into|against|past|around) (?:the |our |my )?[a-z]{3,12}(?: door| corner| handle| doors)?\b/gi,
    'more room to move around',
  ],
  // A child that has moved out uses the room no more.
  [
    /\b(?:our|my|the) (?:oldest |youngest )?(?:son|daughter|kids|children|boys?|girls?|twins|teenager) (?:just |finally |have |has |all )?(?:moved out|left for college|went (?:off )?to college|is (?:off )?(?:at|to) college|are (?:grown|gone)|is (?:grown|gone))\b(?: (?:last|this) (?:year|summer|fall|spring|winter|month))?/gi,
    '',
  ],
  // "Smack in the middle", "dead center".
  [
    /\b(?:right |just )?(?:smack(?:[- ]dab)?|dead|plumb|plunk) (?=(?:in|on|at) the (?:middle|center|centre)\b)/gi,
    '',
  ],
  [/\b(?:smack|dead|plumb) (?=center(?:ed)?\b)/gi, ''],
  // "Don't want new cabinets just paint the ones I got white": what is painted, and no end of the list.
  [
    /\b(?:i |we )?(?:do not|don['’]?t) (?:want|need) (?:any )?new ([a-z]{4,10}s)[,;.]? (?:but |and )?(?:just |only |simply )?(paint|repaint|refinish|reface|restain|stain) (?:the ones|those|them|what)(?: (?:that )?(?:i|we)(?:['’]ve)? (?:got|have))?(?: now| already)?\b/gi,
    '$2 the $1',
  ],
  // "I want my cabinets painted": what stands is painted.
  [
    /\b(?:want|like|love|need|have|get|having|getting) ((?:the|my|our) (?:(?:existing|old|current|kitchen|bathroom|upper|lower|oak|maple|cherry|wood) ){0,2}(?:cabinets|cupboards|vanity|built[- ]ins)) (?:to be )?(?:re)?painted\b/gi,
    'repaint $1',
  ],
  [
    /\b(?:want|like|love|need|have|get|having|getting) ((?:the|my|our) (?:(?:existing|old|current|kitchen|bathroom|upper|lower|oak|maple|cherry|wood) ){0,2}(?:cabinets|cupboards|vanity|built[- ]ins)) (?:to be )?(?:stripped and )?(?:restained|stained|refinished)\b/gi,
    'refinish $1',
  ],
  [
    /\b(?:want|like|love|need|have|get|having|getting) ((?:the|my|our) (?:(?:existing|old|current|kitchen|bathroom|upper|lower|oak|maple|cherry|wood) ){0,2}(?:cabinets|cupboards|vanity|built[- ]ins)) (?:to be )?refaced\b/gi,
    'reface $1',
  ],
  // "A 36 inch Wolf": whose make it is names a range by its width.
  [
    /\b(\d{2}(?:["”]|[- ]?(?:inch|in)\b)) (?:gas |dual[- ]fuel |induction )?(?:wolf|viking|blue ?star|la cornue|bertazzoni|ilve|lacanche|aga)\b(?! (?:fridge|refrigerator|oven|wall|hood|cooktop|rangetop|range|stove|grill))/gi,
    '$1 range',
  ],
  // "A duct down the middle at 6-10".
  [
    /\b(duct|beam|soffit|ceiling|bulkhead)\b([^.;!?\d]{0,32}) (at|is|to) ([6-9])-(\d|1[01])\b(?! ?(?:feet|ft|weeks|days|people))/gi,
    '$1$2 $3 $4\'$5"',
  ],
  // "About two feet square".
  [/\b(?:two|2) (?:feet|foot) square\b/gi, '24 by 24 inches'],
  [/\b(\d{2}) (?:inches|inch) square\b/gi, '$1 by $1 inches'],
  // Refaced cabinets keep their boxes and get other fronts.
  [
    /\brefac(?:e|ing) ((?:(?:the|our|my|existing|old|kitchen) ){1,3}cabinets)\b/gi,
    'reface $1, new cabinet fronts',
  ],
  // "A place to drop muddy boots": a bench with a tray.
  [
    /\b(?:an? |some )?(?:place|spot|somewhere|space|room|area) (?:to|for) (?:us to |the kids to |everyone to )?(?:drop|kick off|leave|take off|put on|pull off|park|dump)(?:ping|ing)? (?:(?:our|the|their|your|all the|all those) )?(?:(?:muddy|wet|dirty|snowy|work) ){0,2}(?:boots|shoes)(?: and (?:coats|jackets|backpacks|bags))?\b/gi,
    'a boot bench',
  ],
  // "We do demo and wall painting": no picture.
  [
    /(?<!\b(?:an?|our|my|his|her|big|large|framed) )\b(?:wall|walls|ceiling|interior) painting\b/gi,
    'painting',
  ],
  // A floor that is warm already asks for no heating: "it's heated and two years old".
  [
    /\b((?:the |our )?(?:tile )?(?:floors?|flooring)(?: tile)?|it|they)(?: is| are|['’]s|['’]re)(?: already)? heated(?: already)?(?=,? (?:and|so|but|because|since|already)\b|[.,;!\n]|$)(?:,? and (?=(?:only |just |about )?(?:\d|one|two|three|new|fine|good|in ))| already)?/gi,
    '$1 is ',
  ],
  // "Just keep the light that's there".
  [
    /\b(keep(?:ing)?|leave) the (?:ceiling )?lights?(?: fixtures?)? (?:that(?:['’]s| is|['’]re| are)|which (?:is|are)|we have|we['’]ve got)(?: already| up)?(?: there| now| in (?:there|here))?/gi,
    '$1 the existing lights',
  ],
  // Whose room lies behind a wall is none of this one.
  [
    /\b(?:the |our |my |his |her )?(?:kids?|baby|son|daughter|boys?|girls?|mom|guest|neighbou?rs?|tenants?)(?:['’]s?|s['’])? (?:bed)?rooms? (?:is|are|sits) (?:right |just |directly )?(?:behind|next to|beside|above|below|under|on the other side of|over) (?:it|that|this|here|us|ours|(?:the|that|this) wall)\b/gi,
    'others are next door',
  ],
  // "A gas fireplace with a TV above": over the fire, whatever was named before.
  [
    /\b(fireplace|vanity|sink|stove|range|cooktop|washer|dryer|desk|toilet|dresser|sideboard|console|buffet|credenza|tub) with ((?:a |an |the |our )?(?:[a-z-]{2,12} ){0,2}(?:tv|television|mirror|shelf|shelves|cabinets?|window|art|artwork|hood|sconces?|pendants?)) (?:above|over)(?: it)?(?=\s?(?:[.,;!\n]|$| and\b))/gi,
    '$1 with $2 over the $1',
  ],
  // An over-the-range microwave: one that goes tells no place.
  [
    /\b(replac(?:e|ing)|remov(?:e|ing)|tak(?:e|ing) out|get(?:ting)? rid of|swap(?:ping)?(?: out)?|los(?:e|ing)|no) ((?:the |our |that |an? )?(?:old )?)over[- ]the[- ](?:range|stove|cooktop) (microwave)\b/gi,
    '$1 $2$3',
  ],
  [/\bover[- ]the[- ](range|stove|cooktop) (microwave)\b/gi, '$2 over the $1'],
  // White tile to the ceiling makes no white ceiling.
  [
    /\b((?:white|black|gr[ae]y|blue|green|cream|beige|navy|sage|pink|teal|ivory)(?: (?:subway|glossy|matte|square|hex|glazed|ceramic|porcelain|wall)){0,2} tiles?) (?:all the way |right |going |goes )?(?:up )?to the ceiling\b/gi,
    '$1, tile to the ceiling',
  ],
  // What another thing makes room for: "if the closet has to go to fit the shower".
  [
    /\bto (?:fit|squeeze|get|make (?:room|space) for)(?: in)? (?:the|our|a) (?:new )?(?:shower|tub|bathtub|vanity|island|bed|sofa|sectional|table)(?: in)?(?=,? (?:that['’]?s|that is|it['’]?s|fine|ok|okay|then|we|i|so)\b|[.,;!])/gi,
    'for space',
  ],
  // "Cabinets are fine, just paint them navy".
  [
    /\b(?:the |our |my )?(cabinets|cupboards|walls|vanity|doors|trim|shelves|brick|paneling) (?:is|are) (?:fine|good|ok|okay|solid|sound|in good shape),? (?:and |so |but )?(?:we['’]ll |we will )?(?:just )?paint (?:them|it)\b/gi,
    'paint the $1',
  ],
  // "Bench and steam" of a shower.
  [
    /\b(bench|seat|niche|heads?|sprayer|sprays?|window)(?:,| and|, and| plus) (?:a )?steam(?=\s?(?:[.,;!\n]|$))/gi,
    '$1 and steam shower',
  ],
  // What is to be within reach is made for no wheelchair.
  [
    /\b((?:furnace|boiler|water heater|sump|sump pump|panel|breaker box|meter|shut ?offs?|clean ?out|crawl ?space|mechanicals|utilities|valves?|attic|plumbing|pipes)(?:,? (?:has to|have to|must|needs to|need to|should) (?:be|stay|remain)| (?:is|are|stays?|remains?))?) (?:easily |still |always )?access[ai]ble\b/gi,
    '$1 within reach',
  ],
  // "Go light: cream uppers".
  [
    /\b(?:go|going|keep it|make it) (light|lighter|bright|brighter|dark|darker|bold)(?=[:.,;!])/gi,
    '$1 colors',
  ],
  // "Move the stove to an island".
  [
    /\b(?:move|put|relocate) (?:the |our )?(stove|range|cooktop) (?:in ?to|onto|to|in|on) (?:an?|the|a new) island\b/gi,
    '$1 in a new island',
  ],
  // A place in shelves asks for what stands in it: "built-ins around the TV".
  [
    /\b((?:built[- ]?ins?|built-in (?:shelves|bookcases|cabinets)|shelves|bookcases)) around (?:the |a |our )(tv|television)\b/gi,
    'a $2, $1 beside the $2',
  ],
  // "A place for the cat litter" is for no cat.
  [
    /\b(?:place|spot|space|room|home|nook) for (?:(?:the|a|our|my) )?(?:cat(?:['’]?s)? ?)?litter(?: ?box)?\b/gi,
    'litter box',
  ],
  // "Keep 44 inches clear around the island": nothing that stands there stays for it.
  [
    /\bkeep(?:ing)? (?=(?:(?:at least|about|a minimum of|minimum) )?\d{1,2}(?:\.5)? ?-?(?:["”″']|inches|inch|in\b|feet|foot|ft)\.? ?(?:of )?(?:clear|clearance|space|free|open|between|around|floor|walkway|walking|aisles?)\b)/gi,
    'allow ',
  ],
  // "A counter to eat at for two", "a counter that seats two", "an eating counter": one with stools before it; two sit where nobody told how many.
  [
    new RegExp(`\\b${COUNTER}(?: that)? (?:seats|can seat|seating) (${FEW})\\b`, 'gi'),
    'breakfast bar for $1',
  ],
  [
    new RegExp(`\\b${COUNTER} (?:for|where) (${FEW})(?: can| could)? ${TO_EAT}`, 'gi'),
    'breakfast bar for $1',
  ],
  [new RegExp(`\\b${COUNTER} ${TO_EAT}(?= for ${FEW}\\b)`, 'gi'), 'breakfast bar'],
  [new RegExp(`\\b${COUNTER} ${TO_EAT}(?! for ${FEW}\\b)`, 'gi'), 'breakfast bar for two'],
  [new RegExp(`\\b(?:eating|eat-at|eat-in|sit-at|sit-down) ${COUNTER}\\b`, 'gi'), 'breakfast bar'],
  // "A counter to fold clothes on".
  [
    /\b(?:counter|countertop|surface|table|place|spot|somewhere|space) (?:to fold|for folding)(?: (?:the )?(?:clothes|laundry|towels|things))?(?: on)?\b/gi,
    'folding counter',
  ],
  [/\b(?:bistro|café|cafe) (?:table|set)(?! for \w)/gi, 'table for two'],
  // "Open the kitchen to the dining area" asks for no table.
  [
    /\bopen(?:ing)?(?: up)? (?:the |our |this )?kitchen(?: up)? (?:to|into|toward|towards) (?:the |our )?(?:dining (?:room|area|space)|eating area)\b/gi,
    'open to dining',
  ],
  // "A small table for breakfast" seats two.
  [
    /\b(?:small|little|tiny) (?:(?:(?:breakfast|bistro|cafe|café) table)|(?:table (?:for (?:breakfast|meals|lunch)|to eat at|to eat breakfast at)))(?! for \w)/gi,
    'table for two',
  ],
  // Wood for a counter is none for cabinets.
  [/\b(?:walnut|maple|oak|cherry|acacia|hickory) (?=butcher[- ]?block\b)/gi, ''],
  // "I was talked into a coffee station and talked out of it".
  [
    /\b(?:i|we) (?:was|were|got) talked into (?:an? |the )?((?:(?!(?:by|and|but|then)\b)[a-z-]{3,14} ){1,3})(?:by (?:an?|my|our|the|some) [a-z]{3,12} )?(?:and|but) (?:then )?(?:talked )?(?:back )?out of (?:it|that)(?: again)?(?: by (?:an?|my|our|the) [a-z]{3,12})?/gi,
    'no $1',
  ],
  // Where its head is the bed is.
  [/\bheadboard (?=(?:on|at|against|along) (?:the|that|our|my|any) )/gi, 'bed '],
  // Two mattresses side by side are as wide as a king bed.
  [/\b(?:split[- ]king|king split)(?: adjustable)?(?: bed| base| mattress)?\b/gi, 'king bed'],
  // What one listens to.
  [
    /\b(for (?:the|my|our|his|her|all (?:the|my|our)) |(?:my|our|his|her) )vinyl(?: (?:collection|records?|albums?|lps?))?\b(?! ?(?:plank|tile|floor|flooring|sheet|siding|window|fence|is (?:old|worn|peeling|cracked)))/gi,
    '$1records',
  ],
  // "Should be the nearest thing to the door": near it.
  [
    /\b(?:(?:should|must|will|can|could|has to|needs to|is to) be |(?:is|being) )?the (?:nearest|closest) (?:(?:thing|one|fixture|piece) )?to (?=the (?:door|window|entry|doorway|hall)\b)/gi,
    'near ',
  ],
  // "The TV somewhere other than above the mantel": not there. "Washer and dryer stay upstairs": they are elsewhere.
  [
    /\b(?:somewhere|some place|someplace) (?:else,? )?(?:other than|besides) (?=(?:above|over|on|in front of|under|next to|beside|near|by|against) )/gi,
    'not ',
  ],
  [
    /(?<=(?:^|[.;!?\n] ?))(?:the |our |my )?([a-z]{3,12}(?: and [a-z]{3,12})?) (?:stays?|remains?|will stay|are staying|is staying|can stay) (upstairs|downstairs|in the basement|in the garage|in the laundry room|where (?:they|it) (?:are|is) upstairs)\b/gi,
    'no $1',
  ],
  // "I was set on navy, now I'm over navy": it is no more.
  [
    /\b(?:i|we) (?:was|were) (?:dead |all )?(?:set|sold|keen) on ([a-z]{3,10}(?: [a-z]{3,8})?),? (?:but |and )?(?:now )?(?:i['’]m|we['’]re|i am|we are) (?:over|done with|past|tired of) (?:it|that|\1)(?=[,.;!]|$)/gi,
    'not $1',
  ],
  // "I am not buying a tub": there is one already.
  [
    /\b(?:i['’]m|i am|we['’]re|we are) not buying (?:a|an|another|any|a new)(?: new)? ([a-z]{3,12})\b(?! (?:at|from|for))/gi,
    'we supply the $1',
  ],
  // "The rest stays open": floor, and no word of what stays.
  [
    /\b(?:the )?rest (?:of (?:it|the (?:basement|room|space|floor|garage)) )?(?:stays?|remains?|is left|(?:can|should|could|to) (?:stay|remain|be left|be)) (?:open|empty|free|clear)(?: for ([a-z]{4,12}))?\b/gi,
    'open floor, $1',
  ],
  // "Hanging on the back wall": closets at it. "Closets along the left and right walls": one at each.
  [
    /\b(?:(?:double|long|more|open|his|her|hers|clothes) ){0,2}hanging(?: space)? (?=(?:along|on|at|against) (?:the|two|both|three|one) )/gi,
    'closets ',
  ],
  [
    /\b((?:(?:built[- ]in|open|long|double) ){0,2}(?:closets|wardrobes)) (?:along|on|at|against) (?:both )?the (left|right|back|front)(?: wall)? and (?:on )?(?:the )?(left|right|back|front)(?: walls?| (?=side))/gi,
    '$1 on the $2 wall and $1 on the $3 wall',
  ],
  // What is pretty and hangs from a ceiling gives light.
  [
    /\b(?:hang (?:something|a thing)|something) (?:(?:really|very|a (?:bit|little)) )?(?:pretty|beautiful|sparkly|fancy|special|glamorous|dramatic|fun|nice|elegant)(?: (?:to )?(?:hang|hanging|hung))? (?:from|on) the ceiling\b/gi,
    'add a chandelier',
  ],
  // Where one makes up.
  [
    /\b(?:(?:some ?place|somewhere|a (?:place|spot|seat|corner)) (?:for me )?(?:where i can |to |for )?(?:sit (?:down )?(?:and )?)?)(?:put(?:ting)? (?:my |on my )face on|put(?:ting)? on (?:my )?(?:make ?up|face)|do(?:ing)? (?:my )?(?:make ?up|face|hair and make ?up)|get made up)\b/gi,
    'a makeup vanity',
  ],
  // "So eight people can sit and talk": seats that face each other, and nothing to be watched.
  [
    /\b(?:so(?: that)?|where|for|room for|space for|enough for) (two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|1[0-2]) (?:people|of us|adults|guests|friends|folks)(?: (?:can|could|to)(?: all)? (?:sit(?: down)?(?: (?:around|together))? and |just )?(?:talk|visit|chat|converse|see each other))\b/gi,
    'for conversation with seating for $1 people',
  ],
  [
    /\b(?:nobody|no one|we (?:never|don['’]?t)|none of us) (?:ever )?(?:watch(?:es)?|look(?:s)? at) (?:anything|tv|television|any tv|a screen|screens)(?: in (?:here|there|this room))?\b/gi,
    'no tv',
  ],
  // "Arrange it so eight people can sit and talk".
  [
    /\b(?:so(?: that)?|where|for|room for|space for|enough for) (two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|1[0-2]) (?:people|of us|adults|guests|friends|folks)(?: (?:can|could|to)(?: all)? (?:sit|be seated)(?: down)?(?: and (?:talk|watch|visit|eat|chat))?)\b/gi,
    'with seating for $1 people',
  ],
  // "Any paint but beige".
  [
    /\b(?:any|whatever) (?:paint|colou?rs?|shade|tile|stain)(?: (?:at all|you like|you want))?,? (?:but|except|other than|besides|as long as it['’]?s not|just not)(?: for)? (?=[a-z])/gi,
    'not ',
  ],
  [
    /\b(?:to )?bounc(?:e|es|ing) (?:(?:the|some|more|all|that|natural|day|sun) ?){0,3}lights?(?: (?:around|back|in|deeper))?(?: (?:the|this) room)?\b/gi,
    'to make it brighter',
  ],
  [/\b(?:that|which|to) bounc(?:es?|ing)(?: the)? light\b/gi, 'that makes it brighter'],
  // What is dimmed is on a dimmer.
  [
    /\b(?:(?:recessed|overhead|ceiling|wall|pendant|good|nice|soft) ){0,2}(?:lights?|lighting|lamps?|cans) (?:that (?:we can |i can |you can |can )?|(?:we|i|you) can |to )(?:be )?(?:dim(?:s|med)?|turn(?:ed)? down(?: low)?)(?: down)?(?= (?:for|at|when|and|in|after)\b|\s?(?:[.,;:!?\n)]|$))/gi,
    'dimmable lights',
  ],
  [
    /\b(?:a|the) (?:bath)?tub with (?:a |the )?(?:hand ?held )?shower(?: ?head)? (?:over|above|in|on) (?:it|top)\b/gi,
    'a combo tub',
  ],
  [
    /\b(?:one|two|three|a|an|the|my|our|new) (?:walls? of )?books (?=everywhere|all over|on every wall|from floor to ceiling)/gi,
    'bookcases ',
  ],
  // "Just books": shelves for them.
  [
    /(?<=(?:^|[.,;!?\n] ?)(?:just|only|mostly|lots of|plenty of|a lot of|tons of|and) )books(?=\s?(?:[.,;!\n]|$)| and (?:an?|my|our)\b)/gi,
    'bookcases',
  ],
  [/(?<=(?:^|[.,;!?\n] ?))books (?=everywhere|on every wall|floor to ceiling)/gi, 'bookcases '],
  [
    /\b(?:a )?(?:place|spot|space|room|somewhere|home) (?:for|to (?:put|keep|store|show|display)) (?:all )?(?:(?:of )?(?:my|our|his|her|the) )?(?:(?:cook|old|paperback|many) ?)?books\b/gi,
    'a bookcase',
  ],
  // Of what a fireplace is made, and no floor.
  [
    /\bfireplace (?:with|in|of|done in|faced (?:in|with)|covered (?:in|with)) (?:(?:a|an|real|stacked|natural|river|field|white|gr[ae]y|ledge) ?){0,3}(stone|brick)(?: (?:surround|face|facing|front|hearth|around it))?(?= to the ceiling| and\b|\s?(?:[.,;:!?\n)]|$))/gi,
    '$1 fireplace',
  ],
  [
    /\bfireplace (?:with|in|of|done in|faced (?:in|with)|covered (?:in|with)) (?:(?:a|an|new|white|gr[ae]y|black|subway) ?){0,3}(?:tiles?|marble|slate)(?: (?:surround|face|facing|front|hearth|around it))?(?= to the ceiling| and\b|\s?(?:[.,;:!?\n)]|$))/gi,
    'fireplace',
  ],
  [
    /\b(?:(?:real|stacked|natural|river|new|white|gr[ae]y|subway) ){0,2}(?:stone|brick|tiles?|marble|slate) (?:around|on|over) (?:the|our) (?=fireplace\b(?! wall\b))/gi,
    'tile around the ',
  ],
  [
    /\b(?:a |the )?black[- ]and[- ]white ((?:ceramic |porcelain |vinyl )?(?:floor tiles?|floors?|tile floors?|flooring))\b/gi,
    'black and white checkered floor',
  ],
  // Paper that goes is taken off by somebody.
  [
    /\b(?:get(?:ting)? rid of|lose|strip(?: off)?|tear off|take off|peel off|remove) (?:the|this|that|our|all the)(?: (?:old|ugly|awful|floral|dated|terrible)){0,2} wallpaper(?: border)?,? and (?=(?:the|our|that|this) [a-z])/gi,
    'wallpaper removal, get rid of ',
  ],
  [
    /\b(?:get(?:ting)? rid of|lose|strip(?: off)?|tear off|take off|peel off|remove) (?:the|this|that|our|all the)(?: (?:old|ugly|awful|floral|dated|terrible)){0,2} wallpaper\b/gi,
    'wallpaper removal',
  ],
  // Sizes in a word.
  [
    /\b(?:really |truly |super )?(?:enormous|massive|gigantic|monster|humongous|wall[- ]sized) (tv|television)\b/gi,
    'huge $1',
  ],
  [
    /\b(?:the |our |my )?(tv|television) (?:should|must|has to|needs to|can|is going to|had better) be (?:(?:really|very|super|as|pretty) ){0,2}(?:huge|big|bigger|giant|large|enormous|massive)(?: as (?:possible|it can be|will fit|fits))?(?=\s?(?:[.,;:!?\n)]|$))/gi,
    'huge $1',
  ],
  // Whose fridge comes with who moves in: its place is planned, and none is bought.
  [
    /\b(?:just )?(?:leave|need|want|keep|make)(?: me| us)? (?:an? |the |enough )?((?:\d{2}[- ]?(?:inch|in\.?|["”]) )?)(?:wide )?(?:hole|opening|space|spot|gap|place|room|slot) for (?:an? |the |our |my |their |his |her )(fridge|refrigerator)\b(?:,? (?:since |because |as )?(?:the )?(?:tenants?|renters?|buyers?|they|we|i)(?: all| always| will| usually)? (?:brings?|have|has|own|supply) (?:their|our|my|his|her) own)?/gi,
    'a $1$2 that we already have',
  ],
  [
    /\b(range|stove|cooktop) with (?:an? |the )?microwave (?:above|over|on top)(?: of)?(?: it| the (?:range|stove|cooktop))?(?=\s?(?:[.,;:!?\n)]|$)| and\b)/gi,
    '$1, a microwave over the $1',
  ],
  [
    /\b(?:an? )?(?:spot|place|room|space|somewhere|nook) for (two|three|four|five|six|[2-6]|the two of us|us two)(?: of us| people)? to (?:eat|have (?:breakfast|coffee|dinner|a meal))\b/gi,
    'a table for $1',
  ],
  [
    /\b(?:an? )?(?:lower|low|shorter) (?:spot|place|area|section|surface|stretch|part|bit)(?: of (?:the )?counter)?(?: (?:for (?:me|us|baking)|where i can))? ?(?:to |for )?(?:roll(?:ing)?(?: out)?|knead(?:ing)?|mak(?:e|ing)|work(?:ing)?)(?: with)? (?:(?:my|the|pie|bread|pasta|cookie) )?(?:dough|bread|pies?|pasta)\b/gi,
    'a lower baking counter',
  ],
  [
    /\b(sectional|sofa|couch)(?: sofa)? (?:that(?:['’]s| is) )?(?:(?:big|large|long) enough )?for (four|five|six|seven|eight|[4-8])\b(?: (?:grown |big |tall )?(?:men|people|adults|guys|of us))?/gi,
    '$1 that seats $2',
  ],
  [
    /\b((?:(?:an?|the|long|low|wide) ){1,3})(?:cabinet|console|credenza|unit) built(?:[- ]in)? (?:under|below|beneath|underneath) (?:it|the (?:tv|television)|that)\b/gi,
    'a built-in media console',
  ],
  // One, because two are too many.
  [
    /\btwo (island|sink|oven|dresser|desk|sofa)s (?:would be|is|are|seems?|feels?|sounds?) (?:just |a bit |way )?(?:silly|too much|overkill|crazy|too many|ridiculous),? (?:so |and )?(?:just|only|we want|we need|make it) one\b/gi,
    'we want one $1',
  ],
  [
    /\b(?:somewhere|a place|a spot|room) (?:to put|to mix|to serve|to keep|for) (?:the |our )?(?:drinks|cocktails|bottles)\b/gi,
    'a bar cart',
  ],
  [
    /\b(?:an? )?((?:big |little |small |good )?)table (?:where (?:we|the kids|they|i) can|to|for)(?: (?:do|work on|play))?(?:ing)? (?:jigsaw )?(?:puzzles|cards|board games|games)\b/gi,
    'a $1game table',
  ],
  [
    /\b(?:next to|beside|by|on) (?:my|his|her|our) side of (?:the |our )?(?=(?:(?:king|queen|full)(?:[- ]size)? )?bed\b)/gi,
    'next to the ',
  ],
  [
    /\b(powder room|half bath) (?:going|turned|turning|converted|made|changed|changing|expanded) (?:in)?to (?=an? (?:full|three[- ]quarter|real) bath)/gi,
    '$1 becoming ',
  ],
  // The door of an appliance is none of the room's.
  [/\b(fridge|refrigerator|oven|dishwasher|microwave) doors? (?=(?:hits?|bangs?|bumps?|smacks?) )/gi, '$1 '],
  // Cords that are hidden hide no television.
  [
    /\b(?:hide|hiding|conceal|tuck away) (?:(?:all|the|those|its|any|our) ){0,2}(?:cords|wires|cables|wiring)\b/gi,
    'cable management',
  ],
  // A door of glass that hits something is one that slides.
  [
    /\b(?:(?:get|make|stop|keep|fix|so) )?(?:the |our )?shower door (?:to |from |that |which |it |always |keeps? |stop |doesn['’]?t |does not |isn['’]?t ){0,4}(?:hit(?:s|ting)?|bang(?:s|ing)?|bump(?:s|ing)?|smack(?:s|ing)?|swing(?:s|ing)?|open(?:s|ing)?) (?:in ?to |against |on )?the (?:toilet|vanity|sink|door|towel bar)\b/gi,
    'a sliding shower door',
  ],
  // A hospital bed is 36 by 80 to 88.
  [/\bhospital bed\b/gi, 'twin bed'],
];

/** A text without such turns of phrase. */
export const withoutIdioms = (text: string): string => rewritten(text, IDIOMS);
