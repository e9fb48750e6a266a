import { leftOf, opposite, SIDES, type Side } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import type { NamedThing } from './named-things.js';
import { type Hand, NEXT, type Place, type Way } from './phrases.js';
import type { Facts, View } from './views.js';

/** Which wall each told place is on, for one who comes in by a wall; and which wall that is. */

export interface Told {
  readonly text: string;
  readonly category: RoomCategory;
  readonly mentions: readonly NamedThing[];
  readonly places: readonly Place[];
  readonly views: readonly View[];
  readonly facts: Facts;
  readonly entry: NamedThing | undefined;
  /** Whether a wall of a side is one of the long ones; undefined in a square room. */
  readonly isLong: (side: Side) => boolean | undefined;
}

export interface Standing {
  readonly entry: Side;
  /** The sides of each place, by its index; nothing where it stays as it was typed. */
  readonly sides: readonly (readonly Side[])[];
  /** Walls that nobody told and that something else is told by. */
  readonly chosen: ReadonlyMap<string, Side>;
  /** Whether any place was told from the way in. */
  readonly seen: boolean;
  /** What each place is told of, by its index. */
  readonly subjects: readonly (NamedThing | undefined)[];
  /** Whether words tell the wall of the way in by the compass, and whether it is written for a place of it. */
  readonly entryTold: boolean;
  readonly entryWritten: boolean;
  /** What speaks against it. */
  readonly cost: number;
}

/** A plan is drawn with the way in below, where nothing speaks for another wall. */
const LEAST_LIKED: Readonly<Record<Side, number>> = { south: 0, west: 0.05, east: 0.06, north: 0.1 };

/** The way in that contradicts least of what is told. */
export const standingOf = (told: Told): Standing =>
  SIDES.map((side) => new Walk(told, side).result()).reduce((a, b) => (b.cost < a.cost ? b : a));

/** What a wall that nobody told can be chosen for. */
const CHOOSABLE: ReadonlySet<string> = new Set(
  'window fireplace slider french sink tv bed vanity range washer sofa desk dresser closet'.split(' '),
);
/** What a room has several of at several walls. */
const MANY: ReadonlySet<string> = new Set(['window', 'door', 'closet', 'shelves', 'books', 'chair']);
/** Turned to what it faces, wherever it stands. */
const TURNED: ReadonlySet<string> = new Set([
  'sofa',
  'chair',
  'desk',
  'lounge',
  'dining-table',
  'coffee-table',
  'bed',
]);

const AGAINST = {
  compass: 100,
  length: 4,
  twice: 2,
  window: 0.6,
  own: 0.8,
  end: 0.7,
  corner: 0.3,
  wallLength: 2,
} as const;

class Walk {
  private readonly known = new Map<string, Side>();
  private readonly chosen = new Map<string, Side>();
  private readonly links = new Map<string, string>();
  private readonly sides: (readonly Side[])[] = [];
  private readonly subjects: (NamedThing | undefined)[] = [];
  private readonly lengths = new Map<string, boolean>();
  /** The wall that was told last, where its words end, and the last one at an end of the room. */
  private last: { readonly side: Side; readonly at: number } | undefined;
  private lastEnd: Side | undefined;
  /** The wall to one hand of the last corner that was told. */
  private lastHand: Side | undefined;
  private seen = false;
  private entryTold = false;
  private entryWritten = false;
  private cost: number;

  constructor(
    private readonly told: Told,
    private readonly entry: Side,
  ) {
    this.cost = LEAST_LIKED[entry];
    const { places, facts } = told;
    for (const { hand, side } of facts.hands)
      if (this.ofHand(hand, opposite(entry)) !== side) this.cost += AGAINST.compass;
    const house = facts.beyond.get('house');
    if (house && house !== entry) this.cost += AGAINST.length;
    // "The top wall": as on a sheet, where one comes in from below.
    if (entry !== 'south' && places.some(({ start, end }) => OF_SHEET.test(told.text.slice(start, end))))
      this.cost += AGAINST.length;
    this.foresee();
    for (const [i, place] of places.entries()) {
      for (const { side, end } of facts.said)
        if (end <= place.start && end > (this.last?.at ?? -1)) this.last = { side, at: end };
      this.subjects[i] = this.subjectOf(place);
      this.sides[i] = this.place(place, this.subjects[i]);
    }
  }

  result(): Standing {
    const { entry, sides, subjects, chosen, seen, entryTold, entryWritten, cost } = this;
    return { entry, sides, subjects, chosen, seen, entryTold, entryWritten, cost };
  }

  /** What is told by the compass anywhere holds for what is told before it. */
  private foresee(): void {
    const { places, mentions, text } = this.told;
    for (const place of places) {
      const [way] = place.ways;
      const subject = this.subjectOf(place);
      if (!subject || this.isAlong(place)) continue;
      if (
        way?.is === 'side' &&
        place.ways.length === 1 &&
        !this.isEntry(subject) &&
        !this.known.has(subject.key)
      )
        this.known.set(subject.key, way.side);
      if (way?.is === 'length') this.lengths.set(subject.key, way.long);
    }
    // "Sink under the window" is at the window's wall.
    for (const [i, one] of mentions.entries()) {
      const next = mentions[i + 1];
      if (next?.key === 'window' && one.key !== 'window' && AT_IT.test(text.slice(one.end, next.start)))
        this.links.set(one.key, 'window');
    }
  }

  private isEntry({ start }: NamedThing): boolean {
    return start === this.told.entry?.start;
  }

  /** The thing that a place is told of. */
  private subjectOf(place: Place): NamedThing | undefined {
    const { mentions, places, text } = this.told;
    const [from, to] = sentenceAround(text, place);
    const own = mentions.filter(
      (one) =>
        one.start >= from &&
        one.end <= to &&
        !places.some((other) => one.start < other.end && other.start < one.end),
    );
    const before = own.filter((one) => one.end <= place.start);
    // "… so put it on the far wall": what was told of before, and no part of the house.
    if (PUT_IT.test(text.slice(Math.max(0, place.start - 14), place.start))) {
      const put = mentions.filter((one) => one.end <= place.start && !OPENINGS.has(one.key)).at(-1);
      if (put) return put;
    }
    const after = own.filter((one) => one.start >= place.end);
    const clause = Math.max(
      from,
      ...CLAUSES.map((mark) => text.slice(from, place.start).lastIndexOf(mark) + from),
    );
    const begins = before.at(-1) === undefined || (before.at(-1)?.end ?? 0) <= clause;
    const first = after[0];
    const relative = /^,? ?(?:which|that|who|it|they|those)\b/i.test(text.slice(clause, place.start));
    if (begins && !relative && first && !/[,;:]/.test(text.slice(place.end + 1, first.start))) return first;
    return before.at(-1) ?? first;
  }

  /** "In the east wall, at its north end": the second says where along the first. */
  private isAlong(place: Place): boolean {
    const { places, text } = this.told;
    const before = places[places.indexOf(place) - 1];
    return (
      place.form === 'end' &&
      (place.ways[0]?.is === 'side' || place.ways[0]?.is === 'by') &&
      before !== undefined &&
      before.form !== 'corner' &&
      before.form !== 'end' &&
      /^(?: too| as well)?,? $/.test(text.slice(before.end, place.start))
    );
  }

  private place(place: Place, subject: NamedThing | undefined): readonly Side[] {
    const { category } = this.told;
    if (this.isAlong(place)) {
      const [end] = place.ways.map((way) => this.sideOf(way, place, undefined, false));
      return end === undefined ? [] : [end];
    }
    const isEntry = subject !== undefined && this.isEntry(subject);
    const sides = place.ways.map((way) => this.sideOf(way, place, subject, isEntry));
    if (isEntry) return this.placeEntry(place, sides[0]);
    const key = subject?.key;
    const [first, second] = sides;
    if (first === undefined) return second !== undefined && place.form === 'corner' ? [second] : [];
    const [way] = place.ways;
    if (place.form === 'beside') return [first];
    if (place.long !== undefined && this.told.isLong(first) === !place.long) this.cost += AGAINST.wallLength;
    // One comes in between the left and the right end of a room, and across from its far end.
    const isSideways = way?.is === 'seen' && (way.hand === 'left' || way.hand === 'right');
    if (way?.is === 'seen' && place.form === 'end' && this.told.isLong(this.entry) === !isSideways)
      this.cost += AGAINST.end;
    // A door takes a corner of its wall, or the way to it.
    if (place.form === 'corner' && sides.includes(this.entry)) this.cost += AGAINST.corner;
    if (place.form !== 'corner') {
      this.tell(key, first, way, category);
      const other = subject && this.coupled(subject);
      if (other && !this.known.has(other.key)) this.known.set(other.key, first);
    }
    if (place.form === 'corner') this.lastHand = second;
    this.note(first, place);
    return second === undefined ? [first] : [first, second];
  }

  /** "A bench with cubbies", "washer and dryer": the thing that another one is told with. */
  private coupled(subject: NamedThing): NamedThing | undefined {
    const { mentions, text } = this.told;
    const before = mentions[mentions.indexOf(subject) - 1];
    return before && WITH.test(text.slice(before.end, subject.start)) ? before : undefined;
  }

  private placeEntry(place: Place, side: Side | undefined): readonly Side[] {
    const [way] = place.ways;
    if (place.form === 'corner') return [];
    if (way?.is === 'length' || way?.is === 'one') {
      if (this.told.isLong(this.entry) === (way.is === 'one' || !way.long)) this.cost += AGAINST.length;
      this.note(this.entry, place);
      this.entryWritten = true;
      return [this.entry];
    }
    if (side === undefined) return [];
    this.entryWritten = true;
    if (way?.is === 'side') this.entryTold = true;
    if (side !== this.entry) this.cost += way?.is === 'side' ? AGAINST.compass : AGAINST.length;
    this.note(this.entry, place);
    return [this.entry];
  }

  private note(side: Side, { end, form, ways }: Place): void {
    this.last = { side, at: end };
    const [way] = ways;
    if (form === 'end' || (way?.is === 'length' && !way.long) || this.told.isLong(side) === false)
      this.lastEnd = side;
  }

  /** Notes where a thing is. */
  private tell(key: string | undefined, side: Side, way: Way | undefined, category: RoomCategory): void {
    if (
      side === this.entry &&
      !(way?.is === 'seen' && way.hand === 'near') &&
      !(way?.is === 'by' && way.to === 'door')
    )
      this.cost +=
        key === 'window' ? AGAINST.window : key === undefined || category === 'basement' ? 0.2 : AGAINST.own;
    if (key === undefined) return;
    const before = this.known.get(key);
    if (before === undefined) this.known.set(key, side);
    else if (before !== side) this.cost += MANY.has(key) ? AGAINST.window : AGAINST.twice;
    if (this.links.get(key) === 'window' && !this.known.has('window')) this.known.set('window', side);
  }

  private sideOf(
    way: Way,
    place: Place,
    subject: NamedThing | undefined,
    isEntry: boolean,
  ): Side | undefined {
    switch (way.is) {
      case 'side':
        return way.side;
      case 'seen': {
        if (isEntry && !this.viewAt(place)?.at) return undefined;
        if (place.loose && !this.viewAt(place) && !this.isSaid(place)) return undefined;
        if (HANDED.has(subject?.key ?? '') && !this.viewAt(place) && !place.long) return undefined;
        const look = this.lookAt(place);
        if (look === undefined) return undefined;
        if (look === opposite(this.entry)) this.seen = true;
        return this.ofHand(way.hand, look);
      }
      case 'by':
        return this.byThing(way, place, subject);
      case 'beyond':
        // In a basement the back is behind whoever sits there.
        if (place.prep !== '' && place.form === 'end' && this.told.category === 'basement')
          return this.told.facts.beyond.get(way.what);
        return this.beyond(way.what);
      case 'other-hand':
        return this.lastHand && opposite(this.lastHand);
      case 'one':
        return this.oneEnd(place, subject);
      case 'length': {
        const key = subject?.key;
        return key === undefined ? undefined : this.chosen.get(key);
      }
    }
  }

  /** "The toilet is to the right": of one who comes in, where nothing is named that it is right of. */
  private isSaid({ start, end, prep }: Place): boolean {
    const { text } = this.told;
    return (
      prep === 'to' &&
      /(?:\bis|\bare|['’]s|\bgoes|\bsits) $/i.test(text.slice(start - 6, start)) &&
      /^[,.;]/.test(text.slice(end))
    );
  }

  /** "At one end": a wall of its own, where something else is at the other. */
  private oneEnd(place: Place, subject: NamedThing | undefined): Side | undefined {
    const { text, isLong } = this.told;
    const other = OTHER_END.test(text.slice(place.end, place.end + 300));
    if (!other || subject === undefined || OPENINGS.has(subject.key)) return undefined;
    this.seen = true;
    const side = isLong(this.entry) ? leftOf(opposite(this.entry)) : opposite(this.entry);
    this.lastEnd = side;
    return side;
  }

  private byThing(
    { to, turn }: Extract<Way, { is: 'by' }>,
    place: Place,
    subject: NamedThing | undefined,
  ): Side | undefined {
    if (place.form === 'beside') return this.besideDoor(place, subject);
    if (to === NEXT || (place.loose && TURNED.has(subject?.key ?? ''))) return undefined;
    const known = to === 'last' ? this.lastTold(place, turn) : this.whereIs(to);
    const side =
      known ?? (place.loose || place.over || to === 'last' ? undefined : this.choose(to, place.long));
    if (side === undefined) return undefined;
    if (turn === 'same') return side;
    if (turn === 'across') return opposite(side);
    return turn === 'left' ? leftOf(side) : opposite(leftOf(side));
  }

  /** "Next to it", of a door that was told before: its wall; undefined where it is something else. */
  private besideDoor(place: Place, subject: NamedThing | undefined): Side | undefined {
    if (subject === undefined || OPENINGS.has(subject.key)) return undefined;
    const { mentions, text } = this.told;
    const [from] = sentenceAround(text, place);
    const last = mentions.filter((one) => one.end <= place.start && one.start >= from).at(-2);
    if (!last || !DOORS.has(last.key)) return undefined;
    return this.known.get(last.key) ?? (this.isEntry(last) ? this.entry : undefined);
  }

  /** The wall that "it", "that wall" and "the opposite one" mean: what was told last, of a place or of a thing that has one. */
  private lastTold(place: Place, turn: 'same' | 'across' | 'left' | 'right'): Side | undefined {
    if (place.form === 'end' && turn === 'across') return this.lastEnd ?? this.fromEntry();
    const before = this.told.mentions.filter((one) => one.end <= place.start);
    const [from] = sentenceAround(this.told.text, place);
    for (const one of before.toReversed()) {
      if (this.last && one.end <= this.last.at) break;
      if (turn === 'across' && (one.key === 'door' || this.isEntry(one))) continue;
      if (one.start < from && this.last) break;
      const side = this.whereIs(one.key);
      if (side) return side;
    }
    if (this.last) return this.last.side;
    if (place.loose || turn === 'same') return undefined;
    const linked =
      before.find((one) => this.links.has(one.key)) ?? before.find((one) => CHOOSABLE.has(one.key));
    return linked && this.choose(linked.key);
  }

  private fromEntry(): Side {
    this.seen = true;
    return this.entry;
  }

  private whereIs(key: string): Side | undefined {
    const { category } = this.told;
    const way = category === 'garage' ? 'garage' : category === 'basement' ? 'stairs' : 'door';
    if (key === way || (key === 'door' && category !== 'garage') || key === this.told.entry?.key) {
      this.seen = true;
      return this.entry;
    }
    return this.known.get(key) ?? this.chosen.get(key) ?? this.known.get(this.links.get(key) ?? '');
  }

  /** A wall for what something else is told by: off the way in, and so that what is across from it is off it too. */
  private choose(key: string, ofLength?: boolean): Side | undefined {
    const one = this.links.get(key) ?? key;
    if (!CHOOSABLE.has(one)) return undefined;
    const long = this.lengths.get(one) ?? this.lengths.get(key) ?? ofLength;
    const left = leftOf(opposite(this.entry));
    const taken = [...this.known.values()];
    const fits = (side: Side): boolean => long === undefined || this.told.isLong(side) !== !long;
    const order = [left, opposite(left), opposite(this.entry)];
    const side =
      order.find((s) => fits(s) && !taken.includes(s) && !taken.includes(opposite(s))) ??
      order.find((s) => fits(s) && !taken.includes(one === 'window' ? opposite(s) : s)) ??
      order.find(fits);
    if (side) {
      this.chosen.set(one, side);
      this.seen = true;
    }
    return side;
  }

  private beyond(what: string): Side | undefined {
    const { facts, entry, category } = this.told;
    const told = facts.beyond.get(what);
    if (told) return told;
    if (what === 'back' || what === 'rear') {
      this.seen = true;
      return opposite(this.entry);
    }
    if (what === 'front') {
      const isWayIn = category === 'garage' || /front/i.test(entry?.said ?? '');
      if (isWayIn) this.seen = true;
      return isWayIn ? this.entry : undefined;
    }
    if (what === 'street' && category === 'garage') return this.entry;
    if (!['house', 'hall', 'hallway'].includes(what)) return undefined;
    this.seen = true;
    return this.entry;
  }

  private viewAt({ start, end }: Place): View | undefined {
    const [from, to] = sentenceAround(this.told.text, { start, end });
    const views = this.told.views.filter((one) => !one.sits && one.start >= from - 1 && one.end <= to + 1);
    const distance = (one: View): number => Math.max(0, one.start - end, start - one.end);
    return views.sort((a, b) => distance(a) - distance(b))[0];
  }

  /** The side that the writer looks to at a place; undefined where that is not known. */
  private lookAt(place: Place): Side | undefined {
    const { text, views } = this.told;
    const seat = MINE.test(text.slice(place.start, place.end)) ? views.find((one) => one.sits) : undefined;
    const view = seat ?? this.viewAt(place);
    if (!view?.at) return opposite(this.entry);
    const { at } = view;
    if (at === 'out' || at === 'yard' || at === 'backyard' || at === 'deck' || at === 'street')
      return (
        this.told.facts.beyond.get(at) ??
        this.whereIs('slider') ??
        this.whereIs('window') ??
        this.choose('window')
      );
    const key = KEYS[at] ?? at;
    return this.whereIs(key) ?? this.choose(key);
  }

  private ofHand(hand: Hand, look: Side): Side {
    if (hand === 'far') return look;
    if (hand === 'near') return opposite(look);
    return hand === 'left' ? leftOf(look) : opposite(leftOf(look));
  }
}

export const OF_SHEET = /\b(?:top|bottom|upper|lower) (?:wall|end)\b/i;
const OTHER_END = /\b(?:at|on) the (?:other|opposite)(?: (?:end|side)\b|[,.;]|$)/i;
export const OPENINGS: ReadonlySet<string> = new Set(
  'door window slider french back kitchen garage fireplace stairs closet'.split(' '),
);
const DOORS: ReadonlySet<string> = new Set(['door', 'back', 'kitchen', 'slider', 'french']);
export const PUT_IT = /\b(?:put|move|hang|place|keep|have|want) (?:it|them) $/i;
const MINE = /\b(?:my|our) (?:left|right)\b/i;
const KEYS: Readonly<Record<string, string>> = {
  windows: 'window',
  stove: 'range',
  fire: 'fireplace',
  television: 'tv',
};
/** On one hand of what was named before them. */
const HANDED: ReadonlySet<string> = new Set(['dishwasher', 'nightstand', 'lamp', 'side-table']);
/** Between a thing and the window that it is at. */
const AT_IT =
  /^[a-z' ]{0,28}\b(?:under|below|beneath|underneath|in front of|at|by) (?:(?:the|that|our|my|a|one|large|big|existing|kitchen|back|front) ){0,3}$/i;
const WITH = /^,? (?:w\/|with|and|&|plus) (?:(?:an?|the|some|two|its) )?$/i;
const CLAUSES = [', ', '; ', ': ', ' and ', ' but ', '. '] as const;

/** The sentence that a place stands in. */
export function sentenceAround(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
) {
  const before = text.slice(Math.max(0, start - 400), start);
  const stop = Math.max(...[...before.matchAll(/[.;!?\n](?=\s|$)|\n/g)].map((m) => m.index + 1), 0);
  const after = text.slice(end, end + 400).search(/[.;!?\n](?:\s|$)/);
  return [
    Math.max(0, start - 400) + stop,
    after < 0 ? Math.min(text.length, end + 400) : end + after,
  ] as const;
}
