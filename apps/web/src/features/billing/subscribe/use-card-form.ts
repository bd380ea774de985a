import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { PaymentsConfig } from '@trueswing/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadPaymentScript } from './load-payment-script.ts';

import { readAppearance } from './read-appearance.ts';

export interface CardForm {
  /** The element in which the payment provider mounts its form. */
  place: RefObject<HTMLDivElement | null>;
  form: { stripe: Stripe; elements: StripeElements } | null;
  state: 'loading' | 'ready' | 'failed';
}

/** Mounts the payment provider's form for one client secret. */
export function useCardForm(
  { scriptUrl, publishableKey }: Exclude<PaymentsConfig, { mode: 'unavailable' }>,
  clientSecret: string,
): CardForm {
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<CardForm['form']>(null);
  const [state, setState] = useState<CardForm['state']>('loading');

  useEffect(() => {
    let isLeft = false;
    let remove = () => {};
    const mount = (stripe: Stripe) => {
      if (isLeft || !place.current) return;
      const elements = stripe.elements({ clientSecret, appearance: readAppearance(place.current) });
      const element = elements.create('payment');
      element.on('ready', () => setState('ready'));
      element.on('loaderror', () => setState('failed'));
      element.mount(place.current);
      remove = () => element.destroy();
      setForm({ stripe, elements });
    };
    loadPaymentScript(scriptUrl, publishableKey)
      .then(mount)
      .catch(() => setState('failed'));
    return () => {
      isLeft = true;
      remove();
    };
  }, [scriptUrl, publishableKey, clientSecret]);

  return { place, form, state };
}
