export * from './plumbline.js';
