import type { InvoiceRecord, PriceRecord, SubscriptionRecord } from '../state/billing-records.ts';
import type { PaymentMethodRecord } from '../state/payment-records.ts';
import type { PortalSessionRecord } from '../state/session-records.ts';
import { cardFields } from './card-fields.ts';
import { day, money } from './format-values.ts';
import { html, type Markup } from './markup.ts';
import { pageShell } from './page-shell.ts';

export interface PortalView {
  session: PortalSessionRecord;
  /** The subscription that has not ended, if any. */
  subscription: SubscriptionRecord | undefined;
  prices: readonly PriceRecord[];
  card: PaymentMethodRecord | undefined;
  invoices: readonly InvoiceRecord[];
  problem?: { message: string; code?: string };
  done?: string;
  /** The payment method that the golfer must authenticate. */
  methodToAuthenticate?: string;
}

export function portalPage(view: PortalView): string {
  const { session, subscription, done } = view;
  return pageShell(
    'Manage subscription',
    html`<h1>Manage your subscription</h1>
${done ? html`<p role="status"><strong>${done}</strong></p>` : null}
${subscription ? plan(view, subscription) : html`<p>You have no subscription.</p>`}
<h2>Payment method</h2>
<p>${view.card ? `${view.card.card.brand} ending in ${view.card.card.last4}` : 'No card is kept.'}</p>
${view.methodToAuthenticate ? authentication(session, view.methodToAuthenticate) : cardForm(view)}
<h2>Invoices</h2>
${view.invoices.length === 0 ? html`<p>None yet.</p>` : invoices(view)}
${session.return_url ? html`<p><a href="${session.return_url}">Return to TrueSwing</a></p>` : null}`,
  );
}

function plan({ session, prices }: PortalView, subscription: SubscriptionRecord): Markup {
  const item = subscription.items.data[0];
  const end = item ? day(item.current_period_end) : '';
  const others = prices.filter(({ id }) => id !== item?.price.id);
  const cancels = subscription.cancel_at_period_end;
  return html`<h2>Plan</h2>
<p>TrueSwing Premium, ${money(item?.price.unit_amount ?? 0)} per ${item?.price.recurring.interval} (${subscription.status.replace('_', ' ')})</p>
<p>${cancels ? `Cancels on ${end}.` : `Renews on ${end}.`}</p>
<form method="post" action="/sandbox/portal/${session.id}/${cancels ? 'resume' : 'cancel'}">
<button class="second">${cancels ? 'Don’t cancel subscription' : 'Cancel subscription'}</button>
</form>
${others.map(
  (price) => html`<form method="post" action="/sandbox/portal/${session.id}/switch">
<input type="hidden" name="price" value="${price.id}">
<button class="second">Switch to ${money(price.unit_amount ?? 0)} per ${price.recurring.interval}</button>
</form>`,
)}`;
}

const cardForm = ({
  session,
  problem,
}: PortalView): Markup => html`<form method="post" action="/sandbox/portal/${session.id}/card">
${cardFields(problem)}
<button>Save card</button>
</form>`;

const authentication = (session: PortalSessionRecord, method: string): Markup => html`<h2>Is it you?</h2>
<p>Your bank would ask here whether you want to keep this card.</p>
<form method="post" action="/sandbox/portal/${session.id}/card" class="actions">
<input type="hidden" name="payment_method" value="${method}">
<button name="outcome" value="complete">Complete authentication</button>
<button name="outcome" value="fail" class="second">Fail authentication</button>
</form>`;

const invoices = ({ session, invoices: list }: PortalView): Markup => html`<table>
<thead><tr><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">Status</th></tr></thead>
<tbody>
${list.map(
  (invoice) =>
    html`<tr><td>${day(invoice.created)}</td><td>${money(invoice.amount_due)}</td><td>${invoice.status}${
      invoice.status === 'open'
        ? html` <form method="post" action="/sandbox/portal/${session.id}/pay"><input type="hidden" name="invoice" value="${invoice.id}"><button>Pay now</button></form>`
        : null
    }</td></tr>`,
)}
</tbody>
</table>`;
