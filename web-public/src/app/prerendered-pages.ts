import { NARROW } from '#components/picture/before-after.js';
import { HERO_AFTER } from '#features/showcase/hero-pictures.js';
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
  /** The largest picture of the first screen, by the window's width: fetched before anything else. */
  readonly pictures?: readonly { readonly media: string; readonly srcSet: string }[];
}

/** The pages that are written as HTML when the site is built: what search engines and link previews look at. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  {
    path: '/',
    file: 'index.html',
    title: common.homeTitle,
    description: pageDescriptions.home,
    pictures: [
      { media: NARROW, srcSet: HERO_AFTER.narrowSet },
      { media: `not all and ${NARROW}`, srcSet: HERO_AFTER.avifSet },
    ],
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
