import { bySentence } from '../by-sentence.js';

/**
 * What is complained of asks for its own repair and for nothing else: "the water heater's scalding" for a valve, "the furnace is noisy"
 * for somebody to look at it, "outlets trip the breaker" for a circuit. Every repetition is bounded.
 */

const ADVERB =
  '(?:(?:so|too|way|very|really|pretty|always|constantly|super|extremely|kind of|insanely|still|just|a bit|a little|terribly|incredibly) ){0,2}';
/** What comes between a thing and what is said of it: "outlets along the counter". */
const PLACED =
  '(?: (?:along|on|by|in|at|over|under|near|next to|behind|off) (?:the |our |my )?(?:[a-z]{3,12} ?){1,2})?';

const WITHOUT_TANK =
  'dishwasher|refrigerator|fridge|freezer|range|stove|oven|cooktop|microwave|garbage disposal|disposal|ice ?maker|washer|washing machine|dryer|sump pump|ejector pump|dehumidifier|(?:garage door )?opener|furnace|boiler|heat pump|air handler|air conditioner|ac(?: unit)?|hvac|ductwork|ducts|vents|registers|radiator|thermostat';
const MACHINE = `${WITHOUT_TANK}|water heater`;
const FIXTURE =
  'toilet|faucet|kitchen sink|bathroom sink|sink|bathtub|tub|shower|bidet|drain|tub drain|shower drain|pipes';
const JOINERY =
  'garage door|cabinet doors?|cupboard doors?|cabinets?|drawers?|closet doors?|pocket door|shower door|entry door|front door|back door|doors?|hinges?|windows?|ceiling fan|lights?|outlets?|switch|fireplace|chimney';
const THING = `(?:${MACHINE}|${FIXTURE}|${JOINERY})`;

const NOISY =
  '(?:noisy|loud|deafening|annoying|obnoxious|a racket|(?:louder|noisier) than (?:a |the )?[a-z]{3,12}|like a (?:jet|freight train|truck|plane|helicopter|chainsaw|jet engine|lawn ?mower)(?: (?:engine|taking off|plane))?)';
const DOES =
  '(?:rattles?|hums?|bangs?|squeals?|vibrates?|buzz(?:es)?|whines?|squeaks?|clanks?|screech(?:es)?|knocks?|rumbles?|roars?|whistles?|clicks?)(?! (?:into|against|on|off|open|shut|around)\\b)(?: (?:all (?:day|night|the time)|constantly|nonstop|at night|when it (?:runs|is on|kicks on)))?';
const OWN = String.raw`\b((?:the|our|my|that|this)(?: (?:old|existing|current|kitchen|bathroom|basement|upstairs|downstairs))? )?(${THING})`;
/** "The furnace is noisy", "the dishwasher sounds like a truck". */
const IS_NOISY = new RegExp(
  String.raw`${OWN}(?:['’]s)?${PLACED} (?:is|are|gets|get|sounds?|has been|have been|runs?) ${ADVERB}${NOISY}(?![a-z])`,
  'gi',
);
/** "The oven makes a weird noise". */
const MAKES_NOISE = new RegExp(
  String.raw`${OWN} (?:makes?|is making|are making) (?:a |an |some |this |so much |too much |lots of |a lot of )?(?:[a-z]{3,10} )?(?:noises?|racket|sounds?)(?![a-z])`,
  'gi',
);
/** "The hood rattles". */
const RATTLES = new RegExp(String.raw`${OWN} (?:keeps? |always |constantly |just )?${DOES}(?![a-z])`, 'gi');
const CLOG = new RegExp(
  String.raw`\b((?:the|our|my|that|this) )?(${THING})${PLACED} (?:(?:keeps? |is |are |gets? )?${ADVERB}(?:clogging(?: up)?|clogged(?: up)?|clogs?(?: up)?|backs? up|backing up)|drains? ${ADVERB}(?:slow|slowly)|is slow to drain)(?: (?:all the time|constantly|every (?:week|month|few weeks)))?\b`,
  'gi',
);
const LEAKS = new RegExp(
  String.raw`\b((?:the|our|my|that|this) )?(${WITHOUT_TANK}|shower door)${PLACED} (?:(?:keeps? )?${ADVERB}(?:leaks?|leaking|drips?|dripping)|(?:is|are|has been|started) ${ADVERB}(?:leaking|dripping))(?: (?:again|a little|everywhere|all over|water))?\b`,
  'gi',
);
const TRIPS = new RegExp(
  String.raw`\b(?:(?:the|our|my|that|this|all the|any|half the) )?(${THING}|hair ?dryer|kettle|toaster|mixer|space heater|vacuum|treadmill|table saw|saw|compressor|plugs|receptacles|circuits?)${PLACED} (?:(?:keeps? |is |are )?${ADVERB}(?:trip(?:s|ping)?|pop(?:s|ping)?|throw(?:s|ing)?) (?:the |our |a |its )?(?:breakers?|circuits?|gfci)|(?:keeps? )?${ADVERB}blow(?:s|ing)? (?:the |a )?(?:fuses?|breakers?))\b`,
  'gi',
);
const BREAKER =
  /\b(?:the |our |a )?breakers? (?:keeps? |always |constantly )?(?:trips?|tripping|pops?|popping|blows?)(?: (?:when|whenever|every time|if|all the time|constantly)\b[^,;.!?\n]{0,60})?/gi;
const HOT = String.raw`(?:(?:['’]s|is|are|runs|gets|comes out) ${ADVERB}(?:scalding|scalds|too hot|boiling|burning|scary hot|way too hot)(?: hot)?|scalds?(?: (?:us|you|me|people|the kids|him|her|mom|dad))?)`;
const SCALDS = new RegExp(
  String.raw`\b(?:(?:the|our|my) )?(?:water heater|hot water|water|shower water|tap water|shower|bath ?tub|tub|faucet|kitchen sink|sink)(?: (?:in|at|from) the [a-z]{3,10})? ?${HOT}(?![a-z])`,
  'gi',
);
/** "The fan is so loud that nobody turns it on": a quiet one takes its place. */
const LOUD_FAN = new RegExp(
  String.raw`\b(?:(?:the|our|my|that|this) )?(?:(?:old|existing|bath|bathroom|kitchen|exhaust|current) )?(fan|exhaust fan|bath fan|vent fan|range hood|hood|hood fan)(?:['’]s)? (?:is|are|sounds|gets|runs) ${ADVERB}${NOISY}(?![a-z])`,
  'gi',
);
/** A vent that is long and clogs is laid anew, and shorter. */
const VENT = /\b(?:dryer vent|vent pipe|dryer duct)\b/i;
const VENT_CLOGS =
  /(?:,? and|,? so it| it)?(?: keeps| always| constantly| gets| is always)? (?:clogs|clogging|clogged|plugs|fills with lint|fills up with lint)(?: up)?(?: all the time| constantly)?\b/i;
const SHORTENS = /\b(?:shorten|reroute|move) (?:it|that)\b/i;
function ofVent(sentence: string): string {
  if (!VENT.test(sentence) || !VENT_CLOGS.test(sentence)) return sentence;
  return sentence.replace(VENT_CLOGS, '').replace(SHORTENS, 'dryer vent shortened');
}

/** "The door is uninsulated". */
const BARE =
  /\b(?:(?:the|our|my|both) )?((?:garage |overhead |big )?doors?|walls|ceiling|attic|garage|floor|rim joists?|crawl ?space) (?:is|are) (?:completely |totally |still )?(?:uninsulated|not insulated|un-insulated)\b/gi;

const FAULTY = (_: string, the = '', thing = ''): string => `${the}${thing} is faulty`;

export const complaintsTold = (text: string): string =>
  MAY_TELL.test(text)
    ? bySentence(text, (sentence) =>
        ofVent(sentence)
          .replace(BARE, (_, part: string) => `insulate the ${part}`)
          .replace(SCALDS, 'anti scald valve')
          .replace(TRIPS, 'a dedicated circuit')
          .replace(BREAKER, 'a dedicated circuit')
          .replace(LOUD_FAN, (_, fan: string) => fan)
          .replace(IS_NOISY, FAULTY)
          .replace(MAKES_NOISE, FAULTY)
          .replace(RATTLES, FAULTY)
          .replace(CLOG, FAULTY)
          .replace(LEAKS, FAULTY),
      )
    : text;
const MAY_TELL =
  /insulat|nois|loud|racket|rattl|hum|bang|squeal|vibrat|buzz|whin|squeak|clank|screech|knock|rumbl|roar|whistl|click|sound|clog|back|drain|slow|trip|pop|blow|throw|scald|hot|boil|burn|leak|drip|lint|deafen|annoy|obnox/i;
