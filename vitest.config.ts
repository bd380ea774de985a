import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/slowest-first.ts';

/** Workspace packages resolve to their sources, so tests never run against a stale build. */
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source'] } };
/** Pure functions: nothing that a file leaves behind can reach another one, so the files share a process and its imports. */
const rulesTests = ['packages/{contracts,domain,swing}/src/**/*.test.ts'];
const researchTests = ['research/*/src/**/*.test.ts'];
/** They count and trace, which a process does once, whichever file began it. Each has a process of its own. */
const processTests = [
  'packages/service-kit/src/tracing/{in-span,start-tracing}.test.ts',
  'packages/service-kit/src/http/{enter-requests,serve-metrics}.test.ts',
];
/** Tests of the gateway as a whole that run it in their own process are among them, wherever they are. */
const stackTests = [
  '{services,packages,dev}/*/src/**/*.stack.test.ts',
  'services/gateway/test/{api,fuzz,limits,points,proof}/**/*.test.ts',
  'services/gateway/test/security/{authorization-walk,cross-site,headers,host,no-premium-*,premium-gate,rate-limits,time-limits}.test.ts',
];
/** Whole services under faults and kills. Two files run in parallel; with three, tests of short deadlines fail under load. */
const systemTests = ['{services,packages,dev}/*/test/**/*.test.ts'];
/** A load of an hour, whose harness alone takes half a minute: \`npm run prove -- soak\` runs it. */
const longProofs = process.env.PROVE_SEED ? [] : ['services/gateway/test/soak/soak.test.ts'];
/** After this a test hangs. No test is about speed, and a loaded machine is many times slower: property tests took 5 s on one. */
const endlessMs = 60_000;
/** A polled value is on its way through services, stores or a browser; Vitest's default is one second. */
const patient = { poll: { timeout: 15_000 } };
const globalSetup = ['dev/testkit/src/global-setup.ts'];
const setupFiles = ['dev/testkit/src/draw-with-seed.ts'];
/** Properties of pure functions draw differently in each run, and more in a proof. */
const drawMore = ['dev/testkit/src/draw-more.ts'];

// Times of golfers are shown in the zone of their device. The tests' device is the same one everywhere.
process.env.TZ = 'UTC';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A thread keeps the contexts of its files. One that holds this much is replaced. Vitest reads it here only.
    vmMemoryLimit: '700MB',
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'rules',
          include: rulesTests,
          setupFiles: drawMore,
          // A process is only kept for the next file of the queue, so each group has one project.
          isolate: false,
          testTimeout: endlessMs,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'web',
          // Its build for browsers, since Vitest would take the one for Node.
          alias: {
            'tus-js-client': new URL('apps/web/node_modules/tus-js-client/lib.es5/browser/index.js', import.meta.url)
              .pathname,
          },
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: drawMore,
          // Each file has a context of its own in a thread that stays. With a process for each file it takes twice the processor time.
          pool: 'vmThreads',
          testTimeout: endlessMs,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['{services,packages,dev}/*/src/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
          exclude: [...rulesTests, ...processTests, ...stackTests, '**/node_modules/**'],
          isolate: false,
          setupFiles,
          testTimeout: endlessMs,
          expect: patient,
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'process',
          include: processTests,
          testTimeout: endlessMs,
          sequence: { groupOrder: 2 },
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
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'system',
          include: systemTests,
          exclude: [...stackTests, ...longProofs, '**/node_modules/**'],
          isolate: false,
          globalSetup,
          setupFiles,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: patient,
          sequence: { groupOrder: 4 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'e2e',
          // Two files run in parallel, since a file mostly waits: for a system, an analysis, or the browser.
          include: ['apps/web/test/e2e/**/*.test.ts'],
          isolate: false,
          globalSetup: ['dev/testkit/src/shared-system-setup.ts'],
          setupFiles: ['apps/web/test/e2e/steps/report-failure.ts', 'apps/web/test/e2e/steps/expect-no-violation.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: patient,
          sequence: { groupOrder: 5 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          // A task of turbo runs it, and only if the rendered golfer or a package that it imports changed (turbo.json).
          name: 'research',
          include: researchTests,
          isolate: false,
          testTimeout: endlessMs,
          sequence: { groupOrder: 6 },
        },
      },
    ],
  },
});
