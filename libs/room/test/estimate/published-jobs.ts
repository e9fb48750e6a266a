import type { ConceptRequest } from '@plumbline/brief';
import type { Estimate } from '@plumbline/concept';
import { planConcept } from '../../src/index.js';

/**
 * Prices of whole jobs as they were published, with their specification, place and year. A publisher's figure is what
 * the job costs a homeowner, overhead and profit in it and no contingency. Several are one specification in other years
 * and places: they hold the year and state factors, not the specification. Cited from pages that quote the reports.
 */
export interface PublishedJob {
  readonly name: string;
  /** The specification as this planner is asked for it. */
  readonly request: ConceptRequest;
  /** Where it was published for: a state, or the nation. */
  readonly state?: string;
  readonly year: number;
  /** US dollars of that year. */
  readonly usd: number;
  readonly source: string;
  /** Grades were fitted to it; the others are only reported. */
  readonly fitted: boolean;
}

/**
 * US city average of all items, CPI-U, yearly means, 1982-84 = 100: US Bureau of Labor Statistics, public domain. 2025 is
 * the mean of the months at hand.
 */
const CPI: Readonly<Record<number, number>> = {
  2012: 229.594,
  2020: 258.811,
  2021: 270.97,
  2022: 292.655,
  2023: 304.702,
  2024: 313.689,
  2025: 322,
};
/** The year of the price table. */
const TODAY = 2025;

const MINOR: ConceptRequest = {
  category: 'kitchen',
  area: '14x14.3',
  style: 'traditional',
  layout: 'U-shape',
  features:
    'We only want to replace the counters with laminate, the range, the refrigerator, the floor with vinyl, a new sink and faucet, the cabinet hardware, the cabinet doors (reface the cabinets), and paint walls, trim and ceiling. Keep the dishwasher, the hood and the microwave.',
};
const MAJOR: ConceptRequest = {
  category: 'kitchen',
  area: '14x14.3',
  style: 'traditional',
  layout: 'U-shape',
  features:
    'new semi-custom wood cabinets, island, laminate counters, stainless sink, range, vented hood, built-in microwave, dishwasher, garbage disposal, recessed lights, vinyl sheet floor, paint',
};
const UPSCALE: ConceptRequest = {
  category: 'kitchen',
  area: '14x14.3',
  style: 'traditional',
  layout: 'U-shape',
  features:
    'custom white cabinets, quartzite counters, ceramic tile backsplash, built-in panel-ready refrigerator, 36 inch gas cooktop, vent hood, wall oven, built-in microwave, dishwasher, undermount sink, water filter, recessed lights, under-cabinet lights, tile floor that looks like wood',
};
const BATH: ConceptRequest = {
  category: 'bathroom',
  area: '5x7',
  features:
    'alcove tub with ceramic tile surround, standard white toilet, vanity with solid surface counter, medicine cabinet, ceramic tile floor',
};
const BATH_UPSCALE: ConceptRequest = {
  category: 'bathroom',
  area: '10x10',
  features:
    'move the plumbing, walk-in shower with frameless glass, rain head and body sprays, freestanding tub, double vanity with marble counter, two medicine cabinets, water closet with one-piece toilet, exhaust fan, heated towel bar, heated floor, large tile floor, linen cabinet',
};
const BASEMENT_BAR: ConceptRequest = {
  category: 'basement',
  area: '20x30',
  features: 'family room, full bath, wet bar, recessed lights, carpet',
};

const YAHOO = 'Cost vs Value 2020, quoted by news.yahoo.com';
const NW = 'Cost vs Value 2021, quoted by nw.bank';
const PHOENIX = 'Cost vs Value 2022, Phoenix, quoted by sunlakessplash.com';
const TD = 'Cost vs Value 2023, middle of the span quoted by tdhomerenovations.com';
const ONE_DAY = 'Cost vs Value 2020, quoted by 1daybatharizona.com';

export const PUBLISHED_JOBS: readonly PublishedJob[] = [
  { name: 'Minor kitchen', request: MINOR, year: 2020, usd: 23_452, source: YAHOO, fitted: true },
  { name: 'Major kitchen', request: MAJOR, year: 2020, usd: 68_490, source: YAHOO, fitted: true },
  { name: 'Upscale kitchen', request: UPSCALE, year: 2020, usd: 135_547, source: YAHOO, fitted: true },
  { name: 'Minor kitchen', request: MINOR, year: 2021, usd: 26_214, source: NW, fitted: false },
  { name: 'Upscale kitchen', request: UPSCALE, year: 2021, usd: 149_079, source: NW, fitted: false },
  {
    name: 'Minor kitchen',
    request: MINOR,
    state: 'AZ',
    year: 2022,
    usd: 27_461,
    source: PHOENIX,
    fitted: false,
  },
  {
    name: 'Major kitchen',
    request: MAJOR,
    state: 'AZ',
    year: 2022,
    usd: 78_441,
    source: PHOENIX,
    fitted: false,
  },
  {
    name: 'Upscale kitchen',
    request: UPSCALE,
    state: 'AZ',
    year: 2022,
    usd: 157_767,
    source: PHOENIX,
    fitted: false,
  },
  { name: 'Minor kitchen', request: MINOR, year: 2023, usd: 27_397, source: TD, fitted: true },
  { name: 'Major kitchen', request: MAJOR, year: 2023, usd: 80_115, source: TD, fitted: true },
  { name: 'Upscale kitchen', request: UPSCALE, year: 2023, usd: 160_966, source: TD, fitted: true },
  {
    name: 'Kitchen, all cabinets and appliances new',
    request: {
      category: 'kitchen',
      area: '13x14',
      features: 'new cabinets, quartz counters, tile backsplash, new appliances, new floor',
    },
    year: 2025,
    usd: 55_000,
    source: 'Houzz 2025, median of major remodels, quoted by sunbirdnews.com',
    fitted: false,
  },
  { name: 'Bath', request: BATH, year: 2020, usd: 21_377, source: ONE_DAY, fitted: true },
  { name: 'Upscale bath', request: BATH_UPSCALE, year: 2020, usd: 67_000, source: ONE_DAY, fitted: true },
  { name: 'Bath', request: BATH, state: 'AZ', year: 2022, usd: 25_003, source: PHOENIX, fitted: false },
  {
    name: 'Upscale bath',
    request: BATH_UPSCALE,
    state: 'AZ',
    year: 2022,
    usd: 76_365,
    source: PHOENIX,
    fitted: false,
  },
  {
    name: 'Bath with a new shower',
    // The median job: of the usual 5 by 8 ft, everything new where the old stood.
    request: {
      category: 'bathroom',
      area: '5x8',
      features: 'replace the shower, vanity, toilet and tile floor; keep the layout',
    },
    year: 2023,
    usd: 21_000,
    source: 'Houzz 2023, median of major remodels, quoted by realtykast.com',
    fitted: false,
  },
  {
    name: 'Basement of 20 by 30 ft with bath and bar',
    request: BASEMENT_BAR,
    year: 2012,
    usd: 63_378,
    source: 'Cost vs Value 2011-12, quoted by principledsolutions.com',
    fitted: true,
  },
  {
    name: 'Basement with a bath',
    // The guides list an escape window apart (remodcost: 1,500 to 3,500).
    request: {
      category: 'basement',
      area: '20x40',
      features: 'family room, full bath, no bar, recessed lights, vinyl plank floor, keep the windows',
    },
    year: 2025,
    usd: 64_000,
    source: 'profoundestimates 2025: 60 to 100 a square foot with a bath, of 800 sq ft',
    fitted: false,
  },
];

export interface HeldJob {
  readonly job: PublishedJob;
  /** The published sum in dollars of the price table's year. */
  readonly publishedUsd: number;
  readonly grade: string;
  /** Ours, without the contingency, which no published price holds. */
  readonly oursUsd: number;
  /** Ours over theirs, less 1. */
  readonly off: number;
}

const netOf = ({ likely, contingency }: Estimate): number => likely - contingency.likely;

/** All of a specification is priced, also where the sum that was published is less. */
const WHOLE_JOB = { question: 'extent', answer: 'rearrange' } as const;

/** Each published job beside what this estimate says of the same, in the same year's dollars. */
export function heldJobs(): HeldJob[] {
  return PUBLISHED_JOBS.map((job) => {
    const { request, state, year, usd } = job;
    const publishedUsd = (usd * (CPI[TODAY] as number)) / (CPI[year] as number);
    // An owner tells what there is to spend: it picks one of four grades.
    const budget = Math.round(publishedUsd / 1000) * 1000;
    const seeds = [1, 2, 3];
    // Layouts differ with the seed; a publisher's specification is one.
    const estimates = seeds.map(
      (seed) =>
        planConcept(
          { ...request, budget, answers: [WHOLE_JOB], ...(state ? { state } : {}) },
          { seed, date: '2026-01-01' },
        ).estimate,
    );
    const oursUsd = estimates.reduce((n, e) => n + netOf(e), 0) / estimates.length;
    const grade = estimates[0]?.grade ?? '';
    return { job, publishedUsd, grade, oursUsd, off: oursUsd / publishedUsd - 1 };
  });
}

/** The table that `npm run bench -- room` prints. */
export function printHeldJobs(held: readonly HeldJob[] = heldJobs()): void {
  const usd = (n: number) => `$${Math.round(n).toLocaleString('en-US')}`.padStart(10);
  for (const fitted of [true, false]) {
    const some = held.filter(({ job }) => job.fitted === fitted);
    const within = some.filter(({ off }) => Math.abs(off) <= 0.15).length;
    console.log(
      `\nPublished jobs, ${fitted ? 'which the grades were fitted to' : 'held out'}: ${within} of ${some.length} within 15 %`,
    );
    for (const { job, publishedUsd, grade, oursUsd, off } of some)
      console.log(
        `  ${job.name.padEnd(42)}${(job.state ?? 'US').padEnd(4)}${job.year}${usd(job.usd)}  in ${TODAY}${usd(publishedUsd)}  ${grade.padEnd(9)}${usd(oursUsd)}  ${off > 0 ? '+' : ''}${Math.round(off * 100)} %   ${job.source}`,
      );
  }
}
