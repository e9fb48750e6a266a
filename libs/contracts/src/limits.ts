/** The product's limits (docs/product.md, Limits). Times are milliseconds unless named otherwise. */
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
  /** How often, and for how long, a page looks for the finer picture of a design that is done. */
  refinedPollMs: 15_000,
  refinedGiveUpMs: 1_200_000,
  designCount: 1,
  /** Ideas for one wish, of which each differs from all before. */
  ideasMax: 8,
  /** A brief that was read is kept for so many hours. */
  briefHours: 24,
  /** Answers with one request. */
  answersMax: 10,
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
  priceMinUsd: 0.01,
  priceMaxUsd: 10_000_000,
  contractorRadiusMi: 25,
  /** The farthest a contractor can offer to travel, and so the farthest that matching looks. */
  contractorRadiusMaxMi: 250,
  ratingMax: 5,
  respondWithinDays: 7,
  /** A contractor's own files with one bid. */
  ownFilesMax: 10,
  /** Trades, lines, own lines and alternates that one bid answers. */
  bidAnswersMax: 300,
  /** Revisions of what bidders of one request price. */
  revisionMax: 1_000,
  /** A length measured on site, and the name of whoever measured. */
  siteLengthMaxIn: 1_200,
  siteVisitorMax: 80,
  /** A warranty on labor, in months. */
  warrantyMonthsMax: 600,
  bulkIdsMax: 1_000,
  tagsMax: 20,
  // The longest texts, in UTF-16 units, for rules of the server and fields of the forms alike.
  zipDigits: 5,
  stateLetters: 2,
  /** A name, a title, and every text that says nothing else. */
  nameMax: 200,
  emailMax: 254,
  phoneMax: 50,
  addressMax: 500,
  urlMax: 2_000,
  timelineMax: 500,
  /** A few paragraphs: a reason, references, proposed times. */
  paragraphMax: 2_000,
  /** A message, notes, a wish. */
  textMax: 10_000,
  scopeMax: 50_000,
  licenseMax: 100,
  insuranceMax: 500,
  tagMax: 50,
  searchMax: 100,
  titleMax: 300,
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
