import { MESSAGES } from '@plumbline/contracts';
import { admit, type OpenDesign } from '../src/design-jobs/waiting-line.js';
import { EmbeddedProvider } from '../src/pictures/embedded-provider.js';
import { DesignJob } from '../src/tables/design-job.entity.js';
import { drawAtOnce, type RunningDesigns, startDesigns } from './start-designs.js';

const FIRST = 'first-of-eighteen';
const from = (client: string, headers = {}) => ({ 'x-forwarded-for': client, ...headers });

describe('the line of designs that wait', () => {
  let designs: RunningDesigns;
  const send = (client: string, headers = {}) => designs.send({ seed: 7 }, from(client, headers));
  const waiting = () => designs.dataSource.getRepository(DesignJob).countBy({ status: 'queued' });
  /** Nothing is made before the line is let go. */
  beforeEach(async () => {
    designs = await startDesigns({ TRUST_PROXY: '1' }, { idle: true });
    drawAtOnce(designs.service);
  });
  afterEach(() => designs.stop());

  it('refuses the nineteenth of one client until one of theirs is over, and takes in the next client', async () => {
    const first = await send('203.0.113.1', { 'idempotency-key': FIRST });
    for (let i = 0; i < 17; i++) expect((await send('203.0.113.1')).status).toBe(202);
    const refused = await send('203.0.113.1');
    expect([refused.status, refused.body.message]).toEqual([429, MESSAGES.designs.ownLine(18)]);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect([await waiting(), (await designs.announced('design.requested')).length]).toEqual([18, 18]);
    // The same call again is answered as it was: it takes no place.
    const again = await send('203.0.113.1', { 'idempotency-key': FIRST });
    expect([again.status, again.body, await waiting()]).toEqual([202, first.body, 18]);

    await designs.call('DELETE', `/api/designs/${first.body.jobId}`);
    expect((await send('203.0.113.1')).status).toBe(202);
    expect((await send('203.0.113.2')).status).toBe(202);
  });

  it('is full for a nineteenth client, who hears when to come again', async () => {
    const answers = [];
    for (let i = 1; i <= 19; i++) answers.push(await send(`203.0.113.${i}`));
    expect(answers.map(({ status }) => status)).toEqual([...Array(18).fill(202), 429]);
    expect(answers[18]!.body.message).toBe(MESSAGES.server.tooMany);
    expect(answers[18]!.headers.get('retry-after')).toBe('5');
  });

  it('is made in turns, in previews where the wait for a final picture would be long', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 8; i++) ids.push((await send('203.0.113.1')).body.jobId);
    const other = (await send('203.0.113.2')).body.jobId;
    await designs.service.start();
    const made = jest.mocked(designs.service.app.get(EmbeddedProvider).make).mock.calls;
    await Promise.all([...ids, other].map((id) => designs.ended(id)));
    const [first, second, ...further] = ids;
    expect(made.map(([{ job }]) => job.id)).toEqual([first, second, other, ...further]);
    const finals = made.flatMap(([{ job, quality }]) => (quality === 'final' ? [job.id] : []));
    expect(finals).toEqual([...ids.slice(0, 2), other, ...ids.slice(2, 6)]);
  });
});

describe('the waiting line', () => {
  const add = (open: OpenDesign[], client: string) => {
    const admission = admit(open, client);
    if ('round' in admission) open.push({ client, round: admission.round });
    return admission;
  };

  it('lets a client wait for one design of each other client, however many they asked for', () => {
    const open: OpenDesign[] = [];
    const of = (client: string) => Array.from({ length: 19 }, () => add(open, client));
    const greedy = of('greedy');
    expect(greedy.slice(0, 6)).toEqual(
      Array.from({ length: 6 }, (_, round) => ({ round, quality: 'final' })),
    );
    expect(greedy.slice(6, 18)).toEqual(
      Array.from({ length: 12 }, (_, i) => ({ round: i + 6, quality: 'preview' })),
    );
    expect(greedy[18]).toEqual({ retryAfterS: 5, own: 18 });
    expect(add(open, 'next')).toEqual({ round: 1, quality: 'final' });
    expect(add(open, 'third')).toEqual({ round: 1, quality: 'final' });
  });

  it('is full for a new client only when there are as many clients as a wait can hold', () => {
    const open: OpenDesign[] = [];
    const first = Array.from({ length: 18 }, (_, i) => add(open, `client ${i}`));
    expect(first.every((admission) => 'round' in admission)).toBe(true);
    expect(add(open, 'one more')).toEqual({ retryAfterS: 5, own: 0 });
  });

  it('makes nobody wait for ever: clients that keep coming do not join a round that has begun', () => {
    const open: OpenDesign[] = [];
    add(open, 'patient');
    add(open, 'patient');
    let made = 0;
    for (; open.some(({ client }) => client === 'patient'); made++) {
      add(open, `passer-by ${made}`);
      open.sort((a, b) => a.round - b.round).shift();
    }
    expect(made).toBeLessThanOrEqual(3);
  });
});
