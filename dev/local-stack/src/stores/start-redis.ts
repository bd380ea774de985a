import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { startOnFreePort } from '../processes/free-port.ts';
import { ManagedProcess } from '../processes/managed-process.ts';
import { findRedis } from '../tools/find-redis.ts';

export interface RedisOptions {
  /** Its data is stored in `<dataFolder>/redis`. */
  dataFolder: string;
  logFolder: string;
  password: string;
  wantedPorts?: readonly number[];
  signal?: AbortSignal | undefined;
}

export interface RunningRedis {
  process: ManagedProcess;
  port: number;
  url: string;
}

/** Starts Redis on the loopback address with an append-only file, and waits until it answers PING with the password. */
export async function startRedis(options: RedisOptions): Promise<RunningRedis> {
  const program = findRedis();
  const folder = join(options.dataFolder, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return startOnFreePort(options.wantedPorts ?? [], (port) => launch(program, folder, port, options));
}

async function launch(program: string, folder: string, port: number, options: RedisOptions): Promise<RunningRedis> {
  const config = [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir "${folder}"`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    // Each test uses its own database.
    'databases 1024',
    `requirepass ${options.password}`,
  ];
  // A file, because other users of the machine can read a process's arguments.
  const configFile = join(folder, 'redis.conf');
  writeFileSync(configFile, `${config.join('\n')}\n`, { mode: 0o600 });
  const child = await ManagedProcess.start({
    name: 'redis',
    command: program,
    args: [configFile],
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    cwd: folder,
    logFile: join(options.logFolder, 'redis.log'),
    signal: options.signal,
    stopSignal: 'SIGTERM',
    stopDeadlineMs: 10_000,
  });
  await child.waitUntilReady(() => respondsToPing(port, options.password), 30_000);
  return { process: child, port, url: `redis://:${options.password}@127.0.0.1:${port}` };
}

async function respondsToPing(port: number, password: string): Promise<boolean> {
  const connection = { host: '127.0.0.1', port, password, connectTimeout: 1_000, commandTimeout: 1_000 };
  const redis = new Redis({ ...connection, lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } finally {
    redis.disconnect();
  }
}
