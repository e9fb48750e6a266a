import { HERO_AFTER, HERO_SIZES } from '#features/showcase/hero-pictures.js';
import { common } from '#texts/common';
import { landing } from '#texts/landing';
import { pageDescriptions } from '#texts/page-descriptions';

export interface PrerenderedPage {
  readonly path: string;
  /** Ends up as the page's file name below dist. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** schema.org facts about the page. */
  readonly facts?: readonly object[];
  /** The largest picture of the first screen, fetched before anything else. */
  readonly picture?: { readonly type: string; readonly srcSet: string; readonly sizes: string };
}

/** The pages that are written as HTML when the site is built: what search engines and link previews look at. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  {
    path: '/',
    file: 'index.html',
    title: common.homeTitle,
    description: pageDescriptions.home,
    picture: { type: 'image/avif', srcSet: HERO_AFTER.avifSet, sizes: HERO_SIZES },
    facts: [
      { '@type': 'Organization', name: common.product, description: pageDescriptions.home },
      {
        '@type': 'FAQPage',
        mainEntity: landing.faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  },
  page('contractors'),
  page('privacy'),
  page('terms'),
  page('contact'),
];

function page(name: Exclude<keyof typeof pageDescriptions, 'home'>): PrerenderedPage {
  const { title, description } = pageDescriptions[name];
  return { path: `/${name}`, file: `${name}/index.html`, title: `${title} · ${common.product}`, description };
}
