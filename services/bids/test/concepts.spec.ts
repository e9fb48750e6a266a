import { MESSAGES } from '@plumbline/contracts';
import { planConcept } from '@plumbline/room';
import { v7 as uuidv7 } from 'uuid';
import { asked, bidRow, homeowner, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
}, 60_000);
afterAll(() => bids?.stop());
beforeEach(() => bids.db.query('truncate contractor, bid_request, known_design cascade'));

/** What the designs service leaves in storage for a finished kitchen. */
async function finishedKitchen(zipCode = '60614') {
  const id = uuidv7();
  const request = { category: 'kitchen' as const, features: 'granite countertop', zipCode, state: 'IL' };
  const concept = planConcept(request, { seed: 7, date: '2026-11-21' });
  const stored = {
    design: {
      _id: id,
      title: concept.title,
      description: concept.description,
      altText: concept.altText,
      imageKey: `designs/${id}/picture.jpg`,
      imageWebpKey: `designs/${id}/picture.webp`,
      thumbnailKey: `designs/${id}/thumbnail.webp`,
      floorPlanKey: `designs/${id}/plan.png`,
      floorPlanSvgKey: `designs/${id}/plan.svg`,
      floorPlanPdfKey: `designs/${id}/plan.pdf`,
      designPrompt: 'bright',
      contractorPrompt: 'labor only',
      style: 'modern',
      estimatedCost: concept.estimate.likely,
      meta: { preset: null, seed: 7, guidance_scale: null, provider: 'embedded', samples: 64 },
    },
    concept,
    request,
    zipCode,
    category: 'kitchen',
    photoKey: null,
    createdAt: new Date().toISOString(),
  };
  await bids.infrastructure.storage.put(`designs/${id}/concept.json`, Buffer.from(JSON.stringify(stored)), {
    contentType: 'application/json',
  });
  return { id, concept, zipCode };
}

it('takes our own copy of a design over what is told of it, and drafts the scope from its room', async () => {
  const { id, concept } = await finishedKitchen();
  const contractor = await joined(bids, { companyName: 'Acme Kitchens' });
  const { codes } = await asked(bids, homeowner(), {
    design: { _id: id, title: 'Told otherwise', imageUrl: 'http://site.test/files/designs/x/fake.jpg' },
    preferences: {
      category: 'garage',
      budget: '$45,000',
      requirements: 'Two ovens, please.',
      startInDays: 14,
    },
  });
  const code = codes[0] as string;
  const requested = (await bids.announced('bid.requested')).at(-1);
  expect(requested?.bid).toMatchObject({
    category: 'kitchen',
    design: { id, title: concept.title },
    conceptKey: `designs/${id}/concept.json`,
  });
  const detail = await bids.admin('GET', `/api/console/bids/${code}`);
  expect(detail.body.estimate).toMatchObject({ likely: concept.estimate.likely });
  const draft = await bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, {
    'x-contractor-email': contractor.email,
  });
  expect(draft.body.sowText).toContain('Acme Kitchens');
  expect(draft.body.sowText).toContain(code);
  expect(draft.body.sowText).toMatch(/Work by trade/i);
  expect(draft.body.meta.design).toEqual({
    title: concept.title,
    imageUrl: `http://site.test/files/designs/${id}/picture.jpg`,
    thumbnailUrl: `http://site.test/files/designs/${id}/thumbnail.webp`,
    floorPlanUrl: `http://site.test/files/designs/${id}/plan.png`,
    floorPlanPdfUrl: `http://site.test/files/designs/${id}/plan.pdf`,
    floorPlanSvgUrl: `http://site.test/files/designs/${id}/plan.svg`,
    photos: [],
  });
  // The homeowner's own words, and our reckoning beside their budget.
  const { low, likely, high } = concept.estimate;
  expect(draft.body.meta).toMatchObject({
    wish: { designPrompt: 'bright', budgetUsd: 45_000, requirements: 'Two ovens, please.', startInDays: 14 },
    estimate: { low, likely, high },
    licenseNote: null,
  });
  const { trades } = draft.body.meta;
  expect(trades.map(({ trade }: { trade: string }) => trade)).toEqual([
    ...new Set(concept.quantities.map(({ trade }) => trade)),
  ]);
  expect(trades.flatMap(({ lines }: { lines: unknown[] }) => lines)).toHaveLength(concept.quantities.length);
  const tracked = await bids.call(
    'GET',
    `/api/bids/track/${bids.tokens.make('track', requested?.bid.id ?? '')}`,
  );
  expect(tracked.body.design).toMatchObject({ _id: id, title: concept.title });
  expect(tracked.body.attachments.map(({ name }: { name: string }) => name)).toEqual([
    'concept.jpg',
    'floor-plan.png',
    'floor-plan.pdf',
  ]);
});

it('asks nobody twice for the same design', async () => {
  const { id } = await finishedKitchen();
  await joined(bids);
  const email = homeowner();
  const first = await asked(bids, email, { design: { _id: id } });
  const again = await asked(bids, email, { design: { _id: id } });
  expect(again.codes).toEqual(first.codes);
  expect(await bidRow(bids, first.codes[0] as string)).toBeTruthy();
  expect(await bids.db.query('select 1 from bid')).toHaveLength(1);
  await joined(bids);
  expect((await asked(bids, email, { design: { _id: id } })).count).toBe(1);
});

it('says each time that nobody is near, and does not call a kept request one that contractors have', async () => {
  const { id } = await finishedKitchen();
  const email = homeowner();
  for (const _ of ['first', 'again']) {
    expect(await asked(bids, email, { design: { _id: id } })).toMatchObject({
      message: MESSAGES.bids.noneNear('60614'),
      count: 0,
    });
  }
  expect(await bids.db.query('select 1 from bid')).toHaveLength(1);
});

it('previews the newest concept of the ZIP, else of the category', async () => {
  const complete = async (zipCode: string) => {
    const { id, concept } = await finishedKitchen(zipCode);
    await bids.hear('design.completed', {
      jobId: uuidv7(),
      designId: id,
      title: concept.title,
      description: concept.description,
      zipCode,
      category: 'kitchen',
      photoKey: null,
      imageKey: `designs/${id}/picture.jpg`,
      thumbnailKey: `designs/${id}/thumbnail.webp`,
      floorPlanKey: `designs/${id}/plan.png`,
      conceptKey: `designs/${id}/concept.json`,
      estimateUsd: null,
    });
    return id;
  };
  const here = await complete('60614');
  const newest = await complete('10001');
  const chosen = async (zipCode: string) =>
    (await bids.admin('POST', '/api/admin/preview', { preferences: { zipCode, categories: ['kitchen'] } }))
      .body.chosenDesign;
  expect(await chosen('60614')).toMatchObject({ _id: here, label: 'Newest kitchen concept for 60614' });
  expect(await chosen('94110')).toMatchObject({
    _id: newest,
    label: expect.stringContaining('none for 94110'),
  });
});
