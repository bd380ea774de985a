import { LoaderCircle } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';

export function WorkoutPending() {
  return (
    <Card>
      <div role="status">
        <EmptyState icon={<LoaderCircle className="size-7 animate-spin" />} title="Creating Your Workout">
          Analyzing your swing to create personalized exercises...
        </EmptyState>
      </div>
    </Card>
  );
}
