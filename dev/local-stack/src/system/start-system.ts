import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readStartEnv } from '../env.ts';
import { prepareLan } from '../lan/prepare-lan.ts';
import { startHttpsProxy } from '../lan/start-https-proxy.ts';
import { ChildRecords } from '../processes/child-records.ts';
import { findFreePort, portsToTry } from '../processes/free-port.ts';
import { hasSpace } from '../processes/has-space.ts';
import type { Part } from '../processes/part.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { readStackState, writeStackState } from '../state/stack-state.ts';
import { ensureDatabase } from '../stores/postgres/start-postgres.ts';
import { readDatabasePasswords, readExternalStores } from '../stores/read-external-stores.ts';
import { type RunningStores, type StoreName, startStores } from '../stores/start-stores.ts';
import { findFfmpeg } from '../tools/find-ffmpeg.ts';
import { readGatewayPort } from './gateway-port.ts';
import { runMigrate } from './run-migrate.ts';
import { defaultServicePorts, type ServiceName, type SystemSettings, serviceEnv, serviceNames } from './service-env.ts';
import { acquireStackLock } from './stack-lock.ts';
import { type StartedPayments, startPayments } from './start-payments.ts';
import { startService } from './start-service.ts';

export interface SystemOptions {
  /** Folder of all data of the system. Created if absent. */
  dataFolder: string;
  /** `default`: the documented ports if they are free. `any`: free ports, so that several systems can run at the same time. */
  ports: 'default' | 'any';
  /** Serves it by https on these addresses of this machine, the first one in links. Default: this machine only. */
  lanAddresses?: readonly string[];
  /** The address of a proxy of this machine through which it is reached, if it is not reached directly. */
  publicOrigin?: string;
  /** False only for tests. Default true. */
  fsync?: boolean;
  /** Variables that only the services get, such as a library to load first. */
  serviceVariables?: Readonly<Record<string, string>>;
  /** Called with a line for each step that takes long. */
  log?: (line: string) => void;
  /** Aborts the start. */
  signal?: AbortSignal;
}

export interface RunningSystem {
  /** URL of the web client and its API, the proxy's if there is one. */
  webUrl: string;
  /** The certificate that browsers warn of, with `lanAddresses`. */
  certificateFile: string | undefined;
  /** Where the gateway itself listens. */
  gatewayPort: number;
  adminPassword: string;
  dataFolder: string;
  logFolder: string;
  /** The stores and services that were started. Tests stop, kill and restart them. */
  parts: Partial<Record<StoreName | ServiceName | 'payments-sandbox' | 'https-proxy', Part>>;
  stores: Pick<RunningStores, 'adminUrl' | 'redisUrl' | 's3'> & { bucket: string };
  /** URL of the payments sandbox and the secret key for its control calls, if it was started. */
  payments: { apiBase: string; secretKey: string } | undefined;
  /** Environment of a service, for a process that runs parts of it beside the service. */
  environmentOf(service: ServiceName): NodeJS.ProcessEnv;
  /** Resolves with the reason if a part has ended too often to restart it again. */
  failed: Promise<Error>;
  /** Stops the services, then the stores, each with a deadline. */
  stop(): Promise<void>;
  /** Stops and removes the data folder. */
  remove(): Promise<void>;
}

const defaultStorePorts: Record<StoreName, number> = { postgres: 15_432, redis: 16_379, s3: 19_000 };
const defaultPaymentsPort = 8085;

/**
 * Starts everything: the stores that are not external, the migrations, the four services.
 * @throws AlreadyRunningError if another system uses the data folder
 */
export async function startSystem(options: SystemOptions): Promise<RunningSystem> {
  const { dataFolder, log = () => undefined } = options;
  const env = readStartEnv();
  const lock = acquireStackLock(dataFolder);
  const logFolder = join(dataFolder, 'logs');
  mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  const supervisor = new Supervisor({ log, hasSpace: () => hasSpace(dataFolder) });
  const signal = AbortSignal.any([supervisor.stopping, ...(options.signal ? [options.signal] : [])]);
  const services: Part[] = [];
  let stores: RunningStores | undefined;
  let payments: StartedPayments | undefined;
  let httpsProxy: Part | undefined;
  const stop = async () => {
    await supervisor.stop();
    await Promise.all(services.map((part) => part.stop()));
    await Promise.all([httpsProxy?.stop(), payments?.part.stop(), stores?.stop()]);
    lock.release();
  };
  try {
    const records = new ChildRecords(dataFolder);
    await records.stopOrphans();
    const track = (part: Part) => supervisor.add(part, (child) => records.add(child));
    const lan = options.lanAddresses && (await prepareLan(dataFolder, options.lanAddresses, options.ports));
    const reservedPort = options.ports === 'default' ? await readGatewayPort(lan?.port) : undefined;
    const ffmpeg = findFfmpeg(log);
    const wantedPorts = options.ports === 'default' ? { wantedPorts: defaultStorePorts } : {};
    const bucket = env.S3_BUCKET ?? 'trueswing';
    const external = readExternalStores();
    stores = await startStores({ ...options, signal, ...wantedPorts, reservedPort, bucket, external });
    for (const part of Object.values(stores.parts)) track(part);

    const state = readStackState(dataFolder);
    const wantedPort = options.ports === 'default' ? defaultPaymentsPort : undefined;
    payments = await startPayments({ dataFolder, wantedPort, reservedPort, publicOrigin: lan?.origin, signal }, state);
    if (payments) {
      track(payments.part);
      state.ports['payments-sandbox'] = payments.port;
    }
    const settings: SystemSettings = {
      dataFolder,
      adminUrl: stores.parts.postgres ? await ensureDatabase(stores.adminUrl, 'trueswing') : stores.adminUrl,
      databasePasswords: readDatabasePasswords(state),
      redisUrl: stores.redisUrl,
      s3: stores.s3,
      s3Keys: stores.s3Keys,
      bucket,
      ffmpeg,
      adminPassword: env.ADMIN_PASSWORD ?? state.adminPassword,
      internalSecret: env.INTERNAL_SECRET ?? state.internalSecret,
      pushKey: env.PUSH_PRIVATE_KEY ?? state.pushKey,
      payments: payments?.settings,
      serviceVariables: options.serviceVariables,
      gatewayPort: 0,
      billingPort: 0,
      gamificationPort: 0,
      proxyOrigin: lan?.origin ?? options.publicOrigin,
    };
    await runMigrate({ adminUrl: settings.adminUrl, passwords: settings.databasePasswords, logFolder, signal });

    const portsFor = (service: ServiceName, reserved?: number): number[] =>
      options.ports === 'any' ? [] : portsToTry([defaultServicePorts[service], state.ports[service]], reserved);
    // Billing redirects browsers to the gateway, and the gateway calls billing and gamification, so one port must be known before the start.
    settings.gatewayPort = reservedPort ?? (await findFreePort(portsFor('gateway')));
    const start = async (service: ServiceName) => {
      const { gatewayPort } = settings;
      const wantedPorts = service === 'gateway' ? [gatewayPort] : portsFor(service, gatewayPort);
      const { part, port } = await startService({ service, settings, logFolder, wantedPorts, signal });
      services.push(part);
      track(part);
      state.ports[service] = port;
    };
    const starting = serviceNames.filter((service) => service !== 'gateway').map(start);
    // Wait for all, so that `stop` knows every started part; then fail with the first error.
    await Promise.allSettled(starting);
    await Promise.all(starting);
    settings.billingPort = state.ports.billing ?? defaultServicePorts.billing;
    settings.gamificationPort = state.ports.gamification ?? defaultServicePorts.gamification;
    await start('gateway');
    if (state.ports.gateway !== settings.gatewayPort)
      throw new Error(`port ${settings.gatewayPort} was taken by another process`);
    await payments?.setGatewayPort(settings.gatewayPort);
    if (lan) {
      const targets = { gatewayPort: settings.gatewayPort, paymentsPort: payments?.port };
      httpsProxy = await startHttpsProxy({ ...lan, ...targets, logFolder, signal });
      track(httpsProxy);
    }
    writeStackState(dataFolder, state);
    const webUrl = settings.proxyOrigin ?? `http://localhost:${state.ports.gateway}`;
    lock.publishUrl(webUrl);
    return {
      webUrl,
      certificateFile: lan?.certificateFile,
      gatewayPort: settings.gatewayPort,
      adminPassword: settings.adminPassword,
      dataFolder,
      logFolder,
      payments: payments && { apiBase: payments.settings.apiBase, secretKey: payments.settings.secretKey },
      environmentOf: (service) => serviceEnv(service, state.ports[service] ?? defaultServicePorts[service], settings),
      parts: {
        ...stores.parts,
        ...(payments && { 'payments-sandbox': payments.part }),
        ...(httpsProxy && { 'https-proxy': httpsProxy }),
        ...Object.fromEntries(services.map((part) => [part.name, part])),
      },
      stores: { adminUrl: settings.adminUrl, redisUrl: settings.redisUrl, s3: settings.s3, bucket: settings.bucket },
      failed: supervisor.gaveUp,
      stop,
      async remove() {
        await stop();
        await stores?.remove();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
