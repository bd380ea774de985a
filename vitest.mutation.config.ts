import { defineConfig } from 'vitest/config';

/** The tests of the package that scripts/mutate.mjs changes. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [`${process.env.MUTATED_PACKAGE}/src/**/*.test.ts`],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
