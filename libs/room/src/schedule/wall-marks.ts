/** Walls that carry load or hold pipes, as plans and their legends mark them. */
export const WALL_MARKS = [
  { id: 'bearing', name: 'Bearing wall' },
  { id: 'wet', name: 'Wall with pipes' },
] as const;

export type WallMark = (typeof WALL_MARKS)[number];
