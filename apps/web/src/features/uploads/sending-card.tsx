import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/feedback.tsx';

interface SendingCardProps {
  /** 0…1 of the bytes that have been sent. */
  share: number;
  onCancel(): void;
}

/** Stands in place of the submit button while the upload runs. */
export function SendingCard({ share, onCancel }: SendingCardProps) {
  const isSent = share >= 1;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={frame}>
      <Card className="flex flex-col gap-3">
        <p className="font-semibold" role="status">
          {isSent ? 'Saving your video...' : `Uploading your swing: ${Math.round(share * 100)}%`}
        </p>
        <ProgressBar share={share} label="Upload" />
        {!isSent && (
          <Button kind="outline" onClick={onCancel}>
            Cancel Upload
          </Button>
        )}
      </Card>
    </div>
  );
}
