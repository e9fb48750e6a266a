import type { Concept, LedgerEntry, Proposal } from '@plumbline/concept';
import { type ConceptRequest, VOCABULARY } from '@plumbline/room';
import { NoConcept } from '../planning/planning-runner.js';
import type { TextModelClient } from './text-model-client.js';

const KNOWN = new Set(VOCABULARY);
/** More for one clause would be a list of everything, not a reading of a few words. */
const WORDS_MAX = 4;
/** Clauses that are asked about at once. */
const CLAUSES_MAX = 40;
/** Clauses that the rules found no meaning for, or words in them. */
function openClauses({ brief: { ledger = [], unread } }: Concept): readonly LedgerEntry[] {
  const strange = unread.map((phrase) => phrase.toLowerCase());
  return ledger
    .filter(
      ({ understood, outcome, text }) =>
        outcome === 'unclear' ||
        (outcome === 'for-contractor' && understood === '') ||
        strange.some((phrase) => text.toLowerCase().includes(phrase)),
    )
    .slice(0, CLAUSES_MAX);
}

const READING = {
  type: 'object',
  properties: {
    entries: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          words: { type: 'array', items: { type: 'string', enum: VOCABULARY } },
        },
        required: ['id', 'words'],
        additionalProperties: false,
      },
    },
  },
  required: ['entries'],
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

/** A concept, and what a text model proposed for clauses of its wish; undefined where none was asked. */
export interface ReadInWords {
  readonly concept: Concept;
  readonly proposed?: readonly Proposal[];
}

/**
 * The concept of a wish. For clauses of its ledger that the rules left open, a text model may propose words that the
 * rules know: these are read, planned and verified as the homeowner's own. What was proposed before is kept. Without a
 * model, or whatever it answers, the concept is the one of the rules. @throws as `plan`
 */
export async function readInWords(
  request: ConceptRequest,
  plan: Plan,
  model: TextModelClient,
  signal: AbortSignal,
): Promise<ReadInWords> {
  const plain = await plan(request, signal);
  if (request.proposed) return { concept: plain, proposed: request.proposed };
  if (!model.on) return { concept: plain };
  const open = openClauses(plain);
  if (open.length === 0) return { concept: plain, proposed: [] };
  const answer = await model.ask(
    {
      name: 'wish_reading',
      instruction:
        'A homeowner described a room. For each clause, by its id, give the words of the vocabulary of the schema that mean the same. Leave out clauses that have no match. Never add what was not said.',
      material: {
        clauses: open.map(({ id, text }) => ({ id, text })),
        wish: [request.designPrompt, request.features, request.style, request.colors],
      },
      schema: READING,
    },
    signal,
  );
  const proposed = proposalsOf(answer, open);
  if (proposed.length === 0) return { concept: plain, proposed };
  try {
    return { concept: await plan({ ...request, proposed }, signal), proposed };
  } catch (error) {
    // What was guessed may not fit into a room that the wish itself fits into.
    if (error instanceof NoConcept) return { concept: plain, proposed: [] };
    throw error;
  }
}

/** What of an answer keeps to the rules: clauses that were asked about, a few known words for each. */
function proposalsOf(answer: unknown, open: readonly LedgerEntry[]): Proposal[] {
  const entries = (answer as { entries?: unknown } | null)?.entries;
  if (!Array.isArray(entries)) return [];
  return open.flatMap(({ id, field, start, end }): Proposal[] => {
    const told = entries.find((entry) => (entry as { id?: unknown } | null)?.id === id);
    const words = (told as { words?: unknown } | undefined)?.words;
    if (!Array.isArray(words) || words.length > WORDS_MAX) return [];
    const known = [...new Set(words.filter((word): word is string => KNOWN.has(word as string)))];
    return known.length > 0 ? [{ field, start, end, words: known }] : [];
  });
}

/** A concept whose title and description may be a text model's own if they say nothing that the facts do not. */
export async function toldInWords(
  concept: Concept,
  model: TextModelClient,
  signal: AbortSignal,
): Promise<Concept> {
  if (!model.on) return concept;
  const answer = await model.ask(
    {
      name: 'concept_texts',
      instruction:
        'You write for a home remodel site. Rewrite title and description of this room in warm, plain English, title under 60 characters, description two to four sentences. Say nothing that the facts do not say; no prices, promises or links.',
      material: {
        title: concept.title,
        description: concept.description,
        items: [...new Set(concept.room.items.map(({ label }) => label))],
      },
      schema: TEXTS,
    },
    signal,
  );
  const { title, description } = (answer ?? {}) as { title?: unknown; description?: unknown };
  const facts = `${concept.title} ${concept.description} ${concept.altText}`;
  return {
    ...concept,
    title: fits(title, facts, 5, 80) ? title.trim() : concept.title,
    description: fits(description, facts, 40, 900) ? description.trim() : concept.description,
  };
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
