import { leftOf, opposite, runsEast, type Side } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import type { NamedThing } from '../frame/named-things.js';
import type { Facts, View } from '../frame/views.js';
import type { Span } from '../text/span.js';
import type { Place, Way } from './place.js';
import type { Told } from './subjects-of-places.js';
import type { Relation } from './words-of-places.js';

/** Which walls told places are, for one who comes in by a wall. */

export interface Stands {
  readonly thing: NamedThing;
  /** One for a wall, two for a corner; none where only a relation is told. */
  readonly sides: readonly Side[];
  readonly form: Place['form'];
  readonly end?: Side;
  readonly middle?: boolean;
  readonly how?: Place['how'];
  readonly to?: readonly NamedThing[];
  /** Words from the thing to its place, or the other way round. */
  readonly start: number;
  readonly finish: number;
  /** The words of its place alone. */
  readonly words?: Span;
  /** Told by nothing but the compass. */
  readonly byCompass?: boolean;
  /** Told without a word for a wall. */
  readonly loose?: boolean;
  /** Told in a row with others: its relation is to the one before it. */
  readonly ordered?: true;
  /** Its own wall was told, not only one that follows from another thing. */
  readonly own: boolean;
}

export interface Frame {
  readonly text: string;
  readonly category: RoomCategory;
  readonly entry: Side;
  readonly entryThing: NamedThing | undefined;
  /** Its wall was told, or something else is told from it. */
  readonly isTold: boolean;
  readonly facts: Facts;
  readonly views: readonly View[];
  readonly isLong: (side: Side) => boolean | undefined;
  /** Walls that nobody told and that something else is told by. */
  readonly chosen: ReadonlyMap<string, Side>;
}

const SAME: ReadonlySet<string> = new Set([
  'under',
  'over',
  'beside',
  'left',
  'right',
  'flanks',
  'instead',
  'between',
  'along',
]);
const DOORS: ReadonlySet<string> = new Set([
  'door',
  'back',
  'kitchen',
  'slider',
  'french',
  'garage',
  'stairs',
]);
/** On one hand of what was named before them. */
const HANDED: ReadonlySet<string> = new Set(['dishwasher', 'nightstand', 'lamp', 'side-table']);

/** What comes with a thing: "a bed with two nightstands". */
const WITH = /\bwith (?:[a-z0-9-]+ ){0,2}$/i;

export class WallsOfPlaces {
  private readonly at = new Map<NamedThing, Stands>();
  /** Sides of each place, by its index. */
  private sides: (readonly Side[])[] = [];
  seen = false;

  constructor(
    private readonly told: readonly Told[],
    private readonly things: readonly NamedThing[],
    private readonly frame: Frame,
  ) {
    for (let pass = 0; pass < PASSES; pass++) for (const i of told.keys()) this.place(i);
  }

  all(): readonly Stands[] {
    const all = [...this.at.values()];
    // "Range left, fridge right, or actually swap those: range right": what was said last holds.
    return all.filter(
      (one) =>
        !all.some(
          (later) =>
            later !== one &&
            later.thing.key === one.thing.key &&
            later.thing.start > one.thing.start &&
            later.own &&
            later.sides[0] !== one.sides[0] &&
            TURNED_ROUND.test(this.frame.text.slice(one.finish, later.thing.start)),
        ),
    );
  }

  private place(i: number): void {
    const { place, of } = this.told[i] as Told;
    const wasSeen = this.seen;
    const named = this.namedBy(place, i, of);
    const isRelation = place.form === 'relation' || named !== undefined;
    const to = named ? [named] : this.referents(i);
    this.tellOther(place, i, to);
    const sides =
      place.form === 'relation' ? this.byRelation(place, to) : named ? [] : this.sidesOf(place, i, of);
    this.sides[i] = sides;
    // A place that nothing is told of asks for no way in.
    if (of.length === 0) this.seen = wasSeen;
    if (sides.length === 0 && !isRelation && !isOfRoom(place)) return;
    const end = this.endOf(place, i, sides);
    for (const thing of of) {
      if (to.includes(thing)) continue;
      const before = this.at.get(thing);
      this.tellBack(before, place, to);
      if (this.isOfWallToldBefore(thing, place)) continue;
      const isOwn = place.form !== 'relation' && sides.length > 0;
      const span = spanOf(thing, place);
      const how = this.handOf(place, of)?.hand ?? this.byThing(place)?.how ?? (named ? 'across' : place.how);
      const relation = isRelation && how && to.length > 0 ? { how, to } : {};
      if (before?.own && !isOwn) {
        // A wall and what it stands by there.
        if (place.form === 'relation' && before.how === undefined) {
          const [one, other] = [before.sides[0], sides[0]];
          const isTurned =
            before.loose &&
            before.sides.length === 1 &&
            sides.length === 1 &&
            one &&
            other &&
            runsEast(one) !== runsEast(other);
          this.at.set(
            thing,
            isTurned ? { ...before, ...relation, sides, end: one } : { ...before, ...relation },
          );
        }
        continue;
      }
      // "Stairs right beside the door on the left": at the left end of the door's wall.
      const [wall, hand] = [before?.sides[0], sides[0]];
      if (
        before &&
        !before.own &&
        (before.how === 'beside' || before.how === 'under') &&
        before.sides.length === 1 &&
        isOwn &&
        place.loose &&
        sides.length === 1 &&
        wall &&
        hand &&
        runsEast(wall) !== runsEast(hand)
      ) {
        this.at.set(thing, { ...before, end: hand, own: true });
        continue;
      }
      if (
        before?.own &&
        isOwn &&
        (before.start !== span.start || before.finish !== span.finish) &&
        !this.isLater(before, place, thing)
      ) {
        const both = againAt(before, sides, place, end) ?? this.both(before, sides);
        if (both !== before || before.end !== undefined) this.sides[i] = before.sides;
        this.at.set(thing, both);
        continue;
      }
      this.at.set(thing, {
        thing,
        sides,
        form: place.form === 'relation' && before ? before.form : place.form,
        ...(end ? { end } : {}),
        ...(place.middle ? { middle: true } : {}),
        ...(before && before.how !== undefined && !relation.how
          ? { how: before.how, ...(before.to ? { to: before.to } : {}) }
          : {}),
        ...relation,
        ...(place.loose ? { loose: true } : {}),
        ...(isOwn && place.ways.every(({ is }) => is === 'side') ? { byCompass: true } : {}),
        ...span,
        words: place,
        own: isOwn || (before?.own ?? false),
      });
    }
  }

  /** What another thing is told by that is no relation in words. */
  private namedBy(place: Place, i: number, of: readonly NamedThing[]): NamedThing | undefined {
    return this.acrossFrom(place, i, of) ?? this.handOf(place, of)?.thing ?? this.byThing(place)?.thing;
  }

  /** The end of its wall, which is no side of the wall itself. */
  private endOf(place: Place, i: number, sides: readonly Side[]): Side | undefined {
    return place.ends
      .flatMap((way) => this.sideOf(way, i, place) ?? [])
      .find((side) => sides.length !== 1 || (side !== sides[0] && side !== opposite(sides[0] as Side)));
  }

  /** "By the far windows": they are there. */
  private tellOther(place: Place, i: number, to: readonly NamedThing[]): void {
    const [first] = to;
    const [way] = place.toAt ?? [];
    if (!first || !way || this.at.get(first)?.own) return;
    const side = this.sideOf(way, i, place);
    if (side)
      this.at.set(first, {
        thing: first,
        sides: [side],
        form: 'wall',
        start: first.start,
        finish: first.end,
        own: true,
      });
  }

  /** "Tub on the back wall under the window": the window is there as well, where nothing else tells of it. */
  private tellBack(before: Stands | undefined, place: Place, to: readonly NamedThing[]): void {
    const [first] = to;
    if (
      !before?.own ||
      before.sides.length === 0 ||
      !first ||
      place.form !== 'relation' ||
      !SAME.has(place.how ?? '')
    )
      return;
    if (this.wallsOf(first).length > 0 || DOORS.has(first.key)) return;
    this.at.set(first, {
      thing: first,
      sides: before.sides,
      form: 'wall',
      start: first.start,
      finish: first.end,
      own: false,
    });
  }

  /** "On the left wall at the back": a second side across the first is its end. */
  private both(before: Stands, sides: readonly Side[]): Stands {
    const [one] = before.sides;
    const [other] = sides;
    if (before.sides.length !== 1 || sides.length !== 1 || !one || !other) return before;
    return runsEast(one) !== runsEast(other) ? { ...before, end: other } : before;
  }

  private isLater(before: Stands, place: Place, thing: NamedThing): boolean {
    const between = this.frame.text.slice(Math.max(before.finish, 0), place.start);
    return (
      place.start > thing.end &&
      before.finish <= place.start &&
      /\b(?:actually|no wait|wait|hmm|instead|rather|no,|scratch)\b/i.test(between)
    );
  }

  private referents(i: number): readonly NamedThing[] {
    const { place } = this.told[i] as Told;
    return (place.to ?? []).flatMap((one): readonly NamedThing[] => {
      if (one !== 'it') return [one];
      // "Pegboard over it": what was told of last before, and no thing that this one was told by.
      const own = (this.told[i] as Told).of;
      const objects = new Set(this.told.slice(Math.max(0, i - 3), i).flatMap((one) => one.place.to ?? []));
      for (let k = i - 1; k >= Math.max(0, i - 4); k--) {
        // "Cabinets above, and a sink to the left of them": not of what hangs over the same things.
        const before = (this.told[k] as Told).place;
        if (before.form === 'relation' && before.how === 'over' && before.to?.includes('it')) continue;
        const of = (this.told[k] as Told).of.filter(
          (thing) => !own.includes(thing) && !objects.has(thing) && thing.end <= place.start,
        );
        if (of.length > 0) return of.slice(-1);
      }
      const before = this.things.filter((thing) => thing.end <= place.start && !own.includes(thing));
      // "A bed with nightstands and a TV across from it": from the bed.
      const last =
        before.findLast(({ start }) => !WITH.test(this.frame.text.slice(Math.max(0, start - 24), start))) ??
        before.at(-1);
      return last ? [last] : [];
    });
  }

  /** "A bed and a TV on the opposite wall": what is named before it, where no wall was told. */
  private acrossFrom(place: Place, i: number, of: readonly NamedThing[]): NamedThing | undefined {
    const [way] = place.ways;
    if (place.form !== 'wall' || place.ways.length !== 1 || way?.is !== 'by') return undefined;
    if (way.to !== 'last' || way.turn !== 'across') return undefined;
    if (this.sides.slice(0, i).some((sides) => (sides?.length ?? 0) > 0)) return undefined;
    const from = this.sentenceFrom(place.start);
    return this.things.find(
      ({ key, start, end }) =>
        start > from && end <= place.start && !key.startsWith('noun ') && !of.some((one) => one.key === key),
    );
  }

  /** "On the wall opposite the bed", "on the same wall as the desk", "in the corner by the window": by a thing at no known wall. */
  private byThing({
    form,
    ways,
    led,
  }: Place): { readonly thing: NamedThing; readonly how: Relation } | undefined {
    const [way] = ways;
    // A "TV corner" and "bookcases wall to wall" are no place of something else.
    if (!led || ways.length !== 1 || way?.is !== 'by' || way.to === 'last') return undefined;
    const { to, turn } = way;
    if (form === 'corner') return turn === 'same' ? { thing: to, how: 'beside' } : undefined;
    if (form !== 'wall' || (turn !== 'same' && turn !== 'across') || this.wallsOf(to).length > 0)
      return undefined;
    return { thing: to, how: turn === 'same' ? 'along' : 'opposite' };
  }

  /** "The dishwasher is on your left when you stand at the sink": to the hand of the thing that one stands at. */
  private handOf(
    place: Place,
    of: readonly NamedThing[],
  ): { readonly thing: NamedThing; readonly hand: 'left' | 'right' } | undefined {
    const [way] = place.ways;
    if (!place.loose || way?.is !== 'seen' || (way.hand !== 'left' && way.hand !== 'right')) return undefined;
    if (!of.some(({ key }) => HANDED.has(key))) return undefined;
    const at = this.viewAt(place)?.at;
    const thing = at && this.things.find(({ key }) => key === (KEYS[at] ?? at));
    return thing && !of.some(({ key }) => key === thing.key) ? { thing, hand: way.hand } : undefined;
  }

  private byRelation({ how }: Place, to: readonly NamedThing[]): readonly Side[] {
    const [first] = to;
    if (!first || !how || (how !== 'across' && !SAME.has(how))) return [];
    if (how === 'between' && DOORS.has(first.key) && !this.at.has(first)) return [];
    const at = this.wallsOf(first);
    const other = to[1] && this.wallsOf(to[1]);
    if (how === 'across') return at.length === 1 ? [opposite(at[0] as Side)] : [];
    if (!SAME.has(how)) return [];
    if (at.length === 1) return other && other.length === 1 && other[0] !== at[0] ? [] : at;
    return how === 'under' || how === 'over' ? at : [];
  }

  /** The walls at which a thing that words name stands. */
  private wallsOf(thing: NamedThing): readonly Side[] {
    const own = this.at.get(thing)?.sides;
    if (own && own.length > 0) return own;
    const { entryThing, entry, category, chosen } = this.frame;
    const same = this.things.filter(
      (one) => one !== thing && one.key === thing.key && (this.at.get(one)?.sides.length ?? 0) > 0,
    );
    const alike = same.filter((one) => one.said.toLowerCase() === thing.said.toLowerCase());
    const pool = alike.length > 0 ? alike : same;
    const found = pool.filter((one) => one.end <= thing.start).at(-1) ?? pool[0];
    const isEntry =
      thing === entryThing ||
      (thing.key === 'door' &&
        category !== 'garage' &&
        !LEADS.test(this.frame.text.slice(thing.end, thing.end + 30)) &&
        (!found || found === entryThing)) ||
      (thing.key === 'stairs' && category === 'basement') ||
      (thing.key === 'garage' && category === 'garage') ||
      (entryThing !== undefined && thing.key === entryThing.key && !found && !DOORS.has(thing.key));
    if (found) return this.at.get(found)?.sides ?? [];
    if (isEntry) {
      // "Across from the door" alone chooses no wall for the door.
      if (!this.seen && !this.frame.isTold) return [];
      this.seen = true;
      return [entry];
    }
    const taken = chosen.get(thing.key);
    return taken ? [taken] : [];
  }

  private sidesOf(place: Place, i: number, of: readonly NamedThing[]): readonly Side[] {
    if (place.form === 'middle') return [];
    if (place.faces && !of.every(({ key }) => DOORS.has(key) || key === 'window')) return [];
    const [only] = place.ways;
    const isHand = only?.is === 'seen' && (only.hand === 'left' || only.hand === 'right');
    if (place.loose && isHand && of.some(({ key }) => HANDED.has(key)) && !this.viewAt(place)) return [];
    // What is turned to a thing stands anywhere before it.
    if (place.loose && only?.is === 'opposite') return [];
    // "Two chairs in front" are in front of what was told last.
    if (
      /^in front$/i.test(this.frame.text.slice(place.start, place.end)) &&
      !of.every(({ key }) => DOORS.has(key) || key === 'window')
    )
      return [];
    const sides = [...new Set(place.ways.flatMap((way) => this.sideOf(way, i, place) ?? []))];
    if (place.ways.some(({ is }) => is === 'other-hand')) {
      const last = this.lastBefore(i, 'same');
      const { entry } = this.frame;
      return last.length === 2
        ? last.map((side) => (runsEast(side) === runsEast(entry) ? side : opposite(side)))
        : last.map(opposite);
    }
    if (only?.is === 'by' && only.to === 'last' && only.turn === 'same' && place.form !== 'wall') {
      const last = this.lastBefore(i, 'same');
      if (place.form === 'corner' ? last.length === 2 : last.length === 1) return last;
    }
    if (place.form === 'corner') {
      const [first, second] = sides;
      if (first && second && runsEast(first) !== runsEast(second)) return [first, second];
      // "The left corner": the far one of it.
      return [];
    }
    if (sides.length === 2) {
      const [first, second] = sides as [Side, Side];
      if (runsEast(first) !== runsEast(second))
        return place.ways.length === 2 && place.loose ? [first, second] : [first];
    }
    return sides.slice(0, 1);
  }

  private sideOf(way: Way, i: number, place: Place): Side | undefined {
    switch (way.is) {
      case 'side':
        return way.side;
      case 'seen':
        return this.ofHand(way, place);
      case 'opposite': {
        const side = way.of.map((one) => this.sideOf(one, i, place)).find((one) => one !== undefined);
        return side && opposite(side);
      }
      case 'by': {
        const at = way.to === 'last' ? this.lastBefore(i, way.turn) : this.wallsOf(way.to);
        const [side] = at;
        if (side === undefined) return undefined;
        if (way.to === 'last' && at.length > 1 && way.turn === 'same') return side;
        if (way.turn === 'same') return side;
        return way.turn === 'across'
          ? opposite(side)
          : way.turn === 'left'
            ? leftOf(side)
            : opposite(leftOf(side));
      }
      case 'beyond':
        return this.beyond(way.what);
      case 'one': {
        if (!/\b(?:at|on) the (?:other|opposite)\b/i.test(this.frame.text.slice(place.end, place.end + 300)))
          return undefined;
        const { entry } = this.frame;
        this.seen = true;
        return this.frame.isLong(entry) ? leftOf(opposite(entry)) : opposite(entry);
      }
      case 'length':
      case 'other-hand':
        return undefined;
    }
  }

  /** The walls of what was told last. */
  private lastBefore(i: number, turn: string): readonly Side[] {
    for (let k = i - 1; k >= 0; k--) {
      const sides = this.sides[k] ?? [];
      if (sides.length > 0) return sides;
    }
    if (turn === 'across') {
      this.seen = true;
      return [this.frame.entry];
    }
    return [];
  }

  /**
   * "Under the back windows in the middle": of that wall. "Under the windows on the right wall, up toward the front": of that wall,
   * once it is known.
   */
  private isOfWallToldBefore(thing: NamedThing, place: Place): boolean {
    const before = this.at.get(thing);
    const waits = before?.how === 'under' && before.sides.length === 0 && place.loose;
    if (waits && TOWARDS.test(this.text(place))) return true;
    if (place.form !== 'middle' || before?.sides.length !== 1 || !this.isSameSentence(before, place))
      return false;
    this.at.set(thing, { ...before, middle: true });
    return true;
  }

  /** Told behind another place of its thing, of no room's middle. */
  private isSameSentence(before: Stands, place: Place): boolean {
    return (
      this.sentenceFrom(before.finish) === this.sentenceFrom(place.start) &&
      before.finish <= place.start &&
      place.start - before.finish < 24 &&
      !/\broom\b/i.test(this.text(place))
    );
  }

  private text({ start, end }: Place): string {
    return this.frame.text.slice(start, end);
  }

  /** The last mark before a place; -1 in the first sentence. */
  private sentenceFrom(start: number): number {
    return Math.max(
      ...['.', ';', '!', '?', '\n'].map((mark) => this.frame.text.lastIndexOf(mark, start - 1)),
    );
  }

  private viewAt({ start, end }: Place): View | undefined {
    const { text, views } = this.frame;
    const from = this.sentenceFrom(start);
    const stop = text.slice(end).search(/[.;!?\n]/);
    const to = stop < 0 ? text.length : end + stop;
    const view = views.find((one) => !one.sits && one.start >= from && one.end <= to + 1);
    // "Sink on the right wall, and the dishwasher on your left when you stand at the sink": of the nearest place alone.
    const isOfLater =
      view?.at !== undefined &&
      view.start >= end &&
      this.told.some(({ place, of }) => of.length > 0 && place.start >= end && place.end <= view.start);
    return isOfLater ? undefined : view;
  }

  private ofHand({ hand, said }: Extract<Way, { is: 'seen' }>, place: Place): Side | undefined {
    const { entry, facts } = this.frame;
    if (said === 'back' || said === 'rear') {
      const told = facts.beyond.get('back');
      if (told) return told;
    }
    if (said === 'front') {
      const told = facts.beyond.get('front');
      if (told) return told;
    }
    const told = facts.hands.find((one) => one.hand === hand);
    if (told) return told.side;
    if (said === 'top' || said === 'upper') return 'north';
    if (said === 'bottom' || said === 'lower') return 'south';
    const { text, views } = this.frame;
    const seat = MINE.test(text.slice(place.start, place.end)) ? views.find((one) => one.sits) : undefined;
    const view = seat ?? this.viewAt(place);
    // "Behind me" is behind who sits at a desk, where no words tell of coming in.
    if (said === 'ahead' && !view && /\b(?:me|us)$/i.test(text.slice(place.start, place.end)))
      return undefined;
    const isSeen = hand === 'left' || hand === 'right' || said === 'ahead';
    const look = (view?.at && isSeen ? this.lookedAt(view.at) : undefined) ?? opposite(entry);
    if (look === opposite(entry)) this.seen = true;
    if (hand === 'far') return look;
    if (hand === 'near') return opposite(look);
    return hand === 'left' ? leftOf(look) : opposite(leftOf(look));
  }

  /** The wall that somebody looks to who looks at a thing, or out. */
  private lookedAt(at: string): Side | undefined {
    const { facts } = this.frame;
    const told = facts.beyond.get(at);
    if (told) return told;
    const isOut = /^(?:out|yard|backyard|deck|street)$/.test(at);
    const keys = isOut ? ['slider', 'window'] : [at, KEYS[at] ?? at];
    for (const key of keys) {
      const thing = this.things.find((one) => one.key === key || one.said.toLowerCase() === key);
      const [side] = thing ? this.wallsOf(thing) : [];
      if (side) return side;
    }
    return undefined;
  }

  private beyond(what: string): Side | undefined {
    const { facts, entry, category } = this.frame;
    const told = facts.beyond.get(what) ?? (what === 'yard' ? facts.beyond.get('back') : undefined);
    if (told) return told;
    const leads = this.things.find(
      (one) =>
        DOORS.has(one.key) &&
        hasWord(this.frame.text.slice(Math.max(0, one.start - 12), one.end + 28), what) &&
        (this.at.get(one)?.sides.length ?? 0) > 0,
    );
    if (leads) return this.at.get(leads)?.sides[0];
    if (what === 'outside') {
      const window = this.things.find(
        (one) => one.key === 'window' && (this.at.get(one)?.sides.length ?? 0) > 0,
      );
      return window && this.at.get(window)?.sides[0];
    }
    if (what === 'yard') {
      this.seen = true;
      return opposite(entry);
    }
    if (
      what === 'entry' ||
      what === 'hall' ||
      (what === 'house' && category !== 'garage') ||
      (what === 'street' && category === 'garage') ||
      (what === 'stairs' && category === 'basement')
    ) {
      this.seen = true;
      return entry;
    }
    if (what === 'house' && category === 'garage') {
      this.seen = true;
      return opposite(entry);
    }
    return undefined;
  }
}
const spanOf = (thing: Span, place: Span) => ({
  start: Math.min(thing.start, place.start),
  finish: Math.max(thing.end, place.end),
});

/** In the middle of the room, or in a corner of it, whichever. */
const isOfRoom = ({ form, led, ways }: Place): boolean =>
  form === 'middle' || (form === 'corner' && led && ways.length === 0);

/** "On the right … the front end of the right side": the same wall once more, with its end or its middle. */
function againAt(
  before: Stands,
  sides: readonly Side[],
  { middle }: Place,
  end: Side | undefined,
): Stands | undefined {
  const isSame = sides.length === 1 && before.sides.length === 1 && sides[0] === before.sides[0];
  if (!isSame || before.end !== undefined || before.middle) return undefined;
  return end ? { ...before, end } : middle ? { ...before, middle } : undefined;
}
const hasWord = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z0-9_]+/)
    .includes(word);
const TURNED_ROUND =
  /\b(?:actually|swap (?:those|them|that)|switch (?:those|them)|rather|scratch that|no,|no wait|wait,|other way (?:a)?round)/i;
const KEYS: Readonly<Record<string, string>> = {
  windows: 'window',
  stove: 'range',
  fire: 'fireplace',
  television: 'tv',
};
const MINE = /\b(?:my|our) (?:left|right)\b/i;
const TOWARDS = /\btowards?\b/i;
const PASSES = 4;
const LEADS = /^ (?:to|into|onto|out to) (?:the |our )?(?!hall|hallway|living|house|room)[a-z]/i;
