import { machine, piece, round, shelves, solid, table } from './parts.js';
import type { PieceSpec } from './piece-spec.js';

/** Studio and craft. */
export const STUDIO = {
  'pottery-wheel': piece(
    'pottery wheel',
    'pottery wheel|wheel|potters wheel|throwing wheel|wheel for pottery',
    [30, 46, 24],
    'Brent Model C: 31 × 24 × 20, and a stool before it',
    {
      at: 'wall',
      front: 18,
      sides: 12,
      back: 6,
      use: 'studio',
      needs: { circuit: { volts: 120, amps: 15, va: 600 } },
      parts: machine(
        solid('black', [0.05, 0.05, 0], [0.95, 0.6, 0.7]),
        solid('white', [0, 0, 0.7], [1, 0.62, 0.8]),
        round('steel', [0.25, 0.12, 0.8], [0.75, 0.5, 0.86]),
        round('clay', [0.4, 0.24, 0.86], [0.6, 0.38, 1]),
        round('wood', [0.26, 0.72, 0.7], [0.74, 1, 0.78]),
        solid('metal', [0.45, 0.82, 0], [0.55, 0.9, 0.7]),
      ),
    },
  ),
  kiln: piece(
    'electric kiln',
    'kiln|pottery kiln|ceramics kiln|electric kiln',
    [37, 35, 45],
    'Skutt KM-1027: 37 × 35 × 45; 18 in to every wall, 60 A at 240 V',
    {
      at: 'corner',
      front: 36,
      sides: 18,
      back: 18,
      use: 'studio',
      needs: { circuit: { volts: 240, amps: 60, va: 11_500 }, vent: true },
      parts: machine(
        round('black', [0.1, 0.1, 0], [0.9, 0.9, 0.22]),
        round('steel', [0.06, 0.06, 0.22], [0.94, 0.94, 0.88]),
        round('clay', [0.06, 0.06, 0.88], [0.94, 0.94, 0.97]),
        solid('black', [0.4, 0.9, 0.4], [0.6, 1, 0.75]),
      ),
    },
  ),
  'wedging-table': piece(
    'wedging table',
    'wedging table|wedging bench|clay table|wedging board|slab roller',
    [36, 30, 34],
    'Brent wedging table 36 × 30',
    { at: 'wall', front: 36, low: true, use: 'studio', parts: table('clay', 'metal') },
  ),
  'drying-shelves': piece(
    'drying shelves',
    'drying shelves|drying rack for pottery|ware rack|ware shelves|shelves for drying|ware cart|shelves for pots|glaze shelves',
    [48, 20, 76],
    'Ware racks are sold 48 × 18 to 20',
    {
      at: 'wall',
      front: 30,
      widths: [36],
      use: 'studio',
      parts: [
        ...shelves('wood', 6, 'metal'),
        ...[0.15, 0.45, 0.72].map((x, i) =>
          round('clay', [x, 0.3, 0.43 + i * 0.184 - 0.184], [x + 0.12, 0.6, 0.52 + i * 0.184 - 0.184]),
        ),
      ],
    },
  ),
  easel: piece(
    'easel',
    'easel|painting easel|artist easel|easels|art easel',
    [28, 28, 68],
    'Mabef studio easel: 24 × 24, 92 at most',
    {
      at: 'window',
      front: 48,
      use: 'studio',
      parts: machine(
        solid('wood', [0.08, 0.4, 0], [0.14, 0.5, 1]),
        solid('wood', [0.86, 0.4, 0], [0.92, 0.5, 1]),
        solid('wood', [0.47, 0, 0], [0.53, 0.1, 0.8]),
        solid('wood', [0.05, 0.5, 0.42], [0.95, 0.66, 0.45]),
        solid('white', [0.02, 0.52, 0.45], [0.98, 0.57, 0.96]),
      ),
    },
  ),
  'cutting-table': piece(
    'cutting table',
    'cutting table|fabric table|fabric cutting table|quilting table|big cutting table|pattern table',
    [60, 36, 36],
    'Cutting tables are sold 60 × 36, at counter height',
    {
      at: 'middle',
      front: 30,
      sides: 30,
      back: 30,
      use: 'studio',
      parts: table('wood', 'white', [solid('white', [0.06, 0.08, 0.3], [0.94, 0.92, 0.34])]),
    },
  ),
  'sewing-table': piece(
    'sewing table',
    'sewing table|sewing machine|machine at the window|sewing machine at the window|sewing machine table|sewing desk|serger|sewing station|sewing place',
    [52, 24, 30],
    'Koala and Arrow sewing cabinets 46-57 × 20-24; 36 behind the chair',
    {
      at: 'window',
      front: 42,
      low: true,
      widths: [48, 42],
      use: 'studio',
      parts: [
        ...table('wood'),
        solid('white', [0.38, 0.3, 1], [0.68, 0.55, 1.04]),
        solid('white', [0.38, 0.32, 1.04], [0.46, 0.53, 1.34]),
        solid('white', [0.38, 0.34, 1.28], [0.68, 0.51, 1.4]),
      ],
    },
  ),
  'fabric-cabinet': piece(
    'tall cabinet',
    'tall cabinet for fabric|fabric cabinet|cabinet for fabric|fabric storage|yarn cabinet|cabinet for supplies|supply cabinet|tall storage cabinet|tall cabinet|art supply cabinet|craft cabinet|armoire for fabric|fabric armoire',
    [36, 20, 84],
    'Tall storage cabinets 30-36 × 18-24',
    { at: 'wall', front: 30, widths: [30, 24], use: 'studio', parts: [] },
  ),
  loom: piece(
    'floor loom',
    'loom|floor loom|weaving loom',
    [50, 46, 48],
    'Schacht Baby Wolf and Mighty Wolf',
    {
      at: 'middle',
      front: 36,
      sides: 18,
      back: 18,
      use: 'studio',
      parts: [...table('wood'), solid('wood', [0, 0.45, 0.5], [1, 0.55, 1])],
    },
  ),
  '3d-printer': piece(
    '3D printer',
    '3d printer|3d printers|laser cutter|vinyl cutter|cricut',
    [30, 24, 52],
    'Bambu P1S 15 × 15 × 18 on a stand of 30 × 24',
    {
      at: 'wall',
      front: 30,
      use: 'work',
      parts: [
        ...table('wood', 'metal').map(({ look, from, to }) =>
          solid(look, [from[0], from[1], from[2] * 0.6], [to[0], to[1], to[2] * 0.6]),
        ),
        solid('black', [0.2, 0.2, 0.6], [0.8, 0.85, 1]),
      ],
    },
  ),
} as const satisfies Readonly<Record<string, PieceSpec>>;
