/** What a homeowner can ask a concept for. */
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

/** The styles a concept can have, as they are offered; what each is made of stands in `STYLES` of concept. */
export const STYLE_IDS = [
  'modern',
  'contemporary',
  'traditional',
  'transitional',
  'farmhouse',
  'scandinavian',
  'industrial',
  'mid-century',
  'coastal',
  'mediterranean',
  'japandi',
  'minimalist',
] as const;
export type StyleId = (typeof STYLE_IDS)[number];
/** The style of a concept for which none was named. */
export const DEFAULT_STYLE: StyleId = 'modern';

/** The trades a contractor can join with. */
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

/** What the console's preview offers. */
export const ADMIN_CATEGORIES = ['kitchen', 'bathroom', 'basement', 'living room', 'garage'] as const;
