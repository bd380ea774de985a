import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startOnFreePort } from '../processes/free-port.ts';
import { ManagedProcess } from '../processes/managed-process.ts';
import { findRedis } from '../tools/find-redis.ts';

export interface RedisOptions {
  /** Its data lives in `<dataFolder>/redis`. */
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

/** Starts Redis on the loopback address with an append-only file; ready when it answers PONG to the password. */
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
    // Tests take one each.
    'databases 1024',
    `requirepass ${options.password}`,
  ];
  // A file and not arguments: those are for everyone to see.
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
  try {
    await child.waitUntilReady(() => respondsToPing(port, options.password), 30_000);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { process: child, port, url: `redis://:${options.password}@127.0.0.1:${port}` };
}

function respondsToPing(port: number, password: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 });
    let answer = '';
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.includes('PONG')) resolve(true);
      if (answer.includes('PONG') || answer.includes('-')) socket.destroy();
    });
    socket.once('timeout', () => socket.destroy());
    socket.once('error', reject);
    socket.once('close', () => resolve(false));
  });
}
