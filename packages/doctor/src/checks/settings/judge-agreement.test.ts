import { newPushKey, publicPushKey } from '@trueswing/service-kit/push-key';
import { expect, it } from 'vitest';
import type { BillingEnv, Environments, GamificationEnv, GatewayEnv } from '../../environments/service-env.ts';
import { judgeAgreement } from './judge-agreement.ts';

const key = newPushKey();
const DATABASE_URL = 'postgres://gateway:one@localhost:5432/trueswing';
const store = {
  S3_ENDPOINT: 'http://s3',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY: 'k',
  S3_SECRET_KEY: 's',
  S3_BUCKET: 'b',
};
const gateway: GatewayEnv = {
  ...store,
  DATABASE_URL,
  REDIS_URL: 'redis://a',
  PUBLIC_ORIGIN: 'https://golf.example.com',
  TRUST_PROXY_CIDRS: [],
  STORAGE_RESERVE_GB: 2,
  BILLING_URL: 'http://billing:8082',
  GAMIFICATION_URL: 'http://gamification:8083',
  INTERNAL_SECRET: 'shared',
  PUSH_PUBLIC_KEY: publicPushKey(key),
};
const gamification: GamificationEnv = { DATABASE_URL, INTERNAL_SECRET: 'shared', PUSH_PRIVATE_KEY: key };
const billing: BillingEnv = { DATABASE_URL, PUBLIC_ORIGIN: 'https://golf.example.com', INTERNAL_SECRET: 'shared' };
const all: Environments = {
  gateway,
  gamification,
  'analysis-worker': { ...store, DATABASE_URL, REDIS_URL: 'redis://a' },
  billing,
};

it.each<[string, Environments, string[]]>([
  ['everything', {}, ['what services must have in common is the same']],
  ['a secret', { gamification: { ...gamification, INTERNAL_SECRET: 'other' } }, ['INTERNAL_SECRET differs']],
  ['a secret that one lacks', { gateway: { ...gateway, INTERNAL_SECRET: undefined } }, ['INTERNAL_SECRET differs']],
  [
    'the stores',
    { gateway: { ...gateway, S3_BUCKET: 'other', REDIS_URL: 'redis://b' } },
    ['REDIS_URL differs', 'S3_BUCKET differs'],
  ],
  [
    'addresses, not how they are written',
    {
      gateway: { ...gateway, REDIS_URL: 'redis://:one@A:6379/0', S3_ENDPOINT: 'http://s3:80/' },
      gamification: { ...gamification, DATABASE_URL: 'postgresql://gamification:two@LOCALHOST/trueswing' },
    },
    ['what services must have in common is the same'],
  ],
  [
    'the databases of all four',
    { billing: { ...billing, DATABASE_URL: 'postgres://localhost/other' } },
    [
      'DATABASE_URL differs: gateway has 127.0.0.1:5432/trueswing, gamification has 127.0.0.1:5432/trueswing, ' +
        'analysis-worker has 127.0.0.1:5432/trueswing, billing has 127.0.0.1:5432/other',
    ],
  ],
  [
    'the databases of Redis',
    { gateway: { ...gateway, REDIS_URL: 'redis://a/1' } },
    ['REDIS_URL differs: gateway has a:6379/1'],
  ],
  ['the origin', { gateway: { ...gateway, PUBLIC_ORIGIN: 'http://localhost' } }, ['PUBLIC_ORIGIN differs']],
  [
    'the push keys',
    { gamification: { ...gamification, PUSH_PRIVATE_KEY: newPushKey() } },
    ['PUSH_PUBLIC_KEY of the gateway is not'],
  ],
  [
    'a private push key that is none',
    { gamification: { ...gamification, PUSH_PRIVATE_KEY: 'A'.repeat(43) } },
    ['PUSH_PRIVATE_KEY is no key'],
  ],
  [
    'a public push key alone',
    { gamification: { ...gamification, PUSH_PRIVATE_KEY: undefined } },
    ['PUSH_PUBLIC_KEY is set and PUSH_PRIVATE_KEY of gamification not'],
  ],
  [
    'a private push key alone',
    { gateway: { ...gateway, PUSH_PUBLIC_KEY: undefined } },
    ['PUSH_PRIVATE_KEY is set and PUSH_PUBLIC_KEY of the gateway not'],
  ],
])('compares %s', (_, changed, expected) => {
  const found = judgeAgreement({ ...all, ...changed }).map(({ text }) => text);
  expect(found.map((text, index) => text.slice(0, expected[index]?.length))).toEqual(expected);
});

it('is not ok where a service could not be compared', () => {
  expect(judgeAgreement({ gateway })).toMatchObject([
    { status: 'warning', text: expect.stringMatching(/^not compared with analysis-worker, billing, gamification/) },
  ]);
});

it('warns where no service has the secret', () => {
  const without = <Env>(env: Env) => ({ ...env, INTERNAL_SECRET: undefined });
  const changed = { gateway: without(gateway), billing: without(billing), gamification: without(gamification) };
  expect(judgeAgreement({ ...all, ...changed })).toMatchObject([
    { status: 'warning', text: expect.stringMatching(/^INTERNAL_SECRET is not set/) },
  ]);
});
