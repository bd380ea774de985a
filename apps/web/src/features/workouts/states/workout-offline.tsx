import { CloudOff } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';

/** Shown while there is no network to load a workout, and none on this device to train. */
export function WorkoutOffline() {
  return (
    <Card>
      <div role="status">
        <EmptyState icon={<CloudOff className="size-7" />} title="You are offline">
          Today's workout needs a network. It comes by itself when you are back online.
        </EmptyState>
      </div>
    </Card>
  );
}
