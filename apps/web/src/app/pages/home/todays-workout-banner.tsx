import { Dumbbell } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

/** A placeholder for the daily workout, which does not exist yet, so it has no link. */
export function TodaysWorkoutBanner() {
  return (
    <section className="flex items-center gap-4 rounded-card border-2 border-dashed border-edge p-5">
      <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-fairway-tint text-fairway">
        <Dumbbell className="size-7" />
      </span>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h2 className="text-xl">Today's Workout</h2>
        <p className="text-muted">A personalised routine, updated daily.</p>
        <Badge kind="care">Not open yet</Badge>
      </div>
    </section>
  );
}
