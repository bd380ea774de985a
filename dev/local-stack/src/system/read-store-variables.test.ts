import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStackState, writeStackState } from '../state/stack-state.ts';
import { readStoreVariables } from './read-store-variables.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-variables-'));
  for (const name of ['DATABASE_ADMIN_URL', 'S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET']) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const start = (ports: Record<string, number>) => {
  const state = { ...readStackState(folder), postgresPassword: 'p', s3AccessKey: 'a', s3SecretKey: 's', ports };
  writeStackState(folder, state);
};
const ownDatabase = { DATABASE_ADMIN_URL: 'postgres://postgres:p@127.0.0.1:5000/trueswing' };
const ownS3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 's',
  S3_BUCKET: 'trueswing',
};
const setDatabase = () => vi.stubEnv('DATABASE_ADMIN_URL', 'postgres://postgres@db.example/golf');
const externalDatabase = { DATABASE_ADMIN_URL: 'postgres://postgres@db.example/golf' };
const externalS3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'eu-west-1',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  S3_BUCKET: 'videos',
};
const setS3 = () => {
  for (const [name, value] of Object.entries(externalS3)) vi.stubEnv(name, value);
};

it('names the stores that the stack has started', () => {
  start({ postgres: 5000, s3: 9000 });
  expect(readStoreVariables(folder)).toEqual({ ...ownDatabase, ...ownS3 });
});

it('names an external object store beside the started database', () => {
  start({ postgres: 5000 });
  setS3();
  expect(readStoreVariables(folder)).toEqual({ ...ownDatabase, ...externalS3 });
});

it('names the started object store beside an external database', () => {
  start({ s3: 9000 });
  setDatabase();
  expect(readStoreVariables(folder)).toEqual({ ...externalDatabase, ...ownS3 });
});

it('needs no stack if both are external', () => {
  setS3();
  setDatabase();
  expect(readStoreVariables(folder)).toEqual({ ...externalDatabase, ...externalS3 });
});

it('fails without a stack, and without a store that the stack has started', () => {
  expect(() => readStoreVariables(folder)).toThrow('run npm start first');
  start({ postgres: 5000 });
  expect(() => readStoreVariables(folder)).toThrow('no port of s3');
});
