import type { RequestReading } from '../reading/request-reading.js';

/** "Paint the cabinets" asks for paint on them, and on no wall. */

const ON_A_THING =
  /^(?:ing|ed)? (?:(?:the|our|my|all|both|these|those|existing|old|kitchen|bathroom|oak|maple|wood|upper|lower) ){0,4}(?:cabinets?|cupboards?|uppers|lowers|vanity|built[- ]ins|bookcases?|dresser|furniture|island|mantel|front door|garage door)\b/i;

/** "Keep the cabinets, just paint them": what stays is named before. */
const ON_IT = /^(?:ing|ed)? (?:them|it)\b/i;

export function readPaintOfThings(reading: RequestReading): void {
  const { statements, wanted } = reading;
  for (let i = statements.length - 1; i >= 0; i--) {
    const { claim, field, span } = statements[i] as (typeof statements)[number];
    if (claim.is !== 'feature' || claim.id !== 'painting' || !span) continue;
    const behind = reading.textOf(field).slice(span.end);
    const renewsBefore = statements.some(
      ({ claim: c, field: f, span: s }) =>
        f === field && c.is === 'kept' && c.how === 'renewed' && c.id !== 'walls' && s && s.end < span.start,
    );
    if (ON_A_THING.test(behind) || (renewsBefore && ON_IT.test(behind))) statements.splice(i, 1);
  }
  if (statements.every(({ claim }) => claim.is !== 'feature' || claim.id !== 'painting')) {
    wanted.delete('painting');
    reading.takeBack((claim) => claim.is === 'feature' && claim.id === 'painting');
  }
}
