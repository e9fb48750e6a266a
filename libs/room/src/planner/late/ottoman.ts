import { wants } from '@plumbline/brief';
import type { Brief, Item } from '@plumbline/concept';
import { inFront, rectOf, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';

/** An ottoman where words ask for one: in place of the coffee table, else before an armchair. Lengths are inches. */

/** From the chair to it, and the size of one for a chair. */
const [OFF_CHAIR, WIDE, DEEP] = [4, 24, 18] as const;
const HEIGHT = 17;

export function setOttoman(draft: Draft, brief: Brief): void {
  if (!wants(brief, 'ottoman') || draft.items.some(isOttoman)) return;
  const table = draft.items.findIndex((item) => item.kind === 'coffee-table' && item.existing !== true);
  const { kind, traits: _, ...stands } = draft.items[table] ?? {};
  if (kind !== undefined && 'box' in stands) {
    const { box } = stands as Item;
    const label = `Ottoman ${Math.round(Math.max(box.widthIn, box.depthIn))}`;
    draft.items.splice(table, 1, {
      ...(stands as Item),
      id: 'ottoman-1',
      kind: 'ottoman',
      label,
      box: { ...box, heightIn: HEIGHT },
    } as Item);
    return;
  }
  for (const chair of draft.items.filter((item) => item.kind === 'armchair')) {
    const before = inFront(rectOf(chair.box), chair.facing, OFF_CHAIR + DEEP);
    const east = runsEast(chair.facing);
    const rect = {
      x: east ? before.x + (before.w - WIDE) / 2 : chair.facing === 'east' ? before.x + OFF_CHAIR : before.x,
      y: east
        ? chair.facing === 'north'
          ? before.y + OFF_CHAIR
          : before.y
        : before.y + (before.d - WIDE) / 2,
      w: east ? WIDE : DEEP,
      d: east ? DEEP : WIDE,
    };
    if (!draft.takesChair(rect)) continue;
    draft.add('ottoman', rect, { height: HEIGHT, facing: chair.facing, group: chair.group ?? 'seating' });
    return;
  }
}

const isOttoman = ({ kind, group }: Item): boolean => kind === 'ottoman' && group !== 'dressing';
