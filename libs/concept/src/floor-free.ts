/**
 * What a picture may put down on the floor beside what the plan has: all where false, nothing where true, else all but
 * what is listed.
 */
export type FloorFree = boolean | readonly ('rug' | 'plants')[];
