export const TEST_LIMIT_MS: number;
export const TEST_LIMITS: {
  readonly testTimeout: number;
  readonly hookTimeout: number;
  readonly expect: { readonly poll: { readonly timeout: number } };
};
export declare const PURE_TESTS: {
  readonly pool: 'forks';
  readonly isolate: false;
  readonly execArgv: string[];
};
export declare const PAGE_TESTS: {
  readonly pool: 'forks';
  readonly isolate: boolean;
  readonly execArgv: string[];
};
export declare const LIBS_UNDER_JEST: readonly string[];
