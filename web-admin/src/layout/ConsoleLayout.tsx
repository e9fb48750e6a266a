import { Suspense } from 'react';
import { Layout, type LayoutProps, Title } from 'react-admin';
import { AdminGate } from '../session/AdminGate.js';
import { LoadingState } from '../shared/States.js';
import { ConsoleAppBar } from './ConsoleAppBar.js';
import { ConsoleError } from './ConsoleError.js';
import { ConsoleMenu } from './ConsoleMenu.js';

/** The frame of every page. */
export const ConsoleLayout = ({ children, ...props }: LayoutProps) => (
  <Layout {...props} appBar={ConsoleAppBar} menu={ConsoleMenu} error={ConsoleError}>
    <AdminGate>
      <Suspense fallback={<Coming />}>{children}</Suspense>
    </AdminGate>
  </Layout>
);

/** Stands for a page whose script is on its way. */
const Coming = () => (
  <>
    <Title title="Console" />
    <LoadingState lines={10} />
  </>
);
