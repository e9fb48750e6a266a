import { type Brief, itemsOf, type Room } from '@plumbline/concept';
import type { FitCondition } from '../brief/reading/fit-conditions.js';
import { checkRoom } from '../rules/check-room.js';

/** Decides what was asked for on a condition, by the room that was planned with it. */

/** The brief without what its conditions rule out in this room; the same brief where all are met. */
export function decided(brief: Brief, conditions: readonly FitCondition[], room: Room): Brief {
  const out = conditions.filter((one) => !isMet(one, room, brief)).flatMap(({ features }) => features);
  if (out.length === 0) return brief;
  // With its seats and its top the whole goes.
  const whole = ['island', 'peninsula'].filter((name) => out.some((id) => id.includes(name)));
  const isOut = (id: string): boolean =>
    out.includes(id) || whole.some((name) => id.includes(name)) || /^counter-seats/.test(id);
  return {
    ...brief,
    wanted: brief.wanted.filter((id) => !isOut(id)),
    layouts: brief.layouts.filter((id) => !isOut(id)),
    refused: [...new Set([...brief.refused, ...whole, ...out])],
  };
}

function isMet({ seats = 0, aisleIn = 0 }: FitCondition, room: Room, brief: Brief): boolean {
  if (itemsOf(room, 'stool').length < seats) return false;
  if (aisleIn === 0) return true;
  return checkRoom(room, brief.state).every(
    ({ rule, measured }) => !/aisle/.test(rule) || Number(measured) >= aisleIn,
  );
}
