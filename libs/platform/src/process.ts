/**
 * What a process needs before the services are loaded. It imports nothing of Nest, so a wrong setting is reported at once
 * and Postgres starts while the services load.
 */

export * from './access/hosts.js';
export * from './config/config.js';
export * from './context/logger.js';
export * from './foundation/start-error.js';
export * from './service/run-process.js';
