import type { ItemFrame } from './builder.js';
import type { Context } from './context.js';

/** The room's own axes: inches from its south-west corner. */
export const roomFrame = ({ scene }: Context): ItemFrame =>
  scene.frame({ x: 0, y: 0, z: 0, widthIn: 0, depthIn: 0, heightIn: 0 }, 'south');
