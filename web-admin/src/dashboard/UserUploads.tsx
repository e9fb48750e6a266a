import type { Preview, PreviewUpload } from '@plumbline/api-client';
import { MediaGrid } from '../shared/media/MediaGrid.js';
import type { Media } from '../shared/media/media.js';
import { Panel } from '../shared/panel/Panel.js';
import { EmptyState } from '../shared/States.js';

/** The pictures and videos that a preview found for the ZIP. */
export const UserUploads = ({ preview }: { preview: Preview | null }) => {
  const files = preview?.userUploads.map(toMedia) ?? [];
  return (
    <Panel title="User uploads">
      {files.length > 0 ? (
        <MediaGrid items={files} />
      ) : (
        <EmptyState title={preview ? 'No uploads from this ZIP' : 'No preview yet'}>
          Pictures and videos that homeowners uploaded for the ZIP.
        </EmptyState>
      )}
    </Panel>
  );
};

const toMedia = (file: PreviewUpload): Media => ({
  url: file.url,
  thumbnailUrl: file.thumbnailUrl,
  name: file.originalName,
  type: file.type,
});
