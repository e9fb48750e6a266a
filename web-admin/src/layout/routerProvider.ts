import { useCallback } from 'react';
import {
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterNavigateOptions,
  type RouterProvider,
  reactRouterProvider,
} from 'react-admin';

/**
 * React-admin's own routing, but for one thing: an address that is only a query belongs to the page where the router
 * is. React-admin would take the page drawn last; a filter typed half a second ago would close the panel that was
 * opened since.
 *
 * @param navigateFromHere goes to an address as seen from where the router is now
 */
export const routerProviderOf = (
  navigateFromHere: (to: Partial<RouterLocation>, options?: RouterNavigateOptions) => void,
): RouterProvider => {
  const useNavigate = () => {
    const navigate = reactRouterProvider.useNavigate();
    return useCallback<RouterNavigateFunction>(
      (to, options) => (isQueryOnly(to) ? navigateFromHere(to, options) : navigate(to, options)),
      [navigate],
    );
  };
  return { ...reactRouterProvider, useNavigate };
};

const isQueryOnly = (to: Parameters<RouterNavigateFunction>[0]): to is Partial<RouterLocation> =>
  typeof to === 'object' && to.pathname === undefined;
