import type { PaymentsConfig } from '@trueswing/contracts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote, Waiting } from '../../../ui/feedback.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { reportPaid } from '../billing.queries.ts';
import { priceOf } from '../plan-labels.ts';
import type { StartedPayment } from '../stored-payment.ts';
import { type ConfirmKind, confirmCard, intentIdOf } from './confirm-card.ts';
import { useCardForm } from './use-card-form.ts';

interface PaymentFormProps {
  payments: Exclude<PaymentsConfig, { mode: 'unavailable' }>;
  payment: StartedPayment;
  onPaying(isPaying: boolean): void;
  /** The secret cannot be used for a payment any more. */
  onSecretExpired(): void;
}

const titles: Record<ConfirmKind, { done: string; failed: string }> = {
  setup: { done: 'Payment Setup Successful', failed: 'Payment Setup Failed' },
  payment: { done: 'Payment Successful', failed: 'Payment Failed' },
};

/** The payment provider's card form; the card's number never reaches our pages. */
export function PaymentForm({ payments, payment, onPaying, onSecretExpired }: PaymentFormProps) {
  const { clientSecret, plan } = payment;
  const { place, form, state } = useCardForm(payments, clientSecret);
  const [isPaying, setIsPaying] = useState(false);
  const showToast = useToast();
  const navigate = useNavigate();
  const showPaying = (now: boolean) => {
    setIsPaying(now);
    onPaying(now);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form || isPaying) return;
    showPaying(true);
    const next = paths.paymentSuccess(intentIdOf(clientSecret));
    try {
      const confirmed = await confirmCard(form.stripe, clientSecret, form.elements, location.origin + next);
      const { kind } = confirmed;
      if (confirmed.refusal !== null) {
        showToast({ title: titles[kind].failed, text: confirmed.refusal, kind: 'destructive' });
        return showPaying(false);
      }
      if (confirmed.isOnItsWay)
        showToast({ title: 'Payment on Its Way', text: 'We confirm it as soon as it arrives.' });
      else showToast({ title: titles[kind].done, text: 'Welcome to Premium!' });
    } catch {
      showToast({
        title: 'Payment Error',
        text: 'An unexpected error occurred. Please try again.',
        kind: 'destructive',
      });
      return showPaying(false);
    }
    // A failure does not matter: the payment provider notifies our server as well.
    reportPaid().catch(() => undefined);
    navigate(next);
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {state === 'failed' && (
        <>
          <ErrorNote>We could not load the card form. Please check your connection and try again.</ErrorNote>
          <Button onClick={onSecretExpired}>Try Again</Button>
        </>
      )}
      {/* The provider's form grows below the spinner, so that nothing moves when the spinner goes. */}
      <div className={state === 'failed' ? 'hidden' : 'relative min-h-60'}>
        {state === 'loading' && (
          <div className="absolute inset-0 bg-card">
            <Waiting text="Loading the card form..." />
          </div>
        )}
        <div ref={place} />
      </div>
      {state === 'ready' && (
        <Button type="submit" disabled={isPaying} className="min-h-14 text-lg">
          {isPaying ? 'Processing...' : `Subscribe to Premium - ${priceOf(plan)}`}
        </Button>
      )}
    </form>
  );
}
