import { cardFields } from './card-fields.ts';
import { html } from './markup.ts';
import { pageShell } from './page-shell.ts';

/** The page in the iframe that the stand-in for Stripe.js mounts. */
export const cardFormPage = (): string =>
  pageShell(
    'Card',
    html`<form class="framed" novalidate aria-label="Card">${cardFields()}</form>`,
    '/sandbox/in-frame.js',
  );

/** The bank's dialog over the web client's page. Its script enables the buttons; before that a click would be lost. */
export const authenticatePage = (): string =>
  pageShell(
    'Authentication',
    html`<h1>Is it you?</h1>
<p>Your bank would ask here whether you make this payment. Choose what you would have answered.</p>
<div class="actions">
<button type="button" value="complete" disabled>Complete authentication</button>
<button type="button" class="second" value="fail" disabled>Fail authentication</button>
</div>`,
    '/sandbox/in-frame.js',
  );
