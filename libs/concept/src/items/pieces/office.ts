import { cabinet, MOTOR, machine, piece, solid, table } from './parts.js';
import type { PieceSpec } from './piece-spec.js';

/** Office. */
export const OFFICE = {
  'partner-desk': piece(
    'partner desk',
    'partner desk|partners desk|partner desks|desks face to face|two desks face to face|desks facing each other|face to face|facing desks',
    [66, 60, 30],
    'Partner desks 60-72 × 48-60, knee spaces on both long sides',
    { at: 'middle', front: 48, sides: 34, back: 48, widths: [60], use: 'work', parts: [] },
  ),
  'coffee-station': piece(
    'coffee station',
    'coffee station|coffee bar|espresso station|coffee nook|coffee corner|coffee cart|tea station|coffee maker',
    [36, 20, 36],
    'Coffee bar cabinets 36-48 × 16-20',
    {
      at: 'wall',
      front: 30,
      low: true,
      widths: [30, 24],
      use: 'work',
      needs: { circuit: MOTOR },
      parts: [...cabinet('wood', 2), solid('black', [0.12, 0.2, 1], [0.4, 0.7, 1.4])],
    },
  ),
  'printer-stand': piece(
    'printer stand',
    'printer|printer stand|copier|laser printer|multifunction printer|printer cart',
    [24, 18, 28],
    'Stands for an office printer 22-26 × 18-20',
    {
      at: 'wall',
      front: 28,
      low: true,
      use: 'work',
      parts: [
        ...table('wood', 'metal', [solid('wood', [0.04, 0.06, 0.3], [0.96, 0.94, 0.34])]),
        solid('white', [0.12, 0.12, 1], [0.88, 0.9, 1.4]),
        solid('black', [0.2, 0.88, 1.1], [0.8, 0.92, 1.25]),
      ],
    },
  ),
  'server-rack': piece(
    'server rack',
    'server rack|network rack|server cabinet|media rack',
    [24, 36, 48],
    'StarTech 25U cabinet: 24 × 36',
    {
      at: 'corner',
      front: 36,
      use: 'work',
      needs: { circuit: MOTOR },
      parts: machine(
        solid('black', [0, 0, 0], [1, 0.97, 1]),
        solid('glass', [0.05, 0.97, 0.05], [0.95, 1, 0.95]),
      ),
    },
  ),
} as const satisfies Readonly<Record<string, PieceSpec>>;
