import type { Standing as StandingData } from '@trueswing/contracts';
import { Trophy } from 'lucide-react';
import { countOf, formatCount } from '../../../shared/count-of.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { useTierOfToday } from '../../../shared/use-today.ts';
import { ProgressBar } from '../../../ui/feedback.tsx';
import { ordinal } from '../ordinal.ts';
import { describeGap, describeTie } from './describe-gap.ts';
import { FirstPoints } from './first-points.tsx';

/** Where the golfer stands this month, and how far it is to the next place. */
export function Standing({ standing }: { standing: StandingData }) {
  const { position, monthlyPoints, golfers } = standing;
  if (position === null) {
    return (
      <>
        <p className="numeral mt-1 text-3xl">Not ranked yet</p>
        <p className="mt-1 text-sm text-muted">{countOf(monthlyPoints, 'point')} this month</p>
        <FirstPoints />
      </>
    );
  }
  return (
    <>
      <div className="flex items-end justify-between gap-4">
        <p className="numeral mt-1 min-w-0 text-5xl">{ordinal(position)}</p>
        <p className="shrink-0 text-right">
          <span className="numeral block text-3xl">{formatCount(monthlyPoints)}</span>
          <span className="text-sm text-muted">{monthlyPoints === 1 ? 'point' : 'points'} this month</span>
        </p>
      </div>
      <p className="mt-1 text-sm text-muted">of {countOf(golfers, 'golfer')} with points</p>
      <NextPlace standing={standing} />
    </>
  );
}

function NextPlace({ standing }: { standing: StandingData }) {
  const { id, isListed } = useUser();
  const { completionRewards } = usePlan();
  const { pointsPerExercise } = useTierOfToday();
  const gap = describeGap(standing, id);
  const tie = describeTie(standing, id);
  const { pointsToNext } = standing;
  return (
    <div className="mt-4 flex grow flex-col justify-center gap-2 border-t border-line pt-4">
      {gap?.share == null ? (
        <p className="flex min-h-14 grow items-center gap-3 rounded-control bg-flag px-4 font-semibold text-on-flag">
          <Trophy aria-hidden className="size-6 shrink-0" />
          {gap?.sentence}
        </p>
      ) : (
        <>
          <ProgressBar share={gap.share} label="Points of the next golfer that you have" />
          <p className="mt-1 font-semibold">{gap.sentence}</p>
        </>
      )}
      {completionRewards && <p className="text-muted">{describeExercises(pointsToNext, pointsPerExercise)}</p>}
      {tie && <p className="text-muted">{tie}</p>}
      {!isListed && <p className="text-muted">Other golfers do not see you on the leaderboard.</p>}
    </div>
  );
}

/** Describes, in exercises, the points to the next place; for the leader what an exercise adds. */
function describeExercises(pointsToNext: number | null, pointsPerExercise: number): string {
  if (pointsToNext === null) return `Each exercise adds ${pointsPerExercise} points.`;
  const exercises = Math.ceil(pointsToNext / pointsPerExercise);
  return `${countOf(exercises, 'exercise')} ${exercises === 1 ? 'gets' : 'get'} you there.`;
}
