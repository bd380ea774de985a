import type { CustomerRecord } from './billing-records.ts';
import type { SandboxState } from './sandbox-state.ts';

/** Adds a customer who has no way to pay yet. */
export function createCustomer(
  state: SandboxState,
  given: Pick<CustomerRecord, 'description' | 'email' | 'metadata' | 'name'>,
): CustomerRecord {
  return state.put({
    id: state.newId('cus'),
    object: 'customer',
    balance: 0,
    created: state.nowSeconds,
    currency: null,
    default_source: null,
    delinquent: false,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    ...given,
  });
}
