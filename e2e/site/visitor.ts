import { photoPath } from '@plumbline/testing';
import type { Page, Request, Route } from 'playwright-core';

/** A proxy between visitor and server that fails, with a page of its own instead of our JSON. */
export const broken = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });

/** An answer of a server that is not ours to break: what it says, word for word. */
export const says =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** A server that took the call and never answers. */
export const silent = () => new Promise<void>(() => {});

/** A design as another generator than ours might answer it: no plan, no price. */
export const BARE_DESIGN = {
  _id: '01900000-0000-7000-8000-000000000001',
  title: 'A quiet kitchen',
  description: 'White fronts, oak floor.',
  imageUrl: null,
  floorPlanUrl: null,
  designPrompt: 'A quiet kitchen.',
  contractorPrompt: 'Kitchen remodel.',
  style: 'modern',
  estimatedCost: null,
};

/** A bid as the API answers it. */
export const BID = {
  _id: '01900000-0000-7000-8000-00000000b1d5',
  bidId: 'PL-7K3QX9',
  status: 'received',
  submittedAt: '2026-05-04T15:00:00.000Z',
  hasContractor: false,
  attachments: [],
  history: [],
  proposals: [],
  siblings: [],
};

/** A photo as the upload answers it. */
const PHOTO = {
  imageUrl: '/sample/picture.webp',
  thumbnailUrl: '/sample/picture.webp',
  name: 'kitchen-corner.png',
  type: 'image/png',
};

/** Forgets what earlier visits left, from a file of the site that runs no script. */
export async function startAfresh(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

/** Opens the landing page as a visitor who uploaded a photo in this tab before. */
export async function returnAfterUpload(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    (project) => sessionStorage.setItem('plumbline.project', project),
    JSON.stringify({ zip: '78704', uploaded: [PHOTO] }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Show Designs', exact: true }).waitFor();
}

/** Puts a photo into step 1A and waits until it is stored. */
export async function uploadPhoto(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('[name=zipCode]').fill('78704');
  await page.locator('input[type=file]:enabled').first().setInputFiles(photoPath('kitchen-corner.png'));
  await press(page, 'Upload Files');
  await page.getByRole('button', { name: 'Show Designs', exact: true }).waitFor();
}

/** Asks for a concept with the photo of an earlier upload. */
export async function askForConcept(page: Page): Promise<void> {
  await returnAfterUpload(page);
  await press(page, 'Show Designs');
}

/** Opens all that is folded on the page. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator('main details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** A list with one design, answered at once. */
export async function openBareDesign(page: Page): Promise<void> {
  await page.route('**/api/designs', says([BARE_DESIGN]));
  await askForConcept(page);
  await page.getByRole('heading', { name: BARE_DESIGN.title }).waitFor();
}

export async function openTrackedBid(page: Page, bid: object = BID): Promise<void> {
  await page.route('**/api/bids/track/*', says(bid));
  await page.goto('/track/any-token');
  await page.getByRole('heading', { name: 'Propose appointment times' }).waitFor();
}

export async function openMyBids(page: Page): Promise<void> {
  await page.route('**/api/bids/my?*', says({ items: [BID], page: 1, total: 1 }));
  await page.goto('/my-bids?email=rosa@example.com');
  await page.getByRole('button', { name: 'Resend Email', exact: true }).waitFor();
}

export async function openCompose(page: Page): Promise<void> {
  await page.goto('/contractors?compose=1&bidId=PL-7K3QX9&email=me@builder.example');
  await page.getByRole('button', { name: 'Load SOW draft', exact: true }).waitFor();
}

/** Presses the one button of that very name. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

/** Fills the form of joining and sends it. */
export async function fillJoinForm(page: Page, { open = true } = {}): Promise<void> {
  if (open) await page.goto('/contractors');
  await page.locator('[name=companyName]').fill('Live Oak Kitchens');
  await page.locator('[name=email]').fill('bids@live-oak-kitchens.example');
  await page.locator('form [name=zipCode]').fill('78745');
  await page.getByRole('checkbox', { name: 'Kitchen', exact: true }).check();
  await press(page, 'Join');
}

/** The calls to one path from now on. */
export function callsTo(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() === 'POST') calls.push(request);
  });
  return calls;
}
