/**
 * The step "Match your photo" on a phone whose page is a quarter as fast as on this machine: seconds from the stored photo
 * to outlines in it, memory, and how well a dragged edge follows the finger beside 30 frames a second. Chromium slows the
 * page's own thread; the worker, which opens the photo and finds its rooms, runs at this machine's speed.
 * `PHOTO=path` takes a photo of your own; without it a drawn room of 12 megapixels stands in.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser, startEmbedded } from '@plumbline/testing';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { writeKnownRoom } from '../e2e/way/known-room.js';
import { syntheticPhoto } from '../libs/survey/test/synthetic-photo.js';
import { median, report } from './shared/report.js';

const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };
const SLOWER = 4;
/** Between two keys: a quick thumb. */
const KEY_MS = 120;
const VISITS = 3;
/** A finger draws for two seconds, there and back. */
const DRAG_MS = 2_000;
/** CSS pixels a second: aside, and down, where nothing in the photo holds the grip. */
const SPEED = 45;
const FRAME_MS = Math.floor(1000 / 30);

interface Visit {
  /** Seconds. */
  readonly toOutlines: number;
  readonly fromChosen: number;
  readonly open: number;
  readonly find: number;
  /** MB of the page and its worker: with the photo measured, and the most on the way. */
  readonly memory: number;
  readonly memoryMost: number;
  /** Milliseconds of the page's processor time for each frame of a drag. */
  readonly step: number;
  /** Frames a second in which the grip stood where the finger was, and of those that the screen drew the share. */
  readonly frames: number;
  readonly share: number;
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
      { what: 'memory of the page and its worker, photo measured', value: usual('memory'), unit: 'MB' },
      { what: '  the most on the way', value: usual('memoryMost'), unit: 'MB' },
      {
        what: "the page's work for a frame of a drag",
        value: usual('step'),
        unit: 'ms',
        aim: { most: FRAME_MS },
      },
      {
        what: '  as a share of a frame at 30 a second',
        value: usual('step') / FRAME_MS,
        unit: '',
        aim: { most: 1 },
      },
      {
        what: 'frames in which the edge followed the finger',
        value: usual('frames'),
        unit: 'a second',
        aim: { least: 30 },
      },
      { what: '  as a share of the frames that the screen drew', value: usual('share'), unit: '' },
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
  const memory = memoryOf(await rendererOf(browser));
  const drag = await dragEdge(page, phone);
  await context.close();
  return {
    toOutlines: (at.outlined! - at.stored!) / 1000,
    fromChosen: (at.outlined! - at.chosen!) / 1000,
    open,
    find,
    ...memory,
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
async function dragEdge(page: Page, phone: CDPSession): Promise<Pick<Visit, 'step' | 'frames' | 'share'>> {
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
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: { x: number; y: number }) =>
    phone.send('Input.dispatchTouchEvent', { type, touchPoints: to ? [to] : [] });
  await touch('touchStart', { x: from, y: level });
  await phone.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workOf(phone);
  const finger = { x: from, y: level, inwards, dragMs: DRAG_MS, speed: SPEED };
  const { seconds, drawn, followed } = await grip.evaluate(drawByFrames, finger);
  const work = (await workOf(phone)) - before;
  await touch('touchEnd');
  return { step: work / followed, frames: followed / seconds, share: followed / drawn };
}

/**
 * Draws a grip on with every frame, as a screen tells of a finger, and counts the frames before which it was put elsewhere:
 * touches that come through the browser's own tools come at most every other frame. Runs in the page.
 */
function drawByFrames(
  grip: Element,
  { x, y, inwards, dragMs, speed }: { x: number; y: number; inwards: number; dragMs: number; speed: number },
): Promise<{ seconds: number; drawn: number; followed: number }> {
  let [drawn, followed, isMoved] = [0, 0, false];
  new MutationObserver(() => {
    isMoved = true;
  }).observe(grip, { attributeFilter: ['style'] });
  const start = performance.now();
  return new Promise((done) => {
    const frame = () => {
      const at = performance.now() - start;
      drawn++;
      if (isMoved) followed++;
      isMoved = false;
      if (at > dragMs) return done({ seconds: at / 1000, drawn, followed });
      const by = (speed * Math.min(at, dragMs - at)) / 1000;
      const to = { clientX: x + inwards * by, clientY: y + by };
      grip.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, ...to }));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** The process that draws the page, its worker within. */
async function rendererOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const [{ id }] = processInfo
    .filter(({ type }) => type === 'renderer')
    .sort((a, b) => b.cpuTime - a.cpuTime) as [(typeof processInfo)[number]];
  return id;
}

/** Resident memory of a process now and at most, in MB. Linux only. */
function memoryOf(pid: number): Pick<Visit, 'memory' | 'memoryMost'> {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  return { memory: megabytes('VmRSS'), memoryMost: megabytes('VmHWM') };
}

/** Milliseconds that the page's thread has worked. */
async function workOf(phone: CDPSession): Promise<number> {
  const { metrics } = await phone.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}
