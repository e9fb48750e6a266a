import { backendAt } from './fake-backends.js';
import { remoteBench } from './remote-bench.js';

/** A process to be killed: makes the pictures of its jobs side by side, and says of each how it ended. */
export interface PictureTask {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly jobs: readonly {
    readonly jobId: string;
    readonly provider: Parameters<typeof backendAt>[0];
    readonly url: string;
    readonly waitS?: number;
  }[];
}

const { databaseUrl, folder, jobs } = JSON.parse(process.argv[2] ?? '{}') as PictureTask;
const bench = await remoteBench(databaseUrl, folder);
await Promise.all(
  jobs.map(async ({ jobId, provider, url, waitS }) => {
    const { picture } = await bench.run(backendAt(provider, url, waitS), {
      jobId,
      // Held by the test as long as it likes.
      timeoutS: 3_600,
    });
    process.stdout.write(`${JSON.stringify({ jobId, meta: picture.meta })}\n`);
  }),
);
await bench.close();
