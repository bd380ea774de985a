import { createLogger } from '@trueswing/service-kit';
import { openTestPayments, testPaymentKeys } from '@trueswing/testkit';
// The gateway's payment calls end in the billing service; the tests cover both together.
import { buildApp } from '../../billing/src/app.ts';
import { startBackground } from '../../billing/src/background.ts';
import { openDeps } from '../../billing/src/deps.ts';
import { internalSecret, type TestGateway } from './test-gateway.ts';

export type TestBilling = Awaited<ReturnType<typeof startTestBilling>>;

/**
 * Starts the billing service on a gateway's database, with a payments sandbox that sends its webhooks to the gateway.
 * `connectVia` may put a proxy before the sandbox.
 */
export async function startTestBilling(
  gateway: TestGateway,
  { hasKey = true, connectVia = async (origin: string) => origin } = {},
) {
  const payments = await openTestPayments();
  const logger = createLogger({ service: 'billing', level: 'silent' });
  const { deps, close } = await openDeps(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      OTEL_TRACES_SAMPLER_ARG: 1,
      HOST: '127.0.0.1',
      PORT: 0,
      DATABASE_URL: gateway.databaseUrl('billing'),
      PUBLIC_ORIGIN: 'http://localhost:8080',
      INTERNAL_SECRET: internalSecret,
      STRIPE_SECRET_KEY: hasKey ? testPaymentKeys.secretKey : undefined,
      STRIPE_WEBHOOK_SECRET: hasKey ? testPaymentKeys.webhookSecret : undefined,
      STRIPE_API_BASE: await connectVia(payments.origin),
    },
    logger,
  );
  const background = startBackground(deps);
  const app = await buildApp(deps);
  gateway.deps.env.BILLING_URL = await app.listen({ host: '127.0.0.1', port: 0 });
  // The gateway sends browsers to the pages of the sandbox.
  if (hasKey) gateway.deps.env.STRIPE_JS_URL = `${payments.origin.replace('127.0.0.1', 'localhost')}/v3/`;
  await payments.control('webhooks', { url: `${gateway.origin}/api/stripe/webhook` });
  return {
    payments,
    deps,
    async stop() {
      await app.close();
      await background.stop();
      await close();
      await payments.close();
    },
  };
}
