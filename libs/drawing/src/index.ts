/** Plans as SVG, with the font that they carry. */

export { drawSet } from './drawing-set.js';
export { drawPhonePlan, drawPlan } from './plan/draw-plan.js';
export { PAPERS, type Paper, type Sheet } from './sheet/sheet-frame.js';
export { cabinetsCsv, hasCabinets, quantitiesCsv } from './takeoff-csv.js';
