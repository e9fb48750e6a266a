import type { Room } from '@plumbline/concept';

/** Whose bed is no wider than this sleeps in it alone: a bedroom of such beds is a child's. */
const TWIN = 42;

export const isChildsRoom = ({ category, items }: Pick<Room, 'category' | 'items'>): boolean => {
  const beds = items.filter(({ kind }) => ['bed', 'bunk-bed', 'crib'].includes(kind));
  return (
    category === 'bedroom' &&
    beds.length > 0 &&
    beds.every(({ kind, box }) => kind !== 'bed' || Math.min(box.widthIn, box.depthIn) <= TWIN)
  );
};
