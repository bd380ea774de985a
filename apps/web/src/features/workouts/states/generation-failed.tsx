import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';

/** The server answered, but without any exercise. */
export function GenerationFailed({ isBusy, onReload }: { isBusy: boolean; onReload(): void }) {
  return (
    <Card className="flex flex-col gap-2">
      <EmptyState icon={<RotateCw className="size-7" />} title="Workout Generation Failed">
        Unable to create your personalized workout. Please try again.
      </EmptyState>
      <Button isBusy={isBusy} onClick={onReload}>
        Reload
      </Button>
    </Card>
  );
}
