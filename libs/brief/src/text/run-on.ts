/**
 * Where another clause begins in a sentence without a mark: "wide paths no rugs", "keep the fridge replace the stove",
 * "the toilet stays but new vanity new floor". Told by the word that begins it and the words around it.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Behind "so" they begin a clause; any other word may be an adjective: "so dark". */
const AFTER_SO = words(
  `we i it they he she no not nothing need needs want the a an my our please maybe it's its i'm we're don't dont
  those these this must should can make keep leave add replace lots plenty easy whatever anything`,
);
const STAYS = words('stays stay is has needs goes should can must');
const BEFORE_SO = words('is are was were be and or not if do say think even so why like looks feels just');

/** Before "no" they belong to it: "there is no room", "with no tub". */
const BEFORE_NO = words(
  `there is are was were has have had having there's theres with w want wants need needs and or but so please absolutely
  also just by in of says say got get gets prefer if to at from under for like making means leaves gives makes little
  almost practically basically currently be it's its been we i she he they yes then still really maybe would plus
  because though than only definitely preferably see sees literally zero do does`,
);
const AFTER_NO = words('matter longer one where more');

/** Verbs that tell what to do, and what may stand before them in the same clause. */
const TELLS = words(
  'keep replace remove add install rip tear knock convert swap relocate leave refinish retile repaint',
);
const BEFORE_VERB = words(
  `to we i and or not don't dont please just will would can could should must want need also then may might they you who
  that lets let's let help never gonna wanna gotta i'll we'll i'd we'd of for the a an this no with kids dogs cats people
  always really maybe possibly either simply only but if which when so is are was were by do does did cannot can't cant
  than as like without before after while be she he it at first even definitely probably rather easily better until
  guests boys girls children parents in on my our your his her their w`,
);
const OF_THE_HOUSE = words('cat cats dog dogs puppy kids baby toddler boys girls');
/** Verbs behind "just" by which the rest of a sentence asks for something. */
const TELLS_JUST = words(
  'paint insulate seal clean patch add install replace put use keep leave refinish update repair fix make',
);
const BEFORE_WANT = words(
  `to not really i we you they who that kids children boys girls parents dogs cats guests people teens twins folks both
  all also just still definitely do does did would will might may always never don't dont didn't absolutely and or but
  then which it he she if wife husband hubby son daughter mom dad only no a the so as what would'nt desperately badly
  probably even i'd we'd there's in is are for you'd everyone might else maybe where when please`,
);
/** Before "new" they belong to it, or "new" is said of what comes before. */
const BEFORE_NEW = words(
  `a an the some want wants need needs get gets getting all brand for with w put puts in of is are and or install
  installing add adding our my to this that like completely totally everything just only also plus maybe then but not
  no buy bought buying build include including have has having give prefer on under over by near into from than any
  your his her their please definitely possibly both two three four five six replace use love fully relatively pretty
  still fairly looks look feel feels almost were was be practically basically nearly as so very hang lay do doing
  making something nothing start at stays if see would these those one it needed order ordered got newer yes nice bright
  shiny beautiful white black modern cheap simple fresh whole big large small better good wide light dark gorgeous older before after until`,
);
/** Before "we have" and its like they take the clause with them: "the tub that we never use". */
const BEFORE_WE = words(
  `that which where when while if because since as so than what how why who and or but until before after unless though
  although think hope know wish said like once cause cuz whatever everything all anything things stuff way one time
  here now then also maybe yes hi hello honestly basically plus for to of in on at with from by whenever wherever`,
);
const WE = words("we i we're i'm we've i've");
const HAVE = words(
  "have want need would love hate also really cook bake host entertain are just don't dont rent live use",
);
const DETERMINERS = words('the all everything what any things every that those whatever');

/** Whether a clause begins at a word; `said` are the words of a sentence in lower case. */
export function beginsClause(said: readonly string[], at: number): boolean {
  const word = said[at] ?? '';
  const before = said[at - 1];
  const next = said[at + 1] ?? '';
  if (before === undefined) return false;
  if (word === 'so')
    return (
      !BEFORE_SO.has(before) && (AFTER_SO.has(next) || (next === 'that' && STAYS.has(said[at + 2] ?? '')))
    );
  // "TV no | ceiling fan yes".
  if (before === 'no' && at > 1 && said.slice(at + 1, at + 4).includes('yes')) return true;
  if (word === 'no' && said.slice(at + 2, at + 5).includes('yes')) return false;
  // "Bathroom not needed | there is one upstairs".
  if (isNotNeeded(said, at - 1)) return !GO_ON.has(word) && !STAYS_SO.has(word);
  if (word === 'no') return !BEFORE_NO.has(before) && next !== '' && !AFTER_NO.has(next);
  if (word === 'keep' || word === 'leave')
    return (
      !BEFORE_VERB.has(before) && next !== '' && !next.endsWith('ing') && (word === 'keep' || LEFT.has(next))
    );
  if (isPersonWho(said, at)) return true;
  if (beginsAfterOut(said, at)) return true;
  // "Cabinets are fine | counters are fine | it's the floor".
  if (/^(?:fine|ok|okay)$/.test(before) && /^(?:is|are)$/.test(said[at - 2] ?? ''))
    return !GO_ON.has(word) && !STAYS_SO.has(word) && at > 2;
  // "Tub yes | shower over it".
  if (before === 'yes' && at > 1 && !GO_ON.has(word) && !STAYS_SO.has(word))
    return !/^(?:we|i|you|please|sir)$/.test(word);
  if (TELLS.has(word)) return !BEFORE_VERB.has(before) && next !== '';
  if (word === 'want' || word === 'need') return !BEFORE_WANT.has(before) && next !== '';
  // "But a new one | tub gets reglazed".
  if (before === 'one' && said[at - 2] === 'new') return !GO_ON.has(word);
  if (before === 'stays' || before === 'stay') return !GO_ON.has(word) && !STAYS_SO.has(word);
  if (beginsAfterFate(said, at)) return true;
  if (word === 'new') return !BEFORE_NEW.has(before) && next !== '' && !/^(?:\d+|now)$/.test(next);
  if ((word === 'everything' || word === 'nothing' || word === 'all') && next === 'else')
    return !BEFORE_ELSE.has(before) && said[at + 2] !== undefined;
  // "No glass | we do curtain", "no drywall | just insulate the door".
  if (said.slice(Math.max(0, at - 3), at - 1).includes('no')) {
    if (WE.has(word) && /^(?:do|use|have|did|went|like|prefer)$/.test(next))
      return !BEFORE_WE.has(before) && !/^(?:not|it|this|that|to|need|want)$/.test(said[at + 2] ?? 'not');
    if (word === 'the' && OF_THE_HOUSE.has(next))
      return said[at + 2] !== undefined && !BEFORE_PERSON.has(before);
    if (word === 'just' || word === 'only') return TELLS_JUST.has(next);
  }
  if (WE.has(word))
    return (
      !BEFORE_WE.has(before) &&
      (HAVE.has(next) || word.includes("'")) &&
      !said.slice(Math.max(0, at - 4), at).some((w) => DETERMINERS.has(w))
    );
  return false;
}
/** Whether a word ends "no storage needed", "a tub is not wanted". */
const isNotNeeded = (said: readonly string[], at: number): boolean =>
  /^(?:needed|wanted|necessary|required)$/.test(said[at] ?? '') &&
  said.slice(Math.max(0, at - 4), at).some((w) => /^(?:no|not|isn't|isnt|aren't|arent)$/.test(w));

const PERSONS = words(
  `wife husband hubby mom mother dad father son daughter sister brother partner kids boys girls aunt uncle grandma grandpa
  mother-in-law roommate tenant landlord contractor plumber electrician doctor boyfriend girlfriend`,
);
const OF_PERSONS = words(
  'says said wants needs hates likes loves insists thinks uses has sleeps cooks works is refuses swears keeps likes',
);
/** "… on the long wall | my wife says no to the island". */
const isPersonWho = (said: readonly string[], at: number): boolean =>
  said[at] === 'my' &&
  PERSONS.has(said[at + 1] ?? '') &&
  OF_PERSONS.has(said[at + 2] ?? '') &&
  !BEFORE_WE.has(said[at - 1] ?? '') &&
  !BEFORE_PERSON.has(said[at - 1] ?? '');
const BEFORE_PERSON = words(
  'near by under over behind beside next between above below if when where is are not no like than into onto against around except',
);

/** Verbs and words before "out" that it belongs to. */
const BEFORE_OUT = words(
  `rip ripped ripping tear tore take taking taken pull pulls pulled pulling move moving moves get getting gets way knock
  find figure look looking looks sticks stick slide slides roll rolls fold folds folding swing swings swinging go goes come
  comes coming built build lay stand stands it them that this open opens vented vents vent sit sits eat hang lay laid
  bump bumped bumping stretch spread run runs far step carry bring brought throw cut reach point pop pops`,
);
const AFTER_OUT = words(
  'of to on the our my a an in at by from over into front for and or but so we i it if when as here there',
);
/** "Tub out | shower in": what goes stands at the beginning, and what comes behind it. */
const beginsAfterOut = (said: readonly string[], at: number): boolean =>
  said[at - 1] === 'out' &&
  at >= 2 &&
  at <= 4 &&
  !BEFORE_OUT.has(said[at - 2] ?? '') &&
  !said.slice(0, at - 1).some((word) => BEFORE_OUT.has(word)) &&
  !AFTER_OUT.has(said[at] ?? '');
/** "The fridge is staying | stove is going | dishwasher is new". */
const beginsAfterFate = (said: readonly string[], at: number): boolean =>
  /^(?:staying|going|leaving|gone|new|broken|shot|toast)$/.test(said[at - 1] ?? '') &&
  /^(?:is|are|its|it's)$/.test(said[at - 2] ?? '') &&
  !GO_ON.has(said[at] ?? '') &&
  !STAYS_SO.has(said[at] ?? '') &&
  said.slice(at + 1, at + 4).some((word) => /^(?:is|are|stays|goes|gets)$/.test(word));
const BEFORE_ELSE = words(
  `keep keeping leave leaving but with so for of to replace change touch except then not is and or as while plus like
  do redo want need all doing have has in on at from than because since that where reuse save before after when if`,
);
const GO_ON = words(
  'and or with in on at by for is that to too please as but which from of has needs should',
);
const STAYS_SO = words(
  `where put here there exactly the same dry warm cool open clear until over home over up down out away down night late
  because since so when if unless who it they please just though however overnight with us every also too obviously
  under underneath beside near against between behind outside inside next above below along around beneath alone`,
);
const LEFT = words('the our my it them alone as everything all');
