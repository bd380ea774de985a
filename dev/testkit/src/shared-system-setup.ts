import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
// By path: vitest loads this file without the `source` condition, so a package name would mean a build, maybe a stale one.
import { type RunningSystem, startSystem } from '../../local-stack/src/system/start-system.ts';

/** Parts that a test may use of a system that it shares, with other files at the same time: it stops no part of it. */
export type SharedSystem = Pick<RunningSystem, 'webUrl' | 'stores' | 'payments'> & {
  /** Environment of the gateway, for a process that runs a job of it beside it. */
  gatewayEnvironment?: NodeJS.ProcessEnv;
};

/** `golfers`: no test moves a clock. `payments`: one file moves the clock of the payment provider. */
export type SharedSystemName = 'golfers' | 'payments';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers at the name of a shared system with the system as JSON. */
    sharedSystemsUrl: string;
  }
}

/**
 * Whole systems that files of a run share, since a start costs as much as many tests. The first file that asks for one
 * starts it; they are removed at the end of the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'trueswing-shared-'));
  const systems = new Map<string, Promise<RunningSystem>>();
  const server = createServer(async ({ url = '/' }, response) => {
    try {
      const name = url.slice(1);
      const starting = systems.get(name) ?? startSystem({ dataFolder: join(folder, name), ports: 'any', fsync: false });
      systems.set(name, starting);
      const { webUrl, stores, payments, environmentOf } = await starting;
      const gatewayEnvironment = environmentOf('gateway');
      response.end(JSON.stringify({ webUrl, stores, payments, gatewayEnvironment } satisfies SharedSystem));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('sharedSystemsUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    const stopped = [...systems.values()].map(async (starting) => (await starting.catch(() => undefined))?.remove());
    await Promise.all(stopped);
    await rm(folder, { recursive: true, force: true });
  };
}
