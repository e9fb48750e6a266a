import type { EmailOutcome } from '@plumbline/contracts';
import { until } from '@plumbline/testing';
import { v7 as uuidv7 } from 'uuid';
import { EmailLog } from '../src/delivery/email-log.entity.js';
import { EmailsSweep, KEEP_DAYS } from '../src/delivery/emails.sweep.js';
import { RETRY_WAITS_MS } from '../src/delivery/retry-schedule.js';
import { SendEmailJob } from '../src/delivery/send-email.job.js';
import { type RunningNotifications, startNotifications } from './notifications.js';

let running: RunningNotifications;

beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.stop());
beforeEach(() => running.smtp.refuse(undefined));

/** Asks for a mail to an address of its own; answers the address. */
async function askForMail(): Promise<string> {
  const email = `reader-${uuidv7()}@example.com`;
  await running.publish('link.requested', { email, purpose: 'my-bids', requestId: uuidv7() });
  return email;
}

async function rowOf(email: string): Promise<EmailLog> {
  const [row] = await running.rows({ email });
  if (!row) throw new Error(`no row for ${email}`);
  return row;
}

const mailsTo = (email: string) => running.smtp.mails.filter(({ to }) => to.includes(email));
const statusIs = (email: string, status: string) =>
  until(async () => (await running.rows({ email }))[0]?.status === status);
const tellingOf = (email: string) =>
  running.told.filter(({ payload }) => (payload as EmailOutcome).to === email).map(({ name }) => name);
const update = (id: string, change: object) => running.database.getRepository(EmailLog).update(id, change);
const sweep = () =>
  running.service.app.get(EmailsSweep).handleSweepEmails({}, { signal: new AbortController().signal });

test('a mail that was taken is marked sent, and others are told', async () => {
  const email = await askForMail();
  await statusIs(email, 'sent');
  const row = await rowOf(email);
  expect(row).toMatchObject({ attempts: 1, repeats: 0, reason: null, sendingSince: null });
  expect(row.sentAt).toBeInstanceOf(Date);
  expect(mailsTo(email).map(({ messageId }) => messageId)).toEqual([`<${row.id}@plumbline.example>`]);
  await until(() => tellingOf(email).length > 0);
  expect(tellingOf(email)).toEqual(['email.sent']);
  const [told] = running.told.filter(({ payload }) => (payload as EmailOutcome).to === email);
  expect(told).toMatchObject({
    correlationId: 'request-of-the-test',
    payload: { emailId: row.id, type: 'my-bids-link', bidId: null, contractorId: null },
  });
});

test('a refusal is final, with its reason', async () => {
  running.smtp.refuse('permanently');
  const email = await askForMail();
  await statusIs(email, 'failed');
  expect(await rowOf(email)).toMatchObject({ attempts: 1, reason: expect.stringContaining('refused') });
  await until(() => tellingOf(email).length > 0);
  expect(tellingOf(email)).toEqual(['email.failed']);
  expect(mailsTo(email)).toHaveLength(0);
});

test('a temporary fault is tried again later, as the same mail, and ends well', async () => {
  running.smtp.refuse('temporarily');
  const before = Date.now();
  const email = await askForMail();
  await until(async () => (await running.rows({ email }))[0]?.reason != null);
  const waiting = await rowOf(email);
  expect(waiting).toMatchObject({ status: 'queued', attempts: 1, jobNumber: 2, sendingSince: null });
  expect(waiting.dueAt.getTime()).toBeGreaterThanOrEqual(before + RETRY_WAITS_MS[0]!);
  expect(waiting.dueAt.getTime()).toBeLessThanOrEqual(Date.now() + RETRY_WAITS_MS[0]!);
  await until(() => running.infrastructure.jobs.queues.holds('send-email', `${waiting.id}-2`));

  running.smtp.refuse(undefined);
  await until(async () => (await rowOf(email)).status === 'sent');
  expect(await rowOf(email)).toMatchObject({ attempts: 2, reason: null });
  expect(mailsTo(email).map(({ messageId }) => messageId)).toEqual([`<${waiting.id}@plumbline.example>`]);
});

test('after the last try of the schedule a temporary fault is final', async () => {
  running.smtp.refuse('temporarily');
  const email = await askForMail();
  await until(async () => (await running.rows({ email }))[0]?.reason != null);
  const { id } = await rowOf(email);
  await update(id, { attempts: RETRY_WAITS_MS.length, dueAt: new Date(0) });
  await sweep();
  // Its job for the second try is still held: the sweeper leaves it, the row is sent by hand here, unless that job was first.
  await running.service.app.get(SendEmailJob).handleSendEmail({ emailId: id });
  await until(async () => (await rowOf(email)).status === 'failed');
  expect(await rowOf(email)).toMatchObject({ status: 'failed', attempts: RETRY_WAITS_MS.length + 1 });
  await until(() => tellingOf(email).includes('email.failed'));
});

test('a mail server that is away is waited for', async () => {
  await running.smtp.kill();
  const email = await askForMail();
  await until(async () => (await running.rows({ email }))[0]?.reason != null);
  expect(await rowOf(email)).toMatchObject({ status: 'queued', attempts: 1 });
  await running.smtp.restart();
  await until(async () => (await rowOf(email)).status === 'sent');
});

test('the sweeper finds a mail that no job holds, and leaves one that a job holds', async () => {
  const lost = await lostRow({});
  const young = await lostRow({ dueAt: new Date() });
  await sweep();
  await until(async () => (await rowOf(lost)).status === 'sent');
  expect(await rowOf(young)).toMatchObject({ status: 'queued', jobNumber: 1 });

  const held = await lostRow({ dueAt: new Date(Date.now() - 60_000) });
  const { id } = await rowOf(held);
  await running.infrastructure.jobs.queues.add(
    'send-email',
    `${id}-1`,
    { emailId: id, attempt: 1 },
    { delayMs: 60_000 },
  );
  await sweep();
  expect(await rowOf(held)).toMatchObject({ status: 'queued', jobNumber: 1 });
});

test('a job the queue remembers as failed does not keep its mail from being sent', async () => {
  const email = await lostRow({});
  const { id } = await rowOf(email);
  await update(id, { status: 'failed' });
  // Runs against a row that is not queued: the queue remembers the id from now on.
  await running.infrastructure.jobs.queues.add('send-email', `${id}-1`, { emailId: id, attempt: 1 });
  await until(async () => !(await running.infrastructure.jobs.queues.holds('send-email', `${id}-1`)));
  await update(id, { status: 'queued' });
  await sweep();
  await until(async () => (await rowOf(email)).status === 'sent');
  expect(await rowOf(email)).toMatchObject({ jobNumber: 2 });
});

test('a process that died while sending is waited for, then the mail goes out with the chance of a repeat counted', async () => {
  const email = await lostRow({ sendingSince: new Date(Date.now() - 10_000), attempts: 1 });
  const { id } = await rowOf(email);
  const send = () => running.service.app.get(SendEmailJob).handleSendEmail({ emailId: id });
  await send();
  expect(await rowOf(email)).toMatchObject({ status: 'queued', attempts: 1 });

  await update(id, { sendingSince: new Date(Date.now() - 600_000) });
  await sweep();
  await until(async () => (await rowOf(email)).status === 'sent');
  expect(await rowOf(email)).toMatchObject({ attempts: 2, repeats: 1 });
  expect(mailsTo(email)).toHaveLength(1);
});

test('two processes with the same job send one mail', async () => {
  const email = await lostRow({});
  const { id } = await rowOf(email);
  const send = () => running.service.app.get(SendEmailJob).handleSendEmail({ emailId: id });
  await Promise.all([send(), send(), send()]);
  await statusIs(email, 'sent');
  expect(mailsTo(email)).toHaveLength(1);
  expect(await rowOf(email)).toMatchObject({ attempts: 1, repeats: 0 });
});

test('an address that cannot be written to fails at once', async () => {
  const requestId = uuidv7();
  await running.publish('link.requested', { email: 'not an address', purpose: 'my-bids', requestId });
  await until(async () => (await running.rows({ aboutId: requestId })).length === 1);
  expect((await running.rows({ aboutId: requestId }))[0]).toMatchObject({
    status: 'failed',
    attempts: 0,
    reason: 'The address cannot be written to.',
  });
});

test('logs past their time are forgotten', async () => {
  const email = await lostRow({
    status: 'sent',
    createdAt: new Date(Date.now() - (KEEP_DAYS + 1) * 86_400_000),
  });
  await sweep();
  expect(await running.rows({ email })).toHaveLength(0);
});

/** A queued row without a job, as a crash between transaction and queue leaves it; answers its address. */
async function lostRow(fields: Partial<EmailLog>): Promise<string> {
  const id = uuidv7();
  const email = `lost-${id}@example.com`;
  await running.database.getRepository(EmailLog).insert({
    id,
    type: 'my-bids-link',
    aboutId: id,
    version: 'first',
    kind: 'homeowner',
    email,
    subject: 'Your link to your bids',
    status: 'queued',
    dueAt: new Date(Date.now() - 60_000),
    facts: { email },
    createdAt: new Date(),
    ...fields,
  } as never);
  return email;
}
