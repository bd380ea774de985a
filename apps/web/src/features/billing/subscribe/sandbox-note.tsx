import type { PaymentsConfig } from '@trueswing/contracts';

/** Warns that payments are not real, so that no one types a real card. */
export function SandboxNote({ payments }: { payments: PaymentsConfig }) {
  if (payments.mode !== 'sandbox' && payments.mode !== 'test') return null;
  return (
    <p className="rounded-xl bg-sand p-4 font-semibold">
      {payments.mode === 'sandbox' ? 'Payments sandbox' : 'Test mode'} – no real money. Test card: 4242 4242 4242 4242.
    </p>
  );
}
