import { Layout, type LayoutProps } from 'react-admin';
import { AdminGate } from '../session/AdminGate.js';
import { ConsoleAppBar } from './ConsoleAppBar.js';
import { ConsoleError } from './ConsoleError.js';
import { ConsoleMenu } from './ConsoleMenu.js';

/** The frame of every page. */
export const ConsoleLayout = ({ children, ...props }: LayoutProps) => (
  <Layout {...props} appBar={ConsoleAppBar} menu={ConsoleMenu} error={ConsoleError}>
    <AdminGate>{children}</AdminGate>
  </Layout>
);
