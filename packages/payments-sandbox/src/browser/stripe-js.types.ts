/** What our web client may use of Stripe.js, shaped as Stripe's own. */
export interface Elements {
  create(type: 'payment', options?: object): PaymentElement;
}

export interface PaymentElement {
  mount(place: Element | string): void;
  unmount(): void;
  destroy(): void;
  on<Name extends keyof ElementEvents>(name: Name, listener: (event: ElementEvents[Name]) => void): this;
}

export interface ElementEvents {
  ready: { elementType: 'payment' };
  change: { elementType: 'payment'; complete: boolean; empty: boolean; value: { type: 'card' } };
  loaderror: { elementType: 'payment'; error: ConfirmResult['error'] };
}

export interface Appearance {
  variables?: Record<string, string>;
}

export interface ConfirmOptions {
  elements: Elements;
  confirmParams?: { return_url?: string };
  redirect?: 'always' | 'if_required';
}

interface ConfirmedIntent {
  id: string;
  client_secret: string;
  status: string;
}

export interface ConfirmResult {
  paymentIntent?: ConfirmedIntent;
  setupIntent?: ConfirmedIntent;
  error?: { type: string; code?: string; decline_code?: string; message: string };
}
