import type { Browser } from 'playwright-core';
import { ensureServer } from './ensure-server.js';

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

/** A Chromium of this machine, else the one inside the npm package. @throws CannotRun */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  return { executablePath: await ensureServer('chromium'), args: [...FLAGS] };
}

/** Starts it without a window. @throws CannotRun */
export async function launchBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ ...(await findBrowser()), headless: true });
}
