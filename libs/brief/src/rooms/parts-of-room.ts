import type { PartUse, ToldPart, ToldParts } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { sentencesOf } from '../text/sentences.js';
import type { Span } from '../text/span.js';
import { marksIn, type PartMark, wordsIn } from './part-marks.js';
import { usesIn, usualUse } from './part-uses-told.js';

/**
 * A room that is told in parts: "half the garage becomes an office, the other half stays for one car", "split it into a playroom and
 * a laundry", "epoxy on the car side". Texts are as typed.
 */

export interface SaidParts {
  readonly told: ToldParts;
  /** Where each part is told, in the order of the parts. */
  readonly spans: readonly (Span & { readonly said: string; readonly part: ToldPart })[];
  /** Floors told for one part. */
  readonly floors: readonly (Span & {
    readonly said: string;
    readonly use: PartUse;
    readonly material: string;
  })[];
  /** The words of the wall between them, or of its door. */
  readonly wall?: Span & { readonly said: string };
}

interface Sentence extends Span {
  readonly text: string;
}

const LINKS: ReadonlySet<string> = new Set([' ', '\t', '\n', '\r', '.', ',', ';', ':', '!', '(']);

/** Words without what follows them: points, and an "and" to what is told next. */
function withoutLinks(said: string): string {
  let end = said.length;
  for (;;) {
    while (end > 0 && LINKS.has(said.charAt(end - 1))) end--;
    if (said.slice(Math.max(0, end - 4), end).toLowerCase() !== ' and') return said.slice(0, end);
    end -= 4;
  }
}

/** A stretch of a sentence that tells one part. */
interface Segment extends Span {
  readonly mark?: PartMark;
  readonly use: PartUse | undefined;
  readonly called?: string;
  readonly kept: boolean;
  /** Its words without those that only say which part. */
  readonly words: string;
}

const NOT_DIVIDED: readonly RoomCategory[] = ['bathroom'];
const MOST_PARTS = 4;

/** The parts that a text divides its room into; undefined where it does not. */
export function partsIn(text: string, category: RoomCategory): SaidParts | undefined {
  if (NOT_DIVIDED.includes(category) || !MAY_DIVIDE.test(text)) return undefined;
  const sentences = sentencesWithPlaces(text);
  const segments = sentences.flatMap((one) => segmentsOf(one, category, text));
  const parts = withComplement(named(segments, category), sentences, category);
  if (parts.length < 2 || new Set(parts.map(({ use }) => use)).size < (isShared(segments) ? 1 : 2))
    return undefined;
  if (!parts.some(({ byShare, mark }) => byShare || mark?.use === undefined) && !isByUse(parts, category))
    return undefined;
  const wall = wallOf(sentences);
  const walled = isWalled(text, category, parts, wall !== undefined);
  const spans = parts.map((one) => ({ start: one.start, end: one.end }));
  const words = wordsOfParts(parts, sentences, segments, category, wall?.said);
  const told: ToldPart[] = parts.map((one, i) => toldOf(one, words[i] ?? '', parts, category));
  const door = walled && wall ? doorIn(wall.said) : undefined;
  return {
    told: {
      parts: told,
      walled,
      ...(door ? { door } : {}),
      ...(walled && sentences.some(({ text: said }) => tellsSealedDoor(said)) ? { sealed: true } : {}),
    },
    spans: told.map((part, i) => {
      const { start, end } = spans[i]!;
      return { start, end, said: text.slice(start, end), part };
    }),
    floors: sentences.flatMap((one) => floorsIn(one, parts, category)),
    ...(wall && walled ? { wall } : {}),
  };
}

/** "A sealed door", "the door to the garage must be airtight": the one stands near the other. */
function tellsSealedDoor(sentence: string): boolean {
  const doors = [...sentence.matchAll(/\bdoors?\b/gi)].map(({ index }) => index);
  return [...sentence.matchAll(SEALED)].some(({ index }) =>
    doors.some((at) => Math.abs(at - index) <= NEAR_DOOR),
  );
}
const SEALED =
  /\b(?:seals|sealed|air-?tight|smoke-?tight|dust-?tight|sound-?proof(?:ed)?|weather-?stripped|gasketed)\b/gi;
const NEAR_DOOR = 48;

const MAY_DIVIDE =
  /\b(?:half|halves|third|thirds|quarter|side|bay|end|portion|part|split|splits|divide|divides|divided|partition|rest)\b/i;

function sentencesWithPlaces(text: string): readonly Sentence[] {
  let at = 0;
  return sentencesOf(text).map((said) => {
    const start = at;
    at += said.length;
    return { text: said, start, end: at };
  });
}

const STAYS =
  /\b(?:stays?|staying|keeps?|keeping|leave|leaving|remains?|untouched|as is|as it is|not touch|don'?t touch|unfinished|alone)\b/i;
const BECOMES =
  /\b(?:becomes?|becoming|turn|turns|convert|converted|make|makes|new|will be|should be|gets?)\b/i;
const SPLITS =
  /\b(?:split|divide|divided|dividing|splitting|partition|separate)\b(?: up)?(?: it| this| the| our| my| that)?/i;

/** The stretches of a sentence that tell a part each. */
function segmentsOf(sentence: Sentence, category: RoomCategory, text: string): readonly Segment[] {
  const all = marksIn(sentence.text);
  // "Carpet in the TV half, the laundry half stays": two are told by what they are for.
  const labels = new Set(all.flatMap(({ use }) => use ?? [])).size;
  const marks = all.filter(({ use }) => use === undefined || category === 'kitchen' || labels > 1);
  if (marks.length === 0) return segmentsOfSplit(sentence, category, text);
  const bounds = boundsIn(sentence.text);
  const cuts = marks.map((mark, i) => {
    if (i === 0) return SPLITS.test(sentence.text.slice(0, mark.start)) ? afterColon(sentence.text, mark) : 0;
    const before = marks[i - 1]!;
    const inside = bounds.filter((at) => at >= before.end && at <= mark.start);
    return inside.at(-1) ?? mark.start;
  });
  return marks.map((mark, i) =>
    segment(sentence, cuts[i]!, cuts[i + 1] ?? sentence.text.length, category, text, mark),
  );
}

/** Behind "split it in two:", where the parts are told next. */
const afterColon = (text: string, { start }: PartMark): number => {
  const at = text.lastIndexOf(':', start);
  return at < 0 ? 0 : at + 1;
};

/** Where one part of a sentence may end and the next begin. */
function boundsIn(text: string): readonly number[] {
  const marks = [...text.matchAll(/[,;:()]|\s(?:and|while|but|-|–)\s/gi)];
  return marks.map((m) => m.index + m[0].length);
}

/** "Split it into a playroom and a laundry room." */
function segmentsOfSplit(sentence: Sentence, category: RoomCategory, text: string): readonly Segment[] {
  const cue = SPLITS.exec(sentence.text);
  if (
    !cue ||
    /\bsplit(?: level| system|s?-?system)|mini ?-?split\b/i.test(
      sentence.text.slice(Math.max(0, cue.index - 6)),
    )
  )
    return [];
  const from = cue.index + cue[0].length;
  const uses = usesIn(sentence.text, category).filter(({ start }) => start >= from);
  const [first] = uses;
  const others = uses.filter(({ use }, i) => uses.findIndex((one) => one.use === use) === i);
  if (!first || others.length < 2) return shared(sentence, category, from);
  const bounds = boundsIn(sentence.text);
  const cuts = others.map(({ start }, i) =>
    i === 0 ? from : (bounds.filter((at) => at <= start && at >= others[i - 1]!.end).at(-1) ?? start),
  );
  return others.map(({ use }, i) => ({
    ...segment(sentence, cuts[i]!, cuts[i + 1] ?? sentence.text.length, category, text),
    use,
  }));
}

/** Who each have one of the two. */
const FOR_TWO =
  /\b(?:my (?:wife|husband|partner|spouse) and (?:i|me)|both of us|the two of us|we both|we each|us)\b/gi;

/** "Split the office in half so that we each have our own room": two of the same. */
function shared(sentence: Sentence, category: RoomCategory, from: number): readonly Segment[] {
  const use = usualUse[category];
  if (
    !use ||
    !/\b(?:in half|in two|into two|in 2|50\/50|two (?:separate )?(?:rooms|bedrooms|offices))\b/i.test(
      sentence.text,
    )
  )
    return [];
  const rest = sentence.text.slice(from).replace(FOR_TWO, 'I');
  const one = { use, kept: false, start: sentence.start, end: sentence.end, words: rest };
  return [one, { ...one }];
}

function segment(
  sentence: Sentence,
  from: number,
  to: number,
  category: RoomCategory,
  text: string,
  mark?: PartMark,
): Segment {
  const said = sentence.text.slice(from, to);
  // "Half the living room": the room's own name is none of a part.
  const uses = usesIn(said, category).filter(
    (one) => !mark || mark.use !== undefined || one.end <= mark.start - from || one.start >= mark.end - from,
  );
  const [told] = uses;
  const use =
    mark?.use ??
    (told?.use === 'craft' && MUSIC.test(text) && /studio/i.test(told.said) ? 'music' : told?.use);
  const own = told && /shop|studio/i.test(told.said) ? told.said.toLowerCase() : undefined;
  const plain =
    mark === undefined || mark.use !== undefined
      ? said
      : withoutMark(said, mark.start - from, mark.end - from);
  const isKept = STAYS.test(said) && !(BECOMES.test(said) && !/\bas (?:it )?is\b|touch/i.test(said));
  return {
    ...(mark ? { mark } : {}),
    use,
    ...(own ? { called: own } : {}),
    kept: isKept,
    start: sentence.start + from + (/^\s*/.exec(said)?.[0].length ?? 0),
    end: sentence.start + from + withoutLinks(said).length,
    words: plain,
  };
}
const MUSIC = /\b(?:piano|drums?|guitars?|music|recording|band)\b/i;

/** "Half the basement should be" → "this room should be"; "a gym on the right half" → "a gym". */
function withoutMark(said: string, start: number, end: number): string {
  const before = said.slice(0, Math.max(0, start));
  const after = said.slice(end);
  const on = /\b(?:on|in|at|to|of) (?:the |our |my )?$/i.exec(before);
  return on
    ? `${before.slice(0, on.index)}${after}`
    : `${before}${/^\s*(?:is|as|becomes?|should|will|stays?|gets?|to|for)\b/i.test(after) ? 'this room' : ''}${after}`;
}

/** A part before it is known what is said of it elsewhere. */
interface Named extends Segment {
  readonly use: PartUse;
  readonly byShare: boolean;
}

const isShared = (segments: readonly Segment[]): boolean =>
  segments.filter(({ mark }) => mark === undefined || mark.byShare).length > 1;

/** The parts that segments name, each use once; a second one of no use is what remains. */
function named(segments: readonly Segment[], category: RoomCategory): readonly Named[] {
  const parts: Named[] = [];
  for (const one of segments) {
    const byShare = one.mark?.byShare ?? false;
    // A side without a word for what it is for is where a thing stands.
    const use =
      one.use ??
      (byShare && (PERSON.test(one.words) || one.kept || one.mark?.other || parts.length === 0)
        ? one.kept && !PERSON.test(one.words)
          ? 'rest'
          : usualUse[category]
        : undefined);
    if (!use || parts.length >= MOST_PARTS) continue;
    const same = parts.findIndex((part) => part.use === use);
    const twice = one.mark?.other || one.mark === undefined || PERSON.test(one.words);
    const isAnother = (twice && byShare) || (one.mark === undefined && segments.length === 2);
    if (same >= 0 && !isAnother) {
      const part = parts[same]!;
      parts[same] = { ...part, words: `${part.words}. ${one.words}` };
      continue;
    }
    parts.push({ ...one, use, byShare });
  }
  return parts;
}
const PERSON = /\b(?:son|daughter|kid|wife|husband|me|him|her|each|brother|sister|boys?|girls?|mom|dad)\b/i;

/** What remains of a garage beside its one part that is told is for cars; of another room what is told to stay. */
function withComplement(
  parts: readonly Named[],
  sentences: readonly Sentence[],
  category: RoomCategory,
): readonly Named[] {
  const [only, ...more] = parts;
  if (!only) return category === 'garage' ? labelled(sentences, category) : [];
  if (more.length > 0) return parts;
  if (category === 'garage' && only.use !== 'cars' && (only.byShare || only.mark)) {
    const parks = sentences.find((one) => usesIn(one.text, category).some(({ use }) => use === 'cars'));
    const at = parks ?? only;
    return [
      only,
      { use: 'cars', byShare: true, kept: true, start: at.start, end: at.end, words: parks?.text ?? '' },
    ];
  }
  if (category === 'garage' || !only.byShare) return parts;
  const others = sentences
    .flatMap((one) => usesIn(one.text, category).map((told) => ({ ...told, sentence: one })))
    .find(({ use, sentence }) => use !== only.use && STAYS.test(sentence.text));
  if (!others) {
    const use = usualUse[category];
    if (!use || use === only.use) return parts;
    return [only, { use, byShare: true, kept: true, start: only.start, end: only.end, words: '' }];
  }
  const { sentence } = others;
  return [
    only,
    {
      use: others.use,
      byShare: true,
      kept: true,
      start: sentence.start,
      end: sentence.end,
      words: sentence.text,
    },
  ];
}

/** "Epoxy on the car side, rubber where the gym is": two parts that only their floors tell apart. */
function labelled(sentences: readonly Sentence[], category: RoomCategory): readonly Named[] {
  const isLabelled = sentences.some(({ text }) => marksIn(text).some(({ use }) => use !== undefined));
  const uses = sentences.flatMap((one) =>
    usesIn(one.text, category).map((told) => ({ ...told, from: one.start })),
  );
  const first = uses.filter(({ use }, i) => uses.findIndex((one) => one.use === use) === i);
  const [bay, other, ...more] = first.sort((a, b) => Number(b.use === 'cars') - Number(a.use === 'cars'));
  if (!isLabelled || bay?.use !== 'cars' || !other || more.length > 0) return [];
  return [bay, other].map(({ use, from, start, end }) => ({
    use,
    byShare: true,
    kept: false,
    start: from + start,
    end: from + end,
    words: '',
  }));
}

/** "Epoxy on the car side, rubber on the gym side": two uses of one garage or kitchen. */
const isByUse = (parts: readonly Named[], category: RoomCategory): boolean =>
  (category === 'garage' || category === 'kitchen') && parts.length > 1;

const WALL =
  /\b(?:wall|partition|walls|divider)\b(?! (?:mounted|units?|cabinets?|oven|color|paint|art|mirror))|\bdoors? (?:in )?between\b|\bdoors? (?:that|which) (?:seals?|closes?)\b/i;
const BETWEEN =
  /\b(?:between|divid\w{0,4}|split\w{0,4}|separat\w{0,3}|partition\w{0,3}|wall off|wall with|put up|build|add|seals?)\b/i;
const NO_WALL =
  /\b(?:no|without an?|without|not|don'?t want an?|open) (?:dividing |new )?(?:wall|partition|walls)\b|\bkeep it open\b|\bopen between\b/i;
const OTHER_WALL = /\b(?:half|pony|low|knee)[ -]walls?\b/i;

/** The words of the wall that parts them, or of its door. */
function wallOf(sentences: readonly Sentence[]): (Span & { readonly said: string }) | undefined {
  for (const { text, start } of sentences) {
    if (!WALL.test(text) || NO_WALL.test(text) || OTHER_WALL.test(text) || !BETWEEN.test(text)) continue;
    const at = WALL.exec(text)!;
    const bound = Math.max(0, ...boundsIn(text).filter((one) => one <= at.index));
    const from = bound + (/^\s*/.exec(text.slice(bound))?.[0].length ?? 0);
    const next = [...text.slice(at.index).matchAll(/[,;:]/g)][0];
    const to = next ? at.index + next.index : withoutLinks(text).length;
    return { start: start + from, end: start + to, said: text.slice(from, to) };
  }
  return undefined;
}

const OWN_DOORS = /\bwith (?:(?:an?|its|own|french|glass|pocket|barn|sliding|double|real) ){0,3}doors?\b/i;

/** Rooms that nobody shares with cars, fumes and cold. */
export const CLOSED: readonly PartUse[] = [
  'office',
  'bedroom',
  'nursery',
  'playroom',
  'craft',
  'music',
  'theater',
  'living',
];
/** Behind a wall at any rate. */
const ALWAYS_CLOSED: readonly PartUse[] = ['bedroom', 'nursery', 'music'];

function isWalled(text: string, category: RoomCategory, parts: readonly Named[], wall: boolean): boolean {
  if (NO_WALL.test(text) || category === 'kitchen') return false;
  if (wall) return true;
  // A part that has doors of its own has a wall.
  if (parts.some(({ use, words, kept }) => !kept && CLOSED.includes(use) && OWN_DOORS.test(words)))
    return true;
  const others = (use: PartUse): boolean => parts.some((part) => part.use !== use);
  const cars = parts.some(({ use }) => use === 'cars');
  if (cars) return parts.some(({ use }) => CLOSED.includes(use));
  if (
    parts.some(({ use }) => ALWAYS_CLOSED.includes(use) && others(use)) &&
    parts.some(({ byShare }) => byShare)
  )
    return true;
  if (category === 'basement')
    return parts.some(({ kept }) => kept) && parts.some(({ kept }) => !kept) ? true : SPLITS.test(text);
  return SPLITS.test(text) && !/\bsplit system|mini ?-?split\b/i.test(text);
}

const DOORS = ['french', 'pocket', 'barn', 'sliding'] as const;
const doorIn = (words: string): ToldParts['door'] =>
  DOORS.find((one) => words.toLowerCase().includes(one)) ?? (/\bdoor\b/i.test(words) ? 'hinged' : undefined);

function toldOf(one: Named, words: string, parts: readonly Named[], category: RoomCategory): ToldPart {
  const other = parts.find((part) => part !== one);
  const share = one.mark?.share ?? 1 - (other?.mark?.share ?? 1 / 2);
  const total = parts.reduce((n, part) => n + (part.mark?.share ?? share), 0);
  const isRest = one.mark?.other && parts.length === 2 && other?.mark;
  return {
    use: one.use,
    ...(one.called ? { called: one.called } : {}),
    ...(one.mark?.side ? { side: one.mark.side } : {}),
    share: isRest ? 1 - (other.mark?.share ?? 1 / 2) : share / Math.max(total, 1),
    ...(one.kept && !(one.use === 'cars' && category === 'garage') ? { kept: true } : {}),
    words: words.slice(0, 4_000),
  };
}

const IN_EACH = /\b(?:in|for) (?:each|both)\b/i;

/** What is said last of both parts: "a twin bed and a desk in each". */
function saidOfEach(words: string): string {
  const said = withoutLinks(words);
  const at = said.lastIndexOf(',');
  return at >= 0 && IN_EACH.test(said.slice(at)) ? said.slice(at) : '';
}

/** What is said of each part: where it is told, and in sentences that name it. */
function wordsOfParts(
  parts: readonly Named[],
  sentences: readonly Sentence[],
  segments: readonly Segment[],
  category: RoomCategory,
  wall: string | undefined,
): readonly string[] {
  const words: string[][] = parts.map((part) => [part.words.trim()]);
  // "A twin bed and a desk in each": said with the last part, of all of them.
  const shared = words.map(([own = '']) => saidOfEach(own)).filter(Boolean);
  for (const list of words) list[0] = withoutLinks(list[0]!).replace(saidOfEach(list[0]!), '');
  for (const said of shared) for (const list of words) list.push(said.replace(IN_EACH, ''));
  const telling = new Set(
    sentences.filter(({ start, end }) => segments.some((one) => one.start >= start && one.end <= end)),
  );
  const built = parts.findIndex(({ kept, use }) => !kept && use !== 'cars');
  const cars = parts.findIndex(({ use }) => use === 'cars');
  for (const sentence of sentences) {
    if (telling.has(sentence)) continue;
    for (const { said, to } of fragmentsOf(sentence.text, parts, category)) {
      const bay = category === 'garage' && OF_CARS.test(said) ? cars : -1;
      const usual = bay >= 0 ? [bay] : built < 0 ? [] : [built];
      const targets = to ?? (/\b(?:each|both)\b/i.test(said) ? parts.map((_, i) => i) : usual);
      for (const i of targets) if (!parts[i]!.kept || to) words[i]!.push(said.trim());
    }
  }
  return words.map((list) => tidy(list, wall));
}

/** The words of a part as sentences, without the wall that it shares and without what linked them. */
const tidy = (list: readonly string[], wall: string | undefined): string =>
  list
    .map((said) => (wall ? said.replace(wall, '') : said))
    .map((said) => said.replace(FLOOR, '$1 floor'))
    .map((said) => withoutLinks(said.replace(/^[\s,;:.]+/, '')))
    .filter(Boolean)
    .join('. ');

/** A floor named by its material alone: "rubber on the gym side". */
const FLOOR =
  /\b(rubber|epoxy|carpet|tile|hardwood|vinyl plank|vinyl|laminate|lvp|concrete)(?: (?:floor|flooring|mats?))?(?= (?:only |just )?(?:on|in|for|at|where|under)\b)/i;

/** The floors that a sentence tells for one part. */
function floorsIn(sentence: Sentence, parts: readonly Named[], category: RoomCategory): SaidParts['floors'] {
  const bounds = [0, ...boundsIn(sentence.text), sentence.text.length];
  return bounds.slice(1).flatMap((end, i) => {
    const said = sentence.text.slice(bounds[i], end);
    const floor = FLOOR.exec(said);
    const [at, ...more] = floor ? refsIn(said, parts, category) : [];
    if (!floor || at === undefined || more.length > 0 || STAYS.test(said)) return [];
    const start = sentence.start + bounds[i]! + floor.index;
    const to = sentence.start + bounds[i]! + withoutLinks(said).length;
    return [
      {
        start,
        end: to,
        said: said.slice(floor.index).trim(),
        use: parts[at]!.use,
        material: floor[1]!.toLowerCase(),
      },
    ];
  });
}

/** What stands with the cars of a garage, where nobody tells in which part. */
const OF_CARS = /\b(?:ev|charger|epoxy|opener|tires?|bikes?|bicycles?|overhead|garage doors?|240|240v)\b/i;

/** Fragments of a sentence with the parts that they name; one that names none belongs to the next that does. */
function fragmentsOf(
  text: string,
  parts: readonly Named[],
  category: RoomCategory,
): readonly { readonly said: string; readonly to: readonly number[] | undefined }[] {
  const bounds = [
    0,
    ...boundsIn(text).flat(),
    ...[...text.matchAll(/\snot\s/gi)].map((m) => m.index + 1),
    text.length,
  ].sort((a, b) => a - b);
  const pieces = bounds
    .slice(1)
    .map((end, i) => text.slice(bounds[i], end))
    .filter((piece) => piece.trim());
  const refs = pieces.map((piece) => refsIn(piece, parts, category));
  const all = [...new Set(refs.flat())];
  if (all.length <= 1 && !pieces.some((piece) => NOT.test(piece)))
    return [{ said: text, to: all.length === 1 ? all : undefined }];
  return pieces.flatMap((said, i) => {
    if (NOT.test(said) && refs[i]!.length > 0) return [];
    const to =
      refs[i]!.length > 0
        ? refs[i]!
        : (refs.slice(i + 1).find((one) => one.length > 0) ??
          refs.slice(0, i).findLast((one) => one.length > 0));
    return [{ said, to }];
  });
}
const NOT = /^\s*(?:not|no|except|but not)\b/i;

function refsIn(piece: string, parts: readonly Named[], category: RoomCategory): readonly number[] {
  const uses = [
    ...usesIn(piece, category).map(({ use }) => use),
    ...marksIn(piece).flatMap(({ use }) => use ?? []),
  ];
  const sides = marksIn(piece).flatMap(({ side }) => side ?? []);
  const said = new Set(wordsIn(piece).map(({ text }) => text));
  return parts.flatMap(({ use, mark, called }, i) =>
    uses.includes(use) ||
    (use === 'music' && uses.includes('craft')) ||
    (mark?.side && sides.includes(mark.side)) ||
    (called && said.has(called))
      ? [i]
      : [],
  );
}
