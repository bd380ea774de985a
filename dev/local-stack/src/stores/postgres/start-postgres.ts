import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startOnFreePort } from '../../processes/free-port.ts';
import { ManagedProcess, type RunAs, unprivilegedUser } from '../../processes/managed-process.ts';
import { type ClusterLocation, chooseLocation } from './choose-location.ts';
import { clearStaleLock } from './clear-stale-lock.ts';

export interface PostgresOptions {
  /** The cluster is in `<dataFolder>/postgres`, or under /var/tmp if the user of Postgres has no access to the data folder. */
  dataFolder: string;
  logFolder: string;
  /** Password of the superuser `postgres`. Set when the cluster is created. */
  password: string;
  wantedPorts?: readonly number[];
  signal?: AbortSignal | undefined;
  /** False only for tests whose data may be lost. */
  fsync: boolean;
  /** The user to run as. Default: what this machine allows. */
  runAs?: RunAs;
}

export interface RunningPostgres {
  process: ManagedProcess;
  port: number;
  /** URL of the superuser for a database (default: `postgres`). */
  adminUrl(database?: string): string;
  /** Stops it and removes the cluster. */
  remove(): Promise<void>;
}

const readyDeadlineMs = 60_000;
const unsafeFlags = ['--fsync=off', '--synchronous_commit=off', '--full_page_writes=off'];
/**
 * Keeps the values of rows and parameters out of the log: the detail of a broken constraint quotes the row, and statements of
 * an operator hold their values.
 */
export const valueFreeLogFlags = [
  '--log_error_verbosity=terse',
  '--log_min_error_statement=panic',
  '--log_statement=none',
  '--log_min_duration_statement=-1',
  '--log_parameter_max_length=0',
  '--log_parameter_max_length_on_error=0',
] as const;
const plainEnv = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };

/** Starts PostgreSQL on the loopback address, and creates the cluster if needed. Waits until it answers a query. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const location = chooseLocation(options.dataFolder, options.runAs);
  await clearStaleLock(location.cluster);
  if (!existsSync(join(location.cluster, 'PG_VERSION'))) await initCluster(location, options);
  return startOnFreePort(options.wantedPorts ?? [], (port) => launch(location, options, port));
}

async function initCluster(location: ClusterLocation, options: PostgresOptions): Promise<void> {
  const parent = join(location.cluster, '..');
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const unfinished = `${location.cluster}.new`;
  const passwordFile = join(parent, 'postgres-password');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, `${options.password}\n`, { mode: 0o600 });
  if (location.runAs === 'unprivileged-user')
    for (const path of [parent, passwordFile]) chownSync(path, unprivilegedUser.uid, unprivilegedUser.gid);
  try {
    const initdb = await ManagedProcess.start({
      name: 'initdb',
      command: join(location.binaries, 'bin/initdb'),
      args: [
        '-D',
        unfinished,
        '-U',
        'postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
        ...(options.fsync ? [] : ['--no-sync']),
      ],
      env: plainEnv,
      cwd: parent,
      logFile: join(options.logFolder, 'initdb.log'),
      signal: options.signal,
      stopSignal: 'SIGTERM',
      stopDeadlineMs: 5_000,
      runAs: location.runAs,
    });
    const how = await initdb.exited;
    if (how !== 'exit code 0') throw new Error(`initdb ended (${how}):\n${initdb.lastLogLines()}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  // The rename is atomic, so a folder with this name is always a complete cluster.
  renameSync(unfinished, location.cluster);
}

async function launch(location: ClusterLocation, options: PostgresOptions, port: number): Promise<RunningPostgres> {
  const child = await ManagedProcess.start({
    name: 'postgres',
    command: join(location.binaries, 'bin/postgres'),
    args: [
      '-D',
      location.cluster,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '--max_connections=200',
      ...valueFreeLogFlags,
      ...(options.fsync ? [] : unsafeFlags),
    ],
    env: plainEnv,
    cwd: location.cluster,
    logFile: join(options.logFolder, 'postgres.log'),
    signal: options.signal,
    stopSignal: 'SIGINT',
    stopDeadlineMs: 15_000,
    runAs: location.runAs,
  });
  const adminUrl = (database = 'postgres') => `postgres://postgres:${options.password}@127.0.0.1:${port}/${database}`;
  await child.waitUntilReady(() => acceptsQueries(adminUrl()), readyDeadlineMs);
  const remove = async () => {
    await child.stop();
    for (const folder of location.ownFolders) rmSync(folder, { recursive: true, force: true });
  };
  return { process: child, port, adminUrl, remove };
}

async function acceptsQueries(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates the database unless it exists. Returns its URL. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
