import { frameOf, isGlazed, type Opening, runsEast } from '@plumbline/concept';
import type { Scene } from '@plumbline/scene';
import { shareInFrame } from './in-frame.js';
import { type LevelCamera, SHAPE } from './view.js';

const METRE = 0.0254;
/** What is nearer than this along the lens, in metres, is beside the eye. */
const BESIDE = 0.2;

/**
 * What a window costs that one looks along: from which sine of the angle to its wall on it is seen as such, and from which share of the
 * picture's height on it is large. It is a stripe of frame and curtain and no window.
 */
const RAKED = { cost: 2.1, sine: 0.32, tall: 0.3 } as const;
/** The same of a window that the picture's edge cuts, in full from which share of it on. */
const CUT_WINDOW = { cost: 0.3, tall: 0.25, share: 0.3 } as const;
/** The same of a closed door that is so high in the picture: a slab before the room. */
const SLAB = { cost: 1.2, tall: 0.55 } as const;
/** The share of the picture's height over which both grow to their whole. */
const GROWS = 0.25;

/** What windows seen from their edge and doors close by cost a view. */
export function costOfOpenings(camera: LevelCamera, { room }: Scene): number {
  return room.openings.reduce((sum, opening) => sum + costOf(opening, camera, room.shell), 0);
}

function costOf(opening: Opening, camera: LevelCamera, shell: Scene['room']['shell']): number {
  const glazed = isGlazed(opening);
  if (!glazed && opening.kind !== 'door') return 0;
  const { side, from } = frameOf(shell, opening.wall);
  const level = runsEast(side);
  const start = opening.offsetIn + (level ? from.x : from.y);
  const box = level
    ? {
        x: start,
        y: from.y,
        z: opening.sillIn,
        widthIn: opening.widthIn,
        depthIn: 0,
        heightIn: opening.heightIn,
      }
    : {
        x: from.x,
        y: start,
        z: opening.sillIn,
        widthIn: 0,
        depthIn: opening.widthIn,
        heightIn: opening.heightIn,
      };
  const dx = (box.x + box.widthIn / 2) * METRE - camera.x;
  const dy = (box.y + box.depthIn / 2) * METRE - camera.y;
  // What lies in the wall behind which the camera stands is not seen.
  const towards = { south: -dy, north: dy, west: -dx, east: dx }[side];
  const ahead = dx * camera.headingX + dy * camera.headingY;
  if (towards <= 0 || ahead < BESIDE) return 0;
  const shown = shareInFrame({ box }, camera);
  if (shown === 0) return 0;
  const tall = (opening.heightIn * METRE) / ahead / (2 * camera.halfWidth * (camera.shape ?? SHAPE));
  const grown = (least: number): number => Math.max(0, Math.min(1, (tall - least) / GROWS));
  if (!glazed) return SLAB.cost * grown(SLAB.tall) * Math.min(1, 2 * shown);
  const [low, high] = [opening.sillIn, opening.sillIn + opening.heightIn].map(
    (height) =>
      ((height * METRE - camera.z) / ahead - camera.up) / (camera.halfWidth * (camera.shape ?? SHAPE)),
  ) as [number, number];
  const upright = Math.max(0, Math.min(1, high) - Math.max(-1, low)) / (high - low);
  const cut = Math.min(1, (1 - shown * upright) / CUT_WINDOW.share);
  const sine = towards / Math.hypot(dx, dy);
  return (
    CUT_WINDOW.cost * cut * grown(CUT_WINDOW.tall) +
    RAKED.cost * grown(RAKED.tall) * Math.max(0, 1 - sine / RAKED.sine)
  );
}
