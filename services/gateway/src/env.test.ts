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
      expect(() => readServiceEnv({ ...needed, ...env })).toThrow(
        'PUBLIC_ORIGIN is missing: it is needed in production. Example: https://',
      );
    },
  );

  it('is the configured origin in production, without its path', () => {
    const env = { ...needed, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://golf.example/app' };
    expect(readServiceEnv(env).PUBLIC_ORIGIN).toBe('https://golf.example');
  });

  it.each([
    ['http://golf.example', false],
    ['http://192.168.1.20:8080', false],
    ['http://localhost:8080', true],
    ['http://127.0.0.1:8080', true],
  ])('in production, %s is accepted: %s', (url, isAccepted) => {
    const read = () => readServiceEnv({ ...needed, NODE_ENV: 'production', PUBLIC_ORIGIN: url });
    if (isAccepted) expect(read().PUBLIC_ORIGIN).toBe(url);
    else expect(read).toThrow('PUBLIC_ORIGIN needs https in production');
  });

  it('defaults to this machine in development', () => {
    expect(readServiceEnv({ ...needed, NODE_ENV: 'development' }).PUBLIC_ORIGIN).toBe('http://localhost:8080');
  });

  it.each(['golf.example', 'javascript:alert(1)', 'ftp://golf.example'])('must be an http(s) URL, not %s', (url) => {
    expect(() => readServiceEnv({ ...needed, PUBLIC_ORIGIN: url })).toThrow('PUBLIC_ORIGIN');
  });
});

it('names the mistakes of all kinds in one go, none hidden by another', () => {
  const broken = {
    ...needed,
    DATABASE_URL: 'localhost',
    REDIS_URL: '',
    PUBLIC_ORIGIN: 'https://golf.example',
    SMTP_URL: 'smtp://mail.example',
    OIDC_ISSUER: 'login.example',
    METRICS_PORT: '8080',
    TRUST_PROXY_CIDRS: '10.0.0.0/8, 10.0.0.0/33',
  };
  const names = [
    'DATABASE_URL is not a URL.',
    'REDIS_URL is missing.',
    'TRUST_PROXY_CIDRS has an entry that is no network.',
    'OIDC_ISSUER is not a URL.',
    'METRICS_PORT is the same as PORT.',
    'MAIL_FROM is missing: it is needed together with SMTP_URL.',
    'OIDC_CLIENT_ID is missing: it is needed together with OIDC_ISSUER.',
    'OIDC_CLIENT_SECRET is missing: it is needed together with OIDC_ISSUER.',
  ];
  const pattern = names.map((line) => `\n  ${line} Example: .+`).join('');
  expect(() => readServiceEnv(broken)).toThrow(
    new RegExp(`^8 variables of the environment must be changed:${pattern}$`),
  );
});

it.each(['10.0.0.0/8', '10.0.0.0/255.0.0.0', '127.0.0.1', 'fd00::/8, ::1/128', 'loopback', ''])(
  'TRUST_PROXY_CIDRS may be "%s"',
  (text) => {
    const env = { ...needed, PUBLIC_ORIGIN: 'https://golf.example', TRUST_PROXY_CIDRS: text };
    expect(readServiceEnv(env).TRUST_PROXY_CIDRS).toEqual(text === '' ? [] : text.split(', '));
  },
);

it.each(['10.0.0.0/33', 'caddy', '10.0.0.0/8/8', '10.0.0.0/', '::1/129'])(
  'TRUST_PROXY_CIDRS may not be "%s"',
  (text) => {
    expect(() => readServiceEnv({ ...needed, TRUST_PROXY_CIDRS: text })).toThrow('TRUST_PROXY_CIDRS has an entry that');
  },
);

it.each(['0.0.0.0/0', '10.0.0.0/8,::/0', '0.0.0.0/0.0.0.0'])(
  'TRUST_PROXY_CIDRS may not be "%s": it is everyone',
  (text) => {
    const env = { ...needed, PUBLIC_ORIGIN: 'https://golf.example', TRUST_PROXY_CIDRS: text };
    expect(() => readServiceEnv(env)).toThrow('TRUST_PROXY_CIDRS trusts every address:');
  },
);
