import { DesignLongPollService } from '../src/design-jobs/design-long-poll.service.js';
import { ConceptFileStore } from '../src/files/concept-file-store.js';
import { DesignJob } from '../src/tables/design-job.entity.js';
import { type RunningDesigns, startDesigns } from './start-designs.js';

describe('an answer about a design that is held back', () => {
  let designs: RunningDesigns;
  const ask = async (): Promise<string> => (await designs.send()).body.jobId;
  const look = (jobId: string, until: string) => designs.call('GET', `/api/designs/${jobId}?until=${until}`);
  // Nothing is made: what happens to a design is what the test does to it.
  beforeAll(async () => {
    designs = await startDesigns({}, { idle: true });
  });
  afterAll(() => designs.stop());

  it('comes with the first look', async () => {
    const jobId = await ask();
    const held = look(jobId, 'preview');
    const { designId } = await designs.dataSource.getRepository(DesignJob).findOneByOrFail({ id: jobId });
    await designs.service.app.get(ConceptFileStore).writePreview(designId, Buffer.from('a first look'));
    expect((await held).body).toMatchObject({
      status: 'queued',
      previewUrl: expect.stringContaining(designId),
    });
  });

  it.each(['preview', 'end'])('comes with the end, whether %s is awaited', async (until) => {
    const jobId = await ask();
    const held = look(jobId, until);
    await designs.call('DELETE', `/api/designs/${jobId}`);
    expect((await held).body.status).toBe('failed');
    expect((await look(jobId, until)).body.status).toBe('failed');
  });

  it('comes as it is when nothing happens, and when the service stops', async () => {
    const jobId = await ask();
    expect((await look(jobId, 'end')).body.status).toBe('queued');
    const held = look(jobId, 'end');
    designs.service.app.get(DesignLongPollService).onApplicationShutdown();
    expect((await held).body.status).toBe('queued');
  });

  it('is refused for what no design has', async () => {
    const refused = await look(await ask(), 'tomorrow');
    expect([refused.status, refused.body.details[0].message]).toEqual([
      400,
      'An answer waits until "preview" or "end".',
    ]);
    expect((await look('01900000-0000-7000-8000-0000000000ff', 'end')).status).toBe(404);
  });
});
