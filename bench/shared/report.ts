/** A figure with its unit, beside the aim it is held against. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What the design aims at; figures without one are for reading. */
  readonly aim?: { readonly most?: number; readonly least?: number };
}

/** Prints figures as a table; says of each with an aim whether it is met. */
export function report(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const { what, value, unit, aim } of figures) {
    const bound =
      aim?.most !== undefined ? `≤ ${aim.most}` : aim?.least !== undefined ? `≥ ${aim.least}` : '';
    const met = !aim || (value <= (aim.most ?? Infinity) && value >= (aim.least ?? -Infinity));
    console.log(
      `  ${what.padEnd(width)}  ${format(value).padStart(9)} ${unit.padEnd(8)} ${bound && `aim ${bound}: ${met ? 'met' : 'MISSED'}`}`,
    );
  }
}

interface Speed {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Beside {
  readonly what: string;
  readonly ours: Speed;
  readonly limit: Speed;
  /** The share of the limit that is aimed at. */
  readonly least?: number;
}

/** Prints what we reach beside the limit of the same run, as a line of a table whose first column is `width` wide. */
export function reportBeside({ what, ours, limit, least }: Beside, width: number): void {
  const speed = ({ perSecond, p50Ms, p99Ms }: Speed) =>
    `${format(perSecond).padStart(6)}  ${`${Math.round(p50Ms)}/${Math.round(p99Ms)}`.padEnd(10)}`;
  const share = ours.perSecond / limit.perSecond;
  console.log(
    `  ${what.padEnd(width)}  ours ${speed(ours)} limit ${speed(limit)} share ${share.toFixed(2)} ${least === undefined ? '' : `aim ≥ ${least}: ${share >= least ? 'met' : 'MISSED'}`}`,
  );
}

const format = (value: number) => (value >= 100 ? String(Math.round(value)) : value.toPrecision(3));

/** The value below which the given share (0–1) of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5);
