import { leftOf, opposite, runsEast, SIDES, type Side } from '@plumbline/concept';
import type { RequestReading } from '../reading/request-reading.js';
import { allMatches } from '../text/all-matches.js';

/**
 * At which walls a kitchen has its cabinets and at which it has none: "everything on two walls, back and right", "nothing on the
 * left wall", "no uppers on the window wall". Read sentence by sentence; every repetition is bounded.
 */

const WORD = '(?:north|south|east|west|left|right|back|rear|far|front|window|sink|range|stove|fridge)';
const NOUN = '(?:[- ]hand)?(?: (?:wall|side|leg|run)s?)?';
const ONE = `(?:the |both |my |our )?${WORD}${NOUN}`;
/** "The back wall and the right", "left, back and right", "along the back and down the left side". */
const LIST = `(${ONE}(?:(?:,? (?:and|&|plus|\\+)|,)(?: (?:down|along|on|up|then|also)){0,2} ${ONE}){0,3})(?![a-z])(?! (?:of|door|window|corner|end)\\b)`;
const CABINETS = '(?:cabinets|cabinetry|counters|countertops|the kitchen|runs)';
const ALL =
  '(?:everything|it all|all of it|all (?:of )?(?:(?:the|my|our) )?(?:cabinets|cabinetry|counters|kitchen))';
const ON = '(?:on|along|against|down|at|to|over)';
const UPPERS = '(?:uppers?(?: cabinets?| cupboards?)?|wall cabinets?|wall cupboards?)';

/** All cabinets stand at these walls. */
const ONLY: readonly RegExp[] = [
  new RegExp(
    `\\b(?:on|along) (?:just |only )?(?:two|three|2|3|one) (?:walls|sides|wall|side)[,:(]? ?(?:only,? )?(?:along |on )?${LIST}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:${ALL}|${CABINETS})(?: (?:go|goes|are|is|run|stay|to|be|should|all|just)){0,3} ${ON} ${LIST} only\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:${ALL}|${CABINETS})(?: (?:go|goes|are|is|run|stay|to|be|should)){0,3} (?:only|just) ${ON} ${LIST}`,
    'gi',
  ),
  new RegExp(`\\b${ALL}(?: (?:go|goes|is|are|run|runs|stay|stays|to|be|should)){0,3} ${ON} ${LIST}`, 'gi'),
  new RegExp(`\\b(?:one|single) wall of cabinets,? ${ON} ${LIST}`, 'gi'),
];
/** Cabinets at two walls or more, none of them told for something else. */
const SOME = new RegExp(
  `\\b(?:cabinets|cabinetry|counters|countertops)(?: (?:go|run|running|all|to|be|should)){0,2} ${ON} ${LIST}`,
  'gi',
);
/** "An L along the back and left walls". */
const SHAPED = new RegExp(
  `\\b(l|u|galley)(?:[- ]shaped?)?(?: (?:kitchen|layout|with|cabinets|that|runs|running|is|using|made|of)){0,3}[,:]? (?:(?:${ON}|from|of|using) )?${LIST}`,
  'gi',
);
/** "A U open to the front". */
const OPEN_U =
  /\bu(?:[- ]shaped?)?(?: (?:kitchen|layout|that|is|it|which|that's)){0,3},? open (?:to|toward|towards|at|on) (?:the )?(front|back|left|right|door|entry|doorway|north|south|east|west)\b/gi;

const NOTHING = `(?:nothing(?: at all)?|no (?:cabinets?|cabinetry|counters?|cupboards)(?: or (?:counters?|cabinets?|appliances))?)`;
const BARE: readonly RegExp[] = [
  new RegExp(`\\b${NOTHING} ${ON} ${LIST}`, 'gi'),
  new RegExp(
    `\\b(?:keep|leave|leaving|keeping|want) ${LIST} (?:open|bare|empty|clear|free|alone)(?! (?:to|into)\\b)`,
    'gi',
  ),
  new RegExp(
    `\\b${LIST} (?:stays?|remains?|is to stay|should stay|should be|to be|must stay|is left|left|has to stay) (?:open|bare|empty|clear|free)(?! (?:to|into)\\b)`,
    'gi',
  ),
];
const NO_UPPERS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:no|without|skip the|lose the|not any) ${UPPERS}(?: (?:anywhere|at all))? ${ON} ${LIST}`,
    'gi',
  ),
];
/** "Only open shelves on the right wall, no uppers there". */
const NO_UPPERS_THERE = new RegExp(`\\bno ${UPPERS} there\\b`, 'i');
const THERE = new RegExp(`\\b${ON} ${LIST}`, 'gi');
const UPPERS_ONLY: readonly RegExp[] = [
  new RegExp(`\\b${UPPERS} (?:only|just) ${ON} ${LIST}`, 'gi'),
  new RegExp(`\\b${UPPERS} ${ON} ${LIST} only\\b`, 'gi'),
];
const OF_UPPERS = /\b(?:upper|wall cabinet|above the counter|open shel|over the counter)/i;

const WORDS = new RegExp(`\\b${WORD}`, 'g');
const OF_CABINETS = new RegExp(
  `\\b(?:${ALL}|${CABINETS}|one wall|single wall|[ul]|galley|[ul][- ]shaped?)\\b`,
  'i',
);

const wordsOf = (list: string): readonly string[] =>
  allMatches(list.toLowerCase(), WORDS).map(([word]) => word);

export function readRunsAtWalls(field: string, text: string, entry: Side, reading: RequestReading): void {
  if (reading.category !== 'kitchen') return;
  const sidesOf = (list: string): readonly Side[] => [
    ...new Set(wordsOf(list).flatMap((word) => sideOf(word, entry, reading) ?? [])),
  ];
  for (const sentence of text.match(/[^.;!?\n]{1,400}/g) ?? []) {
    const told = new ToldWalls(field, reading);
    for (const pattern of [...UPPERS_ONLY])
      for (const [said, list = ''] of allMatches(sentence, pattern)) {
        const at = sidesOf(list);
        if (at.length > 0)
          told.noUppers(
            SIDES.filter((side) => !at.includes(side)),
            said,
          );
      }
    const there = NO_UPPERS_THERE.exec(sentence);
    if (there) {
      const last = allMatches(sentence.slice(0, there.index), THERE).at(-1);
      if (last) told.noUppers(sidesOf(last[1] ?? ''), there[0]);
    }
    for (const pattern of NO_UPPERS)
      for (const [said, list = ''] of allMatches(sentence, pattern)) told.noUppers(sidesOf(list), said);
    for (const pattern of BARE)
      for (const [said, list = ''] of allMatches(sentence, pattern)) {
        const isOfUppers = OF_UPPERS.test(sentence) || wordsOf(list).includes('window');
        if (isOfUppers) told.noUppers(sidesOf(list), said);
        else told.bare(sidesOf(list), said);
      }
    if (OF_UPPERS.test(sentence)) continue;
    if (!OF_CABINETS.test(sentence)) continue;
    for (const pattern of ONLY)
      for (const [said, list = ''] of allMatches(sentence, pattern)) told.only(sidesOf(list), said);
    for (const [said, list = ''] of allMatches(sentence, SOME))
      if (sidesOf(list).length > 1) told.only(sidesOf(list), said);
    for (const [said, shape = '', list = ''] of allMatches(sentence, SHAPED))
      if (sidesOf(list).length === (shape.toLowerCase() === 'u' ? 3 : 2)) told.only(sidesOf(list), said);
    for (const [said, to = ''] of allMatches(sentence, OPEN_U)) {
      const open = /^(?:door|entry|doorway)$/i.test(to) ? entry : sideOf(to.toLowerCase(), entry, reading);
      if (open)
        told.only(
          SIDES.filter((side) => side !== open),
          said,
        );
    }
  }
}

function sideOf(word: string, entry: Side, { openingsAt, thingsAt }: RequestReading): Side | undefined {
  const ahead = opposite(entry);
  const known = SIDES.find((side) => side === word);
  if (known) return known;
  if (/^(?:back|rear|far)$/.test(word)) return ahead;
  if (word === 'front') return entry;
  if (word === 'left') return leftOf(ahead);
  if (word === 'right') return opposite(leftOf(ahead));
  const at =
    word === 'window'
      ? openingsAt.find(({ opening, at }) => opening === 'window' && SIDES.some((side) => side === at))?.at
      : thingsAt.find(({ thing, at }) => thing === AS[word] && SIDES.some((side) => side === at))?.at;
  return SIDES.find((side) => side === at);
}
const AS: Readonly<Record<string, string>> = {
  sink: 'sink',
  range: 'range',
  stove: 'range',
  fridge: 'refrigerator',
};

/** The layout that the walls told for cabinets make, over what single words say of it. */
export function layoutOfRuns(reading: RequestReading): void {
  const { only } = reading.runsAt;
  if (only.length === 0) return;
  const shape = shapeOf(only);
  const isOther = (id: string): boolean => id !== shape && SHAPES.some((one) => one === id);
  reading.takeBack((claim) => claim.is === 'layout' && isOther(claim.id));
  const left = reading.layouts.filter((id) => !isOther(id));
  reading.layouts.splice(0, reading.layouts.length, ...new Set([shape, ...left]));
}

/** What walls are told of in a sentence; the first reading of one wall holds. */
class ToldWalls {
  constructor(
    private readonly field: string,
    private readonly reading: RequestReading,
  ) {}

  only(sides: readonly Side[], said: string): void {
    const { runsAt } = this.reading;
    if (sides.length === 0 || sides.length > 3 || runsAt.only.length > 0) return;
    runsAt.only.push(...sides);
    this.tell(said, `Cabinets at the ${listed(sides)} ${wall(sides)} alone`, { is: 'runs', only: sides });
  }

  bare(sides: readonly Side[], said: string): void {
    const { runsAt } = this.reading;
    const more = sides.filter((side) => !runsAt.bare.includes(side));
    if (more.length === 0 || sides.length > 3) return;
    runsAt.bare.push(...more);
    this.tell(said, `No cabinets at the ${listed(sides)} ${wall(sides)}`, { is: 'runs', bare: sides });
  }

  noUppers(sides: readonly Side[], said: string): void {
    const { refusedAt } = this.reading;
    for (const side of sides) {
      const place = `${side} wall`;
      if (refusedAt.some((one) => one.feature === 'wall-cabinets' && one.place === place)) continue;
      refusedAt.push({ feature: 'wall-cabinets', place });
      this.tell(said, `No wall cabinets at the ${place}`, { is: 'without', feature: 'wall-cabinets', place });
    }
  }

  private tell(said: string, meaning: string, claim: Parameters<RequestReading['tell']>[3]): void {
    const { reading, field } = this;
    const span = reading.placeOf(field, said);
    if (span) {
      reading.placing.set(field, [...(reading.placing.get(field) ?? []), span]);
      reading.refusing.push({ field, there: span });
    }
    reading.takeBack(
      (other) =>
        other.is === 'place' &&
        other.told.thing === 'cabinets' &&
        reading.thingsAt.splice(reading.thingsAt.indexOf(other.told), 1).length > 0,
    );
    reading.tell(field, said, meaning, claim, span);
  }
}

const SHAPES = ['one-wall', 'galley', 'l-shape', 'u-shape'] as const;

/** The layout that so many walls make. */
function shapeOf(sides: readonly Side[]): (typeof SHAPES)[number] {
  const [first, second] = sides as [Side, Side?];
  if (sides.length === 3) return 'u-shape';
  if (second === undefined) return 'one-wall';
  return runsEast(first) === runsEast(second) ? 'galley' : 'l-shape';
}

const wall = ({ length }: readonly Side[]): string => (length > 1 ? 'walls' : 'wall');
const listed = (sides: readonly Side[]): string =>
  sides.length > 1 ? `${sides.slice(0, -1).join(', ')} and ${sides.at(-1)}` : (sides[0] ?? '');
