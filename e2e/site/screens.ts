import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, PROJECT_ROOT, startEmbedded } from '@plumbline/testing';
import type { Browser, BrowserContext } from 'playwright-core';
import { PROVOCATIONS } from './messages.js';
import { openCompose, openMyBids, openTrackedBid, uploadPhoto } from './visitor.js';

/** npm run screens: every route and state, on a phone and a desk, light and dark, and a sheet of all of them. */
const OUT = join(PROJECT_ROOT, 'screens');
const WIDTHS = [390, 1440];
const SCHEMES = ['light', 'dark'] as const;
const ROUTES = ['/', '/contractors', '/success', '/privacy', '/terms', '/contact', '/my-bids', '/my-data'];
const LINKS = [
  '/confirm/x',
  '/withdraw/x',
  '/not-interested',
  '/unsubscribe',
  '/my-data?email=a@b.co&link=x',
];

type State = { readonly name: string; readonly show: (page: PageOf) => Promise<unknown> };
type PageOf = Awaited<ReturnType<BrowserContext['newPage']>>;

const STATES: readonly State[] = [
  ...[...ROUTES, ...LINKS].map((path) => ({ name: path, show: (page: PageOf) => page.goto(path) })),
  { name: 'photos uploaded', show: uploadPhoto },
  { name: 'my bids', show: openMyBids },
  { name: 'tracked bid', show: (page) => openTrackedBid(page) },
  { name: 'composing', show: openCompose },
  ...PROVOCATIONS.map(({ key, sentence, provoke }) => ({
    name: key,
    show: async (page: PageOf) => {
      await provoke(page);
      await page.getByText(sentence).filter({ visible: true }).first().waitFor();
    },
  })),
];

const wanted = process.argv.slice(2);
const states = STATES.filter(({ name }) => !wanted.length || wanted.some((part) => name.includes(part)));
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT);
const product = await startEmbedded();
const browser = await launchBrowser();
try {
  for (const [index, state] of states.entries()) {
    for (const width of WIDTHS)
      for (const scheme of SCHEMES) await take(browser, state, index, width, scheme);
  }
  writeFileSync(join(OUT, 'index.html'), contactSheet());
} finally {
  await browser.close();
  await product.stop();
}
console.log(`${states.length} states in ${join(OUT, 'index.html')}`);
process.exit(0);

async function take(
  browser: Browser,
  { name, show }: State,
  index: number,
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
  const file = `${String(index).padStart(2, '0')}-${name.replace(/[^a-z0-9]+/gi, '-')}-${width}-${colorScheme}.png`;
  try {
    await show(page);
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {
      // A state of waiting keeps its call open: it is taken as it stands.
    });
    await page.screenshot({ path: join(OUT, file), fullPage: true });
  } finally {
    await context.close();
  }
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
