import type { IntentError } from '../state/records.ts';

/** What happens when a card is asked to pay, or to be kept. https://docs.stripe.com/testing */
export type CardDecision =
  | { result: 'accepted' }
  | { result: 'authenticate' }
  | { result: 'declined'; error: IntentError };

interface CardBehavior {
  brand: 'visa' | 'mastercard' | 'amex';
  /** Refused at once, also to be kept. */
  declines?: IntentError;
  /** Can be kept, but never pays. */
  chargeDeclines?: IntentError;
  /** `once`: later payments without the golfer go through; `always`: each one asks. */
  authentication?: 'once' | 'always';
}

const declined = (declineCode: string | undefined, message: string, code = 'card_declined'): IntentError => ({
  type: 'card_error',
  code: code as NonNullable<IntentError['code']>,
  ...(declineCode && { decline_code: declineCode }),
  message,
});
const generic = declined('generic_decline', 'Your card was declined.');

const cardBehaviors: Record<string, CardBehavior> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000002500003155': { brand: 'visa', authentication: 'once' },
  '4000002760003184': { brand: 'visa', authentication: 'always' },
  '4000000000000002': { brand: 'visa', declines: generic },
  '4000000000009995': { brand: 'visa', declines: declined('insufficient_funds', 'Your card has insufficient funds.') },
  '4000000000000069': { brand: 'visa', declines: declined(undefined, 'Your card has expired.', 'expired_card') },
  '4000000000000127': {
    brand: 'visa',
    declines: declined(undefined, "Your card's security code is incorrect.", 'incorrect_cvc'),
  },
  '4000000000000341': { brand: 'visa', chargeDeclines: generic },
};

/** Only Stripe's test numbers: no real card ever gets into the sandbox. */
export const isTestCard = (number: string): boolean => number in cardBehaviors;

export const brandOf = (number: string): string => cardBehaviors[number]?.brand ?? 'unknown';

export interface CardRequest {
  number: string;
  /** A payment, or only keeping the card for later ones. */
  purpose: 'pay' | 'keep';
  /** The golfer is there and can be asked. */
  onSession: boolean;
  /** The golfer has just said yes. */
  confirmed: boolean;
  /** The golfer said yes some time ago. */
  authenticatedBefore: boolean;
}

/** What the card's bank says. An unknown number is declined. */
export function authorizeCard({
  number,
  purpose,
  onSession,
  confirmed,
  authenticatedBefore,
}: CardRequest): CardDecision {
  const behaviour = cardBehaviors[number];
  if (!behaviour) return { result: 'declined', error: generic };
  if (behaviour.declines) return { result: 'declined', error: behaviour.declines };
  const asks =
    behaviour.authentication === 'always' ||
    (behaviour.authentication === 'once' && (onSession || !authenticatedBefore));
  if (asks && !confirmed) return { result: 'authenticate' };
  if (purpose === 'pay' && behaviour.chargeDeclines) return { result: 'declined', error: behaviour.chargeDeclines };
  return { result: 'accepted' };
}

/** What an intent says when the golfer did not authenticate. */
export const authenticationFailed = (purpose: CardRequest['purpose']): IntentError => ({
  type: 'invalid_request_error',
  code: purpose === 'pay' ? 'payment_intent_authentication_failure' : 'setup_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});
