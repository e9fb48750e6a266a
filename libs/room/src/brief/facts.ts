/** What homeowners tell of themselves, their house and their days. It asks for no thing, and the plan answers to it. */
export interface FactWords {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

const fact = (id: string, name: string, words: string): FactWords => ({ id, name, words: words.split('|') });

export const FACTS: readonly FactWords[] = [
  fact(
    'children',
    'Children use the room',
    'kid|kids|child|children|toddler|toddlers|baby|babies|infant|newborn|son|sons|daughter|daughters|boy|boys|girl|girls|teen|teens|teenager|teenagers|teenage|grandkids|grandchildren|grandson|granddaughter|twins|two year old|3 year old|4 year old|5 year old|little one|little ones|nephew|niece|grandbaby',
  ),
  fact(
    'pets',
    'Pets use the room',
    'dog|dogs|puppy|cat|cats|pet|pets|labrador|golden retriever|kitten|muddy paws|big dog|litter box',
  ),
  fact(
    'older-people',
    'Easy and safe for older people',
    'elderly|older parents|aging parents|elderly parents|mother in law|father in law|mother-in-law|father-in-law|grandma|grandpa|grandmother|grandfather|retired|retiring|bad knees|bad hip|hip replacement|arthritis|mobility|my parents|my mom|my mother|my dad|unsteady|fall|falls',
  ),
  fact(
    'cooks',
    'Much is cooked here',
    'cook a lot|love to cook|loves to cook|cooks a lot|bake|bakes|baking|baker|avid cook|home chef|chef|we cook|i cook|big cooks|cook every day|canning|meal prep|love cooking|cooks|he cooks|she cooks',
  ),
  fact(
    'hosts',
    'Guests are entertained here',
    'entertain|entertaining|host|hosting|parties|party|dinner parties|holidays|thanksgiving dinner|guests over|company|big family|family dinners|friends over|gather|gathering|gatherings|movie night|movie nights|thanksgiving|christmas dinner|game night|game nights|family time|hang out|hangout|poker night',
  ),
  fact(
    'works-from-home',
    'Somebody works at home',
    'work from home|wfh|works from home|remote work|work remotely|video call|video calls|zoom|zoom call|zoom calls|teams calls|on calls all day|conference calls|take calls|phone calls|remote job|working from home|teleworks|home business',
  ),
  fact(
    'dark',
    'The room is to be brighter',
    'too dark|so dark|dark and dated|dark and dingy|dingy|gloomy|feels dark|is dark|really dark|very dark|dark room|dark kitchen|dark bathroom|dark basement|no natural light|poorly lit|brighter|brighten|brighten up|brighten it up|lighten up|lighten it up|cave|like a cave|depressing|dim|dungeon',
  ),
  fact(
    'outdated',
    'What is outdated is renewed',
    'outdated|dated|original to the house|from the 70s|from the 80s|from the 90s|from the 1970s|from the 1980s|from the 1990s|70s|80s|90s|1950s|1960s|1970s|1980s|1990s|builder grade|falling apart|worn out|worn|broken|ugly|gross|hideous|disgusting|embarrassing|eyesore|peeling|chipped|beat up|shabby|tired|hate|dreary|needs work|needs updating|needs help|bring it into this century|seen better days|run down|dilapidated|yellowed|stained|faded|scratched|damaged|has to go|disaster|sticks|sticking|stick|oldest',
  ),
  fact(
    'crowded',
    'More room to move',
    'cramped|crowded|tight|bump into each other|bumping into each other|too small|feels small|claustrophobic|on top of each other|in the way|traffic jam|bottleneck|squeeze|hard to move|no room|tiny|teeny|awkward|choppy|closed off|boxed in|cut off|bigger feel|feel bigger|look bigger|feels bigger|cramped up|looks bigger|spacious',
  ),
  fact(
    'tidy',
    'A place for everything',
    'clutter|cluttered|messy|organized|organize|organization|tidy|neat|uncluttered|a place for everything|stuff everywhere|junk|toys everywhere|stuff|nowhere to put|counter clutter|clear counters',
  ),
  fact(
    'easy-care',
    'Easy to clean and to keep',
    'easy to clean|easy clean|low maintenance|easy maintenance|wipe down|wipeable|washable|durable|hard wearing|stain proof|scratch proof|scratch resistant|kid proof|kid friendly|pet friendly|dog friendly|family friendly|waterproof floor|hold up|holds up|indestructible|bulletproof|easy care|stand up to|long lasting|hypoallergenic|allergies|asthma|non toxic|low voc|nontoxic',
  ),
  fact(
    'calm',
    'A calm room',
    'calm|calming|relaxing|serene|spa like|spa-like|spa|zen|peaceful|retreat|oasis|tranquil|hotel like|sanctuary|soothing|restful|relax|unwind|hotel feel',
  ),
  fact(
    'homely',
    'Warm and welcoming',
    'cozy|cosy|moody|welcoming|inviting|homey|warm and inviting|comfortable|comfy|lived in|family friendly feel|charming|character|charm|fun|cheerful|happy|personality',
  ),
  fact(
    'fine',
    'Simple, fine and lasting',
    'clean lines|timeless|classic look|elegant|high end|high-end|luxury|luxurious|upscale|sophisticated|simple|not fussy|nothing fancy|clean look|fresh|fresh look|sleek|crisp|wow factor|showstopper|classy|tasteful|beautiful|gorgeous|pretty|stunning|current|up to date|updated|updated look|updating|nicer|refresh|refreshed|facelift|face lift|makeover|functional|practical|efficient|usable|works better|flow|better flow|polished|streamlined|minimal look|clean and simple',
  ),
  fact(
    'value',
    'Worth its money',
    'resale|resale value|sell|selling|sell the house|list the house|add value|home value|rental|rent out|rent it out|airbnb|flip|budget friendly|cost effective|affordable|cheap|cheaply|inexpensive|save money|as cheap as possible|reasonable|on a budget|tight budget|keep costs down|nothing expensive|bang for the buck|economical|money is tight|budget is tight|tight money|shoestring|not much money',
  ),
  fact(
    'one-bath',
    'It is the only one in the house',
    'only bathroom|only bath|only shower|one bathroom house|single bathroom|only full bath|only toilet|live in the house|living in the house|stay in the house|living here during|while we live here|be without a kitchen|without a kitchen|out of the house',
  ),
  fact(
    'when',
    'When the work is to be done',
    'asap|as soon as possible|before christmas|before thanksgiving|by thanksgiving|by christmas|before the holidays|by summer|by spring|by fall|this summer|this spring|this fall|this winter|next month|next spring|next year|next summer|no rush|no hurry|flexible|in a hurry|before the baby|baby is due|due in|wedding|before school starts|weekdays|weekdays only|quiet hours|start in|done by|finished by|ready by|end of the year|by the end of|two weeks|six weeks|weekends|on weekends|after work',
  ),
  fact(
    'old-house',
    'The house is old',
    'built in|old house|century home|historic home|historic house|1920s|1930s|1940s|craftsman house|plaster walls|lath and plaster|victorian house|1920s bungalow|bungalow|older home|ranch house|colonial house|cape cod house|farmhouse built|historic|hoa|condo board|condo|co op|townhouse|split level|landlord|apartment',
  ),
  fact(
    'hand',
    'How tall and with which hand',
    'left handed|left-handed|lefty|feet tall|very tall|short|i am short|im short|taller than average|tall husband|tall wife|my wife is tall|arthritic hands|husband is tall|petite|my height|back problems|bad back',
  ),
  fact(
    'religion',
    'Two separate stations for meat and dairy',
    'kosher|kosher kitchen|meat and dairy|milchig|fleishig|separate meat and dairy|shabbat|halal',
  ),
  fact(
    'structure',
    'What carries the house',
    'low beam|steel beam|i beam|i-beam|main beam|support beam|support post|lally column|lally columns|steel post|steel posts|chimney chase|dormer|dormers|duct|ducts|ductwork in the way|main duct',
  ),
  fact(
    'contract',
    'How the contractor is to work',
    'licensed|insured|licensed and insured|bonded|references|license|insurance|warranty|guarantee|background check|written estimate|fixed price|itemized|itemized bid|itemized quote|lien waiver|certificate of insurance|workers comp|no subcontractors|english speaking|local contractor|daily updates|on time|clean worksite|three bids|free estimate|contract|reviews|contractor|contractors|quote|bid|bids',
  ),
  fact(
    'view',
    'The view is kept open',
    'view|views|view of the yard|see the backyard|watch the kids|see the kids|look out|looking out|see the yard|overlook|overlooks|garden view|backyard view|keep an eye|stare at a wall|staring at a wall|face a wall|facing a wall|see outside|look outside',
  ),
  fact(
    'use',
    'How the room is used',
    'homework|hobby|hobbies|crafts|crafting|sewing|lego|legos|puzzles|board games|reading|read|music|guitar|drums|practice|movies|gaming|video games|xbox|sports|football|exercise|work out|yoga|sleepovers|sleep over|naps|nap|guests stay|overnight guests|in laws visit|visit|visits|sleep|sleeping|study|studying|breakfast|coffee|every morning|mornings|get ready|getting ready|makeup|makeup area|share|shared|sharing|fight|fighting over|eat|eats|eat dinner|eat breakfast|dinner|laundry day|tinker|woodworking|ski gear|golf clubs|bicycle|garden tools|lawn mower|mower|tools|holiday decorations|christmas decorations|boxes|bins',
  ),
];
