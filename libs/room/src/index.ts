export * from './catalogue.js';
export type * from './room.js';
