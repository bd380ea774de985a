import { QrCode } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../../shared/api/http-client.ts';
import { paths } from '../../../shared/paths.ts';
import { QrPicture } from '../../../shared/qr-picture.tsx';
import { prefersLessMotion } from '../../../shared/reduced-motion.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorNote, InfoNote } from '../../../ui/feedback.tsx';
import { useCreateHandOver } from '../mobility-checks.queries.ts';

const validMs = 120_000;

/** Addresses that mean another machine on a phone: those of development. */
const isThisMachine = (host: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(host);

/** Opens the check on the golfer's phone: a QR code that also signs the phone in, for two minutes. Below a tap it comes into view. */
export function ShowOnPhone({ isBelowTap }: { isBelowTap: boolean }) {
  const handOver = useCreateHandOver();
  const { data, reset, mutate } = handOver;
  // The golfer came for it: this device cannot measure. Development renders twice, but one code is enough.
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [mutate]);
  // By the time since it was made, because the clocks of device and server may differ.
  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(reset, validMs);
    return () => clearTimeout(timer);
  }, [data, reset]);
  const frame = useRef<HTMLDivElement>(null);
  // The tap was above it, and the code is what was asked for.
  useEffect(() => {
    if (data && isBelowTap)
      frame.current?.scrollIntoView?.({ block: 'center', behavior: prefersLessMotion() ? 'auto' : 'smooth' });
  }, [data, isBelowTap]);
  return (
    <Card title="Continue on your phone">
      <div ref={frame} className="flex flex-col gap-4">
        {handOver.data ? (
          <>
            <QrPicture
              text={`${window.location.origin}${paths.handOver(handOver.data.code)}`}
              label="QR code that opens the check on your phone"
            />
            <p>Point your phone’s camera at this code. It signs your phone in, once, within two minutes.</p>
            <p className="text-muted">Show it to no one else.</p>
          </>
        ) : (
          <p>Show a code here and scan it with your phone. You need no password there.</p>
        )}
        {isThisMachine(window.location.hostname) && (
          <InfoNote kind="care">
            Your phone cannot open “{window.location.hostname}”. Start TrueSwing with <code>npm start -- --lan</code>{' '}
            and open the address that it prints.
          </InfoNote>
        )}
        {handOver.error && (
          <ErrorNote>{sentenceOf(handOver.error, 'We could not make a code. Please try again.')}</ErrorNote>
        )}
        <Button
          kind={handOver.data ? 'outline' : 'primary'}
          isBusy={handOver.isPending}
          onClick={() => handOver.mutate()}
        >
          <QrCode aria-hidden className="size-5" />
          {handOver.data ? 'Show a new code' : 'Show the code'}
        </Button>
      </div>
    </Card>
  );
}
