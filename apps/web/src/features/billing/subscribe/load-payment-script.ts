import type { PaymentScript } from './payment-script.types.ts';

/**
 * Loads the payment provider's script, once for all screens, and opens it with our key. A load that failed is tried anew.
 * @throws Error when the script cannot be loaded: offline, or blocked by an extension
 */
export async function loadPaymentScript(scriptUrl: string, publishableKey: string): Promise<PaymentScript> {
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
