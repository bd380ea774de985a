import { ArrowLeft, Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';

/** Title, the way back, and the points of the month, which lead to the leaderboard. */
export function WorkoutHeader() {
  const points = useUser().monthlyPoints.toLocaleString('en-US');
  return (
    <header className="-mt-2 flex items-center gap-1">
      <Link
        to={paths.home}
        aria-label="Back to Home"
        className="-ml-3 grid size-12 shrink-0 place-items-center rounded-xl text-fairway hover:bg-fairway-tint"
      >
        <ArrowLeft aria-hidden className="size-6" />
      </Link>
      <h1 className="min-w-0 grow text-xl">Today's Workout</h1>
      <ButtonLink
        to={paths.leaderboard}
        kind="outline"
        size="small"
        aria-label={`${points} points this month, to the leaderboard`}
        className="numeral shrink-0"
      >
        <Trophy aria-hidden className="size-5" />
        {points}
      </ButtonLink>
    </header>
  );
}
