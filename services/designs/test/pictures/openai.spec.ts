import { MESSAGES } from '@plumbline/contracts';
import { type ModelFault, OPENAI_KEY, startOpenAi } from '@plumbline/testing';
import { drawAtOnce, type RunningDesigns, startDesigns } from '../start-designs.js';

let openai: Awaited<ReturnType<typeof startOpenAi>>;
let designs: RunningDesigns;
let written = '';

beforeAll(async () => {
  const write = process.stdout.write.bind(process.stdout);
  jest.spyOn(process.stdout, 'write').mockImplementation(((text: string) => {
    written += text;
    return write(text);
  }) as typeof process.stdout.write);
  openai = await startOpenAi();
  designs = await startDesigns({
    IMAGE_PROVIDER: 'openai',
    OPENAI_BASE_URL: openai.baseUrl,
    OPENAI_API_KEY: OPENAI_KEY,
    OPENAI_EXTRA_FIELDS: '0',
    IMAGE_TIMEOUT_S: '4',
    IMAGE_BUDGET_PER_CLIENT: '100',
  });
  drawAtOnce(designs.service);
});
afterAll(async () => {
  await designs?.stop();
  await openai?.stop();
});
beforeEach(() => {
  openai.faults.length = 0;
});

const make = async (...faults: ModelFault[]) => {
  openai.faults.push(...faults);
  const before = openai.orders.length;
  const jobId = await designs.ask();
  const job = await designs.ended(jobId);
  expect([job.status, job.error]).toEqual(['done', undefined]);
  return { jobId, meta: job.designs![0]!.meta, calls: openai.orders.slice(before) };
};

it('starts from the photo, asks for its shape, and keeps what must stay', async () => {
  const { meta, calls } = await make();
  expect(meta).toMatchObject({ provider: 'openai', preset: 'remodel', seed: null, guidance_scale: null });
  expect(meta.fallbackFrom).toBeUndefined();
  expect(calls).toHaveLength(1);
  const form = await calls[0]!.form();
  expect(form.get('size')).toBe('1024x1536');
  expect(form.get('input_fidelity')).toBe('high');
  expect(form.get('prompt')).toMatch(/kitchen .*every window and door exactly.*Avoid: moved/s);
  expect(form.get('seed')).toBeNull();
});

it('falls back to our own renderer, and says so', async () => {
  const { meta, calls } = await make('refused');
  expect(meta).toMatchObject({
    provider: 'embedded',
    fallbackFrom: 'openai',
    fallbackReason: MESSAGES.pictures.declined,
  });
  expect(calls).toHaveLength(1);
});

it('pays once more for an answer that a crash lost, and never a third time', async () => {
  const { jobId } = await make('refused');
  const rerun = async (phase: string, times: number) => {
    await designs.dataSource.query(`delete from picture_call where job_id = $1`, [jobId]);
    for (let i = 0; i < times; i++) {
      await designs.dataSource.query(
        `insert into picture_call (id, job_id, run, slot, provider, phase, fault_kind, fault_sentence, seed, cost_usd, started_at)
         values (gen_random_uuid(), $1, 1, 0, 'openai', $2, $3, $4, null, 0.06, now() - interval '1 minute' + $5 * interval '1 second')`,
        [
          jobId,
          i === times - 1 ? phase : 'failed',
          i === times - 1 ? null : 'uncertain',
          i === times - 1 ? null : MESSAGES.pictures.interrupted,
          i,
        ],
      );
    }
    await designs.dataSource.query(`delete from design where job_id = $1`, [jobId]);
    await designs.dataSource.query(
      `update design_job set status = 'queued', finished_at = null where id = $1`,
      [jobId],
    );
    const before = openai.orders.length;
    const { MakeDesignJob } = await import('../../src/design-jobs/make-design.job.js');
    await designs.service.app
      .get(MakeDesignJob)
      .handleMakeDesign(
        { jobId },
        { id: jobId, attempt: 1, lastAttempt: true, signal: new AbortController().signal },
      );
    const job = await designs.ended(jobId);
    return { provider: job.designs![0]!.meta.provider, paid: openai.orders.length - before };
  };
  expect(await rerun('calling', 1)).toEqual({ provider: 'openai', paid: 1 });
  expect(await rerun('calling', 2)).toEqual({ provider: 'embedded', paid: 0 });
});

it('has no key in a log, an error or a metric', async () => {
  await make('bad-key');
  const rows = JSON.stringify(await designs.dataSource.query('select * from picture_call'));
  expect(written).toContain('Incorrect API key');
  for (const text of [written, rows, await designs.metrics()]) expect(text).not.toContain(OPENAI_KEY);
  expect(await designs.metrics()).toMatch(/image_call_seconds_count\{[^}]*outcome="answered"/);
});
