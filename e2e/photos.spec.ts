import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { photoPath } from '@plumbline/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oneTab, openPageWithClock, startSite, stopClock } from './site/tab.js';
import { callsTo, press, says } from './site/visitor.js';

// How a visitor's photos come into the page and to the server.

const site = startSite();

describe('photos', () => {
  const tab = oneTab(site);
  const chosen = () => tab.page.getByRole('list', { name: /files? to upload$/ });
  const names = () =>
    chosen()
      .getByRole('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
  const choose = (...files: Parameters<typeof photoPath>) =>
    tab.page
      .locator('input[type=file]:enabled')
      .first()
      .setInputFiles(files.map((file) => photoPath(file)));

  it('come by dialog, drop and paste; are put in order, taken out, and stored in that order', async () => {
    const { page } = tab;
    await page.goto('/');
    await choose('kitchen-corner.png');
    await give(page, 'drop', 'dropped.png');
    await give(page, 'paste', 'pasted.png');
    await chosen().getByRole('img', { name: 'pasted.png' }).waitFor();
    await expect.poll(names).toEqual(['kitchen-corner.png', 'dropped.png', 'pasted.png']);

    await press(page, 'Move pasted.png earlier');
    await press(page, 'Move kitchen-corner.png later');
    await press(page, 'Remove dropped.png');
    await expect.poll(names).toEqual(['pasted.png', 'kitchen-corner.png']);

    await press(page, 'Upload Files');
    const stored = page.getByRole('region', { name: 'Uploaded' });
    await stored.getByRole('img').nth(1).waitFor();
    await expect
      .poll(() => stored.getByRole('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt'))))
      .toEqual(['pasted.png', 'kitchen-corner.png']);
  });

  it('over 10 MB stay behind and are named; the others are kept', async () => {
    const { page } = tab;
    await page.goto('/');
    await choose('kitchen-corner.png');
    await give(page, 'drop', 'huge.png', LIMITS.uploadFileBytes + 1);
    await page.getByRole('alert').getByText(`${MESSAGES.upload.tooLarge} Left out: huge.png.`).waitFor();
    await expect.poll(names).toEqual(['kitchen-corner.png']);
  });

  it('in HEIC are shown, which this browser cannot do by itself', async () => {
    const { page } = tab;
    await page.goto('/');
    await choose('kitchen-evening.heic');
    const preview = page.getByRole('img', { name: 'kitchen-evening.heic' });
    await preview.waitFor();
    await page.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth > 100,
      await preview.elementHandle(),
    );
  });

  it('show on a slow line how many of their bytes have left', async () => {
    const { page } = tab;
    const line = await page.context().newCDPSession(page);
    await page.goto('/');
    await choose('kitchen-phone.jpg');
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const bar = document.querySelector('[role=progressbar]');
        if (bar) seen.push(Number(bar.getAttribute('aria-valuenow')));
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 150_000,
    });
    await press(page, 'Upload Files');
    await page.getByRole('region', { name: 'Uploaded' }).waitFor();
    await line.detach();
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.filter((percent) => percent > 0 && percent < 100).length).toBeGreaterThan(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(100);
  });

  it('are sent once more, and no more, when a proxy says 499; two clicks are one', async () => {
    const { page } = tab;
    const calls = callsTo(page, '/api/upload');
    await page.route('**/api/upload', (route) =>
      calls.length === 1 ? route.fulfill({ status: 499, body: '' }) : route.continue(),
    );
    await page.goto('/');
    await choose('kitchen-corner.png');
    await page.getByRole('button', { name: 'Upload Files', exact: true }).dblclick();
    await page.getByRole('region', { name: 'Uploaded' }).waitFor();
    const keys = calls.map((call) => call.headers()['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('leave their progress on the page for half a second', async () => {
    const page = await openPageWithClock(site);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/upload', async (route) => {
      await answered;
      await says({ files: [{ imageUrl: '/sample/picture.webp', name: 'a.png', type: 'image/png' }] })(route);
    });
    await page.goto('/');
    await page.locator('input[type=file]:enabled').first().setInputFiles(photoPath('kitchen-corner.png'));
    await press(page, 'Upload Files');
    const progress = page.getByRole('progressbar');
    await progress.waitFor();
    await stopClock(page);
    answer();
    await page.getByText('1 file uploaded.').waitFor();
    await page.clock.runFor(LIMITS.progressResetMs - 1);
    await expect.poll(() => progress.count()).toBe(1);
    await page.clock.runFor(1);
    await progress.waitFor({ state: 'detached' });
    await page.context().close();
  });
});

/** Drops or pastes a picture with some bytes to spare, as a visitor's system hands it to the page. */
async function give(page: Page, how: 'drop' | 'paste', name: string, bytes = 0): Promise<void> {
  await page.locator('form :enabled').first().waitFor();
  await page.evaluate(
    async ({ how, name, bytes }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      canvas.getContext('2d')?.fillText(name, 20, 20);
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      const data = new DataTransfer();
      data.items.add(new File([picture ?? '', new Uint8Array(bytes)], name, { type: 'image/png' }));
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      const target =
        how === 'paste' ? document.body : document.querySelector('input[type=file]')?.parentElement;
      target?.dispatchEvent(event);
    },
    { how, name, bytes },
  );
}
