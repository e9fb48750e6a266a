const WIDTHS = [640, 960, 1440, 1920];

/** The landing page's first pictures, in the widths the browser may choose from (made by scripts/pictures.mjs). */
const pictures = (name: string) => {
  const set = (format: string) =>
    WIDTHS.map((width) => `/hero/${name}-${width}.${format} ${width}w`).join(', ');
  return { src: `/hero/${name}-960.webp`, srcSet: set('webp'), avifSet: set('avif') };
};

export const HERO_BEFORE = pictures('before');
export const HERO_AFTER = pictures('after');
/** The picture fills the window; on a phone, where the line is slow, the next smaller one does as well. */
export const HERO_SIZES = '(min-width: 40rem) 100vw, 105vw';
