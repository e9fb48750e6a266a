import { useCallback, useEffect, useRef, useState } from 'react';
import { uniqueId } from '#lib/unique-id.js';
import { canPreview, moved, type PickedFile, type Sorted, sortFiles } from './picking.js';

/** The files chosen for the next upload: added, removed, put in order, with previews that are given back. */
export function usePickedFiles() {
  const [picked, setPicked] = useState<readonly PickedFile[]>([]);
  const current = useRef(picked);
  current.current = picked;

  useEffect(() => () => release(current.current), []);

  const add = useCallback((files: readonly File[]): Sorted => {
    const sorted = sortFiles(files, current.current.length);
    const added = sorted.taken.map((file) => ({
      id: uniqueId(),
      file,
      previewUrl: canPreview(file) ? URL.createObjectURL(file) : null,
    }));
    setPicked((before) => [...before, ...added]);
    return sorted;
  }, []);

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
