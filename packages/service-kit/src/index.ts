export { compileOnce } from './database/compile-once.ts';
export { listen } from './database/listen.ts';
export { type Database, openDatabase } from './database/open-database.ts';
export { pingDatabase } from './database/ping-database.ts';
export { retryTime, timeAfter } from './database/retry-time.ts';
export { assertMigrated, assertSameMigrations, type SchemaModule } from './database/schema-module.ts';
export { tryLock } from './database/try-lock.ts';
export { withLock } from './database/with-lock.ts';
export {
  adminDatabaseEnv,
  backupKeyEnv,
  type ObjectStoreEnv,
  objectStoreEnv,
  pushEnv,
  serviceEnvSchema,
} from './env.ts';
export { type EnvRule, needs, setTogether } from './environment/env-rules.ts';
export { EnvironmentError } from './environment/environment-error.ts';
export { readEnv } from './environment/read-env.ts';
export { readEnvOrExit } from './environment/read-env-or-exit.ts';
export { AppError } from './http/app-error.ts';
export { createServiceApp, describeSchemas } from './http/create-service-app.ts';
export type { ReadinessChecks } from './http/health-routes.ts';
export { readInternalCall, signInternalCall } from './http/internal-call.ts';
export { assertInternal, fastifyPath, internalRoute, readGolfer } from './http/internal-route.ts';
export type { ServiceApp } from './http/service-app.ts';
export { isLoopback } from './is-loopback.ts';
export { isUuid } from './is-uuid.ts';
export { claimDue } from './leases/claim-due.ts';
export { type Lease, LeaseLost, leaseMs, runLeased } from './leases/run-leased.ts';
export { errorText, messageOf } from './logging/error-text.ts';
export { createLogger, type Logger } from './logging/logger.ts';
export type { Metric } from './metrics/metric.ts';
export { createCounter, createHistogram } from './metrics/process-metrics.ts';
export { hasRun, type JobRunTable } from './periods/job-runs.ts';
export { type DueRun, runInSteps, runStep } from './periods/run-in-steps.ts';
export { runUnderLease } from './periods/run-under-lease.ts';
export { runService } from './run-service.ts';
export { shownForm } from './shown-form.ts';
export { mailIgnoresTls, mailNeedsTls, smtpOptions } from './smtp-options.ts';
export { type RunningPeriodicTasks, startPeriodicTasks } from './start-periodic-tasks.ts';
export { annotateSpan, failSpan, inSpan } from './tracing/in-span.ts';
export {
  currentRequest,
  requestColumns,
  requestHeaders,
  requestLogFields,
  withRequest,
} from './tracing/request-context.ts';
export { withTimeout } from './with-timeout.ts';
