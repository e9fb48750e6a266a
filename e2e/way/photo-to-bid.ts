import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES } from '@plumbline/contracts';
import { PATIENCE_MS, PROJECT_ROOT, photoPath, type RunningProduct, until } from '@plumbline/testing';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../site/accessibility.js';
import { glanceOnPhone } from '../site/glance.js';
import { unfold } from '../site/visitor.js';
import { mailWithLink } from './mail.js';

export const HOMEOWNER = 'rosa.homeowner@example.com';
export const CONTRACTOR = 'bids@live-oak-kitchens.example';
const ADDRESS = '1704 Kinney Ave, Austin, TX 78704';

/** A busy machine takes minutes for a picture. */
export const WALK_MS = 600_000;

/**
 * The product's whole way, as people walk it in a browser: a contractor joins and confirms; a homeowner uploads
 * three real photos, gets a concept and asks for bids; the contractor answers from the invitation; the homeowner
 * reads the answer. Screenshots of each step go to test-results/way.
 */
export async function walkFromPhotoToBid(product: RunningProduct, browser: Browser): Promise<void> {
  const screens = join(PROJECT_ROOT, 'test-results', 'way');
  mkdirSync(screens, { recursive: true });
  const faults: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: product.url });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${page.url()})`);
  });
  const shot = async (name: string) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.screenshot({ path: join(screens, `${name}.png`), fullPage: true });
  };

  try {
    await joinNetwork(page, product);
    await shot('1-contractor-confirmed');
    await uploadPhotos(page);
    await shot('2-photos-uploaded');
    await askForConcept(page);
    await shot('3-concept');
    await checkConcept(page, product);
    await checkGlance(page);
    await askForBids(page, product, shot);
    await shot('4-bids-requested');
    await answerInvitation(page, product, shot);
    await shot('6-bid-sent');
    await readBid(page, product);
    await shot('7-track');
    expect(faults).toEqual([]);
  } catch (error) {
    await shot('failed');
    throw error;
  } finally {
    await context.close();
  }
}

export async function joinNetwork(page: Page, product: RunningProduct): Promise<void> {
  await page.goto('/contractors');
  const join = page.getByRole('form', { name: 'Join the network' });
  await join.getByLabel('Company name').fill('Live Oak Kitchens');
  await join.getByLabel('Company email').fill(CONTRACTOR);
  await join.getByLabel('ZIP code of your base').fill('78745');
  await join.locator('label', { hasText: 'Kitchen' }).click();
  await join.getByRole('button', { name: /join/i }).click();
  await page.getByText(MESSAGES.contractor.joined).waitFor();

  const { link } = await mailWithLink(product, CONTRACTOR, /^\/confirm\//);
  await page.goto(link);
  await page.getByText('Live Oak Kitchens').filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: /confirm/i }).click();
  await page.getByText(MESSAGES.bids.contractorConfirmed).waitFor();
}

async function uploadPhotos(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('[name=fullAddress]').fill(ADDRESS);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      photoPath('kitchen-phone.jpg'),
      photoPath('kitchen-evening.heic'),
      photoPath('kitchen-corner.png'),
    ]);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/upload')),
    page.getByRole('button', { name: 'Upload Files' }).click(),
  ]);
  expect(answer.status()).toBeLessThan(300);
  const { files } = (await answer.json()) as { files: { imageUrl: string; width: number; height: number }[] };
  expect(files).toHaveLength(3);
  for (const file of files) await checkStoredPhoto(file);
  await page.getByText(MESSAGES.upload.hintAfter).waitFor();
}

/** What is served is an upright JPEG or WebP without metadata. */
async function checkStoredPhoto({ imageUrl }: { imageUrl: string }): Promise<void> {
  const bytes = Buffer.from(await (await fetch(imageUrl)).arrayBuffer());
  for (const trace of ['Exif', 'GPS', 'http://ns.adobe.com/xap', 'Photoshop']) {
    expect(bytes.includes(trace), `${trace} in ${imageUrl}`).toBe(false);
  }
}

async function askForConcept(page: Page): Promise<void> {
  await unfold(page);
  await page.locator('[name=style]').fill('farmhouse');
  await page.locator('[name=area]').fill('12 x 14 kitchen');
  await page.locator('[name=layout]').fill('L-shaped with an island');
  await page.locator('[name=colors]').fill('sage green and warm white');
  await page.locator('[name=budget]').fill('48000');
  await page.getByRole('button', { name: 'Show Designs' }).click();
  await untilConcept(page);
  await page.getByText('AI Remodel Suggestions').waitFor();
}

/**
 * Waits for the concept as a patient visitor of a busy machine does: past 120 s the page asks, and is told to go on.
 * `concept` is what shows that it is there.
 */
export async function untilConcept(
  page: Page,
  concept = page.getByRole('button', { name: 'Get Contractor Bids for This Design' }).first(),
): Promise<void> {
  const keepWaiting = page.getByRole('button', { name: 'Keep waiting', exact: true });
  for (;;) {
    await concept
      .or(keepWaiting)
      .first()
      .waitFor({ timeout: 2 * PATIENCE_MS });
    if (await concept.isVisible()) return;
    // It may come while the page is being answered, and the question goes.
    await Promise.race([keepWaiting.click().catch(() => {}), concept.waitFor()]);
  }
}

/** The concept that the page shows is real: a decodable picture, a plan drawn to scale, findings, money. */
async function checkConcept(page: Page, product: RunningProduct): Promise<void> {
  const jobId = new URL(page.url()).searchParams.get('job');
  expect(jobId, 'the job id stands in the address').not.toBeNull();
  const job = (await (await fetch(`${product.url}/api/designs/${jobId}`)).json()) as {
    status: string;
    designs: {
      imageUrl: string;
      floorPlanSvgUrl: string;
      floorPlanUrl: string;
      floorPlanPdfUrl: string;
      room: { category: string; items: unknown[] };
      findings: { severity: string; met: boolean }[];
      estimate: { low: number; likely: number; high: number };
      estimatedCost: number;
    }[];
  };
  expect(job.status).toBe('done');
  const [design] = job.designs;
  if (!design) throw new Error('There is no design.');
  expect(design.room.category).toBe('kitchen');
  expect(design.room.items.length).toBeGreaterThan(8);
  expect(design.findings.filter(({ severity, met }) => severity === 'code' && !met)).toEqual([]);
  expect(design.estimate.low).toBeLessThan(design.estimate.likely);
  expect(design.estimate.likely).toBeLessThan(design.estimate.high);
  expect(design.estimatedCost).toBe(design.estimate.likely);

  const plan = await (await fetch(design.floorPlanSvgUrl)).text();
  const words = plan
    .replaceAll('&#39;', "'")
    .replaceAll('&#34;', '"')
    .replace(/<[^>]*>/g, '|');
  expect(words.includes(`|12'-0"|`), 'the overall width').toBe(true);
  expect(words.includes(`|14'-0"|`), 'the overall depth').toBe(true);
  expect(words.includes(`= 1'-0"`), 'a named scale').toBe(true);
  const pdf = Buffer.from(await (await fetch(design.floorPlanPdfUrl)).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const size = await page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, design.imageUrl);
  // The quick picture, or the refined one where that is there already.
  expect([1392, 1536]).toContain(size.width);
  expect(size.width / size.height).toBe(1.5);
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** A phone's glance at the concept: the picture first, and little to read before anything is unfolded. */
async function checkGlance(page: Page): Promise<void> {
  await page.goto(`/results?job=${new URL(page.url()).searchParams.get('job')}`);
  await page.getByRole('article').waitFor();
  await expect.poll(async () => (await glanceOnPhone(page)).picturePx).toBeGreaterThan(180);
  const { words, heightPx } = await glanceOnPhone(page);
  expect(words).toBeLessThanOrEqual(150);
  expect(heightPx).toBeLessThanOrEqual(2_500);
}

export async function askForBids(
  page: Page,
  product: RunningProduct,
  shot: (name: string) => Promise<unknown>,
): Promise<void> {
  const button = page.getByRole('button', { name: 'Get Contractor Bids for This Design' }).first();
  const form = page.locator('form', { has: button });
  await form.locator('[name=email]').fill(HOMEOWNER);
  await expect.poll(() => form.locator('[name=zip]').inputValue()).toBe('78704');
  await button.click();
  await page.waitForURL('**/success');
  await page.getByText('Thank You!').waitFor();
  const { access } = (await (await fetch(`${product.url}/api/settings`)).json()) as { access: string };
  if (access === 'open') return;
  await page.getByText(MESSAGES.bids.confirmRequest).waitFor();
  await shot('4-request-held');
  const { link } = await mailWithLink(product, HOMEOWNER, /^\/confirm-request\//);
  await page.goto(link);
  await page.getByRole('button', { name: 'Ask the contractors' }).click();
  await page.getByText(MESSAGES.request.sent).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
}

async function answerInvitation(
  page: Page,
  product: RunningProduct,
  shot: (name: string) => Promise<unknown>,
): Promise<void> {
  const { link, mail } = await mailWithLink(product, CONTRACTOR, /^\/contractors\?compose=1/);
  expect(mail.text).not.toContain(ADDRESS);
  await page.goto(link);
  const compose = page.locator('form', { has: page.getByRole('button', { name: 'Send bid' }) });
  await page.getByText(MESSAGES.contractor.draftLoaded).waitFor();
  await expect.poll(() => compose.locator('[name=bidId]').inputValue()).toMatch(/^PL-/);
  await expect.poll(() => compose.locator('[name=contractorEmail]').inputValue()).toBe(CONTRACTOR);
  const scope = compose.locator('[name=scope]');
  await expect.poll(() => scope.inputValue()).toMatch(/cabinet/i);
  const draft = await scope.inputValue();
  await scope.fill(`${draft}\n\nWe protect your floors and sweep every evening.`);
  await compose.locator('[name=estimatedPrice]').fill('46850');
  await compose.locator('[name=timeline]').fill('7 weeks, start in May');
  await shot('5-bid-composed');
  await compose.getByRole('button', { name: 'Send bid' }).click();
  // The draft's prices by trade are still open; the contract price was filled in with the price.
  await page.getByRole('heading', { name: 'Before it goes out' }).waitFor();
  await expect.poll(() => page.locator('[name=scope]').inputValue()).toContain('Contract price: $46,850');
  await page.getByRole('button', { name: 'Send it as it is' }).click();
  await page.getByText(MESSAGES.contractor.sent).waitFor();
}

async function readBid(page: Page, product: RunningProduct): Promise<void> {
  const confirmation = await mailWithLink(product, HOMEOWNER, /^\/track\//);
  const received = await waitForBidReceived(product);
  expect(received.text).toContain('46,850');
  await page.goto(confirmation.link);
  await page.getByRole('heading', { name: 'Track My Bid' }).waitFor();
  await page.getByText('$46,850').filter({ visible: true }).first().waitFor();
  await page.getByText('7 weeks, start in May').filter({ visible: true }).first().waitFor();
  await page
    .locator('summary')
    .filter({ hasText: /^Scope/ })
    .first()
    .click();
  await page.getByText('We protect your floors').filter({ visible: true }).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** The mail that tells the homeowner what the contractor asks. */
const waitForBidReceived = (product: RunningProduct) =>
  until(async () =>
    (await product.mails()).find(({ to, text }) => to === HOMEOWNER && text.includes('46,850')),
  );
