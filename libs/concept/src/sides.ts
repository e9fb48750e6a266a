/** The four sides of a room, as walls close them and as things look to them. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;

export type Side = (typeof SIDES)[number];

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

export const opposite = (side: Side): Side => OPPOSITE[side];

const LEFT: Readonly<Record<Side, Side>> = { north: 'west', west: 'south', south: 'east', east: 'north' };

/** The side on the left of one who looks to a side. */
export const leftOf = (side: Side): Side => LEFT[side];

/** True for the north and south walls, along which positions run west to east. */
export const runsEast = (side: Side): boolean => side === 'north' || side === 'south';

/** Whether a name is that of a side. */
export const isSide = (name: string): name is Side => (SIDES as readonly string[]).includes(name);
