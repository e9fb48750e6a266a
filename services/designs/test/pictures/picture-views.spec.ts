import { until } from '@plumbline/testing';
import { DrawViewsJob } from '../../src/design-jobs/draw-views.job.js';
import { IdleScheduler } from '../../src/design-jobs/idle-scheduler.js';
import { EmbeddedProvider } from '../../src/pictures/embedded-provider.js';
import type { OwnView } from '../../src/tables/design.entity.js';
import { drawAtOnce, type RunningDesigns, startDesigns } from '../start-designs.js';

let designs: RunningDesigns;
beforeAll(async () => {
  designs = await startDesigns({});
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => designs?.stop());

/** Our own renderer has its own tests; here it only has to be asked for the right views. */
function draw(shows: 'main' | 'from-photo', nextView: OwnView | null = shows === 'main' ? null : 'main') {
  drawAtOnce(designs.service);
  const embedded = designs.service.app.get(EmbeddedProvider);
  const whole = (embedded.make as jest.Mock).getMockImplementation()!;
  jest.spyOn(embedded, 'make').mockImplementation(async (request) => ({
    ...(await whole(request)),
    shows,
    nextView,
  }));
  return jest.spyOn(embedded, 'ownView').mockImplementation(async (_, view) => ({
    jpeg: Buffer.from(`the ${view} view`),
    shows: view,
    nextView: null,
    size: { width: 1_536, height: 1_024 },
  }));
}

const picturesOf = async (jobId: string) =>
  (await designs.call('GET', `/api/designs/${jobId}`)).body.designs[0].pictures;

describe('the pictures of a design', () => {
  it('are the one through the photo, then, when nobody waits, our own best view', async () => {
    const ownView = draw('from-photo');
    const jobId = await designs.ask();
    const { designs: made } = await designs.ended(jobId);
    const { imageUrl } = made![0]!;
    const pictures = await until(async () => {
      const found = await picturesOf(jobId);
      return found.length === 2 ? found : null;
    });
    expect(pictures).toEqual([
      { kind: 'from-photo', stage: 'picture', url: imageUrl, width: 96, height: 64 },
      {
        kind: 'main',
        stage: 'picture',
        url: expect.stringMatching(/view-main.jpg$/),
        width: 1_536,
        height: 1_024,
      },
    ]);
    expect((await fetch(pictures[1].url.replace(/^https?:[/][/][^/]*/, designs.url))).status).not.toBe(500);
    expect(ownView).toHaveBeenCalledTimes(1);
    // Neither a job that comes twice nor the sweep draws it again.
    const views = designs.service.app.get(DrawViewsJob);
    const [{ design_id: designId }] = await designs.dataSource.query(
      'select design_id from design_job where id = $1',
      [jobId],
    );
    await views.handleDrawView({ designId }, { signal: new AbortController().signal } as never);
    await views.handleSweepViews();
    expect(ownView).toHaveBeenCalledTimes(1);
    const told = await designs.announced('design.file-added');
    expect(told.at(-1)!.files.map(({ kind }) => kind)).toContain('view');
  });

  it('are one where the room was not measured', async () => {
    const ownView = draw('main');
    const jobId = await designs.ask();
    await designs.ended(jobId);
    expect(await picturesOf(jobId)).toMatchObject([{ kind: 'main', stage: 'picture', width: 96 }]);
    expect(ownView).not.toHaveBeenCalled();
  });

  it('are followed by a view of what the room is made for, where the picture misses that', async () => {
    const ownView = draw('main', 'detail');
    const jobId = await designs.ask();
    await designs.ended(jobId);
    const pictures = await until(async () => {
      const found = await picturesOf(jobId);
      return found.length === 2 ? found : null;
    });
    expect(pictures).toMatchObject([
      { kind: 'main', url: expect.stringMatching(/picture.jpg$/) },
      { kind: 'detail', url: expect.stringMatching(/view-detail.jpg$/) },
    ]);
    expect(ownView.mock.calls.map(([, view]) => view)).toEqual(['detail']);
  });

  it('wait for the other view while somebody waits for a design', async () => {
    const ownView = draw('from-photo');
    const views = designs.service.app.get(DrawViewsJob);
    const add = jest.spyOn(designs.service.app.get(IdleScheduler), 'add').mockResolvedValue();
    const jobId = await designs.ask();
    await designs.ended(jobId);
    const setStatus = (status: string) =>
      designs.dataSource.query('update design_job set status = $2 where id = $1', [jobId, status]);
    const [{ design_id: designId }] = await designs.dataSource.query(
      'select design_id from design_job where id = $1',
      [jobId],
    );
    await setStatus('processing');
    const context = { signal: new AbortController().signal } as never;
    await views.handleDrawView({ designId }, context);
    expect(ownView).not.toHaveBeenCalled();
    await setStatus('done');
    add.mockRestore();
    await views.handleSweepViews();
    await until(async () => (await picturesOf(jobId)).length === 2 || null);
    expect(ownView).toHaveBeenCalledTimes(1);
  });
});
