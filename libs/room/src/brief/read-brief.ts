import {
  type AskedPiece,
  type Brief,
  type ColorWish,
  derivedOf,
  type Finishes,
  isPiece,
  type Kept,
  type PaymentPhase,
  type Purpose,
  type Reading,
  type RoomSize,
  type Shell,
  type Side,
  type Slope,
  STYLES,
  type Surface,
  type ThingPlace,
  type ThingSize,
  type ToldOpening,
  type WorkType,
} from '@plumbline/concept';
import { cutText, DEFAULT_STYLE, type RoomCategory, type StyleId } from '@plumbline/contracts';
import type { ConceptRequest } from '../request.js';
import { upperFirst } from '../text.js';
import { dollars, feetAndInches } from '../units.js';
import type { Claim, Statement, UnderstoodClaim } from './claim.js';
import { splitDefaults } from './defaults.js';
import { FEATURES } from './features/features.js';
import { countAskedFor, IMPLIED, isFurnitureOf } from './features/furniture-features.js';
import { IMPLIED_IN_KITCHENS } from './features/kitchen-features.js';
import { KEEPABLES, type Keepable, keepable, keepableFeature, keepableSurface } from './keeping/keepables.js';
import { findKept, type How } from './keeping/keeping.js';
import { findOwnWork, type Own } from './keeping/own-work.js';
import { readRemoved } from './keeping/removed.js';
import {
  FOR_CARS,
  type LongWall,
  longWallTold,
  meaningOfOpening,
  readOpenings,
  type SaidOpening,
} from './openings/opening-places.js';
import { shapedShell } from './shell/shaped-shell.js';
import { readShapes, type SaidShape } from './shell/shapes.js';
import { heightsOfPeople, readCeiling, readSize, withoutSizes } from './shell/sizes.js';
import { alignTokens, findPhrase, type TypedWord, typedWords } from './text/align.js';
import type { Mention } from './text/clauses.js';
import { findHits, type Hit, Lexicon, strangeTokens, unreadWords } from './text/lexicon.js';
import { LONGEST_TEXT, plainText } from './text/plain-text.js';
import type { Span } from './text/span.js';
import type { Token } from './text/token.js';
import { readCounts } from './things/counts.js';
import { readKinds } from './things/kinds-told.js';
import { asOtherThings } from './things/other-things.js';
import { readPiece } from './things/pieces.js';
import { readSeats } from './things/seats.js';
import { meaningOfPlace, readThingPlaces } from './things/thing-places.js';
import { meaningOfSize, readThingSizes } from './things/thing-sizes.js';
import { COLORS, hexColors } from './words/colors.js';
import { isInAnotherRoom, readComplaints } from './words/complaints.js';
import { FACTS } from './words/facts.js';
import { DOOR_WORDS, LAYOUT_WORDS, MATERIAL_WORDS, PURPOSE_WORDS, SURFACE_WORDS } from './words/words.js';
import { readBudget, type SaidBudget, withoutBudget } from './work/budget.js';
import { readExtent } from './work/extent.js';
import { readDays, readMoney, readPhases, readWorkType, workTypeInWords } from './work/money.js';
import { workRow } from './work/work.js';

/** A room nobody told the size of. Inches; common sizes of US houses. */
export const DEFAULT_SIZES: Readonly<Record<RoomCategory, RoomSize>> = {
  kitchen: { widthIn: 168, depthIn: 156, ceilingIn: 96 },
  bathroom: { widthIn: 96, depthIn: 120, ceilingIn: 96 },
  'living room': { widthIn: 216, depthIn: 168, ceilingIn: 96 },
  bedroom: { widthIn: 168, depthIn: 156, ceilingIn: 96 },
  basement: { widthIn: 336, depthIn: 288, ceilingIn: 90 },
  garage: { widthIn: 264, depthIn: 264, ceilingIn: 108 },
  office: { widthIn: 144, depthIn: 132, ceilingIn: 96 },
  other: { widthIn: 192, depthIn: 168, ceilingIn: 96 },
};

const NO_CEILING = 'The ceiling was taken as';

/** Whether a sentence tells a size that was taken as none was told: where the room was measured it says nothing. */
export const isOfSize = (sentence: string): boolean =>
  sentence.startsWith(NO_SIZE) || sentence.startsWith(NO_CEILING);

/** Whether a sentence of what was assumed says that nobody told how large the room is. */
export const isNoSize = (sentence: string): boolean => sentence.startsWith(NO_SIZE);

/** Begins what is said of a room whose size nobody measured or told. */
/** One room for both: a mudroom holds machines, a laundry holds no lockers. */
const WASHES_AT_THE_WAY_IN =
  /\blaundry(?: room)?(?: and |\/| ?& ?|-)mud ?room\b|\bmud ?room(?: and |\/| ?& ?|-)laundry\b/i;

const NO_SIZE = 'No size was given: the room is of a typical size,';

type Meaning =
  | { readonly is: 'style'; readonly id: StyleId }
  | { readonly is: 'layout'; readonly id: string }
  | { readonly is: 'feature'; readonly id: string }
  | { readonly is: 'color'; readonly name: string; readonly hex: string }
  | { readonly is: 'material'; readonly on: readonly (readonly [Surface, string])[] }
  | { readonly is: 'surface'; readonly id: Surface | 'accentCabinets' }
  | { readonly is: 'door'; readonly id: Finishes['door'] }
  | { readonly is: 'purpose'; readonly id: Purpose }
  | { readonly is: 'thing'; readonly id: string }
  | { readonly is: 'told'; readonly id: string };

const lexicon = new Lexicon<Meaning>();
for (const [id, { words }] of Object.entries(STYLES)) lexicon.add(words, { is: 'style', id: id as StyleId });
for (const [id, { words }] of Object.entries(LAYOUT_WORDS)) lexicon.add(words, { is: 'layout', id });
for (const { id, words } of FEATURES) lexicon.add(words, { is: 'feature', id });
for (const { name, hex, words } of COLORS) lexicon.add([name, ...(words ?? [])], { is: 'color', name, hex });
for (const { words, on } of MATERIAL_WORDS) lexicon.add(words, { is: 'material', on });
for (const [id, words] of Object.entries(SURFACE_WORDS))
  lexicon.add(words, { is: 'surface', id: id as Surface });
for (const [id, words] of Object.entries(DOOR_WORDS))
  lexicon.add(words, { is: 'door', id: id as Finishes['door'] });
for (const [id, words] of Object.entries(PURPOSE_WORDS))
  lexicon.add(words, { is: 'purpose', id: id as Purpose });
// Last: a word that means something else as well is a thing to keep only where it is kept.
for (const { id, words } of KEEPABLES) lexicon.add(words, { is: 'thing', id });

// After all others: what is told of people and days stands back wherever a wish has the same words.
for (const { id, words } of FACTS) lexicon.add(words, { is: 'told', id });

const FACT_NAMES = new Map(FACTS.map((f) => [f.id, f.name]));
const FEATURE_NAMES = new Map(FEATURES.map((f) => [f.id, f.name]));

/** The fields with free text, in the order in which they win. */
const TEXT_FIELDS = [
  'style',
  'layout',
  'colors',
  'features',
  'area',
  'designPrompt',
  'requirements',
  'contractorPrompt',
] as const;

/** A brief as far as words tell it. */
type Words = Omit<Brief, 'style' | 'workType'> & Partial<Pick<Brief, 'style' | 'workType'>>;

export interface BriefRead {
  /** What the room is planned by. */
  readonly brief: Brief;
  /** What of it was said; the rest are defaults, which are promised to nobody. */
  readonly said: Brief;
  readonly reading: ReadingOfWords & {
    /** The request without what a form had filled in. */
    readonly typed: ConceptRequest;
  };
}

/** A reading before the room is held against it. */
export interface ReadingOfWords extends Reading {
  readonly understood: readonly UnderstoodClaim[];
  /** What was said and has no place beside something else that was said, as names. */
  readonly left: readonly string[];
  /** Every claim where it was said, also those said twice. */
  readonly statements: readonly Statement[];
  /** Words that no reader took, by field: places in the text as typed. */
  readonly strange: ReadonlyMap<string, readonly Span[]>;
  /** Where something is named, by field, and where words say of what kind it is. */
  readonly named: ReadonlyMap<string, readonly Mention[]>;
  /** All that was said of what a room has one of; the first of each was taken. */
  readonly others: OthersSaid;
}

type Place = Pick<Statement, 'field' | 'said' | 'span'>;

export interface OthersSaid {
  readonly styles: readonly (Place & { readonly id: StyleId })[];
  readonly budgets: readonly (Place & { readonly usd: number })[];
  readonly sizes: readonly (Place & Pick<RoomSize, 'widthIn' | 'depthIn'>)[];
  /** Materials of a surface that has another one already. */
  readonly materials: readonly (Place & { readonly on: Surface; readonly id: string })[];
}

/**
 * Reads a request. Never throws: what cannot be read is reported, and the rest is assumed. What the homeowner said
 * wins over what a form had filled in. Takes time in proportion to the texts, which test/growth.spec.ts measures.
 */
export function readBrief(request: ConceptRequest): BriefRead {
  const { said, untouched } = splitDefaults(request);
  const { words, reading } = readWords(said);
  const form = untouched && readWords(untouched).words;
  const formBudget = form?.budgetUsd;
  const { filled, taken } = form ? fillIn(words, form) : { filled: words, taken: [] };
  const assumed = [...reading.assumed];
  if (taken.length > 0)
    assumed.push(`Left as the form had it, where your words say nothing else: ${taken.join(', ')}.`);
  if (formBudget !== undefined && words.budgetUsd === undefined)
    assumed.push(`No budget was told: the ${dollars(formBudget)} of the form is nobody's limit.`);
  if (!filled.style) assumed.push(`No style was named: ${DEFAULT_STYLE} was taken.`);
  if (filled.colors.length === 0)
    assumed.push(`No color was named: the ${filled.style ?? DEFAULT_STYLE} palette was taken.`);
  if (!filled.workType) assumed.push('Labor and materials are both priced.');
  return {
    brief: completed(filled),
    said: completed(words),
    reading: { ...reading, assumed, typed: said },
  };
}

const completed = (words: Words): Brief => ({
  ...words,
  style: words.style ?? DEFAULT_STYLE,
  workType: words.workType ?? 'labor and materials',
});

/**
 * Fills in from a form's own values what the words leave open, and names what was taken. A sum that nobody typed is
 * no budget: it neither restricts a room nor makes it a plain one.
 */
function fillIn(words: Words, form: Words): { readonly filled: Words; readonly taken: readonly string[] } {
  const taken: string[] = [];
  const open = <K extends keyof Words>(
    key: K,
    name: (value: NonNullable<Words[K]>) => string,
  ): Partial<Words> => {
    const value = form[key];
    if (words[key] !== undefined || value === undefined || value === null) return {};
    taken.push(name(value));
    return { [key]: value };
  };
  const list = <K extends 'colors' | 'layouts' | 'phases'>(key: K, name: string): Partial<Words> => {
    if (words[key].length > 0 || form[key].length === 0) return {};
    taken.push(name);
    return { [key]: form[key] };
  };
  const style = open('style', (id) => `${id} style`);
  const colors = list('colors', form.colors.map(({ name }) => name).join(' and '));
  const layouts = list('layouts', form.layouts.map((id) => LAYOUT_WORDS[id]?.name ?? id).join(', '));
  const materials = Object.entries(form.materials).filter(
    ([surface, material]) =>
      words.materials[surface as Surface] === undefined &&
      !words.avoided.includes(material) &&
      !words.kept?.some(({ id }) => keepable(id)?.surface === surface),
  );
  for (const [surface, material] of materials)
    taken.push(`${material.replaceAll('-', ' ')} ${SURFACE_NAMES[surface as Surface]}`);
  const wanted = form.wanted.filter((id) => !words.wanted.includes(id) && !words.refused.includes(id));
  for (const id of wanted) taken.push(FEATURE_NAMES.get(id) ?? id);
  const filled: Words = {
    ...words,
    ...style,
    ...colors,
    ...layouts,
    materials: { ...words.materials, ...Object.fromEntries(materials) },
    wanted: [...words.wanted, ...wanted],
    ...open('door', (door) => `${door.replace('-', ' ')} doors`),
    ...open('materialsUsd', (usd) => `${dollars(usd)} for materials`),
    ...open('workType', (type) => type),
    ...open('startInDays', (days) => `start in ${days} days`),
    ...open('durationDays', (days) => `done in ${days} days`),
    ...list('phases', 'the payment phases'),
    ...(words.requirements === undefined && form.requirements !== undefined
      ? { requirements: form.requirements }
      : {}),
  };
  return { filled, taken };
}

type Tell = (field: string, said: string, meaning: string, claim: Claim) => void;

const FACT: Claim = { is: 'fact' };

/** Reads words and numbers; what was not said stays open. */
function readWords(given: ConceptRequest): { readonly words: Words; readonly reading: ReadingOfWords } {
  const understood = new Map<string, UnderstoodClaim>();
  const assumed: string[] = [];
  const unread = new Set<string>();
  const left = new Set<string>();
  const request = inPlainText(given, unread);
  const statements: Statement[] = [];
  const typed = new Map<string, readonly TypedWord[]>();
  const typedIn = (field: string): readonly TypedWord[] => {
    const known = typed.get(field) ?? typedWords(textOf(given, field));
    typed.set(field, known);
    return known;
  };
  const mark: Mark = (field, said, meaning, claim, span = findPhrase(said, typedIn(field))) => {
    if (statements.length >= MOST_STATEMENTS) return;
    const before = span ? textOf(given, field).slice(Math.max(0, span.start - 6), span.start) : '';
    const anew = /^new\b/i.test(said) || /(?:^|\s)new\s$/i.test(before);
    statements.push({
      field,
      said: cutText(said, 80),
      meaning,
      claim,
      ...(span ? { span } : {}),
      ...(anew ? { anew } : {}),
    });
  };
  let at: Span | undefined;
  const tell: Tell = (field, said, meaning, claim) => {
    mark(field, said, meaning, claim, at);
    if (!understood.has(meaning)) understood.set(meaning, { field, said: cutText(said, 80), meaning, claim });
  };
  const strange = new Map<string, readonly Span[]>();
  const named = new Map<string, readonly Mention[]>();

  const whole = TEXT_FIELDS.map((field) => ({ field, text: request[field] ?? '' }));
  const saidBudgets = whole.map(({ field, text }) => ({ field, budget: readBudget(text) }));
  const shaped = whole.map(({ field, text }, i) => ({
    field,
    ...readShapes(withoutBudget(text, saidBudgets[i]?.budget)),
  }));
  const placed = shaped.map(({ field, rest }) => ({ field, ...readOpenings(rest) }));
  const texts = placed.map(({ field, rest }) => ({ field, text: rest }));
  const told = shaped.flatMap(({ shapes }) => shapes);
  const turn = whole.map(({ text }) => longWallTold(text)).find((wall) => wall);
  const sized = readRoomSize(request.category, texts, tell, assumed, unread, told.some(setsCeiling), turn);
  const shape = shapedShell(sized, told);
  if (shape) {
    const { shell } = shape;
    for (const { said, meaning, of } of shape.meanings) {
      const field = shaped.find(({ shapes }) => shapes.some((s) => said.startsWith(s.said)))?.field;
      const claim: Claim = of === 'fixed' ? { is: 'fixed' } : { is: 'shell', of, shell };
      tell(field ?? 'designPrompt', said, meaning, claim);
    }
    assumed.push(...shape.assumed);
    for (const said of shape.unfit) unread.add(said);
  }
  const size = shape ? sizeOfShell(shape.shell) : sized;

  const styles: (Place & { readonly id: StyleId })[] = [];
  const otherMaterials: OthersSaid['materials'][number][] = [];
  const layouts: string[] = [];
  const wanted = new Set<string>();
  const refused = new Set<string>();
  const refusedAt: { feature: string; place: string }[] = [];
  const openingsAt: ToldOpening[] = [];
  const thingsAt: ThingPlace[] = [];
  /** Words that put things somewhere, by field: places in the text as typed. */
  const placing = new Map<string, Span[]>();
  const kept = new Map<string, Kept['how']>();
  const sizes: ThingSize[] = [];
  const pieces: AskedPiece[] = [];
  const avoided = new Set<string>();
  const colors: ColorWish[] = [];
  const materials: Partial<Record<Surface, string>> = {};
  const purposes: Purpose[] = [];
  let door: Finishes['door'] | undefined;

  const placedBy = (field: string, said: string): Span | undefined => {
    const span = findPhrase(said, typedIn(field));
    if (span) placing.set(field, [...(placing.get(field) ?? []), span]);
    return span;
  };
  for (const { field, openings } of placed)
    for (const { said, ...named } of openings.filter((one) => isHeeded(one, request.category))) {
      if (openingsAt.length >= MOST_OPENINGS) break;
      const told = asNamedIn(named, request.category);
      openingsAt.push(told);
      placedBy(field, said);
      tell(field, said, meaningOfOpening(told), { is: 'opening', told });
    }

  for (const { field, rest } of shaped)
    for (const { said, ...told } of readThingPlaces(rest, request.category)) {
      if (thingsAt.length >= MOST_OPENINGS) break;
      thingsAt.push(told);
      at = placedBy(field, said);
      tell(field, said, meaningOfPlace(told), { is: 'place', told });
      at = undefined;
    }

  for (const { field, shapes } of shaped)
    for (const { said, shape: told } of shapes) {
      if (told.is !== 'bay' || !shape || shape.unfit.includes(said)) continue;
      const bay: ToldOpening = { opening: 'window', form: 'bay', at: 'any' };
      openingsAt.push(bay);
      tell(field, said, 'Windows in the bay', { is: 'opening', told: bay });
    }

  // "From 7'6" at the door down to 5 feet": the door is in the high wall.
  for (const { field, shapes } of shaped)
    for (const { said, shape: told } of shapes) {
      const slope = shape?.shell.ceiling.slope;
      if (told.is !== 'slope' || !told.fromDoor || !slope) continue;
      const doors = openingsAt.filter(({ opening }) => opening === 'door');
      const [first] = doors;
      if (doors.length > 1 || (first && first.at !== 'any')) continue;
      const door: ToldOpening = { ...first, opening: 'door', at: highSide(slope) };
      if (first) openingsAt[openingsAt.indexOf(first)] = door;
      else openingsAt.push(door);
      tell(field, said, meaningOfOpening(door), { is: 'opening', told: door });
    }

  // What is proposed comes last: what the rules read in the homeowner's own words wins over it.
  const proposed = (given.proposed ?? []).map(({ field, words, start, end }) => ({
    field,
    text: words.join(', '),
    span: { start, end },
  }));
  for (const { field, text, span: proposedAt } of [...asTyped(texts), ...proposed]) {
    if (!text) continue;
    for (const c of hexColors(text)) {
      colors.push({ name: c.name, hex: c.hex });
      tell(field, c.said, `Color near ${c.name}`, { is: 'color', hex: c.hex });
    }
    const plain = withoutSizes(inchesInWords(asOtherThings(inPlainNo(text), request.category))).replace(
      /#[0-9a-f]{3,6}\b/gi,
      ' ',
    );
    const { tokens, hits } = findHits(
      plain,
      lexicon,
      (meanings, phrase, said, negated) =>
        choose(
          meanings.filter(
            (m) =>
              m.is !== 'feature' ||
              (isMeant(phrase, m.id, request.category, said) &&
                (CONTEXT[phrase]?.test(text) ?? true) &&
                !(negated && BEGINS_WITH_WORK.test(phrase))),
          ),
          field,
          request.category,
        ),
      ({ is }) => is === 'feature' || is === 'thing' || is === 'surface',
    );
    const used = new Set<Hit<Meaning>>();
    const keeping = keptIn(tokens, hits);
    const own = findOwnWork(tokens);
    const words = typedIn(field);
    const places = alignTokens(tokens, words);
    const spanOf = (from: number, to: number): Span | undefined =>
      proposedAt ?? spanIn(places, words, from, to);
    for (const { work, start, end, at: named } of own) {
      kept.set(work.id, 'by owner');
      // Its name, and the words of the last clause that say whose it is.
      const clause = tokens.findIndex((token, i) => i >= start && token.clause === tokens[end - 1]?.clause);
      for (const [from, to] of [
        [named, named + 1],
        [Math.max(start, clause), end],
      ] as const) {
        at = spanOf(from, to);
        tell(field, saidBy(tokens, from, to), `${KEPT_NAMES['by owner']}: ${work.name}`, {
          is: 'kept',
          id: work.id,
          how: 'by owner',
        });
      }
    }
    /** "Replace the carpet with oak": what is named next takes the carpet's place. */
    let gone: { readonly clause: number; readonly on: Surface | undefined } | undefined;
    const doneAway = new Set(
      hits.flatMap(({ meaning, negated }) => {
        if (!negated) return [];
        return meaning.is === 'feature' ? [meaning.id] : meaning.is === 'color' ? [meaning.hex] : [];
      }),
    );
    for (const [place, hit] of hits.entries()) {
      const { meaning } = hit;
      // Whose work it is has been told; it is no wish for paint.
      if (isOwnLabor(hit, own)) continue;
      at = spanOf(hit.start, hit.end);
      const near = nearTo(hits, place);
      if (meaning.is === 'feature' && isInAnotherRoom(tokens, hit.start, hit.end, request.category)) {
        mark(field, hit.said, 'Stands in another room', { is: 'told', id: 'elsewhere' }, at);
        continue;
      }
      const found = keeping.get(hit);
      // What the owner brings for work of his own is in neither price.
      const stays = found?.how === 'supplied' && isWithin(hit, own) ? undefined : found;
      const goes = meaning.is === 'feature' && workRow(meaning.id)?.removal === true;
      const lacked = meaning.is === 'feature' && NEEDED.has(meaning.id);
      const negated =
        !lacked &&
        (hit.negated || isTradedIn(tokens, hit, near) || isOfGoneSurface(hit, near)) &&
        !stays &&
        !goes;
      if (stays) {
        // The tile of a bath is around its shower and tub.
        const tiled = stays.thing.id === 'backsplash' && request.category === 'bathroom';
        const { id, name } = (tiled && keepable('tile')) || stays.thing;
        kept.set(id, kept.get(id) ?? stays.how);
        // New doors on old boxes are joinery, no paint.
        if (id === 'cabinets' && stays.how === 'renewed' && REFACED.test(plain))
          wanted.add('cabinet-refacing');
        tell(field, hit.said, `${KEPT_NAMES[stays.how]}: ${name}`, { is: 'kept', id, how: stays.how });
        // Where the old mantel stays there is a fireplace.
        if (meaning.is === 'thing' && BUILT_IN.has(id))
          for (const f of stays.thing.features ?? []) wanted.add(f);
        if (PLAIN_THINGS.has(hit.said)) continue;
      }
      if ((request.category === 'other' || request.category === 'garage') && !negated) {
        for (const m of hit.all) if (m.is === 'purpose') purposes.push(m.id);
        // A butler's pantry lies between a kitchen and a dining room, and is neither.
        if (hit.all.some((m) => m.is === 'feature' && m.id === 'walk-in-pantry')) purposes.push('open');
        if (/^(?:formal )?dining room\b/.test(hit.said)) purposes.push('dining');
      }
      switch (meaning.is) {
        case 'style':
          if (!negated && !styles.some(({ id }) => id === meaning.id)) {
            styles.push({ field, said: hit.said, id: meaning.id, ...(at ? { span: at } : {}) });
            if (styles.length === 1) tell(field, hit.said, `Style: ${meaning.id}`, meaning);
          }
          break;
        case 'layout':
          if (isWall(tokens, hit)) break;
          if (!negated && !layouts.includes(meaning.id)) {
            layouts.push(meaning.id);
            tell(field, hit.said, `Layout: ${LAYOUT_WORDS[meaning.id]?.name ?? meaning.id}`, meaning);
          }
          break;
        case 'feature': {
          // "The closet next to the tub" wishes for no tub where another word does away with it.
          if (!negated && isPlace(tokens, hit) && doneAway.has(meaning.id)) break;
          if (isOfToday(tokens, hit) || isNextDoor(tokens, hit)) break;
          // Seats of a kitchen are at its counter or table, which other words tell.
          if (request.category === 'kitchen' && hit.said === 'seating' && !negated) break;
          // A counter for appliances buys none.
          if (request.category === 'other' && hit.said === 'appliances') break;
          // "By the sink" says where another thing stands.
          if (
            hits[place - 1]?.place &&
            hit.end <= (hits[place - 1]?.place?.end ?? 0) &&
            meaning.id.startsWith('plain-')
          )
            break;
          const name = FEATURE_NAMES.get(meaning.id) ?? meaning.id;
          // Who buys no appliances keeps those that are there.
          if (negated && request.category === 'kitchen' && /^(?:new )?appliances$/.test(hit.said)) {
            kept.set('appliances', kept.get('appliances') ?? 'kept');
            tell(field, hit.said, `${KEPT_NAMES.kept}: appliances`, {
              is: 'kept',
              id: 'appliances',
              how: 'kept',
            });
            break;
          }
          if (negated && hit.place) {
            refusedAt.push({ feature: meaning.id, place: hit.place.name });
            tell(field, hit.said, `Without: ${name} at the ${hit.place.name}`, {
              is: 'without',
              feature: meaning.id,
              place: hit.place.name,
            });
          } else if (negated) {
            if (!wanted.has(meaning.id)) {
              refused.add(meaning.id);
              tell(field, hit.said, `Without: ${name}`, { is: 'without', feature: meaning.id });
            } else mark(field, hit.said, `Without: ${name}`, { is: 'without', feature: meaning.id }, at);
          } else if (refused.has(meaning.id)) {
            assumed.push(`Asked for and against, so left out: ${name}.`);
            mark(field, hit.said, `Wish: ${name}`, meaning, at);
          } else {
            wanted.add(meaning.id);
            for (const implied of IMPLIED[meaning.id] ?? []) if (!refused.has(implied)) wanted.add(implied);
            // "An island with seating" is a wish for the island as well.
            if (/\bislands?\b/.test(hit.said) && meaning.id !== 'island') wanted.add('island');
            if (/\bround (?:\w+ )?tables?\b/.test(hit.said) && isFurnitureOf('round-table', request.category))
              wanted.add('round-table');
            if (/\bpeninsulas?\b/.test(hit.said)) wanted.add('peninsula');
            if (hit.place?.name === 'window' && meaning.id.endsWith('-sink')) wanted.add('window-sink');
            for (const also of IMPLIED_IN_KITCHENS[meaning.id] ?? [])
              if (!refused.has(also)) wanted.add(also);
            tell(field, hit.said, `Wish: ${name}`, meaning);
            const piece = readPiece(meaning.id, tokens, hit, textOf(given, field), at, size);
            if (piece && !pieces.some(({ id }) => id === piece.id)) {
              pieces.push(piece);
              const least = (piece.count ?? 1) * (piece.rows ?? 1);
              if (least > 1 && isPiece(piece.id))
                mark(field, hit.said, `${least} of it: ${name}`, { is: 'pieces', id: piece.id, least }, at);
            }
          }
          break;
        }
        case 'door':
          if (!negated) {
            door ??= meaning.id;
            tell(field, hit.said, `Cabinet doors: ${meaning.id.replace('-', ' ')}`, meaning);
          }
          break;
        case 'color': {
          if (negated) {
            avoided.add(meaning.name);
            tell(field, hit.said, `Not in ${meaning.name}`, { is: 'not in', names: [meaning.name] });
            break;
          }
          // Of a color that is to go it is told where it is.
          if (doneAway.has(meaning.hex)) break;
          const surface = surfaceOf(hit, near, used) ?? surfaceOfMaterial(hit, near);
          if (colors.length < 8)
            colors.push({
              name: meaning.name,
              hex: meaning.hex,
              ...(surface ? { on: surface } : {}),
              ...(surface === 'accentCabinets' && saysLowers(hit, near) ? { lowers: true } : {}),
            });
          tell(field, hit.said, `Color: ${meaning.name}${surface ? ` ${SURFACE_NAMES[surface]}` : ''}`, {
            is: 'color',
            hex: meaning.hex,
            ...(surface ? { on: surface } : {}),
          });
          break;
        }
        case 'material': {
          if (negated) {
            gone = { clause: hit.clause, on: meaning.on[0]?.[0] };
            if (!hit.place) for (const [, material] of meaning.on) avoided.add(material);
            const names = hit.place ? [] : meaning.on.map(([, material]) => material);
            tell(field, hit.said, `Without: ${hit.said}${hit.place ? ` at the ${hit.place.name}` : ''}`, {
              is: 'not in',
              names,
            });
            break;
          }
          // "The carpet is stained" wishes for another floor, not for carpet.
          if (isComplainedOf(tokens, hit)) {
            const [on] = meaning.on[0] ?? [];
            if (on) mark(field, hit.said, upperFirst(SURFACE_NAMES[on]), { is: 'surface', on }, at);
            break;
          }
          // "Green tile" is a wish for a color: which tile it is stays with the style.
          if (used.has(hit)) break;
          const surface = surfaceOf(hit, near, used) ?? (gone?.clause === hit.clause ? gone.on : undefined);
          const chosen =
            meaning.on.find(([s]) => s === surface) ??
            (surface === 'accentCabinets' ? meaning.on.find(([s]) => s === 'cabinets') : undefined) ??
            // Of wood alone a room without cabinets has its furniture.
            (meaning.on[0]?.[0] === 'cabinets' && !HAS_CABINETS.has(request.category)
              ? meaning.on.find(([s]) => s === 'wood')
              : undefined) ??
            meaning.on[0];
          if (chosen && !materials[chosen[0]]) {
            materials[chosen[0]] = chosen[1];
            tell(field, hit.said, `${SURFACE_NAMES[chosen[0]]}: ${chosen[1].replaceAll('-', ' ')}`, {
              is: 'material',
              on: chosen[0],
              id: chosen[1],
            });
          } else if (chosen && materials[chosen[0]] !== chosen[1] && surface !== undefined) {
            const [on, id] = chosen;
            otherMaterials.push({ field, said: hit.said, on, id, ...(at ? { span: at } : {}) });
            left.add(
              `${SURFACE_NAMES[chosen[0]]} of ${chosen[1].replaceAll('-', ' ')} beside ${materials[chosen[0]]?.replaceAll('-', ' ')}`,
            );
          }
          break;
        }
        case 'surface':
          // "I hate the counters" asks for others.
          if (negated && isHated(tokens, hit) && meaning.id !== 'accentCabinets') {
            mark(
              field,
              hit.said,
              upperFirst(SURFACE_NAMES[meaning.id]),
              { is: 'surface', on: meaning.id },
              at,
            );
            break;
          }
          // Cabinets that are not to hang over something are wall cabinets.
          if (negated && meaning.id === 'cabinets' && hit.place && request.category === 'kitchen') {
            refusedAt.push({ feature: 'wall-cabinets', place: hit.place.name });
            tell(field, hit.said, `Without: wall cabinets at the ${hit.place.name}`, {
              is: 'without',
              feature: 'wall-cabinets',
              place: hit.place.name,
            });
          } else if (!negated && !stays && meaning.id !== 'accentCabinets')
            mark(
              field,
              hit.said,
              `${upperFirst(SURFACE_NAMES[meaning.id])}`,
              { is: 'surface', on: meaning.id },
              at,
            );
          break;
        case 'told':
          mark(field, hit.said, FACT_NAMES.get(meaning.id) ?? meaning.id, { is: 'told', id: meaning.id }, at);
          break;
        case 'purpose':
          if (!negated) mark(field, hit.said, `Room: ${hit.said}`, { is: 'told', id: 'purpose' }, at);
          break;
        case 'thing':
          break;
      }
    }
    at = undefined;
    if (proposedAt) {
      const inside = ({ start }: Span) => start >= proposedAt.start && start < proposedAt.end;
      strange.set(
        field,
        (strange.get(field) ?? []).filter((odd) => !inside(odd)),
      );
      const clause = textOf(given, field).slice(proposedAt.start, proposedAt.end);
      for (const phrase of unread) if (clause.toLowerCase().includes(phrase)) unread.delete(phrase);
      assumed.push(`"${cutText(clause, 120)}" was taken as: ${text}.`);
      continue;
    }
    const complaints = readComplaints(text);
    const placeIn = complaints.length > 0 ? placesIn(text, words) : () => undefined;
    for (const { said, start, id } of complaints)
      mark(field, said, FACT_NAMES.get(id) ?? id, { is: 'told', id }, placeIn(start, said));
    for (const [i, token] of tokens.entries())
      if (token.text === 'one' && isInAnotherRoom(tokens, i, i + 1, request.category))
        mark(field, token.said, 'Stands in another room', { is: 'told', id: 'elsewhere' }, spanOf(i, i + 1));
    for (const said of heightsOfPeople(text))
      mark(field, said, FACT_NAMES.get('hand') ?? 'hand', { is: 'told', id: 'hand' });
    for (const [said] of text.matchAll(SAME_PLACE)) {
      if (!WET_ROOMS.has(request.category)) continue;
      const id = /spot|place|location/i.test(said) ? 'plumbing' : 'layout';
      if (kept.has(id)) continue;
      kept.set(id, 'in place');
      tell(field, said, `${KEPT_NAMES['in place']}: ${keepable(id)?.name ?? id}`, {
        is: 'kept',
        id,
        how: 'in place',
      });
    }
    for (const { said, ...size } of readThingSizes(text)) {
      if (sizes.some(({ thing }) => thing === size.thing)) continue;
      // "Pantry 6x8" is the room itself.
      if (size.thing === 'pantry' && request.category === 'other' && BEGINS_WITH_PANTRY.test(text)) continue;
      sizes.push(size);
      // Appliances are sold by widths that a wish of the vocabulary names.
      const sold = `${size.thing === 'refrigerator' ? 'fridge' : size.thing}-${size.widthIn}`;
      if (size.depthIn === undefined && FEATURE_NAMES.has(sold) && !refused.has(sold)) wanted.add(sold);
      tell(field, said, meaningOfSize(size), { is: 'thing size', ...size });
    }
    for (const { said, of, least, meaning } of readCounts(text))
      mark(field, said, meaning, { is: 'count', of, least });
    for (const { said, kind } of readKinds(text))
      mark(field, said, upperFirst(kind.name), { is: 'kind', id: kind.id });
    for (const seats of readSeats(text, request.category)) {
      mark(field, seats.said, seats.meaning, { is: 'seats', at: seats.at, least: seats.least });
      if (seats.feature && !refused.has(seats.feature)) wanted.add(seats.feature);
      if (/\bislands?\b/i.test(seats.said) && !refused.has('island')) wanted.add('island');
      const stools = `counter-seats-${seats.least}`;
      if (seats.at === 'island' && request.category === 'kitchen' && FEATURE_NAMES.has(stools))
        wanted.add(stools);
      const table = `dining-for-${seats.least}`;
      const open = request.category === 'kitchen' || countAskedFor([...wanted], 'dining') === undefined;
      if (seats.at === 'dining' && request.category !== 'bathroom' && open && FEATURE_NAMES.has(table))
        wanted.add(table);
    }
    named.set(
      field,
      hits.flatMap((hit) => {
        const span = spanOf(hit.start, hit.end);
        if (!span || !(namesThing(hit) || DESCRIBES.has(hit.meaning.is))) return [];
        return [namesThing(hit) ? span : { ...span, describes: true as const }];
      }),
    );
    const isPlaced = (i: number): boolean => {
      const word = words[places[i] ?? -1];
      return (
        word !== undefined &&
        (placing.get(field) ?? []).some((p) => p.start <= word.start && word.end <= p.end)
      );
    };
    const read = [
      ...hits.filter((hit) => hit.meaning.is !== 'thing' || keeping.has(hit)),
      // Where a thing is to stand has been read.
      ...tokens.flatMap((_, i) => (isPlaced(i) ? [{ start: i, end: i + 1, negated: false }] : [])),
    ];
    strange.set(
      field,
      strangeTokens(tokens, read).flatMap((i) => spanOf(i, i + 1) ?? []),
    );
    for (const phrase of unreadWords(tokens, read)) unread.add(phrase);
  }

  if (request.category === 'garage' && wanted.has('suite')) wanted.add('no-cars');
  // "Turn one bay into a workshop, the SUV in the other": what is named parks.
  if (request.category === 'garage' && !wanted.has('suite') && VEHICLES_NAMED.some((id) => wanted.has(id)))
    if (wanted.delete('no-cars')) {
      const isConversion = ({ claim }: UnderstoodClaim) => claim.is === 'feature' && claim.id === 'no-cars';
      for (let i = statements.length - 1; i >= 0; i--)
        if (isConversion(statements[i] as Statement)) statements.splice(i, 1);
      for (const [meaning, one] of understood) if (isConversion(one)) understood.delete(meaning);
    }
  if (wanted.has('no-cars')) for (const cars of ['one-car', 'two-cars', 'three-cars']) wanted.delete(cars);

  const style = styles[0]?.id;
  if (styles.length > 1) assumed.push(`Of the styles named, ${style} leads.`);

  const budgetUsd = chooseBudget(request, saidBudgets, tell, assumed);
  if (
    request.budget !== undefined &&
    `${request.budget}`.trim() !== '' &&
    readMoney(request.budget) === undefined
  ) {
    unread.add(`budget "${`${request.budget}`.slice(0, 40)}"`);
  }
  const prompt = [request.contractorPrompt, request.designPrompt, request.requirements, request.features]
    .map((text) => text ?? '')
    .join('\n');
  const workType: WorkType | undefined = readWorkType(request.workType) ?? workTypeInWords(prompt);
  if (workType) tell('workType', request.workType || workType, `Work: ${workType}`, FACT);
  const phases: readonly PaymentPhase[] = readPhases(request.paymentPhases) ?? readPhases(prompt) ?? [];
  if (phases.length > 0) {
    tell(
      'paymentPhases',
      request.paymentPhases ?? '',
      `Payment: ${phases.map((p) => `${p.name} ${p.percent} %`).join(', ')}`,
      FACT,
    );
  } else if (request.paymentPhases?.trim()) unread.add(cutText(request.paymentPhases.trim(), 80));
  const startInDays = readDays(request.startInDays) ?? readDays(prompt, /start\D{0,20}?(\d{1,3})\s?days?/i);
  const durationDays =
    readDays(request.durationDays) ?? readDays(prompt, /(?:duration|within|take)\D{0,20}?(\d{1,3})\s?days?/i);
  const materialsUsd = readMoney(request.materials);
  const state = /^[a-z]{2}$/i.test(request.state?.trim() ?? '')
    ? request.state?.trim().toUpperCase()
    : undefined;
  const zipCode = /^\d{5}/.exec(request.zipCode?.trim() ?? '')?.[0];

  const extentSaid = readExtent({
    category: request.category,
    texts: TEXT_FIELDS.map((field) => ({ field, text: textOf(given, field) })),
    statements,
    kept: [...kept].map(([id, how]) => ({ id, how })),
    wanted,
    budgetUsd,
    floorSqFt: (size.widthIn * size.depthIn) / 144,
  });
  for (const { field, said, start, meaning, stays } of extentSaid.phrases)
    mark(field, said, meaning, { is: 'extent', stays }, { start, end: start + said.length });

  const removed = readRemoved(statements, (field) => textOf(given, field));
  // "Remove the tub … put in a freestanding one": the old one goes, and none is refused.
  for (const id of removed)
    if ([...wanted].some((other) => other !== id && keepableFeature(other)?.id === id)) {
      refused.delete(id);
      for (const implied of KINDS_OF[id] ?? []) wanted.add(implied);
    }
  const words: Words = {
    category: request.category,
    extent: extentSaid.extent,
    purpose: TEXT_FIELDS.some((field) => WASHES_AT_THE_WAY_IN.test(textOf(given, field)))
      ? 'mudroom'
      : (purposes[0] ?? 'open'),
    ...(style ? { style } : {}),
    size,
    ...(shape ? { shell: shape.shell } : {}),
    ...(shape && shape.fixed.length > 0 ? { fixed: shape.fixed } : {}),
    colors,
    layouts,
    wanted: [...wanted],
    refused: [...refused],
    refusedAt,
    ...(sizes.length > 0 ? { sizes } : {}),
    ...(pieces.length > 0 ? { pieces: pieces.slice(0, 40) } : {}),
    ...(openingsAt.length > 0 ? { openingsAt } : {}),
    ...(thingsAt.length > 0 ? { thingsAt } : {}),
    kept: [...kept].map(([id, how]) => ({ id, how })),
    ...(removed.length > 0 ? { removed } : {}),
    avoided: [...avoided],
    materials,
    ...(door ? { door } : {}),
    ...(budgetUsd !== undefined ? { budgetUsd } : {}),
    ...(materialsUsd !== undefined ? { materialsUsd } : {}),
    ...(workType ? { workType } : {}),
    ...(startInDays !== undefined ? { startInDays } : {}),
    ...(durationDays !== undefined ? { durationDays } : {}),
    phases,
    ...(request.requirements?.trim() ? { requirements: cutText(request.requirements.trim(), 500) } : {}),
    ...(zipCode ? { zipCode } : {}),
    ...(state ? { state } : {}),
  };
  return {
    words,
    reading: {
      understood: [...understood.values()].slice(0, 80),
      assumed: [...new Set(assumed)],
      unread: [...unread].slice(0, 40),
      left: [...left].slice(0, 20),
      statements,
      strange,
      named,
      others: {
        styles,
        budgets: saidBudgets.flatMap(({ field, budget }) => (budget ? [{ field, ...budget }] : [])),
        sizes: texts.flatMap(({ field, text }) => sizesIn(field, text)),
        materials: otherMaterials,
      },
    },
  };
}

const VEHICLES_NAMED = ['suv', 'pickup', 'minivan', 'sedan', 'motorcycle'];
/** What any of its kinds asks for as well. */
const KINDS_OF: Readonly<Record<string, readonly string[]>> = { bathtub: ['bathtub'], vanity: ['vanity'] };

const asTyped = (texts: readonly { field: string; text: string }[]) =>
  texts.map((text) => ({ ...text, span: undefined }));

/** The size that a field tells in both lengths. */
function sizesIn(field: string, text: string): OthersSaid['sizes'] {
  const size = text ? readSize(text) : undefined;
  if (size?.widthIn === undefined || size.depthIn === undefined) return [];
  return [{ field, said: size.said, widthIn: roundHalf(size.widthIn), depthIn: roundHalf(size.depthIn) }];
}

const MOST_OPENINGS = 20;

/** A kitchen has its windows over the sink by another word, and a fireplace is at no wall where none was told. */
const isHeeded = (
  { opening, at, of, along, form, leads, swings }: SaidOpening,
  category: RoomCategory,
): boolean =>
  at !== 'any' ||
  along !== undefined ||
  (opening === 'door'
    ? swings !== undefined || leads !== undefined || form !== undefined
    : opening === 'window' && of !== undefined && category !== 'kitchen');

/** Only a garage has a garage door: elsewhere the name is that of the door to the garage. */
function asNamedIn({ form, ...told }: Omit<SaidOpening, 'said'>, category: RoomCategory): ToldOpening {
  if (form === 'garage')
    return category === 'garage' ? { ...told, of: FOR_CARS } : { ...told, leads: 'inside' };
  return form ? { ...told, form } : told;
}

/** Says a claim with its place; where none is given, the words are looked for in the field. */
type Mark = (field: string, said: string, meaning: string, claim: Claim, span?: Span) => void;

/** "Don't move the toilet" speaks of the toilet, "don't" being said of the verb. */
const BEGINS_WITH_WORK =
  /^(?:mov(?:e|ing)|relocate|remov(?:e|ing)|tak(?:e|ing)|knock(?:ing)?|tear(?:ing)?|replace|repair|fix) /;

/** What comes stands where the old one stood, and so do its pipes. */
const SAME_PLACE =
  /\bsame (?:spots?|places?|locations?|layout|footprint|floor ?plan|configuration)\b|\b(?:don't|dont|do not|not|without) mov(?:e|ing) (?:anything|things|stuff)\b/gi;
/** Square feet below which nobody has such a room. General knowledge. */
const LEAST_SQ_FT: Readonly<Record<RoomCategory, number>> = {
  kitchen: 40,
  bathroom: 12,
  'living room': 60,
  bedroom: 42,
  office: 25,
  basement: 80,
  garage: 120,
  other: 12,
};
/** Inches below which a side told by itself is none of such a room. General knowledge. */
const LEAST_SIDE: Readonly<Record<RoomCategory, number>> = {
  kitchen: 84,
  bathroom: 36,
  'living room': 96,
  bedroom: 84,
  office: 60,
  basement: 120,
  garage: 108,
  other: 36,
};
const CALLED_ROOM =
  /^\s?(?:[a-z-]{1,12}\s)?(?:kitchen|bath|bathroom|room|bedroom|basement|garage|office|space)/i;
const HAS_CABINETS: ReadonlySet<RoomCategory> = new Set(['kitchen', 'bathroom', 'other', 'basement']);
const WET_ROOMS: ReadonlySet<RoomCategory> = new Set(['kitchen', 'bathroom']);

const MOST_STATEMENTS = 2_000;

/** Finds words that stand at a place of a text as it was prepared in the text as it was typed. */
function placesIn(text: string, typed: readonly TypedWord[]) {
  const words = typedWords(text);
  const places = alignTokens(
    words.map(({ word }) => ({ said: word })),
    typed,
  );
  const startingAt = new Map(words.map(({ start }, i) => [start, i]));
  return (start: number, said: string): Span | undefined => {
    const first = startingAt.get(start);
    return first === undefined ? undefined : spanIn(places, typed, first, first + typedWords(said).length);
  };
}

/** A field's text as it was typed. */
const textOf = (request: ConceptRequest, field: string): string =>
  String((request as unknown as Record<string, unknown>)[field] ?? '').slice(0, LONGEST_TEXT * 2);

/** The place in the typed text of some tokens, as far as they were typed. */
function spanIn(
  places: readonly number[],
  words: readonly TypedWord[],
  from: number,
  to: number,
): Span | undefined {
  const found = places.slice(from, to).filter((place) => place >= 0);
  const first = words[found[0] ?? -1];
  const last = words[found.at(-1) ?? -1];
  return first && last ? { start: first.start, end: last.end } : undefined;
}

/** Whether a hit names a thing that stands for itself beside an "and"; a color or a material belongs to another. */
const namesThing = ({ meaning, all }: Hit<Meaning>): boolean =>
  (meaning.is === 'told'
    ? !ADJECTIVES.has(meaning.id)
    : ['feature', 'layout', 'thing'].includes(meaning.is)) || all.some((m) => m.is === 'surface');
const DESCRIBES: ReadonlySet<Meaning['is']> = new Set<Meaning['is']>(['color', 'material', 'door', 'style']);
/** Told by adjectives, which stand beside one another: "chipped and stained". */
const ADJECTIVES: ReadonlySet<string> = new Set(['outdated', 'crowded', 'dark']);

const TRADING: ReadonlySet<string> = new Set(
  'swap swapping trade trading exchange switch switching replace replacing convert converting change changing turn turning'.split(
    ' ',
  ),
);
const TRADED_FOR: ReadonlySet<string> = new Set(['for', 'with', 'by', 'to', 'into']);
const FURTHEST_TRADE = 4;

/** True for the tub of "swap the tub for a shower", not for the tub of "replace the tub with a freestanding tub". */
function isTradedIn(tokens: readonly Token[], hit: Hit<Meaning>, near: readonly Hit<Meaning>[]): boolean {
  const { meaning } = hit;
  if (meaning.is !== 'feature' && meaning.is !== 'material') return false;
  const before = tokens
    .slice(Math.max(0, hit.start - FURTHEST_TRADE), hit.start)
    .filter((t) => t.clause === hit.clause);
  const verb = before.findLastIndex((t) => TRADING.has(t.text));
  // What comes behind "convert to" is what is to be there.
  const isTradedFor = before.slice(verb + 1).some((t) => TRADED_FOR.has(t.text));
  const link = tokens[hit.end];
  if (verb < 0 || isTradedFor || link?.clause !== hit.clause || !TRADED_FOR.has(link.text)) return false;
  const other = near.find(
    (h) => h.clause === hit.clause && h.start > hit.end && h.start <= hit.end + FURTHEST_TRADE,
  );
  if (meaning.is === 'material') return other?.meaning.is === 'material';
  const own = (id: string): string => keepableFeature(id)?.id ?? id;
  if (other?.meaning.is !== 'feature') return false;
  // A sink on a pedestal is none on a cabinet.
  if (meaning.id === 'vanity' && other.meaning.id === 'pedestal-sink') return true;
  return own(other.meaning.id) !== own(meaning.id);
}

/** True for the brown and the tile of "the brown tile floor has to go". */
const isOfGoneSurface = ({ meaning, clause, end }: Hit<Meaning>, near: readonly Hit<Meaning>[]): boolean =>
  (meaning.is === 'material' || meaning.is === 'color') &&
  near.some(
    (other) =>
      other.clause === clause &&
      other.start >= end &&
      other.start <= end + 1 &&
      other.negated &&
      other.all.some((m) => m.is === 'surface'),
  );

const COMPLAINTS: ReadonlySet<string> = new Set(
  `chipped cracked cracking rusted rusty rotted rotten peeling peels leaks leaking leaky broken stained wet gross ugly
  disgusting nasty old outdated dated worn faded yellowed failing failed warped buckled buckling loose crumbling moldy
  dingy hideous shot scratched dented soaked lifting stinks smells ruined`.split(/\s+/),
);
const BEFORE_COMPLAINT: ReadonlySet<string> = new Set(
  `is are was were got gets has have been looks feels so very really all too always badly completely totally just
  getting pretty super`.split(/\s+/),
);
const FURTHEST_COMPLAINT = 5;

/** True for the carpet of "the carpet got wet", not of "carpet that is easy to clean". */
function isComplainedOf(tokens: readonly Token[], { end, clause }: Hit<Meaning>): boolean {
  for (let i = end; i < end + FURTHEST_COMPLAINT; i++) {
    const token = tokens[i];
    if (!token || token.clause !== clause) return false;
    if (COMPLAINTS.has(token.said)) return i > end || token.said !== 'old';
    if (!BEFORE_COMPLAINT.has(token.said)) return false;
  }
  return false;
}

/** Work that nobody refuses: "no railing", "no outlets" tells what is lacking. */
const NEEDED: ReadonlySet<string> = new Set([
  'railing',
  'heating-cooling',
  'insulation',
  'outlets',
  'dryer-vent',
  'deep-drawers',
  'storage',
  'waste-pullout',
]);

/** True for the tub of "the closet next to the tub". */
const isPlace = (tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean => {
  let i = start - 1;
  while (/^(?:the|our|my|a)$/.test(tokens[i]?.text ?? '')) i--;
  const { text = '', clause: same } = tokens[i] ?? {};
  return (
    same === clause &&
    (/^(?:near|beside|behind|between|over|under|above|by|against)$/.test(text) ||
      (text === 'to' && tokens[i - 1]?.text === 'next'))
  );
};

const isHated = (tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean =>
  tokens
    .slice(Math.max(0, start - 4), start)
    .some((t) => t.clause === clause && (t.text === 'hate' || t.text === 'dislike'));

const OF_TODAY: ReadonlySet<string> = new Set('old existing current previous former'.split(' '));
const WAS: ReadonlySet<string> = new Set('was were is are used sits stands stood'.split(' '));

/** True for the peninsula of "where the old peninsula was": it tells of a place, and wishes for nothing. */
const isOfToday = (tokens: readonly Token[], { start, end, clause }: Hit<Meaning>): boolean =>
  OF_TODAY.has(tokens[start - 1]?.text ?? '') &&
  tokens[end]?.clause === clause &&
  WAS.has(tokens[end]?.text ?? '');

/** Words for a room that stand for what is in it: beside this room, they are a place. */
const NEXT_DOOR: ReadonlySet<string> = new Set([
  'nursery',
  'laundry room',
  'guest room',
  'guest bedroom',
  'mudroom',
  'mud room',
  'playroom',
  'bedroom',
]);
/** True for the nursery of "the wall to the nursery". */
const isNextDoor = (tokens: readonly Token[], { start, said }: Hit<Meaning>): boolean =>
  NEXT_DOOR.has(said) &&
  /\b(?:(?:to|from|off|beside|behind) (?:the|our|my|his|her|a)|with (?:the|our|my|his|her))$/.test(
    tokens
      .slice(Math.max(0, start - 3), start)
      .map(({ text }) => text)
      .join(' '),
  );

/** `24" fridge` → "24 inch fridge": a width that a thing is sold by is no size of the room. */
const inchesInWords = (text: string): string =>
  text.replace(/(?<![\d.x×-])(\d\d)\s?-?(?:["”″]|''|in\b)(?=\s[a-z])(?!\s(?:x|by)\b)/gi, '$1 inch');

/** What stays only if it is drawn, named by a word that wishes for nothing. */
const BUILT_IN: ReadonlySet<string> = new Set(['fireplace']);

const REFACED = /\breface|\brefacing\b/;

/** How a reading tells what becomes of a kept thing. */
const KEPT_NAMES: Readonly<Record<Kept['how'], string>> = {
  kept: 'Stays',
  renewed: 'Stays, made good',
  'in place': 'Stays where it is',
  supplied: 'You supply',
  'by owner': 'You do yourself',
};

/** The words of tokens as they were written. */
const saidBy = (tokens: readonly Token[], start: number, end: number): string =>
  tokens
    .slice(start, end)
    .map(({ said }) => said)
    .join(' ');

/** Wishes for work alone, or for a surface of which nothing is said, which nobody has who does it himself. */
const BEGINS_WITH_PANTRY = /^\W{0,3}(?:(?:a|our|new) )?(?:walk[- ]in )?pantry\b/i;

/** "In the middle of one wall", "one wall open to the family room": a wall is told of, and no layout. */
const isWall = (tokens: readonly Token[], { said, start, end }: Hit<Meaning>): boolean =>
  said === 'one wall' &&
  (tokens[start - 1]?.text === 'of' ||
    /^(?:open|opens|opened|is|has|where|facing)$/.test(tokens[end]?.text ?? ''));

const LABOR: ReadonlySet<string> = new Set(['painting', 'tear-out', 'artwork', 'drywall-repair']);

const isWithin = ({ start, end }: Hit<Meaning>, own: readonly Own[]): boolean =>
  own.some((one) => one.start <= start && end <= one.end);

const isOwnLabor = (hit: Hit<Meaning>, own: readonly Own[]): boolean =>
  (hit.meaning.is === 'surface' || (hit.meaning.is === 'feature' && LABOR.has(hit.meaning.id))) &&
  isWithin(hit, own);

/** Words for a thing that is there in any case; kept, they wish for no kind of it. */
const PLAIN_THINGS: ReadonlySet<string> = new Set([
  'fridge',
  'refrigerator',
  'toilet',
  'appliances',
  'appliance',
  'lighting',
  'outlets',
  'cabinets',
  'radiator',
  'radiators',
  'water heater',
  'baseboard heater',
  'sump pump',
  'stove',
  'range',
  'oven',
]);

interface Staying {
  readonly thing: Keepable;
  readonly how: Kept['how'];
}

/** Which hits name something that the owner keeps or brings. */
function keptIn(tokens: readonly Token[], hits: readonly Hit<Meaning>[]): ReadonlyMap<Hit<Meaning>, Staying> {
  const things = new Map(
    hits.flatMap((hit, place) => {
      const thing = thingOf(hit, nearTo(hits, place));
      return thing ? [[hit, thing] as const] : [];
    }),
  );
  const startingAt = new Map(hits.map((hit) => [hit.start, hit]));
  const staying = new Map<Hit<Meaning>, Staying>();
  for (const [span, how] of findKept(tokens, [...things.keys()])) {
    const hit = startingAt.get(span.start);
    const thing = hit && things.get(hit);
    // What cannot be made good is painted or restored as any other wish.
    if (thing && (how !== 'renewed' || thing.renewal))
      staying.set(hit, {
        thing,
        how: how === 'had' && /^tiles?$/.test(hit.said) ? 'supplied' : howOf(thing, how),
      });
  }
  return staying;
}

/** What is there already stays if it is part of the house, and is set by the contractor if it is not. */
const howOf = (thing: Keepable, how: How): Kept['how'] => {
  if (how === 'had') return thing.surface || OF_HOUSE.has(thing.id) ? 'kept' : 'supplied';
  return how === 'kept' && PLACES.has(thing.id) ? 'in place' : how;
};

/** What is part of the house: who has it need not bring it. */
const OF_HOUSE: ReadonlySet<string> = new Set(
  `windows doors garage-door fireplace stairs closet built-ins gas-line plumbing wiring radiator water-heater sump-pump
  insulation drywall ev-charger fan`.split(/\s+/),
);

/** What is a place for other things, and bought by nobody. */
const PLACES: ReadonlySet<string> = new Set(['layout', 'plumbing']);

function thingOf(hit: Hit<Meaning>, hits: readonly Hit<Meaning>[]): Keepable | undefined {
  if (hit.said === 'light') return undefined;
  for (const m of hit.all) {
    const thing = m.is === 'thing' ? keepable(m.id) : m.is === 'feature' ? keepableFeature(m.id) : undefined;
    if (thing) return thing;
  }
  for (const m of hit.all) if (m.is === 'surface' && m.id !== 'accentCabinets') return keepableSurface(m.id);
  const material = hit.all.find((m) => m.is === 'material');
  if (material?.is !== 'material') return undefined;
  // "The oak cabinets" are cabinets; "keep the oak" is the floor.
  const named = hits.some(
    (h) => h.clause === hit.clause && h.start >= hit.end && h.start <= hit.end + 1 && thingOf(h, []),
  );
  const [surface] = material.on.find(([on]) => on === 'floor') ?? material.on[0] ?? [];
  return named || !surface ? undefined : keepableSurface(surface);
}

export const SURFACE_NAMES: Readonly<Record<Surface | 'accentCabinets', string>> = {
  walls: 'walls',
  ceiling: 'ceiling',
  floor: 'floor',
  trim: 'trim',
  cabinets: 'cabinets',
  accentCabinets: 'island or lower cabinets',
  counter: 'counters',
  backsplash: 'backsplash',
  metal: 'metal',
  fabric: 'fabric',
  wood: 'wood',
  accent: 'accents',
};

/** The request with plain texts, none longer than is read. Anything but a text or a number is left out. */
function inPlainText(given: ConceptRequest, unread: Set<string>): ConceptRequest {
  const fields = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === 'number') return [[name, value]];
    if (typeof value !== 'string') return [];
    const text = plainText(value);
    if (text.length > LONGEST_TEXT)
      unread.add(`everything after the first ${LONGEST_TEXT.toLocaleString('en-US')} characters`);
    return [[name, cutText(text, LONGEST_TEXT)]];
  });
  return { category: given.category, ...Object.fromEntries(fields) };
}

/** Words so general that they name a feature in some rooms only. */
const MEANT_IN: Readonly<Record<string, readonly RoomCategory[]>> = {
  cabinet: ['garage'],
  'bath of bathroom-rough-in': ['basement', 'garage', 'other'],
  'vent of vent-hood': ['kitchen'],
  trash: ['kitchen'],
  garbage: ['kitchen'],
  'door only': ['kitchen', 'bathroom'],
  // In a bathroom a bath is the room.
  bath: [],
  convert: ['garage'],
  converted: ['garage'],
  'turn into': ['garage'],
  conversion: ['garage'],
  'living space': ['garage'],
  bathroom: ['basement', 'garage', 'other'],
  'full bath': ['basement', 'garage', 'other'],
  bedroom: ['basement', 'garage', 'other'],
  'guest bedroom': ['basement', 'garage', 'other', 'office'],
  'home office': ['living room', 'bedroom', 'basement', 'garage', 'other'],
  'side by side': ['kitchen'],
  range: ['kitchen', 'basement', 'garage', 'other'],
  stove: ['kitchen', 'basement', 'garage', 'other'],
  oven: ['kitchen', 'basement', 'garage', 'other'],
  'hook of bath-accessories-set': ['bathroom'],
  'hook of mudroom-bench': ['other'],
  car: ['garage'],
  glass: ['bathroom'],
  bed: ['bedroom', 'basement', 'garage', 'other'],
  'a bed': ['bedroom', 'basement', 'garage', 'other'],
  'a seat': ['bathroom'],
  seat: ['bathroom'],
  'place to sit': ['bathroom'],
  'chair of armchairs': ['living room', 'bedroom', 'basement', 'garage', 'office', 'other'],
  'bar of bar': ['kitchen', 'living room', 'bedroom', 'basement', 'garage', 'office', 'other'],
  'shelf of open-shelves': ['kitchen'],
  'shelf of bookcase': ['living room', 'bedroom', 'basement', 'garage', 'office', 'other'],
  drawer: ['kitchen', 'bathroom'],
  burner: ['kitchen'],
  'little kitchen': ['basement', 'garage', 'other'],
  'small kitchen': ['basement', 'garage', 'other'],
  'tiny kitchen': ['basement', 'garage', 'other'],
  'kitchen area': ['basement', 'garage', 'other'],
  'mini kitchen': ['basement', 'garage', 'other'],
  'full kitchen': ['basement', 'garage', 'other'],
  'kitchen on one wall': ['basement', 'garage', 'other'],
  'full kitchen on one wall': ['basement', 'garage', 'other'],
  'kitchen along one wall': ['basement', 'garage', 'other'],
  'kitchen with stove': ['basement', 'garage', 'other'],
  'cooking area': ['basement', 'garage', 'other'],
  'for gas': ['kitchen'],
  'to gas': ['kitchen'],
};

/** "TV hidden or none" wants none to be seen; a bed that opens "without moving the table" keeps no table. */
const inPlainNo = (text: string): string =>
  text
    .replace(/\b(tv|television)(?: hidden| concealed| out of sight)? or none\b/gi, 'no $1')
    .replace(
      /\b(?:the |a |that )?(tv|television) (?:that )?(?:nobody|no one|no-one|we never|we don't|i don't) (?:needs?|uses?|wants?|watch(?:es)?)\b/gi,
      'no $1',
    )
    .replace(/\bwall[- ]to[- ]wall (?!carpet)/gi, ' ')
    // Of a window: a shower's glass is told otherwise.
    .replace(
      /\b(?:(?:(?:must|has to|should|needs to|can) )?(?:go|be) )?(?:obscured?|frosted|privacy|patterned|reeded|tempered) glass\b(?! (?:door|panel|shower|enclosure|screen))/gi,
      ' ',
    )
    .replace(/\bopens? without moving the [a-z]{3,12}\b/gi, ' ');

/** Words that name a thing only beside others: a wheel to throw pots on. */
const OF_THE_BED = /\bbeds? (?:that |to |should |must |will |is |has to ){0,2}(?:fac|look)/i;
const CONTEXT: Readonly<Record<string, RegExp>> = {
  wheel: /pott|ceramic|kiln|clay/i,
  ...Object.fromEntries(
    ['facing the window', 'facing the view', 'face the window', 'face the view'].map((words) => [
      words,
      OF_THE_BED,
    ]),
  ),
};

/** Basins of a bath, and sinks of a kitchen: "two sinks" are not the same in both. */
const BASINS = /^(?:double|two|dual|2|his and her) sink$/;

const isMeant = (phrase: string, feature: string, category: RoomCategory, said: string): boolean =>
  !isFurnitureOf(feature, category) ||
  (phrase === 'glass door' && (feature === 'glass-enclosure') !== (category === 'bathroom')) ||
  // Glass around no shower.
  (feature === 'glass-enclosure' && category !== 'bathroom' && !/shower|frameless/.test(phrase)) ||
  (phrase === 'fan' && category !== 'bathroom') ||
  (phrase === 'twin bed' && (feature === 'twin-beds') !== said.endsWith('s'))
    ? false
    : BASINS.test(phrase) && (feature === 'double-vanity') === (category === 'kitchen')
      ? false
      : feature === 'closet' && phrase === 'closet' && category === 'bathroom'
        ? false
        : ((MEANT_IN[`${phrase} of ${feature}`] ?? MEANT_IN[phrase])?.includes(category) ?? true);

/** Which of several meanings a phrase has, from the field it stands in and the room. */
function choose(meanings: readonly Meaning[], field: string, category: RoomCategory): Meaning | undefined {
  const of = (is: Meaning['is']) => meanings.find((m) => m.is === is);
  if (field === 'style') return of('style') ?? meanings[0];
  if (field === 'colors') return of('color') ?? of('material') ?? meanings[0];
  if (field === 'layout') return of('layout') ?? meanings[0];
  if (field === 'area')
    return category === 'other' ? (of('purpose') ?? of('layout')) : (of('layout') ?? undefined);
  if (category === 'other' && of('purpose') && !of('feature')) return of('purpose');
  if (category === 'bathroom' && of('layout')) return of('layout');
  // The same word may be a wish and a place for a colour ("island"): it is the wish, and found again as the place.
  return (
    of('feature') ??
    of('layout') ??
    of('material') ??
    of('color') ??
    of('style') ??
    of('door') ??
    meanings.find((m) => m.is !== 'purpose' && m.is !== 'told' && m.is !== 'thing') ??
    of('told') ??
    of('thing')
  );
}

/** The hits around one: whatever is said of it stands within so few. */
const nearTo = <M>(hits: readonly Hit<M>[], place: number): readonly Hit<M>[] =>
  hits.slice(Math.max(0, place - 8), place + 9);

/** The surface said with a colour or material: the nearest one in the same clause, after it before before it. */
function surfaceOf(
  hit: Hit<Meaning>,
  hits: readonly Hit<Meaning>[],
  used: Set<Hit<Meaning>>,
): Surface | 'accentCabinets' | undefined {
  let best: { hit: Hit<Meaning>; id: Surface | 'accentCabinets'; distance: number } | undefined;
  for (const other of hits) {
    if (other.clause !== hit.clause || other === hit) continue;
    const surface = other.all.find((m) => m.is === 'surface');
    if (surface?.is !== 'surface') continue;
    const after = other.start - hit.end;
    const before = hit.start - other.end;
    const distance = after >= 0 ? after : before + 1.5;
    if (distance > 4 || (used.has(other) && after < 0)) continue;
    if (!best || distance < best.distance) best = { hit: other, id: surface.id, distance };
  }
  if (!best) return undefined;
  // Of "tile floor" the last word tells the surface.
  const { hit: found, id } = best;
  const head = hits.find((other) => other.clause === found.clause && other.start === found.end);
  const surface = head?.all.find((m) => m.is === 'surface');
  used.add(surface && head ? head : found);
  return surface?.is === 'surface' ? surface.id : id;
}

/** Whether a color is said of the lower cabinets, not of an island. */
const saysLowers = (hit: Hit<Meaning>, hits: readonly Hit<Meaning>[]): boolean =>
  hits.some((other) => other.clause === hit.clause && /\b(?:lower|lowers|base)\b/.test(other.said));

/** The surface of a material that a colour stands right before: "green zellige", "black granite". */
function surfaceOfMaterial(hit: Hit<Meaning>, hits: readonly Hit<Meaning>[]): Surface | undefined {
  const next = hits.find((other) => other.clause === hit.clause && other.start === hit.end);
  return next?.meaning.is === 'material' ? next.meaning.on[0]?.[0] : undefined;
}

/** The budget of the field that is for it, else the first that a sentence tells; what of two was not taken is said. */
function chooseBudget(
  request: ConceptRequest,
  said: readonly { readonly field: string; readonly budget: SaidBudget | undefined }[],
  tell: Tell,
  assumed: string[],
): number | undefined {
  const own = readMoney(request.budget);
  const inWords = said.flatMap(({ field, budget }) => (budget ? [{ field, ...budget }] : []));
  const first = inWords[0];
  const budgetUsd = own ?? first?.usd;
  if (budgetUsd === undefined) return undefined;
  if (own !== undefined) tell('budget', `${request.budget}`, `Budget: ${dollars(own)}`, { is: 'budget' });
  else if (first) tell(first.field, first.said, `Budget: ${dollars(first.usd)}`, { is: 'budget' });
  const other = inWords.find(({ usd }) => usd !== budgetUsd);
  if (other)
    assumed.push(
      `Of two budgets, ${dollars(budgetUsd)}${own !== undefined ? ' of the budget field' : ''} was taken, not "${other.said}".`,
    );
  return budgetUsd;
}

function readRoomSize(
  category: RoomCategory,
  texts: readonly { field: string; text: string }[],
  tell: Tell,
  assumed: string[],
  unread: Set<string>,
  ceilingTold: boolean,
  turn: LongWall | undefined,
): RoomSize {
  const usual = DEFAULT_SIZES[category];
  const order = [...texts].sort((a, b) => Number(b.field === 'area') - Number(a.field === 'area'));
  let { widthIn, depthIn, ceilingIn } = usual;
  let found = false;
  for (const { field, text } of order) {
    if (!text || found) continue;
    const size = readSize(text);
    if (!size) continue;
    if (size.areaSqFt !== undefined) {
      const ratio = usual.widthIn / usual.depthIn;
      widthIn = Math.round(Math.sqrt(size.areaSqFt * 144 * ratio) / 3) * 3;
      depthIn = Math.round((size.areaSqFt * 144) / Math.max(widthIn, 1) / 3) * 3;
    } else {
      widthIn = roundHalf(size.widthIn ?? usual.widthIn);
      depthIn = roundHalf(size.depthIn ?? usual.depthIn);
    }
    // Too small for the room, and not called one: the size of something in it.
    if (
      field !== 'area' &&
      size.areaSqFt === undefined &&
      (widthIn * depthIn) / 144 < LEAST_SQ_FT[category] &&
      !CALLED_ROOM.test(text.slice(text.indexOf(size.said) + size.said.length, text.length).slice(0, 40))
    ) {
      ({ widthIn, depthIn } = usual);
      continue;
    }
    // One length alone that no room of the kind has is that of something in it: "the closet is 5 ft wide".
    if (
      field !== 'area' &&
      size.areaSqFt === undefined &&
      size.depthIn === undefined &&
      widthIn < LEAST_SIDE[category]
    ) {
      ({ widthIn, depthIn } = usual);
      continue;
    }
    if (![widthIn, depthIn].every((n) => n >= 12 && n <= 3600)) {
      unread.add(size.said);
      ({ widthIn, depthIn } = usual);
      continue;
    }
    found = true;
    // Which of two lengths goes east to west nobody says by their order, but by the name of a long or a short wall.
    if (turn !== undefined && (turn === 'east-west') !== widthIn >= depthIn)
      [widthIn, depthIn] = [depthIn, widthIn];
    tell(field, size.said, `Size: ${feetAndInches(widthIn)} by ${feetAndInches(depthIn)}`, {
      is: 'size',
      widthIn,
      depthIn,
    });
    if (size.areaSqFt !== undefined)
      assumed.push(
        `From the area, a room of ${feetAndInches(widthIn)} by ${feetAndInches(depthIn)} was taken.`,
      );
    else if (size.depthIn === undefined)
      assumed.push(`Only one length was given; the other was taken as ${feetAndInches(depthIn)}.`);
  }
  if (!found)
    assumed.push(
      `${NO_SIZE} ${feetAndInches(widthIn)} by ${feetAndInches(depthIn)}. Match your photo to make it yours.`,
    );

  let ceilingFound = false;
  for (const { field, text } of order) {
    const ceiling = text ? readCeiling(text) : undefined;
    if (!ceiling || ceilingFound) continue;
    if (ceiling.heightIn >= 72 && ceiling.heightIn <= 360) {
      ceilingIn = roundHalf(ceiling.heightIn);
      ceilingFound = true;
      tell(field, ceiling.said, `Ceiling: ${feetAndInches(ceilingIn)}`, {
        is: 'ceiling',
        heightIn: ceilingIn,
      });
    } else unread.add(ceiling.said);
  }
  if (!ceilingFound && !ceilingTold) assumed.push(`${NO_CEILING} ${feetAndInches(ceilingIn)} high.`);
  return { widthIn, depthIn, ceilingIn };
}

/** The side where a ceiling of one slope is high. */
const highSide = ({ ridge, kneeStartIn, kneeEndIn }: Slope): Side =>
  ridge === 'east-west'
    ? kneeStartIn > kneeEndIn
      ? 'south'
      : 'north'
    : kneeStartIn > kneeEndIn
      ? 'west'
      : 'east';

/** Whether a shape tells how high the ceiling is. */
const setsCeiling = ({ shape: told }: SaidShape): boolean =>
  told.is === 'peak' ||
  (told.is === 'vault' && told.heightIn !== undefined) ||
  (told.is === 'slope' && told.highIn !== undefined);

const sizeOfShell = (shell: Shell): RoomSize => {
  const { widthIn, depthIn, ceilingIn } = derivedOf(shell);
  return { widthIn, depthIn, ceilingIn };
};

const roundHalf = (n: number): number => Math.round(n * 2) / 2;
