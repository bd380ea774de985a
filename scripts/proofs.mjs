/**
 * Proofs of docs/reliability.md: test files, which take the seed and draw more than within `npm test`, and commands. A command that
 * ends with its `skipStatus` could not examine anything on this machine.
 * @typedef {{ name: string, script: string, args?: string[], skipStatus?: number }} Command
 * @type {Record<string, { tests?: string[], commands?: Command[] }>}
 */
export const proofs = {
  api: {
    tests: [
      'services/gateway/test/proof',
      'services/gateway/test/security/authorization-walk.test.ts',
      'services/gateway/test/security/no-premium-without-payment.test.ts',
    ],
  },
  time: {
    tests: [
      'packages/domain/src/calendar',
      'packages/domain/src/points',
      'packages/domain/src/plans',
      'packages/domain/src/recap',
      'packages/domain/src/notifications',
      'apps/web/src/shared/tier-of-today.test.ts',
      'apps/web/src/features/leaderboard/table/choose-rankings.test.ts',
      'services/gateway/test/points',
    ],
  },
  media: {
    tests: [
      'services/analysis-worker/test/proof',
      'services/gateway/test/fuzz',
      'services/gateway/src/features/shot-files',
      'services/gateway/src/spreadsheets',
      'services/analysis-worker/test/faults/broken-video.test.ts',
      'services/analysis-worker/src/pipeline/reject-video.test.ts',
    ],
  },
  faults: {
    tests: [
      'services/gateway/test/faults',
      'services/analysis-worker/test/faults',
      'dev/local-stack/test/full-disk',
      'services/gateway/src/features/accounts/oidc/oidc-sign-in.stack.test.ts',
      'services/gateway/src/features/accounts/password/forgot-password.stack.test.ts',
      'services/billing/src/stripe-client.stack.test.ts',
      'services/analysis-worker/src/coach/write-coach-text.test.ts',
    ],
  },
  chaos: {
    tests: [
      'services/gateway/test/crash',
      'services/analysis-worker/test/crash',
      'services/billing/test/crash',
      'services/billing/test/webhooks',
      'services/gamification/test/crash',
      'packages/events/test',
      'dev/payments-sandbox/test/crash',
      'dev/testkit/test/crash',
      'services/gateway/test/privacy',
      'services/gateway/test/chaos',
    ],
  },
  soak: { tests: ['services/gateway/test/soak'] },
  mutation: {
    commands: [
      {
        name: 'mutate',
        script: 'scripts/mutate.mjs',
        args: ['points', 'plans', 'calendar', 'billing'].map((name) => `packages/domain/src/${name}`),
      },
    ],
  },
  security: {
    tests: ['services/gateway/test/security', 'scripts/security', 'scripts/asvs-page.test.ts'],
    commands: [
      { name: 'secrets', script: 'scripts/security/check-secrets.mjs' },
      { name: 'licenses', script: 'scripts/security/check-licenses.mjs' },
      { name: 'bill of materials', script: 'scripts/security/write-sbom.mjs' },
      { name: 'audit of components', script: 'scripts/security/audit-components.mjs', skipStatus: 3 },
    ],
  },
};
