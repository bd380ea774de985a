import { newPushKey, publicPushKey } from '@trueswing/service-kit/push-key';
import { expect, it } from 'vitest';
import type { Environments, GamificationEnv, GatewayEnv } from '../../environments/service-env.ts';
import { judgeAgreement } from './judge-agreement.ts';

const key = newPushKey();
const DATABASE_URL = 'postgres://localhost/trueswing';
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
  INTERNAL_SECRET: 'shared',
  PUSH_PUBLIC_KEY: publicPushKey(key),
};
const gamification: GamificationEnv = { DATABASE_URL, INTERNAL_SECRET: 'shared', PUSH_PRIVATE_KEY: key };
const all: Environments = {
  gateway,
  gamification,
  'analysis-worker': { ...store, DATABASE_URL, REDIS_URL: 'redis://a' },
  billing: { DATABASE_URL, PUBLIC_ORIGIN: 'https://golf.example.com', INTERNAL_SECRET: 'shared' },
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
  ['the origin', { gateway: { ...gateway, PUBLIC_ORIGIN: 'http://localhost' } }, ['PUBLIC_ORIGIN differs']],
  [
    'the push keys',
    { gamification: { ...gamification, PUSH_PRIVATE_KEY: newPushKey() } },
    ['PUSH_PUBLIC_KEY of the gateway is not'],
  ],
])('compares %s', (_, changed, expected) => {
  const found = judgeAgreement({ ...all, ...changed }).map(({ text }) => text);
  expect(found.map((text, index) => text.slice(0, expected[index]?.length))).toEqual(expected);
});

it('does not compare with a service whose environment is wrong', () => {
  expect(judgeAgreement({ gateway })).toMatchObject([{ status: 'ok' }]);
});
