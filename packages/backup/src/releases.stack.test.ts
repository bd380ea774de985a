import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SchemaModule } from '@trueswing/service-kit';
import { migrateAll, nameMigration } from '@trueswing/service-kit/migrate';
import { loadSchemaModules, repositoryRoot } from '@trueswing/testkit';
import type { Client } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { addData, closePlace, openPlace, readRows as readAll } from '../test/place.ts';
import { restore } from './backup.ts';
import { loadDatabase } from './database/load-database.ts';
import { withScratchDatabase } from './database/scratch-database.ts';
import type { Table } from './database/tables.repository.ts';
import { withDatabase } from './database/with-database.ts';
import { modulesAsOf } from './drill/modules-as-of.ts';
import { openSavedFiles } from './files/backup-files.ts';
import { readManifest } from './manifest.ts';
import { saveRelease } from './save-release.ts';

/** A database of each release, filled by its own services, with the views and grants that it published. */
const folder = new URL('../test/releases/', import.meta.url).pathname;
const releases = readdirSync(folder).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
/** Columns that a migration removed or renamed on purpose, by release. */
const gone: Readonly<Record<string, readonly string[]>> = {};

const page = readFileSync(join(repositoryRoot, 'docs/releases.md'), 'utf8');
const silent = () => undefined;
const modules = (await loadSchemaModules()) as SchemaModule[];
const readSaved = async (release: string) => {
  const files = await openSavedFiles(join(folder, release), null);
  return { files, manifest: await readManifest(files) };
};

/** The rows of tables with the columns that these had, as text, in the order of that text. */
async function readRows(client: Client, tables: readonly Table[]): Promise<Record<string, string[]>> {
  const read: Record<string, string[]> = {};
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t`);
    read[name] = rows.map(({ row }) => JSON.stringify(columns.map((column) => [column, row[column]]))).sort();
  }
  return read;
}

describe.each(releases)('a database of release %s', (release) => {
  it('becomes one of today with every value', async () => {
    const { files, manifest } = await readSaved(release);
    const published = JSON.parse(readFileSync(join(folder, release, 'published.json'), 'utf8'));
    const ofRelease = modulesAsOf(modules, manifest.migrations).map((module) => ({
      ...module,
      ...published[module.schema],
    }));
    const kept = manifest.tables.map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => !gone[release]?.includes(`${name}.${column}`)),
    }));
    await withScratchDatabase(
      inject('trueswingStores').adminUrl,
      silent,
      async (adminUrl) => {
        await migrateAll({ adminUrl, passwords: null, modules: ofRelease });
        await withDatabase(adminUrl, async (client) => {
          await loadDatabase(client, files, manifest, silent);
          const before = await readRows(client, kept);
          for (const table of [
            'gateway.account',
            'gateway.admin_session',
            'gamification.point_entry',
            'events.event',
          ]) {
            expect(before[table]?.length, table).toBeGreaterThan(0);
          }
          await migrateAll({ adminUrl, passwords: null, modules });
          expect(await readRows(client, kept)).toEqual(before);
        });
      },
      'release_',
    );
  });

  it('has a section in the page of releases', () => {
    expect(page).toContain(`\n## ${release} (`);
  });
});

it('an installation is saved as the fixture of a release', async () => {
  const place = await openPlace();
  await addData(place);
  const parent = await mkdtemp(join(tmpdir(), 'release-'));
  const target = join(parent, 'next');
  await saveRelease(place.stores, target, modules);
  const published = JSON.parse(await readFile(join(target, 'published.json'), 'utf8'));
  expect(Object.keys(published)).toEqual(modules.map(({ schema }) => schema));
  const restored = await openPlace();
  await restore(restored.stores, target, silent);
  expect(await readAll(restored)).toEqual(await readAll(place));
  await Promise.all([closePlace(place), closePlace(restored), rm(parent, { recursive: true })]);
});

it('the page of releases names each migration since the newest one, for the operator', async () => {
  const { manifest } = await readSaved(releases.at(-1) ?? '');
  const since = modules.flatMap(({ schema, migrations }) =>
    Object.keys(migrations).filter((name) => !manifest.migrations.includes(nameMigration(schema, name))),
  );
  const [unreleased = ''] = /\n## Unreleased\n[\s\S]*?(?=\n## )/.exec(page) ?? [];
  expect(since.filter((name) => !unreleased.includes(`\`${name}\``))).toEqual([]);
});
