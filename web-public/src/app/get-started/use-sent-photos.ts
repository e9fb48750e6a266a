import type { UploadedFile } from '@plumbline/api-client';
import { useRef } from 'react';
import { forgetMatch } from '#features/survey/draft/forget-match.js';
import { isByPhoto, type useProject } from '../use-project.js';

/** The project's photos as they come and go, and the files of those that this tab sent. */
export function useSentPhotos(
  { change, photo }: ReturnType<typeof useProject>,
  leadOn: (from: 'photo') => void,
) {
  /** By the address of the stored copy: no line has to bring them back. */
  const sent = useRef(new Map<string, File>());
  return {
    fileOf: (stored: UploadedFile | undefined): File | null =>
      (stored && sent.current.get(stored.imageUrl)) || null,
    keep(files: readonly UploadedFile[], zip: string, originals: readonly File[]) {
      for (const [index, { imageUrl }] of files.entries()) {
        const original = originals[index];
        if (original) sent.current.set(imageUrl, original);
      }
      change((before) => ({ uploaded: [...before.uploaded, ...files], zip }));
      leadOn('photo');
    },
    remove({ imageUrl }: UploadedFile) {
      if (imageUrl === photo?.imageUrl) forgetMatch();
      change(({ uploaded, matched }) => ({
        uploaded: uploaded.filter((file) => file.imageUrl !== imageUrl),
        matched: matched && isByPhoto(matched) && matched.photo === imageUrl ? null : matched,
      }));
    },
  };
}
