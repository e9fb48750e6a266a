import type { Kept } from '@plumbline/concept';
import { findKept, type How } from '../keeping/find-kept.js';
import { type Keepable, keepable, keepableFeature, keepableSurface } from '../keeping/keepables.js';
import type { Own } from '../keeping/own-work.js';
import type { Meaning } from '../meanings/meaning.js';
import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';
import { workRow } from '../work/work.js';
import { nearTo } from './near.js';

/** Which of the hits name something that the owner keeps or brings, or works on himself. */

/** What the owner keeps or brings, and how. */
export interface Staying {
  readonly thing: Keepable;
  readonly how: Kept['how'];
}

export function stayingIn(
  tokens: readonly Token[],
  hits: readonly Hit<Meaning>[],
  left: ReadonlySet<Hit<Meaning>>,
): ReadonlyMap<Hit<Meaning>, Staying> {
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
    // What cannot be made good is painted or restored as anything else that is asked for.
    // "We have a sauna in the plans" keeps nothing but papers.
    if (how === 'in hand' && !(thing && PAPERS.has(thing.id))) continue;
    if (thing && (how !== 'renewed' || thing.renewal))
      staying.set(hit, {
        thing,
        how: how === 'had' && /^tiles?$/.test(hit.said) ? 'supplied' : howOf(thing, how),
      });
  }
  for (const hit of [...left, ...listAfterKeep(tokens, things)]) {
    const thing = things.get(hit);
    if (thing && !staying.has(hit)) staying.set(hit, { thing, how: howOf(thing, 'kept') });
  }
  return staying;
}

const ARTICLE = /^(?:the|our|my|and)$/;

/** "Keep the floor, dishwasher, island": a sentence of "keep" and names alone keeps them all. */
function listAfterKeep(
  tokens: readonly Token[],
  things: ReadonlyMap<Hit<Meaning>, Keepable>,
): readonly Hit<Meaning>[] {
  const bare = [...things.keys()].filter(({ start, end }) => end === start + 1);
  const startingAt = new Map(bare.map((hit) => [hit.start, hit]));
  const listed: Hit<Meaning>[] = [];
  for (const [i, { text, sentence }] of tokens.entries()) {
    if (text !== 'keep' || tokens[i - 1]?.sentence === sentence) continue;
    const list: Hit<Meaning>[] = [];
    let next = i + 1;
    while (tokens[next]?.sentence === sentence) {
      const hit = startingAt.get(next);
      if (hit) list.push(hit);
      else if (!ARTICLE.test(tokens[next]?.text ?? '')) break;
      next = hit?.end ?? next + 1;
    }
    if (tokens[next]?.sentence !== sentence) listed.push(...list);
  }
  return listed;
}

/** A thing as one that stays, comes along or stands elsewhere in the room; nothing where it can not be kept. */
export function asStaying(hit: Hit<Meaning>, near: readonly Hit<Meaning>[], how: How): Staying | undefined {
  const thing = thingOf(hit, near);
  return thing && { thing, how: howOf(thing, how) };
}

/** What is there already stays if it is part of the house, and is set by the contractor if it is not. */
const howOf = (thing: Keepable, how: How): Kept['how'] => {
  if (how === 'kept, made good') return thing.renewal ? 'renewed' : 'kept';
  if (how === 'had')
    return thing.surface || OF_HOUSE.has(thing.id) || !thing.saves || workRow(thing.id) ? 'kept' : 'supplied';
  if (how === 'in hand') return 'kept';
  if (how === 'in place') return LEFT_IN_PLACE.has(thing.id) ? how : 'kept';
  return how === 'kept' && PLACES.has(thing.id) ? 'in place' : how;
};

/**
 * What is bought anew for the place of the old one: who leaves a sink where it is tells of pipes. A tub, a range, a closet or a hutch
 * that is left where it is stays.
 */
const PAPERS: ReadonlySet<string> = new Set(['structural-engineer', 'permits', 'hazard-test']);

const LEFT_IN_PLACE: ReadonlySet<string> = new Set(
  `sink faucet toilet vanity shower fixtures plumbing layout
  island cabinets counters radiator water-heater panel sump-pump stairs windows doors`.split(/\s+/),
);

/** What is part of the house: who has it need not bring it. */
const OF_HOUSE: ReadonlySet<string> = new Set(
  `windows doors garage-door fireplace stairs closet built-ins gas-line plumbing wiring radiator water-heater sump-pump
  insulation drywall ev-charger fan`.split(/\s+/),
);

/** What is a place for other things, and bought by nobody. */
const PLACES: ReadonlySet<string> = new Set(['layout', 'plumbing']);

function thingOf(hit: Hit<Meaning>, hits: readonly Hit<Meaning>[]): Keepable | undefined {
  if (hit.said === 'light') return undefined;
  // Who keeps a cooktop may still buy another oven.
  if (/\b(?:cooktop|hob)$/.test(hit.said)) return keepable('cooktop');
  const named = [hit.meaning, ...hit.all].flatMap((m) => {
    const thing = m.is === 'thing' ? keepable(m.id) : m.is === 'feature' ? keepableFeature(m.id) : undefined;
    return thing ? [thing] : [];
  });
  // A radiator is one before it is heating.
  const thing = named.find(({ id }) => !workRow(id)) ?? named[0];
  // Where pipes are roughed in there is no bath yet.
  if (thing?.id === 'bath-inside' && /rough|stub/.test(hit.said)) return keepable('rough-in');
  if (thing) return thing;
  for (const m of hit.all)
    if (m.is === 'surface' && m.id !== 'accentCabinets' && m.id !== 'islandTop') return keepableSurface(m.id);
  const material = hit.all.find((m) => m.is === 'material');
  if (material?.is !== 'material') return undefined;
  // "The oak cabinets" are cabinets; "keep the oak" is the floor.
  const isBefore = hits.some(
    (h) => h.clause === hit.clause && h.start >= hit.end && h.start <= hit.end + 1 && thingOf(h, []),
  );
  const [surface] = material.on.find(([on]) => on === 'floor') ?? material.on[0] ?? [];
  return isBefore || !surface ? undefined : keepableSurface(surface);
}

/** Work alone, or a surface of which nothing is said, which nobody asks for who does it himself. */
const LABOR: ReadonlySet<string> = new Set(['painting', 'tear-out', 'artwork', 'drywall-repair']);

export const isWithin = ({ start, end }: Hit<Meaning>, own: readonly Own[]): boolean =>
  own.some((one) => one.start <= start && end <= one.end);

export const isOwnLabor = (hit: Hit<Meaning>, own: readonly Own[]): boolean =>
  (hit.meaning.is === 'surface' || (hit.meaning.is === 'feature' && LABOR.has(hit.meaning.id))) &&
  isWithin(hit, own);
