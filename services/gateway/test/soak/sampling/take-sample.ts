import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { World } from '../../chaos/world.ts';
import type { Sample } from '../judge/soak-record.ts';
import { countRows } from './count-rows.ts';
import { type Usage, usageOf } from './process-usage.ts';

const bytesPerMb = 2 ** 20;

/** Reads the state of all processes and stores. */
export async function takeSample(world: World, atS: number): Promise<Sample> {
  const usages: [string, Usage][] = [];
  // One after the other: the sender shares this process, and what it measures must not be this work.
  for (const { name, process } of Object.values(world.system.parts)) usages.push([name, await usageOf(process.pid)]);
  const redis = await readRedis(world.system.stores.redisUrl);
  return {
    atS,
    memoryMb: Object.fromEntries(usages.map(([name, { memoryMb }]) => [name, memoryMb])),
    dataMb: { Redis: redis.usedMb },
    counts: {
      ...Object.fromEntries(usages.map(([name, { openFiles }]) => [`open files of ${name}`, openFiles])),
      ...(await countRows(world)),
      'clients of Redis': redis.clients,
      'temporary files': countTemporaryFiles(world),
    },
  };
}

async function readRedis(url: string): Promise<{ usedMb: number; clients: number }> {
  const redis = new Redis(url);
  const info = await redis.info();
  await redis.quit();
  const value = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1]);
  return { usedMb: value('used_memory') / bytesPerMb, clients: value('connected_clients') };
}

function countTemporaryFiles({ tempFolder, system }: World): number {
  const folders = [tempFolder, join(system.dataFolder, 's3/temp')];
  return folders.reduce((sum, folder) => sum + readdirSync(folder, { recursive: true }).length, 0);
}
