import type { SchemaModule } from '@trueswing/service-kit';
import { nameMigration } from '@trueswing/service-kit/migrate';

/** The schemas as they were when only these migrations were applied, without views and grants: those of today may not fit. */
export const modulesAsOf = (modules: readonly SchemaModule[], applied: readonly string[]): SchemaModule[] =>
  modules.map((module) => ({
    ...module,
    migrations: Object.fromEntries(
      Object.entries(module.migrations).filter(([name]) => applied.includes(nameMigration(module.schema, name))),
    ),
    views: [],
    grants: [],
  }));
