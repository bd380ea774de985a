import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { type CustomerRow, lockUser, selectCustomer, selectStripeCustomer } from './customers.repository.ts';

/** A golfer's customer that exists at Stripe. */
export type Customer = CustomerRow & { stripeCustomerId: string };

/** Returns the golfer's customer; undefined without one at Stripe. */
export async function findCustomer({ db }: Pick<Deps, 'db'>, userId: string): Promise<Customer | undefined> {
  const customer = await selectCustomer(db, userId);
  if (!customer?.stripeCustomerId) return undefined;
  return { ...customer, stripeCustomerId: customer.stripeCustomerId };
}

/** Returns a customer by its id at Stripe; undefined if it is unknown or was deleted with its account. */
export async function findStripeCustomer(
  { db }: Pick<Deps, 'db'>,
  stripeCustomerId: string,
): Promise<Customer | undefined> {
  const customer = await selectStripeCustomer(db, stripeCustomerId);
  return customer && { ...customer, stripeCustomerId };
}

/** Returns the golfer whose customer it is, and the account cannot be deleted until the transaction ends. */
export const lockUserOfCustomer = (
  tx: Transaction<BillingTables>,
  stripeCustomerId: string,
): Promise<string | undefined> => lockUser(tx, stripeCustomerId);
