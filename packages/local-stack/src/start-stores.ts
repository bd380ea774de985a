import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startDevS3 } from './dev-s3.ts';
import type { ManagedProcess } from './managed-process.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import { readStackState, type StackState, writeStackState } from './stack-state.ts';

export interface S3Facts {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

export interface StoresOptions {
  /** Made when absent; one set of stores at a time. */
  dataDir: string;
  /** False only for tests: a machine that crashes may then take data with it. Default true. */
  fsync?: boolean;
  /** Ports to try before any free one. */
  wantedPorts?: { postgres: number; redis: number; s3: number };
  /** Stores that run elsewhere and are not started here. */
  external?: { adminUrl?: string | undefined; redisUrl?: string | undefined; s3?: S3Facts | undefined };
  /** Told of each process as soon as it stands. */
  onProcess?: (child: ManagedProcess) => void;
}

export interface RunningStores {
  /** URL of PostgreSQL's superuser. */
  adminUrl: string;
  redisUrl: string;
  s3: S3Facts;
  /** The ones that were started here. */
  processes: { postgres?: ManagedProcess; redis?: ManagedProcess; s3?: ManagedProcess };
  stop(): Promise<void>;
  /** Stops and removes the data folder. */
  remove(): Promise<void>;
}

interface StartedStore<Facts> {
  facts: Facts;
  process?: ManagedProcess;
  port?: number;
  remove?: () => Promise<void>;
}

/** PostgreSQL, Redis and the S3 development server, in parallel, on the loopback address. */
export async function startStores(options: StoresOptions): Promise<RunningStores> {
  const { dataDir } = options;
  const state = readStackState(dataDir);
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  const started: ManagedProcess[] = [];
  const noted = async <Facts>(starting: Promise<StartedStore<Facts>>): Promise<StartedStore<Facts>> => {
    const store = await starting;
    if (store.process) {
      started.push(store.process);
      options.onProcess?.(store.process);
    }
    return store;
  };
  const stop = async () => void (await Promise.all(started.map((child) => child.stop())));

  const starting = [
    noted(openPostgres(options, state)),
    noted(openRedis(options, state)),
    noted(openS3(options, state)),
  ] as const;
  // All have settled before anything is stopped: none may come up behind our back.
  await Promise.allSettled(starting);
  const [postgres, redis, s3] = await Promise.all(starting).catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  for (const [name, store] of Object.entries({ postgres, redis, s3 })) if (store.port) state.ports[name] = store.port;
  writeStackState(dataDir, state);
  return {
    adminUrl: postgres.facts,
    redisUrl: redis.facts,
    s3: s3.facts,
    processes: {
      ...(postgres.process ? { postgres: postgres.process } : {}),
      ...(redis.process ? { redis: redis.process } : {}),
      ...(s3.process ? { s3: s3.process } : {}),
    },
    stop,
    async remove() {
      await stop();
      await postgres.remove?.();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const placeOf = ({ dataDir }: StoresOptions) => ({ dataFolder: dataDir, logFolder: join(dataDir, 'logs') });

const portsToTry = (options: StoresOptions, state: StackState, store: 'postgres' | 'redis' | 's3'): number[] => {
  const wanted = options.wantedPorts?.[store];
  const last = state.ports[store];
  return wanted === undefined ? [] : [wanted, ...(last === undefined ? [] : [last])];
};

async function openPostgres(options: StoresOptions, state: StackState): Promise<StartedStore<string>> {
  if (options.external?.adminUrl) return { facts: options.external.adminUrl };
  const postgres = await startPostgres({
    ...placeOf(options),
    password: state.postgresPassword,
    wantedPorts: portsToTry(options, state, 'postgres'),
    fsync: options.fsync ?? true,
  });
  const { process, port, remove } = postgres;
  return { facts: postgres.adminUrl(), process, port, remove };
}

async function openRedis(options: StoresOptions, state: StackState): Promise<StartedStore<string>> {
  if (options.external?.redisUrl) return { facts: options.external.redisUrl };
  const { process, port, url } = await startRedis({
    ...placeOf(options),
    password: state.redisPassword,
    wantedPorts: portsToTry(options, state, 'redis'),
  });
  return { facts: url, process, port };
}

async function openS3(options: StoresOptions, state: StackState): Promise<StartedStore<S3Facts>> {
  if (options.external?.s3) return { facts: options.external.s3 };
  const keys = { accessKey: state.s3AccessKey, secretKey: state.s3SecretKey, region: 'us-east-1' };
  const { process, port, endpoint } = await startDevS3({
    ...placeOf(options),
    ...keys,
    wantedPorts: portsToTry(options, state, 's3'),
  });
  return { facts: { endpoint, ...keys }, process, port };
}
