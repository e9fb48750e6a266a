import type { Survey } from '@plumbline/concept';
import { surveySchema } from '@plumbline/concept/schemas';
import { MESSAGES } from '@plumbline/contracts';
import { type FieldProblem, Problem } from '@plumbline/platform';
import { surveyFaults } from '@plumbline/survey';

/** More would only be the same fault again and again. */
const MOST_DETAILS = 20;

/**
 * A survey as it came over the network: in its form, and a room that holds together with its photos.
 * @throws Problem 400 for what is not in its form, 422 for what is no room; both with a sentence for each field
 */
export function readSurvey(given: unknown): Survey {
  const parsed = surveySchema.safeParse(given);
  if (!parsed.success) {
    const details = problemsOf(parsed.error.issues);
    throw Problem.invalid(MESSAGES.server.invalid, details);
  }
  const faults = surveyFaults(parsed.data);
  const [first] = faults;
  if (first) throw Problem.unprocessable(first.message, problemsOf(faults));
  return parsed.data;
}

function problemsOf(
  faults: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldProblem[] {
  return faults.slice(0, MOST_DETAILS).map(({ path, message }) => ({
    field: ['survey', ...path].map(String).join('.').slice(0, 200),
    message: sentence(message.slice(0, 300)),
  }));
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
