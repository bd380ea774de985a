import { describe, expect, it } from 'vitest';
import { readServiceEnv } from './env.ts';

const needed = {
  DATABASE_URL: 'postgres://gateway@localhost/trueswing',
  REDIS_URL: 'redis://localhost',
  S3_ENDPOINT: 'http://localhost:9000',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  S3_BUCKET: 'swings',
};

describe('PUBLIC_ORIGIN', () => {
  it.each([{}, { NODE_ENV: 'production' }, { NODE_ENV: 'production', PUBLIC_ORIGIN: '' }])(
    'is required in production: %j',
    (env) => {
      expect(() => readServiceEnv({ ...needed, ...env })).toThrow('PUBLIC_ORIGIN: needed in production');
    },
  );

  it('is the configured origin in production, without its path', () => {
    const env = { ...needed, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://golf.example/app' };
    expect(readServiceEnv(env).PUBLIC_ORIGIN).toBe('https://golf.example');
  });

  it('defaults to this machine in development', () => {
    expect(readServiceEnv({ ...needed, NODE_ENV: 'development' }).PUBLIC_ORIGIN).toBe('http://localhost:8080');
  });

  it.each(['golf.example', 'javascript:alert(1)', 'ftp://golf.example'])('must be an http(s) URL, not %s', (url) => {
    expect(() => readServiceEnv({ ...needed, PUBLIC_ORIGIN: url })).toThrow('PUBLIC_ORIGIN');
  });
});
