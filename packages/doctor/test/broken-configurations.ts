import type { RunningSystem } from '@trueswing/testkit';

export type Services = Record<'gateway' | 'analysis-worker' | 'billing' | 'gamification', NodeJS.ProcessEnv>;

interface BrokenConfiguration {
  title: string;
  /** Variables that replace those of the running system. */
  change(system: RunningSystem): Partial<Services>;
  /** Begins each line that the doctor must print, and no other one. */
  finds: string[];
  /** The same for the environment of the doctor itself. */
  variables?: Record<string, string>;
}

const port = (url: string | undefined, to: number) => {
  const changed = new URL(url ?? '');
  changed.port = String(to);
  return changed.href;
};
/** Nothing listens there, and `fetch` does not refuse it. */
const closedPort = 2;

/** Mistakes that operators make, each with what the doctor finds. */
export const brokenConfigurations: BrokenConfiguration[] = [
  {
    title: 'Several variables of one service are wrong',
    change: () => ({
      gateway: {
        REDIS_URL: 'localhost',
        ADMIN_PASSWORD: 'short',
        SMTP_URL: 'smtp://mail.example.com',
        PUBLIC_ORIGIN: '',
      },
    }),
    finds: [
      'failed   environment of gateway: 4 variables of the environment must be changed:',
      'warning  settings of several services: not compared with gateway, whose environment has a mistake',
    ],
  },
  {
    title: 'The password of a role is wrong',
    change: (system) => ({
      billing: {
        DATABASE_URL: system.environmentOf('billing').DATABASE_URL?.replace(/:[^:@/]+@/, ':another-password@'),
      },
    }),
    finds: ['failed   database of billing: the server refuses the login of the role billing'],
  },
  {
    title: 'A service signs in as another one',
    change: (system) => ({ gamification: { DATABASE_URL: system.environmentOf('billing').DATABASE_URL } }),
    finds: ['failed   database of gamification: the role billing may not read the schema of this service'],
  },
  {
    title: 'PostgreSQL does not run',
    change: (system) => ({
      'analysis-worker': { DATABASE_URL: port(system.environmentOf('analysis-worker').DATABASE_URL, closedPort) },
    }),
    finds: [
      'failed   settings of several services: DATABASE_URL differs: gateway has 127.0.0.1:…/trueswing, analysis-worker has 127.0.0.1:2/trueswing',
      'failed   database of analysis-worker: PostgreSQL at 127.0.0.1:2 does not answer: nothing listens there',
    ],
  },
  {
    title: 'Gateway and worker use two queues, and the one of the gateway is not there',
    change: (system) => ({ gateway: { REDIS_URL: port(system.environmentOf('gateway').REDIS_URL, closedPort) } }),
    finds: [
      'failed   settings of several services: REDIS_URL differs: gateway has 127.0.0.1:2/0, analysis-worker has 127.0.0.1:…/0',
      'failed   Redis of gateway: Redis at 127.0.0.1:2 does not answer: nothing listens there',
      'warning  clocks: the clock of Redis is not known: nothing listens there',
    ],
  },
  {
    title: 'The password of Redis is wrong in one service',
    change: (system) => {
      const url = new URL(system.environmentOf('analysis-worker').REDIS_URL ?? '');
      url.password = 'another-password';
      return { 'analysis-worker': { REDIS_URL: url.href } };
    },
    finds: ['failed   Redis of analysis-worker: Redis at 127.0.0.1:… refuses the password'],
  },
  {
    title: 'A service does not run',
    change: () => ({ gateway: { BILLING_URL: 'http://127.0.0.1:2' } }),
    finds: ['failed   service billing: billing does not answer at http://127.0.0.1:2: nothing listens there'],
  },
  {
    title: 'The secret of the object store is wrong',
    change: () => ({ gateway: { S3_SECRET_KEY: 'another-secret-of-the-store' } }),
    finds: [
      'failed   object store of gateway: 127.0.0.1:… refuses the signature',
      'failed   object store of analysis-worker: 127.0.0.1:… refuses the signature (reading with the key of gateway)',
    ],
  },
  {
    title: 'The worker has the key of the gateway, which may not write results',
    change: (system) => {
      const { S3_ACCESS_KEY, S3_SECRET_KEY } = system.environmentOf('gateway');
      return { 'analysis-worker': { S3_ACCESS_KEY, S3_SECRET_KEY } };
    },
    finds: [
      'failed   object store of analysis-worker: writing an object in analyses/ of the bucket trueswing is not allowed',
    ],
  },
  {
    title: 'The key of backups in containers is that of another store',
    change: () => ({}),
    variables: { S3_BACKUP_ACCESS_KEY: 'key-of-another-store', S3_BACKUP_SECRET_KEY: 'secret-of-another-store' },
    finds: ['failed   object store of backups: 127.0.0.1:… does not know the key (writing an object)'],
  },
  {
    title: 'No mail server answers',
    change: () => ({ gateway: { SMTP_URL: 'smtp://golf:mail-password@127.0.0.1:2', MAIL_FROM: 'golf@example.com' } }),
    finds: ['failed   mail: 127.0.0.1:2 does not answer as a mail server: nothing listens there'],
  },
  {
    title: "Stripe's keys are of two modes, and one of another account",
    change: () => ({
      gateway: { STRIPE_PUBLISHABLE_KEY: 'pk_live_of_another_account' },
      billing: { STRIPE_SECRET_KEY: 'sk_test_of_another_account' },
    }),
    finds: [
      'failed   payments: STRIPE_SECRET_KEY is a test key and STRIPE_PUBLISHABLE_KEY a live key',
      'failed   payments: 127.0.0.1:… refuses STRIPE_SECRET_KEY',
    ],
  },
  {
    title: 'The identity provider is at another address',
    change: (system) => ({
      gateway: {
        OIDC_ISSUER: `${system.environmentOf('gateway').S3_ENDPOINT}/realm`,
        OIDC_CLIENT_ID: 'trueswing',
        OIDC_CLIENT_SECRET: 'secret-of-the-client',
      },
    }),
    finds: ['failed   identity provider: http://127.0.0.1:…/realm has no discovery document (answer 403)'],
  },
  {
    title: 'The language model is in a closed network and does not run',
    change: () => ({
      'analysis-worker': {
        COACH_API_KEY: 'key-of-the-model',
        COACH_BASE_URL: 'http://127.0.0.1:2/v1',
        COACH_MODEL: 'any',
      },
    }),
    variables: { COACH_NETWORK_INTERNAL: 'true' },
    finds: [
      "warning  language model: the worker's network has no way out, so it reaches only a model in the network coach",
      'failed   language model: 127.0.0.1:2 does not answer: nothing listens there',
    ],
  },
  {
    title: 'Services do not share their secrets',
    change: () => ({ billing: { INTERNAL_SECRET: 'another-secret-of-32-characters-or-more' } }),
    finds: ['failed   settings of several services: INTERNAL_SECRET differs between gateway, billing, gamification'],
  },
  {
    title: 'https ends at a proxy that no one trusts',
    change: (system) => {
      const PUBLIC_ORIGIN = system.environmentOf('gateway').PUBLIC_ORIGIN?.replace('http:', 'https:');
      return { gateway: { PUBLIC_ORIGIN }, billing: { PUBLIC_ORIGIN } };
    },
    finds: [
      'failed   proxy headers: PUBLIC_ORIGIN is https, so a proxy is in front of the gateway, but TRUST_PROXY_CIDRS is empty',
      'warning  public address: https://localhost:… does not answer from here: it does not speak TLS',
    ],
  },
  {
    title: 'Everyone is trusted as a proxy',
    change: () => ({ gateway: { TRUST_PROXY_CIDRS: '0.0.0.0/0' } }),
    finds: [
      'failed   environment of gateway: One variable of the environment must be changed:',
      'warning  settings of several services: not compared with gateway, whose environment has a mistake',
    ],
  },
];
