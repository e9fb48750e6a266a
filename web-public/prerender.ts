import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'postcss';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { PrerenderedPage } from './src/app/prerendered-pages.js';

interface ServerEntry {
  render(path: string): Promise<string>;
  prerenderedPages: readonly PrerenderedPage[];
}

const SHARE_PICTURE = '/share.jpg';

/**
 * Writes the landing page and the static pages as HTML after the build, and the bare shell as app.html for every
 * other path. With `publicUrl` (the site's address, known when an image is built for one place) the pages also carry
 * their canonical address and link picture, and there is a sitemap.
 */
export function prerender({ publicUrl }: { publicUrl: string | undefined }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      if (config.build.ssr) return;
      const out = resolve(config.root, config.build.outDir);
      const server = join(out, '.server');
      try {
        await writePages(out, await serverEntry(config, server), publicUrl);
      } finally {
        await rm(server, { recursive: true, force: true });
      }
    },
  };
}

/** Builds the site for Node and loads it. */
async function serverEntry({ root, configFile }: ResolvedConfig, outDir: string): Promise<ServerEntry> {
  await build({
    root,
    configFile,
    logLevel: 'error',
    build: { ssr: 'src/entry-server.tsx', outDir, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as ServerEntry;
}

async function writePages(
  out: string,
  { render, prerenderedPages }: ServerEntry,
  publicUrl: string | undefined,
): Promise<void> {
  const shell = await readFile(join(out, 'index.html'), 'utf8');
  await writeFile(join(out, 'app.html'), fill(shell, '', ''));
  const sheet = styleSheetOf(shell);
  const styles = await readFile(join(out, sheet), 'utf8');
  const lateSheet = sheet.replace(/\.css$/, '-late.css');
  await writeFile(join(out, lateSheet), withoutFonts(styles));
  for (const page of prerenderedPages) {
    const file = join(out, page.file);
    await mkdir(dirname(file), { recursive: true });
    const html = fill(shell, await render(page.path), headOf(page, publicUrl))
      .replace('<div id="root">', `<div id="root" data-path="${page.path}">`)
      .replace(/<title>.*<\/title>/, `<title>${escapeHtml(page.title)}</title>`);
    await writeFile(file, theRestLate(stylesInside(html, styles).replace(sheet, lateSheet)));
  }
  await writeFile(join(out, 'robots.txt'), robots(publicUrl));
  if (publicUrl) await writeFile(join(out, 'sitemap.xml'), sitemap(prerenderedPages, publicUrl));
}

function fill(shell: string, app: string, head: string): string {
  return shell.replace('<!--head-->', () => head).replace('<!--app-->', () => app);
}

function headOf(
  { path, title, description, facts, pictures = [] }: PrerenderedPage,
  publicUrl: string | undefined,
): string {
  const absolute = (address: string) => new URL(address, publicUrl).href;
  const tags = [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Plumbline" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    `<meta property="og:image" content="${publicUrl ? absolute(SHARE_PICTURE) : SHARE_PICTURE}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    publicUrl && `<link rel="canonical" href="${absolute(path)}" />`,
    publicUrl && `<meta property="og:url" content="${absolute(path)}" />`,
    ...pictures.map(
      ({ media, srcSet }) =>
        `<link rel="preload" as="image" type="image/avif" media="${media}" imagesrcset="${srcSet}" imagesizes="100vw" fetchpriority="high" />`,
    ),
    facts &&
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': facts }).replaceAll('<', '\\u003c')}</script>`,
  ];
  return tags.filter(Boolean).join('\n    ');
}

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

function styleSheetOf(shell: string): string {
  const address = STYLE_SHEET.exec(shell)?.[1];
  if (!address) throw new Error('The built shell names no style sheet.');
  return address;
}

/** The rules that come late leave the fonts alone: named twice, the browser would set the whole page again. */
function withoutFonts(styles: string): string {
  const sheet = parse(styles);
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return sheet.toString();
}

/** As many of the rules as the page shows stand in it: a phone's line would pay a round trip for the whole sheet. */
function stylesInside(html: string, styles: string): string {
  const shown = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ')));
  const sheet = parse(styles);
  sheet.walkRules((rule) => {
    const met = rule.selectors.filter((selector) =>
      [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].every(([, name]) => shown.has(name)),
    );
    if (met.length > 0) rule.selectors = met;
    else rule.remove();
  });
  return html.replace('</head>', () => `  <style>${sheet}</style>\n  </head>`);
}

const LATE = /\s*<(?:link rel="(?:modulepreload|stylesheet)"[^>]*>|script type="module"[^>]*><\/script>)/g;

/** What a reader sees is in the page already: public/start.js brings the scripts and the other rules after it. */
function theRestLate(html: string): string {
  const rest = html.match(LATE)?.join('') ?? '';
  return html
    .replace(LATE, '')
    .replace('</head>', () => `  <script async src="/start.js"></script>\n  </head>`)
    .replace('</body>', () => `  <template id="late">${rest}\n    </template>\n  </body>`);
}

function robots(publicUrl: string | undefined): string {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin/',
    'Disallow: /track/',
    'Disallow: /compare/',
    'Disallow: /measure/',
    'Disallow: /price-book',
    'Disallow: /my-bids',
  ];
  if (publicUrl) lines.push('', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`);
  return `${lines.join('\n')}\n`;
}

function sitemap(pages: readonly PrerenderedPage[], publicUrl: string): string {
  const urls = pages.map(({ path }) => `  <url><loc>${new URL(path, publicUrl).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
