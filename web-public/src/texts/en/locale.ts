/** The language of this catalogue, for dates, numbers and the page. */
export const locale = 'en-US';
