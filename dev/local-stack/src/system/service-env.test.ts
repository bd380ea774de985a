import { afterEach, expect, it, vi } from 'vitest';
import { newPushKey, publicPushKey } from '../../../../packages/service-kit/src/push-key.mjs';
import { type SystemSettings, serviceEnv, serviceNames } from './service-env.ts';

const settings: SystemSettings = {
  dataFolder: '/data',
  adminUrl: 'postgres://postgres:secret@127.0.0.1:15432/trueswing',
  databasePasswords: { gateway: 'g', analysis: 'a', billing: 'b', gamification: 'm', events: 'e' },
  redisUrl: 'redis://127.0.0.1:16379',
  s3: { endpoint: 'http://127.0.0.1:19000', accessKey: 'key', secretKey: 'secret', region: 'us-east-1' },
  s3Keys: {
    gateway: { accessKey: 'gateway-key', secretKey: 'gateway-secret' },
    'analysis-worker': { accessKey: 'worker-key', secretKey: 'worker-secret' },
  },
  bucket: 'trueswing',
  ffmpeg: { ffmpeg: '/ffmpeg', ffprobe: '/ffprobe' },
  adminPassword: 'admin',
  internalSecret: 'internal',
  pushKey: newPushKey(),
  payments: {
    apiBase: 'http://127.0.0.1:8085',
    scriptUrl: 'http://localhost:8085/v3/',
    secretKey: 'sk_test_sandbox_1',
    publishableKey: 'pk_test_sandbox_1',
    webhookSecret: 'whsec_1',
  },
  gatewayPort: 8080,
  billingPort: 8092,
  gamificationPort: 8093,
};

const ownVariables = (service: (typeof serviceNames)[number], given = settings) =>
  Object.fromEntries(
    Object.entries(serviceEnv(service, 8080, given)).filter(([name]) =>
      /^(STRIPE|INTERNAL|BILLING|GAMIFICATION|PUBLIC)_/.test(name),
    ),
  );

afterEach(() => vi.unstubAllEnvs());

it('gives the address on the local network to those who make links, and a trusted proxy to the gateway only', () => {
  vi.stubEnv('PUBLIC_ORIGIN', 'http://localhost:8080');
  const lan = { ...settings, proxyOrigin: 'https://192.168.1.7:8443' };
  const given = (service: (typeof serviceNames)[number], from: SystemSettings) => {
    const { PUBLIC_ORIGIN, TRUST_PROXY_CIDRS } = serviceEnv(service, 8080, from);
    return [PUBLIC_ORIGIN, TRUST_PROXY_CIDRS];
  };
  expect(given('gateway', lan)).toEqual(['https://192.168.1.7:8443', '127.0.0.1/32']);
  expect(given('billing', lan)).toEqual(['https://192.168.1.7:8443', undefined]);
  expect(given('gateway', settings)).toEqual(['http://localhost:8080', undefined]);
});

it('gives gateway and worker their own keys of the object store, and the key of an external store', () => {
  const keys = (given: SystemSettings) =>
    serviceNames.map((service) => {
      const { S3_ACCESS_KEY, S3_SECRET_KEY } = serviceEnv(service, 8080, given);
      return [S3_ACCESS_KEY, S3_SECRET_KEY];
    });
  const none = [undefined, undefined];
  expect(keys(settings)).toEqual([['gateway-key', 'gateway-secret'], ['worker-key', 'worker-secret'], none, none]);
  const external = ['key', 'secret'];
  expect(keys({ ...settings, s3Keys: undefined })).toEqual([external, external, none, none]);
});

it('gives each service its own secrets and addresses only', () => {
  expect(Object.fromEntries(serviceNames.map((service) => [service, ownVariables(service)]))).toEqual({
    gateway: {
      PUBLIC_ORIGIN: 'http://localhost:8080',
      INTERNAL_SECRET: 'internal',
      BILLING_URL: 'http://127.0.0.1:8092',
      GAMIFICATION_URL: 'http://127.0.0.1:8093',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox_1',
      STRIPE_JS_URL: 'http://localhost:8085/v3/',
    },
    billing: {
      PUBLIC_ORIGIN: 'http://localhost:8080',
      INTERNAL_SECRET: 'internal',
      STRIPE_SECRET_KEY: 'sk_test_sandbox_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://127.0.0.1:8085',
    },
    'analysis-worker': {},
    gamification: { INTERNAL_SECRET: 'internal' },
  });
});

it('limits the arenas of the allocator, unless the caller does', () => {
  const arenas = () => serviceNames.map((service) => serviceEnv(service, 8080, settings).MALLOC_ARENA_MAX);
  vi.stubEnv('MALLOC_ARENA_MAX', undefined);
  expect(arenas()).toEqual(['2', '2', '2', '2']);
  vi.stubEnv('MALLOC_ARENA_MAX', '4');
  expect(arenas()).toEqual(['4', '4', '4', '4']);
});

it('passes real keys through unchanged, and secrets to billing only', () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_1');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_live');
  vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_live_1');
  const real = { ...settings, payments: undefined };
  expect(ownVariables('billing', real)).toMatchObject({
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_live',
  });
  expect(ownVariables('gateway', real)).toMatchObject({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' });
  for (const service of ['gateway', 'analysis-worker', 'gamification'] as const) {
    expect(Object.values(ownVariables(service, real))).not.toContain('sk_live_1');
    expect(Object.values(ownVariables(service, real))).not.toContain('whsec_live');
  }
});

it('gives the push key to gamification only, and its public half to the gateway', () => {
  vi.stubEnv('PUSH_PRIVATE_KEY', 'a key of the caller');
  const keys = serviceNames.map((service) => {
    const { PUSH_PRIVATE_KEY, PUSH_PUBLIC_KEY } = serviceEnv(service, 8080, settings);
    return [PUSH_PRIVATE_KEY, PUSH_PUBLIC_KEY];
  });
  const none = [undefined, undefined];
  expect(keys).toEqual([[undefined, publicPushKey(settings.pushKey)], none, none, [settings.pushKey, undefined]]);
});
