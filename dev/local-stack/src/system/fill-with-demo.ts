import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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
export async function fillWithDemo(system: RunningSystem, options: DemoOptions = {}): Promise<void> {
  const { postgres, redis, s3, 'analysis-worker': worker } = system.parts;
  if (!system.payments) throw new Error('The demo season pays in the payments sandbox. Unset STRIPE_SECRET_KEY.');
  if (!postgres || !redis || !s3) {
    throw new Error(
      'The demo season fills the stores that npm start runs itself: its passwords are public. ' +
        'Unset DATABASE_ADMIN_URL, REDIS_URL and S3_ENDPOINT.',
    );
  }
  await worker?.stop();
  try {
    await runDemo(system, options);
  } finally {
    if (!options.signal?.aborted) await worker?.restart();
  }
}

async function runDemo(system: RunningSystem, { weeks, signal }: DemoOptions): Promise<void> {
  const child = spawn(process.execPath, [builtEntry('demo', 'main')], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      PATH: process.env.PATH,
      // The checkout page of the sandbox has the certificate that this machine made.
      ...(system.certificateFile && { NODE_EXTRA_CA_CERTS: system.certificateFile }),
      DEMO_GATEWAY_ENV: JSON.stringify(system.environmentOf('gateway')),
      DEMO_WORKER_ENV: JSON.stringify(system.environmentOf('analysis-worker')),
      DEMO_ADMIN_URL: system.stores.adminUrl,
      DEMO_UNFINISHED_FILE: join(system.dataFolder, 'demo-unfinished'),
      ...(weeks !== undefined && { DEMO_WEEKS: String(weeks) }),
    },
    ...(signal && { signal }),
  });
  const [[code], problem] = await Promise.all([once(child, 'exit') as Promise<[number | null]>, text(child.stderr)]);
  if (code !== 0) throw new Error(problem.trim() || 'The demo season is not complete.');
}
