import { rounded } from '@plumbline/brief';
import type { Finding } from '@plumbline/concept';
import { ROOM_CATEGORIES, type RoomCategory } from '@plumbline/contracts';
import { BATH_RULES } from './bath-rules.js';
import { codeFamily } from './code-family.js';
import { ELECTRICAL_RULES } from './electrical-rules.js';
import { KITCHEN_RULES } from './kitchen-rules.js';
import { BATH_MEASURES } from './measure-bath.js';
import { ELECTRICAL_MEASURES } from './measure-electrical.js';
import { KITCHEN_MEASURES } from './measure-kitchen.js';
import { ROOM_MEASURES } from './measure-room.js';
import type { CheckedRoom, Measure, Measurement, Rule } from './measuring/rule.js';
import { ROOM_RULES } from './room-rules.js';

/** Every rule, in the order in which findings are told. */
export const RULES: readonly Rule[] = [...ROOM_RULES, ...KITCHEN_RULES, ...BATH_RULES, ...ELECTRICAL_RULES];

const MEASURES: Readonly<Record<string, Measure>> = {
  ...ROOM_MEASURES,
  ...KITCHEN_MEASURES,
  ...BATH_MEASURES,
  ...ELECTRICAL_MEASURES,
};

/** What rounding may take from a measured value. */
const HAIR = 0.005;

/** A rule with what measures it. */
interface Check {
  readonly rule: Rule;
  readonly measure: Measure;
}

/** What is checked in the rooms of each category. */
const CHECKS = new Map<RoomCategory, readonly Check[]>(
  ROOM_CATEGORIES.map((category) => [
    category,
    RULES.filter(({ categories }) => categories?.includes(category) ?? true).map((rule) => {
      const measure = MEASURES[rule.id];
      if (!measure) throw new Error(`Rule ${rule.id} has no measure.`);
      return { rule, measure };
    }),
  ]),
);

/**
 * Holds every rule that concerns a room against it. A rule that concerns several things answers its worst case.
 * `state` (two letters) chooses the plumbing code; unknown states follow the IRC.
 */
export const checkRoom = (room: CheckedRoom, state?: string): Finding[] => [...findingsIn(room, state)];

/** As `checkRoom`, rule by rule, of the rules that are `wanted`. */
export function* findingsIn(
  room: CheckedRoom,
  state?: string,
  wanted: (rule: Rule) => boolean = () => true,
): Generator<Finding, void> {
  const upc = codeFamily(state) === 'UPC';
  for (const { rule, measure } of CHECKS.get(room.category) ?? []) {
    if (!wanted(rule)) continue;
    const measured = measure(room);
    if (measured.length > 0) yield findingOf(rule, measured, upc);
  }
}

function findingOf(rule: Rule, measured: readonly Measurement[], upc: boolean): Finding {
  const limit = upc ? (rule.limitUpc ?? rule.limit) : rule.limit;
  const worst = measured.reduce((a, b) =>
    (rule.bound === 'least' ? b.value < a.value : b.value > a.value) ? b : a,
  );
  const value = rounded(worst.value);
  const met = rule.bound === 'least' ? value >= limit - HAIR : value <= limit + HAIR;
  return {
    rule: rule.id,
    severity: rule.severity,
    text: rule.text,
    measured: value,
    limit,
    bound: rule.bound,
    unit: rule.unit,
    met,
    ...(rule.found ? { found: met ? rule.found.met : rule.found.missed } : {}),
    items: worst.items,
  };
}
