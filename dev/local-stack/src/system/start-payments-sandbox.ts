import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startOnFreePort } from '../processes/free-port.ts';
import { ManagedProcess } from '../processes/managed-process.ts';
import { builtEntry } from '../repository-paths.ts';
import type { PaymentsKeys } from '../state/stack-state.ts';

interface PaymentsSandboxOptions {
  /** Its state is stored in `<dataFolder>/payments-sandbox`. */
  dataFolder: string;
  logFolder: string;
  keys: PaymentsKeys;
  wantedPorts?: readonly number[];
  /** Where browsers find its pages. Default: its port on localhost. */
  publicOrigin?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface RunningPaymentsSandbox {
  process: ManagedProcess;
  port: number;
  /** For services: STRIPE_API_BASE. */
  apiBase: string;
  /** For browsers: STRIPE_JS_URL. */
  scriptUrl: string;
}

/** Starts the payments sandbox as a process, and waits until it answers. */
export async function startPaymentsSandbox(options: PaymentsSandboxOptions): Promise<RunningPaymentsSandbox> {
  mkdirSync(join(options.dataFolder, 'payments-sandbox'), { recursive: true, mode: 0o700 });
  return startOnFreePort(options.wantedPorts ?? [], (port) => launch(port, options));
}

async function launch(port: number, options: PaymentsSandboxOptions): Promise<RunningPaymentsSandbox> {
  const { keys, publicOrigin = `http://localhost:${port}` } = options;
  const child = await ManagedProcess.start({
    name: 'payments-sandbox',
    command: process.execPath,
    args: [builtEntry('payments-sandbox', 'main')],
    env: {
      PATH: process.env.PATH,
      // Passed so that the sandbox can refuse to start if it is a live key.
      STRIPE_SECRET_KEY: process.env.STRIPE_SECRET_KEY,
      PAYMENTS_SANDBOX_FOLDER: join(options.dataFolder, 'payments-sandbox'),
      PAYMENTS_SANDBOX_PORT: String(port),
      PAYMENTS_SANDBOX_PUBLIC_ORIGIN: publicOrigin,
      PAYMENTS_SANDBOX_SECRET_KEY: keys.secretKey,
      PAYMENTS_SANDBOX_PUBLISHABLE_KEY: keys.publishableKey,
      PAYMENTS_SANDBOX_WEBHOOK_SECRET: keys.webhookSecret,
    },
    logFile: join(options.logFolder, 'payments-sandbox.log'),
    signal: options.signal,
    stopSignal: 'SIGTERM',
    stopDeadlineMs: 8_000,
  });
  const apiBase = `http://127.0.0.1:${port}`;
  await child.waitUntilReady(async () => (await fetch(`${apiBase}/_health`)).ok, 30_000);
  return { process: child, port, apiBase, scriptUrl: `${publicOrigin}/v3/` };
}

/** Sets the URL to which a running sandbox sends webhooks. */
export async function sendWebhooksTo(apiBase: string, keys: PaymentsKeys, url: string): Promise<void> {
  const answer = await fetch(`${apiBase}/sandbox/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
    signal: AbortSignal.timeout(5_000),
  });
  if (!answer.ok) throw new Error(`payments-sandbox: ${answer.status} ${await answer.text()}`);
}
