import { mkdir, readdir } from 'node:fs/promises';
import type { ObjectStoreEnv } from '@trueswing/service-kit';
import { openS3Client } from '@trueswing/service-kit/object-store';
import pg from 'pg';
import { loadDatabase, refuseDatabase } from './database/load-database.ts';
import { saveDatabase } from './database/save-database.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { loadObjects } from './objects/load-objects.ts';
import { saveObjects } from './objects/save-objects.ts';

/** Where the data is. */
export interface Stores {
  /** URL of the database, with a superuser. */
  adminUrl: string;
  s3: ObjectStoreEnv;
}

type Log = (line: string) => void;

/**
 * Saves the database and then the objects into a new or empty folder. In this order the copy holds every object that the database
 * names, except those removed in between. Originals stay for a day after their analysis, so that none goes that the rows still need.
 */
export async function backUp({ adminUrl, s3 }: Stores, folder: string, log: Log): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
  const database = await withDatabase(adminUrl, (client) => saveDatabase(client, folder, log));
  const objects = await saveObjects(openS3Client(s3), s3.S3_BUCKET, folder);
  const manifest = { ...database, objects };
  await writeManifest(folder, manifest);
  log(summarize(manifest));
  return manifest;
}

/**
 * Puts a backup into a migrated, empty database and a bucket: objects first, so that no fact is there without its files. A database that
 * is refused is refused before them: the bucket of a running system must not get the files of deleted golfers back.
 */
export async function restore({ adminUrl, s3 }: Stores, folder: string, log: Log): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await withDatabase(adminUrl, (client) => refuseDatabase(client, manifest));
  await loadObjects(openS3Client(s3), s3.S3_BUCKET, folder, manifest.objects);
  await withDatabase(adminUrl, (client) => loadDatabase(client, folder, manifest, log));
  log(summarize(manifest));
  return manifest;
}

const summarize = ({ takenAt, tables, objects }: Manifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${objects.length} objects with ` +
  `${(objects.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB, as of ${takenAt}`;

async function withDatabase<T>(adminUrl: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  // A lost connection rejects the running statement. Without a listener the event would end the process first.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
