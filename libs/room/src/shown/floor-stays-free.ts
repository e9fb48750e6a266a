import type { Concept, FloorFree } from '@plumbline/concept';

/** Who walks with help or rides needs the floor. */
const NEEDS_FLOOR: ReadonlySet<string> = new Set(['accessible', 'wheelchair', 'walker']);
/** Pieces that a picture would put down by itself: who refuses one wants none of its like, ... */
const PUT_DOWN: ReadonlySet<string> = new Set(['bike-rack', 'hampers']);
/** ... but who refuses rugs may have a plant, and who refuses plants a rug. */
const LEFT_AWAY = ['rug', 'plants'] as const;

const REFUSES =
  /\b(?:no|not|nothing|none|never|nobody|without|off|outside|elsewhere|dont|cant|wont|hate|hidden|put away|out of sight)\b|n't\b/i;
const ON_FLOOR =
  /\b(?:on|off) (?:the|our|my|this) floors?\b|\b(?:bikes?|bicycles?|baskets?|hampers?|carts?|(?:trash|garbage|recycling) (?:cans?|bins?)|tires|toys|dumbbells?|weights|guitars?|exercise balls?)\b/i;
const FREE_FLOOR =
  /\b(?:free|clear|empty|uncluttered) floors?\b|\bfloors? (?:(?:to |must |should |has to )?(?:stays?|be|is|kept) )?(?:free|clear|empty|uncluttered)\b/i;

/** Whether words want the floor free, or refuse things that pictures put down on it: all of them, or rugs or plants alone. */
export const floorStaysFree = ({
  wishes,
  brief,
}: {
  readonly wishes: Pick<Concept['wishes'], 'wanted' | 'refused'>;
  readonly brief: Pick<Concept['brief'], 'ledger'>;
}): FloorFree => {
  const isFree =
    wishes.wanted.some((id) => NEEDS_FLOOR.has(id)) ||
    wishes.refused.some((id) => PUT_DOWN.has(id)) ||
    (brief.ledger ?? []).some(
      ({ text }) => FREE_FLOOR.test(text) || (REFUSES.test(text) && ON_FLOOR.test(text)),
    );
  const away = LEFT_AWAY.filter((id) => wishes.refused.some((refused) => refused === id));
  return isFree || (away.length > 0 && away);
};
