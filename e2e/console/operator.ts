import { readFile } from 'node:fs/promises';
import { launchBrowser } from '@plumbline/testing';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FilledProduct } from './filled-product.js';

const TOKEN_KEY = 'plumbline.adminToken';

interface OpenOptions {
  readonly width?: number;
  readonly height?: number;
  /** Stored before the page loads. */
  readonly token?: string | null;
  /** Time that the test moves on: polling is seen without waiting for it. */
  readonly ownClock?: boolean;
}

/** A browser of an administrator at the console. */
export async function openConsole(
  browser: Browser,
  product: FilledProduct,
  path: string,
  { width = 1440, height = 900, token = product.adminToken, ownClock = false }: OpenOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: product.url,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  if (ownClock) await page.clock.install();
  if (token) {
    // Not in the frame of a mail, which may touch nothing.
    await page.addInitScript(
      ([key, value]) => {
        if (self === top) localStorage.setItem(key, value);
      },
      [TOKEN_KEY, token] as const,
    );
  }
  await page.goto(`/admin${path}`);
  return page;
}

/** What an administrator works with through a whole suite. */
export interface Desk {
  readonly browser: Browser;
  readonly page: Page;
  readonly call: ReturnType<typeof administrator>;
  /** What broke in the page. */
  readonly faults: readonly string[];
}

/** A browser with the console open at `path`, and the calls of another administrator. */
export async function sitDown(product: FilledProduct, path: string): Promise<Desk> {
  const browser = await launchBrowser();
  const page = await openConsole(browser, product, path);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { browser, page, call: administrator(product), faults };
}

/** Another page of the console, by its menu; it is there once its name heads the page. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits for the sentence that the console says of an action, and puts it away. */
export async function hears(page: Page, sentence: string): Promise<void> {
  const said = page.locator('.MuiSnackbar-root').filter({ hasText: sentence });
  await said.waitFor();
  // A click beside it closes it, unless another sentence takes its place in that moment.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.body.click());
      return said.count();
    })
    .toBe(0);
}

/** What a proxy answers in place of the server, for as long as `act` takes. */
export async function whileBroken(
  page: Page,
  path: string | RegExp,
  act: () => Promise<void>,
): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await act();
  await page.unroute(path);
}

/** Presses what downloads a file; its name and text. */
export async function downloads(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Axe finds nothing on the page as it stands, by day and by night, and it is no wider than the window. */
export async function isSound(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const byDay = await faultsOf(page, {});
  await turn(page, 'dark');
  const byNight = await faultsOf(page, { runOnly: ['color-contrast'] });
  await turn(page, 'light');
  expect({ byDay, byNight }).toEqual({ byDay: [], byNight: [] });
  const { wide, view } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(view);
}

async function faultsOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (wanted) => window.axe.run(document, { resultTypes: ['violations'], iframes: false, ...wanted }),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** The console takes its colours from the system; they are there once the page's ground has changed. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((dark) => {
    const [, red = ''] = /rgb\((\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    const isChanging = document.getAnimations().some((one) => one instanceof CSSTransition);
    return Number(red) < 128 === dark && !isChanging;
  }, colorScheme === 'dark');
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const filterInAddress = (page: Page): unknown =>
  JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}');

/** Calls of another administrator, or of the test to see what came of an action. */
export function administrator(product: FilledProduct) {
  return async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${product.url}${path}`, {
      method,
      headers: { 'x-admin-token': product.adminToken, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
