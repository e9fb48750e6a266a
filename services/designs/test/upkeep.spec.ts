import { MESSAGES } from '@plumbline/contracts';
import { until } from '@plumbline/testing';
import { DesignQueue } from '../src/design-jobs/design-queue.js';
import { ConceptFileStore } from '../src/files/concept-file-store.js';
import { DesignJob } from '../src/tables/design-job.entity.js';
import { drawAtOnce, PHOTO_KEY, type RunningDesigns, startDesigns } from './start-designs.js';

const GONE = '01890a5d-ac96-774b-bcce-b302099a8057';
const CONFLICT = { statusCode: 409, message: 'Only a failed design can be made again.' };

let designs: RunningDesigns;
const statusOf = async (id: string) => (await designs.call('GET', `/api/designs/${id}`)).body.status;
const cancel = (id: string) => designs.call('DELETE', `/api/designs/${id}`);
const rerun = (id: string) => designs.admin('POST', `/api/console/designs/${id}/rerun`);
const sweep = () => designs.service.app.get(DesignQueue).handleSweepDesigns();

describe('while nothing is worked on', () => {
  const queues = () => designs.infrastructure.jobs.queues;
  const held = (id: string) => queues().holds('make-design', `${id}-1`);
  const set = (id: string, fields: Partial<DesignJob>) =>
    designs.dataSource.getRepository(DesignJob).update({ id }, fields);

  beforeAll(async () => {
    designs = await startDesigns({}, { idle: true });
  });
  afterAll(() => designs.stop());

  it('the sweep queues each open job that the queue does not hold, and no other', async () => {
    const [waiting, lost, interrupted, over] = [
      await designs.ask(),
      await designs.ask(),
      await designs.ask(),
      await designs.ask(),
    ];
    await cancel(over);
    await set(interrupted, { status: 'processing', progress: 40 });
    for (const id of [lost, interrupted, over]) await queues().remove('make-design', `${id}-1`);
    expect([await held(lost), await held(interrupted)]).toEqual([false, false]);

    await sweep();
    expect(await Promise.all([waiting, lost, interrupted, over].map(held))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await queues().counts('make-design')).toMatchObject({ waiting: 3 });
    await sweep();
    expect(await queues().counts('make-design')).toMatchObject({ waiting: 3 });
  });

  it('a queue that is away refuses nobody: the sweep queues the wish later', async () => {
    jest.spyOn(queues(), 'add').mockRejectedValueOnce(new Error('The queue is away.'));
    const id = await designs.ask();
    expect([await statusOf(id), await held(id)]).toEqual(['queued', false]);
    await sweep();
    expect(await held(id)).toBe(true);
  });

  it('a design is made again only once it has failed, and by one of two clicks', async () => {
    const id = await designs.ask();
    expect((await rerun(id)).body).toMatchObject(CONFLICT);
    await set(id, { status: 'processing' });
    expect((await rerun(id)).body).toMatchObject(CONFLICT);
    await cancel(id);
    const clicks = await Promise.all([rerun(id), rerun(id)]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await designs.call('GET', `/api/designs/${id}`)).toMatchObject({
      body: { status: 'queued', progress: 0 },
    });
    expect(await queues().holds('make-design', `${id}-2`)).toBe(true);

    for (const path of [GONE, 'no-uuid']) expect((await rerun(path)).status).toBe(404);
    expect((await designs.call('POST', `/api/console/designs/${id}/rerun`)).status).toBe(401);
  });

  it('a cancel ends what is not finished, once, and says so to the others', async () => {
    const id = await designs.ask();
    for (let i = 0; i < 2; i++) {
      expect((await cancel(id)).body).toMatchObject({
        status: 'failed',
        error: MESSAGES.generation.cancelled,
      });
    }
    const failed = await designs.announced('design.failed');
    expect(failed.filter(({ jobId }) => jobId === id)).toMatchObject([
      { reason: MESSAGES.generation.cancelled },
    ]);
    for (const path of [GONE, 'no-uuid']) expect((await cancel(path)).status).toBe(404);
  });
});

describe('while designs are made', () => {
  /** A finished design: its job, its own id and the files it consists of. */
  const make = async () => {
    const jobId = await designs.ask();
    const { status, designs: [design] = [], error } = await designs.ended(jobId);
    if (status !== 'done' || !design) throw new Error(error);
    return { jobId, design, files: await filesOf(design._id) };
  };
  const filesOf = async (designId: string) => {
    const keys: string[] = [];
    for await (const { key } of designs.infrastructure.storage.list('designs/')) {
      if (key.includes(designId)) keys.push(key);
    }
    return keys.sort();
  };
  /** Tables of the service's own that hold a row with an id in it. */
  const tablesThatName = async (id: string) => {
    const tables: { name: string }[] = await designs.dataSource.query(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_name not in ('outbox', 'inbox', 'idempotency_key')`,
    );
    const found = await Promise.all(
      tables.map(({ name }) =>
        designs.dataSource.query(`select 1 from "${name}" as held where to_jsonb(held)::text like $1`, [
          `%${id}%`,
        ]),
      ),
    );
    return tables.flatMap(({ name }, i) => (found[i].length > 0 ? [name] : []));
  };
  const erase = (designIds: string[]) =>
    designs.hear('person.erased', { email: 'homeowner@example.com', bidIds: [], uploadIds: [], designIds });

  beforeAll(async () => {
    designs = await startDesigns({});
    drawAtOnce(designs.service);
  });
  afterAll(() => designs.stop());

  it('the sweep makes a job that the queue remembers as over, under the same number', async () => {
    const id = await designs.ask({ designPrompt: '3 x 3 ft kitchen' });
    const { error } = await designs.ended(id);
    await until(async () => !(await designs.infrastructure.jobs.queues.holds('make-design', `${id}-1`)));
    await designs.dataSource
      .getRepository(DesignJob)
      .update({ id }, { status: 'queued', error: null, finishedAt: null });
    await sweep();
    expect(await designs.ended(id)).toMatchObject({ status: 'failed', error });
  });

  it('a failed design is made again from the same wish and seed; a finished one stays as it is', async () => {
    const cancelled = await designs.ask({ seed: 11 });
    await cancel(cancelled);
    const twin = await designs.ask({ seed: 11 });
    expect((await rerun(cancelled)).status).toBe(200);
    const [again, expected] = [await designs.ended(cancelled), await designs.ended(twin)];
    expect(again.designs?.[0]?.room).toEqual(expected.designs?.[0]?.room);

    const refused = await rerun(cancelled);
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining(CONFLICT)]);
    expect((await cancel(cancelled)).body.status).toBe('done');
    expect(await statusOf(cancelled)).toBe('done');
  });

  it("an erased person's designs are gone for everybody, with each of their files; others stay", async () => {
    const [one, two, other] = [await make(), await make(), await make()];
    expect(one.files.length).toBeGreaterThan(6);
    await erase([one.design._id, 'no uuid', GONE, two.design._id]);
    for (const { jobId, design } of [one, two]) {
      expect((await designs.call('GET', `/api/designs/${jobId}`)).status).toBe(404);
      expect((await designs.admin('GET', `/api/console/designs/${jobId}`)).status).toBe(404);
      expect(await filesOf(design._id)).toEqual([]);
    }
    expect(await tablesThatName(one.design._id)).toEqual([]);
    expect(await tablesThatName(other.design._id)).toContain('design');
    const left = await designs.admin('GET', '/api/designs/debug');
    const ids = left.body.map(({ _id }: { _id: string }) => _id);
    expect(ids).toContain(other.design._id);
    expect(ids).not.toContain(one.design._id);
    expect(await filesOf(other.design._id)).toEqual(other.files);
    // Who still has its page open can mail what stands there, and nothing that we knew.
    await designs.call('POST', '/api/send-summary', {
      email: 'homeowner@example.com',
      designs: [{ _id: one.design._id, title: 'On the page' }],
    });
    const [mailed] = (await designs.announced('favourites.requested')).flatMap((mail) => mail.designs);
    expect(mailed).toMatchObject({ designId: null, title: 'On the page', description: '' });
    // Another idea than an erased one is simply an idea.
    const next = await designs.ended(await designs.ask({ otherThan: [one.design._id] }));
    expect(next.status).toBe('done');
  });

  it('a picture that was being stored when its homeowner was erased leaves nothing behind', async () => {
    const { design } = await make();
    const { storage } = designs.infrastructure;
    const put = storage.put.bind(storage);
    let erased = () => {};
    const untilErased = new Promise<void>((resolve) => {
      erased = resolve;
    });
    const spy = jest.spyOn(storage, 'put').mockImplementation(async (...given) => {
      await untilErased;
      return put(...given);
    });
    const written = designs.service.app
      .get(ConceptFileStore)
      .writePreview(design._id, Buffer.from('drawn a moment too late'));
    await until(() => spy.mock.calls.some(([key]) => key.includes(design._id)));
    await erase([design._id]);
    erased();
    await written;
    spy.mockRestore();
    expect(await filesOf(design._id)).toEqual([]);
    expect(await tablesThatName(design._id)).toEqual([]);
  });

  it('a file that cannot be deleted keeps no other file, and is tried again', async () => {
    const [stuck, other] = [await make(), await make()];
    const { storage } = designs.infrastructure;
    const remove = storage.delete.bind(storage);
    let away = true;
    const spy = jest.spyOn(storage, 'delete').mockImplementation(async (key) => {
      if (away && key.includes(stuck.design._id)) throw new Error('The storage is away.');
      return remove(key);
    });
    const erased = erase([stuck.design._id, other.design._id]);
    await until(async () => (await filesOf(other.design._id)).length === 0);
    expect(await filesOf(stuck.design._id)).toEqual(stuck.files);
    away = false;
    await erased;
    spy.mockRestore();
    expect([...(await filesOf(stuck.design._id)), ...(await filesOf(other.design._id))]).toEqual([]);
  });

  it('a design whose photo was deleted before it was made is made without it', async () => {
    const id = await designs.ask();
    await designs.infrastructure.storage.delete(PHOTO_KEY);
    expect((await designs.ended(id)).status).toBe('done');
    const refused = await designs.send({ imageUrl: `/files/${PHOTO_KEY}` });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Upload the photo here first, then ask for a concept.',
    ]);
  });
});
