import {
  type EmbeddedProduct,
  launchBrowser,
  type OtherNode,
  otherNode,
  startEmbedded,
} from '@plumbline/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startAfresh } from './visitor.js';

export interface Site {
  product: EmbeddedProduct;
  browser: Browser;
}

/**
 * The product and a browser, for all tests of one file.
 *
 * @param options.node another version of Node that the product runs on
 */
export function startSite({ node }: { readonly node?: OtherNode } = {}): Site {
  const site = {} as Site;
  beforeAll(async () => {
    site.product = await startEmbedded(node ? { node: await otherNode(node) } : {});
    site.browser = await launchBrowser();
  });
  afterAll(async () => {
    await site.browser?.close();
    await site.product?.stop();
  });
  return site;
}

/** A tab of a visitor whom the site has never seen. */
async function openPage({ product, browser }: Site): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: product.url,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** The same, with a clock that is the test's: time may be stopped and wound on. */
export async function openPageWithClock(site: Site): Promise<Page> {
  const page = await openPage(site);
  await page.clock.install();
  return page;
}

/** Stops the clock of such a page: from now on time passes only when told to. */
export async function stopClock(page: Page): Promise<void> {
  // A clock can only be stopped in its future.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** One tab for all tests of a group: opening another takes longer than most tests. */
export function oneTab(site: Site): { page: Page } {
  const tab = {} as { page: Page };
  beforeAll(async () => {
    tab.page = await openPage(site);
  });
  beforeEach(() => startAfresh(tab.page));
  afterAll(() => tab.page?.context().close());
  return tab;
}
