import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cornersOfOpening, seenAt } from '@plumbline/survey';
import { PROJECT_ROOT, until } from '@plumbline/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './site/accessibility.js';
import { headingHasFocus } from './site/keyboard.js';
import { oneTab, startSite } from './site/tab.js';
import { press } from './site/visitor.js';
import { type KnownRoom, photographKnownRoom } from './way/known-room.js';
import { mailWithLink } from './way/mail.js';
import { matchByHand, upload } from './way/match-by-hand.js';
import { askForBids, CONTRACTOR, HOMEOWNER, joinNetwork, untilConcept, WALK_MS } from './way/photo-to-bid.js';
import { rowsWith } from './way/traces.js';

const SEED = 8;
/** Share of the photo's diagonal that a corner of the picture may lie off the photo's. */
const ALIGNED = 0.015;

const site = startSite();

describe('a room whose lengths are known', () => {
  const tab = oneTab(site);

  it(
    'goes from its photo to a concept that lies over it, and to a contractor who reads how it was measured',
    async () => {
      const folder = join(PROJECT_ROOT, 'test-results', 'measured');
      mkdirSync(folder, { recursive: true });
      const known = await photographKnownRoom(SEED, folder);
      const { page } = tab;
      await joinNetwork(page, site.product);

      await upload(page, known.file);
      await matchByHand(page, known);
      // The photo shows its window by itself.
      await page.getByRole('button', { name: 'Window ahead', pressed: true }).waitFor();
      await page.screenshot({ path: join(folder, '1-matched.png') });
      expect(await accessibilityFaults(page)).toEqual([]);
      const [answer] = await Promise.all([
        page.waitForResponse('**/api/surveys'),
        press(page, 'Looks right'),
      ]);
      const kept = (await answer.json()) as KeptSurvey;
      await page.getByText('The room is the one in your photo.').waitFor();
      await seesWhatWasConfirmed(page);
      await press(page, 'Show Designs');
      await untilConcept(page);

      const jobId = new URL(page.url()).searchParams.get('job');
      const { designs } = (await (await fetch(`${site.product.url}/api/designs/${jobId}`)).json()) as Job;
      const design = designs![0]!;
      const { camera, width, height } = design.pictures.find(({ url }) => url === design.imageUrl)!;
      expect(width! / height!).toBeCloseTo(3 / 2, 2);
      for (const [off, of] of misalignments(known, camera!, design.room))
        expect(off, of).toBeLessThan(ALIGNED);

      await page.goto(`/results?job=${jobId}`);
      const shapes = () =>
        page.locator('article :has(> input[type=range]) img').evaluateAll((images) => {
          const [first, second] = images.map((image) => {
            const { x, y, width, height } = image.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join();
          });
          return { both: second !== undefined, same: first === second };
        });
      await expect.poll(shapes).toEqual({ both: true, same: true });
      await page.screenshot({ path: join(folder, '2-aligned.png') });
      const exact = await drawnAgain(page, site.product.url, known);
      const { left, right, back, behind } = known.photo.room;
      const bounds = exact.room.shell.outline[2]!;
      expect(Math.abs(bounds.x - left - right)).toBeLessThan(1);
      expect(Math.abs(bounds.y - back - behind)).toBeLessThan(1);
      const again = exact.pictures.find(({ url }) => url === exact.imageUrl)!.camera!;
      for (const [off, of] of misalignments(known, again, exact.room)) expect(off, of).toBeLessThan(ALIGNED);

      const plan = await (await fetch(design.floorPlanSvgUrl)).text();
      expect(plan).toMatch(/Dimensions from photo, ±\d+ in; verify on site\./);

      await askForBids(page, site.product, async () => {});
      const { link } = await mailWithLink(site.product, CONTRACTOR, /^\/contractors\?compose=1/);
      await page.goto(link);
      const scope = page.locator('[name=scope]');
      await page.waitForFunction(() =>
        document.querySelector<HTMLTextAreaElement>('[name=scope]')?.value.includes('from photo'),
      );
      expect((await scope.inputValue()).replace(/\s+/g, ' ')).toMatch(
        /Dimensions from photo, ±\d+ in; verify on site\..*Window in the north wall, width \d+'-[\d /]+" ±\d+ in from photo, found by its edges\./,
      );
      await eraseHomeowner(page, kept);
    },
    WALK_MS,
  );
});

/** The card of the photo is shorter once the room is confirmed: it stays in view, and the wish is the next stop. */
async function seesWhatWasConfirmed(page: Page): Promise<void> {
  const isInView = () =>
    page.getByText('seen from where you stood').evaluate((words) => {
      const { top, bottom } = words.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  await expect.poll(isInView).toBe(true);
  await headingHasFocus(page, 'Say what you want');
}

interface KeptSurvey {
  readonly id: string;
  readonly secret: string;
  readonly survey: { readonly photos: readonly { readonly imageUrl: string }[] };
}

/**
 * The homeowner has everything deleted: the room goes from the server, with every row and job that names it, its photo or the
 * homeowner, and what was drawn of it from the browser. Files that no row names are orphans: a sweep deletes them by their age.
 */
async function eraseHomeowner(page: Page, { id, secret, survey }: KeptSurvey): Promise<void> {
  const { product } = site;
  const keeps = async () => {
    const headers = { 'x-survey-secret': secret };
    return (await fetch(`${product.url}/api/surveys/${id}`, { headers })).status;
  };
  const drawn = () => page.evaluate(() => sessionStorage.getItem('plumbline.match'));
  expect(await keeps()).toBe(200);
  const photo = new URL(survey.photos[0]!.imageUrl).pathname.split('/').at(-1)!.replace(/\..*$/, '');
  const words = [id, photo, HOMEOWNER];
  expect(new Set((await rowsWith(product, words)).map((row) => row.split(': ')[1]))).toEqual(new Set(words));
  await expect.poll(drawn).not.toBeNull();
  await page.goto('/my-data');
  await page.getByLabel('Your email').fill(HOMEOWNER);
  await press(page, 'Mail me the link');
  const { link } = await mailWithLink(product, HOMEOWNER, /^\/my-data\?/);
  await page.goto(link);
  await press(page, 'Delete everything');
  await press(page, 'Yes, delete everything');
  await page.getByText(/What this browser kept of your rooms, designs and drafts is gone too/).waitFor();
  await expect.poll(drawn).toBeNull();
  expect(await until(async () => ((await keeps()) === 404 ? 'erased' : undefined), WALK_MS)).toBe('erased');
  await expect.poll(() => rowsWith(product, words), { timeout: WALK_MS }).toEqual([]);
}

interface Job {
  readonly designs?: readonly Design[];
}

interface Design {
  readonly imageUrl: string;
  readonly floorPlanSvgUrl: string;
  readonly pictures: readonly {
    readonly url: string;
    readonly width?: number | null;
    readonly height?: number | null;
    readonly camera?: Camera;
  }[];
  readonly room: Room;
}
type Camera = Parameters<typeof seenAt>[0];
type Room = { readonly shell: Parameters<typeof cornersOfOpening>[0]; readonly openings: readonly Opening[] };
type Opening = Parameters<typeof cornersOfOpening>[1];

/** Types the room's true lengths once its first concept is there, and waits for the one that is drawn in it then. */
async function drawnAgain(page: Page, url: string, { photo }: KnownRoom): Promise<Design> {
  const { left, right, back, behind } = photo.room;
  await press(page, 'Make it exact');
  await page.getByLabel('Wall ahead, from corner to corner').fill(`${Math.round(left + right)} in`);
  await page.getByLabel('From that wall to the one behind you').fill(`${Math.round(back + behind)} in`);
  await page.keyboard.press('Enter');
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, 'Save and draw it again');
  await page.waitForURL(/job=.*job=/);
  const job = new URL(page.url()).searchParams.getAll('job')[1];
  const design = await until(async () => {
    const answer = (await (await fetch(`${url}/api/designs/${job}`)).json()) as Job;
    return answer.designs?.[0];
  }, WALK_MS);
  // The page shows it a moment later; what is typed before belongs to the design that makes way.
  const folder = new URL(design.imageUrl).pathname.replace(/[^/]*$/, '');
  await untilConcept(page, page.locator(`article img[src*="${folder}"]`).first());
  return design;
}

/** How far corners of the room and its window lie in the picture from the photo's: shares of the diagonal, with names. */
function misalignments(
  { photo, corners, window }: KnownRoom,
  camera: Camera,
  { shell, openings }: Room,
): [number, string][] {
  const scale = camera.width / photo.camera.width;
  const diagonal = Math.hypot(camera.width, camera.height);
  const off = (place: readonly [number, number, number], was: { u: number; v: number }): number => {
    const seen = seenAt(camera, place);
    return seen ? Math.hypot(seen.u - scale * was.u, seen.v - scale * was.v) / diagonal : 1;
  };
  const [{ x: w }, { y: d }] = [shell.outline[2]!, shell.outline[2]!];
  const high = shell.ceiling.heightIn;
  const found = openings.find(({ kind, side }) => kind === 'window' && side === 'north');
  return [
    ...[...corners].map(([corner, was]): [number, string] => [
      off([corner.endsWith('left') ? 0 : w, d, corner.startsWith('floor') ? 0 : high], was),
      corner,
    ]),
    ...window.map((was, i): [number, string] => [
      Math.min(...cornersOfOpening(shell, found!).map((place) => off(place, was))),
      `window, corner ${i}`,
    ]),
  ];
}
