import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, PROJECT_ROOT, startEmbedded } from '@plumbline/testing';
import type { Page } from 'playwright-core';
import { allStates, type State } from './states.js';
import { startAfresh } from './visitor.js';

/**
 * npm run screens: every route and state, on a phone and a desk, light and dark, and a sheet of all of them.
 * Words choose states by a part of their names; numbers are widths to take instead, `light` or `dark` one scheme.
 */
const OUT = join(PROJECT_ROOT, 'screens');
const PHONE_MAX = 767;
/** A letter sheet less its margins, in CSS pixels. */
const PAPER = { width: 695, height: 935 };
const wanted = process.argv.slice(2);
const widths = wanted.filter((word) => /^\d+$/.test(word)).map(Number);
const schemes = (['light', 'dark'] as const).filter((scheme) => wanted.includes(scheme));
const names = wanted.filter((word) => !/^(\d+|light|dark)$/.test(word));
const isWanted = ({ name }: State) =>
  !names.length || names.some((part) => (part === '/' ? name === '/' : name.includes(part)));

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT);
const product = await startEmbedded({ env: { PICTURE_SCALE: '1' } });
const browser = await launchBrowser();
try {
  const states = (await allStates(product.url)).filter(isWanted);
  for (const width of widths.length ? widths : [390, 1440]) {
    for (const scheme of schemes.length ? schemes : (['light', 'dark'] as const)) {
      await takeAll(states, width, scheme);
    }
  }
  writeFileSync(join(OUT, 'index.html'), contactSheet());
  console.log(`${states.length} states in ${join(OUT, 'index.html')}`);
} finally {
  await browser.close();
  await product.stop();
}
process.exit(0);

async function takeAll(
  states: readonly State[],
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    baseURL: product.url,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const [index, state] of states.entries()) {
    if (state.onPhone && width > PHONE_MAX) continue;
    await startAfresh(page);
    await state.show(page);
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {
      // A state of waiting keeps its call open: it is taken as it stands.
    });
    await showLazyPictures(page);
    const name = state.name.replace(/[^a-z0-9]+/gi, '-');
    await take(
      page,
      state,
      join(OUT, `${String(index).padStart(3, '0')}-${name}-${width}-${colorScheme}.png`),
    );
  }
  await context.close();
}

async function take(page: Page, { name, over, printed }: State, path: string): Promise<void> {
  if (over) {
    await page.screenshot({ path });
    return;
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const window = page.viewportSize();
  if (printed) {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPER);
  }
  // On the landing page a state is in its bench: the rest is in the picture of the page itself.
  const bench = page.locator('#get-started');
  if (name !== '/' && (await bench.count())) {
    // The header follows the window, which is moved to take a part of a page.
    await bench.screenshot({ path, style: 'header[data-site] { position: static }' });
  } else await page.screenshot({ path, fullPage: true });
  if (printed) {
    await page.emulateMedia({ media: null });
    if (window) await page.setViewportSize(window);
  }
}

/** Pictures far below the window come only when they are scrolled to; a full-page picture does not scroll. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

function contactSheet(): string {
  const figures = readdirSync(OUT)
    .filter((file) => file.endsWith('.png'))
    .map(
      (file) =>
        `<figure><a href="${file}"><img src="${file}" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
    );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;font:12px sans-serif}figure{margin:0}img{width:100%;height:22rem;object-fit:cover;object-position:top;border:1px solid #999}</style>${figures.join('\n')}`;
}
