import { findBrowser, freePort, startEmbedded } from '@plumbline/testing';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { type Figure, report } from './shared/report.js';

/** The pages that are written as HTML ahead (web-public/src/app/prerendered-pages.ts). */
const PAGES = ['/', '/contractors', '/privacy', '/terms', '/contact'];
const SCORE_LEAST = 95;
const PAINT_MOST_S = 1.5;
const SCRIPT_MOST_KB = 150;

/** Lighthouse's phone (slow 4G, a quarter of the processor) on every page that is written ahead. */
const product = await startEmbedded();
const { executablePath, args } = await findBrowser();
const chrome = await launch({
  chromePath: executablePath,
  port: await freePort(),
  chromeFlags: [...args, '--headless=new'],
});
try {
  for (const page of PAGES) await measure(page);
} finally {
  chrome.kill();
  await product.stop();
}
process.exit(0);

async function measure(page: string): Promise<void> {
  const result = await lighthouse(`${product.url}${page}`, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${page}.`);
  const { categories, audits } = result.lhr;
  const scores: Figure[] = Object.values(categories).map(({ title, score }) => ({
    what: title,
    value: Math.round((score ?? 0) * 100),
    unit: 'of 100',
    aim: { least: SCORE_LEAST },
  }));
  report(`Lighthouse, phone: ${page}`, [
    ...scores,
    {
      what: 'largest paint',
      value: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
      unit: 's',
      ...(page === '/' && { aim: { most: PAINT_MOST_S } }),
    },
    { what: 'script sent', value: scriptBytes(audits) / 1024, unit: 'KB', aim: { most: SCRIPT_MOST_KB } },
  ]);
  for (const audit of missed(result.lhr)) console.log(`    misses: ${audit}`);
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Bytes of script that came over the line, compressed. */
function scriptBytes(audits: Result['audits']): number {
  const details = audits['resource-summary']?.details as
    | { items?: readonly { resourceType: string; transferSize: number }[] }
    | undefined;
  return details?.items?.find(({ resourceType }) => resourceType === 'script')?.transferSize ?? Number.NaN;
}

/** What stands against a full score, where a category is below the aim. */
function missed({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .filter(({ score }) => (score ?? 0) * 100 < SCORE_LEAST)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.title} ${audit?.displayValue ?? ''}`);
}
