import type { ConfirmOptions, ConfirmResult, PaymentScript } from './payment-script.types.ts';

/** A card is kept for later payments (`setup`), or pays now. */
export type ConfirmKind = 'setup' | 'payment';

export type Confirmed = { kind: ConfirmKind; refusal: null } | { kind: ConfirmKind; refusal: string };

const fallbacks: Record<ConfirmKind, string> = {
  setup: 'Failed to set up payment method',
  payment: 'Something went wrong with the payment',
};

/** Confirms what the client secret stands for with the card that was typed. Leaves the page only where a bank demands it. */
export async function confirmCard(
  script: Pick<PaymentScript, 'confirmPayment' | 'confirmSetup'>,
  clientSecret: string,
  elements: ConfirmOptions['elements'],
  returnUrl: string,
): Promise<Confirmed> {
  const options: ConfirmOptions = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' };
  const setUp = async (): Promise<Confirmed> => toConfirmed('setup', await script.confirmSetup(options));
  if (clientSecret.startsWith('seti_')) return setUp();
  const { error } = await script.confirmPayment(options);
  // The secret was a setup's in spite of its name.
  if (error?.message?.includes('SetupIntent')) return setUp();
  return toConfirmed('payment', { ...(error && { error }) });
}

function toConfirmed(kind: ConfirmKind, { error }: ConfirmResult): Confirmed {
  // Paid by an earlier try whose answer was lost: it is no failure that it cannot be paid again.
  const intent = kind === 'setup' ? error?.setup_intent : error?.payment_intent;
  if (intent?.status === 'succeeded') return { kind, refusal: null };
  return { kind, refusal: error ? error.message || fallbacks[kind] : null };
}

/** `pi_1_secret_2` is the secret of `pi_1`. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret')[0] ?? clientSecret;
