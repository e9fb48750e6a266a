import { MESSAGES } from '@plumbline/contracts';
import { PRICE_CASES, ZIP_CASES } from '@plumbline/contracts/cases';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { CreateDesignDto } from '../src/design-jobs/create-design.dto.js';
import { drawAtOnce, type RunningDesigns, startDesigns } from './start-designs.js';

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
  const refused = async (fields: Record<string, unknown>) => {
    const answer = await fetch(`${designs.url}/api/designs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ zipCode: '94103', designPrompt: 'a', contractorPrompt: 'b', ...fields }),
    });
    return { status: answer.status, body: JSON.stringify(await answer.json()) };
  };

  it('is refused for a ZIP code that cannot exist, in one sentence, and not for one that is only not listed', async () => {
    for (const zipCode of ['00000', '34301']) {
      const { status, body } = await refused({ zipCode });
      expect(status).toBe(400);
      expect(body).toContain(MESSAGES.place.noSuchZip);
      expect(body).toContain('"zipCode"');
    }
    expect((await refused({ zipCode: '123' })).body).toContain(MESSAGES.generation.required);
    await designs.ask({ zipCode: '09012' });
  });

  it('is refused for fields that no form has, and for ids that are none', async () => {
    expect((await refused({ defaults: ['style', 'moon'] })).status).toBe(400);
    expect((await refused({ otherThan: ['the first'] })).status).toBe(400);
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
    const gone = '01890a5d-ac96-774b-bcce-b302099a8057';
    const second = await made({
      designPrompt: '12x14, keep the window',
      seed: undefined,
      otherThan: [first._id, gone],
    });
    expect(second.room.openings).toEqual(first.room.openings);
    expect(second.room).not.toEqual(first.room);
  });
});
