import { useQuery } from '@tanstack/react-query';
import { type Club, isBallGoal, type UploadClub, uploadClubSchema } from '@trueswing/contracts';
import { checkProgress } from '@trueswing/domain';
import { rowInLengths, sayProgress, swingProgress, toDatedVideo } from '@trueswing/swing';
import { useState } from 'react';
import { LoadError } from '../../shared/api/load-error.tsx';
import { ButtonLink } from '../../shared/button-link.tsx';
import { ClubChoice } from '../../shared/club-choice.tsx';
import { goalsQuery } from '../../shared/goals.queries.ts';
import { mobilityChecksQuery } from '../../shared/mobility-checks.queries.ts';
import { paths } from '../../shared/paths.ts';
import { progressQuery } from '../../shared/progress.queries.ts';
import { recapPath } from '../../shared/recap-path.ts';
import { sayTime } from '../../shared/say-time.ts';
import { ScreenHeader } from '../../shared/screen-header.tsx';
import { usePlan } from '../../shared/session/use-plan.ts';
import { useStature } from '../../shared/session/use-stature.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { useRefreshWhenAnalyzed } from '../../shared/use-refresh-when-analyzed.ts';
import { workoutDaysQuery } from '../../shared/workout-days.queries.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { BallGroup } from './ball-group.tsx';
import { GoalCard } from './goal/goal-card.tsx';
import { shownGoal } from './goal/shown-goal.ts';
import { ProgressGroup } from './progress-group.tsx';
import { SwingGroup } from './swing-group.tsx';
import { useBallProgress } from './use-ball-progress.ts';

const minuteMs = 60_000;

/** Shows what changed in swing, ball and body over half a year, whether it is real, and what was trained between. */
export default function ProgressPage() {
  const { swingComparison } = usePlan();
  const swings = useQuery({ ...progressQuery, enabled: swingComparison });
  const checks = useQuery(mobilityChecksQuery);
  const days = useQuery(workoutDaysQuery);
  const goals = useQuery(goalsQuery);
  const nowMs = useNow(minuteMs);
  const [chosenClub, setChosenClub] = useState<UploadClub | null>(null);
  const [chosenBallClub, setChosenBallClub] = useState<Club | null>(null);
  const ball = useBallProgress(nowMs);
  useRefreshWhenAnalyzed();
  const queries = [...(swingComparison ? [swings] : []), checks, days];
  const failure = queries.find(({ error, data }) => error && data === undefined)?.error;
  // The sentence on top is about all groups. If the shots fail to load, it is about the others. A goal that fails to load hides no group.
  const isLoaded = queries.every(({ data }) => data !== undefined) && ball.shots.isFetched && goals.isFetched;
  const [filmed] = ball.clubs.flatMap((of) => uploadClubSchema.options.filter((option) => option === of.club));
  const club = chosenClub ?? swings.data?.[0]?.clubSelection ?? filmed ?? 'driver';
  const swingsOfClub = (swings.data ?? []).filter(({ clubSelection }) => clubSelection === club);
  const { stature } = useStature(useUser().id);
  const goal = shownGoal(goals.data ?? [], nowMs);
  const also = goal && !isBallGoal(goal.measurement) ? goal.measurement : null;
  const swingRows = (swingComparison ? swingProgress(swingsOfClub.map(toDatedVideo), also) : []).map((row) =>
    rowInLengths(row, stature),
  );
  const ballClub = chosenBallClub ?? (ball.clubs.find((of) => of.club === club) ?? ball.clubs[0])?.club ?? club;
  const ballRows = ball.rowsOf(ballClub);
  const otherBallRows = ball.changedBeside(ballClub);
  const bodyRows = checkProgress(checks.data ?? [], nowMs);
  const workoutDays = days.data ?? [];
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader back={{ to: paths.analyses, label: 'Back to your analyses' }}>
        <h1 className="text-2xl">Your Progress</h1>
      </ScreenHeader>
      {failure && (
        <LoadError
          error={failure}
          sentence="We could not load your progress. Please try again."
          onRetry={() => Promise.all(queries.map(({ refetch }) => refetch()))}
        />
      )}
      {!isLoaded && !failure && <SkeletonCard label="Loading your progress" lines={10} />}
      {isLoaded && (
        <>
          <p className="text-lg font-semibold text-balance">
            {sayProgress([...swingRows, ...bodyRows, ...ballRows], sayTime, club)}
          </p>
          {goal && <GoalCard key={goal.id} goal={goal} nowMs={nowMs} />}
          {goals.error && !goals.data && (
            <LoadError
              error={goals.error}
              sentence="We could not load your goal. Please try again."
              onRetry={goals.refetch}
            />
          )}
          {!swingComparison && <PremiumNote />}
          <ClubChoice
            club={club}
            onChange={(chosen) => {
              setChosenClub(chosen);
              setChosenBallClub(chosen);
            }}
          />
          {swingComparison && (
            <SwingGroup club={club} rows={swingRows} swings={swingsOfClub} workoutDays={workoutDays} />
          )}
          <BallGroup
            shots={ball.shots}
            club={ballClub}
            clubs={ball.clubs}
            onClub={setChosenBallClub}
            rows={ballRows}
            others={otherBallRows}
            workoutDays={workoutDays}
          />
          <ProgressGroup
            title="Body"
            rows={bodyRows}
            workoutDays={workoutDays}
            note="Each number is the mean of both sides. A range is what one check can be off by. Your body differs from day to day too, so a change is called likely at most."
          >
            <ButtonLink to={paths.mobilityCheck} kind="outline">
              Check Your Mobility
            </ButtonLink>
          </ProgressGroup>
          <RecapsCard />
        </>
      )}
    </div>
  );
}

function RecapsCard() {
  return (
    <Card title="Month by Month" className="flex flex-col gap-3">
      <p className="text-muted">
        After a month with a swing, a shot, a workout or a mobility check, its recap comes on the first of the next. It
        shows what you did, what really changed, and your next step.
      </p>
      <ButtonLink to={recapPath()} kind="outline">
        See Your Recaps
      </ButtonLink>
    </Card>
  );
}

function PremiumNote() {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">With Premium you also see what really changed in your swing.</p>
      <ButtonLink to={paths.subscribe}>Upgrade to Premium</ButtonLink>
    </div>
  );
}
