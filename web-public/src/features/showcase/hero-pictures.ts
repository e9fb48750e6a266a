const WIDTHS = [640, 960, 1440, 1920];
const NARROW_WIDTHS = [750, 1024];

/**
 * The landing page's first pictures, in the widths the browser may choose from (made by scripts/pictures.mjs); for a
 * phone cut to the shape in which it shows them, so that no byte is spent on what it does not show.
 */
const pictures = (name: string) => {
  const set = (format: string, widths = WIDTHS) =>
    widths.map((width) => `/hero/${name}-${width}.${format} ${width}w`).join(', ');
  return {
    src: `/hero/${name}-960.webp`,
    srcSet: set('webp'),
    avifSet: set('avif'),
    narrowSet: set('avif', NARROW_WIDTHS),
  };
};

export const HERO_BEFORE = pictures('before');
export const HERO_AFTER = pictures('after');
