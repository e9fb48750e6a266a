/** Three numbers: a direction or a point. What they mean (camera, room) is said where they are used. */
export type Vector = readonly [x: number, y: number, z: number];
