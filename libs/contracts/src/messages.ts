/**
 * Every sentence that server and pages say alike (docs/product.md, Messages and refusals), written once: pages show
 * them and a server's refusal carries the same words.
 */
export const MESSAGES = {
  upload: {
    failed: 'Upload failed. Please try again.',
    tooLarge: 'Some files were too large (max 10MB each).',
    hintBefore: 'Upload a few photos to generate concepts.',
    hintAfter: 'Click Generate to preview your concepts.',
    locationDenied: 'Location access denied. You can still type your address and ZIP manually.',
    none: 'Choose at least one photo or video.',
    tooMany: 'Please send at most 20 files at once.',
    unsupported: 'Some files are not photos or videos that we can use.',
    unreadable: 'Some files could not be read as a photo or video.',
    notMultipart: 'Please send the files as a form (multipart/form-data).',
    focalLengths:
      'Please send focal lengths as a JSON list of numbers from 4 to 400 or null, one for each file.',
    severalAlready: 'You are sending several uploads already. Please wait until one of them is done.',
    purpose: 'The files are for a room or for a bid.',
    busy: 'Many people are uploading right now. Please try again in a moment.',
  },
  money: {
    price: 'Enter a price like 12,500 or $12,500.50, from $0.01 to $10,000,000, or leave it blank.',
    amount: 'Enter an amount of dollars like 15,000 or $15,000.50, or leave it blank.',
  },
  place: {
    noSuchZip: 'There is no such ZIP code. Please check its five digits.',
  },
  generation: {
    required: 'Please fill in all required fields before submitting.',
    generating: 'Generating concept…',
    tooLong: 'Taking longer than expected. Please try again.',
    failed: (error?: string) => `AI generation failed: ${error || 'unknown error'}`,
    polling: (error: string) => `Polling error: ${error}`,
    couldNot: (error: string) => `Could not generate design – ${error}`,
    unexpected: 'Unexpected server response.',
    empty: 'No designs yet. Upload photos and submit your preferences to see AI suggestions here.',
    noPlan: 'No floor plan available.',
    cancelled: 'Cancelled.',
  },
  request: {
    required: 'Please enter your email and ZIP code.',
    failed: (message: string) => `Failed: ${message}`,
    sent: 'Sent to contractor!',
  },
  favourites: {
    required: 'Please enter your email and select at least one design.',
    failed: 'Failed to send favorites. Please try again.',
  },
  myBids: {
    required: 'Please enter your email',
    failed: 'Failed to fetch bids.',
    empty: 'No bids found.',
    resendFailed: 'Failed to resend email.',
    resent: 'Confirmation email resent!',
  },
  track: {
    loading: 'Loading',
    notFound: 'Not found',
    failed: 'Failed to load bid.',
    email: 'Enter a valid email.',
    resent: 'Email resent.',
    resendFailed: 'Failed to resend.',
    pendingAssignment: 'Pending assignment',
    notAssigned: 'Not assigned yet',
  },
  appointment: {
    email: 'Enter your email (the one used for this bid).',
    proposals: 'Please propose 1–3 times.',
    failed: 'Failed to send proposal.',
  },
  admin: {
    zip: 'Enter a valid 5-digit ZIP',
    tokenRequired: 'Enter a token string first.',
    tokenSaved: 'Admin token saved',
    tokenCleared: 'Admin token cleared',
    selectRows: 'Select some rows first.',
    loadBids: 'Failed to load bids',
    loadLogs: 'Failed to load email logs',
    resend: 'Failed to resend',
    resentUser: 'Resent to user.',
    resentContractor: 'Resent to contractor.',
    bulkResend: 'Bulk resend failed',
    bulkResendErrors: (n: number) => `Finished with ${n} errors (see server logs).`,
    bulkStatus: 'Bulk status failed',
    bulkStatusDone: 'Bid bulk status updated.',
    status: 'Failed to update status',
    save: 'Failed to save',
    saved: 'Saved notes/tags.',
    bidsCsv: 'Failed to download bids CSV',
    logsCsv: 'Failed to download logs CSV',
    preview: 'Preview failed',
    emailPreview: 'Email preview failed',
  },
  contractor: {
    joinRequired: 'Please fill company, email, ZIP and select at least one category.',
    joined: "Thanks! We'll review and follow up by email.",
    joinFailed: 'Failed to submit.',
    draftRequired: 'Enter Bid ID and your contractor email.',
    draftFailed: 'Could not load SOW draft. You can still compose from a template.',
    draftLoaded: 'Draft loaded. Review and edit before sending.',
    draftMissing: 'No saved SOW draft found. You can start from the template below.',
    homeownerMissing: 'Missing homeowner email. Load the SOW draft first (or contact support).',
    emailRequired: 'Enter your contractor email.',
    scopeRequired: 'Write or insert a SOW before sending.',
    sendFailed: 'Failed to send bid.',
    sent: 'Bid sent with SOW.',
  },
  contact: {
    failed: 'Could not send. Please email the contact address.',
  },
  /** What the bids service says besides. */
  bids: {
    noneNear: (zip: string) =>
      `No contractor near ${zip} takes this yet. We keep your request and offer it as soon as one joins.`,
    alreadyAsked: 'Your request is already with the contractors near you.',
    nearestZip: (typed: string, used: string, city: string) =>
      `We do not know ZIP ${typed}, so we looked around ${used} (${city}).`,
    preview: (count: number) =>
      count === 1 ? '1 contractor would be asked.' : `${count} contractors would be asked.`,
    demoLeftOut:
      'Contractors of the demo near this ZIP are left out: only the homeowners of the demo ask them.',
    mailedLink: 'If there is anything for this address, a link is on its way to it.',
    needsLink: 'Open your bids from the link we mail to you.',
    linkEnded: 'This link has run out. We can mail you a new one.',
    needsTrackLink: 'Open this bid from the link we mailed to you.',
    confirmRequest: 'Almost there: press the button in the mail we sent you, and we ask the contractors.',
    noContractor: 'No contractor is assigned to this bid yet.',
    closed: 'This request is closed.',
    calledOffByHomeowner: 'The homeowner has called this request off.',
    calledOffByYou: 'You called this request off.',
    notInterested: 'Thanks for telling us. We will not ask you again about this one.',
    withdrawn: 'Your bid is withdrawn.',
    calledOff: 'Your request is called off. We tell the contractors.',
    contractorConfirmed: 'Your profile is confirmed. Requests near you will come by email.',
    erased: 'Everything we kept for this address is being deleted.',
    proposed: 'Your times are on their way to the contractor.',
    priceToFollow: 'Price to follow',
    priceAfterVisit: 'Price after a visit',
    priceBases: { firm: 'Firm', 'after-visit': 'Firm after a visit' },
    licensed: 'Licensed, as they say',
    licenseUnchecked: 'License asked for, none stated',
    ownFilesMax: (most: number) => `At most ${most} files go with a bid.`,
    timesMost: 'Please propose 1–3 times. Three is the most; one a line.',
    timesNone: 'Please propose 1–3 times. We could not find a day or a time in it, such as “Monday 9 am”.',
    searchTooShort: 'Type at least 3 letters or digits to search.',
    exportsBusy: 'Other exports are running. Please try again in a minute.',
    cursorOrder: 'Next and previous by cursor need the order by submittedAt.',
    deepPage: 'Past 10,000 rows go on with next and previous, or narrow the filter.',
    commonSearch:
      'Very many bids match. Past the first 500 go on with next and previous, or narrow the search.',
  },
  /** What is said of a bid's answers by trade and line. */
  priceBook: {
    price: 'Enter a price from $0.01 to $10,000,000, or delete the row.',
    unknown: 'This price is not in the book any more. Load it again.',
    most: (most: number) => `At most ${most} prices are changed at once.`,
    saved: 'Saved. Your next bid is filled with these.',
  },
  answers: {
    most: (most: number) => `A bid answers at most ${most} trades and lines.`,
    trade: 'This is no trade that a bid is answered by.',
    state: 'A trade or line is included, allowance, excluded, by-owner or alternate.',
    sum: (name: string) => `${name}: enter a price from $0.01 to $10,000,000, or leave it blank.`,
    allowanceSum: (name: string) => `${name}: an allowance needs its sum.`,
    outHasNoSum: (name: string) => `${name}: what is excluded or by the owner has no price.`,
    twice: (name: string) => `${name} is answered twice.`,
    wholeOrLines: (trade: string) => `${trade}: price it as a whole or line by line, not both.`,
    ownNamed: (trade: string) => `${trade}: say what your own line is.`,
    alternateNamed: 'An alternate needs a name.',
    alternateSum: (name: string) => `${name}: say what the alternate adds or saves.`,
    deposit: 'Enter the deposit as an amount like 1,000, or leave it blank.',
    warranty: 'Enter the warranty in whole months, up to 600, or leave it blank.',
    revision: 'The revision is a whole number from 1.',
    states: {
      included: 'Included',
      allowance: 'Allowance',
      excluded: 'Excluded',
      'by-owner': 'By owner',
      alternate: 'Alternate',
      'not-mentioned': 'Not mentioned',
    },
  },
  /** What is said of bids beside each other: differences, and what to ask about them. */
  levelling: {
    oneSum: (name: string, price: string | null) =>
      price === null
        ? `${name} gives no price by trade yet: nothing is said about what it will hold.`
        : `${name} gives one sum, ${price}, and does not say what it holds.`,
    askOneSum: 'Which trades does your price hold, and what does each come to?',
    gap: (name: string, sum: string, gap: string, more: boolean) =>
      more
        ? `The trades of ${name} come to ${sum}; ${gap} of the price stand in no trade.`
        : `The trades of ${name} come to ${sum}, which is ${gap} more than the price.`,
    askGap: (gap: string) => `What makes the difference of ${gap} between your trades and your price?`,
    allowance: (name: string, says: string, what: string, put: string) =>
      `${name} sets ${says} aside for ${what}, as an allowance; all bids are compared with ${put}.`,
    askAllowance: (what: string, says: string) =>
      `What exactly does the allowance of ${says} for ${what} buy: which make, which grade, how much of it?`,
    revision: (name: string, usd: string, more: boolean) =>
      `${name} priced the room before it was measured on site. By our estimate the same work comes to ${usd} ${more ? 'more' : 'less'} now.`,
    askRevision: 'What does your price come to for the room as it was measured?',
    leftOut: {
      excluded: (name: string, what: string, ours: string, others: number) =>
        `${name} excludes ${what}${heldBy(others)}. By our estimate that is ${ours} on top.`,
      'by-owner': (name: string, what: string, ours: string, others: number) =>
        `${name} leaves ${what} to you${heldBy(others)}. By our estimate that is ${ours} on top.`,
      'not-mentioned': (name: string, what: string, ours: string, others: number) =>
        `${name} does not mention ${what}${heldBy(others)}. By our estimate that is ${ours}.`,
    },
    ask: {
      excluded: (what: string) => `Who would do ${what} if you do not, and what would you ask for it?`,
      'by-owner': (what: string) => `What do I have to buy or do for ${what}, and by when?`,
      'not-mentioned': (what: string) => `Does your price hold ${what}? Please write it into the scope.`,
    },
    spread: (what: string, high: string, highUsd: string, low: string, lowUsd: string) =>
      `For ${what} ${high} asks ${highUsd} and ${low} ${lowUsd}.`,
    askSpread: (what: string) =>
      `What does your price for ${what} cover: how much, which materials, what preparation?`,
    deposit: {
      notMentioned: 'No deposit is mentioned.',
      asks: (usd: string) => `Asks ${usd} before work starts.`,
      noRule: (state: string | null) =>
        state
          ? `We have no deposit cap on file for ${state}.`
          : 'We do not know the state, so no rule was looked up.',
      noCap: (state: string) => `We have no deposit cap on file for ${state}.`,
      notice: (state: string, text: string) => `In ${state} ${text}.`,
      capOf: (state: string, text: string) => `${state} caps the deposit at ${text}.`,
      cap: (state: string, usd: string, text: string, met: boolean | null) =>
        `${state} caps it at ${usd} for this price (${text})${met === null ? '' : met ? ', which this keeps to' : ', which this passes'}.`,
    },
  },
  /** Why a photo may not do as the start of a picture; the person may insist. */
  photo: {
    'too-small': 'This photo is very small. A larger one makes a better picture.',
    'too-dark': 'This photo is too dark to see the room. Try again with the lights on.',
    'not-a-room': 'We could not make out a room in this photo. Try one that shows walls and floor.',
    uploadFirst: 'Upload the photo here first, then ask for a concept.',
  },
  designs: {
    unreadable:
      'We tried twice to plan a room from these words and did not get to an end. Please describe it in other words and ask again.',
    ownLine: (own: number) =>
      `You are waiting for ${own === 1 ? 'one concept' : `${own} concepts`} already. Please ask for the next one when one of them is done.`,
    pictureBefore: 'This picture was drawn before the room was measured on site.',
    pictureErased:
      'This picture was made from a photo that has been deleted, so it was deleted too. The floor plan and the prices stay.',
  },
  /** What the server says of wishes that are read before they are drawn. */
  briefs: {
    gone: 'This brief is not kept any more. Please ask for it again.',
    unreadable: 'We did not get to an end with these words. Please describe the room in other words.',
    noDesign: 'The design to vary is not there any more. Please ask for a new one.',
    answersToWhat: 'Answers belong to a brief or a design. Please name it in briefId or siblingOf.',
    noQuestion: 'Nobody asked that. Please answer one of the questions of the brief or design.',
    noAnswer: (offered: readonly string[]) =>
      `That is none of the answers to this question. They are: ${offered.join('; ')}.`,
  },
  /** What the server says of measured rooms; what is wrong with one is said by `surveyFaults` of libs/survey. */
  surveys: {
    missing: 'Please send what was measured.',
    gone: 'What was measured of this room is not kept any more. Please measure it again, or go on with typed sizes.',
  },
  siteVisits: {
    length: 'A length is a number of inches up to 100 ft.',
    lengths: 'Please send one to ten lengths.',
    name: 'Please say who measured, in at most 80 characters.',
    measuredSince:
      'Somebody else has measured this room since. Please load the page anew: it shows their numbers.',
    ended: 'This link to the tape numbers has ended. Open the invitation once more for a new one.',
    onlyShown:
      'This link shows the design, and changes nothing. Tape numbers are taken in the browser that asked for the design, or from an invited contractor.',
  },
  /** Why a picture was drawn by our own renderer after all, and what a photo is refused for. */
  pictures: {
    busy: 'The image model is too busy at the moment.',
    noAnswer: 'The image model did not answer in time.',
    notWorking: 'The image model is out of order at the moment.',
    quota: 'The image model has reached its limit for now.',
    declined: 'The image model declined to draw this wish.',
    budget: 'Our budget for image models is used up for today.',
    clientBudget: 'You have used up your image-model pictures for today.',
    unusable: 'The image model sent a picture that could not be used.',
    interrupted: 'The image model was interrupted twice.',
    anotherRoom: 'The image model showed another room than the one you measured.',
    photoDeleted: 'The photo was deleted while the image model was at work.',
    useAnyway: 'You can upload another photo, or use this one anyway.',
  },
  /** What any service says. */
  server: {
    notFound: 'We could not find that.',
    adminToken: 'This needs the admin token.',
    adminLocked: 'Too many wrong admin tokens. Wait a few minutes and try again.',
    contractorKey: 'Open this bid from the invitation e-mail.',
    unsigned: 'This call is not signed as it should be.',
    tooMany: 'Too many requests. Please wait a moment and try again.',
    tooLarge: (kb: number) => `That is too much for one request. Please shorten it: at most ${kb} KB.`,
    tooManyValues: (max: number) =>
      `That is too much for one request: at most ${max.toLocaleString('en-US')} values.`,
    tooMuchAtOnce: 'That is too much text for one request. Please send less of it at once.',
    tooLong: (max: number) => `This is longer than ${max.toLocaleString('en-US')} characters.`,
    tooManyItems: (max: number) => `At most ${max.toLocaleString('en-US')} at once.`,
    invalid: 'Please check the highlighted fields.',
    malformed: 'We could not read that request.',
    notUtf8: 'Please send JSON as UTF-8.',
    unstorable:
      'The text holds a character that cannot be kept (a NUL or half a character). Please remove it and try again.',
    rival: 'The same request is already being worked on. Please wait a moment.',
    keyReused: 'This idempotency key was used with another request.',
    changedMeanwhile: 'Somebody else changed this meanwhile. Look at the newest version and try again.',
    internal: 'Something went wrong on our side. Please try again.',
    mailboxToken: 'Open the mailbox by the address that Plumbline printed at its start: it holds the token.',
    foreignHost:
      'This address is not one that Plumbline answers to. Open it under the address printed at its start, or set PUBLIC_URL.',
    unavailable: 'We are starting up or short of something. Please try again in a moment.',
  },
} as const;

/** How many other bids hold what one leaves out. */
function heldBy(others: number): string {
  if (others === 0) return '';
  return others === 1 ? '; another bid holds it' : `; ${others} other bids hold it`;
}
