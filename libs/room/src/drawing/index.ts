/** Plans as SVG, with the font that they carry. */
export { drawPhonePlan, drawPlan } from './draw-plan.js';
export { drawSet } from './drawing-set.js';
export { PAPERS, type Paper, type Sheet } from './sheet-frame.js';
export { cabinetsCsv, hasCabinets, quantitiesCsv } from './takeoff-csv.js';
