import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '@trueswing/testkit';
import { services } from './service-copy.ts';

/** The schema of each service, with a table that every version writes. */
const tables = {
  gateway: ['gateway', 'account'],
  'analysis-worker': ['analysis', 'job'],
  billing: ['billing', 'customer'],
  gamification: ['gamification', 'notification'],
} as const;

/** Writes the tree of a version that is today's build and, for each service, a migration that adds a column. */
export function writeNextVersion(tree: string): void {
  mkdirSync(join(tree, 'scripts'), { recursive: true });
  copyFileSync(join(repositoryRoot, 'scripts/migrate.mjs'), join(tree, 'scripts/migrate.mjs'));
  symlinkSync(join(repositoryRoot, 'packages'), join(tree, 'packages'));
  for (const service of services) {
    const folder = join(tree, 'services', service, 'dist');
    mkdirSync(folder, { recursive: true });
    const built = (entry: string) => pathToFileURL(join(repositoryRoot, 'services', service, `dist/${entry}.js`)).href;
    const [schema, table] = tables[service];
    writeFileSync(
      join(folder, 'migrations.js'),
      `import { schemaModule } from '${built('migrations')}';
schemaModule.migrations['9999-01-01-01-next-version'] = {
  async up(db) {
    const table = db.schema.withSchema('${schema}').alterTable('${table}');
    await table.addColumn('of_next_version', 'text', (column) => column.notNull().defaultTo('next')).execute();
  },
};
export { schemaModule };
`,
    );
    // The entry checks the schema by the same module.
    writeFileSync(join(folder, 'main.js'), `import './migrations.js';\nawait import('${built('main')}');\n`);
  }
}
