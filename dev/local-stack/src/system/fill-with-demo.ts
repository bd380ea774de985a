import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { builtEntry } from '../repository-paths.ts';
import type { RunningSystem } from './start-system.ts';

interface DemoOptions {
  /** Length of the season; a year unless given. */
  weeks?: number;
  /** Stops the filling. */
  signal?: AbortSignal;
}

/**
 * Fills an empty system with the demo season, by a process that shows its progress and prints the accounts. The worker stands still
 * meanwhile: the poses of the season's videos are known.
 * @throws with a sentence if the season is refused, or could not be filled in
 */
export async function fillWithDemo(system: RunningSystem, { weeks, signal }: DemoOptions = {}): Promise<void> {
  if (!system.payments) throw new Error('The demo season pays in the payments sandbox. Unset STRIPE_SECRET_KEY.');
  const worker = system.parts['analysis-worker'];
  await worker?.stop();
  const child = spawn(process.execPath, [builtEntry('demo', 'main')], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DEMO_GATEWAY_ENV: JSON.stringify(system.environmentOf('gateway')),
      DEMO_WORKER_ENV: JSON.stringify(system.environmentOf('analysis-worker')),
      DEMO_ADMIN_URL: system.stores.adminUrl,
      ...(weeks !== undefined && { DEMO_WEEKS: String(weeks) }),
    },
    ...(signal && { signal }),
  });
  const [[code], problem] = await Promise.all([once(child, 'exit') as Promise<[number | null]>, text(child.stderr)]);
  if (code !== 0) throw new Error(problem.trim() || 'The demo season is not complete.');
  await worker?.restart();
}
