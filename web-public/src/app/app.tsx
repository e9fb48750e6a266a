import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Waiting } from '#components/progress/waiting.js';
import { ApiError } from '#lib/server/http.js';
import { common } from '#texts/common';
import { ErrorBoundary } from './error-boundary.js';
import { SiteFooter } from './layout/site-footer.js';
import { SiteHeader } from './layout/site-header.js';
import { useRouteFocus } from './layout/use-route-focus.js';
import { routes } from './routes.js';

const READ_RETRIES = 2;

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a call fails at once instead of waiting; it is repeated once the device is online again.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Reading again is safe: a dropped connection or a tired server gets two more tries.
        retry: (failures, error) =>
          failures < READ_RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500),
        retryDelay: (attempt) => 600 * 2 ** attempt,
        refetchOnWindowFocus: false,
        staleTime: 15_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** The whole site inside a router. */
export function App() {
  const [queryClient] = useState(makeQueryClient);
  const { pathname } = useLocation();
  useRouteFocus();
  return (
    <QueryClientProvider client={queryClient}>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Waiting as="h1">{common.loading}</Waiting>}>
            <Routes>
              {routes.map(({ path, Component }) => (
                <Route key={path} path={path} element={<Component />} />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </QueryClientProvider>
  );
}
