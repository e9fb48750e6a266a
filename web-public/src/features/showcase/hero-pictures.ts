/** The landing page's first pictures, in the widths the browser may choose from. */
const pictures = (name: string) => ({
  src: `/hero/${name}-960.webp`,
  srcSet: [640, 960, 1920].map((width) => `/hero/${name}-${width}.webp ${width}w`).join(', '),
});

export const HERO_BEFORE = pictures('before');
export const HERO_AFTER = pictures('after');
/** The picture fills the window; a tall phone shows a part of its width only. */
export const HERO_SIZES = '(min-width: 40rem) 100vw, 135vw';
