import { FOCAL_LENGTHS_FIELD, isFocalLength35mm, LIMITS, MESSAGES } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';

/**
 * Reads the form's focal lengths, in millimetres, by the order of its files; none where the form says nothing.
 * @throws Problem 400 for anything but a JSON list of numbers from 4 to 400 or null, one for each file at most
 */
export function readFocalLengths(fields: ReadonlyMap<string, string>): readonly (number | null)[] {
  const text = fields.get(FOCAL_LENGTHS_FIELD)?.trim();
  if (!text) return [];
  const lengths = parse(text);
  if (Array.isArray(lengths) && lengths.length <= LIMITS.uploadFilesMax && lengths.every(isKnownOrNull)) {
    return lengths;
  }
  const message = MESSAGES.upload.focalLengths;
  throw Problem.invalid(message, [{ field: FOCAL_LENGTHS_FIELD, message }]);
}

const isKnownOrNull = (value: unknown) => value === null || isFocalLength35mm(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
