import type { QueryClient } from '@tanstack/react-query';
import { Admin, Resource, type RouterProvider, type Store } from 'react-admin';
import bids from './bids/index.js';
import contractors from './contractors/index.js';
import { dataProvider } from './dataProvider.js';
import designs from './designs/index.js';
import emails from './emails/index.js';
import events from './events/index.js';
import { i18nProvider } from './i18n.js';
import { ConsoleLayout } from './layout/ConsoleLayout.js';
import { NoSuchPage } from './layout/NoSuchPage.js';
import { lazyPage } from './shared/lazyPage.js';
import { darkTheme, lightTheme } from './theme/themes.js';
import uploads from './uploads/index.js';

const Dashboard = lazyPage(() => import('./dashboard/Dashboard.js'), 'Dashboard');

interface AppProps {
  readonly queryClient: QueryClient;
  /** Where choices of this device are kept: columns, views, theme. */
  readonly store: Store;
  readonly routerProvider: RouterProvider;
}

/** The console. Access is not a matter of routes: ConsoleLayout mounts pages only in admin mode. */
export const App = ({ queryClient, store, routerProvider }: AppProps) => (
  <Admin
    title="Plumbline console"
    dataProvider={dataProvider}
    queryClient={queryClient}
    i18nProvider={i18nProvider}
    store={store}
    routerProvider={routerProvider}
    layout={ConsoleLayout}
    dashboard={Dashboard}
    catchAll={NoSuchPage}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    disableTelemetry
  >
    <Resource {...bids} />
    <Resource {...contractors} />
    <Resource {...designs} />
    <Resource {...uploads} />
    <Resource {...emails} />
    <Resource {...events} />
  </Admin>
);
