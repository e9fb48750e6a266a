import type { PaintedSurface, Surface } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { partOfFeature } from '../keeping/parts.js';
import type { Meaning, MeaningOf } from '../meanings/meaning.js';
import { isNoColor } from '../reading/color-words.js';
import type { FieldReading, FieldWords } from '../reading/field-reading.js';
import { isColorOfToday, saidOf, surfaceOfToday } from '../reading/finish-of-today.js';
import type { NamedHit } from '../reading/named-hit.js';
import { isBoring, isComplainedOf, isHated } from '../reading/not-asked-for.js';
import { finishedThing } from '../reading/of-what-follows.js';
import { isTakenOut, isTradedIn } from '../reading/refused.js';
import type { RequestReading } from '../reading/request-reading.js';
import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';
import { upperFirst } from '../text.js';
import { hexColors } from '../words/colors.js';
import { SURFACE_NAMES } from '../words/surface-names.js';
import { dropFinish } from './last-word.js';

/** Reads colors, materials and surfaces, and which is said of which. */

const MOST_COLORS = 8;

/** Fields in which a word that can be a color is one. */
const OF_COLORS: ReadonlySet<string> = new Set(['colors', 'style']);

export function readHexColors({ field, text }: FieldWords, reading: RequestReading): void {
  for (const { name, hex, said } of hexColors(text)) {
    reading.colors.push({ name, hex });
    reading.tell(field, said, `Color near ${name}`, { is: 'color', hex });
  }
}

export function readColor(meaning: MeaningOf<'color'>, named: NamedHit, reading: RequestReading): void {
  const { hit, near, field } = named;
  const { name, hex } = meaning;
  if (named.negated || isBoring(field.tokens, hit)) {
    reading.avoided.add(name);
    dropFinish(named, reading);
    named.tell(`Not in ${name}`, { is: 'not in', names: [name] });
    return;
  }
  // Of a color that is to go it is told where it is.
  if (field.doneAway.has(hex)) return;
  // "A white range" paints no cabinets.
  const thing = OF_COLORS.has(field.field) ? undefined : finishedThing(hit, field.hits, field.tokens);
  if (thing && hasOwnColor(thing)) {
    named.mark(`Finish of the ${thing.said}: ${hit.said}`, { is: 'fact' });
    return;
  }
  const on =
    furnitureOf(named, meaning) ??
    surfaceOf(hit, near, field) ??
    surfaceOfMaterial(hit, near) ??
    surfaceToColor(named);
  if (on && isColorOfToday(hit, on, field)) {
    field.recolored = { at: hit, on };
    markSurface(on, named);
    return;
  }
  if (!on && !OF_COLORS.has(field.field) && isNoColor(field.tokens, hit, near)) return;
  if (reading.colors.length < MOST_COLORS)
    reading.colors.push({
      name,
      hex,
      ...(on ? { on } : {}),
      ...(on === 'accentCabinets' && saysLowers(hit, near) ? { lowers: true } : {}),
    });
  named.tell(`Color: ${name}${on ? ` ${SURFACE_NAMES[on]}` : ''}`, {
    is: 'color',
    hex,
    ...(on ? { on } : {}),
  });
}

export function readMaterial(meaning: MeaningOf<'material'>, named: NamedHit, reading: RequestReading): void {
  const { hit, near, field } = named;
  if (named.negated) {
    dropFinish(named, reading);
    readMaterialRefused(meaning, named, reading);
    return;
  }
  // "The carpet is stained" asks for another floor, not for carpet.
  if (isComplainedOf(field.tokens, hit)) {
    const bare = reading.category === 'garage' || reading.category === 'basement';
    const [on] = (bare && meaning.on.find(([s]) => s === 'floor')) || (meaning.on[0] ?? []);
    if (on) named.mark(upperFirst(SURFACE_NAMES[on]), { is: 'surface', on });
    field.gone = { at: hit, on: surfacesLeft(reading.category, meaning) };
    return;
  }
  // "Green tile" asks for a color: which tile it is stays with the style.
  if (field.used.has(hit)) return;
  const thing = finishedThing(hit, field.hits, field.tokens);
  if (thing && !isOfMetal(thing, meaning)) {
    named.mark(`Finish of the ${thing.said}: ${hit.said}`, { is: 'fact' });
    return;
  }
  const today = surfaceOfToday(hit, { ...meaning, on: surfacesIn(reading.category, meaning) }, field);
  if (today) {
    field.gone = { at: hit, on: [today] };
    markSurface(today, named);
    return;
  }
  const surface = thing
    ? ('metal' as const)
    : (surfaceOfOther(named, meaning, reading) ??
      furnitureOf(named, meaning) ??
      surfaceOf(hit, near, field) ??
      surfaceLeftBare(named, meaning));
  const chosen = materialOn(surface, meaning, reading.category);
  if (!chosen) return;
  const [on, id] = chosen;
  // "Floor tile in hex": another word tells which tile.
  if (/^tiles?$/.test(hit.said) && isToldCloser(named, on)) return;
  if (on === 'accentCabinets' && saysLowers(hit, near)) reading.accentOnLowers = true;
  const taken = reading.materials[on];
  if (!taken) {
    reading.materials[on] = id;
    named.tell(`${SURFACE_NAMES[on]}: ${nameOfFinish(id, hit.said)}`, { is: 'material', on, id });
  } else if (taken !== id && surface !== undefined) {
    const { span } = named;
    reading.otherMaterials.push({ field: field.field, said: hit.said, on, id, ...(span ? { span } : {}) });
    reading.left.add(
      `${SURFACE_NAMES[on]} of ${id.replaceAll('-', ' ')} beside ${taken.replaceAll('-', ' ')}`,
    );
  }
}

/** Appliances and fixtures are sold in colors, and no room takes theirs. */
const hasOwnColor = ({ meaning }: Hit<Meaning>): boolean =>
  meaning.is === 'feature' && OWN_COLORS.has(partOfFeature(meaning.id));
const OWN_COLORS: ReadonlySet<string> = new Set(['appliances', 'sink', 'toilet', 'bathtub']);

/** The surface of the material before "or": the counter of "butcher block or laminate". */
function surfaceOfOther(
  { hit, field }: NamedHit,
  { on }: MeaningOf<'material'>,
  { materials }: RequestReading,
): PaintedSurface | undefined {
  if (field.tokens[hit.start - 1]?.said !== 'or') return undefined;
  const other = field.hits.find((one) => one.end === hit.start - 1);
  if (other?.meaning.is !== 'material') return undefined;
  const taken = other.meaning.on.find(([surface, id]) => materials[surface] === id)?.[0];
  return on.find(([surface]) => surface === taken)?.[0];
}

/** The metal of faucets and lamps is that of the room's hardware; an appliance has its own. */
const isOfMetal = ({ meaning }: Hit<Meaning>, { on }: MeaningOf<'material'>): boolean =>
  meaning.is === 'feature' &&
  on.some(([surface]) => surface === 'metal') &&
  partOfFeature(meaning.id) !== 'appliances' &&
  partOfFeature(meaning.id) !== 'sink';

/** Second cabinets are cabinets too. */
function markSurface(surface: PaintedSurface, named: NamedHit): void {
  const on = firstOf(surface);
  named.mark(upperFirst(SURFACE_NAMES[on]), { is: 'surface', on });
}

const firstOf = (surface: PaintedSurface): Surface =>
  surface === 'accentCabinets' ? 'cabinets' : surface === 'islandTop' ? 'counter' : surface;

/** The surface whose material goes in the same sentence, or in the one before a short answer: "The carpet is worn. Tile, please." */
const surfaceLeftBare = (
  { hit, field: { gone, tokens } }: NamedHit,
  { on }: MeaningOf<'material'>,
): PaintedSurface | undefined =>
  gone && isAnswerTo(gone.at, hit, tokens)
    ? gone.on.find((surface) => on.some(([own]) => own === surface))
    : undefined;

/** The surface whose color of today was told, for a color that nothing else is said with: "The walls are beige. Make them navy." */
const surfaceToColor = ({ hit, field: { recolored, tokens, hits } }: NamedHit): PaintedSurface | undefined =>
  recolored && isAnswerTo(recolored.at, hit, tokens) && !saidOf(hit, hits) ? recolored.on : undefined;

function isAnswerTo(
  told: Hit<Meaning>,
  { start, clause: own }: Hit<Meaning>,
  tokens: readonly Token[],
): boolean {
  const here = tokens[start]?.sentence ?? 0;
  const there = tokens[told.start]?.sentence ?? 0;
  const isShort = tokens.filter(({ clause }) => clause === own).length <= MOST_WORDS_OF_ANSWER;
  return here === there || (isShort && here === there + 1);
}
const MOST_WORDS_OF_ANSWER = 5;

const isToldCloser = ({ hit, near, field }: NamedHit, surface: PaintedSurface): boolean =>
  near.some((other) => {
    const { meaning, negated, clause } = other;
    return (
      other !== hit &&
      other !== field.gone?.at &&
      clause === hit.clause &&
      !negated &&
      meaning.is === 'material' &&
      meaning.on.some(([on]) => on === surface) &&
      surfaceOfToday(other, meaning, field) === undefined
    );
  });

/** Tile that is torn out makes room for other tile. */
const TILE = /^(?:old |the )?tiles?$/;
const UNDER_IT = /\b(?:refinish|underneath|under it|beneath|below it)/i;

/** "No epoxy, polyaspartic": the one coating takes the other's place, and both are one finish of the plan. */
const OTHER_COATING = /\bpoly(?:aspartic|urea)\b/i;
const isReallyRefused =
  (text: string) =>
  (material: string): boolean =>
    material !== 'epoxy' || !OTHER_COATING.test(text);

/** What a finish is called; one coating stands for others. */
const nameOfFinish = (id: string, said: string): string =>
  id === 'epoxy' && OTHER_COATING.test(said) ? 'polyaspartic coating' : id.replaceAll('-', ' ');

function readMaterialRefused(meaning: MeaningOf<'material'>, named: NamedHit, reading: RequestReading): void {
  const { hit, field } = named;
  const { avoided, category } = reading;
  field.gone = { at: hit, on: surfacesLeft(category, meaning) };
  const [on] = meaning.on[0] ?? [];
  const out = !hit.place && on !== undefined && isTakenOut(field.tokens, hit);
  const names =
    hit.place || (out && TILE.test(hit.said))
      ? []
      : meaning.on.map(([, material]) => material).filter(isReallyRefused(reading.textOf(field.field)));
  for (const name of names) avoided.add(name);
  const where = hit.place ? ` at the ${hit.place.name}` : '';
  named.tell(`${out ? 'Goes' : 'Without'}: ${hit.said}${where}`, {
    is: 'not in',
    names,
    ...(out ? { takenOut: on } : {}),
  });
  // "Replace the carpet with something that wipes clean" asks for another floor.
  if (
    on &&
    (isTradedIn(field.tokens, hit, named.near) || (out && !UNDER_IT.test(reading.textOf(field.field))))
  )
    named.mark(upperFirst(SURFACE_NAMES[on]), { is: 'surface', on });
}

/** What of a material's surfaces it is said of, with its name there. */
const materialOn = (
  surface: PaintedSurface | undefined,
  { on }: MeaningOf<'material'>,
  category: RoomCategory,
): readonly [PaintedSurface, string] | undefined =>
  on.find(([s]) => s === surface) ??
  (surface === 'accentCabinets' || surface === 'islandTop' ? ofSecond(on, surface) : undefined) ??
  // Of wood alone a room without cabinets has its furniture.
  (on[0]?.[0] === 'cabinets' && !HAS_CABINETS.has(category) ? on.find(([s]) => s === 'wood') : undefined) ??
  on[0];

/** What is said of an island: its cabinets', else its top's. */
const ofSecond = (
  on: MeaningOf<'material'>['on'],
  surface: 'accentCabinets' | 'islandTop',
): readonly ['accentCabinets' | 'islandTop', string] | undefined => {
  const cabinets = surface === 'accentCabinets' ? on.find(([s]) => s === 'cabinets') : undefined;
  const top = on.find(([s]) => s === 'counter');
  return cabinets ? ['accentCabinets', cabinets[1]] : top && ['islandTop', top[1]];
};

export function readSurface({ id }: MeaningOf<'surface'>, named: NamedHit, reading: RequestReading): void {
  const { hit, negated, stays } = named;
  const mark = (on: Surface): void => named.mark(upperFirst(SURFACE_NAMES[on]), { is: 'surface', on });
  // "I hate the counters" asks for others.
  if (negated && isHated(named.field.tokens, hit) && id !== 'accentCabinets') mark(firstOf(id));
  // Cabinets that are not to hang over something are wall cabinets.
  else if (negated && id === 'cabinets' && hit.place && reading.category === 'kitchen') {
    const feature = 'wall-cabinets';
    const place = hit.place.name;
    reading.refusedAt.push({ feature, place });
    named.tell(`Without: wall cabinets at the ${place}`, { is: 'without', feature, place });
  } else if (negated && isTakenOut(named.field.tokens, hit) && TORN_OUT.has(firstOf(id))) {
    // "Rip out the backsplash" makes room for another.
    const on = firstOf(id);
    named.tell(`Goes: ${hit.said}`, { is: 'not in', names: [], takenOut: on });
    mark(on);
  } else if (!negated && !stays && id !== 'accentCabinets' && !isWhere(named)) mark(firstOf(id));
}
const TORN_OUT: ReadonlySet<Surface> = new Set<Surface>(['cabinets', 'counter', 'backsplash', 'floor']);

/** The wall of "clamps on the wall", "back to the wall": where something is, and nothing of the wall itself. */
const isWhere = ({ hit, field: { tokens } }: NamedHit): boolean => {
  if (!/^(?:walls?|floor|ceiling)$/.test(hit.said)) return false;
  const near = (i: number): string => (tokens[i]?.clause === hit.clause ? (tokens[i]?.said ?? '') : '');
  // "Floor to ceiling", "the hutch needs a wall".
  if (hit.said === 'floor' && near(hit.end) === 'to' && near(hit.end + 1) === 'ceiling') return true;
  if (hit.said === 'ceiling' && near(hit.start - 1) === 'to' && near(hit.start - 2) === 'floor') return true;
  if (
    hit.said === 'wall' &&
    near(hit.start - 1) === 'a' &&
    /^(?:needs?|wants?|has)$/.test(near(hit.start - 2))
  )
    return true;
  let i = hit.start - 1;
  while (
    /^(?:the|our|my|a|one|back|long|short|side|far|north|south|east|west|end|opposite|window|sink|door|stove|range|fireplace|tv|bed|same|other)$/.test(
      tokens[i]?.said ?? '',
    )
  )
    i--;
  return (
    tokens[i]?.clause === hit.clause &&
    /^(?:on|to|against|along|off|from|into|in|at|near|by|behind|up)$/.test(tokens[i]?.said ?? '')
  );
};

/** What of a material's surfaces a room has: no counters and no cabinets where nobody cooks or washes. */
const surfacesIn = (category: RoomCategory, { on }: MeaningOf<'material'>): MeaningOf<'material'>['on'] =>
  HAS_CABINETS.has(category)
    ? on
    : on.filter(([surface]) => !['counter', 'cabinets', 'backsplash'].includes(surface));

const surfacesLeft = (category: RoomCategory, meaning: MeaningOf<'material'>): readonly PaintedSurface[] =>
  surfacesIn(category, meaning).map(([surface]) => surface);

const HAS_CABINETS: ReadonlySet<RoomCategory> = new Set(['kitchen', 'bathroom', 'other', 'basement']);

/** Pieces that wood is said of, and those of them whose color is their covering's. */
const OF_WOOD =
  /^(?:stools?|barstools?|chairs?|armchairs?|tables?|desks?|bench(?:es)?|beds?|dressers?|nightstands?|sideboards?|buffets?|shel(?:f|ves|ving))$/;
const COVERED = /^(?:stools?|barstools?|chairs?|armchairs?|bench(?:es)?)$/;

/** What of furniture a color or a material is said of that stands right before it: the wood of "oak stools", the seats of "blue" ones. */
function furnitureOf(
  { hit, near }: NamedHit,
  meaning: MeaningOf<'color'> | MeaningOf<'material'>,
): 'wood' | 'fabric' | undefined {
  const next = near.find((other) => other.clause === hit.clause && other.start === hit.end);
  if (!next?.all.some((m) => m.is === 'feature')) return undefined;
  const piece = next.said.split(/[ -]/).at(-1) ?? '';
  if (!OF_WOOD.test(piece)) return undefined;
  if (meaning.is === 'color') return COVERED.test(piece) ? 'fabric' : 'wood';
  return (['wood', 'fabric'] as const).find((surface) => meaning.on.some(([on]) => on === surface));
}

/** The surface said with a colour or material: the nearest one in the same clause, after it before before it. */
function surfaceOf(
  hit: Hit<Meaning>,
  hits: readonly Hit<Meaning>[],
  { used, tokens }: FieldReading,
): PaintedSurface | undefined {
  let best: { hit: Hit<Meaning>; id: PaintedSurface; distance: number } | undefined;
  for (const other of hits) {
    if (other.clause !== hit.clause || other === hit) continue;
    const surface = other.all.find((m) => m.is === 'surface');
    if (surface?.is !== 'surface') continue;
    const after = other.start - hit.end;
    const before = hit.start - other.end;
    const distance = after >= 0 ? after : before + 1.5;
    if (distance > 4 || (used.has(other) && after < 0)) continue;
    // "A warm greige with brass knobs": what follows has a finish of its own.
    if (tokens.slice(hit.end, other.start).some(({ said }) => said === 'with')) continue;
    const id = isFloorTile(other, hits) ? 'floor' : surface.id;
    if (!best || distance < best.distance) best = { hit: other, id, distance };
  }
  if (!best) return undefined;
  // Of "tile floor" the last word tells the surface.
  const { hit: found, id } = best;
  const head = hits.find(
    (other) => other !== hit && other.clause === found.clause && other.start === found.end,
  );
  const surface = head?.all.find((m) => m.is === 'surface');
  used.add(surface && head ? head : found);
  return surface?.is === 'surface' && !(head && isFloorTile(head, hits)) ? surface.id : id;
}

/** The tile of "floor tile" lies on the floor. */
const isFloorTile = ({ said, start, clause }: Hit<Meaning>, hits: readonly Hit<Meaning>[]): boolean =>
  /^tiles?$/.test(said) &&
  hits.some(
    (other) =>
      other.clause === clause &&
      other.end === start &&
      other.all.some((m) => m.is === 'surface' && m.id === 'floor'),
  );

/** Whether a color is said of the lower cabinets, not of an island. */
const saysLowers = (hit: Hit<Meaning>, hits: readonly Hit<Meaning>[]): boolean =>
  hits.some((other) => other.clause === hit.clause && /\b(?:lower|lowers|base)\b/.test(other.said));

/** The surface of a material that a colour stands right before: "green zellige", "black granite". */
function surfaceOfMaterial(hit: Hit<Meaning>, hits: readonly Hit<Meaning>[]): Surface | undefined {
  const next = hits.find((other) => other.clause === hit.clause && other.start === hit.end);
  return next?.meaning.is === 'material' ? next.meaning.on[0]?.[0] : undefined;
}
