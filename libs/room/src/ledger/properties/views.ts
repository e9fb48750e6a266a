import { type Item, isGlazed, opposite, type Side } from '@plumbline/concept';
import { rectOf } from '../../geometry/geometry.js';
import { lookedTo } from '../../planner/floor/where-things-are.js';
import type { SaidOf } from '../said-of.js';

/** Where one looks from a thing of a clause, held against the windows and the ways out of the room. */

const LOOKS =
  '(?:fac(?:es|ing|e)|look(?:s|ing)?|overlook(?:s|ing)?|gaz(?:e|ing)|star(?:e|ing)|watch(?:ing)?|see(?:ing)?|with a view|views?)';
const WAY = '(?: (?:out|over|onto|into|on|at|of|towards?|to)){0,3}';
const OUTDOORS = new RegExp(
  `\\b${LOOKS}${WAY} (?:the |our |my )?(?:big |front |side )?(back ?yard|yard|garden|lake|woods|trees|water|ocean|mountains?|street|pool|river|bay|view|outside|outdoors|deck|patio|birds?|bird feeder)\\b`,
  'i',
);
const INDOORS = new RegExp(
  `\\b${LOOKS}${WAY} (?:the |our |my )?(family room|living room|dining room|great room|den|rest of the house)\\b`,
  'i',
);
/** From these one looks out; a room, a window and a door look nowhere. */
const LOOKED_FROM =
  /^(?:sink-base|range|cooktop|desk|sofa|sectional|armchair|bed|bathtub|dining-table|vanity|stool|bench|daybed|base-cabinet)$/;

const looksFrom = (item: Item, { e }: SaidOf): Side => {
  const at = { rect: rectOf(item.box), facing: item.facing };
  return lookedTo(e.room, at, item.kind === 'sink-base' ? 'sink' : item.kind);
};

/** Things of a clause that one looks from; of a sink in an island the sink, and not the cabinets beside it. */
function lookingThings({ items, e }: SaidOf): readonly Item[] {
  const things = e.room.items.filter(({ id, kind }) => items.includes(id) && LOOKED_FROM.test(kind));
  const worked = things.filter(({ kind }) => kind === 'sink-base' || kind === 'range' || kind === 'cooktop');
  return worked.length > 0 ? worked : things;
}

const BACK_TO =
  /\b(?:its|their|my|his|her|the)? ?backs? (?:to|towards?|against|facing) (?:the |our )?(?:front |back |side )?(door|doorway|entry|window|windows|wall|kitchen|stairs)\b/i;
const REFUSED = /\b(?:no|not|never|without|hate|avoid)\b|n['’]t\b/i;
const REFUSED_WITHIN = 36;

/** That no thing of a clause has its back where the clause wants it. */
function backLacking({ words, statements, items, e }: SaidOf): string | undefined {
  const match = BACK_TO.exec(words);
  if (!match || REFUSED.test(words.slice(Math.max(0, match.index - REFUSED_WITHIN), match.index)))
    return undefined;
  if (statements.some(({ claim }) => claim.is === 'place' || claim.is === 'not at')) return undefined;
  const things = e.room.items.filter(({ id, kind }) => items.includes(id) && LOOKED_FROM.test(kind));
  const to = (match[1] ?? '').toLowerCase();
  if (things.length === 0 || to === 'wall') return undefined;
  if (to === 'kitchen' || to === 'stairs')
    return `It is drawn; where the ${to} lies was not told, so whether its back is to it is not known.`;
  const isSo = things.some((item) =>
    e.room.openings.some(
      (o) => (o.kind === 'window') === to.startsWith('window') && o.side === opposite(item.facing),
    ),
  );
  return isSo ? undefined : `It is drawn, but not with its back to the ${to}.`;
}

/** That nobody looks from a thing of a clause where the clause wants to. */
export function viewLacking(said: SaidOf): string | undefined {
  const { words, e } = said;
  const out = OUTDOORS.exec(words);
  const to = out ?? INDOORS.exec(words);
  if (!to) return backLacking(said);
  const things = lookingThings(said);
  const [first] = things;
  if (!first) return undefined;
  const isOpen = (side: Side): boolean =>
    e.room.openings.some(
      (o) =>
        o.side === side && (out ? o.kind === 'window' || isGlazed(o) : o.kind !== 'window' && o.widthIn > 40),
    );
  // Who sits in a window looks out behind the seat.
  const isInWindow = ({ kind, facing }: Item): boolean => kind === 'bench' && isOpen(opposite(facing));
  if (things.some((item) => isOpen(looksFrom(item, said)) || isInWindow(item))) return undefined;
  return `It is drawn, but from it one looks ${looksFrom(first, said)}, where this plan has no ${out ? 'window' : 'open way to another room'}.`;
}
