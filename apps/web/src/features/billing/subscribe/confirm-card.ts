import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';

/** `setup` saves a card for later payments, `payment` charges it now. */
export type ConfirmKind = 'setup' | 'payment';

export type Confirmed = { kind: ConfirmKind; refusal: null } | { kind: ConfirmKind; refusal: string };

const fallbacks: Record<ConfirmKind, string> = {
  setup: 'Failed to set up payment method',
  payment: 'Something went wrong with the payment',
};

/** Confirms the payment or setup of the client secret with the typed card. Leaves the page only if a bank requires it. */
export async function confirmCard(
  stripe: Pick<Stripe, 'confirmPayment' | 'confirmSetup'>,
  clientSecret: string,
  elements: StripeElements,
  returnUrl: string,
): Promise<Confirmed> {
  const options = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const;
  const setUp = async (): Promise<Confirmed> => toConfirmed('setup', (await stripe.confirmSetup(options)).error);
  if (clientSecret.startsWith('seti_')) return setUp();
  const { error } = await stripe.confirmPayment(options);
  // The secret belongs to a setup although its name says otherwise.
  if (error?.message?.includes('SetupIntent')) return setUp();
  return toConfirmed('payment', error);
}

function toConfirmed(kind: ConfirmKind, error: StripeError | undefined): Confirmed {
  // An earlier attempt succeeded and its answer was lost: confirming twice is not a failure.
  const intent = kind === 'setup' ? error?.setup_intent : error?.payment_intent;
  if (intent?.status === 'succeeded') return { kind, refusal: null };
  return { kind, refusal: error ? error.message || fallbacks[kind] : null };
}

/** `pi_1_secret_2` is the secret of `pi_1`. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret')[0] ?? clientSecret;
