import { useState } from 'react';
import type { Design } from '#types/design.js';

/**
 * Which of the designs is shown. One that came beside others is the one to look at, unless somebody is asking for bids
 * on the one that is shown.
 */
export function useChosenDesign(designs: readonly Design[]) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [formerId, setFormerId] = useState<string | null>(null);
  const [heldId, setHeldId] = useState<string | null>(null);
  const [known, setKnown] = useState(() => designs.map(({ _id }) => _id));
  const shown = designs.find(({ _id }) => _id === chosenId) ?? designs[0]!;
  const unknown = designs.find(({ _id }) => !known.includes(_id));
  if (unknown) {
    setKnown(designs.map(({ _id }) => _id));
    if (heldId === shown._id) setChosenId(shown._id);
    else {
      setFormerId(shown._id);
      setChosenId(unknown._id);
    }
  }
  return {
    shown,
    /** The design that a newer one took the place of. */
    former: designs.find(({ _id }) => _id === formerId && _id !== shown._id),
    show({ _id }: Design) {
      setFormerId(null);
      setChosenId(_id);
    },
    /** The design that is shown stays, whatever comes. */
    hold: () => setHeldId(shown._id),
    release: () => setHeldId(null),
  };
}
