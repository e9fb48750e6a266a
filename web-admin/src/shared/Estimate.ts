/** What a concept is thought to cost, in US dollars. */
export interface Estimate {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
  readonly year?: number;
  readonly notes?: readonly string[];
  readonly lines?: readonly EstimateLine[];
}

export interface EstimateLine {
  readonly label: string;
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}
