import type { StoredConcept } from '@plumbline/concept';
import { PICTURE_STAGES, type PictureKind } from '@plumbline/contracts';
import type { FileUrlMapper } from '@plumbline/platform';
import type { DesignFileRow } from '../tables/design-file.entity.js';
import type { DesignPictureResponse } from './design-picture.response.js';

type PictureRow = Pick<DesignFileRow, 'kind' | 'stage' | 'key' | 'shows' | 'width' | 'height'>;

/**
 * What there is to see of a design, the picture of `imageUrl` first: of each view the finest picture. A picture of an
 * earlier version, which does not say what it shows, is the main one.
 */
export function picturesOf(
  rows: readonly PictureRow[],
  { concept }: Pick<StoredConcept, 'concept'>,
  urls: FileUrlMapper,
): DesignPictureResponse[] {
  const rank = (row: PictureRow): number => PICTURE_STAGES.indexOf(row.stage ?? 'picture');
  const seen = new Map<PictureKind, PictureRow>();
  const pictures = rows
    .filter(({ kind }) => kind === 'picture' || kind === 'view')
    .sort((a, b) => Number(a.kind === 'view') - Number(b.kind === 'view') || rank(a) - rank(b));
  for (const row of pictures) seen.set(row.shows ?? 'main', row);
  return [...seen].map(([kind, { stage, key, width, height }]) => {
    const camera = kind === 'from-photo' ? concept.survey?.camera : undefined;
    return {
      kind,
      stage: stage ?? 'picture',
      url: urls.of(key),
      width,
      height,
      ...(camera ? { camera } : {}),
    };
  });
}
