/** What a homeowner can ask a concept for (spec §3, Preferences). */
export const ROOM_CATEGORIES = [
  'kitchen',
  'bathroom',
  'living room',
  'bedroom',
  'basement',
  'garage',
  'office',
  'other',
] as const;
export type RoomCategory = (typeof ROOM_CATEGORIES)[number];

/** The trades a contractor can join with (spec §3, Contractor). */
export const JOIN_CATEGORIES = [
  'kitchen',
  'bathroom',
  'flooring',
  'painting',
  'landscaping',
  'windows',
  'roofing',
  'plumbing',
  'electrical',
  'general',
] as const;
export type JoinCategory = (typeof JOIN_CATEGORIES)[number];

/** What the console's preview offers (spec §3, Admin category options). */
export const ADMIN_CATEGORIES = ['kitchen', 'bathroom', 'basement', 'living room', 'garage'] as const;
export type AdminCategory = (typeof ADMIN_CATEGORIES)[number];
