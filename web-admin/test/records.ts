import type { Bid, BidDetail } from '../src/bids/Bid.js';

export const aBid = (change: Partial<Bid> = {}): Bid => ({
  id: '01900000-0000-7000-8000-000000000001',
  _id: '01900000-0000-7000-8000-000000000001',
  bidId: 'PL-AAAAAA',
  userEmail: 'ada@home.example',
  contractorEmail: 'office@oak.example',
  contractorId: '01900000-0000-7000-8000-00000000c001',
  companyName: 'Oak & Iron',
  hasContractor: true,
  status: 'sent',
  submittedAt: '2026-11-20T10:00:00.000Z',
  receivedAt: null,
  respondBy: null,
  estimatedPrice: null,
  quote: null,
  timeline: null,
  scope: null,
  notes: null,
  notesInternal: null,
  tags: [],
  licenses: null,
  references: null,
  attachments: [],
  trackToken: 'track-token',
  zipCode: '60614',
  city: 'Chicago',
  state: 'IL',
  category: 'kitchen',
  designTitle: 'A kitchen',
  confirmedByMail: null,
  uninvited: false,
  calledOffAt: null,
  notInterestedAt: null,
  lastContactAt: null,
  version: 1,
  ...change,
});

export const anotherBid = aBid({
  id: '01900000-0000-7000-8000-000000000002',
  bidId: 'PL-BBBBBB',
  userEmail: 'bob@home.example',
});

export const inDetail = (bid: Bid): BidDetail => ({
  ...bid,
  history: [],
  proposals: [],
  submissions: [],
  preferences: {},
  estimate: null,
});
