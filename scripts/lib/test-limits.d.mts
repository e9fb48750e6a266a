export const TEST_LIMIT_MS: number;
export const TEST_LIMITS: { readonly testTimeout: number; readonly hookTimeout: number };
