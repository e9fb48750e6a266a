import type { Draft } from './draft.js';
import { centre, type Rect } from './geometry.js';

/** Sets recessed lights on a grid of about 5 ft, at most 8 each way, where nothing else hangs. */
export function standRecessedLights(draft: Draft, pitch = 60): void {
  const { widthIn, depthIn, ceilingIn } = draft.shell;
  const count = (length: number) => Math.min(8, Math.max(1, Math.round((length - 48) / pitch) + 1));
  const at = (length: number, i: number, of: number) =>
    of === 1 ? length / 2 : 24 + (i * (length - 48)) / (of - 1);
  const across = count(widthIn);
  const down = count(depthIn);
  for (let i = 0; i < across; i++) {
    for (let k = 0; k < down; k++) {
      const rect: Rect = { x: at(widthIn, i, across) - 3, y: at(depthIn, k, down) - 3, w: 6, d: 6 };
      if (draft.isClearAt(rect, ceilingIn - 1, 1)) {
        draft.add('recessed-light', rect, { z: ceilingIn - 0.5, height: 0.5, facing: 'south' });
      }
    }
  }
}

/** Hangs a ceiling fan or a chandelier in the middle of the room. */
export function hangCentre(draft: Draft, kind: 'ceiling-fan' | 'chandelier', over?: Rect): void {
  const size = kind === 'ceiling-fan' ? 52 : 30;
  const height = kind === 'ceiling-fan' ? 14 : 24;
  const mid = centre(over ?? draft.floor);
  const rect = { x: mid.x - size / 2, y: mid.y - size / 2, w: size, d: size };
  const z = draft.shell.ceilingIn - height;
  if (draft.isClearAt(rect, z, height)) draft.add(kind, rect, { z, height, facing: 'south' });
}
