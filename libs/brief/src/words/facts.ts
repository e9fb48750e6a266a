/** What homeowners tell of themselves, their house and their days. It asks for no thing, and the plan answers to it. */
interface FactWords {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

const fact = (id: string, name: string, words: string): FactWords => ({ id, name, words: words.split('|') });

export const FACTS: readonly FactWords[] = [
  fact('panel-front', 'The electrical panel stays within reach', 'reachable panel'),
  fact(
    'closed',
    'The room stays closed',
    'closed kitchen|closed concept|closed off kitchen|kitchen closed off|keep the kitchen closed|keep our kitchen closed|keep kitchen closed|leave the kitchen closed|prefer the kitchen closed|have the kitchen closed|like our kitchen closed|make the kitchen closed|kitchen closed please|kitchen stays closed|kitchen to stay closed|want the kitchen closed|want the kitchen closed off|separate kitchen|closed plan|closed floor plan',
  ),
  fact(
    'which-wall',
    'Which wall or end is meant',
    'short end|short ends|short wall|short walls|short side|short sides|each short end|both short ends|long wall|long walls|long side|long sides',
  ),
  fact(
    'children',
    'Children use the room',
    'kid|kids|child|children|toddler|toddlers|baby|babies|infant|newborn|son|sons|daughter|daughters|boy|boys|girl|girls|teen|teens|teenager|teenagers|teenage|grandkids|grandchildren|grandson|granddaughter|twins|two year old|3 year old|4 year old|5 year old|little one|little ones|nephew|niece|grandbaby|baby proof|babyproof|child proof|childproof|kid safe|child safe|small kids|little kids|small children|tween|tweens|preschooler|first grader|kindergartner|grand kids|granddaughters|grandsons|foster kids|triplets|expecting|pregnant|stroller|siblings|sister|brother|family of four|family of five|family of six|family of seven',
  ),
  fact(
    'pets',
    'Pets use the room',
    'dog|dogs|puppy|cat|cats|pet|pets|labrador|golden retriever|kitten|muddy paws|big dog|litter box|labs|lab|german shepherd|puppies|kittens|dog hair|pet hair|shedding dog|rabbit|bird|parrot|doodle|goldendoodle|husky|shed|sheds|claws|scratches',
  ),
  fact(
    'older-people',
    'Easy and safe for older people',
    'elderly|older parents|aging parents|elderly parents|mother in law|father in law|mother-in-law|father-in-law|grandma|grandpa|grandmother|grandfather|retired|retiring|bad knees|bad hip|hip replacement|arthritis|mobility|my parents|my mom|my mother|my dad|unsteady|stairs well|trouble with stairs|bad with stairs|on that level|on one level|walk with a cane|walks with a cane|uses a cane|use a cane|falls a lot|risk of falling|fall risk|afraid of falling|elderly dad|elderly mom|mom is|dad is|parkinsons|stroke|dementia|alzheimers|cane|crutches|wobbly on her feet|disability|hip surgery|knee surgery|knees|80 years old|in her 80s|in his 80s|senior|seniors|in laws|nana|granny|aging',
  ),
  fact(
    'cooks',
    'Much is cooked here',
    'cook a lot|love to cook|loves to cook|cooks a lot|bake|bakes|baking|baker|avid cook|home chef|chef|we cook|i cook|big cooks|cook every day|canning|meal prep|love cooking|cooks|he cooks|she cooks|celiac|gluten free|food allergies|gluten|vegan|peanut allergy',
  ),
  fact(
    'hosts',
    'Guests are entertained here',
    'entertain|entertaining|host|hosting|parties|party|dinner parties|holidays|thanksgiving dinner|guests over|company|big family|family dinners|friends over|gather|gathering|gatherings|movie night|movie nights|thanksgiving|christmas dinner|game night|game nights|family time|hang out|hangout|poker night',
  ),
  fact(
    'works-from-home',
    'Somebody works at home',
    'office for two days|office for three days|office for a few days|two days a week|three days a week|work from home|wfh|works from home|remote work|work remotely|video call|video calls|zoom|zoom call|zoom calls|teams calls|on calls all day|conference calls|take calls|phone calls|remote job|working from home|teleworks|home business|attorney|lawyer|cpa|bookkeeper|realtor office|podcast|audiobooks|programmers|coder|engineer from home|therapist|accountant|teacher|writer|consultant|programmer|psychologist|tutor|patients|on phone all day|on the phone all day|calls all day|on calls|meetings|meeting|clients|client',
  ),
  fact(
    'dark',
    'The room is to be brighter',
    'lighten|lightened|airier|too dark|so dark|dark and dated|dark and dingy|dingy|gloomy|feels dark|is dark|really dark|very dark|dark room|dark kitchen|dark bathroom|dark basement|no natural light|poorly lit|brighter|brighten|brighten up|brighten it up|lighten up|lighten it up|cave|like a cave|depressing|dim|dungeon|dark now|gets no light|bad lighting|poor lighting|bad light|low light|dark in here|not enough light|poor light|hardly any light|gloom|dark hole|pitch black|no light at all',
  ),
  fact(
    'outdated',
    'What is outdated is renewed',
    'outdated|dated|original to the house|from the 70s|from the 80s|from the 90s|from the 1970s|from the 1980s|from the 1990s|70s|80s|90s|1950s|1960s|1970s|1980s|1990s|builder grade|falling apart|worn out|worn|broken|ugly|gross|hideous|disgusting|embarrassing|eyesore|peeling|chipped|beat up|shabby|tired|hate|dreary|needs work|needs updating|needs help|bring it into this century|seen better days|dilapidated|yellowed|stained|faded|scratched|damaged|has to go|disaster|sticks|sticking|stick|oldest|scuffs|crooked|loose|rusty|rusted|rusting|ancient|old fashioned|grandma house|mauve|almond|avocado|harvest gold|wallpaper border|honey oak|brown everything|doesnt work|does not work|dont work|broke|busted|cracking|doesnt close|stained carpet|squeaks|outgrown|cheap looking|builder basic|dingy tile|worn carpet|in bad shape|rough shape|bad shape|dying|on its last legs|last legs|awful|nasty|hate how|embarrassed|rundown|is run down|cracked|cracks|missing|landlord special|flipper special|builders special|original everything|older than me|from the eighties|from the seventies|from the nineties|hated|cant stand|shot|burned out|burnt|rusts|mildew everywhere|dump|pigsty|eighties|seventies|chipping|yellowing',
  ),
  fact(
    'crowded',
    'More room to move',
    'cramped|crowded|tight|bump into each other|bumping into each other|too small|feels small|claustrophobic|on top of each other|in the way|traffic jam|bottleneck|squeeze|hard to move|no room|tiny|teeny|awkward|choppy|closed off|boxed in|cut off|bigger feel|feel bigger|look bigger|feels bigger|cramped up|looks bigger|spacious|dead space|dead corner|wasted space|no counter space|not enough counter|narrow|bump|trip over|tripping over|cant move|too close|too many people|hit each other|opens into|blocks|blocked|in each others way|jammed|elbow room|room to move|room to move around|no space|runs out of room|overcrowded|too big|aisle|aisles|clearance|pathway',
  ),
  fact(
    'tidy',
    'A place for everything',
    'declutter|decluttered|decluttering|clutter|cluttered|messy|organized|organize|organization|tidy|neat|uncluttered|a place for everything|stuff everywhere|junk|toys everywhere|stuff|nowhere to put|counter clutter|clear counters|less mess|no mess|mess everywhere|hidden away|out of sight|hide the mess|hidden|no clutter|less clutter|clutter free|piles|piled up|put away|everything has a place|hide everything|hide stuff|hide all the|mess|is a mess|hot mess',
  ),
  fact(
    'easy-care',
    'Easy to clean and to keep',
    'hate dusting|hate to dust|hate cleaning|hate to clean|hates cleaning|hates dusting|easy to dust|no dusting|easy to clean|easy clean|low maintenance|easy maintenance|wipe down|wipeable|washable|durable|hard wearing|stain proof|scratch proof|scratch resistant|kid proof|kid friendly|pet friendly|dog friendly|family friendly|waterproof floor|hold up|holds up|indestructible|bulletproof|easy care|stand up to|long lasting|hypoallergenic|allergies|asthma|non toxic|low voc|nontoxic|easy to mop|easy to sweep|no grout lines|stain resistant|scratchproof|waterproof flooring|wont stain|doesnt stain|cleanable|easy clean up|easy cleaning|tough|heavy duty|wear and tear|spills|spill|messy kids|messes|muddy|mud|sand|water resistant|wont scratch|hides dirt|hide dirt|doesnt show dirt|asthmatic|dust mites|pollen|sensitive skin|chemical free|kid friendly fabric|slip resistant|non slip|nonslip|not slippery|slippery|no slip|anti slip',
  ),
  fact(
    'calm',
    'A calm room',
    'calm|calming|relaxing|serene|spa like|spa-like|spa|zen|peaceful|retreat|oasis|tranquil|hotel like|sanctuary|soothing|restful|relax|unwind|hotel feel|quiet|quiet room|zen like|hotel|hotel vibe|hotel bathroom|like a hotel|airy and calm|quiet space|soft colors|soft colours|muted colors|muted|neutral colors|neutrals|pastel|pastels|light colors|soft tones|neutral tones',
  ),
  fact(
    'homely',
    'Warm and welcoming',
    'cozy|cosy|moody|welcoming|inviting|homey|warm and inviting|comfortable|comfy|lived in|family friendly feel|charming|character|charm|fun|dramatic|something dramatic|bold|statement|jewel box|eclectic|bohemian|boho feel|quirky|edgy|cheerful|happy|personality|warmer|warm feel|warm look|not cold|not sterile|homelike|homy|lively|playful|whimsical|romantic|vintage charm|rich|intimate|soft and warm|warm and cozy|clinical|sterile|institutional|stuffy|snug|hygge|inviting space|earth tones|warm tones|warm colors|warm neutrals|earthy',
  ),
  fact(
    'fine',
    'Simple, fine and lasting',
    'clean lines|timeless|classic look|elegant|high end|high-end|luxury|luxurious|upscale|sophisticated|simple|not fussy|nothing fancy|clean look|sleek|wow factor|showstopper|classy|tasteful|beautiful|gorgeous|pretty|stunning|polished|streamlined|minimal look|clean and simple|understated|elevated|refined|quality|good quality|well made|built to last|not trendy|nothing trendy|classic|neat looking|clean and modern|nothing too crazy|nothing crazy|keep it simple|plain|not busy|nothing busy|not too busy|nothing too busy|simple lines|no frills|custom look|expensive looking|looks expensive|magazine worthy|isnt so bulky|not so bulky|less bulky|not bulky|right this time|done right',
  ),
  fact(
    'renewed',
    'New and fresh',
    'fresh|fresh look|crisp|current|up to date|updated|updated look|updating|nicer|refresh|refreshed|facelift|face lift|makeover',
  ),
  fact(
    'works-well',
    'Works well from day to day',
    'functional|practical|efficient|usable|works better|flow|better flow|easy to move around|easier to use|work better|traffic flow|layout that works|workable',
  ),
  fact('beside', 'What lies beside the room', 'others are next door'),
  fact('by-contractor', 'Done by the contractor', 'priced by contractor'),
  fact(
    'way-through',
    'The way through stays free',
    'path from|path to|path between|path through|pathway|walkway|walkways|walking path|walking paths|walk path|traffic path|traffic lane|route from|route through|way through|walk through from|walks through from',
  ),
  fact(
    'value',
    'Worth its money',
    "budget firm|firm budget|budget is firm|everything we have got|everything we've got|all we have got|all we've got|hard limit|not a penny more|tight budget|budget tight|budget is tight|no wiggle room|max budget|resale|resale value|listing|goes live|sell|selling|sell the house|list the house|add value|home value|rental|rent out|rent it out|airbnb|flip|budget friendly|cost effective|affordable|cheap|cheaply|inexpensive|save money|as cheap as possible|reasonable|on a budget|tight budget|keep costs down|nothing expensive|bang for the buck|economical|money is tight|budget is tight|tight money|shoestring|not much money|cheapest|low cost|low budget|best value|saving money|as little as possible|keep it cheap|ikea|big box|home depot|lowes|diy|do it ourselves|spend less|not too expensive|no splurge|splurge|investment|roi|appraise|appraisal|going on the market|tenant|tenants|renters|rent it|renting|vrbo|rental property|house hack|mls|realtor|phases|in phases|do it in phases|rent this out|rented out|we rent|contractor grade|builders grade|tenant proof|on the cheap|cheap but nice|grade",
  ),
  fact(
    'one-bath',
    'It is the only one in the house',
    'only bathroom|only bath|only shower|one bathroom house|single bathroom|only full bath|only toilet|live in the house|living in the house|stay in the house|living here during|while we live here|be without a kitchen|without a kitchen|out of the house|only one bathroom|one bathroom|we live here|living in it|live here during|cook during|keep one bathroom working|one working bathroom|be living|stay here|staying here|temporary kitchen|no kitchen for',
  ),
  fact(
    'when',
    'When the work is to be done',
    'before passover|before easter|before ramadan|before hanukkah|before graduation|before school|before winter|before summer|before we move|asap|as soon as possible|before christmas|before thanksgiving|by thanksgiving|by christmas|before the holidays|by summer|by spring|by fall|this summer|this spring|this fall|this winter|next month|next spring|next year|next summer|no rush|no hurry|flexible|in a hurry|before the baby|baby is due|due in|wedding|before school starts|weekdays|weekdays only|quiet hours|start in|done by|finished by|ready by|end of the year|by the end of|two weeks|six weeks|weekends|on weekends|after work|start in march|march|april|june|july|august|september|october|november|december|january|february|hoping to start|start soon|start next week|timeline|deadline|by easter|easter|memorial day|labor day|graduation|before we move in|moves in|move in date|moves out|moving in|move in|closing on|before winter|before the snow|eventually|phase 2|later on|down the road|spring|summer|this year|next week|right away|quickly|quick turnaround|fast|a month|couple of weeks|few weeks|how long',
  ),
  fact(
    'old-house',
    'The house is old',
    'built in|old house|century home|historic home|historic house|1920s|1930s|1940s|craftsman house|plaster walls|lath and plaster|victorian house|1920s bungalow|bungalow|older home|ranch house|colonial house|cape cod house|farmhouse built|historic|1950s ranch|1960s ranch|1970s ranch|built 1920|built in the|craftsman|victorian|tudor|colonial|row house|rowhouse|brownstone|lath|50s|60s|1900s|1910s|century old',
  ),
  fact(
    'kind-of-house',
    'What kind of house it is',
    'hoa|condo board|condo|co op|townhouse|split level|landlord|apartment|slab|slab house|concrete slab|crawl space|crawlspace|pier and beam|two story|second floor|upstairs|third floor|first floor|walkout basement|walk out|rental house|new build|new construction|flip house|loft apartment|studio apartment|duplex|mobile home|manufactured home|log cabin|cabin',
  ),
  fact(
    'hand',
    'How tall and with which hand',
    'left handed|left-handed|lefty|feet tall|very tall|short|i am short|im short|taller than average|tall husband|tall wife|my wife is tall|arthritic hands|husband is tall|petite|my height|back problems|bad back|tall people|short people|short wife|reach the top|reach the uppers|cant reach|can reach|reach|too high|too low|at my height|for my height|counter height|higher counter|taller counter|higher counters|lower counter|six foot|6 foot|6 feet|five foot|arthritis hands|easy to grip|lever handles|wheel chair height|too tall|top shelf|top shelves|step stool|my size',
  ),
  fact(
    'oxygen',
    'Somebody breathes oxygen: no flame near the seats and the bed',
    'oxygen|on oxygen|home oxygen|oxygen at home|oxygen at night|oxygen therapy|open flame|open flames|open fire|oxygen tank|oxygen tanks|oxygen concentrator|has oxygen|uses oxygen',
  ),
  fact(
    'religion',
    'Two separate stations for meat and dairy',
    'kosher|kosher kitchen|meat and dairy|milchig|fleishig|separate meat and dairy|shabbat|halal',
  ),
  fact(
    'structure',
    'What carries the house',
    'low beam|steel beam|i beam|i-beam|main beam|support beam|support post|lally column|lally columns|steel post|steel posts|chimney chase|dormer|dormers|duct|ducts|ductwork in the way|main duct|load bearing|loadbearing|beam|beams in the way|header|supports|support|posts|post|truss|trusses|rafters|joist|rim joist|stud|studs|footing|footings|slopes|low slopes|eaves|sloped ceiling|slanted ceiling|low ceilings|low ceiling|sloped ceilings|low duct|hvac duct',
  ),
  fact(
    'contract',
    'How the contractor is to work',
    'shop drawings|submittal|submittals|for approval|work hours|lien waiver|lien waivers|lien release|every draw|each draw|per draw|draw schedule|draws|retainage|change order|change orders|certificate of insurance|coi|workers comp|bonded|punch list|invoice|invoices|itemized|line item|line items|fixed price|time and materials|warranty in writing|in writing|references|tenants stay|tenant stays|tenants stay in place|occupied unit|occupied|keep water on|water on at night|water stays on|lockbox|house rules|elevator reservation|freight elevator|parking permit|no smoking on site|shoes off|daily updates|text me|call me|walkthrough|walk through first|site visit|labor and materials|materials and labor|labor and material|material and labor|licensed|insured|licensed and insured|bonded|references|license|insurance|warranty|guarantee|background check|written estimate|fixed price|itemized|itemized bid|itemized quote|lien waiver|certificate of insurance|workers comp|no subcontractors|english speaking|local contractor|daily updates|on time|clean worksite|three bids|free estimate|contract|reviews|contractor|contractors|quote|bid|bids|handyman|estimate|estimates|quotes|bidding|how much|what would it cost|what does it cost|ball park|worried about cost|worried about the cost|overruns|change orders|payment plan|pay in stages|financing|deposit|reputable|trustworthy|communicate|communication|ghosted|ghost|last contractor|previous contractor|bad experience|burned before|subcontractors|subs|crew|one contractor|designer|architect|3d|drawings|photos attached|see photos|see pictures|see attached|call me|text me|email me|weekday|parking|elevator|building rules|quiet hours|work hours|before 5|after 9|key|lockbox|dumpster placement',
  ),
  fact(
    'view',
    'The view is kept open',
    'view|views|view of the yard|see the backyard|watch the kids|see the kids|look out|looking out|see the yard|overlook|overlooks|garden view|backyard view|keep an eye|stare at a wall|staring at a wall|face a wall|facing a wall|see outside|look outside|see out|street view|look at the garden|see the garden|see the water|lake view|see the lake|ocean view|mountain view|face the room|face the living room',
  ),
  fact(
    'eats',
    'Meals are eaten here',
    'breakfast|eat|eats|eating|eat dinner|eat breakfast|dinner|lunch|meals|snacks|snack|coffee|tea|morning coffee|family meals|feed|feeds|feeding',
  ),
  fact(
    'gets-ready',
    'People get ready here',
    'get ready|getting ready|makeup|makeup area|makeup mirror|do my hair|do hair|do her hair|shave|shaving|every morning|mornings|share|shared|sharing|fighting over|fight over|fights over|fight for the|same time|hair dryer|hairdryer|blow dryer|curling iron|hair tools|razor|toothbrush|toothbrushes|brush teeth|bath time|bathe|baths',
  ),
  fact(
    'crafts',
    'Room for homework and making things',
    'homework|hobby|hobbies|crafts|crafting|craft|sewing|sew|quilting|knitting|lego|legos|puzzles|puzzle|board games|study|studying|paint by number|scrapbooking|art projects|art supplies|draw|drawing|model trains|train set|homeschool|home school|school work|tinker|woodworking|projects|project table',
  ),
  fact(
    'relaxes',
    'A place to sit back',
    'reading|read|books to read|music|guitar|practice|movie|gaming|video games|xbox|playstation|ps5|nintendo|sports|football|podcast|record player|vinyl records|records|nap|naps|lounge|lounging|hang out|hangouts|sleepovers|sleep over|sit|sitting|stretch out|bean bags|bean bag|card games|watch the game|watching the game|karaoke|listen to music|watch|football games',
  ),
  fact(
    'sleeps',
    'People sleep here',
    'sleep|sleeps|sleeping|guests stay|overnight guests|in laws visit|visit|visits|visitors|stay over|stays over|sleep in|parents come|come to stay|comes to stay|come and stay|stays with us|stay with us|months at a time|weeks at a time|light sleeper|insomnia|snores|guests sleep|night shift',
  ),
  fact(
    'exercise',
    'Room to exercise',
    'exercise|exercises|work out|works out|workouts|working out|yoga|stretching|pilates|lift weights|lifting|crossfit|dance|ballet|martial arts|karate',
  ),
  fact(
    'keeps-things',
    'A place for what is used now and then',
    'rice cooker|slow cooker|pressure cooker|crock pot|crockpot|instant pot|bread machine|food processor|juicer|waffle iron|electric kettle|bins|storage bins|popcorn counter|popcorn bar|popcorn stand|ski gear|skis|golf clubs|bicycle|garden tools|lawn mower|mower|tools|holiday decorations|christmas decorations|christmas stuff|boxes|totes|camping gear|sports gear|sports equipment|hockey gear|strollers|snow blower|snowblower|ladder|ladders|luggage|suitcases|paper towels|costco|bulk food|canned goods|bags of|sacks of|flour|cleaning supplies|vacuum|broom|brooms|mop|ironing board|laundry day|laundry baskets|sheets|blankets|pillows|small appliances|mixer|stand mixer|kitchenaid mixer|air fryer|instant pot|toaster|blender|pots and pans|pots|pans|dishes|tupperware|cookbooks|spices|baking sheets|cookie sheets|wine glasses|shampoo|toiletries|medicine|towels|toilet paper|clothes|shoes|purses|winter clothes|hats|seasonal|lawnmower|yarn|fabric|tents|hockey sticks|hockey|bats|balls|helmets|scooters|skateboards|wagon|coolers|paint cans|extension cords|hoses|rakes|shovels|leaf blower|weed eater|power tools|drills|gear|equipment|supplies|collection|dvds|cds|photo albums|paperwork|mail|backpacks|coats|jackets|boots|umbrellas|leashes|linens|bedding|diapers|bottles|lunch boxes|water bottles|crock pot|pressure cooker|coffee maker|mugs|plates|bowls|cups|glasses|silverware|utensils|cutting boards|knives|platters|china|vases|my kitchenaid|groceries|wrapping paper|decorations|instruments|toolbox|records|magazines|medications|hair stuff|makeup stuff|cleaning stuff|dog stuff|baby stuff|sports stuff|camping stuff',
  ),
  fact(
    'a-place',
    'A place for it',
    'spot for|place for|somewhere for|home for|somewhere to put|place to put|somewhere to keep|place to keep|place to store|somewhere to store|somewhere to hang|place to hang|need a home',
  ),
  fact(
    'pipes-may-move',
    'Pipes may move',
    'plumbing may move|plumbing can move|plumbing can be moved|plumbing may be moved|ok to move plumbing|ok to move the plumbing|okay to move plumbing|fine to move plumbing|pipes may move|pipes can move|pipes can be moved',
  ),
  // What a contractor or a shop has, and no planner draws.
  fact(
    'brand',
    'A make that is named',
    'bosch|miele|kohler|whirlpool|samsung|lg|ge|ge profile|kitchenaid|thermador|moen|delta|toto|grohe|hansgrohe|pella|andersen|marvin|blanco|fisher paykel|cafe|frigidaire|maytag|wolf|viking|bluestar|la cornue|smeg|electrolux|speed queen|kraus|brizo|rohl|american standard|jacuzzi brand|velux|sherwin williams|benjamin moore|behr|farrow and ball|valspar|shaw|mohawk|cortec|coretec|lifeproof|schluter|kerdi|wedi|daltile|msi|fireclay tile|heath|kraftmaid|semihandmade|wayfair|pottery barn|west elm|crate and barrel|restoration hardware|room and board|ecobee|lutron|caseta|wayfair sofa|newair|uline|liebherr|dacor|monogram|jennair|jenn air|hestan|big green egg|weber|traeger',
  ),
  fact(
    'extra',
    'For the contractor to look at',
    'hot tub|pergola|battery backup|air lines|air line|compressed air|wall fan|fan on the wall|wall mounted fan|shop fan|sauna|steam sauna|cold plunge|wine cellar|wine room|climbing wall|golf simulator|dog bowls|food bowls|dog food|feeding station|food and water bowls|dog bed|dog beds|cat tree|litter|dog crate|dog crates|kennel|dog gate|fish tank|aquarium|terrarium|bird cage|hamper|laundry hamper|laundry hampers|laundry chute|dumbwaiter|elevator shaft|stair lift|chair lift|white noise|white noise machine|dust collection|dust collector|air compressor|compressor|car lift|lathe|kiln|pottery wheel|3d printer|server rack|server|generator|solar|solar panels|battery wall|rain barrel|hammock|hanging chair|porch swing|trampoline|monkey bars|ladder rail|secret door|hidden door|murphy door|safe room|gun safe|panic room|dark room|recording booth|bowling|train layout|train table|saddle|taxidermy|deer head|drying rack|drying rod|ironing station|steam closet|bread box|bread drawer|warming drawer|pizza oven|stand mixer lift|mixer lift|knife block|towel warming drawer|heated mirror|urinal|bidet hose|floor mirror|grout|dark grout|light grout|white grout|black grout|gray grout|grey grout|grout color|epoxy grout|dart board|darts|arcade machine|air hockey|shuffleboard|pinball|kayak|kayaks|squat rack|power rack|bench press|rower|rowing machine|elliptical|monitors|monitor|two monitors|scanner|plotter|porch swings|two swings|swing set|swing chair|swings|drain pan|washer pan|divider|room divider|dog food bin|tires|detergent|furnace|boiler|oil tank|electric meter|popcorn machine|gumball machine|pull down shelves|toe kick|toe kicks|hampers|door sweep brush|sand pit|dart area|night light|night lights|nightlight|lift for|prayer corner|prayer room|prayer space|altar|gate to the stairs|stair gate|baby gate|safety gate|lock on door|lock on the door|urinals|filler strip|filler strips|instant hot|instant hot water|air switch|soap dispenser|griddle|downdraft|tray divider|tray dividers|message center|rolling cart|fire extinguisher|plate rack|wok burner|tandoor|p trap|keypad|hoist|boat|trailer|golf cart|atv|jet ski|wheelbarrow|vise|planer|welder|sprinkler|sprinklers|batting cage|golf net|trophy case|router|ring light|green screen|shredder|umbrella stand|key rack|ballet barre|telescope|grandfather clock|sound bar|oxygen machine|oxygen tank|humidifier|cpap|trundle|fiddle leaf fig|curved rod|bath mat|potty training|transfer bench|monitor arm|monitor arms|greenhouse|brewing setup|recording mic|waiting area|exam table|massage table|urn|shrine|makeup seat|makeup bench|makeup counter|drip pan|drop ceiling|dropped ceiling|suspended ceiling|rolling ladder|library ladder|sliding ladder|ladder on a rail|attic ladder|pull down ladder|pull down stairs|pulldown stairs|ships ladder|partition|glass partition|room partition|leak sensor|beer tap|sound machine|rope swing|climbing holds|pulley|dog ramp|grounding bar|knife bar|green glue|backwater valve|boom arm|light-tight door|radon fan',
  ),
];
