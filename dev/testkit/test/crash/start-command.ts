import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@trueswing/local-stack';
import { Redis } from 'ioredis';
import { Client } from 'minio';
import pg from 'pg';
import { ChaosProcess } from '../../src/chaos-process.ts';

/** Runs what `npm start` runs after the build, with its own data folder and no external stores. */
export function startCommand(dataFolder: string, env: NodeJS.ProcessEnv = {}): ChaosProcess {
  const externalVariables = ['DATABASE_ADMIN_URL', 'REDIS_URL', 'S3_ENDPOINT', 'npm_lifecycle_event'];
  const unset = Object.fromEntries(externalVariables.map((name) => [name, undefined]));
  const entry = join(repositoryRoot, 'dev/local-stack/dist/main.js');
  return new ChaosProcess({ entry, env: { ...unset, TRUESWING_DATA_DIR: dataFolder, ...env } });
}

export const readJson = (dataFolder: string, file: string) => JSON.parse(readFileSync(join(dataFolder, file), 'utf8'));

/** The recorded children that are running. */
export function runningChildren(dataFolder: string): string[] {
  const children = readJson(dataFolder, 'children.json') as { name: string; pid: number }[];
  return children.filter(({ pid }) => isAlive(pid)).map(({ name }) => name);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

interface Clients {
  postgres: pg.Client;
  redis: Redis;
  s3: Client;
}

/** Connects to the stores of a running start command, with the passwords and ports from its data folder. */
export async function withStores<T>(dataFolder: string, work: (clients: Clients) => Promise<T>): Promise<T> {
  const { postgresPassword, redisPassword, s3AccessKey, s3SecretKey, ports } = readJson(dataFolder, 'state.json');
  const host = '127.0.0.1';
  const postgres = new pg.Client({ host, port: ports.postgres, user: 'postgres', password: postgresPassword });
  const redis = new Redis({ host, port: ports.redis, password: redisPassword });
  const keys = { accessKey: s3AccessKey, secretKey: s3SecretKey };
  const s3 = new Client({ endPoint: host, port: ports.s3, useSSL: false, region: 'us-east-1', ...keys });
  await postgres.connect();
  try {
    return await work({ postgres, redis, s3 });
  } finally {
    await postgres.end();
    await redis.quit();
  }
}
