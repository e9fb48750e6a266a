import { Suspense } from 'react';
import { Layout, type LayoutProps } from 'react-admin';
import { AdminGate } from '../session/AdminGate.js';
import { LoadingState } from '../shared/States.js';
import { ConsoleAppBar } from './ConsoleAppBar.js';
import { ConsoleError } from './ConsoleError.js';
import { ConsoleMenu } from './ConsoleMenu.js';

/** The frame of every page. */
export const ConsoleLayout = ({ children, ...props }: LayoutProps) => (
  <Layout {...props} appBar={ConsoleAppBar} menu={ConsoleMenu} error={ConsoleError}>
    <AdminGate>
      <Suspense fallback={<LoadingState lines={10} />}>{children}</Suspense>
    </AdminGate>
  </Layout>
);
