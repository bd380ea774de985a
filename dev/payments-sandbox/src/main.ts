// The payments sandbox as its own process. `npm start` runs it when no Stripe key is set.
import { refuseLiveKey } from './refuse-live-key.ts';
import { createPaymentsSandbox } from './sandbox-server.ts';

const optional = (name: string): string | undefined => process.env[`PAYMENTS_SANDBOX_${name}`] || undefined;
const read = (name: string): string => {
  const value = optional(name);
  if (!value) throw new Error(`payments-sandbox: set PAYMENTS_SANDBOX_${name}`);
  return value;
};

// A full disk behind the output costs log lines, not the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
refuseLiveKey(process.env.STRIPE_SECRET_KEY, process.env.STRIPE_PUBLISHABLE_KEY);
const webhookUrl = optional('WEBHOOK_URL');
const publicOrigin = optional('PUBLIC_ORIGIN');
const { server, close } = createPaymentsSandbox({
  folder: read('FOLDER'),
  secretKey: read('SECRET_KEY'),
  publishableKey: read('PUBLISHABLE_KEY'),
  webhookSecret: read('WEBHOOK_SECRET'),
  ...(webhookUrl && { webhookUrl }),
  ...(publicOrigin && { publicOrigin }),
});
server.listen(Number(read('PORT')), optional('HOST') ?? '127.0.0.1');
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void close().then(() => process.exit(0));
    setTimeout(() => process.exit(0), 5_000).unref();
  });
}
