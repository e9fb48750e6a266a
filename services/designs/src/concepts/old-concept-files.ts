import type { OldFiles } from '@plumbline/concept/schemas';
import type { DesignFile } from '@plumbline/contracts';

/** The fields of an old concept that name a picture or a plan. */
const FIELDS = [
  ['imageKey', 'picture'],
  ['imageWebpKey', 'picture-webp'],
  ['thumbnailKey', 'thumbnail'],
  ['floorPlanKey', 'plan-png'],
  ['floorPlanSvgKey', 'plan-svg'],
  ['floorPlanPhoneSvgKey', 'plan-phone-svg'],
  ['floorPlanPdfKey', 'plan-pdf'],
] as const satisfies readonly (readonly [keyof OldFiles['design'], DesignFile['kind']])[];

/**
 * The files of a concept of an earlier version, which names them itself. Our own renderer took only colors from the
 * photo; every other picture of a design with a photo was made from it.
 */
export function oldConceptFiles(
  { design, photoKey }: OldFiles,
  conceptKey: string,
  previewKey: string | null,
): DesignFile[] {
  const madeFromPhoto = Boolean(photoKey) && design.meta.provider !== 'embedded';
  const named = FIELDS.flatMap(([field, kind]): DesignFile[] => {
    const key = design[field];
    const isPlan = kind.startsWith('plan-');
    return key
      ? [{ version: 1, kind, stage: isPlan ? null : 'picture', key, holdsPhoto: !isPlan && madeFromPhoto }]
      : [];
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
