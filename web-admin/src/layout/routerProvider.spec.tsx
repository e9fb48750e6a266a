import { act, render } from '@testing-library/react';
import { RouterProviderContext } from 'ra-core';
import { type RouterNavigateFunction, useNavigate } from 'react-admin';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routerProviderOf } from './routerProvider.js';

it('keeps the panel open that was opened while a filter was on its way', async () => {
  let navigate: RouterNavigateFunction = () => undefined;
  const List = () => {
    navigate = useNavigate();
    return null;
  };
  const routerProvider = routerProviderOf((to, options) => router.navigate(to, options));
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <RouterProviderContext.Provider value={routerProvider}>
            <Routes>
              <Route path="/emails/*" element={<List />} />
            </Routes>
          </RouterProviderContext.Provider>
        ),
      },
    ],
    { initialEntries: ['/emails'] },
  );
  render(<RouterProvider router={router} />);
  await act(async () => {
    await router.navigate('/emails/1');
    navigate({ search: '?filter=rosa' });
  });
  expect(router.state.location).toMatchObject({ pathname: '/emails/1', search: '?filter=rosa' });
});
