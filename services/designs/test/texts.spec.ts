import type { Concept } from '@plumbline/concept';
import { type ConceptRequest, planConcept } from '@plumbline/room';
import { startTextModel, type TextModelAnswer, until } from '@plumbline/testing';
import { readInWords, toldInWords } from '../src/texts/plan-in-words.js';
import { TextModelClient } from '../src/texts/text-model-client.js';
import { drawAtOnce, startDesigns } from './start-designs.js';

const KEY = 'sk-the-key-of-this-test';
const never = new AbortController().signal;
const plan = async (request: ConceptRequest) => planConcept(request, { seed: 4, date: '2026-11-01' });
const planInWords = async (
  request: ConceptRequest,
  how: typeof plan,
  model: TextModelClient,
  signal: AbortSignal,
) => toldInWords((await readInWords(request, how, model, signal)).concept, model, signal);
const wish: ConceptRequest = {
  category: 'kitchen',
  area: '14x16',
  designPrompt: 'somewhere the kids can perch while I knead',
  contractorPrompt: 'licensed',
};
let plain: Concept;
beforeAll(async () => {
  plain = await plan(wish);
});

async function planned(answer?: TextModelAnswer, request = wish) {
  const server = await startTextModel(answer ? { answer } : {});
  const log: unknown[] = [];
  const texts = { provider: 'openai' as const, baseUrl: server.url, apiKey: KEY, model: 'words' };
  const model = new TextModelClient({ texts }, { warn: ((...line: unknown[]) => log.push(line)) as never });
  try {
    return {
      concept: await planInWords(request, plan, model, never),
      asked: server.requests.map(({ headers, json }) => ({ ...json<object>(), ...headers })),
      log: JSON.stringify(log),
    };
  } finally {
    await server.stop();
  }
}

const says = (words: unknown, texts: unknown = null): TextModelAnswer => ({
  content: (name, material) =>
    name === 'wish_reading'
      ? { entries: (material as { clauses: { id: string }[] }).clauses.map(({ id }) => ({ id, words })) }
      : texts,
});

describe('a concept with a text model', () => {
  it('is the one of the rules where there is no model', async () => {
    const model = new TextModelClient({ texts: undefined }, { warn: () => undefined } as never);
    expect(await planInWords(wish, plan, model, never)).toEqual(plain);
  });

  it('reads words that the rules do not know', async () => {
    expect(plain.wishes.wanted).not.toContain('island-seating');
    const { concept, asked } = await planned(says(['island seating']));
    expect(concept.wishes.wanted).toContain('island-seating');
    const [entry] = concept.brief.ledger ?? [];
    expect(entry).toMatchObject({
      text: wish.designPrompt,
      understood: expect.stringContaining('Wish: island seating'),
      outcome: 'drawn',
    });
    const stools = concept.room.items.filter(({ kind }) => kind === 'stool').map(({ id }) => id);
    expect(entry?.items).toEqual(expect.arrayContaining(stools));
    expect(concept.brief.unread).toEqual([]);
    expect(concept.brief.assumed).toContain(`"${wish.designPrompt}" was taken as: island seating.`);
    expect(asked[0]).toMatchObject({
      model: 'words',
      authorization: `Bearer ${KEY}`,
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    });
  });

  it('takes better words for title and description', async () => {
    const texts = {
      title: 'A kitchen to linger in',
      description: 'Light falls on the counters all day, and there is room for everyone.',
    };
    const { concept } = await planned(says([], texts));
    expect(concept).toEqual({ ...plain, ...texts });
  });

  it.each([
    ['words that are not in the vocabulary', says(['a helipad', 7, null])],
    [
      'the whole vocabulary',
      says([
        'island',
        'white',
        'modern',
        'ivory',
        'cream',
        'beige',
        'linen',
        'oatmeal',
        'alabaster',
        'eggshell',
        'off-white',
        'farmhouse',
        'kitchen island',
        'island seating',
        'traditional',
        'contemporary',
        'transitional',
      ]),
    ],
    ['no list', says('island seating')],
    [
      'a link',
      says([], {
        title: 'See evil.com now',
        description: 'Visit https://evil.example for a much better offer on your kitchen.',
      }),
    ],
    [
      'a price',
      says([], {
        title: 'Only $1 today',
        description: 'This kitchen costs only $1 if you call the number below this text.',
      }),
    ],
    [
      'numbers of its own',
      says([], {
        title: 'Kitchen 987654',
        description: 'Call 5551234567 for the kitchen of your dreams, any time of the day.',
      }),
    ],
    [
      'markup',
      says([], {
        title: '<b>Kitchen</b>',
        description: '<script>alert(1)</script> and forty more characters of nothing.',
      }),
    ],
    ['nothing', says([], null)],
    ['an error', { fault: 'error' }],
    ['a refusal that repeats the key', { fault: 'key' }],
    ['talk', { fault: 'no-json' }],
    ['an empty message', { fault: 'empty' }],
    ['a broken connection', { fault: 'reset' }],
    ['a huge answer', { fault: 'huge' }],
  ] as [string, TextModelAnswer][])('stays the one of the rules after %s', async (_, answer) => {
    const { concept, log } = await planned(answer);
    expect(concept).toEqual(plain);
    expect(log).not.toContain(KEY);
  });

  it('ends with its job', async () => {
    const server = await startTextModel({ answer: { fault: 'hangs' } });
    const texts = { provider: 'openai' as const, baseUrl: server.url, model: 'words' };
    const model = new TextModelClient({ texts }, { warn: () => undefined } as never);
    const cancel = new AbortController();
    const planning = planInWords(wish, plan, model, cancel.signal);
    planning.catch(() => undefined);
    await until(() => server.requests.length > 0);
    cancel.abort(new Error('Cancelled.'));
    await expect(planning).rejects.toThrow('Cancelled.');
    await server.stop();
  });
});

describe('the designs service with a text model', () => {
  it('keeps what the model made of a wish with the brief and the design, and asks no more', async () => {
    const server = await startTextModel({ answer: says(['island seating']) });
    const designs = await startDesigns({
      TEXT_PROVIDER: 'openai',
      TEXT_BASE_URL: server.url,
      TEXT_API_KEY: KEY,
      TEXT_MODEL: 'words',
    });
    try {
      drawAtOnce(designs.service);
      const asked = () =>
        server.requests.filter((request) => JSON.stringify(request.json()).includes('wish_reading')).length;
      const fields = {
        zipCode: '94103',
        categories: ['kitchen'],
        area: '14x16',
        contractorPrompt: 'licensed',
      };
      const { body: brief } = await designs.call('POST', '/api/designs/brief', {
        ...fields,
        designPrompt: wish.designPrompt,
      });
      expect(brief.ledger[0]).toMatchObject({ outcome: 'drawn', items: expect.arrayContaining(['stool-1']) });
      expect(asked()).toBe(1);
      const made = async (more: object) => {
        const { body } = await designs.send({ designPrompt: 'x', ...more });
        return (await designs.ended(body.jobId)).designs?.[0];
      };
      const design = await made({ briefId: brief.id });
      expect(design?.brief.ledger).toEqual(brief.ledger);
      const varied = await made({ siblingOf: design?._id, tier: 'finer' });
      expect(varied?.brief.ledger?.[0]?.outcome).toBe('drawn');
      expect(asked()).toBe(1);
      // Without a brief the design asks once, and its siblings do not.
      const other = await made({ ...fields, designPrompt: wish.designPrompt });
      await made({ siblingOf: other?._id, tier: 'simpler' });
      expect(asked()).toBe(2);
    } finally {
      await designs.stop();
      await server.stop();
    }
  });
});
