import { findNamed, readOneOf, readText, readWhole } from '../protocol/api-call.ts';
import type { Form } from '../protocol/decode-form.ts';
import { invalidRequest } from '../protocol/stripe-error.ts';
import type { ChargeRecord, DisputeRecord } from '../state/payment-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { recordEvent } from '../webhooks/record-event.ts';

/** Refunds a charge, fully or by `amount` cents. The subscription continues, as with Stripe. */
export function refundCharge(state: SandboxState, form: Form): ChargeRecord {
  const charge = namedCharge(state, form);
  const left = charge.amount - charge.amount_refunded;
  const amount = readWhole(form, 'amount') ?? left;
  if (amount < 1 || amount > left) throw invalidRequest(`Refund amount is not between 1 and ${left}`, 'amount');
  const refunded = state.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  recordEvent(state, 'charge.refunded', refunded, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  });
  return refunded;
}

/** Opens a dispute: the golfer's bank reverses the charge. */
export function disputeCharge(state: SandboxState, form: Form): DisputeRecord {
  const charge = namedCharge(state, form);
  if (charge.disputed) throw invalidRequest('This charge is disputed already.', 'charge');
  state.put({ ...charge, disputed: true });
  const dispute = state.put({
    id: state.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: state.nowSeconds,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies DisputeRecord);
  recordEvent(state, 'charge.dispute.created', dispute);
  return dispute;
}

/** Closes a dispute as won or lost. */
export function closeDispute(state: SandboxState, form: Form): DisputeRecord {
  const charge = namedCharge(state, form);
  const dispute = state.all('dispute').findLast((one) => one.charge === charge.id);
  const status = readOneOf(form, 'status', ['won', 'lost']);
  if (!dispute || !status) throw invalidRequest('Name a disputed charge, and a status: won or lost.', 'charge');
  const closed = state.put({ ...dispute, status });
  recordEvent(state, 'charge.dispute.closed', closed, { status: dispute.status });
  return closed;
}

/** The charge with the given id, or the last one that the customer paid. */
function namedCharge(state: SandboxState, form: Form): ChargeRecord {
  const id = readText(form, 'charge');
  if (id !== undefined) return findNamed(state, 'charge', id, 'charge');
  const customer = readText(form, 'customer');
  const charge = state.all('charge').findLast((paid) => paid.paid && paid.customer === customer);
  if (!charge) throw invalidRequest('Name a charge, or a customer who has paid.', 'charge', 'resource_missing');
  return charge;
}
