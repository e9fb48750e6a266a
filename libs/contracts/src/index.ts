export * from './categories.js';
export * from './events.js';
export * from './jobs.js';
export * from './limits.js';
export * from './messages.js';
export * from './paths.js';
export * from './services.js';
export * from './statuses.js';
