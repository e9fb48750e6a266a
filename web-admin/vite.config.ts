import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { PAGE_TESTS, TEST_LIMITS } from '../scripts/lib/test-limits.mjs';

/** Where `vite` finds the services while the console is worked on. */
const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  // Our own libraries from their source. Not by the `source` condition: packages of others answer to it too.
  resolve: {
    alias: [
      { find: /^@plumbline\/([a-z-]+)$/, replacement: `${import.meta.dirname}/../libs/$1/src/index.ts` },
    ],
  },
  server: { host: '127.0.0.1', proxy: { '/api': API, '/files': API } },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1_500 },
  test: {
    name: 'web-admin',
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: [...(process.env.LATE_SEED ? ['../scripts/lib/late-pages.mjs'] : []), './test/setup.ts'],
    restoreMocks: true,
    ...TEST_LIMITS,
    ...PAGE_TESTS,
  },
});
