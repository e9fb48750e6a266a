import type { Item, Opening } from '@plumbline/concept';
import { atWall, type Framed, type Rect } from './geometry.js';

/** The floor that a door sweeps and that a person needs to come in by. */
export function floorOfOpening(room: Framed, opening: Opening): Rect[] {
  if (opening.kind === 'window') return [];
  const { wall, offsetIn, widthIn } = opening;
  if (opening.kind === 'garage-door') return [atWall(room, wall, offsetIn, 0, widthIn, 12)];
  const hinged = opening.kind === 'door';
  const intoRoom = hinged && (opening.swing?.into ?? 'room') === 'room';
  return [atWall(room, wall, offsetIn, 0, widthIn, intoRoom ? widthIn : 30)];
}

/** So wide is the opening towards which a peninsula has its seats. Inches. */
const TO_NEXT_ROOM = 60;

/** Whether a thing may stand before an opening: stools at a peninsula that looks into the next room are pushed in. */
export const isPushedIn = ({ kind, widthIn }: Opening, item: Pick<Item, 'kind'>): boolean =>
  item.kind === 'stool' && kind === 'cased-opening' && widthIn >= TO_NEXT_ROOM;
