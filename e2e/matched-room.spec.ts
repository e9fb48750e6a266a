import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MESSAGES } from '@plumbline/contracts';
import { photoPath } from '@plumbline/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './site/accessibility.js';
import { headingHasFocus } from './site/keyboard.js';
import { middleOf, untilStill } from './site/still.js';
import { oneTab, startSite } from './site/tab.js';
import { BARE_DESIGN, press, says, uploadPhoto } from './site/visitor.js';
import { photographKnownRoom } from './way/known-room.js';
import { dragTo, matchByHand, pointOf, tapAt, untilSolved, upload } from './way/match-by-hand.js';

const site = startSite();

describe('the room in a photo', () => {
  const tab = oneTab(site);
  const choice = (name: string | RegExp) =>
    tab.page.locator('label', { has: tab.page.getByRole('radio', { name }) });

  it('is matched in three taps, and goes with the wish as a survey', async () => {
    const { page } = tab;
    await page.route('**/api/designs', says([BARE_DESIGN]));
    await uploadPhoto(page);
    await choice('Outline 1').waitFor();
    await page.getByText('What a better photo looks like').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await choice('Outline 1').click();
    await choice('8 ft').click();
    await page
      .getByText(/wall \d+′/)
      .filter({ visible: true })
      .first()
      .waitFor();
    const [kept] = await Promise.all([page.waitForResponse('**/api/surveys'), press(page, 'Looks right')]);
    const { id } = (await kept.json()) as { id: string };
    await headingHasFocus(page, 'Say what you want');
    await page.getByText('The room is the one in your photo.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const [request] = await Promise.all([page.waitForRequest('**/api/designs'), press(page, 'Show Designs')]);
    expect(request.postDataJSON()).toMatchObject({ surveyId: id });
  });

  it('goes where an upright corner is dragged, and back by undo; its server keeps it so', async () => {
    const { page } = tab;
    await uploadPhoto(page);
    await choice('None fits').click();
    const grip = page.getByRole('slider', { name: /^(Left|Right) corner$/ }).first();
    const place = () => grip.getAttribute('aria-valuenow');
    await grip.scrollIntoViewIfNeeded();
    await untilSolved(page);
    const { x, y } = await middleOf(grip);
    const before = await place();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y, { steps: 6 });
    // A handle at the border is larger than what is left there: nothing may scroll the photo out of its frame.
    const photo = page.getByAltText('Your photo with the outline of the room');
    await expect
      .poll(() =>
        photo.evaluate(({ parentElement: frame }) => {
          frame!.scrollLeft = 10;
          return frame!.scrollLeft;
        }),
      )
      .toBe(0);
    await expect.poll(async () => Number(await place())).toBeGreaterThan(Number(before) + 5);
    await page.mouse.up();
    await press(page, 'Undo');
    await page.waitForFunction(
      ([name, at]) =>
        document.querySelector(`[role=slider][aria-label="${name}"]`)?.getAttribute('aria-valuenow') === at,
      [await grip.getAttribute('aria-label'), before],
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await choice('9 ft').click();
    await page
      .getByText(/wall \d+′/)
      .filter({ visible: true })
      .first()
      .waitFor();
    const [kept] = await Promise.all([page.waitForResponse('**/api/surveys'), press(page, 'Looks right')]);
    expect(kept.status()).toBe(201);
    const matched = page.getByText('Your concept is drawn in this room, seen from where you stood.');
    await matched.waitFor();
    await page.reload();
    await matched.waitFor();
  });

  it("has the photo's place before the photo is there: nothing moves under a finger when it comes", async () => {
    const { page } = tab;
    await uploadPhoto(page);
    let arrive = (): void => {};
    const wanted = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    // Its edges are looked for in the same file: what is drawn alone has to wait.
    await page.route('**/files/**', async (route) => {
      if (route.request().resourceType() === 'image') await wanted;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await choice('None fits').click();
    await untilSolved(page);
    const photo = page.getByAltText('Your photo with the outline of the room');
    const isThere = () => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
    const places = async () =>
      Promise.all([photo, page.getByRole('slider', { name: /corner/ }).first()].map(untilStill));
    await expect.poll(isThere).toBe(false);
    const before = await places();
    arrive();
    await expect.poll(isThere).toBe(true);
    const moved = (await places()).flatMap((now, i) =>
      (['x', 'y', 'width', 'height'] as const).map((key) => Math.abs(now[key] - before[i]![key])),
    );
    expect(Math.max(...moved)).toBeLessThan(1);
  });

  it('lends its edges to a window that is drawn, goes back and forth by button and key, and stays through a reload', async () => {
    const { page } = tab;
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-known-room-'));
    const known = await photographKnownRoom(8, folder);
    await upload(page, known.file);
    await matchByHand(page, known);
    const [below, , above] = known.window;
    const middle = { u: (below!.u + above!.u) / 2, v: (below!.v + above!.v) / 2 };
    // The window was found in the photo: one tap takes it out, the next adds it again.
    const found = page.getByRole('button', { name: 'Window ahead' });
    await found.and(page.getByRole('button', { pressed: true })).waitFor();
    await tapAt(page, known, middle);
    await found.and(page.getByRole('button', { pressed: false })).waitFor();
    await tapAt(page, known, middle);
    const corner = page.getByRole('slider', { name: 'Window 1, corner above right' });
    await corner.waitFor();

    // Drawn far into the pane, it has no edge to hold on to there; the lens over it shows what lies under the finger.
    const loupe = page.locator('[style*="--zoom"] img');
    const start = await middleOf(corner);
    const inside = await pointOf(page, known, { u: middle.u + 20, v: middle.v - 20 });
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(inside.x, inside.y, { steps: 4 });
    await loupe.waitFor();
    await page.mouse.up();
    await loupe.waitFor({ state: 'detached' });
    const away = await corner.getAttribute('aria-valuetext');
    // Dropped 2 % of the diagonal beside the frame, the corner snaps to the frame.
    const diagonal = Math.hypot(known.photo.camera.width, known.photo.camera.height);
    const missed = { u: above!.u - 0.015 * diagonal, v: above!.v + 0.01 * diagonal };
    await dragTo(page, 'Window 1, corner above right', known, missed);
    const frame = await pointOf(page, known, above!);
    const apart = async () => {
      const { x, y } = await middleOf(corner);
      const photo = await untilStill(page.getByAltText('Your photo with the outline of the room'));
      return Math.hypot(x - frame.x, y - frame.y) / Math.hypot(photo.width, photo.height);
    };
    await expect.poll(apart).toBeLessThan(0.004);

    // A drag and its snap are one undo step; a screen reader is told the place, the size and the lengths of the room.
    const settled = await corner.getAttribute('aria-valuetext');
    expect(settled).toMatch(/^\d+% from the left, \d+% from the top; \d+″ × \d+″$/);
    await press(page, 'Undo');
    await expect.poll(() => corner.getAttribute('aria-valuetext')).toBe(away);
    await press(page, 'Redo');
    await expect.poll(() => corner.getAttribute('aria-valuetext')).toBe(settled);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => corner.getAttribute('aria-valuetext')).toBe(away);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(() => corner.getAttribute('aria-valuetext')).toBe(settled);
    const heard = await page.getByRole('status').filter({ hasText: 'Does this sound right?' }).ariaSnapshot();
    expect(heard).toMatch(/Back wall \d+′-\d+″ ± \d+″|From you to the back wall \d+′-\d+″ ± \d+″/);

    await page.reload();
    await press(page, /^Window 1/);
    await expect.poll(() => corner.getAttribute('aria-valuetext')).toBe(settled);
    // Taken out with its photo, nothing that was drawn in it stays in the tab.
    await page.getByRole('button', { name: /^Remove known-room-8/ }).click();
    await page.getByText(MESSAGES.upload.hintBefore).waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('plumbline.match'))).toBeNull();
    await rm(folder, { recursive: true });
  });

  it('tells the lens where the browser makes it smaller, and nothing else of what the camera wrote', async () => {
    const { page } = tab;
    const camera = {
      IFD0: { Make: 'Plumbline Test', Model: 'Phone' },
      IFD2: { FocalLengthIn35mmFilm: '24' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' },
    };
    const file = join(tmpdir(), `plumbline-camera-${randomUUID()}.jpg`);
    await sharp(photoPath('kitchen-corner.png'))
      .resize(3_000)
      .jpeg({ quality: 95 })
      .withExif(camera)
      .toFile(file);
    expect((await readFile(file)).includes('Plumbline Test')).toBe(true);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      const send = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = function (body) {
        Object.assign(window, { sent: (body as FormData).get('files') });
        send.call(this, body);
      };
    });
    await page.goto('/');
    await page.locator('[name=zipCode]').fill('78704');
    await page.locator('input[type=file]:enabled').first().setInputFiles(file);
    const [answer] = await Promise.all([page.waitForResponse('**/api/upload'), press(page, 'Upload Files')]);
    await rm(file);
    const left = await page.evaluate(() => (window as unknown as { sent: File }).sent.text());
    expect(left).not.toMatch(/Exif|Plumbline Test/);
    const { files } = (await answer.json()) as { files: { imageUrl: string; focalLength35mm: number }[] };
    expect(files[0]!.focalLength35mm).toBe(24);
    const stored = Buffer.from(
      await (await fetch(new URL(files[0]!.imageUrl, site.product.url))).arrayBuffer(),
    );
    const { width, exif, iptc, xmp } = await sharp(stored).metadata();
    expect([width, exif, iptc, xmp]).toEqual([2_560, undefined, undefined, undefined]);
    await choice('8 ft').click();
    const [kept] = await Promise.all([page.waitForRequest('**/api/surveys'), press(page, 'Looks right')]);
    expect(kept.postDataJSON().survey.photos).toMatchObject([{ focal35mm: 24 }]);
  });

  it('goes with a wish that is sent while the room is being saved', async () => {
    const { page } = tab;
    await page.route('**/api/designs', says([BARE_DESIGN]));
    let answer = (): void => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/surveys', async (route) => {
      await isAsked;
      await route.continue();
    });
    await uploadPhoto(page);
    await choice('8 ft').click();
    await press(page, 'Looks right');
    await press(page, 'Show Designs');
    await page.getByRole('button', { name: 'Generating...', exact: true }).waitFor();
    const request = page.waitForRequest('**/api/designs');
    const kept = page.waitForResponse('**/api/surveys');
    answer();
    const { id } = (await (await kept).json()) as { id: string };
    expect((await request).postDataJSON()).toMatchObject({ surveyId: id });
  });

  it('is left alone by who does not touch it: the wish goes without, and the page says so', async () => {
    const { page } = tab;
    await page.route('**/api/designs', says([BARE_DESIGN]));
    await uploadPhoto(page);
    await page.getByText(/or of a typical size; match your photo to make it yours/).waitFor();
    const [request] = await Promise.all([page.waitForRequest('**/api/designs'), press(page, 'Show Designs')]);
    expect(request.postDataJSON()).not.toHaveProperty('surveyId');
  });
});
