export type * from './room.js';
