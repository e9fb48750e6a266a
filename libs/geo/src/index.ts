export * from './distance.js';
export * from './zip-codes.js';
