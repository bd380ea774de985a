import { join } from 'node:path';
import { startOnFreePort } from '../processes/free-port.ts';
import { ManagedProcess } from '../processes/managed-process.ts';
import { restartablePart } from '../processes/part.ts';
import { nodeFlags, type ServiceName, type SystemSettings, serviceEntry, serviceEnv } from './service-env.ts';

interface ServiceOptions {
  service: ServiceName;
  settings: SystemSettings;
  logFolder: string;
  wantedPorts: readonly number[];
  signal?: AbortSignal | undefined;
}

/** Starts a built service, and waits until its `/readyz` succeeds. */
export async function startService(options: ServiceOptions) {
  const start = (ports: readonly number[]) => startOnFreePort(ports, (port) => launch(options, port));
  const running = await start(options.wantedPorts);
  return { port: running.port, part: restartablePart(running, start) };
}

async function launch({ service, settings, logFolder, signal }: ServiceOptions, port: number) {
  const child = await ManagedProcess.start({
    name: service,
    command: process.execPath,
    args: ['--enable-source-maps', ...nodeFlags, serviceEntry(service)],
    env: serviceEnv(service, port, settings),
    logFile: join(logFolder, `${service}.log`),
    stopSignal: 'SIGTERM',
    // A service takes at most 15 s to stop.
    stopDeadlineMs: 17_000,
    signal,
  });
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok;
  await child.waitUntilReady(isReady, 60_000);
  return { process: child, port };
}
