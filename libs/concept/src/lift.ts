import { CATALOGUE, type KindSpec } from './catalogue.js';
import { CONCEPT_VERSION } from './version.js';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Brings each version to the next. Whether the outcome is a concept is left to the schema. */
const STEPS: Readonly<Record<number, (stored: Json) => Json>> = { 1: toVersion2 };

/** A stored concept of any version in the newest form; anything else comes back as it is. */
export function lift(stored: unknown): unknown {
  if (!isObject(stored)) return stored;
  let lifted = stored;
  for (let at = versionOf(stored); at < CONCEPT_VERSION; at++) {
    const step = STEPS[at];
    if (!step) return stored;
    lifted = { ...step(lifted), version: at + 1 };
  }
  return lifted;
}

const versionOf = ({ version }: Json): number =>
  version === undefined ? 1 : typeof version === 'number' && version >= 1 ? version : CONCEPT_VERSION;

/** Until then items could carry traits that their kind does not have. */
function toVersion2(stored: Json): Json {
  const { concept } = stored;
  if (!isObject(concept) || !isObject(concept.room)) return stored;
  const { room } = concept;
  return { ...stored, concept: { ...concept, room: { ...room, items: withOwnTraits(room.items) } } };
}

const withOwnTraits = (items: unknown): unknown =>
  Array.isArray(items)
    ? items.map((item: unknown) => {
        if (!isObject(item) || !isObject(item.traits)) return item;
        const known = (CATALOGUE as Readonly<Record<string, KindSpec>>)[String(item.kind)]?.traits ?? {};
        const own = Object.entries(item.traits).filter(([name]) => Object.hasOwn(known, name));
        return { ...item, traits: Object.fromEntries(own) };
      })
    : items;
