import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A busy machine takes seconds for what takes milliseconds on a quiet one.
configure({ asyncUtilTimeout: 120_000 });

// The files of a process share it and its document (PAGE_TESTS): each begins with modules of ours that nobody has used
// and an empty page.
vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();
document.title = '';
window.history.replaceState(null, '', '/');

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  // jsdom has neither layout nor object URLs, and lends no pointer to an element.
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.setPointerCapture = () => {};
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
