import { ChevronRight, Dumbbell } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { optionalPart } from '../../optional-part.ts';

const TodaysProgress = optionalPart(async () => ({ default: (await import('./home-cards.ts')).TodaysProgress }));

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
      {/* Its place is kept, so that nothing moves when it comes. */}
      <span className="min-w-12 shrink-0 text-right">
        <Suspense>
          <TodaysProgress />
        </Suspense>
      </span>
      <ChevronRight aria-hidden className="size-6 shrink-0" />
    </Link>
  );
}
