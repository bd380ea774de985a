import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { ManagedProcess } from '../processes/managed-process.ts';
import { Part } from '../processes/part.ts';
import { builtEntry } from '../repository-paths.ts';
import type { Lan } from './prepare-lan.ts';

interface HttpsProxyProcessOptions extends Lan {
  gatewayPort: number;
  paymentsPort: number | undefined;
  logFolder: string;
  signal?: AbortSignal | undefined;
}

/** Starts the https proxy as a process, and waits until the gateway answers through it. */
export async function startHttpsProxy(options: HttpsProxyProcessOptions): Promise<Part> {
  const start = () => launch(options);
  return new Part(await start(), start);
}

async function launch(options: HttpsProxyProcessOptions): Promise<ManagedProcess> {
  const child = await ManagedProcess.start({
    name: 'https-proxy',
    command: process.execPath,
    args: ['--enable-source-maps', builtEntry('local-stack', 'lan/https-proxy/main')],
    env: {
      PATH: process.env.PATH,
      HTTPS_PROXY_PORT: String(options.port),
      HTTPS_PROXY_CERTIFICATE_FILE: options.certificateFile,
      HTTPS_PROXY_KEY_FILE: options.keyFile,
      HTTPS_PROXY_GATEWAY_PORT: String(options.gatewayPort),
      HTTPS_PROXY_PAYMENTS_PORT: options.paymentsPort === undefined ? undefined : String(options.paymentsPort),
    },
    logFile: join(options.logFolder, 'https-proxy.log'),
    signal: options.signal,
    stopSignal: 'SIGTERM',
    stopDeadlineMs: 5_000,
  });
  await child.waitUntilReady(() => isReady(options), 30_000);
  return child;
}

const isReady = ({ port, certificateFile }: Lan): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const ca = readFileSync(certificateFile);
    const probe = request({ host: '127.0.0.1', port, path: '/readyz', ca, agent: false, timeout: 5_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    probe.on('timeout', () => probe.destroy(new Error('no answer')));
    probe.on('error', reject);
    probe.end();
  });
