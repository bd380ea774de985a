// The stand-in for Stripe.js. It has only what our web client uses, and runs in the web client's page.

import type { StripeError } from '@stripe/stripe-js';
import { FramedPage } from './framed-page.ts';
import type {
  ConfirmOptions,
  ConfirmResult,
  ElementEvents,
  Elements,
  ElementsOptions,
  PaymentElement,
} from './stripe-js.types.ts';

const sandboxOrigin = new URL((document.currentScript as HTMLScriptElement).src).origin;

interface MountedForm {
  clientSecret: string;
  form: FramedPage | undefined;
}

/** The form that belongs to an `Elements` object. */
const formsOf = new WeakMap<Elements, MountedForm>();

class CardElement implements PaymentElement {
  readonly #owner: MountedForm;
  readonly #address: string;
  readonly #listeners: { [Name in keyof ElementEvents]?: ((event: ElementEvents[Name]) => void)[] } = {};

  constructor(owner: MountedForm, address: string) {
    this.#owner = owner;
    this.#address = address;
  }

  mount(place: Element | string): void {
    const parent = typeof place === 'string' ? document.querySelector(place) : place;
    if (!parent) throw new Error(`No element to mount in: ${String(place)}`);
    this.unmount();
    const form = new FramedPage(sandboxOrigin, this.#address, 'Secure payment input frame (sandbox)');
    form.on('ready', () => this.#emit('ready', { elementType: 'payment' }));
    form.on('change', ({ complete, empty }) =>
      this.#emit('change', {
        elementType: 'payment',
        complete: complete === true,
        empty: empty === true,
        value: { type: 'card' },
      }),
    );
    form.on('loaderror', ({ error }) =>
      this.#emit('loaderror', { elementType: 'payment', error: error as StripeError }),
    );
    this.#owner.form = form;
    parent.replaceChildren(form.frame);
  }

  unmount(): void {
    this.#owner.form?.remove();
    this.#owner.form = undefined;
  }

  destroy(): void {
    this.unmount();
  }

  on<Name extends keyof ElementEvents>(name: Name, listener: (event: ElementEvents[Name]) => void): this {
    const listeners: ((event: ElementEvents[Name]) => void)[] = this.#listeners[name] ?? [];
    listeners.push(listener);
    (this.#listeners as Record<Name, typeof listeners>)[name] = listeners;
    return this;
  }

  #emit<Name extends keyof ElementEvents>(name: Name, event: ElementEvents[Name]): void {
    for (const listener of this.#listeners[name] ?? []) listener(event);
  }
}

function createStripe(key: string) {
  return { elements, confirmPayment: confirm, confirmSetup: confirm };

  function elements({ clientSecret, appearance }: ElementsOptions): Elements {
    const owner: MountedForm = { clientSecret, form: undefined };
    const created: Elements = {
      create: () => {
        const hash = new URLSearchParams({
          ...frameParameters(key, clientSecret),
          appearance: JSON.stringify(appearance ?? {}),
        });
        return new CardElement(owner, `/sandbox/card-form#${hash}`);
      },
    };
    formsOf.set(created, owner);
    return created;
  }

  /** Confirms with the typed card, and opens the authentication if the card needs it. Redirects unless `redirect` is `if_required`. */
  async function confirm({ elements: from, confirmParams, redirect }: ConfirmOptions): Promise<ConfirmResult> {
    const owner = formsOf.get(from);
    if (!owner?.form) throw new Error('confirm: the payment element is not mounted');
    let result = (await owner.form.request('confirm')) as ConfirmResult;
    const intent = result.paymentIntent ?? result.setupIntent;
    if (intent?.status === 'requires_action') result = await authenticate(key, owner.clientSecret);
    const done = result.paymentIntent ?? result.setupIntent;
    if (!done || redirect === 'if_required') return result;
    leaveFor(confirmParams?.return_url, result);
    // The page is being unloaded. Stripe.js does not answer then either.
    return new Promise(() => undefined);
  }
}

/** Passed after the `#`, so that no server logs the secret. The frame gets the parent's origin here because no referrer is sent. */
const frameParameters = (key: string, clientSecret: string) => ({
  key,
  client_secret: clientSecret,
  parent: location.origin,
});

/** Time to wait for the bank's page after the dialog is closed. */
const bankTimeoutMs = 10_000;
const noAnswer: ConfirmResult = {
  error: { type: 'api_connection_error', message: 'Your bank does not answer. Please try again.' },
};

/** Shows the bank's dialog over the page, as 3-D Secure does. */
async function authenticate(key: string, clientSecret: string): Promise<ConfirmResult> {
  const hash = new URLSearchParams(frameParameters(key, clientSecret));
  const page = new FramedPage(sandboxOrigin, `/sandbox/authenticate#${hash}`, 'Payment authentication (sandbox)');
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Payment authentication (sandbox)');
  Object.assign(dialog.style, {
    margin: 'auto',
    border: '0',
    padding: '0',
    width: 'min(24rem, 94vw)',
    borderRadius: '12px',
  });
  dialog.append(page.frame);
  document.body.append(dialog);
  const answered = new Promise<ConfirmResult>((resolve) => {
    page.on('answered', ({ result }) => resolve(result as ConfirmResult));
    dialog.addEventListener('close', () => {
      void page.request('fail').then((result) => resolve(result as ConfirmResult));
      setTimeout(() => resolve(noAnswer), bankTimeoutMs);
    });
  });
  dialog.tabIndex = -1;
  dialog.showModal();
  // Until the bank's page listens, this page handles Escape.
  dialog.focus();
  page.on('listening', () => page.frame.focus());
  const result = await answered;
  page.remove();
  dialog.remove();
  return result;
}

function leaveFor(returnUrl: string | undefined, { paymentIntent, setupIntent }: ConfirmResult): void {
  if (!returnUrl) throw new Error('confirmParams.return_url is needed unless redirect is if_required');
  const url = new URL(returnUrl, location.href);
  const intent = paymentIntent ?? setupIntent;
  const name = paymentIntent ? 'payment_intent' : 'setup_intent';
  url.searchParams.set(name, intent?.id ?? '');
  url.searchParams.set(`${name}_client_secret`, intent?.client_secret ?? '');
  url.searchParams.set('redirect_status', intent?.status === 'succeeded' ? 'succeeded' : 'pending');
  location.assign(url);
}

Object.assign(window, { Stripe: createStripe });
