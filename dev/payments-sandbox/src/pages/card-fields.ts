import { html, type Markup } from './markup.ts';

/** The three fields of a card, with the labels and `autocomplete` values that browsers and screen readers need. */
export function cardFields(problem?: { message: string; code?: string }): Markup {
  const wrong = (part: string) => (problem?.code?.includes(part) ? 'true' : 'false');
  return html`<label for="number">Card number</label>
<input id="number" name="number" autocomplete="cc-number" inputmode="numeric" placeholder="4242 4242 4242 4242" required aria-describedby="problem" aria-invalid="${wrong('number')}">
<div class="pair">
<div><label for="expiry">Expiry (MM / YY)</label>
<input id="expiry" name="expiry" autocomplete="cc-exp" inputmode="numeric" placeholder="MM / YY" required aria-describedby="problem" aria-invalid="${wrong('expiry')}"></div>
<div><label for="cvc">Security code</label>
<input id="cvc" name="cvc" autocomplete="cc-csc" inputmode="numeric" placeholder="CVC" maxlength="4" required aria-describedby="problem" aria-invalid="${wrong('cvc')}"></div>
</div>
<p id="problem" class="error" role="alert">${problem?.message}</p>`;
}
