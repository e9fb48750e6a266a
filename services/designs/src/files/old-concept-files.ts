import { filesNamedBy, type OldFiles } from '@plumbline/concept/schemas';
import type { DesignFile } from '@plumbline/contracts';

/**
 * The files of a concept of an earlier version, which names them itself. Our own renderer took only colors from the
 * photo; every other picture of a design with a photo was made from it.
 */
export function oldConceptFiles(old: OldFiles, conceptKey: string, previewKey: string | null): DesignFile[] {
  const madeFromPhoto = Boolean(old.photoKey) && old.design.meta.provider !== 'embedded';
  const named = filesNamedBy(old).map(({ kind, key }): DesignFile => {
    const isPlan = kind.startsWith('plan-');
    return { version: 1, kind, stage: isPlan ? null : 'picture', key, holdsPhoto: !isPlan && madeFromPhoto };
  });
  const preview: DesignFile[] = previewKey
    ? [{ version: 1, kind: 'picture', stage: 'preview', key: previewKey, holdsPhoto: false }]
    : [];
  return [
    { version: 1, kind: 'concept', stage: null, key: conceptKey, holdsPhoto: false },
    ...named,
    ...preview,
  ];
}
