import { row, type WorkRow, within } from './work-row.js';

/**
 * Work on the openings of walls. No word of the vocabulary asks for it:
 * readers/house/house-work.ts does. Each is a line of its own, and takes no other work on walls along.
 */
export const HOUSE_WORK: readonly WorkRow[] = [
  // The old door and its casing out, studs, board on both faces, tape and base.
  asked('opening-closed', 'opening closed and drywalled', [80, 280], [400, 1100]),
  asked('opening-cut', 'new opening cut, framed and headed', [120, 450], [500, 1500]),
  asked('opening-widened', 'opening widened, with a new header', [120, 500], [450, 1400]),
  {
    ...asked('window-cut', 'new window, its opening cut and headed', [350, 1300], [700, 1900]),
    trade: 'doors and windows',
    per: 'windows-asked',
  },
  {
    ...asked('window-well', 'egress opening cut, with well, drain and cover', [350, 1100], [1100, 2900]),
    trade: 'framing',
  },
  asked('closet-doors-off', 'closet doors taken off, opening trimmed', [20, 90], [120, 320]),
  // Its walls, board and doors are lines of their own.
  within(
    'closet-framed',
    'closet framed, drywalled and given doors',
    'closet framed, drywalled and given doors',
    'furniture',
    'framing',
    /^(?:partition|closet-doors)$/,
  ),
  // Its top lifted off, boxes unscrewed, outlet made safe; the floor below is another question.
  { ...asked('old-island-out', 'old island taken out', [0, 40], [220, 620]), trade: 'demolition' },
  asked('closet-curtain', 'curtain before the closet', [40, 160], [60, 160]),
];

function asked(
  id: string,
  name: string,
  material: readonly [number, number],
  labor: readonly [number, number],
): WorkRow {
  return row(id, name, name, 'furniture', 'framing', 'job', material, labor);
}
