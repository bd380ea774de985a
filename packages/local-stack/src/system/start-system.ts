import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ChildRecords } from '../processes/child-records.ts';
import { findFreePort } from '../processes/free-port.ts';
import type { Part } from '../processes/part.ts';
import { ensureDatabase } from '../stores/postgres/start-postgres.ts';
import { readDatabasePasswords, readExternalStores } from '../stores/read-external-stores.ts';
import { type RunningStores, type StoreName, startStores } from '../stores/start-stores.ts';
import { findFfmpeg } from '../tools/find-ffmpeg.ts';
import { runMigrate } from './run-migrate.ts';
import { defaultServicePorts, type ServiceName, type SystemSettings, serviceNames } from './service-env.ts';
import { acquireStackLock } from './stack-lock.ts';
import { readStackState, writeStackState } from './stack-state.ts';
import { type StartedPayments, startPayments } from './start-payments.ts';
import { startService } from './start-service.ts';

export interface SystemOptions {
  /** Everything that the system keeps; made when absent. */
  dataDir: string;
  /** `default`: the documented ports where they are free. `any`: free ones, so that several systems stand side by side. */
  ports: 'default' | 'any';
  /** False only for tests. Default true. */
  fsync?: boolean;
  /** One line for each thing that takes a while. */
  log?: (line: string) => void;
  /** Gives up the start. */
  signal?: AbortSignal;
}

export interface RunningSystem {
  /** Address of the web client and its API. */
  webUrl: string;
  adminPassword: string;
  logFolder: string;
  /** Stores and services that were started here; tests stop, kill and restart them. */
  parts: Partial<Record<StoreName | ServiceName | 'payments-sandbox', Part>>;
  stores: Pick<RunningStores, 'adminUrl' | 'redisUrl' | 's3'> & { bucket: string };
  /** The payments sandbox, where it was started: its address and the secret key that its control calls want. */
  payments: { apiBase: string; secretKey: string } | undefined;
  /** Resolves with the reason when a part ends that nobody stopped. */
  failed: Promise<Error>;
  /** Services first, then the stores; each has a deadline. */
  stop(): Promise<void>;
  /** Stops and removes the data folder. */
  remove(): Promise<void>;
}

const defaultStorePorts: Record<StoreName, number> = { postgres: 15_432, redis: 16_379, s3: 19_000 };
const defaultPaymentsPort = 8085;

/** Starts everything: the stores that no variable names, the migrate command, the four services. Throws AlreadyRunningError. */
export async function startSystem(options: SystemOptions): Promise<RunningSystem> {
  const { dataDir, log = () => undefined, signal } = options;
  const lock = acquireStackLock(dataDir);
  const logFolder = join(dataDir, 'logs');
  mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  const services: Part[] = [];
  let stores: RunningStores | undefined;
  let payments: StartedPayments | undefined;
  const stop = async () => {
    await Promise.all(services.map((part) => part.stop()));
    await Promise.all([payments?.part.stop(), stores?.stop()]);
    lock.release();
  };
  try {
    const { adopt, failed } = await watchChildren(dataDir);
    const ffmpeg = findFfmpeg(log);
    const wantedPorts = options.ports === 'default' ? { wantedPorts: defaultStorePorts } : {};
    stores = await startStores({ ...options, ...wantedPorts, external: readExternalStores() });
    for (const part of Object.values(stores.parts)) adopt(part);

    const state = readStackState(dataDir);
    const wantedPort = options.ports === 'default' ? defaultPaymentsPort : undefined;
    payments = await startPayments({ dataDir, wantedPort, signal }, state);
    if (payments) {
      adopt(payments.part);
      state.ports['payments-sandbox'] = payments.port;
    }
    const facts: SystemSettings = {
      adminUrl: stores.parts.postgres ? await ensureDatabase(stores.adminUrl, 'trueswing') : stores.adminUrl,
      databasePasswords: readDatabasePasswords(state),
      redisUrl: stores.redisUrl,
      s3: stores.s3,
      bucket: process.env.S3_BUCKET || 'trueswing',
      ffmpeg,
      adminPassword: process.env.ADMIN_PASSWORD || state.adminPassword,
      internalSecret: process.env.INTERNAL_SECRET || state.internalSecret,
      payments: payments?.settings,
      gatewayPort: 0,
      billingPort: 0,
    };
    await runMigrate({ adminUrl: facts.adminUrl, passwords: facts.databasePasswords, logFolder, signal });

    const portsFor = (service: ServiceName): number[] => {
      if (options.ports === 'any') return [];
      const wanted = (service === 'gateway' && Number(process.env.PORT)) || defaultServicePorts[service];
      return [wanted, ...(state.ports[service] ? [state.ports[service]] : [])];
    };
    // Billing sends browsers back to the gateway, and the gateway calls billing: one of the two must be known before.
    facts.gatewayPort = await findFreePort(portsFor('gateway'));
    const start = async (service: ServiceName) => {
      const wantedPorts = service === 'gateway' ? [facts.gatewayPort] : portsFor(service);
      const { part, port } = await startService({ service, facts, logFolder, wantedPorts, signal });
      services.push(part);
      adopt(part);
      state.ports[service] = port;
    };
    const starting = serviceNames.filter((service) => service !== 'gateway').map(start);
    await Promise.allSettled(starting);
    await Promise.all(starting);
    facts.billingPort = state.ports.billing ?? defaultServicePorts.billing;
    await start('gateway');
    if (state.ports.gateway !== facts.gatewayPort) throw new Error(`port ${facts.gatewayPort} was taken meanwhile`);
    await payments?.setGatewayPort(facts.gatewayPort);
    writeStackState(dataDir, state);
    const webUrl = `http://localhost:${state.ports.gateway}`;
    lock.publishUrl(webUrl);
    return {
      webUrl,
      adminPassword: facts.adminPassword,
      logFolder,
      payments: payments && { apiBase: payments.settings.apiBase, secretKey: payments.settings.secretKey },
      parts: {
        ...stores.parts,
        ...(payments && { 'payments-sandbox': payments.part }),
        ...Object.fromEntries(services.map((part) => [part.name, part])),
      },
      stores: { adminUrl: facts.adminUrl, redisUrl: facts.redisUrl, s3: facts.s3, bucket: facts.bucket },
      failed,
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

/** Ends what a killed start left behind, then notes every child and the first unexpected end of one. */
async function watchChildren(dataDir: string) {
  const records = new ChildRecords(dataDir);
  await records.stopOrphans();
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<Error>((resolve) => {
    fail = resolve;
  });
  const adopt = (part: Part) =>
    part.onProcess((child) => {
      records.add(child);
      child.onUnexpectedExit(fail);
    });
  return { adopt, failed };
}
