import { Trophy } from 'lucide-react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { formatCount } from '../../../shared/count-of.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenHeader } from '../../../shared/screen-header.tsx';
import { useUser } from '../../../shared/session/use-user.ts';

/** Title, the way back, and the points of the month, which lead to the leaderboard. */
export function WorkoutHeader() {
  const points = formatCount(useUser().monthlyPoints);
  return (
    <ScreenHeader back={{ to: paths.home, label: 'Back to Home' }}>
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
    </ScreenHeader>
  );
}
