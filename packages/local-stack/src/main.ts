// `npm start`: the whole system on this machine, until Ctrl-C.
import { resolve } from 'node:path';
import { onNpmExit } from './processes/on-npm-exit.ts';
import { defaultDataFolder } from './repository-paths.ts';
import { printStartScreen } from './system/print-start-screen.ts';
import { AlreadyRunningError } from './system/stack-lock.ts';
import { startSystem } from './system/start-system.ts';

const exitCodes = { failed: 1, alreadyRunning: 3 };
const sameWishMs = 500;
const startedAt = performance.now();
const dataDir = resolve(process.env.TRUESWING_DATA_DIR || defaultDataFolder);

const starting = new AbortController();
const stopAsked = new Promise<void>((resolve) => {
  const ask = (why: string) => {
    starting.abort(new Error(why));
    resolve();
  };
  let firstAskedAt = Number.POSITIVE_INFINITY;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Asked again: the kernel stops the children when this process ends. npm passes on the Ctrl-C that the terminal has
      // already sent us, so a signal right behind the first one is no second wish.
      if (Date.now() > firstAskedAt + sameWishMs) process.exit(exitCodes.failed);
      firstAskedAt = Math.min(firstAskedAt, Date.now());
      ask(`stopped by ${signal}`);
    });
  }
  onNpmExit(() => ask('npm is gone'));
});

try {
  const system = await startSystem({ dataDir, ports: 'default', log: console.log, signal: starting.signal });
  printStartScreen(system, dataDir, performance.now() - startedAt);
  const failure = await Promise.race([stopAsked, system.failed]);
  if (failure) console.error(`\n${failure.message}\n\nStopping everything.`);
  else console.log('\nStopping.');
  await system.stop();
  if (!failure) console.log('Stopped. Everything is kept in', dataDir);
  process.exit(failure ? exitCodes.failed : 0);
} catch (error) {
  if (starting.signal.aborted) {
    console.log('Stopped.');
    process.exit(0);
  }
  if (error instanceof AlreadyRunningError) {
    console.error(`TrueSwing is ${error.message}. Stop it with Ctrl-C in its terminal, or: kill ${error.pid}`);
    process.exit(exitCodes.alreadyRunning);
  }
  console.error(error instanceof Error ? error.message : error);
  process.exit(exitCodes.failed);
}
