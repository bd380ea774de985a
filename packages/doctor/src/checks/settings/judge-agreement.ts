import { publicPushKey } from '@trueswing/service-kit/push-key';
import type { Environments } from '../../environments/service-env.ts';
import { failed, ok, type Result } from '../../report/result.ts';

/** Compares the variables that two services must have in common. Each alone may be right. */
export function judgeAgreement(environments: Environments): Result[] {
  const { gateway, 'analysis-worker': worker, billing, gamification } = environments;
  const wrong = [
    ...differing('INTERNAL_SECRET', { gateway, billing, gamification }, 'Without it they refuse calls of each other.'),
    ...differing('PUBLIC_ORIGIN', { gateway, billing }, 'Billing sends golfers back there after they paid.'),
    ...differing('REDIS_URL', { gateway, 'analysis-worker': worker }, 'The queue of the analyses is there.'),
    ...differing('S3_ENDPOINT', { gateway, 'analysis-worker': worker }, 'The worker reads the uploads there.'),
    ...differing('S3_BUCKET', { gateway, 'analysis-worker': worker }, 'The worker reads the uploads there.'),
    ...judgePushKeys(gateway?.PUSH_PUBLIC_KEY, gamification?.PUSH_PRIVATE_KEY),
  ];
  return wrong.length > 0 ? wrong : [ok('what services must have in common is the same')];
}

function differing<Name extends string>(
  name: Name,
  envs: Record<string, { [name in Name]?: string | undefined } | undefined>,
  why: string,
): Result[] {
  const known = Object.entries(envs).filter(([, env]) => env !== undefined);
  const values = new Set(known.map(([, env]) => env?.[name]));
  if (values.size <= 1) return [];
  const services = known.map(([service]) => service).join(', ');
  return [failed(`${name} differs between ${services}`, `Give them the same value. ${why}`)];
}

function judgePushKeys(publicKey: string | undefined, privateKey: string | undefined): Result[] {
  if (publicKey === undefined || privateKey === undefined) return [];
  if (publicPushKey(privateKey) === publicKey) return [];
  return [
    failed(
      'PUSH_PUBLIC_KEY of the gateway is not the public half of PUSH_PRIVATE_KEY of gamification, so no device gets a notification',
      'Set the two keys that npx web-push generate-vapid-keys printed together.',
    ),
  ];
}
