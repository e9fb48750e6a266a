import { parsePrice } from '@plumbline/contracts';
import { priceText } from '#lib/format/format.js';
import { preferencesTexts } from '#texts/preferences';
import type { Preferences } from '#types/design.js';

const { says, categories } = preferencesTexts;

/** What each theme of the preferences holds, in a few words beside its name. */
export function themeSummaries(preferences: Preferences): { room: string; money: string; time: string } {
  const { category, area, style, colors, layout, features, requirements, paymentPhases } = preferences;
  const { budget, workType, materials, startInDays, durationDays } = preferences;
  const room = categories[category as keyof typeof categories] ?? category;
  return {
    room: listed([room, area !== category && area, style, colors, layout, features]),
    money: listed([
      budget && says.budget(priceText(budget)),
      workType,
      (parsePrice(materials) ?? 0) > 0 && says.materials(priceText(materials)),
    ]),
    time: listed([
      startInDays && says.start(startInDays),
      durationDays && says.duration(durationDays),
      paymentPhases,
      requirements,
    ]),
  };
}

function listed(parts: readonly (string | false)[]): string {
  return parts.flatMap((part) => (part ? part.trim() || [] : [])).join(' · ');
}
