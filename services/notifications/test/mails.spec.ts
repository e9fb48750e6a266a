import { type BidFacts, MESSAGES } from '@plumbline/contracts';
import { invitationOf } from '@plumbline/platform';
import { type TestMail, until } from '@plumbline/testing';
import { v7 as uuidv7 } from 'uuid';
import { type RunningNotifications, startNotifications } from './notifications.js';
import { BID, CONCEPT_FILES, SAMPLES } from './samples.js';

const SITE = 'https://plumbline.example';
const ADA = 'ada@example.com';
const HILL = 'office@hillcountrykitchens.example';

let running: RunningNotifications;

beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.stop());

/** A bid nobody has written about yet. */
const freshBid = (): BidFacts => ({
  ...BID,
  id: uuidv7(),
  requestId: uuidv7(),
  code: `PL-${uuidv7().slice(-6).toUpperCase()}`,
});

const about = (bid: BidFacts, to: string) => (mail: TestMail) =>
  mail.to.includes(to) && mail.subject.includes(bid.code);

const linksOf = (mail: TestMail) =>
  [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));

test('a bid request invites the contractor and confirms to the homeowner, once however often it is told', async () => {
  const bid = freshBid();
  const event = await running.publish('bid.requested', {
    bid,
    first: true,
    contractorsAsked: 4,
    photos: SAMPLES.invitation.photos,
  });
  const invitation = await running.smtp.mail(about(bid, HILL));
  const confirmation = await running.smtp.mail(about(bid, ADA));

  const key = running.tokens.makeEnding(
    'invitation',
    invitationOf(bid.id, bid.contractor?.email ?? ''),
    new Date(Math.max(Date.now(), Date.parse(bid.respondBy ?? ''))),
  );
  expect(linksOf(invitation)).toEqual(
    expect.arrayContaining([
      `${SITE}/contractors?compose=1&bidId=${bid.code}&email=${encodeURIComponent(HILL)}&key=${key}`,
      `${SITE}/not-interested?bidId=${bid.code}&key=${key}`,
      `${SITE}/files/${SAMPLES.invitation.photos[0]!.key}`,
    ]),
  );
  expect(invitation.html).toContain(`src="${SITE}/files/designs/d1/7f3/picture.jpg"`);
  expect(invitation.html).toContain(`src="${SITE}/files/designs/d1/7f3/plan.png"`);
  expect(invitation.text).toContain('Remove the wall units on the north side');
  expect(invitation.text).toContain('In the homeowner’s own words');
  expect(invitation.text).toContain('Saturday, November 28');
  expect(invitation.text).not.toContain(ADA);
  expect(invitation.parsed.headers.get('list')).toMatchObject({
    unsubscribe: {
      url: `${SITE}/api/unsubscribe?email=${encodeURIComponent(HILL)}&link=${running.tokens.make('unsubscribe', HILL)}`,
    },
    'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
  });

  expect(linksOf(confirmation)).toEqual(
    expect.arrayContaining([
      `${SITE}/track/${running.tokens.make('track', bid.id)}`,
      `${SITE}/my-bids?email=${encodeURIComponent(ADA)}&link=${running.tokens.makeEnding('my-bids', ADA)}`,
    ]),
  );
  expect(confirmation.parsed.headers.get('list')).toBeUndefined();
  expect(confirmation.parsed.from?.text).toBe('"Plumbline" <no-reply@plumbline.example>');
  expect(confirmation.parsed.replyTo?.text).toBe('hello@plumbline.example');

  await running.repeat(event);
  await running.publish('bid.requested', event.payload);
  await running.settled();
  expect(running.smtp.mails.filter(({ subject }) => subject.includes(bid.code))).toHaveLength(2);
  await until(
    () => running.told.filter(({ payload }) => (payload as { bidId: string }).bidId === bid.id).length === 2,
  );
});

test('only the first bid of a request confirms to the homeowner; a bid without a contractor invites nobody', async () => {
  const lonely = { ...freshBid(), contractor: null };
  const other = freshBid();
  await running.publish('bid.requested', { bid: lonely, first: true, contractorsAsked: 0, photos: [] });
  await running.publish('bid.requested', { bid: other, first: false, contractorsAsked: 4, photos: [] });
  const saved = await running.smtp.mail(about(lonely, ADA));
  expect(saved.text).toContain('No contractor near 78704 fits yet');
  expect(saved.text).not.toContain('Answers by');
  await running.smtp.mail(about(other, HILL));
  await until(async () => (await running.rows({ bidId: other.id })).length === 1);
  expect(await running.rows({ bidId: lonely.id })).toHaveLength(1);

  // Somebody joined: the same bid now has a contractor.
  await running.publish('bid.requested', {
    bid: { ...lonely, contractor: BID.contractor },
    first: false,
    contractorsAsked: 1,
    photos: [],
  });
  await running.smtp.mail(about(lonely, HILL));
});

test('a reminder goes out once', async () => {
  const bid = freshBid();
  for (const _ of [1, 2]) await running.publish('bid.reminder-due', { bid }, bid.id);
  const mail = await running.smtp.mail(about(bid, HILL));
  expect(mail.subject).toMatch(/^Still open: kitchen remodel in Austin/);
  await running.settled();
  expect(await running.rows({ bidId: bid.id })).toHaveLength(1);
});

test('a submission brings the bid to the homeowner and a receipt to the contractor, each with the whole scope', async () => {
  await running.prove(ADA);
  const bid = freshBid();
  const submissionId = uuidv7();
  await running.publish('bid.submitted', { ...SAMPLES['bid-received'], bid, submissionId });
  const received = await running.smtp.mail(about(bid, ADA));
  const receipt = await running.smtp.mail(about(bid, HILL));
  for (const text of [
    '$38,750',
    '6 weeks, starting December 14',
    'Granite, 3 cm, eased edge',
    'three kitchens',
    'firm after a visit',
    'TX general contractor 88-2041',
    'The Kims, 78704',
    'License.pdf',
  ]) {
    expect(received.text).toContain(text);
    expect(receipt.text).toContain(text);
  }
  for (const { parsed } of [received, receipt]) {
    expect(parsed.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['scope-of-work.pdf', 'application/pdf'],
      ['scope-of-work.txt', 'text/plain'],
    ]);
    expect(parsed.attachments[1]?.content.toString()).toContain('hook-up');
    expect(parsed.attachments[1]?.content.toString()).toContain('References: The Kims');
  }
  const [file] = SAMPLES['bid-received'].files ?? [];
  expect(linksOf(received)).toContain(`${SITE}/files/${file?.key}`);
  expect(received.text).not.toContain('Not confirmed by email');
  expect(received.parsed.replyTo?.text).toBe(HILL);
  expect(linksOf(receipt)).toContain(`${SITE}/withdraw/${running.tokens.make('withdraw', submissionId)}`);
});

test('a submission without the key says so and does not give the contractor the reply', async () => {
  const bid = freshBid();
  await running.publish('bid.submitted', {
    ...SAMPLES['bid-received'],
    bid,
    submissionId: uuidv7(),
    confirmedByMail: false,
    estimatedPriceUsd: null,
  });
  const received = await running.smtp.mail(about(bid, ADA));
  expect(received.text).toContain('Not confirmed by email');
  expect(received.text).toContain('Price after a visit');
  expect(received.text).not.toContain('License.pdf');
  expect(received.parsed.replyTo?.text).toBe('hello@plumbline.example');
});

test('a withdrawal is told to both; a request called off to the contractor; a declined invitation to nobody', async () => {
  const [taken, calledOff, declined] = [freshBid(), freshBid(), freshBid()];
  const submissionId = uuidv7();
  await running.publish('bid.withdrawn', { bid: taken, submissionId, by: 'not-me', reason: null });
  await running.publish('bid.withdrawn', {
    bid: calledOff,
    submissionId: null,
    by: 'homeowner',
    reason: 'Moved.',
  });
  await running.publish('bid.withdrawn', {
    bid: declined,
    submissionId: null,
    by: 'contractor',
    reason: 'Busy.',
  });
  expect((await running.smtp.mail(about(taken, ADA))).text).toContain('was not sent by them');
  await running.smtp.mail(about(taken, HILL));
  expect((await running.smtp.mail(about(calledOff, HILL))).text).toContain('Moved.');
  await running.settled();
  expect(await running.rows({ bidId: calledOff.id })).toHaveLength(1);
  expect(await running.rows({ bidId: declined.id })).toHaveLength(0);
});

describe('a status set by an administrator', () => {
  const change = (
    bid: BidFacts,
    from: BidFacts['status'],
    to: BidFacts['status'],
    by: 'admin' | 'system' = 'admin',
    answered = true,
  ) => running.publish('bid.status-changed', { bid: { ...bid, status: to }, from, to, by, answered }, bid.id);
  const waiting = async (bid: BidFacts) =>
    (await running.rows({ bidId: bid.id })).map(({ type, subject, status }) => ({ type, subject, status }));

  test('waits two minutes and tells the last word only', async () => {
    const bid = freshBid();
    await change(bid, 'received', 'selected');
    await until(async () => (await waiting(bid)).length === 2);
    await change(bid, 'selected', 'declined');
    await until(async () => (await waiting(bid))[0]?.subject === `Bid ${bid.code} is now declined`);
    expect(await waiting(bid)).toEqual([
      { type: 'status-homeowner', subject: `Bid ${bid.code} is now declined`, status: 'queued' },
      {
        type: 'status-contractor',
        subject: `Your bid ${bid.code} was not chosen this time`,
        status: 'queued',
      },
    ]);
    const [row] = await running.rows({ bidId: bid.id });
    const waitMs = row!.dueAt.getTime() - row!.createdAt.getTime();
    expect(waitMs).toBe(120_000);
    expect(await running.infrastructure.jobs.queues.holds('send-email', `${row!.id}-1`)).toBe(true);
  });

  test('is not told when it was taken back meanwhile', async () => {
    const bid = freshBid();
    await change(bid, 'received', 'selected');
    await until(async () => (await waiting(bid)).length === 2);
    await change(bid, 'selected', 'received');
    await until(async () => (await waiting(bid)).length === 0);
  });

  test('is told although the work on a selected bid has begun meanwhile', async () => {
    const bid = freshBid();
    await change(bid, 'received', 'selected');
    await change(bid, 'selected', 'processing');
    await change(bid, 'processing', 'done');
    const marker = await running.publish('bid.reminder-due', { bid }, bid.id);
    await running.smtp.mail(about(marker.payload.bid, HILL));
    expect((await waiting(bid)).map(({ type }) => type).sort()).toEqual([
      'invitation-reminder',
      'status-contractor',
      'status-homeowner',
    ]);
  });

  test('mails nobody for other statuses, automatic moves or a bid that no contractor has sent', async () => {
    const bid = freshBid();
    await change(bid, 'sent', 'processing');
    await change(bid, 'sent', 'selected', 'system');
    await change(bid, 'sent', 'declined', 'admin', false);
    const marker = await running.publish('bid.reminder-due', { bid }, bid.id);
    await running.smtp.mail(about(marker.payload.bid, HILL));
    expect((await waiting(bid)).map(({ type }) => type)).toEqual(['invitation-reminder']);
  });
});

test('a proposed appointment reaches the contractor with calendar files, and the homeowner has a receipt', async () => {
  const bid = freshBid();
  const { proposedAt: _, ...payload } = SAMPLES['appointment-proposal'];
  await running.publish('appointment.proposed', {
    ...payload,
    bid,
    proposalId: uuidv7(),
    proposals: 'December 1, 2030 at 3 pm\nDec 3 2030, 9:00-10:30 am\nor any morning',
  });
  const proposal = await running.smtp.mail(about(bid, HILL));
  expect(proposal.parsed.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ['visit-1.ics', 'text/calendar'],
    ['visit-2.ics', 'text/calendar'],
  ]);
  const [first, second] = proposal.parsed.attachments.map(({ content }) => content.toString());
  expect(first).toContain('DTSTART:20301201T150000\r\nDURATION:PT60M');
  expect(second).toContain('DTSTART:20301203T090000\r\nDURATION:PT90M');
  expect(first).toContain('LOCATION:1200 Barton Springs Rd\\, Austin\\, TX 78704');
  expect(proposal.parsed.replyTo?.text).toBe(ADA);
  for (const text of ['Name: Ada Byron', 'Phone: 512 555 0134', 'side door']) {
    expect(proposal.text).toContain(text);
  }
  const receipt = await running.smtp.mail(about(bid, ADA));
  expect(receipt.text).toContain('or any morning');
});

test('a resend brings the newest there is: the confirmation, later the bid, and not a bid taken back', async () => {
  const bid = freshBid();
  const sentTo = async (type: string) => (await running.rows({ bidId: bid.id, type: type as never })).length;
  const resend = (type: 'user' | 'contractor') =>
    running.publish('bid.resend-requested', { bid, type, by: 'admin', resendId: uuidv7() }, bid.id);
  await running.publish('bid.requested', { bid, first: true, contractorsAsked: 3, photos: [] }, bid.id);
  await resend('user');
  await until(async () => (await sentTo('homeowner-confirmation')) === 2);
  await resend('contractor');
  await until(async () => (await sentTo('invitation')) === 2);

  const submissionId = uuidv7();
  await running.publish('bid.submitted', { ...SAMPLES['bid-received'], bid, submissionId }, bid.id);
  await resend('user');
  await until(async () => (await sentTo('bid-received')) === 2);

  await running.publish('bid.withdrawn', { bid, submissionId, by: 'contractor', reason: null }, bid.id);
  await resend('user');
  await until(async () => (await sentTo('homeowner-confirmation')) === 3);
  expect(await sentTo('bid-received')).toBe(2);
});

test('a contractor who joins is asked to confirm, the administrator is told, and the confirmed one is welcomed', async () => {
  const contractorId = uuidv7();
  const email = `office-${contractorId.slice(-6)}@example.com`;
  const joined = { ...SAMPLES['contractor-confirm'], contractorId, email };
  await running.publish('contractor.joined', joined, contractorId);
  const confirm = await running.smtp.mail(({ to }) => to.includes(email));
  expect(linksOf(confirm)).toContain(
    `${SITE}/confirm/${running.tokens.make('confirm-contractor', contractorId, 1)}`,
  );
  const told = await running.smtp.mail(({ to }) => to.includes('admin@plumbline.example'));
  expect(told.subject).toBe('New contractor: Hill Country Kitchens (78745)');

  await running.publish('contractor.joined', { ...joined, again: true, confirmVersion: 2 }, contractorId);
  const again = await running.smtp.mail(
    ({ to, parsed }) =>
      to.includes(email) && parsed.subject === 'Confirm the change to your Plumbline profile',
  );
  expect(linksOf(again)).toContain(
    `${SITE}/confirm/${running.tokens.make('confirm-contractor', contractorId, 2)}`,
  );
  expect(await running.rows({ contractorId, type: 'admin-new-contractor' })).toHaveLength(1);

  await running.publish('contractor.confirmed', { contractorId, email, companyName: 'Hill' }, contractorId);
  await running.smtp.mail(({ to, subject }) => to.includes(email) && /how bidding/.test(subject));
});

test('links, favourites and previews go to those who asked, the preview to nobody but the administrator', async () => {
  await running.publish('link.requested', {
    email: 'Bea@Example.com',
    purpose: 'my-bids',
    requestId: uuidv7(),
  });
  const link = await running.smtp.mail(({ to }) => to.includes('bea@example.com'));
  expect(linksOf(link)).toContain(
    `${SITE}/my-bids?email=Bea%40Example.com&link=${running.tokens.makeEnding('my-bids', 'bea@example.com')}`,
  );
  await running.publish('link.requested', {
    email: 'cleo@example.com',
    purpose: 'my-data',
    requestId: uuidv7(),
  });
  const data = await running.smtp.mail(({ to }) => to.includes('cleo@example.com'));
  expect(linksOf(data)).toContain(
    `${SITE}/my-data?email=cleo%40example.com&link=${running.tokens.makeEnding('my-data', 'cleo@example.com')}`,
  );

  await running.publish('favourites.requested', {
    ...SAMPLES.favourites,
    requestId: uuidv7(),
    email: 'dan@example.com',
    proof: { by: 'mailed-link', email: 'dan@example.com' },
  });
  const favourites = await running.smtp.mail(({ to }) => to.includes('dan@example.com'));
  expect(favourites.subject).toBe('Your 2 favorite designs');
  expect(favourites.text).toContain('Warm oak, brass, a reading corner.');
  expect(favourites.text).toContain('$34,000 to $52,000');
  expect(linksOf(favourites)).toContain(`${SITE}/results?job=${SAMPLES.favourites.designs[0]?.jobId}`);

  const { requestedAt: _, ...preview } = SAMPLES['admin-preview'];
  await running.publish('preview.requested', {
    ...preview,
    requestId: uuidv7(),
    contractors: [],
    conceptKey: null,
  });
  const shown = await running.smtp.mail(({ subject }) => subject === '[TEST] Preview: kitchen in 78704');
  expect(shown.to).toEqual(['admin@plumbline.example']);
  expect(shown.text).toContain('Test Mode shows a sample one');
});

test('shows the files of a design that was told, and a sentence for those that were erased', async () => {
  const designId = '01990000-0000-7000-8000-0000000000d9';
  const jobId = '01990000-0000-7000-8000-0000000000e9';
  const files = CONCEPT_FILES.map((file) => ({ ...file, key: file.key.replace('7f3', 'old') }));
  const [sample] = SAMPLES.favourites.designs;
  const email = 'files@example.com';
  await running.prove(email);
  const mail = async (requestId: string) => {
    await running.publish('favourites.requested', {
      ...SAMPLES.favourites,
      requestId,
      email,
      designs: [{ ...sample!, designId, imageKey: 'designs/x/told.jpg', floorPlanKey: null }],
    });
    await until(async () => (await running.rows({ aboutId: requestId, status: 'sent' })).length === 1);
    const [row] = await running.rows({ aboutId: requestId });
    return ((await (await running.admin(`/api/console/emails/${row!.id}`)).json()) as { html: string }).html;
  };
  const src = (key: string) => `src="${SITE}/files/${key}"`;
  expect(await mail('favourites-untold')).toContain(src('designs/x/told.jpg'));
  await running.publish('design.file-added', { jobId, designId, files }, jobId);
  await running.publish(
    'design.file-erased',
    { jobId, designId, keys: files.filter(({ holdsPhoto }) => holdsPhoto).map(({ key }) => key) },
    jobId,
  );
  const known = () =>
    running.database.query('select key from known_design_file where design_id = $1', [designId]);
  await until(async () => (await known()).length === 3);
  const html = await mail('favourites-told');
  expect(html).toContain(MESSAGES.designs.pictureErased);
  expect(html).toContain(src('designs/d1/old/plan.png'));
  expect(html).not.toMatch(/picture\.jpg|told\.jpg/);
});
