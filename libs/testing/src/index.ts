export * from './postgres.js';
export * from './s3.js';
