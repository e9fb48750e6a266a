import { type RefObject, useEffect, useRef } from 'react';

/** Takes steps back and does them again. */
export interface StepActions {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * Ctrl+Z or ⌘Z takes a step back, with Shift, or Ctrl+Y, it is done again: wherever in `part` the keyboard is, but for
 * fields, where the browser takes back what was typed. `part` wants a tabindex, so that a tap in it brings the keyboard.
 */
export function useStepKeys(part: RefObject<HTMLElement | null>, hand: StepActions): void {
  const latest = useRef(hand);
  latest.current = hand;
  useEffect(() => {
    const { current: element } = part;
    function onKeyDown(event: KeyboardEvent) {
      const way = event.defaultPrevented || isTyping(event.target) ? null : wayOf(event);
      if (!way) return;
      event.preventDefault();
      latest.current[way]();
    }
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
}

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (ctrlKey === metaKey || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

const TYPED = ['text', 'search', 'number', 'email', 'tel', 'url'];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && TYPED.includes(target.type));
