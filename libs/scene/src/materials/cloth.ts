import type { Finish } from '@plumbline/concept';
import { blend, brightness, linear, muted, scaled } from '../color.js';
import { type Material, Pattern, type Vec3, Weave } from '../scene.js';
import { darker } from './finish-colors.js';
import { plain } from './material.js';

/**
 * Metres from thread to thread: shirting and sheets have 80 threads an inch and more, upholstery linen 12 to 20, chunky
 * weaves 8; loops of boucle are 2 to 4 mm, stitches of a knit 5.
 */
const PITCH = { cotton: 0.0005, linen: 0.0016, wool: 0.0021, canvas: 0.0028, boucle: 0.0022, knit: 0.005 };

interface Cloth {
  readonly weave?: Weave;
  /** A key of {@link PITCH}, or metres from thread to thread. */
  readonly pitch?: keyof typeof PITCH | number;
  /** How much threads differ from each other: share of the way from the base to the accent. */
  readonly strength?: number;
  readonly bump?: number;
}

/** Cloth; its accent is the colour of its darker threads. */
export const fabric = (
  base: Vec3,
  accent: Vec3,
  { weave = Weave.cloth, pitch = 'linen', strength = 0.4, bump = 0.16 }: Cloth = {},
): Material =>
  plain(base, {
    pattern: Pattern.weave,
    accent,
    mean: weave === Weave.velvet ? scaled(base, 0.84) : base,
    roughness: 0.95,
    reflectance: 0,
    bump,
    parameters: [typeof pitch === 'number' ? pitch : PITCH[pitch], strength, weave],
  });

export function carpet(base: Vec3, accent: Vec3): Material {
  return plain(base, {
    pattern: Pattern.pile,
    accent: darker(accent, 0.8),
    mean: blend(base, accent, 0.15),
    roughness: 1,
    reflectance: 0,
    bump: 0.5,
    parameters: [0.55],
  });
}

/** Yarn takes dye less fully than paint has its color, and light that goes to and fro in a seat saturates it again. */
const DYED = 0.06;

/** The lightest that a seat is: undyed wool and flax are no paper, and white cloth that is sat on is shaded between its threads. */
const UNDYED: Vec3 = [0.6, 0.575, 0.53];

const asCloth = (color: Vec3): Vec3 => {
  const dyed = muted(color, DYED);
  const over = brightness(dyed) / brightness(UNDYED);
  return over > 1 ? blend(scaled(dyed, 1 / over), UNDYED, 0.5) : dyed;
};

/** Upholstery. */
export function fabricMaterial(finish: Finish): Material {
  const base = finish.material === 'leather' ? linear(finish.color) : asCloth(linear(finish.color));
  const accent = finish.accent ? linear(finish.accent) : darker(base, 0.66);
  switch (finish.material) {
    case 'leather':
      return plain(base, {
        pattern: Pattern.leather,
        accent: darker(base, 0.55),
        mean: scaled(base, 0.9),
        roughness: 0.48,
        reflectance: 0.035,
        bump: 0.14,
      });
    case 'velvet':
      return fabric(base, blend(base, [0.8, 0.8, 0.8], 0.3), {
        weave: Weave.velvet,
        pitch: 'cotton',
        bump: 0.2,
      });
    case 'boucle':
      // One yarn: its loops are told apart by their shadows, hardly by colour.
      return fabric(base, darker(base, 0.8), {
        weave: Weave.boucle,
        pitch: 'boucle',
        strength: 0.3,
        bump: 0.22,
      });
    case 'wool':
      return fabric(base, darker(base, 0.6), {
        weave: Weave.twill,
        pitch: 'wool',
        strength: 0.6,
        bump: 0.28,
      });
    default:
      return fabric(base, accent, { pitch: 'canvas', strength: 0.55, bump: 0.26 });
  }
}
