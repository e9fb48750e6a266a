import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A whole console is rendered in each test: a busy machine needs longer than a second.
configure({ asyncUtilTimeout: 120_000 });

// The files of a process share it and its document (PAGE_TESTS): each begins with modules of ours that nobody has used
// and an empty page.
vi.resetModules();
document.body.replaceChildren();
document.title = '';
window.history.replaceState(null, '', '/');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  // jsdom has no layout: the console is tested as on a wide screen.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
