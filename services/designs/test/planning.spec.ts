import { pathToFileURL } from 'node:url';
import { MESSAGES } from '@plumbline/contracts';
import { drawPlan } from '@plumbline/drawing';
import { type ConceptRequest, planConcept } from '@plumbline/room';
import { PATIENCE_MS, until } from '@plumbline/testing';
import { NoConcept, PlanningRunner, ThreadLost } from '../src/planning/planning-runner.js';
import { DesignJob } from '../src/tables/design-job.entity.js';
import { drawAtOnce, type RunningDesigns, startDesigns } from './start-designs.js';

const STUCK = pathToFileURL(`${__dirname}/stuck-worker.mjs`);
const OPTIONS = { seed: 7, date: '2026-11-22' };
const never = new AbortController().signal;
const wish = (designPrompt: string): ConceptRequest => ({ category: 'kitchen', designPrompt });

describe('planning threads', () => {
  const stuck = new PlanningRunner(STUCK, 1_000);
  const patient = new PlanningRunner(STUCK, PATIENCE_MS);
  const real = new PlanningRunner();
  afterAll(() => Promise.all([stuck, patient, real].map((threads) => threads.onApplicationShutdown())));

  it('plan and draw the concept that the engine makes', async () => {
    const concept = await real.plan(wish('an island, 14 x 16 ft'), OPTIONS, never);
    expect(concept).toEqual(planConcept(wish('an island, 14 x 16 ft'), OPTIONS));
    const { svg, phoneSvg, png, pdf } = await real.draw(concept, never);
    expect(svg).toBe(drawPlan(concept));
    expect(phoneSvg).toContain('<svg');
    expect(Buffer.from(png).subarray(1, 4).toString()).toBe('PNG');
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(real.plan(wish('3 x 3 ft kitchen'), OPTIONS, never)).rejects.toThrow(NoConcept);
  });

  it('end work that never ends, inside of a pattern too, while the process goes on', async () => {
    let over = false;
    const lost = stuck.plan(wish('stuck'), OPTIONS, never).finally(() => {
      over = true;
    });
    let turns = 0;
    for (; !over; turns++) await Promise.race([lost, new Promise(setImmediate)]).catch(() => undefined);
    await expect(lost).rejects.toThrow(ThreadLost);
    expect(turns).toBeGreaterThan(10);
    // The same threads go on; on a busy machine even a small wish takes longer than the stuck one was given.
    Object.assign(stuck, { limitMs: PATIENCE_MS });
    await expect(stuck.plan(wish('small'), OPTIONS, never)).rejects.toThrow('It is too small.');
  });

  it.each(['hungry', 'crash'])('survive a %s task', async (kind) => {
    await expect(patient.plan(wish(kind), OPTIONS, never)).rejects.toThrow(ThreadLost);
    await expect(patient.plan(wish('small'), OPTIONS, never)).rejects.toThrow(NoConcept);
  });

  it('tell a mistake from a loss, and stop with their job', async () => {
    await expect(patient.plan(wish('fault'), OPTIONS, never)).rejects.toThrow('a mistake of ours');
    const cancel = new AbortController();
    const planning = patient.plan(wish('stuck'), OPTIONS, cancel.signal);
    setImmediate(() => cancel.abort(new Error('Cancelled.')));
    await expect(planning).rejects.toThrow('Cancelled.');
  });
});

describe('a wish that nothing comes back from', () => {
  const stuck = new PlanningRunner(STUCK, 400);
  const patient = new PlanningRunner(STUCK, PATIENCE_MS);
  let designs: RunningDesigns;
  let spy: jest.SpyInstance;
  const row = (id: string) => designs.dataSource.getRepository(DesignJob).findOneByOrFail({ id });

  beforeAll(async () => {
    designs = await startDesigns({});
    drawAtOnce(designs.service);
    spy = jest
      .spyOn(designs.service.app.get(PlanningRunner), 'plan')
      .mockImplementation((request, options, signal) =>
        (request.designPrompt === 'stuck' ? stuck : patient).plan(request, options, signal),
      );
  });
  afterAll(async () => {
    await designs.stop();
    await Promise.all([stuck, patient].map((threads) => threads.onApplicationShutdown()));
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
    // As the rows stand after a kill in the middle of the work.
    spy.mockImplementationOnce(async (request, options, signal) => {
      await designs.dataSource.getRepository(DesignJob).update({ status: 'processing' }, { lostWorkers: 2 });
      return stuck.plan(request, options, signal);
    });
    const id = await designs.ask({ designPrompt: 'stuck' });
    expect(await designs.ended(id)).toMatchObject({ error: MESSAGES.designs.unreadable });
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('counts neither a cancel nor a mistake of ours as a loss', async () => {
    const cancelled = await designs.ask({ designPrompt: 'stuck' });
    await until(async () => (await row(cancelled)).lostWorkers > 0);
    await designs.call('DELETE', `/api/designs/${cancelled}`);
    await until(async () => (await row(cancelled)).lostWorkers === 0);
    const small = await designs.ask({ designPrompt: 'small' });
    expect(await designs.ended(small)).toMatchObject({ error: 'It is too small.' });
    expect(await row(small)).toMatchObject({ lostWorkers: 0 });
  });
});
