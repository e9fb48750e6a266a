import { useCallback, useEffect, useRef, useState } from 'react';
import { uniqueId } from '#lib/format/unique-id.js';
import { heicPreview, isHeic } from './heic-preview.js';
import { canPreview, moved, type PickedFile, type Sorted, sortFiles } from './picking.js';

/** The files chosen for the next upload: added, removed, put in order, with previews that are given back. */
export function usePickedFiles() {
  const [picked, setPicked] = useState<readonly PickedFile[]>([]);
  const current = useRef(picked);
  current.current = picked;

  useEffect(() => () => release(current.current), []);

  const previewLater = useCallback(async ({ id, file }: PickedFile) => {
    const small = await heicPreview(file);
    // Removed or sent meanwhile: nobody would give the address back.
    if (!small || !current.current.some((item) => item.id === id)) return;
    const previewUrl = URL.createObjectURL(small);
    setPicked((before) => before.map((item) => (item.id === id ? { ...item, previewUrl } : item)));
  }, []);

  const add = useCallback(
    (files: readonly File[]): Sorted => {
      const sorted = sortFiles(files, current.current.length);
      const added = sorted.taken.map((file) => ({
        id: uniqueId(),
        file,
        previewUrl: canPreview(file) ? URL.createObjectURL(file) : null,
      }));
      setPicked((before) => [...before, ...added]);
      for (const item of added) if (isHeic(item.file)) void previewLater(item);
      return sorted;
    },
    [previewLater],
  );

  const remove = useCallback((id: string) => {
    release(current.current.filter((item) => item.id === id));
    setPicked((before) => before.filter((item) => item.id !== id));
  }, []);

  const move = useCallback((from: number, to: number) => setPicked((before) => moved(before, from, to)), []);

  const clear = useCallback(() => {
    release(current.current);
    setPicked([]);
  }, []);

  return { picked, add, remove, move, clear };
}

function release(items: readonly PickedFile[]): void {
  for (const { previewUrl } of items) if (previewUrl) URL.revokeObjectURL(previewUrl);
}
