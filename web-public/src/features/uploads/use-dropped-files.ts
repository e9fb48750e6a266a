import { type RefObject, useEffect, useState } from 'react';

/**
 * Takes files that are pasted, or let go anywhere on the page.
 * @returns whether files are held over the page just now
 */
export function useDroppedFiles(
  takeFiles: RefObject<(files: readonly File[]) => void>,
  disabled: boolean,
): boolean {
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (disabled) return;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) takeFiles.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [takeFiles, disabled]);

  // A file let go beside the area would make the browser leave the page.
  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files');
    const onDragOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Another area of the page takes them.
      if (event.defaultPrevented) return setOver(false);
      event.preventDefault();
      setOver(!disabled);
    };
    const onDragLeave = (event: DragEvent) => {
      // Out of the window, not from one part of the page to the next.
      if (!event.relatedTarget) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      setOver(false);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (!disabled) takeFiles.current([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [takeFiles, disabled]);

  return over;
}
