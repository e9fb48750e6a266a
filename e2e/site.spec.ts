import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { photoPath } from '@plumbline/testing';
import type { Request } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './site/accessibility.js';
import { headingHasFocus, pressByKey, typeInto } from './site/keyboard.js';
import { PROVOCATIONS } from './site/messages.js';
import { middleOf, untilStill } from './site/still.js';
import { oneTab, openPageWithClock, startSite, stopClock } from './site/tab.js';
import { BARE_DESIGN, BID, press, says, silent, uploadPhoto } from './site/visitor.js';
import { photographKnownRoom } from './way/known-room.js';
import { dragTo, matchByHand, pointOf, tapAt, untilSolved, upload } from './way/match-by-hand.js';

/** Groups of the catalogue that the public site shows, and what in them only a server says. */
const PUBLIC_GROUPS = [
  'upload',
  'generation',
  'request',
  'favourites',
  'myBids',
  'track',
  'appointment',
  'contractor',
  'contact',
] as const;
const SERVERS_OWN = [
  'none',
  'tooMany',
  'unsupported',
  'unreadable',
  'notMultipart',
  'severalAlready',
  'busy',
  'focalLengths',
  'purpose',
].map((name) => `upload.${name}`);
const CHUNK_FAILED = 'This part of the page did not load.';

const site = startSite();

describe('each sentence of the public site is shown when its cause is there', () => {
  const tab = oneTab(site);

  it('leaves no sentence without a cause', () => {
    const provoked = new Set<string>(PROVOCATIONS.map(({ key }) => key));
    const all = PUBLIC_GROUPS.flatMap((group) =>
      Object.keys(MESSAGES[group]).map((name) => `${group}.${name}`),
    );
    expect(all.filter((key) => !provoked.has(key) && !SERVERS_OWN.includes(key))).toEqual([]);
  });

  it.each(PROVOCATIONS)('$key: $sentence', async ({ sentence, provoke, ownClock, newState }) => {
    const page = ownClock ? await openPageWithClock(site) : tab.page;
    await provoke(page);
    await page.getByText(sentence).filter({ visible: true }).first().waitFor();
    if (newState) expect(await accessibilityFaults(page)).toEqual([]);
    if (ownClock) await page.context().close();
  });

  it('a chunk that does not come within 120 s', async () => {
    const page = await openPageWithClock(site);
    await page.route('**/assets/terms-*.js', silent);
    await page.goto('/');
    await page.locator('form :enabled').first().waitFor();
    await stopClock(page);
    const asked = page.waitForRequest('**/assets/terms-*.js');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await asked;
    await page.clock.runFor(LIMITS.chunkLoadTimeoutMs - 1_000);
    await expect.poll(() => page.getByText(CHUNK_FAILED).count()).toBe(0);
    await page.clock.runFor(2_000);
    await page.getByRole('heading', { name: CHUNK_FAILED }).waitFor();
    await page.context().close();
  });
});

describe('a page written ahead, until its script has arrived', () => {
  const tab = oneTab(site);

  it.each([
    ['/', 'fullAddress', 'Upload Files'],
    ['/contractors', 'companyName', 'Join'],
    ['/contact', 'name', 'Open my mail program'],
  ])('%s takes nothing in that it would lose, and sends nothing', async (path, field, button) => {
    const { page } = tab;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    const opened: string[] = [];
    const onRequest = (request: Request) =>
      request.isNavigationRequest() && opened.push(`${request.method()} ${request.url()}`);
    page.on('request', onRequest);

    await page.goto(path, { waitUntil: 'commit' });
    const input = page.locator(`form [name=${field}]`).first();
    const controls = page.locator('form').locator('input, select, textarea, button');
    await page.locator('footer').waitFor();
    await expect.poll(() => controls.count()).toBeGreaterThan(3);
    await expect.poll(() => controls.and(page.locator(':enabled')).count()).toBe(0);
    await input.click({ force: true });
    await page.keyboard.type('Rosa');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: button, exact: true }).click({ force: true });
    await expect.poll(() => input.inputValue()).toBe('');

    arrive();
    await input.fill('Rosa');
    await expect.poll(() => input.inputValue()).toBe('Rosa');
    page.off('request', onRequest);
    expect(opened).toEqual([`GET ${site.product.url}${path}`]);
  });
});

describe('by keyboard alone', () => {
  const tab = oneTab(site);
  const announced = (text: string) =>
    tab.page.locator('[role=status], [role=alert]', { hasText: text }).waitFor();

  it('a homeowner goes from a photo to the request, and to a proposal', async () => {
    const { page } = tab;
    await page.route('**/api/designs', says([BARE_DESIGN]));
    await page.route('**/api/send-to-contractors', says({ message: 'Two contractors are asked.' }));
    await page.route('**/api/bids/track/*', says(BID));
    await page.route('**/appointment-proposal', says({ message: 'Your times are on their way.' }));

    await page.goto('/');
    const choosing = page.waitForEvent('filechooser');
    await page.locator('form :enabled').first().waitFor();
    await pressByKey(page, 'Choose photos');
    await (await choosing).setFiles(photoPath('kitchen-corner.png'));
    await typeInto(page, 'ZIP code', '78704');
    await pressByKey(page, 'Upload Files');
    await headingHasFocus(page, 'Match your photo');
    await pressByKey(page, 'Show Designs');
    await page.getByRole('heading', { name: BARE_DESIGN.title }).waitFor();
    await pressByKey(page, 'Favorite', 'Space');
    await expect.poll(() => page.getByRole('button', { pressed: true }).count()).toBe(1);
    await typeInto(page, 'Your email', 'rosa@example.com');
    await pressByKey(page, 'Get Contractor Bids for This Design');
    await headingHasFocus(page, 'Thank You!');
    await announced('Two contractors are asked.');

    await page.goto('/track/any-token');
    await page.getByRole('heading', { name: 'Propose appointment times' }).waitFor();
    await typeInto(page, 'Your email', 'rosa@example.com');
    await pressByKey(page, 'Add this time');
    await pressByKey(page, 'Send proposal');
    await announced('Your times are on their way.');
  });

  it('a contractor joins, and composes a bid', async () => {
    const { page } = tab;
    await page.route('**/api/contractors/join', says({}));
    await page.route('**/api/bids/submit', says({}));
    await page.goto('/contractors');
    await page.locator('form :enabled').first().waitFor();
    await typeInto(page, 'Company name', 'Live Oak Kitchens');
    await typeInto(page, 'Company email', 'bids@live-oak-kitchens.example');
    await typeInto(page, 'ZIP code of your base', '78745');
    await pressByKey(page, 'Kitchen', 'Space');
    await pressByKey(page, 'Join');
    await announced(MESSAGES.contractor.joined);

    await pressByKey(page, 'Compose a Bid');
    await typeInto(page, 'Your contractor email', 'bids@live-oak-kitchens.example');
    await typeInto(page, 'Homeowner email', 'rosa@example.com');
    await pressByKey(page, 'Base template');
    await pressByKey(page, 'Send bid');
    // The template's blanks are open: the warning has the focus, and what it is about can be reached from there.
    await headingHasFocus(page, 'Before it goes out');
    await pressByKey(page, 'Send it as it is');
    await announced(MESSAGES.contractor.sent);
  });
});

describe('the line between before and after', () => {
  it('goes with a finger and by key, and stays where a finger only scrolls', async () => {
    const context = await site.browser.newContext({
      viewport: { width: 390, height: 780 },
      isMobile: true,
      hasTouch: true,
      baseURL: site.product.url,
    });
    const page = await context.newPage();
    await page.goto('/');
    const line = page.getByRole('slider', { name: 'Compare' }).first();
    await page.locator('form :enabled').first().waitFor();
    const at = async () => Number(await line.inputValue());
    const phone = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      phone.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const { x, y, width, height } = await untilStill(line);
    const [middle, level] = [x + width / 2, y + height / 3];
    await touch('touchStart', { x: middle, y: level });
    for (let i = 1; i <= 8; i++) await touch('touchMove', { x: middle - (i / 8) * 0.3 * width, y: level });
    await touch('touchEnd');
    await expect.poll(async () => Math.abs((await at()) - 20)).toBeLessThanOrEqual(1);
    const drawn = await at();
    await touch('touchStart', { x: middle, y: level });
    for (let i = 1; i <= 8; i++) await touch('touchMove', { x: middle, y: level - i * 20 });
    await touch('touchEnd');
    await page.waitForFunction(() => scrollY > 50);
    await expect.poll(at).toBe(drawn);
    await line.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => line.getAttribute('aria-valuetext'))
      .toBe(`${drawn + 1}% before, ${99 - drawn}% after`);
    await context.close();
  });
});

describe('the room in a photo', () => {
  const tab = oneTab(site);
  const choice = (name: string | RegExp) =>
    tab.page.locator('label', { has: tab.page.getByRole('radio', { name }) });

  it('is matched in three taps, and goes with the wish as a survey', async () => {
    const { page } = tab;
    await page.route('**/api/designs', says([BARE_DESIGN]));
    await uploadPhoto(page);
    await choice('Outline 1').waitFor();
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

describe('where bids are private to a mailbox (ACCESS=links)', () => {
  const tab = oneTab(site);
  beforeEach(async () => {
    const settings = (await (await fetch(`${site.product.url}/api/settings`)).json()) as object;
    await tab.page.route('**/api/settings', says({ ...settings, access: 'links' }));
  });

  it('an email alone shows nothing but the way to a link', async () => {
    const { page } = tab;
    await page.goto('/my-bids?email=rosa@example.com');
    await press(page, 'Mail me the link');
    await page.getByText(MESSAGES.bids.mailedLink).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(0);
  });

  it('a link that is no longer good leads to a new one', async () => {
    const { page } = tab;
    await page.route('**/api/bids/my?*', says({ message: MESSAGES.bids.needsLink }, 403));
    await page.goto('/my-bids?email=rosa@example.com&link=old');
    await page.getByRole('button', { name: 'Mail me the link', exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('a good link shows the bids, and goes with every page of them', async () => {
    const { page } = tab;
    await page.route('**/api/bids/my?*', says({ items: [BID], page: 1, total: 6 }));
    await page.goto('/my-bids?email=rosa@example.com&link=good');
    const [request] = await Promise.all([page.waitForRequest(/bids\/my\?.*page=2/), press(page, 'Next')]);
    expect(new URL(request.url()).searchParams.get('link')).toBe('good');
  });
});

describe('each route', () => {
  const tab = oneTab(site);

  it.each([
    ['/', 'Remodel it on paper first.'],
    ['/no-such-page', 'Remodel it on paper first.'],
    ['/results', 'AI Remodel Suggestions'],
    ['/contractors', 'Quote from a plan, not a phone call'],
    ['/track/no-such-token', 'Track My Bid'],
    ['/my-bids', 'My Bids'],
    ['/success', 'Thank You!'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/contact', 'Contact'],
    ['/confirm/no-such-token', 'Confirm your company'],
    ['/withdraw/no-such-token', 'Withdraw a bid'],
    ['/not-interested', 'Not interested?'],
    ['/my-data', 'My data'],
    ['/unsubscribe', 'Unsubscribe'],
    ['/mail', 'Your message'],
  ])('%s opens, fits a phone and breaks nothing', async (path, heading) => {
    const { page } = tab;
    const faults: string[] = [];
    const onFault = (error: Error) => faults.push(error.message);
    page.on('pageerror', onFault);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await page
      .getByRole('heading', { level: 1, name: new RegExp(heading.replace(/[?.]/g, '.'), 'i') })
      .waitFor();
    const { wide, view } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      view: document.documentElement.clientWidth,
    }));
    page.off('pageerror', onFault);
    expect(wide).toBeLessThanOrEqual(view);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('a phone has a menu, which Escape and a choice close', async () => {
    const { page } = tab;
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/contact');
    await page.locator('form :enabled').first().waitFor();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Menu', { exact: true }).click();
    await menu.getByRole('link', { name: 'Features' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.getByRole('link', { name: 'Features' }).waitFor({ state: 'hidden' });
    await menu.getByText('Menu', { exact: true }).click();
    await menu.getByRole('link', { name: 'My bids' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Bids' }).waitFor();
    await menu.getByRole('link', { name: 'My bids' }).waitFor({ state: 'hidden' });
  });
});
