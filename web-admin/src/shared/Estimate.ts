/** What a concept is thought to cost, in US dollars: as much of libs/room's estimate as the console shows. */
export interface Estimate extends Range {
  /** Where only a part of the whole is asked for: what that part costs. */
  readonly part?: Range & { readonly workType: string };
  readonly lines: readonly EstimateLine[];
  /** Set aside for what shows itself on site. */
  readonly contingency: Range;
  /** Year of the newest unit price used. */
  readonly year: number;
  readonly notes: readonly string[];
}

export interface EstimateLine extends Range {
  readonly item: string;
  readonly quantity: number;
  readonly unit: string;
}

interface Range {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}
