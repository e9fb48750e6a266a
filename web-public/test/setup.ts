import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A busy machine takes seconds for what takes milliseconds on a quiet one.
configure({ asyncUtilTimeout: 120_000 });

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  // jsdom has neither layout nor object URLs.
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
