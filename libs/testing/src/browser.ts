import type { Browser, Page } from 'playwright-core';
import { ensureServer } from './ensure-server.js';
import { PATIENCE_MS } from './until.js';

/** Without them a browser as root, or on a machine without a GPU or a network, does not start or calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Of a slowed page, in milliseconds for each time that it is slower. */
const LATENCY_MS = 25;
/** What a slowed page asks a worker arrives so much later: throttling slows the page alone, a busy machine both. */
const WORKER_LATENCY_MS = 250;

/** A Chromium of this machine, else the one inside the npm package. @throws CannotRun */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  return { executablePath: await ensureServer('chromium'), args: [...FLAGS] };
}

/**
 * Starts it without a window. Its pages wait as long as all tests do (PATIENCE_MS); with BROWSER_SLOWED=6 they are six
 * times as slow (`npm run sweep -- browser`).
 *
 * @throws CannotRun
 */
export async function launchBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    ...(await findBrowser()),
    headless: true,
    timeout: PATIENCE_MS,
  });
  const rate = Number(process.env.BROWSER_SLOWED ?? 1);
  browser.on('context', (context) => {
    context.setDefaultTimeout(PATIENCE_MS);
    if (rate <= 1) return;
    context.on('page', (page) => slow(page, rate));
    // A context that is closed at once needs no slow workers.
    context.addInitScript({ content: answerLate(WORKER_LATENCY_MS * rate) }).catch(() => undefined);
  });
  return browser;
}

/** A processor that is so many times as slow, and a line to match. */
async function slow(page: Page, rate: number): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS * rate,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  } catch {
    // The page was closed before it was slowed.
  }
}

/** For pages: what they ask a worker arrives so many milliseconds later, in the same order. */
const answerLate = (ms: number): string => `{
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...message) {
    setTimeout(() => postMessage.apply(this, message), ${ms});
  };
}`;
