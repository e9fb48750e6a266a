import { type PrintKind, type Room, STYLES } from '@plumbline/concept';
import { textHash } from './text-hash.js';

/** By how much a print's number grows from seed to seed: its remainder is its kind. */
export const PRINT_KINDS = 32;

/** Kinds of print, as the kernel's `art` numbers them. */
export const Print: Readonly<Record<PrintKind, number>> = {
  hills: 0,
  arcs: 1,
  fields: 2,
  sprig: 3,
  coast: 4,
  sun: 5,
  water: 6,
  drawnHills: 7,
  dunes: 8,
  balloon: 9,
  moonAndStars: 10,
  inkCircle: 11,
  herbarium: 12,
  washedHills: 13,
  arcade: 14,
  vessels: 15,
  eucalyptus: 16,
  greatLeaf: 17,
  moonOverWater: 18,
  paintedHorizon: 19,
  reeds: 20,
  bands: 21,
  animal: 22,
};

const FOR_CHILDREN: readonly PrintKind[] = ['animal', 'moonAndStars', 'balloon', 'arcs', 'sun'];

/** Sold in series: several of one kind hang side by side. */
const SERIES: ReadonlySet<PrintKind> = new Set([
  'sprig',
  'eucalyptus',
  'greatLeaf',
  'dunes',
  'coast',
  'hills',
  'vessels',
  'animal',
]);

/**
 * The prints of a room, handed out one after another: no kind comes twice before all of the style's have come, but side by
 * side in a series. A print's number tells its kind by its remainder by {@link PRINT_KINDS} and its seed by the rest.
 */
export class Prints {
  private readonly order: readonly PrintKind[];
  private taken = 0;
  private made = 0;
  private readonly given = new Set<number>();

  constructor(
    room: Pick<Room, 'category' | 'items' | 'style'>,
    private readonly seed: number,
    forChildren = false,
  ) {
    const name = `${seed} ${room.style} ${room.category} ${room.items.length}`;
    this.order = (forChildren ? FOR_CHILDREN : STYLES[room.style].form.prints)
      .map((kind) => ({ kind, at: textHash(`${kind} ${name}`) }))
      .sort((a, b) => a.at - b.at)
      .map(({ kind }) => kind);
  }

  /** The next print. */
  one(): number {
    return this.numbered(this.nextKind());
  }

  /** Prints for so many frames side by side: a series of one kind, or each of its own. */
  row(count: number): readonly number[] {
    const first = this.nextKind();
    const kinds = [first];
    while (kinds.length < count) kinds.push(SERIES.has(first) ? first : this.nextKind());
    return kinds.map((kind) => this.numbered(kind));
  }

  private nextKind(): PrintKind {
    const kind = this.order[this.taken % this.order.length]!;
    this.taken++;
    return kind;
  }

  private numbered(kind: PrintKind): number {
    let own = textHash(`${this.seed} ${kind} ${this.made}`) & 255;
    this.made++;
    // In a room with many prints two of a kind would else be the same now and then.
    while (this.given.has(own * PRINT_KINDS + Print[kind])) own = (own + 1) & 255;
    this.given.add(own * PRINT_KINDS + Print[kind]);
    return own * PRINT_KINDS + Print[kind];
  }
}
