import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem } from '../../dev/local-stack/src/system/start-system.ts';
import type { QueueStores } from './targets/queue-target.ts';

/** A whole system of its own, on free ports, with nothing in it. It takes golfers' addresses from this machine. */
export async function startOwnSystem(): Promise<{ url: string; stores: QueueStores; remove(): Promise<void> }> {
  process.env.TRUST_PROXY_CIDRS = '127.0.0.1/32,::1/128';
  const dataFolder = await mkdtemp(join(tmpdir(), 'loadtest-'));
  console.error('Starting a system of its own');
  const removeFolder = () => rm(dataFolder, { recursive: true, force: true });
  const system = await startSystem({ dataFolder, ports: 'any' }).catch(async (error: unknown) => {
    await removeFolder();
    throw error;
  });
  return {
    url: system.webUrl,
    stores: { databaseUrl: system.stores.adminUrl, redisUrl: system.stores.redisUrl },
    async remove() {
      await system.remove();
      await removeFolder();
    },
  };
}
