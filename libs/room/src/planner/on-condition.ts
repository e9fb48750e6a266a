import type { FitCondition } from '@plumbline/brief';
import { type Brief, itemsOf, type Room } from '@plumbline/concept';
import { checkRoom } from '../rules/check-room.js';

/** Decides what was asked for on a condition, by the room that was planned with it. */

interface Decided {
  readonly brief: Brief;
  /** What was left out, as sentences. */
  readonly told: readonly string[];
}

/** The brief without what its conditions rule out in this room; the same brief where all are met. */
export function decided(brief: Brief, conditions: readonly FitCondition[], room: Room): Decided {
  const unmet = conditions.filter((one) => !isMet(one, room, brief));
  if (unmet.length === 0) return { brief, told: [] };
  const out = unmet.flatMap(({ features }) => features);
  // With its seats and its top the whole goes.
  const whole = WHOLE.filter((name) => out.some((id) => id.includes(name)));
  const isOut = (id: string): boolean =>
    out.includes(id) || whole.some((name) => id.includes(name)) || /^counter-seats/.test(id);
  return {
    brief: {
      ...brief,
      wanted: brief.wanted.filter((id) => !isOut(id)),
      layouts: brief.layouts.filter((id) => !isOut(id)),
      refused: [...new Set([...brief.refused, ...whole, ...out])],
    },
    told: unmet.map((one) => sentenceOn(one, whole)),
  };
}

const WHOLE = ['island', 'peninsula'] as const;

function sentenceOn({ seats, aisleIn }: FitCondition, [what = 'island']: readonly string[]): string {
  const beside = [
    ...(seats ? [`${seats} seats at it`] : []),
    ...(aisleIn ? [`${aisleIn} in of way around it`] : []),
  ];
  return `The ${what} was left out on your condition: this room has no place for it with ${beside.join(' and ')}.`;
}

function isMet({ seats = 0, aisleIn = 0 }: FitCondition, room: Room, brief: Brief): boolean {
  if (itemsOf(room, 'stool').length < seats) return false;
  if (aisleIn === 0) return true;
  return checkRoom(room, brief.state).every(
    ({ rule, measured }) => !/aisle/.test(rule) || Number(measured) >= aisleIn,
  );
}
