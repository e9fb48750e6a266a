import { type EmbeddedProduct, launchBrowser, startEmbedded } from '@plumbline/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WALK_MS, walkFromPhotoToBid } from './way/photo-to-bid.js';

let product: EmbeddedProduct;
let browser: Browser;

beforeAll(async () => {
  product = await startEmbedded();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it('says where everything is', () => {
  for (const line of ['Site', 'Admin', product.adminToken, 'Mailbox', 'API docs']) {
    expect(product.process.output).toContain(line);
  }
});

it(
  'goes the way from photo to bid in one process',
  async () => {
    await walkFromPhotoToBid(product, browser, 'embedded');
  },
  WALK_MS,
);

it('serves the API document with a browser page to read it', async () => {
  const document = (await (await fetch(`${product.url}/api/docs-json`)).json()) as {
    paths: Record<string, unknown>;
  };
  expect(document.paths).toHaveProperty('/api/send-to-contractors');
  expect((await fetch(`${product.url}/api/docs`)).headers.get('content-type')).toContain('text/html');
});
