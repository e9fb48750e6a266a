import { circle, INK, path, rect, WEIGHT } from '../pen/svg.js';
import { text } from '../pen/text.js';
import type { View } from './view.js';

/** Feet of each of a scale bar's four parts. */
const barUnit = (foot: number): number => [1, 2, 4, 5, 10, 20].find((u) => u * foot >= 22) ?? 40;

/** Points, without its figure. */
export const scaleBarWidth = ({ s }: Pick<View, 's'>): number => 4 * barUnit(12 * s) * 12 * s;

export function scaleBar(x: number, y: number, v: Pick<View, 's'>, size = 9): string {
  const foot = 12 * v.s;
  const unit = barUnit(foot);
  let art = '';
  for (let i = 0; i < 4; i++) {
    art += rect(x + i * unit * foot, y - 2, unit * foot, 4, {
      fill: i % 2 === 0 ? INK.line : INK.paper,
      weight: WEIGHT.detail,
    });
  }
  return art + text(x + 4 * unit * foot + 6, y, `${4 * unit} ft`, { size });
}

export function northArrow(x: number, y: number, size = 9): string {
  return (
    circle(x, y, 11, { weight: WEIGHT.detail }) +
    path(`M${x} ${y - 11}L${x + 4.5} ${y + 6}L${x} ${y + 2.5}Z`, { fill: INK.line, weight: WEIGHT.detail }) +
    path(`M${x} ${y - 11}L${x - 4.5} ${y + 6}L${x} ${y + 2.5}Z`, { fill: INK.paper, weight: WEIGHT.detail }) +
    text(x, y + 18, 'N', { size, weight: 'bold', anchor: 'middle' })
  );
}
