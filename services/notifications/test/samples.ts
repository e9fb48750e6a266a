import type { BidFacts, DesignFile } from '@plumbline/contracts';
import type { MailConcept } from '../src/mails/mail-concept.js';
import type { FactsOf, MailType } from '../src/mails/mails.js';

/** A bid as events tell of it. */
export const BID: BidFacts = {
  id: '01990000-0000-7000-8000-000000000001',
  code: 'PL-7K3QX9',
  requestId: '01990000-0000-7000-8000-0000000000aa',
  userEmail: 'ada@example.com',
  contractor: {
    id: '01990000-0000-7000-8000-0000000000c1',
    email: 'office@hillcountrykitchens.example',
    companyName: 'Hill Country Kitchens',
    confirmed: true,
  },
  zipCode: '78704',
  city: 'Austin',
  category: 'kitchen',
  design: { id: '01990000-0000-7000-8000-0000000000d1', title: 'Open modern kitchen in white and grey' },
  conceptKey: 'designs/d1/7f3/concept.json',
  status: 'sent',
  respondBy: '2026-11-28T17:00:00.000Z',
};

/** Nobody can guess it from the design's id. */
const FILES = 'designs/d1/7f3';

export const CONCEPT: MailConcept = {
  design: {
    _id: '01990000-0000-7000-8000-0000000000d1',
    title: BID.design.title,
    description: 'An L-shaped kitchen with an island, open to the living room.',
    altText: 'A white kitchen with grey counters and an island',
    designPrompt: 'A modern kitchen, white and grey, open concept, granite countertop.',
    contractorPrompt:
      'Remove the wall units on the north side and the partition to the living room (not load-bearing).\nNew base and wall cabinets, granite countertop, an island with seating for three.\nKeep the window and the sink under it.',
    style: 'modern',
    estimatedCost: 41_500,
    meta: { preset: 'modern', seed: 7, guidance_scale: null, provider: 'embedded', samples: 256 },
  },
  request: {
    workType: 'labor only',
    startInDays: 14,
    durationDays: 30,
    paymentPhases: 'start 30%, half 20%, end 50%',
    requirements: 'licensed contractors only',
  },
  zipCode: '78704',
  category: 'kitchen',
  createdAt: '2026-11-20T10:00:00.000Z',
};

/** The files of that concept as the designs service tells them. */
export const CONCEPT_FILES: readonly DesignFile[] = (
  [
    ['concept', null, 'concept.json'],
    ['picture', 'picture', 'picture.jpg'],
    ['thumbnail', 'picture', 'thumbnail.webp'],
    ['plan-png', null, 'plan.png'],
    ['plan-pdf', null, 'plan.pdf'],
  ] as const
).map(([kind, stage, name]) => ({
  version: 1,
  kind,
  stage,
  key: `${FILES}/${name}`,
  holdsPhoto: kind === 'picture' || kind === 'thumbnail',
}));

const SUBMISSION: FactsOf<'bid-received'> = {
  bid: BID,
  submissionId: '01990000-0000-7000-8000-0000000000e1',
  contractorEmail: 'office@hillcountrykitchens.example',
  estimatedPriceUsd: 38_750,
  priceBasis: 'after-visit',
  licenses: 'TX general contractor 88-2041; insured for $2,000,000',
  references: 'The Kims, 78704: kitchen, 2025.',
  files: [
    { key: 'uploads/01990000-0000-7000-8000-0000000000d7.pdf', name: 'License.pdf', type: 'application/pdf' },
  ],
  timeline: '6 weeks, starting December 14',
  scope:
    'DEMOLITION\n- Remove wall units, partition and floor covering; dispose of debris.\n\nCABINETS\n- 14 base and 9 wall cabinets, shaker door, white, soft close.\n- Island 84 x 38 in with seating for three.\n\nCOUNTERTOP\n- Granite, 3 cm, eased edge, 46 sq ft.\n\nEXCLUSIONS\n- Appliances and their hook-up.',
  notes: 'We built three kitchens on your street last year. Happy to show you one of them.',
  answers: [
    { trade: 'demolition', state: 'included', usd: 2_450 },
    {
      trade: 'cabinets',
      line: 'cabinets/base-cabinets',
      name: 'Base cabinets',
      state: 'allowance',
      usd: 9_800,
    },
    { trade: 'general', state: 'excluded' },
    { trade: 'plumbing', name: 'Replace the shutoffs', state: 'included', usd: 380 },
  ],
  depositUsd: 1_000,
  paymentSchedule: 'Half at rough-in, the rest at the punch list.',
  warrantyMonths: 24,
  confirmedByMail: true,
};

const JOINED: FactsOf<'contractor-confirm'> = {
  contractorId: '01990000-0000-7000-8000-0000000000c1',
  email: 'office@hillcountrykitchens.example',
  companyName: 'Hill Country Kitchens',
  contactName: 'Maria Lopez',
  zipCode: '78745',
  categories: ['kitchen', 'bathroom', 'flooring'],
  confirmVersion: 1,
  again: false,
};

const APPOINTMENT: FactsOf<'appointment-proposal'> = {
  bid: BID,
  proposalId: '01990000-0000-7000-8000-0000000000f1',
  userEmail: 'ada@example.com',
  name: 'Ada Byron',
  phone: '512 555 0134',
  address: '1200 Barton Springs Rd, Austin, TX 78704',
  proposals: 'Tuesday, Dec 1 at 3 pm\nThursday, Dec 3, 9:00-10:30 am\nor any Friday morning',
  notes: 'Please ring at the side door, the bell is broken.',
  proposedAt: '2026-11-21T15:00:00.000Z',
};

const photo = (name: string) => ({
  key: `uploads/${name}.jpg`,
  thumbnailKey: `uploads/${name}-thumbnail.webp`,
  name: `${name}.jpg`,
  type: 'image/jpeg',
});

const WITHDRAWAL: FactsOf<'bid-withdrawn'> = {
  bid: BID,
  submissionId: SUBMISSION.submissionId,
  by: 'contractor',
  reason: 'Our crew is booked until March.',
};

const REVISION: FactsOf<'request-revised'> = {
  bid: BID,
  first: true,
  revision: 2,
  name: 'Dana Reyes',
  on: '2026-11-23',
  own: false,
  answered: true,
  changes: [
    `South wall: 12'-0", now 11'-9".`,
    'Not in the plan any more: Base cabinet, 24 × 24 × 34 1/2 in.',
    'New in the plan: Base cabinet, 21 × 24 × 34 1/2 in.',
    'Estimate: $41,500, now $41,200 ($35,000 to $48,700).',
  ],
};

/** One believable mail of each type. */
export const SAMPLES: { readonly [T in MailType]: FactsOf<T> } = {
  invitation: {
    bid: BID,
    photos: ['north', 'window', 'corner'].map(photo),
    contractorsAsked: 4,
    words: {
      wish: 'We cook together every evening and keep bumping into each other.\nA kitchen for two cooks, please.',
      forContractors: CONCEPT.design.contractorPrompt,
      requirements: 'licensed contractors only',
    },
  },
  'invitation-reminder': { bid: BID },
  'homeowner-confirmation': { bid: BID, contractorsAsked: 4 },
  'request-revised': REVISION,
  'room-verified': REVISION,
  'bid-received': SUBMISSION,
  'bid-receipt': SUBMISSION,
  'bid-withdrawn': WITHDRAWAL,
  'withdrawal-receipt': WITHDRAWAL,
  'request-called-off': { bid: BID, reason: 'We decided to wait until next year.' },
  'status-homeowner': { bid: BID, from: 'received', to: 'selected' },
  'status-contractor': { bid: BID, from: 'received', to: 'declined' },
  'appointment-proposal': APPOINTMENT,
  'appointment-receipt': APPOINTMENT,
  favourites: {
    requestId: 'favourites-1',
    email: 'ada@example.com',
    designs: [
      {
        designId: CONCEPT.design._id,
        title: CONCEPT.design.title,
        description: CONCEPT.design.description,
        imageKey: `${FILES}/picture.jpg`,
        floorPlanKey: `${FILES}/plan.png`,
        designPrompt: CONCEPT.design.designPrompt,
        contractorPrompt: CONCEPT.design.contractorPrompt,
        jobId: '01990000-0000-7000-8000-0000000000e7',
        estimateUsd: { low: 34_000, likely: 41_500, high: 52_000 },
      },
      {
        designId: null,
        title: 'Galley kitchen with oak fronts',
        description: 'Two runs, everything within a step.',
        imageKey: `${FILES}/picture.jpg`,
        floorPlanKey: null,
        designPrompt: 'Warm oak, brass, a reading corner.',
        contractorPrompt: '',
      },
    ],
    preferences: { category: 'kitchen', style: 'modern', budget: '15000', startInDays: '14' },
    photos: ['north', 'window'].map(photo),
  },
  'contractor-confirm': JOINED,
  'contractor-welcome': {
    contractorId: JOINED.contractorId,
    email: JOINED.email,
    companyName: JOINED.companyName,
  },
  'admin-new-contractor': JOINED,
  'admin-preview': {
    requestId: '01990000-0000-7000-8000-0000000000b1',
    zipCode: '78704',
    category: 'kitchen',
    testMode: true,
    contractors: [
      { companyName: 'Hill Country Kitchens', email: 'office@hillcountrykitchens.example', distanceMi: 3.21 },
      { companyName: 'Barton Remodel', email: 'hello@bartonremodel.example', distanceMi: 11.7 },
    ],
    conceptKey: BID.conceptKey,
    requestedAt: '2026-11-21T15:00:00.000Z',
  },
  'confirm-request': { email: 'ada@example.com', requestId: '01990000-0000-7000-8000-0000000000ab' },
  'confirm-contractor-link': {
    email: JOINED.email,
    contractor: { id: JOINED.contractorId, confirmVersion: 2 },
  },
  'my-bids-link': { email: 'ada@example.com' },
  'my-data-link': { email: 'ada@example.com' },
  digest: { digestId: '01990000-0000-7000-8000-0000000000dd' },
};
