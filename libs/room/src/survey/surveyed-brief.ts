import { keptOf, standsStill } from '@plumbline/brief';
import {
  type Brief,
  catalogueKindOf,
  type DesignWish,
  derivedOf,
  EXISTING,
  EXISTING_KINDS,
  type ExistingKind,
  type ExistingSpec,
  type ExistingThing,
  type Item,
  type Kept,
  type SurveyedRoom,
} from '@plumbline/concept';

/** What a survey makes of a brief: sizes, what stands, what stays. */

/** Things that the planners set themselves, and so leave where they are by their own means. */
const PLANNED: Readonly<Partial<Record<DesignWish['category'], readonly ExistingKind[]>>> = {
  kitchen: ['sink', 'range', 'refrigerator', 'dishwasher'],
  bathroom: ['sink', 'toilet', 'bathtub', 'shower'],
};

/** What the table of keepables calls a thing; the others stand in no price. */
const KEPT_AS: Readonly<Partial<Record<ExistingKind, string>>> = {
  sink: 'sink',
  range: 'range',
  refrigerator: 'refrigerator',
  dishwasher: 'dishwasher',
  toilet: 'toilet',
  bathtub: 'bathtub',
  shower: 'shower',
  washer: 'laundry',
  fireplace: 'fireplace',
};

const keptAs = (kind: ExistingKind, { category }: Pick<Brief, 'category'>): string | undefined =>
  kind === 'sink' && category === 'bathroom' ? 'vanity' : KEPT_AS[kind];

/** The things of a survey that stay where they are: by what was tapped, or by the words ("keep the sink where it is"). */
export const thingsThatStay = (
  brief: Pick<Brief, 'kept' | 'category'>,
  { survey }: Pick<SurveyedRoom, 'survey'>,
): readonly ExistingThing[] =>
  survey.existing.filter(({ kind, plan }) => {
    if (plan !== 'move') return plan === 'keep';
    const id = keptAs(kind, brief);
    return id !== undefined && standsStill(brief as Brief, id);
  });

/**
 * What words keep where it is although the survey does not tell where that is, a sentence for each: the plan has put it
 * somewhere. What no pipe runs to may be kept and stand elsewhere.
 */
export const placesNotShown = (brief: Brief, { survey }: Pick<SurveyedRoom, 'survey'>): readonly string[] =>
  keptOf(brief).flatMap(({ id, how }) => {
    const kind = EXISTING_KINDS.find((one) => keptAs(one, brief) === id);
    if (!kind || survey.existing.some((thing) => thing.kind === kind)) return [];
    const { name, piped }: ExistingSpec = EXISTING[kind];
    if (how !== 'in place' && !(piped && (how === 'kept' || how === 'renewed'))) return [];
    return [
      `Where your ${name.toLowerCase()} stands was not shown, so this plan has put it where it works. Show it under “Make it exact”, and it stays there.`,
    ];
  });

/** Whether a planner sets such a thing itself. */
export const isPlanned = ({ kind }: ExistingThing, { category }: Pick<Brief, 'category'>): boolean =>
  PLANNED[category]?.includes(kind) ?? false;

/** A thing of a survey as an item of the room. */
export function itemOfThing({ id, kind, label, box, facing }: ExistingThing, brief: Brief): Item {
  const { name }: ExistingSpec = EXISTING[kind];
  const catalogued = catalogueKindOf(kind, brief.category);
  const traits =
    catalogued === 'shower'
      ? { traits: { entry: facing, open: facing, enclosure: 'glass' } }
      : catalogued === 'bathtub'
        ? { traits: { form: 'alcove' } }
        : {};
  return { id, kind: catalogued, label: label ?? name, box, facing, ...traits } as Item;
}

/** The brief of a room that was measured: its size is the measured one, and what stays is kept. */
export function surveyedBrief(brief: Brief, surveyed: SurveyedRoom): Brief {
  const { shell } = surveyed;
  const { widthIn, depthIn, ceilingIn } = derivedOf(shell);
  const stays = thingsThatStay(brief, surveyed);
  const told = keptOf(brief);
  const kept = stays.flatMap(({ kind }): Kept[] => {
    const id = keptAs(kind, brief);
    return id && !told.some((k) => k.id === id) ? [{ id, how: 'kept' }] : [];
  });
  const openings = surveyed.survey.openings;
  const has = (id: string, is: (kind: string) => boolean): Kept[] =>
    openings.some(({ kind }) => is(kind)) && !told.some((k) => k.id === id) ? [{ id, how: 'kept' }] : [];
  return {
    ...brief,
    size: { widthIn, depthIn, ceilingIn },
    shell,
    fixed: [
      ...(brief.fixed ?? []),
      ...stays
        .filter((thing) => !isPlanned(thing, brief))
        .map((thing): Item => ({ ...itemOfThing(thing, brief), fixed: true })),
    ].slice(0, 20),
    kept: [
      ...told,
      ...uniqueById(kept),
      ...has('windows', (kind) => kind === 'window'),
      ...has('doors', (kind) => kind !== 'window' && kind !== 'garage-door'),
    ],
  };
}

const uniqueById = (kept: readonly Kept[]): Kept[] => [...new Map(kept.map((one) => [one.id, one])).values()];
