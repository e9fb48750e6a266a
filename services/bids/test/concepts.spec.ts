import { MESSAGES } from '@plumbline/contracts';
import { v7 as uuidv7 } from 'uuid';
import { filesAt, finishedKitchen as finishedKitchenOf } from './finished-kitchen.js';
import { asked, bidRow, homeowner, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
const finishedKitchen = (zipCode?: string) => finishedKitchenOf(bids, zipCode);
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
beforeEach(() => bids.empty('contractor, bid_request, held_request, known_design, known_design_file'));

it('takes our own copy of a design over what is told of it, and drafts the scope from its room', async () => {
  const { id, place, concept } = await finishedKitchen();
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
    conceptKey: `${place}/concept.json`,
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
    imageUrl: `http://site.test/files/${place}/picture.jpg`,
    thumbnailUrl: `http://site.test/files/${place}/thumbnail.webp`,
    floorPlanUrl: `http://site.test/files/${place}/plan.png`,
    floorPlanPdfUrl: `http://site.test/files/${place}/plan.pdf`,
    floorPlanSvgUrl: `http://site.test/files/${place}/plan.svg`,
    drawingsUrl: `http://site.test/api/designs/${id}/drawings`,
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
    const { id, place, concept } = await finishedKitchen(zipCode);
    await bids.hear('design.completed', {
      jobId: uuidv7(),
      designId: id,
      title: concept.title,
      description: concept.description,
      zipCode,
      category: 'kitchen',
      photoKey: null,
      imageKey: `${place}/picture.jpg`,
      thumbnailKey: `${place}/thumbnail.webp`,
      floorPlanKey: `${place}/plan.png`,
      conceptKey: `${place}/concept.json`,
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

describe('files that are gone', () => {
  const erased = async (id: string, keys: readonly string[]) =>
    bids.hear('design.file-erased', { jobId: id, designId: id, keys });
  const seen = async (code: string) => {
    const [bid] = await bids.db.query('select id from bid where code = $1', [code]);
    const { body } = await bids.call('GET', `/api/bids/track/${bids.tokens.make('track', bid.id)}`);
    return { design: body.design, attached: body.attachments.map(({ name }: { name: string }) => name) };
  };

  it('are shown no more, in requests made before and after; the plan and the scope stay', async () => {
    const { id, place } = await finishedKitchen();
    const contractor = await joined(bids);
    const [code] = (await asked(bids, homeowner(), { design: { _id: id } })).codes as [string];
    expect((await seen(code)).design.imageUrl).toBe(`http://site.test/files/${place}/picture.jpg`);
    await bids.db.query(
      `insert into held_request (id, user_email, token_hash, wish)
       select id, user_email, 'a hash', jsonb_build_object('designId', design_id, 'conceptKey', concept_key,
         'design', design, 'files', files) from bid_request`,
    );
    const gone = ['preview.jpg', 'picture.jpg', 'thumbnail.webp'].map((name) => `${place}/${name}`);
    await erased(id, gone);
    const left = {
      design: {
        imageUrl: null,
        thumbnailUrl: null,
        floorPlanUrl: `http://site.test/files/${place}/plan.png`,
      },
      attached: ['floor-plan.png', 'floor-plan.pdf'],
    };
    expect(await seen(code)).toMatchObject(left);
    const [held] = await bids.db.query('select wish::text from held_request');
    expect(gone.filter((key) => held.wish.includes(key))).toEqual([]);
    const draft = await bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, {
      'x-contractor-email': contractor.email,
    });
    expect(draft.body.meta.design).toMatchObject({
      ...left.design,
      floorPlanSvgUrl: `http://site.test/files/${place}/plan.svg`,
    });
    expect(draft.body.sowText).toMatch(/Work by trade/i);
    const again = await asked(bids, homeowner(), { design: { _id: id } });
    expect(await seen(again.codes[0] as string)).toMatchObject(left);
  });

  it('take the design with them where all of it is gone', async () => {
    const { id, place } = await finishedKitchen();
    const contractor = await joined(bids);
    const [code] = (await asked(bids, homeowner(), { design: { _id: id } })).codes as [string];
    await erased(
      id,
      filesAt(place).map(({ key }) => key),
    );
    expect(await seen(code)).toMatchObject({ design: { imageUrl: null, floorPlanUrl: null }, attached: [] });
    const draft = await bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, {
      'x-contractor-email': contractor.email,
    });
    expect(draft).toMatchObject({ status: 200, body: { meta: { estimate: null } } });
    expect(await bids.db.query('select 1 from known_design_file')).toEqual([]);
  });
});

it('waits for the event of a design that its homeowner was quicker to ask for', async () => {
  const { id, place, concept } = await finishedKitchen();
  await joined(bids);
  await bids.db.query('delete from known_design_file');
  const asking = asked(bids, homeowner(), { design: { _id: id } });
  await bids.hear('design.file-added', { jobId: id, designId: id, files: filesAt(place) });
  await asking;
  expect((await bids.announced('bid.requested')).at(-1)?.bid.design).toEqual({ id, title: concept.title });
});

it('takes the concept, and no more, from a designs service that announces no files', async () => {
  const { id, place, concept } = await finishedKitchen();
  await joined(bids);
  await bids.db.query('delete from known_design_file');
  await bids.hear('design.completed', {
    jobId: uuidv7(),
    designId: id,
    title: concept.title,
    description: concept.description,
    zipCode: '60614',
    category: 'kitchen',
    photoKey: null,
    imageKey: `${place}/picture.jpg`,
    thumbnailKey: `${place}/thumbnail.webp`,
    floorPlanKey: null,
    conceptKey: `${place}/concept.json`,
    estimateUsd: null,
  });
  await asked(bids, homeowner(), { design: { _id: id } });
  expect((await bids.announced('bid.requested')).at(-1)?.bid).toMatchObject({
    design: { id, title: concept.title },
    conceptKey: `${place}/concept.json`,
  });
});
