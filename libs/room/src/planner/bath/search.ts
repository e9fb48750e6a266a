import { sizeOf } from '@plumbline/brief';
import { type Draft } from '../floor/draft.js';
import type { Chance } from '../floor/random.js';
import { SMALL } from './entries.js';
import type { PlacedOption } from './option.js';
import type { BathNeeds, Role } from './program.js';
import { pairWorth } from './worth.js';

/** A choice of one place for every thing. */
export interface PlacedChoice {
  readonly doors: readonly PlacedOption[];
  readonly places: readonly PlacedOption[];
  readonly worth: number;
  /** Things that found no place. */
  readonly without: readonly Role[];
  /** Equal for choices that are alike in the door and the largest thing. */
  readonly kind?: string;
}

export interface Step {
  readonly role: Role | 'door';
  readonly places: readonly PlacedOption[];
  /** What it costs to do without; left out where a plan must have it. */
  readonly optional?: number;
}

/** Choices that are followed up: of each kind, and in all; in a small bath most of them end nowhere. */
const KEPT = {
  usual: { ofKind: 4, all: 150 },
  small: { ofKind: 4, all: 360 },
  /** A small bath with a vanity of a size that was told: few of many places for all else leave it that. */
  told: { ofKind: 40, all: 4000 },
  /** A larger bath with such a vanity. */
  toldLarger: { ofKind: 16, all: 500 },
} as const;
/** What chance adds to a place: less than anything a designer would see. */
const NOISE = 1.5;
/** The most that two places are worth together. */
const MOST_OF_PAIR = 14;

/**
 * Sets thing after thing and keeps the choices that are worth most so far, some for every door and place of
 * the largest thing: what stands first is not where it would stand best alone, but where what follows has its place too.
 */
export function searchPlaces(
  draft: Draft,
  needs: BathNeeds,
  steps: readonly Step[],
  chance: Chance,
): PlacedChoice[] {
  const pairs = new Pairs(draft, needs, steps);
  const kept =
    sizeOf(needs.brief, 'vanity') === undefined
      ? KEPT[needs.sqFt >= SMALL ? 'usual' : 'small']
      : KEPT[needs.sqFt >= SMALL ? 'toldLarger' : 'told'];
  let choices: PlacedChoice[] = [{ doors: [], places: [], worth: 0, without: [] }];
  for (const step of steps) {
    const best = new Best(kept.ofKind);
    const noise = step.places.map(() => chance.next() * NOISE);
    const numbers = pairs.numbers(step);
    for (const choice of choices) {
      if (choice.places.some((p) => p.option?.also?.includes(step.role as Role))) {
        best.offer(choice, undefined, choice.worth);
        continue;
      }
      const rows = [...choice.doors, ...choice.places].map((place) => pairs.row(place));
      for (let i = 0; i < step.places.length; i++) {
        const place = step.places[i] as PlacedOption;
        let worth = choice.worth + place.worth + (noise[i] as number);
        // Not worth looking at: with all that two places can be worth together it would not be kept.
        if (worth + rows.length * MOST_OF_PAIR <= best.least(choice, place)) continue;
        for (const row of rows) {
          worth += pairs.worth(row, place, numbers[i] as number);
          if (worth === Number.NEGATIVE_INFINITY) break;
        }
        if (worth > Number.NEGATIVE_INFINITY) best.offer(choice, place, worth);
      }
      // What does without a thing is of another kind: it must not be lost beside what has it and ends nowhere.
      if (step.optional !== undefined) best.offer(choice, step.role as Role, choice.worth - step.optional);
    }
    choices = best.choices(kept.all);
    if (choices.length === 0) return [];
  }
  return choices;
}

interface Row {
  readonly place: PlacedOption;
  readonly known: Float32Array;
}

/** What two places are worth together, worked out once; minus infinity where they cannot both be. */
class Pairs {
  private readonly number = new Map<PlacedOption, number>();
  private readonly rows = new Map<PlacedOption, Row>();

  constructor(
    private readonly draft: Draft,
    private readonly needs: BathNeeds,
    steps: readonly Step[],
  ) {
    for (const step of steps)
      for (const place of step.places) if (!this.number.has(place)) this.number.set(place, this.number.size);
  }

  numbers(step: Step): readonly number[] {
    return step.places.map((place) => this.number.get(place) as number);
  }

  row(place: PlacedOption): Row {
    let row = this.rows.get(place);
    if (!row) {
      row = { place, known: new Float32Array(this.number.size).fill(Number.NaN) };
      this.rows.set(place, row);
    }
    return row;
  }

  worth({ place, known }: Row, other: PlacedOption, number: number): number {
    const before = known[number] as number;
    if (!Number.isNaN(before)) return before;
    const worth = pairWorth(this.draft, this.needs, place, other) ?? Number.NEGATIVE_INFINITY;
    known[number] = worth;
    return worth;
  }
}

/** A choice with one place more, or without a thing. */
interface Offer {
  readonly choice: PlacedChoice;
  readonly added: PlacedOption | Role | undefined;
  readonly worth: number;
}

const withoutKind = ({ kind }: PlacedChoice, role: Role): { kind?: string } =>
  kind === undefined ? {} : { kind: `${kind} without ${role}` };

function kindOf({ doors: [door], places: [first], kind }: PlacedChoice, added?: PlacedOption): string {
  if (kind) return kind;
  if (door && first) return `${door.kind} ${first.kind}`;
  return door ? `${door.kind} ${added?.kind}` : `${added?.kind}`;
}

/** The offers that are worth most, of each kind so many: the door's wall and swing, and where the largest thing is. */
class Best {
  private readonly byKind = new Map<string, Offer[]>();

  constructor(private readonly ofKind: number) {}

  /** What a place must be worth more than to be kept. */
  least(choice: PlacedChoice, place: PlacedOption): number {
    return this.byKind.get(kindOf(choice, place))?.[this.ofKind - 1]?.worth ?? Number.NEGATIVE_INFINITY;
  }

  offer(choice: PlacedChoice, added: Offer['added'], worth: number): void {
    const kind =
      kindOf(choice, typeof added === 'object' ? added : undefined) +
      (typeof added === 'string' ? added : '');
    let list = this.byKind.get(kind);
    if (!list) {
      list = [];
      this.byKind.set(kind, list);
    }
    const last = list[this.ofKind - 1];
    if (last && worth <= last.worth) return;
    let at = list.length;
    while (at > 0 && (list[at - 1] as Offer).worth < worth) at--;
    list.splice(at, 0, { choice, added, worth });
    if (list.length > this.ofKind) list.pop();
  }

  choices(most: number): PlacedChoice[] {
    return [...this.byKind.values()]
      .flat()
      .sort((a, b) => b.worth - a.worth)
      .slice(0, most)
      .map(({ choice, added, worth }) => {
        if (added === undefined) return choice;
        if (typeof added === 'string')
          return { ...choice, worth, without: [...choice.without, added], ...withoutKind(choice, added) };
        return added.role === 'door'
          ? { ...choice, doors: [...choice.doors, added], worth }
          : { ...choice, places: [...choice.places, added], worth, kind: kindOf(choice, added) };
      });
  }
}
