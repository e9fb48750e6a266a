/**
 * The step "Match your photo" on a phone whose processor is a quarter as fast as this one: seconds from the stored photo
 * to outlines in it, and what one step of a dragged edge costs beside the 33 ms of a frame at 30 a second.
 * `PHOTO=path` takes a photo of your own; without it a drawn room of 12 megapixels stands in.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser, startEmbedded } from '@plumbline/testing';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { writeKnownRoom } from '../e2e/way/known-room.js';
import { syntheticPhoto } from '../libs/survey/test/synthetic-photo.js';
import { median, report } from './report.js';

const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };
const SLOWER = 4;
/** Between two keys: a quick thumb. */
const KEY_MS = 120;
const VISITS = 3;
const STEPS = 60;
const FRAME_MS = Math.floor(1000 / 30);

interface Visit {
  /** Seconds. */
  readonly toOutlines: number;
  readonly fromChosen: number;
  readonly open: number;
  readonly find: number;
  /** Milliseconds of the page's processor time for each step of a drag, and outlines drawn a second. */
  readonly step: number;
  readonly frames: number;
}

const folder = await mkdtemp(join(tmpdir(), 'plumbline-match-'));
const product = await startEmbedded();
const browser = await launchBrowser();
try {
  const file =
    process.env.PHOTO ??
    (await writeKnownRoom(syntheticPhoto(8, 4_032, 3_024), join(folder, 'room.jpg'))).file;
  const visits: Visit[] = [];
  for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, product.url, file));
  const usual = (of: keyof Visit) => median(visits.map((one) => one[of]));
  report(
    `Matching a 12-megapixel photo on a phone ${SLOWER} times slower than this machine (median of ${VISITS})`,
    [
      {
        what: 'from the stored photo to outlines in it',
        value: usual('toOutlines'),
        unit: 's',
        aim: { most: 1 },
      },
      { what: 'from the photo chosen to outlines in it', value: usual('fromChosen'), unit: 's' },
      { what: '  of these: opening the photo', value: usual('open'), unit: 's' },
      { what: '  of these: finding its rooms', value: usual('find'), unit: 's' },
      {
        what: "the page's work for a step of a drag",
        value: usual('step'),
        unit: 'ms',
        aim: { most: FRAME_MS },
      },
      {
        what: 'share of a frame at 30 a second',
        value: usual('step') / FRAME_MS,
        unit: '',
        aim: { most: 1 },
      },
      {
        what: 'outlines drawn while it is dragged',
        value: usual('frames'),
        unit: 'a second',
        aim: { least: 30 },
      },
    ],
  );
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);

async function visit(browser: Browser, url: string, file: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('form :enabled').first().waitFor();
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(noteTimes);
  await page.locator('input[type=file]:enabled').first().setInputFiles(file);
  await page.evaluate(() => performance.mark('chosen'));
  await page.locator('[name=zipCode]').tap();
  await page.keyboard.type('78704', { delay: KEY_MS });
  await page.getByRole('button', { name: 'Upload Files' }).tap();
  await page.getByText('Which fits?').waitFor();
  const [worker] = page.workers();
  const parts = await worker!.evaluate(() =>
    performance.getEntriesByType('measure').map(({ name, duration }) => [name, duration / 1000] as const),
  );
  const at = await page.evaluate(() =>
    Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])),
  );
  const { open = 0, find = 0 } = Object.fromEntries(parts);
  const drag = await dragEdge(page, phone);
  await context.close();
  return {
    toOutlines: (at.outlined! - at.stored!) / 1000,
    fromChosen: (at.outlined! - at.chosen!) / 1000,
    open,
    find,
    ...drag,
  };
}

/** Marks when the upload was answered and when outlines stand in the large photo. Runs in the page. */
function noteTimes(): void {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('img + svg path')) return;
    performance.mark('outlined');
    seen.disconnect();
  });
  seen.observe(document.body, { childList: true, subtree: true });
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    this.addEventListener('load', () => performance.mark('stored'));
    send.call(this, body);
  };
}

/** Drags an upright edge of the outline by a finger, with the ceiling told: lengths are solved on the way. */
async function dragEdge(page: Page, phone: CDPSession): Promise<Pick<Visit, 'step' | 'frames'>> {
  await page.getByText('9 ft', { exact: true }).tap();
  await page.getByText('None fits').tap();
  const grip = page
    .getByRole('slider', { name: /^(Left|Right) corner$/ })
    .and(page.locator('[aria-valuetext*="from the left"]'))
    .first();
  // Where it has come to rest.
  await grip.tap({ trial: true });
  const { x, y, width, height } = (await grip.boundingBox())!;
  const [from, level] = [x + width / 2, y + height / 2];
  const inwards = from < PHONE.viewport.width / 2 ? 1 : -1;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    phone.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y: level }],
    });
  await touch('touchStart', from);
  await phone.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(countOutlines);
  const before = await workOf(phone);
  const start = performance.now();
  for (let i = 1; i <= STEPS; i++) await touch('touchMove', from + inwards * i);
  const seconds = (performance.now() - start) / 1000;
  const work = (await workOf(phone)) - before;
  await touch('touchEnd');
  const drawn = await page.evaluate(() => performance.getEntriesByName('drawn').length);
  return { step: work / STEPS, frames: drawn / seconds };
}

/** Marks each time the outline was drawn elsewhere. Runs in the page. */
function countOutlines(): void {
  const path = document.querySelector('img + svg path')!;
  new MutationObserver(() => performance.mark('drawn')).observe(path, { attributeFilter: ['d'] });
}

/** Milliseconds that the page's thread has worked. */
async function workOf(phone: CDPSession): Promise<number> {
  const { metrics } = await phone.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}
