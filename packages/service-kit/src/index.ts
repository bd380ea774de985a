export { AppError } from './app-error.ts';
export { type Database, openDatabase } from './database.ts';
export { readEnv, serviceEnvSchema } from './env.ts';
export type { ReadinessChecks } from './health-routes.ts';
export { createLogger, type Logger } from './logger.ts';
export type { Metric } from './metric.ts';
export { runService, type StartedService } from './run-service.ts';
export { assertMigrated, type SchemaModule } from './schema-module.ts';
export { createServiceApp, describeSchemas, type ServiceApp } from './service-app.ts';
