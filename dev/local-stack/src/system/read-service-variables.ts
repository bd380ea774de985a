import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readStartEnv } from '../env.ts';
import { readStackState } from '../state/stack-state.ts';
import { readDatabasePasswords, readExternalStores } from '../stores/read-external-stores.ts';
import { defaultServicePorts, type ServiceName, type SystemSettings, serviceEnv, serviceNames } from './service-env.ts';

/** Environment of each service of the stack that runs from a data folder, for a command beside it. */
export function readServiceVariables(dataFolder: string): Record<ServiceName, NodeJS.ProcessEnv> {
  if (!existsSync(join(dataFolder, 'state.json'))) throw new Error(`no stack in ${dataFolder}: run npm start first`);
  const state = readStackState(dataFolder);
  const { ports } = state;
  const env = readStartEnv();
  const external = readExternalStores();
  const apiBase = `http://127.0.0.1:${ports['payments-sandbox']}`;
  const settings: SystemSettings = {
    adminUrl: external.adminUrl ?? `postgres://postgres@127.0.0.1:${ports.postgres}/trueswing`,
    databasePasswords: readDatabasePasswords(state),
    redisUrl: external.redisUrl ?? `redis://:${state.redisPassword}@127.0.0.1:${ports.redis}`,
    s3: external.s3 ?? {
      endpoint: `http://127.0.0.1:${ports.s3}`,
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
    gatewayPort: ports.gateway ?? defaultServicePorts.gateway,
    billingPort: ports.billing ?? defaultServicePorts.billing,
    gamificationPort: ports.gamification ?? defaultServicePorts.gamification,
  };
  const variablesOf = (name: ServiceName) => serviceEnv(name, ports[name] ?? defaultServicePorts[name], settings);
  return Object.fromEntries(serviceNames.map((name) => [name, variablesOf(name)])) as Record<
    ServiceName,
    NodeJS.ProcessEnv
  >;
}
