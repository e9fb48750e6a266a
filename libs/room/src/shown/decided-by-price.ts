import {
  dollars,
  nameOfFeature,
  type PriceCondition,
  type ReadingOfWords,
  type UnderstoodClaim,
  type Way,
  withFeature,
} from '@plumbline/brief';
import type { Brief, Estimate, Room } from '@plumbline/concept';
import { SHOWN } from './features-shown.js';

/** Decides by the price what words leave to it: the cheaper of two, or what is in only under a sum. */

/** A room that was planned for a brief, with the likely price of all. */
interface Priced {
  readonly room: Room;
  /** US dollars. */
  readonly usd: number;
}
type PlanOf = (brief: Brief) => Priced;

/** What was decided of one condition, as a sentence. */
export interface DecidedByPrice {
  readonly condition: PriceCondition;
  readonly text: string;
  /** What it left out is not drawn. */
  readonly leavesOut: boolean;
}

interface Decided {
  readonly brief: Brief;
  readonly told: readonly DecidedByPrice[];
  /** Features that gave way to a cheaper one. */
  readonly dearer: readonly string[];
  /** Materials that gave way to a cheaper one. */
  readonly dearerMaterials: readonly Material[];
}

/**
 * The brief with what its conditions of price come to.
 * @param planOf the room for a brief, and the likely price of all
 */
export function decidedByPrice(asked: Brief, conditions: readonly PriceCondition[], planOf: PlanOf): Decided {
  let brief = asked;
  const told: DecidedByPrice[] = [];
  const dearer: string[] = [];
  const dearerMaterials: Material[] = [];
  for (const condition of conditions) {
    const next = condition.cheapestOf
      ? (condition.byPlace ? firstThatFits : cheapest)(brief, condition.cheapestOf, planOf)
      : under(brief, condition, planOf);
    if (!next) continue;
    brief = next.brief;
    told.push({ condition, text: next.text, leavesOut: next.leavesOut });
    const { wanted, materials } = brief;
    const gaveWay = (ids: readonly string[]): void => {
      const all = ids.flatMap((id) => [id, ...(OF_KIND[id] ?? [])]);
      dearer.push(...all.filter((id) => asked.wanted.includes(id) && !wanted.includes(id)));
    };
    gaveWay(condition.otherwise ?? []);
    for (const way of condition.cheapestOf ?? [])
      if ('features' in way) gaveWay(way.features);
      else if (materials[way.on] !== way.id)
        dearerMaterials.push({ ...way, taken: materials[way.on] ?? way.id });
  }
  return { brief, told, dearer, dearerMaterials };
}

/** A material that gave way, and the one that is taken. */
type Material = Extract<Way, { readonly on: unknown }> & { readonly taken: string };

interface Taken {
  readonly brief: Brief;
  readonly text: string;
  readonly leavesOut: boolean;
}

const nameOf = (way: Way): string =>
  'on' in way ? way.id.replaceAll('-', ' ') : way.features.map(nameOfFeature).join(' and ');

/** The brief without some features, which are refused. */
const without = (brief: Brief, ids: readonly string[]): Brief => ({
  ...brief,
  wanted: brief.wanted.filter((id) => !ids.includes(id)),
  layouts: brief.layouts.filter((id) => !ids.includes(id)),
  refused: [...new Set([...brief.refused, ...ids])],
});

/** The brief with one of several ways and none of the others. */
const withWay = (brief: Brief, way: Way, ways: readonly Way[]): Brief =>
  'on' in way
    ? { ...brief, materials: { ...brief.materials, [way.on]: way.id } }
    : way.features.reduce(
        withFeature,
        without(
          brief,
          ways
            .flatMap((other) => ('on' in other || other === way ? [] : other.features))
            .flatMap((id) => [id, ...(OF_KIND[id] ?? [])])
            .filter((id) => !way.features.some((own) => own === id || OF_KIND[own]?.includes(id))),
        ),
      );

/** What is wished for with a thing of a kind. */
const OF_KIND: Readonly<Record<string, readonly string[] | undefined>> = {
  'one-armchair': ['armchairs'],
  'two-armchairs': ['armchairs'],
  loveseat: ['sofa'],
  'sleeper-sofa': ['sofa'],
  'two-sofas': ['sofa'],
};

const UNPRICED = { lines: [] } as unknown as Estimate;

/** Whether a way stands in a room. */
const isDrawn = (way: Way, room: Room): boolean =>
  'on' in way ||
  way.features.every((id) =>
    // Only the room shows furniture: nothing of it is priced or measured.
    (SHOWN[id] ?? (() => true))({ room, layout: '', quantities: [], findings: [], estimate: UNPRICED }),
  );

function cheapest(brief: Brief, ways: readonly Way[], planOf: PlanOf): Taken | undefined {
  // What was decided against elsewhere is no choice any more.
  const isOpen = ways.some((way) => 'on' in way || way.features.every((id) => brief.wanted.includes(id)));
  const priced = (isOpen ? ways : [])
    .map((way) => ({ way, with: withWay(brief, way, ways) }))
    .map((one) => ({ ...one, ...planOf(one.with) }))
    .map((one) => ({ ...one, fits: isDrawn(one.way, one.room) }))
    // What has no place is not taken, whatever it costs.
    .sort((a, b) => Number(b.fits) - Number(a.fits) || a.usd - b.usd);
  const [first, second] = priced;
  if (!first || !second) return undefined;
  const less = second.usd - first.usd;
  return {
    brief: first.with,
    text:
      second.fits !== first.fits
        ? `This room has no place for the ${nameOf(second.way)}: the ${nameOf(first.way)} is taken.`
        : less < 1
          ? `By the price list the ${nameOf(first.way)} and the ${nameOf(second.way)} come to the same: the ${nameOf(first.way)} is taken.`
          : `By the price list the ${nameOf(first.way)} is the cheaper: it comes to ${dollars(less)} less than the ${nameOf(second.way)}.`,
    leavesOut: false,
  };
}

/** Of several ways the first that has a place. */
function firstThatFits(brief: Brief, ways: readonly Way[], planOf: PlanOf): Taken | undefined {
  const isOpen = ways.some((way) => 'on' in way || way.features.every((id) => brief.wanted.includes(id)));
  if (!isOpen) return undefined;
  const tried = ways.map((way) => {
    const asked = withWay(brief, way, ways);
    return { way, asked, fits: isDrawn(way, planOf(asked).room) };
  });
  const taken = tried.find(({ fits }) => fits) ?? tried[0];
  if (!taken) return undefined;
  const name = nameOf(taken.way);
  const others = tried.filter(({ way }) => way !== taken.way);
  const none = others.filter(({ fits }) => !fits).map(({ way }) => `the ${nameOf(way)}`);
  const isOnly = none.length === others.length || tried[0] !== taken;
  const text = !taken.fits
    ? `This room has no place for ${tried.map(({ way }) => `the ${nameOf(way)}`).join(' or ')}.`
    : isOnly
      ? `This room has no place for ${none.join(' and ')}: the ${name} is taken.`
      : `The ${name} is taken: it is named first, and this room has a place for it.`;
  return { brief: taken.asked, text, leavesOut: !taken.fits };
}

function under(
  given: Brief,
  { features = [], usd: told, sumOf, otherwise = [] }: PriceCondition,
  planOf: PlanOf,
): Taken | undefined {
  const usd = told ?? given.budgetUsd;
  // What is wished for otherwise is in where this is not.
  const brief = otherwise.length > 0 ? features.reduce(withFeature, without(given, otherwise)) : given;
  const asked = features.filter((id) => brief.wanted.includes(id));
  if (usd === undefined || asked.length === 0) return undefined;
  const bare = otherwise.reduce(withFeature, without(brief, asked));
  const [all, less] = [planOf(brief).usd, planOf(bare).usd];
  // What stays, or has no line, costs nothing by itself.
  if (all <= less) return undefined;
  const name = asked.map(nameOfFeature).join(' and ');
  // Said of this alone, or a sum that all else passes already.
  if (told !== undefined && sumOf !== 'all' && (sumOf === 'these' || told <= less))
    return underOwnSum(brief, bare, { name, usd: told, adds: all - less });
  return all <= usd
    ? {
        brief,
        text: `It is in: with it the total is ${dollars(all)}, within ${dollars(usd)}; without it ${dollars(less)}.`,
        leavesOut: false,
      }
    : {
        brief: bare,
        text: `Left out on your condition: with the ${name} the total is ${dollars(all)}, more than ${dollars(usd)}; without it ${dollars(less)}.`,
        leavesOut: true,
      };
}

/** What is in where it alone comes to no more than a sum. */
function underOwnSum(
  brief: Brief,
  bare: Brief,
  { name, usd, adds }: { readonly name: string; readonly usd: number; readonly adds: number },
): Taken {
  return adds <= usd
    ? { brief, text: `It is in: it adds ${dollars(adds)}, within ${dollars(usd)}.`, leavesOut: false }
    : {
        brief: bare,
        text: `Left out on your condition: the ${name} adds ${dollars(adds)}, more than ${dollars(usd)}.`,
        leavesOut: true,
      };
}

/** How a material beside another is left to the contractor. */
const besideOther = (one: string, other: string): string =>
  ` of ${one.replaceAll('-', ' ')} beside ${other.replaceAll('-', ' ')}`;

/** What was said, without what gave way to a cheaper one: nobody misses it. */
export function withoutDearer<
  R extends Pick<ReadingOfWords, 'statements' | 'understood' | 'priceConditions' | 'left'>,
>(
  { said, reading }: { readonly said: Brief; readonly reading: R },
  { dearer, dearerMaterials }: Pick<Decided, 'dearer' | 'dearerMaterials'>,
): { readonly said: Brief; readonly reading: R } {
  if (dearer.length + dearerMaterials.length === 0) return { said, reading };
  const isDearer = ({ claim }: UnderstoodClaim): boolean =>
    claim.is === 'feature' && dearer.includes(claim.id);
  // A dearer material makes way for the one that is taken, in the words that named both.
  const asTaken = <T extends UnderstoodClaim>(one: T): T => {
    const { claim } = one;
    if (claim.is !== 'material') return one;
    const gave = dearerMaterials.find(({ on, id }) => on === claim.on && id === claim.id);
    if (!gave) return one;
    const named = (id: string) => id.replaceAll('-', ' ');
    const meaning = one.meaning.replace(named(gave.id), named(gave.taken));
    return { ...one, meaning, claim: { ...claim, id: gave.taken } };
  };
  const left = reading.left.filter(
    (words) => !dearerMaterials.some(({ id, taken }) => words.includes(besideOther(taken, id))),
  );
  const isTaken = ({ claim }: UnderstoodClaim): boolean =>
    claim.is === 'feature' &&
    reading.priceConditions.some(({ cheapestOf = [] }) =>
      cheapestOf.some((way) => 'features' in way && way.features.includes(claim.id)),
    );
  const statements = reading.statements
    .map(asTaken)
    .map(({ outvoted, ...one }) =>
      isDearer(one) || (outvoted && !isTaken(one)) ? { ...one, outvoted: true as const } : one,
    );
  const understood = reading.understood.filter((one) => !isDearer(one)).map(asTaken);
  return { said: without(said, dearer), reading: { ...reading, statements, understood, left } };
}
