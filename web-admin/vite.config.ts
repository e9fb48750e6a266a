import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the services: the front door of the one-process form. */
const FRONT_DOOR = 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/api': FRONT_DOOR, '/files': FRONT_DOOR } },
  build: { outDir: 'dist', sourcemap: false, chunkSizeWarningLimit: 1_500 },
  test: {
    name: 'web-admin',
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}', 'test/**/*.spec.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 20_000,
  },
});
