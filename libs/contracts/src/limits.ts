/** Business constants (spec §9) and the limits the design adds. Times are milliseconds unless named otherwise. */
export const LIMITS = {
  uploadFileBytes: 10 * 1024 * 1024,
  uploadFilesMax: 20,
  /** Longest side of a picture we keep, in pixels. */
  pictureSideMax: 2_560,
  /** Photos and videos that no bid was requested with are deleted after so many days. */
  uploadRetentionDays: 90,
  uploadTimeoutMs: 60_000,
  progressResetMs: 500,
  designPollMs: 2_500,
  designGiveUpMs: 120_000,
  designCount: 1,
  /** Ideas for one wish, of which each differs from all before. */
  ideasMax: 8,
  geolocationTimeoutMs: 10_000,
  statusMessageMs: 5_000,
  sliderStartPercent: 55,
  myBidsPageSize: 5,
  adminPageSizes: [10, 20, 50, 100],
  adminPageSize: 10,
  pageSizeMax: 100,
  exactTotalMax: 10_000,
  recentDesigns: 3,
  responseTimeAnswers: 1_000,
  knownTags: 100,
  joinTimeoutMs: 20_000,
  sowDraftTimeoutMs: 15_000,
  submitTimeoutMs: 20_000,
  chunkLoadTimeoutMs: 120_000,
  priceMaxUsd: 10_000_000,
  contractorRadiusMi: 25,
  respondWithinDays: 7,
  /** A contractor's own files with one bid. */
  ownFilesMax: 10,
  textMax: 10_000,
  scopeMax: 50_000,
  bulkIdsMax: 1_000,
  emailMax: 254,
  /** Of a call that says nothing else by @BodyLimit. */
  jsonBodyKb: 32,
  /** Values in one JSON text: fields and items of lists, counted together. */
  jsonValues: 5_000,
  /** How deep JSON may nest: no call of ours needs more, and deeper only serves to exhaust a stack. */
  jsonDepth: 20,
} as const;

/** Beside a console list's total: `false` where there may be more. */
export const TOTAL_IS_EXACT_HEADER = 'x-total-is-exact';

export const SOW_DOWNLOAD_NAME = 'scope-of-work.txt';
export const BIDS_CSV_NAME = 'bids_export.csv';
export const ADMIN_SORTS = ['-submittedAt', 'submittedAt'] as const;

/** A ZIP: five digits; ZIP+4 is cut to five before the check. */
export const ZIP_PATTERN = /^\d{5}$/;
/**
 * The simple pattern of spec §5: text, @, text, dot, text. The dot it stops at is the first that can be meant, so
 * that there is one way to read a text and the time grows with its length only.
 */
export const EMAIL_PATTERN = /^[^\s@<>"',;]+@[^\s@<>"',;][^\s@<>"',;.]*\.[^\s@<>"',;]+$/;

/** Whether a text is an e-mail address of a length that mail servers take. */
export const isEmail = (text: string): boolean => text.length <= LIMITS.emailMax && EMAIL_PATTERN.test(text);

/** The last standalone five-digit number of an address: the ZIP a person typed there, if any. */
export function detectZip(address: string): string | undefined {
  return [...address.matchAll(/(?<!\d)(\d{5})(?:-\d{4})?(?!\d)/g)].at(-1)?.[1];
}
