import { type Environments, serviceNames } from '../../environments/service-env.ts';
import { failed, ok, type Result, warning } from '../../report/result.ts';
import { addressOf } from './address-of.ts';
import { judgePushKeys } from './judge-push-keys.ts';

type Values = Record<string, string | undefined>;

/** Compares the variables that two services must have in common. Each alone may be right. */
export function judgeAgreement(environments: Environments): Result[] {
  const { gateway, 'analysis-worker': worker, billing, gamification } = environments;
  const missing = serviceNames.filter((name) => environments[name] === undefined);
  const media = { gateway, 'analysis-worker': worker };
  const wrong = [
    ...judgeSecret(pick('INTERNAL_SECRET', { gateway, billing, gamification })),
    ...differing('PUBLIC_ORIGIN', pick('PUBLIC_ORIGIN', { gateway, billing }), 'Billing sends golfers back there.'),
    ...differingAddress('DATABASE_URL', pick('DATABASE_URL', environments), 'All services share one database.'),
    ...differingAddress('REDIS_URL', pick('REDIS_URL', media), 'The queue of the analyses is there.'),
    ...differingAddress('S3_ENDPOINT', pick('S3_ENDPOINT', media), 'The worker reads the uploads there.'),
    ...differing('S3_BUCKET', pick('S3_BUCKET', media), 'The worker reads the uploads there.'),
    ...(gateway && gamification ? judgePushKeys(gateway.PUSH_PUBLIC_KEY, gamification.PUSH_PRIVATE_KEY) : []),
  ];
  if (missing.length > 0) {
    wrong.push(
      warning(
        `not compared with ${missing.join(', ')}, whose environment has a mistake`,
        'Correct it, then run the doctor again.',
      ),
    );
  }
  return wrong.length > 0 ? wrong : [ok('what services must have in common is the same')];
}

/** A variable of each service whose environment is complete. */
function pick<Name extends string>(
  name: Name,
  envs: { [service: string]: { [name in Name]?: string | undefined } | undefined },
): Values {
  return Object.fromEntries(Object.entries(envs).flatMap(([service, env]) => (env ? [[service, env[name]]] : [])));
}

function differing(name: string, values: Values, why: string): Result[] {
  if (new Set(Object.values(values)).size <= 1) return [];
  const services = Object.keys(values).join(', ');
  return [failed(`${name} differs between ${services}`, `Give them the same value. ${why}`)];
}

/** Services have logins of their own, so only the server and what is named in it must be the same. */
function differingAddress(name: string, values: Values, why: string): Result[] {
  const addresses = Object.entries(values).map(([service, url = '']) => [service, addressOf(url)]);
  const found = differing(name, Object.fromEntries(addresses), why);
  const shown = addresses.map(([service, address]) => `${service} has ${address}`).join(', ');
  return found.map(() => failed(`${name} differs: ${shown}`, `Give them the same server. ${why}`));
}

function judgeSecret(values: Values): Result[] {
  const isUnset = Object.keys(values).length > 1 && Object.values(values).every((value) => value === undefined);
  return isUnset
    ? [
        warning(
          'INTERNAL_SECRET is not set, so there are no payments, no leaderboard and no notifications',
          'Give gateway, billing and gamification the same one: openssl rand -hex 24.',
        ),
      ]
    : differing('INTERNAL_SECRET', values, 'Without it they refuse calls of each other.');
}
