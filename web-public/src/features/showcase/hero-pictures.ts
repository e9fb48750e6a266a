/** The landing page's first pictures, in the widths the browser may choose from. */
const pictures = (name: string) => ({
  src: `/hero/${name}-960.webp`,
  srcSet: `/hero/${name}-640.webp 640w, /hero/${name}-960.webp 960w`,
});

export const HERO_BEFORE = pictures('before');
export const HERO_AFTER = pictures('after');
/** The picture fills the window; a tall phone shows a part of its width only. */
export const HERO_SIZES = '(min-width: 40rem) 100vw, 135vw';
