import { useCallback } from 'react';
import {
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterNavigateOptions,
  type RouterProvider,
  reactRouterProvider,
} from 'react-admin';

/**
 * React-admin's own routing, but for addresses that are only a query. Such an address belongs to the page where the
 * router is: React-admin would take the page drawn last, so that a filter typed half a second ago would close the panel
 * that was opened since. And a choice in a list is drawn at once: a list adds each choice to those that it has drawn, so
 * that a second one made before the first is drawn would take the first back.
 *
 * @param navigateFromHere goes to an address as seen from where the router is now
 */
export const routerProviderOf = (
  navigateFromHere: (to: Partial<RouterLocation>, options: RouterNavigateOptions & DrawnAtOnce) => void,
): RouterProvider => {
  const useNavigate = () => {
    const navigate = reactRouterProvider.useNavigate();
    return useCallback<RouterNavigateFunction>(
      (to, options) =>
        isQueryOnly(to)
          ? navigateFromHere(to, { ...options, flushSync: isChoice(options) })
          : navigate(to, options),
      [navigate],
    );
  };
  return { ...reactRouterProvider, useNavigate };
};

interface DrawnAtOnce {
  readonly flushSync: boolean;
}

/** An address that takes the place of one comes from an effect, where React draws nothing at once. */
const isChoice = (options?: RouterNavigateOptions): boolean => !options?.replace;

const isQueryOnly = (to: Parameters<RouterNavigateFunction>[0]): to is Partial<RouterLocation> =>
  typeof to === 'object' && to.pathname === undefined;
