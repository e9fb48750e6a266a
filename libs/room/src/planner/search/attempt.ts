import { refuses, wants } from '@plumbline/brief';
import type { Brief, Item, Side } from '@plumbline/concept';
import type { Draft, PlannerShell } from '../floor/draft.js';
import { type Group, type PlaceOptions, placeFirst } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';

/**
 * One attempt at a room of furniture: its draft, what it left out, and what it is worth so far.
 *
 * Every such room is planned in the same way. `planOnce` opens the room (doors, windows), places its furniture and
 * scores what stands; `bestAttempt` calls it a few times and keeps the best.
 * - Candidates are groups of furniture, the best first: pure functions of the brief and the shell.
 * - Placing sets the first candidate that fits at the spot that it likes best. What comes first has the better place,
 *   so chance decides between things that want the same floor.
 * - Scoring adds the worth of what stands and takes off for what a designer would move, and for each thing left out.
 */
export class Attempt {
  /** What was asked for and has no place here: a sentence each, for a person. */
  readonly unmet: string[] = [];
  score = 0;

  constructor(
    readonly brief: Brief,
    readonly draft: Draft,
    readonly chance: Chance,
  ) {}

  /** The same attempt, which goes on with another brief: that of what is left to place. */
  goingOnWith(brief: Brief): Attempt {
    const next = new Attempt(brief, this.draft, this.chance);
    next.unmet.push(...this.unmet);
    next.score = this.score;
    return next;
  }

  get shell(): PlannerShell {
    return this.draft.shell;
  }

  /** Of the bounding box, square inches. */
  get areaIn2(): number {
    return this.shell.widthIn * this.shell.depthIn;
  }

  wants(feature: string): boolean {
    return wants(this.brief, feature);
  }

  wantsAny(features: readonly string[]): boolean {
    return features.some((feature) => this.wants(feature));
  }

  wantsAll(features: readonly string[]): boolean {
    return features.every((feature) => this.wants(feature));
  }

  refuses(feature: string): boolean {
    return refuses(this.brief, feature);
  }

  has(...kinds: readonly Item['kind'][]): boolean {
    return this.draft.items.some(({ kind }) => kinds.includes(kind));
  }

  /** Sets the first of some candidates that fits, which is worth so much; answers its items. */
  place(candidates: readonly Group[], options: PlaceOptions, worth = 0): Item[] | undefined {
    const placed = placeFirst(this.draft, candidates, options);
    if (placed) this.score += worth;
    return placed;
  }

  /** As place, for what was asked for: where no candidate fits, says that it was left out. */
  placeAsked(name: string, candidates: readonly Group[], options: PlaceOptions, worth = 0): boolean {
    const placed = this.place(candidates, options, worth) !== undefined;
    if (!placed) this.leaveOut(`${name} was left out: this room has no free place for it.`);
    return placed;
  }

  /** Says once what was left out. */
  leaveOut(sentence: string): void {
    if (!this.unmet.includes(sentence)) this.unmet.push(sentence);
  }

  /** Its plan; chance decides between equals. */
  plan(layout: string, exterior: readonly Side[]): Plan {
    const { draft, unmet, score, chance } = this;
    return { draft, exterior, layout, unmet, score: score + chance.next() };
  }
}
