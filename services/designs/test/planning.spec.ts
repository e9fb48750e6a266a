import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { MESSAGES } from '@plumbline/contracts';
import { type ConceptRequest, planConcept } from '@plumbline/room';
import { drawPlan } from '@plumbline/room/drawing';
import { LessThan } from 'typeorm';
import { DesignJob } from '../src/design-jobs/design-job.entity.js';
import { admit, type OpenDesign } from '../src/design-jobs/waiting-line.js';
import { NoConcept, PlanningThreads, ThreadLost } from '../src/planning/planning-threads.js';
import { drawAtOnce, type RunningDesigns, startDesigns } from './start-designs.js';

const STUCK = pathToFileURL(`${__dirname}/stuck-worker.mjs`);
const OPTIONS = { seed: 7, date: '2026-11-22' };
const never = new AbortController().signal;
const wish = (designPrompt: string): ConceptRequest => ({ category: 'kitchen', designPrompt });

describe('planning threads', () => {
  const stuck = new PlanningThreads(STUCK, 1_000);
  const real = new PlanningThreads();
  afterAll(() => Promise.all([stuck, real].map((threads) => threads.onApplicationShutdown())));

  it('plan and draw the concept that the engine makes', async () => {
    const concept = await real.plan(wish('an island, 14 x 16 ft'), OPTIONS, never);
    expect(concept).toEqual(planConcept(wish('an island, 14 x 16 ft'), OPTIONS));
    const { svg, phoneSvg, png, pdf } = await real.draw(concept, never);
    expect(svg).toBe(drawPlan(concept));
    expect(phoneSvg).toContain('<svg');
    expect(Buffer.from(png).subarray(1, 4).toString()).toBe('PNG');
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(real.plan(wish('3 x 3 ft'), OPTIONS, never)).rejects.toThrow(NoConcept);
  });

  it('end work that never ends, inside of a pattern too, while the process goes on', async () => {
    let ticks = 0;
    const clock = setInterval(() => ticks++, 20);
    await expect(stuck.plan(wish('stuck'), OPTIONS, never)).rejects.toThrow(ThreadLost);
    clearInterval(clock);
    expect(ticks).toBeGreaterThan(10);
    await expect(stuck.plan(wish('small'), OPTIONS, never)).rejects.toThrow('It is too small.');
  });

  it.each(['hungry', 'crash'])('survive a %s task', async (kind) => {
    const patient = new PlanningThreads(STUCK, 60_000);
    await expect(patient.plan(wish(kind), OPTIONS, never)).rejects.toThrow(ThreadLost);
    await expect(patient.plan(wish('small'), OPTIONS, never)).rejects.toThrow(NoConcept);
    await patient.onApplicationShutdown();
  });

  it('tell a mistake from a loss, and stop with their job', async () => {
    await expect(stuck.plan(wish('fault'), OPTIONS, never)).rejects.toThrow('a mistake of ours');
    const cancel = new AbortController();
    const planning = stuck.plan(wish('stuck'), OPTIONS, cancel.signal);
    setTimeout(() => cancel.abort(new Error('Cancelled.')), 100);
    await expect(planning).rejects.toThrow('Cancelled.');
  });
});

describe('a wish that nothing comes back from', () => {
  const stuck = new PlanningThreads(STUCK, 400);
  let designs: RunningDesigns;
  let spy: jest.SpyInstance;
  const row = (id: string) => designs.dataSource.getRepository(DesignJob).findOneByOrFail({ id });

  beforeAll(async () => {
    designs = await startDesigns({});
    drawAtOnce(designs.service);
    spy = jest
      .spyOn(designs.service.app.get(PlanningThreads), 'plan')
      .mockImplementation((request, options, signal) => stuck.plan(request, options, signal));
  });
  afterAll(async () => {
    await designs.stop();
    await stuck.onApplicationShutdown();
  });

  it('is tried twice, and then parked with a sentence', async () => {
    const id = await designs.ask({ designPrompt: 'stuck' });
    const job = await designs.ended(id);
    expect(job).toMatchObject({ status: 'failed', error: MESSAGES.designs.unreadable });
    expect(spy).toHaveBeenCalledTimes(2);
    expect(await row(id)).toMatchObject({ lostWorkers: 2 });
  });

  it('is not begun again by a process after two that it ended', async () => {
    spy.mockClear();
    const id = await designs.ask({ designPrompt: 'stuck' });
    // As the rows stand after a kill in the middle of the work.
    await designs.dataSource.getRepository(DesignJob).update({ id }, { lostWorkers: 2 });
    expect(await designs.ended(id)).toMatchObject({ error: MESSAGES.designs.unreadable });
    expect(spy.mock.calls.length).toBeLessThan(2);
  });

  it('counts neither a cancel nor a mistake of ours as a loss', async () => {
    const cancelled = await designs.ask({ designPrompt: 'stuck' });
    while ((await row(cancelled)).lostWorkers === 0) await sleep(20);
    await fetch(`${designs.url}/api/designs/${cancelled}`, { method: 'DELETE' });
    while ((await row(cancelled)).lostWorkers > 0) await sleep(20);
    const small = await designs.ask({ designPrompt: 'small' });
    expect(await designs.ended(small)).toMatchObject({ error: 'It is too small.' });
    expect(await row(small)).toMatchObject({ lostWorkers: 0 });
  });
});

describe('clients in one line', () => {
  let designs: RunningDesigns;
  beforeAll(async () => {
    designs = await startDesigns({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '100' });
    drawAtOnce(designs.service);
  });
  afterAll(() => designs.stop());

  const ask = (client: string) =>
    fetch(`${designs.url}/api/designs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify({ zipCode: '94103', designPrompt: 'A kitchen', contractorPrompt: 'Licensed' }),
    });
  const idOf = async (answer: Response) => {
    expect(answer.status).toBe(202);
    return ((await answer.json()) as { jobId: string }).jobId;
  };

  it('take turns: whoever asked for eighteen at once makes the next one wait for two', async () => {
    let release!: () => void;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const threads = designs.service.app.get(PlanningThreads);
    jest.spyOn(threads, 'plan').mockImplementation(async () => {
      await gate;
      throw new NoConcept('It is too small.');
    });
    const greedy = await Promise.all(Array.from({ length: 19 }, () => ask('203.0.113.1')));
    const refused = greedy.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(await refused[0]!.json()).toMatchObject({ message: MESSAGES.designs.ownLine(18) });
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);

    const next = await idOf(await ask('203.0.113.2'));
    release();
    await designs.ended(next);
    const rows = designs.dataSource.getRepository(DesignJob);
    const made = await rows.findOneByOrFail({ id: next });
    expect(made).toMatchObject({ round: 1, quality: 'final' });
    // One that had begun, the first one of the greedy client and their second.
    expect(await rows.countBy({ finishedAt: LessThan(made.finishedAt!) })).toBeLessThanOrEqual(3);
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
