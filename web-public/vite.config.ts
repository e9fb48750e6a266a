import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { PAGE_TESTS, TEST_LIMITS } from '../scripts/lib/test-limits.mjs';
import { prerender } from './prerender.js';

const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

const SHARED =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack)\/|web-public\/src\/(lib|components|texts)\/(?!picture\/lightbox|en\/(privacy|terms|survey))|libs\/contracts\//;

export default defineConfig({
  plugins: [react(), prerender({ publicUrl: process.env.PUBLIC_URL })],
  // Our own libraries from their source. Not by the `source` condition: packages of others answer to it too.
  resolve: {
    alias: [
      {
        find: '@plumbline/contracts/cases',
        replacement: `${import.meta.dirname}/../libs/contracts/src/cases.ts`,
      },
      {
        find: '@plumbline/survey/scans',
        replacement: `${import.meta.dirname}/../libs/survey/src/scans/index.ts`,
      },
      { find: /^@plumbline\/([a-z-]+)$/, replacement: `${import.meta.dirname}/../libs/$1/src/index.ts` },
    ],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One small style sheet for all pages.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What most pages share comes in one piece: a phone's line pays for each request.
        codeSplitting: { groups: [{ name: 'site', test: SHARED }] },
      },
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': API, '/files': API } },
  test: {
    name: 'web-public',
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: [...(process.env.LATE_SEED ? ['../scripts/lib/late-pages.mjs'] : []), './test/setup.ts'],
    restoreMocks: true,
    ...TEST_LIMITS,
    ...PAGE_TESTS,
  },
});
