import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that take half a minute or more, the slowest first. */
const slowest = [
  'services/gateway/test/chaos/everything-is-killed.test.ts',
  'services/gateway/test/rolling/side-by-side.test.ts',
  'services/analysis-worker/test/crash/rehearsals.test.ts',
  'services/analysis-worker/test/faults/store-away.test.ts',
  'services/analysis-worker/test/faults/redis-away.test.ts',
  'services/analysis-worker/test/crash/worker-killed-in-mid-analysis.test.ts',
  'dev/testkit/test/crash/start-command.test.ts',
  'dev/demo/test/season.test.ts',
  'services/analysis-worker/test/faults/database-away.test.ts',
  'services/analysis-worker/test/crash/worker-stopped-in-mid-analysis.test.ts',
  'dev/local-stack/test/full-disk/full-disk.test.ts',
  'packages/doctor/test/doctor.test.ts',
  'packages/events/test/crash/outbox-survives-kills.test.ts',
  'services/billing/test/crash/survives-kills.test.ts',
  'services/gateway/test/faults/all-calls-during-outages.test.ts',
  'services/gateway/test/security/no-premium-without-payment.test.ts',
  'services/gateway/test/faults/store-away.test.ts',
  'services/gateway/test/privacy/deletion-survives-kill.test.ts',
  'services/analysis-worker/test/crash/worker-frozen-past-its-lease.test.ts',
  'services/gateway/test/faults/bad-connections.test.ts',
  'apps/web/test/e2e/screens.test.ts',
  'apps/web/test/e2e/admin.test.ts',
  'apps/web/test/e2e/mobility-check.test.ts',
  'apps/web/test/e2e/recorder.test.ts',
];

/**
 * Starts the slowest files of each group first, so that none is left alone on its core at the end. A fresh clone has no
 * recorded durations, and vitest would sort by file size.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const missing = slowest.find((path) => !existsSync(join(root, path)));
    if (missing) throw new Error(`scripts/slowest-first.ts lists ${missing}, which does not exist.`);
    const usual = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = slowest.indexOf(relative(root, moduleId));
      return place < 0 ? slowest.length : place;
    };
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}
