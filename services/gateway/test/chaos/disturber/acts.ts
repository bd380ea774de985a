import { setTimeout as delay } from 'node:timers/promises';
import type { Part, RunningSystem, SmallDisk } from '@trueswing/testkit';
import { Redis } from 'ioredis';
import { vi } from 'vitest';
import { processTree } from './process-tree.ts';

const restartDeadlineMs = 240_000;
/** After a full disk the stores are started again, and PostgreSQL repeats what it had not finished. */
const readyDeadlineMs = 120_000;

/** Kills the process with SIGKILL, and starts it again after a while. */
export async function kill(part: Part, downMs: number): Promise<void> {
  await part.kill();
  await delay(downMs);
  await restart(part);
}

/** Asks the process to end with SIGTERM, and starts it again. */
export const end = (part: Part): Promise<void> => restart(part);

/** Stops the process and its children for a while, with their connections open. */
export async function freeze(part: Part, frozenMs: number): Promise<void> {
  const pids = processTree(part.process.pid);
  for (const pid of pids) signal(pid, 'SIGSTOP');
  await delay(frozenMs);
  for (const pid of pids) signal(pid, 'SIGCONT');
}

/** Empties Redis, as if its disk were lost. */
export async function flushRedis({ stores }: RunningSystem): Promise<void> {
  const redis = new Redis(stores.redisUrl, { commandTimeout: 10_000, maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  await redis.flushall().catch(() => undefined);
  redis.disconnect();
}

/** Fills the disk of all stores for a while; resolves when everything works again. */
export async function fill(disk: SmallDisk, system: RunningSystem, fullMs: number): Promise<void> {
  await disk.fill();
  await delay(fullMs);
  await disk.empty();
  await vi.waitFor(() => assertWorking(system), { timeout: readyDeadlineMs, interval: 500 });
}

async function assertWorking({ parts, webUrl }: RunningSystem): Promise<void> {
  const away = Object.values(parts).filter((part) => !part.process.isRunning);
  if (away.length > 0) throw new Error(`not running: ${away.map(({ name }) => name).join(', ')}`);
  const answer = await fetch(`${webUrl}/readyz`, { signal: AbortSignal.timeout(10_000) });
  const { checks } = (await answer.json()) as { checks: object };
  if (Object.values(checks).includes(false)) throw new Error(`not ready: ${JSON.stringify(checks)}`);
}

/** Starts a part again and again, as its supervisor does: a service does not start while its database is away. */
async function restart(part: Part): Promise<void> {
  for (const startedAt = Date.now(); ; await delay(500)) {
    try {
      await part.restart();
      return;
    } catch (error) {
      if (Date.now() - startedAt > restartDeadlineMs) throw error;
    }
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}
