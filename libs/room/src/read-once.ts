import { type BriefRead, type ConceptRequest, readBrief, roomAskedFor } from '@plumbline/brief';

/** A request as it is planned, with what was read of it. */
interface RequestRead {
  readonly request: ConceptRequest;
  readonly read: BriefRead;
}

/** What was read of requests, as long as these are held: all ideas for a wish are planned from one reading. */
const READ = new WeakMap<ConceptRequest, RequestRead>();

export function readOnce(asIs: ConceptRequest): RequestRead {
  const known = READ.get(asIs);
  if (known) return known;
  // Of a nursery that was asked for under "other" a bedroom is planned.
  const request = asIs.category === 'other' ? { ...asIs, category: roomAskedFor(asIs) } : asIs;
  const read = { request, read: readBrief(request) };
  READ.set(asIs, read);
  return read;
}
