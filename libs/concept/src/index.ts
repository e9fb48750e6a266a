export type * from './finishes.js';
export * from './geometry.js';
export * from './outline-faults.js';
export * from './shell.js';
export * from './styles.js';
