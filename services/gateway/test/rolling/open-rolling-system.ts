import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningSystem } from '@trueswing/testkit';
import { RoundRobin } from './round-robin.ts';
import {
  endCopy,
  errorsOf,
  type Service,
  type ServiceCopy,
  services,
  startCopy,
  type Version,
} from './service-copy.ts';

const run = promisify(execFile);

export type RollingSystem = Awaited<ReturnType<typeof openRollingSystem>>;

/** The copies of the services of two versions on one set of stores, with a load balancer in front of each service that is called. */
export async function openRollingSystem(system: RunningSystem) {
  const balancers = { gateway: new RoundRobin(), billing: new RoundRobin(), gamification: new RoundRobin() };
  await Promise.all(Object.values(balancers).map((balancer) => balancer.listen()));
  const { gateway, billing, gamification } = balancers;
  const origin = `http://localhost:${gateway.port}`;
  const addresses = {
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY_CIDRS: '127.0.0.1/32',
    BILLING_URL: `http://127.0.0.1:${billing.port}`,
    GAMIFICATION_URL: `http://127.0.0.1:${gamification.port}`,
  };
  const copies: ServiceCopy[] = [];
  const ended: ServiceCopy[] = [];
  const unexpectedEnds: string[] = [];
  const balancerOf = (service: Service) => (service === 'analysis-worker' ? undefined : balancers[service]);
  await sendWebhooksTo(system, `${origin}/api/stripe/webhook`);

  /** Ends a copy that gets no more requests. @returns its exit status */
  async function take(copy: ServiceCopy): Promise<number | null> {
    copies.splice(copies.indexOf(copy), 1);
    ended.push(copy);
    balancerOf(copy.service)?.remove(copy);
    return endCopy(copy);
  }

  /** Starts a copy of a service with the variables of the installation, and gives it its share of the requests. */
  async function start(service: Service, version: Version): Promise<ServiceCopy> {
    const copy = await startCopy(service, version, { ...system.environmentOf(service), ...addresses });
    copies.push(copy);
    balancerOf(service)?.add(copy);
    void copy.process.ended.then((status) => {
      if (copies.includes(copy)) unexpectedEnds.push(`${service} of ${version.name}: ${status}`);
    });
    return copy;
  }

  return {
    origin,
    balancers,
    unexpectedEnds,
    copies: (): readonly ServiceCopy[] => [...copies],
    start,
    take,
    /** Replaces the copies of a service by new ones of the same version. */
    async restart(service: Service): Promise<void> {
      for (const copy of copies.filter((each) => each.service === service)) {
        await start(service, { name: copy.version, tree: copy.tree });
        await take(copy);
      }
    },
    /** Migrates the database as an operator does. @returns what the command printed */
    async migrate({ tree }: Version): Promise<string> {
      const env = { PATH: process.env.PATH, DATABASE_ADMIN_URL: system.stores.adminUrl, ...passwordsOf(system) };
      const { stdout } = await run(process.execPath, [join(tree, 'scripts/migrate.mjs')], { env });
      return stdout;
    },
    /** Errors that copies of either version logged, with their number. */
    errors(): string[] {
      const errors = [...ended, ...copies].flatMap(errorsOf);
      return [...new Set(errors)].map((error) => `${errors.filter((each) => each === error).length} × ${error}`);
    },
    async stop(): Promise<void> {
      for (const copy of [...copies].sort(byGatewayFirst)) await take(copy);
      await Promise.all(Object.values(balancers).map((balancer) => balancer.close()));
    },
  };
}

const byGatewayFirst = (one: ServiceCopy, other: ServiceCopy) =>
  services.indexOf(other.service) - services.indexOf(one.service);

/** Passwords of the roles, from the variables of their services. The role of the events signs in for migrations alone. */
function passwordsOf(system: RunningSystem): Record<string, string> {
  const ofServices = services.map((service) => {
    const { username, password } = new URL(system.environmentOf(service).DATABASE_URL ?? '');
    return [`DB_PASSWORD_${username.toUpperCase()}`, decodeURIComponent(password)];
  });
  return { DB_PASSWORD_EVENTS: randomUUID(), ...Object.fromEntries(ofServices) };
}

async function sendWebhooksTo({ payments }: RunningSystem, url: string): Promise<void> {
  const headers = { authorization: `Bearer ${payments?.secretKey}`, 'content-type': 'application/json' };
  const call = { method: 'POST', headers, body: JSON.stringify({ url }) };
  const answer = await fetch(`${payments?.apiBase}/sandbox/webhooks`, call);
  if (!answer.ok) throw new Error(`payments sandbox: ${answer.status} ${await answer.text()}`);
}
