import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { App } from './app/app.js';
import { routes } from './app/routes.js';

const root = document.getElementById('root')!;
const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** A pre-rendered page says which path it was made for; any other path, or a query, gets a fresh drawing. */
const prerenderedFor = root.dataset.path;
const { pathname, search } = window.location;
if (prerenderedFor && prerenderedFor === pathname.replace(/(.)\/$/, '$1') && !search) {
  const route = routes.find(({ path }) => matchPath(path, prerenderedFor));
  // Where the chunk does not come, React finds that out by itself, and the page's text stays until then.
  await route?.preload?.().catch(() => undefined);
  // In small pieces, so that the page goes on scrolling meanwhile.
  startTransition(() => {
    hydrateRoot(root, site);
  });
} else {
  createRoot(root).render(site);
}
