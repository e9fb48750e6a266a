/** Plans as SVG, with the font that they carry. */
export { drawPhonePlan, drawPlan } from './draw-plan.js';
export { drawSet } from './drawing-set.js';
export type { Paper, Sheet } from './sheet-frame.js';
export { cabinetsCsv, quantitiesCsv } from './takeoff-csv.js';
