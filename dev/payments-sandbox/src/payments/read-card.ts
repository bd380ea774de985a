import { readText } from '../protocol/api-call.ts';
import type { Form } from '../protocol/decode-form.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import type { CardDetails } from './add-card.ts';
import { isTestCard } from './test-cards.ts';

/** The validation error that Stripe.js returns before it contacts the bank. */
const validationError = (code: string, message: string) =>
  new StripeError(402, { type: 'validation_error', code, message });

/** Reads a card from a form (`number`, `expiry` as MM / YY, `cvc`). Accepts test numbers only: real ones are neither stored nor forwarded. */
export function readCard(form: Form, nowSeconds: number): CardDetails {
  const number = (readText(form, 'number') ?? '').replace(/\D/g, '');
  if (number.length < 14) throw validationError('incomplete_number', 'Your card number is incomplete.');
  if (!passesLuhn(number)) throw validationError('incorrect_number', 'Your card number is invalid.');
  const [, month, year] = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec((readText(form, 'expiry') ?? '').trim()) ?? [];
  if (!month || !year) throw validationError('incomplete_expiry', "Your card's expiration date is incomplete.");
  const expiryMonth = Number(month);
  const expiryYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  if (expiryMonth < 1 || expiryMonth > 12)
    throw validationError('invalid_expiry_month', "Your card's expiration month is invalid.");
  if (Date.UTC(expiryYear, expiryMonth) / 1000 <= nowSeconds) {
    throw validationError('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (!/^\d{3,4}$/.test((readText(form, 'cvc') ?? '').trim())) {
    throw validationError('incomplete_cvc', "Your card's security code is incomplete.");
  }
  if (!isTestCard(number)) {
    throw new StripeError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'live_mode_test_card',
      message: 'This is a payments sandbox: use a test card such as 4242 4242 4242 4242.',
    });
  }
  return { number, expiryMonth, expiryYear };
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
