import { schemaModule as eventsModule } from '@trueswing/events/migrations';
import { assertMigrated, type Logger, openDatabase } from '@trueswing/service-kit';
import type { Kysely } from 'kysely';
import type { BillingTables } from './database.tables.ts';
import type { Env } from './env.ts';
import { schemaModule } from './migrations.ts';
import { openStripe, type StripeClient } from './stripe-client.ts';

export interface Deps {
  env: Env;
  logger: Logger;
  db: Kysely<BillingTables>;
  /** null without a key: then payment calls fail with `payments-unavailable`. */
  stripe: StripeClient | null;
  now: () => Date;
}

/** Dependencies of code that calls Stripe. */
export type PaymentDeps = Deps & { stripe: StripeClient };

/**
 * A call that opens a way to pay holds a connection while it waits for its lock and while Stripe answers. So does the reading
 * of a charge, in each of the three tasks that process Stripe's events. The other four periodic tasks and the event consumer
 * with its four handlers hold one each for a moment. That leaves at least 12 for golfers who pay at the same time.
 */
const maxConnections = 24;

/** Opens what the service works with; fails if the schema is not the one of this build. */
export async function openDeps(env: Env, logger: Logger): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { db, close } = openDatabase<BillingTables>({ url: env.DATABASE_URL, logger, maxConnections });
  try {
    await assertMigrated(db, eventsModule);
    await assertMigrated(db, schemaModule);
  } catch (error) {
    await close();
    throw error;
  }
  return { deps: { env, logger, db, stripe: openClient(env), now: () => new Date() }, close };
}

function openClient(env: Env): StripeClient | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return openStripe({ secretKey, webhookSecret, apiBase });
}
