import type { KindSpec } from '../items/catalogue/kind-spec.js';
import { CATALOGUE } from '../items/catalogue.js';
import type { Side } from '../sides.js';
import { CONCEPT_VERSION } from '../version.js';
import { RECTANGLE_WALLS, rectangularShell } from './make-shell.js';

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

/** Until then items could carry traits that their kind does not have, and every room was a rectangle. */
function toVersion2(stored: Json): Json {
  const { concept } = stored;
  if (!isObject(concept) || !isObject(concept.room)) return stored;
  const { room } = concept;
  const lifted = {
    ...room,
    shell: shellOfRectangle(room),
    items: withOwnTraits(room.items),
    openings: inWalls(room.openings),
  };
  return { ...stored, concept: { ...concept, room: lifted } };
}

function shellOfRectangle({ widthIn, depthIn, ceilingIn, exterior }: Json): unknown {
  const isLength = (value: unknown): value is number => typeof value === 'number';
  if (!isLength(widthIn) || !isLength(depthIn) || !isLength(ceilingIn) || !Array.isArray(exterior))
    return undefined;
  return rectangularShell(widthIn, depthIn, ceilingIn, exterior);
}

const inWalls = (openings: unknown): unknown =>
  Array.isArray(openings)
    ? openings.map((opening: unknown) =>
        isObject(opening) ? { ...opening, wall: RECTANGLE_WALLS[String(opening.side) as Side] } : opening,
      )
    : openings;

const withOwnTraits = (items: unknown): unknown =>
  Array.isArray(items)
    ? items.map((item: unknown) => {
        if (!isObject(item) || !isObject(item.traits)) return item;
        const known = (CATALOGUE as Readonly<Record<string, KindSpec>>)[String(item.kind)]?.traits ?? {};
        const own = Object.entries(item.traits).filter(([name]) => Object.hasOwn(known, name));
        return { ...item, traits: Object.fromEntries(own) };
      })
    : items;
