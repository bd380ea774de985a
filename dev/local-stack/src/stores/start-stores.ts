import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { portsToTry } from '../processes/free-port.ts';
import { type Part, restartablePart } from '../processes/part.ts';
import {
  type ObjectStoreUser,
  readStackState,
  type S3Key,
  type StackState,
  writeStackState,
} from '../state/stack-state.ts';
import { writeLimitedS3Keys } from './limited-s3-keys.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { startRedis } from './start-redis.ts';
import { startS3 } from './start-s3.ts';

export interface S3Connection {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

export type StoreName = 'postgres' | 'redis' | 's3';

export interface StoresOptions {
  /** Created if absent. Only one set of stores at a time may use it. */
  dataFolder: string;
  /** False only for tests: a crash of the machine may then lose data. Default true. */
  fsync?: boolean;
  /** Ports to try first, then those of the last start, then any free port. Default: any free port. */
  wantedPorts?: Record<StoreName, number>;
  /** A port that none of them takes. */
  reservedPort?: number | undefined;
  /** External stores, which are not started. */
  external?: { adminUrl?: string | undefined; redisUrl?: string | undefined; s3?: S3Connection | undefined };
  /** The bucket that the services' keys are for. Default trueswing. */
  bucket?: string;
  /** Aborts the start. */
  signal?: AbortSignal | undefined;
}

export interface RunningStores {
  /** URL of PostgreSQL's superuser. */
  adminUrl: string;
  redisUrl: string;
  s3: S3Connection;
  /** The services' own keys; undefined with an external store. */
  s3Keys: Record<ObjectStoreUser, S3Key> | undefined;
  /** The stores that were started, without the external ones. */
  parts: Partial<Record<StoreName, Part>>;
  stop(): Promise<void>;
  /** Stops and removes the data folder. */
  remove(): Promise<void>;
}

interface OpenedStore<Facts> {
  connection: Facts;
  port?: number;
  part?: Part;
  remove?: () => Promise<void>;
}

/** Starts PostgreSQL, Redis and the S3 development server in parallel on the loopback address. */
export async function startStores(options: StoresOptions): Promise<RunningStores> {
  const { dataFolder } = options;
  const state = readStackState(dataFolder);
  mkdirSync(join(dataFolder, 'logs'), { recursive: true, mode: 0o700 });

  const opening = [openPostgres(options, state), openRedis(options, state), openS3(options, state)] as const;
  // Waits for all of them before stopping any, so that none finishes its start after the stop.
  const settled = await Promise.allSettled(opening);
  const parts = settled.flatMap((result) => (result.status === 'fulfilled' && result.value.part) || []);
  const stop = async () => void (await Promise.all(parts.map((part) => part.stop())));
  const [postgres, redis, s3] = await Promise.all(opening).catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  for (const [name, store] of Object.entries({ postgres, redis, s3 })) if (store.port) state.ports[name] = store.port;
  writeStackState(dataFolder, state);
  return {
    adminUrl: postgres.connection,
    redisUrl: redis.connection,
    s3: s3.connection,
    s3Keys: options.external?.s3 ? undefined : state.s3Keys,
    parts: Object.fromEntries(parts.map((part) => [part.name, part])),
    stop,
    async remove() {
      await stop();
      await postgres.remove?.();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

function foldersOf({ dataFolder, signal }: StoresOptions, wantedPorts: readonly number[]) {
  return { dataFolder, logFolder: join(dataFolder, 'logs'), wantedPorts, signal };
}

function portsOf({ wantedPorts, reservedPort }: StoresOptions, state: StackState, store: StoreName): number[] {
  return wantedPorts ? portsToTry([wantedPorts[store], state.ports[store]], reservedPort) : [];
}

async function openPostgres(options: StoresOptions, state: StackState): Promise<OpenedStore<string>> {
  if (options.external?.adminUrl) return { connection: options.external.adminUrl };
  const { fsync = true } = options;
  const start = (ports: readonly number[]) =>
    startPostgres({ ...foldersOf(options, ports), password: state.postgresPassword, fsync });
  const postgres = await start(portsOf(options, state, 'postgres'));
  const { port, remove } = postgres;
  return { connection: postgres.adminUrl(), port, part: restartablePart(postgres, start), remove };
}

async function openRedis(options: StoresOptions, state: StackState): Promise<OpenedStore<string>> {
  if (options.external?.redisUrl) return { connection: options.external.redisUrl };
  const start = (ports: readonly number[]) =>
    startRedis({ ...foldersOf(options, ports), password: state.redisPassword });
  const redis = await start(portsOf(options, state, 'redis'));
  return { connection: redis.url, port: redis.port, part: restartablePart(redis, start) };
}

async function openS3(options: StoresOptions, state: StackState): Promise<OpenedStore<S3Connection>> {
  if (options.external?.s3) return { connection: options.external.s3 };
  const keys = { accessKey: state.s3AccessKey, secretKey: state.s3SecretKey, region: 'us-east-1' };
  const limitedKeysFile = writeLimitedS3Keys(options.dataFolder, state.s3Keys, options.bucket ?? 'trueswing');
  const { fsync = true } = options;
  const start = (ports: readonly number[]) =>
    startS3({ ...foldersOf(options, ports), ...keys, limitedKeysFile, fsync });
  const s3 = await start(portsOf(options, state, 's3'));
  return { connection: { endpoint: s3.endpoint, ...keys }, port: s3.port, part: restartablePart(s3, start) };
}
