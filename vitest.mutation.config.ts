import { defineConfig } from 'vitest/config';

/** The tests of what scripts/mutate.mjs changes. Those of events and payments need stores. */
const tests = process.env.MUTATED_TESTS;
const needStores = tests === 'packages/events/src' || tests?.startsWith('services/');

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [`${tests}/**/*.test.ts`],
    globalSetup: needStores ? ['dev/testkit/src/global-setup.ts'] : [],
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
