import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { squeezedTexts } from './squeezed.js';

/** What axe finds on the page as it stands: every rule by day, and the colours once more by night; and squeezed texts. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.waitForLoadState('load');
  await page.evaluate(axe.source);
  // A colour on its way from day to night is neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await drawn(page);
  const byDay = await run(page, {});
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await drawn(page);
  const byNight = await run(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const squeezed = await squeezedTexts(page);
  return [
    ...byDay,
    ...byNight.map((fault) => `dark: ${fault}`),
    ...squeezed.map((text) => `squeezed: ${text}`),
  ];
}

/** Waits until the page has been drawn as it is now, and what was moving in it has come to its end. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise<void>((next) => requestAnimationFrame(() => requestAnimationFrame(() => next())));
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (wanted) => window.axe.run(document, { resultTypes: ['violations'], ...wanted }),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
