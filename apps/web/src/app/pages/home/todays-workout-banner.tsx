import { ChevronRight, Dumbbell } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { optionalPart } from '../../optional-part.ts';

const dumbbell = <Dumbbell aria-hidden className="size-7" />;
const TodaysProgress = optionalPart<{ otherwise: ReactNode }>(
  async () => ({ default: (await import('./home-cards.ts')).TodaysProgress }),
  ({ otherwise }) => otherwise,
);

/** Leads to the workout of today. */
export function TodaysWorkoutBanner() {
  return (
    <Link
      to={paths.dailyWorkout}
      className="flex items-center gap-4 rounded-card bg-flag p-5 text-on-flag shadow-card transition-[filter] hover:brightness-95"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-on-flag text-flag">
        <Suspense fallback={dumbbell}>
          <TodaysProgress otherwise={dumbbell} />
        </Suspense>
      </span>
      <span className="min-w-0 grow">
        <h2 className="text-xl">Today's Workout</h2>
        <p>A personalised routine, updated daily.</p>
      </span>
      <ChevronRight aria-hidden className="size-6 shrink-0" />
    </Link>
  );
}
