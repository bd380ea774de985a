import type {
  Appearance,
  ConfirmPaymentData,
  PaymentIntent,
  SetupIntent,
  StripeError,
  StripePaymentElement,
  StripePaymentElementChangeEvent,
} from '@stripe/stripe-js';

// The part of Stripe.js that our web client uses, with Stripe's own types.

export interface ElementsOptions {
  clientSecret: string;
  appearance?: Pick<Appearance, 'variables'>;
}

export interface Elements {
  create(type: 'payment', options?: object): PaymentElement;
}

export interface PaymentElement extends Pick<StripePaymentElement, 'destroy' | 'mount' | 'unmount'> {
  on<Name extends keyof ElementEvents>(name: Name, listener: (event: ElementEvents[Name]) => void): this;
}

export interface ElementEvents {
  ready: { elementType: 'payment' };
  change: Pick<StripePaymentElementChangeEvent, 'complete' | 'elementType' | 'empty' | 'value'>;
  loaderror: { elementType: 'payment'; error: StripeError };
}

export interface ConfirmOptions {
  elements: Elements;
  confirmParams?: Partial<Pick<ConfirmPaymentData, 'return_url'>>;
  redirect?: 'always' | 'if_required';
}

export interface ConfirmResult {
  paymentIntent?: Pick<PaymentIntent, 'client_secret' | 'id' | 'status'>;
  setupIntent?: Pick<SetupIntent, 'client_secret' | 'id' | 'status'>;
  error?: StripeError;
}
