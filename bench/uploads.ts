import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoPath, type TestPhoto } from '@plumbline/testing';
import { makeSafe } from '../services/uploads/src/media/make-safe.js';
import { report } from './shared/report.js';

const PHOTOS: readonly TestPhoto[] = ['kitchen-phone.jpg', 'kitchen-evening.heic', 'kitchen-corner.png'];
const ROUNDS = 3;

const folder = await mkdtemp(join(tmpdir(), 'plumbline-uploads-'));
const figures = [];
for (const photo of PHOTOS) {
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) seconds.push(await secondsOf(photo));
  figures.push({ what: photo, value: Math.min(...seconds), unit: 's', aim: { most: 2 } });
}
report('Safe copies of photos, one at a time', figures);
await rm(folder, { recursive: true });

async function secondsOf(photo: TestPhoto): Promise<number> {
  const started = performance.now();
  await makeSafe(photoPath(photo), photo, {
    target: join(folder, 'copy'),
    client: 'bench',
    documents: false,
  });
  return (performance.now() - started) / 1_000;
}
