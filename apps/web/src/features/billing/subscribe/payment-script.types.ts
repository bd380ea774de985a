/** What we use of Stripe.js, shaped as Stripe's own. https://docs.stripe.com/js */
export interface PaymentScript {
  elements(options: { clientSecret: string; appearance?: Appearance }): PaymentElements;
  confirmPayment(options: ConfirmOptions): Promise<ConfirmResult>;
  confirmSetup(options: ConfirmOptions): Promise<ConfirmResult>;
}

export interface Appearance {
  variables?: Record<string, string>;
}

export interface PaymentElements {
  create(type: 'payment'): PaymentElement;
}

export interface PaymentElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(name: 'ready', listener: () => void): unknown;
  on(name: 'loaderror', listener: (event: { error: PaymentError | undefined }) => void): unknown;
}

export interface ConfirmOptions {
  elements: PaymentElements;
  confirmParams: { return_url: string };
  redirect: 'if_required';
}

export interface PaymentError {
  message?: string;
  /** What the error is about, as it stands. */
  payment_intent?: { status: string };
  setup_intent?: { status: string };
}

export interface ConfirmResult {
  error?: PaymentError;
}

declare global {
  interface Window {
    /** Made by the payment provider's script. */
    Stripe?: (publishableKey: string) => PaymentScript;
  }
}
