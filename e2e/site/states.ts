import { photoPath } from '@plumbline/testing';
import type { Page } from 'playwright-core';
import { PROVOCATIONS } from './messages.js';
import { CONTRACTOR, HOMEOWNER, makeBid } from './real-bid.js';
import {
  askForConcept,
  BARE_DESIGN,
  BID,
  fillJoinForm,
  openCompose,
  openTrackedBid,
  press,
  returnAfterUpload,
  says,
  silent,
  unfold,
  uploadPhoto,
} from './visitor.js';

const ROUTES = [
  '/',
  '/results',
  '/contractors',
  '/success',
  '/privacy',
  '/terms',
  '/contact',
  '/my-bids',
  '/my-data',
];
const BROKEN_LINKS = ['/confirm/x', '/withdraw/x', '/not-interested', '/price-book', '/unsubscribe', '/mail'];

export interface State {
  readonly name: string;
  readonly show: (page: Page) => Promise<unknown>;
  /** What a wide window does not show. */
  readonly onPhone?: true;
  /** Lies over the page: taken as the window shows it. */
  readonly over?: true;
  /** Taken as it comes out of a printer. */
  readonly printed?: true;
}

/** Routes, what a real concept and a real bid look like, what can be done with them, and the sentences of `MESSAGES`. */
export async function allStates(site: string): Promise<State[]> {
  const open = (name: string, path: string): State => ({ name, show: (page) => page.goto(path) });
  const bid = await makeBid(site);
  const concept = `/results?job=${bid.jobId}`;
  const tracked = `/track/${bid.trackToken}`;
  const openConcept = async (page: Page) => {
    await page.goto(concept);
    await page.getByRole('article').waitFor();
  };
  const loadDraft = async (page: Page) => {
    await page.goto(`/contractors?compose=1&bidId=${bid.bidId}&email=${CONTRACTOR}`);
    await press(page, 'Load SOW draft');
    await page.locator('form').getByRole('img').first().waitFor();
  };
  return [
    ...[...ROUTES, ...BROKEN_LINKS].map((path) => open(path, path)),
    { name: 'menu', show: openMenu, onPhone: true, over: true },
    { name: 'photos picked', show: pickPhotos },
    { name: 'photos on their way', show: sendPhotos },
    {
      name: 'photos uploaded',
      show: async (page) => {
        await returnAfterUpload(page);
        await page.getByText('Which fits?').waitFor();
      },
    },
    { name: 'room dragged', show: dragRoom },
    { name: 'room matched', show: matchRoom },
    { name: 'room not found', show: failToMatch },
    {
      name: 'wish unfolded',
      show: async (page) => {
        await returnAfterUpload(page);
        await unfold(page);
      },
    },
    { name: 'photo doubted', show: haveThePhotoDoubted },
    { name: 'concept half made', show: openHalfMadeConcept },
    { name: 'concept', show: openConcept },
    {
      name: 'concept unfolded',
      show: async (page) => {
        await openConcept(page);
        await unfold(page);
      },
    },
    {
      name: 'concept marked',
      show: async (page) => {
        await openConcept(page);
        await press(page, /^Favorite/);
      },
    },
    {
      name: 'designs of this device',
      show: async (page) => {
        await openConcept(page);
        await page.goto('/results');
      },
    },
    { name: 'ideas side by side', show: openTwoIdeas },
    {
      name: 'concept zoomed',
      over: true,
      show: async (page) => {
        await openConcept(page);
        await page
          .locator('article button', { has: page.getByRole('img') })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('img').waitFor();
      },
    },
    { name: 'concept printed', show: openConcept, printed: true },
    open('tracked bid', tracked),
    { ...open('tracked bid printed', tracked), printed: true },
    open('compared bids', `/compare/${bid.trackToken}`),
    { name: 'bids side by side', show: openComparedBids },
    { name: 'times proposed', show: proposeTimes },
    { name: 'calling a request off', show: askToCallOff },
    open('my bids', `/my-bids?email=${HOMEOWNER}`),
    { name: 'my bids of many kinds', show: openManyBids },
    { name: 'my bids by mailed link', show: askForLink },
    { name: 'join form filled', show: fillAllOfJoinForm },
    { name: 'composing', show: loadDraft },
    { name: 'composing printed', show: loadDraft, printed: true },
    { name: 'composing from nothing', show: openCompose },
    { name: 'company to confirm', show: (page) => openConfirmation(page, false) },
    { name: 'company confirmed', show: (page) => openConfirmation(page, true) },
    { name: 'bid to withdraw', show: openWithdrawal },
    { name: 'invitation to pass on', show: openInvitation },
    { name: 'my data shown', show: openMyData },
    open('unsubscribing', `/unsubscribe?email=${HOMEOWNER}&link=any-link`),
    open('mail to open', '/mail?id=1&link=any-link'),
    { name: 'page on its way', show: waitForChunk },
    ...PROVOCATIONS.map(({ key, sentence, provoke, ownClock }) => ({
      name: key,
      show: async (page: Page) => {
        if (ownClock) await page.clock.install();
        await provoke(page);
        await page.getByText(sentence).filter({ visible: true }).first().waitFor();
        if (ownClock) await page.clock.resume();
      },
    })),
  ];
}

const DESIGN = {
  _id: '01900000-0000-7000-8000-0000000000c1',
  title: 'L-shaped kitchen with an island',
  imageUrl: '/sample/picture.webp',
  thumbnailUrl: '/sample/picture.webp',
};

async function openMenu(page: Page) {
  await page.goto('/contact');
  await page.locator('form :enabled').first().waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Menu', { exact: true }).click();
}

async function pickPhotos(page: Page) {
  await page.goto('/');
  await page
    .locator('input[type=file]:enabled')
    .first()
    .setInputFiles([photoPath('kitchen-corner.png'), photoPath('kitchen-phone.jpg')]);
  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .waitFor();
}

async function sendPhotos(page: Page) {
  await page.route('**/api/upload', silent);
  await pickPhotos(page);
  await press(page, 'Upload Files');
  await page.getByRole('progressbar').waitFor();
}

/** The card of the photo stands in the middle of the window. */
const toMatchCard = (page: Page) =>
  page
    .getByRole('heading', { name: 'Match your photo' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));

async function dragRoom(page: Page) {
  await uploadPhoto(page);
  await page.getByText('None fits').click();
  await page.getByRole('slider').first().press('Shift+ArrowRight');
  await toMatchCard(page);
}

async function matchRoom(page: Page) {
  await uploadPhoto(page);
  await page.getByText('9 ft', { exact: true }).click();
  await page.getByText('Does this sound right?').waitFor();
  await press(page, 'Looks right');
  await page.getByRole('button', { name: 'Change', exact: true }).waitFor();
  await toMatchCard(page);
}

async function failToMatch(page: Page) {
  await page.route('**/sample/picture.webp', (route) => route.abort());
  await returnAfterUpload(page);
  await page.getByText('What a better photo looks like').waitFor();
  await toMatchCard(page);
}

async function haveThePhotoDoubted(page: Page) {
  await page.route(
    '**/api/designs',
    says(
      {
        message: 'This photo looks very dark.',
        details: [{ field: 'useAnyway', message: 'Use another photo, or use this one anyway.' }],
      },
      422,
    ),
  );
  await askForConcept(page);
  await page.getByText('This photo looks very dark.').waitFor();
}

async function openHalfMadeConcept(page: Page) {
  const job = {
    jobId: DESIGN._id,
    status: 'processing',
    progress: 62,
    stage: 'rendering',
    previewUrl: DESIGN.imageUrl,
  };
  await page.route(`**/api/designs/${DESIGN._id}*`, says(job));
  await page.goto(`/results?job=${DESIGN._id}`);
  await page.getByText('62%').waitFor();
}

async function openTwoIdeas(page: Page) {
  const jobs = ['01900000-0000-7000-8000-0000000000d1', '01900000-0000-7000-8000-0000000000d2'];
  for (const [index, jobId] of jobs.entries()) {
    const design = {
      ...BARE_DESIGN,
      ...DESIGN,
      _id: jobId,
      title: ['L with an island', 'Galley with a bar'][index],
    };
    await page.route(`**/api/designs/${jobId}*`, says({ jobId, status: 'done', designs: [design] }));
  }
  await page.goto(`/results?job=${jobs.join('&job=')}`);
  await page.getByRole('button', { name: /Idea 2/ }).waitFor();
}

const sibling = (name: string, status: string, price: number | null, timeline: string | null) => ({
  _id: `01900000-0000-7000-8000-00000000${name.length}${status.length}`,
  bidId: 'PL-4M8RT2',
  status,
  companyName: name,
  contractorEmail: null,
  estimatedPrice: price,
  quote: null,
  timeline,
  trackToken: name,
});

async function openComparedBids(page: Page) {
  await openTrackedBid(page, {
    ...BID,
    status: 'selected',
    quote: '$46,850',
    estimatedPrice: 46_850,
    timeline: '7 weeks, start in May',
    companyName: 'Live Oak Kitchens',
    contractorEmail: CONTRACTOR,
    hasContractor: true,
    receivedAt: '2026-05-06T09:12:00.000Z',
    design: DESIGN,
    history: [
      { from: null, to: 'pending', at: '2026-05-04T15:00:00.000Z', by: 'homeowner', note: null },
      { from: 'pending', to: 'sent', at: '2026-05-04T15:01:00.000Z', by: 'system', note: null },
      { from: 'sent', to: 'received', at: '2026-05-06T09:12:00.000Z', by: 'contractor', note: null },
      { from: 'received', to: 'selected', at: '2026-05-08T17:30:00.000Z', by: 'admin', note: null },
    ],
    proposals: [
      {
        _id: 'p1',
        proposals: 'Mon, May 11, 9:00 AM\nTue, May 12, 2:00 PM',
        createdAt: '2026-05-07T08:00:00.000Z',
      },
    ],
    siblings: [
      sibling('Hawthorne Kitchens and Baths', 'received', 41_200, '6 weeks'),
      sibling('Sellwood Builders', 'declined', null, null),
      sibling('Barton Creek Remodeling', 'sent', null, null),
    ],
  });
}

async function proposeTimes(page: Page) {
  await openTrackedBid(page);
  for (let count = 0; count < 3; count++) await press(page, 'Add this time');
  await page.route('**/appointment-proposal', says({ message: 'Your times are on their way.' }));
}

async function askToCallOff(page: Page) {
  await openTrackedBid(page);
  await press(page, 'Call off the request');
}

async function openManyBids(page: Page) {
  const kinds = ['selected', 'declined', 'pending', 'received', 'failed'];
  const items = kinds.map((status, index) => ({
    ...BID,
    _id: `01900000-0000-7000-8000-0000000${index}4c7e`,
    status,
    trackToken: `token-${index}`,
    ...(index % 2 === 1
      ? {}
      : {
          quote: '$46,850',
          timeline: '7 weeks, start in May',
          scope: 'KITCHEN REMODEL\n\n1. Demolition\n- Take out cabinets',
          attachments: [
            { href: '/sample/plan.webp', filename: 'floor-plan.pdf' },
            { href: '/sample/picture.webp', filename: 'concept.jpg' },
          ],
        }),
  }));
  await page.route('**/api/bids/my?*', says({ items, page: 2, total: 14 }));
  await page.goto('/my-bids?email=rosa@example.com&page=2');
  await page.getByText('Page 2 of 3').waitFor();
}

async function askForLink(page: Page) {
  await page.route('**/api/settings', says({ contactEmail: 'hello@plumbline.example', access: 'links' }));
  await page.goto('/my-bids?email=rosa@example.com');
  await press(page, 'Mail me the link');
}

async function fillAllOfJoinForm(page: Page) {
  await page.route('**/api/contractors/join', silent);
  await fillJoinForm(page);
}

async function openConfirmation(page: Page, confirmed: boolean) {
  await page.route(
    '**/api/contractors/confirmation/*',
    says({
      companyName: 'Live Oak Kitchens',
      email: CONTRACTOR,
      categories: ['kitchen', 'bathroom'],
      zipCode: '78745',
      radiusMi: 25,
      confirmed,
    }),
  );
  await page.goto('/confirm/any-token');
  await page.getByText('Live Oak Kitchens').waitFor();
}

async function openWithdrawal(page: Page) {
  await page.route(
    '**/api/bids/withdrawal/*',
    says({
      bidId: BID.bidId,
      title: DESIGN.title,
      estimatedPrice: 46_850,
      timeline: '7 weeks, start in May',
      receivedAt: BID.submittedAt,
      withdrawn: false,
    }),
  );
  await page.goto('/withdraw/any-token');
  await page.getByText(DESIGN.title).waitFor();
}

async function openInvitation(page: Page) {
  await page.route(
    '**/invitation',
    says({
      state: 'open',
      bidId: BID.bidId,
      title: DESIGN.title,
      category: 'kitchen',
      zipCode: '78704',
      city: 'Austin',
      respondBy: '2026-05-11T15:00:00.000Z',
    }),
  );
  await page.goto(`/not-interested?bidId=${BID.bidId}&key=any-key`);
  await page.getByText(DESIGN.title).waitFor();
}

async function openMyData(page: Page) {
  await page.route(
    '**/api/my-data?*',
    says({
      email: HOMEOWNER,
      requests: [],
      bids: [BID],
      submissions: [],
      proposals: [],
      contractor: null,
      files: [],
    }),
  );
  await page.goto(`/my-data?email=${HOMEOWNER}&link=any-link`);
  await press(page, 'Show my data');
  await press(page, 'Delete everything');
}

async function waitForChunk(page: Page) {
  await page.route('**/assets/terms-*.js', silent);
  await page.goto('/contact');
  await page.locator('form :enabled').first().waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await page.getByText('Loading').waitFor({ state: 'attached' });
}
