import type { Page } from 'playwright-core';
import { untilStill } from '../site/still.js';
import { press } from '../site/visitor.js';
import { cornerInPhoto, type KnownRoom } from './known-room.js';

/** Sends a photo from the landing page. */
export async function upload(page: Page, file: string): Promise<void> {
  await page.goto('/');
  await page.locator('[name=zipCode]').fill('78704');
  await page.locator('input[type=file]:enabled').first().setInputFiles(file);
  await press(page, 'Upload Files');
}

/** Drags both ends of one upright corner to where the room has them, says how high it is. */
export async function matchByHand(page: Page, known: KnownRoom): Promise<void> {
  const choice = (name: string | RegExp) => page.locator('label', { has: page.getByRole('radio', { name }) });
  await choice('None fits').click();
  const side = known.corners.has('floor-left') || known.corners.has('ceiling-left') ? 'left' : 'right';
  const name = side === 'left' ? 'Left corner' : 'Right corner';
  await dragTo(page, `${name}, at the floor`, known, cornerInPhoto(known, `floor-${side}`));
  await dragTo(page, `${name}, at the ceiling`, known, cornerInPhoto(known, `ceiling-${side}`));
  await choice(`${known.photo.room.ceiling / 12} ft`).click();
  await page
    .getByText(/wall \d+′/)
    .filter({ visible: true })
    .first()
    .waitFor();
}

/** Where a pixel of the photo is on the page, once the photo stands still there. */
export async function pointOf(page: Page, { photo }: KnownRoom, at: { u: number; v: number }) {
  const stage = page.getByAltText('Your photo with the outline of the room').last();
  await stage.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await untilStill(stage);
  return { x: x + (at.u / photo.camera.width) * width, y: y + (at.v / photo.camera.height) * height };
}

export async function tapAt(page: Page, known: KnownRoom, at: { u: number; v: number }): Promise<void> {
  const { x, y } = await pointOf(page, known, at);
  await page.mouse.click(x, y);
}

/** Waits until the outline is the room's as it was drawn last: what the photo is searched for moves the handles. */
export async function untilSolved(page: Page): Promise<void> {
  await page
    .locator('[aria-busy="true"]', { has: page.getByAltText('Your photo with the outline of the room') })
    .waitFor({ state: 'detached' });
}

export async function dragTo(
  page: Page,
  grip: string,
  known: KnownRoom,
  to: { u: number; v: number },
): Promise<void> {
  await untilSolved(page);
  const end = await pointOf(page, known, to);
  await page.getByRole('slider', { name: grip }).hover();
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}
