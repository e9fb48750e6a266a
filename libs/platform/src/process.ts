/**
 * What a process needs before the services are loaded. Nothing of Nest stands behind it, so a wrong setting is told
 * at once and Postgres starts while the services load.
 */

export * from './access/hosts.js';
export * from './config/config.js';
export * from './context/logger.js';
export * from './foundation/start-error.js';
export * from './service/run-process.js';
