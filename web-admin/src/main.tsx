import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { localStorageStore } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.js';
import { routerProviderOf } from './layout/routerProvider.js';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 2_000 } } });
const store = localStorageStore('1', 'plumbline');
const routerProvider = routerProviderOf((to, options) => router.navigate(to, options));
const router = createBrowserRouter(
  [{ path: '*', element: <App queryClient={queryClient} store={store} routerProvider={routerProvider} /> }],
  { basename: '/admin' },
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
