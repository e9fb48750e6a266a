export * from './geometry.js';
export * from './outline-faults.js';
export * from './shell.js';
