import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../src/App.js';
import { adminSession } from '../src/api/adminSession.js';
import { routerProviderOf } from '../src/layout/routerProvider.js';
import { TOKEN } from './fakeServer.js';

/**
 * Styles go where the page does not look for them: jsdom has no layout, and to find the style of an element it asks each
 * rule of each sheet, which took two fifths of these tests' time.
 */
const unseenStyles = createCache({ key: 'unseen', container: document.createElement('div') });

/** The whole console at a path, with the given token stored (none for null). */
export function renderConsole(path: string, token: string | null = TOKEN) {
  if (token) adminSession.save(token);
  else adminSession.clear();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const routerProvider = routerProviderOf((to, options) => router.navigate(to, options));
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <App queryClient={queryClient} store={memoryStore()} routerProvider={routerProvider} />,
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <CacheProvider value={unseenStyles}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
  return { user: userEvent.setup(), queryClient, router };
}
