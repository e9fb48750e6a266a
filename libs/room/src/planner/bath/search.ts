import { sizeOf } from '@plumbline/brief';
import { type Draft } from '../floor/draft.js';
import type { Chance } from '../floor/random.js';
import { SMALL } from './entries.js';
import type { PlacedOption } from './option.js';
import type { BathNeeds, Role } from './program.js';
import { mostOfPair, pairWorth } from './worth.js';

/** A choice of one place for every thing. */
export interface PlacedChoice {
  readonly doors: readonly PlacedOption[];
  readonly places: readonly PlacedOption[];
  readonly worth: number;
  /** Things that found no place. */
  readonly without: readonly Role[];
  /** Equal for choices that are alike in the door and the largest thing. */
  readonly kind: string | undefined;
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
  /** A bath in which what was asked for fits at few places only. */
  squeezed: { ofKind: 24, all: 4000 },
  /** The same with few basins: any place of the toilet may be the one that leaves them theirs. */
  leastBasin: { ofKind: 60, all: 20_000 },
  /** A larger bath with such a vanity. */
  toldLarger: { ofKind: 16, all: 500 },
} as const;
/** What chance adds to a place: less than anything a designer would see. */
const NOISE = 1.5;

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
  const kept = needs.squeezed
    ? KEPT[needs.leastBasin ? 'leastBasin' : 'squeezed']
    : sizeOf(needs.brief, 'vanity') === undefined
      ? KEPT[needs.sqFt >= SMALL ? 'usual' : 'small']
      : KEPT[needs.sqFt >= SMALL ? 'toldLarger' : 'told'];
  let choices: PlacedChoice[] = [{ doors: [], places: [], worth: 0, without: [], kind: undefined }];
  for (const step of steps) {
    const best = new Best(kept.ofKind);
    const noise = step.places.map(() => chance.next() * NOISE);
    const pairs = new Pairs(draft, needs, step);
    for (const choice of choices) {
      if (choice.places.some((p) => p.option?.also?.includes(step.role as Role))) {
        best.offer(choice, undefined, choice.worth);
        continue;
      }
      const rows = [...choice.doors, ...choice.places].map((place) => pairs.row(place));
      const most = rows.reduce((sum, row) => sum + row.most, 0);
      const kind = kindSoFar(choice);
      let least = kind === undefined ? Number.NEGATIVE_INFINITY : best.least(kind);
      for (let i = 0; i < step.places.length; i++) {
        const place = step.places[i] as PlacedOption;
        let worth = choice.worth + place.worth + (noise[i] as number);
        const kindWith = kind ?? kindOf(choice, place);
        if (kind === undefined) least = best.least(kindWith);
        // Not worth looking at: with all that its pairs can still be worth it would not be kept.
        let hope = most;
        for (const row of rows) {
          if (worth + hope <= least) break;
          worth += pairs.worth(row, i);
          hope -= row.most;
        }
        if (worth + hope <= least || worth === Number.NEGATIVE_INFINITY) continue;
        best.offer(choice, place, worth, kindWith);
        least = best.least(kindWith);
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
  /** What it is worth at most together with any place of the step. */
  readonly most: number;
  readonly known: Float32Array;
}

/** What places of a step are worth together with others, worked out once; minus infinity where they cannot both be. */
class Pairs {
  private readonly rows = new Map<PlacedOption, Row>();

  constructor(
    private readonly draft: Draft,
    private readonly needs: BathNeeds,
    private readonly step: Step,
  ) {}

  row(place: PlacedOption): Row {
    let row = this.rows.get(place);
    if (!row) {
      const most = mostOfPair(this.needs, place.role, this.step.role);
      row = { place, most, known: new Float32Array(this.step.places.length).fill(Number.NaN) };
      this.rows.set(place, row);
    }
    return row;
  }

  /** With the place of the step that has this number. */
  worth({ place, known }: Row, number: number): number {
    const before = known[number] as number;
    if (!Number.isNaN(before)) return before;
    const other = this.step.places[number] as PlacedOption;
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

const withoutKind = ({ kind }: PlacedChoice, role: Role): string | undefined =>
  kind && `${kind} without ${role}`;

/** The kind of a choice whatever is added to it; undefined where that tells it. */
function kindSoFar({ doors: [door], places: [first], kind }: PlacedChoice): string | undefined {
  if (kind) return kind;
  return door && first && `${door.kind} ${first.kind}`;
}

function kindOf(choice: PlacedChoice, added?: PlacedOption): string {
  const [door] = choice.doors;
  return kindSoFar(choice) ?? (door ? `${door.kind} ${added?.kind}` : `${added?.kind}`);
}

/** The offers that are worth most, of each kind so many: the door's wall and swing, and where the largest thing is. */
class Best {
  private readonly byKind = new Map<string, Offer[]>();

  constructor(private readonly ofKind: number) {}

  /** What must be worth more than this to be kept. */
  least(kind: string): number {
    return this.byKind.get(kind)?.[this.ofKind - 1]?.worth ?? Number.NEGATIVE_INFINITY;
  }

  offer(
    choice: PlacedChoice,
    added: Offer['added'],
    worth: number,
    kind = kindOf(choice) + (typeof added === 'string' ? added : ''),
  ): void {
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
        const { doors, places, without, kind } = choice;
        if (typeof added === 'string')
          return { doors, places, worth, without: [...without, added], kind: withoutKind(choice, added) };
        return added.role === 'door'
          ? { doors: [...doors, added], places, worth, without, kind }
          : { doors, places: [...places, added], worth, without, kind: kindOf(choice, added) };
      });
  }
}
