import { SIDES, type ToldOpening } from '@plumbline/concept';
import { nameOfFeature } from '../../features/features.js';
import { houseToldIn, type PartOfHouse } from '../../house/house-told.js';
import { FOR_CARS, meaningOfOpening } from '../../openings/meaning-of-opening.js';
import { type RequestReading, TEXT_FIELDS } from '../../reading/request-reading.js';
import { sentencesOf } from '../../text/sentences.js';
import { numberFrom } from '../../text.js';
import { KEPT_NAMES } from '../kept.js';

/**
 * What is told of the doors, windows and fireplaces that a house has: how wide each is ("a five-foot opening", "a picture window,
 * seven feet"), whether there is but one of it, and that it is there already, so that nobody sells it. Read off the words as typed.
 */

interface Called {
  readonly words: RegExp;
  readonly opening: ToldOpening['opening'];
  readonly form?: ToldOpening['form'];
  /** What a wish for one would buy. */
  readonly feature?: string;
}

/** The longer names first. */
const CALLED: readonly Called[] = [
  {
    words: /\b(?:sliding (?:glass |patio )?doors?|(?:glass |patio )?sliders?|patio doors?)\b/gi,
    opening: 'door',
    form: 'sliding',
    feature: 'patio-door',
  },
  { words: /\bfrench doors?\b/gi, opening: 'door', form: 'french', feature: 'french-doors' },
  {
    words:
      /\b(?:(?:cased |wide |large |big |open )?openings?(?! (?:in|for|up|it|out)\b)|archways?|doorways?)\b/gi,
    opening: 'door',
    form: 'cased',
  },
  { words: /\begress(?: windows?)?\b/gi, opening: 'window', feature: 'egress' },
  { words: /\bwindows?\b(?! (?:seat|bench|treatment|covering|shade|wall))/gi, opening: 'window' },
  {
    words: /\bfireplaces?\b(?! (?:wall|insert|surround|mantel))/gi,
    opening: 'fireplace',
    feature: 'fireplace',
  },
  { words: /\bdoors?\b/gi, opening: 'door' },
];

const NUMBER = String.raw`(\d{1,3}(?:\.5)?|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const UNIT = String.raw`[ -]?(feet|foot|ft|'|’|inch(?:es)?|in|")`;
const BEFORE = new RegExp(
  `\\b${NUMBER}${UNIT}(?:[ -]wide)? (?:(?!(?:from|of|off|with|and|by)\\b)[a-z-]{2,10} ){0,2}$`,
  'i',
);
const RIGHT_AFTER = new RegExp(
  `^,? (?:(?:that |which )?(?:is|are) )?(?:about |roughly )?${NUMBER}${UNIT}(?=[ -]wide|[,.;!?)]|$)`,
  'i',
);
const LATER = new RegExp(`^[^.;!?]{0,70}?\\b${NUMBER}${UNIT}[ -](?:wide|across)\\b`, 'i');
const WIDE_PLAINLY = new RegExp(`^[^.;!?]{2,50}, ${NUMBER}(?: |-)(feet|foot)(?=[.;!?]|$)`, 'i');
/** The widths that these come in. Inches. */
const WIDTHS = { least: 18, most: 240 } as const;

/** How wide an opening is that is named between two texts, in inches. */
function widthTold(before: string, after: string, next: number): number | undefined {
  const own = after.slice(0, next);
  const [, said, unit = ''] =
    BEFORE.exec(before) ?? RIGHT_AFTER.exec(own) ?? LATER.exec(own) ?? WIDE_PLAINLY.exec(own) ?? [];
  if (said === undefined) return undefined;
  const widthIn = /^(?:f|'|’)/i.test(unit) ? 12 * numberFrom(said.toLowerCase()) : Number(said);
  return widthIn >= WIDTHS.least && widthIn <= WIDTHS.most ? widthIn : undefined;
}

/** What a sentence says that tells of a house as it is, and what it says that asks for another one. */
const IS_THERE =
  /\b(?:there(?:['’]s| is| are)|(?:we|i|it)(?:['’]ve| have| has| already have| got)\b|already|exist(?:s|ing)|works?|stays?|original|(?:is|are|sits?) (?:in|on|at|smack|centered|right|toward|over)\b)/i;
const ASKS =
  /\b(?:want|wants|wanted|need|needs|like|love|add|adding|new|another|install|put|replace|replacing|replaced|swap|move|moved|make|making|turn|cut|widen|build|get|getting|should|could|would|instead|close|closed|wish|hop(?:e|ing)|please|room for|ideally|maybe|relocate|bigger|larger)\b|\b(?:go|goes|going)\b(?! (?:out|down|to|into|onto|through) )|['’]d\b/i;

/** Words that lead to a thing by which others stand: "the piano stays, just not next to the fireplace" tells of a piano. */
const LED_TO =
  /\b(?:next to|near|nearer|by|beside|facing|faces|opposite|across from|away from|close to|in front of|around|between) (?:the |our |my |that )?$/i;
const LONGEST_LEAD = 24;

/** "We have an egress window and want a bedroom at it". */
const HAVE_ONE =
  /(?<!\b(?:to|must|should|could|would|can) )\b(?:have|has|['’]ve got|there['’]s|there is)(?: already)? (?:an?|one|the) $/i;
/** A part of a sentence that speaks of something else: ", the rough in is there already". */
const OF_ANOTHER =
  /[,;:(] ?(?:and |but |so )?(?!(?:it|that|this|they|these|those|which|both|all|one|and|but|already|still)\b)(?:(?:the|our|my|an?) )?(?:[a-z-]{2,12} ){1,3}(?:is|are|was|were|stays?|works?|has been)\b/i;
/** A sentence up to where it goes on to something else than what ends at a place. */
function saidOfIt(sentence: string, end: number): string {
  const next = OF_ANOTHER.exec(sentence.slice(end));
  return next ? sentence.slice(0, end + next.index) : sentence;
}

interface Named extends Called {
  readonly said: string;
  readonly widthIn?: number;
  readonly one: boolean;
  readonly there: boolean;
}

function namedIn(text: string): readonly Named[] {
  return sentencesOf(text).flatMap((sentence) => {
    const taken: {
      readonly from: number;
      readonly to: number;
      readonly called: Called;
      readonly said: string;
    }[] = [];
    for (const called of CALLED)
      for (const { 0: said, index } of [...sentence.matchAll(called.words)].slice(0, 8))
        if (!taken.some(({ from, to }) => index < to && from < index + said.length))
          taken.push({ from: index, to: index + said.length, called, said });
    const asks = ASKS.test(sentence);
    return taken
      .sort((a, b) => a.from - b.from)
      .map(({ from, to, called, said }, i) => {
        const next = (taken[i + 1]?.from ?? sentence.length) - to;
        const widthIn = widthTold(
          sentence.slice(Math.max(0, from - 48), from),
          sentence.slice(to, to + 120),
          next,
        );
        return {
          ...called,
          said,
          ...(widthIn === undefined ? {} : { widthIn }),
          one: !/s$/i.test(said),
          there:
            (!asks || HAVE_ONE.test(sentence.slice(0, from))) &&
            IS_THERE.test(saidOfIt(sentence, to)) &&
            !LED_TO.test(sentence.slice(Math.max(0, from - LONGEST_LEAD), from)),
        };
      });
  });
}

/** Whether an opening that was told is one of a name: a cased one may be called no more than an opening. */
const isOf = (
  { opening, form, of }: ToldOpening,
  { opening: named, form: as, widthIn = 0 }: Named,
): boolean =>
  opening === named &&
  (as === undefined ? form !== 'bay' : form === as) &&
  // What cars drive through is wider than any other door without a form; its own reader sizes it.
  (opening !== 'door' || as !== undefined || (of !== FOR_CARS && widthIn <= WIDEST_LEAF));
const WIDEST_LEAF = 60;

/** Whether of two doors one is no more than the way in that was taken for granted, in the wall of the other. */
const isSameDoor = (plain: ToldOpening, other: ToldOpening): boolean =>
  plain !== other &&
  plain.opening === 'door' &&
  other.opening === 'door' &&
  plain.at === other.at &&
  Object.keys(plain).every((key) => key === 'opening' || key === 'at') &&
  (other.form === undefined || other.form === 'front' || other.form === 'hinged') &&
  other.leads !== 'inside';

/** Hinged doors are of one form, whatever they are called. */
const isOfForm = ({ form }: ToldOpening, { form: other }: ToldOpening): boolean =>
  form === undefined || other === undefined || form === other || (HINGED.has(form) && HINGED.has(other));
const HINGED: ReadonlySet<string> = new Set(['hinged', 'front']);

/** Parts of the house that were told to the inch: what other readers took of them is theirs. */
function readPartsOfHouse(reading: RequestReading): ReadonlySet<ToldOpening> {
  const { openingsAt, category } = reading;
  const done = new Set<ToldOpening>();
  for (const field of TEXT_FIELDS) {
    const { parts } = houseToldIn(reading.textOf(field), category, String(reading.given.area ?? ''));
    for (const { told, spans } of parts) {
      const before = partBefore(told, openingsAt, done, parts);
      if (told.at === 'any' && !before) continue;
      const opening = before ? joined(before, told) : told;
      done.add(opening);
      if (before) {
        reading.takeBack((claim) => claim.is === 'opening' && claim.told === before);
        openingsAt[openingsAt.indexOf(before)] = opening;
      } else openingsAt.push(opening);
      const meaning = meaningOfOpening(opening);
      for (const span of spans)
        reading.tell(
          field,
          reading.textOf(field).slice(span.start, span.end),
          meaning,
          { is: 'opening', told: opening },
          span,
        );
    }
  }
  for (const one of openingsAt.filter(
    (other) => !done.has(other) && [...done].some((told) => isNoMore(other, told)),
  )) {
    openingsAt.splice(openingsAt.indexOf(one), 1);
    reading.takeBack((claim) => claim.is === 'opening' && claim.told === one);
  }
  return done;
}

/** What other readers took for a part, by its wall first. */
function partBefore(
  told: ToldOpening,
  openingsAt: readonly ToldOpening[],
  done: ReadonlySet<ToldOpening>,
  parts: readonly PartOfHouse[],
): ToldOpening | undefined {
  const same = openingsAt.filter(
    (one) => one.opening === told.opening && !done.has(one) && one.at !== 'none' && isOfForm(one, told),
  );
  const isOfAnother = (one: ToldOpening): boolean =>
    parts.some((part) => part.told !== told && part.told.opening === one.opening && part.told.at === one.at);
  if (told.at === 'any') return same.find((one) => !isOfAnother(one)) ?? same[0];
  return (
    same.find((one) => one.at === told.at && one.form === told.form && one.leads === told.leads) ??
    same.find((one) => one.at === told.at && !(one.leads && told.leads && one.leads !== told.leads)) ??
    same.find((one) => !WALLS.has(one.at)) ??
    same.find(
      (one) =>
        !isOfAnother(one) && same.length === parts.filter((part) => part.told.opening === one.opening).length,
    )
  );
}
const WALLS: ReadonlySet<string> = new Set(SIDES);

/** A part with what others read of it: what it is called, where it leads, what stands at it. */
function joined({ along, of, at, widthIn, ...before }: ToldOpening, told: ToldOpening): ToldOpening {
  const isThing = of !== undefined && !WALLS.has(of) && of !== 'far' && of !== 'front';
  const isAlong = told.along !== undefined || told.offIn !== undefined || told.middleIn !== undefined;
  return {
    ...before,
    ...(isAlong || along === undefined ? {} : { along }),
    ...(of !== undefined && told.of === undefined && (isThing || !isAlong) ? { of } : {}),
    ...(widthIn === undefined ? {} : { widthIn }),
    ...told,
    ...(before.form
      ? { form: told.form === 'cased' || told.form === undefined ? before.form : told.form }
      : {}),
    ...(before.leads ? { leads: told.leads ?? before.leads } : {}),
    at: told.at === 'any' ? at : told.at,
  };
}

/** Whether what was read elsewhere is one that was told to the inch, once more. */
const isNoMore = (one: ToldOpening, told: ToldOpening): boolean =>
  one.opening === told.opening &&
  one.at === told.at &&
  (one.count ?? 1) <= (told.count ?? 1) &&
  one.widthIn === undefined &&
  (one.form === undefined || one.form === told.form) &&
  (one.leads === undefined || one.leads === told.leads);

const TOILETS_POCKET =
  /\b(?:toilet|water closet|commode|potty)\b[^.,;!?\n]{0,24}\b(?:with|has|having|gets?|behind) (?:an? |its own )?pocket door\b/i;
/** The pocket door of a toilet room is none of the bath: its own door is hinged as usual. */
function hingeDoorOfBath(reading: RequestReading): void {
  const { category, openingsAt } = reading;
  if (category !== 'bathroom') return;
  const texts = TEXT_FIELDS.map((field) => reading.textOf(field));
  const named = texts.reduce((n, text) => n + [...text.matchAll(/\bpocket doors?\b/gi)].length, 0);
  if (named !== 1 || !texts.some((text) => TOILETS_POCKET.test(text))) return;
  const at = openingsAt.findIndex(({ opening }) => opening === 'door');
  const told = openingsAt[at];
  if (!told) openingsAt.push({ opening: 'door', at: 'any', form: 'hinged' });
  else if (told.form === undefined || told.form === 'pocket') openingsAt[at] = { ...told, form: 'hinged' };
}

/** Gives each opening its width; a door that was told twice is one. */
export function readOpeningsOfHouse(reading: RequestReading): void {
  const { openingsAt, thingsAt } = reading;
  hingeDoorOfBath(reading);
  const done = readPartsOfHouse(reading);
  const twice = openingsAt.filter((one) => openingsAt.some((other) => isSameDoor(one, other)));
  for (const one of twice) openingsAt.splice(openingsAt.indexOf(one), 1);
  for (const field of TEXT_FIELDS) {
    const sized = new Set<number>();
    for (const named of namedIn(reading.textOf(field))) {
      const at = openingsAt.findIndex((told, i) => !sized.has(i) && !done.has(told) && isOf(told, named));
      const told = openingsAt[at];
      if (!told) continue;
      // Of two windows one may have the floor under it that something is told to have.
      const isOne =
        named.opening === 'window' &&
        named.one &&
        told.count === undefined &&
        !told.several &&
        !thingsAt.some(({ how, to }) => how === 'under' && to === 'window');
      if (named.widthIn !== undefined || isOne) {
        sized.add(at);
        openingsAt[at] = {
          ...told,
          // A doorway that is widened is told with the width of today as well.
          ...(named.widthIn === undefined || (told.opening === 'door' && told.widthIn !== undefined)
            ? {}
            : { widthIn: named.widthIn }),
          ...(isOne ? { count: 1 } : {}),
        };
      }
    }
  }
}

/** What is told to be there is kept: a wish that its name would be is none. */
export function keepOpeningsOfHouse(reading: RequestReading): void {
  const { kept, wanted } = reading;
  // A bedroom brings its way out, unless there is one.
  for (const field of TEXT_FIELDS)
    for (const { feature, there, said } of namedIn(reading.textOf(field)))
      if (feature && there && (wanted.has(feature) || feature === 'egress') && !kept.has(feature)) {
        kept.set(feature, 'kept');
        reading.tell(field, said, `${KEPT_NAMES.kept}: ${nameOfFeature(feature)}`, {
          is: 'kept',
          id: feature,
          how: 'kept',
        });
      }
}
