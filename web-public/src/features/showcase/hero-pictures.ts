/** The landing page's first pictures, in the widths the browser may choose from. */
const pictures = (name: string) => ({
  src: `/hero/${name}-1536.webp`,
  srcSet: `/hero/${name}-768.webp 768w, /hero/${name}-1536.webp 1536w`,
});

export const HERO_BEFORE = pictures('before');
export const HERO_AFTER = pictures('after');
/** The picture fills the window; a tall phone shows a part of its width only. */
export const HERO_SIZES = '(min-width: 40rem) 100vw, 135vw';
