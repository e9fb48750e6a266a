/**
 * What tells what becomes of a thing, in words about T0, T1, … (things) and P0, P1, … (people): sold, owned, done, wanted no more.
 * Each is matched from the beginning of what is said of the thing, or of a part of its sentence. Every repetition is bounded.
 */

const P = '(?:P\\d{1,2}|he|she|they|somebody|someone|everybody|everyone)';
const ME = '(?:i|we)';
const ADVERBS =
  '(?: (?:already|just|now|still|all|both|finally|actually|also|since|recently|currently|long|even|then|only|really|promptly|probably|long since)){0,2}';

/** Places out of the room, where things are that nobody will have in it. */
const OUT_OF_HERE =
  '(?:the |my |our |his |her |a |its )?(?:(?:front|back|side|old|new|other) )?(?:curb|dump|landfill|trash|dumpster|garbage|goodwill|salvation army|habitat(?: restore)?|restore|church|school|firehouse|library|shelter|charity|thrift(?: store| shop)?|food bank|cellar|attic|porch|barn|shed|lake house|cabin|rental|dorm|apartment|condo|ebay|craigslist|marketplace|facebook|auction|consignment|scrap(?: ?yard)?|vfw|legion|storage unit|next (?:baby|owner|family)[a-z ]{0,24}|rec room|guest room|upstairs|downstairs|cottage|college|bank|neighbou?rs?|landlord|street|sidewalk|yard sale|garage sale|estate sale|museum|recycler)';
const TO_SOMEBODY = `(?:${P}|${OUT_OF_HERE})(?:['’]s)?(?: (?:house|place|apartment|dorm|room|garage|office|farm|cabin))?`;

/** Said of a thing that leaves or has left. */
export const GONE = new RegExp(
  `^(?:sold|donated|given away|re-?homed|hauled (?:off|away)|junked|tossed|scrapped|thrown (?:out|away)|dumped|spoken for|gone(?! in)|picked up|up for sale|for sale|(?:goes|gone|going|went) back(?! (?:in|into|on|against|under|here|where)\\b)|out (?:on|at) ${TO_SOMEBODY}|no longer here|(?!com(?:es|ing) with\\b)(?:going|moving|moved|moves?|went|goes?|heads?|headed|heading|gone|given|donated|promised|leaving|leaves|handed down|passed on|sent|shipped|returned|returning|sold|taken|off|coming|comes|traded|lent|loaned|(?:is|are) going) (?:back |over |off |out |away |home |down |up )?(?:to|home with|with|on|at|into|by) ${TO_SOMEBODY}|(?:is |are )?leaving(?: with ${P}| ${P})?(?= ?$|[,.;]| at\\b| in\\b| on\\b)|(?:taken|picked up|hauled off|bought) (?:away |off (?:me|us) )?(?:by|on|next|last|this) |head(?:ed|s|ing) (?:for|to) |up on (?:ebay|craigslist)|(?:on|at) (?:the (?:curb|dump|street(?! side)|sidewalk)|ebay|craigslist|goodwill)|(?:moved|moves|moving|goes|going|went) (?:up|down)stairs\\b)`,
  'i',
);
/** Verbs of those who part with something. */
const PARTS_WITH =
  '(?:sold|donated|re-?homed|returned|tossed|threw out|threw away|got rid of|gave away|traded in|dumped|junked|scrapped|lost)';
const GIVES =
  '(?:gave|give|gives|giving|have given|has given|promised|lent|loaned|leaving|left|passed|sent|handing|handed)';
/** Verbs of those who take something along. */
const TAKES =
  "(?:takes?|took|taking|has taken|have taken|will take|['’]ll take|is taking|are taking|['’]s taking|gets|is getting|picked up|is picking up|picks up|hauled off|carried off|wants (?=it back|them back))";

const ROOMS =
  '(?:garage|basement|attic|shed|hall|hallway|dining room|living room|porch|closet|hall closet|driveway|storage|storage unit|shop|next room|guest room|barn|truck|pallet|crate|carton|box(?:es)?|package|wrapper)';
/** Said of a thing that is the owner's, or will be without the contractor. */
export const OWNED = new RegExp(
  `^(?:P\\d{1,2}['’]?s?(?= ?$)|from P\\d{1,2}|(?:all |both |already |also |still )?(?:mine|ours|theirs|his(?! and (?:hers|T\\d))|hers(?! and his)|owned|existing|inherited)\\b(?! (?:room|bath|bed|side|job|idea|department|business|problem|own idea))|P\\d{1,2}['’]s(?=$|[,.;]| (?:from|and|but|that|which|in|on|at|when|with|so|since|for|by|until|old|own|one|is|was|already|too|to|it|now)\\b)|(?:already |all )?(?:bought|purchased|ordered|delivered|crated|paid(?: for)?|on order|on (?:its|their) way|in hand|on hand|at hand|owner[- ](?:furnished|supplied|provided))\\b|unopened|(?:still |sitting |waiting )(?:in|on) (?:its|the|a|their|our|my|P\\d{1,2}['’]s)? ?(?:[a-z]{3,8} )?${ROOMS}\\b|(?:all )?(?:in|on) (?:its|the|a|their|our|my)? ?(?:original )?(?:box(?:es)?|cartons?|crates?|storage|pallet|truck|package|wrapper)\\b|(?:a |an )?(?:old |late |family )?(?:wedding |birthday |christmas |retirement |housewarming |anniversary )?(?:gift|present|hand[- ]me[- ]down|heirloom|keepsake|loaner|raffle prize)\\b|(?:coming|comes?|came|brought|moves?|moving|moved|shipped|salvaged|rescued|handed down|saved|from|is from|one) ?(?:back |over |down |along |here |home |in )?(?:from|with (?:us|me|him|her|them)|with P\\d{1,2}|along|down here|in here|from upstairs)\\b|given (?:to )?(?:me|us)\\b|left (?:to )?(?:me|us)\\b|lent (?:to )?(?:me|us)\\b|(?:re)?upholstered\\b|(?:(?:hand)?(?:built|made|carved|woven|sewn|milled|restored|crafted|given|left|lent|bought|ordered|purchased|won|found|picked up|inherited)) (?:(?:to|for) (?:us|me) )?(?:by|from|at|off|in|on|last|for)\\b(?! (?:the|a) (?:wall|corner|back|left|right|front))|(?:already )?(?:here|standing)\\b(?= ?$|[,.;])|to be (?:re-?used|kept)|(?:being )?(?:re-?used|kept)\\b|reuse it)`,
  'i',
);
/** Of a part of a sentence, about the thing that the sentence began with. */
export const OWNED_HERE = new RegExp(
  `^(?:(?:which|that|and|but|because|since|it['’]s|they['’]re|it is|they are|one|all of which|both of which) )?(?:${ME}(?:['’]ve| have)?(?: already| still| both)? (?:have|own|got|bought|inherited|found|won|ordered|hold|keep|saved|picked (?:it|them) up|built|made|milled)(?: (?:it|them|that|those|one|this|already|both|two|three|new|used|at|in|off|on|from|last|for|years|when|on)\\b[^,;]{0,40})?(?= ?$|[,;])|${ME}['’]ve got(?: it| them| that| those| already){0,2}(?= ?$|[,;])|${ME}(?: am| are|['’]m|['’]re) keeping|(?:the|an?|my|our) (?:[a-z]{3,12} ){0,2}one from (?:upstairs|downstairs|the [a-z]{3,8}|P\\d{1,2})|already (?:have|own|got|bought)(?: (?:it|them|that|one))?(?= ?$|[,;])|(?:have|has) it(?= ?$|[,;])|${P}(?:['’]s| is| are| has| have|['’]ve)?(?: already| just)? (?:made|built|carved|gave|gives|is giving|giving|bought|buying|is buying|are buying|ordered|left|brings?|bringing|sends?|sent|sending|lending|is lending|made|making|building|giving)(?: (?:it|them|that|those|one|us|me|him|her|to|for)\\b){0,3}(?: (?:himself|herself|out of|from|as|for|at|in|on|last)\\b[^,;]{0,40})?(?= ?$|[,;]))`,
  'i',
);
/** Work and things of the house that were done before this job. */
export const DONE =
  /^(?:re)?(?:placed|done|did|finished|installed|paired|lined|built|laid|glazed|modeled|freshed|painted|wired|roofed|sealed|waterproofed|upgraded|swapped(?: out)?|put in|blown in|fitted|fixed|set|cut|poured|raised|insulated|framed|drywalled|taped|roughed in|run|redone|refinished|rewired|serviced|bled|tested|inspected|leveled|polished|sprayed|tiled|grouted)(?: (?:up|in|out|and [a-z]{3,12}))?(?= ?$|[,.;]| (?:by|last|in|this|over|when|before|two|three|ago|already|for|under|on|at|as|after|during|from|yesterday|years|recently|just|out|and|P\d{1,2}|\d{4})\b)/i;
/** Somebody put it in before. */
export const DONE_HERE = new RegExp(
  `^(?:and |but |so )?${P}(?:['’]ve| has| have| had)?${ADVERBS} (?:put (?:it|them|that|those) in|(?:replaced|swapped|installed|did|redid|ran|refinished|laid|rebuilt|fitted|upgraded|relined|repainted|painted|sprayed|fixed|serviced|wired|hung) (?:it|them|that|those)\\b)`,
  'i',
);
/** "Two years old", "only a year old", "from this spring", "new last year": too young to be replaced. */
export const YOUNG =
  /^(?:only |just |barely |about |not even |hardly ){0,2}(?:(?:(?:an?|one|two|three|four|five|[1-7]|a few|six) years?|(?:an?|one|two|three|four|five|\d{1,2}|a few|six) (?:months?|weeks?)) old|from (?:this|last) (?:year|spring|summer|fall|winter|month)|(?:brand |pretty |nearly |almost |still )?new(?: (?:last|this|in|from|and|as of|since)\b|(?= ?[,;] ?(?:leave|don|do not|so leave|keep|not|no need|it stays|they stay)))|in great shape|in good shape|under warranty)/i;

/** Said of a thing in whose place another comes: "20 years old, replace it", "worn out and should be replaced". */
export const REPLACED =
  /(?:^|\b(?:and|so|please|just|to|then) )(?:replace|swap(?: out)?|change out|switch out) (?:it|them|that|those)(?: out)?$|(?<!n['’]t |not |never )\b(?:should|must|needs? to|has to|have to|ought to|is to|are to|gotta|got to) (?:all )?be (?:replaced|swapped out|changed out)$|(?<!n['’]t |not |never )\bneeds? (?:replacing|replacement|a new one)$/i;

/** Said of a thing that nobody is to make. */
export const REFUSED =
  /^(?:(?:just |only |somebody else['’]s |P\d{1,2}['’]s |his |her |my |our |a |an |the |one of ){0,3}(?:old |own |first |early |long |pipe|big |original ){0,2}(?:dream|phase|fantasy|fancy|idea|thought|contribution|notion|whim|joke|wish of P\d{1,2}|pipe dream|thing (?:of the past|(?:other )?(?:people|P\d{1,2})\b[^,;.]{0,40}))\b|for wh(?:om|at)\b|why\b|no(?= ?$|[,;.])|none(?= ?$|[,;.])|nope\b|never(?= ?$|[,;.])|not (?:any ?more|happening|needed|wanted|necessary|for (?:us|me)|in the (?:plan|budget|cards)|this (?:time|year)|now|any longer|ever|our thing|allowed)|(?:is|are|was|were)?n['’]t (?:needed|wanted|necessary|happening|for (?:us|me))|forget (?:it|them)|skip (?:it|them)|maybe (?:later|someday|one day|in another life|next year|never)|in another life|deleted|omitted|dropped|considered and|cut(?= (?:after|from|for)|$)|vetoed|off the (?:table|list)|out of the question|out(?= ?$|[,;.] ?(?:never|too|we|i|it|so))|against (?:our|my|the) (?:rules?|religion|principles)|unnecessary|overkill|out of (?:our|my|the) (?:budget|league))/i;
/** "A wine cooler nobody would use", "the sauna I can do without". */
export const REFUSED_HERE = new RegExp(
  `^,? ?(?:that |which )?(?:(?:nobody|no one)(?: (?:in|of|at) (?:this|our|the) [a-z]{3,9})? (?:would|will|ever|is going to|wants|needs|uses|asked for)\\b|(?:${ME}) (?:can|could|will|would|['’]ll|['’]d)?(?: gladly| happily| easily)? ?(?:do|live|manage|go) without\\b|(?:${ME}) (?:don['’]?t|do not|never|no longer|won['’]?t|wouldn['’]?t|will never|will not) (?:need|want|use|ever use|have to have|see the point)|(?:i['’]ll|we['’]ll|i will|we will) (?:pass|skip)\\b|(?:is|are) (?:a thing|something|what) (?:people|other people|others|rich people|they)\\b)`,
  'i',
);
/** "Leave them off your number". */
export const LEAVE_OFF =
  /\b(?:leave|keep|take) (?:it|them|that|those|this) (?:off|out of) (?:of )?(?:your|the|my) (?:number|price|bid|quote|estimate|total|scope)\b/i;
/** "Leave both", "don't touch it". */
export const LEAVE_BE =
  /^(?:so |please |just )?(?:leave|keep) (?:it|them|both|those|all (?:of )?(?:it|them|three))(?: alone| be| as (?:is|they are|it is)| in| there)?$/i;
/** What is bought with the job. */
export const TO_BUY =
  /\b(?:(?:you|i|we)(?:['’]d|['’]ll| would| will)?(?: still| also| just)? (?:have to|need to|be|will need to|would need to)? ?(?:buy|buying|find me|find us|get me|get us)|(?:i['’]d|we['’]d|i would|we would|i|we)(?: still)? (?:have to buy|need to buy|need\b(?= ?$|[,;]))|to (?:be bought|buy)\b|you can buy|need to buy (?:it|that|one|them)|contractor[- ](?:furnished|supplied))/i;

/** "Don't tell me to buy a counter depth one". */
export const NOT_TO_BUY =
  /\b(?:do(?:es)? not|do(?:es)?n['’]?t|never|no need|needn['’]?t|not|without|stop|quit)(?: [a-z'’]{1,8}){0,4} (?:to )?buy/i;

export const TAKES_IT = new RegExp(
  `^(?:and |but |so )?${P}(?:['’]s| is| are| has| have|['’]ll)? ?(?:already |just )?${TAKES} (?:it|them|that|mine|both)\\b`,
  'i',
);

export const PARTED = new RegExp(
  `^(?:${ME}|${P})(?:['’]ve| have| has)?(?: already| just| finally| long since)? (?:${PARTS_WITH}|gave|promised) (?:it|them|that|mine|ours|those|away)\\b(?! (?:to )?(?:me|us)\\b)`,
  'i',
);

/** "The big sofa we are giving to our nephew". */
export const PARTED_HERE = new RegExp(
  `^(?:that |which )?(?:${ME}|${P})(?:['’](?:ve|re|m|s|ll)| have| has| are| am| is| will)?${ADVERBS} (?:${PARTS_WITH}(?= ?$| to\\b| on\\b| for\\b| last\\b| when\\b| off\\b)|(?!left\\b|leaving\\b)${GIVES}(?: away| back)?(?= (?:to|for) (?!me\\b|us\\b)| ?$)|${TAKES}(?= ?$| with\\b| home\\b| when\\b| out\\b))`,
  'i',
);

export const THOUGHT_TO_KEEP = new RegExp(
  `^${ME} (?:(?:had )?thought|hoped|planned|meant) (?:${ME}(?:['’]d| would)|to) (?:keep|have|want|get)\\b`,
  'i',
);

export const WANTED_IT = new RegExp(
  `^(?:${ME}|he|she|they|${P}) ?(?:['’]d|had|once|really|always)? ?(?:wanted|thought about|thought of|dreamed of|asked for|considered) (?:one|it|that|them)\\b`,
  'i',
);

/** Said with the thing as what is done to it: "Backsplash we'll stick on ourselves", "walls my grandson paints". */
export const BY_SOMEBODY = new RegExp(
  `^(?:(?:is |are |will be |all )?(?:${P}['’]s?(?= )|his(?! and hers)|hers(?! and his)|theirs|ours|mine|a job for ${P}|on ${P}|by ${P}|up to ${P}|for ${P} to do|us\\b|by (?:me|us|owner|others)|daddy['’]?s|${P} (?:job|department|part|problem))|(?:${P}|${ME})(?:['’](?:s|ll|re)| is| are| will| has| can)? (?:do|does|doing|handles?|handling|paint(?:s|ed)?|painting|repainted|putting up|puts up|tiles?|lays?|hangs?|hanging|finishes|finishing|refinishing|stick(?:ing)? (?:it |that )?on|has it|has that|takes care of (?:it|that))\\b|did\\b|does (?:it|that)|(?:is |are |will be )?being (?:done|handled|painted|installed) by)`,
  'i',
);

export const PUT_UP = new RegExp(
  `^${P}(?:['’]s| is| are| will)? (?:putting (?:it |them )?up|bringing|hanging|mounting)\\b`,
  'i',
);

const OTHER_ROOM =
  '(?:(?:up|down)stairs|elsewhere|somewhere else|next door|in (?:the|an|our|my) ?(?:other|next|adjoining|adjacent|another|different) room|in another room)';
/** Said of a thing that stands in another room, and is not to stand in this one. */
export const ELSEWHERE = new RegExp(
  `^(?:(?:is|are|will be) )?(?:(?:stays?|staying|lives?|living|remains?|kept|keeps|stands?|going to stay) (?:right )?(?:put )?${OTHER_ROOM}|${OTHER_ROOM} and (?:stays?|staying|lives?|remains?))(?= ?$| (?:there|put|with|where|because|so|too)\\b)`,
  'i',
);
/** "… is upstairs", where another part says that it stays there. */
export const IS_ELSEWHERE = new RegExp(`^${OTHER_ROOM}$`, 'i');
export const STAYS_THERE =
  /^(?:it |they )?(?:stays?|staying|remains?|lives?|belongs?)(?: (?:right |up |down )?(?:there|put))?$/i;
