/** All of a shell but its schema: pages measure rooms without zod. */
export * from './ceiling.js';
export * from './ceiling-area.js';
export * from './make-shell.js';
export * from './outline.js';
export type * from './shell.js';
export * from './sides.js';
export * from './wall-frame.js';
