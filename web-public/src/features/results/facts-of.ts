import type { Design } from '#types/design.js';
import type { RequestPreferences } from './api/send-to-contractors.js';
import type { SentFile } from './sent-design.js';

/** What this tab's project holds of the request that goes with a design. */
export interface ProjectFacts {
  readonly zip: string;
  readonly photoUrl: string | undefined;
  readonly preferences: RequestPreferences;
  readonly files: readonly SentFile[];
}

/**
 * The ZIP, photos and preferences that belong to a design. Those of this tab belong to it only where it was made from a
 * photo of this tab; one of an earlier visit, or from a shared link, brings its own.
 */
export function factsOf(design: Design, project: ProjectFacts): ProjectFacts {
  const { zipCode, photoUrl, category, style } = design;
  const ofThisTab = !photoUrl || project.files.some(({ imageUrl }) => sameFile(imageUrl, photoUrl));
  if (ofThisTab) return { ...project, zip: zipCode || project.zip, photoUrl: photoUrl ?? project.photoUrl };
  const preferences = { category, style: style ?? undefined, zipCode };
  return {
    zip: zipCode || project.zip,
    photoUrl,
    preferences: Object.fromEntries(Object.entries(preferences).filter(([, value]) => value)),
    files: [{ imageUrl: photoUrl, name: photoUrl.replace(/^.*(?=\.)/, 'photo') }],
  };
}

/** One file may be named with or without the site's origin. */
const sameFile = (a: string, b: string) => nameOf(a) === nameOf(b);

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
