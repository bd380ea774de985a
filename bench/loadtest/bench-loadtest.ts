// Drives the API or the queue at a rate and writes a report:  npm run loadtest -- --target api|queue …
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '../../dev/local-stack/src/repository-paths.ts';
import { type Load, readArguments, UsageError, usage } from './read-arguments.ts';
import { printSummary, summarize } from './report/summary.ts';
import { writeReport } from './report/write-report.ts';
import { Recorder } from './run/recorder.ts';
import { runLoad } from './run/run-load.ts';
import { startOwnSystem } from './start-own-system.ts';
import { openApiTarget } from './targets/api-target.ts';
import { openQueueTarget, type QueueStores } from './targets/queue-target.ts';
import type { Target } from './targets/target.ts';

try {
  await main(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}

async function main(load: Load): Promise<void> {
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  process.once('SIGTERM', () => interrupted.abort());
  const given = givenSystem(load);
  const own = given ? undefined : await startOwnSystem();
  const { url, stores } = given ?? (own as NonNullable<typeof own>);
  try {
    const machineLoad = loadavg()[0] ?? 0;
    const startedAt = new Date().toISOString();
    const recorder = new Recorder();
    const target = await openTarget(load, url, stores, recorder);
    let elapsedS: number;
    try {
      elapsedS = await runLoad(target, load, recorder, interrupted.signal);
    } finally {
      // The report stays, even if the database is away meanwhile.
      await target.close().catch((error: unknown) => console.error('The end of the load failed:', error));
    }
    const summary = summarize(recorder, {
      load,
      startedAt,
      machineLoad: [machineLoad, loadavg()[0] ?? 0],
      elapsedS,
    });
    printSummary(summary);
    console.log(`Report: ${await writeReport(fromCaller(load.outFolder), summary)}`);
  } finally {
    await own?.remove();
  }
}

/** The running system that the caller names; undefined: start one. */
function givenSystem(load: Load): { url: string; stores: QueueStores } | undefined {
  const { DATABASE_URL: databaseUrl = '', REDIS_URL: redisUrl = '' } = process.env;
  if (load.target === 'api') return load.url === undefined ? undefined : { url: load.url, stores: none };
  if (!databaseUrl && !redisUrl) return undefined;
  if (!databaseUrl || !redisUrl)
    throw new UsageError('--target queue needs both DATABASE_URL and REDIS_URL, or neither');
  return { url: '', stores: { databaseUrl, redisUrl } };
}

const none: QueueStores = { databaseUrl: '', redisUrl: '' };

function openTarget(load: Load, url: string, stores: QueueStores, recorder: Recorder): Promise<Target> {
  if (load.target === 'queue') return openQueueTarget(stores, load.holdMs, recorder);
  const clip = load.clip === undefined ? join(repositoryRoot, 'samples/face-on.mp4') : fromCaller(load.clip);
  return openApiTarget(url, clip, recorder);
}

/** npm starts scripts in the repository's folder; paths are the caller's. */
function fromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
