export * from './demo/demo.js';
export * from './describe.js';
export * from './plumbline.js';
