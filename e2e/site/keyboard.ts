import type { Page } from 'playwright-core';

/** More stops than any page of the site has. */
const STOPS_MOST = 150;

/** Presses Tab until the control of that name has the focus. @throws Error naming what was passed on the way */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.length < STOPS_MOST) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const words = element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent;
      return (words ?? element?.textContent ?? '').trim();
    });
    if (focused.startsWith(name)) return;
    passed.push(focused);
  }
  throw new Error(`Tab never came to ${name}. It passed: ${passed.join(' | ')}`);
}

/** Goes to a field by keyboard and types into it. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to a control by keyboard and presses it. */
export async function pressByKey(page: Page, name: string, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Waits until the focus is on a heading of that text: where a new page or part begins for who cannot see it. */
export async function headingHasFocus(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      /^H[1-6]$/.test(document.activeElement?.tagName ?? '') &&
      document.activeElement?.textContent?.includes(wanted),
    text,
  );
}
