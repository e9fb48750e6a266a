/** The farthest a contractor can offer to travel, and so the farthest that matching looks. */
export const MAX_RADIUS_MI = 250;
