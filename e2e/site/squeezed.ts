import type { Page } from 'playwright-core';

/** A column is too narrow for its words where so many lines hold so few letters each. */
const LINES = 5;
const LETTERS_A_LINE = 12;

/** Texts that a column squeezes to a word or two a line, each with its first words and its width in CSS pixels. */
export const squeezedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ lines: most, letters: least }) => {
      // What is there for a screen reader or a robot alone has no size, or lies off the page.
      const isHidden = (element: Element | null): boolean => {
        if (!element) return false;
        const { width, height, right } = element.getBoundingClientRect();
        return width <= 2 || height <= 2 || right <= 0 || isHidden(element.parentElement);
      };
      const squeezed: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = text.textContent?.trim().replace(/\s+/g, ' ') ?? '';
        const element = text.parentElement;
        if (words.length < most * 3 || !element?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (lines >= most && words.length / lines < least && !isHidden(element)) {
          const { width } = range.getBoundingClientRect();
          squeezed.push(`${words.slice(0, 40)} … (${lines} lines, ${Math.round(width)} px wide)`);
        }
      }
      return squeezed;
    },
    { lines: LINES, letters: LETTERS_A_LINE },
  );
