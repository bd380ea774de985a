import type { World } from '../world.ts';
import { type PaymentRecord, readPaymentRecords } from './payment-records.ts';

/** Compares payments with the payment provider: each paying golfer was charged once, and no deleted one is a customer. */
export async function findWrongPayments(world: World): Promise<string[]> {
  const records = readPaymentRecords(world);
  const customers = records.filter(({ object, deleted }) => object === 'customer' && !deleted);
  const ofCustomers = (own: readonly string[], isCounted: (record: PaymentRecord) => boolean) =>
    records.filter((record) => own.includes(record.customer ?? '') && isCounted(record)).length;
  const gone = world.log.deletedGolfers();
  const paying = world.log.of('payment').filter(({ golfer }) => !gone.has(golfer));
  const wrong = paying.flatMap(({ golfer }) => {
    const own = customers.filter(({ metadata }) => metadata?.userId === golfer).map(({ id }) => id);
    const charged = ofCustomers(own, ({ object, paid }) => object === 'charge' && paid === true);
    const active = ofCustomers(own, ({ object, status }) => object === 'subscription' && status === 'active');
    const counts = [own.length, charged, active];
    return counts.every((count) => count === 1)
      ? []
      : [`payment of ${golfer}: ${counts.join(', ')} customers, charges and subscriptions`];
  });
  return [...wrong, ...(await findStrangers(world, customers))];
}

/** Customers of deleted accounts, or of none that billing knows. */
async function findStrangers({ rows }: World, customers: readonly PaymentRecord[]): Promise<string[]> {
  const linked = await rows(
    'select stripe_customer_id as id from billing.customer where stripe_customer_id is not null',
  );
  const known = new Set(linked.map(({ id }) => String(id)));
  return customers
    .filter(({ id }) => !known.has(id))
    .map(({ id, metadata }) => `customer ${id} of ${metadata?.userId} is not linked`);
}
