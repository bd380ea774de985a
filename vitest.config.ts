import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/slowest-first.ts';

/** Workspace packages resolve to their sources, so tests never run against a stale build. */
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source'] } };
/** Pure functions: nothing that a file leaves behind can reach another one, so the files share a process and its imports. */
const rulesTests = ['{packages/{contracts,domain,swing},research/*}/src/**/*.test.ts'];
const stackTests = ['{services,packages,dev}/*/src/**/*.stack.test.ts'];
/** Whole services under faults and kills. Two files run in parallel; with three, tests of short deadlines fail under load. */
const systemTests = ['{services,packages,dev}/*/test/**/*.test.ts'];
/** After this a test hangs. No test is about speed, and a loaded machine is many times slower: property tests took 5 s on one. */
const endlessMs = 60_000;
const globalSetup = ['dev/testkit/src/global-setup.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'rules',
          include: rulesTests,
          // A process is only kept for the next file of the queue, so this group has no other project.
          isolate: false,
          testTimeout: endlessMs,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['{apps,services,packages,dev}/*/src/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
          exclude: [...rulesTests, ...stackTests, '**/node_modules/**'],
          testTimeout: endlessMs,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'stack',
          include: stackTests,
          // Importing a service takes as long as its tests. Each file has databases of its own, and no file replaces a module or a global.
          isolate: false,
          globalSetup,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'system',
          include: systemTests,
          globalSetup,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'e2e',
          // Two files run in parallel, since a file mostly waits: for a system, an analysis, or the browser.
          include: ['apps/web/test/e2e/**/*.test.ts'],
          globalSetup: ['dev/testkit/src/shared-system-setup.ts'],
          setupFiles: ['apps/web/test/e2e/steps/report-failure.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // What is polled is on its way through a whole system and a browser; the default is one second.
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
