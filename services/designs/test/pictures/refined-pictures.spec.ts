import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConcept } from '@plumbline/concept/schemas';
import { encodePicture, RenderProcess } from '@plumbline/render';
import { floorStaysFree, surfacesLeftOpen } from '@plumbline/room';
import { startPostgres, TEST_PROCESS, type TestPostgres, until } from '@plumbline/testing';
import { ADMIN_TOKEN, APP_SECRET } from '@plumbline/testing/ground';
import { v7 as uuidv7 } from 'uuid';
import { RefinePicturesJob } from '../../src/design-jobs/refine-pictures.job.js';
import { EmbeddedProvider } from '../../src/pictures/embedded-provider.js';
import type { Picture } from '../../src/pictures/image-provider.js';
import { drawAtOnce, PHOTO_KEY, type RunningDesigns, startDesigns } from '../start-designs.js';

const FINER = Buffer.from('drawn with many samples');

describe('a finished design', () => {
  let designs: RunningDesigns;
  beforeAll(async () => {
    designs = await startDesigns({ REFINED_PICTURES: '1' });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => designs?.stop());

  /** Our own renderer has its own tests; `finer` is asked for the finer picture. */
  function draw(finer: (signal: AbortSignal, picture: Picture) => Promise<Picture>) {
    drawAtOnce(designs.service);
    const embedded = designs.service.app.get(EmbeddedProvider);
    const make = (embedded.make as jest.Mock).getMockImplementation()!;
    return jest
      .spyOn(embedded, 'refine')
      .mockImplementation(async (request) => finer(request.signal, { ...(await make()), jpeg: FINER }));
  }
  const drawnAtOnce = async (_: AbortSignal, picture: Picture) => picture;
  const never = (signal: AbortSignal) =>
    new Promise<Picture>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const shown = async (jobId: string) => (await designs.call('GET', `/api/designs/${jobId}`)).body.designs[0];
  const refined = (jobId: string) =>
    until(async () => {
      const design = await shown(jobId);
      return design.refining ? null : design;
    });
  const sweep = () => designs.service.app.get(RefinePicturesJob).handleSweepRefinements();

  it('says that a finer picture comes, shows it in the place of the other, and tells other services', async () => {
    let draws!: (picture: Picture) => void;
    let picture!: Picture;
    draw((_, made) => {
      picture = made;
      return new Promise((resolve) => {
        draws = resolve;
      });
    });
    const jobId = await designs.ask();
    const { designs: [before] = [] } = await designs.ended(jobId);
    expect(before).toMatchObject({ refining: true, imageUrl: expect.stringMatching(/[/]picture.jpg$/) });
    await until(async () => draws);
    draws(picture);
    const after = await refined(jobId);
    expect(after.imageUrl).toMatch(/[/]refined.jpg$/);
    expect(after.imageWebpUrl).toMatch(/[/]refined.webp$/);
    expect(after.pictures).toMatchObject([{ kind: 'main', stage: 'refined', url: after.imageUrl }]);
    const told = (await designs.announced('design.file-added')).at(-1)!;
    expect(
      told.files
        .filter(({ stage }) => stage === 'refined')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['picture', 'picture-webp', 'thumbnail']);
  });

  it('gives way to another design, and is drawn finer after it', async () => {
    const refine = draw(never);
    const first = await designs.ask();
    await designs.ended(first);
    await until(async () => refine.mock.calls.length > 0 || null);
    const [{ signal }] = refine.mock.calls[0]!;
    const second = await designs.ask({ seed: 8 });
    await designs.ended(second);
    expect(signal.aborted).toBe(true);
    expect((await shown(first)).refining).toBe(true);
    draw(drawnAtOnce);
    const third = await designs.ask({ seed: 9 });
    await designs.ended(third);
    // Jobs that gave way are brought back by the sweep.
    await until(async () => {
      await sweep();
      return (await shown(first)).refining ? null : true;
    });
    for (const jobId of [first, second, third])
      expect((await refined(jobId)).imageUrl).toMatch(/[/]refined.jpg$/);
  });

  it('is not drawn without the photo that it was drawn with', async () => {
    let draws!: (picture: Picture) => void;
    let picture!: Picture;
    draw((_, made) => {
      picture = made;
      return new Promise((resolve) => {
        draws = resolve;
      });
    });
    const jobId = await designs.ask();
    await designs.ended(jobId);
    await until(async () => draws);
    await designs.hear('upload.deleted', { uploadId: uuidv7(), keys: [PHOTO_KEY] });
    expect((await shown(jobId)).refining).toBe(false);
    draws(picture);
    await until(async () => {
      const [{ count }] = await designs.dataSource.query(
        `select count(*)::int from design_file f join design_job j on j.design_id = f.design_id
         where j.id = $1 and f.stage = 'refined'`,
        [jobId],
      );
      const { active } = await designs.infrastructure.jobs.queues.counts('refine-picture');
      return count === 0 && active === 0 ? true : null;
    });
    expect((await shown(jobId)).imageUrl).toMatch(/[/]picture.jpg$/);
  });
});

describe('a finer picture whose process is killed', () => {
  let postgres: TestPostgres;
  let folder: string;
  const started: ChildProcess[] = [];
  beforeAll(async () => {
    [postgres, folder] = await Promise.all([startPostgres(), mkdtemp(join(tmpdir(), 'plumbline-refined-'))]);
  });
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is drawn by the next one, with the bytes that it would have had', async () => {
    const first = await start();
    const answer = await fetch(`${first.url}/api/designs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        zipCode: '94103',
        designPrompt: 'A warm modern kitchen',
        contractorPrompt: 'Licensed only',
        categories: ['kitchen'],
        seed: 7,
      }),
    });
    const { jobId } = (await answer.json()) as { jobId: string };
    const shown = async (url: string) => {
      const { status, designs } = (await (await fetch(`${url}/api/designs/${jobId}`)).json()) as {
        status: string;
        // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
        designs?: any[];
      };
      return status === 'done' ? designs![0] : null;
    };
    expect(await until(() => shown(first.url))).toMatchObject({ refining: true });
    await first.says('draws refined');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await start();
    const design = await until(async () => {
      const now = await shown(second.url);
      return now.refining ? null : now;
    });
    // The refined one comes first; a second view of the room may follow it.
    expect(design.pictures[0]).toMatchObject({ stage: 'refined', width: 60, height: 40 });
    // A second view would be drawn beside the picture below.
    second.child.kill('SIGKILL');
    const keyOf = (url: string): string => new URL(url).pathname.replace('/files/', '');
    const read = (key: string) => readFile(join(folder, 'files', key));
    const bytes = await read(keyOf(design.imageUrl));
    const { concept } = readConcept(await read(`designs/${design._id}/concept.json`));
    const renders = new RenderProcess();
    const picture = await renders.render(concept.room, {
      seed: 7,
      quality: 'refined',
      width: 60,
      height: 40,
      photoSurfaces: surfacesLeftOpen(concept.wishes, concept.room.finishes),
      floorFree: floorStaysFree(concept),
      workers: 1,
    });
    renders.close();
    expect(Buffer.compare((await encodePicture(picture)).jpeg, bytes)).toBe(0);
  });

  interface Process {
    readonly child: ChildProcess;
    readonly url: string;
    /** Waits until it has written that. */
    says(text: string): Promise<string>;
  }

  async function start(): Promise<Process> {
    const child = spawn(process.execPath, [...TEST_PROCESS, join(__dirname, 'refining-process.ts')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: postgres.url,
        DATA_DIR: folder,
        ADMIN_TOKEN,
        APP_SECRET,
        SMTP_URL: 'smtp://127.0.0.1:9',
        LOG_LEVEL: 'error',
        RATE_LIMIT_FACTOR: '100000',
      },
    });
    started.push(child);
    let output = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    const says = (text: string) =>
      until(async () => {
        if (child.exitCode) throw new Error(`It died: ${complaint}`);
        return output.split('\n').find((line) => line.startsWith(text)) ?? null;
      });
    return { child, url: (await says('answers at ')).replace('answers at ', ''), says };
  }
});
