import { LIMITS, MESSAGES } from '@plumbline/contracts';
import type { Page } from 'playwright-core';
import {
  askForConcept,
  BID,
  broken,
  fillJoinForm,
  openBareDesign,
  openCompose,
  openMyBids,
  openTrackedBid,
  press,
  returnAfterUpload,
  says,
  silent,
  uploadPhoto,
} from './visitor.js';

const { upload, generation, request, favourites, myBids, track, appointment, contractor, contact } = MESSAGES;

export interface Provocation {
  /** The sentence's place in the catalogue. */
  readonly key: string;
  readonly sentence: string;
  /** What a visitor does, and what is wrong with the server meanwhile. */
  readonly provoke: (page: Page) => Promise<unknown>;
  /** The page's clock is the test's: time passes only when told to. */
  readonly ownClock?: true;
  /** The page looks as with no sentence before: here it is also asked for faults of accessibility. */
  readonly newState?: true;
}

const JOB = '01900000-0000-7000-8000-0000000000aa';
const job = (page: Page, answer: object) =>
  page.route(`**/api/designs/${JOB}*`, says({ jobId: JOB, status: 'processing', progress: 10, ...answer }));
const openJob = (page: Page) => page.goto(`/results?job=${JOB}`);
const compose = (page: Page) =>
  page.locator('form', { has: page.getByRole('button', { name: 'Send bid', exact: true }) });

async function sendBid(page: Page, fields: Record<string, string>) {
  await openCompose(page);
  for (const [name, value] of Object.entries({
    userEmail: 'rosa@example.com',
    scope: 'New cabinets.',
    ...fields,
  })) {
    await compose(page).locator(`[name=${name}]`).fill(value);
  }
  await press(page, 'Send bid');
}

async function proposeTimes(page: Page, fields: Record<string, string>) {
  await openTrackedBid(page);
  const form = page.locator('form', {
    has: page.getByRole('button', { name: 'Send proposal', exact: true }),
  });
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value);
  await press(page, 'Send proposal');
}

async function resendFromTrack(page: Page, email: string) {
  await openTrackedBid(page);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Resend', exact: true }) });
  await form.locator('[name=userEmail]').fill(email);
  await press(page, 'Resend');
}

async function askForBids(page: Page) {
  await openBareDesign(page);
  const form = page.locator('form', {
    has: page.getByRole('button', { name: 'Get Contractor Bids for This Design', exact: true }),
  });
  await form.locator('[name=email]').fill('rosa@example.com');
  await press(page, 'Get Contractor Bids for This Design');
}

/** Every sentence of the public site with a cause (docs/product.md, Messages and refusals). */
export const PROVOCATIONS: readonly Provocation[] = [
  {
    key: 'upload.failed',
    sentence: upload.failed,
    provoke: async (page) => {
      await page.route('**/api/upload', broken);
      await page.goto('/');
      await choose(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
      await press(page, 'Upload Files');
    },
  },
  {
    key: 'upload.tooLarge',
    newState: true,
    sentence: upload.tooLarge,
    provoke: async (page) => {
      await page.goto('/');
      // Made in the page: 10 MB take seconds on their way into a browser.
      await page
        .locator('input[type=file]:enabled')
        .first()
        .evaluate((input: HTMLInputElement, size) => {
          const chosen = new DataTransfer();
          chosen.items.add(new File([new Uint8Array(size)], 'big.jpg', { type: 'image/jpeg' }));
          input.files = chosen.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
        }, LIMITS.uploadFileBytes + 1);
    },
  },
  { key: 'upload.hintBefore', sentence: upload.hintBefore, provoke: (page) => page.goto('/') },
  { key: 'upload.hintAfter', sentence: upload.hintAfter, newState: true, provoke: uploadPhoto },
  { key: 'upload.locationDenied', sentence: upload.locationDenied, provoke: (page) => page.goto('/') },
  {
    key: 'generation.required',
    newState: true,
    sentence: generation.required,
    provoke: async (page) => {
      await returnAfterUpload(page);
      await page.locator('[name=designPrompt]').fill('Oak');
      await page.locator('[name=designPrompt]').fill('');
      await press(page, 'Show Designs');
    },
  },
  {
    key: 'generation.generating',
    newState: true,
    sentence: generation.generating,
    provoke: async (page) => {
      await job(page, {});
      await openJob(page);
    },
  },
  {
    key: 'generation.tooLong',
    sentence: generation.tooLong,
    ownClock: true,
    provoke: async (page) => {
      await job(page, {});
      await openJob(page);
      await page.getByText(generation.generating).waitFor();
      // One poll at a time: each waits for the answer of the one before.
      for (let waited = 0; waited <= LIMITS.designGiveUpMs; waited += LIMITS.designPollMs) {
        await page.clock.runFor(LIMITS.designPollMs);
      }
    },
  },
  {
    key: 'generation.failed',
    newState: true,
    sentence: generation.failed('the model is out of paint'),
    provoke: async (page) => {
      await job(page, { status: 'failed', error: 'the model is out of paint' });
      await openJob(page);
    },
  },
  {
    key: 'generation.failed',
    sentence: generation.failed(),
    provoke: async (page) => {
      await job(page, { status: 'failed' });
      await openJob(page);
    },
  },
  {
    key: 'generation.polling',
    sentence: generation.polling(MESSAGES.server.notFound),
    // A real cause: nobody ever asked for this job.
    provoke: openJob,
  },
  {
    key: 'generation.couldNot',
    sentence: generation.couldNot('the kitchen is closed'),
    provoke: async (page) => {
      await page.route('**/api/designs', says({ message: 'the kitchen is closed' }, 503));
      await askForConcept(page);
    },
  },
  {
    key: 'generation.unexpected',
    sentence: generation.unexpected,
    provoke: async (page) => {
      await page.route('**/api/designs', says({ hello: 'world' }));
      await askForConcept(page);
    },
  },
  { key: 'generation.empty', sentence: generation.empty, provoke: (page) => page.goto('/results') },
  { key: 'generation.noPlan', sentence: generation.noPlan, newState: true, provoke: openBareDesign },
  {
    key: 'generation.cancelled',
    sentence: generation.cancelled,
    // A real photo and a real job, cancelled by its button.
    provoke: async (page) => {
      await uploadPhoto(page);
      await press(page, 'Show Designs');
      await press(page, 'Cancel');
    },
  },
  {
    key: 'request.required',
    newState: true,
    sentence: request.required,
    provoke: async (page) => {
      await openBareDesign(page);
      await press(page, 'Get Contractor Bids for This Design');
    },
  },
  {
    key: 'request.failed',
    sentence: request.failed('the post office is shut'),
    provoke: async (page) => {
      await page.route('**/api/send-to-contractors', says({ error: 'the post office is shut' }, 503));
      await askForBids(page);
    },
  },
  {
    key: 'request.sent',
    sentence: request.sent,
    provoke: async (page) => {
      await page.route('**/api/send-to-contractors', says({}));
      await askForBids(page);
    },
  },
  {
    key: 'favourites.required',
    newState: true,
    sentence: favourites.required,
    provoke: async (page) => {
      await openBareDesign(page);
      await press(page, 'Email Me My Favorites');
    },
  },
  {
    key: 'favourites.failed',
    sentence: favourites.failed,
    provoke: async (page) => {
      await page.route('**/api/send-summary', broken);
      await openBareDesign(page);
      await press(page, /^Favorite/);
      const form = page.locator('form', {
        has: page.getByRole('button', { name: 'Email Me My Favorites', exact: true }),
      });
      await form.locator('[name=email]').fill('rosa@example.com');
      await press(page, 'Email Me My Favorites');
    },
  },
  {
    key: 'myBids.required',
    sentence: myBids.required,
    provoke: async (page) => {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.goto('/my-bids');
      await press(page, 'Show my bids');
    },
  },
  {
    key: 'myBids.failed',
    sentence: myBids.failed,
    provoke: async (page) => {
      await page.route('**/api/bids/my?*', broken);
      await page.goto('/my-bids?email=rosa@example.com');
    },
  },
  {
    key: 'myBids.empty',
    newState: true,
    sentence: myBids.empty,
    provoke: (page) => page.goto('/my-bids?email=nobody@example.com'),
  },
  {
    key: 'myBids.resendFailed',
    newState: true,
    sentence: myBids.resendFailed,
    provoke: async (page) => {
      await page.route('**/api/bids/resend-user', broken);
      await openMyBids(page);
      await press(page, 'Resend Email');
    },
  },
  {
    key: 'myBids.resent',
    sentence: myBids.resent,
    provoke: async (page) => {
      await page.route('**/api/bids/resend-user', says({}));
      await openMyBids(page);
      await press(page, 'Resend Email');
    },
  },
  {
    key: 'track.loading',
    sentence: track.loading,
    provoke: async (page) => {
      await page.route('**/api/bids/track/*', silent);
      await page.goto('/track/any-token');
      await page.getByRole('heading', { name: 'Track My Bid' }).waitFor();
    },
  },
  { key: 'track.notFound', sentence: track.notFound, provoke: (page) => page.goto('/track/no-such-token') },
  {
    key: 'track.failed',
    newState: true,
    sentence: track.failed,
    provoke: async (page) => {
      await page.route('**/api/bids/track/*', broken);
      await page.goto('/track/any-token');
    },
  },
  {
    key: 'track.email',
    sentence: track.email,
    newState: true,
    provoke: (page) => resendFromTrack(page, 'rosa'),
  },
  {
    key: 'track.resent',
    sentence: track.resent,
    provoke: async (page) => {
      await page.route('**/api/bids/resend-user', says({}));
      await resendFromTrack(page, 'rosa@example.com');
    },
  },
  {
    key: 'track.resendFailed',
    sentence: track.resendFailed,
    provoke: async (page) => {
      await page.route('**/api/bids/resend-user', broken);
      await resendFromTrack(page, 'rosa@example.com');
    },
  },
  {
    key: 'track.pendingAssignment',
    sentence: track.pendingAssignment,
    provoke: (page) => openTrackedBid(page, { ...BID, hasContractor: true }),
  },
  { key: 'track.notAssigned', sentence: track.notAssigned, newState: true, provoke: openTrackedBid },
  {
    key: 'appointment.email',
    sentence: appointment.email,
    provoke: (page) => proposeTimes(page, { proposals: 'Monday at nine' }),
  },
  {
    key: 'appointment.proposals',
    newState: true,
    sentence: appointment.proposals,
    provoke: (page) => proposeTimes(page, { userEmail: 'rosa@example.com' }),
  },
  {
    key: 'appointment.failed',
    sentence: appointment.failed,
    provoke: async (page) => {
      await page.route('**/appointment-proposal', broken);
      await proposeTimes(page, { userEmail: 'rosa@example.com', proposals: 'Monday at nine' });
    },
  },
  {
    key: 'contractor.joinRequired',
    newState: true,
    sentence: contractor.joinRequired,
    provoke: async (page) => {
      await page.goto('/contractors');
      await press(page, 'Join');
    },
  },
  { key: 'contractor.joined', sentence: contractor.joined, provoke: fillJoinForm },
  {
    key: 'contractor.joinFailed',
    sentence: contractor.joinFailed,
    provoke: async (page) => {
      await page.route('**/api/contractors/join', broken);
      await fillJoinForm(page);
    },
  },
  {
    key: 'contractor.draftRequired',
    sentence: contractor.draftRequired,
    provoke: async (page) => {
      await page.goto('/contractors?compose=1');
      await press(page, 'Load SOW draft');
    },
  },
  {
    key: 'contractor.draftFailed',
    sentence: contractor.draftFailed,
    provoke: async (page) => {
      await page.route('**/sow-draft', broken);
      await openCompose(page);
      await press(page, 'Load SOW draft');
    },
  },
  {
    key: 'contractor.draftLoaded',
    newState: true,
    sentence: contractor.draftLoaded,
    provoke: async (page) => {
      await page.route(
        '**/sow-draft',
        says({ sow: 'New cabinets.', meta: { userEmail: 'rosa@example.com' } }),
      );
      await openCompose(page);
      await press(page, 'Load SOW draft');
    },
  },
  {
    key: 'contractor.draftMissing',
    sentence: contractor.draftMissing,
    provoke: async (page) => {
      await page.route('**/sow-draft', says({ meta: { userEmail: 'rosa@example.com' } }));
      await openCompose(page);
      await press(page, 'Load SOW draft');
    },
  },
  {
    key: 'contractor.homeownerMissing',
    sentence: contractor.homeownerMissing,
    provoke: (page) => sendBid(page, { userEmail: '' }),
  },
  {
    key: 'contractor.emailRequired',
    newState: true,
    sentence: contractor.emailRequired,
    provoke: (page) => sendBid(page, { contractorEmail: '' }),
  },
  {
    key: 'contractor.scopeRequired',
    sentence: contractor.scopeRequired,
    provoke: (page) => sendBid(page, { scope: '  ' }),
  },
  {
    key: 'contractor.sendFailed',
    sentence: contractor.sendFailed,
    provoke: async (page) => {
      await page.route('**/api/bids/submit', broken);
      await sendBid(page, {});
    },
  },
  {
    key: 'contractor.sent',
    sentence: contractor.sent,
    provoke: async (page) => {
      await page.route('**/api/bids/submit', says({}));
      await sendBid(page, {});
    },
  },
  {
    key: 'contact.failed',
    newState: true,
    sentence: contact.failed,
    // Without the settings the page does not know whom to write to.
    provoke: async (page) => {
      await page.route('**/api/settings', broken);
      await page.goto('/contact');
      await page.locator('[name=name]').fill('Rosa');
      await page.locator('[name=email]').fill('rosa@example.com');
      await page.locator('[name=message]').fill('Hello');
      await press(page, 'Open my mail program');
    },
  },
];

function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  return page.locator('input[type=file]:enabled').first().setInputFiles(file);
}
