import type { PriceRecord } from '../state/billing-records.ts';
import type { CheckoutSessionRecord } from '../state/session-records.ts';
import { cardFields } from './card-fields.ts';
import { money } from './format-values.ts';
import { html, type Markup } from './markup.ts';
import { pageShell } from './page-shell.ts';

interface CheckoutView {
  session: CheckoutSessionRecord;
  price: PriceRecord;
  problem?: { message: string; code?: string };
  /** The payment method that the golfer must authenticate. */
  methodToAuthenticate?: string;
}

export function checkoutPage(view: CheckoutView): string {
  const { session, price } = view;
  const amount = `${money(price.unit_amount ?? 0)} per ${price.recurring.interval ?? 'month'}`;
  return pageShell(
    'Checkout',
    html`<h1>Subscribe to TrueSwing Premium</h1>
<p>${amount}</p>
${view.methodToAuthenticate ? authentication(session, view.methodToAuthenticate) : cardForm(view)}
${session.cancel_url ? html`<a href="${session.cancel_url}">Back without paying</a>` : null}`,
  );
}

const cardForm = ({
  session,
  problem,
}: CheckoutView): Markup => html`<form method="post" action="/sandbox/checkout/${session.id}/pay">
${cardFields(problem)}
<button>Subscribe</button>
</form>`;

const authentication = (session: CheckoutSessionRecord, method: string): Markup => html`<h2>Is it you?</h2>
<p>Your bank would ask here whether you make this payment.</p>
<form method="post" action="/sandbox/checkout/${session.id}/pay" class="actions">
<input type="hidden" name="payment_method" value="${method}">
<button name="outcome" value="complete">Complete authentication</button>
<button name="outcome" value="fail" class="second">Fail authentication</button>
</form>`;

/** For a session that is paid or has expired. */
export const closedCheckoutPage = (status: string | null): string =>
  pageShell(
    'Checkout',
    html`<h1>This checkout is ${status === 'complete' ? 'paid' : 'over'}</h1>
<p>You can close this page and go back to TrueSwing.</p>`,
  );
