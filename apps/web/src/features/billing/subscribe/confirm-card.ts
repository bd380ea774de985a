import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';

/** `setup` saves a card for later payments, `payment` charges it now. */
export type ConfirmKind = 'setup' | 'payment';

/** `isOnItsWay`: the payment takes time to arrive, as a debit of an account does. */
export type Confirmed =
  | { kind: ConfirmKind; refusal: null; isOnItsWay: boolean }
  | { kind: ConfirmKind; refusal: string };

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
  const setUp = async (): Promise<Confirmed> => {
    const { error, setupIntent } = await stripe.confirmSetup(options);
    return toConfirmed('setup', error, setupIntent);
  };
  if (clientSecret.startsWith('seti_')) return setUp();
  const { error, paymentIntent } = await stripe.confirmPayment(options);
  // The secret belongs to a setup although its name says otherwise.
  if (error?.message?.includes('SetupIntent')) return setUp();
  return toConfirmed('payment', error, paymentIntent);
}

function toConfirmed(
  kind: ConfirmKind,
  error: StripeError | undefined,
  confirmed: { status: string } | undefined,
): Confirmed {
  const intent = kind === 'setup' ? error?.setup_intent : error?.payment_intent;
  // An earlier attempt succeeded, or is on its way, and its answer was lost: confirming twice is not a failure.
  const isConfirmed = intent?.status === 'succeeded' || intent?.status === 'processing';
  if (error && !isConfirmed) return { kind, refusal: error.message || fallbacks[kind] };
  return { kind, refusal: null, isOnItsWay: (confirmed ?? intent)?.status === 'processing' };
}

/** `pi_1_secret_2` is the secret of `pi_1`. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret')[0] ?? clientSecret;
