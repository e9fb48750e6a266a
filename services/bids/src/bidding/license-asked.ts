import type { ChosenDesignDto } from './send-to-contractors.dto.js';

const LICENSED = /\blicen[cs]ed\b/i;
const NOT_LICENSED = /\b(?:not|no|need ?n[o']t|without)\b[^.;,]{0,20}\blicen[cs]ed\b/i;

/** Whether a homeowner wants licensed contractors, by the requirements or the words to the contractors. */
export function asksForLicense(
  preferences: Readonly<Record<string, string>>,
  design: Pick<ChosenDesignDto, 'contractorPrompt'> | undefined,
): boolean {
  return [preferences.requirements, preferences.contractorPrompt, design?.contractorPrompt].some(
    (text) => text !== undefined && LICENSED.test(text) && !NOT_LICENSED.test(text),
  );
}
