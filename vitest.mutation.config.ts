import { defineConfig } from 'vitest/config';

/** The tests of the package that scripts/mutate.mjs changes. Files share a thread, as in the project `rules`. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [`${process.env.MUTATED_PACKAGE}/src/**/*.test.ts`],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
