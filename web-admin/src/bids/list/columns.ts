/** Columns of the bids' table that can be hidden, by field. The code and what can be done with a bid always stay. */
export const COLUMNS = {
  status: 'Status',
  userEmail: 'Homeowner',
  contractorEmail: 'Contractor',
  estimatedPrice: 'Quote',
  timeline: 'Timeline',
  zipCode: 'ZIP',
  category: 'Category',
  submittedAt: 'Submitted',
  receivedAt: 'Received',
  tags: 'Tags',
} as const;

export const HIDDEN_AT_FIRST: string[] = ['receivedAt', 'category', 'tags'];

/** Where this device keeps which columns are hidden. */
export const COLUMNS_KEY = 'bids.datatable';
