/** For tests and measurements: drawings with the boxes of their labels and walls, and what is wrong with these. */

export { drawPhone } from '../plan/phone.js';
export { type DrawnPlan, drawSheet } from '../plan/plan.js';
export { clashesOf, leastType, sheetClashes } from './clashes.js';
