import type { NamedThing } from '../frame/named-things.js';
import type { Span } from '../text/span.js';
import type { Place } from './place.js';
import { isStop, type Token } from './tokens.js';

/** Of which things each place is told. */

export interface Told {
  readonly place: Place;
  readonly of: readonly NamedThing[];
}

const LIGHT =
  /^(?:and|but|or|so|then|also|plus|now|the|a|an|our|my|some|i|we|he|she|they|you|it|i'd|we'd|i'll|we'll|i'm|we're|would|like|love|want|wants|need|needs|put|place|have|has|let's|please|with|maybe|old|spot|today|should|could|can|will|there|is|are|it's|that's|goes|go|comes|come|that|which|if|over|just|to|be|build|add|give|get|gets|as|when|once|walk|enter|in|into|from|what)$/;
const LINK =
  /^(?:[,/&+]|,? ?(?:and|&|plus|then|with|or|w\/)|,? and then|(?:,? ?(?:and|&|plus|with|then))?(?: (?:an?|the|our|my|his|her|two|three|four|some|its|new|big|small|\d+))*)$/i;
const IS =
  /^(?:is|are|has|have|gets|get|holds|takes|was|will|would|should|could|can|needs|carries|houses|becomes|is where|:|—|–|--|=)$/;
const PRONOUN = /^(?:it|they|that|those|these|this|them|which|who|it's|they're|that's|it'll|those're)$/;
/** Between a thing and its place nothing else is told: longer than this it is another clause. */
const FURTHEST = 130;
/** Words in brackets between a thing and its place. */
const IN_BRACKETS = 16;

/** A place with what is named around it in its sentence. */
interface Around {
  readonly place: Place;
  readonly sentence: number;
  /** Things before it that no place and no direction is told by. */
  readonly own: readonly NamedThing[];
  readonly after: readonly NamedThing[];
  /** The place told before it. */
  readonly last: Told | undefined;
  /** The place told before that one. */
  readonly earlier: Told | undefined;
  readonly isInLast: boolean;
  /** The words between the two. */
  readonly gap: string;
  /** Those words only join the two. */
  readonly follows: boolean;
  /** It begins its clause. */
  readonly fronted: boolean;
}

/** "… in the northeast corner, no wait, the southwest corner". */
const ofTakenBack = ({ last, gap, own, isInLast }: Around): readonly NamedThing[] | undefined =>
  last &&
  last.of.length > 0 &&
  isInLast &&
  TAKEN_BACK.test(gap) &&
  !own.some((one) => one.start >= last.place.end)
    ? last.of
    : undefined;

/** "By the sofa, which is on the back wall": of what the last place was told by. */
const ofObject = ({ last, gap }: Around): readonly NamedThing[] | undefined => {
  const object = last?.place.form === 'relation' ? last.place.to?.at(-1) : undefined;
  return object && object !== 'it' && WHICH.test(gap) ? [object] : undefined;
};

const BOTH =
  /\b(?:both|each)(?: of (?:them|those|which))?(?: (?:are|is|go|stay|stand|sit|should be|will be))?(?: (?:still|right|over|more|somewhat|slightly|a little|a bit))? $/i;
const isKnown = ({ key }: NamedThing): boolean => !key.startsWith('noun ');

export class SubjectsOfPlaces {
  private readonly sentenceOf: number[] = [];
  /** Things that words of a place name. */
  private readonly within = new Set<NamedThing>();

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
    private readonly things: readonly NamedThing[],
    private readonly places: readonly Place[],
    /** Words that tell how the writer looks: what they name is told nothing of. */
    private readonly views: readonly Span[] = [],
  ) {
    let p = 0;
    for (const thing of things) {
      while (p < places.length && (places[p]?.end ?? 0) <= thing.start) p++;
      if ((places[p]?.start ?? Number.POSITIVE_INFINITY) < thing.end) this.within.add(thing);
    }
    let sentence = 0;
    for (const [i, { word }] of tokens.entries()) {
      this.sentenceOf.push(sentence);
      if (isStop(word) && !isStop(tokens[i + 1]?.word ?? '.')) sentence++;
    }
  }

  all(): readonly Told[] {
    const told: Told[] = [];
    for (const [i, place] of this.places.entries()) told.push({ place, of: this.of(i, told) });
    return this.withHeads(told);
  }

  /** "West half: loveseats, a coffee table between them": what has no place of its own there is in that part. */
  private withHeads(told: readonly Told[]): readonly Told[] {
    const placed = new Set(told.flatMap(({ of }) => of));
    return told.map((one) => {
      const { place } = one;
      const sentence = this.sentenceAt(place.start);
      const rest = this.text.slice(place.end, place.end + 40);
      const isHead =
        !place.led &&
        this.isFronted(place) &&
        (/^:/.test(rest) || (place.form === 'half' && /^[^.;!?\n]{0,30}[:–—-]/.test(rest)));
      if (!isHead) return one;
      const others = this.things.filter(
        (thing) =>
          thing.start > place.end &&
          this.sentenceAt(thing.start) === sentence &&
          !placed.has(thing) &&
          !this.inPlace(thing),
      );
      return { place, of: [...one.of, ...others] };
    });
  }

  private tokenAt(at: number): number {
    let [low, high] = [0, this.tokens.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.tokens[middle]?.start ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private sentenceAt(at: number): number {
    return this.sentenceOf[Math.min(this.tokenAt(at), this.sentenceOf.length - 1)] ?? 0;
  }

  /** In brackets that the place is not in. */
  private isAside({ start, end }: NamedThing, place: Place): boolean {
    if (end > place.start) return false;
    const opened = this.text.lastIndexOf('(', start);
    if (opened < 0 || this.text.lastIndexOf(')', start) > opened) return false;
    const closed = this.text.indexOf(')', end);
    return closed >= 0 && closed < place.start && place.start - closed < FURTHEST;
  }

  private inPlace(thing: NamedThing): boolean {
    return this.within.has(thing);
  }

  private of(i: number, told: readonly Told[]): readonly NamedThing[] {
    const place = this.places[i] as Place;
    if (place.of) return [place.of];
    if (this.isRefused(place)) return [];
    // "On the right of it, that's the end toward the front" says once more what was told.
    if (told[i - 1]?.place.form === 'relation' && THAT_IS.test(this.text.slice(0, place.start).slice(-12)))
      return [];
    const around = { ...this.around(place, told[i - 1]), earlier: told[i - 2] };
    return (
      this.ofBoth(around) ??
      this.ofTurned(around) ??
      ofTakenBack(around) ??
      this.ofFronted(around) ??
      this.ofSame(around) ??
      ofObject(around) ??
      this.ofReferred(around) ??
      this.ofNearest(around)
    );
  }

  private around(place: Place, last: Told | undefined): Omit<Around, 'earlier'> {
    const sentence = this.sentenceAt(place.start);
    const inSentence = this.things.filter(
      (one) =>
        this.sentenceAt(one.start) === sentence &&
        !this.isAside(one, place) &&
        !this.views.some((view) => view.start <= one.start && one.end <= view.end),
    );
    const gap = last ? this.text.slice(last.place.end, place.start) : '';
    return {
      place,
      sentence,
      own: inSentence.filter(
        (one) =>
          one.end <= place.start &&
          !this.inPlace(one) &&
          !ITS_PLACE.test(this.text.slice(one.end, one.end + 16)) &&
          !REFERRED.test(this.text.slice(Math.max(0, one.start - 40), one.start)),
      ),
      after: inSentence.filter((one) => one.start >= place.end && !this.inPlace(one)),
      last,
      gap,
      isInLast: last !== undefined && this.sentenceAt(last.place.start) === sentence,
      follows: last !== undefined && FOLLOWING.test(gap),
      fronted: this.isFronted(place),
    };
  }

  /** "On the right is the double vanity"; ", and under that a card table". */
  private ofTurned({ place, own, after }: Around): readonly NamedThing[] | undefined {
    const [first] = after;
    if (!first || first.start - place.end >= 45 || /[,;:.]/.test(this.text.slice(place.end, first.start)))
      return undefined;
    const [next, second] = [this.tokens[place.next]?.word ?? '.', this.tokens[place.next + 1]?.word ?? '.'];
    const third = this.tokens[place.next + 2]?.word ?? '.';
    const isTurned =
      ((/^(?:is|are|goes|sits|stands|hangs|there's|gets)$/.test(next) && ARTICLE.test(second)) ||
        (/^(?:should|will|would|could|can|must)$/.test(next) && second === 'be' && ARTICLE.test(third))) &&
      !/^s?(?: that's)? $/.test(this.text.slice(own.at(-1)?.end ?? 0, place.start));
    const opens =
      place.form === 'relation' &&
      ARTICLE.test(next) &&
      /(?:[,;:–—-] ?(?:and |then )?|\band )$/.test(
        this.text.slice(Math.max(0, place.start - 8), place.start),
      );
    return isTurned || opens ? this.listAfter(place, after) : undefined;
  }

  /** "At the back wall, a workbench and a lathe": what is listed behind it. */
  private ofFronted({ place, after, last, follows, fronted }: Around): readonly NamedThing[] | undefined {
    if (!fronted || after.length === 0 || (follows && last && last.of.length > 0)) return undefined;
    const listed = this.listAfter(place, after);
    return listed.length > 0 ? listed : undefined;
  }

  /** "Toilet in the middle and sink by the door, both on the right". */
  private ofBoth({ place, own }: Around): readonly NamedThing[] | undefined {
    const before = this.text.slice(Math.max(0, place.start - 30), place.start);
    const two = own.filter(isKnown).slice(-2);
    return BOTH.test(before) && two.length === 2 ? two : undefined;
  }

  /** "Under the window on the far wall": the wall is the window's. "On the back wall by the door": both are the thing's. */
  private ofSame({ place, own, last, earlier, gap, follows }: Around): readonly NamedThing[] | undefined {
    if (!follows || !last) return undefined;
    // "Tub under the window on the back wall, to the left of the shower": the wall is the window's, the rest the tub's.
    if (
      (place.form === 'relation' || this.isTowards(place)) &&
      earlier &&
      last.of.length > 0 &&
      last.of.every((one) => earlier.place.to?.includes(one))
    )
      return earlier.of;
    const to = last.place.to?.at(-1);
    const head = to === 'it' ? this.headBefore(last.of, own) : undefined;
    if (head) return [head];
    const isIts =
      !place.loose &&
      last.place.form === 'relation' &&
      last.place.how !== 'behind' &&
      last.place.how !== 'instead' &&
      place.form !== 'relation' &&
      place.form !== 'middle';
    const isAside = /^, ?$/.test(gap) || this.isTowards(place);
    if (isIts && !isAside && to !== undefined && to !== 'it') return [to];
    return last.of.length > 0 ? last.of : undefined;
  }

  /** "A dresser with a TV above it across from the bed": the dresser is across from it. */
  private headBefore([first]: readonly NamedThing[], own: readonly NamedThing[]): NamedThing | undefined {
    const before = first && own[own.indexOf(first) - 1];
    return before && /^s? with (?:an? |the |our )?$/i.test(this.text.slice(before.end, first.start))
      ? before
      : undefined;
  }

  /** "It goes on the left wall", "fridge? Across from the ovens": what was told of last; nothing where a place names none near it. */
  private ofReferred({
    place,
    own,
    after,
    last,
    sentence,
    fronted,
  }: Around): readonly NamedThing[] | undefined {
    const nearest = own.at(-1);
    // "It looked awful, so make it the front end of the right side".
    if (nearest && !isKnown(nearest) && last?.of.some(isKnown) && this.isMadeSo(place)) return last.of;
    if (nearest && place.start - nearest.end <= FURTHEST) return undefined;
    if (this.clauseWords(place).some((word) => PRONOUN.test(word))) {
      const isNear = last !== undefined && this.sentenceAt(last.place.start) >= sentence - 1;
      const since = this.toldLast(place, sentence, isNear ? last.place.end : 0);
      if (since.length > 0) return since;
      if (isNear) return last.of;
    }
    if (nearest || !fronted) return [];
    if (after.length > 0) return this.listAfter(place, after);
    const previous = this.things.filter((one) => one.end <= place.start).at(-1);
    return previous &&
      this.sentenceAt(previous.start) === sentence - 1 &&
      /^s?[?:.] ?$/.test(this.text.slice(previous.end, place.start))
      ? [previous]
      : [];
  }

  /**
   * "I need a desk. It has to be on the left wall": what the sentences before it told of, one of them without things at most, from
   * a place in the text on. "A bed with nightstands" tells of the bed.
   */
  private toldLast(place: Place, sentence: number, from: number): readonly NamedThing[] {
    const before = this.things.filter(
      (one) =>
        one.end <= place.start &&
        one.start >= from &&
        !this.inPlace(one) &&
        !this.isAside(one, place) &&
        this.sentenceAt(one.start) < sentence &&
        this.sentenceAt(one.start) >= sentence - 2,
    );
    const last = before.filter(
      (one) => this.sentenceAt(one.start) === this.sentenceAt(before.at(-1)?.start ?? 0),
    );
    const heads = last.filter(
      (one) => !LED_BY_OTHER.test(this.text.slice(Math.max(0, one.start - 24), one.start)),
    );
    const head = heads.at(-1) ?? last[0];
    if (!head) return [];
    return this.clauseWords(place).some((word) => /^(?:they|them|those|these|they're|those're)$/.test(word))
      ? this.listBefore(head, last, place)
      : [head];
  }

  private ofNearest({ own, place }: Around): readonly NamedThing[] {
    const nearest = own.at(-1);
    if (!nearest) return [];
    // "The stove, electric, knobs in front, on the long wall": what is told of it between has no place behind a comma.
    const [known] = own.filter(isKnown).slice(-1);
    const isApart =
      !isKnown(nearest) &&
      (/, ?$/.test(this.text.slice(nearest.end, place.start)) ||
        (known !== undefined && WHICH_CLAUSE.test(this.text.slice(known.end, place.start))));
    const listed = this.listBefore(isApart && known ? known : nearest, own, place);
    const last = listed.at(-1);
    // "A bed and a TV on the opposite wall", "a chair and a lamp next to it": of the last, by what is before it.
    const isOfLast =
      (place.to?.includes('it') && last !== undefined && this.headBefore([last], own) !== undefined) ||
      (listed.length === own.length && isByWhatIsBefore(place)) ||
      this.isByOneOf(listed, own, place) ||
      this.hasOneAtWindow(listed, place);
    return last && listed.length > 1 && isOfLast ? [last] : listed;
  }

  /** "A sofa, a TV and a chair across from the sofa": what begins a list of things tells where the last of them is. */
  private isByOneOf(
    listed: readonly NamedThing[],
    own: readonly NamedThing[],
    { to = [], ways }: Place,
  ): boolean {
    const by = [...to, ...ways.flatMap((way) => (way.is === 'by' ? [way.to] : []))].filter(
      (one) => typeof one !== 'string',
    );
    const [first] = listed;
    const before = first && own[own.indexOf(first) - 1];
    const isList = before && JOINS.test(this.text.slice(before.end, first.start));
    return by.some(({ key }) => [...listed, ...(isList ? [before] : [])].some((one) => one.key === key));
  }

  /** "A king bed, and a chair by the window": one thing stands there, where each has its own article. A sink is named first. */
  private hasOneAtWindow(listed: readonly NamedThing[], { form, to, start }: Place): boolean {
    const last = listed.at(-1);
    return (
      last !== undefined &&
      form === 'relation' &&
      (to?.some((one) => one !== 'it' && one.key === 'window') ?? false) &&
      !listed.some(({ key }) => key === 'sink' || key === 'window') &&
      /\b(?:a|an|one) (?:[a-z0-9"-]+ ){0,3}$/i.test(
        this.text.slice(Math.max(0, last.start - 36), last.start),
      ) &&
      !/\b(?:both|all) /.test(this.text.slice(last.end, start))
    );
  }

  /** "TV not above the mantel", "don't put the bed under the window", "anywhere but next to the stove". */
  private isRefused(place: Place): boolean {
    const words = this.clauseWords(place).join(' ');
    return (
      REFUSED.test(words) &&
      !/\b(?:not (?:only|just|far)|no (?:wait|uppers|doors?)|don't (?:mind|care)|not (?:moving|going anywhere)|can't (?:move|be moved)|won't move)\b/.test(
        words,
      )
    );
  }

  private isTowards({ start, end }: Place): boolean {
    return /^(?:up |down |back |over |out )?towards?\b/i.test(this.text.slice(start, end));
  }

  private isMadeSo(place: Place): boolean {
    const [verb, it] = this.clauseWords(place).slice(-2);
    return (
      /^(?:make|put|move|keep|set|have|want|place)$/.test(verb ?? '') && /^(?:it|that|them)$/.test(it ?? '')
    );
  }

  private clauseWords(place: Place): readonly string[] {
    const words: string[] = [];
    for (let k = this.tokenAt(place.start) - 1; k >= 0 && words.length < 9; k--) {
      const { word } = this.tokens[k] as Token;
      if (/^[.,;:!?()\n—–]$|^--$/.test(word)) break;
      words.unshift(word);
    }
    return words;
  }

  /** Whether it begins its clause: nothing before it names what it is told of. */
  private isFronted(place: Place): boolean {
    const from = this.tokenAt(place.start);
    let k = from - 1;
    for (let n = 0; k >= 0 && n < 12; k--, n++) {
      const { word } = this.tokens[k] as Token;
      // "Her toilet: right wall", "sink (north)".
      if (
        /^[:(—–]$|^--$/.test(word) &&
        k === from - 1 &&
        this.things.some((one) => one.end <= (this.tokens[k]?.start ?? 0) && this.tokenAt(one.end) === k)
      )
        return false;
      if (word === '(') return false;
      // "Fridge (36 wide) in the back of the left wall".
      if (word === ')' && k === from - 1) {
        while (k >= 0 && this.word(k) !== '(' && from - k < IN_BRACKETS) k--;
        if (this.word(k) === '(') continue;
        return true;
      }
      if (/^[.;:!?\n)—–]$|^--$/.test(word)) return true;
      if (word === ',') break;
      if (!LIGHT.test(word) && !this.isInPlace(k)) return false;
    }
    if (k < 0) return true;
    const next = this.tokens[place.next]?.word ?? '.';
    const behind = this.text.slice(place.end).search(/[.;!?\n]/);
    const rest = this.text.slice(place.end, behind < 0 ? undefined : place.end + behind);
    // Behind a comma a place begins a clause only where something is told there.
    return IS.test(next) || /^(?:i|we|put|there|a|an|the|my|our|goes|i'd|we'd|:|two|three|four|,)$/.test(next)
      ? !/^ ?$/.test(rest) && this.beginsClause(place, k)
      : false;
  }

  /** Behind a comma: whether what is before it is whole, so that a new clause begins. */
  private beginsClause(place: Place, comma: number): boolean {
    const at = this.tokens[comma]?.start ?? 0;
    const next = this.tokens[place.next]?.word ?? '.';
    const before = this.places.filter(
      (one) => one.end <= at && this.sentenceAt(one.start) === this.sentenceAt(place.start),
    );
    const isPlaced = before.some((one) => at - one.end < 60);
    return (
      isPlaced || (place.led && /^(?:i|we|put|there|a|an|the|my|our|i'd|we'd|two|three|four)$/.test(next))
    );
  }

  private word(k: number): string {
    return this.tokens[k]?.word ?? '.';
  }

  private isInPlace(k: number): boolean {
    const { start } = this.tokens[k] as Token;
    return this.places.some((one) => one.start <= start && start < one.end);
  }

  /** What is listed behind a place, up to the next place that is led. */
  private listAfter(place: Place, after: readonly NamedThing[]): readonly NamedThing[] {
    const [first] = after;
    if (!first) return [];
    const between = this.text.slice(place.end, first.start);
    if (between.length > 70) return [];
    const listed = [first];
    for (const one of after.slice(1)) {
      const last = listed.at(-1) as NamedThing;
      const link = this.text.slice(last.end, one.start);
      const isOther = this.places.some(
        (other) => other.start >= last.end && other.start < one.start && other !== place,
      );
      if (isOther || link.length > 60 || !LISTED.test(link)) break;
      listed.push(one);
    }
    return listed;
  }

  /** The nearest thing before a place and what is told with it. */
  private listBefore(nearest: NamedThing, own: readonly NamedThing[], place: Place): readonly NamedThing[] {
    const listed = [nearest];
    for (let k = own.indexOf(nearest) - 1; k >= 0; k--) {
      const [one, next] = [own[k] as NamedThing, listed[0] as NamedThing];
      const link = this.text.slice(one.end, next.start);
      const isOther = this.places.some(
        (other) => other !== place && other.start >= one.end && other.start < next.start,
      );
      const isOfOthers = LED_BY_WITH.test(this.text.slice(Math.max(0, one.start - 24), one.start));
      // "A sofa, built-ins beside the fire": only what "and" ends is one list.
      const isLoose = listed.length === 1 && !/\b(?:and|plus|with|then|or)\b|&|\/|\+/.test(link);
      // "A TV and a fireplace, and a cart beside the sofa": the list before is whole.
      const before = own[k - 1];
      const isWhole =
        place.form === 'relation' &&
        listed.length === 1 &&
        /^s?, and /.test(link) &&
        before !== undefined &&
        /^s? and /.test(this.text.slice(before.end, one.start));
      const isOfHouse = HOUSE.has(next.key) !== HOUSE.has(one.key) && !/\b(?:and|&|plus)\b|&/.test(link);
      if (
        isOther ||
        isLoose ||
        isWhole ||
        isOfOthers ||
        isOfHouse ||
        !LINK.test(link.trim()) ||
        link.length > 30
      )
        break;
      listed.unshift(one);
    }
    return listed;
  }
}
/** Told by what was told of before: "on the opposite wall", "across from it". */
const isByWhatIsBefore = ({ form, to, ways }: Place): boolean =>
  form === 'relation'
    ? (to?.includes('it') ?? false)
    : ways.some((way) => way.is === 'by' && way.to === 'last' && way.turn === 'across');
/** Between two of a list. */
const JOINS = /^s?(?:,|,? and|,? plus) (?:(?:an?|the|our|my|two|some) )?$/i;
const FOLLOWING =
  /^(?:,? ?(?:which|that)(?:['’]s| is| are)?)?[ ,(]*(?:and )?(?:right |just |also |both |maybe |(?:just )?a (?:bit|little|touch) |slightly |somewhat |a little bit |kind of |more |mostly )?$/;
const WHICH = /^,? ?(?:which|that|who)(?:['’]s| is| are| has| sits?| stands?)? ?$/;
const REFUSED =
  /\b(?:not|never|except|anywhere but|away from|off of|no|(?:do|does|did|wo|ca|should|must|is|are)n't|cannot|nothing)\b/;
/** "A bed with nightstands, a dresser under the window": they are the bed's. */
const LED_BY_WITH = /\bwith (?:[a-z0-9-]+ ){0,2}$/i;
/** "A bed with nightstands", "a desk for the printer": told of the first. */
const LED_BY_OTHER =
  /\b(?:with|for|by|near|under|over|above|below|beside|behind|from|of|like|to|than|without|instead of|next to) (?:[a-z0-9-]+ ){0,2}$/i;
const HOUSE: ReadonlySet<string> = new Set([
  'window',
  'door',
  'slider',
  'french',
  'back',
  'kitchen',
  'garage',
  'stairs',
  'closet',
]);
const ARTICLE = /^(?:a|an|the|our|my|two|three|four|that|some)$/;
/** "A dishwasher, which Mama never had, goes on …". */
const WHICH_CLAUSE = /^, (?:which|who|that)\b[^,.;]{1,50},/i;
const THAT_IS = /\b(?:that['’]?s|that is|meaning) $/i;
/** "In the freezer's place": another thing is told of. */
const ITS_PLACE = /^['’]s (?:old |former )?(?:place|spot|space|corner)\b/i;
/** Before what another thing goes towards or comes from. */
/** "Like the one upstairs" compares, "we'd like a fireplace" asks. */
const REFERRED =
  /\b(?:towards?|from|than|(?<!(?:would|'d|’d|i|we|he|she|they|you|do|to|also|really|still) )like|instead of) (?:the|our|my|an?|that) (?:[a-z-]+ )?$/i;
const TAKEN_BACK = /\b(?:no wait|actually|scratch that|hmm|no,|or rather|i mean|make that|wait)\b/i;
/** Between members of a list behind a place. */
const LISTED = /^s?(?: [a-z'-]+){0,3}(?:,| and| &| plus| then|, then|\/| \+)(?: [a-z0-9'"-]+){0,5} $/i;
