import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
// By path: vitest loads this file without the `source` condition, so a package name would mean a build, maybe a stale one.
import { type RunningSystem, startSystem } from '../../local-stack/src/system/start-system.ts';

/** Parts that a test may use of a system that it shares: it stops no part of it, and moves no clock of it. */
export type SharedSystem = Pick<RunningSystem, 'webUrl' | 'stores' | 'payments'>;

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the shared system as JSON. */
    sharedSystemUrl: string;
  }
}

/**
 * A whole system that files of a run share, since a start costs as much as many tests. The first file that asks for it
 * starts it; it is removed at the end of the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'trueswing-shared-'));
  let starting: Promise<RunningSystem> | undefined;
  const server = createServer(async (_, response) => {
    try {
      starting ??= startSystem({ dataFolder, ports: 'any', fsync: false });
      const { webUrl, stores, payments } = await starting;
      response.end(JSON.stringify({ webUrl, stores, payments } satisfies SharedSystem));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('sharedSystemUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    const system = await starting?.catch(() => undefined);
    await system?.remove();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
