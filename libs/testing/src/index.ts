export * from './nats.js';
export * from './photos.js';
export * from './postgres.js';
export * from './redis.js';
export * from './s3.js';
export * from './smtp.js';
