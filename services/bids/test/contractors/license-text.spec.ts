import { licenseText } from '../../src/contractors/license-text.js';

const none = {
  licenseNumber: null,
  licenseClass: null,
  licenseState: null,
  licenseExpires: null,
  insurance: null,
  insuranceExpires: null,
};

it.each([
  [none, null],
  [{ ...none, licenseNumber: '4711' }, '#4711'],
  [
    {
      licenseNumber: '4711',
      licenseClass: 'C-10',
      licenseState: 'CA',
      licenseExpires: '2027-05-31',
      insurance: null,
      insuranceExpires: null,
    },
    'CA C-10 #4711, expires 2027-05-31',
  ],
  [{ ...none, licenseState: 'CA', insurance: '$1M Acme Mutual' }, 'CA; insured: $1M Acme Mutual'],
  [{ ...none, insurance: '$1M' }, 'insured: $1M'],
  [{ ...none, insurance: '$1M', insuranceExpires: '2027-01-31' }, 'insured: $1M, until 2027-01-31'],
])('%j reads %j', (contractor, text) => expect(licenseText(contractor)).toBe(text));
