import { type ComponentType, lazy } from 'react';
import { loadChunk } from '#lib/server/load-chunk.js';
import { LandingRoute } from './routes/landing.js';

interface SiteRoute {
  readonly path: string;
  readonly Component: ComponentType;
  /** Loads the route's chunk ahead of the first render (pre-rendered pages). */
  readonly preload?: () => Promise<unknown>;
}

type RouteModule = { default: ComponentType };

function onDemand(path: string, load: () => Promise<RouteModule>): SiteRoute {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(() => loadChunk(load));
  function Component() {
    // Once preloaded, render at once: hydration must find what the server wrote.
    const Ready = loaded ?? Lazy;
    return <Ready />;
  }
  return {
    path,
    Component,
    preload: async () => {
      loaded = (await loadChunk(load)).default;
    },
  };
}

/** Every page of the site. `/` also answers unknown paths (docs/product.md, Pages). */
export const routes: readonly SiteRoute[] = [
  { path: '/', Component: LandingRoute },
  onDemand('/results', () => import('./routes/results.js')),
  onDemand('/contractors', () => import('./routes/contractors.js')),
  onDemand('/track/:token', () => import('./routes/track.js')),
  onDemand('/compare/:token', () => import('./routes/compare.js')),
  onDemand('/measure/:key', () => import('./routes/measure.js')),
  onDemand('/price-book', () => import('./routes/price-book.js')),
  onDemand('/my-bids', () => import('./routes/my-bids.js')),
  onDemand('/success', () => import('./routes/success.js')),
  onDemand('/privacy', () => import('./routes/privacy.js')),
  onDemand('/terms', () => import('./routes/terms.js')),
  onDemand('/contact', () => import('./routes/contact.js')),
  onDemand('/confirm-request/:token', () => import('./routes/confirm-request.js')),
  onDemand('/confirm/:token', () => import('./routes/confirm.js')),
  onDemand('/withdraw/:token', () => import('./routes/withdraw.js')),
  onDemand('/not-interested', () => import('./routes/not-interested.js')),
  onDemand('/my-data', () => import('./routes/my-data.js')),
  onDemand('/unsubscribe', () => import('./routes/unsubscribe.js')),
  onDemand('/mail', () => import('./routes/mail.js')),
  { path: '*', Component: LandingRoute },
];
