import type { Concept } from '@plumbline/concept';
import { type ConceptRequest, VOCABULARY } from '@plumbline/room';
import { NoConcept } from '../planning/planning-threads.js';
import type { TextModel } from './text-model.js';

const KNOWN = new Set(VOCABULARY);
/** More than this would be a list of everything, not a reading of a few words. */
const WORDS_MAX = 12;

const READING = {
  type: 'object',
  properties: { words: { type: 'array', items: { type: 'string', enum: VOCABULARY } } },
  required: ['words'],
  additionalProperties: false,
};
const TEXTS = {
  type: 'object',
  properties: { title: { type: 'string' }, description: { type: 'string' } },
  required: ['title', 'description'],
  additionalProperties: false,
};

/** Makes the concept of a request. @throws NoConcept; the signal's reason when aborted */
export type Plan = (request: ConceptRequest, signal: AbortSignal) => Promise<Concept>;

/**
 * The concept of a wish. Where the rules left words unread, a text model may translate them into words that the
 * rules know; title and description may be its own if they say nothing that the facts do not. Without a model,
 * or whatever it answers, the concept is the one of the rules. @throws as `plan`
 */
export async function planInWords(
  request: ConceptRequest,
  plan: Plan,
  model: TextModel,
  signal: AbortSignal,
): Promise<Concept> {
  const plain = await plan(request, signal);
  if (!model.on) return plain;
  const read = await readAgain(plain, request, plan, model, signal);
  const answer = await model.ask(
    {
      name: 'concept_texts',
      instruction:
        'You write for a home remodel site. Rewrite title and description of this room in warm, plain English, title under 60 characters, description two to four sentences. Say nothing that the facts do not say; no prices, promises or links.',
      material: {
        title: read.title,
        description: read.description,
        items: [...new Set(read.room.items.map(({ label }) => label))],
      },
      schema: TEXTS,
    },
    signal,
  );
  const { title, description } = (answer ?? {}) as { title?: unknown; description?: unknown };
  const facts = `${read.title} ${read.description} ${read.altText}`;
  return {
    ...read,
    title: fits(title, facts, 5, 80) ? title.trim() : read.title,
    description: fits(description, facts, 40, 900) ? description.trim() : read.description,
  };
}

async function readAgain(
  plain: Concept,
  request: ConceptRequest,
  plan: Plan,
  model: TextModel,
  signal: AbortSignal,
): Promise<Concept> {
  const { unread } = plain.brief;
  if (unread.length === 0) return plain;
  const answer = await model.ask(
    {
      name: 'wish_reading',
      instruction:
        'A homeowner described a room. Translate the words that were not understood into words of the vocabulary of the schema that mean the same. Leave out what has no match. Never add what was not said.',
      material: {
        notUnderstood: unread,
        wish: [request.designPrompt, request.features, request.style, request.colors],
      },
      schema: READING,
    },
    signal,
  );
  const words = (answer as { words?: unknown } | null)?.words;
  const known = Array.isArray(words)
    ? [...new Set(words.filter((word): word is string => typeof word === 'string' && KNOWN.has(word)))]
    : [];
  if (known.length === 0 || known.length > WORDS_MAX) return plain;
  try {
    // The homeowner's own words come first: what they named wins over what was guessed.
    const designPrompt = [request.designPrompt, ...known].filter(Boolean).join(', ');
    const defaults = request.defaults?.filter((name) => name !== 'designPrompt');
    return await plan({ ...request, designPrompt, ...(defaults ? { defaults } : {}) }, signal);
  } catch (error) {
    // What was guessed may not fit into a room that the wish itself fits into.
    if (error instanceof NoConcept) return plain;
    throw error;
  }
}

/** Whether a text is plain prose of a fair length without a link, an address, money or a number of its own. */
function fits(text: unknown, facts: string, shortest: number, longest: number): text is string {
  if (typeof text !== 'string') return false;
  const trimmed = text.trim();
  if (trimmed.length < shortest || trimmed.length > longest) return false;
  if (/[<>{}@$\\\p{Cc}\p{Surrogate}]|https?:|www\.|\w\.(?:com|net|org|io)\b/iu.test(trimmed)) return false;
  const known = new Set(facts.match(/\d+/g));
  return (trimmed.match(/\d+/g) ?? []).every((number) => known.has(number));
}
