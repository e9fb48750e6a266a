/**
 * Where the processor's time goes: seconds of each stage of preview and picture, of a kitchen, a bathroom and a living
 * room, and how much memory the process that draws has at most, for two sizes of picture. Run after a build. Processor
 * time says the same on a busy machine as on a quiet one, within a tenth or so.
 */
import { readFileSync } from 'node:fs';
import { planConcept } from '@plumbline/room';
import { encodePicture, encodePreview } from '../dist/encode.js';
import { RenderProcess } from '../dist/process/render-process.js';
import { studyRoom } from '../dist/render-room.js';

const ROOMS = [
  { category: 'kitchen', style: 'transitional', layout: 'island' },
  { category: 'bathroom', style: 'coastal' },
  { category: 'living room', style: 'farmhouse' },
].map((wish) => planConcept(wish, { seed: 1, date: '2026-11-01' }).room);
const ROUNDS = 3;

const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const taken = new Map();
const note = (stage, seconds) => taken.set(stage, [...(taken.get(stage) ?? []), seconds]);

// The first round warms up.
for (let round = 0; round <= ROUNDS; round++) {
  for (const room of ROOMS) {
    let preview;
    const from = processor();
    let previewed = 0;
    const picture = await studyRoom(room, {
      seed: 1,
      quality: 'final',
      onPreview: (made) => {
        preview = made;
        previewed = processor() - from;
      },
    });
    const all = processor() - from;
    if (round === 0) continue;
    for (const [stage, ms] of Object.entries(picture.statistics.processorTimes)) note(stage, ms / 1000);
    note('until the preview', previewed);
    note('until the picture', all);
    const encoding = processor();
    await encodePreview(preview);
    const between = processor();
    await encodePicture(picture);
    note('encoding the preview', between - encoding);
    note('encoding the picture', processor() - between);
  }
}
console.log('processor seconds, median of three rooms');
for (const [stage, seconds] of taken) console.log(`  ${stage.padEnd(22)} ${median(seconds).toFixed(2)}`);

for (const [width, height, quality] of [
  [960, 640, 'final'],
  [1536, 1024, 'final'],
  [1536, 1024, 'refined'],
]) {
  const process = new RenderProcess();
  const more = quality === 'refined' ? { quality: 1, denoise: 'base' } : { quality };
  let highest = 0;
  const weighing = setInterval(() => {
    highest = Math.max(highest, highestMegabytes(process.child?.pid));
  }, 100);
  for (const room of ROOMS) {
    const options = { seed: 1, width, height, workers: 2, ...more };
    const { preview, picture } = process.renderTwice(room, options);
    await Promise.all([preview, picture]);
  }
  clearInterval(weighing);
  process.close();
  console.log(`memory of the process, ${width} x ${height}, ${quality}: ${highest.toFixed(0)} MB at most`);
}

/** The most that a process had in memory so far (Linux). */
function highestMegabytes(pid) {
  if (pid === undefined) return 0;
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
