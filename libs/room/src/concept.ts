import {
  type ConceptRequest,
  type FitCondition,
  inOwnersWords,
  isNoSize,
  isOfSize,
  namesOfKept,
  partsNamed,
  type UnderstoodClaim,
} from '@plumbline/brief';
import {
  type Answer,
  type Brief,
  type Concept,
  derivedOf,
  type Estimate,
  EXISTING,
  type ExistingKind,
  type Finding,
  type LedgerEntry,
  type Room,
  type Shell,
  type SurveyedRoom,
  type WorkPart,
} from '@plumbline/concept';
import { describeRoom } from './describe.js';
import { estimateOf, likelyLines } from './estimate/estimate.js';
import type { Price } from './estimate/prices.js';
import { quantitiesOf } from './estimate/quantities.js';
import { withinBudget } from './estimate/within-budget.js';
import { isColored, surfacesLeftOpen, withSwatches } from './finishes.js';
import { ledgerOf } from './ledger/ledger.js';
import { leftToContractor } from './ledger/left-to-contractor.js';
import { leftOutByPrice, withPriceTold } from './ledger/told-by-price.js';
import { outdoorsOf } from './outdoors.js';
import { anotherRoom, roomInHouse } from './planner/another-room.js';
import { withServices, withServicesAnew } from './planner/electrical/services.js';
import { decided } from './planner/on-condition.js';
import { withRadiator } from './planner/openings/radiators.js';
import { roomAsTold } from './planner/room-as-told.js';
import { surveyedRoom } from './planner/surveyed/surveyed-room.js';
import { EXTENT, otherAnswers, questionsOf, settle, WHOLE, withExtentAsked } from './questions/settle.js';
import { readOnce } from './read-once.js';
import { checkRoom } from './rules/check-room.js';
import { decidedByPrice, withoutDearer } from './shown/decided-by-price.js';
import { holdAgainstRoom, unheldNames } from './shown/hold-against-room.js';
import { undrawnFeatures } from './shown/undrawn-features.js';
import { withWhatStays } from './shown/what-stays.js';
import { measuredSentences } from './survey/measured-words.js';
import { placesNotShown, surveyedBrief } from './survey/surveyed-brief.js';

export interface ConceptOptions {
  /** Any integer: the same request and seed make the same room. */
  readonly seed: number;
  /** ISO date that the drawing and the scope bear. */
  readonly date: string;
  /** Unit prices in place of the bundled table. */
  readonly prices?: readonly Price[];
  /** The picture starts from a photo of the room, whose colors are taken where none was named. */
  readonly photo?: boolean;
  /** The shell as it was measured: it wins over what the words say of size and shape. */
  readonly shell?: Shell;
  /** The room as a survey has it: planned inside its shell, with its doors and windows, around what stays. */
  readonly surveyed?: SurveyedRoom;
  /** Rooms planned before for the same wish, the first idea first: this is to be another one. */
  readonly otherThan?: readonly Room[];
  /** The room of the same wish before something was decided otherwise: its doors and windows stay, as with `otherThan`. */
  readonly sibling?: Room;
  /** The room of the same wish before it was measured anew (`surveyed`): its layout is kept where it fits. */
  readonly as?: Room;
  /** A room that was planned for this very request, to be shown in other finishes: all but these stays as it is. */
  readonly sameRoom?: Room;
}

/** Whether a thing that is there stands on water and drain. */
const isPiped = (kind: ExistingKind): boolean => 'piped' in EXISTING[kind];

const SEVERITY_ORDER = ['code', 'nkba', 'hint'] as const;

/**
 * Makes a concept from a request. Deterministic. Throws NoRoomFits, with one sentence and the smallest size that
 * would do, where no room of the category fits the size wished for.
 */
export function planConcept(asIs: ConceptRequest, options: ConceptOptions): Concept {
  const first = planned(asIs, options);
  // Of "an island or a peninsula" the one that this room has the place for.
  if (first.others.length === 0 || lacksOf(first) === 0) return first.concept;
  const other = planned(asIs, options, first.others);
  return lacksOf(other) < lacksOf(first) ? other.concept : first.concept;
}

/** A concept, with the other answers to what the words left open. */
interface Planned {
  readonly concept: Concept;
  readonly others: readonly Answer[];
}

/** How much of what was asked for a concept lacks. */
const lacksOf = ({ concept: { brief } }: Planned): number => brief.unmet.length;

function planned(asIs: ConceptRequest, options: ConceptOptions, instead: readonly Answer[] = []): Planned {
  const { request, read } = readOnce(asIs);
  const { surveyed } = options;
  // Who marked what is there said of each sink and toilet whether it stays.
  const pipes = surveyed?.survey.existing.some(({ kind }) => isPiped(kind)) ? ['plumbing'] : [];
  const settled = settle(read, request, pipes, instead);
  const named = partsNamed(settled.reading.statements);
  const asRead = briefIn(settled.brief, options);
  const planOf = (brief: Brief) => pricedPlan(brief, named, options);
  const byPrice = decidedByPrice(asRead, settled.reading.priceConditions, planOf);
  const { said, reading } = withoutDearer(settled, byPrice);
  const { asking, ...found } = planOnConditions(byPrice.brief, reading.conditions, options);
  const { room: furnished, layout, unmet, given } = found;
  const served = inItsHouse(furnished, asking);
  const wholeJob = request.answers?.some((a) => a.question === EXTENT && a.answer === WHOLE) ?? false;
  const fitted = wholeJob ? undefined : withinBudget(asking, served, named, options.prices, surveyed);
  const brief = fitted?.brief ?? asking;
  const asked = fitted || wholeJob ? withExtentAsked(settled.asked, brief, wholeJob) : settled.asked;
  const planned = fitted ? withServicesAnew(fitted.room, fitted.brief) : served;
  const room: Room = {
    ...(options.sameRoom ?? { ...planned, outdoors: outdoorsOf(options.date, brief.state) }),
    finishes: withSwatches(planned.finishes, request.finishes),
  };
  const findings = findingsOf(room, brief);
  const quantities = quantitiesOf(room, brief, surveyed);
  const size = surveyed !== undefined || !reading.assumed.some(isNoSize);
  const estimate = estimateOf(room, brief, quantities, options.prices, {
    size,
    ...(fitted ? { givenUp: fitted.givenUp } : {}),
  });
  const evidence = { room, layout, quantities, findings, estimate, removed: exchangedIn(brief) };
  const { priced, noted } = undrawnFeatures(said, evidence, unmet);
  const { held, unheld } = holdAgainstRoom(reading.understood, evidence);
  const missing = unheldNames(unheld, evidence, unmet);
  const sentences = [
    ...budgetUnmet(unheld, estimate),
    ...(surveyed ? placesNotShown(brief, surveyed) : []),
    ...unmet,
    ...leftOutByPrice(byPrice.told),
  ];
  const photographed = options.photo ? photographedIn(brief, room, request) : new Set<string>();
  const entries = ledgerOf(reading.typed, brief, reading, {
    e: evidence,
    unmet: sentences,
    surveyed: surveyed !== undefined,
    ...(brief.sizes ? { sizes: brief.sizes } : {}),
  });
  const ledger = entries.map((entry) => inWordsOfOwner(withPriceTold(entry, byPrice.told), brief));
  const questions = questionsOf(asked, ledger);
  const concept: Concept = {
    ...describeRoom(room, layout, findings, photographed, (surface) =>
      isColored(brief, surface, request.finishes),
    ),
    brief: {
      understood: held,
      unread: reading.unread,
      assumed: [
        ...(surveyed ? measuredSentences(surveyed) : []),
        ...(fitted ? [fitted.text] : []),
        ...reading.assumed.filter((sentence) => !surveyed || !isOfSize(sentence)),
        ...given,
        ...(surveyed ? [] : placesUntold(brief)),
        ...photoColorsTaken([...photographed]),
        ...listed('Priced, not drawn', priced),
      ],
      unmet: [
        ...sentences,
        ...listed('Not so in this plan', missing),
        ...listed('Noted for the contractor, neither drawn nor priced', [...noted, ...reading.left]),
        ...leftToContractor(ledger),
      ].map((sentence) => inOwnersWords(sentence, brief)),
      ...(brief.extent ? { extent: brief.extent } : {}),
      ...(brief.tier ? { tier: brief.tier } : {}),
      ledger,
      ...(questions.length > 0 ? { questions } : {}),
    },
    wishes: brief,
    room,
    ...(surveyed ? { survey: surveyed.survey } : {}),
    findings,
    quantities,
    estimate,
    seed: options.seed,
    date: options.date,
  };
  return { concept, others: otherAnswers(settled.asked) };
}

/** An entry whose note says "you" of whoever reads it. */
const inWordsOfOwner = ({ note, ...told }: LedgerEntry, brief: Brief): LedgerEntry =>
  note ? { ...told, note: inOwnersWords(note, brief) } : told;

/** A furnished room with what its house brings, power and air among it, and with what stays marked as there. */
const inItsHouse = (furnished: Room, brief: Brief): Room =>
  withWhatStays(withServices(withRadiator(furnished, brief), brief), brief);

/** The room for a brief, as its budget takes it down, and what it likely comes to: US dollars, as the estimate tells them. */
function pricedPlan(brief: Brief, named: readonly WorkPart[], options: ConceptOptions) {
  const { prices, surveyed } = options;
  const { room: furnished } = furnishedRoom(brief, options);
  const served = inItsHouse(furnished, brief);
  const fitted = withinBudget(brief, served, named, prices, surveyed);
  const room = fitted?.room ?? served;
  return { room, usd: likelyLines(room, fitted?.brief ?? brief, prices, surveyed).usd };
}

/** The room with all that was wished for, or without what its conditions rule out there. */
function planOnConditions(wished: Brief, conditions: readonly FitCondition[], options: ConceptOptions) {
  const first = furnishedRoom(wished, options);
  const { brief, told } = decided(wished, conditions, first.room);
  if (told.length === 0) return { asking: wished, ...first };
  const next = furnishedRoom(brief, options);
  return { asking: brief, ...next, unmet: [...told, ...next.unmet] };
}

/** The room with its furniture: as it was measured, as another idea, as a sibling of another, or as told. */
function furnishedRoom(asking: Brief, options: ConceptOptions) {
  const { seed, surveyed, sibling, as, otherThan = [] } = options;
  const [first, ...rest] = otherThan;
  const again = first ? { ...asking, ...houseOf(first) } : asking;
  if (surveyed) return surveyedRoom(again, seed, surveyed, otherThan, as);
  if (first) return anotherRoom(again, seed, [first, ...rest]);
  return sibling ? roomInHouse(asking, seed, sibling) : roomAsTold(asking, seed);
}

/** What the rules measure: what is not met first, codes before guidance. */
const findingsOf = (room: Room, { state }: Brief): Finding[] =>
  [...checkRoom(room, state)].sort(
    (a, b) =>
      Number(a.met) - Number(b.met) ||
      SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity),
  );

/** The surfaces that take their color from the photo: neither the words nor a swatch names another. */
const photographedIn = (brief: Brief, room: Room, { finishes }: ConceptRequest): ReadonlySet<string> =>
  new Set(surfacesLeftOpen(brief, room.finishes).filter((surface) => !finishes?.[surface as 'walls']));

/** "Priced, not drawn: a, b.", where there is anything to list. */
const listed = (what: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${what}: ${names.join(', ')}.`] : [];

const placesUntold = (brief: Brief): string[] =>
  listed(
    'What stays is drawn where this plan has it; how it stands and looks today was not told',
    namesOfKept(brief, 'kept', 'renewed', 'in place'),
  );

/** What is taken out and not refused: another takes its place. */
const exchangedIn = ({ removed = [], refused }: Brief): readonly string[] =>
  removed.filter((id) => !refused.includes(id));

const briefIn = (read: Brief, { shell, surveyed }: ConceptOptions): Brief =>
  surveyed ? surveyedBrief(read, surveyed) : shell ? { ...read, ...sizedBy(shell) } : read;

const sizedBy = (shell: Shell): Pick<Brief, 'size' | 'shell'> => {
  const { widthIn, depthIn, ceilingIn } = derivedOf(shell);
  return { size: { widthIn, depthIn, ceilingIn }, shell };
};

/** What another idea for a room takes over of it: the shell, its size and what belongs to the house. */
const houseOf = ({
  widthIn,
  depthIn,
  ceilingIn,
  shell,
  items,
}: Room): Pick<Brief, 'size' | 'shell' | 'fixed'> => ({
  size: { widthIn, depthIn, ceilingIn },
  shell,
  fixed: items.filter((item) => item.fixed),
});

/** By how much the price is over a budget that was named, and what would bring it under. */
const budgetUnmet = (unheld: readonly UnderstoodClaim[], { budget }: Estimate): string[] =>
  budget && unheld.some(({ claim }) => claim.is === 'budget') ? [budget.text] : [];

/** Says which surfaces of the picture are colored as on the photo; of an accent nobody asks. */
function photoColorsTaken(photographed: readonly string[]): string[] {
  const surfaces = photographed.filter((surface) => surface !== 'accent');
  if (surfaces.length === 0) return [];
  const [take, them] = surfaces.includes('walls') ? ['take their', 'them'] : ['takes its', 'it'];
  return [
    `In the picture, ${surfaces.join(' and ')} ${take} color from the photo, so far as it shows ${them}: no other was named.`,
  ];
}
