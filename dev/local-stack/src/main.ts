// `npm start`: runs the whole system on this machine until Ctrl-C. With `--lan` phones on the network can open it; `--demo` fills it
// with a season first.
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readStartEnv } from './env.ts';
import { chooseLanAddresses, NoNetworkAddressError } from './lan/choose-addresses.ts';
import { onNpmExit } from './processes/on-npm-exit.ts';
import { defaultDataFolder } from './repository-paths.ts';
import { fillWithDemo } from './system/fill-with-demo.ts';
import { printStartScreen } from './system/print-start-screen.ts';
import { AlreadyRunningError } from './system/stack-lock.ts';
import { startSystem } from './system/start-system.ts';

const exitCodes = { failed: 1, alreadyRunning: 3 };
const duplicateSignalMs = 500;
const startedAt = performance.now();
const dataFolder = resolve(readStartEnv().TRUESWING_DATA_DIR ?? defaultDataFolder);

const starting = new AbortController();
const stopRequested = new Promise<void>((resolve) => {
  const requestStop = (reason: string) => {
    starting.abort(new Error(reason));
    resolve();
  };
  let firstSignalAt = Number.POSITIVE_INFINITY;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second signal ends this process, and the kernel then stops the children. npm forwards the Ctrl-C that the
      // terminal has already sent to this process, so a signal right after the first one is the same Ctrl-C.
      if (Date.now() > firstSignalAt + duplicateSignalMs) process.exit(exitCodes.failed);
      firstSignalAt = Math.min(firstSignalAt, Date.now());
      requestStop(`stopped by ${signal}`);
    });
  }
  onNpmExit(() => requestStop('npm has ended'));
});

try {
  const { lan, demo } = readArguments();
  const addresses = lan ? { lanAddresses: findLanAddresses() } : {};
  const { signal } = starting;
  const system = await startSystem({ dataFolder, ports: 'default', ...addresses, log: console.log, signal });
  if (demo) {
    await fillWithDemo(system, { signal }).catch(async (error: unknown) => {
      await system.stop();
      if (signal.aborted) console.log('\nThe demo season is not finished. The next start with --demo starts it over.');
      throw error;
    });
  }
  printStartScreen(system, performance.now() - startedAt);
  const failure = await Promise.race([stopRequested, system.failed]);
  if (failure) console.error(`\n${failure.message}\n\nStopping everything.`);
  else console.log('\nStopping.');
  await system.stop();
  if (!failure) console.log('Stopped. The data stays in', dataFolder);
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

function readArguments(): { lan: boolean; demo: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { lan: flag, demo: flag } }).values;
  } catch {
    throw new Error('usage: npm start [-- [--lan] [--demo]]');
  }
}

function findLanAddresses(): string[] {
  const addresses = chooseLanAddresses(networkInterfaces());
  if (addresses.length === 0) throw new NoNetworkAddressError();
  return addresses;
}
