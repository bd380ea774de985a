import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { lockUser, selectStripeCustomerId, selectUser } from './customers.repository.ts';

/** The golfer's customer at Stripe; null without one. */
export const findStripeCustomerId = ({ db }: Pick<Deps, 'db'>, userId: string): Promise<string | null> =>
  selectStripeCustomerId(db, userId);

/** The golfer whose customer it is; undefined if it is unknown or was deleted with its account. */
export const findUserOfCustomer = ({ db }: Pick<Deps, 'db'>, stripeCustomerId: string): Promise<string | undefined> =>
  selectUser(db, stripeCustomerId);

/** Same as `findUserOfCustomer`, and the account cannot be deleted until the transaction ends. */
export const lockUserOfCustomer = (
  tx: Transaction<BillingTables>,
  stripeCustomerId: string,
): Promise<string | undefined> => lockUser(tx, stripeCustomerId);
