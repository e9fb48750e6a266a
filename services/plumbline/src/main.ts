import { runProcess } from '@plumbline/platform/process';
import { greet } from './greeting.js';
import { startPlumbline } from './plumbline.js';

await runProcess(async () => {
  const plumbline = await startPlumbline(process.env);
  greet(plumbline.config);
  return () => plumbline.stop();
});
