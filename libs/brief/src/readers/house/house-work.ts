import type { RoomCategory } from '@plumbline/contracts';
import { nameOfFeature } from '../../features/features.js';
import { type RequestReading, TEXT_FIELDS } from '../../reading/request-reading.js';
import { sentencesOf } from '../../text/sentences.js';
import { overlaps, type Span } from '../../text/span.js';

/**
 * Work on walls and their openings that sentences ask for, in whatever words: an opening closed or cut, a wall put between two parts
 * of the room, a porch or an attic that becomes a room. Every repetition is bounded.
 */

/** Words that ask for it: alone, or where its sentence says something else as well. */
type Said = RegExp | { readonly said: RegExp; readonly beside: RegExp };

interface HouseWork {
  readonly id: string;
  readonly said: readonly Said[];
  /** Not meant where its clause says one of these. */
  readonly never?: RegExp;
  readonly in?: readonly RoomCategory[];
  readonly notIn?: readonly RoomCategory[];
  /** Not meant beside this wish. */
  readonly unless?: string;
  /** What other readers made of these words. */
  readonly instead?: readonly string[];
  /** The door or window that the words tell of is there no more. */
  readonly closes?: true;
  /** What is asked for with it in some rooms. */
  readonly also?: Readonly<Partial<Record<RoomCategory, string>>>;
}

/** Where a new door leads to. */
const LEADS_OUT =
  /\b(?:to the (?:side ?yard|yard|back ?yard|outside|driveway|deck|patio|alley|exterior|garden|hall|hallway)|outside|out to|going out|into the (?:yard|hall|hallway))\b/i;

const WORKS: readonly HouseWork[] = [
  {
    id: 'opening-closed',
    said: [
      // "The door to the dining room should be closed up and drywalled over."
      /\b(?:doors?|doorways?|openings?|archway|windows?|pass[- ]?through)(?: (?!and\b|but\b)[a-z'-]{1,12}){0,7}? (?:closed (?:up|in|off|over)|walled (?:up|over|off|in)|drywalled(?: over)?|filled in|infilled|bricked (?:up|in)|blocked (?:up|off)|sealed up|covered (?:over|up) with drywall)\b/i,
      // "Wall up the doorway", "infill the existing opening".
      /\b(?:(?:clos|wall|drywall|fill|block|brick|board|fram)(?:e|ing)? (?:up|off|in|over)|infill|sheetrock over|close) (?:(?:the|our|that|this|an?|one|both|old|existing|other|second|extra|back|side|front|hall|hallway|interior|unused|current|of|two) ){0,5}(?:doors?|doorways?|openings?|archway|windows?|pass[- ]?through)(?: openings?)?(?= (?:and|to|on|in|into|at|that|so|between|with)\b|[.,;!]|$)/i,
      // "Get rid of the door and make it a solid wall", "remove one of the two doors and patch the wall".
      {
        said: /\b(?:get rid of|remove|take out|eliminate|lose|delete) (?:(?:the|our|that|this|one|of|two|old|existing|other|second|extra) ){0,5}(?:doors?|doorways?|openings?|windows?)\b/i,
        beside: /\b(?:(?:solid|plain|blank|just a|just one|full) wall|patch|drywall|wall it up|close it)\b/i,
      },
      /\b(?:doors?|doorways?|openings?|archway|windows?)(?: [a-z'-]{1,12}){0,5} (?:becomes?|turns? into|to be|made into|into) (?:just )?(?:a )?(?:solid |plain |blank )?wall\b/i,
    ],
    never: /\b(?:don'?t|do not|dont|never|no need to|not be) (?:be )?(?:clos|wall|fill|block)/i,
    instead: ['drywall-repair', 'pass-through', 'new-doors', 'window-replace', 'opening-cut', 'small-repair'],
    closes: true,
  },
  {
    id: 'dividing-wall',
    said: [
      /\b(?:(?:with|and|by|using|put|add|need|want|frame|build|building|erect)(?: in| up)? (?:an?|one)|another|new|a) (?:(?:new|real|solid|full|stud|framed|insulated|dividing|divider|partition|simple|drywall|height) ){0,3}(?:wall|partition)(?: wall)? (?:in |right |straight |put |going |running )?(?:between|down the (?:middle|center)|up the middle|separating|dividing|splitting|partitioning|across the (?:room|middle|space|garage|back|basement)|to (?:divide|separate|split|part|close off|make|create))\b/i,
      /\b(?:dividing|divider|partition|demising|separation) wall\b/i,
      {
        said: /\b(?:with|by) (?:an?|one) (?:(?:new|real|solid|full|stud|framed|insulated) ){0,2}(?:wall|partition)\b/i,
        beside: /\b(?:split|splitting|divid(?:e|ed|ing)|separat(?:e|ed|ing)|partition(?:ed|ing)?)\b/i,
      },
      /\b(?:wall|partition|section|frame) off (?:an?|one|the|half|part|some|about|our|my) (?:(?:of|the|a|other|second|left|right|back|front|north|south|east|west|car|garage) ){0,4}(?:bay|half|side|end|part|corner|third|section|room|space|stall|garage|workshop|shop|office)\b/i,
      /\b(?:build|put|add|frame|install|erect)(?:ing)? (?:up |in )?(?:an?|the) (?:(?:new|real|solid|full|stud|insulated|interior) ){0,3}(?:wall|partition)\b(?! (?:unit|cabinet|of|bed|oven|mount|shelf|shelves|lights?|sconce|behind|around))[^.;!?]{0,40}\b(?:between|middle|center|divide|separate|split|so (?:that )?(?:half|one))\b/i,
      /\bwith (?:an?|one) (?:(?:new|real|solid|full) ){0,2}wall between\b/i,
    ],
    never:
      /\b(?:half|pony|knee|low|short|partial)[- ]walls?\b|\b(?:remov|tak(?:e|ing) (?:out|down)|tear|knock|demo|open(?:ing)? up|no wall|without a wall|already)|\bbetween (?:the|our) (?:kitchen|living|dining)/i,
    in: ['garage', 'office', 'bedroom', 'living room', 'other'],
    instead: ['utility-closet', 'remove-wall'],
  },
  {
    id: 'closet-framed',
    said: [
      // "There is no closet, build one", "we need a real closet".
      {
        said: /\b(?:no|not a|without a|doesn['’]?t have a|doesn['’]?t have any|isn['’]?t a|never had a|lacks a) closets?\b/i,
        beside: /\b(?:build|need|want|add|put|make|like|love|frame|create|install|give)\b/i,
      },
      /\b(?:build(?:ing)?|built|add(?:ing)?|put(?:ting)? in|put(?:ting)? up|fram(?:e|ing)(?: in| out)?|install|creat(?:e|ing)|carv(?:e|ing) out|need|needs|want|wants|would (?:like|love)|['’]d (?:like|love)|give (?:us|me|him|her|them))(?: (?:an?|one|another|the|some|in))? (?:(?:new|real|proper|actual|decent|built[- ]?in|big|bigger|small|long|wide|simple|double|good|reach[- ]?in|full|\d{1,2}(?:[- ]?(?:ft|foot|feet|['’]))?|ft|foot|feet) ){0,5}closets?\b(?! (?:system|organi[sz]er|insert|doors?|rods?|shel|light|bench|space|kit|curtain|built|drawers))/i,
      /\b(?<!walk[- ]in )new (?:(?:real|built[- ]?in|big|bigger|long|wide|double|reach[- ]?in|\d{1,2}(?:[- ]?(?:ft|foot|feet|['’]))?|ft|foot|feet) ){0,3}closets?\b(?! (?:system|organi[sz]er|insert|doors?|rods?|shel|light|kit|curtain|built|drawers))/i,
      /\b(?:bigger|larger|second|another) (?:reach[- ]in )?closet\b(?! (?:system|organi[sz]er|doors?|rods?))/i,
      // "Close in the alcove to make a closet".
      /\b(?:clos(?:e|ing) (?:in|off)|wall(?:ing)? off|frame|framing|section(?:ing)? off|turn(?:ing)?|convert(?:ing)?) (?:[a-z'-]{1,12} ){1,5}(?:to make|into|for|as) (?:an? )?(?:(?:new|reach[- ]in|big|real) ){0,2}closet\b/i,
    ],
    in: ['bedroom', 'office', 'living room', 'other'],
    never:
      /\b(?:existing|already|have an? |has an? |current|linen|coat|walk[- ]?in|keep|stays?|don['’]?t|do not|no need)\b|\b(?:room|bedroom|nursery|office|den|space) into an?\b/i,
  },
  {
    id: 'old-island-out',
    said: [
      /\b(?:tak(?:e|ing) out|remov(?:e|ing)|get(?:ting)? rid of|los(?:e|ing)|rip(?:ping)? out|tear(?:ing)? out|demo|ditch(?:ing)?) (?:the|our|that|this) (?:(?:old|existing|little|small|big|stupid) ){0,2}(?:peninsula|island)\b/i,
    ],
    in: ['kitchen'],
    never: /\b(?:replace|swap|new|bigger|smaller|instead|put (?:in|an?)|build)\b/i,
  },
  {
    id: 'closet-doors-off',
    unless: 'closet-doors',
    said: [
      /\b(?:tak(?:e|ing)|remov(?:e|ing)|rip(?:ping)?|pull(?:ing)?|get(?:ting)? rid of|ditch(?:ing)?|los(?:e|ing)|tear(?:ing)?|lose)(?: (?:off|out|down))? (?:(?:the|our|those|these|both|old|existing|ugly|mirrored|mirror|sliding|bi-?fold|bypass|louvered|accordion|wood|wooden) ){0,5}(?:closet doors?|doors? (?:off|from)(?: of)? (?:(?:the|our|both|his|her) )?(?:[a-z]{2,10} )?closets?)\b/i,
      /\bcloset doors?(?: (?:should|must|need to|have to|can|will|to|be|are|get|gets|all|just)){0,3} (?:come off|go(?:es)?(?: away)?(?= ?(?:[,.;!]|and\b|$))|gone|removed|taken off|off)\b/i,
    ],
    in: ['bedroom', 'office', 'living room', 'other', 'basement', 'bathroom'],
    // New ones come in their place.
    never:
      /\b(?:new (?:closet |sliding |bifold |barn )?doors|replace (?:them |the [a-z ]{0,20}doors )?with (?:new|sliding|barn|bifold|solid|french|mirrored)|put (?:in )?new|instead put|swap)\b/i,
  },
  {
    id: 'closet-curtain',
    said: [
      /\bclosets?\b[^.;!?]{0,60}\bcurtains?\b/i,
      /\bcurtains?\b (?:on|over|for|across|before|in front of) (?:the|our|my|his|her|both) (?:[a-z]{2,10} )?closets?\b/i,
    ],
    in: ['bedroom', 'office', 'living room', 'other', 'basement'],
    never: /\bwindows?\b|\b(?:no|not|hate|remove|old) (?:an? |the )?curtain/i,
    instead: ['curtains'],
  },
  {
    id: 'two-garage-doors',
    said: [
      /\b(?:both|two|2|pair of)(?: of)?(?: the| our)? (?:(?:existing|old|single|big|separate|original|current) ){0,2}(?:overhead|garage|roll[- ]?up|bay) doors\b/i,
    ],
    in: ['garage'],
  },
  {
    id: 'opening-cut',
    said: [
      /\b(?:cut(?:ting)?(?: in| out)?|punch(?: out)?|frame(?: in| out)?) (?:an?|another|one|the) (?:(?:new|wide|wider|large|big|cased|arched|open|\d{1,2}|six|eight|five|foot|ft|exterior|outside|walk|man|side|back|interior|pocket) ){0,5}(?:opening|door|doorway|archway)\b/i,
      // "French doors where there is just a wall now".
      /\b(?:doors?|sliders?|opening)(?: [a-z'-]{1,12}){0,5} where (?:there(?:'s| is)|it(?:'s| is)) (?:(?:just|only|now|currently|a|an|solid) ){0,4}(?:wall|window)\b/i,
      {
        said: /\b(?:add(?:ing)?|put(?:ting)? in|install(?:ing)?|need|want|new|another)(?: (?:an?|another|one))? (?:(?:new|second|extra|\d{1,2}|inch|in|"|''|foot|ft|wide|three|steel|fiberglass|entry|exterior|outside|walk|through|thru|man|side|walk-through|walk-thru|insulated|service|hinged) ){0,6}(?:"|'' )?door\b/i,
        beside: LEADS_OUT,
      },
      {
        said: /\b(?:walk|man|side|exterior|service|walk[- ]?(?:through|thru)|person) door\b/i,
        beside: LEADS_OUT,
      },
    ],
    never:
      /\b(?:keep|keeping|stays?|staying|existing|current|already|instead of|replace|swap|cat|dog|pet|barn|screen|storm|opening is|leave)\b/i,
    instead: ['pass-through'],
    also: { garage: 'back-door' },
  },
  {
    id: 'opening-widened',
    said: [
      /\b(?:chang|swap|replac|turn|convert|mak)(?:e|ing)?(?: out)? the (?:[a-z-]{2,12} ){0,3}(?:door|window)(?: [a-z-]{2,12}){0,3} (?:to|into|with|for|by|changed to) (?:an? )?(?:(?:[a-z0-9'"-]{1,10}) ){0,4}(?:sliders?|sliding (?:glass )?doors?|french doors?|patio doors?)/i,
      /\b(?:door|window)(?: [a-z-]{2,12}){0,4} (?:changed|turned|made|converted|swapped) (?:out )?(?:to|into|for|with) (?:an? )?(?:(?:[a-z0-9'"-]{1,10}) ){0,4}(?:sliders?|sliding (?:glass )?doors?|french doors?|patio doors?)/i,
    ],
    never: /\bsame size\b|\bsame opening\b/i,
  },
  {
    id: 'opening-widened',
    said: [
      /\b(?:make|making|get|want) the (?:[a-z-]{2,12} ){0,3}(?:doorway|opening|archway)(?: [a-z'-]{2,12}){0,6} (?:wider|bigger|larger)\b/i,
      /\b(?:widen|enlarge|open up) the (?:[a-z-]{2,12} ){0,3}(?:opening|archway|window)\b/i,
    ],
    instead: ['wider-opening'],
  },
  {
    id: 'no-cars',
    said: [
      /\b(?:mak|turn|chang)(?:e|ing) (?:the|our|my) (?:[a-z-]{1,12} ){0,3}garage (?:in)?(?:to )?(?:an?|our|my) (?:[a-z'-]{1,12} ){0,3}(?:play ?room|bedroom|office|studio|apartment|den|(?:family|living|rec|guest|game|tv|media) (?:room|suite)|gym)\b/i,
    ],
    in: ['garage'],
  },
  {
    id: 'window-well',
    said: [
      /\begress\b[^.;!?]{0,40}\bwell\b|\bwindow well\b|\bcut(?:ting)? (?:in |out )?(?:an? |the )?(?:legal |proper |new )?egress\b/i,
    ],
    in: ['basement'],
    never:
      /\b(?:existing|already|clean(?:ed)?|leaks?|leaked|cover for|waterproof|seeps?|seepage|(?:get|gets|had|have|took) (?:[a-z]{1,8} ){0,3}water)\b/i,
  },
  {
    id: 'porch-conversion',
    said: [
      /\b(?:turn|convert|transform|chang|enclos|mak|finish)(?:e|ing)?(?: in)? (?:[a-z-]{1,12} ){0,5}(?:porch|lanai|breezeway|(?:3|three)[- ]season (?:room|porch)|screen(?:ed)?[- ](?:in )?room)\b/i,
      /\bclos(?:e|ing) in (?:[a-z-]{1,12} ){0,4}(?:porch|lanai|breezeway)\b/i,
      /\b(?:porch|lanai|breezeway)(?:,? [a-z'’-]{1,14}){0,12},? (?:turn|convert|transform|chang|mak)(?:e|ing)? (?:it|this|that)(?: space)? into\b/i,
      /\bporch (?:(?:in)?to|becomes?) (?:an? )?(?:[a-z0-9-]{1,12} ){0,4}(?:sunroom|sun room|den|room|office|bedroom)\b/i,
    ],
    // A deck that becomes a screened porch is nothing to live in.
    never:
      /\b(?:into|to be|as) (?:an? )?(?:screened(?:-| )?(?:in )?|screen |3[- ]season |three[- ]season )(?:porch|room)\b/i,
    in: ['other', 'living room', 'bedroom', 'office'],
  },
  {
    id: 'attic-conversion',
    said: [
      /\b(?:turn|convert|transform|finish|build|mak)(?:e|ing)?(?: out)? (?:[a-z-]{1,12} ){0,4}attic\b/i,
      /\battic(?:,? [a-z'’-]{1,14}){0,12},? (?:turn|convert|transform|chang|mak)(?:e|ing)? (?:it|this|that)(?: space)? into\b/i,
      /\battic (?:conversion|(?:in)?to an?)\b/i,
      /\b(?:unfinished|bare|raw) attic\b|\battic (?:is|has) (?:(?:still|just|only|all|currently|not|never|been) ){0,3}(?:unfinished|rafters|bare|finished yet)\b/i,
    ],
    never: /\bfinished attic\b(?<!unfinished attic)|\battic (?:stairs|ladder|hatch|fan|access)\b/i,
    in: ['other', 'living room', 'bedroom', 'office', 'bathroom'],
  },
];

/** "The closet should have no doors", "an open closet". */
const DOORLESS =
  /\bclosets?\b[^.;!?]{0,40}\b(?:with no|without|has no|have no|no) (?:closet )?doors?\b|\b(?:open|doorless) closets?\b|\bclosets? (?:left |stays? |to be )?(?:open(?=[.,;!]|$)|doorless)\b/i;

/** Adds what of the house is worked on to what is wanted. */
export function readHouseWork(reading: RequestReading): void {
  readDoorless(reading);
  for (const field of TEXT_FIELDS)
    for (const { sentence, start } of placed(reading.textOf(field)))
      for (const work of WORKS) readOne(field, sentence, start, work, reading);
}

function readDoorless(reading: RequestReading): void {
  if (reading.wanted.has('closet-doors')) return;
  for (const field of TEXT_FIELDS) {
    const said = DOORLESS.exec(reading.textOf(field))?.[0];
    if (said === undefined || reading.refused.has('closet-doors')) continue;
    reading.refused.add('closet-doors');
    reading.tell(field, said, 'Without: closet doors', { is: 'without', feature: 'closet-doors' });
  }
}

function placed(text: string): readonly { readonly sentence: string; readonly start: number }[] {
  let at = 0;
  return sentencesOf(text).map((sentence) => {
    const start = at;
    at += sentence.length;
    return { sentence, start };
  });
}

function readOne(
  field: string,
  sentence: string,
  start: number,
  work: HouseWork,
  reading: RequestReading,
): void {
  const { category, wanted, refused } = reading;
  if (work.unless !== undefined && wanted.has(work.unless)) return;
  if (refused.has(work.id) || work.in?.includes(category) === false || work.notIn?.includes(category)) return;
  const match = work.said.map((said) => found(said, sentence)).find((m) => m !== null);
  if (!match) return;
  const clause = clauseAround(sentence, match);
  if (work.never?.test(sentence.slice(clause.start, clause.end))) return;
  if (REFUSED.test(sentence.slice(clause.start, match.index))) return;
  const span = { start: start + match.index, end: start + match.index + match[0].length };
  if (work.closes) forgetOpening(field, span, reading);
  for (const id of work.instead ?? [])
    forgetWish(field, { start, end: start + sentence.length }, id, reading);
  const also = work.also?.[category];
  forgetSurfaces(field, { start: start + clause.start, end: start + clause.end }, reading);
  const asked = also && /\bdoor\b/i.test(match[0]) && !wanted.has(also) ? [work.id, also] : [work.id];
  for (const id of asked) {
    wanted.add(id);
    reading.tell(field, match[0], `Wish: ${nameOfFeature(id)}`, { is: 'feature', id }, span);
  }
}

const found = (said: Said, sentence: string): RegExpExecArray | null =>
  said instanceof RegExp ? said.exec(sentence) : said.beside.test(sentence) ? said.said.exec(sentence) : null;

/** Before what nobody is to do. */
const REFUSED =
  /\b(?:don['’]?t|do not|never|no need to|without|instead of|rather than|not|won['’]?t|can['’]?t|used to|was going to|thought about)(?: [a-z'’]{1,12}){0,4} $/i;

/** The clause that words stand in. */
function clauseAround(sentence: string, { 0: said, index }: RegExpExecArray): Span {
  const end = index + said.length;
  const before =
    sentence
      .slice(0, index)
      .split(/[,;]|\bbut\b/)
      .at(-1) ?? '';
  const [after = ''] = sentence.slice(end).split(/[,;]|\bbut\b/);
  return { start: index - before.length, end: end + after.length };
}

const isWithin = (a: Span | undefined, b: Span): boolean => a !== undefined && overlaps(a, b);

/** What is closed is no door or window of the plan, and none that stays. */
function forgetOpening(field: string, span: Span, reading: RequestReading): void {
  const { openingsAt, statements } = reading;
  const told = statements.flatMap(({ claim, field: of, span: at }) =>
    of === field && claim.is === 'opening' && isWithin(at, span) ? [claim.told] : [],
  );
  for (const one of told) {
    const at = openingsAt.indexOf(one);
    if (at >= 0) openingsAt.splice(at, 1);
  }
  reading.takeBack((claim) => claim.is === 'opening' && told.includes(claim.told));
}

/** The walls that a wall is put up between, or an opening is closed in, are not worked on themselves. */
function forgetSurfaces(field: string, span: Span, { statements }: RequestReading): void {
  for (let i = statements.length - 1; i >= 0; i--) {
    const one = statements[i];
    if (one?.claim.is === 'surface' && one.field === field && isWithin(one.span, span))
      statements.splice(i, 1);
  }
}

/** A wish that only the words of this sentence made. */
function forgetWish(field: string, sentence: Span, id: string, reading: RequestReading): void {
  const of = reading.statements.filter(({ claim }) => claim.is === 'feature' && claim.id === id);
  if (of.length === 0 || of.some((one) => one.field !== field || !isWithin(one.span, sentence))) return;
  reading.wanted.delete(id);
  reading.takeBack((claim) => claim.is === 'feature' && claim.id === id);
}
