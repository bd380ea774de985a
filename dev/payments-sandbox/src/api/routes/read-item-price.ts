import { findNamed, isForm, readList, readText } from '../../protocol/api-call.ts';
import type { Form } from '../../protocol/decode-form.ts';
import { invalidRequest, missingParam } from '../../protocol/stripe-error.ts';
import type { PriceRecord } from '../../state/billing-records.ts';
import type { SandboxState } from '../../state/sandbox-state.ts';

/** The price of the only item in the list, if there is one. */
export function readItemPrice(state: SandboxState, form: Form, list = 'items'): PriceRecord | undefined {
  const [item, ...more] = readList(form, list);
  if (item === undefined) return undefined;
  if (more.length > 0 || !isForm(item))
    throw invalidRequest('The payments sandbox knows subscriptions of one item.', list);
  const quantity = readText(item, 'quantity');
  if (quantity !== undefined && quantity !== '1')
    throw invalidRequest('The payments sandbox sells one.', `${list}[0][quantity]`);
  const price = readText(item, 'price');
  if (price === undefined) throw missingParam(`${list}[0][price]`);
  return findNamed(state, 'price', price, `${list}[0][price]`);
}
