import { type CsvColumn, isoTime, listCell } from './csv.js';

/** The columns of contractors_export.csv. */
export const CONTRACTOR_CSV_COLUMNS: readonly CsvColumn[] = [
  { heading: '_id', sql: 'id' },
  { heading: 'companyName', sql: 'company_name', fromPeople: true },
  { heading: 'contactName', sql: 'contact_name', fromPeople: true },
  { heading: 'email', sql: 'email', fromPeople: true },
  { heading: 'phone', sql: 'phone', fromPeople: true },
  { heading: 'website', sql: 'website', fromPeople: true },
  { heading: 'zipCode', sql: 'zip_code' },
  { heading: 'radiusMi', sql: 'radius_mi' },
  { heading: 'categories', sql: listCell('categories') },
  { heading: 'rating', sql: 'rating' },
  { heading: 'licenseNumber', sql: 'license_number', fromPeople: true },
  { heading: 'licenseClass', sql: 'license_class', fromPeople: true },
  { heading: 'licenseState', sql: 'license_state' },
  { heading: 'licenseExpires', sql: 'license_expires' },
  { heading: 'insurance', sql: 'insurance', fromPeople: true },
  { heading: 'insuranceExpires', sql: 'insurance_expires' },
  { heading: 'notes', sql: 'notes', fromPeople: true },
  { heading: 'confirmedAt', sql: isoTime('confirmed_at') },
  { heading: 'pausedAt', sql: isoTime('paused_at') },
  { heading: 'invitations', sql: 'invitation_count' },
  { heading: 'createdAt', sql: isoTime('created_at') },
];
