import { launchBrowser, photoPath, startEmbedded } from '@plumbline/testing';
import type { Page } from 'playwright-core';
import { report } from './shared/report.js';

/** Lighthouse's slow 4G: bytes a second and milliseconds. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true } as const;
const ZIP = '78704';
const WISH = 'Oak and quartz';
/** What the phone's own picker asks for: the photo, and its "Add". */
const PICKER_TAPS = 2;
/** Between two keys: a quick thumb. */
const KEY_MS = 120;
const PATIENCE_MS = 120_000;

/** The first minute of somebody whom the site has never seen: from the landing page to the first picture. */
const product = await startEmbedded();
const browser = await launchBrowser();
try {
  await measure('with a photo of their own', async (person) => {
    const choosing = person.page.waitForEvent('filechooser');
    await person.tap(person.page.locator('button', { hasText: 'Choose photos' }));
    await (await choosing).setFiles(photoPath('kitchen-phone.jpg'));
    person.taps += PICKER_TAPS;
    await person.type('[name=zipCode]', ZIP);
    await person.tap(person.page.getByRole('button', { name: 'Upload Files' }));
    await person.type('[name=designPrompt]', WISH);
  });
  await measure('with the sample photo', async (person) => {
    await person.tap(person.page.getByRole('button', { name: /sample kitchen/ }));
    await person.type('[name=designPrompt]', WISH);
    await person.type('[name=wishZip]', ZIP);
  });
} finally {
  await browser.close();
  await product.stop();
}
process.exit(0);

type Target = ReturnType<Page['locator']>;
type Person = ReturnType<typeof personAt>;

/** Somebody with a phone, whose taps and typed characters are counted. */
function personAt(page: Page) {
  const person = {
    page,
    taps: 0,
    characters: 0,
    async tap(target: Target) {
      await target.tap();
      person.taps += 1;
    },
    async type(field: string, text: string) {
      await person.tap(page.locator(field));
      await page.keyboard.type(text, { delay: KEY_MS });
      person.characters += text.length;
    },
  };
  return person;
}

async function measure(how: string, describe: (person: Person) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...PHONE, baseURL: product.url });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  const person = personAt(page);
  const opened = performance.now();
  await page.goto('/');
  await page.locator('form :enabled').first().waitFor();
  const ready = performance.now();
  await person.tap(page.getByRole('link', { name: 'Start with photos' }));
  await describe(person);
  await person.tap(page.getByRole('button', { name: 'Show Designs' }));

  const asked = performance.now();
  const concept = page.getByRole('article').getByRole('img').first();
  const preview = page.getByRole('img', { name: 'First look at your concept' });
  await preview.or(concept).first().waitFor();
  const previewed = performance.now();
  await concept.waitFor();
  await concept.evaluate((image: unknown) => (image as { decode(): Promise<void> }).decode());
  const pictured = performance.now();
  await context.close();

  report(`The first minute on a phone, slow 4G, ${how}`, [
    { what: 'page ready to be used', value: (ready - opened) / 1000, unit: 's' },
    { what: 'taps from the landing page to "Show Designs"', value: person.taps, unit: '', aim: { most: 8 } },
    { what: 'characters typed', value: person.characters, unit: '', aim: { most: 20 } },
    { what: 'from there to the preview', value: (previewed - asked) / 1000, unit: 's', aim: { most: 3 } },
    {
      what: 'from there to the picture',
      value: (pictured - asked) / 1000,
      unit: 's',
      aim: { most: 8 },
    },
  ]);
}
