export * from './describe.js';
export * from './plumbline.js';
