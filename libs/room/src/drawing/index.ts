/** Plans as SVG, with the font that they carry. */
export { drawPhonePlan, drawPlan } from './draw-plan.js';
