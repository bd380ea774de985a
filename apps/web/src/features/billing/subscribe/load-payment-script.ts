import type { Stripe } from '@stripe/stripe-js';

/**
 * Loads Stripe.js, once for all screens, and initializes it with our key. A failed load is retried by the next call.
 * @throws Error when the script cannot be loaded: offline, or blocked by an extension
 */
export async function loadPaymentScript(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  if (!window.Stripe) await addScript(scriptUrl);
  if (!window.Stripe) throw new Error(`${scriptUrl} brought no payment form`);
  return window.Stripe(publishableKey);
}

const addScript = (scriptUrl: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${scriptUrl} could not be loaded`));
    });
    document.head.append(script);
  });
