import { join } from 'node:path';
import { readStartEnv } from '../env.ts';
import { portsToTry } from '../processes/free-port.ts';
import { type Part, restartablePart } from '../processes/part.ts';
import type { StackState } from '../state/stack-state.ts';
import { sendWebhooksTo, startPaymentsSandbox } from './start-payments-sandbox.ts';

/** Payment settings for the services. */
export interface PaymentsSettings {
  apiBase: string;
  scriptUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

export interface StartedPayments {
  settings: PaymentsSettings;
  port: number;
  part: Part;
  /** Sends webhooks to the gateway on this port, after a restart as well. Called once the gateway is running. */
  setGatewayPort(port: number): Promise<void>;
}

interface PaymentsOptions {
  dataFolder: string;
  wantedPort?: number | undefined;
  /** A port that it does not take. */
  reservedPort?: number | undefined;
  publicOrigin?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Starts the payments sandbox. Starts nothing if STRIPE_SECRET_KEY is set: then Stripe itself is used. */
export async function startPayments(options: PaymentsOptions, state: StackState): Promise<StartedPayments | undefined> {
  if (readStartEnv().STRIPE_SECRET_KEY) return undefined;
  const { dataFolder, wantedPort, reservedPort, publicOrigin, signal } = options;
  const { payments: keys } = state;
  let webhookUrl: string | undefined;
  const start = async (wantedPorts: readonly number[]) => {
    const folders = { dataFolder, logFolder: join(dataFolder, 'logs') };
    const sandbox = await startPaymentsSandbox({ ...folders, keys, wantedPorts, publicOrigin, signal });
    // It keeps no settings.
    if (webhookUrl !== undefined) await sendWebhooksTo(sandbox.apiBase, keys, webhookUrl);
    return sandbox;
  };
  const last = state.ports['payments-sandbox'];
  const running = await start(wantedPort === undefined ? [] : portsToTry([wantedPort, last], reservedPort));
  const { port, apiBase, scriptUrl } = running;
  return {
    settings: { apiBase, scriptUrl, ...keys },
    port,
    part: restartablePart(running, start),
    async setGatewayPort(gatewayPort) {
      webhookUrl = `http://127.0.0.1:${gatewayPort}/api/stripe/webhook`;
      await sendWebhooksTo(apiBase, keys, webhookUrl);
    },
  };
}
