import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { SandboxOptions } from '../src/sandbox.ts';
import { createPaymentsSandbox } from '../src/sandbox-server.ts';

export const testKeys = {
  secretKey: 'sk_test_sandbox_1',
  publishableKey: 'pk_test_sandbox_1',
  webhookSecret: 'whsec_sandbox_1',
};

/** A sandbox in this process, with the real SDK as its client. */
export async function openSandbox(options: Partial<SandboxOptions> = {}) {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
  const opened = createPaymentsSandbox({ ...testKeys, webhookBackoffMs: 20, ...options, folder });
  await new Promise<void>((resolve) => opened.server.listen(0, '127.0.0.1', resolve));
  const { port } = opened.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const stripe = new Stripe(testKeys.secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });

  const call = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const answer = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) });
    return (await answer.json()) as Record<string, never>;
  };
  return {
    ...opened,
    folder,
    origin,
    port,
    stripe,
    control: (path: string, body: object = {}) =>
      call(
        'POST',
        `/sandbox/${path}`,
        { authorization: `Bearer ${testKeys.secretKey}`, 'content-type': 'application/json' },
        JSON.stringify(body),
      ),
    read: (path: string) => call('GET', `/sandbox/${path}`, { authorization: `Bearer ${testKeys.secretKey}` }),
    /** A call of the card form. */
    browse: (path: 'authenticate' | 'confirm', fields: Record<string, string>) =>
      call(
        'POST',
        `/sandbox/${path}`,
        {},
        new URLSearchParams({ key: testKeys.publishableKey, ...fields }).toString(),
      ) as Promise<{
        error?: { code: string; decline_code?: string };
        paymentIntent?: { status: string };
        setupIntent?: { status: string };
      }>,
    async remove() {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;

/** A customer with a subscription that waits for its first payment. */
export async function startSubscription({ stripe }: OpenSandbox, lookupKey = 'trueswing_monthly') {
  const customer = await stripe.customers.create({ email: 'golfer@example.org', metadata: { userId: 'u1' } });
  const prices = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.data[0]?.id ?? '' }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    metadata: { userId: 'u1' },
    expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
  });
  const invoice = subscription.latest_invoice;
  const secret = invoice && typeof invoice !== 'string' ? invoice.confirmation_secret?.client_secret : undefined;
  return { customer, subscription, secret: secret ?? '' };
}

/** Reads a subscription as our code does: from a list. */
export async function findSubscription({ stripe }: OpenSandbox, id: string, expand: readonly string[] = []) {
  const expanded = expand.map((field) => `data.${field}`);
  const { data } = await stripe.subscriptions.list({ status: 'all', limit: 100, expand: expanded });
  return found(data, id);
}

/** Reads a checkout session as our code does: from a list. */
export async function findCheckout({ stripe }: OpenSandbox, id: string, expand: readonly string[] = []) {
  const expanded = expand.map((field) => `data.${field}`);
  const { data } = await stripe.checkout.sessions.list({ limit: 100, expand: expanded });
  return found(data, id);
}

function found<T extends { id: string }>(list: readonly T[], id: string): T {
  const one = list.find((each) => each.id === id);
  if (!one) throw new Error(`${id} is not listed`);
  return one;
}

/** The fields of a card form. */
export const card = (number: string) => ({ number, expiry: '12 / 40', cvc: '123' });

/** A webhook receiver that records what it gets. `answer` decides the status of each answer. */
export async function openReceiver(answer: (body: string, count: number) => number = () => 200) {
  const received: { body: string; signature: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(answer(body, received.length)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { received, url, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** The error with which a call of the SDK rejects, if it does. */
export const rejectionOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Stripe.errors.StripeError,
  );
