import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { PRICE_CASES, ZIP_CASES } from '@plumbline/contracts/cases';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { CreateDesignDto } from '../src/requests/create-design.dto.js';
import { drawAtOnce, type RunningDesigns, startDesigns } from './start-designs.js';

const GONE = '01890a5d-ac96-774b-bcce-b302099a8057';
const { required } = MESSAGES.generation;
const { invalid, tooManyItems } = MESSAGES.server;
const ANSWER = { question: 'plumbing', answer: 'moves' };
const UPLOAD_FIRST = 'Upload the photo here first, then ask for a concept.';
const TOO_LONG = 'a'.repeat(LIMITS.textMax + 1);

/** A field, a value that it is refused for, the sentence of the whole answer, and what is said of the field. */
const REFUSED: [field: string, value: unknown, sentence: string, told?: string][] = [
  ...[undefined, '', '9410', '941033', '9410a', 94103, ['94103']].map((zip): [string, unknown, string] => [
    'zipCode',
    zip,
    required,
  ]),
  ['zipCode', '00000', MESSAGES.place.noSuchZip],
  ['zipCode', '34301', MESSAGES.place.noSuchZip],
  ...['designPrompt', 'contractorPrompt'].flatMap((field): [string, unknown, string, string][] => [
    [field, undefined, required, field],
    [field, ' \n ', required, field],
    [field, {}, required, field],
    [field, TOO_LONG, invalid, '10000'],
  ]),
  ['fullAddress', 'a'.repeat(501), invalid, '500'],
  ...['style', 'area', 'colors', 'layout', 'features', 'workType', 'paymentPhases', 'requirements'].flatMap(
    (field): [string, unknown, string, string][] => [
      [field, TOO_LONG, invalid, '10000'],
      [field, ['modern'], invalid, field],
    ],
  ),
  ...['budget', 'materials'].flatMap((field): [string, unknown, string][] => [
    [field, 'soon', MESSAGES.money.amount],
    [field, -1, MESSAGES.money.amount],
  ]),
  ...['startInDays', 'durationDays'].flatMap((field): [string, unknown, string, string][] => [
    [field, 'soon', invalid, 'number'],
    [field, [1], invalid, 'number'],
  ]),
  ['categories', 'kitchen', invalid, 'categories'],
  ['categories', ['moon'], invalid, 'kitchen, bathroom, living room'],
  ['categories', Array(9).fill('kitchen'), invalid, tooManyItems(8)],
  ...['12', ['a'], {}].map((id): [string, unknown, string, string] => ['surveyId', id, invalid, 'UUID']),
  ['imageUrl', 'https://evil.example/photo.jpg', UPLOAD_FIRST],
  ['imageUrl', '/files/uploads/not-there.jpg', UPLOAD_FIRST],
  ['imageUrl', '/files/designs/picture.jpg', UPLOAD_FIRST],
  ['imageUrl', 'a'.repeat(2_001), invalid, '2000'],
  ['count', 0, invalid, '1'],
  ['count', 2, invalid, 'count is always 1'],
  ['seed', -1, invalid, '0'],
  ['seed', 1.5, invalid, 'integer'],
  ['seed', 2_147_483_648, invalid, '2147483647'],
  ['defaults', ['moon'], invalid, 'style, area, colors'],
  ['defaults', Array(16).fill('style'), invalid, tooManyItems(15)],
  ['otherThan', ['the first'], invalid, 'UUID'],
  ['otherThan', Array(9).fill(GONE), invalid, tooManyItems(LIMITS.ideasMax)],
  ['useAnyway', 'yes', invalid, 'boolean'],
  ['briefId', 'the first', invalid, 'UUID'],
  ['briefId', GONE, MESSAGES.briefs.gone],
  ['siblingOf', 12, invalid, 'UUID'],
  ['siblingOf', GONE, MESSAGES.briefs.noDesign],
  ['answers', 'yes', invalid, 'The answers are a list of at most 10.'],
  ['answers', Array(11).fill(ANSWER), invalid, 'The answers are a list of at most 10.'],
  ['answers', [ANSWER], MESSAGES.briefs.answersToWhat],
  ['tier', 'finest', invalid, 'tier must be of: simpler, finer'],
  ['finishes', 'sage', invalid, 'finishes'],
];

const read = (fields: Record<string, unknown>) => {
  const wish = plainToInstance(CreateDesignDto, {
    zipCode: '94103',
    designPrompt: 'a',
    contractorPrompt: 'b',
    ...fields,
  });
  const faults = validateSync(wish).flatMap(({ constraints = {} }) => Object.values(constraints));
  return { wish, faults };
};

it.each(PRICE_CASES)('the budget %j is %d', (budget, usd) => {
  const { wish, faults } = read({ budget });
  expect(faults).toEqual(Number.isNaN(usd) ? [MESSAGES.money.amount, MESSAGES.money.amount] : []);
  expect(wish.budget).toBe(usd);
});

it('no sum is below nothing', () => expect(read({ materials: -1 }).faults).toEqual([MESSAGES.money.amount]));

it.each(ZIP_CASES)('the ZIP %j of a wish is %j', (zipCode, zip) => {
  const { wish, faults } = read({ zipCode });
  expect(faults.length === 0 ? wish.zipCode : null).toBe(zip);
});

/** What a call may say of a wish, and what it is refused for. */
describe('a wish that is sent in', () => {
  let designs: RunningDesigns;
  beforeAll(async () => {
    designs = await startDesigns({});
    drawAtOnce(designs.service);
  });
  afterAll(() => designs.stop());

  const made = async (fields: Record<string, unknown>) => {
    const job = await designs.ended(await designs.ask(fields));
    const [design] = job.designs ?? [];
    if (!design) throw new Error(job.error);
    return design as typeof design & {
      brief: { understood: { meaning: string }[]; assumed: string[] };
      room: { openings: unknown[]; finishes: { counter: { material: string } } };
      estimate: { likely: number; part?: { workType: string; likely: number } };
    };
  };
  it.each(REFUSED)('is refused for %s that is %s', async (field, value, sentence, told = sentence) => {
    const { status, body } = await designs.send({ [field]: value });
    expect([status, body.message]).toEqual([400, sentence]);
    expect(body.details).toEqual([{ field, message: expect.stringContaining(told) }]);
  });

  it('is refused in each of its fields', () => {
    const fields = getMetadataStorage()
      .getTargetValidationMetadatas(CreateDesignDto, '', false, false)
      .map(({ propertyName }) => propertyName);
    expect(new Set(REFUSED.map(([field]) => field))).toEqual(new Set(fields));
  });

  it.each([
    ['a ZIP code that is not listed', { zipCode: '09012' }],
    ['ZIP+4', { zipCode: ' 94103-1234 ' }],
    [
      'numbers as a form sends them',
      { budget: '$15,000', materials: '', startInDays: null, seed: '7', count: '1' },
    ],
    ['a number for words', { designPrompt: 5 }],
    ['words of the greatest length', { features: 'a'.repeat(LIMITS.textMax) }],
    ['no category, and a field of its own', { categories: [], moon: 1 }],
  ])('is taken with %s', async (_, fields) => {
    const { status, body } = await designs.send(fields);
    expect(status).toBe(202);
    await designs.call('DELETE', `/api/designs/${body.jobId}`);
  });

  it('wins over what nobody touched, with the whole price first and the part asked for under it', async () => {
    const form = {
      style: 'modern',
      colors: 'white & grey',
      features: 'granite countertop',
      budget: 15_000,
      workType: 'labor only',
      area: 'kitchen',
    };
    const defaults = ['categories', ...Object.keys(form), 'contractorPrompt'];
    const kitchen = await made({ ...form, defaults, designPrompt: 'Quartz counters.' });
    expect(kitchen.room.finishes.counter.material).toBe('quartz');
    expect(kitchen.brief.understood).toEqual([expect.objectContaining({ meaning: 'counters: quartz' })]);
    expect(kitchen.estimatedCost).toBe(kitchen.estimate.likely);
    expect(kitchen.estimate.part?.workType).toBe('labor only');
    expect(kitchen.estimate.part?.likely).toBeLessThan(kitchen.estimate.likely);
    const bath = await made({ ...form, defaults, designPrompt: 'A bathroom, labor and materials.' });
    expect(bath.category).toBe('bathroom');
    expect(bath.estimate.part).toBeUndefined();
  });

  it('is answered with another layout in the same house where ideas are named that it is not to be', async () => {
    const first = await made({ designPrompt: '12x14, keep the window' });
    const second = await made({
      designPrompt: '12x14, keep the window',
      seed: undefined,
      otherThan: [first._id, GONE],
    });
    expect(second.room.openings).toEqual(first.room.openings);
    expect(second.room).not.toEqual(first.room);
  });
});
