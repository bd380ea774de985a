import { type Goal, isBallGoal } from '@trueswing/contracts';
import { centralDayKey, describeGoalEnd, nameTarget } from '@trueswing/domain';
import { useState } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { clubNames } from '../../../shared/club-names.ts';
import { nameDay } from '../../../shared/name-day.ts';
import { paths } from '../../../shared/paths.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { useOwnStature } from '../../../shared/session/use-stature.ts';
import { shotPaths } from '../../../shared/shot-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChangeGoal } from './change-goal.tsx';
import { GoalNumbers } from './goal-numbers.tsx';
import { sayEnd, sayOpenGoal } from './say-goal.ts';
import { useNextFilmingDay } from './use-next-filming-day.ts';

interface GoalCardProps {
  goal: Goal;
  nowMs: number;
}

/** Shows where the open goal stands, or how the last one ended. */
export function GoalCard({ goal, nowMs }: GoalCardProps) {
  const { swingComparison } = usePlan();
  const stature = useOwnStature();
  const [isChanging, setIsChanging] = useState(false);
  const { end } = goal;
  const today = centralDayKey(new Date(nowMs));
  const nextFilmingDay = useNextFilmingDay(goal, today);
  const reader = { canFilm: swingComparison, today, nextFilmingDay, stature };
  const title = end ? describeGoalEnd({ ending: end.ending, measurement: goal.measurement }).title : 'Your Goal';
  return (
    <Card title={title} className="flex flex-col gap-3">
      <p className="font-semibold">
        {`${capitalize(nameTarget(goal, stature))} with the ${clubNames[goal.club].toLowerCase()}`}
        {!end && ` by ${nameDay(goal.dueOn)}`}
      </p>
      <GoalNumbers goal={goal} stature={stature} />
      <p>{(end ? sayEnd(goal, end, stature) : sayOpenGoal(goal, reader)).join(' ')}</p>
      {end && swingComparison && (
        <ButtonLink to={paths.analyses} kind="outline">
          Set Your Next Goal
        </ButtonLink>
      )}
      {!end && isBallGoal(goal.measurement) && (
        <ButtonLink to={shotPaths.shotImport} kind="flag">
          Import Your Shots
        </ButtonLink>
      )}
      {!end && !isChanging && (
        <Button kind="outline" onClick={() => setIsChanging(true)}>
          Change Goal
        </Button>
      )}
      {!end && isChanging && <ChangeGoal goal={goal} onDone={() => setIsChanging(false)} />}
    </Card>
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
