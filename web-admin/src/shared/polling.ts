/** How often lists and figures are asked for again while the page is looked at, in milliseconds. */
export const POLL = { list: 10_000, detail: 10_000, figures: 15_000 } as const;
