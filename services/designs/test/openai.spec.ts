import { MESSAGES } from '@plumbline/contracts';
import { type FakeOpenAi, OPENAI_KEY, type OpenAiFault, startOpenAi } from '@plumbline/testing';
import { EmbeddedProvider } from '../src/pictures/embedded-provider.js';
import { type RunningDesigns, startDesigns } from './start-designs.js';

let openai: FakeOpenAi;
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
  // Our own renderer has its own tests; here it only has to be asked.
  const bytes = Buffer.from('drawn by our own renderer');
  jest.spyOn(designs.service.app.get(EmbeddedProvider), 'make').mockResolvedValue({
    jpeg: bytes,
    webp: bytes,
    thumbnail: bytes,
    meta: { preset: 'modern', seed: 7, guidance_scale: null, provider: 'embedded', samples: 1 },
  });
}, 60_000);
afterAll(async () => {
  await designs?.stop();
  await openai?.stop();
});
beforeEach(() => {
  openai.faults.length = 0;
});

const make = async (...faults: OpenAiFault[]) => {
  openai.faults.push(...faults);
  const before = openai.edits.length;
  const jobId = await designs.ask();
  const job = await designs.ended(jobId);
  expect([job.status, job.error]).toEqual(['done', undefined]);
  return { jobId, meta: job.designs![0]!.meta, calls: openai.edits.slice(before) };
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
}, 60_000);

it('waits as it is told when there are too many requests, and pays once', async () => {
  const { meta, calls } = await make({ kind: 'rate-limit', retryAfterS: 1 }, { kind: 'rate-limit' });
  expect(meta.provider).toBe('openai');
  expect(calls).toHaveLength(3);
}, 60_000);

it.each<[OpenAiFault['kind'], string]>([
  ['quota', MESSAGES.pictures.quota],
  ['moderation', MESSAGES.pictures.declined],
  ['bad-key', MESSAGES.pictures.notWorking],
  ['detail', MESSAGES.pictures.notWorking],
  ['server-error', MESSAGES.pictures.noAnswer],
  ['reset', MESSAGES.pictures.noAnswer],
  ['never', MESSAGES.pictures.noAnswer],
  ['empty', MESSAGES.pictures.noAnswer],
  ['truncated', MESSAGES.pictures.unusable],
  ['not-an-image', MESSAGES.pictures.unusable],
])(
  'falls back to our own renderer after %s, without asking twice',
  async (kind, sentence) => {
    const { meta, calls } = await make({ kind } as OpenAiFault);
    expect(meta).toMatchObject({ provider: 'embedded', fallbackFrom: 'openai', fallbackReason: sentence });
    expect(calls).toHaveLength(1);
  },
  90_000,
);

it('counts money in rows: nothing for a refusal, all for what may be on the bill', async () => {
  const refused = await make({ kind: 'moderation' });
  const unsure = await make({ kind: 'server-error' });
  const cost = async (jobId: string) =>
    (await designs.dataSource.query('select cost_usd from picture_call where job_id = $1', [jobId]))[0]
      .cost_usd;
  expect(await cost(refused.jobId)).toBe(0);
  expect(await cost(unsure.jobId)).toBeGreaterThan(0);
}, 90_000);

it('pays once more for an answer that a crash lost, and never a third time', async () => {
  const { jobId } = await make({ kind: 'moderation' });
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
    const before = openai.edits.length;
    const { DesignMaker } = await import('../src/design-jobs/design-maker.js');
    await designs.service.app
      .get(DesignMaker)
      .handleMakeDesign(
        { jobId },
        { id: jobId, attempt: 1, lastAttempt: true, signal: new AbortController().signal },
      );
    const job = await designs.ended(jobId);
    return { provider: job.designs![0]!.meta.provider, paid: openai.edits.length - before };
  };
  expect(await rerun('calling', 1)).toEqual({ provider: 'openai', paid: 1 });
  expect(await rerun('calling', 2)).toEqual({ provider: 'embedded', paid: 0 });
}, 120_000);

it('has no key in a log, an error or a metric', async () => {
  await make({ kind: 'bad-key' });
  const rows = JSON.stringify(await designs.dataSource.query('select * from picture_call'));
  expect(written).toContain('Incorrect API key');
  for (const text of [written, rows, await designs.metrics()]) expect(text).not.toContain(OPENAI_KEY);
  expect(await designs.metrics()).toMatch(/image_call_seconds_count\{[^}]*outcome="answered"/);
}, 60_000);
