import {
  type Brief,
  type Extent,
  isPiece,
  type Kept,
  pieceSpec,
  WORK_PARTS,
  type WorkPart,
} from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { isEmptyRoom, isFirstOfItsKind } from '../brief.js';
import type { Statement } from '../claim.js';
import { allMatches } from '../text/all-matches.js';
import { FITTED } from '../work/fitted.js';
import { isFirstBath } from './first-bath.js';
import { namedWork } from './named-work.js';
import { isNothingElseOfPart, isOnlyOfPart } from './only-of-a-part.js';
import { withPainted } from './painted.js';
import { partOfClaim, partOfFeature, partOfKept } from './parts.js';
import { partsAsked, partsNamed } from './parts-named.js';

/** Rooms that are built whole where they are made of another one. */
const PIPED: ReadonlySet<RoomCategory> = new Set(['kitchen', 'bathroom']);

/** Reading how far a job goes, before anything is planned. */

/** Words, and where they stand in their text. */
interface Said {
  readonly said: string;
  readonly start: number;
}

interface Phrase extends Said {
  readonly field: string;
  readonly meaning: string;
  /** It says that all else stays, not that only this is done. */
  readonly stays: boolean;
}

interface ExtentSaid {
  readonly extent: Extent;
  /** The words that say so, with their fields. */
  readonly phrases: readonly Phrase[];
}

interface Asked {
  readonly category: RoomCategory;
  readonly texts: readonly { readonly field: string; readonly text: string }[];
  readonly statements: readonly Statement[];
  readonly kept: readonly Kept[];
  readonly wanted: ReadonlySet<string>;
  readonly budgetUsd: number | undefined;
  readonly floorSqFt: number;
}

/** What is said of everything at once. */
const THE_REST =
  /\b(?:keep(?:ing)?|leave|leaving|reuse|don't touch|do not touch|dont touch)\s(?:everything(?:\selse)?|all\selse|anything\selse|all the rest|the\srest(?:\sof\s(?:it|the\sroom))?)(?:\s(?:as|the|where)\s(?:is|it\sis|same|they\sare))?\b|\b(?:everything|all)\selse(?:\s[a-z0-9']{1,12}){1,8}\s(?:stays?|staying|remains?)\b|\b(?:everything\selse|everything(?=\s(?:can|should|will|stays?|staying|remains?|the))|all\selse|the\srest|rest\sof\sit)\s(?:(?:can|should|will|is\sto|is)\s)?(?:just\s)?(?:stays?|staying|remains?|the\ssame|ok|okay|fine|good)\b|\b(?:everything|all\sof\sit)\s(?:is\s|can\s)?stay(?:s|ing)?\b|\b(?:everything|all\sof\sit)\s(?:except|but|besides|other\sthan|apart\sfrom)(?:\s[a-z']{1,12}){1,4}\s(?:stays?|is\sstaying|can\sstay)\b|\b(?:like|love)\severything\s(?:except|but)\b(?!\s(?:we|i|the\s[a-z]{2,12}(?:\s[a-z]{2,12})?\s(?:is|are|leaks?))\b)|\bnothing\selse\b|\bno\sother\s(?:changes|work)\b|\bthat'?s\s(?:it|all)\b|\bnot\sbuying\sanything\b|\bhappy\swith\s(?:the|our)\s(?:rest|room|kitchen|bath|bathroom|layout)\b|\b(?:replace|change|do|redo)\s(?:just\s|only\s)?(?:those|these)(?:\s(?:\d|two|three|four|five))?\sonly\b|\b(?:just|only)\s(?:those|these)(?:\s(?:\d|two|three|four|five|things))?\b/gi;
/** "Everything else leave alone". */
const REST_BEFORE =
  /\b(?:everything else|all else|the rest)(?: please)? (?:leave|keep)(?: it)?(?: alone| be| as is| as it is| untouched)?\b/gi;
/** "Only new counters", "we just want to paint": never "the only bath" or "labor only". */
const ONLY =
  /(?<!\b(?:not|the|our|labor|labour|material|materials|an|my|one|if|has|is|with|it['’]s|its|there['’]s|that['’]s|are|they['’]re|was|have|got)\s)\b(?:only|just|nothing but|simply)\s(?:(?:want|wants|need|needs|doing|do|looking|to|for|get|getting|have|be|a|an|the|our|some|new|fresh|coat|of|it's|about|going|want:)\s){0,5}(?:replace|replacing|paint|painting|repaint|repainting|update|updating|change|changing|swap|swapping|refinish|refinishing|reface|refacing|redo|redoing|counter|counters|countertop|countertops|backsplash|cabinet|cabinets|floor|floors|flooring|vanity|toilet|tub|shower|tile|lighting|lights|light|fixture|fixtures|faucet|faucets|hardware|sink|appliances|walls|trim|paint|carpet|hardwood|quartz|granite|windows|doors|vanity|mirror|fan|cosmetic)\b/gi;
/** Behind a question that was answered with no, "just" says what is done instead: "wallpaper? nah, just paint". */
const INSTEAD = /\?\s?(?:no|nope|nah)[.,;]?\s(?:let'?s\s|we'?ll\s|please\s)?$/i;
/** An "only" that ends its sentence, and the wish before it: "we want paint and a backsplash only". */
const ONLY_AT_END = /\bonly(?=\s?(?:[.;!?\n]|$))/gi;
const WE_WANT = /\b(?:we|i) (?:want|need) /i;
const LONGEST_WISH = 70;
/** Work on what stays where it is: who asks for it lists what is done. */
const IN_PLACE = /\bre-?(?:til(?:e|ed|ing)|grout(?:ed|ing)?|glaz(?:e|ed|ing)|caulk(?:ed|ing)?)\b/i;

const saidAs = (pattern: RegExp, text: string): Said[] =>
  allMatches(text, pattern).map(({ 0: said, index: start }) => ({ said, start }));

/** "There's just those tiny windows now": so many are there, and nothing is said of the rest. */
const ARE_THERE = /\b(?:is|are|it['’]s|there['’]s|that['’]s|has|have|got)\s$/i;

/** Where a text says that all else stays. */
const restsIn = (text: string, category: RoomCategory): Said[] =>
  [...saidAs(THE_REST, text), ...saidAs(REST_BEFORE, text)].filter(
    ({ said, start }) =>
      // "The rest stays open" tells of bare floor.
      !OPEN.test(text.slice(start + said.length, start + said.length + 8)) &&
      !(/^nothing/i.test(said) && isNothingElseOfPart(text.slice(0, start), category)) &&
      !(/^(?:just|only)\b/i.test(said) && ARE_THERE.test(text.slice(Math.max(0, start - 10), start))),
  );

const OPEN = /^ (?:open|empty|free|clear)\b/i;

/** "I don't want new cabinets, just paint the ones I have" tells what becomes of them, and not that nothing else is done. */
const NO_NEW_ONES =
  /\b(?:do not|don['’]?t) (?:want|need) (?:any )?new [a-z]{3,12}(?: [a-z]{3,12})?[,;.]? (?:but |and )?$/i;

/** "Cabinets are fine, just paint them", "maybe just a counter", "forget that, just hooks" tell of one thing, and not that nothing else is done that was named elsewhere. */
const OF_ONE_THING =
  /\b(?:maybe|probably|perhaps|(?:forget|skip|scratch|scrap) (?:that|it|them)|(?:is|are)(?: all| still)? (?:fine|good|ok|okay|solid|sound)),? ?(?:and |so |but )?$/i;

/** Where a text says that only something is done, before it or behind it. */
const onliesIn = (text: string, category: RoomCategory): Said[] => [
  ...saidAs(ONLY, text).filter(
    ({ start }) =>
      !isOnlyOfPart(text.slice(0, start), text.slice(start), category) &&
      !INSTEAD.test(text.slice(Math.max(0, start - 24), start)) &&
      !NO_NEW_ONES.test(text.slice(Math.max(0, start - 48), start)),
  ),
  ...saidAs(ONLY_AT_END, text).flatMap(({ start: end }) => {
    const [sentence = ''] = text
      .slice(Math.max(0, end - LONGEST_WISH), end)
      .split(/[.;!?\n]/)
      .slice(-1);
    const at = WE_WANT.exec(sentence)?.index;
    return at === undefined ? [] : [{ said: `${sentence.slice(at)}only`, start: end - sentence.length + at }];
  }),
];
const COSMETIC =
  /\b(?:cosmetic(?:\s(?:only|update|refresh|updates))?|facelift|face lift|refresh|spruce up|freshen(?:\sup)?|repaint(?:ing)?|new coat of paint)\b/i;
const PAINTS = /\b(?:re)?paint(?:ing|ed)?\b/i;
const MOVES: readonly string[] = [
  'remove-wall',
  'bearing-wall',
  'plumbing-move',
  'pass-through',
  'wider-opening',
];
/** What turns a space into a room of another kind. */
export const CONVERTS =
  /\b(?:adu|in-?law (?:suite|apartment)|granny flat|apartment for|addition|add on to|bump out the|build out|convert(?:ed|ing)?(?=(?:\s[a-z0-9'-]{1,12}){0,4}\s(?:it|this|garage|attic|basement|porch|patio|barn|shed|loft|closet|bedroom|room|space|office|bay|half|apartment|suite|studio|gym)\b)|(?<!\bshower\s)conversion|turn(?:ing)? (?:it|this|(?:the|our|my) (?:[a-z-]{2,12} ){0,2}(?:garage|porch|patio|attic|deck|barn|shed|loft|carport)) into|garage into|finish (?:the|our|my) (?:basement|attic))\b/i;

/** A bedroom that becomes a nursery is furnished: only what was no room is built. */
const OF_BARE_SPACE =
  /\b(?:adu|in-?law|granny flat|apartment|addition|add on to|bump out|build out|garage|attic|basement|porch|patio|deck|barn|shed|loft|carport|unfinished)\b/i;

/** Wishes that make a room to live in of what was none. */
const TO_LIVE_IN = ['no-cars', 'porch-conversion', 'attic-conversion'] as const;

/** US dollars a square foot below which a room of the kind is freshened up, not rebuilt. General knowledge. */
const REBUILT_FROM: Readonly<Record<RoomCategory, number>> = {
  kitchen: 65,
  bathroom: 90,
  'living room': 9,
  bedroom: 9,
  office: 10,
  basement: 9,
  garage: 4,
  other: 9,
};

/** What a small sum does, or who freshens up, in a room where the words name nothing. */
const SMALL_JOB: Readonly<Partial<Record<RoomCategory, readonly WorkPart[]>>> = {
  kitchen: ['walls', 'hardware', 'counters', 'backsplash', 'faucet'],
  bathroom: ['walls', 'toilet', 'vanity', 'faucet', 'mirror'],
};
const PAINT_JOB: readonly WorkPart[] = ['walls', 'ceiling', 'trim'];
const PAINT_NAMES: Readonly<Partial<Record<WorkPart, RegExp>>> = {
  walls:
    /\bwalls?\b|\bpaint(?:ing)? (?:the|this|my|our) (?:whole |entire )?(?:room|bedroom|living room|office|den|dining room|place|space)\b/i,
  ceiling: /\bceilings?\b/i,
  trim: /\b(?:trim|baseboards?|woodwork|moldings?|casings?)\b/i,
};
const PAINTED: ReadonlySet<WorkPart> = new Set(PAINT_JOB);

/** The parts that words say are done alone, and the words that say so. */
function onlySaid(
  { category, texts, statements }: Asked,
  touched: readonly WorkPart[],
  renewed: readonly WorkPart[],
): { readonly only: readonly WorkPart[] | undefined; readonly phrases: Phrase[] } {
  const phrases: Phrase[] = [];
  let only: readonly WorkPart[] | undefined;
  for (const { field, text } of texts) {
    for (const { said, start } of onliesIn(text, category)) {
      const end = sentenceEnd(text, start);
      const parts = partsNamed(
        statements.filter(
          ({ field: f, span, claim }) =>
            f === field &&
            span &&
            span.start >= start &&
            span.start < end &&
            // A door that is fitted on a shower takes no shower along.
            !(claim.is === 'feature' && FITTED[claim.id]),
        ),
      );
      // A bath's sink is its vanity.
      if (category === 'bathroom' && parts.includes('sink')) parts.push('vanity', 'counters', 'faucet');
      const inside = PAINTS.test(said) && parts.length === 0 ? PAINT_JOB : parts;
      if (inside.length === 0) continue;
      const ofOne = OF_ONE_THING.test(text.slice(Math.max(0, start - 32), start));
      if (ofOne && touched.some((part) => !inside.includes(part) && !renewed.includes(part))) continue;
      only = unique([...(only ?? []), ...inside, ...renewed, ...askedAfter(field, end, statements, texts)]);
      phrases.push({ field, said, start, meaning: 'Only this is part of the job', stays: false });
    }
    for (const { said, start } of restsIn(text, category)) {
      phrases.push({ field, said, start, meaning: 'All else stays as it is', stays: true });
      if (touched.length > 0) only = only ?? touched;
    }
  }
  return { only, phrases };
}

/** "Just reface the cabinets. New laminate countertop, drop in sink. Paint.": what is asked for behind such words is done as well. */
function askedAfter(
  field: string,
  end: number,
  statements: readonly Statement[],
  texts: Asked['texts'],
): readonly WorkPart[] {
  const text = texts.find((one) => one.field === field)?.text ?? '';
  const later = statements.filter(({ field: f, span, claim, anew, outvoted }) => {
    if (f !== field || outvoted || !span || span.start < end) return false;
    const before =
      text
        .slice(end, span.start)
        .split(/[.;!?\n]/)
        .at(-1) ?? '';
    const rest = text.slice(span.start).split(/[,.;!?\n]/, 1)[0] ?? '';
    return anew || (claim.is === 'feature' && (EXCEPT.test(before) || !TELLS.test(before + rest)));
  });
  const paints = later.some(({ claim }) => claim.is === 'feature' && claim.id === 'painting');
  return [...partsAsked(later, texts), ...(paints ? (['walls'] as const) : [])];
}

/** A sentence that tells of what is there and liked, and asks for nothing. */
const TELLS =
  /\b(?:like|likes|love|loves|have|has|got|is|are|was|were|use|stays?|staying|keep|keeping|fine|happy|already|remains?)\b/i;
const EXCEPT = /\b(?:except|but not|besides|other than)\b/i;

/** How far the job goes, with what of it is painted, and the words that tell it. */
export function readExtent(asked: Asked): ExtentSaid {
  const said = howFar(asked);
  const { category, statements, kept } = asked;
  const renewed = kept.flatMap(({ id, how }) => (how === 'renewed' ? (partOfKept(id) ?? []) : []));
  // Of bare space nothing is there that could stay unpainted.
  if (category === 'basement') return said;
  return {
    ...said,
    extent: withPainted(said.extent, category, partsNamed(statements), statements, renewed),
  };
}

function howFar(asked: Asked): ExtentSaid {
  const { category, texts, kept, wanted, budgetUsd, floorSqFt } = asked;
  const named = partsNamed(asked.statements);
  const renewed: readonly WorkPart[] = [
    ...kept.filter((k) => k.how === 'renewed').flatMap(({ id }) => partOfKept(id) ?? []),
    ...(wanted.has('cabinet-refacing') ? (['cabinets'] as const) : []),
    // A bath's cabinets are its vanity.
    ...(category === 'bathroom' && kept.some(({ id, how }) => id === 'vanity' && how === 'renewed')
      ? (['cabinets'] as const)
      : []),
  ];
  const touched = unique([...named, ...renewed]);
  const { only, phrases } = onlySaid(asked, touched, renewed);
  const whole = texts.map(({ text }) => text).join('\n');
  const from = { from: 'words' as const, ...(phrases[0] ? { said: phrases[0].said } : {}) };
  if (only) {
    // Furniture is no work of a contractor's.
    const paints = only.every((part) => PAINTED.has(part) || part === 'furniture');
    return {
      extent: { id: paints || COSMETIC.test(whole) ? 'refresh' : 'replace', inside: only, ...from },
      phrases,
    };
  }
  if (
    isEmptyRoom({ kept }) ||
    (PIPED.has(category) && isFirstOfItsKind({ kept })) ||
    TO_LIVE_IN.some((id) => wanted.has(id)) ||
    (CONVERTS.test(whole) && !(IS_PAINTED.has(category) && !OF_BARE_SPACE.test(whole))) ||
    (category === 'bathroom' && isFirstBath(whole))
  )
    return { extent: { id: 'conversion', from: 'words' }, phrases };
  if (MOVES.some((id) => wanted.has(id)))
    return { extent: extentOfMove(asked, whole, touched, renewed), phrases };
  const onlyPaint = PAINTS.test(whole) && touched.every((part) => PAINTED.has(part));
  if (onlyPaint && !COSMETIC_ONLY_WORDS.test(whole)) {
    const surfaces = PAINT_JOB.filter((part) => PAINT_NAMES[part]?.test(whole));
    return {
      extent: { id: 'refresh', inside: surfaces.length > 0 ? surfaces : PAINT_JOB, from: 'words' },
      phrases,
    };
  }
  const work = workNamed(asked, renewed);
  // Who strips a room has it built again, whatever the sum.
  if (
    budgetUsd !== undefined &&
    budgetUsd < REBUILT_FROM[category] * floorSqFt &&
    !(wanted.has('tear-out') && work === undefined)
  ) {
    const inside = unique([
      ...touched,
      ...(touched.length > 0
        ? requiredBy(category, touched, work?.inside)
        : (SMALL_JOB[category] ?? PAINT_JOB)),
    ]);
    return { extent: { id: 'refresh', inside, from: 'budget' }, phrases };
  }
  const refreshed = SMALL_JOB[category];
  if (refreshed && touched.length === 0 && COSMETIC.test(whole))
    return { extent: { id: 'refresh', inside: refreshed, from: 'words' }, phrases };
  const still = kept.some((k) => (k.id === 'layout' || k.id === 'plumbing') && k.how !== 'supplied');
  // Cabinets that stay, repainted or not, hold everything between them where it is.
  const cabinetsStay = kept.some((k) => k.id === 'cabinets' && k.how !== 'supplied');
  // Who paints cabinets and names new counters has no range to replace.
  const lists = cabinetsStay && !still && touched.length > 0 && kept.every(({ how }) => how !== 'supplied');
  if (category === 'kitchen' && lists && !COSMETIC_ONLY_WORDS.test(whole))
    return { extent: { id: 'replace', inside: touched, from: 'words' }, phrases };
  if (namesNothing(asked)) return { extent: { id: 'replace', inside: [], from: 'assumed' }, phrases };
  const shares = sharesWork(asked);
  const writes = isWritten(asked);
  if (work) {
    const id = work.moves && !still ? 'rearrange' : 'replace';
    return { extent: { id, inside: unique(work.inside), from: 'assumed' }, phrases };
  }
  if (still || (category === 'kitchen' && cabinetsStay)) {
    // Of a room that is torn out wires and walls are new, though its pipes stay.
    const id = wanted.has('tear-out') && !cabinetsStay ? 'rearrange' : 'replace';
    return { extent: { id, from: 'words' }, phrases };
  }
  if (IN_PLACE.test(whole) && touched.length > 0 && !COSMETIC_ONLY_WORDS.test(whole))
    return { extent: { id: 'replace', inside: touched, from: 'words' }, phrases };
  if (shares && writes && isKitchenOnItsFloor(asked, touched, whole))
    return { extent: { id: 'rearrange', inside: ALL_BUT_FLOOR, from: 'assumed' }, phrases };
  return {
    extent: { id: 'rearrange', ...insideOf(asked, whole, touched, renewed, shares), from: 'assumed' },
    phrases,
  };
}

/** What the code asks for of a kitchen's new cabinets that stand elsewhere, or of a kitchen that is all new: no sum leaves it out. */
const requiredBy = (
  category: RoomCategory,
  touched: readonly WorkPart[],
  named: readonly WorkPart[] | undefined,
): readonly WorkPart[] =>
  category === 'kitchen' && touched.includes('cabinets')
    ? [...REQUIRED, ...ON_CABINETS].filter((part) => named === undefined || named.includes(part))
    : [];
const REQUIRED: readonly WorkPart[] = ['wiring', 'plumbing'];
/** What lies on old cabinets does not go on new ones. */
const ON_CABINETS: readonly WorkPart[] = ['counters', 'sink', 'faucet'];

/** What a text may tell that is about no room: days, questions, what no planner draws. */
const OF_NO_ROOM: ReadonlySet<string> = new Set([
  'extra',
  'when',
  'keeps-things',
  'contract',
  'structure',
  'done',
  'past',
]);
/** Words for the whole, or for how it is to be. */
const OF_THE_WHOLE =
  /\b(?:kitchen|bath|bathroom|powder room|rooms?|basement|garage|office|study|den|bedroom|laundry|mudroom|pantry|space|home|house|place|layout|design|plan|remodel\w*|renovat\w*|redo|update|makeover|everything|all|whole|gut|finish\w*|look|style|something|feel|family|kids|people|entertain\w*|cook\w*|people|guests)\b/i;
const LONGEST_REMARK = 120;
/** Whether all that is written is one remark or question that names no room and no part of one: nothing follows for the rest. */
function namesNothing({ texts, statements, wanted, kept }: Asked): boolean {
  const written = texts.filter(({ text }) => text.trim() !== '' && /[a-z]{3}/i.test(text));
  const [one] = written;
  if (written.length !== 1 || one?.field !== WRITTEN || wanted.size > 0 || kept.length > 0) return false;
  return (
    one.text.length <= LONGEST_REMARK &&
    !OF_THE_WHOLE.test(one.text) &&
    statements.every(
      ({ claim, field }) =>
        field !== WRITTEN || claim.is === 'without' || (claim.is === 'told' && OF_NO_ROOM.has(claim.id)),
    )
  );
}

/** Who does a part of the work has more done than what is named. */
const sharesWork = ({ kept }: Asked): boolean => kept.some(({ id }) => id.startsWith('own-'));

/** Who fills in a form of features designs a room; who writes names what is to be done. */
const isWritten = ({ texts }: Asked): boolean =>
  texts.some(({ field, text }) => field === WRITTEN && text.trim() !== '');

/** What is named of a kitchen or a bath in so many words. */
function workNamed(asked: Asked, renewed: readonly WorkPart[]) {
  if (!isWritten(asked)) return undefined;
  if (sharesWork(asked) && !asked.kept.every(isSmallOwnWork)) return undefined;
  const named = namedWork({ ...asked, renewed });
  // What the owner does is part of the job, so that the scope names it.
  const own = asked.kept.flatMap(({ id }) => OWN_PARTS[id] ?? []);
  return named && own.length > 0 ? { ...named, inside: unique([...named.inside, ...own]) } : named;
}
const OWN_PARTS: Readonly<Record<string, readonly WorkPart[] | undefined>> = {
  'own-painting': ['walls', 'ceiling'],
  'own-wallpaper': ['walls'],
  'own-trim': ['trim'],
  'own-tile': ['backsplash'],
  'own-floor': ['floor'],
  'own-drywall': ['walls'],
  'own-insulation': ['walls'],
  'own-lights': ['lights'],
  'own-doors': ['doors'],
  'own-appliances': ['appliances'],
  'own-toilet': ['toilet'],
  'own-vanity': ['vanity'],
  'own-counters': ['counters'],
  'own-closet': ['closet'],
};
/** Work of the owner's that tells nothing of the rest: a floor, drywall, lights, paint. Who tears out or plumbs has more done. */
const SMALL_OWN =
  /^own-(?:backsplash|tile|floor|drywall|insulation|lights|doors|appliances|toilet|vanity|counters|closet|painting|wallpaper|trim|cleaning|hauling)(?:-labor)?$/;
const isSmallOwnWork = ({ id }: Kept): boolean => !id.startsWith('own-') || SMALL_OWN.test(id);

/** How far a job goes in which a wall or a pipe moves: beside that, what is named is done. */
function extentOfMove(
  asked: Asked,
  whole: string,
  touched: readonly WorkPart[],
  renewed: readonly WorkPart[],
): Extent {
  const id = 'walls-or-plumbing';
  const { category, wanted } = asked;
  const work = workNamed(asked, renewed);
  const bathes = work?.inside.some((part) => part === 'shower' || part === 'bathtub') ?? false;
  // Where pipes move and a bath's tub or shower, or a kitchen's cabinets, are new, all of it is laid anew.
  const anew = category === 'kitchen' ? work?.inside.includes('cabinets') : category === 'bathroom' && bathes;
  if (anew && wanted.has('plumbing-move')) return { id, from: 'words' };
  const walls = TAKEN_OUT.some((wish) => wanted.has(wish)) ? (['walls'] as const) : [];
  // Who sits in a wheelchair needs a basin for knees and a toilet with room beside it.
  const access =
    category === 'bathroom' && bathes && SITTING.some((wish) => wanted.has(wish)) ? OF_ACCESS : [];
  if (work) return { id, inside: unique([...work.inside, ...walls, ...access]), from: 'assumed' };
  const { inside } = isWritten(asked) ? insideOf(asked, whole, touched, renewed, sharesWork(asked)) : {};
  return inside ? { id, inside: unique([...inside, ...walls]), from: 'assumed' } : { id, from: 'words' };
}
const TAKEN_OUT = ['remove-wall', 'bearing-wall'] as const;
const SITTING = ['accessible', 'wheelchair'] as const;
const OF_ACCESS: readonly WorkPart[] = ['vanity', 'counters', 'faucet', 'toilet', 'mirror', 'shower', 'tile'];

/** What is done of a room that is furnished; all of another one. */
function insideOf(
  { category, texts, statements, wanted, kept }: Asked,
  whole: string,
  touched: readonly WorkPart[],
  renewed: readonly WorkPart[],
  shares: boolean,
): Pick<Extent, 'inside'> {
  const furnishes =
    IS_FURNISHED.has(category) && !(shares && touched.includes('floor')) && !COSMETIC_ONLY_WORDS.test(whole);
  const parts = unique([...partsAsked(statements, texts), ...renewed]);
  // A desk that only told a place asks for no work but its own.
  const asks = shares ? [] : parts.length === 0 && touched.length > 0 ? (['furniture'] as const) : parts;
  // Nothing was named of a garage: it is furnished from the floor up.
  // Who has a washer stacked or replaced has no laundry built.
  if (furnishes && category === 'other' && isLaundryAlone(wanted, texts)) return { inside: ['appliances'] };
  const all = asks.length === 0 && !IS_PAINTED.has(category);
  return furnishes && !all ? { inside: furnishedParts(category, asks, wanted, kept) } : {};
}

const LAUNDRY = /^(?:laundry|stacked-laundry|side-by-side-laundry)$/;
const LONGEST_LAUNDRY = 70;
const isLaundryAlone = (wanted: ReadonlySet<string>, texts: Asked['texts']): boolean =>
  wanted.size > 0 &&
  [...wanted].every((id) => LAUNDRY.test(id)) &&
  texts.every(({ text }) => text.length <= LONGEST_LAUNDRY && !/\b(?:laundry|utility) room\b/i.test(text));

/** Whose owner does a part of the work has a whole kitchen done, on the floor that is there unless it is named. */
const isKitchenOnItsFloor = ({ category }: Asked, touched: readonly WorkPart[], text: string): boolean =>
  category === 'kitchen' && !touched.includes('floor') && !COSMETIC_ONLY_WORDS.test(text);
const ALL_BUT_FLOOR = WORK_PARTS.filter((part) => part !== 'floor');

/** The field in which one writes freely. */
const WRITTEN = 'designPrompt';

/** Rooms that are furnished and painted, and in which the rest is done where somebody asks for it. */
const IS_FURNISHED: ReadonlySet<RoomCategory> = new Set([
  'living room',
  'bedroom',
  'office',
  'garage',
  'other',
]);
/** Rooms whose walls are painted where they are furnished. */
const IS_PAINTED: ReadonlySet<RoomCategory> = new Set(['living room', 'bedroom', 'office']);
/** What of a garage or a laundry is the house, and stays where nobody names it. */
const SHELL: ReadonlySet<WorkPart> = new Set<WorkPart>([
  'walls',
  'ceiling',
  'floor',
  'trim',
  'doors',
  'windows',
  'lights',
  'wiring',
  'stairs',
]);

/** Who names a sofa and a rug keeps floor, lights and doors; where nothing is named, all but the floor is done. */
function furnishedParts(
  category: RoomCategory,
  touched: readonly WorkPart[],
  wanted: ReadonlySet<string>,
  kept: readonly Kept[],
): readonly WorkPart[] {
  if (touched.length === 0) return WORK_PARTS.filter((part) => part !== 'floor');
  const hasCircuit = [...wanted].some((id) => isPiece(id) && pieceSpec(id).needs?.circuit !== undefined);
  const wired = hasCircuit || touched.some((part) => WIRED.has(part)) ? (['wiring'] as const) : [];
  if (!IS_PAINTED.has(category))
    return unique([
      ...touched,
      ...WORK_PARTS.filter((part) => !SHELL.has(part)),
      ...wired,
      // A new floor has a new baseboard.
      ...(category !== 'garage' && touched.includes('floor') ? (['trim'] as const) : []),
      // A room that is built within a basement has walls and a door.
      ...(category === 'basement' && BUILT_WITHIN.some((id) => wanted.has(id))
        ? (['walls', 'doors', 'wiring'] as const)
        : []),
    ]);
  const bath = wanted.has('bathroom-rough-in') ? OF_A_BATH : [];
  // What is framed within the room is closed and painted with it.
  const stands = kept.some(({ id }) => id === 'closet');
  const framed = !stands && FRAMED.some((id) => wanted.has(id)) ? (['walls', 'doors'] as const) : [];
  const fitted = FITTED_OUT.some((id) => wanted.has(id)) ? OF_CABINETS : [];
  return unique<WorkPart>([...touched, 'furniture', 'built-ins', ...wired, ...bath, ...framed, ...fitted]);
}
/** What has cabinets with a counter, which may hold a sink. */
const FITTED_OUT = [
  'bar',
  'dry-bar',
  'kitchenette',
  'folding-counter',
  'utility-sink',
  'plain-sink',
] as const;
const OF_CABINETS: readonly WorkPart[] = [
  ...(['cabinets', 'counters', 'hardware', 'sink', 'faucet', 'plumbing', 'appliances', 'wiring'] as const),
];
/** Rooms within a basement. */
const BUILT_WITHIN = ['bathroom', 'half-bath', 'bathroom-rough-in', 'bedroom', 'guest-bedroom'] as const;
/** What has walls of its own. */
const FRAMED = ['closet', 'walk-in-closet', 'two-closets'] as const;
/** What a bath that is built within a room brings. */
const OF_A_BATH: readonly WorkPart[] = [
  ...(['toilet', 'bathtub', 'shower', 'vanity', 'faucet', 'tile', 'mirror', 'walls'] as const),
  ...(['plumbing', 'ventilation', 'doors', 'wiring', 'counters'] as const),
];
/** What has wires of its own. */
const WIRED: ReadonlySet<WorkPart> = new Set<WorkPart>(['lights', 'fireplace', 'appliances', 'ventilation']);

/** The brief with its extent as its budget decides it, where nothing else did. */
export function extentOfBudget(brief: Brief): Brief {
  const { extent, budgetUsd, category, size } = brief;
  if (extent?.from === 'words') return brief;
  const small =
    budgetUsd !== undefined && budgetUsd < (REBUILT_FROM[category] * size.widthIn * size.depthIn) / 144;
  if (!small) return { ...brief, extent: { id: 'rearrange', from: 'assumed' } };
  const inside = extent?.inside ?? SMALL_JOB[category] ?? PAINT_JOB;
  return { ...brief, extent: { id: 'refresh', inside, from: 'budget' } };
}

/** Only what words name, and what shows most for little money; of that, where it was no more already, paint. */
export function leastExtent({ extent, category, wanted, materials }: Brief): Extent {
  const named = unique([
    ...wanted.map((id) => partOfFeature(id)),
    ...Object.keys(materials).flatMap((on) => partOfClaim({ is: 'surface', on: on as 'floor' }) ?? []),
  ]);
  const least = unique([...named, ...(SMALL_JOB[category] ?? PAINT_JOB)]);
  const inside = extent?.inside ? extent.inside.filter((part) => least.includes(part)) : least;
  const same = inside.length === extent?.inside?.length;
  return {
    id: 'refresh',
    inside: same ? unique([...named, ...PAINT_JOB]).filter((part) => touchesPart(extent, part)) : inside,
    from: extent?.from ?? 'assumed',
    ...(extent?.said ? { said: extent.said } : {}),
  };
}

const touchesPart = (extent: Extent | undefined, part: WorkPart): boolean =>
  extent?.inside?.includes(part) ?? true;

/** Words that ask for more than paint in a sentence that paints. */
const COSMETIC_ONLY_WORDS =
  /\b(?:remodel|renovat|gut|rebuild|redo(?! (?:the |our |my )?(?:[a-z]{3,8} )?(?:fireplace|mantel|closet|stairs|hearth|floors?|trim|ceiling)\b)|new kitchen|new bathroom|new bath)/i;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

const sentenceEnd = (text: string, from: number): number => {
  const end = /[.!?\n](?:\s|$)/.exec(text.slice(from));
  return end ? from + end.index : text.length;
};
