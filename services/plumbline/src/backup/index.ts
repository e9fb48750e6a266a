export * from './backup.js';
export * from './restore.js';
