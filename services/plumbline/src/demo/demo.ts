import getPort from 'get-port';
import { startPlumbline } from '../plumbline.js';
import { demoContractors, mayHaveDemo } from './demo-refusals.js';
import { fillDemo } from './fill-demo.js';
import { startMailSink } from './mail-sink.js';
import { removeDemo } from './remove-demo.js';

export interface DemoOptions {
  /** Take the demo away instead of making it. */
  readonly remove: boolean;
  /** It is meant for an instance for real people, too. */
  readonly production: boolean;
}

/**
 * Starts the instance that the environment names, for itself alone and with its mails going nowhere, and fills it
 * with demo data, or frees it of it.
 *
 * @returns a sentence about what was done
 * @throws StartError where the instance runs already or is no place for a demo
 */
export async function demo(
  env: Readonly<Record<string, string | undefined>>,
  { remove, production }: DemoOptions,
  say: (what: string) => void,
): Promise<string> {
  await mayHaveDemo(env, { production });
  const sink = await startMailSink();
  try {
    const port = await getPort({ host: '127.0.0.1' });
    const plumbline = await startPlumbline({
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      SMTP_URL: sink.url,
      ACCESS: 'open',
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'error',
    });
    const origin = `http://127.0.0.1:${port}`;
    try {
      const there = await demoContractors(plumbline.config);
      if (remove) {
        await removeDemo(plumbline.config, origin);
        return there > 0 ? 'The demo is gone.' : 'There was no demo.';
      }
      if (there > 0) return 'The demo is there already. To take it away: npm run demo -- --remove';
      await fillDemo(plumbline.config, origin, say);
      return 'The demo is there. Start Plumbline and look around; to take it away: npm run demo -- --remove';
    } finally {
      await plumbline.stop();
    }
  } finally {
    await sink.stop();
  }
}
