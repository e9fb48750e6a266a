import { readFile } from 'node:fs/promises';
import { photoPath, until } from '@plumbline/testing';

export interface RealBid {
  readonly jobId: string;
  readonly bidId: string;
  readonly trackToken: string;
}

export const HOMEOWNER = 'rosa@example.com';
export const CONTRACTOR = 'bids@live-oak-kitchens.example';
const ZIP = '78704';

/** A concept made from a photo, and a contractor's bid on it: through the API, as both would. */
export async function makeBid(site: string): Promise<RealBid> {
  const call = caller(site);
  const form = new FormData();
  form.append('files', new Blob([await readFile(photoPath('kitchen-corner.png'))]), 'kitchen-corner.png');
  form.append('zipCode', ZIP);
  const { files } = await call<{ files: { imageUrl: string }[] }>('/api/upload', form);
  const preferences = { category: 'kitchen', style: 'farmhouse', colors: 'sage green', budget: '45000' };
  const { jobId } = await call<{ jobId: string }>('/api/designs', {
    ...preferences,
    zipCode: ZIP,
    categories: ['kitchen'],
    designPrompt:
      'A farmhouse kitchen with sage green cabinets, granite counters, open shelves and an island.',
    contractorPrompt: 'Kitchen remodel, licensed contractors only.',
    imageUrl: files[0]?.imageUrl,
    count: 1,
  });
  const design = await untilDone(site, jobId);
  await call('/api/contractors/join', {
    companyName: 'Live Oak Kitchens',
    email: CONTRACTOR,
    zipCode: '78745',
    categories: ['kitchen'],
  });
  await call('/api/send-to-contractors', { email: HOMEOWNER, zip: ZIP, design, preferences, files });
  const mine = await fetch(`${site}/api/bids/my?userEmail=${HOMEOWNER}&page=1&pageSize=5`);
  const { items } = (await mine.json()) as { items: { bidId: string; trackToken: string }[] };
  const [bid] = items;
  if (!bid) throw new Error('No bid was made.');
  await call('/api/bids/submit', {
    bidId: bid.bidId,
    userEmail: HOMEOWNER,
    contractorEmail: CONTRACTOR,
    scope: SCOPE,
    estimatedPrice: 46_850,
    timeline: '7 weeks, start in May',
    notes: 'We can measure next week.',
  });
  return { jobId, ...bid };
}

/** Two contractors' bids on one request of a homeowner: without a concept, so that nothing has to be drawn. */
export async function makeTwoBids(site: string, homeowner: string): Promise<void> {
  const call = caller(site);
  const zip = '97214';
  const bids = [
    { name: 'Hawthorne Kitchens', email: 'office@hawthorne.example', price: 41_200, timeline: '6 weeks' },
    {
      name: 'Sellwood Builders',
      email: 'bids@sellwood.example',
      price: 38_950,
      timeline: '9 weeks from March',
    },
  ];
  for (const { name, email } of bids) {
    await call('/api/contractors/join', { companyName: name, email, zipCode: zip, categories: ['kitchen'] });
  }
  const design = {
    title: 'A galley kitchen',
    designPrompt: 'A galley kitchen.',
    contractorPrompt: 'Remodel.',
  };
  await call('/api/send-to-contractors', {
    email: homeowner,
    zip,
    design,
    preferences: { category: 'kitchen' },
  });
  for (const { email, price, timeline } of bids) {
    await call('/api/bids/submit', {
      userEmail: homeowner,
      contractorEmail: email,
      scope: SCOPE,
      estimatedPrice: price,
      timeline,
      notes: 'We can measure next week.',
    });
  }
}

/** A contractor joins and is invited to a homeowner's kitchen, without a concept. */
export async function invite(site: string, contractor: string): Promise<void> {
  const call = caller(site);
  const zip = '05401';
  await call('/api/contractors/join', {
    companyName: 'Lakeside Kitchens',
    email: contractor,
    zipCode: zip,
    categories: ['kitchen'],
  });
  await call('/api/send-to-contractors', {
    email: 'by-the-lake@example.com',
    zip,
    design: { title: 'A kitchen by the lake', designPrompt: 'Light oak.', contractorPrompt: 'Remodel.' },
    preferences: { category: 'kitchen' },
  });
}

const SCOPE = `KITCHEN REMODEL

1. Demolition
- Take out cabinets, counters and flooring; cap water and gas
- Carry away and dispose

2. Cabinets and counters
- Shaker cabinets in sage, soft-close
- Granite counters, undermount sink

ALLOWANCES
- Tile: $900

EXCLUSIONS
- Appliances, structural work`;

function caller(site: string) {
  return async <Answer>(path: string, body: object): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${site}${path}`, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      ...(!isForm && { headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

function untilDone(site: string, jobId: string): Promise<object> {
  return until(async () => {
    const answer = await fetch(`${site}/api/designs/${jobId}`);
    const job = (await answer.json()) as { status: string; error?: string; designs?: object[] };
    if (job.status === 'failed') throw new Error(job.error);
    return job.status === 'done' && job.designs?.[0];
  });
}
