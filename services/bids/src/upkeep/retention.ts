/** How long things are kept, in days; docs/operations.md says the same to operators. */
export const RETENTION_DAYS = {
  /** A profile that nobody confirmed and nobody was asked through. */
  unconfirmedContractor: 30,
  /** A change of a profile that nobody confirmed. */
  pendingProfile: 30,
  /** A request that waited for its homeowner, confirmed or not; the mailed link ends with it. */
  heldRequest: 30,
  /** Appointment times, with the phone and address in them. */
  appointmentProposal: 180,
  /** Our note of an upload; uploads deletes the files on its own terms. */
  knownUpload: 90,
  /** Our note of a concept that the preview may choose. */
  knownDesign: 365,
} as const;

/** How long before the response-by date a contractor is reminded, in hours. */
export const REMIND_BEFORE_HOURS = 48;
