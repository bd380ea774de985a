import { ChevronRight, Dumbbell } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';

/** Leads to the workout of today. */
export function TodaysWorkoutBanner() {
  return (
    <Link
      to={paths.dailyWorkout}
      className="flex items-center gap-4 rounded-card bg-flag p-5 text-on-flag shadow-card transition-[filter] hover:brightness-95"
    >
      <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-on-flag text-flag">
        <Dumbbell className="size-7" />
      </span>
      <span className="min-w-0 grow">
        <h2 className="text-xl">Today's Workout</h2>
        <p>A personalised routine, updated daily.</p>
      </span>
      <ChevronRight aria-hidden className="size-6 shrink-0" />
    </Link>
  );
}
