// npm run sweep: what `npm test` looks at with fixed seeds and small counts, with new seeds and as long as one likes.
//
//   npm run sweep                          every part, ten minutes each
//   npm run sweep -- rooms --minutes=60    random rooms: planned, held against their invariants, drawn
//   npm run sweep -- growth --minutes=5    texts that may take more time than in proportion to their length
//   npm run sweep -- fuzz --minutes=5      requests that are nearly right, against the API document
//   npm run sweep -- measures --minutes=20 what rules measure, held against a second way to measure it, on a grid
//   npm run sweep -- pages --minutes=20    the webs' tests, with drawings, effects and answers that come late
//   npm run sweep -- views                 what pictures of random rooms show of what the rooms are made for
//   npm run sweep -- browser               the tests in a browser, with pages six times as slow, once
//   npm run sweep -- layouts               how many rooms of each kind show what a designer would not do
//   npm run sweep -- rooms --seed=7        goes on with a seed that a run before it has printed
//
// Every failure is printed as the fixed case that it becomes, and the run ends with 1.
import { parseArgs } from 'node:util';
import { bin, prepare, runSource } from './lib/prepare.mjs';
import { giveUp, run } from './lib/workspace.mjs';

const PARTS = {
  rooms: (...options) => runSource('libs/room/test/rules/sweep.ts', 'rooms', ...options),
  growth: (...options) => runSource('libs/room/test/rules/sweep.ts', 'growth', ...options),
  measures: (...options) => runSource('libs/room/test/rules/sweep.ts', 'measures', ...options),
  fuzz: (...options) => runSource('e2e/api/sweep-fuzz.ts', ...options),
  pages: (...options) => run(process.execPath, ['scripts/lib/sweep-pages.mjs', ...options]),
  browser: () =>
    run(bin('vitest'), ['run', '--config', 'e2e/vitest.config.ts'], { env: { BROWSER_SLOWED: '6' } }),
  views: (...options) => runSource('libs/render/test/views/sweep-views.ts', ...options),
  layouts: () => runSource('libs/room/test/rules/sweep.ts', 'layouts'),
};

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length)
  giveUp(`There is no sweep ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
if (!(Number(values.minutes) > 0)) giveUp('--minutes wants a number above 0.');
if (values.seed !== undefined && !/^\d{1,9}$/.test(values.seed)) giveUp('--seed wants a whole number.');

await prepare();
const options = [`--minutes=${values.minutes}`, ...(values.seed ? [`--seed=${values.seed}`] : [])];
let failed = false;
for (const name of positionals.length ? positionals : Object.keys(PARTS)) {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  await PARTS[name](...options).catch(() => {
    failed = true;
  });
}
process.exit(failed ? 1 : 0);
