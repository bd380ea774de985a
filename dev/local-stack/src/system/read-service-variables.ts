import { readStartEnv } from '../env.ts';
import { portOf, readStartedState } from '../state/stack-state.ts';
import { readDatabasePasswords, readExternalStores } from '../stores/read-external-stores.ts';
import { type ServiceName, type SystemSettings, serviceEnv, serviceNames } from './service-env.ts';
import { readWebUrl } from './stack-lock.ts';

/** Environment of each service of the stack that runs from a data folder, for a command beside it. */
export function readServiceVariables(dataFolder: string): Record<ServiceName, NodeJS.ProcessEnv> {
  const state = readStartedState(dataFolder);
  const webUrl = readWebUrl(dataFolder);
  const port = (part: string): number => portOf(state, part);
  const env = readStartEnv();
  const external = readExternalStores();
  const apiBase = env.STRIPE_SECRET_KEY ? '' : `http://127.0.0.1:${port('payments-sandbox')}`;
  const settings: SystemSettings = {
    dataFolder,
    adminUrl: external.adminUrl ?? `postgres://postgres@127.0.0.1:${port('postgres')}/trueswing`,
    databasePasswords: readDatabasePasswords(state),
    redisUrl: external.redisUrl ?? `redis://:${state.redisPassword}@127.0.0.1:${port('redis')}`,
    s3: external.s3 ?? {
      endpoint: `http://127.0.0.1:${port('s3')}`,
      region: 'us-east-1',
      accessKey: state.s3AccessKey,
      secretKey: state.s3SecretKey,
    },
    s3Keys: external.s3 ? undefined : state.s3Keys,
    bucket: env.S3_BUCKET ?? 'trueswing',
    // The services find theirs at their start; no check beside them runs it.
    ffmpeg: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
    adminPassword: env.ADMIN_PASSWORD ?? state.adminPassword,
    internalSecret: env.INTERNAL_SECRET ?? state.internalSecret,
    pushKey: env.PUSH_PRIVATE_KEY ?? state.pushKey,
    payments: env.STRIPE_SECRET_KEY ? undefined : { apiBase, scriptUrl: `${apiBase}/v3/`, ...state.payments },
    gatewayPort: port('gateway'),
    billingPort: port('billing'),
    gamificationPort: port('gamification'),
    // With --lan the proxy for other devices has the public address.
    proxyOrigin: webUrl.startsWith('https:') ? webUrl : undefined,
  };
  const variablesOf = (name: ServiceName) => serviceEnv(name, port(name), settings);
  return Object.fromEntries(serviceNames.map((name) => [name, variablesOf(name)])) as Record<
    ServiceName,
    NodeJS.ProcessEnv
  >;
}
