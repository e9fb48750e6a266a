import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, PROJECT_ROOT, startEmbedded } from '@plumbline/testing';
import type { Page } from 'playwright-core';
import { PROVOCATIONS } from './messages.js';
import { CONTRACTOR, HOMEOWNER, makeBid } from './real-bid.js';
import { openCompose, press, returnAfterUpload, startAfresh } from './visitor.js';

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

interface State {
  readonly name: string;
  readonly show: (page: Page) => Promise<unknown>;
}

const wanted = process.argv.slice(2);
const isWanted = ({ name }: State) => !wanted.length || wanted.some((part) => name.includes(part));

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT);
const product = await startEmbedded();
const browser = await launchBrowser();
try {
  const states = (await allStates()).filter(isWanted);
  for (const width of WIDTHS) for (const scheme of SCHEMES) await takeAll(states, width, scheme);
  writeFileSync(join(OUT, 'index.html'), contactSheet());
  console.log(`${states.length} states in ${join(OUT, 'index.html')}`);
} finally {
  await browser.close();
  await product.stop();
}
process.exit(0);

/** Routes, what a real concept and a real bid look like, and every state in which a sentence of the spec stands. */
async function allStates(): Promise<State[]> {
  const open = (name: string, path: string): State => ({ name, show: (page) => page.goto(path) });
  const bid = await makeBid(product.url);
  return [
    ...[...ROUTES, ...LINKS].map((path) => open(path, path)),
    { name: 'photos uploaded', show: returnAfterUpload },
    open('concept', `/results?job=${bid.jobId}`),
    open('tracked bid', `/track/${bid.trackToken}`),
    open('my bids', `/my-bids?email=${HOMEOWNER}`),
    {
      name: 'composing',
      show: async (page) => {
        await page.goto(`/contractors?compose=1&bidId=${bid.bidId}&email=${CONTRACTOR}`);
        await press(page, 'Load SOW draft');
        await page.locator('form').getByRole('img').first().waitFor();
      },
    },
    { name: 'composing from nothing', show: openCompose },
    ...PROVOCATIONS.map(({ key, sentence, provoke, ownClock }) => ({
      name: key,
      show: async (page: Page) => {
        if (ownClock) await page.clock.install();
        await provoke(page);
        await page.getByText(sentence).filter({ visible: true }).first().waitFor();
        if (ownClock) await page.clock.resume();
      },
    })),
  ];
}

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
  for (const [index, { name, show }] of states.entries()) {
    await startAfresh(page);
    await show(page);
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {
      // A state of waiting keeps its call open: it is taken as it stands.
    });
    await showLazyPictures(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const file = `${String(index).padStart(2, '0')}-${name.replace(/[^a-z0-9]+/gi, '-')}-${width}-${colorScheme}.png`;
    const path = join(OUT, file);
    // On the landing page a state is in its bench: the rest is in the picture of the page itself.
    const bench = page.locator('#get-started');
    if (name !== '/' && (await bench.count())) await bench.screenshot({ path });
    else await page.screenshot({ path, fullPage: true });
  }
  await context.close();
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
