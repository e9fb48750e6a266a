import { derivedOf, type RoomSize, type Shell } from '@plumbline/concept';
import type { Claim } from '../claim.js';
import type { FieldText } from '../reading/field-text.js';
import type { RequestReading } from '../reading/request-reading.js';
import { shapedShell } from '../shell/shaped-shell.js';

/** Reads the shape of the room: outline, ceiling, walls, and columns that stand in it. */
export function readRoomShape(texts: readonly FieldText[], reading: RequestReading): void {
  const shape = shapedShell(
    reading.size,
    texts.flatMap(({ shapes }) => shapes),
  );
  if (!shape) return;
  const { shell } = shape;
  for (const { said, meaning, of } of shape.meanings) {
    const field = texts.find(({ shapes }) => shapes.some((s) => said.startsWith(s.said)))?.field;
    const claim: Claim = of === 'fixed' ? { is: 'fixed' } : { is: 'shell', of, shell };
    reading.tell(field ?? 'designPrompt', said, meaning, claim);
  }
  reading.assumed.push(...shape.assumed);
  for (const said of shape.unfit) reading.unread.add(said);
  reading.shape = shape;
  reading.size = sizeOfShell(shell);
}

const sizeOfShell = (shell: Shell): RoomSize => {
  const { widthIn, depthIn, ceilingIn } = derivedOf(shell);
  return { widthIn, depthIn, ceilingIn };
};
