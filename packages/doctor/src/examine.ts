import { withTimeout } from '@trueswing/service-kit';
import type { Check } from './checks/check.ts';
import { listSecrets } from './environments/list-secrets.ts';
import { type EnvReaders, readEnvironments } from './environments/read-environments.ts';
import type { ServiceName, Variables } from './environments/service-env.ts';
import { listChecks, type Surroundings } from './list-checks.ts';
import { describeFailure } from './report/describe-failure.ts';
import { type Finding, failed } from './report/result.ts';
import { writeReport } from './report/write-report.ts';

/** Longest time of one check. They run side by side, so that the doctor takes no longer. */
const checkTimeoutMs = 20_000;

interface Examination extends Surroundings {
  /** Variables of each service. */
  services: Partial<Record<ServiceName, Variables>>;
  readers: EnvReaders;
}

/** Examines an installation. The report has no secret; the installation is healthy if nothing failed. */
export async function examine(examination: Examination): Promise<{ report: string; isHealthy: boolean }> {
  const { services, readers, variables } = examination;
  const { environments, findings } = readEnvironments(services, readers);
  const checked = await Promise.all(listChecks(environments, examination).map(runCheck));
  const all = [...findings, ...checked.flat()];
  const report = writeReport(all, listSecrets([variables, ...Object.values(services)]));
  return { report, isHealthy: all.every(({ status }) => status !== 'failed') };
}

async function runCheck({ subject, run }: Check): Promise<Finding[]> {
  try {
    const timeout = { timeoutMs: checkTimeoutMs, error: `no answer within ${checkTimeoutMs / 1_000} s` };
    const results = await withTimeout(Promise.resolve().then(run), timeout);
    return results.map((result) => ({ ...result, subject }));
  } catch (error) {
    return [{ subject, ...failed(describeFailure(error), 'Repair the connection, then run the doctor again.') }];
  }
}
