import type { Page } from 'playwright-core';

/** What a phone shows of a page before anything is unfolded. */
export interface Glance {
  /** Words that can be seen, without the site's header and footer. */
  readonly words: number;
  readonly heightPx: number;
  /** How much of the first picture stands on the first screen. */
  readonly picturePx: number;
}

const PHONE = { width: 390, height: 780 };

/** Looks at the page that is open through a phone's window, and gives the window back its size. */
export async function glanceOnPhone(page: Page): Promise<Glance> {
  const before = page.viewportSize();
  await page.setViewportSize(PHONE);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const glance = await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const seen = (node: Node) => {
      const element = node.parentElement!;
      return element.checkVisibility() && !element.closest('.visually-hidden, [aria-hidden=true], noscript');
    };
    let words = 0;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (seen(text)) words += text.textContent?.match(/\S+/g)?.length ?? 0;
    }
    const picture = main.querySelector('img')!.getBoundingClientRect();
    return {
      words,
      heightPx: Math.round(main.getBoundingClientRect().height),
      picturePx: Math.round(Math.min(picture.bottom, innerHeight) - Math.max(picture.top, 0)),
    };
  });
  if (before) await page.setViewportSize(before);
  return glance;
}
