import { readBrief } from '@plumbline/brief';
import type { Brief, PartUse, Purpose, ToldPart } from '@plumbline/concept';

/** What a part of a room is planned by: the words that tell it, read as those of a room of its own. */

const CATEGORY: Readonly<Record<PartUse, Brief['category']>> = {
  cars: 'garage',
  office: 'office',
  bedroom: 'bedroom',
  nursery: 'bedroom',
  gym: 'other',
  workshop: 'garage',
  storage: 'garage',
  laundry: 'other',
  mudroom: 'other',
  playroom: 'other',
  craft: 'other',
  music: 'other',
  theater: 'living room',
  library: 'other',
  living: 'living room',
  dining: 'other',
  kitchen: 'kitchen',
  rest: 'other',
};

const PURPOSE: Readonly<Partial<Record<PartUse, Purpose>>> = {
  gym: 'gym',
  laundry: 'laundry',
  mudroom: 'mudroom',
  playroom: 'playroom',
  craft: 'craft',
  music: 'music',
  dining: 'dining',
  library: 'library',
};

/** What makes a part what it is for, where its words name nothing of it. */
const USUAL: Readonly<Partial<Record<PartUse, readonly string[]>>> = {
  cars: ['one-car'],
  gym: ['gym'],
  workshop: ['workbench'],
  storage: ['storage'],
  laundry: ['laundry'],
  nursery: ['crib'],
};
const WITHOUT: Readonly<Partial<Record<PartUse, readonly string[]>>> = {
  workshop: ['one-car'],
  storage: ['one-car', 'workbench'],
};
/** Of the whole room: no part builds another wall, or becomes one by itself. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['dividing-wall', 'no-cars', 'tear-out']);

const feet = (inches: number): string => `${Math.max(1, Math.round(inches / 12))}`;

/** The brief of a part, in a floor of its own. Inches. */
export function briefOfPart(
  whole: Brief,
  told: ToldPart,
  { w, d }: { readonly w: number; readonly d: number },
): Brief {
  if (told.use === 'kitchen' && whole.category === 'kitchen' && whole.inParts?.walled === false)
    return briefOfKitchen(whole, { w, d });
  const category = CATEGORY[told.use];
  const { brief } = readBrief({
    category,
    area: `${feet(w)}x${feet(d)}`,
    designPrompt: told.words,
  });
  const { shell: _, inParts: __, openingsAt: ___, rooms: ____, budgetUsd: _____, ...own } = brief;
  const usual = (USUAL[told.use] ?? []).filter((id) => !hasOf(own.wanted, id));
  const without = WITHOUT[told.use] ?? [];
  const purpose = PURPOSE[told.use];
  return {
    ...own,
    ...(purpose ? { purpose } : {}),
    style: whole.style,
    size: { widthIn: w, depthIn: d, ceilingIn: whole.size.ceilingIn },
    wanted: [...own.wanted, ...usual].filter((id) => !OF_THE_WHOLE.has(id) && !without.includes(id)),
    refused: [...new Set([...own.refused, ...whole.refused, ...without])].filter(
      (id) => !usual.includes(id) && !own.wanted.includes(id),
    ),
  };
}

/** The kitchen of a room with another part: all that was asked for but what the words of the other part name. */
function briefOfKitchen(whole: Brief, { w, d }: { readonly w: number; readonly d: number }): Brief {
  const { inParts, openingsAt: _, rooms: __, ...kitchen } = whole;
  const others = (inParts?.parts ?? []).filter(({ use }) => use !== 'kitchen');
  const named = new Set(
    others.flatMap((told) => {
      const { brief } = readBrief({ category: CATEGORY[told.use], designPrompt: told.words });
      return [...brief.wanted, ...(brief.pieces ?? []).map(({ id }) => id)];
    }),
  );
  const own = readBrief({
    category: 'kitchen',
    designPrompt: inParts?.parts.find(({ use }) => use === 'kitchen')?.words ?? '',
  }).brief.wanted;
  return {
    ...kitchen,
    size: { widthIn: w, depthIn: d, ceilingIn: whole.size.ceilingIn },
    wanted: whole.wanted.filter((id) => own.includes(id) || !named.has(id)),
    pieces: (whole.pieces ?? []).filter(({ id }) => own.includes(id) || !named.has(id)),
  };
}

/** Whether a vehicle or the like is named already. */
const hasOf = (wanted: readonly string[], id: string): boolean =>
  wanted.includes(id) ||
  (id === 'one-car' && wanted.some((one) => ['two-cars', 'sedan', 'suv', 'pickup', 'minivan'].includes(one)));
