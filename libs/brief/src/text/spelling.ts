import { REAL_WORDS } from './real-words.js';

/** Taking a misspelt word for the one that was meant: "kichen", "islnd", "quarts". */

/** Words under this length are too alike to be guessed at. */
const SHORTEST = 5;
const LONGEST = 20;
/** From this length on, two slips are forgiven. */
const TWO_SLIPS = 8;

/** Real words that lie one slip from a word of the vocabulary and mean something else. */
const REAL: ReadonlySet<string> = new Set(
  `leaded cased casement casements scale worth compactor compactors hubby hubby's stead footer footers backed slipper slippers addition
    squeegee slatted switched separately naturally quoted coworker coworkers scrap scraps screened afterward reused doable owned rises
    factory carpeted cleanout handy dinky optional fished stored eames quits placed reversed reset irony ruled outboards showed showerer
    convo bather movers germany brighton customer driver entirely bathrobe landline vegas charles texting posted petersons
    linden cockatiel waterfowl ficus speakeasy footrest approves supposed collects occupies banco grille roper canner strobes
    thread threads spark sparks divider dividers lawyer lawyers rents rented trickle exists exist tires
    ballroom batch batches bland bleach blend blended blends blinders blink blown bluish bound brisk brush brushes bulk
    bunch captain captains careless certain chase checkers cheery coach coffers colony cordless cough county crane curtail
    discover dispenser dispensers dispose dressed dresses extraction fifth fifty filling filming fixings fling football
    footballs format fringe gleam health heart hearts hearty honed indication industries infection injection inland
    intuition isolated isolation ladder ladders lather learn learning learned lightening lightning limiting locked locket lodge outlast pastry
    planners plaints platter platters posture postures projection projections protector protectors receiver receivers
    recline reclined retire retired retires rouse salon salons saloon sealed sealing searing setter shady shaken shares
    sharing shatter shaver shaved shedding shelter shield shielding shooters shortage skate skates sleep sleeps slower
    solver spatter spelling splatter spool sprayed spraying spotter stage staged starless starlight stealing steerage stony stood stoop swelling
    syrup title tradition tutor tutors ventilator weatherproof wicked write writes`.split(/\s+/),
);

const isReal = (word: string): boolean => REAL.has(word) || REAL_WORDS.has(word);

export class Spelling {
  private readonly byInitial = new Map<string, Set<string>>();
  private readonly answers = new Map<string, string | undefined>();

  add(words: Iterable<string>): void {
    for (const word of words) {
      if (word.length < SHORTEST - 1 || /\d/.test(word)) continue;
      const initial = word.charAt(0);
      const known = this.byInitial.get(initial) ?? new Set();
      this.byInitial.set(initial, known.add(word));
    }
    this.answers.clear();
  }

  /** Whether a word is right as it stands: it is of the vocabulary, or it means something else. */
  isRight(word: string): boolean {
    return this.knows(word) || isReal(word);
  }

  private knows(word: string): boolean {
    return this.byInitial.get(word.charAt(0))?.has(word) ?? false;
  }

  /** The one known word nearest to a word that is not known; nothing where none or several are as near. */
  guess(word: string): string | undefined {
    if (word.length < SHORTEST || word.length > LONGEST || /[^a-z]/.test(word)) return undefined;
    if (isReal(word)) return undefined;
    if (this.answers.has(word)) return this.answers.get(word);
    let best: string | undefined;
    let least = word.length >= TWO_SLIPS ? 2.5 : 1.5;
    for (const known of this.byInitial.get(word.charAt(0)) ?? []) {
      if (Math.abs(known.length - word.length) > least) continue;
      const slips = distance(word, known, Math.floor(least));
      if (slips < least) {
        least = slips;
        best = known;
      } else if (slips === least && best && !isPlural(known, best)) best = undefined;
    }
    if (this.answers.size < 5000) this.answers.set(word, best);
    return best;
  }
}

const isPlural = (a: string, b: string): boolean => a === `${b}s` || b === `${a}s`;

/** Letters left out, added, changed or swapped with their neighbour; more than `most` comes back as Infinity. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    before = last;
    last = row;
  }
  const slips = last[b.length] ?? 0;
  return slips > most ? Number.POSITIVE_INFINITY : slips;
}
