import { AppError } from '@trueswing/service-kit';

/** Errors of a way to pay that say more than the sentence of their code. */
export const paymentErrors = {
  /** Stripe does not accept the golfer's address. */
  emailRefused: (cause: unknown) =>
    new AppError('bad-request', {
      message:
        'The payment service does not accept your e-mail address. Please change your e-mail in your profile, and try again.',
      cause,
    }),
  unreachable: (cause: unknown) => notOpened('We cannot reach the payment service.', cause),
  refused: (cause: unknown) => notOpened('The payment service said no.', cause),
  /** Another call of the golfer opens one. */
  alreadyOpening: (cause: unknown) => notOpened('Your payment is being opened already.', cause),
  /** Stripe gave no secret for the form of a card. */
  formNotOpened: (cause: unknown) => notOpened('Your payment did not open.', cause),
  /** Stripe gave no URL of its page. */
  pageNotOpened: () => notOpened('The payment page did not open.'),
};

/** Unlike the catalog's sentence, it can say that nothing was charged. */
const notOpened = (sentence: string, cause?: unknown) =>
  new AppError('payment-provider-unavailable', {
    message: `${sentence} You have not been charged. Please try again in a minute.`,
    cause,
  });
