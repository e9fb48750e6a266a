import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { routes } from './app/routes.js';

export { prerenderedPages } from './app/prerendered-pages.js';

/** The HTML of one page, as the build writes it. */
export async function render(path: string): Promise<string> {
  await routes.find((route) => matchPath(route.path, path))?.preload?.();
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
