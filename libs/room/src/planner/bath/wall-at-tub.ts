/** The wall of studs at the foot of a tub that one showers in, where the room has none: what it is called on the plan. */
export const WALL_AT_TUB = 'Wall at the tub';
