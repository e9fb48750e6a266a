import type { Side } from '@plumbline/concept';
import type { NamedThing } from '../frame/named-things.js';
import { wordsOf } from '../statements/words.js';
import type { Found, Place, Way } from './place.js';
import { setPlaceAt } from './set-places.js';
import { isMark, sideOfLetter, sidesOfWord, type Token } from './tokens.js';
import {
  ADVERBS,
  BEYOND,
  DETERMINERS,
  FOLLOWS,
  HANDS,
  type Hand,
  IDLE,
  LENGTHS,
  NEARBY,
  PREPS,
  RELATIONS,
  TO_END,
  WALLS,
} from './words-of-places.js';

/**
 * Places as words put them together: a preposition, a determiner, what tells one wall from another (a hand, a depth, the compass, a
 * length, what stands or lies there), a word for a wall, a corner, an end or a half, and by what else it is told; or how something
 * stands to another thing.
 */

const ROOM =
  /^(?:room|kitchen|bath|bathroom|bedroom|garage|basement|space|office|house|floor|wall|laundry|mudroom|porch|sunroom|den|parlor|place|whole|thing)$/;
const PRONOUN = /^(?:it|them|that|those|these|this|him|her)$/;
const NUMBER =
  /^(?:\d{1,3}(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|feet|foot|ft|inch|inches|in)$/;
const CENTERED = /^(?:centered|centred)$/;
const MIDDLE = /^(?:middle|center|centre|mid|midpoint|midway|halfway)$/;
/** A wall's form by its noun. */
const FORMS: Readonly<Record<string, Place['form']>> = {
  wall: 'wall',
  face: 'wall',
  run: 'wall',
  leg: 'wall',
  arm: 'wall',
  line: 'wall',
  side: 'wall',
  edge: 'wall',
  stretch: 'wall',
  end: 'end',
  corner: 'corner',
  nook: 'corner',
  half: 'half',
  third: 'half',
  quarter: 'half',
  part: 'half',
  portion: 'half',
  section: 'half',
};

/** What tells one wall from another, before its noun. */
interface Attributes {
  readonly ways: readonly Way[];
  readonly next: number;
  readonly hasBeyond: boolean;
}

export class PlacesInWords {
  private readonly thingAt = new Map<number, NamedThing>();
  private readonly afterThing = new Map<NamedThing, number>();
  /** Tokens of a thing's name but the first. */
  private readonly inside = new Set<number>();
  /** Tokens behind a thing. */
  private readonly behind = new Set<number>();

  constructor(
    readonly tokens: readonly Token[],
    things: readonly NamedThing[],
  ) {
    let i = 0;
    for (const thing of things) {
      while (i < tokens.length && (tokens[i] as Token).start < thing.start) i++;
      if (i >= tokens.length) break;
      this.thingAt.set(i, thing);
      let j = i;
      while (j < tokens.length && (tokens[j] as Token).start < thing.end) j++;
      this.afterThing.set(thing, j);
      this.behind.add(j);
      for (let k = i + 1; k < j; k++) this.inside.add(k);
    }
  }

  all(): readonly Place[] {
    const places: Place[] = [];
    for (let i = 0; i < this.tokens.length && places.length < MOST; ) {
      const found = this.inside.has(i) ? undefined : this.at(i);
      if (!found || found.next <= i) {
        i++;
        continue;
      }
      places.push({
        ...found,
        start: this.tokens[i]?.start ?? 0,
        end: this.tokens[found.next - 1]?.end ?? 0,
      });
      i = found.next;
    }
    return places;
  }

  word(i: number): string {
    return this.tokens[i]?.word ?? '.';
  }

  has(i: number, words: readonly string[]): boolean {
    return words.every((word, k) => this.word(i + k) === word);
  }

  private at(i: number): Found | undefined {
    // "A 4 by 8 walnut island".
    if (this.word(i) === 'by' && NUMBER.test(this.word(i - 1)) && NUMBER.test(this.word(i + 1)))
      return undefined;
    let j = i;
    for (let k = 0; k < 4; k++) {
      const found =
        this.sameAs(j) ?? setPlaceAt(this, j) ?? this.adjective(j) ?? this.relation(j) ?? this.wall(j);
      if (found?.form === 'wall') {
        const middle = this.middleAfter(found.next);
        if (middle > found.next) return { ...found, middle: true, next: middle };
        return this.isCentered(i, j) ? { ...found, middle: true } : found;
      }
      if (found) return found;
      if (!ADVERBS.has(this.word(j))) return undefined;
      j++;
    }
    return undefined;
  }

  /** "Same side as the sink". */
  private sameAs(i: number): Found | undefined {
    const led = PREPS.has(this.word(i));
    let j = led ? i + 1 : i;
    while (DETERMINERS.has(this.word(j)) && this.word(j) !== 'same' && j - i < 3) j++;
    if (
      this.word(j) !== 'same' ||
      !/^(?:side|wall|run|leg|end)$/.test(this.word(j + 1)) ||
      this.word(j + 2) !== 'as'
    )
      return undefined;
    const thing = this.thingWithin(j + 3, 3);
    return thing
      ? {
          form: 'wall',
          ways: [{ is: 'by', to: thing, turn: 'same' }],
          ends: [],
          led,
          next: this.afterThing.get(thing) ?? j + 4,
        }
      : undefined;
  }

  /** "… on the left wall, right in the middle", "… halfway down": the token behind it. */
  private middleAfter(i: number): number {
    let j = this.word(i) === ',' ? i + 1 : i;
    while (/^(?:right|dead|smack|about|roughly|just|all|exactly)$/.test(this.word(j)) && j - i < 4) j++;
    if (this.has(j, ['in', 'the']) || this.has(j, ['at', 'the'])) j += 2;
    if (!MIDDLE.test(this.word(j)) && !CENTERED.test(this.word(j))) return i;
    const isHalf = /^(?:midway|halfway)$/.test(this.word(j));
    j++;
    if (isHalf && /^(?:down|along|up|back|in)$/.test(this.word(j))) j++;
    return isMark(this.word(j)) ||
      /^(?:and|with|so|but|please|i|i'd|we|we'd|there|goes|put|a|an)$/.test(this.word(j))
      ? j
      : i;
  }

  /** "Centered on the back wall". */
  private isCentered(i: number, j: number): boolean {
    for (let k = i - 1; k < j; k++) if (CENTERED.test(this.word(k))) return true;
    return false;
  }

  /** "The north fireplace", "the back window"; "kiln southeast". */
  private adjective(i: number): Found | undefined {
    let j = i;
    if (/^(?:the|a|our|my|that|one)$/.test(this.word(j))) j++;
    const sides = sidesOfWord(this.word(j));
    const hand = HANDS[this.word(j)];
    const k = j + (this.word(j + 1) === 'hand' ? 2 : 1);
    const thing = this.thingAt.get(k);
    const isFit =
      thing &&
      !WALLS.has(this.word(this.afterThing.get(thing) ?? k)) &&
      (sides || (hand && /^(?:window)$/.test(thing.key)));
    if (isFit && thing) {
      const ways: Way[] = sides
        ? sides.map((side) => ({ is: 'side' as const, side }))
        : [{ is: 'seen', hand: hand as Hand, said: this.word(j) }];
      return { form: ways.length > 1 ? 'corner' : 'wall', ways, ends: [], led: false, of: thing, next: k };
    }
    // Without a preposition, right behind what it is told of.
    if (j !== i) return undefined;
    const before = this.word(i - 1);
    // "Left: fridge, range", "R: bench".
    const head = this.word(i + 1) === ':' && isMark(before) ? (hand ?? SHORT[this.word(i)]) : undefined;
    if (head)
      return {
        form: 'wall',
        ways: [{ is: 'seen', hand: head, said: this.word(i) }],
        ends: [],
        led: false,
        next: i + 1,
      };
    const side = this.word(i + 1) === ':' && isMark(before) ? sideOfLetter(this.word(i)) : undefined;
    // "Deep shelves left, shallow ones right".
    const isLast = this.behind.has(i);
    if (isLast && /^(?:left|right)$/.test(this.word(i)) && isMark(this.word(i + 1)) && hand)
      return {
        form: 'wall',
        ways: [{ is: 'seen', hand, said: this.word(i) }],
        ends: [],
        led: true,
        next: i + 1,
      };
    const bare = sides ?? (side ? [side] : undefined);
    if (!bare || WALLS.has(this.word(j + 1)) || !(isMark(this.word(j + 1)) || FOLLOWS.test(this.word(j + 1))))
      return undefined;
    if (isMark(before) && /^(?:has|gets|is|holds|takes)$/.test(this.word(j + 1)))
      return {
        form: bare.length > 1 ? 'corner' : 'wall',
        ways: bare.map((one) => ({ is: 'side' as const, side: one })),
        ends: [],
        led: false,
        next: j + 1,
      };
    const isBehind =
      isLast ||
      /^(?:is|are|:|,|and|goes|\()$/.test(before) ||
      side !== undefined ||
      (isMark(before) && this.word(i + 1) === ':');
    if (!isBehind) return undefined;
    return {
      form: bare.length > 1 ? 'corner' : 'wall',
      ways: bare.map((side) => ({ is: 'side' as const, side })),
      ends: [],
      led: true,
      next: j + 1,
    };
  }

  /** A wall, a corner, an end or a half. */
  private wall(i: number): Found | undefined {
    let j = i;
    const led = PREPS.has(this.word(j));
    if (led) j++;
    if (this.word(j) === 'all' || this.word(j) === 'off') j++;
    const det = DETERMINERS.has(this.word(j));
    while (DETERMINERS.has(this.word(j)) && j - i < 5) j++;
    if (MIDDLE.test(this.word(j))) return this.middleOf(i, j, led);
    const before = this.word(j - 1);
    const { ways, next, hasBeyond } = this.attributes(j);
    const noun = this.word(next);
    if (
      noun === 'one' &&
      ways.some(({ is }) => is === 'side' || is === 'seen') &&
      det &&
      !this.thingAt.has(next)
    )
      return { form: ways.length > 1 ? 'corner' : 'wall', ways, ends: [], led, next: next + 1 };
    if (
      WALLS.has(noun) &&
      (ways.length > 0 ||
        noun === 'corner' ||
        /^(?:that|this)$/.test(before) ||
        this.hasTail(next + 1) ||
        this.ofWall(next + 1, [], led) !== undefined ||
        HAND_OF.some(([words]) => noun === 'wall' && this.has(next + 1, words)))
    )
      return this.withNoun({
        ways:
          /^(?:that|this)$/.test(before) && ways.length === 0
            ? [{ is: 'by', to: 'last', turn: 'same' }]
            : ways,
        at: next,
        led,
        noun,
      });
    // "On the left", "to my right", "in back", "along the north": no word for a wall.
    if (hasBeyond || ways.length === 0 || !led) return undefined;
    const [way] = ways;
    const bare = way?.is === 'seen' || way?.is === 'side';
    if (!bare || (!det && !/^(?:in|at)$/.test(this.word(i)) && way?.is !== 'side')) return undefined;
    if (way.is === 'seen' && /^(?:top|bottom|upper|lower|deep)$/.test(way.said)) return undefined;
    if (!det && way.is === 'seen' && !/^(?:back|rear|front|left|right)$/.test(way.said)) return undefined;
    // "In the back of the left wall".
    const inWall = this.ofWall(next, ways, led);
    if (inWall) return inWall;
    if (this.word(next) === 'of' && !this.isRoom(next + 1)) return undefined;
    // "On the back door": an adjective of another thing.
    if (
      this.thingAt.has(next) ||
      (!isMark(this.word(next)) &&
        !FOLLOWS.test(this.word(next)) &&
        way.is === 'seen' &&
        wordsOf(this.word(next))[0]?.part === 'N')
    )
      return undefined;
    const tails = this.tails(next, true);
    // "To the right on the back wall": its end.
    if (tails.isWall && ways.length === 1 && tails.ways.length === 1)
      return { form: 'wall', ways: tails.ways, ends: ways, led, next: tails.next };
    const all = [...ways, ...tails.ways];
    return {
      form: all.length > 1 ? 'corner' : 'wall',
      ways: all,
      ends: tails.ends,
      led,
      loose: true,
      next: tails.next,
    };
  }

  isRoom(i: number): boolean {
    let j = i;
    while (DETERMINERS.has(this.word(j)) && j - i < 3) j++;
    return ROOM.test(this.word(j));
  }

  private attributes(i: number): Attributes {
    const ways: Way[] = [];
    let j = i;
    let hasBeyond = false;
    for (let k = 0; k < 6; k++) {
      const word = this.word(j);
      const next = this.word(j + 1);
      const sides = sidesOfWord(word);
      const letter = WALLS.has(next) ? sideOfLetter(word) : undefined;
      const thing = this.thingAt.get(j);
      const after = thing && this.afterThing.get(thing);
      if (
        thing &&
        after !== undefined &&
        WALLS.has(this.word(after)) &&
        this.word(after + 1) !== 'by' &&
        !/^(?:line|face|edge|section|part)$/.test(this.word(after)) &&
        !HANDS[word]
      ) {
        ways.push({ is: 'by', to: thing, turn: 'same' });
        j = after;
        continue;
      }
      if (sides) {
        for (const side of sides) ways.push({ is: 'side', side });
        j++;
      } else if (letter) {
        ways.push({ is: 'side', side: letter });
        j++;
      } else if (word === 'right' && /^(?:now|away|here)$/.test(next)) break;
      else if (HANDS[word] !== undefined) {
        ways.push({ is: 'seen', hand: HANDS[word] as Hand, said: word });
        j += this.word(j + 1) === 'hand' ? 2 : 1;
      } else if (LENGTHS.has(word)) {
        ways.push({ is: 'length', long: /^long/.test(word) });
        j++;
      } else if (word === 'same') {
        ways.push({ is: 'by', to: 'last', turn: 'same' });
        j++;
      } else if (
        /^(?:other|opposite|opposing|facing)$/.test(word) &&
        (WALLS.has(next) || LENGTHS.has(next) || HANDS[next] !== undefined)
      ) {
        ways.push({ is: 'by', to: 'last', turn: 'across' });
        j++;
      } else if (BEYOND.has(word) && (WALLS.has(next) || (next === 'room' && WALLS.has(this.word(j + 2))))) {
        ways.push({ is: 'beyond', what: BEYOND.get(word) as string });
        hasBeyond = true;
        j += next === 'room' ? 2 : 1;
      } else if (IDLE.has(word) && (word !== 'side' || WALLS.has(next))) j++;
      else break;
    }
    return { ways, next: j, hasBeyond };
  }

  /** Whether a wall without attributes is told by what follows it: "the wall opposite the bed". */
  private hasTail(i: number): boolean {
    const { ways, next } = this.tails(i);
    return next > i && ways.length > 0;
  }

  private withNoun({
    ways,
    at,
    led,
    noun,
  }: {
    ways: readonly Way[];
    at: number;
    led: boolean;
    noun: string;
  }): Found | undefined {
    const form = FORMS[noun] ?? 'wall';
    let next = at + 1;
    if (this.word(next) === 's') next++;
    // "The north end of the west wall", "the left side of the sink".
    if (this.word(next) === 'of') {
      const inWall = this.ofWall(next, ways, led);
      if (inWall) return inWall;
      const thing = this.thingWithin(next + 1, 4);
      // "A wall of bookcases" is no place.
      if (thing && noun === 'wall') return undefined;
      if (thing && !this.isRoom(next + 1)) return this.ofThing(thing, ways, led);
      if (PRONOUN.test(this.word(next + 1))) return { ...this.ofThing(undefined, ways, led), next: next + 2 };
    }
    if (form === 'corner') {
      const hand = HAND_OF.find(([words]) => this.has(next, words));
      const thing = hand && this.thingWithin(next + hand[0].length, 4);
      if (hand && thing) {
        const of: Way[] = [
          { is: 'by', to: thing, turn: 'same' },
          { is: 'by', to: thing, turn: hand[1] },
        ];
        return { form: 'corner', ways: of, ends: [], led, next: this.afterThing.get(thing) ?? next };
      }
    }
    // "The wall to the left of the fireplace".
    if (form === 'wall' && noun === 'wall' && ways.every(({ is }) => is === 'length')) {
      const hand = HAND_OF.find(([words]) => this.has(next, words));
      const thing = hand && this.thingWithin(next + hand[0].length, 4);
      const isIt = hand && !thing && PRONOUN.test(this.word(next + hand[0].length));
      if (hand && (thing || isIt))
        return {
          form,
          ways: [{ is: 'by', to: thing ?? 'last', turn: hand[1] }],
          ends: [],
          led,
          next: (thing && this.afterThing.get(thing)) ?? next + hand[0].length + 1,
        };
    }
    const isWhole = form === 'corner' && ways.length > 1;
    const tails = this.tails(next, isWhole, ways.length > 0);
    if (tails.isCorner) return { form: 'corner', ways: tails.ways, ends: [], led, next: tails.next };
    // "The left wall by the door": its end.
    const near =
      ways.length > 0 &&
      form !== 'corner' &&
      tails.ways.every((way) => (way.is === 'by' && way.turn === 'same') || way.is === 'beyond');
    if (near && tails.ways.length > 0)
      return { form, ways, ends: [...tails.ways, ...tails.ends], led, next: tails.next };
    // "The opposite wall from the bed" is the one across from the bed.
    const [across] = tails.ways;
    if (isAcrossLast(ways) && across?.is === 'by' && across.turn === 'across')
      return { form, ways: [across], ends: tails.ends, led, next: tails.next };
    const all = [...ways, ...tails.ways];
    // "The back wall on the left": its end.
    const isEnd =
      form === 'wall' &&
      ways.length === 1 &&
      ways[0]?.is !== 'length' &&
      tails.ways.length === 1 &&
      (tails.ways[0]?.is === 'seen' || tails.ways[0]?.is === 'side');
    if (isEnd) return { form: 'wall', ways, ends: tails.ways, led, next: tails.next };
    return {
      form:
        form === 'wall' &&
        all.filter(({ is }) => is === 'seen' || is === 'side').length > 1 &&
        noun !== 'wall'
          ? 'corner'
          : form,
      ways: all,
      ends: tails.ends,
      led,
      next: tails.next,
    };
  }

  /** "… of the left wall", "… of that wall": its end, by what was told before it. */
  private ofWall(of: number, ends: readonly Way[], led: boolean): Found | undefined {
    if (this.word(of) !== 'of') return undefined;
    let k = of + 1;
    while (DETERMINERS.has(this.word(k)) && k - of < 4) k++;
    const inner = this.attributes(k);
    if (!WALLS.has(this.word(inner.next)) || FORMS[this.word(inner.next)] === 'corner') return undefined;
    const isLast = inner.ways.length === 0 && /^(?:that|this)$/.test(this.word(k - 1));
    if (inner.ways.length === 0 && !isLast) return undefined;
    const tails = this.tails(inner.next + 1);
    return {
      form: 'wall',
      ways: isLast ? [{ is: 'by', to: 'last', turn: 'same' }] : inner.ways,
      ends: [...ends, ...tails.ways, ...tails.ends],
      led,
      next: tails.next,
    };
  }

  /** "On the left side of the sink", "at the end of the bed". */
  private ofThing(thing: NamedThing | undefined, ways: readonly Way[], led: boolean): Found {
    const [way] = ways;
    const hand = way?.is === 'seen' && (way.hand === 'left' || way.hand === 'right') ? way.hand : undefined;
    return {
      form: 'relation',
      ways: [],
      ends: [],
      how: hand ?? 'beside',
      to: [thing ?? 'it'],
      led,
      next: (thing && this.afterThing.get(thing)) ?? 0,
    };
  }

  private thingWithin(i: number, far: number): NamedThing | undefined {
    for (let k = i; k <= i + far; k++) {
      const thing = this.thingAt.get(k);
      if (thing) return thing;
      if (isMark(this.word(k)) || NO_NAME.test(this.word(k))) return undefined;
    }
    return undefined;
  }

  /** "In the middle of the north wall", "dead center of the room". */
  private middleOf(start: number, i: number, led: boolean): Found | undefined {
    let j = i + 1;
    if (this.word(j) === 'of' || /^(?:down|along|up|on)$/.test(this.word(j))) {
      j++;
      while (DETERMINERS.has(this.word(j)) && j - i < 5) j++;
      const { ways, next } = this.attributes(j);
      if (WALLS.has(this.word(next)) && ways.length > 0) {
        const tails = this.tails(next + 1);
        return {
          form: 'wall',
          ways: [...ways, ...tails.ways],
          ends: [],
          middle: true,
          led,
          next: tails.next,
        };
      }
      if (ways.length > 0 && /^(?:midway|halfway|mid)$/.test(this.word(i)))
        return { form: 'wall', ways, ends: [], middle: true, led, next };
      if (PRONOUN.test(this.word(i + 2)) && WALLS.has(this.word(i + 3)))
        return {
          form: 'wall',
          ways: [{ is: 'by', to: 'last', turn: 'same' }],
          ends: [],
          middle: true,
          led,
          next: i + 4,
        };
      if (PRONOUN.test(this.word(i + 2)))
        return {
          form: 'wall',
          ways: [{ is: 'by', to: 'last', turn: 'same' }],
          ends: [],
          middle: true,
          led,
          next: i + 3,
        };
      if (this.word(i + 1) === 'of' && ROOM.test(this.word(j)) && this.word(j) !== 'wall')
        return { form: 'middle', ways: [], ends: [], led, next: j + 1 };
      return undefined;
    }
    const isAlone = led && (isMark(this.word(j)) || FOLLOWS.test(this.word(j)));
    return isAlone && !/^(?:mid|halfway|midway)$/.test(this.word(i)) && start < i
      ? { form: 'middle', ways: [], ends: [], led, next: j }
      : undefined;
  }

  /** What follows a wall and tells which, or to which end. */
  private tails(
    from: number,
    isLoose = false,
    isTold = false,
  ): {
    readonly ways: readonly Way[];
    readonly ends: readonly Way[];
    readonly next: number;
    readonly isCorner?: boolean;
    /** It names a wall. */
    readonly isWall?: boolean;
  } {
    let isWall = false;
    const ways: Way[] = [];
    const ends: Way[] = [];
    let i = from;
    for (let k = 0; k < 3; k++) {
      const of = this.word(i) === 'of' && this.isRoom(i + 1);
      if (of) {
        let j = i + 1;
        while (DETERMINERS.has(this.word(j))) j++;
        i = j + 1;
        continue;
      }
      const found = this.tail(i, isLoose, isTold);
      if (!found) break;
      if (found.isCorner && found.ways.length > 1)
        return { ways: found.ways, ends: [], next: found.next, isCorner: true };
      (found.isEnd ? ends : ways).push(...found.ways);
      isWall ||= found.isWall ?? false;
      i = found.next;
    }
    return { ways, ends, next: i, isWall };
  }

  private tail(
    i: number,
    isLoose: boolean,
    isTold: boolean,
  ):
    | { ways: readonly Way[]; next: number; isEnd?: boolean; isCorner?: boolean; isWall?: boolean }
    | undefined {
    let j = i;
    if (
      this.word(j) === ',' &&
      (/^(?:on|to|at|in|opposite|across)$/.test(this.word(j + 1)) ||
        (sidesOfWord(this.word(j + 1)) && this.word(j + 2) === 'of'))
    )
      j++;
    if (/^(?:that|which)$/.test(this.word(j)) && /^(?:is|has|faces|backs)$/.test(this.word(j + 1)))
      j += this.word(j + 1) === 'faces' ? 1 : 2;
    if (/^(?:directly|right|straight|just)$/.test(this.word(j))) j++;
    if (this.has(j, ['on', 'the', 'other', 'side']) || this.has(j, ['on', 'the', 'opposite', 'side']))
      return { ways: [{ is: 'other-hand' }], next: j + 4 };
    const side = sidesOfWord(this.word(j));
    if (side?.length === 1 && this.word(j + 1) === 'of') {
      const thing = this.thingWithin(j + 2, 3);
      if (thing)
        return {
          ways: [{ is: 'side', side: side[0] as Side }],
          next: this.afterThing.get(thing) ?? j,
          isEnd: true,
        };
    }
    const across = isLoose ? undefined : ACROSS.find((words) => this.has(j, words));
    if (across) {
      const thing = this.thingWithin(j + across.length, 3);
      if (thing)
        return { ways: [{ is: 'by', to: thing, turn: 'across' }], next: this.afterThing.get(thing) ?? j };
      if (
        PRONOUN.test(this.word(j + across.length)) &&
        (isMark(this.word(j + across.length + 1)) || FOLLOWS.test(this.word(j + across.length + 1)))
      )
        return { ways: [{ is: 'by', to: 'last', turn: 'across' }], next: j + across.length + 1 };
      return undefined;
    }
    if (
      (/^(?:to|on|at|in|toward|towards)$/.test(this.word(j)) || (isTold && this.isByCorner(j))) &&
      /^(?:the|your|my|our|its)$/.test(this.word(j + 1))
    ) {
      const { ways, next } = this.attributes(j + 2);
      const noun = WALLS.has(this.word(next));
      if (
        ways.length > 0 &&
        ways.every(({ is }) => is === 'seen' || is === 'side') &&
        this.word(noun ? next + 1 : next) !== 'of' &&
        (noun || isMark(this.word(next)) || FOLLOWS.test(this.word(next)))
      )
        return {
          ways,
          next: noun ? next + 1 : next,
          ...(this.word(next) === 'corner' ? { isCorner: true } : {}),
          ...(this.word(next) === 'wall' ? { isWall: true } : {}),
        };
    }
    const near = isLoose ? undefined : (isTold ? TO_END : NEARBY).find((words) => this.has(j, words));
    if (near && !(j > i && this.word(i) === ',')) {
      const thing = this.thingWithin(j + near.length, 3);
      if (thing)
        return { ways: [{ is: 'by', to: thing, turn: 'same' }], next: this.afterThing.get(thing) ?? j };
      const word = this.word(j + near.length + 1);
      if (/^the$/.test(this.word(j + near.length)) && BEYOND.has(word) && near[0] !== 'of')
        return { ways: [{ is: 'beyond', what: BEYOND.get(word) as string }], next: j + near.length + 2 };
    }
    return undefined;
  }

  /** "Near the front corner" of a wall that is told. */
  private isByCorner(i: number): boolean {
    return (
      /^(?:near|nearest|nearer|by)$/.test(this.word(i)) && this.word(this.attributes(i + 2).next) === 'corner'
    );
  }

  /** "As far from the bed as possible", "as we can get it". */
  private pastPossible(i: number): number {
    return this.has(i, ['as', 'possible']) ? i + 2 : i;
  }

  /** How it stands to another thing. */
  private relation(i: number): Found | undefined {
    if (this.word(i) === 'where') {
      const thing = this.thingWithin(i + 1, 4);
      const after = thing && this.afterThing.get(thing);
      if (thing && after !== undefined && WAS.test(this.word(after)))
        return {
          form: 'relation',
          ways: [],
          ends: [],
          how: 'instead',
          to: [thing],
          led: true,
          next: after + (this.word(after) === 'used' ? 3 : 1),
        };
      return undefined;
    }
    for (const [words, how] of RELATIONS) {
      if (!this.has(i, words)) continue;
      const j = i + words.length;
      const thing = this.thingWithin(j, 4);
      // "By the window wall", "facing the back wall": the wall is told.
      let k = j;
      while (DETERMINERS.has(this.word(k)) && k - j < 4) k++;
      const wall = this.attributes(k);
      if (WALLS.has(this.word(wall.next)) && wall.ways.length > 0) {
        if (how === 'across' || how === 'faces') {
          const tails = this.tails(wall.next + 1);
          return {
            form: 'wall',
            ways: [{ is: 'opposite', of: [...wall.ways, ...tails.ways] }],
            ends: [],
            led: true,
            next: tails.next,
            ...(how === 'faces' ? { loose: true } : {}),
          };
        }
        return undefined;
      }
      if (how === 'in' && !(thing && /^(?:window|island|peninsula)$/.test(thing.key))) continue;
      if (thing) {
        const after = this.afterThing.get(thing) ?? j;
        const adjective = this.word(
          after - 1 - (this.tokens.slice(j, after).filter((one) => one.start >= thing.start).length - 1) - 1,
        );
        const side = sidesOfWord(adjective);
        const hand = thing.key === 'window' || thing.key === 'slider' ? HANDS[adjective] : undefined;
        const toAt: readonly Way[] | undefined =
          side?.length === 1
            ? [{ is: 'side', side: side[0] as Side }]
            : hand
              ? [{ is: 'seen', hand, said: adjective }]
              : undefined;
        const other =
          how === 'between' && this.word(after) === 'and' ? this.thingWithin(after + 1, 4) : undefined;
        return {
          form: 'relation',
          ways: [],
          ends: [],
          how: how === 'in' && thing.key === 'window' ? 'under' : how,
          to: other ? [thing, other] : [thing],
          ...(toAt ? { toAt } : {}),
          led: true,
          next: this.pastPossible((other && this.afterThing.get(other)) ?? after),
        };
      }
      if (
        how !== 'in' &&
        PRONOUN.test(this.word(j)) &&
        (isMark(this.word(j + 1)) || FOLLOWS.test(this.word(j + 1)))
      )
        return { form: 'relation', ways: [], ends: [], how, to: ['it'], led: true, next: j + 1 };
      if (how !== 'in' && ALONE.test(words.join(' ')) && isMark(this.word(j)))
        return { form: 'relation', ways: [], ends: [], how, to: ['it'], led: true, next: j };
    }
    return undefined;
  }
}

const isAcrossLast = ([way, ...others]: readonly Way[]): boolean =>
  others.length === 0 && way?.is === 'by' && way.to === 'last' && way.turn === 'across';

const HAND_OF: readonly (readonly [readonly string[], 'left' | 'right'])[] = (
  [
    ['to the left of', 'left'],
    ['to the right of', 'right'],
    ['on the left of', 'left'],
    ['on the right of', 'right'],
    ['left of', 'left'],
    ['right of', 'right'],
  ] as const
).map(([words, hand]) => [words.split(' '), hand]);
const SHORT: Readonly<Record<string, Hand>> = { l: 'left', r: 'right' };
const WAS = /^(?:is|was|are|were|used|sits|sat|stands|stood|lives|lived|now|hangs|hung)$/;
/** Nobody tells so many places. */
const MOST = 60;
/** Ends the words of a name. */
const NO_NAME =
  /^(?:under|below|beneath|over|above|by|near|beside|opposite|facing|next|and|or|but|is|are|was|were|has|have|with|so|to|if|we|i|on|in|at|for|from|goes|go|stays|wall|side|end|corner)$/;
const ACROSS: readonly (readonly string[])[] = [
  'across from',
  'opposite from',
  'opposite of',
  'opposite to',
  'opposite',
  'facing',
  'faces',
  'from',
].map((w) => w.split(' '));
const ALONE = /^(?:under|underneath|below|beneath|above|over|beside|alongside|opposite|next to)$/;
