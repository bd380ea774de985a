import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startOnFreePort } from '../processes/free-port.ts';
import { ManagedProcess } from '../processes/managed-process.ts';
import { builtEntry } from '../repository-paths.ts';
import { s3HealthPath } from '../s3-server/s3-health-path.ts';

export interface S3ProcessOptions {
  /** Objects are stored in `<dataFolder>/s3`. */
  dataFolder: string;
  logFolder: string;
  accessKey: string;
  secretKey: string;
  region: string;
  limitedKeysFile: string;
  /** False only for tests: a power failure may then lose objects. */
  fsync: boolean;
  wantedPorts?: readonly number[];
  signal?: AbortSignal | undefined;
}

export interface RunningS3 {
  process: ManagedProcess;
  port: number;
  endpoint: string;
}

/** Starts the S3 development server as a process, and waits until it answers. */
export async function startS3(options: S3ProcessOptions): Promise<RunningS3> {
  const folder = join(options.dataFolder, 's3');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return startOnFreePort(options.wantedPorts ?? [], (port) => launch(folder, port, options));
}

async function launch(folder: string, port: number, options: S3ProcessOptions): Promise<RunningS3> {
  const child = await ManagedProcess.start({
    name: 's3',
    command: process.execPath,
    args: [builtEntry('local-stack', 's3-server/main')],
    env: {
      PATH: process.env.PATH,
      S3_SERVER_FOLDER: folder,
      S3_SERVER_PORT: String(port),
      S3_SERVER_ACCESS_KEY: options.accessKey,
      S3_SERVER_SECRET_KEY: options.secretKey,
      S3_SERVER_REGION: options.region,
      S3_SERVER_LIMITED_KEYS_FILE: options.limitedKeysFile,
      S3_SERVER_FSYNC: String(options.fsync),
    },
    logFile: join(options.logFolder, 's3.log'),
    signal: options.signal,
    stopSignal: 'SIGTERM',
    stopDeadlineMs: 8_000,
  });
  const endpoint = `http://127.0.0.1:${port}`;
  await child.waitUntilReady(async () => (await fetch(endpoint + s3HealthPath)).ok, 30_000);
  return { process: child, port, endpoint };
}
