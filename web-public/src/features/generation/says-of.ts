import { formatMoney } from '#lib/format.js';
import { preferencesTexts } from '#texts/preferences';
import type { Preferences } from '#types/design.js';

const { says, categories } = preferencesTexts;

/** What each theme of the preferences holds, in a few words beside its name. */
export function saysOf(preferences: Preferences): { room: string; money: string; time: string } {
  const { category, area, style, colors, layout, features, requirements, paymentPhases } = preferences;
  const { budget, workType, materials, startInDays, durationDays } = preferences;
  const room = categories[category as keyof typeof categories] ?? category;
  return {
    room: listed([room, area !== category && area, style, colors, layout, features]),
    money: listed([
      budget && says.budget(money(budget)),
      workType,
      Number(materials) > 0 && says.materials(money(materials)),
    ]),
    time: listed([
      startInDays && says.start(startInDays),
      durationDays && says.duration(durationDays),
      paymentPhases,
      requirements,
    ]),
  };
}

const money = (typed: string) => formatMoney(Number(typed) || 0);

function listed(parts: readonly (string | false)[]): string {
  return parts.flatMap((part) => (part ? part.trim() || [] : [])).join(' · ');
}
