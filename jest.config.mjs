// Services are tested on their source, the libraries that keep nothing as they are built: swc strips the types and turns ESM
// into CommonJS, because native-ESM Jest cannot load every Nest package on Node 20.
import { LIBS_UNDER_JEST, TEST_LIMIT_MS } from './scripts/lib/test-limits.mjs';

const typescript = [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
  },
];
const javascript = [
  '@swc/jest',
  { swcrc: false, module: { type: 'commonjs' }, jsc: { target: 'es2023', parser: { syntax: 'ecmascript' } } },
];
export default {
  testEnvironment: '<rootDir>/scripts/lib/jest/environment.cjs',
  runtime: '<rootDir>/scripts/lib/jest/runtime.cjs',
  globalSetup: '<rootDir>/scripts/lib/jest/build.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons', 'require', 'default'] },
  roots: ['<rootDir>/services', ...LIBS_UNDER_JEST.map((name) => `<rootDir>/libs/${name}`)],
  testMatch: ['**/test/**/*.spec.ts', '**/test/**/*.spec.tsx'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: { '\\.tsx?$': typescript, '\\.m?js$': javascript },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'] },
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testTimeout: TEST_LIMIT_MS,
};
