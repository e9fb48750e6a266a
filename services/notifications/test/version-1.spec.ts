import { readFileSync } from 'node:fs';
import type { EventEnvelope } from '@plumbline/contracts';
import type { TestMail } from '@plumbline/testing';
import { type RunningNotifications, startNotifications } from './notifications.js';

/**
 * Events and a concept as the version before the typed room left them in its outbox and in storage (addresses and the
 * last day to answer were changed), and the words of the mails that it wrote of them.
 */
const file = (name: string): Buffer => readFileSync(new URL(`./version-1/${name}`, import.meta.url));
const event = (name: string): EventEnvelope => JSON.parse(file(`${name}.json`).toString());

const REQUESTED = event('bid-requested') as EventEnvelope<'bid.requested'>;
const { code, userEmail, contractor } = REQUESTED.payload.bid;

let running: RunningNotifications;
beforeAll(async () => {
  running = await startNotifications();
  const completed = event('design-completed') as EventEnvelope<'design.completed'>;
  await running.infrastructure.storage.put(completed.payload.conceptKey, file('concept.json'), {
    contentType: 'application/json',
  });
  await running.repeat(completed);
  await running.settled();
  await running.repeat(REQUESTED);
  await running.repeat(event('bid-submitted'));
});
afterAll(() => running.stop());

/** The lines of a mail; keys of links differ from run to run. */
const linesOf = ({ subject, text }: TestMail): string[] =>
  [subject, ...text.split('\n')]
    .map((line) => line.replace(/(key|token|link|id)=[\w.%-]+/g, '$1=…').trim())
    .filter((line) => line !== '');

test.each([
  ['confirmation', userEmail, /^Your bid request /],
  ['invitation', contractor?.email, / you are invited to bid /],
  ['new-bid', userEmail, /^A contractor sent you a bid/],
  ['receipt', contractor?.email, / was sent to the homeowner$/],
] as const)('writes the %s of events of the version before with all its words', async (name, to, subject) => {
  const mail = await running.smtp.mail(
    (one) => one.to.includes(to as string) && one.subject.includes(code) && subject.test(one.subject),
  );
  const lines = linesOf(mail);
  const before = file(`${name}.txt`).toString().trimEnd().split('\n');
  expect(before.filter((line) => !lines.includes(line))).toEqual([]);
  expect(before.length).toBeGreaterThan(8);
});
