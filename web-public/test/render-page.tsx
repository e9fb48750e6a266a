import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** Draws a part inside a router and a query client that does not try again. */
export function renderPage(element: ReactElement, at = '/') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(element, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[at]}>
        <QueryClientProvider client={queryClient}>
          {children}
          <Address />
        </QueryClientProvider>
      </MemoryRouter>
    ),
  });
}

/** Lets a test read where the router stands. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}
