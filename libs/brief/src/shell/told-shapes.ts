import type { RoomSize, Side } from '@plumbline/concept';
import type { RoomShape, SaidShape, SaidWall } from './room-shapes.js';

export type PartOfShell = 'outline' | 'ceiling' | 'walls' | 'fixed';

export type ShapeOf<K extends RoomShape['is']> = Extract<RoomShape, { is: K }>;

/** A shape with the words that tell it. */
export interface ToldShape<K extends RoomShape['is']> {
  readonly words: string;
  readonly shape: ShapeOf<K>;
}

/** The shapes told of a room while its shell is made: what each was taken to mean, and what the words left open. */
export class ToldShapes {
  readonly meanings: { readonly said: string; readonly meaning: string; readonly of: PartOfShell }[] = [];
  readonly assumed: string[] = [];
  /** What does not fit the room. */
  readonly unfit: string[] = [];

  constructor(
    /** The size that was told, without bump-outs. Inches. */
    readonly size: RoomSize,
    private readonly said: readonly SaidShape[],
  ) {}

  all<K extends RoomShape['is']>(is: K): ToldShape<K>[] {
    return this.said.flatMap(({ said: words, shape }) =>
      shape.is === is ? [{ words, shape: shape as ShapeOf<K> }] : [],
    );
  }

  first<K extends RoomShape['is']>(is: K): ToldShape<K> | undefined {
    return this.all(is)[0];
  }

  means(words: string, of: PartOfShell, meaning: string): void {
    this.meanings.push({ said: words, meaning, of });
  }

  /** The side that a wall is at; where none was told the usual one, which is said. */
  sideOf(at: SaidWall | undefined, usual: Side, what: string): Side {
    if (!at) this.assumed.push(`Where the ${what} is was not told: the ${usual} wall was taken.`);
    const isWide = this.size.widthIn >= this.size.depthIn;
    if (at === 'long') return isWide ? 'north' : 'west';
    if (at === 'short') return isWide ? 'west' : 'north';
    return at ?? usual;
  }

  /** Length of the told room's wall at a side. Inches. */
  wallIn(side: Side): number {
    return side === 'north' || side === 'south' ? this.size.widthIn : this.size.depthIn;
  }
}
