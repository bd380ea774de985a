import type { IntentError } from '../state/payment-records.ts';

/** The bank's decision on a payment or on saving the card. https://docs.stripe.com/testing */
export type CardDecision =
  | { result: 'accepted' }
  | { result: 'authenticate' }
  | { result: 'declined'; error: IntentError };

interface CardBehavior {
  brand: 'visa' | 'mastercard' | 'amex';
  /** Declines payments and saving. */
  declines?: IntentError;
  /** Can be saved, but every payment is declined. */
  chargeDeclines?: IntentError;
  /** `once`: later off-session payments need no authentication; `always`: every payment does. */
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

/** Only Stripe's test numbers are accepted, so that no real card gets into the sandbox. */
export const isTestCard = (number: string): boolean => number in cardBehaviors;

export const brandOf = (number: string): string => cardBehaviors[number]?.brand ?? 'unknown';

export interface CardRequest {
  number: string;
  /** A payment, or saving the card for later payments. */
  purpose: 'pay' | 'save';
  /** The golfer is present and can authenticate. */
  onSession: boolean;
  /** The golfer has just completed the authentication. */
  confirmed: boolean;
  /** The golfer authenticated the card at an earlier time. */
  authenticatedBefore: boolean;
}

/** Simulates the decision of the card's bank. An unknown number is declined. */
export function authorizeCard({
  number,
  purpose,
  onSession,
  confirmed,
  authenticatedBefore,
}: CardRequest): CardDecision {
  const behavior = cardBehaviors[number];
  if (!behavior) return { result: 'declined', error: generic };
  if (behavior.declines) return { result: 'declined', error: behavior.declines };
  const needsAuthentication =
    behavior.authentication === 'always' || (behavior.authentication === 'once' && (onSession || !authenticatedBefore));
  if (needsAuthentication && !confirmed) return { result: 'authenticate' };
  if (purpose === 'pay' && behavior.chargeDeclines) return { result: 'declined', error: behavior.chargeDeclines };
  return { result: 'accepted' };
}

/** The error of an intent whose authentication failed. */
export const authenticationFailed = (purpose: CardRequest['purpose']): IntentError => ({
  type: 'invalid_request_error',
  code: purpose === 'pay' ? 'payment_intent_authentication_failure' : 'setup_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});
