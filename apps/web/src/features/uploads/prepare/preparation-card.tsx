import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/feedback.tsx';

/** Replaces the submit button while the phone makes the videos ready. */
export function PreparationCard({ share, onCancel }: { share: number; onCancel(): void }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: some browsers answer a promise, which is no clean-up.
    frame.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={frame} className="scroll-mb-28">
      <Card className="flex flex-col gap-3">
        <p className="font-semibold" role="status">
          Making your video ready: {Math.round(share * 100)}%
        </p>
        <ProgressBar share={share} label="Making your video ready" />
        <p className="text-sm text-muted">Your phone does this. Please keep this screen open. The sound is left out.</p>
        <Button kind="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Card>
    </div>
  );
}
