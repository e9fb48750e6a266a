import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '@plumbline/concept';
import { type Pixel, project, seenAt } from '@plumbline/survey';
import { PROJECT_ROOT, until } from '@plumbline/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EAST, NORTH, photoFrom, ROOM } from '../libs/survey/test/one-room.js';
import { photograph, type SyntheticPhoto, type SyntheticRoom } from '../libs/survey/test/synthetic-photo.js';
import { accessibilityFaults } from './site/accessibility.js';
import { oneTab, startSite } from './site/tab.js';
import { press } from './site/visitor.js';
import { type KnownRoom, writeKnownRoom } from './way/known-room.js';
import { matchByHand, tapAt, upload } from './way/match-by-hand.js';
import { untilConcept, WALK_MS } from './way/photo-to-bid.js';

/** Share of the photo's diagonal that a corner of the picture may lie off the photo's. */
const ALIGNED = 0.015;
const WIDTHS = [1_440, 390] as const;

// Its product runs on the newest Node that it is promised for, which is the one of the images.
const NODE = 24;
const site = startSite({ node: NODE });
const folder = join(PROJECT_ROOT, 'test-results', 'shaped-room');
mkdirSync(folder, { recursive: true });

/** A room with a corner cut out of it, ahead on the right; inches right of and ahead of the camera. */
const CUT = { x: 30, y: 110 } as const;
const SHAPED: SyntheticRoom = {
  left: 90,
  right: 110,
  back: 170,
  behind: 40,
  ceiling: 96,
  eye: 58,
  decals: [{ on: 'back', a: -60, b: -20, c: 38, d: 80, shade: 235, frame: 3.5 }],
  furniture: [{ x1: CUT.x, x2: 110, y1: CUT.y, y2: 170, z2: 96, shade: 214 }],
};
/** The corners of its floor that the photo shows, from left to right. */
const FLOOR = [
  [-SHAPED.left, SHAPED.back],
  [CUT.x, SHAPED.back],
  [CUT.x, CUT.y],
  [SHAPED.right, CUT.y],
] as const;

function photoOfShaped(): SyntheticPhoto {
  const degree = Math.PI / 180;
  const [width, height] = [1_200, 800];
  const camera = {
    width,
    height,
    focalLength: width / 2 / Math.tan(42 * degree),
    cx: width / 2,
    cy: height / 2,
    pitch: -4 * degree,
    roll: 0.4 * degree,
    turn: 8 * degree,
  };
  return { camera, room: SHAPED, image: photograph(SHAPED, camera, randomFrom(5)) };
}

describe('a room that is no box', () => {
  const tab = oneTab(site);

  it(
    'is marked corner by corner, on a desk and on a phone, and its concept lies over the photo',
    async () => {
      const { page } = tab;
      const known = await writeKnownRoom(photoOfShaped(), join(folder, 'shaped.jpg'));
      await firstConcept(page, known);
      await press(page, 'Make it exact');
      await press(page, 'It is not a box: mark its corners');
      const floor = FLOOR.map(([x, y]) => onFloor(known, x, y));
      // Two corners at either width: a phone shows the same photo a third as wide.
      for (const [at, width] of WIDTHS.entries()) {
        await page.setViewportSize({ width, height: 900 });
        for (const corner of floor.slice(2 * at, 2 * at + 2)) await tapAt(page, known, corner);
      }
      await page.getByText('A room of 6 walls. It is on the small plan.').waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFaults(page)).toEqual([]);
        await shot(page, `floor-${width}`);
      }
      const { room, pictures, imageUrl } = await drawnAgain(page);
      expect(room.shell.outline).toHaveLength(6);
      const picture = await fetch(imageUrl);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const { camera } = pictures.find(({ url }) => url === imageUrl)!;
      const scale = camera!.width / known.photo.camera.width;
      const diagonal = Math.hypot(camera!.width, camera!.height);
      const seen = room.shell.outline.flatMap(({ x, y }) => seenAt(camera!, [x, y, 0]) ?? []);
      for (const { u, v } of floor) {
        const off = Math.min(...seen.map((at) => Math.hypot(at.u - scale * u, at.v - scale * v)));
        expect(off / diagonal).toBeLessThan(ALIGNED);
      }
      await page.goto(`/results?job=${new URL(page.url()).searchParams.getAll('job')[1]}`);
      await page.locator('article input[type=range]').first().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await shot(page, `aligned-${width}`, 'article');
      }
    },
    WALK_MS,
  );
});

describe('on a phone', () => {
  const tab = oneTab(site);

  it(
    'a room is measured from two photos that show the same corner',
    async () => {
      const { page } = tab;
      await page.setViewportSize({ width: 390, height: 900 });
      const first = await writeKnownRoom(photoFrom(ROOM, NORTH, 3), join(folder, 'north.jpg'));
      const second = await writeKnownRoom(photoFrom(ROOM, EAST, 4), join(folder, 'east.jpg'));
      await firstConcept(page, first);
      await press(page, 'Make it exact');
      await page.getByLabel('Add another photo of this room').setInputFiles(second.file);
      const pick = (group: string, place: string) =>
        page
          .getByRole('group', { name: group, exact: true })
          .locator('label', { has: page.getByRole('radio', { name: place }) })
          .click();
      await pick('In photo 2', 'Left corner');
      await pick('The same in photo 1', 'Right corner');
      expect(await accessibilityFaults(page)).toEqual([]);
      await shot(page, 'two-photos-390');
      await press(page, 'Put the photos together');
      await page.getByText('Photo 2 looks at the wall on the right.').waitFor();
      await expect.poll(() => page.getByText(/^From your photos/).count()).toBe(2);
      await shotInBothThemes(page, 'together-390');
      // A length that the photos contradict is kept and named; emptied, the photos tell it again.
      const ahead = page.getByLabel('Wall ahead, from corner to corner');
      await ahead.fill(`${Math.round(1.5 * ROOM.width)} in`);
      await page.keyboard.press('Enter');
      await page.getByText(/^Your number is kept, but between the corners in the photo it is/).waitFor();
      await shotInBothThemes(page, 'contradicted-390');
      expect(await accessibilityFaults(page)).toEqual([]);
      await ahead.fill('');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByText(/^From your photos/).count()).toBe(2);
      const { x, y } = (await drawnAgain(page)).room.shell.outline[2]!;
      expect(Math.abs(x / ROOM.width - 1)).toBeLessThan(0.03);
      expect(Math.abs(y / ROOM.depth - 1)).toBeLessThan(0.03);
      await page.goto(`/results?job=${new URL(page.url()).searchParams.getAll('job')[1]}`);
      await page.locator('article input[type=range]').first().waitFor();
      await shotInBothThemes(page, 'joined-aligned-390', 'article');
      // The room is saved against the word of its photos.
      await press(page, 'Make it exact');
      await ahead.fill('20 ft');
      await page.keyboard.press('Enter');
      await page.getByText(/^Your number is kept/).waitFor();
      expect((await drawnAgain(page)).room.shell.outline[2]!.x).toBe(240);
    },
    WALK_MS,
  );
});

it(`on Node ${NODE} stops in good order`, async () => {
  expect(await site.product.process.end('SIGTERM')).toBe(0);
});

interface Design {
  readonly imageUrl: string;
  readonly pictures: readonly { readonly url: string; readonly camera?: Parameters<typeof seenAt>[0] }[];
  readonly room: {
    readonly shell: { readonly outline: readonly { readonly x: number; readonly y: number }[] };
  };
}

const shot = (page: Page, name: string, of = 'section[aria-labelledby="exact-title"]') =>
  page
    .locator(of)
    .first()
    .screenshot({ path: join(folder, `${name}.png`) });

async function shotInBothThemes(page: Page, name: string, of?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(page, `${name}-${colorScheme}`, of);
  }
}

async function firstConcept(page: Page, known: KnownRoom): Promise<void> {
  await upload(page, known.file);
  await matchByHand(page, known);
  await Promise.all([page.waitForResponse('**/api/surveys'), press(page, 'Looks right')]);
  await page.getByText('The room is the one in your photo.').waitFor();
  await press(page, 'Show Designs');
  await untilConcept(page);
}

/** Where the photo shows a point of the floor, inches right of and ahead of the camera. */
const onFloor = ({ photo: { camera, room } }: KnownRoom, x: number, y: number): Pixel =>
  project(camera, [x / room.eye, y / room.eye, -1])!;

/** Saves the room, and waits for the design that is drawn in it. */
async function drawnAgain(page: Page): Promise<Design> {
  const kept = page.waitForResponse((answer) => answer.url().includes('/api/surveys/'));
  await press(page, 'Save and draw it again');
  expect((await kept).status()).toBe(200);
  await page.waitForURL(/job=.*job=/);
  const job = new URL(page.url()).searchParams.getAll('job')[1];
  return until(async () => {
    const answer = (await (await fetch(`${site.product.url}/api/designs/${job}`)).json()) as {
      readonly designs?: readonly Design[];
    };
    return answer.designs?.[0];
  }, WALK_MS);
}
