import { runProcess } from '@plumbline/platform/process';
import { greet } from './greeting.js';
import { startPlumbline } from './plumbline.js';

await runProcess(async (asked) => {
  const plumbline = await startPlumbline(process.env, asked);
  greet(plumbline.config);
  return () => plumbline.stop();
});
