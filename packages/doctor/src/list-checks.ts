import type { SchemaModule } from '@trueswing/service-kit';
import type { Check } from './checks/check.ts';
import { checkIdentityProvider } from './checks/providers/check-identity-provider.ts';
import { checkLanguageModel } from './checks/providers/check-language-model.ts';
import { checkMail } from './checks/providers/check-mail.ts';
import { checkPayments } from './checks/providers/check-payments.ts';
import { checkPublicUrl } from './checks/public/check-public-url.ts';
import { checkReady } from './checks/public/check-ready.ts';
import { judgeProxy } from './checks/public/judge-proxy.ts';
import { judgeAgreement } from './checks/settings/judge-agreement.ts';
import { checkBackupStore } from './checks/stores/check-backup-store.ts';
import { checkClocks } from './checks/stores/check-clocks.ts';
import { checkDatabase } from './checks/stores/check-database.ts';
import { checkDisk } from './checks/stores/check-disk.ts';
import { checkObjectStore } from './checks/stores/check-object-store.ts';
import { checkRedis } from './checks/stores/check-redis.ts';
import { checkWorkerWay } from './checks/stores/check-worker-way.ts';
import { type Environments, type ServiceName, serviceNames, type Variables } from './environments/service-env.ts';

export interface Surroundings {
  /** Schemas that each service checks at its start. */
  modules: Record<ServiceName, readonly SchemaModule[]>;
  /** A folder on the disk that fills up, unless the gateway names one. */
  dataFolder: string;
  /** Variables of Compose: where services are, and whether networks have a way out. */
  variables: Variables;
}

/** Lists the checks that the complete environments allow, in the order of the report. */
export function listChecks(environments: Environments, { modules, dataFolder, variables }: Surroundings): Check[] {
  const { gateway, 'analysis-worker': worker, billing } = environments;
  const isClosed = (network: string) => variables[`${network}_NETWORK_INTERNAL`] === 'true';
  const databases = serviceNames.flatMap((name) => {
    const url = environments[name]?.DATABASE_URL;
    return url ? [{ subject: `database of ${name}`, run: () => checkDatabase(url, modules[name]) }] : [];
  });
  const anyDatabase = serviceNames.map((name) => environments[name]?.DATABASE_URL).find(Boolean);
  const anyRedis = gateway?.REDIS_URL ?? worker?.REDIS_URL;
  // Two services may write the same server with different passwords.
  const isSameRedis = gateway?.REDIS_URL === worker?.REDIS_URL;
  const redisOf = (name: string, url: string | undefined) =>
    url ? [{ subject: `Redis of ${name}`, run: () => checkRedis(url) }] : [];
  // The gateway names the addresses of the two that it calls. Its own and the worker's are known where Compose gives them.
  const addresses = {
    gateway: variables.GATEWAY_URL,
    'analysis-worker': variables.WORKER_URL,
    billing: gateway?.BILLING_URL,
    gamification: gateway?.GAMIFICATION_URL,
  };
  const readiness = Object.entries(addresses).flatMap(([name, url]) =>
    url ? [{ subject: `service ${name}`, run: () => checkReady(name, url) }] : [],
  );
  const list: (Check | false | undefined)[] = [
    { subject: 'settings of several services', run: () => judgeAgreement(environments) },
    ...databases,
    ...redisOf(isSameRedis ? 'gateway and analysis-worker' : 'gateway', gateway?.REDIS_URL),
    ...(isSameRedis ? [] : redisOf('analysis-worker', worker?.REDIS_URL)),
    gateway && {
      subject: 'object store of gateway',
      run: () =>
        checkObjectStore({ prefix: 'uploads', writer: gateway, reader: worker, readerName: 'analysis-worker' }),
    },
    worker && {
      subject: 'object store of analysis-worker',
      run: () => checkObjectStore({ prefix: 'analyses', writer: worker, reader: gateway, readerName: 'gateway' }),
    },
    // Compose alone knows these variables, though they may be empty.
    gateway &&
      variables.S3_BACKUP_ACCESS_KEY !== undefined && {
        subject: 'object store of backups',
        run: () => checkBackupStore(gateway, variables),
      },
    worker &&
      isClosed('COACH') && {
        subject: "the worker's way to the object store",
        run: () => checkWorkerWay(worker.S3_ENDPOINT),
      },
    { subject: 'clocks', run: () => checkClocks(anyDatabase, anyRedis) },
    {
      subject: 'disk',
      run: () => {
        const { STORAGE_DISK_PATH: path, STORAGE_RESERVE_GB: reserveGb = 0 } = gateway ?? {};
        // Without a path the gateway watches no disk and keeps no reserve.
        return path ? checkDisk(path, reserveGb) : checkDisk(dataFolder, 0);
      },
    },
    gateway && { subject: 'mail', run: () => checkMail(gateway.SMTP_URL) },
    billing && {
      subject: 'payments',
      run: () => checkPayments({ billing, gateway, isNetworkClosed: isClosed('PAYMENTS') }),
    },
    gateway && { subject: 'identity provider', run: () => checkIdentityProvider(gateway) },
    worker && { subject: 'language model', run: () => checkLanguageModel(worker, isClosed('COACH')) },
    gateway && {
      subject: 'proxy headers',
      run: () => [judgeProxy(gateway.PUBLIC_ORIGIN, gateway.TRUST_PROXY_CIDRS, variables.GATEWAY_URL)],
    },
    ...readiness,
    gateway && { subject: 'public address', run: () => checkPublicUrl(gateway.PUBLIC_ORIGIN) },
  ];
  return list.filter((check) => check !== false && check !== undefined);
}
