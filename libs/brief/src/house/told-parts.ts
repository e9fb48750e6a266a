import type { RoomCategory } from '@plumbline/contracts';
import type { NamedThing } from '../frame/named-things.js';
import { allMatches } from '../text/all-matches.js';
import type { Span } from '../text/span.js';
import type { Said } from './detail.js';
import { detailsIn, widthAlone, widthBefore, widthBehind } from './details.js';
import { type Named, partsOfHouse } from './parts-of-house.js';

/** Joins what a text tells of each part of a house: the clause that names it, and those behind it that go on about it. */

/** A part of the house with all that is told of it. */
export interface ToldPart {
  readonly named: Named | undefined;
  readonly details: Said[];
  /** The words that name it, with what stands beside them. */
  readonly clause: Span;
  /** What the sentence looks at: left and right are by who faces that. */
  readonly facing?: string;
  /** "You come in on the short wall": left and right are by who comes in. */
  readonly entered?: true;
}

const SENTENCE_END =
  /[;!?\n]|\.(?!\d)(?=\s*$|\s+[A-Z"“(]|\s+(?!(?:wide|tall|high|deep|long|from|off|in|on|by|up|door|window|space|opening|and|or|x)\b)[a-z])/g;
const PART_END =
  /,(?!\d{3}\b)|[:()–—]| - |\band (?=(?:it |its )?(?:starts|begins|swings|opens|hinge|the sill|sill|is hinged)\b)/g;

function* pieces(text: string, from: number, to: number, at: RegExp): Generator<Span> {
  let start = from;
  for (const match of allMatches(text.slice(from, to), at)) {
    const end = from + match.index;
    if (end > start) yield { start, end };
    start = end + match[0].length;
  }
  if (to > start) yield { start, end: to };
}

/** Words that join a clause to the part that it goes on about. */
const JOINS: ReadonlySet<string> = new Set(
  'and but so it its is are which that this one with the a an also has about window door opening they then of being roughly make have should must needs to want we'.split(
    ' ',
  ),
);
const joins = (words: string): boolean =>
  words
    .toLowerCase()
    .replace(/['’]s\b/g, ' is')
    .split(/\s/)
    .every((word) => word === '' || JOINS.has(word));
/** Begins a sentence that goes on about what was told last. */
const GOES_ON =
  /^\s*(?:(?:please )?(?:make|have) it\b|we want it\b|it\b|it['’]s|its\b|that (?:one|door|window)|this (?:one|door|window)|(?:the |its )?(?:sill|hinges?)\b|starts|begins|swings|opens|hinged|(?:the |that )(?:door|window|opening|slider) (?:is|starts|begins|swings|opens)\b|\d)/i;
const COMES_IN =
  /\b(?:you|we|i|one|people)(?:['’]d)? (?:come|walk|enter|step|get)s?(?: right)?(?: in(?:to it|side)?| into the (?:room|kitchen|bath(?:room)?|bedroom)| through| by)?\b/i;
const AS_ONE_COMES =
  /\b(?:as|when|once) (?:you|we|i) (?:come|walk|enter|step|get|open)|\b(?:coming|walking) in\b|\bfrom the door(?:way)?\b/i;
const FACING =
  /\b(?:facing|looking at|face|look at|standing (?:and )?(?:facing|looking at)) (?:the |our |that )?(?<of>window|door|fireplace|slider|tub|sink|stairs)\b/i;
/** Between an opening and the thing that it is at. */
const AT_THING =
  /^ (?:(?:that|which|is|sits|right|directly|just|centered) ){0,3}(?:above|over|behind|by|near|next to|beside|at) (?:the |our |my )?(?:[a-z]{3,10} )?$/i;
/** Before a name that is told behind its wall: "on the south wall there's a". */
const BEFORE_NAME =
  /^,? ?(?:(?:there['’]?s|there is|there are|is|are|we have|has|have|you['’]ll find|with|holds|sits|comes|it['’]s) )?(?:(?:an?|the|our|one|two|another|my)\b ?)?(?:(?!(?:under|over|above|below|near|beside|behind|by)\b)[a-z0-9'"-]{1,12} ){0,3}$/i;

/** "The south (14 ft) wall": what stands in brackets is no clause. */
const IN_BRACKETS = /\((\d[^()]{1,10})\)(?= (?:wall|side|end)\b)/g;

export function toldParts(typed: string, category: RoomCategory): readonly ToldPart[] {
  const text = typed.replace(IN_BRACKETS, ' $1 ');
  const { parts, others } = partsOfHouse(text, category);
  if (parts.length === 0) return [];
  const reader = new PartsReader(text, parts, others);
  for (const sentence of pieces(text, 0, text.length, SENTENCE_END)) reader.sentence(sentence);
  return onceEach(reader.told, text);
}

/** "The window is on the north wall. … The window is 3 ft wide": one part, where but one of the kind has a wall. */
function onceEach(told: readonly ToldPart[], text: string): readonly ToldPart[] {
  const hasWall = ({ details }: ToldPart): boolean => details.some(({ is }) => is === 'wall');
  const made: ToldPart[] = [];
  for (const part of told) {
    const { named } = part;
    const others = told.filter(
      (one) =>
        one !== part &&
        named &&
        one.named?.opening === named.opening &&
        one.named.form === named.form &&
        hasWall(one),
    );
    const isMore =
      named !== undefined &&
      !hasWall(part) &&
      DEFINITE.test(text.slice(Math.max(0, named.start - 30), named.start));
    if (isMore && others.length === 1) others[0]?.details.push(...part.details);
    else made.push(part);
  }
  return made;
}
const DEFINITE =
  /\b(?:the|that|this|our|it['’]s an?|it is an?|is an?)(?: (?!and\b|with\b)[a-z0-9'"-]{1,10}){0,3} $/i;

class PartsReader {
  readonly told: ToldPart[] = [];
  private current: ToldPart | undefined;
  /** Told before what it is of. */
  private pending: { details: Said[]; start: number; entered: boolean } | undefined;

  constructor(
    private readonly text: string,
    private readonly parts: readonly Named[],
    private readonly others: readonly NamedThing[],
  ) {}

  sentence(span: Span): void {
    const words = this.text.slice(span.start, span.end);
    if (!GOES_ON.test(words)) this.current = undefined;
    this.pending = undefined;
    const facing = FACING.exec(words)?.groups?.of?.toLowerCase();
    const view = {
      ...(facing ? { facing } : {}),
      ...(!facing && (AS_ONE_COMES.test(words) || COMES_IN.test(words)) ? { entered: true as const } : {}),
    };
    for (const clause of pieces(this.text, span.start, span.end, PART_END)) this.clause(clause, view);
    const left = this.pendingNow();
    if (left?.entered)
      this.told.push({
        named: undefined,
        details: left.details,
        clause: { start: left.start, end: span.end },
      });
  }

  private pendingNow(): PartsReader['pending'] {
    return this.pending;
  }

  private clause(clause: Span, view: Pick<ToldPart, 'facing' | 'entered'>): void {
    const words = this.text.slice(clause.start, clause.end);
    const details = detailsIn(words).map(
      (one): Said => ({ ...one, start: one.start + clause.start, end: one.end + clause.start }),
    );
    const named = this.parts.filter(
      (one) => !one.aside && one.start >= clause.start && one.end <= clause.end,
    );
    if (named.length > 0) this.naming(clause, named, details, view);
    else this.goingOn(clause, words, details);
  }

  /** A clause that names parts: what stands before a name or behind it is of that one. */
  private naming(
    clause: Span,
    named: readonly Named[],
    details: readonly Said[],
    view: Pick<ToldPart, 'facing' | 'entered'>,
  ): void {
    const made = named.map((one): ToldPart => {
      const before = this.text.slice(Math.max(clause.start, one.start - 48), one.start);
      const width = widthBefore(before);
      const at = one.start - before.length;
      const behind = widthBehind(this.text.slice(one.end, clause.end));
      return {
        named: one,
        details: [
          ...(width ? [{ ...width, start: width.start + at, end: width.end + at }] : []),
          ...(behind ? [{ ...behind, start: behind.start + one.end, end: behind.end + one.end }] : []),
        ],
        clause,
        ...view,
      };
    });
    const first = made[0];
    if (this.pending && first?.named) {
      first.details.push(...this.pending.details);
      if (this.pending.entered && first.named.opening === 'door')
        made[0] = { ...first, entered: true, named: { ...first.named, entry: true } };
    }
    this.pending = undefined;
    for (const one of details) {
      if (made.some((part) => part.details.some((own) => own.start < one.end && one.start < own.end)))
        continue;
      this.ownerOf(one, made)?.details.push(one);
    }
    this.told.push(...made);
    this.current = made.at(-1);
  }

  private ownerOf(detail: Said, made: readonly ToldPart[]): ToldPart | undefined {
    const before = made.filter(({ named }) => named && named.end <= detail.start).at(-1);
    const next = made.find(({ named }) => named && named.start >= detail.end);
    if (next?.named && BEFORE_NAME.test(this.text.slice(detail.end, next.named.start))) {
      const hasOwn = before?.details.some(({ is }) => is === detail.is) ?? true;
      if (hasOwn && !this.isOther(detail.end, next.named.start)) return next;
    }
    if (!before?.named) {
      if (!next?.named || this.isOther(detail.end, next.named.start)) return undefined;
      // A size before a name is its own only right before it, a place also where the clause begins with it.
      const isSize = detail.is === 'width' || detail.is === 'height';
      const leads = !isSize && joins(this.text.slice(next.clause.start, detail.start));
      return leads || BEFORE_NAME.test(this.text.slice(detail.end, next.named.start)) ? next : undefined;
    }
    return this.isOther(before.named.end, detail.start) ? undefined : before;
  }

  /** Whether another thing is named between two places. */
  private isOther(from: number, to: number): boolean {
    return this.others.some(({ start, end }) => start >= from && end <= to && !this.isBehind(start));
  }

  /** "The window over the sink is 3 ft wide": what it is over is not told of. */
  private isBehind(start: number): boolean {
    const last = this.parts.filter((one) => one.end <= start).at(-1);
    return last !== undefined && AT_THING.test(this.text.slice(last.end, start));
  }

  /** A clause that names none: of what was told last, or of what comes next. */
  private goingOn(clause: Span, words: string, found: readonly Said[]): void {
    const alone = found.length === 0 ? widthAlone(words) : undefined;
    const details: readonly Said[] = alone
      ? [{ ...alone, start: clause.start + alone.start, end: clause.start + alone.end }]
      : found;
    const [first] = details;
    if (first && COMES_IN.test(this.text.slice(clause.start, first.start)) && first.is === 'wall') {
      this.pending = { details: [...details], start: clause.start, entered: true };
      return;
    }
    if (!first || !joins(this.text.slice(clause.start, first.start))) {
      if (this.isOther(clause.start, clause.end)) this.current = undefined;
      return;
    }
    for (const one of details) {
      if (this.isOther(clause.start, one.start)) break;
      const owner = this.goesOnAbout(one);
      if (owner) owner.details.push(one);
      else if (one.is === 'wall' || one.is === 'off' || one.is === 'end' || one.is === 'middle')
        this.pending = {
          details: [...(this.pending?.details ?? []), one],
          start: clause.start,
          entered: false,
        };
    }
  }

  /** A sill is a window's, and only a door swings. */
  private goesOnAbout({ is }: Said): ToldPart | undefined {
    const kind = is === 'sill' ? 'window' : is === 'swing' || is === 'hinge' ? 'door' : undefined;
    if (kind === undefined || this.current?.named?.opening === kind) return this.current;
    return this.told.filter(({ named }) => named?.opening === kind).at(-1);
  }
}
