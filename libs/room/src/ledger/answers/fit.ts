import { feetAndInches } from '@plumbline/brief';
import type { Item, Room } from '@plumbline/concept';
import { rectOf } from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import { clearAbout, sizeOf } from './clear-about.js';
import { type Asked, byRule } from './topic.js';

/** "Will a king fit?": what is drawn, with the floor that it leaves. */

/** Beside a bed one walks 24 in, beside a car one opens a door in 20. Inches. */
const BESIDE: Readonly<Partial<Record<Item['kind'], number>>> = { bed: 24, car: 20 };
/** Less before a thing than this is no way to walk. */
const WALK = 30;

const areaOf = (item: Item): number => rectOf(item.box).w * rectOf(item.box).d;

export function answerFit({ words, e, became, items }: Asked): string | undefined {
  if (became.outcome === 'refused') return became.note ? undefined : 'No: this plan has no place for it.';
  const standing = items.filter(isSolid);
  const main = [...standing].sort((a, b) => areaOf(b) - areaOf(a))[0];
  const rule = byRule(e, 'work-aisle', 'dining-behind');
  if (!main)
    return became.outcome === 'drawn' && !FOR_A_THING.test(words)
      ? ['Yes, as drawn.', rule ?? []].flat().join(' ')
      : undefined;
  const alike = standing.filter(({ kind }) => kind === main.kind).length;
  const asIs =
    became.outcome === 'changed'
      ? 'Not quite as asked'
      : /\btoo (?:big|large|wide|long)\b/.test(words)
        ? 'No, it fits'
        : 'Yes, as drawn';
  if (main.kind === 'stool')
    return [
      `${asIs}: ${alike === 1 ? '1 stool has its' : `${alike} stools have their`} place at it.`,
      byRule(e, 'behind-seats') ?? [],
    ]
      .flat()
      .join(' ');
  return [
    `${asIs}: ${alike > 1 ? `${alike} stand here, each of` : 'it takes'} ${sizeOf(main)}${main.kind === 'bed' ? ' with its frame' : ''}${isOpenBefore(main) ? floorLeft(main, e.room) : '.'}`,
    ...(main.kind === 'bed' ? nightstandsBeside(e.room.items, words) : []),
  ].join(' ');
}

/** "Can you fit a …": a thing that no plan shows is not there because a surface is. */
const FOR_A_THING = /\b(?:fit|squeeze in|put in|get in|add) (?:in )?an? /;

/** One steps into these from a side of their own, which the rules of baths measure. */
const isOpenBefore = ({ kind }: Item): boolean => kind !== 'shower' && kind !== 'bathtub';

function floorLeft(main: Item, room: Room): string {
  const { left, right, front } = clearAbout(main, room);
  const isBed = main.kind === 'bed';
  const sides = left + right > 0 ? `${left} and ${right} in clear at its sides and ` : '';
  const least = BESIDE[main.kind];
  const lacks = least !== undefined && Math.min(left, right) < least && Math.max(left, right) > 0;
  const rule =
    least === undefined
      ? front < WALK
        ? ` ${WALK} in before it is the least to walk by: it is tight.`
        : ''
      : ` ${least} in at a side is the least ${isBed ? 'to walk by' : 'to open a door'}${lacks ? ', so one side is tight' : ''}.`;
  return `, with ${sides}${feetAndInches(front)} ${isBed ? 'at its foot' : 'before it'}.${rule}`;
}

function nightstandsBeside(items: readonly Item[], words: string): string[] {
  const stands = items.filter(({ kind }) => kind === 'nightstand');
  if (stands.length === 0) return /night ?stand/.test(words) ? ['No nightstand has a place beside it.'] : [];
  const wide = stands.map(({ box }) => Math.round(Math.min(box.widthIn, box.depthIn)));
  const many =
    stands.length === 1 ? 'one nightstand has its place' : `${stands.length} nightstands have their place`;
  return [`Beside it ${many}, ${Math.min(...wide)} in.`];
}
